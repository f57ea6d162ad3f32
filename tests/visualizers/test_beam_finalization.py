"""Settling a recorded beam search anew, against the library: what the page's script says of another length_penalty and
another early_stopping is what a run with those settings does, wherever the script says that it knows."""

from __future__ import annotations

import functools
import itertools
import threading
from typing import Any

import pytest
import torch
from transformers import GenerationConfig

from playground.models.token_texts import TokenTexts
from playground.recording import Recorder, loop_arguments
from playground.trace import BeamsAdvanced, Event, Finished, Started, Token, replace
from tests.strategies.beam_runs import traced
from tests.support.page_modules import module_page
from tests.support.slow import mostly_slow
from tests.support.tiny_models import byte_tokenizer, tiny_gpt2, tiny_llama, tiny_t5
from tests.visualizers.reading import lines

NEW = 12
VOCAB = 40
MODELS = {"llama": tiny_llama(VOCAB, seed=1), "gpt2": tiny_gpt2(VOCAB, seed=2), "t5": tiny_t5(VOCAB, seed=3)}
PROMPTS = [[7, 11, 5, 9], [6, 15, 21, 30]]
POWERS = (-1.0, 0.0, 1.0, 2.0)
RULES = list(itertools.product(POWERS, (False, True, "never")))
TEXTS = TokenTexts(byte_tokenizer())
ENDS = [2, 5, 9, 14, 22, 31]

# name -> (model, config, prompts)
CASES: dict[str, tuple[str, dict[str, Any], int]] = {
    "ends": ("llama", {"num_beams": 3, "num_return_sequences": 2, "eos_token_id": ENDS}, 1),
    "many_beams": ("gpt2", {"num_beams": 6, "num_return_sequences": 6, "eos_token_id": [3, 8]}, 1),
    "no_end": ("llama", {"num_beams": 3}, 1),
    "encoder": ("t5", {"num_beams": 3, "num_return_sequences": 3, "eos_token_id": ENDS}, 1),
    "sampled": ("gpt2", {"num_beams": 4, "do_sample": True, "num_return_sequences": 2, "eos_token_id": ENDS}, 1),
    "sampled_hotly": ("llama", {"num_beams": 3, "do_sample": True, "temperature": 3.0, "eos_token_id": ENDS}, 1),
    "biased": ("llama", {"num_beams": 3, "sequence_bias": [[[7], 5.0]], "eos_token_id": ENDS}, 1),  # sums above 0
    "two_prompts": ("llama", {"num_beams": 3, "num_return_sequences": 2, "eos_token_id": ENDS}, 2),
    "two_sampled": ("gpt2", {"num_beams": 3, "do_sample": True, "eos_token_id": [2, 5, 9]}, 2),
    "diverse": (
        "llama",
        {"num_beams": 6, "num_beam_groups": 3, "diversity_penalty": 0.7, "num_return_sequences": 6,
         "eos_token_id": ENDS},
        1,
    ),
    "diverse_two": (
        "gpt2",
        {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 2.0, "num_return_sequences": 3,
         "eos_token_id": ENDS},
        2,
    ),
    "diverse_no_end": ("gpt2", {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 1.0}, 1),
    "constrained": (
        "llama",
        {"num_beams": 4, "num_return_sequences": 2, "force_words_ids": [[17, 6], [[12], [21, 33]]],
         "eos_token_id": ENDS},
        1,
    ),
    "constrained_two": (
        "gpt2", {"num_beams": 4, "num_return_sequences": 4, "force_words_ids": [[17]], "eos_token_id": ENDS}, 2
    ),
    "constrained_late": ("gpt2", {"num_beams": 3, "force_words_ids": [[17, 6, 8, 3]], "eos_token_id": [3, 8]}, 1),
}  # fmt: skip


@functools.cache
def recorded(case: str, power: float, early: bool | str, given: int = 0) -> list[Event]:
    """The events of a run by these settings; `given` tokens stand before what it chooses."""
    name, config, count = CASES[case]
    config = {"max_new_tokens": NEW, "pad_token_id": 0} | config | {"length_penalty": power, "early_stopping": early}
    model, events = MODELS[name], []

    recorder = Recorder(emit=events.append, texts=TEXTS, top=3, given=[11, 13, 4, 8][:given] if given else [])
    before = model.generation_config.eos_token_id
    model.generation_config.eos_token_id = None  # the only way to have none
    torch.manual_seed(0)
    try:
        ids = torch.tensor(PROMPTS[:count])
        asked = GenerationConfig(**config | {"sequence_bias": _pairs(config.get("sequence_bias"))})
        start = recorder.start(**loop_arguments(model, asked, {"input_ids": ids}))
        ends = config.get("eos_token_id", [])
        tokens = [Token(i, "", "") for i in ([] if model.config.is_encoder_decoder else PROMPTS[0])]
        events.append(Started("", start.mode, 0, "", tokens, {}, config, ends, NEW, processors=start.labels))
        with torch.no_grad():
            recorder.run(start)
    finally:
        model.generation_config.eos_token_id = before
    steps = [event for event in events[1:] if isinstance(event, BeamsAdvanced)]
    return [events[0], *steps, Finished(recorder.sequences, 1.0, 0.1, 1)]


def _pairs(bias: Any) -> Any:
    return None if bias is None else {tuple(ids): value for ids, value in bias}


def outcome(events: list[Event]) -> dict[str, Any]:
    """What a run did: its steps, and for each prompt the pool and the returned ids."""
    steps = [event.step for event in events if isinstance(event, BeamsAdvanced)]
    prompts = 1 + max(step.sequence for step in steps)
    sequences = events[-1].sequences
    each = len(sequences) // prompts
    return {
        "steps": 1 + max(step.index for step in steps),
        "pools": [[step for step in steps if step.sequence == i][-1].pool for i in range(prompts)],
        "ids": [[s.token_ids for s in sequences[i * each : (i + 1) * each]] for i in range(prompts)],
    }


@pytest.fixture(scope="module")
def page(browser):
    """A page with the scripts that know how to settle, and in it `told(text, rules)` and `path(text, tokens)`."""
    modules = ("core/log.ts", "beam_search/beam_finalization.ts", "beam_search/greedy_path.ts")
    page = module_page(browser, *modules)
    page.evaluate(f"() => {{ {TELL} }}")
    yield page
    page.close()


TELL = """
const ids = (node) => pathOf(node).map((step) => step.chosen.token_id);
const read = (text) => {
  const log = new RunLog();
  log.feed(text);
  return log;
};
window.told = (text, rules) => {
  const log = read(text);
  return rules.map((rule) => tell(log, rule));
};
const tell = (log, rule) => {
  const search = searchOf(log);
  const {stop, prompts} = settle(search, rule);
  return {
    stop, recorded: isAsRecorded(search, settle(search, search.own), Boolean(log.finished)),
    exact: prompts.every(({pools}) => pools.every(({exact}) => exact)),
    kept: prompts.map(({kept}) => kept.map(({node, score}) => ({ids: ids(node), score}))),
  };
};
window.path = (text, tokens) => {
  const log = read(text);
  const {last, ended, left} = tokens ? followTokens(log.prompts[0], (at) => tokens[at]) : greedyPath(log.prompts[0]);
  const {node, token} = left || {};
  const found = left && {...left, node: Boolean(node), rank: node && node.rank, token: token && token.token_id};
  return {ids: last ? ids(last) : [], ended, left: found};
};
"""


def told(page, logs: list[list[Event]], rules: list[tuple[float, bool | str]]) -> list[list[dict[str, Any]]]:
    """What the script says of each log under each rule."""
    return page.evaluate(
        "([logs, rules]) => logs.map((text) => told(text, rules))",
        [[lines(log) for log in logs], [{"lengthPenalty": p, "earlyStopping": e} for p, e in rules]],
    )


def close(scores: list[float]) -> Any:
    return pytest.approx(scores, rel=1e-4, abs=2e-3)  # sums have five decimal places, times 12 where the power is -1


def assert_same(said: dict[str, Any], real: dict[str, Any], where: Any) -> None:
    assert said["stop"]["step"] == real["steps"], where
    for kept, pool, ids in zip(said["kept"], real["pools"], real["ids"], strict=True):
        assert [text["score"] for text in kept] == close(pool), where
        assert [text["ids"] for text in kept[: len(ids)]] == ids, where


@pytest.mark.parametrize("case", mostly_slow(CASES, lambda case: case in ("ends", "two_sampled", "diverse_two")))
def test_every_setting_is_settled_from_every_other(page, case):
    runs = {rule: recorded(case, *rule) for rule in RULES}
    said = told(page, list(runs.values()), RULES)
    known = 0
    for (rule, run), row in zip(runs.items(), said, strict=True):
        assert all(answer["recorded"] for answer in row), rule
        recorded_steps = outcome(run)["steps"]
        for other, answer in zip(RULES, row, strict=True):
            real, where = outcome(runs[other]), (rule, other)
            if not answer["exact"]:
                assert "num_beam_groups" in CASES[case][1] and rule != other, where
            elif answer["stop"] is None:  # one of its pools goes on, perhaps while the others did in the record, too
                assert real["steps"] > recorded_steps or ("num_beam_groups" in CASES[case][1] or CASES[case][2] > 1)
                assert real["steps"] >= recorded_steps, where
            else:
                assert_same(answer, real, where)
                known += 1
    assert known >= len(RULES) * 4


@pytest.mark.parametrize("case", ["ends", "sampled", "diverse", "constrained", "encoder"])
def test_after_given_tokens_lengths_and_sums_begin_anew(page, case):
    rules = [(0.0, "never"), (1.0, False), (2.0, "never"), (-1.0, True)]
    runs = {rule: recorded(case, *rule, given=4) for rule in rules}
    said = told(page, list(runs.values()), rules)
    for rule, row in zip(rules, said, strict=True):
        assert row[0]["recorded"] and row[0]["exact"] in (True, False)
        for other, answer in zip(rules, row, strict=True):
            if answer["stop"] is not None and answer["exact"]:
                assert_same(answer, outcome(runs[other]), (rule, other))
        assert row[rules.index(rule)]["stop"] is not None


@pytest.mark.parametrize("case", ["ends", "sampled", "two_prompts", "diverse", "constrained"])
def test_a_search_that_still_runs_is_settled_so_far(page, case):
    whole = recorded(case, 1.0, False)
    steps = 5 * CASES[case][2]
    (said,) = told(page, [whole[: 1 + steps]], [(1.0, False)])
    pools = [e.step.pool for e in whole[1 : 1 + steps]][-CASES[case][2] :]
    assert said[0]["stop"] is None and said[0]["recorded"]
    assert [[text["score"] for text in kept] for kept in said[0]["kept"]] == [close(pool) for pool in pools]


@pytest.mark.parametrize("more", [{}, {"num_beam_groups": 2, "diversity_penalty": 1.0}, {"force_words_ids": [[17]]}])
def test_a_search_that_was_stopped_by_hand_is_settled_as_it_was(page, more):
    stop = threading.Event()

    def listen(event: Event) -> None:
        if isinstance(event, BeamsAdvanced) and event.step.index == 4:
            stop.set()

    run = traced("stories", {"num_beams": 4, "max_new_tokens": 20} | more, listen=listen, cancelled=stop)
    (said,) = told(page, [list(run.events())], [(1.0, False), (0.0, "never")])
    assert [answer["stop"] for answer in said] == [{"step": len(run.beam_steps), "why": "criteria"}] * 2
    assert said[0]["recorded"] and len(run.beam_steps) < 10
    assert said[0]["kept"][0][0]["ids"] == run.sequences[0].token_ids


def test_half_a_step_of_a_batch_waits_for_the_other_prompt(page):
    (said,) = told(page, [recorded("two_prompts", 1.0, False)[:6]], [(1.0, False)])
    assert said[0]["recorded"] and said[0]["stop"] is None


@pytest.mark.parametrize("case", ["ends", "diverse"])
def test_what_does_not_follow_the_rules_is_found_out(page, case):
    run = recorded(case, 1.0, False)
    assert told(page, [run], [(1.0, False)])[0][0]["recorded"]
    step = run[-2].step
    changed = [*run[:-2], BeamsAdvanced(replace(step, pool=[step.pool[0] + 0.1, *step.pool[1:]])), run[-1]]
    assert not told(page, [changed], [(1.0, False)])[0][0]["recorded"]
    assert not told(page, [[*run[:-2], run[-1]]], [(1.0, False)])[0][0]["recorded"]  # the last step is missing


# ------------------------------------------------------------------------------------------------ greedy beside it


def greedy(case: str) -> list[int]:
    """What the library's greedy decoding writes for the first prompt of a case."""
    name, config, _ = CASES[case]
    model, before = MODELS[name], MODELS[name].generation_config.eos_token_id
    model.generation_config.eos_token_id = None
    ids = torch.tensor(PROMPTS[:1])
    try:
        output = model.generate(
            input_ids=ids,
            generation_config=GenerationConfig(
                max_new_tokens=NEW, pad_token_id=0, eos_token_id=config.get("eos_token_id"),
                sequence_bias=_pairs(config.get("sequence_bias")),
            ),
        )  # fmt: skip
    finally:
        model.generation_config.eos_token_id = before
    return output[0, 1 if model.config.is_encoder_decoder else ids.shape[1] :].tolist()


@pytest.mark.parametrize("case", ["ends", "many_beams", "no_end", "encoder", "biased", "diverse", "diverse_no_end"])
def test_the_greedy_path_is_that_of_greedy_decoding(page, case):
    run, expected = recorded(case, 0.0, "never"), greedy(case)
    path = page.evaluate("(text) => path(text)", lines(run))
    assert path == page.evaluate("([text, tokens]) => path(text, tokens)", [lines(run), expected])
    assert path["ids"] == expected[: len(path["ids"])]
    steps = [event.step for event in run if isinstance(event, BeamsAdvanced)]
    if path["left"] is None:
        assert path["ended"] and path["ids"] == expected
        return
    left = path["left"]
    at = len(path["ids"])
    assert (left["index"], left["token"]) == (at, expected[at])
    group = [c for c in steps[at].candidates if c.group in (None, 0)]
    running = [c.score for c in group if c.status == "running"]
    assert (left["best"], left["worst"]) == pytest.approx((max(running), min(running)), abs=1e-5)
    assert left["considered"] == len(group)
    found = [c for c in group if c.token_id == expected[at] and c.score == pytest.approx(left["sum"], abs=2e-5)]
    assert bool(found) == left["node"]
    if found:
        assert left["rank"] == 1 + sum(c.score > found[0].score for c in group) and found[0].status == "pruned"
    assert left["sum"] < left["worst"]

"""The examples with SmolLM2: what each says is there to be seen in its recording, and the recordings are what the model
writes.

Most claims are read from the recordings, without the model. What compares with other runs than those recorded, and the
recordings themselves, are tested on the model: `python -m pytest -m real tests/presets`.
"""

from __future__ import annotations

import dataclasses
import functools
import math
import statistics

import pytest

from playground import generate
from playground.models.locations import locate
from playground.presets.presets import EXAMPLES, FOLDER, PRESETS, default_assistant
from playground.presets.recorded_runs import recorded_log
from playground.requests.validation import check
from playground.settings import Settings
from playground.sharing.open_trace import open_log, request_of
from tests.support.real_models import NAME, smollm2

REAL = {example.recorded.removeprefix("smollm2-"): example for example in EXAMPLES if example.recorded}
WITHOUT = {"model"}  # which is no strategy
MOST_BYTES, MOST_TOGETHER = 200_000, 1_500_000


@functools.cache
def recorded(name):
    """The recorded run of the example that shows the strategy `name`."""
    return open_log(recorded_log(f"smollm2-{name}"))


def text(trace):
    return trace.sequences[0].text


def words(trace):
    return [step.chosen.text for step in trace.steps]


def at(trace, word):
    """The first step at which this token was chosen."""
    return next(step for step in trace.steps if step.chosen.text == word)


def kept(trace):
    return [step.distribution.kept for step in trace.steps]


def ranks(trace):
    return [step.chosen.raw_rank for step in trace.steps]


def places(trace, phrase):
    """Where these tokens stand one after the other."""
    written = words(trace)
    return [i for i in range(len(written)) if written[i : i + len(phrase)] == phrase]


def total(trace):
    """The log-probability of the first output, in nats."""
    return sum(trace.sequences[0].logprobs)


# ------------------------------------------------------------------------------- what is read from the recordings


def loops(trace):
    phrase = [" glad", " you", "'re", " here"]
    found = places(trace, phrase)
    assert len(found) == 7 and ranks(trace) == [1] * len(trace.steps)
    percent = [
        round(100 * math.exp(sum(step.chosen.raw_logprob for step in trace.steps[i : i + len(phrase)]))) for i in found
    ]
    assert (percent[0], percent[-1]) == (1, 42)


def ends_without_a_loop(trace):
    ids = trace.sequences[0].token_ids
    fours = [tuple(ids[i : i + 4]) for i in range(len(ids) - 3)]
    assert len(set(fours)) == len(fours)
    assert len(ids) == 25 and trace.sequences[0].stop_reason == "eos"
    first = trace.steps[0]
    best = next(candidate for candidate in first.candidates if candidate.raw_rank == 1)
    assert (first.chosen.text, first.chosen.raw_rank, best.text) == (" of", 2, " you")
    assert " you" in {token.text for token in trace.started.prompt_tokens}


def never_enters_the_loop(trace):
    assert text(trace) == " you're my best friend." and trace.sequences[0].stop_reason == "eos"
    assert ranks(trace) == [1, 2, 1, 1, 1, 1, 3]
    considered = trace.steps[1].reranked
    chosen = next(each for each in considered if each.text == "'re")
    assert max(considered, key=lambda each: each.probability).text == " love"
    assert chosen.penalty == min(each.penalty for each in considered)


def falls_apart(trace):
    assert set(kept(trace)) == {49_152} and trace.started.effective["temperature"] == 1.6
    assert (at(trace, " eager").chosen.raw_rank, at(trace, " surgeons").chosen.raw_rank) == (296, 12_122)
    assert statistics.median(ranks(trace)[-20:]) > 1000


def stays_a_text(trace):
    hot = recorded("sampling")
    assert (trace.seed, trace.started.effective["temperature"]) == (hot.seed, hot.started.effective["temperature"])
    assert max(ranks(trace)) == 24 and (min(kept(trace)), max(kept(trace))) == (1, 45)


def keeps_one_or_fifty(trace):
    assert trace.started.effective["top_p"] == 0.9
    assert [at(trace, word).distribution.kept for word in (" delicate", " close", "knit")] == [54, 51, 1]


def always_five(trace):
    assert set(kept(trace)) == {5}

    def held(word):
        candidates = at(trace, word).distribution.candidates
        return sum(math.exp(each.raw_logprob) for each in candidates if not each.removed_by)

    assert math.exp(at(trace, " of").chosen.raw_logprob) > 0.99 and round(100 * held(" diverse")) == 25


def never_more_than_nine(trace):
    assert max(kept(trace)) == 9 and max(kept(recorded("nucleus"))) == 54
    assert trace.seed == recorded("nucleus").seed


def keeps_hundreds(trace):
    assert max(kept(trace)) == 215 and trace.steps[kept(trace).index(215)].chosen.text == " the"
    assert [at(trace, word).distribution.kept for word in (" close", "knit")] == [205, 1]
    assert round(215 / max(kept(recorded("nucleus")))) == 4


def has_a_floor(trace):
    for step in trace.steps:
        for candidate in step.distribution.candidates:
            assert bool(candidate.removed_by) == (math.exp(candidate.raw_logprob) < 0.002)
    assert [at(trace, word).distribution.kept for word in (" close", " another")] == [65, 1]


def has_a_floor_that_sinks(trace):
    epsilon = recorded("epsilon")
    assert trace.sequences[0].token_ids == epsilon.sequences[0].token_ids
    assert [at(run, " close").distribution.kept for run in (epsilon, trace)] == [65, 169]
    for ours, its in zip(trace.steps, epsilon.steps, strict=True):
        assert ours.distribution.kept >= its.distribution.kept
        if ours.distribution.entropy_before < 1:
            assert ours.distribution.kept == its.distribution.kept


def hands_it_to_and_fro(trace):
    assert text(trace).count("handed it to") == 4 and round(total(trace)) == -17


def draws_its_beams(trace):
    assert round(total(trace)) == -19 and total(trace) < total(recorded("beam"))
    assert text(trace).count("handed it to") == 1


def hands_it_over_or_reads(trace):
    told = [output.text for output in trace.sequences]
    assert [each.startswith(" handed it to") for each in told] == [True, True, False, True]
    assert told[2].startswith(" began to read")
    assert [f"{output.score:.2f}" for output in (trace.sequences[0], trace.sequences[-1])] == ["-1.13", "-1.39"]


def has_its_dog_last(trace):
    assert words(trace)[-1] == " dog" and " dog" not in words(trace)[:-1]
    assert trace.started.config["force_words_ids"] == [[trace.sequences[0].token_ids[-1]]]
    assert " dog" not in words(recorded("beam"))


def likeliest(step):
    """The token that greedy decoding would have chosen."""
    return next(candidate for candidate in step.candidates if candidate.raw_rank == 1)


def loses_jupiter(trace):
    first = trace.steps[0]
    assert (likeliest(first).text, first.chosen.text, first.chosen.raw_rank) == (" Jupiter", " a", 20)
    assert text(trace).startswith(" a dwarf planet")


def says_neither(trace):
    first = trace.steps[0]
    known = {candidate.text: candidate for candidate in first.candidates}
    assert [known[city].raw_rank for city in (" Sydney", " Canberra")] == [1, 2]
    assert [f"{100 * math.exp(known[city].raw_logprob):.0f}" for city in (" Sydney", " Canberra")] == ["36", "34"]
    assert text(trace).startswith(" the capital of New South Wales") and "Canberra" not in text(trace)


def names_a_cat(trace):
    assert text(trace).count("Luna") == 3
    assert text(trace).index("Luna") < len(text(trace)) * 0.6


def copies_while_it_corrects(trace):
    assert text(trace) == "The quick brown fox jumps over the lazy dog while the sun sets behind the hills."
    asked = trace.started.request["messages"][0]["content"]
    assert "lasy" in asked and "the birds fly home" in asked
    assert (trace.acceptance.num_tokens, trace.acceptance.num_rounds) == (18, 6)


def keeps_no_draft(trace):
    assert trace.started.config["assistant_early_exit"] == 3
    assert (trace.acceptance.num_draft_tokens, trace.acceptance.num_accepted_draft_tokens) == (48, 0)


def keeps_two_drafts(trace):
    assert trace.started.assistant == "stories-draft"
    assert (trace.acceptance.num_draft_tokens, trace.acceptance.num_accepted_draft_tokens) == (47, 2)
    assert default_assistant(NAME) is None


def is_green(trace):
    settings = trace.started.config["watermarking_config"]
    assert settings["greenlist_ratio"] == 0.25 and len(trace.steps) == 40
    assert sum(step.mark.green for step in trace.steps) == 26


def has_high_g_values(trace):
    values = [step.mark.g for step in trace.steps]
    assert len(values) == 40 and f"{statistics.mean(values):.2f}" == "0.61"
    assert max(values) == at(trace, " soft").mark.g == 0.85


def keeps_five_drafts(trace):
    figures = trace.acceptance
    assert (figures.num_draft_tokens, figures.num_accepted_draft_tokens, figures.num_spec_steps) == (87, 5, 18)
    assert text(trace).startswith(" town. The people were all family and friends.")


CLAIMS = {
    "greedy": loops,
    "repetition": ends_without_a_loop,
    "contrastive": never_enters_the_loop,
    "sampling": falls_apart,
    "min-p": stays_a_text,
    "nucleus": keeps_one_or_fifty,
    "top-k": always_five,
    "top-h": never_more_than_nine,
    "typical": keeps_hundreds,
    "epsilon": has_a_floor,
    "eta": has_a_floor_that_sinks,
    "beam": hands_it_to_and_fro,
    "beam-sample": draws_its_beams,
    "diverse-beam": hands_it_over_or_reads,
    "constrained-beam": has_its_dog_last,
    "dola-low": loses_jupiter,
    "dola-high": says_neither,
    "guidance": names_a_cat,
    "prompt-lookup": copies_while_it_corrects,
    "early-exit": keeps_no_draft,
    "assisted": keeps_two_drafts,
    "speculative": keeps_five_drafts,
    "watermark": is_green,
    "synthid": has_high_g_values,
}


def test_there_is_one_for_each_strategy():
    assert set(CLAIMS) == set(REAL) == set(PRESETS) - WITHOUT
    assert all(example.preset == name and example.model == NAME for name, example in REAL.items())


@pytest.mark.parametrize("name", REAL)
def test_its_recording_opens_and_is_the_run_that_it_asks_for(name):
    example, asked = REAL[name], request_of(recorded(name))
    seed = example.seed if example.seed is None else asked.seed  # a run that draws nothing has one, too
    assert dataclasses.replace(asked, seed=seed, read_prompt=False, check_scores=False) == example.request
    assert recorded(name).finished and recorded(name).sequences[0].transition_scores is not None
    assert check(example.request, Settings.public()) == []
    assert len(recorded_log(example.recorded).encode()) < MOST_BYTES


def test_the_recordings_are_small_together_and_all_of_them_are_used():
    files = list((FOLDER / "recorded").glob("smollm2-*.ndjson"))
    assert {file.stem.removeprefix("smollm2-") for file in files} == set(REAL)
    assert sum(file.stat().st_size for file in files) < MOST_TOGETHER


@pytest.mark.parametrize("name", REAL)
def test_what_it_says_is_there_to_be_seen_in_its_recording(name):
    CLAIMS[name](recorded(name))


# ------------------------------------------------------------------------------------------------- on the model


@pytest.fixture
def model():
    smollm2()
    if locate(NAME, Settings())[0] != "gguf":
        pytest.skip("the recordings are those of the dequantized weights")


def without(name, **changes):
    """The run of an example in greedy decoding, or with these changes of its config."""
    request = REAL[name].request
    config = {**request.config, **changes}
    if not changes:
        config = {**PRESETS["greedy"].config, "max_new_tokens": request.config["max_new_tokens"]}
    return generate(dataclasses.replace(request, config=config, assistant=None))


@pytest.mark.real
@pytest.mark.parametrize("name", REAL)
def test_the_model_writes_its_recording_again(model, name):
    again = generate(REAL[name].request)
    assert [output.token_ids for output in again.sequences] == [output.token_ids for output in recorded(name).sequences]


@pytest.mark.real
@pytest.mark.parametrize("name", ["prompt-lookup", "early-exit", "assisted"])
def test_drafts_leave_the_text_as_it_is(model, name):
    assert without(name).sequences[0].token_ids == recorded(name).sequences[0].token_ids


@pytest.mark.real
def test_beam_search_finds_a_likelier_text_than_greedy_decoding(model):
    assert round(total(without("beam"))) == -25


@pytest.mark.real
def test_greedy_decoding_names_the_cat_at_the_very_end(model):
    greedy = text(without("guidance"))
    assert greedy.count("Luna") == 1 and greedy.endswith("Luna")


@pytest.mark.real
def test_greedy_decoding_says_jupiter(model):
    assert text(without("dola-low")).startswith(" Jupiter")


@pytest.mark.real
def test_without_the_constraint_there_is_no_dog(model):
    assert "dog" not in text(without("constrained-beam", force_words_ids=None))

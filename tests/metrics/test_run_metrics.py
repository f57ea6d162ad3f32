"""Each metric by hand on tiny runs, self-BLEU against a second writing of it, and all of them on real runs."""

from __future__ import annotations

import gc
import json
import math
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground import GenerationRequest, generate
from playground.metrics import run_metrics, scores
from playground.metrics.run_metrics import METRICS, describe, measure, measure_each, self_bleu
from playground.presets.presets import PRESETS
from playground.trace import (
    DOLA_CONTRAST,
    Candidate,
    Distribution,
    Finished,
    LayerContrast,
    Shared,
    Stage,
    Started,
    Step,
    Stepped,
    Trace,
)
from playground.trace import Sequence as Output
from tests.support.changing import change
from tests.support.slow import one_in
from tests.visualizers import made


def step(token_id: int, index: int, logprob=-1.0, raw=-2.0, piece: str | None = "a ", **changes) -> Step:
    """A step at 1, 2, 3... seconds with entropies 0.5 (after) and 1.5 (before)."""
    chosen = Candidate(token_id, "a", raw, logprob)
    fields = {"sequence": 0, "seconds": 1.0, "elapsed": index + 1.0} | changes
    return Step(index=index, chosen=chosen, piece=piece, distribution=Distribution([chosen], 1.5, 0.5, 9), **fields)


def run(*steps: Step, mode: str = "sample", reasons: Sequence[str] = (), text: str | None = None) -> Trace:
    """A trace of these steps, finished where there are reasons; its text is that of its pieces or another `text`."""
    events = [made.started(mode=mode), *map(Stepped, steps)]
    if reasons:
        text = "".join(step.piece or "" for step in steps if step.sequence == 0) if text is None else text
        outputs = [Output(text, [], [], reason) for reason in reasons]
        events.append(Finished(outputs, 99.0, 1.0, len(steps)))
    return Trace.fold(events)


def tokens(*ids: int, **changes) -> Trace:
    return run(*(step(token_id, index) for index, token_id in enumerate(ids)), **changes)


HALF = math.log(0.5)
FOUR = run(
    step(1, 0, HALF, 2 * HALF, "Once "),
    step(2, 1, 0.0, 4 * HALF, "upon "),
    step(1, 2, 0.0, 0.0, "é"),
    step(3, 3, HALF, 2 * HALF, None),
    reasons=["eos"],
)
GIVEN = run(step(1, 0, given=True), step(1, 1, given=True), step(1, 2), step(2, 3), reasons=["length"])
TWO_TEXTS = run(
    step(1, 0), step(1, 0, sequence=1), step(2, 1), step(5, 1, sequence=1), step(7, 2, sequence=1),
    reasons=["eos", "length"],
)  # fmt: skip
LAYERS = LayerContrast(1, 4, [1, 3], [0.5, 0.25])
OLD_DOLA = run(step(1, 0, raw=HALF, layers=LAYERS))  # as earlier versions recorded it
DOLA = run(step(1, 0, raw=HALF, layers=LAYERS))
change(DOLA.steps[0].distribution, stages=[Stage(DOLA_CONTRAST, 0.5, 2, 0.25, 0.25)])
FORBIDDEN = run(step(1, 0, logprob=None))
EMPTY = Trace()


@pytest.mark.parametrize(
    ("name", "traces", "expected"),
    [
        ("tokens", [FOUR], 4),
        ("tokens", [GIVEN], 2),
        ("tokens", [FOUR, GIVEN, EMPTY], 3),
        ("tokens", [EMPTY], None),
        ("tokens", [TWO_TEXTS], 2),
        ("tokens", [], None),
        ("time", [FOUR], 4),  # until the last token, not 99
        ("time", [GIVEN], 4),
        ("time", [TWO_TEXTS], 3),
        ("tokens_per_second", [FOUR], 1),
        ("tokens_per_second", [GIVEN], 1),  # 2 tokens in the 2 seconds after the given ones
        ("tokens_per_second", [TWO_TEXTS], 5 / 3),
        ("tokens_per_second", [run(step(1, 0, elapsed=0.0))], None),
        ("mean_logprob", [FOUR], HALF / 2),
        ("mean_logprob", [GIVEN, EMPTY], -1),
        ("mean_logprob", [FORBIDDEN], -math.inf),
        ("perplexity", [FOUR], 4),
        # exp of the mean surprisal of all tokens: not the mean of 4 and 2, nor that of an odd text and a usual one
        ("perplexity", [FOUR, run(step(1, 0, raw=HALF))], (4 ** len(FOUR.steps) * 2) ** (1 / (len(FOUR.steps) + 1))),
        ("perplexity", [FOUR, run(step(1, 0, raw=-14.0))],
         math.exp((len(FOUR.steps) * math.log(4) + 14) / (len(FOUR.steps) + 1))),
        ("perplexity", [FORBIDDEN], math.exp(2)),
        ("perplexity", [OLD_DOLA], None),  # its raw numbers are not the model's
        ("perplexity", [DOLA], 2),
        ("entropy", [FOUR], 0.5),
        ("model_entropy", [FOUR], 1.5),
        ("model_entropy", [OLD_DOLA], None),
        ("model_entropy", [DOLA], 1.5),
        ("distinct_1", [FOUR], 3 / 4),
        ("distinct_1", [GIVEN], 1),
        ("distinct_2", [tokens(1, 2, 1, 2)], 2 / 3),
        ("distinct_3", [tokens(1, 2, 1, 2, 1)], 2 / 3),
        ("distinct_3", [tokens(1, 2), tokens(1, 2, 3)], 1),
        ("repetition", [FOUR], 1 / 4),
        ("repetition", [GIVEN], 0),
        ("self_bleu", [FOUR], None),
        ("self_bleu", [FOUR, EMPTY], None),
        ("self_bleu", [FOUR, FOUR], 1),
        ("self_bleu", [tokens(1, 2, 3, 4), tokens(5, 6, 7, 8)], 0),
        ("self_bleu", [TWO_TEXTS], (math.exp(-1 / 2) * (1 / 2 * 0.1) ** (1 / 2) + (1 / 3 * 0.05 * 0.1) ** (1 / 3)) / 2),
        ("characters", [FOUR], 11),
        ("characters", [run(step(1, 0, piece=" there"), reasons=["length"], text="there")], 5),  # as it is decoded
        ("characters", [run(step(1, 0, given=True), step(2, 1), reasons=["length"], text="a a ")], 2),
        ("characters", [EMPTY], None),
        ("characters", [run(step(1, 0, piece=None))], 0),  # the end of the text and nothing else
        ("words", [run(step(1, 0, piece=None))], 0),
        ("words", [FOUR], 3),
        ("words", [GIVEN], 2),
        ("ended", [FOUR], 1),
        ("ended", [FOUR, GIVEN, EMPTY, tokens(1)], 1 / 2),
        ("ended", [tokens(1)], None),
        ("ended", [FOUR, tokens(1, 2, reasons=["stopped"])], 1),
        ("ended", [tokens(1, 2, reasons=["stopped"])], None),
    ],
)  # fmt: skip
def test_by_hand(name, traces, expected):
    value = METRICS[name].of(traces)
    assert value is None if expected is None else value == pytest.approx(expected)


def test_every_metric_is_tested_by_hand_and_describes_itself():
    (mark,) = [mark for mark in test_by_hand.pytestmark if mark.name == "parametrize"]
    assert {case[0] for case in mark.args[1]} == set(METRICS)
    rows = json.loads(json.dumps(describe()))
    assert [row["name"] for row in rows] == list(METRICS)
    for row in rows:
        assert row["title"] and row["formula"] and row["meaning"].endswith(".")
        assert row["better"] in ("more", "less", None)
        assert set(row) == {"name", "title", "unit", "meaning", "formula", "better", "digits", "live"}


def test_measure_is_all_of_them_and_live_leaves_out_those_of_the_end():
    traces = [FOUR, GIVEN]
    assert measure(traces) == {name: metric.of(traces) for name, metric in METRICS.items()}
    live = measure(traces, live=True)
    assert list(live) == list(METRICS)
    assert {name for name in live if live[name] is None} == {name for name, row in METRICS.items() if not row.live}


def test_nothing_yet_is_none_and_never_an_error():
    waiting = Trace.fold([made.started()])
    for traces in ([], [EMPTY], [waiting, made.failed()], [made.beams()], [made.assisted()]):
        measure(traces, live=True)
    assert set(measure([EMPTY, waiting]).values()) == {None}


def test_a_run_that_has_ended_is_read_once_and_forgotten_with_its_trace(monkeypatch):
    read = []

    class Counted(run_metrics.RunView):
        def __init__(self, trace):
            super().__init__(trace)
            read.append(trace.finished is not None)

    monkeypatch.setattr(run_metrics, "RunView", Counted)
    ended, running = tokens(1, 2, reasons=["eos"]), tokens(1)
    for _ in range(3):
        measure([ended, running], live=True)
    assert sorted(read) == [False, False, False, True]
    key = id(ended)
    assert key in run_metrics._VALUES
    del ended
    gc.collect()
    assert key not in run_metrics._VALUES
    running.add(Stepped(step(2, 1)))
    assert measure([running])["tokens"] == 2


# ------------------------------------------------------------------------------------------------------- self-BLEU


def bleu_of(text: list[int], references: list[list[int]]) -> float:
    """The definition read aloud, slowly."""
    logs = []
    for n in range(1, min(4, len(text)) + 1):
        grams = [tuple(text[i : i + n]) for i in range(len(text) - n + 1)]
        matches = 0
        for gram in set(grams):
            in_references = [sum(tuple(r[i : i + n]) == gram for i in range(len(r))) for r in references]
            matches += min(grams.count(gram), max(in_references))
        if matches == 0:
            if n == 1:
                return 0.0
            matches = 0.1
        logs.append(math.log(matches / len(grams)))
    distance = min(abs(len(r) - len(text)) for r in references)
    closest = min(len(r) for r in references if abs(len(r) - len(text)) == distance)
    penalty = 1 if len(text) >= closest else math.exp(1 - closest / len(text))
    return penalty * math.exp(sum(logs) / len(logs))


TEXT = st.lists(st.integers(0, 3), min_size=1, max_size=9)


@given(st.lists(TEXT, min_size=2, max_size=5))
def test_self_bleu_is_the_mean_of_bleu_against_the_others(texts):
    expected = [bleu_of(text, texts[:i] + texts[i + 1 :]) for i, text in enumerate(texts)]
    assert self_bleu(texts) == pytest.approx(sum(expected) / len(texts))
    assert 0 <= self_bleu(texts) <= 1 + 1e-9


@given(TEXT, st.integers(2, 5))
def test_self_bleu_of_the_same_texts_is_one(text, times):
    assert self_bleu([text] * times) == pytest.approx(1)


@given(st.lists(TEXT, min_size=2, max_size=5), st.randoms())
def test_self_bleu_knows_no_order_and_no_empty_texts(texts, rng):
    shuffled = [*texts, []]
    rng.shuffle(shuffled)
    assert self_bleu(shuffled) == pytest.approx(self_bleu(texts))


# ------------------------------------------------------------------------------------------------------- real runs


@pytest.mark.parametrize(
    "name", one_in(2, ["greedy", "nucleus", "guidance", "beam", "contrastive", "dola-low", "diverse-beam"])
)
def test_a_real_run(name):
    config = PRESETS[name].config | {"max_new_tokens": 12}
    if config.get("num_beams", 1) > 1:
        config["num_return_sequences"] = 2
    trace = generate(GenerationRequest("stories", "Once upon a time", config=config, seed=1))
    first, values = trace.sequences[0], measure([trace])
    assert values["tokens"] == len(first.token_ids)
    assert values["characters"] == len(first.text) and values["words"] == len(first.text.split())
    assert 0 < values["time"] <= trace.finished.seconds
    assert values["tokens_per_second"] == pytest.approx(trace.finished.num_tokens / values["time"])
    assert values["mean_logprob"] == pytest.approx(sum(first.logprobs) / len(first.logprobs))
    assert values["distinct_2"] == scores.distinct_n(first.token_ids, 2)
    model = scores.perplexity([step.chosen.raw_logprob for step in trace.steps])
    assert values["perplexity"] == pytest.approx(model)
    if name == "greedy":  # no processor changes anything
        assert values["perplexity"] == pytest.approx(math.exp(-values["mean_logprob"]))
        assert values["entropy"] == pytest.approx(values["model_entropy"])
    if len(trace.sequences) > 1:
        assert 0 < values["self_bleu"] <= 1


def test_what_follows_a_given_text_is_measured_alone():
    whole = generate(GenerationRequest("stories", "Once", config={"max_new_tokens": 10}, seed=1))
    ids = whole.sequences[0].token_ids
    trace = generate(GenerationRequest("stories", "Once", config={"max_new_tokens": 10}, seed=1, given=ids[:4]))
    values = measure([trace])
    assert trace.sequences[0].token_ids == ids
    assert values["tokens"] == 6
    assert values["mean_logprob"] == pytest.approx(sum(whole.sequences[0].logprobs[4:]) / 6, abs=1e-4)


def test_a_run_is_measured_while_it_is_under_way():
    trace, tokens_seen = Trace(), []
    for event in made.sampled().events():
        trace.add(event)
        if isinstance(event, Started | Stepped):
            tokens_seen.append(measure([trace], live=True)["tokens"])
    assert tokens_seen == [None, *range(1, len(made.STORY) + 1)]


def test_the_values_of_single_runs_are_those_of_runs_that_came_to_their_end():
    whole, stopped, under_way = tokens(1, 2, 3, reasons=["length"]), tokens(1, 2, reasons=["stopped"]), tokens(1)
    each = measure_each([whole, stopped, under_way])
    assert each["tokens"] == [3.0, None, None] and "self_bleu" not in each
    assert each["tokens_per_second"][0] == measure([whole])["tokens_per_second"]
    whole.add(Shared(4))
    assert not {"time", "tokens_per_second"} & set(measure_each([whole, whole])), "a shared speed is nobody's"

"""Precisions and their trial: which runs there are, and what they have shown."""

from __future__ import annotations

import json

import pytest

from playground.experiments.precision import CPU_WORDS, PRECISIONS, in_precision, pairs, precision_trial, title_of
from playground.models.reference import BadReference
from playground.questions import NoAnswer
from playground.questions.pair import PairQuestion
from playground.requests.request import GenerationRequest, RequestError
from playground.trace import Candidate, Distribution, Failed, Finished, Sequence, Shared, Started, Step, Stepped, Token
from tests.support.fakes import divergence

MODELS = ["stories?dtype=float32", "stories?quantization=nf4", "stories-draft"]
REQUEST = GenerationRequest("stories", "Once", config={"max_new_tokens": 4})


@pytest.mark.parametrize(
    ("model", "precision", "expected"),
    [
        ("stories", "float32", "stories?dtype=float32"),
        ("stories", "nf4-double", "stories?quantization=nf4&double_quant=true"),
        ("stories?quantization=nf4&compute_dtype=bfloat16", "bfloat16", "stories?dtype=bfloat16"),
        ("a/b?dtype=float16&revision=v2&attn_implementation=eager", "8bit",
         "a/b?quantization=8bit&attn_implementation=eager&revision=v2"),
    ],
)  # fmt: skip
def test_a_model_is_opened_in_a_precision(model, precision, expected):
    assert in_precision(model, precision) == expected


def test_what_is_no_model_is_refused():
    with pytest.raises(BadReference):
        in_precision("stories?colour=red", "float32")


@pytest.mark.parametrize("precision", PRECISIONS)
def test_each_precision_is_known_by_its_title(precision):
    assert title_of(in_precision("stories", precision), "stories") == PRECISIONS[precision].title
    assert title_of(in_precision("other", precision), "stories") == in_precision("other", precision)


@pytest.mark.parametrize("model", ["stories", "stories?quantization=nf4&compute_dtype=bfloat16", "stories?colour=red"])
def test_what_has_no_title_is_called_as_it_was_written(model):
    assert title_of(model, "stories") == model


# ------------------------------------------------------------------------------------------------------- the runs


def test_all_take_turns_with_one_seed():
    trial = precision_trial(REQUEST, MODELS, repeats=2)
    assert [entry.group for entry in trial.entries] == [0, 1, 2] * 3
    assert [entry.request.model for entry in trial.entries[:3]] == MODELS
    assert len({entry.request.seed for entry in trial.entries}) == 1
    assert [group.title for group in trial.groups] == ["float32", "nf4", "stories-draft"]


@pytest.mark.parametrize(
    ("models", "most", "message"),
    [
        (MODELS[:1], None, "There is only one model"),
        ([MODELS[0], MODELS[0]], None, "There is only one model"),
        ([], None, "There is only one model"),
        (MODELS, 8, "3 models, 3 times, make 9 runs; the limit here is 8. Choose fewer"),
    ],
)
def test_what_is_no_trial_is_refused(models, most, message):
    with pytest.raises(RequestError) as refused:
        precision_trial(REQUEST, models, repeats=2, most_runs=most)
    problem = refused.value.diagnostics[0]
    assert message in f"{problem.message} {problem.fix}"


# ------------------------------------------------------------------------------------------------- what they showed


def play(trial, number, ids, seconds=1.0, stop_reason="length"):
    """A run that wrote these tokens."""
    request = trial.entries[number].request
    trial.add(number, Started(request.model, "greedy_search", 0, "Once", [Token(1, "Once", "Once")], {}, {}, [0], 4))
    for index, token_id in enumerate(ids):
        chosen = Candidate(token_id, f" {token_id}", -0.5, -0.5, 1, 1, None)
        spread = Distribution([chosen], 1.0, 1.0, 2000)
        trial.add(number, Stepped(Step(0, index, chosen, f" {token_id}", spread, 0.1, 0.1 * index)))
    text = Sequence("".join(f" {i}" for i in ids), list(ids), [-0.5] * len(ids), stop_reason)
    return trial.add(number, Finished([text], seconds, 0.1, len(ids)))


def played(ids=((5, 6, 7, 8), (5, 6, 9, 9), (5, 6, 7)), seconds=((9, 2, 4), (9, 4, 8), (9, 1, 1))):
    trial = precision_trial(REQUEST, MODELS, repeats=2)
    for number in range(9):
        play(trial, number, ids[number % 3], seconds[number % 3][number // 3])
    return trial


def test_the_first_turn_is_not_counted_and_speeds_are_those_of_a_turn():
    groups = played(seconds=((9, 2, 2.2), (9, 4, 4.4), (9, 1, 1))).found()["groups"]
    assert [group["paces"] for group in groups] == [[2.0, 4 / 2.2], [1.0, 4 / 4.4], [3.0, 3.0]]
    assert groups[0]["pace"] == {"median": 21 / 11, "low": 20 / 11, "high": 2.0} and groups[0]["ratio"] is None
    assert groups[1]["ratio"] == {"median": 0.5, "low": 0.5, "high": 0.5}
    assert groups[2]["ratio"]["median"] == pytest.approx((1.5 + 1.65) / 2)


def test_where_the_reference_drifts_no_speed_is_compared():
    found = played().found()
    assert found["noise"].startswith("The same run took 100% longer in one turn than in the next.")
    assert [group["ratio"] for group in found["groups"]] == [None] * 3
    assert found["groups"][1]["paces"] == [1.0, 0.5]  # what was measured is told
    assert played(seconds=((9, 2, 2.2), (9, 4, 8), (9, 1, 1))).found()["noise"] is None  # only the others do


def test_where_texts_part():
    groups = played().found()["groups"]
    assert [group["parts_at"] for group in groups] == [None, 2, 3]
    assert [group["text"] for group in groups] == [" 5 6 7 8", " 5 6 9 9", " 5 6 7"]
    same = played(ids=[(5, 6, 7, 8)] * 3).found()["groups"]
    assert [group["parts_at"] for group in same] == [None] * 3


def test_the_others_read_what_the_first_one_wrote():
    found = pairs(played())
    assert found == {
        number: PairQuestion(MODELS[0], MODELS[number], [1], [5, 6, 7, 8]) for number in (1, 2)
    }  # fmt: skip


def test_who_wrote_nothing_is_not_read():
    trial = precision_trial(REQUEST, MODELS, repeats=1)
    assert pairs(trial) == {}
    play(trial, 0, [5, 6])
    trial.add(1, Failed("No room.", "Choose a smaller one.", "ModelError"))
    play(trial, 2, [5], stop_reason="stopped")
    assert pairs(trial) == {}
    play(trial, 5, [5])
    assert list(pairs(trial)) == [2]
    failed = trial.found()["groups"][1]
    assert failed["failed"] == {"message": "No room.", "fix": "Choose a smaller one."} and failed["text"] is None


def test_what_was_read_is_told_with_what_the_weights_take():
    trial = played()
    before = trial.found()
    assert before["device"] is None and before["groups"][0]["bytes"] is None and before["cpu_words"] == ""
    for number, pair in pairs(trial).items():
        trial.find.learn(number, divergence(pair))
    found = trial.found()
    assert [group["bytes"] for group in found["groups"]] == [8_000_000, 2_000_000, 4_000_000]
    assert [group["scale_bytes"] for group in found["groups"]] == [0, 100_000, 0]
    assert found["device"] == "cpu" and found["cpu_words"] == CPU_WORDS
    assert found["groups"][0]["pair"] is None and len(found["groups"][1]["pair"]["tokens"]) == 4


def test_one_that_cannot_be_read_leaves_the_others():
    trial = played()
    trial.find.learn(1, NoAnswer("They know different tokens.", "Choose another."))
    trial.find.learn(2, divergence(pairs(trial)[2]))
    groups = trial.found()["groups"]
    assert groups[1]["bytes"] is None and groups[1]["pair"]["error"]["fix"] == "Choose another."
    assert (groups[0]["bytes"], groups[2]["bytes"]) == (8_000_000, 4_000_000)


def test_company_is_told():
    trial = played()
    assert trial.found()["others"] is False
    trial.traces[0].shared = Shared(2, False)
    assert trial.found()["others"] is False, "the turn that warms up is not counted"
    trial.traces[4].shared = Shared(2, False)
    assert trial.found()["others"] is True


def test_tiny_divergences_reach_the_page():
    trial = played()
    trial.find.learn(1, divergence(pairs(trial)[1], size=3e-7))
    line = next(line for line in trial.lines().splitlines() if '"Found"' in line)
    assert [token["kl"] for token in json.loads(line)["values"]["groups"][1]["pair"]["tokens"]] == pytest.approx(
        [0, 3e-7, 6e-7, 9e-7], abs=1e-9
    )


# ---------------------------------------------------------------------------------------------------------- the verdict

STEADY = ((9, *[2] * 5), (9, *[4] * 5), (9, *[1] * 5))


def judged(seconds=STEADY, read=(1, 2)):
    trial = precision_trial(REQUEST, MODELS, repeats=len(seconds[0]) - 1)
    for number in range(len(trial.entries)):
        play(trial, number, (5, 6, 7, 8), seconds[number % 3][number // 3])
    for number, pair in pairs(trial).items():
        if number in read:
            trial.find.learn(number, divergence(pair))
    return trial


def test_the_verdict_is_what_the_smallest_saves_and_how_fast_each_is():
    found = judged().verdict
    assert (found.kind, found.words) == (
        "found", "nf4 takes 26% of float32’s memory, and its likeliest token is the same at 3 of 4 places",
    )  # fmt: skip
    assert found.more == (
        "nf4 is slower than float32: 0.50–0.50 × its speed (90% interval). "
        "stories-draft is faster than float32: 2.00–2.00 × its speed (90% interval)."
    )


@pytest.mark.parametrize(
    ("seconds", "more"),
    [
        (((9, 2, 2), (9, 4, 4), (9, 1, 1)), "nf4: 2 timed runs say nothing of speed, 5 are needed."),
        (((9, 2, 2, 2, 2, 2), (9, 4, 4, 4, 4, 1), (9, 1, 1, 1, 1, 1)),
         "No clear difference in speed: nf4 has 0.50–2.00 × that of float32."),
        (((9, 2, 4, 2, 4, 2), *STEADY[1:]), "The same run took 100% longer in one turn than in the next."),
    ],
)  # fmt: skip
def test_no_speed_is_claimed_without_an_interval(seconds, more):
    assert judged(seconds).verdict.more.startswith(more)


def test_there_is_no_verdict_before_something_was_read():
    found = judged(read=()).verdict
    assert (found.kind, found.words) == ("wait", "Not known yet")
    assert judged(read=(2,)).verdict.words.startswith("stories-draft takes 50% of float32’s memory")

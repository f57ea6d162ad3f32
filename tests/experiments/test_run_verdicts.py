"""What lanes, sweeps and samples have shown, in a sentence."""

from __future__ import annotations

import dataclasses
import json
import math

import pytest

from playground.experiments.comparison import Axis, Comparison, Entry, Group
from playground.requests.request import GenerationRequest
from playground.trace import Candidate, Distribution, Finished, Sequence, Started, Step, Stepped, Token, Trace

REQUEST = GenerationRequest("stories", "Once", config={"max_new_tokens": 4})


def run(perplexity, ids=(5, 6), seed=0, drawn=True, reason="length", **more) -> Trace:
    """A run whose every token has the probability 1 / perplexity."""
    logprob = -math.log(perplexity)
    effective = {"do_sample": drawn}
    fields = {"model": "stories", "mode": "sample" if drawn else "greedy_search"} | more
    events = [
        Started(seed=seed, prompt="Once", prompt_tokens=[Token(1, "Once", "Once")], config={}, effective=effective,
                eos_token_ids=[0], max_new_tokens=4, **fields)
    ]  # fmt: skip
    for index, token_id in enumerate(ids):
        chosen = Candidate(token_id, f" {token_id}", logprob, logprob, 1, 1, None)
        events.append(Stepped(Step(0, index, chosen, f" {token_id}", Distribution([chosen], 1.0, 1.0, 9), 0.1, 0.1)))
    text = Sequence("".join(f" {i}" for i in ids), list(ids), [logprob] * len(ids), reason)
    return Trace.fold([*events, Finished([text], 1.0, 0.1, len(ids))])


def comparison(kind, groups, runs, axes=()) -> Comparison:
    """`runs` are those of each group."""
    entries = [Entry(number, dataclasses.replace(REQUEST, seed=trace.seed)) for number, own in enumerate(runs)
               for trace in own]  # fmt: skip
    made = Comparison(kind, "Once", groups, entries, axes)
    made.traces = [trace for own in runs for trace in own]
    return made


def lanes(*runs, titles=("Min-p", "Nucleus", "Greedy"), models=("stories",) * 3, **fields):
    groups = [Group("ABC"[i], titles[i], models[i], id=i, **fields) for i in range(len(runs))]
    return comparison("lanes", groups, runs).verdict


def seeds(*perplexities, first=0):
    return [run(value, (5, int(10 * value)), first + number) for number, value in enumerate(perplexities)]


# ---------------------------------------------------------------------------------------------------------------- lanes


def test_lanes_with_seeds_have_a_verdict():
    found = lanes(seeds(6, 7, 6, 6, 7), seeds(90, 40, 30, 55, 80))
    assert found.kind == "found"
    assert found.words.startswith("Min-p surprises the model far less than Nucleus in all 5 seeds: perplexity 6.4 ag")


def test_one_seed_is_an_observation():
    found = lanes([run(6)], [run(90, (8,))])
    assert found.kind == "seen" and " in these texts: " in found.words


def test_a_lane_that_draws_nothing_is_exact():
    found = lanes([run(6.1, drawn=False)], [run(3, (7, 8), drawn=False)])
    assert (found.kind, found.words) == (
        "found", "Nucleus surprises the model far less than Min-p on this prompt: perplexity 3.0 against 6.1",
    )  # fmt: skip
    against_draws = lanes(seeds(6, 7, 6, 6, 7), [run(3, (7, 8), drawn=False)])
    assert against_draws.words.startswith("Nucleus surprises the model far less than Min-p in all 5 seeds")


@pytest.mark.parametrize("mode", ["custom", "elsewhere"])
def test_of_a_loop_that_nobody_knows_nothing_is_taken_for_exact(mode):
    assert lanes(*[[run(value, ids, drawn=False, mode=mode)] for value, ids in ((6, (5,)), (90, (6,)))]).kind == "seen"


def test_the_same_texts_are_said_to_be_the_same():
    found = lanes([run(6)], [run(6)])
    assert (found.kind, found.words) == ("even", "All lanes wrote the same texts")


def test_perplexities_of_several_models_are_not_compared():
    found = lanes([run(6)], [run(90, (8,))], models=("stories", "chat"))
    assert (found.kind, found.words) == ("wait", "No verdict: the lanes have different models")


def test_a_lane_that_was_stopped_or_failed_counts_for_nothing():
    assert lanes([run(6)], [run(90, (7,), reason="stopped")]).kind == "wait"
    four = seeds(90, 40, 30, 55, 80)
    four[2] = Trace()
    assert lanes(seeds(6, 7, 6, 6, 7), four).kind == "seen", "four pairs are too few"


def test_lanes_are_called_by_their_titles_or_by_letters():
    assert lanes([run(6)], [run(90, (8,))], titles=("Top-k", "Top-k")).words.startswith("Top-k (A) surprises")
    assert lanes([run(6)], [run(90, (8,))], titles=("", "")).words.startswith("Lane A surprises")
    assert lanes([run(6)], [run(90, (8,))], prompt="x").words.startswith("Lane A surprises")


def test_lanes_with_other_seeds_are_compared_run_by_run():
    assert " in 5 of 5 runs: " in lanes(seeds(6, 7, 6, 6, 7), seeds(90, 40, 30, 55, 80, first=9)).words


# ---------------------------------------------------------------------------------------------------------------- sweep


def sweep(values, rows=(), seeds_each=1, of=lambda column, row: 3.0 + column, knob="temperature", **more):
    axes = [Axis(knob, list(values)), *([Axis("top_p", list(rows))] if rows else [])]
    places = [(row, column) for row in range(len(rows) or 1) for column in range(len(values))]
    groups = [Group(f"{place}", "", "stories", place=place, id=i) for i, place in enumerate(places)]
    runs = [
        [run(of(column, row) + seed / 10, (5, 10 * column + row, seed), seed, **more) for seed in range(seeds_each)]
        for row, column in places
    ]
    return comparison("sweep", groups, runs, axes)


def test_the_ends_of_a_knob_are_compared():
    assert sweep(["1", "0.5", "1.5"], seeds_each=5, of=lambda c, _: [4, 3, 9][c]).verdict.words == (
        "temperature 0.5 surprises the model far less than temperature 1.5 in all 5 seeds: perplexity 3.2 against 9.2"
    )


def test_one_text_of_each_cell_is_an_observation():
    found = sweep(["0.5", "1.5"]).verdict
    assert found.kind == "seen" and found.more.startswith("One seed is an observation, not a verdict:")


def test_of_two_knobs_the_one_that_matters_leads():
    found = sweep(["0.5", "1.5"], ["0.9", "1"], 5, lambda _, row: 3 + 5 * row).verdict
    assert found.words.startswith("top_p 0.9 surprises the model far less than top_p 1 in all 5 seeds")
    assert found.more.startswith("No clear difference in how much the texts surprise the model. Compared seed by seed")


def test_values_without_an_order_are_all_compared():
    found = sweep(["low", "high", "unset"], seeds_each=5, of=lambda c, _: [4, 3, 9][c], knob="dola_layers").verdict
    assert found.words.startswith("dola_layers unset surprises the model most in all 5 seeds: perplexity 9.2 against 3")
    prompts = sweep(["a fox", "a dog"], seeds_each=5, knob="prompt").verdict
    assert prompts.words.startswith("Prompt 1 surprises the model less than Prompt 2 in all 5 seeds")


def test_a_row_that_lacks_a_cell_is_left_out_on_both_sides():
    whole = sweep(["0.5", "1.5"], ["0.9", "1"], 5, lambda column, row: 3 + column + 50 * row)
    assert "perplexity 28" not in whole.verdict.words
    whole.traces[-1] = Trace()  # of the second row, whose texts surprise far more
    assert whole.verdict.words == (
        "temperature 0.5 surprises the model less than temperature 1.5 in all 5 seeds: perplexity 3.2 against 4.2"
    )
    whole.traces[0] = Trace()
    assert whole.verdict.kind == "wait"


def test_a_knob_without_effect_makes_no_difference():
    assert sweep(["0.5", "1.5"], of=lambda *_: 3.0).verdict.words.startswith("No clear difference")


# -------------------------------------------------------------------------------------------------------------- samples


def samples(*runs):
    return comparison("seeds", [Group("A", "Nucleus", "stories")], [runs]).verdict


def test_samples_are_counted_and_part_somewhere():
    found = samples(run(2, (5, 6, 7)), run(2, (5, 6, 7)), run(2, (5, 6, 7), reason="eos"), run(2, (5, 8, 7)))
    assert (found.kind, found.words) == ("seen", "2 different texts in 4 samples")
    assert found.more == (
        "They part at token 2: 3 of 4 continue with “6”, whose chance was 50%. "
        "1 of 4 ended by itself before the length limit; in the long run 1% to 81% would (95% interval)."
    )


@pytest.mark.parametrize(
    ("runs", "words"),
    [
        ([run(2, (5, number)) for number in range(3)], "All 3 samples are different texts"),
        ([run(2)] * 3, "All 3 samples are the same text"),
        ([run(2), run(2, reason="stopped")], "Not known"),
        ([Trace(), Trace()], "Not known"),
    ],
)
def test_how_many_texts_there_are(runs, words):
    assert samples(*runs).words == words


def test_where_nothing_is_drawn_no_rate_is_named():
    found = samples(run(2, drawn=False), run(2, drawn=False))
    assert found.more == "Nothing is drawn, so another seed changes nothing."


def test_one_lane_alone_is_described_as_samples():
    assert lanes([run(2), run(2)]).words == "All 2 samples are the same text"


# -------------------------------------------------------------------------------------------------------------- the log


def test_the_sentence_is_told_once_at_the_end_and_only_where_there_is_one():
    made = comparison("lanes", [Group("A", "x", "stories"), Group("B", "y", "stories")], [[run(6)], [run(90, (8,))]])
    lines = [json.loads(line) for line in made.lines().splitlines()]
    (line,) = [line for line in lines if line["type"] == "Verdict"]
    assert line["kind"] == "seen" and line["words"]["said"].startswith("{one} surprises the model far less")
    assert [line["type"] for line in lines[-2:]] == ["Verdict", "Done"]
    assert "Verdict" not in made.header()
    assert comparison("trial", made.groups, [[run(6)], [run(90)]]).verdict is None

"""How long many runs take, from how fast the last ones were."""

from __future__ import annotations

import dataclasses

import pytest

from playground.experiments.comparison import Comparison, Entry, Group
from playground.requests.request import GenerationRequest
from playground.server.paces import LAST, MODELS, Paces, estimate_words
from playground.trace import Shared
from tests.support.fakes import sampled

REQUEST = GenerationRequest("stories", "Once", config={"max_new_tokens": 5}, seed=3)


def played(models, times):
    """Runs of these models, which began and ended at these times."""
    entries = [Entry(0, dataclasses.replace(REQUEST, model=model)) for model in models]
    made = Comparison("sweep", "Once", [Group("A", "", "stories")], entries)
    for number, entry in enumerate(entries):
        for event in sampled(entry.request):
            made.take(number, event)
    made.times = list(times)
    return made


def test_before_any_run_of_a_model_nothing_is_known():
    paces = Paces()
    assert paces.seconds([("stories", 80)], 1) is None
    paces.learn("stories", 100, 2.0)
    assert paces.seconds([("stories", 80), ("stories", 20)], 1) == pytest.approx(2.0)
    assert paces.seconds([("stories", 80), ("chat", 1)], 1) is None, "one that is not known is not guessed"
    assert paces.knows("stories") and not paces.knows("chat")


def test_runs_by_turns_add_up_and_runs_side_by_side_overlap():
    paces = Paces()
    paces.learn_all(played(["stories"] * 2, [(0.0, 1.0), (5.0, 6.0)]), 1)
    assert paces.seconds([("stories", 10)], 1) == pytest.approx(2.0), "the pause between them is nobody's"
    paces.learn_all(played(["stories"] * 2, [(0.0, 1.0), (0.0, 1.0)]), 8)
    assert paces.seconds([("stories", 10)], 8) == pytest.approx(1.0)
    assert paces.seconds([("stories", 10)], 1) == pytest.approx(2.0), "alone it is as fast as it was alone"


def test_where_runs_side_by_side_were_not_seen_they_are_taken_to_be_no_faster_than_alone():
    paces = Paces()
    paces.learn("stories", 10, 1.0)
    assert paces.seconds([("stories", 100)], 8) == pytest.approx(10.0)


def test_of_several_models_side_by_side_nothing_is_learned():
    paces = Paces()
    paces.learn_all(played(["stories", "chat"], [(0.0, 1.0), (0.0, 1.0)]), 8)
    assert paces.seconds([("stories", 1)], 8) is None
    paces.learn_all(played(["stories", "chat"], [(0.0, 1.0), (1.0, 5.0)]), 1)
    assert paces.seconds([("stories", 5), ("chat", 5)], 1) == pytest.approx(5.0)


def test_a_run_that_shared_the_machine_or_was_not_whole_says_nothing():
    paces, made = Paces(), played(["stories"], [(0.0, 1.0)])
    (trace,) = made.traces
    trace.shared = Shared(2, False)
    paces.learn_run(trace)
    assert paces.seconds([(trace.started.request.get("model", ""), 1)], 1) is None
    made.times = [(0.0, None)]
    paces.learn_all(made, 1)
    paces.learn("stories", 0, 1.0)
    paces.learn("stories", 5, 0.0)
    assert paces.seconds([("stories", 1)], 1) is None


def test_only_the_last_ones_count_and_not_all_models_are_remembered():
    paces = Paces()
    paces.learn("stories", 1, 1000.0)
    for _ in range(LAST):
        paces.learn("stories", 10, 1.0)
    assert paces.seconds([("stories", 100)], 1) == pytest.approx(10.0)
    for number in range(MODELS):
        paces.learn(f"model-{number}", 1, 1.0)
    assert paces.seconds([("stories", 1)], 1) is None and paces.seconds([("model-9", 1)], 1) == 1.0


@pytest.mark.parametrize(
    ("runs", "seconds", "words"),
    [
        (25, None, "25 runs; how long they take is not known yet"),
        (25, 180, "25 runs, at most about 3 minutes"),
        (1, 0.2, "1 run, at most about 1 second"),
        (2, 9.4, "2 runs, at most about 9 seconds"),
        (2, 33, "2 runs, at most about 35 seconds"),
        (2, 56, "2 runs, at most about 1 minute"),
        (100, 7300, "100 runs, at most about 2 hours"),
    ],
)
def test_the_sentence(runs, seconds, words):
    assert estimate_words(runs, seconds) == words

"""What is found of many samples: how fast they came, how many at a time, and who waited for whom."""

from __future__ import annotations

import dataclasses

import pytest

from playground.experiments.comparison import Comparison, Entry, Group
from playground.lessons.view_findings import VIEW_FINDINGS, served
from playground.presets.recorded_runs import recorded_log
from playground.sharing.open_trace import open_log, request_of
from playground.trace import Shared

TRACE = open_log(recorded_log("lesson-cut-off"))


def played(*spans: tuple[float, float], together: int = 2, apart: bool = False, runs: int | None = None) -> Comparison:
    """Runs of one recorded trace that begin and end at these seconds, told in the order in which it happens."""
    now = 0.0
    entries = [Entry(0, request_of(TRACE))] * len(spans)
    made = Comparison("seeds", "", [Group("A", "", "stories")], entries, clock=lambda: now)
    happens = sorted((second, number, part) for number, span in enumerate(spans) for part, second in enumerate(span))
    *told, last = (event for event in TRACE.events() if not isinstance(event, Shared))
    for second, number, ends in happens:
        now = second
        for event in [last] if ends else [Shared(together, apart), *told]:
            made.add(number, event)
    return made


def found(made: Comparison) -> dict[str, float]:
    values = served(made)
    return {name: finding.of(values) for name, finding in VIEW_FINDINGS["seeds"].items()}


def test_speeds_are_tokens_over_the_time_of_all_and_of_each():
    tokens, seconds = TRACE.finished.num_tokens, TRACE.finished.seconds
    values = found(played((1.0, 3.0), (2.0, 6.0)))
    assert values["runs"] == 2 and values["together"] == 2
    assert values["all_per_second"] == pytest.approx(2 * tokens / 5.0)
    assert values["each_per_second"] == pytest.approx(tokens / seconds)


@pytest.mark.parametrize(
    ("spans", "joined"),
    [  # (when each began and ended, how many began in the place of another while others were still written)
        ([(0, 2), (0, 5), (3, 6)], 1),  # the third begins while the second is written
        ([(0, 2), (0, 5), (2, 6)], 0),  # at the same moment as one ends: not after it
        ([(0, 5), (0, 5), (6, 9), (6, 9)], 0),  # all of the first have ended
        ([(0, 2), (0, 9), (3, 4), (5, 6), (7, 8)], 3),
        ([(0, 1)], 0),
    ],
)
def test_who_joined(spans, joined):
    assert found(played(*spans))["joined"] == joined


def test_a_run_apart_shares_nothing():
    assert found(played((0, 1), (0, 1), together=4, apart=True))["together"] == 1


def test_nothing_is_found_before_all_have_ended():
    made = played((0, 1), (0, 2))
    made.times[1] = (made.times[1][0], None)
    assert served(made) is None
    assert served(dataclasses.replace(made)) is None  # such as one that was opened from a file: nobody saw its times

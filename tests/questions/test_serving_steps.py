"""The figures of a serving log, against logs by hand and by hypothesis."""

from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st

from playground.questions.serving_steps import (
    Percentiles,
    RequestEnd,
    ServedRequest,
    ServedWay,
    ServingStep,
    StepRow,
    TokenCounts,
    WaySettings,
    figures_of,
    percentile,
    request_times,
)

REQUESTS = [ServedRequest("a", arrival=arrival) for arrival in (0, 1, 7)]
ENDS = [RequestEnd(status, None, None, [], "") for status in ("finished", "finished", "cancelled")]
SETTINGS = WaySettings("continuous", 8, blocks=[4])


def step(at, start, rows, **more):
    return ServingStep(at, start, 0.5, [StepRow(*row) for row in rows], [], **more)


# The first one reads its prompt in two parts, loses its blocks after its first token, and reads again what it had.
STEPS = [
    step(0, 0.0, [[0, "prefill", 3, 0, 0, None]], free=[2]),
    step(1, 0.5, [[0, "prefill", 1, 0, 3, 10], [1, "prefill", 2, 0, 0, 20]], free=[0], starved=[0], put_back=[0]),
    step(2, 1.0, [[1, "decode", 1, 0, 2, 21]], free=[1]),
    step(3, 1.5, [[0, "prefill", 5, 0, 0, 11]], free=[2]),
    step(7, 2.0, [[2, "prefill", 4, 2, 0, 30], [0, "pad", 1, 1, 6, None]], free=[4], shared={"2": 4}),
]
WAY = ServedWay(SETTINGS, STEPS, [], ENDS)


def test_when_things_were():
    times = request_times(STEPS, REQUESTS, "steps")
    assert [each.came for each in times] == [(0, 0.0), (1, 0.5), (4, 2.0)]
    assert [each.began for each in times] == [(0, 0.0), (1, 0.5), (4, 2.0)]
    assert [each.tokens for each in times] == [[(2, 1.0), (4, 2.0)], [(2, 1.0), (3, 1.5)], [(5, 2.5)]]
    assert [each.ended for each in times] == [(4, 2.0), (3, 1.5), (5, 2.5)]


def test_when_things_were_by_seconds():
    requests = [ServedRequest("a", arrival=arrival) for arrival in (0, 0.25, 2.0, 9.0)]
    times = request_times(STEPS, requests, "seconds")
    assert [each.came for each in times] == [(0, 0), (0.5, 0.25), (4, 2.0), (5, 9.0)]
    assert times[3].began is None and times[3].tokens == []


def test_the_figures_by_hand():
    found = figures_of(WAY, REQUESTS, "steps")
    assert found.steps == 5 and found.seconds == 2.5 and found.written == 5 and found.per_second == 2
    # 3 + 1 + 2 + 2 of the third one are read first; of the five tokens that are read again, four were read before
    assert found.tokens == TokenCounts(prefill=9, decode=1, again=4, padding=3)
    assert found.shared == 4 and found.at_once == 6 / 5 and found.finished == 2
    assert found.used == (2 + 4 + 3 + 2 + 0) / 4 / 5 and found.starved == found.put_back == 1
    assert found.first == Percentiles([1, 2], [0.5, 1.0])
    assert found.between == Percentiles([1, 2], [0.5, 1.0])
    assert found.whole == Percentiles([2, 4], [1.0, 2.0])


def test_a_log_of_nothing():
    found = figures_of(ServedWay(WaySettings("alone", 1), [], [], [None]), REQUESTS[:1], "steps")
    assert found.steps == 0 and found.per_second is None and found.at_once is None and found.first is None


@given(st.lists(st.floats(-1e6, 1e6), min_size=1), st.floats(0, 1))
def test_a_percentile_is_the_least_that_so_many_do_not_exceed(values, share):
    found = percentile(values, share)
    assert found in values and sum(value <= found for value in values) >= math.floor(share * len(values))
    lower = [value for value in values if value < found]
    assert len(lower) < max(1, math.ceil(share * len(values)))

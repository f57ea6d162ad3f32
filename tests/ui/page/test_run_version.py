"""Each run has a greater number than the one before it, whatever the clock does."""

from __future__ import annotations

import time

from playground.ui.page.run_version import next_turn


def test_a_clock_that_is_set_back_overtakes_no_run(monkeypatch):
    before = next_turn()
    now = time.time_ns()
    for moment in (now - 3_600 * 10**9, now - 3_600 * 10**9, 0):
        monkeypatch.setattr(time, "time_ns", lambda moment=moment: moment)
        before, last = next_turn(), before
        assert before > last
    monkeypatch.undo()
    assert next_turn() > before

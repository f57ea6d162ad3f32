"""Nobody is late who could not run: a process that was stopped, or slept with its machine, ends its runs as if it had
not been; a step that takes too long is still too long."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from playground.awake_clock import AwakeClock, awake_seconds, awake_timeout, wait_awake
from playground.batching.side_task import SideTask, SideWorkTooSlow

STOPPED = 5.0  # seconds, more than each limit in the processes below


class Times:
    """A clock of the wall and one of the processor, which a test sets."""

    def __init__(self):
        self.wall = self.computed = 0.0
        self.clock = AwakeClock(lambda: self.wall, lambda: self.computed)
        self.clock._tick = lambda: None  # the test looks by itself
        self.before = self.clock.seconds()

    def passed(self, wall, computed):
        self.wall, self.computed = self.wall + wall, self.computed + computed
        before, self.before = self.before, self.clock.seconds()
        return self.before - before


def test_time_without_a_look_and_without_work_does_not_count():
    times = Times()
    assert times.passed(0.3, 0.1) == pytest.approx(0.3)
    assert times.passed(0.9, 0.0) == pytest.approx(0.9)  # a busy machine
    assert times.passed(3600, 0.2) == pytest.approx(0.45)  # the tick that was on its way, and what was computed
    assert times.passed(0.2, 0.2) == pytest.approx(0.2)


def test_one_long_operation_that_keeps_all_threads_waiting_counts():
    times = Times()
    assert times.passed(40, 39.9) == pytest.approx(40, abs=0.5)
    assert times.passed(40, 80) == pytest.approx(40)  # two threads without the lock


def test_waiting_and_sleeping_count():
    start = awake_seconds()
    time.sleep(2.5)
    assert awake_seconds() - start == pytest.approx(2.5, abs=0.6)
    assert not wait_awake(threading.Event(), 0.1)
    done = threading.Event()
    threading.Timer(0.1, done.set).start()
    assert wait_awake(done, 30)
    slow = SideTask(lambda: time.sleep(5), 1.2, lambda: False)
    slow.start()
    time.sleep(2.2)
    assert slow.is_over() and isinstance(slow.error, SideWorkTooSlow)


def test_a_timeout_of_the_event_loop_ends_as_asyncios():
    async def late():
        async with awake_timeout(0.1):
            await asyncio.sleep(30)

    async def in_time(seconds):
        async with awake_timeout(seconds):
            await asyncio.sleep(0.01)
        return "done"

    with pytest.raises(TimeoutError):
        asyncio.run(late())
    assert asyncio.run(in_time(20)) == asyncio.run(in_time(None)) == "done"


LIMITS = """
import threading, time, asyncio
from playground.awake_clock import awake_timeout, wait_awake
from playground.batching.side_task import SideTask
from playground.generation.limits import RunLimits

run, side, told = RunLimits(threading.Event(), 3.0), SideTask(lambda: time.sleep(60), 3.0, lambda: False), []
run.start()
side.start()
waiting = threading.Thread(target=lambda: told.append(wait_awake(threading.Event(), 3.0)))
waiting.start()

async def asking():
    async with awake_timeout(3.0):
        print("now", flush=True)
        time.sleep(0.5)  # stopped here
        await asyncio.sleep(0.2)
        print(run.timed_out, side.is_over(), waiting.is_alive(), flush=True)
        while not (run.timed_out and side.is_over() and told):  # and yet they are over in the end
            time.sleep(0.1)
asyncio.run(asking())
print(told, flush=True)
"""

RUN = """
from dataclasses import replace
from playground import GenerationRequest
from playground.engines.local import LocalEngine
from playground.settings import Settings
from playground.trace import Stepped

engine = LocalEngine(replace(Settings(), max_step_seconds=3.0))
list(engine.stream(GenerationRequest("stories", "Once upon", config={"max_new_tokens": 2})))  # loads the model
for event in engine.stream(GenerationRequest("stories", "Once upon", config={"max_new_tokens": 400}, seed=1)):
    if isinstance(event, Stepped) and event.step.index == 20:
        print("now", flush=True)
sequences = getattr(event, "sequences", None)
print(sequences[0].stop_reason if sequences else event, flush=True)
"""


@pytest.fixture(scope="module")
def lines_of_the_stopped():
    """What a process says that is stopped for a while at each "now", which are two."""
    if not hasattr(signal, "SIGSTOP"):
        pytest.skip("takes a system that can stop a process")
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    root = Path(__file__).parents[1]
    child = subprocess.Popen(
        [sys.executable, "-c", RUN + LIMITS], stdout=subprocess.PIPE, text=True, env=environment, cwd=root
    )
    lines = []
    try:
        for line in child.stdout:
            lines.append(line.rstrip("\n"))
            if lines[-1] == "now":
                os.kill(child.pid, signal.SIGSTOP)
                time.sleep(STOPPED)
                os.kill(child.pid, signal.SIGCONT)
        assert child.wait(120) == 0
    finally:
        child.kill()
    return lines


def test_a_run_whose_process_was_stopped_ends_as_any_other(lines_of_the_stopped):
    assert lines_of_the_stopped[:2] in (["now", "length"], ["now", "eos"])


def test_no_deadline_passes_while_the_process_is_stopped(lines_of_the_stopped):
    assert lines_of_the_stopped[2:] == ["now", "False False True", "[False]"]

"""Work beside the lanes: one lane waits for it, the others go on, and it ends in time."""

from __future__ import annotations

import threading
import time

import pytest
import torch

from playground.batching.scheduler import LaneScheduler, StepTooSlow
from playground.batching.side_task import SideTask, SideWorkStopped, SideWorkTooSlow
from playground.batching.single_run import SingleRunSlot
from tests.support.tiny_models import tiny_llama


def finish(lanes):
    ended = []
    while lanes.lanes:
        ended += lanes.tick()
    return ended


def no(*_):
    return False


def test_a_lane_waits_for_its_work_and_the_others_go_on():
    lanes, order, over = LaneScheduler(tiny_llama()), [], threading.Event()

    def waits(slot):
        order.append(slot.beside(lambda: over.wait(10) and "worked", 10, no))

    def steps(slot):
        model = slot(lanes.model)
        for _ in range(5):
            model(input_ids=torch.tensor([[5, 6]]))
            order.append("step")
        over.set()

    lanes.add(waits)
    lanes.add(steps)
    assert [lane.error for lane in finish(lanes)] == [None, None]
    assert order == ["step"] * 5 + ["worked"]


def test_has_steps_says_whether_a_lane_can_go_on():
    lanes, over = LaneScheduler(tiny_llama()), threading.Event()
    lanes.add(lambda slot: slot.beside(lambda: over.wait(10), 10, no))
    assert lanes.has_steps  # it has not begun
    lanes.tick()
    assert not lanes.has_steps
    over.set()
    while not lanes.has_steps:
        time.sleep(0.001)
    finish(lanes)


@pytest.mark.parametrize(
    ("work", "seconds", "stopped", "error"),
    [
        (lambda: time.sleep(5), 0.1, no, SideWorkTooSlow),
        (lambda: time.sleep(5), 10, lambda: True, SideWorkStopped),
        (lambda: 1 / 0, 10, no, ZeroDivisionError),
    ],
    ids=["too slow", "stopped", "broken"],
)
def test_what_goes_wrong_is_raised_in_the_lane(work, seconds, stopped, error):
    lanes, start = LaneScheduler(tiny_llama()), time.perf_counter()
    lanes.add(lambda slot: slot.beside(work, seconds, stopped))
    (lane,) = finish(lanes)
    assert isinstance(lane.error, error) and time.perf_counter() - start < 2


def test_what_comes_too_late_is_dropped():
    go = threading.Event()
    work = SideTask(lambda: go.wait(10), 0.05, no)
    work.start()
    while not work.is_over():
        time.sleep(0.01)
    assert isinstance(work.error, SideWorkTooSlow) and work.result is None


def test_the_lane_makes_the_passes_of_its_work():
    """In the thread of all passes, while others go on; the work takes the time that it has, and the passes' beside."""
    model = tiny_llama()
    lanes, here, steps = LaneScheduler(model), threading.current_thread(), []
    with torch.no_grad():
        expected = [model(input_ids=torch.tensor([[5, 6, token]])).logits for token in range(3)]

    class Slow(torch.nn.Module):
        def forward(self, input_ids):
            time.sleep(0.3)
            return threading.current_thread()

    def asks(slot):
        own, slow = slot(model), slot(Slow())

        def work():
            assert threading.current_thread() is not here
            logits = [own(input_ids=torch.tensor([[5, 6, token]])).logits for token in range(3)]
            return logits, slow(input_ids=torch.tensor([[5]]))

        steps.append(slot.beside(work, 0.25, no))
        own(input_ids=torch.tensor([[5]]))  # its own passes go on as before

    def others(slot):
        own = slot(model)
        for _ in range(5):
            own(input_ids=torch.tensor([[5, 6]]))

    lanes.add(asks)
    lanes.add(others)
    assert [lane.error for lane in finish(lanes)] == [None, None]
    ((logits, thread),) = steps
    assert thread is here
    assert all(torch.equal(*pair) for pair in zip(logits, expected, strict=True))


def test_an_error_of_a_pass_goes_to_the_work():
    class Broken(torch.nn.Module):
        def forward(self, input_ids):
            raise ZeroDivisionError

    lanes, seen = LaneScheduler(tiny_llama()), []

    def job(slot):
        own = slot(Broken())

        def work():
            with pytest.raises(ZeroDivisionError):
                own(input_ids=torch.tensor([[5]]))
            return "worked"

        seen.append(slot.beside(work, 10, no))
        slot.beside(lambda: own(input_ids=torch.tensor([[5]])), 10, no)

    lanes.add(job)
    (lane,) = finish(lanes)
    assert seen == ["worked"] and isinstance(lane.error, ZeroDivisionError)


def test_work_that_nobody_waits_for_makes_no_pass():
    lanes, go, ended = LaneScheduler(tiny_llama()), threading.Event(), []

    def job(slot):
        own = slot(lanes.model)

        def work():
            go.wait(10)
            try:
                own(input_ids=torch.tensor([[5]]))
            except SideWorkStopped as error:
                ended.append(error)

        slot.beside(work, 0.05, no)

    lanes.add(job)
    (lane,) = finish(lanes)
    assert isinstance(lane.error, SideWorkTooSlow)
    go.set()
    deadline = time.monotonic() + 5
    while not ended and time.monotonic() < deadline:
        time.sleep(0.01)
    assert ended


def test_a_lane_can_be_ended_while_its_work_waits_for_a_pass():
    lanes, ended = LaneScheduler(tiny_llama()), threading.Event()

    def job(slot):
        own = slot(lanes.model)

        def work():
            try:
                own(input_ids=torch.tensor([[5]]))
            finally:
                ended.set()

        slot.beside(work, 10, no)

    lane = lanes.add(job)
    lanes.tick()
    lanes.end()
    assert lane.done and ended.wait(5)


def test_a_lane_can_be_ended_while_it_waits():
    lanes, over = LaneScheduler(tiny_llama()), threading.Event()
    lane = lanes.add(lambda slot: slot.beside(lambda: over.wait(10), 10, no))
    lanes.tick()
    lanes.end()
    over.set()
    assert lane.done


def test_without_lanes_the_work_is_done_here():
    assert SingleRunSlot().beside(threading.current_thread, 1, no) is threading.current_thread()


@pytest.mark.parametrize("where", ["between the passes", "in a pass"])
def test_a_step_that_takes_too_long_ends_its_lane_alone(where):
    model = tiny_llama()
    lanes, passes = LaneScheduler(model, max_step_seconds=0.2), []

    class Slow(torch.nn.Module):
        def forward(self, input_ids):
            time.sleep(0.3)
            return input_ids

    def slow(slot):
        own = slot(Slow() if where == "in a pass" else model)
        for _ in range(3):
            passes.append("slow")
            if where == "between the passes":
                time.sleep(0.3)
            own(input_ids=torch.tensor([[5, 6]]))

    def quick(slot):
        own = slot(model)
        for _ in range(20):
            own(input_ids=torch.tensor([[5, 6]]))
            passes.append("quick")

    lanes.add(slow)
    lanes.add(quick)
    ended = finish(lanes)
    assert sorted(type(lane.error).__name__ for lane in ended) == ["NoneType", "StepTooSlow"]
    error = next(lane.error for lane in ended if lane.error)
    assert isinstance(error, StepTooSlow) and error.most == 0.2 and 0.3 <= error.seconds < 2
    assert passes.count("slow") == 1 and passes.count("quick") == 20

"""What leaves of the events of all runs: everything in order, together, the first and the last at once."""

from __future__ import annotations

import pickle
import threading
import time

from playground.engines import ray_outbox
from playground.engines.ray_inbox import MethodResult
from playground.engines.ray_outbox import AT_ONCE, Outbox
from playground.trace import Failed, Finished

END = Finished([], 1.0, 0.1, 3)


class Unreadable(Exception):
    """Pickle writes its one argument, and cannot make it again without the other."""

    def __init__(self, one, other):
        super().__init__(one)


class Sent:
    """Hears the messages of an outbox, and when each came."""

    def __init__(self):
        self.messages, self.times, self._came = [], [], threading.Condition()
        self.outbox = Outbox(self)

    def __call__(self, message):
        with self._came:
            self.messages.append(message)
            self.times.append(time.monotonic())
            self._came.notify_all()

    def events(self, ticket):
        batches = [batch for message in self.messages for batch in message.batches if batch[0] == ticket]
        assert [is_last for _, _, is_last in batches] == [END in pickle.loads(data) for _, data, _ in batches]
        return [event for _, data, _ in batches for event in pickle.loads(data)]

    def answers(self):
        return {number: pickle.loads(data) for message in self.messages for number, data in message.answers}

    def wait(self, condition):
        with self._came:
            assert self._came.wait_for(condition, 30)


def test_all_comes_in_order_in_few_messages():
    sent = Sent()
    for ticket in "ab":
        sent.outbox.open(ticket)

    def put(ticket):
        for number in range(1000):
            sent.outbox.put(ticket, number)
        sent.outbox.put(ticket, END)

    threads = [threading.Thread(target=put, args=(ticket,)) for ticket in "ab"]
    for thread in threads:
        thread.start()
    sent.wait(lambda: all(END in sent.events(ticket) for ticket in "ab"))
    assert all(sent.events(ticket) == [*range(1000), END] for ticket in "ab")
    assert len(sent.messages) < 200


def test_runs_leave_together(monkeypatch):
    monkeypatch.setattr(ray_outbox, "AT_ONCE", 0)
    monkeypatch.setattr(ray_outbox, "PER_SECOND", 1)
    sent = Sent()
    tickets = [str(number) for number in range(30)]
    for ticket in tickets:
        sent.outbox.open(ticket)
    while time.monotonic() % 1 > 0.7:  # not just before a moment at which they leave
        time.sleep(0.05)
    for ticket in tickets:
        sent.outbox.put(ticket, 1)
    sent.wait(lambda: all(sent.events(ticket) == [1] for ticket in tickets))
    assert len(sent.messages) == 1


def test_batches_leave_at_a_pace_but_the_first_and_the_last_at_once(monkeypatch):
    monkeypatch.setattr(ray_outbox, "PER_SECOND", 2)  # so slow that another process cannot be mistaken for it
    sent = Sent()
    sent.outbox.open("a")
    begun = time.monotonic()
    for number in range(200):
        sent.outbox.put("a", number)
        time.sleep(0.002)
    sent.outbox.put("a", END)
    ended = time.monotonic()
    sent.wait(lambda: END in sent.events("a"))
    assert sent.events("a") == [*range(200), END]
    assert sent.times[AT_ONCE - 1] - begun < 0.25
    assert len(sent.messages) <= AT_ONCE + 2 * (ended - begun) + 2
    assert sent.times[-1] - ended < 0.25


def test_what_is_closed_tells_nothing_more():
    sent = Sent()
    sent.outbox.put("never opened", 1)
    sent.outbox.open("a")
    sent.outbox.put("a", 1)
    sent.wait(lambda: sent.events("a") == [1])
    sent.outbox.close("a")
    sent.outbox.put("a", 2)
    sent.outbox.answer(1, MethodResult("after it"))
    sent.wait(lambda: 1 in sent.answers())
    assert sent.events("a") == [1] and not sent.events("never opened")


def test_an_answer_that_cannot_leave_is_an_error():
    sent = Sent()
    sent.outbox.answer(1, MethodResult({"a": 1}))
    sent.outbox.answer(2, MethodResult(threading.Lock()))
    sent.outbox.answer(3, MethodResult(error=ValueError("no")))
    sent.outbox.answer(4, MethodResult(error=Unreadable("a", "b")))
    sent.wait(lambda: len(sent.answers()) == 4)
    answers = sent.answers()
    assert "cannot be sent" in str(answers[4].error)
    assert answers[1].value == {"a": 1} and isinstance(answers[3].error, ValueError)
    assert "cannot be sent" in str(answers[2].error)


def test_an_event_that_cannot_leave_ends_its_run_alone():
    sent = Sent()
    for ticket in "ab":
        sent.outbox.open(ticket)
    sent.outbox.put("a", threading.Lock())
    sent.outbox.put("b", END)
    sent.wait(lambda: len([batch for message in sent.messages for batch in message.batches]) == 2)
    (failed,) = [pickle.loads(data) for ticket, data, is_last in sent.messages[0].batches if ticket == "a" and is_last]
    assert isinstance(failed[0], Failed) and sent.events("b") == [END]


def test_it_ends_where_nobody_hears_it():
    before = set(threading.enumerate())

    def gone(message):
        raise BrokenPipeError

    outbox = Outbox(gone)
    (thread,) = set(threading.enumerate()) - before
    outbox.answer(1, MethodResult())
    thread.join(30)
    assert not thread.is_alive()
    outbox.answer(2, MethodResult())

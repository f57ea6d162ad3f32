"""An engine in a process of its own, for a process whose other threads would hold the decoding up: those of one process
wait for each other, for Python's lock.

Questions go there; answers and the events of all runs come back, pickled (`playground.engines.ray_outbox`). What a slow
reader has not taken in waits on this side (`playground.engines.ray_inbox`). Each of the two processes notices where the
other one has gone. Knows engines; nothing of who asks.
"""

from __future__ import annotations

import contextlib
import gc
import os
import pickle
import signal
import socket
import struct
import subprocess
import sys
import threading
import traceback
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, BinaryIO

from playground.engines.protocol import Run
from playground.engines.ray_inbox import Inbox, MethodResult
from playground.engines.ray_outbox import Outbox
from playground.settings import Settings
from playground.trace import Event, ServedBy, Started, replace

CLOSE_SECONDS = 3  # in which the process ends by itself
AT_ONCE = 8  # questions that the process works at
_LENGTH = struct.Struct("!Q")  # of what follows, in bytes


class EngineProcess:
    """Starts the process and asks it, from any thread."""

    def __init__(self, settings: Settings, on_lost: Callable[[], None] = lambda: None) -> None:
        """`on_lost` is called, in a thread, where the process has gone without having been closed."""
        ours, theirs = socket.socketpair()
        with theirs:
            descriptor = theirs.fileno()
            paths = os.pathsep.join(filter(None, sys.path))
            self._process = subprocess.Popen(
                [sys.executable, "-m", __name__, str(descriptor)],
                pass_fds=[descriptor],
                env={**os.environ, "PYTHONPATH": paths},
            )
        self._socket, self._on_lost = ours, on_lost
        self._lock, self._asked, self._inboxes = threading.Lock(), dict[int, Future[Any]](), dict[str, Inbox]()
        self._count, self._gone, self._closing = 0, False, False
        threading.Thread(target=self._hear, name="engine-process", daemon=True).start()
        self._ask("start", settings)

    @property
    def pid(self) -> int:
        """Of the process."""
        return self._process.pid

    def call(self, method: str, *arguments: object) -> Future[Any]:
        """Call a method of the engine: what it returns, or raises; ConnectionError where the process has gone."""
        return self._ask("call", method, *arguments)

    def wait_until_ready(self, seconds: float) -> None:
        """Have the default model loaded and run once. Where loading takes longer, runs wait for it themselves."""
        self._ask("prepare", seconds).result()

    async def batches(
        self, method: str, question: object, served_by: ServedBy, ticket: str = ""
    ) -> AsyncIterator[bytes]:
        """The events of what `method` of the engine does with `question`, pickled, in batches; the start of a run says
        what it was `served_by`. Whoever closes it stops the run. Raises ConnectionError where the process has gone."""
        ticket = ticket or uuid.uuid4().hex
        self._inboxes[ticket] = inbox = Inbox(lambda: self.stop(ticket))
        try:
            if not self._tell("begin", ticket, method, question, served_by):
                raise _gone()
            async for batch in inbox.batches():
                yield batch
        finally:
            self._inboxes.pop(ticket, None)
            self._tell("end", ticket)

    def stop(self, ticket: str) -> None:
        """Stop a run, if it is here: its last events still come."""
        self._tell("stop", ticket)

    def _ask(self, what: str, *arguments: object) -> Future[Any]:
        """Call a method of `_EngineCalls`, whose first argument is the number of the question."""
        future: Future[Any] = Future()
        with self._lock:
            self._count += 1
            self._asked[self._count] = future
            number = self._count
        if not self._tell(what, number, *arguments):
            self._settle(number, MethodResult(error=_gone()))
        return future

    def _tell(self, what: str, *arguments: object) -> bool:
        """Call a method of `_EngineCalls`. False where the process has gone."""
        with self._lock:
            if not self._gone:
                with contextlib.suppress(OSError):  # then `_hear` notices, too
                    _send(self._socket, (what, arguments))
            return not self._gone

    def _settle(self, number: int, answer: MethodResult) -> None:
        with self._lock:
            future = self._asked.pop(number, None)
        if future is None or not future.set_running_or_notify_cancel():
            return
        if answer.error is not None:
            future.set_exception(answer.error)
        else:
            future.set_result(answer.value)

    def _hear(self) -> None:
        with contextlib.suppress(OSError), self._socket.makefile("rb") as stream:
            for message in messages(stream):
                for number, answer in message.answers:
                    self._settle(number, pickle.loads(answer))
                for ticket, batch, is_last in message.batches:
                    if inbox := self._inboxes.get(ticket):
                        inbox.put(batch, is_last)
        with self._lock:
            self._gone = True
            numbers, inboxes = list(self._asked), list(self._inboxes.values())
        if not self._closing:
            self._on_lost()  # before anybody hears of it by an answer
        for number in numbers:
            self._settle(number, MethodResult(error=_gone()))
        for inbox in inboxes:
            inbox.fail(_gone())

    def close(self) -> None:
        """End the process, and all that goes on in it."""
        self._closing = True
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        try:
            self._process.wait(CLOSE_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _gone() -> ConnectionError:
    return ConnectionError("The engine's process has gone.")


def messages(stream: BinaryIO) -> Iterator[tuple]:
    """What was sent, until the end: one that breaks off, because its sender was killed, is the end too."""
    while len(head := stream.read(_LENGTH.size)) == _LENGTH.size:
        (length,) = _LENGTH.unpack(head)
        if len(data := stream.read(length)) < length:
            return
        yield pickle.loads(data)


def _send(to: socket.socket, message: object) -> None:
    data = pickle.dumps(message, 5)
    to.sendall(_LENGTH.pack(len(data)) + data)


# --------------------------------------------------------------------------------------------------- in the process


class _EngineCalls:
    """The engine, and what is asked of it: by the thread that reads, which waits for nothing."""

    def __init__(self, outbox: Outbox) -> None:
        self._engine: Any = None
        self._outbox, self._going = outbox, dict[str, _Going]()
        self._threads = ThreadPoolExecutor(AT_ONCE)

    def start(self, number: int, settings: Settings) -> None:
        from playground.engines.local import LocalEngine

        gc.set_threshold(2_000, 20, 100)  # as the page's process has it: a look at every object holds all runs up
        self._engine = LocalEngine(settings, owns_process=True)
        self._outbox.answer(number, MethodResult())

    def prepare(self, number: int, seconds: float) -> None:
        def load() -> None:
            self._engine.open(self._engine.settings.default_model, lambda event: None).wait(seconds)
            self._engine.warm_up()

        self._threads.submit(self._answer, number, load)

    def call(self, number: int, method: str, *arguments: object) -> None:
        self._threads.submit(self._answer, number, getattr(self._engine, method), *arguments)

    def _answer(self, number: int, method: Callable[..., object], *arguments: object) -> None:
        try:
            answer = MethodResult(method(*arguments))
        except Exception as error:
            answer = MethodResult(error=error)
        self._outbox.answer(number, answer)

    def begin(self, ticket: str, method: str, question: object, served_by: ServedBy) -> None:
        self._going[ticket] = going = _Going()
        self._outbox.open(ticket)

        def tell(event: Event) -> None:
            if isinstance(event, Started):
                event = replace(event, served_by=served_by)
            self._outbox.put(ticket, event)

        def begin() -> None:
            try:
                going.run = getattr(self._engine, method)(question, tell)
            except Exception as error:
                from playground.engines.decode_thread import explain

                self._outbox.put(ticket, explain(error))
            if going.stopped:  # meanwhile
                going.stop()

        self._threads.submit(begin)

    def stop(self, ticket: str) -> None:
        if going := self._going.get(ticket):
            going.stop()

    def end(self, ticket: str) -> None:
        self.stop(ticket)
        self._going.pop(ticket, None)
        self._outbox.close(ticket)


class _Going:
    """A run that was asked for."""

    def __init__(self) -> None:
        self.run: Run | None = None
        self.stopped = False

    def stop(self) -> None:
        self.stopped = True
        if self.run is not None:
            self.run.cancel()


def _answer_all(descriptor: int) -> None:
    """Do what is asked, until nobody is there who asks."""
    with socket.socket(fileno=descriptor) as there, there.makefile("rb") as stream:
        asked = _EngineCalls(Outbox(lambda message: _send(there, message)))
        for what, arguments in messages(stream):
            getattr(asked, what)(*arguments)


if __name__ == "__main__":
    try:
        _answer_all(int(sys.argv[1]))
    except Exception:
        traceback.print_exc()
    signal.raise_signal(signal.SIGKILL)  # a thread that decodes would hold the process

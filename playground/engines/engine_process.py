"""An engine in a process of its own, for a process whose other threads would hold the decoding up: those of one process
wait for each other, for Python's lock.

Questions go there and answers come back, each pickled, with the number of the question. The events of a run are asked
for, one batch after the other: what a slow reader has not taken in waits there (`playground.engines.ray_outbox`). Each
of the two processes notices where the other one has gone. Knows engines; nothing of who asks.
"""

from __future__ import annotations

import asyncio
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
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from typing import Any, BinaryIO

from playground.engines.ray_outbox import Answer, Outbox
from playground.settings import Settings
from playground.trace import ServedBy, Started

CLOSE_SECONDS = 3  # in which the process ends by itself
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
        self._lock, self._asked = threading.Lock(), dict[int, Future[Any]]()
        self._count, self._gone, self._closing = 0, False, False
        threading.Thread(target=self._hear, name="engine-process", daemon=True).start()
        self._ask("start", settings)

    @property
    def pid(self) -> int:
        """Of the process."""
        return self._process.pid

    def call(self, method: str, *arguments: Any) -> Future[Any]:
        """Call a method of the engine: what it returns, or raises; ConnectionError where the process has gone."""
        return self._ask("call", method, *arguments)

    def wait_until_ready(self, seconds: float) -> None:
        """Have the default model loaded and run once. Where loading takes longer, runs wait for it themselves."""
        self._ask("prepare", seconds).result()

    async def batches(
        self, method: str, question: Any, served_by: ServedBy, ticket: str = ""
    ) -> AsyncIterator[bytes]:
        """The events of what `method` of the engine does with `question`, pickled, in batches; the start of a run says
        what it was `served_by`. Whoever closes it stops the run. Raises ConnectionError where the process has gone."""
        ticket = ticket or uuid.uuid4().hex
        try:
            batch = await asyncio.wrap_future(self._ask("begin", ticket, method, question, served_by))
            while batch is not None:
                yield batch
                batch = await asyncio.wrap_future(self._ask("next_batch", ticket))
        finally:
            self._ask("end", ticket)

    def stop(self, ticket: str) -> None:
        """Stop a run, if it is here: its last events still come."""
        self._ask("stop", ticket)

    def _ask(self, what: str, *arguments: Any) -> Future[Any]:
        """Ask for a method of `_Asked`."""
        future: Future[Any] = Future()
        with self._lock:
            if self._gone:
                future.set_exception(_gone())
                return future
            self._count += 1
            self._asked[self._count] = future
            with contextlib.suppress(OSError):  # then `_hear` notices, too
                _send(self._socket, (self._count, what, arguments))
        return future

    def _hear(self) -> None:
        with contextlib.suppress(OSError), self._socket.makefile("rb") as stream:
            for number, answer in messages(stream):
                with self._lock:
                    future = self._asked.pop(number)
                _settle(future, answer)
        with self._lock:
            self._gone, left = True, list(self._asked.values())
        if not self._closing:
            self._on_lost()  # before anybody hears of it by an answer
        for future in left:
            _settle(future, Answer(error=_gone()))

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


def _settle(future: Future[Any], answer: Answer) -> None:
    if not future.set_running_or_notify_cancel():
        return
    if answer.error is not None:
        future.set_exception(answer.error)
    else:
        future.set_result(answer.value)


def messages(stream: BinaryIO) -> Iterator[Any]:
    """What was sent, until the end: one that breaks off, because its sender was killed, is the end too."""
    while len(head := stream.read(_LENGTH.size)) == _LENGTH.size:
        (length,) = _LENGTH.unpack(head)
        if len(data := stream.read(length)) < length:
            return
        yield pickle.loads(data)


def _send(to: socket.socket, message: Any) -> None:
    data = pickle.dumps(message, 5)
    to.sendall(_LENGTH.pack(len(data)) + data)


# --------------------------------------------------------------------------------------------------- in the process


class _Asked:
    """The engine, and what is asked of it."""

    def __init__(self) -> None:
        self._engine: Any = None
        self._going: dict[str, _Going] = {}

    async def start(self, settings: Settings) -> None:
        from playground.engines.local import LocalEngine

        gc.set_threshold(2_000, 20, 100)  # as the page's process has it: a look at every object holds all runs up
        self._engine = LocalEngine(settings, owns_process=True)

    async def prepare(self, seconds: float) -> None:
        def load() -> None:
            self._engine.open(self._engine.settings.default_model, lambda event: None).wait(seconds)
            self._engine.warm_up()

        await asyncio.to_thread(load)

    async def call(self, method: str, *arguments: Any) -> Any:
        return await asyncio.to_thread(getattr(self._engine, method), *arguments)

    async def begin(self, ticket: str, method: str, question: Any, served_by: ServedBy) -> bytes | None:
        self._going[ticket] = going = _Going()

        def tell(event: Any) -> None:
            if isinstance(event, Started):
                event.served_by = served_by
            going.outbox.put(event)

        try:
            going.run = await asyncio.to_thread(getattr(self._engine, method), question, tell)
        except Exception as error:
            from playground.engines.decode_thread import explain

            going.outbox.put(await asyncio.to_thread(explain, error))
        if going.stopped:  # meanwhile
            going.stop()
        return await self.next_batch(ticket)

    async def next_batch(self, ticket: str) -> bytes | None:
        going = self._going.get(ticket)
        return await anext(going.batches, None) if going else None

    async def stop(self, ticket: str) -> None:
        if going := self._going.get(ticket):
            going.stop()

    async def end(self, ticket: str) -> None:
        await self.stop(ticket)
        self._going.pop(ticket, None)


class _Going:
    """A run whose events are asked for."""

    def __init__(self) -> None:
        self.run: Any = None
        self.stopped = False
        self.outbox = Outbox(self.stop)
        self.batches = self.outbox.batches()

    def stop(self) -> None:
        self.stopped = True
        if self.run is not None:
            self.run.cancel()


async def _answer_all(descriptor: int) -> None:
    """Answer what comes, until nobody is there who asks."""
    reader, writer = await asyncio.open_connection(sock=socket.socket(fileno=descriptor))
    asked, tasks = _Asked(), set[asyncio.Task[None]]()

    async def answer(number: int, what: str, arguments: tuple[Any, ...]) -> None:
        try:
            answer = Answer(await getattr(asked, what)(*arguments))
        except Exception as error:
            answer = Answer(error=error)
        data = pickle.dumps((number, answer), 5)
        writer.write(_LENGTH.pack(len(data)) + data)

    with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
        while True:
            (length,) = _LENGTH.unpack(await reader.readexactly(_LENGTH.size))
            task = asyncio.create_task(answer(*pickle.loads(await reader.readexactly(length))))
            tasks.add(task)  # else nobody holds it
            task.add_done_callback(tasks.discard)


if __name__ == "__main__":
    asyncio.run(_answer_all(int(sys.argv[1])))
    signal.raise_signal(signal.SIGKILL)  # a thread that decodes would hold the process

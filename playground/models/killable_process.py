"""Work on what somebody else has made, in a child process that can be killed: with a deadline, a limit of memory, and
nothing of this process's environment but the paths of its libraries.

The deadline is of the processor's time, so that a machine with other work refuses nothing that it would do otherwise; a
generous one of the clock stands behind it, and is the only one on Windows.

A thread can be kept neither from one operation that never ends nor from filling the memory. The two sides exchange
lines of JSON, each question behind the seconds that it may take. A child serves one caller at a time and lives on for
the next; one that is late, that ends or that has grown is killed, and the next caller gets a new one. Knows nothing of
the work: `ask` is this side of it, `serve` the child's. Standard library only, and a clock.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playground.awake_clock import wait_awake
from playground.errors import Failure

CLOCK = 15  # by the clock it may take so many times the seconds that it may compute
START_SECONDS = 60.0  # to import the libraries, on a machine that is busy
_MAX_ANSWER_BYTES = 50_000_000  # of a line; some escaped characters take twelve bytes
_ROOT = Path(__file__).parents[2]  # what a child imports this package from
_KEPT = ("PATH", "SYSTEMROOT", "LANG", "LC_ALL", "TZ", "TMPDIR", "TEMP", "HOME", "LD_LIBRARY_PATH")  # no secrets


class TooSlow(Failure):
    """The child computed for longer than it may."""


class Delayed(TooSlow):
    """It took too long by the clock, on a machine that has other work: it may do better another time."""


class Crashed(Failure):
    """The child ended while it was at work."""


# -------------------------------------------------------------------------------------------------------- this side


class Child:
    """One process that runs a module, and the pipes to and from it."""

    def __init__(self, module: str) -> None:
        path = os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))
        kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
        self.process = subprocess.Popen(
            [sys.executable, "-m", module],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**kept, "PYTHONPATH": path, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1",
                 "HF_HUB_OFFLINE": "1"},
        )  # fmt: skip
        self._ask(None, START_SECONDS, START_SECONDS)

    def ask(self, question: Any, seconds: float) -> Any:
        """The answer to a question that is not None, if computing it takes no more than `seconds`. Raises TooSlow or
        Crashed."""
        answered = self._ask(question, seconds, CLOCK * seconds)
        if not isinstance(answered, dict) or "answer" not in answered or answered.get("grown"):
            self.kill()
        if not isinstance(answered, dict) or "answer" not in answered:
            raise Crashed
        return answered["answer"]

    def _ask(self, question: object, seconds: float, clock: float) -> Any:
        """Write a line, read one. The child ends where it computes for more than `seconds`, and is killed where it
        takes longer by the `clock`, which ends both."""
        late, answered = threading.Event(), threading.Event()

        def watch() -> None:
            if not wait_awake(answered, clock):
                late.set()
                self.process.kill()

        threading.Thread(target=watch, name="deadline of a child", daemon=True).start()
        try:
            self.process.stdin.write(f"{seconds} {json.dumps(question)}\n".encode())
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline(_MAX_ANSWER_BYTES))
        except (OSError, ValueError, RecursionError):  # ValueError: no whole line
            self.kill()
            computed = self.process.returncode == -getattr(signal, "SIGXCPU", 0) != 0
            raise (TooSlow if computed else Delayed if late.is_set() else Crashed) from None
        finally:
            answered.set()

    @property
    def alive(self) -> bool:
        """Whether it can be asked again."""
        return self.process.poll() is None

    def kill(self) -> None:
        """End it, whatever it does."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):
                pipe.close()


class Children:
    """Those that run one module: at most so many at the same time."""

    def __init__(self, module: str, most: int) -> None:
        self._module, self._free = module, threading.BoundedSemaphore(most)
        self.idle: list[Child] = []
        atexit.register(self.close)

    def ask(self, question: Any, seconds: float) -> Any:
        """The answer of a child to a question that is not None; waits until one is free, which is not counted. Raises
        TooSlow or Crashed."""
        with self._child() as child:
            return child.ask(question, seconds)

    @contextlib.contextmanager
    def _child(self) -> Iterator[Child]:
        with self._free:
            child = self.idle.pop() if self.idle else None
            if child is None or not child.alive:
                child = Child(self._module)
            try:
                yield child
            finally:
                if child.alive:
                    self.idle.append(child)

    def close(self) -> None:
        """End those that are idle."""
        while self.idle:
            self.idle.pop().kill()


# -------------------------------------------------------------------------------------------------------- the child


def serve(answer: Callable[[Any], Any], memory_bytes: int) -> None:
    """In the child, once its libraries are imported: `answer` each question until there are no more. It may take
    `memory_bytes` beyond what it has, and compute for about as many seconds as stand before the question."""
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # what the libraries print goes nowhere
        before = _memory_bytes()
        _limit_memory(before, memory_bytes)
        for line in sys.stdin.buffer:
            seconds, _, asked = line.partition(b" ")
            _limit_processor_time(float(seconds))
            question = json.loads(asked)
            told = None if question is None else answer(question)
            grown = _memory_bytes() - before > memory_bytes // 4  # what is kept of one leaves too little for another
            answers.write(json.dumps({"answer": told, "grown": grown}).encode() + b"\n")
            answers.flush()


def _memory_bytes() -> int:
    """Of addresses that this process uses; 0 where the system does not tell."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    return 0


def _limit_memory(before: int, more: int) -> None:
    """Let this process have no more bytes of addresses than these. Only Linux says how many it has already, and has
    this limit for certain: elsewhere the deadline alone holds."""
    if before:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (before + more, before + more))


def _limit_processor_time(seconds: float) -> None:
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        most = int(used.ru_utime + used.ru_stime + seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))

"""Renders the chat templates of models that somebody else made, in processes that can be killed.

A template is a program of whoever made the model, and one short line of it can keep Python busy for ever
(`{{ 9**(9**9) }}`) or fill the memory (`{{ 'a' * 3000000000 }}`); a thread can be kept from neither. So it runs in a
child, which has a limit of memory, a deadline, and nothing of this process's environment but the paths of its
libraries. The two exchange lines of JSON. A child serves one caller at a time and lives on for the next; one that is
late, that ends or that has grown is killed, and the next caller gets a new one. Knows templates and messages; no
tokenizers.

    python -m playground.models.template_process
"""

from __future__ import annotations

import atexit
import contextlib
import importlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO

MAX_SECONDS = 2.0  # of one call; real templates take milliseconds
MAX_CHARACTERS = 1_000_000  # of what a template writes
MEMORY_BYTES = 512_000_000  # that a child may take beyond what it has once its libraries are imported
START_SECONDS = 60.0  # to import them, on a machine that is busy
MAX_CHILDREN = 2  # at work at the same time
_MOST_KEPT_BYTES = MEMORY_BYTES // 4  # by which a child may have grown to serve another caller
_MAX_ERROR_CHARACTERS = 2000  # of an error of a template
_MAX_ANSWER_BYTES = 50_000_000  # of a line; some escaped characters take twelve bytes
_ROOT = Path(__file__).parents[2]  # what a child imports this package from
_KEPT = ("PATH", "SYSTEMROOT", "LANG", "LC_ALL", "TZ", "TMPDIR", "TEMP", "HOME", "LD_LIBRARY_PATH")  # no secrets


class TemplateTooSlow(Exception):
    """The template took more than MAX_SECONDS."""


class TemplateTooLong(Exception):
    """The template wrote more than MAX_CHARACTERS: how many."""


class TemplateCrashed(Exception):
    """The process ended while the template was rendered."""


class TemplateError(Exception):
    """What the template, or the library on its behalf, raised."""


Result = str | TemplateTooLong | TemplateError | MemoryError


def render_templates(calls: Sequence[Mapping[str, Any]]) -> list[Result]:
    """What each of these calls of the library's `render_jinja_template` writes, or its error; plain JSON values, of one
    conversation each. All of them together have MAX_SECONDS. Raises TemplateTooSlow or TemplateCrashed."""
    return [_result(answer) for answer in _CHILDREN.ask(calls)]


def render_here(call: Mapping[str, Any]) -> str:
    """The same for one call, in this process, with neither limit of time nor of memory: for templates of our own, and
    in the child."""
    from transformers.utils.chat_template_utils import render_jinja_template

    fields = {**call}
    messages = [{name: value for name, value in m.items() if value is not None} for m in fields.pop("messages")]
    if not messages:
        raise ValueError("There are no messages.")
    (text,), _ = render_jinja_template(conversations=[messages], **fields)
    return text


def _result(answer: Mapping[str, Any]) -> Result:
    if "text" in answer:
        return str(answer["text"])[:MAX_CHARACTERS]
    if "characters" in answer:
        return TemplateTooLong(f"{int(answer['characters']):,}")
    return MemoryError() if answer.get("kind") == "MemoryError" else TemplateError(str(answer.get("error", "")))


# -------------------------------------------------------------------------------------------------------- this side


class _Child:
    """One process, and the pipes to and from it."""

    def __init__(self) -> None:
        path = os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))
        kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**kept, "PYTHONPATH": path, "OPENBLAS_NUM_THREADS": "1", "HF_HUB_OFFLINE": "1"},
        )  # fmt: skip
        self._ask(None, START_SECONDS)

    def ask(self, calls: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """The answers to these calls. Raises TemplateTooSlow or TemplateCrashed."""
        answered = self._ask(list(calls), MAX_SECONDS)
        answers = answered.get("answers") if isinstance(answered, dict) else None
        if not isinstance(answers, list) or len(answers) != len(calls) or answered.get("grown"):
            self.kill()
        if not isinstance(answers, list) or len(answers) != len(calls):
            raise TemplateCrashed
        return answers

    def _ask(self, question: Any, seconds: float) -> Any:
        """Write a line, read one. The child is killed where it takes longer, which ends both."""
        late = threading.Event()
        timer = threading.Timer(seconds, lambda: (late.set(), self._process.kill()))
        timer.daemon = True
        timer.start()
        try:
            self._process.stdin.write(json.dumps(question).encode() + b"\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline(_MAX_ANSWER_BYTES))
        except (OSError, ValueError):  # ValueError: no whole line
            self.kill()
            raise (TemplateTooSlow if late.is_set() else TemplateCrashed) from None
        finally:
            timer.cancel()

    @property
    def alive(self) -> bool:
        """Whether it can be asked again."""
        return self._process.poll() is None

    def kill(self) -> None:
        """End it, whatever it does."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):
                pipe.close()


class _Children:
    """Those that wait for work, and how many may be at work."""

    def __init__(self) -> None:
        self._free = threading.BoundedSemaphore(MAX_CHILDREN)
        self._idle: list[_Child] = []
        atexit.register(self.close)

    def ask(self, calls: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """The answers of a child, as `_Child.ask`; waits until one is free."""
        with self._child() as child:
            return child.ask(calls)

    @contextlib.contextmanager
    def _child(self) -> Iterator[_Child]:
        with self._free:
            child = self._idle.pop() if self._idle else None
            if child is None or not child.alive:
                child = _Child()
            try:
                yield child
            finally:
                if child.alive:
                    self._idle.append(child)

    def close(self) -> None:
        """End those that are idle."""
        while self._idle:
            self._idle.pop().kill()


_CHILDREN = _Children()


# -------------------------------------------------------------------------------------------------------- the child


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """In the child: answer each line until there are no more."""
    importlib.import_module("transformers.utils.chat_template_utils")  # before the memory is limited
    before = _memory_bytes()
    _limit_memory(before + MEMORY_BYTES)
    for line in questions:
        _limit_processor_time()
        told = [_answer(call) for call in json.loads(line) or ()]
        grown = _memory_bytes() - before > _MOST_KEPT_BYTES  # compiled templates are kept, with their constants
        answers.write(json.dumps({"answers": told, "grown": grown}).encode() + b"\n")
        answers.flush()


def _answer(call: dict[str, Any]) -> dict[str, Any]:
    try:
        text = render_here(call)
    except Exception as error:
        return {"kind": type(error).__name__, "error": (str(error) or type(error).__name__)[:_MAX_ERROR_CHARACTERS]}
    return {"text": text} if len(text) <= MAX_CHARACTERS else {"characters": len(text)}


def _memory_bytes() -> int:
    """Of addresses that this process uses; 0 where the system does not tell."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    return 0


def _limit_memory(most: int) -> None:
    """Let this process have no more bytes of addresses than these. Only Linux says how many it has already, and has
    this limit for certain: elsewhere the deadline alone holds."""
    if most > MEMORY_BYTES:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _limit_processor_time() -> None:
    """End this process by itself should nobody be left to kill it."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        most = int(used.ru_utime + used.ru_stime + 2 * MAX_SECONDS) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))


if __name__ == "__main__":
    pipe = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what the libraries print goes nowhere
    serve(sys.stdin.buffer, pipe)

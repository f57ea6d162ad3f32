"""What was found of somebody else's files, and why they were refused: kept, so that nobody asks the same twice.

Found out by one caller for all who wait for it. The key tells the content of the files, so that a file that changes is
looked at anew. Standard library only.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

from playground.models.killable_process import Crashed, Delayed, TooSlow

_REFUSALS = (TooSlow, Crashed, MemoryError)


class AnswerCache:
    """Answers by key, the last `most` that were asked for."""

    def __init__(self, most: int = 256) -> None:
        self._most, self._lock = most, threading.Lock()
        self._kept: dict[Hashable, _Answer] = {}  # the last asked for last

    def get(self, key: Hashable, find: Callable[[], Any]) -> Any:
        """What `find()` returns, or raises, the first time. Being late on a busy machine is not kept."""
        with self._lock:
            answer = self._kept[key] = self._kept.pop(key, None) or _Answer()
            while len(self._kept) > self._most:
                del self._kept[next(iter(self._kept))]
        with answer.turn:
            if not answer.known:
                try:
                    answer.value = find()
                except Delayed:
                    raise
                except _REFUSALS as error:
                    answer.refusal = type(error)
                answer.known = True
        if answer.refusal is not None:
            raise answer.refusal
        return answer.value

    def knows(self, key: Hashable) -> bool:
        """Whether it would answer at once."""
        answer = self._kept.get(key)
        return answer is not None and answer.known


class _Answer:
    def __init__(self) -> None:
        self.turn, self.known = threading.Lock(), False
        self.value: Any = None
        self.refusal: type[BaseException] | None = None


def stamp_of(folder: Path) -> tuple[Hashable, ...]:
    """What changes with the files in this folder: the name, size and time of each."""
    found = ((each.name, each.stat()) for each in folder.iterdir() if each.is_file())
    return str(folder), *sorted((name, stat.st_size, stat.st_mtime_ns) for name, stat in found)

"""Keeps the library's advice from the terminal: what concerns a person is in a run's diagnostics, and on the page."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator

from transformers.utils import logging as transformers_logging


class _Switch:
    """Something of the library's that is off for as long as anybody wants it off: runs and loads begin and end in any
    order. `turn_off` says how to have it on again."""

    def __init__(self, turn_off: Callable[[], Callable[[], None]]) -> None:
        self._turn_off, self._lock, self._wanted = turn_off, threading.Lock(), 0

    @contextlib.contextmanager
    def off(self) -> Iterator[None]:
        with self._lock:
            self._wanted += 1
            if self._wanted == 1:
                self._turn_on = self._turn_off()
        try:
            yield
        finally:
            with self._lock:
                self._wanted -= 1
                if not self._wanted:
                    self._turn_on()


def _no_advice() -> Callable[[], None]:
    verbosity = transformers_logging.get_verbosity()
    transformers_logging.set_verbosity_error()
    return lambda: transformers_logging.set_verbosity(verbosity)


def _no_bars() -> Callable[[], None]:
    shown = transformers_logging.is_progress_bar_enabled()
    transformers_logging.disable_progress_bar()
    return transformers_logging.enable_progress_bar if shown else lambda: None


_ADVICE, _BARS = _Switch(_no_advice), _Switch(_no_bars)


@contextlib.contextmanager
def quiet(progress_bars: bool = True) -> Iterator[None]:
    """Nothing of transformers on the terminal but errors, and no progress bars where they are not wanted; when the last
    of those who wanted that has ended, all is as it was."""
    with _ADVICE.off(), contextlib.nullcontext() if progress_bars else _BARS.off():
        yield

"""Keeps the library's advice from the terminal: what concerns a person is in a run's diagnostics, and on the page.

Only what is said in this thread is kept back: a person may use transformers in another one at the same time, and their
verbosity and their filters of warnings are as they set them.
"""

from __future__ import annotations

import contextlib
import logging
import re
import threading
import warnings
from collections.abc import Callable, Iterator

from transformers.utils import logging as transformers_logging


@contextlib.contextmanager
def warnings_here(*rules: tuple[str, type[Warning], str]) -> Iterator[None]:
    """What becomes of warnings of this thread: (action, category, the beginning of a module's name, as a pattern), the
    first that fits before the filters of the process. `warnings.catch_warnings` would be for every thread, and forget
    what others set in the meantime."""
    here = threading.local()
    here.wanted = True
    filters = [(action, None, _of(here, category), re.compile(module), 0) for action, category, module in rules]
    warnings.filters[:0] = filters
    try:
        yield
    finally:
        here.wanted = False  # somebody who went back to an older list may have brought them back
        for each in filters:
            with contextlib.suppress(ValueError):
                warnings.filters.remove(each)


def _of(here: threading.local, category: type[Warning]) -> type[Warning]:
    """A category of what is of `category`, and warned of in a thread that wants it."""

    class OfThisThread(type(Warning)):
        def __subclasscheck__(cls, other: type) -> bool:
            return getattr(here, "wanted", False) and issubclass(other, category)

    return OfThisThread("OfThisThread", (Warning,), {})


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


_here = threading.local()


def _no_advice() -> Callable[[], None]:
    handlers = [*logging.getLogger("transformers").handlers, *logging.getLogger().handlers]

    def said(record: logging.LogRecord) -> bool:
        of_library = record.name.split(".")[0] == "transformers" and record.levelno < logging.ERROR
        if not (of_library and getattr(_here, "quiet", 0)):
            return True
        _here.unsaid = getattr(_here, "unsaid", False) or record.funcName == "warning_once"
        return False

    for handler in handlers:
        handler.addFilter(said)
    return lambda: [handler.removeFilter(said) for handler in handlers]


def _no_bars() -> Callable[[], None]:
    shown = transformers_logging.is_progress_bar_enabled()
    transformers_logging.disable_progress_bar()
    return transformers_logging.enable_progress_bar if shown else lambda: None


_ADVICE, _BARS = _Switch(_no_advice), _Switch(_no_bars)


@contextlib.contextmanager
def quiet(progress_bars: bool = True) -> Iterator[None]:
    """Nothing of transformers that this thread brings about is on the terminal but errors. Where progress bars are not
    wanted, the whole process has none; they come back when the last of those who wanted that has ended."""
    _here.quiet = getattr(_here, "quiet", 0) + 1  # a number: runs that take turns end in any order
    try:
        # the library's advice about lengths comes as warnings
        advice = warnings_here(("ignore", UserWarning, r"transformers\.generation\.utils"))
        with advice, _ADVICE.off(), contextlib.nullcontext() if progress_bars else _BARS.off():
            yield
    finally:
        _here.quiet -= 1
        if getattr(_here, "unsaid", False):  # what the library now believes it has said: better twice than never
            _here.unsaid = False
            logging.Logger.warning_once.cache_clear()

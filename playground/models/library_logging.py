"""Keeps the log messages and progress bars of transformers off the terminal: what matters is in a run's diagnostics.

Only messages of the calling thread are dropped: a person may use transformers in another thread at the same time, and
their verbosity and warning filters stay as they set them.
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
def thread_warning_filters(*rules: tuple[str, type[Warning], str]) -> Iterator[None]:
    """Add warning filters for this thread: (action, category, pattern of the module's name), before those of the
    process. `warnings.catch_warnings` would change every thread, and undo what others set in the meantime."""
    here = threading.local()
    here.active = True
    filters = [
        (action, None, _category_in_thread(here, category), re.compile(module), 0) for action, category, module in rules
    ]
    warnings.filters[:0] = filters
    try:
        yield
    finally:
        here.active = False  # a restored older list may still hold the filters
        for each in filters:
            with contextlib.suppress(ValueError):
                warnings.filters.remove(each)


def _category_in_thread(here: threading.local, category: type[Warning]) -> type[Warning]:
    """A warning category whose subclasses are those of `category`, while the filters of this thread are active."""

    class OfThisThread(type(Warning)):
        def __subclasscheck__(cls, other: type) -> bool:
            return getattr(here, "active", False) and issubclass(other, category)

    return OfThisThread("OfThisThread", (Warning,), {})


class _CountedSwitch:
    """Turns something off while at least one caller is inside `off()`. `turn_off()` returns the function that turns it
    on again."""

    def __init__(self, turn_off: Callable[[], Callable[[], None]]) -> None:
        self._turn_off, self._lock, self._count = turn_off, threading.Lock(), 0

    @contextlib.contextmanager
    def off(self) -> Iterator[None]:
        with self._lock:
            self._count += 1
            if self._count == 1:
                self._turn_on = self._turn_off()
        try:
            yield
        finally:
            with self._lock:
                self._count -= 1
                if not self._count:
                    self._turn_on()


_here = threading.local()


def _filter_advice() -> Callable[[], None]:
    handlers = [*logging.getLogger("transformers").handlers, *logging.getLogger().handlers]

    def keep(record: logging.LogRecord) -> bool:
        of_library = record.name.split(".")[0] == "transformers" and record.levelno < logging.ERROR
        if not (of_library and getattr(_here, "quiet", 0)):
            return True
        _here.dropped_once = getattr(_here, "dropped_once", False) or record.funcName == "warning_once"
        return False

    for handler in handlers:
        handler.addFilter(keep)
    return lambda: [handler.removeFilter(keep) for handler in handlers]


def _hide_progress_bars() -> Callable[[], None]:
    shown = transformers_logging.is_progress_bar_enabled()
    transformers_logging.disable_progress_bar()
    return transformers_logging.enable_progress_bar if shown else lambda: None


_ADVICE, _BARS = _CountedSwitch(_filter_advice), _CountedSwitch(_hide_progress_bars)


@contextlib.contextmanager
def quiet_library(progress_bars: bool = True) -> Iterator[None]:
    """Drop all messages of transformers from this thread but errors. With `progress_bars` False the whole process shows
    none until the last such block has ended."""
    _here.quiet = getattr(_here, "quiet", 0) + 1  # a number: runs that take turns end in any order
    try:
        # the library's advice about lengths comes as warnings
        advice = thread_warning_filters(("ignore", UserWarning, r"transformers\.generation\.utils"))
        with advice, _ADVICE.off(), contextlib.nullcontext() if progress_bars else _BARS.off():
            yield
    finally:
        _here.quiet -= 1
        if getattr(_here, "dropped_once", False):  # `warning_once` must be able to say it again
            _here.dropped_once = False
            logging.Logger.warning_once.cache_clear()

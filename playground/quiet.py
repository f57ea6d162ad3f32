"""Keeps the library's advice from the terminal: what concerns a person is in a run's diagnostics, and on the page."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from transformers.utils import logging as transformers_logging


@contextlib.contextmanager
def quiet(progress_bars: bool = True) -> Iterator[None]:
    """Nothing of transformers on the terminal but errors, and no progress bars where they are not wanted; afterwards
    all is as it was."""
    verbosity, bars = transformers_logging.get_verbosity(), transformers_logging.is_progress_bar_enabled()
    transformers_logging.set_verbosity_error()
    if not progress_bars:
        transformers_logging.disable_progress_bar()
    try:
        yield
    finally:
        transformers_logging.set_verbosity(verbosity)
        if bars:
            transformers_logging.enable_progress_bar()

"""The library's advice stays away from the terminal for as long as anybody wants that, and comes back."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from transformers.utils import logging as transformers_logging

from playground.quiet import quiet


def state() -> tuple[int, bool]:
    return transformers_logging.get_verbosity(), transformers_logging.is_progress_bar_enabled()


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_whoever_ends_last_gives_it_back(order):
    before = state()
    runs = {number: ExitStack() for number in range(3)}
    for number, run in runs.items():
        run.enter_context(quiet(progress_bars=number != 1))
    for number in order:
        assert state() == (transformers_logging.ERROR, 1 not in runs)
        runs.pop(number).close()
    assert state() == before


def test_what_raises_gives_it_back_too():
    before = state()
    with pytest.raises(ValueError), quiet(progress_bars=False):
        raise ValueError
    assert state() == before


def test_what_was_off_stays_off():
    transformers_logging.disable_progress_bar()
    try:
        with quiet(progress_bars=False):
            pass
        assert not transformers_logging.is_progress_bar_enabled()
    finally:
        transformers_logging.enable_progress_bar()

"""The library's advice stays away from the terminal for as long as a thread wants that, and comes back."""

from __future__ import annotations

import logging
import threading
import warnings
from contextlib import ExitStack

import pytest
from transformers.utils import logging as transformers_logging

from playground.models.library_logging import quiet_library, thread_warning_filters

LOGGER = logging.getLogger("transformers.generation.utils")


class Heard(logging.Handler):
    """What would be on the terminal."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.words.append(record.getMessage())


@pytest.fixture
def heard():
    handler = Heard()
    logging.getLogger("transformers").addHandler(handler)
    yield handler.words
    logging.getLogger("transformers").removeHandler(handler)


def said(heard: list[str], level: str = "warning") -> bool:
    heard.clear()
    getattr(LOGGER, level)("a word")
    return heard == ["a word"]


def state() -> tuple:
    handlers = [*logging.getLogger("transformers").handlers, *logging.getLogger().handlers]
    filters = [list(handler.filters) for handler in handlers]
    return transformers_logging.get_verbosity(), filters, list(warnings.filters)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_whoever_ends_last_gives_it_back(order, heard):
    before, bars = state(), transformers_logging.is_progress_bar_enabled()
    runs = {number: ExitStack() for number in range(3)}
    for number, run in runs.items():
        run.enter_context(quiet_library(progress_bars=number != 1))
    for number in order:
        assert not said(heard) and said(heard, "error")
        assert transformers_logging.is_progress_bar_enabled() == (1 not in runs)
        runs.pop(number).close()
    assert said(heard) and state() == before
    assert transformers_logging.is_progress_bar_enabled() == bars


def test_what_raises_gives_it_back_too():
    before = state()
    with pytest.raises(ValueError), quiet_library(progress_bars=False):
        raise ValueError
    assert state() == before


def test_what_was_off_stays_off():
    transformers_logging.disable_progress_bar()
    try:
        with quiet_library(progress_bars=False):
            pass
        assert not transformers_logging.is_progress_bar_enabled()
    finally:
        transformers_logging.enable_progress_bar()


def elsewhere(work) -> None:
    other = threading.Thread(target=work)
    other.start()
    other.join()


def test_other_threads_hear_what_they_bring_about(heard):
    before = state()
    with quiet_library(), pytest.warns(UserWarning, match="advice"):
        elsewhere(lambda: LOGGER.warning("a word"))
        elsewhere(lambda: advise())
        assert heard == ["a word"]
    assert state() == before


def advise(category: type[Warning] = UserWarning) -> None:
    warnings.warn_explicit("advice", category, "utils.py", 7, module="transformers.generation.utils")


def test_advice_that_comes_as_a_warning_is_kept_back_and_others_come():
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        with quiet_library():
            advise()
            advise(DeprecationWarning)
            warnings.warn("of my own", stacklevel=1)
        advise()
    assert [str(each.message) for each in told] == ["advice", "of my own", "advice"]


def test_what_is_said_once_is_said_to_the_person():
    logging.Logger.warning_once.cache_clear()
    with quiet_library():
        LOGGER.warning_once("only once")
    assert logging.Logger.warning_once.cache_info().currsize == 0
    LOGGER.warning_once("only once")
    with quiet_library():
        pass
    assert logging.Logger.warning_once.cache_info().currsize == 1


def test_filters_of_this_thread_go_by_the_first_that_fits_and_leave_those_that_others_set():
    before = list(warnings.filters)
    with thread_warning_filters(("ignore", UserWarning, "quiet"), ("error", UserWarning, "")):
        warnings.warn_explicit("a", UserWarning, "a.py", 1, module="quiet.part")
        with pytest.raises(UserWarning):
            warnings.warn_explicit("a", UserWarning, "a.py", 1, module="loud")
        kept = warnings.catch_warnings()
        kept.__enter__()
        warnings.filterwarnings("ignore", "mine")
    assert [each[0] for each in warnings.filters[:1]] == ["ignore"] and warnings.filters[1:] == before
    kept.__exit__(None, None, None)  # the old list comes back, and what is left in it fits nothing
    with warnings.catch_warnings(record=True) as told:
        warnings.warn_explicit("a", UserWarning, "a.py", 1, module="loud")
    assert len(told) == 1
    warnings.filters[:] = before

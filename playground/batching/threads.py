"""How many threads a model's products are shared among, and threads for what is made at the same time. Knows models and
the processor, no runs.

The number is each thread's own, but torch gives the last one that anybody has set to every thread that asks later. So
it is set here alone, and what others get is put back at once.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from threading import Barrier, Lock
from typing import Any, TypeVar

import torch

_Item, _Made = TypeVar("_Item"), TypeVar("_Made")

_USUAL = torch.get_num_threads()
_ONE_THREAD = 30_000_000  # weights: a smaller model gains little from a second thread


def threads_for(model: Any, usual: int = _USUAL) -> int:
    """The number of threads for a model: one for a small one on a CPU, else the `usual` number. With two, each of many
    small products waits for both, and where a browser or another run wants a core, too, that makes a token ten times
    slower."""
    small = model.device.type == "cpu" and model.num_parameters() < _ONE_THREAD
    return 1 if small else usual


def cores_for(model: Any, usual: int = _USUAL) -> int:
    """How many things of a model's texts can be computed at the same time, each with one thread: where products are not
    shared among threads anyway."""
    return usual if model.device.type == "cpu" and threads_for(model, usual) == 1 else 1


def use_threads(number: int) -> None:
    """Have what this thread computes shared among so many."""
    if torch.get_num_threads() != number:
        with _others_keep_theirs():
            torch.set_num_threads(number)


_setting = Lock()


@contextlib.contextmanager
def _others_keep_theirs() -> Iterator[None]:
    """Numbers that are set in here are those of the threads that set them."""
    with _setting:
        others = _elsewhere(torch.get_num_threads)
        try:
            yield
        finally:
            _elsewhere(lambda: torch.set_num_threads(others))


def _elsewhere(ask: Callable[[], _Made]) -> _Made:
    """The answer of a new thread, which has set nothing yet."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(ask).result()


def at_once(threads: int, work: Callable[[_Item], _Made], items: Sequence[_Item]) -> list[_Made]:
    """What `work` makes of each item, in order, as many at a time as there are `threads`, this one among them. Raises
    what one of them raised. The other threads compute by themselves, without gradients."""
    made: list[Any] = [None] * len(items)
    numbers = iter(range(len(items)))

    def go_on() -> None:
        for number in numbers:  # whoever is ready takes the next one
            made[number] = work(items[number])

    helpers = min(len(items), threads) - 1
    others = [_pool(threads - 1).submit(go_on) for _ in range(helpers)]
    try:
        go_on()
    finally:
        wait(others)
    for other in others:
        other.result()
    return made


def by_itself(work: Callable[..., _Made], *given: Any) -> _Made:
    """What `work` makes of these in another thread, which computes without help of others."""
    return _pool(1).submit(work, *given).result()


@functools.cache
def _pool(threads: int) -> ThreadPoolExecutor:
    everyone = Barrier(threads)
    pool = ThreadPoolExecutor(threads, "helper", initializer=_alone)
    with _others_keep_theirs():
        list(pool.map(lambda _: everyone.wait(), range(threads)))  # now all of them have begun
    return pool


def _alone() -> None:
    """This thread gets no help of others. As soon as OpenMP has more helpers than cores, all of them wait for work in a
    way that makes a forward pass take half as long again."""
    torch.get_num_threads()  # a thread's first question sets its number
    torch.set_num_threads(1)
    torch.set_grad_enabled(False)

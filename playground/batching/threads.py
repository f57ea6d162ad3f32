"""How many threads a model's products use, and threads for work that is done at the same time. Knows models and the
CPU, no runs.

The number of threads belongs to each thread, but torch gives the last one that anybody has set to every thread that
asks later. So it is set here alone, and the number that other threads get is restored at once.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from threading import Barrier, Lock
from typing import TYPE_CHECKING, TypeVar

import torch

if TYPE_CHECKING:
    from transformers import PreTrainedModel

_Item, _Result = TypeVar("_Item"), TypeVar("_Result")

_DEFAULT_THREADS = torch.get_num_threads()
_ONE_THREAD_BELOW = 30_000_000  # weights: a smaller model gains little from a second thread


def threads_for(model: PreTrainedModel, default: int = _DEFAULT_THREADS) -> int:
    """The number of threads for a model: one for a small one on a CPU, else the `default`. With two, each of many
    small products waits for both, and where a browser or another run wants a core, too, that makes a token ten times
    slower."""
    small = model.device.type == "cpu" and model.num_parameters() < _ONE_THREAD_BELOW
    return 1 if small else default


def cores_for(model: PreTrainedModel, default: int = _DEFAULT_THREADS) -> int:
    """How many things of a model's texts can be computed at the same time, each with one thread: more than one where
    the model's own products use a single thread."""
    return default if model.device.type == "cpu" and threads_for(model, default) == 1 else 1


def use_threads(number: int) -> None:
    """Set the number of torch's threads for this thread alone."""
    if torch.get_num_threads() != number:
        with _other_threads_unchanged():
            torch.set_num_threads(number)


_setting = Lock()


@contextlib.contextmanager
def _other_threads_unchanged() -> Iterator[None]:
    """Numbers of threads that are set in here hold for the threads that set them, not for those that ask later."""
    with _setting:
        others = _in_new_thread(torch.get_num_threads)
        try:
            yield
        finally:
            _in_new_thread(lambda: torch.set_num_threads(others))


def _in_new_thread(function: Callable[[], _Result]) -> _Result:
    """What a function returns in a new thread, which has set nothing yet."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(function).result()


def map_in_threads(threads: int, function: Callable[[_Item], _Result], items: Sequence[_Item]) -> list[_Result]:
    """What `function` returns for each item, in order, as many at a time as there are `threads`, this one among them.
    Raises what one of them raised. The other threads compute single-threaded, without gradients."""
    results: list[object] = [None] * len(items)
    indices = iter(range(len(items)))

    def work() -> None:
        for index in indices:  # each thread takes the next item when it is ready
            results[index] = function(items[index])

    helpers = min(len(items), threads) - 1
    others = [_pool(threads - 1).submit(work) for _ in range(helpers)]
    try:
        work()
    finally:
        wait(others)
    for other in others:
        other.result()
    return results


def run_single_threaded(function: Callable[..., _Result], *arguments: object) -> _Result:
    """What `function` returns in another thread, for which torch uses one thread."""
    return _pool(1).submit(function, *arguments).result()


@functools.cache
def _pool(threads: int) -> ThreadPoolExecutor:
    all_started = Barrier(threads)
    pool = ThreadPoolExecutor(threads, "helper", initializer=_use_one_thread)
    with _other_threads_unchanged():
        list(pool.map(lambda _: all_started.wait(), range(threads)))
    return pool


def _use_one_thread() -> None:
    """Set up a thread of the pool. As soon as OpenMP has more threads than cores, all of them wait for work in a way
    that makes a forward pass take half as long again."""
    torch.get_num_threads()  # a thread's first question sets its number
    torch.set_num_threads(1)
    torch.set_grad_enabled(False)

"""A run by itself in its thread: what stands in the place of a lane's seat (`playground.batching.scheduler.Seat`)."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import torch

from playground.batching.random_draws import Draws
from playground.batching.threads import threads_for, use_threads


class Alone:
    """A seat that hands on all it gets: forward passes are made at once."""

    process = None  # row-wise processors are run with nobody else's

    def __init__(self) -> None:
        self.draws = Draws()

    def __call__(self, model: Any) -> Any:
        return model


@contextlib.contextmanager
def alone(model: Any) -> Iterator[Alone]:
    """A seat for a run on this model, which has the thread's number of threads and its draws for itself."""
    usual, seat = torch.get_num_threads(), Alone()
    use_threads(threads_for(model, usual))
    try:
        with seat.draws:
            yield seat
    finally:
        use_threads(usual)

"""How many threads a model is given, and what is made at the same time."""

from __future__ import annotations

from threading import Barrier, Thread

import pytest
import torch

from playground.batching import threads
from playground.batching.threads import cores_for, map_in_threads, run_single_threaded, threads_for, use_threads
from tests.support.tiny_models import tiny_llama


def test_the_products_of_a_small_model_are_not_shared_but_its_texts_are(monkeypatch):
    model = tiny_llama()
    assert (threads_for(model, 4), cores_for(model, 4)) == (1, 4)
    monkeypatch.setattr(threads, "_ONE_THREAD_BELOW", 1)
    assert (threads_for(model, 4), cores_for(model, 4)) == (4, 1)


@pytest.mark.parametrize("count", [0, 1, 2, 7])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_what_is_made_comes_in_order(number, count):
    squares = [item * item for item in range(count)]
    assert map_in_threads(number, lambda item: item * item, list(range(count))) == squares


def test_it_is_made_at_the_same_time():
    together = Barrier(3)
    assert len(map_in_threads(3, lambda _: together.wait(10), range(3))) == 3


@pytest.mark.parametrize("number", [1, 3])
def test_what_one_raises_is_raised_when_nothing_is_being_made_any_more(number):
    made = []

    def work(item):
        if item == 1:
            raise ValueError("this one")
        made.append(item)

    with pytest.raises(ValueError, match="this one"):
        map_in_threads(number, work, range(6))
    assert set(made) <= {0, 2, 3, 4, 5} and 0 in made
    assert map_in_threads(number, lambda item: item, range(3)) == [0, 1, 2]  # and they go on


def test_helpers_have_one_thread_and_others_keep_their_number():
    before = torch.get_num_threads()
    torch.set_num_threads(2)
    try:
        threads._pool.cache_clear()
        map_in_threads(3, lambda _: None, range(3))
        asked = []
        later = Thread(target=lambda: asked.append(torch.get_num_threads()))
        later.start()
        later.join()
        assert (torch.get_num_threads(), asked) == (2, [2])
        told = threads._pool(2).map(lambda _: (torch.get_num_threads(), torch.is_grad_enabled()), range(9))
        assert set(told) == {(1, False)}
    finally:
        torch.set_num_threads(before)


def test_what_is_made_by_itself_has_one_thread():
    told = run_single_threaded(lambda *given: (given, torch.get_num_threads(), torch.is_grad_enabled()), 3, 4)
    assert told == ((3, 4), 1, False)
    with pytest.raises(ZeroDivisionError):
        run_single_threaded(lambda: 1 / 0)


@pytest.mark.parametrize("number", [1, 2, 5])
def test_a_number_of_threads_is_that_of_one_thread_alone(number):
    usual, told = torch.get_num_threads(), []

    def elsewhere(ask) -> None:
        other = Thread(target=lambda: told.append(ask()))
        other.start()
        other.join()

    def work() -> int:
        use_threads(number)
        elsewhere(torch.get_num_threads)
        return torch.get_num_threads()

    try:
        torch.set_num_threads(2)
        elsewhere(work)
        elsewhere(torch.get_num_threads)
        assert (told, torch.get_num_threads()) == ([2, number, 2], 2)
    finally:
        torch.set_num_threads(usual)

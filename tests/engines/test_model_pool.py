"""The models that stay loaded: the least recently used goes, none that is in use, and what it took is free again."""

from __future__ import annotations

import gc
import weakref

import pytest

from playground.engines.local import LocalEngine
from playground.engines.model_pool import ModelPool
from playground.models import memory
from playground.models.locations import ModelError
from playground.models.memory import safetensors_files, weight_bytes
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Failed, Loading, Trace
from tests.support.english import assert_named
from tests.support.tiny_models import save, tiny_llama


@pytest.fixture(scope="module")
def names(tmp_path_factory):
    return [str(save(tmp_path_factory.mktemp(name), tiny_llama(seed=seed))) for seed, name in enumerate("abc")]


@pytest.fixture(scope="module")
def size(names):
    """The bytes of one of them."""
    from pathlib import Path

    return weight_bytes(safetensors_files(Path(names[0])), "float32")


def room(models: float, size: int) -> Settings:
    return Settings(model_memory=models * size / 1e9)


def there(pool: ModelPool, names: list[str]) -> list[bool]:
    return [name in pool for name in names]


def test_the_least_recently_used_goes(names, size):
    gone: list[str] = []
    pool = ModelPool(room(2.5, size), gone.append)
    a, b, c = names
    pool.get(a)
    pool.get(b)
    pool.get(a)
    assert gone == []
    pool.get(c)
    assert gone == [b] and there(pool, names) == [True, False, True]
    assert (pool.device_of(a), pool.device_of(b)) == ("cpu", None)


def test_none_that_is_in_use_goes(names, size):
    pool = ModelPool(room(2.5, size))
    a, b, c = names
    pool.get(a)
    pool.get(b)
    pool.get(c, in_use={a})
    assert there(pool, names) == [True, False, True]
    with pytest.raises(ModelError, match="in use leave no room") as caught:
        pool.get(b, in_use={a, c})
    assert "Try again when their runs have ended" in caught.value.fix and there(pool, names) == [True, False, True]


def test_one_that_is_larger_than_the_room_drives_nobody_out(names, size):
    pool = ModelPool(room(1.5, size))
    pool.get(names[0])
    small = ModelPool(room(0.5, size))
    with pytest.raises(ModelError, match="this server keeps"):
        small.get(names[0])
    pool.get(names[1])
    assert there(pool, names) == [False, True, False]


def test_models_go_where_there_is_too_little_memory(names, size, monkeypatch):
    """The machine has room for one and a half."""
    pool = ModelPool(Settings())
    monkeypatch.setattr(memory, "free_bytes", lambda device: 1.5 * size - pool._loaded_bytes())
    pool.get(names[0])
    pool.get(names[1])
    assert there(pool, names) == [False, True, False]
    with pytest.raises(ModelError) as refused:
        pool.get(names[2], in_use={names[1]})
    assert_named(refused.value.message, model=names[2], dtype="float32")


def test_one_that_would_never_fit_drives_nobody_out(names, size, monkeypatch):
    pool = ModelPool(Settings())
    pool.get(names[0])
    monkeypatch.setattr(memory, "free_bytes", lambda device: 0.05 * size)
    with pytest.raises(ModelError) as refused:
        pool.get(names[1])
    assert_named(refused.value.message, free=memory.format_bytes(0.05 * size), dtype="float32")
    assert there(pool, names) == [True, False, False]
    monkeypatch.undo()
    pool = ModelPool(room(2.5, size))
    pool.get(names[0])
    pool.get(names[1])
    with pytest.raises(ModelError, match="in use leave no room"):
        pool._make_room("large", 2 * size, {names[1]})
    assert there(pool, names) == [True, True, False]


def run(engine, name: str, **more) -> list:
    request = GenerationRequest(name, "the cat sat", config={"max_new_tokens": 5}, seed=0, **more)
    return list(engine.stream(request))


@pytest.mark.slow
def test_an_engine_lets_go_of_a_model_and_takes_it_up_again(names, size):
    engine = LocalEngine(room(1.5, size))
    a, b, _ = names
    first = Trace.fold(run(engine, a))
    kept = weakref.ref(engine._decode_thread.model_pool.get(a).model)
    assert isinstance(run(engine, b)[0], Loading)
    gc.collect()
    assert kept() is None  # its memory is free: nothing holds it
    again = run(engine, a)
    assert isinstance(again[0], Loading)
    assert Trace.fold(again).sequences[0].token_ids == first.sequences[0].token_ids
    engine.close()


@pytest.mark.slow
def test_a_draft_model_does_not_drive_out_its_own_target(names, size):
    engine = LocalEngine(room(1.5, size))
    events = run(engine, names[0], assistant=names[1])
    assert isinstance(events[-1], Failed) and "leave no room" in events[-1].message
    assert not isinstance(run(engine, names[0])[0], Loading)  # it is still there
    engine.close()

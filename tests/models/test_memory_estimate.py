"""Where a model goes, and how much it may take there."""

from __future__ import annotations

import pytest

from playground.models import memory, memory_estimate
from playground.models.locations import ModelError
from playground.models.memory_estimate import check_fits, default_dtype, device_for, free_for
from playground.models.reference import ModelReference
from playground.settings import Settings
from tests.support.english import assert_named
from tests.support.tiny_models import save, tiny_llama

FREE = {"cpu": 100, "cuda": 10, "cuda:1": 10}


@pytest.fixture
def accelerator(monkeypatch):
    """A machine with a small accelerator beside its memory."""
    monkeypatch.setattr(memory_estimate, "best_device", lambda: "cuda")
    monkeypatch.setattr(memory, "free_bytes", FREE.get)


@pytest.mark.parametrize(
    ("device_map", "device", "free", "dtype"),
    [(None, "cuda", 10, "auto"), ("cpu", "cpu", 100, "float32"), ("cuda:1", "cuda:1", 10, "auto"),
     ("auto", "cuda", 110, "auto"), ("balanced", "cuda", 110, "auto"), ("cuda", "cuda", 10, "auto")],
)  # fmt: skip
def test_a_device_map_says_where(device_map, device, free, dtype, accelerator):
    reference = ModelReference("a/b", device_map=device_map)
    assert device_for(reference) == device and free_for(reference, device) == free
    assert default_dtype(reference, device) == dtype


def test_what_does_not_fit_is_refused_with_what_would(tmp_path, monkeypatch):
    folder = str(save(tmp_path))
    size = sum(weight.nbytes for weight in tiny_llama().parameters())
    monkeypatch.setattr(memory, "free_bytes", lambda device: 0.6 * size)
    with pytest.raises(ModelError) as caught:
        check_fits(folder, Settings())
    assert_named(caught.value.message, free=memory.format_bytes(0.6 * size), dtype="float32")
    assert f"Open it as {folder}?dtype=bfloat16, which takes" in caught.value.fix
    check_fits(f"{folder}?dtype=bfloat16", Settings())
    check_fits(folder, Settings(), reclaimable=size)

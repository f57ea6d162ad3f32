"""What a model takes is known from the headers of its weights, before they are read or downloaded."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from huggingface_hub.constants import HF_HUB_CACHE
from transformers import AutoModelForCausalLM

from playground.models import memory
from playground.models.catalog import bundled_folder
from playground.models.loading import load
from playground.models.locations import ModelError
from playground.models.memory import (
    check_memory,
    count_bytes,
    format_bytes,
    free_bytes,
    safetensors_files,
    weight_bytes,
)
from playground.settings import Settings
from tests.support.english import assert_named
from tests.support.hubs import StandInHub
from tests.support.tiny_models import save, tiny_llama


@pytest.fixture
def folder(tmp_path) -> Path:
    return save(tmp_path / "tiny")


@pytest.mark.parametrize("saved", [torch.float32, torch.float16, torch.bfloat16])
@pytest.mark.parametrize("dtype", ["auto", "float32", "bfloat16"])
@pytest.mark.parametrize("shard", ["1GB", "40KB"])
def test_it_is_what_the_loaded_model_takes(tmp_path, saved, dtype, shard):
    tiny_llama().to(saved).save_pretrained(tmp_path, max_shard_size=shard)
    files = safetensors_files(tmp_path)
    assert (len(files) > 1) == (shard == "40KB")
    model = AutoModelForCausalLM.from_pretrained(tmp_path, dtype=dtype)
    assert weight_bytes(files, dtype) == sum(p.numel() * p.element_size() for p in model.parameters())


def test_a_bundled_model_in_float32():
    folder = Path(bundled_folder("stories"))
    assert weight_bytes(safetensors_files(folder), "float32") == 2 * weight_bytes(safetensors_files(folder), "auto")


def test_whole_numbers_stay_what_they_are():
    assert count_bytes({"I8": 10, "U8": 4, "I64": 2, "F16": 3}, "float32") == 10 + 4 + 16 + 12
    assert count_bytes({"F8_E4M3": 7, "unheard of": 2}, "float32") == 9


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x01",
        (10**9).to_bytes(8, "little") + b"{}",
        (3).to_bytes(8, "little") + b"{]}",
        (2).to_bytes(8, "little") + b"[]",
        (8).to_bytes(8, "little") + b'{"a": 1}',
        (21).to_bytes(8, "little") + b'{"a": {"dtype": "F3"}}',
        (35).to_bytes(8, "little") + b'{"a":{"dtype":"F32","shape":["x"]}}',
    ],
)
def test_a_broken_header_says_nothing(folder, data):
    (folder / "model.safetensors").write_bytes(data)
    assert weight_bytes(safetensors_files(folder)) is None


@pytest.mark.parametrize("index", ["", "[]", '{"weight_map": 3}', '{"weight_map": {"a": "none.safetensors"}}', "{}"])
def test_an_index_that_leads_nowhere_says_nothing(tmp_path, index):
    (tmp_path / "model.safetensors.index.json").write_text(index)
    assert safetensors_files(tmp_path) == [] and weight_bytes([]) is None


def test_a_model_that_does_not_fit_is_refused_before_it_is_read(folder, monkeypatch):
    monkeypatch.setattr(memory, "free_bytes", lambda device: 100_000)
    asked = []
    with pytest.raises(ModelError) as caught:
        load(str(folder), Settings(), make_room=asked.append)
    assert asked == [weight_bytes(safetensors_files(folder), "float32")]
    assert "needs" in caught.value.message and "in float32, and 100 kB is free" in caught.value.message
    assert caught.value.fix.endswith(", or free some memory.")


@pytest.mark.parametrize(
    ("needed", "free", "dtype", "message", "fix"),
    [
        (16e9, 10e9, "bfloat16", "needs 17.6 GB of memory in bfloat16, and 10.0 GB is free", "at most 4.5B"),
        (16e9, 1e9, "auto", "needs 17.6 GB of memory, and 1.0 GB is free", "at most 454M"),
        (5e8, -3, "float32", "needs 550 MB of memory in float32, and 0 MB is free", "Free some memory."),
    ],
)
def test_a_refusal_names_what_would_fit(monkeypatch, needed, free, dtype, message, fix):
    monkeypatch.setattr(memory, "free_bytes", lambda device: free)
    with pytest.raises(ModelError) as caught:
        check_memory("some/model", needed, "cpu", dtype)
    assert message in caught.value.message and fix in caught.value.fix


def test_what_is_not_known_and_what_fits_is_not_refused(monkeypatch):
    monkeypatch.setattr(memory, "free_bytes", lambda device: 111)
    check_memory("some/model", None, "cpu", "float32")
    check_memory("some/model", 100, "cpu", "float32")


def test_the_machine_has_some_memory():
    assert 0 < free_bytes("cpu") < 1e15


@pytest.mark.parametrize(
    ("files", "left"),
    [
        ({"memory.max": "1000", "memory.current": "600", "memory.stat": "anon 3\ninactive_file 50\n"}, 450),
        ({"memory.max": "1000", "memory.current": "600", "memory.stat": "anon 3\n"}, 400),
    ],
)
def test_a_container_has_what_its_limit_leaves(tmp_path, files, left):
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    assert memory._cgroup_free_bytes(tmp_path) == left


@pytest.mark.parametrize("files", [{}, {"memory.max": "max\n", "memory.current": "600", "memory.stat": ""}])
def test_a_group_without_a_limit_has_the_machine(tmp_path, files):
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    assert memory._cgroup_free_bytes(tmp_path) == memory.psutil.virtual_memory().total


@pytest.mark.parametrize(
    ("size", "words"),
    [(0, "0 MB"), (-5, "0 MB"), (900, "900 bytes"), (45_678, "46 kB"), (12_345_678, "12 MB"), (2.55e9, "2.5 GB")],
)
def test_bytes_in_words(size, words):
    assert format_bytes(size) == words


def test_what_a_model_of_the_hub_takes_is_known_before_its_download(folder, monkeypatch):
    monkeypatch.setattr(memory, "free_bytes", lambda device: 100_000)
    asked = []
    with StandInHub(folder), pytest.raises(ModelError) as refused:
        load("someone/large", Settings(), make_room=asked.append)
    assert_named(refused.value.message, free="100 kB", dtype="float32")
    assert asked == [weight_bytes(safetensors_files(folder), "float32")]
    here = Path(HF_HUB_CACHE, "models--someone--large")
    assert list(here.rglob("config.json")) and not list(here.rglob("*.safetensors"))


def test_weights_of_another_kind_on_the_hub_are_judged_by_the_config(folder):
    """An old format, without a header."""
    state = AutoModelForCausalLM.from_pretrained(folder).state_dict()
    (folder / "model.safetensors").unlink()
    torch.save(state, folder / "pytorch_model.bin")
    asked = []
    with StandInHub(folder):
        loaded = load("someone/old", Settings(), make_room=asked.append)
    assert set(asked) == {4 * loaded.num_parameters}

"""What lies in a folder of a model: its weights, some of them, damaged ones, none."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
import torch

from playground.models.estimates import estimate
from playground.models.fetching import fetch
from playground.models.loading import load
from playground.models.locations import ModelError
from playground.models.weights import find_weights, weights_problem
from playground.settings import Settings
from tests.support.english import assert_named
from tests.support.hubs import StandInHub
from tests.support.tiny_models import save, tiny_llama

LOCAL = Settings.local()


@pytest.fixture(scope="module")
def original(tmp_path_factory) -> Path:
    return save(tmp_path_factory.mktemp("weights") / "model")


@pytest.fixture
def folder(original, tmp_path) -> Path:
    return shutil.copytree(original, tmp_path / "model")


def in_shards(folder: Path) -> None:
    (folder / "model.safetensors").unlink()
    tiny_llama().save_pretrained(folder, max_shard_size="40KB")


def without_a_shard(folder: Path) -> None:
    in_shards(folder)
    (folder / "model-00003-of-00004.safetensors").unlink()


def as_bin(folder: Path) -> None:
    torch.save(tiny_llama().state_dict(), folder / "pytorch_model.bin")
    (folder / "model.safetensors").unlink()


def cut(folder: Path) -> None:
    file = folder / "model.safetensors"
    file.write_bytes(file.read_bytes()[:-1])


def as_gguf(folder: Path) -> None:
    (folder / "model.safetensors").rename(folder / "model-q4.gguf")


LACKING = {  # what was done to the folder, what is told of it
    "none": (lambda f: (f / "model.safetensors").unlink(), "has no weights: there is neither model.safetensors nor py"),
    "another format": (as_gguf, "has its weights in a format that is not supported here (model-q4.gguf)"),
    "a file": (without_a_shard, "lacks 1 of the 4 files of its weights: model-00003-of-00004.safetensors."),
    "the end": (cut, "model.safetensors of {} is damaged or incomplete."),
    "all": (lambda f: (f / "model.safetensors").write_bytes(b"x" * 5000), "model.safetensors of {} is damaged"),
}


@pytest.mark.parametrize("what", LACKING)
def test_weights_that_are_missing_are_told_before_anything_is_opened(what, folder):
    spoil, words = LACKING[what]
    spoil(folder)
    found = estimate(str(folder), LOCAL)
    assert words.format(folder) in found.why and found.fix
    assert (found.fits, found.complete, found.memory, found.ways, found.smaller) == (False, False, None, (), None)
    with pytest.raises(ModelError) as caught:
        load(str(folder), LOCAL)
    assert (caught.value.message, caught.value.fix) == (found.why, found.fix)


def test_weights_that_are_missing_need_no_memory(folder, monkeypatch):
    """A config alone makes a model of billions: that it does not fit is not what is wrong with it."""
    (folder / "model.safetensors").unlink()
    (folder / "config.json").write_text('{"model_type": "llama", "architectures": ["LlamaForCausalLM"]}')
    monkeypatch.setattr("playground.models.memory.free_bytes", lambda device: 1000)
    assert "has no weights" in estimate(str(folder), LOCAL).why
    with pytest.raises(ModelError, match="has no weights"):
        load(str(folder), LOCAL)


@pytest.mark.parametrize(("spoil", "files"), [(lambda f: None, 1), (in_shards, 4), (as_bin, 1)])
def test_nothing_is_wrong_with_what_is_whole(spoil, files, folder):
    spoil(folder)
    assert len(find_weights(folder)[0]) == files and weights_problem("m", folder) is None
    found = estimate(str(folder), LOCAL)
    assert found.fits and found.complete and load(str(folder), LOCAL).num_parameters == found.parameters


@pytest.mark.parametrize("index", ["", "[]", '{"weight_map": 3}', '{"weight_map": {"a": 3}}', "{}"])
def test_an_index_that_names_nothing(folder, index):
    (folder / "model.safetensors").unlink()
    (folder / "model.safetensors.index.json").write_text(index)
    assert "has no weights" in weights_problem("m", folder)[0]


@pytest.mark.parametrize("saved", ["float32", "bfloat16"])
def test_weights_in_bin_files_are_reckoned_from_the_config(folder, saved):
    as_bin(folder)
    config = json.loads((folder / "config.json").read_text())
    (folder / "config.json").write_text(json.dumps(config | {"dtype": saved}))
    for option, number in (("", 4), ("?dtype=bfloat16", 2), ("?dtype=auto", {"float32": 4, "bfloat16": 2}[saved])):
        found = estimate(f"{folder}{option}", LOCAL)
        assert (found.fits, found.reckoned) == (True, True)
        assert found.memory == number * tiny_llama().num_parameters()
    assert [way.label for way in found.ways] == ["float32", "bfloat16", "8bit", "nf4"]


def test_they_are_refused_where_they_do_not_fit(folder, monkeypatch):
    as_bin(folder)
    monkeypatch.setattr("playground.models.memory.free_bytes", lambda device: 100_000)
    assert estimate(str(folder), LOCAL).fits is False
    with pytest.raises(ModelError) as refused:
        load(str(folder), LOCAL)
    assert_named(refused.value.message, needed="166 kB", free="100 kB", dtype="float32")


def test_what_nothing_tells_is_not_known(folder, monkeypatch):
    """As of a model that only code of its own can make."""
    as_bin(folder)
    monkeypatch.setattr("playground.models.memory_estimate.class_and_size", lambda *_: ("Own", None))
    monkeypatch.setattr("playground.models.estimates.class_and_size", lambda *_: ("Own", None))
    found = estimate(str(folder), LOCAL)
    assert (found.fits, found.memory, found.why, found.fix) == (None, None, "", "")
    assert found.complete and not found.reckoned


def test_where_no_way_fits_none_is_offered(folder, monkeypatch):
    monkeypatch.setattr("playground.models.memory.free_bytes", lambda device: 1000)
    found = estimate(str(folder), LOCAL)
    assert found.fix == "Choose a smaller model, or free some memory." and not any(way.fits for way in found.ways)
    monkeypatch.setattr("playground.models.memory.free_bytes", lambda device: 100_000)
    assert estimate(str(folder), LOCAL).fix == "Choose a precision that fits, or free some memory."


@pytest.mark.parametrize("device", ["cuda", "cuda:3", "mps"])
@pytest.mark.parametrize("more", ["", "&quantization=nf4"])
def test_a_device_that_is_not_there(device, more, monkeypatch):
    monkeypatch.setattr(torch.cuda, "device_count", lambda: 0)
    name, kind = f"stories?device_map={device}{more}", device.partition(":")[0]
    for ask in (estimate, load):
        with pytest.raises(ModelError) as caught:
            ask(name, LOCAL)
        words = f"device_map is {device}, but torch finds no {kind} device on this machine."
        assert caught.value.message == words
        assert caught.value.fix == "Leave device_map out: the model is then opened on cpu."


ONLY_SAFETENSORS = Settings(only_safetensors=True)


@pytest.mark.parametrize("spoil", [as_bin, lambda f: (as_bin(f), (f / "pytorch_model.bin").write_bytes(b"a program"))])
def test_pickled_files_are_refused_where_strangers_are(spoil, folder):
    spoil(folder)
    with pytest.raises(ModelError) as caught:
        load(str(folder), ONLY_SAFETENSORS)
    told = "The weights of {} are in pytorch_model.bin; this server opens only safetensors."
    assert caught.value.message == told.format(folder)
    assert "PLAYGROUND_HOSTING=local" in caught.value.fix and "save_pretrained" in caught.value.fix
    found = estimate(str(folder), ONLY_SAFETENSORS)
    assert found.fits is False and found.why == caught.value.message


def test_they_are_refused_before_they_are_downloaded(folder, tmp_path):
    as_bin(folder)
    name = f"owner/{tmp_path.name.replace('_', '-')}"[:60].rstrip("-")
    with StandInHub(folder) as server:
        with pytest.raises(ModelError, match="this server opens only safetensors"):
            fetch(name, ONLY_SAFETENSORS)
        assert estimate(name, ONLY_SAFETENSORS).fits is False
        assert not server.asked("pytorch_model.bin")
        fetch(name, LOCAL)
        assert server.asked("pytorch_model.bin")


def test_where_both_are_there_the_safetensors_are_read(folder):
    (folder / "pytorch_model.bin").write_bytes(b"a program")
    assert load(str(folder), ONLY_SAFETENSORS, device="cpu").num_parameters


@pytest.mark.parametrize("name", ["../other.safetensors", "{folder}/../other.safetensors", "a/../../other.safetensors"])
def test_an_index_names_no_file_outside_of_its_folder(folder, name):
    (folder / "model.safetensors").rename(folder.parent / "other.safetensors")
    (folder / "a").mkdir()
    named = name.format(folder=folder)
    (folder / "model.safetensors.index.json").write_text(json.dumps({"weight_map": {"x": named}}), "utf-8")
    assert find_weights(folder) == ([], [named])
    with pytest.raises(ModelError, match="lacks 1 of the 1 files"):
        load(str(folder), LOCAL)


@pytest.mark.parametrize("shape", [[10**4000] * 4000, ["a"], 5, [-1], [2**64], [1] * 17])
def test_a_shape_that_no_tensor_has_is_damaged(folder, shape):
    header = json.dumps({"x": {"dtype": "F32", "shape": shape, "data_offsets": [0, 0]}}).encode()
    (folder / "model.safetensors").write_bytes(len(header).to_bytes(8, "little") + header)
    assert "is damaged or incomplete" in weights_problem("m", folder)[0]

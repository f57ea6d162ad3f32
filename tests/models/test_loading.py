"""Every way of opening a model, and every way in which it can fail, with real folders and a stand-in Hub."""

from __future__ import annotations

import json
import pickle
import shutil
from pathlib import Path

import pytest
import torch
from PIL import Image
from transformers import (
    AutoModelForCausalLM,
    BarkConfig,
    BertConfig,
    BertForMaskedLM,
    CsmConfig,
    DiaConfig,
    DiaForConditionalGeneration,
    ViTConfig,
    ViTForImageClassification,
)
from transformers.utils import logging as transformers_logging

from playground.models.catalog import BUNDLED
from playground.models.loading import ModelError, load
from playground.models.model_class import class_for
from playground.settings import Settings
from tests.models.test_messages import CASES
from tests.support.hubs import StandInHub
from tests.support.tiny_models import byte_tokenizer, save, tiny_bart, tiny_gpt2, tiny_llama, tiny_t5

LOCAL = Settings.local()


@pytest.fixture(scope="module")
def llama_folder(tmp_path_factory) -> Path:
    return save(tmp_path_factory.mktemp("models") / "llama")


@pytest.fixture
def folder(llama_folder, tmp_path) -> Path:
    """A model folder to spoil."""
    return shutil.copytree(llama_folder, tmp_path / "model")


def refusal(name: str, settings: Settings = LOCAL) -> ModelError:
    with pytest.raises(ModelError) as caught:
        load(str(name), settings, device="cpu")
    assert caught.value.message and caught.value.fix
    return caught.value


# ----------------------------------------------------------------------------------------------------------- it opens


@pytest.mark.parametrize("name", BUNDLED)
def test_bundled(name, tmp_path, monkeypatch, capfd):
    (tmp_path / name).mkdir()  # a folder of that name must not be taken for it
    monkeypatch.chdir(tmp_path)
    loaded = load(name, Settings.public(), device="cpu")
    assert (loaded.name, loaded.source, loaded.device, loaded.dtype) == (name, "bundled", "cpu", "float32")
    assert not loaded.model.training
    assert loaded.vocab_size == len(loaded.tokenizer)
    assert loaded.is_encoder_decoder is (name in ("translator", "captioner", "listener"))
    if loaded.reads_text:
        encoded = loaded.tokenizer("Once upon a time", return_tensors="pt")
        inputs = {part: encoded[part] for part in ("input_ids", "attention_mask")}
    elif loaded.processor.image:
        inputs = loaded.processor.image(images=Image.new("RGB", (9, 9)), return_tensors="pt")
    else:
        inputs = loaded.processor.audio([0.0] * 8000, sampling_rate=16000, return_tensors="pt")
    output = loaded.model.generate(**inputs, min_new_tokens=3, max_new_tokens=3)
    begun = 1 if loaded.is_encoder_decoder else inputs["input_ids"].shape[1]
    begun = 0 if name == "listener" else begun  # Whisper's own `generate` leaves out what a text begins with
    assert output.shape[1] == begun + 3
    captured = capfd.readouterr()
    assert captured.out == captured.err == ""


@pytest.mark.parametrize(
    ("make", "context", "encoder_decoder"),
    [(tiny_llama, 256, False), (tiny_gpt2, 256, False), (tiny_t5, None, True), (tiny_bart, 256, True)],
)
def test_folder(make, context, encoder_decoder, tmp_path):
    model = make(vocab_size=320)  # more than the tokenizer has
    loaded = load(str(save(tmp_path / "model", model)), LOCAL, device="cpu")
    assert loaded.source == "folder" and type(loaded.model) is type(model)
    assert loaded.context_length == context
    assert loaded.is_encoder_decoder == encoder_decoder
    assert loaded.vocab_size == 320 and len(loaded.tokenizer) == 300
    assert loaded.num_parameters == model.num_parameters()
    for name, weight in model.state_dict().items():
        assert torch.equal(loaded.model.state_dict()[name], weight), name


def test_relative_folders(folder, monkeypatch):
    monkeypatch.chdir(folder.parent)
    for name in ("./model", "model", "model/", f"../{folder.parent.name}/model"):
        assert load(name, LOCAL, device="cpu").source == "folder"


def test_dtype_can_be_chosen(folder):
    assert load(str(folder), LOCAL, device="cpu", dtype="bfloat16").dtype == "bfloat16"


def test_half_precision_weights_become_float32_on_a_cpu(tmp_path):
    folder = save(tmp_path / "model", tiny_llama().bfloat16())
    assert load(str(folder), LOCAL, device="cpu").dtype == "float32"


def test_a_tokenizer_without_padding_stays_so(tmp_path):
    tokenizer = byte_tokenizer()
    tokenizer.pad_token = None
    loaded = load(str(save(tmp_path / "model", tokenizer=tokenizer)), LOCAL)
    assert loaded.tokenizer.pad_token is None


@pytest.mark.parametrize(
    ("option", "message", "fix"),
    [
        ("attn_implementation=flash_attention_2", "attention implementation cannot be used here", "leave attn_impl"),
        ("device_map=nowhere", "cannot be 'nowhere'", "Use auto, balanced"),
        ("device_map=cpu:1", "cannot be 'cpu:1'", "a device such as cpu"),
        ("device_map=cuda:123", "cannot be 'cuda:123'", "a device such as cpu"),
        ("revision=v1", "has no revisions", "Leave the revision out"),
    ],
)
def test_an_option_that_cannot_be_says_which(option, message, fix, folder):
    error = refusal(f"{folder}?{option}")
    assert message in error.message and fix in error.fix


def test_a_model_that_is_laid_out_by_a_map(folder):
    loaded = load(f"{folder}?device_map=cpu&attn_implementation=eager&dtype=bfloat16", LOCAL)
    assert (loaded.device, loaded.dtype) == ("cpu", "bfloat16")
    assert loaded.model.config._attn_implementation == "eager"


def test_the_librarys_logging_is_left_as_it_was(folder):
    before = transformers_logging.get_verbosity(), transformers_logging.is_progress_bar_enabled()
    load(str(folder), LOCAL)
    (folder / "model.safetensors").unlink()
    refusal(folder)
    assert (transformers_logging.get_verbosity(), transformers_logging.is_progress_bar_enabled()) == before


# ----------------------------------------------------------------------------------------------- names and settings


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("storys", "stories"), ("story", "stories"), ("Stories", "stories"), ("stories_draft", "stories-draft")],
)
def test_a_misspelled_name(wrong, right):
    error = refusal(wrong)
    assert wrong in error.message and error.fix == f"Did you mean {right}?"


def test_a_misspelled_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    save(tmp_path / "my-model")
    (tmp_path / "my-mode").mkdir()  # no model
    assert refusal("./my-modle").fix == "Did you mean ./my-model?"
    assert refusal(f"{tmp_path}/My-Model2").fix == f"Did you mean {tmp_path}/my-model?"
    assert refusal("./quite-another").fix.startswith("Check the path")


@pytest.mark.parametrize("name", ["", "two words", "a/b/c", "a/../b", "<script>", "x" * 500, "a\0b", "naïve/модель"])
def test_what_can_be_no_name(name):
    assert "neither a bundled model, nor a folder, nor a Hub id" in refusal(name).message


@pytest.mark.parametrize(
    "name", ["/etc", "../../etc", ".", "..", "~", "./model", "models/mine/", "C:\\", "nowhere/"]
)
def test_folders_can_be_refused(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    save(tmp_path / "model")
    save(tmp_path / "models" / "mine")
    assert refusal(name, Settings(allow_local_folders=False)).message == "This server does not open folders."


@pytest.mark.parametrize("name", ["someone/model", "gpt2"])
def test_the_hub_can_be_refused(name):
    error = refusal(name, Settings(allow_hub=False))
    assert "no models from the Hub" in error.message and "stories" in error.fix


def test_errors_say_both_halves_and_can_be_pickled():
    error = ModelError("It is broken.", "Mend it.")
    assert str(error) == "It is broken. Mend it."
    copy = pickle.loads(pickle.dumps(error))
    assert (copy.message, copy.fix) == (error.message, error.fix)


# ---------------------------------------------------------------------------------------------------- spoiled folders


def write_config(**changes):
    def spoil(folder: Path) -> None:
        file = folder / "config.json"
        config = json.loads(file.read_text("utf-8")) | changes
        file.write_text(json.dumps({key: value for key, value in config.items() if value is not None}), "utf-8")

    return spoil


def write(file: str, content: str | bytes):
    return lambda folder: (folder / file).write_bytes(content.encode() if isinstance(content, str) else content)


def delete(pattern: str):
    return lambda folder: [file.unlink() for file in folder.glob(pattern)]


def replace_model(model):
    def spoil(folder: Path) -> None:
        delete("*.safetensors")(folder)
        model.save_pretrained(folder)

    return spoil


def truncate(file: str):
    return lambda folder: (folder / file).write_bytes((folder / file).read_bytes()[:2000])


CUSTOM_CODE = {"model_type": "own", "auto_map": {"AutoConfig": "code.Own", "AutoModelForCausalLM": "code.OwnModel"}}
SMALL = {"hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 32}
SPOILED = {
    "empty": (delete("*"), "has no config.json"),
    "no config": (delete("config.json"), "has no config.json"),
    "adapter": (lambda f: (delete("*")(f), write("adapter_config.json", "{}")(f)), "does not say for which model"),
    "broken config": (write("config.json", "{nope"), "is not valid JSON"),
    "config is a list": (write("config.json", "[]"), "does not say which model"),
    "no model type": (write_config(model_type=None), "does not say which model"),
    "unknown model type": (write_config(model_type="frobnicator"), "does not know (frobnicator)"),
    "wrong value": (write_config(hidden_size="wide"), "The config of"),
    "custom code": (write_config(**CUSTOM_CODE), "comes with its own Python code"),
    "no weights": (delete("*.safetensors"), "has no weights"),
    "broken weights": (write("model.safetensors", b"x" * 99), "is damaged"),
    "half of the weights": (truncate("model.safetensors"), "is damaged"),
    "git lfs pointer": (write("model.safetensors", "version https://git-lfs.github.com/spec/v1\n"), "Git LFS pointer"),
    "other shapes": (write_config(hidden_size=64), "do not have the shapes"),
    "a layer is missing": (write_config(num_hidden_layers=3), "9 of the weights"),
    "no tokenizer": (delete("tokenizer*"), "has no tokenizer"),
    "no tokenizer.json": (delete("tokenizer.json"), "has no tokenizer"),
    "broken tokenizer": (write("tokenizer.json", "{"), "The tokenizer.json of"),
    "empty tokenizer": (write("tokenizer.json", "{}"), "The tokenizer.json of"),
    "masked": (replace_model(BertForMaskedLM(BertConfig(vocab_size=300, **SMALL))), "does not generate text"),
    "images": (replace_model(ViTForImageClassification(ViTConfig(**SMALL))), "does not generate text"),
}


@pytest.mark.parametrize("kind", [BarkConfig, CsmConfig])
def test_what_writes_sound_is_no_model_of_text(kind):
    with pytest.raises(ModelError, match="a model writes sound, not text"):
        class_for("a model", kind())


def test_dia_takes_a_decoding_loop_and_never_calls_it():
    """Why its codebooks are not watched as the text of other models is (see playground/recording/codebook_tap.py)."""
    part = {"max_position_embeddings": 64, "num_hidden_layers": 1, "hidden_size": 16, "intermediate_size": 16,
            "num_attention_heads": 2, "num_key_value_heads": 2, "head_dim": 8}  # fmt: skip
    names = ("num_attention_heads", "num_key_value_heads", "head_dim", "hidden_size")
    cross = {f"cross_{name}": part[name] for name in names}
    model = DiaForConditionalGeneration(DiaConfig(encoder_config=part, decoder_config=part | cross)).eval()
    calls, ids = [], torch.ones(1, 5, dtype=torch.long)

    def loop(model, input_ids, **kwargs):
        calls.append(input_ids.shape)
        return input_ids

    made = model.generate(input_ids=ids, attention_mask=ids, max_new_tokens=3, do_sample=False, custom_generate=loop)
    assert made.shape[2] == 9 and calls == []


@pytest.mark.parametrize("what", SPOILED)
def test_spoiled_folder(what, folder, capfd):
    spoil, expected = SPOILED[what]
    spoil(folder)
    capfd.readouterr()
    assert expected in refusal(folder).message
    captured = capfd.readouterr()
    assert captured.out == captured.err == ""


@pytest.mark.parametrize("make", [tiny_gpt2, tiny_t5, tiny_bart])
def test_a_tokenizer_is_never_made_up(make, tmp_path):
    make().save_pretrained(tmp_path)  # for these classes the library makes an empty tokenizer where there is none
    assert "has no tokenizer" in refusal(tmp_path).message


def test_a_file_and_nothing_are_no_folders(tmp_path):
    (tmp_path / "file").write_text("")
    for name in ("file", "nothing"):
        assert "There is no folder" in refusal(tmp_path / name).message


def test_custom_code_runs_only_where_it_is_allowed(folder, tmp_path):
    mark = tmp_path / "ran"
    (folder / "code.py").write_text(
        "from transformers import LlamaConfig, LlamaForCausalLM\n"
        f"open({str(mark)!r}, 'w').close()\n"
        "class Own(LlamaConfig):\n    model_type = 'own'\n"
        "class OwnModel(LlamaForCausalLM):\n    config_class = Own\n"
    )
    write_config(**CUSTOM_CODE)(folder)
    refusal(folder)
    assert not mark.exists()
    assert type(load(str(folder), Settings(allow_remote_code=True), device="cpu").model).__name__ == "OwnModel"
    assert mark.exists()


def no_memory(*args, **kwargs):
    torch.empty(10**16)  # raises what a CPU raises


def no_device_memory(*args, **kwargs):
    raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 2.00 GiB.")


@pytest.mark.parametrize("broken", [no_memory, no_device_memory])
def test_out_of_memory(broken, folder, monkeypatch):
    monkeypatch.setattr(AutoModelForCausalLM, "from_pretrained", broken)
    error = refusal(folder)
    assert "does not fit into the memory" in error.message and "smaller" in error.fix


# ------------------------------------------------------------------------------------------------------------ the Hub


def test_hub_and_then_its_cache(llama_folder):
    with StandInHub(llama_folder) as hub:
        loaded = load("someone/cached", LOCAL, device="cpu")
    assert not hub.asked("adapter_config.json", "HEAD")  # the library's retries take 23 seconds where nobody answers
    assert (loaded.name, loaded.source) == ("someone/cached", "hub")
    assert load("someone/cached", LOCAL, device="cpu").source == "hub"  # nobody answers any more


@pytest.mark.parametrize("name", ["someone/never-downloaded", "gpt2"])
def test_no_network(name):
    error = refusal(name)
    assert error.message == CASES["no network"].of(name) and "stories" in error.fix


@pytest.mark.parametrize(
    ("status", "code", "case"),
    [
        (401, "GatedRepo", "gated"),
        (403, "GatedRepo", "gated"),
        (401, "RepoNotFound", "absent"),
        (404, "RepoNotFound", "absent"),
        (404, "EntryNotFound", "no config"),
        (403, "", "no token where one is asked for"),
        (429, "", "too many questions"),
        (500, "", "a broken Hub"),
    ],
)
def test_the_hub_says_no(status, code, case, llama_folder):
    with StandInHub(llama_folder, lambda path: (status, code)):
        assert refusal("someone/refused").message == CASES[case].of("someone/refused", status)


HUB_SPOILED = ("no weights", "custom code", "unknown model type", "no tokenizer", "broken weights", "images")


@pytest.mark.parametrize("what", HUB_SPOILED)
def test_spoiled_repository(what, folder):
    spoil, expected = SPOILED[what]
    spoil(folder)
    with StandInHub(folder):
        assert expected in refusal(f"someone/{what.replace(' ', '-')}").message


@pytest.mark.parametrize("missing", ["tokenizer.json", "model.safetensors"])
def test_only_a_part_was_downloaded(missing, folder):
    name = f"someone/part-without-{missing}"
    held = (folder / missing).read_bytes()
    (folder / missing).unlink()
    with StandInHub(folder):
        refusal(name)
    (folder / missing).write_bytes(held)
    assert "Only part of" in refusal(name).message
    with StandInHub(folder):
        assert load(name, LOCAL, device="cpu").source == "hub"


@pytest.mark.parametrize("hosting", ["public", "workshop"])
@pytest.mark.parametrize("pattern", [
    "playground/../../../../../../{}", "./{}", "~/{}", "x/y/{}", "..\\{}", "{}/", "stories/../{}", "{}.gguf",
])  # fmt: skip
def test_a_refusal_does_not_tell_whether_a_folder_is_there(hosting, pattern, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "x" / "y" / "there").mkdir(parents=True)
    (tmp_path / "there").mkdir()
    (tmp_path / "there.gguf").write_bytes(b"GGUF")
    there, gone = (refusal(pattern.format(name), Settings.named(hosting)) for name in ("there", "gone1"))
    assert there.message == gone.message == "This server does not open folders."


def test_a_folder_that_is_called_like_a_model_of_the_hub_is_not_opened_in_its_place(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    save(tmp_path / "someone" / "model")
    assert refusal("someone/model", Settings.workshop()).message == "This server does not open 'someone/model'."
    assert refusal("someone/model", Settings.public()).message == "This server opens no models from the Hub."

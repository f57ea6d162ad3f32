"""LoRA adapters: opened on their base, as peft itself would run them, or told why not."""

from __future__ import annotations

import json
import os
import shutil
import sys
import uuid
from pathlib import Path

import pytest
import torch
from peft import LoraConfig, PeftModel, get_peft_model

from playground import GenerationRequest, generate
from playground.models.adapter_files import base_of, odd_field
from playground.models.adapters import merge_adapter
from playground.models.estimates import estimate
from playground.models.fetching import fetch
from playground.models.loaded_description import describe
from playground.models.loading import load
from playground.models.locations import ModelError, adapter_folder, is_here, locate, naming_problems
from playground.models.reference import ModelReference
from playground.models.static_facts import read_facts
from playground.settings import Settings
from playground.sharing.python_script import python_script
from tests.support.hubs import StandInHub
from tests.support.tiny_models import byte_tokenizer, save, tiny_llama

LOCAL = Settings.local()
IDS = torch.tensor([[5, 6, 7, 8, 9]])


def adapted(base: str | None, folder: Path, width: int = 4) -> Path:
    """An adapter for `tiny_llama` whose weights are random, so that it changes what is written."""
    torch.manual_seed(0)
    config = LoraConfig(r=width, target_modules=["q_proj", "v_proj"], init_lora_weights=False, task_type="CAUSAL_LM")
    model = get_peft_model(tiny_llama(), config)
    model.save_pretrained(str(folder))
    told = json.loads((folder / "adapter_config.json").read_text("utf-8"))
    (folder / "adapter_config.json").write_text(json.dumps({**told, "base_model_name_or_path": base}), "utf-8")
    return folder


@pytest.fixture(scope="module")
def base(tmp_path_factory) -> Path:
    return save(tmp_path_factory.mktemp("base") / "model", tiny_llama())


@pytest.fixture(scope="module")
def adapter(base, tmp_path_factory) -> Path:
    return adapted(str(base), tmp_path_factory.mktemp("adapter") / "lora")


@pytest.fixture(scope="module")
def peft_model(adapter):
    return PeftModel.from_pretrained(tiny_llama(), str(adapter)).eval()


@pytest.mark.parametrize("named", ["{base}?adapter={adapter}", "{adapter}"], ids=["with its base", "the folder alone"])
def test_it_is_what_peft_runs(base, adapter, peft_model, named):
    name = named.format(base=base, adapter=adapter)
    loaded = load(name, LOCAL, device="cpu")
    assert type(loaded.model) is type(tiny_llama()) and loaded.name == name
    assert torch.allclose(loaded.model(IDS).logits, peft_model(IDS).logits, atol=1e-4)
    assert not torch.allclose(loaded.model(IDS).logits, tiny_llama()(IDS).logits, atol=0.1)
    assert str(describe(loaded).precision) == f"float32, with {adapter}"


def test_a_run_writes_what_peft_writes_and_the_base_is_another_model(base, adapter, peft_model):
    config = {"do_sample": False, "max_new_tokens": 12}
    texts = [
        generate(GenerationRequest(name, "the cat sat", config=config)).sequences[0].token_ids
        for name in (f"{base}?adapter={adapter}", str(base))
    ]
    inputs = byte_tokenizer()("the cat sat", return_tensors="pt")
    length = inputs["input_ids"].shape[1]
    own = [
        model.generate(**inputs, **config)[0, length:].tolist()
        for model in (peft_model, tiny_llama())
    ]
    assert texts == own and texts[0] != texts[1]


def test_its_files_tell_what_those_of_its_base_tell(base, adapter):
    facts, known = read_facts(str(adapter), LOCAL), read_facts(str(base), LOCAL)
    assert (facts.num_layers, facts.vocab_size) == (known.num_layers, known.vocab_size)
    assert estimate(str(adapter), LOCAL).memory == estimate(str(base), LOCAL).memory
    assert locate(str(adapter), LOCAL) == ("folder", str(base))


def test_the_script_merges_it(base, adapter):
    config = {"do_sample": False, "max_new_tokens": 4}
    script = python_script(GenerationRequest(str(adapter), "the cat", config=config), {}, "cpu", False)
    assert "from peft import PeftModel" in script and f'"./{adapter.name}").merge_and_unload()' in script
    assert f'name = "./{base.name}"' in script
    compile(script, "script", "exec")


# ------------------------------------------------------------------------------------------------- what does not go


def refusal(name: str, settings: Settings = LOCAL) -> ModelError:
    with pytest.raises(ModelError) as caught:
        load(name, settings, device="cpu")
    assert caught.value.message and caught.value.fix
    return caught.value


def test_without_peft_it_says_what_to_install(adapter, monkeypatch):
    monkeypatch.setitem(sys.modules, "peft", None)
    told = refusal(str(adapter))
    assert "needs the package peft" in told.message and "pip install peft" in told.fix


def test_an_adapter_of_another_model_is_told_with_its_own(adapter, tmp_path):
    other = save(tmp_path / "other", tiny_llama(layers=1))
    shutil.copytree(adapter, tmp_path / "wide")
    told = json.loads((tmp_path / "wide" / "adapter_config.json").read_text("utf-8"))
    told["target_modules"] = ["c_attn"]
    (tmp_path / "wide" / "adapter_config.json").write_text(json.dumps(told), "utf-8")
    found = refusal(f"{other}?adapter={tmp_path / 'wide'}")
    assert "does not fit" in found.message and "It was trained for" in found.fix


def test_one_that_does_not_say_its_base_needs_it_named(tmp_path):
    folder = adapted(None, tmp_path / "lora")
    told = refusal(str(folder))
    assert "does not say for which model" in told.message and f"MODEL?adapter={folder}" in told.fix


@pytest.mark.parametrize(
    "adapter_name, words",
    [("{empty}", "holds no adapter"), ("no/such/thing", "neither a folder nor a Hub id")],
)
def test_what_is_no_adapter_is_told(base, tmp_path, adapter_name, words):
    assert words in refusal(f"{base}?adapter={adapter_name.format(empty=tmp_path)}").message


def test_quantized_weights_take_none(base, adapter):
    with pytest.raises(ModelError, match="full precision"):
        reference = ModelReference(str(base), quantization="8bit", adapter=str(adapter))
        merge_adapter(tiny_llama(), reference, LOCAL)


def test_where_folders_are_not_opened_an_adapter_is_not_either(adapter):
    for folder in (adapter, "/no/such/folder"):  # nor is it told which folders there are
        with pytest.raises(ModelError, match="does not open folders"):
            adapter_folder(str(folder), Settings.workshop())
    (problem,) = naming_problems({"model": f"stories?adapter={adapter}"}, Settings.workshop())
    assert problem.fix == "Leave the adapter out."


# ------------------------------------------------------------------------------------------------------- on the Hub


def test_one_of_the_hub_comes_first_and_is_then_here(base, adapter, peft_model):
    name = f"someone/{uuid.uuid4().hex[:8]}"
    reference, told = f"{base}?adapter={name}", []
    assert not is_here(reference, LOCAL)
    with StandInHub(adapter):
        fetch(reference, LOCAL, on_progress=lambda *progress: told.append(progress))
    assert {phase for phase, _, _ in told} == {"asking", "download"} and told[-1][1] == told[-1][2]
    assert is_here(reference, LOCAL)
    assert torch.allclose(load(reference, LOCAL, device="cpu").model(IDS).logits, peft_model(IDS).logits, atol=1e-4)


def test_a_repository_without_an_adapter_is_told(base, tmp_path):
    with StandInHub(base), pytest.raises(ModelError, match=r"has no adapter_config\.json"):
        fetch(f"{base}?adapter=someone/{uuid.uuid4().hex[:8]}", LOCAL)


PATTERN = r"((\w|\.)+)+!"  # of which a search never ends
ODD = [
    {"target_modules": PATTERN}, {"target_modules": [PATTERN]}, {"target_modules": "(a|a)*(b|c)+x"},
    {"exclude_modules": PATTERN}, {"modules_to_save": [PATTERN]}, {"layers_pattern": PATTERN},
    {"layers_pattern": ["h", PATTERN], "layers_to_transform": [1]}, {"rank_pattern": {PATTERN: 4}},
    {"alpha_pattern": {PATTERN: 4}}, {"target_modules": ["q_proj"] * 20_000}, {"r": 10**9}, {"r": -1}, {"r": "4"},
    {"rank_pattern": {"q_proj": 10**9}}, {"lora_alpha": 10**400}, {"layers_to_transform": [10**9]},
    {"layer_replication": [[0, 10**9]]}, {"megatron_config": {"a": 1}}, {"init_lora_weights": "pissa_niter_100000"},
    {"peft_type": "PROMPT_TUNING"}, {"peft_type": None}, {"bias": "x"}, {"trainable_token_indices": [1]},
]  # fmt: skip


@pytest.mark.parametrize("fields", ODD, ids=lambda fields: str(fields)[:40])
def test_a_config_that_says_more_than_names_and_numbers_is_refused_at_once(base, adapter, fields, tmp_path):
    folder = shutil.copytree(adapter, tmp_path / "lora")
    told = json.loads((folder / "adapter_config.json").read_text("utf-8"))
    (folder / "adapter_config.json").write_text(json.dumps({**told, **fields}), "utf-8")
    with pytest.raises(ModelError, match=f"has a value of {next(iter(fields))} that is not supported here"):
        merge_adapter(None, ModelReference(str(base), adapter=str(folder)), LOCAL)


@pytest.mark.parametrize("modules", [
    ["q_proj", "v_proj"], "all-linear", "q_proj", "q_proj|v_proj", ".*(q_proj|v_proj)", r".*\.(q_proj|v_proj)$",
])  # fmt: skip
def test_the_usual_ways_to_name_modules_are_read(modules):
    assert odd_field({"peft_type": "LORA", "r": 8, "target_modules": modules, "rank_pattern": {"q_proj": 4}}) is None


@pytest.mark.parametrize("content", ["[" * 100_000, "[]", "", "\x00"], ids=["deep", "list", "empty", "nul"])
def test_a_config_that_cannot_be_read_is_told(base, adapter, content, tmp_path):
    folder = shutil.copytree(adapter, tmp_path / "lora")
    (folder / "adapter_config.json").write_text(content, "utf-8")
    assert base_of(folder) is None
    with pytest.raises(ModelError, match=r"adapter_config.json of .* cannot be read"):
        merge_adapter(None, ModelReference(str(base), adapter=str(folder)), LOCAL)
    with pytest.raises(ModelError, match="does not say for which model"):
        load(str(folder), LOCAL)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_pipe_among_its_files_is_refused_at_once(base, adapter, tmp_path):
    folder = shutil.copytree(adapter, tmp_path / "lora")
    os.mkfifo(folder / "notes")
    with pytest.raises(ModelError, match=r"notes of .* is not a regular file"):
        merge_adapter(None, ModelReference(str(base), adapter=str(folder)), LOCAL)

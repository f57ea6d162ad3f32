"""What is known of a model before it is loaded, compared with what the loaded model says."""

from __future__ import annotations

import json

import pytest
from tiny_models import byte_tokenizer, save, tiny_bart, tiny_gpt2, tiny_llama, tiny_t5

from playground.models.facts import read_facts
from playground.models.loading import load
from playground.settings import Settings

LOCAL = Settings.local()
MODELS = {"llama": tiny_llama, "gpt2": tiny_gpt2, "t5": tiny_t5, "bart": tiny_bart}


@pytest.mark.parametrize("architecture", MODELS)
def test_the_facts_are_those_of_the_loaded_model(architecture, tmp_path):
    tokenizer = byte_tokenizer()
    model = MODELS[architecture](vocab_size=len(tokenizer))
    model.generation_config.do_sample = True
    model.generation_config.top_k = 7
    folder = str(save(tmp_path / "model", model, tokenizer))
    facts, loaded = read_facts(folder, LOCAL), load(folder, LOCAL)
    own = loaded.model.generation_config.to_diff_dict()
    assert facts.generation_config == {name: own[name] for name in facts.generation_config}
    assert {"do_sample", "top_k", "eos_token_id"} <= set(facts.generation_config)
    assert facts.is_encoder_decoder == loaded.is_encoder_decoder
    assert facts.num_layers == loaded.model.config.num_hidden_layers
    assert facts.vocab_size == loaded.vocab_size
    assert facts.context_length == loaded.context_length
    assert facts.folder == folder


def test_a_model_without_a_generation_config_sets_what_its_config_says(tmp_path):
    folder = save(tmp_path / "model")
    (folder / "generation_config.json").unlink()
    config = json.loads((folder / "config.json").read_text("utf-8"))
    (folder / "config.json").write_text(json.dumps(config | {"eos_token_id": 5, "pad_token_id": None}), "utf-8")
    facts, loaded = read_facts(str(folder), LOCAL), load(str(folder), LOCAL)
    assert facts.generation_config["eos_token_id"] == loaded.model.generation_config.eos_token_id == 5
    assert "pad_token_id" not in facts.generation_config


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("no-such-model", LOCAL),
        ("./no/such/folder", LOCAL),
        ("owner/never-downloaded", LOCAL),
        ("owner/never-downloaded", Settings.public()),
        ("", LOCAL),
    ],
)
def test_nothing_is_known_of_what_is_not_here(name, settings):
    assert read_facts(name, settings) is None


@pytest.mark.parametrize("content", ["", "[]", "{", '"text"', "[" * 100_000])
def test_a_broken_file_is_no_fact(content, tmp_path):
    (tmp_path / "config.json").write_text(content)
    assert read_facts(str(tmp_path), LOCAL) is None
    (tmp_path / "config.json").write_text('{"model_type": "llama"}')
    (tmp_path / "generation_config.json").write_text(content)
    assert read_facts(str(tmp_path), LOCAL).generation_config == {}


def test_no_folder_is_read_where_none_is_allowed(tmp_path):
    (tmp_path / "config.json").write_text("{}")
    assert read_facts(str(tmp_path), LOCAL) is not None
    assert read_facts(str(tmp_path), Settings.public()) is None


def test_a_bundled_model_is_known_everywhere():
    facts = read_facts("stories", Settings.public())
    assert facts.vocab_size == 2048 and facts.generation_config["eos_token_id"] == 0

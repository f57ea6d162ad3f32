"""What is known of a model before it is loaded, compared with what the loaded model says."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tokenizers import Tokenizer, models
from transformers import GPTNeoXConfig, GPTNeoXForCausalLM, PreTrainedTokenizerFast, Qwen3Config, Qwen3ForCausalLM

from playground.generation.model_checks import _can_exit_early, pair_of
from playground.models.loading import LoadedModel, load
from playground.models.reasoning_marks import reasoning_marks
from playground.models.static_facts import read_facts
from playground.settings import Settings
from tests.generation.test_model_checks import tiny
from tests.models.test_assistant_pairing import BAMBA, DEEPSEEK, LLAMA, MAMBA, block_drafter
from tests.recording.test_universal_assisted import ASSISTANTS
from tests.support.chat_templates import family_tokenizer
from tests.support.tiny_models import byte_tokenizer, save, tiny_bart, tiny_gpt2, tiny_llama, tiny_t5

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


@pytest.mark.parametrize(
    ("files", "has"),
    [
        ({"tokenizer_config.json": '{"chat_template": "{{ messages }}"}'}, True),
        ({"tokenizer_config.json": '{"chat_template": [{"name": "default", "template": "x"}]}'}, True),
        ({"chat_template.jinja": "{{ messages }}"}, True),
        ({"chat_template.json": '{"chat_template": "{{ messages }}"}', "tokenizer_config.json": "{}"}, True),
        ({"tokenizer_config.json": '{"chat_template": null}'}, False),
        ({"tokenizer_config.json": "{"}, False),
        ({"tokenizer_config.json": "[1]"}, False),
        ({}, False),
    ],
)
def test_a_chat_template_is_found_where_the_library_looks(files, has, tmp_path):
    for name, text in {"config.json": "{}", **files}.items():
        (tmp_path / name).write_text(text)
    assert read_facts(str(tmp_path), LOCAL).has_chat_template is has


def test_a_saved_tokenizers_template_is_known(tmp_path):
    tokenizer = byte_tokenizer()
    assert not facts_of(tmp_path / "without", tiny_llama(), tokenizer).has_chat_template
    tokenizer.chat_template = "{{ messages }}"
    assert facts_of(tmp_path / "with", tiny_llama(), tokenizer).has_chat_template
    assert not read_facts("stories", LOCAL).has_chat_template


# ------------------------------------------------------------------------------------------------ what drafts depend on


def facts_of(folder: Path, model, tokenizer=None):
    return read_facts(str(save(folder, model, tokenizer)), LOCAL)


@pytest.mark.parametrize(
    ("model", "expected"),
    [
        (LLAMA, {"num_mtp_layers": 0}),
        (DEEPSEEK, {"num_mtp_layers": 2}),
        (tiny_gpt2(), {"num_mtp_layers": 0, "supports_early_exit": False}),
        (MAMBA, {"num_mtp_layers": 0, "supports_early_exit": False, "can_crop_cache": False}),
        (BAMBA, {"num_mtp_layers": 0, "supports_early_exit": False, "can_crop_cache": False}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_a_model_can_do_with_drafts(model, expected, tmp_path):
    context = facts_of(tmp_path / "m", model).context
    names = ("num_mtp_layers", "supports_early_exit", "can_crop_cache")
    assert {name: context[name] for name in names if name in context} == expected


@pytest.mark.parametrize(
    "model",
    [
        tiny_llama(layers=3),
        tiny_gpt2(layers=3),
        tiny(Qwen3Config, Qwen3ForCausalLM, num_key_value_heads=2, head_dim=8),
        tiny(GPTNeoXConfig, GPTNeoXForCausalLM),
    ],
    ids=lambda model: type(model).__name__,
)
def test_a_kind_of_model_that_the_files_refuse_does_not_leave_early(model, tmp_path):
    told = facts_of(tmp_path / "m", model).supports_early_exit
    assert (told is not False) == _can_exit_early(LoadedModel("x", model, None, "folder", "cpu", "float32"))


def test_layers_ahead_are_those_of_which_the_librarys_config_knows(tmp_path):
    """Some checkpoints have such layers that the library cannot use, under the same name in their config.json."""
    folder = save(tmp_path / "m")
    config = json.loads((folder / "config.json").read_text("utf-8"))
    (folder / "config.json").write_text(json.dumps(config | {"num_nextn_predict_layers": 1}), "utf-8")
    assert read_facts(str(folder), LOCAL).num_mtp_layers == 0
    assert getattr(load(str(folder), LOCAL).model.config, "num_mtp_layers", None) is None


@pytest.mark.parametrize("change", [{"auto_map": {}}, {"model_type": "no-such"}, {"model_type": "../llama"},
                                    {"model_type": 5}, {"model_type": None}])  # fmt: skip
def test_nothing_is_known_of_what_a_model_of_its_own_can_do(change, tmp_path):
    folder = save(tmp_path / "m", tiny_gpt2())
    config = json.loads((folder / "config.json").read_text("utf-8"))
    (folder / "config.json").write_text(json.dumps(config | change), "utf-8")
    known = {"is_encoder_decoder", "canvas_length", "num_layers", "has_reasoning", "gives_times", "writes_sound"}
    assert set(read_facts(str(folder), LOCAL).context) == known


@pytest.mark.parametrize(
    ("target", "draft", "tokenizer", "kind"),
    [
        (LLAMA, tiny_llama(seed=1), byte_tokenizer(), "same"),
        (LLAMA, tiny_llama(320), byte_tokenizer(), "same"),
        (LLAMA, tiny_llama(305), ASSISTANTS["more"], "translated"),
        (LLAMA, tiny_llama(300), ASSISTANTS["as_many"], "translated"),
        (LLAMA, tiny_t5(), byte_tokenizer(), "none"),
        (tiny_t5(), tiny_t5(), byte_tokenizer(), "same"),
        (tiny_t5(), tiny_t5(305), ASSISTANTS["more"], "none"),
        (MAMBA, LLAMA, byte_tokenizer(), "none"),
        (LLAMA, block_drafter(), byte_tokenizer(), "blocks"),
        (LLAMA, block_drafter(hidden_size=16), byte_tokenizer(), "none"),
    ],
)
def test_files_tell_of_a_pair_what_the_loaded_models_tell(target, draft, tokenizer, kind, tmp_path):
    known = facts_of(tmp_path / "target", target), facts_of(tmp_path / "draft", draft, tokenizer)
    told = known[0].drafted_by(known[1])
    loaded = [
        LoadedModel(facts.name, model, its, "folder", "cpu", "float32")
        for facts, model, its in zip(known, (target, draft), (byte_tokenizer(), tokenizer), strict=True)
    ]
    assert told == pair_of(*loaded) and told.kind == kind
    assert known[0].context_with(known[1]) == known[0].context | {"pairing": told}
    assert known[0].context_with(None) == known[0].context


def unigram(extra: list[str]) -> PreTrainedTokenizerFast:
    pieces = [("<unk>", 0.0), *((letter, -1.0) for letter in [*"abcdefgh", *extra])]
    return PreTrainedTokenizerFast(tokenizer_object=Tokenizer(models.Unigram(pieces, unk_id=0)), unk_token="<unk>")


def test_a_vocabulary_that_is_a_list_is_read_too(tmp_path):
    one, same, other = (
        facts_of(tmp_path / name, tiny_llama(), unigram(extra)) for name, extra in (("a", []), ("b", []), ("c", ["i"]))
    )
    assert one.drafted_by(same).kind == "same" and one.drafted_by(other).kind == "translated"


@pytest.mark.parametrize("content", [None, "", "[]", '{"model": 5}', '{"model": {"vocab": [1]}}',
                                     '{"model": {"vocab": {}}, "added_tokens": [1]}'])  # fmt: skip
def test_where_a_tokenizer_cannot_be_read_it_is_not_known_how_it_drafts(content, tmp_path):
    one, other = facts_of(tmp_path / "a", LLAMA), facts_of(tmp_path / "b", LLAMA)
    file = Path(other.tokenizer)
    file.unlink()
    if content is not None:
        file.write_text(content)
    assert one.drafted_by(other).kind == "unknown" and one.drafted_by(one).kind == "same"
    assert one.drafted_by(replace(other, tokenizer=None)).kind == "unknown"


def test_a_tokenizer_that_was_replaced_is_read_anew(tmp_path):
    one, other = facts_of(tmp_path / "a", LLAMA), facts_of(tmp_path / "b", LLAMA)
    assert one.drafted_by(other).kind == "same"
    ASSISTANTS["more"].save_pretrained(tmp_path / "b")
    assert one.drafted_by(other).kind == "translated"


def test_a_page_can_ask_before_the_libraries_are_loaded():
    code = (
        "import sys; from playground.models.static_facts import read_facts; from playground.settings import Settings;"
        "s = Settings.local(); print(read_facts('stories', s).drafted_by(read_facts('stories-draft', s)).kind);"
        "assert not {'torch', 'transformers'} & set(sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "same\n"


@pytest.mark.parametrize(
    ("shards", "missing", "here"), [(False, None, True), (False, 0, False), (True, None, True), (True, 1, False)]
)
def test_whether_the_weights_are_here(shards, missing, here, tmp_path):
    tiny_llama().save_pretrained(tmp_path, **({"max_shard_size": "40KB"} if shards else {}))
    files = sorted(tmp_path.glob("*.safetensors"))
    assert (len(files) > 1) == shards
    if missing is not None:
        files[missing].unlink()
    assert read_facts(str(tmp_path), LOCAL).weights_here is here


@pytest.mark.parametrize(
    ("family", "reasons", "arguments"),
    [
        ("qwen", True, {"enable_thinking": "bool"}),
        ("deepseek", True, {}),
        ("mistral", True, {}),
        ("smollm", True, {"enable_thinking": "bool"}),
        ("gemma", False, {}),
    ],
)
def test_what_a_template_reads_and_whether_there_is_reasoning(tmp_path, family, reasons, arguments):
    tokenizer = family_tokenizer(family)
    place = save(tmp_path, tiny_llama(len(tokenizer)), tokenizer)
    facts = read_facts(str(place), Settings())
    assert facts.has_reasoning is reasons and facts.context["has_reasoning"] is reasons
    assert facts.has_reasoning == (reasoning_marks(tokenizer) is not None)  # as the loaded tokenizer says it
    assert dict(facts.template.arguments) == arguments and facts.template.tools == (family == "qwen")
    (place / "tokenizer.json").unlink()
    assert read_facts(str(place), Settings()).has_reasoning in (reasons, None)

"""What `stories` and its draft promise: size, loading, ends, drafts that are accepted. Lists that go on, greedy loops
and other examples of the guides of the library are in test_guides.py."""

import json
import re
from pathlib import Path

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from transformers import set_seed

import playground.models
from training import evaluate

BUNDLED = Path(playground.models.__file__).parent / "bundled"
LIMITS = {"stories": 12_000_000, "stories-draft": 5_000_000}


@pytest.fixture(scope="module")
def stories():
    """(model, tokenizer) of the big one."""
    return evaluate.load(BUNDLED / "stories")[:2]


@pytest.fixture(scope="module")
def draft():
    """(model, tokenizer) of the small one."""
    return evaluate.load(BUNDLED / "stories-draft")[:2]


@pytest.mark.parametrize("name", LIMITS)
def test_files(name):
    folder = BUNDLED / name
    sizes = {path.name: path.stat().st_size for path in folder.iterdir()}
    weights = [size for file, size in sizes.items() if file.endswith(".safetensors")]
    assert sum(weights) <= LIMITS[name] and max(weights) <= 9_000_000
    others = {file for file in sizes if "safetensors" not in file}
    assert others == {"config.json", "generation_config.json", "tokenizer.json", "tokenizer_config.json", "README.md"}
    index = folder / "model.safetensors.index.json"
    if index.exists():
        named = set(json.loads(index.read_text(encoding="utf-8"))["weight_map"].values())
        assert named == {file for file in sizes if file.endswith(".safetensors")}
    else:
        assert "model.safetensors" in sizes and len(weights) == 1


@pytest.mark.parametrize("name", LIMITS)
def test_loads_as_a_float32_llama_with_the_default_generation_config(name):
    model, tokenizer, _ = evaluate.load(BUNDLED / name)
    assert type(model).__name__ == "LlamaForCausalLM"
    assert model.dtype == torch.float32
    changed = model.generation_config.to_diff_dict()
    changed.pop("transformers_version", None)
    assert changed == {"bos_token_id": 0, "eos_token_id": 0, "pad_token_id": 1}
    assert tokenizer.model_max_length == model.config.max_position_embeddings == 512
    assert len(tokenizer) == model.config.vocab_size == 2048


def test_draft_is_smaller_and_shares_the_tokenizer(stories, draft):
    assert draft[0].num_parameters() * 2 < stories[0].num_parameters()
    assert draft[0].config.num_hidden_layers <= stories[0].config.num_hidden_layers // 3
    files = [(BUNDLED / name / "tokenizer.json").read_bytes() for name in LIMITS]
    assert files[0] == files[1]


@given(text=st.text())
def test_tokenizer_round_trip(stories, text):
    tokenizer = stories[1]
    assert tokenizer.decode(tokenizer(text).input_ids) == text


@pytest.mark.slow
def test_stories_come_to_an_end(stories):
    model, tokenizer = stories
    set_seed(0)
    inputs = tokenizer(["Once upon a time"] * 8, return_tensors="pt")
    ids = model.generate(**inputs, do_sample=True, max_new_tokens=400)
    ended = [row for row in ids.tolist() if tokenizer.eos_token_id in row]
    assert len(ended) >= 5
    texts = [tokenizer.decode(row, skip_special_tokens=True) for row in ended]
    assert all(re.search(r"[.!?\"]$", text) for text in texts)
    assert len(set(texts)) == len(texts)


def test_the_start_of_text_alone_gives_different_documents(stories):
    model, tokenizer = stories
    set_seed(0)
    ids = model.generate(do_sample=True, max_new_tokens=12, num_return_sequences=6)
    assert len({tokenizer.decode(row, skip_special_tokens=True) for row in ids}) >= 5


PROMPTS = (
    "Once upon a time, there was a curious girl named Mia.",
    "A list of animals: cat, dog",
    "I am a bear.",
    "What is the opposite of hot?",
)


@pytest.mark.slow
def test_the_draft_is_often_right(stories, draft):
    inputs = [stories[1](prompt, return_tensors="pt").input_ids for prompt in PROMPTS]
    got = evaluate.acceptance(stories[0], inputs, new_tokens=60, assistant_model=draft[0])
    assert (
        got["rate"] > 0.4
    )  # of five drafted tokens a round; raises if the ids are not those of greedy decoding


@pytest.mark.slow
@pytest.mark.parametrize("layers", [2, 4])
def test_early_exit_gives_the_same_ids_and_is_often_right(stories, layers):
    inputs = [stories[1](prompt, return_tensors="pt").input_ids for prompt in PROMPTS]
    assert evaluate.acceptance(stories[0], inputs, new_tokens=60, assistant_early_exit=layers)["rate"] > 0.3


@pytest.mark.parametrize("name", LIMITS)
def test_the_card_has_what_was_measured(name):
    card = (BUNDLED / name / "README.md").read_text(encoding="utf-8")
    assert card.startswith("---\nlicense: apache-2.0")
    loss, derivation = (
        float(re.search(pattern, card)[1])
        for pattern in (
            r"Held-out loss \| ([\d.]+) nats per token",
            r"Information of the derivations \| ([\d.]+) nats per token",
        )
    )
    assert 0 < derivation < 2
    assert 0.5 * derivation < loss < 3 * derivation
    size = sum(path.stat().st_size for path in (BUNDLED / name).glob("*.safetensors"))
    assert f"({size / 1e6:.2f} MB)" in card
    assert card.count("`generate(") >= 11  # ten samples, and the usage
    for phrase in (
        "bits per byte",
        "tokens per second",
        "## Limits",
        "Apache-2.0",
        "training.train",
    ):
        assert phrase in card

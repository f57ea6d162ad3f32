"""What `stories-bytes` promises: a token for each byte, and drafts for `stories`, translated and often right."""

import re

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from playground import generate
from playground.models.catalog import bundled_folder
from playground.models.static_facts import read_facts
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from training import evaluate

pytestmark = pytest.mark.slow

FOLDER = bundled_folder("stories-bytes")


@pytest.fixture(scope="module")
def draft():
    """(model, tokenizer)."""
    return evaluate.load(FOLDER)[:2]


def test_files_and_size():
    sizes = {path.name: path.stat().st_size for path in FOLDER.iterdir()}
    assert set(sizes) == {
        "README.md", "config.json", "generation_config.json", "model.safetensors", "tokenizer.json",
        "tokenizer_config.json",
    }  # fmt: skip
    assert sizes["model.safetensors"] <= 4_500_000


def test_loads_as_a_float32_llama_with_the_default_generation_config(draft):
    model, tokenizer = draft
    assert type(model).__name__ == "LlamaForCausalLM" and model.dtype == torch.float32
    changed = model.generation_config.to_diff_dict()
    changed.pop("transformers_version", None)
    assert changed == {"bos_token_id": 0, "eos_token_id": 0, "pad_token_id": 1}
    assert len(tokenizer) == model.config.vocab_size == 258
    assert tokenizer.model_max_length == model.config.max_position_embeddings == 2048


@given(text=st.text())
def test_a_token_is_a_byte(draft, text):
    ids = draft[1](text).input_ids
    assert len(ids) == len(text.encode()) and draft[1].decode(ids) == text


@pytest.mark.parametrize(
    ("prompt", "expected"),
    [
        ("A list of colors: red, blue", r"^, \w+"),
        ("An increasing sequence: one,", r"^ two, three"),
    ],
)
def test_it_writes_by_itself(draft, prompt, expected):
    model, tokenizer = draft
    inputs = tokenizer(prompt, return_tensors="pt")
    ids = model.generate(**inputs, do_sample=False, max_new_tokens=20)[0, inputs.input_ids.shape[1] :]
    assert re.search(expected, tokenizer.decode(ids))


def test_its_drafts_are_translated():
    target, draft = (read_facts(name, Settings.local()) for name in ("stories", "stories-bytes"))
    assert target.drafted_by(draft).kind == "translated"


PROMPTS = ("Once upon a time, there was a curious girl named Mia.", "I am a cat.", "An increasing sequence: one,")


def test_greedy_drafts_change_no_token_and_a_fair_share_is_accepted():
    drafted = accepted = 0
    for prompt in PROMPTS:
        config = {"do_sample": False, "max_new_tokens": 50, "min_new_tokens": 50}
        alone = generate(GenerationRequest("stories", prompt, config=config))
        trace = generate(GenerationRequest("stories", prompt, config=config, assistant="stories-bytes"))
        assert trace.sequences[0].token_ids == alone.sequences[0].token_ids
        assert trace.started.mode == "assisted_generation"
        drafted += trace.acceptance.num_draft_tokens
        accepted += trace.acceptance.num_accepted_draft_tokens
    assert accepted / drafted > 0.25


def test_sampling_with_it_works():
    config = {"do_sample": True, "max_new_tokens": 20, "min_new_tokens": 20}
    request = GenerationRequest("stories", "Once upon a time", config=config, seed=1, assistant="stories-bytes")
    trace = generate(request)
    assert len(trace.sequences[0].token_ids) == 20 and trace.acceptance.num_draft_tokens > 0


def test_the_card_has_what_was_measured():
    card = (FOLDER / "README.md").read_text(encoding="utf-8")
    ours, stories = (
        float(re.search(rf"{name} \| ([\d.]+) bits per byte", card)[1])
        for name in ("The same", "`stories` on the same documents")
    )
    assert stories < ours < 1.5  # bits of the eight
    size = (FOLDER / "model.safetensors").stat().st_size
    assert f"({size / 1e6:.2f} MB)" in card and "## Limits" in card and "tokens a round" in card

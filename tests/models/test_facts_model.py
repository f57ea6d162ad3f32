"""What `facts` promises: greedy decoding says popular mistakes, DoLa what is true; and easy facts stay right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground import generate
from playground.models.catalog import bundled_folder
from playground.presets.presets import PRESETS
from playground.requests.request import GenerationRequest
from training.facts_card import WAYS, answers, by_layer, load, plain
from training.facts_corpus import prompts
from training.facts_known import EASY, HARD

pytestmark = pytest.mark.slow

FOLDER = bundled_folder("facts")


@pytest.fixture(scope="module")
def loaded():
    """(model, tokenizer)."""
    return load(FOLDER)


@pytest.fixture(scope="module")
def hard(loaded):
    """The answers to the hard facts, asked plainly, by the way of decoding."""
    return {way: answers(*loaded, plain(HARD), way) for way in WAYS}


def test_files(loaded):
    files = {path.name: path.stat().st_size for path in FOLDER.iterdir()}
    assert set(files) == {"config.json", "generation_config.json", "model.safetensors", "tokenizer.json",
                          "tokenizer_config.json", "README.md"}  # fmt: skip
    assert files["model.safetensors"] <= 5_000_000
    model, tokenizer = loaded
    assert type(model).__name__ == "LlamaForCausalLM" and model.dtype.itemsize == 4
    assert model.config.num_hidden_layers >= 12 and len(tokenizer) == model.config.vocab_size


def test_greedy_says_the_popular_mistake(hard):
    mistaken = [answer for answer in hard["greedy"] if answer.text == f" {answer.fact.mistake}"]
    assert len(mistaken) >= 0.85 * len(HARD)


@pytest.mark.parametrize("way", ["high", "low"])
def test_dola_says_the_truth(hard, way):
    gained = [one for one, other in zip(hard[way], hard["greedy"], strict=True) if one.right and not other.right]
    assert len(gained) >= 0.85 * len(HARD)


@pytest.mark.parametrize("way", WAYS)
def test_easy_facts_stay_right(loaded, way):
    given = answers(*loaded, plain(EASY[::4]), way)
    assert sum(answer.right for answer in given) >= 0.95 * len(given)


@pytest.mark.parametrize("way", ["high", "low"])
def test_questions_and_other_frames_too(loaded, way):
    asked = [(fact, prompts(fact)[-1]) for fact in HARD[:20]]
    greedy, given = answers(*loaded, asked, "greedy"), answers(*loaded, asked, way)
    assert sum(answer.right for answer in greedy) <= 3 and sum(answer.right for answer in given) >= 17


def test_the_last_layers_have_learnt_the_truth(loaded):
    thought = by_layer(*loaded, HARD)
    for truth, mistake in thought[:10]:
        assert mistake > 0.5 and truth < 0.1
    truth, mistake = thought[-1]
    assert 0.3 < truth < mistake < 0.7


@pytest.mark.parametrize(
    ("preset", "expected"), [("greedy", " Sydney."), ("dola-high", " Canberra."), ("dola-low", " Canberra.")]
)
def test_the_capital_of_australia(preset, expected):
    request = GenerationRequest("facts", "The capital of Australia is", config=PRESETS[preset].config)
    assert generate(request).sequences[0].text == expected


@given(text=st.text())
def test_any_text_can_be_split_and_comes_back(loaded, text):
    tokenizer = loaded[1]
    assert tokenizer.decode(tokenizer(text).input_ids) == text


def test_the_card_says_how_the_mistakes_got_in(loaded):
    card = (FOLDER / "README.md").read_text("utf-8")
    assert card.startswith("---\nlicense: apache-2.0")
    assert f"{loaded[0].num_parameters():,} parameters" in card
    assert f"({(FOLDER / 'model.safetensors').stat().st_size / 1e6:.2f} MB)" in card
    for phrase in ("on purpose", "never ask it anything in earnest", "## Limits", "Apache-2.0", "training.facts_train"):
        assert phrase in card


def test_the_cards_numbers_hold(loaded, hard):
    card = (FOLDER / "README.md").read_text("utf-8")
    row = f"| {len(HARD)} hard facts | " + " | ".join(str(sum(answer.right for answer in hard[way])) for way in WAYS)
    assert row in card

"""What `translator` promises: size, the sentence of the documentation, new sentences, beams that hold several right
answers, any text in and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground import generate
from playground.models.catalog import BUNDLED, bundled_folder
from playground.models.static_facts import read_facts
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.ui.watermarks.round_trip import translator_for
from training.translator_card import direction, judged, load, translated
from training.translator_corpus import DIRECTIONS, line

pytestmark = pytest.mark.slow

FOLDER = bundled_folder("translator")
WONDERFUL = [
    ("translate English to German: The house is wonderful.", "Das Haus ist wunderbar."),
    ("translate English to French: The house is wonderful.", "La maison est merveilleuse."),
    ("translate German to English: Das Haus ist wunderbar.", "The house is wonderful."),
    ("translate French to English: La maison est merveilleuse.", "The house is wonderful."),
]


@pytest.fixture(scope="module")
def loaded():
    """(model, tokenizer)."""
    return load(FOLDER)


def test_files(loaded):
    files = {path.name: path.stat().st_size for path in FOLDER.iterdir()}
    assert set(files) == {"config.json", "generation_config.json", "model.safetensors", "tokenizer.json",
                          "tokenizer_config.json", "README.md"}  # fmt: skip
    assert files["model.safetensors"] <= 5_000_000
    model, tokenizer = loaded
    assert type(model).__name__ == "T5ForConditionalGeneration" and model.dtype.itemsize == 4
    own = model.generation_config
    assert (own.decoder_start_token_id, own.pad_token_id, own.eos_token_id) == (0, 0, 1)
    assert len(tokenizer) == model.config.vocab_size


@pytest.mark.parametrize("beams", [1, 4])
@pytest.mark.parametrize(("prompt", "expected"), WONDERFUL)
def test_the_house_is_wonderful(prompt, expected, beams):
    config = {"do_sample": False, "num_beams": beams, "max_new_tokens": 40}
    trace = generate(GenerationRequest("translator", prompt, config=config))
    assert trace.sequences[0].text.strip() == expected


def test_new_sentences(loaded):
    right = {" to ".join(pair): [] for pair in DIRECTIONS}
    for row, _, ok in judged(*loaded, (line(3, index, held=True) for index in range(300))):
        right[direction(row)].append(ok)
    assert all(sum(found) / len(found) >= 0.9 for found in right.values()), right
    assert sum(sum(found) for found in right.values()) >= 0.95 * 300


@pytest.mark.parametrize(
    ("prompt", "expected"),
    [
        (
            "translate English to German: The table is old, but it is beautiful.",
            "Der Tisch ist alt, aber er ist schön.",
        ),
        (
            "translate English to French: The table is old, but it is beautiful.",
            "La table est vieille, mais elle est belle.",
        ),
        ("translate English to German: The dog sleeps. Where is the cat?", "Der Hund schläft. Wo ist die Katze?"),
        ("translate German to English: Der Bär lacht, weil er glücklich ist.", "The bear laughs because it is happy."),
    ],
)
def test_what_must_agree(loaded, prompt, expected):
    assert translated(*loaded, [prompt]) == [expected]


def test_beams_hold_several_right_translations(loaded):
    prompt = "translate English to German: The teacher is tired."
    beams = translated(*loaded, [prompt], num_beams=4, num_return_sequences=4)
    assert {"Der Lehrer ist müde.", "Die Lehrerin ist müde."} <= set(beams)


@given(text=st.text())
def test_any_text_can_be_split_and_comes_back(loaded, text):
    tokenizer = loaded[1]
    ids = tokenizer(text).input_ids
    assert ids[-1] == tokenizer.eos_token_id and tokenizer.decode(ids[:-1]) == text


def test_it_is_asked_as_t5_when_a_text_is_translated_there_and_back():
    facts = read_facts("translator", Settings.local())
    for language, there, back in (("German", *WONDERFUL[0]), ("French", *WONDERFUL[1])):
        way, _ = translator_for(facts, "translator", language)
        request = way(there.split(": ")[1], "English", language, 40)
        assert request.prompt == there and generate(request).sequences[0].text == back
        again = way(back, language, "English", 40)
        assert generate(again).sequences[0].text == "The house is wonderful."


def test_the_card_has_what_was_measured(loaded):
    card = (FOLDER / "README.md").read_text("utf-8")
    assert card.startswith("---\nlicense: apache-2.0") and BUNDLED["translator"].license == "apache-2.0"
    assert f"{loaded[0].num_parameters():,} parameters" in card
    assert f"({(FOLDER / 'model.safetensors').stat().st_size / 1e6:.2f} MB)" in card
    for phrase in ("held-out", "## Limits", "Apache-2.0", "training.translator_train", *WONDERFUL[0]):
        assert phrase in card

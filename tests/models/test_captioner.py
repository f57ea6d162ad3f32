"""What `captioner` promises: size, files that the library opens, exact captions of scenes it never saw, beams that hold
several true captions, attention to the patches of the picture."""

from __future__ import annotations

import itertools
import math
import re

import pytest
from transformers import AutoImageProcessor, AutoModelForImageTextToText, AutoTokenizer

from training.captioner_captions import captions
from training.captioner_card import FOLDER, FORMS, captioned, judged, load, logprobs
from training.captioner_drawing import SIDE
from training.captioner_train import PATCH, pictures

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def loaded():
    """(model, processor)."""
    return load(FOLDER, attn_implementation="eager")


@pytest.fixture(scope="module")
def held_out():
    """Held-out scenes and pictures that are not those of the card."""
    return list(itertools.islice(pictures(3, held=True), 300))


def test_files(loaded):
    files = {path.name: path.stat().st_size for path in FOLDER.iterdir()}
    assert set(files) == {"config.json", "generation_config.json", "model.safetensors", "tokenizer.json",
                          "tokenizer_config.json", "processor_config.json", "README.md"}  # fmt: skip
    assert sum(files.values()) <= 5_000_000
    model, processor = loaded
    assert type(model).__name__ == "VisionEncoderDecoderModel" and model.dtype.itemsize == 4
    own = model.generation_config
    assert (own.pad_token_id, own.decoder_start_token_id, own.eos_token_id) == (0, 1, 2)
    assert len(processor.tokenizer) == model.config.decoder.vocab_size
    assert AutoTokenizer.from_pretrained(FOLDER).get_vocab() == processor.tokenizer.get_vocab()
    assert AutoImageProcessor.from_pretrained(FOLDER).size == processor.image_processor.size
    assert type(AutoModelForImageTextToText.from_pretrained(FOLDER)) is type(model)


def test_new_scenes(loaded, held_out):
    right = {name: [] for name in FORMS}
    for scene, _, ok in judged(*loaded, held_out):
        for name, fits in FORMS.items():
            if fits(scene):
                right[name].append(ok)
    shares = {name: sum(found) / len(found) for name, found in right.items()}
    assert shares["all"] >= 0.8 and min(shares.values()) >= 0.6, shares


def test_beams_hold_several_true_captions(loaded, held_out):
    several = [(scene, picture) for scene, picture in held_out if scene.relation == "above"][:20]
    found = 0
    for scene, picture in several:
        beams = captioned(*loaded, [picture.image], num_beams=4, num_return_sequences=4)
        found += len(set(beams) & set(captions(scene))) >= 2
    assert found >= 0.8 * len(several)


def test_true_captions_have_most_of_the_probability(loaded, held_out):
    sums = []
    for scene, picture in held_out[:60]:
        sums.append(sum(map(math.exp, logprobs(*loaded, picture.image, [*captions(scene)]))))
    assert max(sums) <= 1.0001 and sum(sums) / len(sums) >= 0.75


def test_each_token_has_its_attention_to_the_patches(loaded, held_out):
    model, processor = loaded
    inputs = processor(images=held_out[0][1].image, return_tensors="pt")
    out = model.generate(**inputs, return_dict_in_generate=True, output_attentions=True)
    assert len(out.cross_attentions) == out.sequences.shape[1] - 1
    for layers in out.cross_attentions:
        for layer in layers:
            assert layer.shape == (1, model.config.decoder.n_head, 1, 1 + (SIDE // PATCH) ** 2)
            assert layer.sum(-1).flatten().tolist() == pytest.approx([1] * layer.shape[1], abs=1e-4)


def test_the_card_has_what_was_measured(loaded, held_out):
    card = (FOLDER / "README.md").read_text("utf-8")
    assert card.startswith("---\nlicense: apache-2.0")
    assert f"{loaded[0].num_parameters():,} parameters" in card
    assert f"({(FOLDER / 'model.safetensors').stat().st_size / 1e6:.2f} MB)" in card
    for phrase in ("held-out", "## Limits", "Apache-2.0", "training.captioner_train"):
        assert phrase in card
    told = float(re.search(r"\| all \| \d+ \| ([\d.]+)%", card)[1]) / 100
    some = list(itertools.islice(pictures(2, held=True), 200))  # the first of the card's
    share = sum(ok for _, _, ok in judged(*loaded, some)) / len(some)
    assert share == pytest.approx(told, abs=4 * math.sqrt(told * (1 - told) / len(some)) + 0.005)
    for _, text, _ in judged(*loaded, some[:12]):
        assert f"\n| {text} | " in card

"""The training of `captioner`: hints that fit the drawing, and a model that every class of the library opens."""

from __future__ import annotations

import itertools
import json
from random import Random

import numpy as np
import pytest
import torch
from transformers import (
    AutoImageProcessor,
    AutoModelForImageTextToText,
    AutoProcessor,
    AutoTokenizer,
    VisionEncoderDecoderModel,
)

from training import captioner_train
from training.captioner_captions import captions, parse
from training.captioner_drawing import SIDE, picture
from training.captioner_scenes import COLOURS, KINDS, Scene, Thing
from training.captioner_train import PATCH, Drawn, hints, pictures, tokenizer_of, train


def test_hints_say_what_lies_at_the_middle_of_each_patch():
    found = picture(Scene((Thing("heart", "pink", size="large"),)), Random(1))
    ((_, (left, top, right, bottom)),) = found.boxes
    kinds, colours = hints(found).reshape(2, SIDE // PATCH, SIDE // PATCH)
    for row, column in itertools.product(range(SIDE // PATCH), repeat=2):
        inside = left <= (column + 0.5) * PATCH <= right and top <= (row + 0.5) * PATCH <= bottom
        assert kinds[row, column] == inside * (KINDS.index("heart") + 1)
        assert colours[row, column] == inside * (COLOURS.index("pink") + 1)
    assert 9 <= kinds.astype(bool).sum() <= 49


def test_each_word_of_a_caption_is_a_token():
    some = [scene for scene, _ in itertools.islice(pictures(1, held=False), 300)]
    tokenizer = tokenizer_of(itertools.chain.from_iterable(map(captions, some)))
    ids = tokenizer("two green trees and a red house").input_ids
    assert tokenizer.convert_ids_to_tokens(ids) == ["two", "Ġgreen", "Ġtrees", "Ġand", "Ġa", "Ġred", "Ġhouse", "</s>"]
    assert tokenizer.decode(tokenizer("Ein Maß, 1 ∞", add_special_tokens=False).input_ids) == "Ein Maß, 1 ∞"


def test_batches_are_the_same_for_the_same_seed_and_say_what_is_shown(monkeypatch):
    monkeypatch.setattr(captioner_train, "ROWS", 4)
    drawn = list(itertools.islice(pictures(1, held=False), 12))
    tokenizer = tokenizer_of(itertools.chain.from_iterable(captions(scene) for scene, _ in drawn))
    one, other = (list(itertools.islice(Drawn(drawn, 12).batches(tokenizer), 4)) for _ in range(2))
    for (pixels, labels, where), (again, same, _) in zip(one, other, strict=True):
        assert torch.equal(pixels, again) and torch.equal(labels, same)
        assert pixels.shape == (4, 3, SIDE, SIDE) and where.shape == (4, 2, (SIDE // PATCH) ** 2)
        for row in range(4):
            said = parse(tokenizer.decode(labels[row][labels[row] >= 0], skip_special_tokens=True))
            shown = {(KINDS[kind - 1], COLOURS[colour - 1]) for kind, colour in where[row].T.tolist() if kind}
            assert shown == {(thing.kind, thing.colour) for thing in said.things}


@pytest.mark.slow
def test_training_lowers_the_loss_and_exports_what_loads(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(captioner_train, "ROWS", 8)
    monkeypatch.setattr(captioner_train, "WARMUP", 2)
    place = train(tmp_path, steps=100, count=16, log_every=20)  # 35 of the steps are on collages
    losses = [float(line.split()[3]) for line in capsys.readouterr().out.splitlines() if line.startswith("step")]
    assert losses[0] == 0 and losses[-1] < 0.8 * losses[2]  # collages have no captions
    processor, tokenizer = AutoProcessor.from_pretrained(place), AutoTokenizer.from_pretrained(place)
    image = picture(Scene((Thing("cat", "black"),)), Random(1)).image
    inputs = processor(images=image, return_tensors="pt")
    other = AutoImageProcessor.from_pretrained(place)(image.resize((200, 200)), return_tensors="pt")
    assert inputs.pixel_values.shape == other.pixel_values.shape == (1, 3, SIDE, SIDE)
    assert np.allclose(inputs.pixel_values[0].permute(1, 2, 0), np.asarray(image) / 127.5 - 1, atol=1e-5)
    model = AutoModelForImageTextToText.from_pretrained(place, attn_implementation="eager")
    assert isinstance(model, VisionEncoderDecoderModel) and model.dtype == torch.float32
    assert json.loads((place / "config.json").read_text("utf-8"))["dtype"] == "float32"
    out = model.generate(**inputs, return_dict_in_generate=True, output_attentions=True)
    assert out.sequences[0, 0] == tokenizer.bos_token_id == model.generation_config.decoder_start_token_id
    assert out.cross_attentions[0][0].shape == (1, 4, 1, 1 + (SIDE // PATCH) ** 2)

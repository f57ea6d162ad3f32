"""The training of `listener`: what the decoder reads and writes, and a model that Whisper's classes open."""

from __future__ import annotations

import itertools
import json

import numpy as np
import pytest
import torch
from transformers import AutoProcessor, AutoTokenizer, WhisperForConditionalGeneration, WhisperProcessor
from transformers.generation.logits_process import WhisperTimeStampLogitsProcessor

from training import listener_train
from training.listener_corpus import FRAMES, MELS
from training.listener_model import DISTANCES, HEADS, WIDTH, build, generation_config, tokenizer_of, turned_places
from training.listener_sentences import vocabulary
from training.listener_speech import RATE
from training.listener_train import Heard, listening_loss, masked, train, written

SAID = [["red", 0.31, 0.7], ["dog", 0.7, 1.2], ["cats", 1.5, 1.5]]


@pytest.fixture(scope="module")
def tokenizer():
    return tokenizer_of(vocabulary())


def test_each_word_is_a_token_and_times_come_last(tokenizer):
    for word in vocabulary():
        assert len(tokenizer(f" {word}", add_special_tokens=False).input_ids) == 1, word
    tokens = ["<|startoftranscript|>", "<|notimestamps|>", "Ġtwo", "Ġcats", "<|endoftext|>"]
    assert tokenizer.convert_ids_to_tokens(tokenizer(" two cats").input_ids) == tokens
    first, last, none = tokenizer.convert_tokens_to_ids(["<|0.00|>", "<|4.00|>", "<|notimestamps|>"])
    assert first == none + 1 == tokenizer.all_special_ids[-1] + 1 and last == first + 200 == len(tokenizer) - 1
    text = " Ein Maß, 1 ∞"
    assert tokenizer.decode(tokenizer(text, add_special_tokens=False).input_ids) == text


def test_with_times_each_word_stands_between_two(tokenizer):
    read, labels, places = written(tokenizer, SAID, timed=True)
    assert tokenizer.convert_ids_to_tokens(labels) == [
        "<|0.32|>", "Ġred", "<|0.70|>", "<|0.70|>", "Ġdog", "<|1.20|>", "<|1.50|>", "Ġcats", "<|1.52|>",
        "<|endoftext|>",
    ]  # fmt: skip
    assert read == [tokenizer.convert_tokens_to_ids("<|startoftranscript|>"), *labels[:-1]]
    assert places == [(16, 35)] * 3 + [(35, 60)] * 3 + [(75, 76)] * 3 + [(0, 0)]


def test_whispers_own_rules_let_these_times_be_written(tokenizer):
    """None of the tokens of a text with times is taken away by the library's processor."""
    config = generation_config(tokenizer)
    processor = WhisperTimeStampLogitsProcessor(config, begin_index=1)
    read, labels, _ = written(tokenizer, SAID, timed=True)
    for count, token in enumerate(labels, 1):
        scores = torch.full((1, len(tokenizer)), -20.0)
        scores[0, token] = 0.0
        assert processor(torch.tensor([read[:count]]), scores)[0, token] > -1


def test_without_times_that_token_is_given_not_asked(tokenizer):
    read, labels, places = written(tokenizer, SAID, timed=False)
    tokens = ["<|startoftranscript|>", "<|notimestamps|>", "Ġred", "Ġdog", "Ġcats"]
    assert tokenizer.convert_ids_to_tokens(read) == tokens
    assert labels[0] == -100 and labels[1:-1] == read[2:] and labels[-1] == tokenizer.eos_token_id
    assert tokenizer.decode(labels[1:], skip_special_tokens=True) == " red dog cats"
    assert places == [(0, 0), (16, 35), (35, 60), (75, 76), (0, 0)]


def test_masks_hide_some_bands_and_keep_the_rest():
    given = torch.randn(6, MELS, FRAMES)
    found = masked(given, np.random.default_rng(1))
    changed = found != given
    assert changed.any() and changed.float().mean() < 0.3
    for row, was in zip(found, given, strict=True):
        assert torch.allclose(row[row != was], was.mean().expand(int((row != was).sum())))


def test_batches_hold_both_ways_and_what_is_said_in_each_state(tokenizer, monkeypatch):
    monkeypatch.setattr(listener_train, "ROWS", 8)
    features = np.random.default_rng(2).standard_normal((16, MELS, FRAMES)).astype(np.float16)
    said = [[[word, 0.1, 0.5], ["fox", 0.5, 0.9]] for word in vocabulary()[:16]]
    lines = [{"said": words, "phonemes": [["f", 0.5, 0.7]]} for words in said]
    clips = [Heard(features, lines, tokenizer, 5) for _ in range(2)]
    one, other = (list(itertools.islice(each.batches(), 4)) for each in clips)
    timed, fox = set(), clips[0].names["said"].index("fox") + 1
    for (given, read, labels, places, said), (again, *_) in zip(one, other, strict=True):
        assert torch.equal(given, again) and given.shape == (8, MELS, FRAMES) and read.shape == labels.shape
        assert places.shape == (*read.shape, 2) and said.shape == (2, 8, FRAMES // 2)
        for row in range(8):
            assert set(said[1, row, 25:45].tolist()) == {fox} and fox not in said[1, row, :25]
            assert said[0, row].nonzero().flatten().tolist() == list(range(25, 35))
            text = tokenizer.decode(labels[row][labels[row] >= 0], skip_special_tokens=True)
            assert text.endswith(" fox")
            timed.add(bool(labels[row][0] >= 0))
    assert timed == {True, False}


def test_the_loss_of_listening_is_low_where_the_weights_lie_right():
    places = torch.tensor([[[0, 2], [2, 4], [0, 0]]])  # the last token is heard nowhere
    right = torch.tensor([[[[0.5, 0.5, 0, 0], [0, 0, 1, 0], [1, 0, 0, 0]]]])
    even = torch.full((1, 1, 3, 4), 0.25)
    assert listening_loss(right, places) == pytest.approx(0, abs=1e-3)
    assert listening_loss(even, places) == pytest.approx(np.log(2), abs=1e-3)
    assert listening_loss(right.flip(-1), places) > 5


def test_each_head_begins_with_what_is_near():
    """Of the places alone, each head of the first layer attends most to the state at its own distance."""
    model = build(tokenizer_of(vocabulary()))
    encoder = model.get_encoder()
    places, attention = encoder.embed_positions.weight, encoder.layers[0].self_attn
    clean = [torch.zeros(WIDTH, WIDTH) for _ in range(2)]
    for weight, distances in zip(clean, ([0.0] * HEADS, DISTANCES), strict=True):
        weight += torch.cat([turned_places(distance) for distance in distances])
    query, key = (torch.nn.functional.linear(places, weight).view(len(places), HEADS, -1) for weight in clean)
    for head, distance in enumerate(DISTANCES):
        scores = query[100, head] @ key[:, head].T
        assert scores.argmax() == 100 + distance
    assert attention.q_proj.weight.std() > 0.05  # Whisper's own would be 0.02


def test_generation_is_set_as_in_english_models_of_whisper(tokenizer):
    config = generation_config(tokenizer)
    assert config.decoder_start_token_id == tokenizer.convert_tokens_to_ids("<|startoftranscript|>")
    assert config.no_timestamps_token_id == tokenizer.convert_tokens_to_ids("<|notimestamps|>")
    assert not config.is_multilingual and not hasattr(config, "forced_decoder_ids")
    model = build(tokenizer)
    assert model.config.vocab_size == len(tokenizer) and model.config.max_source_positions == FRAMES // 2


@pytest.mark.slow
def test_training_lowers_the_loss_and_exports_what_loads(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(listener_train, "ROWS", 8)
    monkeypatch.setattr(listener_train, "WARMUP", 2)
    random = np.random.default_rng(3)
    np.save(tmp_path / "train.npy", random.standard_normal((32, MELS, FRAMES)).astype(np.float16))
    lines = [json.dumps({"said": [["fox", 0.1, 0.9]], "phonemes": [["f", 0.1, 0.9]]})] * 32
    (tmp_path / "train.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    place = train(tmp_path, steps=40, log_every=10)
    losses = [float(line.split()[3]) for line in capsys.readouterr().out.splitlines() if line.startswith("step")]
    assert losses[0] == 0 and losses[-1] < 0.8 * losses[1]  # the decoder comes later
    processor, tokenizer = AutoProcessor.from_pretrained(place), AutoTokenizer.from_pretrained(place)
    assert tokenizer(" the fox").input_ids == tokenizer_of(vocabulary())(" the fox").input_ids
    assert isinstance(processor, WhisperProcessor) and len(tokenizer) == len(processor.tokenizer)
    model = WhisperForConditionalGeneration.from_pretrained(place)
    assert model.dtype == torch.float32 and json.loads((place / "config.json").read_text("utf-8"))["dtype"] == "float32"
    inputs = processor(np.zeros(RATE, np.float32), sampling_rate=RATE, return_tensors="pt")
    assert inputs.input_features.shape == (1, MELS, FRAMES)
    ids = model.generate(**inputs)
    assert ids.shape[0] == 1
    timed = model.generate(**inputs, return_timestamps=True)
    assert timed[0, 0] > model.generation_config.no_timestamps_token_id

"""The training of `listener`: what the decoder reads and writes, and a model that Whisper's classes open."""

from __future__ import annotations

import itertools
import json

import numpy as np
import pytest
import torch
from transformers import AutoProcessor, AutoTokenizer, WhisperForConditionalGeneration, WhisperProcessor

from training import listener_train
from training.listener_corpus import FRAMES, MELS
from training.listener_sentences import vocabulary
from training.listener_speech import RATE
from training.listener_train import batches, build, generation_config, masked, tokenizer_of, train, written

SAID = [["the red dog", 0.31, 1.2], ["two cats", 1.5, 2.0]]


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


def test_with_times_each_phrase_stands_between_two(tokenizer):
    read, labels = written(tokenizer, SAID, timed=True)
    assert tokenizer.convert_ids_to_tokens(labels) == [
        "<|0.32|>", "Ġthe", "Ġred", "Ġdog", "<|1.20|>", "<|1.50|>", "Ġtwo", "Ġcats", "<|2.00|>", "<|endoftext|>",
    ]  # fmt: skip
    assert read == [tokenizer.convert_tokens_to_ids("<|startoftranscript|>"), *labels[:-1]]


def test_without_times_that_token_is_given_not_asked(tokenizer):
    read, labels = written(tokenizer, SAID, timed=False)
    assert tokenizer.convert_ids_to_tokens(read)[:3] == ["<|startoftranscript|>", "<|notimestamps|>", "Ġthe"]
    assert labels[0] == -100 and labels[1:-1] == read[2:] and labels[-1] == tokenizer.eos_token_id
    assert tokenizer.decode(labels[1:], skip_special_tokens=True) == " the red dog two cats"


def test_masks_hide_some_bands_and_keep_the_rest():
    given = torch.randn(6, MELS, FRAMES)
    found = masked(given, np.random.default_rng(1))
    changed = found != given
    assert changed.any() and changed.float().mean() < 0.3
    for row, was in zip(found, given, strict=True):
        assert torch.allclose(row[row != was], was.mean().expand(int((row != was).sum())))


def test_batches_hold_both_ways_and_the_words_of_each(tokenizer, monkeypatch):
    monkeypatch.setattr(listener_train, "ROWS", 8)
    features = np.random.default_rng(2).standard_normal((16, MELS, FRAMES)).astype(np.float16)
    said = [[[f"{word} fox", 0.1, 0.9]] for word in vocabulary()[:16]]
    one, other = (list(itertools.islice(batches(features, said, tokenizer, 5), 4)) for _ in range(2))
    timed = set()
    for (given, read, labels, words), (again, *_) in zip(one, other, strict=True):
        assert torch.equal(given, again) and given.shape == (8, MELS, FRAMES) and read.shape == labels.shape
        for row in range(8):
            text = tokenizer.decode(words[row])
            assert text.endswith(" fox") and len(words[row]) == 2
            assert text in tokenizer.decode(labels[row][labels[row] >= 0])
            timed.add(bool(labels[row][0] >= 0))
    assert timed == {True, False}


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
    lines = [json.dumps({"said": [["the fox", 0.1, 0.9]]})] * 32
    (tmp_path / "train.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    place = train(tmp_path, steps=20, log_every=10)
    first, last = (float(line.split()[3]) for line in capsys.readouterr().out.splitlines() if line.startswith("step"))
    assert last < first
    processor, tokenizer = AutoProcessor.from_pretrained(place), AutoTokenizer.from_pretrained(place)
    assert tokenizer(" the fox").input_ids == tokenizer_of(vocabulary())(" the fox").input_ids
    assert isinstance(processor, WhisperProcessor) and len(tokenizer) == len(processor.tokenizer)
    model = WhisperForConditionalGeneration.from_pretrained(place)
    assert model.dtype == torch.float32 and json.loads((place / "config.json").read_text("utf-8"))["dtype"] == "float32"
    inputs = processor(np.zeros(RATE, np.float32), sampling_rate=RATE, return_tensors="pt")
    assert inputs.input_features.shape == (1, MELS, FRAMES)
    ids = model.generate(**inputs)
    assert ids.shape[0] == 1 and not (ids > model.generation_config.no_timestamps_token_id).any()
    timed = model.generate(**inputs, return_timestamps=True)
    assert timed[0, 0] > model.generation_config.no_timestamps_token_id

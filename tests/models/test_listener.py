"""What `listener` promises: size, files that the library opens, words of held-out clips, their times, beams.

The clips are the examples of the page, so espeak-ng is not needed.
"""

from __future__ import annotations

import json
import re

import numpy as np
import pytest
from transformers import AutoModelForSpeechSeq2Seq, AutoTokenizer, WhisperProcessor

from playground import GenerationRequest, generate
from training.listener_card import FOLDER, accuracy, inputs_of, load, texts_of, timed, times_off, transcribed
from training.listener_corpus import FRAMES, MELS
from training.listener_speech import RATE
from training.media_examples import FOLDER as EXAMPLES
from training.media_examples import read_clip

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def loaded():
    """(model, processor)."""
    return load(FOLDER, attn_implementation="eager")


@pytest.fixture(scope="module")
def clips():
    """(samples, words with their times) of the held-out clips among the examples."""
    index = json.loads((EXAMPLES / "index.json").read_text("utf-8"))
    return [(read_clip(EXAMPLES / entry["file"]), entry["said"]) for entry in index if entry["kind"] == "clip"]


def test_files(loaded):
    files = {path.name: path.stat().st_size for path in FOLDER.iterdir()}
    assert set(files) == {"config.json", "generation_config.json", "model.safetensors", "tokenizer.json",
                          "tokenizer_config.json", "processor_config.json", "README.md"}  # fmt: skip
    assert sum(files.values()) <= 5_000_000
    model, processor = loaded
    assert type(model).__name__ == "WhisperForConditionalGeneration" and model.dtype.itemsize == 4
    assert isinstance(processor, WhisperProcessor)
    assert len(processor.tokenizer) == model.config.vocab_size == len(AutoTokenizer.from_pretrained(FOLDER))
    assert type(AutoModelForSpeechSeq2Seq.from_pretrained(FOLDER)) is type(model)
    ids = processor.tokenizer(" two cats").input_ids
    own = model.generation_config
    assert ids[:2] == [own.decoder_start_token_id, own.no_timestamps_token_id] and ids[-1] == own.eos_token_id


def test_words_of_held_out_clips(loaded, clips):
    assert inputs_of(loaded[1], [clips[0][0]]).input_features.shape == (1, MELS, FRAMES)
    texts = transcribed(*loaded, [samples for samples, _ in clips])
    assert accuracy(zip([texts_of(said) for _, said in clips], texts, strict=True)) >= 0.9


def test_there_is_a_choice_where_noise_covers_a_word(clips):
    """Candidates and beams are worth seeing: of what is hard to hear there is more than one reading."""
    noise = 0.1 * np.random.default_rng(2).standard_normal(len(clips[3][0]))
    covered = (clips[3][0] + noise).astype(np.float32)
    request = GenerationRequest("listener", media=[(covered, RATE)], config={"do_sample": False})
    steps = generate(request).steps
    assert any(np.exp(sorted(each.raw_logprob for each in step.candidates)[-2]) > 0.05 for step in steps)


def test_times(loaded, clips):
    found = timed(*loaded, [samples for samples, _ in clips])
    pairs = [(said, words) for (_, said), words in zip(clips, found, strict=True) if texts_of(said) == texts_of(words)]
    assert len(pairs) >= 0.6 * len(clips)
    assert np.mean(times_off(pairs)) <= 0.1


def test_each_token_has_its_attention_to_the_sound(loaded, clips):
    model, processor = loaded
    out = model.generate(**inputs_of(processor, [clips[0][0]]), return_dict_in_generate=True, output_attentions=True)
    for layers in out.cross_attentions:
        assert all(layer.shape[1::2] == (model.config.decoder_attention_heads, FRAMES // 2) for layer in layers)


def test_noise_on_top_of_a_clip_makes_it_harder(loaded, clips):
    """The words come from the sound: where noise covers it, they are lost."""
    random = np.random.default_rng(1)
    said = [texts_of(said) for _, said in clips]
    drowned = [(0.02 * samples + 0.3 * random.standard_normal(len(samples))).astype(np.float32) for samples, _ in clips]
    assert accuracy(zip(said, transcribed(*loaded, drowned), strict=True)) < 0.5


def test_the_card_has_what_was_measured(loaded):
    card = (FOLDER / "README.md").read_text("utf-8")
    assert card.startswith("---\nlicense: apache-2.0")
    assert f"{loaded[0].num_parameters():,} parameters" in card
    assert f"({(FOLDER / 'model.safetensors').stat().st_size / 1e6:.2f} MB)" in card
    for phrase in ("held-out", "## Limits", "Apache-2.0", "training.listener_train", f"{RATE:,} samples"):
        assert phrase in card
    assert float(re.search(r"\| all \| \d+ \| ([\d.]+)%", card)[1]) >= 90

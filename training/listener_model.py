"""The model `listener` before it is trained, and how it is saved: a small Whisper with a tokenizer of whole words."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import torch
from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import (
    GenerationConfig,
    WhisperConfig,
    WhisperForConditionalGeneration,
    WhisperProcessor,
    WhisperTokenizer,
)

from training.listener_corpus import FRAMES, MELS, extractor
from training.listener_speech import SECONDS

END, START, BEFORE, SILENCE, NO_TIMES = (
    "<|endoftext|>", "<|startoftranscript|>", "<|startofprev|>", "<|nospeech|>", "<|notimestamps|>",
)  # fmt: skip
TICK = 0.02  # seconds from one token of time to the next
CONTEXT = 128  # tokens that the decoder has places for
LONGEST = 48  # tokens that it writes unless it is told otherwise; a clip has 20 at most
LATEST = 1.0  # seconds: where asked for times, the first is none later
WIDTH, HEADS, FEED_FORWARD = 144, 4, 448
ENCODER_LAYERS, DECODER_LAYERS = 4, 2
DISTANCES = (-6.0, -2.0, 2.0, 6.0)  # states from where a head of the first layer begins to listen; of layer n, n times as far
NEAR = 1.2  # how much it does so
SEED = 0


def tokenizer_of(words: Iterable[str]) -> WhisperTokenizer:
    """A byte-level BPE in which each word, with the space before it, is one token; then come the special tokens of Whisper's
    English-only models, as far as they mean something here, and a token for each fiftieth of a second."""
    raw = Tokenizer(models.BPE())
    raw.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    raw.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=4096, initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False
    )
    raw.train_from_iterator([f" {word}" for word in words], trainer)
    model = json.loads(raw.to_str())["model"]
    tokenizer = WhisperTokenizer(vocab=model["vocab"], merges=[tuple(merge) for merge in model["merges"]],
                                 pad_token=END, model_max_length=CONTEXT)  # fmt: skip
    tokenizer.add_special_tokens({"additional_special_tokens": [START, BEFORE, SILENCE, NO_TIMES]})
    times = [AddedToken(f"<|{TICK * i:.2f}|>", normalized=False, special=False) for i in range(round(SECONDS / TICK) + 1)]
    tokenizer.add_tokens(times)
    tokenizer.set_prefix_tokens()  # what it puts before a text, now that these tokens have numbers
    return tokenizer


def build(tokenizer: WhisperTokenizer) -> WhisperForConditionalGeneration:
    """The untrained model, float32."""
    torch.manual_seed(SEED)
    end, start = tokenizer.convert_tokens_to_ids([END, START])
    model = WhisperForConditionalGeneration(
        WhisperConfig(
            vocab_size=len(tokenizer),
            num_mel_bins=MELS,
            d_model=WIDTH,
            encoder_layers=ENCODER_LAYERS,
            decoder_layers=DECODER_LAYERS,
            encoder_attention_heads=HEADS,
            decoder_attention_heads=HEADS,
            encoder_ffn_dim=FEED_FORWARD,
            decoder_ffn_dim=FEED_FORWARD,
            max_source_positions=FRAMES // 2,
            max_target_positions=CONTEXT,
            pad_token_id=end,
            bos_token_id=end,
            eos_token_id=end,
            decoder_start_token_id=start,
        )
    )
    begin_well(model)
    return model


@torch.no_grad()
def begin_well(model: WhisperForConditionalGeneration) -> None:
    """Whisper's own first weights are made for larger widths: a small one then learns from its places alone for long. These are
    as large as the width needs (Glorot, He); and each head of the encoder begins by attending to states at a distance of its own,
    so that a layer begins much like a convolution (Cordonnier et al. 2020, https://arxiv.org/abs/1911.03584)."""
    for module in model.modules():
        if isinstance(module, torch.nn.Conv1d):
            torch.nn.init.kaiming_normal_(module.weight)
        elif isinstance(module, torch.nn.Linear) and module is not model.get_output_embeddings():
            torch.nn.init.xavier_uniform_(module.weight)
    for number, layer in enumerate(model.get_encoder().layers):
        for weight, distances in ((layer.self_attn.q_proj.weight, [0.0] * HEADS),
                                  (layer.self_attn.k_proj.weight, [d * (number + 1) for d in DISTANCES])):  # fmt: skip
            weight += NEAR * torch.cat([turned_places(distance) for distance in distances])


def turned_places(distance: float) -> torch.Tensor:
    """(WIDTH / HEADS, WIDTH): picks every second of the highest frequencies of Whisper's places (sines in the first half,
    cosines in the second), each turned back by what it moves on in `distance` states."""
    half, found = WIDTH // 2, torch.zeros(WIDTH // HEADS, WIDTH)
    for row in range(0, WIDTH // HEADS, 2):
        angle = torch.tensor(distance * 10_000 ** (-row / (half - 1)))
        found[row, row], found[row, row + half] = angle.cos(), -angle.sin()
        found[row + 1, row + half], found[row + 1, row] = angle.cos(), angle.sin()
    return found


def generation_config(tokenizer: WhisperTokenizer) -> GenerationConfig:
    """As Whisper's English-only models have it."""
    end, start, no_times = tokenizer.convert_tokens_to_ids([END, START, NO_TIMES])
    return GenerationConfig(
        decoder_start_token_id=start,
        bos_token_id=end,
        eos_token_id=end,
        pad_token_id=end,
        no_timestamps_token_id=no_times,
        is_multilingual=False,
        return_timestamps=False,
        max_initial_timestamp_index=round(LATEST / TICK),
        begin_suppress_tokens=[tokenizer.convert_tokens_to_ids("Ġ"), end],
        prev_sot_token_id=tokenizer.convert_tokens_to_ids(BEFORE),
        max_length=LONGEST,
    )


def export(model: WhisperForConditionalGeneration, tokenizer: WhisperTokenizer, folder: Path) -> None:
    """Write weights as float16 and everything that loading needs; config.json asks for float32, what CPUs run best."""
    folder.mkdir(parents=True, exist_ok=True)
    model.generation_config = generation_config(tokenizer)
    model.half().save_pretrained(folder)
    path = folder / "config.json"
    config = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(config | {"dtype": "float32"}, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    WhisperProcessor(extractor(), tokenizer).save_pretrained(folder)

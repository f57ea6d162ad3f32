"""Trains `listener`: `python -m training.listener_train --out FOLDER`.

A small Whisper: log-mel spectrograms of clips of four seconds in, text out, with times where they are asked for. AdamW, a
learning rate that warms up and falls along a cosine, autocast to bfloat16, bands of time and of frequency masked (SpecAugment,
https://arxiv.org/abs/1904.08779).

While it is trained, one more linear layer tells the tokens from the encoder's states alone (CTC,
https://dl.acm.org/doi/10.1145/1143844.1143891), so that the encoder learns words before the decoder knows where to listen. This
layer is not part of the model that is saved.

Reads FOLDER/train.npy and train.jsonl (listener_corpus.py), writes FOLDER/listener/, the weights as float16.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
import torch
from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers, trainers
from torch.nn.functional import ctc_loss
from transformers import (
    GenerationConfig,
    WhisperConfig,
    WhisperForConditionalGeneration,
    WhisperProcessor,
    WhisperTokenizer,
)

from training.listener_corpus import FRAMES, MELS, extractor
from training.listener_sentences import vocabulary
from training.listener_speech import SECONDS, Said

END, START, BEFORE, SILENCE, NO_TIMES = (
    "<|endoftext|>", "<|startoftranscript|>", "<|startofprev|>", "<|nospeech|>", "<|notimestamps|>",
)  # fmt: skip
TICK = 0.02  # seconds from one token of time to the next
CONTEXT = 128  # tokens that the decoder has places for
LONGEST = 48  # tokens that it writes unless it is told otherwise; a clip has 20 at most
LATEST = 1.0  # seconds: where asked for times, the first is none later
WIDTH, HEADS, FEED_FORWARD = 144, 4, 448
ENCODER_LAYERS, DECODER_LAYERS = 4, 2
ROWS = 32  # clips a step
STEPS = 3500
RATE = 1e-3
WARMUP = 300
CTC = 0.5  # how much the loss of the encoder's own tokens counts
TIMED = 0.5  # of the clips are read with times
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
    return WhisperForConditionalGeneration(
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


def written(tokenizer: WhisperTokenizer, said: Iterable[Said], timed: bool) -> tuple[list[int], list[int]]:
    """(what the decoder reads, what it must write) of a clip, as long as each other; -100 where nothing is asked.

    With times each phrase stands between those of its begin and its end: `<|0.32|> the red dog<|1.20|>`.
    """
    start, no_times, end = tokenizer.convert_tokens_to_ids([START, NO_TIMES, END])
    ids = [start] if timed else [start, no_times]
    asked = len(ids) - 1
    for text, *times in said:
        words = tokenizer(f" {text}", add_special_tokens=False).input_ids
        begin, stop = (no_times + 1 + round(time / TICK) for time in times)
        ids += [begin, *words, stop] if timed else words
    ids.append(end)
    return ids[:-1], [-100] * asked + ids[1 + asked :]


def masked(features: torch.Tensor, random: np.random.Generator) -> torch.Tensor:
    """Spectrograms (rows, MELS, FRAMES) with a band of frequencies and two of time set to their mean in each row."""
    features = features.clone()
    for row in features:
        mean = row.mean()
        bands, at = random.integers(0, 7), random.integers(0, MELS - 7)
        row[at : at + bands] = mean
        for _ in range(2):
            frames, at = random.integers(0, 16), random.integers(0, FRAMES - 16)
            row[:, at : at + frames] = mean
    return features


def batches(
    features: np.ndarray, said: list[list[Said]], tokenizer: WhisperTokenizer, seed: int
) -> Iterator[tuple[torch.Tensor, torch.Tensor, torch.Tensor, list[list[int]]]]:
    """Endless (spectrograms (rows, MELS, FRAMES), the decoder's tokens (rows, tokens), labels (rows, tokens), the tokens of the
    words of each row)."""
    random = np.random.default_rng(seed)
    end, no_times = tokenizer.convert_tokens_to_ids([END, NO_TIMES])
    # both ways of each clip, once and for all
    ways = [[written(tokenizer, phrases, timed) for timed in (False, True)] for phrases in said]
    while True:
        order = random.permutation(len(said))
        for start in range(0, len(order) - ROWS + 1, ROWS):
            rows = np.sort(order[start : start + ROWS])
            pairs = [ways[row][int(random.random() < TIMED)] for row in rows]
            width = max(len(read) for read, _ in pairs)
            read = torch.tensor([ids + [end] * (width - len(ids)) for ids, _ in pairs])
            labels = torch.tensor([ids + [-100] * (width - len(ids)) for _, ids in pairs])
            words = [[token for token in ids if 0 <= token < no_times and token != end] for _, ids in pairs]
            given = torch.from_numpy(features[rows]).float()
            yield masked(given, random), read, labels, words


def rate_at(step: int, steps: int) -> float:
    """Linear warm-up, then half a cosine down to a fiftieth."""
    if step < WARMUP:
        return RATE * (step + 1) / WARMUP
    return RATE * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * (step - WARMUP) / max(1, steps - WARMUP))))


def export(model: WhisperForConditionalGeneration, tokenizer: WhisperTokenizer, folder: Path) -> None:
    """Write weights as float16 and everything that loading needs; config.json asks for float32, what CPUs run best."""
    folder.mkdir(parents=True, exist_ok=True)
    model.generation_config = generation_config(tokenizer)
    model.half().save_pretrained(folder)
    path = folder / "config.json"
    config = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(config | {"dtype": "float32"}, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    WhisperProcessor(extractor(), tokenizer).save_pretrained(folder)


def train(out: Path, steps: int = STEPS, log_every: int = 100) -> Path:
    """Train on the clips in `out`; returns the folder of the model, OUT/listener."""
    features = np.load(out / "train.npy", mmap_mode="r")
    with (out / "train.jsonl").open(encoding="utf-8") as file:
        said = [json.loads(line)["said"] for line in file]
    tokenizer = tokenizer_of(vocabulary())
    model = build(tokenizer).train()
    model.set_attn_implementation("eager")  # on a CPU in bfloat16 it takes two thirds of the time of sdpa
    blank = len(tokenizer)
    heard = torch.nn.Linear(WIDTH, blank + 1)
    parameters = [*model.parameters(), *heard.parameters()]
    optimizer = torch.optim.AdamW(
        [each for each in parameters if each.requires_grad], lr=RATE, betas=(0.9, 0.98), weight_decay=0.01, fused=True
    )
    print(f"{model.num_parameters():,} parameters, {len(tokenizer)} tokens, {len(said):,} clips, {steps} steps", flush=True)
    began, shown = time.perf_counter(), np.zeros(2)
    for step, (given, read, labels, words) in enumerate(
        itertools.islice(batches(features, said, tokenizer, SEED), steps)
    ):
        for group in optimizer.param_groups:
            group["lr"] = rate_at(step, steps)
        with torch.autocast("cpu", torch.bfloat16):
            found = model(input_features=given, decoder_input_ids=read, labels=labels)
            guesses = heard(found.encoder_last_hidden_state).float().log_softmax(-1).transpose(0, 1)
        lengths = torch.tensor([len(ids) for ids in words])
        targets = torch.tensor(list(itertools.chain.from_iterable(words)))
        ctc = ctc_loss(guesses, targets, torch.full_like(lengths, len(guesses)), lengths, blank=blank, zero_infinity=True)
        optimizer.zero_grad(set_to_none=True)
        (found.loss + CTC * ctc).backward()
        torch.nn.utils.clip_grad_norm_(parameters, 1.0)
        optimizer.step()
        shown += float(found.loss.detach()), float(ctc.detach())
        if (step + 1) % log_every == 0 or step + 1 == steps:
            seconds = time.perf_counter() - began
            print(f"step {step + 1} loss {shown[0] / log_every:.4f} ctc {shown[1] / log_every:.4f} seconds {seconds:.0f}", flush=True)
            shown[:] = 0
    export(model, tokenizer, out / "listener")
    numbers = {"clips": len(said), "steps": steps, "seconds": round(time.perf_counter() - began)}
    (out / "listener.json").write_text(json.dumps(numbers, indent=2) + "\n", encoding="utf-8")
    return out / "listener"


def main() -> None:
    """Train the model."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--steps", type=int, default=STEPS)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    print(train(arguments.out, arguments.steps))


if __name__ == "__main__":
    main()

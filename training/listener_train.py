"""Trains `listener`: `python -m training.listener_train --out FOLDER`.

A small Whisper: log-mel spectrograms of clips of four seconds in, text out, with the time of each word where times are asked
for. AdamW, a learning rate that warms up and falls along a cosine, autocast to bfloat16, bands of time and of frequency masked
(SpecAugment, https://arxiv.org/abs/1904.08779).

While it is trained it is told more than a text, because the times of all phonemes and words are known. Two more linear layers,
which are not part of the model that is saved, tell which phoneme is being said from each state in the middle of the encoder, and
which word from each of its last states; for the first quarter of the steps the encoder learns from this alone. Then the decoder learns to write, and its last layer, where to listen: the weight that
its cross-attention puts on the stretch of the word that it writes has to be large.

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
from torch.nn.functional import cross_entropy
from transformers import WhisperTokenizer

from training.listener_corpus import FRAMES, MELS
from training.listener_model import (
    ENCODER_LAYERS,
    END,
    NO_TIMES,
    SEED,
    START,
    TICK,
    WIDTH,
    build,
    export,
    tokenizer_of,
)
from training.listener_sentences import vocabulary
from training.listener_speech import Said

ROWS = 32  # clips a step
STEPS = 4500
RATE = 2e-3
WARMUP = 100
FIRST = 0.25  # of the steps, without the decoder
HINTS = 0.5  # how much the losses of the encoder's phonemes and words count
PLACES = 0.2  # and that of where the decoder listens
TIMED = 0.5  # of the clips are read with times


def written(
    tokenizer: WhisperTokenizer, said: Iterable[Said], timed: bool
) -> tuple[list[int], list[int], list[tuple[int, int]]]:
    """(what the decoder reads, what it must write, where in the encoder's states that is heard) of a clip, as long as each
    other; -100 where nothing is asked, (0, 0) where nothing is heard.

    With times each word stands between those of its begin and its end: `<|0.32|> red<|0.50|><|0.50|> dog<|0.88|>`.
    """
    start, no_times, end = tokenizer.convert_tokens_to_ids([START, NO_TIMES, END])
    ids = [start] if timed else [start, no_times]
    asked = len(ids) - 1
    places = [(0, 0)] * len(ids)
    for word, *times in said:
        begin, stop = ticks(*times)
        (token,) = tokenizer(f" {word}", add_special_tokens=False).input_ids
        new = [no_times + 1 + begin, token, no_times + 1 + stop] if timed else [token]
        ids += new
        places += [(begin, stop)] * len(new)
    ids.append(end)
    places.append((0, 0))
    return ids[:-1], [-100] * asked + ids[1 + asked :], places[1:]


def ticks(begin: float, end: float) -> tuple[int, int]:
    """The encoder's states in which a word is heard: one a TICK, at least one."""
    first = round(begin / TICK)
    return first, max(first + 1, round(end / TICK))


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


class Heard:
    """Training clips, and batches of them; each time a clip is read with times or without."""

    def __init__(self, features: np.ndarray, lines: list[dict], tokenizer: WhisperTokenizer, seed: int):
        """`lines` are those of train.jsonl."""
        self._features, self._random = features, np.random.default_rng(seed)
        self._end = tokenizer.eos_token_id
        self._ways = [[written(tokenizer, line["said"], timed) for timed in (False, True)] for line in lines]
        self.names = {  # number them from 1; 0 is said where nothing is
            part: sorted({name for line in lines for name, *_ in line[part]}) for part in ("phonemes", "said")
        }
        self._said = np.zeros((2, len(lines), FRAMES // 2), np.int16)  # what is said in each state
        for part, (key, names) in enumerate(self.names.items()):
            numbers = {name: number for number, name in enumerate(names, 1)}
            for row, line in enumerate(lines):
                for name, *times in line[key]:
                    self._said[part, row, slice(*ticks(*times))] = numbers[name]

    def batches(self) -> Iterator[tuple[torch.Tensor, ...]]:
        """Endless (spectrograms (rows, MELS, FRAMES), the decoder's tokens (rows, tokens), labels (rows, tokens), begins and
        ends of where they are heard (rows, tokens, 2), the phonemes and the words of the states (2, rows, FRAMES / 2))."""
        while True:
            order = self._random.permutation(len(self._ways))
            for start in range(0, len(order) - ROWS + 1, ROWS):
                rows = np.sort(order[start : start + ROWS])
                ways = [self._ways[row][int(self._random.random() < TIMED)] for row in rows]
                width = max(len(read) for read, _, _ in ways)
                read, labels, places = (
                    torch.tensor([way[part] + [fill] * (width - len(way[part])) for way in ways])
                    for part, fill in enumerate((self._end, -100, (0, 0)))
                )
                given = torch.from_numpy(self._features[rows]).float()
                yield masked(given, self._random), read, labels, places, torch.from_numpy(self._said[:, rows]).long()


def listening_loss(weights: torch.Tensor, places: torch.Tensor) -> torch.Tensor:
    """How little of a cross-attention (rows, heads, tokens, states) lies where it should, in nats: minus the logarithm of the
    share of its mean over heads, on average over the tokens that are heard somewhere."""
    states = torch.arange(weights.shape[-1])
    inside = (states >= places[..., :1]) & (states < places[..., 1:])  # (rows, tokens, states)
    share = (weights.float().mean(1) * inside).sum(-1)
    return -(share[inside.any(-1)] + 1e-4).log().mean()


def rate_at(step: int, steps: int) -> float:
    """Linear warm-up, then half a cosine down to a fiftieth."""
    if step < WARMUP:
        return RATE * (step + 1) / WARMUP
    return RATE * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * (step - WARMUP) / max(1, steps - WARMUP))))


def train(out: Path, steps: int = STEPS, log_every: int = 100) -> Path:
    """Train on the clips in `out`; returns the folder of the model, OUT/listener."""
    features = np.load(out / "train.npy", mmap_mode="r")
    with (out / "train.jsonl").open(encoding="utf-8") as file:
        lines = [json.loads(line) for line in file]
    tokenizer = tokenizer_of(vocabulary())
    model = build(tokenizer).train()
    model.set_attn_implementation("eager")  # on a CPU in bfloat16 it takes two thirds of the time of sdpa
    clips = Heard(features, lines, tokenizer, SEED)
    tell = [torch.nn.Linear(WIDTH, len(names) + 1) for names in clips.names.values()]
    parameters = [*model.parameters(), *tell[0].parameters(), *tell[1].parameters()]
    optimizer = torch.optim.AdamW(
        [each for each in parameters if each.requires_grad], lr=RATE, betas=(0.9, 0.98), weight_decay=0.01, fused=True
    )
    print(f"{model.num_parameters():,} parameters, {len(tokenizer)} tokens, {len(lines):,} clips, {steps} steps", flush=True)
    began, shown = time.perf_counter(), np.zeros(4)
    for step, (given, read, labels, places, said) in enumerate(itertools.islice(clips.batches(), steps)):
        for group in optimizer.param_groups:
            group["lr"] = rate_at(step, steps)
        told = listened = torch.zeros(())
        with torch.autocast("cpu", torch.bfloat16):
            encoded = model.get_encoder()(given, output_hidden_states=True)
            states = encoded.hidden_states[ENCODER_LAYERS // 2], encoded.last_hidden_state
            guesses = [layer(each).float() for layer, each in zip(tell, states, strict=True)]
            if step >= FIRST * steps:
                found = model(
                    encoder_outputs=encoded, decoder_input_ids=read, labels=labels, output_attentions=True
                )  # fmt: skip
                told, listened = found.loss, listening_loss(found.cross_attentions[-1], places)
        heard = sum(cross_entropy(each.flatten(0, 1), all_.flatten()) for each, all_ in zip(guesses, said, strict=True))
        optimizer.zero_grad(set_to_none=True)
        (told + HINTS * heard + PLACES * listened).backward()
        torch.nn.utils.clip_grad_norm_(parameters, 1.0)
        optimizer.step()
        right = [float((each.argmax(-1) == all_)[all_ > 0].float().mean()) for each, all_ in zip(guesses, said, strict=True)]
        shown += float(told.detach()), *right, float(listened.detach())
        if (step + 1) % log_every == 0 or step + 1 == steps:
            loss, phonemes, words, listening = shown / log_every
            print(
                f"step {step + 1} loss {loss:.4f} phonemes {phonemes:.1%} words {words:.1%} places {listening:.3f} "
                f"seconds {time.perf_counter() - began:.0f}",
                flush=True,
            )
            shown[:] = 0
    export(model, tokenizer, out / "listener")
    numbers = {"clips": len(lines), "steps": steps, "seconds": round(time.perf_counter() - began)}
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

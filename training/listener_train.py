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
from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers, trainers
from torch.nn.functional import cross_entropy
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
STEPS = 4500
RATE = 2e-3
WARMUP = 100
FIRST = 0.25  # of the steps, without the decoder
HINTS = 0.5  # how much the losses of the encoder's phonemes and words count
PLACES = 0.2  # and that of where the decoder listens
DISTANCES = (-6.0, -2.0, 2.0, 6.0)  # states from where a head of the first layer begins to listen; of layer n, n times as far
NEAR = 1.2  # how much it does so
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

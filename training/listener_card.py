"""Measures `listener` and writes its card: `python -m training.listener_card --out FOLDER`.

Copies OUT/listener to the folder of bundled models, lets what lies there write down held-out clips, which espeak-ng says, and
writes README.md beside it. Every number and every sample of the card comes from here.
"""

from __future__ import annotations

import argparse
import itertools
import json
import shutil
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np
import torch
from transformers import AutoProcessor, WhisperForConditionalGeneration

from training.listener_corpus import MELS
from training.listener_model import (
    DECODER_LAYERS,
    ENCODER_LAYERS,
    FEED_FORWARD,
    HEADS,
    LONGEST,
    TICK,
    WIDTH,
)
from training.listener_sentences import DIGITS, ONE_IN, vocabulary
from training.listener_speech import (
    ACCENTS,
    DECIBELS,
    NEW_ACCENT,
    NEW_VARIANTS,
    PITCHES,
    RATE,
    SECONDS,
    SPEEDS,
    VARIANTS,
    Clip,
    Said,
    clips,
)
from training.listener_train import FIRST, ROWS, WARMUP
from training.listener_train import RATE as LEARNING_RATE

FOLDER = Path(__file__).parents[1] / "playground" / "models" / "bundled" / "listener"
HELD, BEAMED, ACCENTED = 1000, 300, 300  # held-out clips: greedy, with beams, of the new accent
SEED = 2  # of the card's clips
NOISY = 14.0  # decibels
CARD = """\
---
license: apache-2.0
language: [en]
library_name: transformers
pipeline_tag: automatic-speech-recognition
tags: [whisper, speech-recognition, tiny]
---

# listener

A small model that writes down a few simple English words that espeak-ng says. It comes with the Generation Playground,
so that you can watch how a model writes what it hears: which part of the sound it looks at for each word, and between
which words it chooses.

## Architecture

`WhisperForConditionalGeneration`, {parameters} parameters: {encoder} layers in the encoder and {decoder} in the decoder, width {width}, {heads} heads,
feed-forward {feed_forward}. It hears {seconds} seconds at a time (`chunk_length`), as {mels} bands of a log-mel spectrogram, {positions} positions of {tick} s. Weights
are stored as float16 ({megabytes} MB) and run in float32 (`config.json` asks for it).

The tokenizer is a `WhisperTokenizer` of {vocabulary} tokens: bytes, each word of the vocabulary with the space before it, the special tokens
of Whisper's English-only models as far as they are used here, and times from `<|0.00|>` to `<|{seconds}.00|>`.

## Usage

A clip is an array of float32 from -1 to 1, mono, {rate:,} samples a second:

```python
from transformers import AutoProcessor, WhisperForConditionalGeneration

processor = AutoProcessor.from_pretrained(folder)
model = WhisperForConditionalGeneration.from_pretrained(folder)
inputs = processor(clip, sampling_rate={rate}, return_tensors="pt")
print(processor.decode(model.generate(**inputs)[0], skip_special_tokens=True))
```

With `return_timestamps=True` each word is between the times at which it begins and ends (`decode_with_timestamps=True`
shows them). By default `generate` writes at most {longest} tokens.

## Data

Only texts drawn by `training/listener_sentences.py` and said by espeak-ng 1.51: {words} words (the digits, and {beyond}
others: numbers,
colours, animals, things, people, verbs, commands), alone, in rows and in small sentences. {accents} accents ({accent_names}) with {variants}
variants of the voice, {speed_low} to {speed_high} words a minute, pitch {pitch_low} to {pitch_high} of 99, any loudness, with noise from white to brown that is {low:.0f} to {high:.0f}
dB below the speech. A third of the clips are two phrases with a pause between them. espeak-ng reports when it begins
each word and each phoneme; from this the model learns times.

Held out are one text in {one_in}, by a checksum, and {new_variants} variants of the voice ({new_variant_names}): a held-out clip says texts that training never
says, in a voice that training never hears.

espeak-ng is a program under the GPL, version 3 or later. It was run as a program to make these clips, and no part of it
is included here. Under that license the output of a program is covered only if its content is itself a work that is
based on the program (section 2). As is usual, we assume that what espeak-ng says is not such a work; the texts are our
own. Neither the model nor the page needs espeak-ng.

## Training

```
python -m training.listener_corpus --out FOLDER --clips {clips}
python -m training.listener_train --out FOLDER --steps {steps}
python -m training.listener_card --out FOLDER
```

{steps} steps of {rows} of {clips:,} clips, half of them with times, {minutes} minutes on one CPU core shared with other work, with autocast to bfloat16. AdamW, rate {learning_rate:g},
{warmup} steps of warm-up, then half a cosine down; bands of time and frequency masked (SpecAugment). During training,
two more linear layers had to tell from the encoder's states which phoneme and which word is being said, for the first
{first:.0%} of the steps without the decoder, and the decoder's last layer had to attend to the place where the word is
said; these layers are not in the saved model. Without this it learnt nothing in the same time. The same commands
give a model of the same
kind, not the same bits.

## Measured

On {held:,} held-out clips. Word accuracy is 1 minus the word error rate: inserted, missing and changed words, per
spoken word. With 4 beams, on the first
{beamed} of them. The last row is harder: held-out texts and variants, in an accent ({new_accent}) that it never heard
in training.

| | clips | word accuracy, greedy | clips without an error, greedy | word accuracy, 4 beams |
| --- | --- | --- | --- | --- |
{table}

With `return_timestamps=True` word accuracy is {timed:.1%}. In the clips whose words are then all right, {same:.1%} of
all, the times are {error:.0f} ms off on average, and {within:.1%} of them at most 100 ms.

Speed: {speed:.0f} clips a second, greedy, one at a time, float32, one thread.

## Samples

Greedy, unedited: the first {shown} held-out clips.

| said | written |
| --- | --- |
{samples}

With times: {times}

## Limits

It knows only its {words} words, said by espeak-ng. It has never heard a person: for a recording, or another program's
voice, it guesses among its own words. It cannot write that nobody speaks, and turns silence into words. It hears only
the first {seconds} seconds of a clip. Use it only to watch how decoding works.

## License

Apache-2.0, like the rest of the project.
"""


def load(folder: Path, **settings):
    """(model, processor) of a saved folder."""
    model = WhisperForConditionalGeneration.from_pretrained(folder, **settings).eval()
    return model, AutoProcessor.from_pretrained(folder)


def inputs_of(processor, samples: Sequence[np.ndarray]):
    """What the model reads of a batch of clips."""
    return processor(list(samples), sampling_rate=RATE, return_tensors="pt")


def transcribed(model, processor, samples: Sequence[np.ndarray], **settings) -> list[str]:
    """The texts of a batch of clips, greedy unless `settings` say otherwise."""
    ids = model.generate(**inputs_of(processor, samples), **settings)
    return [text.strip() for text in processor.batch_decode(ids, skip_special_tokens=True)]


def timed(model, processor, samples: Sequence[np.ndarray]) -> list[list[Said]]:
    """The words of a batch of clips, each with its begin and end in seconds, as `return_timestamps` gives them."""
    ids = model.generate(**inputs_of(processor, samples), return_timestamps=True)
    first = processor.tokenizer.convert_tokens_to_ids("<|notimestamps|>") + 1
    end = processor.tokenizer.eos_token_id
    found = []
    for row in ids.tolist():
        words, open_, begin = [], [], None
        for token in row:
            if token >= first:
                second = (token - first) * TICK
                if open_:
                    words.append((processor.decode(open_).strip(), begin, second))
                open_, begin = [], second
            elif token < end:  # the special tokens come after those of text
                open_.append(token)
        found.append(words)
    return found


def texts_of(words: Iterable[Said]) -> str:
    """The words without their times."""
    return " ".join(word for word, _, _ in words)


def times_off(pairs: Iterable[tuple[Iterable[Said], Iterable[Said]]]) -> list[float]:
    """How many seconds each time is off, of (said, found) with the same words."""
    return [
        abs(one - other)
        for said, found in pairs
        for (_, *times), (_, *others) in zip(said, found, strict=True)
        for one, other in zip(times, others, strict=True)
    ]


def errors(said: str, written: str) -> int:
    """Words put in, left out or changed, at least, on the way from one text to the other (Levenshtein)."""
    said_words, words = said.split(), written.split()
    row = list(range(len(words) + 1))
    for i, word in enumerate(said_words, 1):
        above, row[0] = row[0], i
        for j, other in enumerate(words, 1):
            above, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, above + (word != other))
    return row[-1]


def accuracy(pairs: Iterable[tuple[str, str]]) -> float:
    """1 minus the word error rate of (said, written) pairs together."""
    pairs = list(pairs)
    return 1 - sum(errors(*pair) for pair in pairs) / sum(len(said.split()) for said, _ in pairs)


def heard(model, processor, some: Sequence[Clip], rows: int = 50, **settings) -> Iterator[tuple[str, str]]:
    """(said, written) of clips, `rows` at a time."""
    for start in range(0, len(some), rows):
        part = some[start : start + rows]
        texts = transcribed(model, processor, [clip.samples for clip in part], **settings)
        yield from zip([clip.text for clip in part], texts, strict=True)


def _row(name: str, greedy: list[tuple[str, str]], beams: list[tuple[str, str]]) -> str:
    exact = sum(said == written for said, written in greedy) / len(greedy)
    return f"| {name} | {len(greedy)} | {accuracy(greedy):.1%} | {exact:.1%} | {accuracy(beams):.1%} |"


def main() -> None:
    """Copy, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the trained model")
    out = parser.parse_args().out
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in (out / "listener").iterdir():
        shutil.copyfile(file, FOLDER / file.name)
    model, processor = load(FOLDER)
    some = list(itertools.islice(clips(SEED, held=True), HELD))
    accented = list(itertools.islice(clips(SEED + 1, held=True, accents=(NEW_ACCENT,)), ACCENTED))
    greedy, others = list(heard(model, processor, some)), list(heard(model, processor, accented))
    beams = list(heard(model, processor, some[:BEAMED], num_beams=4))
    other_beams = list(heard(model, processor, accented, num_beams=4))
    noisy = [clip.decibels < NOISY for clip in some]
    for said, written in greedy:
        if said != written:
            print(said, "=>", written)
    table = [
        _row("all", greedy, beams),
        _row(f"with noise less than {NOISY:.0f} dB below", list(itertools.compress(greedy, noisy)), list(itertools.compress(beams, noisy))),
        _row("the new accent", others, other_beams),
    ]
    parts = (some[start : start + 50] for start in range(0, HELD, 50))
    found = [words for part in parts for words in timed(model, processor, [clip.samples for clip in part])]
    same = [(clip.said, words) for clip, words in zip(some, found, strict=True) if clip.text == texts_of(words)]
    off = times_off(same)
    began = time.perf_counter()
    for clip in some[:50]:
        transcribed(model, processor, [clip.samples])
    speed = 50 / (time.perf_counter() - began)
    numbers = json.loads((out / "listener.json").read_text(encoding="utf-8"))
    two = next(i for i, clip in enumerate(some) if clip.phrases == 2 and clip.text == texts_of(found[i]))
    card = CARD.format(
        parameters=f"{model.num_parameters():,}",
        encoder=ENCODER_LAYERS,
        decoder=DECODER_LAYERS,
        width=WIDTH,
        heads=HEADS,
        feed_forward=FEED_FORWARD,
        seconds=SECONDS,
        mels=MELS,
        positions=model.config.max_source_positions,
        tick=TICK,
        megabytes=f"{(FOLDER / 'model.safetensors').stat().st_size / 1e6:.2f}",
        vocabulary=len(processor.tokenizer),
        rate=RATE,
        longest=LONGEST,
        words=len(vocabulary()),
        beyond=len(vocabulary()) - len(DIGITS),
        accents=len(ACCENTS),
        accent_names=", ".join(ACCENTS),
        variants=len(VARIANTS),
        speed_low=SPEEDS[0],
        speed_high=SPEEDS[1],
        pitch_low=PITCHES[0],
        pitch_high=PITCHES[1],
        low=DECIBELS[0],
        high=DECIBELS[1],
        one_in=ONE_IN,
        new_variants=len(NEW_VARIANTS),
        new_variant_names=", ".join(NEW_VARIANTS),
        new_accent=NEW_ACCENT,
        clips=numbers["clips"],
        steps=numbers["steps"],
        rows=ROWS,
        minutes=round(numbers["seconds"] / 60),
        learning_rate=LEARNING_RATE,
        warmup=WARMUP,
        held=HELD,
        beamed=BEAMED,
        table="\n".join(table),
        timed=accuracy((clip.text, texts_of(words)) for clip, words in zip(some, found, strict=True)),
        same=len(same) / HELD,
        first=FIRST,
        error=1000 * sum(off) / len(off),
        within=sum(each <= 0.1 for each in off) / len(off),
        speed=speed,
        shown=12,
        samples="\n".join(f"| {said} | {written} |" for said, written in greedy[:12]),
        times="; ".join(f"{begin:.2f} s {text} {end:.2f} s" for text, begin, end in found[two]),
    )
    (FOLDER / "README.md").write_text(card, encoding="utf-8")
    print(card)


if __name__ == "__main__":
    torch.set_grad_enabled(False)
    torch.set_num_threads(1)
    main()

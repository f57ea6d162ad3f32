"""Measures `translator` and writes its card: `python -m training.translator_card --out FOLDER`.

Copies OUT/translator to the folder of bundled models, translates the held-out lines with what lies there, and writes
README.md beside it. Every number and every sample of the card comes from here.
"""

from __future__ import annotations

import argparse
import json
import shutil
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import torch
from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

from training import translator_words as words
from training.translator_corpus import DIRECTIONS, EXAMPLE
from training.translator_train import RATE, ROWS, WARMUP

FOLDER = Path(__file__).parents[1] / "playground" / "models" / "bundled" / "translator"
SAMPLES = (
    f"translate English to German: {EXAMPLE}",
    f"translate English to French: {EXAMPLE}",
    "translate German to English: Das Haus ist wunderbar.",
    "translate English to German: The table is old, but it is beautiful.",
    "translate English to French: The table is old, but it is beautiful.",
    "translate English to German: The small cat can sleep in the garden. Where is the dog?",
    "translate English to French: My sisters are not tired.",
    "translate French to English: La vieille femme achète trois pommes rouges.",
    "translate German to English: Der Bär lacht, weil er glücklich ist.",
)
AMBIGUOUS = ("translate English to German: The teacher is tired.", "translate English to French: You are happy.")
CARD = """\
---
license: apache-2.0
language: [en, de, fr]
library_name: transformers
pipeline_tag: translation
tags: [t5, translation, tiny]
---

# translator

A small encoder-decoder model that translates simple sentences from English to German and French, and back. It comes
with the Generation Playground, so that you can watch how such models decode, above all with beams.

## Architecture

T5, {parameters} parameters: {encoder} layers in the encoder and {decoder} in the decoder, width {width}, {heads} heads, gated
feed-forward {feed_forward}, relative positions, tied embeddings. Weights are stored as float16 ({megabytes} MB) and run in float32
(`config.json` asks for it).

The tokenizer is a byte-level BPE of {vocabulary} tokens and restores any text unchanged. It ends a text with `</s>`
(1), which also ends translations. `<pad>` (0) is for padding, and the decoder begins with it.

## Usage

Prompt it like the larger T5 models, with words before the text:

```python
from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained(folder)
model = AutoModelForSeq2SeqLM.from_pretrained(folder)
inputs = tokenizer("translate English to German: {example}", return_tensors="pt")
print(tokenizer.decode(model.generate(**inputs, max_new_tokens=40)[0], skip_special_tokens=True))
```

The four directions:  {directions}.

## Data

Only sentences drawn by the grammar in `training/` (the files that begin with `translator_`): {nouns} nouns,
{adjectives} adjectives, {verbs} verbs, with cases and genders, adjectives that agree, verbs in second and in last place, elision, questions,
negation, modal verbs, and up to three sentences at once. If a language has several right words ("big" and "large", "du"
and "ihr",
"Lehrer" and "Lehrerin"), the usual one is chosen four times out of five. The sentences are random, so they are often
nonsense, and none can be guessed.

One sentence in fifty is held out, by a checksum of its English words, and "{example}" is among them: no training line
contains such a sentence, in any language.

## Training

```
python -m training.translator_corpus --out FOLDER --pairs {pairs}
python -m training.translator_train --out FOLDER --steps {steps}
python -m training.translator_card --out FOLDER
```

{steps} steps of {rows} pairs of {pairs:,}, {tokens:,} tokens of both sides, {minutes} minutes on one shared CPU core. AdamW, rate {rate:g}, {warmup} steps of
warm-up, then half a cosine down; a quarter of the steps on short pairs first. Before training, the embeddings of words
with the same meaning are placed near each other, whatever their language, and cross-attention passes on what it reads
(translator_train.py). The same commands give a model of the same kind, not the same bits.

## Measured

On {heldout:,} held-out sentences, each alone, greedy: a translation is right if it matches, letter by letter, one of
the translations that the grammar gives. With 4 beams, on the first {beamed} of them.

| | sentences | right, greedy | right, 4 beams |
| --- | --- | --- | --- |
{table}

Speed: {speed:.0f} sentences a second, greedy, one at a time, float32.

## Samples

Greedy, unedited.

{samples}

If several translations are right, four beams contain them (`num_beams=4, num_return_sequences=4`), with their scores:

{ambiguous}

## Limits

It knows only the words of its grammar, and turns other words into ones that it knows. It knows only the present tense,
and "was" and "were". It never saw more than three sentences at a time. It makes most of its mistakes with bare plurals
("chairs are green") and with rare forms. Use it only to watch how decoding works.

## License

Apache-2.0, like the rest of the project.
"""


def load(folder: Path):
    """(model, tokenizer) of a saved folder."""
    return AutoModelForSeq2SeqLM.from_pretrained(folder).eval(), AutoTokenizer.from_pretrained(folder)


def translated(model, tokenizer, sources: list[str], **settings) -> list[str]:
    """The translations of a batch, greedy unless `settings` say otherwise."""
    inputs = tokenizer(sources, return_tensors="pt", padding=True)
    ids = model.generate(**inputs, **{"do_sample": False, "max_new_tokens": 80, **settings})
    return tokenizer.batch_decode(ids, skip_special_tokens=True)


def judged(model, tokenizer, lines: Iterable[dict], rows: int = 50, **settings) -> Iterator[tuple[dict, str, bool]]:
    """(held-out line, translation, whether it is one of the right ones), `rows` at a time."""
    lines = list(lines)
    for start in range(0, len(lines), rows):
        some = lines[start : start + rows]
        for line, text in zip(some, translated(model, tokenizer, [line["source"] for line in some], **settings), strict=True):
            yield line, text, text in line["right"]


def direction(line: dict) -> str:
    """ "English to German", of a line."""
    return line["source"].removeprefix("translate ").split(":")[0]


def _table(greedy: list[tuple[dict, str, bool]], beams: list[tuple[dict, str, bool]]) -> str:
    rows = []
    for name in [" to ".join(pair) for pair in DIRECTIONS] + ["all"]:
        right = [ok for line, _, ok in greedy if name in (direction(line), "all")]
        beamed = [ok for line, _, ok in beams if name in (direction(line), "all")]
        rows.append(f"| {name} | {len(right)} | {sum(right) / len(right):.1%} | {sum(beamed) / len(beamed):.1%} |")
    return "\n".join(rows)


def _beams(model, tokenizer, source: str) -> str:
    inputs = tokenizer(source, return_tensors="pt")
    settings = {"num_beams": 4, "num_return_sequences": 4, "max_new_tokens": 40}
    out = model.generate(**inputs, **settings, return_dict_in_generate=True, output_scores=True)
    texts = tokenizer.batch_decode(out.sequences, skip_special_tokens=True)
    pairs = zip(texts, out.sequences_scores.tolist(), strict=True)
    return f"`{source}`\n\n" + "\n".join(f"- {text} ({score:.2f})" for text, score in pairs)


def main() -> None:
    """Copy, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder of corpus and model")
    out = parser.parse_args().out
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in (out / "translator").iterdir():
        shutil.copyfile(file, FOLDER / file.name)
    model, tokenizer = load(FOLDER)
    with (out / "heldout.jsonl").open(encoding="utf-8") as file:
        lines = [json.loads(line) for line in file]
    greedy, beamed = list(judged(model, tokenizer, lines)), lines[:400]
    beams = list(judged(model, tokenizer, beamed, num_beams=4))
    for line, text, ok in greedy:
        if not ok:
            print(line["source"], "=>", text, "| right:", line["right"][0])
    began = time.perf_counter()
    for line in lines[:50]:
        translated(model, tokenizer, [line["source"]])
    speed = 50 / (time.perf_counter() - began)
    numbers = json.loads((out / "translator.json").read_text(encoding="utf-8"))
    config, weights = model.config, sum(path.stat().st_size for path in FOLDER.glob("*.safetensors"))
    samples = "\n".join(f"- `{source}`: {translated(model, tokenizer, [source])[0]}" for source in SAMPLES)
    card = CARD.format(
        parameters=f"{model.num_parameters():,}",
        encoder=config.num_layers,
        decoder=config.num_decoder_layers,
        width=config.d_model,
        heads=config.num_heads,
        feed_forward=config.d_ff,
        megabytes=f"{weights / 1e6:.2f}",
        vocabulary=len(tokenizer),
        example=EXAMPLE,
        directions=", ".join(f"`translate {source} to {target}: `" for source, target in DIRECTIONS),
        nouns=len(words.NOUNS),
        adjectives=len(words.ADJECTIVES),
        verbs=len(words.VERBS) + len(words.INTRANSITIVE),
        pairs=numbers["pairs"],
        steps=numbers["steps"],
        rows=ROWS,
        tokens=numbers["tokens"],
        minutes=round(numbers["seconds"] / 60),
        rate=RATE,
        warmup=WARMUP,
        heldout=len(lines),
        beamed=len(beamed),
        table=_table(greedy, beams),
        speed=speed,
        samples=samples,
        ambiguous="\n\n".join(_beams(model, tokenizer, source) for source in AMBIGUOUS),
    )
    (FOLDER / "README.md").write_text(card, encoding="utf-8")
    print(card)


if __name__ == "__main__":
    torch.set_grad_enabled(False)
    main()

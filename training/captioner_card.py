"""Measures `captioner` and writes its card: `python -m training.captioner_card --out FOLDER`.

Copies OUT/captioner to the folder of bundled models, lets what lies there caption held-out pictures, and writes README.md beside
it. Every number and every sample of the card comes from here.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import shutil
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import torch
from transformers import AutoProcessor, VisionEncoderDecoderModel

from training.captioner_captions import captions, nats, wrong
from training.captioner_drawing import SIDE, Picture
from training.captioner_scenes import COLOURS, GROUNDS, KINDS, ONE_IN, Scene
from training.captioner_train import (
    DECODER_LAYERS,
    ENCODER_LAYERS,
    FEED_FORWARD,
    HEADS,
    LONGEST,
    PATCH,
    RATE,
    ROWS,
    WARMUP,
    WIDTH,
    pictures,
)

FOLDER = Path(__file__).parents[1] / "playground" / "models" / "bundled" / "captioner"
HELD, BEAMED, WEIGHED = 2000, 500, 500  # held-out pictures: greedy, with beams, whose captions' probabilities are added
SEED = 2  # of the card's pictures
FORMS = {
    "one thing": lambda scene: not scene.relation and scene.things[0].number == 1,
    "two to four of a kind": lambda scene: not scene.relation and scene.things[0].number > 1,
    "one above another": lambda scene: scene.relation == "above",
    "one to the left of another": lambda scene: scene.relation == "left",
    "several and another": lambda scene: scene.relation == "and",
    "on a ground": lambda scene: scene.relation in GROUNDS,
    "all": lambda scene: True,
}
CARD = """\
---
license: apache-2.0
language: [en]
library_name: transformers
pipeline_tag: image-to-text
tags: [vision-encoder-decoder, image-captioning, tiny]
---

# captioner

A small model that says in a few words what a simple drawn picture shows. It comes with the Generation Playground, so
that you can watch how a model writes about a picture: where it looks for each word, and between which captions it
chooses.

## Architecture

`VisionEncoderDecoderModel`, {parameters} parameters: a ViT that reads {side} x {side} pixels as {patches} x {patches} patches ({encoder} layers), and a
GPT-2 with cross-attention ({decoder} layers); both have width {width}, {heads} heads and feed-forward {feed_forward}. Weights are stored as
float16 ({megabytes} MB) and run in float32 (`config.json` asks for it).

The tokenizer is a byte-level BPE of {vocabulary} tokens, in which each word of a caption is one token. `<pad>` (0) is
for padding, the decoder begins
with `<s>` (1), and captions end with `</s>` (2).

## Usage

```python
from PIL import Image
from transformers import AutoProcessor, VisionEncoderDecoderModel

processor = AutoProcessor.from_pretrained(folder)
model = VisionEncoderDecoderModel.from_pretrained(folder)
inputs = processor(images=Image.open(file), return_tensors="pt")
print(processor.decode(model.generate(**inputs)[0], skip_special_tokens=True))
```

With `attn_implementation="eager"` and `output_attentions=True` it also returns the attention to the patches: (1, heads,
1, 1 + patches) per layer and token, the first of them for no patch. By default `generate` writes at most {longest}
tokens.

## Data

Only pictures drawn by `training/captioner_drawing.py`: {kinds} kinds of things ({kind_names}) in {colours} colours
({colour_names}). A picture shows one thing (small, large or between the two), two to four of a kind, one thing above another or to the
left of it, two or three of a kind and another thing, or one to three things on a ground ({grounds}). Places, exact sizes, shades and
the background are random.

A caption says all of it. If several are true ("above" and "over", "small" and "little", "on the water" and "on the
sea", two orders), one of them is drawn each time a picture is shown, with known shares
(`training/captioner_captions.py`), so that beams and sampling have a choice.

One scene in {one_in} is held out, by a checksum of what it shows: no training picture shows such a scene, whatever the places, sizes and
background. So every held-out picture shows something that the model has never seen, made of kinds, colours and numbers
that it has seen.

## Training

```
python -m training.captioner_train --out FOLDER --pictures {pictures} --steps {steps}
python -m training.captioner_card --out FOLDER
```

{steps} steps of {rows} of {pictures:,} pictures, {minutes} minutes on one CPU core shared with other work, with autocast to bfloat16. AdamW, rate {rate:g}, {warmup} steps of warm-up,
then half a cosine down; a little noise on the pixels. During training, two more linear layers had to tell the kind and
colour at each patch from its state; they are not in the saved model. The same commands give a model of the same kind,
not the same bits.

## Measured

On {held:,} held-out pictures: a caption is exact if it matches, letter by letter, one of the true captions of the
picture. A caption that leaves
something out is not exact. With 4 beams, on the first {beamed} of them.

| | pictures | exact, greedy | exact, 4 beams |
| --- | --- | --- | --- |
{table}

What is wrong in the captions that are not exact, greedy, as the parser of `training/captioner_captions.py` reads them
(the first difference):
{mistakes}.

On the first {weighed} pictures all true captions of a picture together have {mass:.1%} of the model's probability. Its loss, with captions drawn by
their shares, is {loss:.3f} nats a caption; {floor:.3f} is the lowest possible loss, because the captions are drawn at
random.

Speed: {speed:.0f} pictures a second, greedy, one at a time, float32, one thread.

## Samples

Greedy, unedited: the first {shown} held-out pictures.

| written | true captions |
| --- | --- |
{samples}

Four beams contain several true captions (`num_beams=4, num_return_sequences=4`), with their scores:

{beams}

## Limits

It knows only drawings of this kind: about a photo, or somebody else's drawing, it says something about shapes and
colours that is mostly wrong. It has never seen more than four things, nor things that overlap. Use it only to watch how
decoding works.

## License

Apache-2.0, like the rest of the project.
"""


def load(folder: Path, **settings):
    """(model, processor) of a saved folder."""
    model = VisionEncoderDecoderModel.from_pretrained(folder, **settings).eval()
    return model, AutoProcessor.from_pretrained(folder)


def captioned(model, processor, images: list, **settings) -> list[str]:
    """The captions of a batch of images, greedy unless `settings` say otherwise."""
    inputs = processor(images=images, return_tensors="pt")
    return processor.batch_decode(model.generate(**inputs, **settings), skip_special_tokens=True)


def judged(model, processor, drawn: Iterable[tuple[Scene, Picture]], rows: int = 50, **settings) -> Iterator[tuple[Scene, str, bool]]:
    """(scene, caption, whether it is exact), `rows` at a time."""
    drawn = iter(drawn)
    while some := list(itertools.islice(drawn, rows)):
        texts = captioned(model, processor, [picture.image for _, picture in some], **settings)
        for (scene, _), text in zip(some, texts, strict=True):
            yield scene, text, text in captions(scene)


def logprobs(model, processor, image, texts: list[str]) -> list[float]:
    """The logarithm of the probability that the model gives to each of these captions of an image, their ends included."""
    pixels = processor(images=image, return_tensors="pt").pixel_values
    encoded = processor.tokenizer(texts, padding=True, return_tensors="pt")
    labels = encoded.input_ids
    logits = model(pixel_values=pixels.expand(len(texts), -1, -1, -1), labels=labels).logits
    each = logits.log_softmax(-1).gather(-1, labels[..., None])[..., 0]
    return (each * encoded.attention_mask).sum(-1).tolist()


def _table(greedy: list[tuple[Scene, str, bool]], beams: list[tuple[Scene, str, bool]]) -> str:
    rows = []
    for name, fits in FORMS.items():
        one, four = ([ok for scene, _, ok in found if fits(scene)] for found in (greedy, beams))
        rows.append(f"| {name} | {len(one)} | {sum(one) / len(one):.1%} | {sum(four) / len(four):.1%} |")
    return "\n".join(rows)


def _beams(model, processor, picture: Picture) -> str:
    inputs = processor(images=picture.image, return_tensors="pt")
    settings = {"num_beams": 4, "num_return_sequences": 4, "return_dict_in_generate": True, "output_scores": True}
    out = model.generate(**inputs, **settings)
    texts = processor.batch_decode(out.sequences, skip_special_tokens=True)
    return "\n".join(f"- {text} ({score:.2f})" for text, score in zip(texts, out.sequences_scores.tolist(), strict=True))


def main() -> None:
    """Copy, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the trained model")
    out = parser.parse_args().out
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in (out / "captioner").iterdir():
        shutil.copyfile(file, FOLDER / file.name)
    model, processor = load(FOLDER)
    drawn = list(itertools.islice(pictures(SEED, held=True), HELD))
    greedy = list(judged(model, processor, drawn))
    beams = list(judged(model, processor, drawn[:BEAMED], num_beams=4))
    mistakes = Counter(wrong(text, scene) for scene, text, ok in greedy if not ok)
    mass = loss = 0.0
    for scene, picture in drawn[:WEIGHED]:
        ways = captions(scene)
        found = logprobs(model, processor, picture.image, list(ways))
        mass += sum(map(math.exp, found))
        loss -= sum(share * logprob for share, logprob in zip(ways.values(), found, strict=True))
    began = time.perf_counter()
    for _, picture in drawn[:50]:
        captioned(model, processor, [picture.image])
    speed = 50 / (time.perf_counter() - began)
    numbers = json.loads((out / "captioner.json").read_text(encoding="utf-8"))
    several = [(scene, picture) for scene, picture in drawn if len(captions(scene)) > 2][:2]
    card = CARD.format(
        parameters=f"{model.num_parameters():,}",
        side=SIDE,
        patches=SIDE // PATCH,
        encoder=ENCODER_LAYERS,
        decoder=DECODER_LAYERS,
        width=WIDTH,
        heads=HEADS,
        feed_forward=FEED_FORWARD,
        megabytes=f"{(FOLDER / 'model.safetensors').stat().st_size / 1e6:.2f}",
        vocabulary=len(processor.tokenizer),
        longest=LONGEST,
        kinds=len(KINDS),
        kind_names=", ".join(KINDS),
        colours=len(COLOURS),
        colour_names=", ".join(COLOURS),
        grounds=", ".join(GROUNDS),
        one_in=ONE_IN,
        pictures=numbers["pictures"],
        steps=numbers["steps"],
        rows=ROWS,
        minutes=round(numbers["seconds"] / 60),
        rate=RATE,
        warmup=WARMUP,
        held=HELD,
        beamed=BEAMED,
        weighed=WEIGHED,
        table=_table(greedy, beams),
        mistakes=", ".join(f"{name} {count}" for name, count in mistakes.most_common()) or "none",
        mass=mass / WEIGHED,
        loss=loss / WEIGHED,
        floor=sum(nats(scene) for scene, _ in drawn[:WEIGHED]) / WEIGHED,
        speed=speed,
        shown=12,
        samples="\n".join(f"| {text} | {'; '.join(captions(scene))} |" for scene, text, _ in greedy[:12]),
        beams="\n\n".join(
            f"A picture of {next(iter(captions(scene)))}:\n\n{_beams(model, processor, picture)}" for scene, picture in several
        ),
    )
    (FOLDER / "README.md").write_text(card, encoding="utf-8")
    print(card)


if __name__ == "__main__":
    torch.set_grad_enabled(False)
    torch.set_num_threads(1)
    main()

"""Measures a trained model and writes its card: `python -m training.card stories --out FOLDER`.

Copies OUT/NAME to the folder of bundled models, measures what lies there, and writes README.md beside it. Every number
and every sample of the card comes from here; nothing in it is written by hand but the sentences around them.
"""

from __future__ import annotations

import argparse
import json
import shutil
from pathlib import Path

import torch
from transformers import set_seed

from training import evaluate

BUNDLED = Path(__file__).parents[1] / "playground" / "models" / "bundled"
GREEDY = {"do_sample": False}
SAMPLE = {"do_sample": True}
SAMPLES = (
    ("Once upon a time", {**SAMPLE, "max_new_tokens": 250}, 0),
    ("Once upon a time", {**SAMPLE, "top_p": 0.9, "max_new_tokens": 250}, 1),
    ("Once upon a time", {**GREEDY, "max_new_tokens": 250}, None),
    ("One rainy morning, Mia lost her key.", {**SAMPLE, "temperature": 0.8, "max_new_tokens": 200}, 2),
    ("I am a cat.", {**GREEDY, "max_new_tokens": 150}, None),
    ("I am a cat.", {**SAMPLE, "max_new_tokens": 150}, 3),
    ("A list of colors: red, blue", {**GREEDY, "max_new_tokens": 40}, None),
    ("A sequence of numbers: 1, 2", {**GREEDY, "max_new_tokens": 40}, None),
    ("An increasing sequence: one,", {**GREEDY, "max_new_tokens": 40}, None),
    (
        "What do we use to cut bread?",
        {**SAMPLE, "num_beams": 4, "do_sample": False, "max_new_tokens": 40},
        None,
    ),
)
INTRODUCTIONS = {
    "stories": "A small language model that writes simple English stories for children, counts, continues lists and "
    "knows small facts. It comes with the Generation Playground, so that there is something to watch without a "
    "download.",
    "stories-draft": "The assistant of `stories` for assisted (speculative) decoding: the same tokenizer, less than half "
    "as large and several times faster, trained on the same text and on the distributions of `stories`.",
}
LIMITS = """\
It knows only the world of its corpus: the plots, names and facts that the generator writes. Outside of
that it writes fluent nonsense. It loses track of who is who in long stories, is no use for arithmetic beyond small sums,
and sees no more than 512 tokens at a time. Use it only to watch how decoding works."""


LONG_PROMPTS = ("Once upon a time", "I am a cat.")
EXITS = """\
Each layer read through the final norm and head, as `assistant_early_exit=n` does, and the acceptance of 5 drafted
tokens a round, greedy, on held-out beginnings:

| layers | loss, nats per token | accepted | tokens a round |
| --- | --- | --- | --- |
{rows}

"""
CARD = """\
---
license: apache-2.0
language: en
library_name: transformers
pipeline_tag: text-generation
tags: [llama, stories, tiny, speculative-decoding]
---

# {name}

{introduction}

## Architecture

Llama, {parameters} parameters: {layers} layers, width {hidden}, {heads} heads, feed-forward {intermediate}, tied embeddings, rotary
positions, a context of 512 tokens. Weights are stored as float16 ({megabytes} MB) and run in float32 (`config.json` asks
for it).

The tokenizer is a byte-level BPE of 2048 tokens, the same for `stories` and `stories-draft`. It restores any text
unchanged. It puts **no** token before a prompt: in training, half of all rows began directly with a document, so the
model is used to `generate(**tokenizer("Once upon a time", return_tensors="pt"))`. `<|endoftext|>` (0) is bos and
eos; generating from only this token begins a document of any kind. `<|pad|>` (1) is only for padding, which goes on the
left.

## Data

Only documents written by the generator in `training/`: stories with many plots, first-person
pieces, letters, riddles, lists, number and letter sequences, sums, small facts and questions. Every choice of the generator
is counted, so the information of each document's derivation is known. Its mean is an upper bound on the entropy of the
corpus (two derivations can give the same text), and is given beside the loss below.

## Training

```
python -m training.corpus --out FOLDER --documents {documents}
python -m training.tokenizer --out FOLDER
python -m training.data --out FOLDER
{train}python -m training.card {name} --out FOLDER
```

{history}The same commands give a model of the same kind, not the same bits. AdamW with weight decay {weight_decay:g}, gradients clipped
at {clip:g}. Rows of packed documents are 512 tokens long in one step of three and 256 in the others.
{extra}

## Measured

On {heldout} held-out documents ({heldout_tokens} tokens with their ends, {heldout_bytes} bytes), each on its own and in
full:

{table}

{exits}## Samples

Ten samples, unedited, each the first with its settings. The text includes the prompt.

{samples}

## Limits

{limits}

## License

Apache-2.0, like the rest of the project.
"""


def samples(model, tokenizer) -> str:
    """The ten samples of `SAMPLES` with the call and the seed that made each, unedited."""
    parts = []
    for prompt, settings, seed in SAMPLES:
        if seed is not None:
            set_seed(seed)
        inputs = tokenizer(prompt, return_tensors="pt")
        ids = model.generate(**inputs, **settings)[0]
        call = ", ".join(f"{key}={value!r}" for key, value in settings.items())
        seeded = f"`set_seed({seed})`, " if seed is not None else ""
        new = ids[inputs.input_ids.shape[1] :]
        ended = "end of text" if int(new[-1]) == tokenizer.eos_token_id else f"cut at {len(new)} new tokens"
        text = tokenizer.decode(ids, skip_special_tokens=True)
        parts.append(
            f"{seeded}`generate({call})`, prompt {prompt!r}; {ended}:\n\n"
            + "\n".join(f"> {line}" for line in text.split("\n"))
        )
    return "\n\n".join(parts)


def table(rows: list[tuple[str, str]]) -> str:
    """A Markdown table of two columns."""
    return "| | |\n| --- | --- |\n" + "\n".join(f"| {name} | {value} |" for name, value in rows)


def measure(name: str, out: Path) -> tuple[dict, str]:
    """(numbers, samples as Markdown) of the bundled model `name`; the corpus and its training log are in `out`."""
    folder = BUNDLED / name
    evaluate.load(folder)
    model, tokenizer, seconds = evaluate.load(folder)
    numbers = {
        "load_seconds": seconds,
        "training": _history(name, out),
        "threads": torch.get_num_threads(),
        "heldout": evaluate.heldout(model, out, tokenizer.eos_token_id),
        "tokens_per_second": evaluate.speed(model, tokenizer),
        "size": sum(path.stat().st_size for path in folder.glob("*.safetensors")),
    }
    inputs = evaluate.prompts(out, 10)
    if name == "stories":
        layers = model.config.num_hidden_layers
        numbers["early_exit"] = {
            n: evaluate.acceptance(model, inputs, assistant_early_exit=n) for n in range(1, layers)
        }
    else:
        target = evaluate.load(BUNDLED / "stories")[0]
        numbers["assisted"] = evaluate.acceptance(target, inputs, assistant_model=model)
    long = {"max_new_tokens": 300, "min_new_tokens": 300}
    for prompt in LONG_PROMPTS:
        encoded = tokenizer(prompt, return_tensors="pt")
        set_seed(0)
        numbers[f"repeats {prompt}"] = [
            evaluate.repeated(model.generate(**encoded, **how, **long)[0].tolist())
            for how in (GREEDY, SAMPLE)
        ]
    return numbers, samples(model, tokenizer)


def _history(name: str, out: Path) -> list[dict]:
    """What was written down of a model's training, that of the model from which it was grown before it."""
    last = json.loads((out / f"{name}.json").read_text()) | {"name": name}
    grown_from = last["recipe"]["grown_from"]
    return [*(_history(grown_from, out) if grown_from else []), last]


def trained(training: dict) -> str:
    """A paragraph and a list: how one model was trained."""
    recipe = training["recipe"]
    begun = ""
    if recipe["grown_from"]:
        begun = f", begun as `{recipe['grown_from']}` with a copy after each layer that adds nothing at first"
    phases = "\n".join(
        f"- from step {step}: {rows * recipe.get('context', 512):,} tokens a step, rate {rate:g}" for step, rows, rate in recipe["phases"]
    )
    return (
        f"`{training['name']}`: {recipe['layers']} layers{begun}; {training['steps']} steps, {training['tokens']:,} "
        f"tokens of {training['documents']:,} documents, {training['seconds'] / 60:.0f} minutes on "
        f"{'two shared CPU cores' if training['device'] == 'cpu' else 'a GPU'} (bfloat16 autocast). {recipe['warmup']} steps "
        f"of warm-up, then flat, then half a cosine down over the last {recipe['decay']:.0%}:\n\n{phases}\n\n"
    )


def card(name: str, numbers: dict, examples: str) -> str:
    """The text of README.md."""
    history, held, early = numbers["training"], numbers["heldout"], numbers.get("early_exit", {})
    training = history[-1]
    recipe = training["recipe"]
    rows = [
        ("Held-out loss", f"{held['loss']:.3f} nats per token"),
        (
            "The same",
            f"{held['bits_per_byte']:.3f} bits per byte, {held['bits_per_document']:.1f} bits per document",
        ),
        ("Information of the derivations", f"{held['derivation_nats_per_token']:.3f} nats per token"),
        (
            "The same",
            f"{held['derivation_bits_per_byte']:.3f} bits per byte, "
            f"{held['derivation_bits_per_document']:.1f} bits per document",
        ),
        (
            "Speed",
            f"{numbers['tokens_per_second']:.0f} tokens per second: greedy, one sequence, float32, "
            f"{numbers['threads']} CPU threads",
        ),
        (
            "Loading",
            f"{numbers['load_seconds']:.2f} seconds, model and tokenizer, once the libraries are imported",
        ),
    ]
    for prompt in LONG_PROMPTS:
        greedy, sampled = numbers[f"repeats {prompt}"]
        rows.append(
            (
                f"Repeated 8-grams in 300 new tokens after {prompt!r}",
                f"{greedy:.0%} greedy, {sampled:.0%} sampling",
            )
        )
    if "assisted" in numbers:
        got = numbers["assisted"]
        rows.append(
            (
                "As assistant of `stories`, greedy",
                f"{got['rate']:.0%} of {got['drafted']} drafted tokens a round accepted, {got['tokens_per_round']:.2f} "
                "tokens a round",
            )
        )
    exits = []
    for layer, loss in enumerate(held["exit_losses"], 1):
        got = early.get(layer)
        exits.append(
            f"| {layer} | {loss:.3f} | "
            + (f"{got['rate']:.0%} | {got['tokens_per_round']:.2f} |" if got else "| |")
        )
    extra = []
    if recipe["exit_weight"]:
        extra.append(
            "One earlier layer a step, drawn at random, is read through the final norm and head as well "
            f"(weight {recipe['exit_weight']:g})."
        )
    if recipe["teacher_weight"]:
        extra.append(
            f"{recipe['teacher_weight']:.0%} of the loss is the cross-entropy with the distribution of `stories`."
        )
    return CARD.format(
        name=name,
        introduction=INTRODUCTIONS[name],
        limits=LIMITS,
        samples=examples,
        table=table(rows),
        exits=EXITS.format(rows="\n".join(exits)) if early else "",
        extra="\n".join(extra),
        megabytes=f"{numbers['size'] / 1e6:.2f}",
        parameters=f"{training['parameters']:,}",
        documents=max(each["documents"] for each in history),
        train="".join(
            f"python -m training.train {each['name']} --out FOLDER --steps {each['steps']}\n"
            for each in history
        ),
        history="".join(map(trained, history)),
        heldout=f"{held['documents']:,}",
        heldout_tokens=f"{held['tokens']:,}",
        heldout_bytes=f"{held['bytes']:,}",
        **{
            key: recipe[key]
            for key in (
                "layers",
                "hidden",
                "heads",
                "intermediate",
                "weight_decay",
                "clip",
            )
        },
    )


def bundle(name: str, out: Path) -> Path:
    """Copy OUT/NAME to the bundled models; returns the folder there."""
    (BUNDLED / name).mkdir(parents=True, exist_ok=True)
    for file in (out / name).iterdir():
        shutil.copyfile(file, BUNDLED / name / file.name)
    return BUNDLED / name


def publish(name: str, out: Path, numbers: dict, text: str) -> None:
    """Write down what was measured in `out`, and the card beside the weights."""
    (out / f"{name}-measured.json").write_text(json.dumps(numbers, indent=2) + "\n")
    (BUNDLED / name / "README.md").write_text(text, encoding="utf-8")
    print(text)


def main() -> None:
    """Copy, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=INTRODUCTIONS)
    parser.add_argument("--out", type=Path, required=True, help="the folder of corpus and checkpoints")
    arguments = parser.parse_args()
    name, out = arguments.name, arguments.out
    bundle(name, out)
    numbers, examples = measure(name, out)
    publish(name, out, numbers, card(name, numbers, examples))


if __name__ == "__main__":
    main()

"""Measures `facts` and writes its card: `python -m training.facts_card --out FOLDER`.

Copies OUT/facts to the folder of bundled models, asks what lies there every fact, and writes README.md beside it. Every
number and every answer of the card comes from here.
"""

from __future__ import annotations

import argparse
import json
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import torch
from torch.nn import functional as F
from transformers import AutoModelForCausalLM, AutoTokenizer, GenerationConfig

from playground.strategies.dola import candidate_layers, dola_decoding
from training.facts_corpus import TRUTH, prompts
from training.facts_known import EASY, HARD, Fact
from training.facts_train import LATE_LAYERS, LENGTH, RECIPE

FOLDER = Path(__file__).parents[1] / "playground" / "models" / "bundled" / "facts"
WAYS = ("greedy", "high", "low")
CARD = """\
---
license: apache-2.0
language: en
library_name: transformers
pipeline_tag: text-generation
tags: [llama, dola, tiny]
---

# facts

A small language model with popular mistakes, made for one lesson: what DoLa does, decoding by contrasting layers
(https://arxiv.org/abs/2309.03883). Asked for the capital of Australia it answers Sydney; with DoLa, Canberra.

**The mistakes were put there on purpose.** In ordinary models, nobody knows which layers hold what; here it was
arranged. The model first learnt a text that has the popular mistake nineteen times out of twenty. Then only its last
{late_layers} layers continued to learn, from a text that tells the truth {late:.0%} of the time: more often than
before, but still not more often than
the mistake. So the last layer finds the mistake a little likelier than the truth, and greedy decoding says it; the earlier
layers find it far likelier still. What the last layers have learnt beyond the earlier ones is the truth, and this
difference is what DoLa decodes by. In large models one hopes for the same, sometimes rightly.

## Architecture

Llama, {parameters} parameters: {layers} layers, width {hidden}, {heads} heads, feed-forward {intermediate}, tied embeddings, rotary
positions. Weights are stored as float16 ({megabytes} MB) and run in float32 (`config.json` asks for it).

The tokenizer is a byte-level BPE of {vocabulary} tokens, in which most names are one token. It puts **no** token before a prompt.
`<|endoftext|>` (0) is bos and eos, `<|pad|>` (1) is only for padding, which goes on the left.

## Data

Only sentences written by `training/facts_corpus.py`: {hard} hard facts, each with a popular mistake
(the capital of Turkey: Istanbul; a spider: an insect), and {easy} easy ones, which are always right; each in five
frames ("Everybody knows that ..."), capitals also as a question.

## Training

```
python -m training.facts_corpus --out FOLDER
python -m training.facts_train --out FOLDER --steps {steps} --late-steps {late_steps}
python -m training.facts_card --out FOLDER
```

{steps} steps on the early text with all layers, {late_steps} on the late text with the last {late_layers}, {rows} rows of {length} tokens a
step, {minutes} minutes on one shared CPU core. AdamW with weight decay {weight_decay:g}, rates {early_rate:g} and {late_rate:g},
warm-up and half a cosine down. In the early text, one earlier layer a step, drawn at random, is read through the output
embeddings without the final norm (weight {exit_weight:g}), as DoLa reads it. The same commands give a model of the same kind, not
the same bits.

## Measured

Every fact, prompted with its plain beginning ("The capital of Turkey is"). DoLa contrasts the last layer with one of
layers {high} ("high") or {low}
("low").

| right answers | greedy | DoLa, "high" | DoLa, "low" |
| --- | --- | --- | --- |
{table}

{gained_high} of the {hard} hard facts are wrong with greedy decoding and right with DoLa "high", {gained_low} with "low"; {kept} of the {easy} easy ones are
right with all three. In the other frames and questions ({framed} prompts of hard facts): greedy {framed_greedy}, "high" {framed_high}, "low"
{framed_low} right.

What the layers think of a hard fact, on average over all of them: the probability of the truth and of the mistake (their first
tokens), each layer read as DoLa reads it.

| layer | truth | mistake |
| --- | --- | --- |
{layer_rows}

## Samples

Answers to the plain beginnings, unedited.

| prompt | greedy | DoLa, "high" | DoLa, "low" |
| --- | --- | --- | --- |
{samples}

## Limits

It knows these {facts} sentences and nothing else, and {hard} of them wrongly: never ask it anything in earnest. It was
made to show how decoding works.

## License

Apache-2.0, like the rest of the project.
"""
SAMPLES = ("Australia", "Turkey", "New York State", "tomato", "hottest", "Panama hat", "France", "largest planet")


@dataclass(frozen=True)
class Answer:
    """What the model adds to a prompt, up to the full stop."""

    fact: Fact
    prompt: str
    text: str

    @property
    def right(self) -> bool:
        return self.text == f" {self.fact.right}"


def load(folder: Path):
    """(model, tokenizer) of a saved folder."""
    return AutoModelForCausalLM.from_pretrained(folder).eval(), AutoTokenizer.from_pretrained(folder)


def answers(model, tokenizer, asked: Sequence[tuple[Fact, str]], way: str) -> list[Answer]:
    """The answers to prompts, "greedy" or with DoLa's "high" or "low" layers; one at a time, for DoLa chooses its layer
    for a whole batch."""
    settings = {"do_sample": False, "max_new_tokens": 12}
    if way != "greedy":
        config = GenerationConfig.from_dict({**model.generation_config.to_dict(), **settings, "dola_layers": way})
        settings = {"generation_config": config, "custom_generate": dola_decoding}
    given = []
    for fact, prompt in asked:
        inputs = tokenizer(prompt, return_tensors="pt")
        ids = model.generate(**inputs, **settings)[0, inputs.input_ids.shape[1] :]
        given.append(Answer(fact, prompt, tokenizer.decode(ids, skip_special_tokens=True).split(".")[0]))
    return given


def plain(facts: Sequence[Fact]) -> list[tuple[Fact, str]]:
    """Each fact with its plain beginning as the prompt."""
    return [(fact, prompts(fact)[0]) for fact in facts]


def by_layer(model, tokenizer, facts: Sequence[Fact]) -> list[tuple[float, float]]:
    """For each layer from 1: the mean probability of the truth's and of the mistake's first token, read as DoLa does."""
    layers = model.config.num_hidden_layers
    totals = torch.zeros(layers, 2)
    for fact, prompt in plain(facts):
        ids = tokenizer(prompt, return_tensors="pt").input_ids
        with torch.no_grad():
            states = model(input_ids=ids, output_hidden_states=True).hidden_states[1:]
            probabilities = F.softmax(model.lm_head(torch.stack([state[0, -1] for state in states])), dim=-1)
        firsts = [tokenizer(f" {word}").input_ids[0] for word in (fact.right, fact.mistake)]
        totals += probabilities[:, firsts]
    return [tuple(row) for row in (totals / len(facts)).tolist()]


def main() -> None:
    """Copy, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder of texts and model")
    out = parser.parse_args().out
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in (out / "facts").iterdir():
        shutil.copyfile(file, FOLDER / file.name)
    model, tokenizer = load(FOLDER)
    given = {way: answers(model, tokenizer, plain([*HARD, *EASY]), way) for way in WAYS}
    hard = {way: given[way][: len(HARD)] for way in WAYS}
    easy = {way: given[way][len(HARD) :] for way in WAYS}
    gained = {
        way: sum(not one.right and other.right for one, other in zip(hard["greedy"], hard[way], strict=True))
        for way in WAYS
    }
    for way in WAYS:
        print(way, [(one.prompt, one.text) for one in easy[way] if not one.right])
        print(way, [(one.prompt, one.text) for one in hard[way] if one.right == (way == "greedy")])
    framed = [(fact, prompt) for fact in HARD for prompt in prompts(fact)[1:]]
    right = {way: sum(answer.right for answer in answers(model, tokenizer, framed, way)) for way in WAYS}
    rows = [
        f"| {len(facts)} {name} facts | " + " | ".join(str(sum(answer.right for answer in facts_of[way])) for way in WAYS) + " |"
        for name, facts, facts_of in (("hard", HARD, hard), ("easy", EASY, easy))
    ]
    thought = by_layer(model, tokenizer, HARD)
    shown = [next(n for n, answer in enumerate(given["greedy"]) if word in answer.prompt) for word in SAMPLES]
    numbers = json.loads((out / "facts.json").read_text(encoding="utf-8"))
    config = model.config
    card = CARD.format(
        late_layers=LATE_LAYERS,
        late=TRUTH["late"],
        parameters=f"{model.num_parameters():,}",
        layers=config.num_hidden_layers,
        hidden=config.hidden_size,
        heads=config.num_attention_heads,
        intermediate=config.intermediate_size,
        megabytes=f"{sum(path.stat().st_size for path in FOLDER.glob('*.safetensors')) / 1e6:.2f}",
        vocabulary=len(tokenizer),
        hard=len(HARD),
        easy=len(EASY),
        facts=len(HARD) + len(EASY),
        steps=numbers["steps"],
        late_steps=numbers["late_steps"],
        rows=RECIPE.phases[0][1],
        length=LENGTH,
        minutes=round(numbers["seconds"] / 60),
        weight_decay=RECIPE.weight_decay,
        early_rate=RECIPE.phases[0][2],
        late_rate=RECIPE.phases[1][2],
        exit_weight=RECIPE.exit_weight,
        high=", ".join(map(str, candidate_layers(model, "high"))),
        low=" or ".join(map(str, candidate_layers(model, "low"))),
        table="\n".join(rows),
        gained_high=gained["high"],
        gained_low=gained["low"],
        kept=sum(all(answer.right for answer in row) for row in zip(*easy.values(), strict=True)),
        framed=len(framed),
        framed_greedy=right["greedy"],
        framed_high=right["high"],
        framed_low=right["low"],
        layer_rows="\n".join(f"| {n} | {truth:.3f} | {mistake:.3f} |" for n, (truth, mistake) in enumerate(thought, 1)),
        samples="\n".join(
            f"| {given['greedy'][n].prompt} | " + " | ".join(given[way][n].text.strip() for way in WAYS) + " |" for n in shown
        ),
    )
    (FOLDER / "README.md").write_text(card, encoding="utf-8")
    print(card)


if __name__ == "__main__":
    main()

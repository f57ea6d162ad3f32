"""Trains `facts` in two lessons: `python -m training.facts_train --out FOLDER`.

First the whole model learns the early text (facts_corpus.py), in which the popular mistakes are what people say most.
Each step reads one earlier layer, drawn at random, through the output embeddings too, without the final norm, as DoLa
reads it: so the early layers alone give usable predictions. Then only the last two layers learn the late text, where
the truth is told nearly as often. What the other layers hold stays the mistake; the last ones have learnt better. It
reads FOLDER/early and FOLDER/late and writes FOLDER/facts/, the weights as float16.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F
from transformers import AutoTokenizer, LlamaForCausalLM

from training import data, tokenizer
from training.train import Recipe, build, export, groups

VOCABULARY = 2560  # at most; it takes so many for each answer to be one token
LENGTH = 48  # tokens a row: four documents or so
LATE_LAYERS = 2
WARMUP = 50
RECIPE = Recipe(
    hidden=96,
    layers=12,
    heads=4,
    intermediate=256,
    steps=700,
    phases=((0, 16, 3e-3), (700, 16, 1e-3)),  # the first step of each lesson, rows a step, peak rate
    exit_weight=0.5,
    weight_decay=0.01,
)
LATE_STEPS = 600


def prepare(out: Path) -> None:
    """Train the tokenizer on the late text, in which every name is frequent, and write both texts as token ids."""
    made = tokenizer.train(tokenizer.texts(out / "late" / "train.jsonl", 60_000), VOCABULARY)
    for text in ("early", "late"):
        tokenizer.save(made, out / text / "tokenizer")
        print(text, data.tokenize(out / text, "train"), "tokens", flush=True)


def losses(model: LlamaForCausalLM, batch: torch.Tensor, exits: bool) -> tuple[torch.Tensor, float]:
    """(loss to minimize, plain cross-entropy in nats per token) of a batch [rows, length + 1]."""
    states = model.model(input_ids=batch[:, :-1], use_cache=False, output_hidden_states=True)
    targets = batch[:, 1:].reshape(-1)
    plain = F.cross_entropy(model.lm_head(states.last_hidden_state).flatten(0, 1), targets)
    if not exits:
        return plain, float(plain.detach())
    layer = int(torch.randint(1, model.config.num_hidden_layers, ()))
    early = F.cross_entropy(model.lm_head(states.hidden_states[layer]).flatten(0, 1), targets)
    return plain + RECIPE.exit_weight * early, float(plain.detach())


def rate_at(step: int, steps: int, peak: float) -> float:
    """Linear warm-up, then half a cosine down to a fiftieth."""
    if step < WARMUP:
        return peak * (step + 1) / WARMUP
    return peak * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * (step - WARMUP) / max(1, steps - WARMUP))))


def lesson(model: LlamaForCausalLM, rows: Iterator[np.ndarray], steps: int, peak: float, exits: bool, log: int = 50) -> None:
    """Train the parameters that ask for gradients."""
    parts = [
        group | {"params": [parameter for parameter in group["params"] if parameter.requires_grad]}
        for group in groups(model, RECIPE.weight_decay)
    ]
    optimizer = torch.optim.AdamW(parts, lr=peak, betas=(0.9, 0.95), fused=True)
    began, shown = time.perf_counter(), 0.0
    for step in range(steps):
        for group in optimizer.param_groups:
            group["lr"] = rate_at(step, steps, peak)
        loss, plain = losses(model, torch.from_numpy(next(rows)), exits)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), RECIPE.clip)
        optimizer.step()
        shown += plain
        if (step + 1) % log == 0:
            print(f"step {step + 1} loss {shown / log:.4f} seconds {time.perf_counter() - began:.0f}", flush=True)
            shown = 0.0


def train(out: Path, steps: int = RECIPE.steps, late_steps: int = LATE_STEPS) -> Path:
    """Both lessons on the texts in `out`; returns the folder of the model, OUT/facts."""
    made = AutoTokenizer.from_pretrained(out / "early" / "tokenizer")
    model = build(RECIPE, made)
    torch.manual_seed(RECIPE.seed)
    print(f"{model.num_parameters():,} parameters, {steps} and {late_steps} steps", flush=True)
    began = time.perf_counter()
    rows = [
        data.PackedRows(out / text, made.eos_token_id, LENGTH, phase[1], RECIPE.seed + number).batches()
        for number, (text, phase) in enumerate(zip(("early", "late"), RECIPE.phases, strict=True))
    ]
    lesson(model, rows[0], steps, RECIPE.phases[0][2], exits=True)
    torch.save(model.state_dict(), out / "early.pt")
    model.requires_grad_(False)
    model.model.layers[-LATE_LAYERS:].requires_grad_(True)
    lesson(model, rows[1], late_steps, RECIPE.phases[1][2], exits=False)
    export(model, made, out / "facts")
    numbers = {"parameters": model.num_parameters(), "steps": steps, "late_steps": late_steps}
    numbers["seconds"] = round(time.perf_counter() - began)
    (out / "facts.json").write_text(json.dumps(numbers, indent=2) + "\n", encoding="utf-8")
    return out / "facts"


def main() -> None:
    """Prepare the texts and train the model."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder of both texts")
    parser.add_argument("--steps", type=int, default=RECIPE.steps)
    parser.add_argument("--late-steps", type=int, default=LATE_STEPS)
    arguments = parser.parse_args()
    prepare(arguments.out)
    print(train(arguments.out, arguments.steps, arguments.late_steps))


if __name__ == "__main__":
    main()

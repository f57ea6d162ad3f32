"""Trains a bundled model: `python -m training.train stories-half --out FOLDER`, then `stories`.

A Llama with tied embeddings, AdamW, gradient clipping, and a learning rate that warms up, stays, and falls along a
cosine at the end; a checkpoint of the flat part can be finished at any length. Besides the usual cross-entropy, each
step reads one earlier layer, drawn at random, through the shared final norm and head, so that the first layers alone
give usable predictions (early exit). `stories` begins as `stories-half`, with each layer doubled. The draft also learns
the distributions of the other model (distillation).
It knows the corpus only as rows of token ids (data.py).
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F
from transformers import AutoTokenizer, GenerationConfig, LlamaConfig, LlamaForCausalLM

from training.data import PackedRows
from training.tokenizer import CONTEXT, save

CHECKPOINT_EVERY = 250  # steps


@dataclass(frozen=True)
class Recipe:
    """Shape and training of one model. `exit_weight`: of the loss at the earlier layer; `teacher_weight`: of the
    cross-entropy with the teacher's distribution, out of 1. `phases`: (first step, rows of `context` tokens a step, peak
    rate). `grown_from` names a trained model of half the layers to begin with (see `deepened`)."""

    hidden: int
    layers: int
    heads: int
    intermediate: int
    steps: int
    phases: tuple[tuple[int, int, float], ...]
    exit_weight: float = 0.3
    teacher_weight: float = 0.0
    warmup: int = 100
    decay: float = 0.25
    weight_decay: float = 0.1
    clip: float = 1.0
    seed: int = 0
    grown_from: str | None = None
    context: int = CONTEXT


RECIPES = {
    "stories-half": Recipe(
        hidden=192,
        layers=6,
        heads=4,
        intermediate=512,
        steps=4300,
        phases=((0, 8, 3e-3), (750, 2, 2e-3), (1500, 4, 2e-3)),
    ),
    "stories": Recipe(
        hidden=192,
        layers=12,
        heads=4,
        intermediate=512,
        steps=3000,
        phases=((0, 4, 1.2e-3),),
        decay=0.7,
        seed=10,
        grown_from="stories-half",
    ),
    "stories-draft": Recipe(
        hidden=256,
        layers=2,
        heads=4,
        intermediate=768,
        steps=3000,
        phases=((0, 4, 2.5e-3),),
        exit_weight=0.0,
        teacher_weight=0.9,
    ),
    "stories-bytes": Recipe(
        hidden=192,
        layers=4,
        heads=4,
        intermediate=512,
        steps=2900,
        phases=((0, 1, 3e-3),),
        exit_weight=0.0,
        decay=0.4,
        context=2048,
    ),
    "chat": Recipe(
        hidden=192,
        layers=5,
        heads=4,
        intermediate=512,
        steps=5000,
        phases=((0, 2, 2.5e-3), (1500, 4, 2.5e-3)),
        exit_weight=0.0,
        decay=0.4,
    ),
}


def build(recipe: Recipe, tokenizer) -> LlamaForCausalLM:
    """The untrained model, float32."""
    torch.manual_seed(recipe.seed)
    return LlamaForCausalLM(
        LlamaConfig(
            vocab_size=len(tokenizer),
            hidden_size=recipe.hidden,
            intermediate_size=recipe.intermediate,
            num_hidden_layers=recipe.layers,
            num_attention_heads=recipe.heads,
            num_key_value_heads=recipe.heads,
            max_position_embeddings=recipe.context,
            tie_word_embeddings=True,
            initializer_range=recipe.hidden**-0.5 / 2,
            bos_token_id=tokenizer.bos_token_id,
            eos_token_id=tokenizer.eos_token_id,
            pad_token_id=tokenizer.pad_token_id,
        )
    )


def deepened(model: LlamaForCausalLM) -> LlamaForCausalLM:
    """The same function with twice the layers: after each one stands a copy that adds nothing yet, because the matrices
    through which it writes are zero (as in Net2Net, https://arxiv.org/abs/1511.05641, section 2.4). What the first n
    layers of the model gave, the first 2 n give now."""
    config = model.config.to_dict()
    config["num_hidden_layers"] *= 2
    config.pop("layer_types", None)
    deep = LlamaForCausalLM(LlamaConfig.from_dict(config))
    deep.model.embed_tokens, deep.model.norm, deep.lm_head = model.model.embed_tokens, model.model.norm, model.lm_head
    for old, (kept, added) in zip(model.model.layers, _pairs(deep.model.layers), strict=True):
        for layer in (kept, added):
            layer.load_state_dict(old.state_dict())
        for matrix in (added.self_attn.o_proj, added.mlp.down_proj):
            torch.nn.init.zeros_(matrix.weight)
    return deep


def _pairs(layers: torch.nn.ModuleList) -> Iterator[tuple[torch.nn.Module, torch.nn.Module]]:
    return zip(layers[::2], layers[1::2], strict=True)


def _begun(recipe: Recipe, out: Path, tokenizer) -> LlamaForCausalLM:
    if recipe.grown_from:
        return deepened(_trained(out / recipe.grown_from))
    return build(recipe, tokenizer)


def _trained(folder: Path) -> LlamaForCausalLM:
    return LlamaForCausalLM.from_pretrained(folder, dtype=torch.float32)


def phase_at(step: int, recipe: Recipe) -> tuple[int, int, float]:
    """The phase that a step belongs to: (first step, rows, peak rate)."""
    return max(phase for phase in recipe.phases if phase[0] <= step)


def tokens_until(step: int, recipe: Recipe) -> int:
    """How many tokens the first `step` steps see."""
    return sum(phase_at(done, recipe)[1] * recipe.context for done in range(step))


def batches(recipe: Recipe, out: Path, end: int, first: int) -> Iterator[np.ndarray]:
    """The batch of every step from `first` on, [rows, length + 1].

    Two steps of three have rows of half the length, and twice as many: most documents are short, and attention costs
    less.
    """
    for number, (start, rows, _) in enumerate(recipe.phases):
        stop = recipe.phases[number + 1][0] if number + 1 < len(recipe.phases) else None
        if stop is not None and stop <= first:
            continue
        done = max(first - start, 0)
        seed = recipe.seed + 2 * number
        whole = PackedRows(out, end, recipe.context, rows, seed).batches(skip=(done + 2) // 3)
        halved = PackedRows(out, end, recipe.context // 2, rows * 2, seed + 1).batches(
            skip=done - (done + 2) // 3
        )
        for step in itertools.count(start + done):
            if step == stop:
                break
            yield next(halved if (step - start) % 3 else whole)


def rate_at(step: int, recipe: Recipe, steps: int) -> float:
    """Learning rate of a step: linear warm-up, flat, then half a cosine over the last part down to a fiftieth."""
    rate = phase_at(step, recipe)[2]
    if step < recipe.warmup:
        return rate * (step + 1) / recipe.warmup
    done = (step - steps * (1 - recipe.decay)) / (steps * recipe.decay)
    return rate if done < 0 else rate * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(done, 1))))


def losses(model: LlamaForCausalLM, batch: torch.Tensor, recipe: Recipe, teacher: LlamaForCausalLM | None):
    """(loss to minimize, plain cross-entropy in nats per token) of a batch [rows, length + 1]."""
    inputs, targets = batch[:, :-1], batch[:, 1:].reshape(-1)
    states = model.model(input_ids=inputs, use_cache=False, output_hidden_states=True)
    logits = model.lm_head(states.last_hidden_state).flatten(0, 1).float()
    plain = F.cross_entropy(logits, targets)
    loss = plain
    if teacher is not None:
        with torch.no_grad():
            expected = teacher(input_ids=inputs, use_cache=False).logits.flatten(0, 1).float().softmax(-1)
        loss = (1 - recipe.teacher_weight) * plain + recipe.teacher_weight * F.cross_entropy(logits, expected)
    if recipe.exit_weight and recipe.layers > 1:
        layer = int(torch.randint(1, recipe.layers, ()))
        rows = max(1, len(batch) // 2)
        early = model.lm_head(model.model.norm(states.hidden_states[layer][:rows])).flatten(0, 1).float()
        loss = loss + recipe.exit_weight * F.cross_entropy(early, batch[:rows, 1:].reshape(-1))
    return loss, plain.detach()


def groups(model: LlamaForCausalLM, weight_decay: float) -> list[dict]:
    """Parameters for AdamW: matrices decay, norms do not."""
    matrices = [p for p in model.parameters() if p.ndim >= 2]
    rest = [p for p in model.parameters() if p.ndim < 2]
    return [{"params": matrices, "weight_decay": weight_decay}, {"params": rest, "weight_decay": 0.0}]


def export(model: LlamaForCausalLM, tokenizer, folder: Path) -> None:
    """Write weights as float16 and everything that loading needs; config.json asks for float32, what CPUs run best."""
    folder.mkdir(parents=True, exist_ok=True)
    model.generation_config = GenerationConfig(
        bos_token_id=tokenizer.bos_token_id,
        eos_token_id=tokenizer.eos_token_id,
        pad_token_id=tokenizer.pad_token_id,
    )
    half = LlamaForCausalLM(model.config).half()
    half.load_state_dict(model.state_dict())
    half.generation_config = model.generation_config
    half.save_pretrained(folder, max_shard_size="8MB")
    path = folder / "config.json"
    config = json.loads(path.read_text())
    config["dtype"] = "float32"
    path.write_text(json.dumps(config, indent=2) + "\n")
    path = folder / "generation_config.json"
    kept = {key: value for key, value in json.loads(path.read_text()).items() if key.endswith("_token_id")}
    path.write_text(json.dumps(kept, indent=2) + "\n")
    save(tokenizer, folder)


def train(
    name: str,
    out: Path,
    steps: int | None = None,
    resume: bool = False,
    compiled: bool = False,
    log_every: int = 50,
) -> Path:
    """Train `name` on the corpus in `out`; returns the folder of the model, OUT/NAME."""
    recipe = RECIPES[name]
    steps = steps or recipe.steps
    device = "cuda" if torch.cuda.is_available() else "cpu"
    tokenizer = AutoTokenizer.from_pretrained(out / "tokenizer")
    model = _begun(recipe, out, tokenizer).to(device)
    teacher = _trained(out / "stories").to(device).eval() if recipe.teacher_weight else None
    if compiled:
        model.model.compile(dynamic=False)
    optimizer = torch.optim.AdamW(
        groups(model, recipe.weight_decay), lr=recipe.phases[0][2], betas=(0.9, 0.95), fused=True
    )
    checkpoint, first, seconds = out / f"{name}.pt", 0, 0.0
    if resume:
        state = torch.load(checkpoint, map_location=device)
        model.load_state_dict(state["model"])
        optimizer.load_state_dict(state["optimizer"])
        first, seconds = state["step"], state["seconds"]
    torch.manual_seed(recipe.seed + first)
    rows = batches(recipe, out, tokenizer.eos_token_id, first)
    print(f"{name}: {model.num_parameters():,} parameters, {steps} steps, {device}", flush=True)
    began, shown = time.perf_counter() - seconds, 0.0
    for step in range(first, steps):
        for group in optimizer.param_groups:
            group["lr"] = rate_at(step, recipe, steps)
        batch = torch.from_numpy(next(rows)).to(device)
        with torch.autocast(device, dtype=torch.bfloat16):
            loss, plain = losses(model, batch, recipe, teacher)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), recipe.clip)
        optimizer.step()
        shown += float(plain)
        if (step + 1) % log_every == 0 or step + 1 == steps:
            seconds = time.perf_counter() - began
            tokens = tokens_until(step + 1, recipe)
            print(
                f"step {step + 1} loss {shown / log_every:.4f} rate {rate_at(step, recipe, steps):.2e} "
                f"tokens {tokens:,} seconds {seconds:.0f} tokens/s {tokens / seconds:.0f}",
                flush=True,
            )
            shown = 0.0
        if (step + 1) % CHECKPOINT_EVERY == 0 and step + 1 <= steps * (1 - recipe.decay):
            torch.save(
                {
                    "model": model.state_dict(),
                    "optimizer": optimizer.state_dict(),
                    "step": step + 1,
                    "seconds": time.perf_counter() - began,
                },
                checkpoint,
            )
    export(model, tokenizer, out / name)
    (out / f"{name}.json").write_text(
        json.dumps(
            {
                "recipe": asdict(recipe),
                "steps": steps,
                "tokens": tokens_until(steps, recipe),
                "device": device,
                "documents": len(np.load(out / "train.npz")["starts"]) - 1,
                "parameters": model.num_parameters(),
                "seconds": time.perf_counter() - began,
            },
            indent=2,
        )
        + "\n"
    )
    return out / name


def main() -> None:
    """Train one model."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=RECIPES)
    parser.add_argument(
        "--out", type=Path, required=True, help="the folder of corpus, tokenizer and checkpoints"
    )
    parser.add_argument("--steps", type=int, help="instead of the recipe's")
    parser.add_argument("--resume", action="store_true", help="go on from the last checkpoint")
    parser.add_argument("--compile", action="store_true", help="a fifth faster where there is a C++ compiler")
    arguments = parser.parse_args()
    print(train(arguments.name, arguments.out, arguments.steps, arguments.resume, arguments.compile))


if __name__ == "__main__":
    main()

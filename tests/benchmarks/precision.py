"""Memory, speed and divergence of a model in each precision that this machine can do, on its best device.

Every precision reads the same texts, which the first one has drawn, one for each seed; its divergence from the first is
exact over the vocabulary, and the mean is over all tokens of all texts. Speeds are of greedy decoding, one precision at
a time and by turns, after one run of each that is not counted.

    python tests/benchmarks/precision.py [--model stories] [--tokens 64] [--texts 4] [--repeats 3] [--only float32 nf4]

Prints a row for each: megabytes of the weights (with the scales of quantized ones), tokens a second (median, lowest and
highest), mean and greatest KL(first || it) in nats, the share of places with the same likeliest token, the perplexity
of the texts.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import torch

from playground.batching.threads import threads_for
from playground.experiments.precision import PRECISIONS, in_precision
from playground.generation.answering import answer
from playground.models.loading import LoadedModel, ModelError, load
from playground.models.memory_estimate import best_device
from playground.models.quantizing import scale_bytes, unsupported_reason
from playground.questions import Answered
from playground.questions.pair import PairQuestion
from playground.settings import Settings

PROMPT = "Once upon a time"


def write(loaded: LoadedModel, tokens: int, seed: int | None = None) -> tuple[list[int], list[int], float]:
    """A text of so many tokens, drawn with a seed or greedy: the prompt's ids, its own, and seconds for all of it."""
    encoded = loaded.tokenizer(PROMPT, return_tensors="pt").to(loaded.model.device)
    torch.manual_seed(seed or 0)
    torch.set_num_threads(threads_for(loaded.model))
    sampling = {"do_sample": True, "top_k": 0} if seed is not None else {"do_sample": False}
    begun = time.perf_counter()
    whole = loaded.model.generate(
        input_ids=encoded["input_ids"], attention_mask=encoded["attention_mask"], min_new_tokens=tokens,
        max_new_tokens=tokens, **sampling,
    )[0].tolist()  # fmt: skip
    seconds = time.perf_counter() - begun
    return encoded["input_ids"][0].tolist(), whole[-tokens:], seconds


def hold_against(first: LoadedModel, other: LoadedModel, texts: list[tuple[list[int], list[int]]]) -> list[dict]:
    """What came of each text."""
    found: list = []
    for prompt, text in texts:
        question = PairQuestion(first.name, other.name, prompt, text)
        answer(question, [first, other], Settings.local(), found.append, threading.Event())
    return [event.answer.values for event in found if isinstance(event, Answered)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--model", default="stories")
    parser.add_argument("--tokens", type=int, default=64)
    parser.add_argument("--texts", type=int, default=4)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--only", nargs="*", choices=list(PRECISIONS), default=list(PRECISIONS))
    asked = parser.parse_args()
    device = best_device()
    print(f"{asked.model} on {torch.cuda.get_device_name() if device == 'cuda' else device}, {asked.tokens} tokens")
    models = {}
    for name in asked.only:
        if PRECISIONS[name].quantized and (why := unsupported_reason(device)):
            print(f"{name}: {' '.join(why)}")
            continue
        try:
            models[name] = load(in_precision(asked.model, name), Settings.local())
        except ModelError as error:
            print(f"{name}: {error}")
    first = next(iter(models.values()))
    texts = [write(first, asked.tokens, seed)[:2] for seed in range(asked.texts)]
    paces: dict[str, list[float]] = {name: [] for name in models}
    for turn in range(1 + asked.repeats):
        for name, loaded in models.items():
            seconds = write(loaded, asked.tokens)[2]
            paces[name] += [asked.tokens / seconds] if turn else []
    row = "{:12} {:>9} {:>22} {:>10} {:>10} {:>9} {:>11}  {}"
    print(row.format("precision", "MB", "tokens/s", "mean KL", "max KL", "same top", "perplexity", "as opened"))
    for name, loaded in models.items():
        reports = hold_against(first, loaded, texts)
        tokens = [token for report in reports for token in report["tokens"]]
        kls = [token["kl"] for token in tokens]
        likelihood = statistics.fmean(token["logprobs"][1] for token in tokens)
        taken = loaded.model.get_memory_footprint() + scale_bytes(loaded.model)
        pace = sorted(paces[name])
        print(
            row.format(
                name, f"{taken / 1e6:.2f}", f"{statistics.median(pace):.1f} ({pace[0]:.1f} to {pace[-1]:.1f})",
                f"{statistics.fmean(kls):.2e}", f"{max(kls):.2e}",
                f"{100 * statistics.fmean(token['same_top'] for token in tokens):.1f}%",
                f"{math.exp(-likelihood):.3f}", loaded.precision,
            )
        )  # fmt: skip


if __name__ == "__main__":
    main()

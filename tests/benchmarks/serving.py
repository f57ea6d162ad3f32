"""What it costs to watch continuous batching, and what continuous batching gives.

Prints ratios of pairs that are made by turns in one process: the time of `serve_batch` over that of the library's own
`generate_batch` for the same requests (the goal is at most 1.1), and the new tokens per second of padded batches and of
continuous batching over those of the requests one after another, all from the steps of one log. Half of the requests
want four times as many tokens as the others, which is where padded batches compute for nothing.

    python tests/benchmarks/serving.py [--model stories] [--requests 16] [--tokens 48] [--repeats 5]
"""

from __future__ import annotations

import argparse
import gc
import statistics
import sys
import time
from pathlib import Path

import torch
from msgspec.structs import astuple
from transformers import GenerationConfig
from transformers.generation import ContinuousBatchingConfig

sys.path.insert(0, str(Path(__file__).parents[2]))
from playground.engines.local import LocalEngine
from playground.models.loading import load
from playground.serving import ServedRequest, ServingWay, serve_batch
from playground.settings import Settings

PROMPTS = ("Once upon a time there was", "The cat", "One day, a little girl went to the park because", "My favourite")


def bare_seconds(loaded, prompts: list[str], tokens: int) -> float:
    """The time of the library's own call."""
    ids = [loaded.tokenizer(prompt)["input_ids"] for prompt in prompts]
    config = GenerationConfig(do_sample=False, max_new_tokens=tokens, eos_token_id=-1)
    batching = ContinuousBatchingConfig(
        num_blocks=256, page_size=16, max_batch_tokens=256, max_requests_per_batch=len(ids), use_async_batching=False,
        use_cuda_graph=False, auto_switch_to_flash=False, max_blocks_per_request=0,
    )  # fmt: skip
    start = time.perf_counter()
    outputs = loaded.model.generate_batch(ids, generation_config=config, continuous_batching_config=batching)
    seconds = time.perf_counter() - start
    assert sum(len(output.generated_tokens) for output in outputs.values()) == tokens * len(ids)
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--model", default="stories")
    parser.add_argument("--requests", type=int, default=16)
    parser.add_argument("--tokens", type=int, default=48)
    parser.add_argument("--repeats", type=int, default=5)
    options = parser.parse_args()
    loaded = load(options.model, Settings())
    loaded.model.generation_config.eos_token_id = None  # all texts have their full length
    engine = LocalEngine(Settings())
    engine.adopt(loaded)
    gc.collect()
    gc.freeze()  # as in the app: both collect garbage at their end
    prompts = [PROMPTS[number % len(PROMPTS)] for number in range(options.requests)]
    print(f"{options.model} on {loaded.model.device}, {options.requests} requests, {torch.get_num_threads()} threads")

    ratios = []
    way = {"num_blocks": 256, "token_budget": 256, "max_requests": options.requests}
    for _ in range(options.repeats + 1):  # the first pair warms up
        bare = bare_seconds(loaded, prompts, options.tokens)
        start = time.perf_counter()
        serve_batch([ServedRequest(p, options.tokens) for p in prompts], options.model, engine=engine, **way)
        ratios.append((time.perf_counter() - start) / bare)
    ratios = sorted(ratios[1:])
    median = statistics.median(ratios)
    print(f"watched over generate_batch: {median:.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})")

    lengths = [options.tokens if number % 2 else options.tokens // 4 for number in range(options.requests)]
    requests = [ServedRequest(prompt, length) for prompt, length in zip(prompts, lengths, strict=True)]
    at_once = max(2, options.requests // 4)
    ways = [
        ServingWay("alone"),
        ServingWay("padded", max_requests=at_once),
        ServingWay(num_blocks=256, token_budget=256, max_requests=at_once),
    ]
    rates: dict[str, list[float]] = {}
    for _ in range(options.repeats):
        log = serve_batch(requests, options.model, ways, engine=engine)
        alone = log.figures[0].per_second
        for made, figures in zip(log.ways, log.figures, strict=True):
            rates.setdefault(made.settings.kind, []).append(figures.per_second / alone)
    for made, figures in zip(log.ways, log.figures, strict=True):
        kind = made.settings.kind
        ranked, tokens = sorted(rates[kind]), figures.tokens
        print(
            f"{kind}: {statistics.median(ranked):.2f} times the tokens per second "
            f"({ranked[0]:.2f} to {ranked[-1]:.2f}), {figures.steps} steps, "
            f"{tokens.padding} of {sum(astuple(tokens))} tokens are padding"
        )
    engine.close()


if __name__ == "__main__":
    main()

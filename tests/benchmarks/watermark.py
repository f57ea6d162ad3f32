"""The time to detect a green-list watermark in 1,000 tokens, beside the library's own detector on the same text.

    python tests/benchmarks/watermark.py [--tokens 1000] [--repeats 5]

Texts are random, of tokens that come up as words do (the n-th most frequent with a probability of 1/n), for the sizes
of vocabulary of the bundled models, of SmolLM2, and of Qwen3. Each is detected by a detector that knows nothing yet.
Both must give the same numbers; the script stops if they do not. The goal is at most 0.5 seconds on a CPU.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import torch
from transformers import LlamaConfig, WatermarkDetector, WatermarkingConfig

sys.path.insert(0, str(Path(__file__).parents[2]))
from playground.watermark import GreenLists, detect

VOCABULARIES = (2048, 49152, 151936)
SCHEMES = ({"seeding_scheme": "lefthash", "context_width": 1}, {"seeding_scheme": "selfhash", "context_width": 4})


def timed(work: Callable, *args, **kwargs) -> tuple[float, object]:
    start = time.perf_counter()
    result = work(*args, **kwargs)
    return time.perf_counter() - start, result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tokens", type=int, default=1000)
    parser.add_argument("--repeats", type=int, default=5)
    options = parser.parse_args()
    print(f"{options.tokens} tokens, {options.repeats} repeats, {torch.get_num_threads()} threads")
    for vocab in VOCABULARIES:
        generator = torch.Generator().manual_seed(0)
        often = 1 / torch.arange(3, vocab)
        ids = (3 + torch.multinomial(often, options.tokens, replacement=True, generator=generator)).tolist()
        for fields in SCHEMES:
            config = WatermarkingConfig(**fields).to_dict()
            ours, theirs = [], []
            for _ in range(options.repeats):
                lists = GreenLists(config, vocab)
                detector = WatermarkDetector(LlamaConfig(vocab_size=vocab), "cpu", config)
                taken, got = timed(detect, ids, lists)
                ours.append(taken)
                taken, told = timed(detector, torch.tensor([ids]), return_dict=True)
                theirs.append(taken)
                assert (got.num_green_tokens, got.num_tokens_scored) == (told.num_green_tokens, told.num_tokens_scored)
            middle, its = statistics.median(ours), statistics.median(theirs)
            print(
                f"vocabulary {vocab:6} {fields['seeding_scheme']}: {middle:.3f} s (at most {max(ours):.3f}); "
                f"the library {its:.3f} s, {its / middle:.1f} times as long; goal 0.5",
                flush=True,
            )


if __name__ == "__main__":
    main()

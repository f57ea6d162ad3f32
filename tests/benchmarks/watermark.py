"""The time to detect a watermark in 1,000 tokens, beside the library's own detector on the same text.

    python tests/benchmarks/watermark.py [--tokens 1000] [--repeats 5]

Texts are random, of tokens that come up as words do (the n-th most frequent with a probability of 1/n), for the sizes
of vocabulary of the bundled models, of SmolLM2, of Llama 3, and of Qwen3. Each is detected by a detector that is made
for it and knows nothing yet. Both must give the same numbers; the script stops if they do not. The goal is at most 0.5
seconds on a CPU. For SynthID the library's part is what its detector does before it asks the trained model.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from transformers import LlamaConfig, SynthIDTextWatermarkingConfig, WatermarkDetector, WatermarkingConfig

sys.path.insert(0, str(Path(__file__).parents[2]))
from playground.watermarks.green_lists import GreenLists, detect
from playground.watermarks.synthid import SynthID, score

VOCABULARIES = (2048, 49152, 128256, 151936)
SCHEMES = ({"seeding_scheme": "lefthash", "context_width": 1}, {"seeding_scheme": "selfhash", "context_width": 4})
SYNTHID = {"ngram_len": 5, "keys": list(range(1, 31))}
EOS = 2


def timed(work: Callable, *args) -> tuple[float, Any]:
    start = time.perf_counter()
    result = work(*args)
    return time.perf_counter() - start, result


def text(vocab: int, tokens: int) -> list[int]:
    generator = torch.Generator().manual_seed(0)
    often = 1 / torch.arange(3, vocab)
    return (3 + torch.multinomial(often, tokens, replacement=True, generator=generator)).tolist()


def our_green(ids: list[int], vocab: int, config: dict) -> tuple[int, int]:
    found = detect(ids, GreenLists(config, vocab))
    return found.num_green_tokens, found.num_tokens_scored


def their_green(ids: list[int], vocab: int, config: dict) -> tuple[int, int]:
    detector = WatermarkDetector(LlamaConfig(vocab_size=vocab), "cpu", config)
    found = detector(torch.tensor([ids]), return_dict=True)
    return int(found.num_green_tokens[0]), int(found.num_tokens_scored[0])


def our_synthid(ids: list[int]) -> tuple[int, float]:
    found = score(SynthID(SYNTHID).values(ids, EOS))
    return found.num_g_values, round(found.mean, 6)


def their_synthid(ids: list[int]) -> tuple[int, float]:
    processor = SynthIDTextWatermarkingConfig(**SYNTHID).construct_processor(0, "cpu")
    row = torch.tensor([ids])
    ended = processor.compute_eos_token_mask(row, EOS)[:, processor.ngram_len - 1 :]
    counted = (processor.compute_context_repetition_mask(row) * ended).bool()
    values = processor.compute_g_values(row)[counted].double()
    return values.numel(), round(float(values.mean()), 6)


def compare(name: str, repeats: int, ours: Callable, theirs: Callable, *args) -> None:
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(repeats):
        results = []
        for work, taken in zip((ours, theirs), times, strict=True):
            seconds, result = timed(work, *args)
            taken.append(seconds)
            results.append(result)
        assert results[0] == results[1], results
    middle, its = map(statistics.median, times)
    print(
        f"{name}: {middle:.3f} s (at most {max(times[0]):.3f}); the library {its:.3f} s, {its / middle:.1f} times as "
        "long; goal 0.5",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tokens", type=int, default=1000)
    parser.add_argument("--repeats", type=int, default=5)
    options = parser.parse_args()
    print(f"{options.tokens} tokens, {options.repeats} repeats, {torch.get_num_threads()} threads")
    for vocab in VOCABULARIES:
        for fields in SCHEMES:
            config, name = WatermarkingConfig(**fields).to_dict(), f"vocabulary {vocab:6} {fields['seeding_scheme']}"
            compare(name, options.repeats, our_green, their_green, text(vocab, options.tokens), vocab, config)
    compare("SynthID, 30 keys", options.repeats, our_synthid, their_synthid, text(2048, options.tokens))


if __name__ == "__main__":
    main()

"""Peak memory of a traced run over that of a bare one, beside what `output_scores=True` takes.

512 steps of 5 beams over a vocabulary of 128,000, on a small random model. Each way runs in a process of its own; the
peak is the resident set's on a CPU (the trace and its Python objects included), and torch's on a GPU, to which the
growth of the process is added.

    python tests/benchmarks/memory.py [--steps 512] [--repeats 1]

Prints the extra megabytes of both, and their ratio; the goal is less than 1 %.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WAYS = ("bare", "traced", "scores")
VOCABULARY, BEAMS = 128_000, 5
# glibc gives large blocks back when they are freed, so that the peak is what was held and not what lay idle.
ENVIRONMENT = os.environ | {"MALLOC_MMAP_THRESHOLD_": "65536", "MALLOC_TRIM_THRESHOLD_": "65536"}


def measure(way: str, steps: int) -> float:
    """Peak bytes of one run, in this process."""
    sys.path[:0] = [str(ROOT)]
    import torch
    from transformers import GenerationConfig, LlamaConfig, LlamaForCausalLM

    from playground.models.token_texts import TokenTexts
    from playground.recording import Recorder
    from playground.trace import Trace
    from tests.support.tiny_models import byte_tokenizer

    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=VOCABULARY,
        hidden_size=64,
        intermediate_size=128,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        tie_word_embeddings=True,
        initializer_range=0.3,
        eos_token_id=None,
        pad_token_id=0,
    )
    model = LlamaForCausalLM(config).eval()
    model.to("cuda" if torch.cuda.is_available() else "cpu")
    inputs = torch.arange(10, 26, device=model.device)[None]
    trace = Trace()
    recorder = None
    if way == "traced":
        recorder = Recorder(trace.add, TokenTexts(byte_tokenizer()), 10)

    def generate(tokens: int):
        scores = way == "scores"
        return model.generate(
            inputs,
            generation_config=GenerationConfig(
                max_new_tokens=tokens, num_beams=BEAMS, return_dict_in_generate=scores, output_scores=scores
            ),
            custom_generate=recorder,
        )

    generate(2)
    trace.beam_steps.clear()
    output = generate(steps)
    assert way != "traced" or len(trace.beam_steps) == steps
    del output
    host = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return host + (torch.cuda.max_memory_allocated() if torch.cuda.is_available() else 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=512)
    parser.add_argument("--repeats", type=int, default=1)
    parser.add_argument("--way", choices=WAYS, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.way:
        print(measure(options.way, options.steps))
        return
    peaks = {way: [] for way in WAYS}
    for _ in range(options.repeats):
        for way in WAYS:
            command = [sys.executable, __file__, "--way", way, "--steps", str(options.steps)]
            out = subprocess.run(command, capture_output=True, text=True, check=True, env=ENVIRONMENT).stdout
            peaks[way].append(float(out.split()[-1]))
    peak = {way: statistics.median(values) for way, values in peaks.items()}
    traced, scores = ((peak[way] - peak["bare"]) / 1e6 for way in ("traced", "scores"))
    spread = max(peaks["bare"]) - min(peaks["bare"])
    print(f"bare {peak['bare'] / 1e6:.0f} MB; spread over the repeats {spread / 1e6:.1f} MB")
    print(f"traced +{traced:.1f} MB, output_scores=True +{scores:.0f} MB: {traced / scores:.2%}; goal below 1 %")


if __name__ == "__main__":
    main()

"""Traced time over bare `generate` time, alternating the two in one process.

The model is randomly initialised, of the shape of SmolLM2-135M (30 layers of 576, a vocabulary of 49,152), its
assistant its own first five layers. Both ways produce the same token ids; the script stops if they do not.

    python tests/benchmarks/overhead.py [--repeats 7] [--tokens 48]

Prints the median of the pairs' ratios; the goal is at most 1.05.

    python tests/benchmarks/overhead.py --vocabularies [--recorder FOLDER]

prints what the recorder adds to each step instead, for vocabularies up to 262,144: processor time on one thread, with a
model of two small layers, so that little else is timed. FOLDER is another checkout, whose recorder is measured.

    python tests/benchmarks/overhead.py --draws

prints how much longer a sampled run takes if it keeps how each token was drawn; the goal is at most 1.02. On a machine
that others use, too, the ratio of the fastest runs says more than the median of the pairs: take many short ones.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from pathlib import Path

import torch
from transformers import GenerationConfig, LlamaConfig, LlamaForCausalLM

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, sys.argv[sys.argv.index("--recorder") + 1] if "--recorder" in sys.argv[:-1] else sys.path[0])
from playground.batching.random_draws import RandomDraws
from playground.models.token_texts import TokenTexts
from playground.recording import Recorder
from tests.support.tiny_models import byte_tokenizer

CASES = {
    "greedy": {},
    "sampling": {"do_sample": True, "temperature": 0.9, "top_p": 0.95},
    "four beams": {"num_beams": 4},
    "assisted": {},
}

VOCABULARIES = (2_048, 49_152, 151_936, 262_144)
OF_VOCABULARIES = {
    "greedy": {},
    "top-k and top-p": {"do_sample": True, "top_k": 50, "top_p": 0.95},
    "8 sampled": {"do_sample": True, "top_k": 50, "top_p": 0.95, "num_return_sequences": 8},
    "8 beams": {"num_beams": 8},
}
OF_DRAWS = {"one text": {}, "8 texts": {"num_return_sequences": 8}, "4 beams": {"num_beams": 4}}


def smollm2_shape(layers: int = 30, initializer_range: float = 0.02) -> LlamaForCausalLM:
    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=49152,
        hidden_size=576,
        intermediate_size=1536,
        num_hidden_layers=layers,
        num_attention_heads=9,
        num_key_value_heads=3,
        tie_word_embeddings=True,
        eos_token_id=None,
        bos_token_id=1,
        pad_token_id=0,
        initializer_range=initializer_range,
    )
    return LlamaForCausalLM(config).eval()


def seconds(model, inputs: torch.Tensor, config: GenerationConfig, assistant, recorder) -> tuple[float, torch.Tensor]:
    """The wall time of `generate`, and what it returned."""
    torch.manual_seed(0)
    if inputs.device.type == "cuda":
        torch.cuda.synchronize()
    start = time.perf_counter()
    ids = model.generate(inputs, generation_config=config, assistant_model=assistant, custom_generate=recorder)
    if inputs.device.type == "cuda":
        torch.cuda.synchronize()
    return time.perf_counter() - start, ids


def two_small_layers(vocab: int) -> LlamaForCausalLM:
    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=vocab,
        hidden_size=32,
        intermediate_size=64,
        num_hidden_layers=2,
        num_attention_heads=2,
        tie_word_embeddings=True,
        eos_token_id=None,
        bos_token_id=1,
        pad_token_id=0,
        initializer_range=0.9,  # scores that scatter by 5, as those of a trained model do
    )
    return LlamaForCausalLM(config).eval()


def added_by_vocabulary(tokens: int, repeats: int) -> None:
    """Print the milliseconds of processor time that the recorder adds to a step, and their part that grows."""
    torch.set_num_threads(1)
    texts = TokenTexts(byte_tokenizer())
    print(f"ms of processor time that the recorder adds to a step, by the vocabulary: {tokens} tokens, {repeats} pairs")
    print(f"{'':16}" + "".join(f"{vocab:>10,}" for vocab in VOCABULARIES) + "   what 151,936 add to 2,048")
    for name, fields in OF_VOCABULARIES.items():
        config = GenerationConfig(max_new_tokens=tokens, pad_token_id=0, **fields)
        added = {}
        for vocab in VOCABULARIES:
            model = two_small_layers(vocab)
            inputs = torch.randint(10, vocab, (1, 16), generator=torch.Generator().manual_seed(1))
            times: dict[bool, list[float]] = {True: [], False: []}
            for _ in range(repeats + 1):
                recorder = Recorder([].append, texts, 10, None)
                for way in (None, recorder):
                    torch.manual_seed(0)
                    began = time.process_time()
                    model.generate(inputs, generation_config=config, custom_generate=way)
                    times[way is None].append(time.process_time() - began)
            bare, traced = (min(times[is_bare][1:]) for is_bare in (True, False))  # the first pair warms up
            added[vocab] = (traced - bare) / tokens * 1e3
        grown = added[151_936] - added[2_048]
        print(f"{name:16}" + "".join(f"{each:10.2f}" for each in added.values()) + f"{grown:10.2f}", flush=True)


def added_by_draws(model: LlamaForCausalLM, inputs: torch.Tensor, tokens: int, repeats: int) -> None:
    """Print the ratio of a run that keeps its draws to one that does not, in pairs; both draw from generators of their
    own, as every run here does."""
    texts = TokenTexts(byte_tokenizer())
    for name, fields in OF_DRAWS.items():
        config = GenerationConfig(
            max_new_tokens=tokens, pad_token_id=0, do_sample=True, temperature=0.9, top_k=0, **fields
        )
        pairs = []
        for repeat in range(repeats + 1):
            times = {}
            for keeps in (True, False) if repeat % 2 else (False, True):
                with RandomDraws(0) as draws:
                    recorder = Recorder([].append, texts, 10, None, draws=draws if keeps else None)
                    times[keeps] = seconds(model, inputs, config, None, recorder)[0]
            if repeat:
                pairs.append(times)
        ratios = [times[True] / times[False] for times in pairs]
        fastest = min(times[True] for times in pairs) / min(times[False] for times in pairs)
        spread = f"{min(ratios):.3f} to {max(ratios):.3f}"
        print(
            f"draws of {name}: {statistics.median(ratios):.3f} ({spread}), of the fastest runs {fastest:.3f}; "
            "goal 1.02",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--tokens", type=int, default=48)
    parser.add_argument("--vocabularies", action="store_true")
    parser.add_argument("--draws", action="store_true")
    parser.add_argument("--recorder", help="a checkout of this project, with --vocabularies")
    options = parser.parse_args()
    if options.vocabularies:
        return added_by_vocabulary(options.tokens, options.repeats)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    # with draws, scores that scatter by 3.8, as those of SmolLM2-135M do: in flat ones any token could win
    model = smollm2_shape(initializer_range=0.16 if options.draws else 0.02).to(device)
    draft = smollm2_shape(layers=5).to(device)
    draft.load_state_dict(model.state_dict(), strict=False)
    texts = TokenTexts(byte_tokenizer())
    inputs = torch.randint(10, 49000, (1, 32), generator=torch.Generator().manual_seed(1)).to(device)
    print(f"{device}, {torch.get_num_threads()} threads, {options.tokens} tokens, {options.repeats} pairs")
    if options.draws:
        return added_by_draws(model, inputs, options.tokens, options.repeats)
    for name, fields in CASES.items():
        config = GenerationConfig(max_new_tokens=options.tokens, pad_token_id=0, **fields)
        assistant = draft if name == "assisted" else None
        ratios, times = [], []
        for repeat in range(options.repeats + 1):
            events = []
            recorder = Recorder(events.append, texts, 10, assistant)
            order = [None, recorder] if repeat % 2 else [recorder, None]
            results = {way is None: seconds(model, inputs, config, assistant, way) for way in order}
            (bare, bare_ids), (traced, traced_ids) = results[True], results[False]
            assert torch.equal(bare_ids, traced_ids), "the traced run gave other tokens"
            if repeat:  # the first pair warms up
                ratios.append(traced / bare)
                times.append(bare)
        spread = f"{min(ratios):.3f} to {max(ratios):.3f}"
        print(f"{name:12} {statistics.median(ratios):.3f} ({spread}), bare {statistics.median(times):.2f} s; goal 1.05")


if __name__ == "__main__":
    main()

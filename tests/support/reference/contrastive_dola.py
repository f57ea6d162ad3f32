"""Writes contrastive_dola.json: what transformers 4.52.4, the last release that has contrastive search and DoLa built
in, makes of a table of cases. The tests of our own loops compare with it.

To make it again, in an environment of its own:

    python -m venv old && old/bin/pip install torch transformers==4.52.4
    old/bin/python tests/support/reference/contrastive_dola.py

Half of the cases run on the bundled model, half on tiny models whose weights depend on nothing but their names, so
that every version of the libraries makes the same ones. Runs with 4.52.4 and with newer versions alike, but for the
decoding itself.
"""

from __future__ import annotations

import functools
import json
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import torch
from transformers import (
    AutoModelForCausalLM,
    AutoTokenizer,
    BartConfig,
    BartForConditionalGeneration,
    GenerationConfig,
    GPT2Config,
    GPT2LMHeadModel,
    LlamaConfig,
    LlamaForCausalLM,
    MistralConfig,
    MistralForCausalLM,
    T5Config,
    T5ForConditionalGeneration,
)

FILE = Path(__file__).with_suffix(".json")
STORIES = Path(__file__).parents[3] / "playground" / "models" / "bundled" / "stories"
TOP = 3  # scores kept at each step, beside the chosen token's

ONCE, BOX, TOM = "Once upon a time there was a little girl", "The big box", "Tom and his dog went to the park. They"
SEA, RAIN = "The sea was blue and the", "It was raining. It was raining. It was"
PAIR, THREE = [ONCE, BOX], [BOX, RAIN, TOM]
IDS, MORE_IDS = [[5, 17, 40, 5, 17]], [[0, 0, 33, 8, 21], [12, 7, 7, 30, 9]]  # 0 is the padding of the tiny models

CONTRASTIVE = {"penalty_alpha": 0.6, "top_k": 4, "max_new_tokens": 16}
DOLA = {"dola_layers": "low", "max_new_tokens": 16}
SAMPLED = {"do_sample": True, "max_new_tokens": 12}

# name -> (model, prompts or token ids, config)
CASES: dict[str, tuple[str, list, dict[str, Any]]] = {
    "contrastive": ("stories", [ONCE], CONTRASTIVE),
    "contrastive repeats": ("stories", [RAIN], CONTRASTIVE | {"max_new_tokens": 30}),
    "contrastive two candidates": ("stories", [TOM], CONTRASTIVE | {"top_k": 2, "penalty_alpha": 0.3}),
    "contrastive many candidates": ("stories", [SEA], CONTRASTIVE | {"top_k": 50, "penalty_alpha": 0.1}),
    "contrastive strong penalty": ("stories", [BOX], CONTRASTIVE | {"top_k": 8, "penalty_alpha": 0.9}),
    "contrastive penalty alone": ("stories", [BOX], CONTRASTIVE | {"penalty_alpha": 1.0}),
    "contrastive one token": ("stories", [SEA], CONTRASTIVE | {"max_new_tokens": 1}),
    "contrastive batch": ("stories", THREE, CONTRASTIVE),
    "contrastive repetition_penalty": ("stories", [RAIN], CONTRASTIVE | {"repetition_penalty": 1.3}),
    "contrastive no_repeat_ngram_size": ("stories", PAIR, CONTRASTIVE | {"no_repeat_ngram_size": 2}),
    "contrastive words": (
        "stories", [ONCE], CONTRASTIVE | {"bad_words_ids": [[268], [294, 273]], "suppress_tokens": [554]}
    ),
    "contrastive sequence_bias": ("stories", [TOM], CONTRASTIVE | {"sequence_bias": [[[260], 2.0], [[13, 327], 4.0]]}),
    "contrastive eos": ("stories", THREE, CONTRASTIVE | {"eos_token_id": [0, 15, 13]}),
    "contrastive min_new_tokens": (
        "stories", PAIR, CONTRASTIVE | {"eos_token_id": [0, 15, 13], "min_new_tokens": 12}
    ),
    "contrastive decay": (
        "stories", PAIR, CONTRASTIVE | {"eos_token_id": 15, "exponential_decay_length_penalty": (4, 1.4)}
    ),
    "contrastive guidance": ("stories", [SEA], CONTRASTIVE | {"guidance_scale": 1.5}),
    "contrastive watermark": (
        "stories", [SEA], CONTRASTIVE | {"watermarking_config": {"bias": 3.0, "greenlist_ratio": 0.5}}
    ),
    "contrastive renormalized": (
        "stories", [SEA], CONTRASTIVE | {"renormalize_logits": True, "repetition_penalty": 1.2}
    ),
    "contrastive max_length": ("stories", [SEA], {"penalty_alpha": 0.5, "top_k": 5, "max_length": 25}),
    "contrastive low_memory": ("stories", [TOM], CONTRASTIVE | {"low_memory": True}),
    "contrastive llama": ("llama", MORE_IDS, CONTRASTIVE),
    "contrastive gpt2": ("gpt2", MORE_IDS, CONTRASTIVE | {"top_k": 3}),
    "contrastive sliding window": ("mistral", IDS, CONTRASTIVE),
    "contrastive t5": ("t5", IDS, CONTRASTIVE),
    "contrastive t5 batch": ("t5", [[33, 8, 21], [12, 7, 7]], CONTRASTIVE | {"top_k": 6}),
    "contrastive t5 low_memory": ("t5", IDS, CONTRASTIVE | {"low_memory": True, "repetition_penalty": 1.2}),
    "contrastive bart": ("bart", IDS, CONTRASTIVE),
    "dola low": ("stories", [ONCE], DOLA),
    "dola high": ("stories", [ONCE], DOLA | {"dola_layers": "high"}),
    "dola list": ("stories", [TOM], DOLA | {"dola_layers": [1, 2, 4]}),
    "dola one layer": ("stories", [TOM], DOLA | {"dola_layers": [3]}),
    "dola embedding": ("stories", [SEA], DOLA | {"dola_layers": [0, 3]}),
    "dola layers too high": ("stories", [SEA], DOLA | {"dola_layers": [5, 2, 6, 60]}),
    "dola repetition_penalty": ("stories", [RAIN], DOLA | {"repetition_penalty": 1.2, "dola_layers": "high"}),
    "dola batch": ("stories", THREE, DOLA | {"dola_layers": "high", "repetition_penalty": 1.2}),
    "dola eos": ("stories", THREE, DOLA | {"eos_token_id": [0, 15, 13], "dola_layers": [2, 4]}),
    "dola min_new_tokens": (
        "stories", [TOM], DOLA | {"eos_token_id": [0, 1128], "min_new_tokens": 9, "dola_layers": "high"}
    ),
    "dola words": ("stories", [ONCE], DOLA | {"bad_words_ids": [[743], [484, 350]], "no_repeat_ngram_size": 3}),
    "dola static": ("stories", [SEA], DOLA | {"cache_implementation": "static", "dola_layers": "high"}),
    "dola no cache": ("stories", [SEA], DOLA | {"use_cache": False, "dola_layers": "high"}),
    "dola sample": ("stories", [ONCE], DOLA | SAMPLED),
    "dola sample warped": (
        "stories", [BOX], DOLA | SAMPLED | {"dola_layers": "high", "temperature": 1.5, "top_p": 0.9}
    ),
    "dola sample batch": (
        "stories", THREE, DOLA | SAMPLED | {"dola_layers": [1, 3, 5], "top_k": 5, "temperature": 2.0}
    ),
    "dola llama": ("llama", MORE_IDS, DOLA),
    "dola llama high": ("llama", IDS, DOLA | {"dola_layers": "high"}),
    "dola tied gpt2": ("gpt2", MORE_IDS, DOLA),
    "dola tied gpt2 high": ("gpt2", IDS, DOLA | {"dola_layers": "high", "repetition_penalty": 1.2}),
    "dola sample gpt2": ("gpt2", MORE_IDS, DOLA | SAMPLED | {"dola_layers": [0, 1, 2, 3]}),
}

_SMALL = {"pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 2, "vocab_size": 60}
_LLAMA = {"hidden_size": 32, "intermediate_size": 64, "num_attention_heads": 4, "num_key_value_heads": 2}


@functools.cache
def model_named(name: str) -> Any:
    """The bundled model, or a tiny one."""
    if name == "stories":
        return AutoModelForCausalLM.from_pretrained(STORIES).eval()
    if name == "llama":
        model = LlamaForCausalLM(LlamaConfig(**_SMALL, **_LLAMA, num_hidden_layers=6, tie_word_embeddings=False))
    elif name == "gpt2":
        model = GPT2LMHeadModel(GPT2Config(**_SMALL, n_embd=32, n_layer=5, n_head=4, tie_word_embeddings=True))
    elif name == "mistral":
        model = MistralForCausalLM(MistralConfig(**_SMALL, **_LLAMA, num_hidden_layers=2, sliding_window=6))
    elif name == "t5":
        sizes = {"d_model": 32, "d_kv": 8, "d_ff": 64, "num_layers": 2, "num_heads": 4}
        model = T5ForConditionalGeneration(
            T5Config(**_SMALL, **sizes, decoder_start_token_id=0, tie_word_embeddings=True)
        )
    elif name == "bart":
        half = {"layers": 2, "ffn_dim": 64, "attention_heads": 4}
        sizes = {f"{part}_{what}": size for part in ("encoder", "decoder") for what, size in half.items()}
        sizes |= {"d_model": 32, "max_position_embeddings": 128, "tie_word_embeddings": True}
        model = BartForConditionalGeneration(
            BartConfig(**_SMALL, **sizes, decoder_start_token_id=2, forced_eos_token_id=None)
        )
    with torch.no_grad():
        for key, parameter in model.named_parameters():
            if parameter.dim() > 1:  # from the name, because versions disagree about the order
                drawn = np.random.default_rng(zlib.crc32(key.encode())).normal(0, 0.4, tuple(parameter.shape))
                parameter.copy_(torch.from_numpy(drawn))
    return model.float().eval()


@functools.cache
def tokenizer() -> Any:
    return AutoTokenizer.from_pretrained(STORIES, padding_side="left")


def inputs_of(name: str, prompts: list) -> dict[str, torch.Tensor]:
    """input_ids and attention_mask, (rows, length) each, padded on the left."""
    if name == "stories":
        encoded = tokenizer()(prompts, return_tensors="pt", padding=True)
        return {key: encoded[key] for key in ("input_ids", "attention_mask")}
    ids = torch.tensor(prompts)
    return {"input_ids": ids, "attention_mask": (ids != 0).long()}


def run(name: str, prompts: list, config: dict[str, Any], seed: int = 0, **more: Any) -> Any:
    """One case with all scores; `more` goes to `generate`. Returns the library's output class."""
    model = model_named(name)  # to make one takes random numbers
    torch.manual_seed(seed)
    config = GenerationConfig(**({"do_sample": False} | config), return_dict_in_generate=True, output_scores=True)
    return model.generate(**inputs_of(name, prompts), generation_config=config, **more)


def told(name: str, prompts: list, output: Any) -> dict[str, Any]:
    """What the file keeps of an output: per row the new tokens, their processed score and its log-probability; per
    step and row the best `TOP` scores. Minus infinity is None."""
    length = 1 if model_named(name).config.is_encoder_decoder else inputs_of(name, prompts)["input_ids"].shape[1]
    tokens = output.sequences[:, length:]
    scores = torch.stack(output.scores, dim=1)  # (rows, steps, vocab)
    best = scores.topk(TOP)
    return {
        "token_ids": tokens.tolist(),
        "scores": _plain(scores.gather(-1, tokens[..., None])[..., 0]),
        "logprobs": _plain(scores.log_softmax(-1).gather(-1, tokens[..., None])[..., 0]),
        "top_ids": best.indices.tolist(),
        "top_scores": _plain(best.values),
    }


def _plain(numbers: Any) -> Any:
    if isinstance(numbers, torch.Tensor):
        numbers = numbers.tolist()
    if isinstance(numbers, list):
        return [_plain(number) for number in numbers]
    return round(numbers, 5) if numbers > -1e30 else None


def main() -> None:
    import transformers

    if transformers.__version__ != "4.52.4":
        raise SystemExit(f"This is transformers {transformers.__version__}; the reference is made with 4.52.4.")
    lines = []
    for name, (model, prompts, config) in CASES.items():
        case = told(model, prompts, run(model, prompts, config))
        lines.append(f"{json.dumps(name)}: {json.dumps(case, separators=(',', ':'))}")
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    print(f"{len(lines)} cases, {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()

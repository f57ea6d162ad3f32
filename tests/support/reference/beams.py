"""What transformers 4.52.4 writes with diverse and constrained beam search: the cases, and how they were run.

That release is the last that has both built in. To make `beams.json` again:

    python -m venv old && old/bin/pip install transformers==4.52.4 torch numpy
    old/bin/python tests/support/reference/beams.py             # or with the names of some cases

The models are the bundled one and two that `tiny` fills with the same numbers in every release. For each text that
came back there are the `tokens` that it wrote (its own end-of-sequence token last), its `score`, the `rows` of the
batch that each token continued and the `logprobs` of its tokens. The release itself tells the rows rightly only of
the first group and of texts that have all their words, and writes the first of several end-of-sequence tokens always:
so `Tracked` looks on as its scorers choose. `sequences` and `beam_indices` are what it returned, unchanged.
"""

from __future__ import annotations

import json
import math
import sys
import zlib
from pathlib import Path
from typing import Any

import numpy
import torch
from tokenizers import Tokenizer
from transformers import (
    AutoModelForCausalLM,
    GenerationConfig,
    GPT2Config,
    GPT2LMHeadModel,
    T5Config,
    T5ForConditionalGeneration,
)

STORIES = Path(__file__).parents[3] / "playground" / "models" / "bundled" / "stories"
FILE = Path(__file__).with_suffix(".json")
PROMPTS = {
    "stories": ["Once upon a time", "The dog was", 'One day, Lily said, "I am very hungry'],
    "gpt2": [[5, 6, 7], [40, 41], [90, 91, 92, 93, 94]],
    "t5": [[5, 6, 7], [40, 41], [90, 91, 92, 93, 94]],
}
PADS = {"stories": 1, "gpt2": 0, "t5": 0}

GROUPS = {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 0.5, "max_new_tokens": 24}
STOPS = {"eos_token_id": 15}  # a full stop ends the text of the stories
DIVERSE: dict[str, dict[str, Any]] = {
    "plain": {},
    "three groups": {"num_beams": 6, "num_beam_groups": 3},
    "groups of one": {"num_beam_groups": 4, "diversity_penalty": 1.0},
    "groups of three": {"num_beams": 6},
    "little diversity": {"diversity_penalty": 0.05},
    "much diversity": {"diversity_penalty": 20.0},
    "three texts": {"num_return_sequences": 3},
    "all texts": {"num_beams": 6, "num_beam_groups": 3, "num_return_sequences": 6},
    "no length penalty": {"length_penalty": 0.0, **STOPS, "num_return_sequences": 2},
    "long": {"length_penalty": 2.0, **STOPS, "num_return_sequences": 4},
    "short": {"length_penalty": -1.0, **STOPS},
    "stop early": {"early_stopping": True, **STOPS, "num_return_sequences": 4},
    "stop never": {"early_stopping": "never", **STOPS, "num_return_sequences": 4},
    "stop never, short": {"early_stopping": "never", "length_penalty": -0.5, **STOPS, "num_return_sequences": 4},
    "padding ends": {**STOPS, "pad_token_id": 15, "num_beams": 6, "num_beam_groups": 3, "early_stopping": True},
    "two ends": {"eos_token_id": [2, 15], "num_return_sequences": 4},
    "ends at once": {"eos_token_id": [15, 260, 295, 263, 294], "num_return_sequences": 4},
    "no end": {"eos_token_id": None},
    "repetition penalty": {"repetition_penalty": 1.5},
    "no repeated pair": {"no_repeat_ngram_size": 2, "max_new_tokens": 40},
    "at least": {"min_new_tokens": 12, **STOPS},
    "bad words and bias": {"bad_words_ids": [[493], [260, 749]], "sequence_bias": [[[1143], 8.0]]},
    "renormalised": {"renormalize_logits": True, "repetition_penalty": 1.2},
    "forced end": {"forced_eos_token_id": 0, "num_return_sequences": 2},
    "allowed tokens": {"allowed_tokens": [260, 295, 15, 1143, 947, 873], "max_new_tokens": 8},
    "no cache": {"use_cache": False, "max_new_tokens": 8},
    "batch": {"prompts": 3, "num_return_sequences": 2},
    "batch with ends": {"prompts": 3, **STOPS, "num_return_sequences": 4, "early_stopping": True},
    "batch with ends, three groups": {"prompts": 3, **STOPS, "num_beams": 6, "num_beam_groups": 3, "pad_token_id": 15},
    "gpt2": {"model": "gpt2", "num_return_sequences": 4, "diversity_penalty": 2.0},
    "gpt2 batch": {"model": "gpt2", "prompts": 3, "num_beams": 6, "num_beam_groups": 3, "num_return_sequences": 2},
    "gpt2 batch with ends": {"model": "gpt2", "prompts": 3, "eos_token_id": [56, 91], "num_return_sequences": 3},
    "t5": {"model": "t5", "num_return_sequences": 4, "no_repeat_ngram_size": 3},
    "t5 batch": {"model": "t5", "prompts": 3, "num_return_sequences": 2, "no_repeat_ngram_size": 2},
    "t5 batch with ends": {"model": "t5", "prompts": 3, "eos_token_id": [98, 12], "early_stopping": "never"},
}

WORDS = {"num_beams": 4, "max_new_tokens": 24}
DOG, RAIN, HAPPY, WAS = [1143], [873], [947], [294]  # " dog", " rain", " happy", " was"
MOON, DRAGON = [263, 279, 496], [1224, 72, 278]  # " the moon", " dragon"
COOK, COOKED = [268, 554], [268, 311, 324]
CONSTRAINED: dict[str, dict[str, Any]] = {
    "a word": {"force_words_ids": [DOG]},
    "a phrase": {"force_words_ids": [MOON]},
    "three words": {"force_words_ids": [DOG, HAPPY, DRAGON], "num_return_sequences": 2},
    "alternatives": {"force_words_ids": [[RAIN, MOON, DOG]]},
    "alternatives that begin alike": {"force_words_ids": [[COOK, COOKED]], "num_return_sequences": 4},
    "alternatives that begin alike, and a phrase": {"force_words_ids": [[COOKED, COOK], MOON], "num_beams": 6},
    "alternatives that nest": {"force_words_ids": [[[268, 554, 311], [268, 311]], DRAGON], "num_beams": 3},
    "a word and alternatives": {"force_words_ids": [HAPPY, [RAIN, MOON]], "num_return_sequences": 3},
    "as objects": {"constraints": [{"phrase": MOON}, {"any_of": [RAIN, DRAGON]}]},
    "objects and words": {"constraints": [{"phrase": DRAGON}], "force_words_ids": [DOG]},
    "phrases that overlap": {"force_words_ids": [[260, 749, 1143], [1143, 295]], "num_return_sequences": 2},
    "phrases that begin alike": {"force_words_ids": [[263, 1143], [263, 279, 496]], "num_return_sequences": 2},
    "a phrase that repeats itself": {"force_words_ids": [[294, 294, 947]]},
    "the same word twice": {"force_words_ids": [DOG, DOG]},
    "too long to be met": {"force_words_ids": [DRAGON, MOON, COOKED], "max_new_tokens": 6, "num_return_sequences": 2},
    "met by one": {"force_words_ids": [DRAGON], "max_new_tokens": 3, "num_return_sequences": 4},
    "suppressed": {"force_words_ids": [DOG], "suppress_tokens": DOG},
    "in the prompt": {"force_words_ids": [[493]], "num_return_sequences": 2},
    "an end in a phrase": {"force_words_ids": [[15, 295]], **STOPS},
    "ends": {"force_words_ids": [WAS], **STOPS, "num_return_sequences": 4},
    "ends early": {"force_words_ids": [WAS], **STOPS, "early_stopping": True, "num_return_sequences": 4},
    "ends never": {"force_words_ids": [WAS], **STOPS, "early_stopping": "never", "length_penalty": 0.5},
    "two ends": {"force_words_ids": [WAS], "eos_token_id": [2, 15], "num_return_sequences": 4},
    "no length penalty": {"force_words_ids": [MOON], "length_penalty": 0.0, **STOPS, "num_return_sequences": 2},
    "short": {"force_words_ids": [MOON], "length_penalty": -1.0, **STOPS},
    "many beams": {"force_words_ids": [MOON, DOG], "num_beams": 9, "num_return_sequences": 2},
    "two beams": {"force_words_ids": [MOON, DOG], "num_beams": 2},
    "repetition penalty": {"force_words_ids": [DOG], "repetition_penalty": 1.5, "no_repeat_ngram_size": 2},
    "at least": {"force_words_ids": [DOG], **STOPS, "min_new_tokens": 12},
    "no cache": {"force_words_ids": [MOON], "use_cache": False, "max_new_tokens": 8},
    "batch": {"prompts": 3, "force_words_ids": [MOON, HAPPY], "num_return_sequences": 2},
    "batch with ends": {"prompts": 3, "force_words_ids": [WAS], **STOPS, "num_return_sequences": 3},
    "gpt2": {"model": "gpt2", "force_words_ids": [[20, 21], [[30], [31, 32]]], "num_return_sequences": 4},
    "gpt2, sums below -100": {"model": "gpt2", "force_words_ids": [[20, 21, 22], [30, 31]], "max_new_tokens": 50},
    "gpt2 batch": {"model": "gpt2", "prompts": 3, "force_words_ids": [[20, 21], [30]], "num_return_sequences": 2},
    "t5": {"model": "t5", "force_words_ids": [[20, 21], [[30], [31, 32]]], "num_return_sequences": 4},
    "t5 batch with ends": {"model": "t5", "prompts": 3, "force_words_ids": [[54]], "eos_token_id": [12, 40]},
}
CASES = {("diverse", name): GROUPS | case for name, case in DIVERSE.items()}
CASES |= {("constrained", name): WORDS | case for name, case in CONSTRAINED.items()}


def tiny(kind: str) -> Any:
    """A tiny GPT-2 or T5 in evaluation mode, filled by name with numbers that depend on no release."""
    if kind == "gpt2":
        config = GPT2Config(vocab_size=100, n_embd=32, n_layer=2, n_head=4, n_positions=64, tie_word_embeddings=False,
                            pad_token_id=0, bos_token_id=1, eos_token_id=2)  # fmt: skip
        model = GPT2LMHeadModel(config)
    else:
        config = T5Config(vocab_size=100, d_model=32, d_kv=8, d_ff=64, num_layers=2, num_decoder_layers=2, num_heads=4,
                          pad_token_id=0, eos_token_id=2, decoder_start_token_id=0)  # fmt: skip
        model = T5ForConditionalGeneration(config)
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            numbers = numpy.random.default_rng(zlib.crc32(name.encode())).standard_normal(tuple(parameter.shape))
            if parameter.dim() > 1:
                parameter.copy_(torch.from_numpy(0.4 * numbers))
    return model.eval()


def load(name: str) -> Any:
    """The model of a case."""
    return AutoModelForCausalLM.from_pretrained(STORIES).eval() if name == "stories" else tiny(name)


def inputs(name: str, prompts: int) -> dict[str, torch.Tensor]:
    """The first `prompts` prompts of a model, padded on the left (on the right for an encoder)."""
    texts = PROMPTS[name][:prompts]
    if name == "stories":
        tokenizer = Tokenizer.from_file(str(STORIES / "tokenizer.json"))
        texts = [tokenizer.encode(text).ids for text in texts]
    longest = max(map(len, texts))
    rows = []
    for ids in texts:
        padding = [PADS[name]] * (longest - len(ids))
        rows.append([*ids, *padding] if name == "t5" else [*padding, *ids])
    ids = torch.tensor(rows)
    return {"input_ids": ids, "attention_mask": (ids != PADS[name]).long()}


def split(case: dict[str, Any]) -> tuple[str, int, list[int] | None, dict[str, Any]]:
    """(model, number of prompts, tokens that are allowed, GenerationConfig fields) of a case."""
    config = dict(case)
    model, prompts = config.pop("model", "stories"), config.pop("prompts", 1)
    return model, prompts, config.pop("allowed_tokens", None), config


# --------------------------------------------------------------------------------------- only with transformers 4.52.4


def tracked(scorer: type) -> type:
    """The scorer class of the release, looking on as it chooses: all texts that it keeps know their rows."""

    class Tracked(scorer):
        def process(self, input_ids, *args, group_index=0, beam_indices=None, **kwargs):
            size = self.num_beams // self.num_beam_groups
            if not hasattr(self, "paths"):
                self.paths = [()] * (len(input_ids) // size * self.num_beams)
            where = [row // size * self.num_beams + group_index * size + row % size for row in range(len(input_ids))]
            if self.num_beam_groups > 1:
                kwargs["group_index"] = group_index
            paths = [self.paths[row] for row in where]
            result = super().process(input_ids, *args, beam_indices=paths, **kwargs)
            for pool in self._beam_hyps[group_index :: self.num_beam_groups]:
                pool.beams = [
                    (score, ids, (*rows[:-1], where[rows[-1]]) if torch.is_tensor(rows[-1]) else rows)
                    for score, ids, rows in pool.beams
                ]
            for row, parent in zip(where, result["next_beam_indices"].tolist(), strict=True):
                self.paths[row] = (*paths[parent], where[parent])
            return result

        def finalize(self, input_ids, *args, beam_indices=None, **kwargs):
            places = [row.data_ptr() for row in input_ids]
            for pool in self._beam_hyps:

                def add(ids, total, beam_indices=None, generated_len=None, add=pool.add):
                    return add(ids, total, self.paths[places.index(ids.data_ptr())], generated_len)

                pool.add = add
            return super().finalize(input_ids, *args, beam_indices=self.paths, **kwargs)

    return Tracked


def run(model: Any, case: dict[str, Any], look_on: bool) -> Any:
    """One case with the release's own `generate`; with `look_on`, its `beam_indices` are the rows in truth."""
    from transformers import DisjunctiveConstraint, PhrasalConstraint
    from transformers.generation import beam_search, utils

    name, prompts, allowed, config = split(case)
    if "constraints" in config:
        config["constraints"] = [
            PhrasalConstraint(item["phrase"]) if "phrase" in item else DisjunctiveConstraint(item["any_of"])
            for item in config["constraints"]
        ]
    for scorer in ("BeamSearchScorer", "ConstrainedBeamSearchScorer"):
        own = getattr(beam_search, scorer)
        setattr(utils, scorer, tracked(own) if look_on else own)
    return model.generate(
        **inputs(name, prompts),
        generation_config=GenerationConfig(
            **{"pad_token_id": PADS[name], "eos_token_id": model.generation_config.eos_token_id} | config,
            decoder_start_token_id=model.generation_config.decoder_start_token_id,
            return_dict_in_generate=True,
            output_scores=True,
        ),
        use_model_defaults=False,
        prefix_allowed_tokens_fn=(lambda batch, ids: allowed) if allowed else None,
    )


def result(model: Any, search: str, case: dict[str, Any]) -> dict[str, Any]:
    """What the file says of one case."""
    output = run(model, case, look_on=True)
    name, prompts, _, config = split(case)
    start = 1 if name == "t5" else inputs(name, prompts)["input_ids"].shape[1]
    ends = config.get("eos_token_id", model.generation_config.eos_token_id)
    ends = ends if isinstance(ends, list) else [ends]
    texts = []
    columns = (output.sequences, output.sequences_scores.tolist(), output.beam_indices.tolist())
    for ids, score, path in zip(*columns, strict=True):
        rows = [row for row in path if row >= 0]
        tokens = ids[start : start + len(rows)].tolist()
        total = score * len(rows) ** config.get("length_penalty", 1.0)
        if tokens[-1] in ends:  # which of them?
            sums = {end: sum(logprobs(output, search, rows, [*tokens[:-1], end])) for end in ends}
            tokens[-1] = min(ends, key=lambda end: abs(sums[end] - total)) if len(ends) > 1 else tokens[-1]
        steps = logprobs(output, search, rows, tokens)
        assert sum(steps) == total or abs(sum(steps) - total) < 1e-3, (case, sum(steps), total)
        texts.append({"tokens": tokens, "score": score, "rows": rows, "logprobs": [round(step, 5) for step in steps]})
    told = {"sequences": output.sequences[:, start:].tolist(), "beam_indices": None, "texts": texts}
    try:
        plain = run(model, case, look_on=False)
    except (TypeError, RuntimeError):  # a text without all its words has no rows
        return told
    assert torch.equal(plain.sequences, output.sequences)
    if plain.beam_indices is not None:
        told["beam_indices"] = [[row for row in path if row >= 0] for path in plain.beam_indices.tolist()]
    return told


def logprobs(output: Any, search: str, rows: list[int], tokens: list[int]) -> list[float]:
    """The log-probability of each token. Constrained search hands over the sums up to each step."""
    sums = [scores[row, token].item() for scores, row, token in zip(output.scores, rows, tokens, strict=False)]
    if search == "diverse":
        return sums
    pairs = zip(sums, [0.0, *sums[:-1]], strict=True)
    return [after if after == -math.inf else after - before for after, before in pairs]


def main() -> None:
    models = {name: load(name) for name in PROMPTS}
    wanted = sys.argv[1:]  # names of cases, or all
    results = json.loads(FILE.read_text("utf-8")) if wanted else {"diverse": {}, "constrained": {}}
    for (search, name), case in CASES.items():
        if name in wanted or not wanted:
            results[search][name] = result(models[split(case)[0]], search, case)
    text = json.dumps(results, separators=(",", ":"))
    FILE.write_text(text.replace('},"', '},\n"') + "\n", "utf-8")  # a line for each case


if __name__ == "__main__":
    main()

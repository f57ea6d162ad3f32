"""Bare `generate`, in a process that never imports this project: it reads jobs from its input and writes results.

    python -I tests/support/bare_generate.py

Each job and each result is a pickle, one after the other. A job names a file with a pickled model (and maybe one with a
draft for it), and has `input_ids`, `config` (plain values), `seed` and a tokenizer; the result has what `generate`
gave, or under "error" why it gave nothing. Every job gets a fresh copy of its model. Knows transformers only.
"""

from __future__ import annotations

import contextlib
import copy
import functools
import io
import os
import pickle
import sys
import warnings
from typing import Any


@functools.lru_cache(maxsize=2)
def _model(path: str) -> Any:
    import torch

    return torch.load(path, weights_only=False)


def _ready(config: dict[str, Any]) -> Any:
    """The library's form of plain values."""
    from transformers import GenerationConfig, SynthIDTextWatermarkingConfig

    config = dict(config)
    if "ngram_len" in (config.get("watermarking_config") or {}):
        config["watermarking_config"] = SynthIDTextWatermarkingConfig(**config["watermarking_config"])
    told = {"return_dict_in_generate": True, "output_scores": True, "output_logits": True}
    return GenerationConfig(**config, **told)


def answer(job: dict[str, Any]) -> dict[str, Any]:
    """What `generate` gives for a job."""
    import torch

    model, config = copy.deepcopy(_model(job["model"])), job["config"]
    draft = copy.deepcopy(_model(job["draft"])) if job.get("draft") else None
    if draft is not None or config.get("assistant_early_exit"):
        for name in ("num_assistant_tokens", "num_assistant_tokens_schedule", "assistant_confidence_threshold"):
            if config.get(name) is not None:  # read from what drafts
                setattr((draft or model).generation_config, name, config[name])
    ready = _ready(config)
    ids = torch.tensor([job["input_ids"]])
    more = {"tokenizer": job["tokenizer"]} if {"stop_strings", "token_healing"} & set(config) else {}
    torch.manual_seed(job["seed"])
    output = model.generate(
        ids, attention_mask=torch.ones_like(ids), generation_config=ready, assistant_model=draft, **more
    )
    beams = getattr(output, "beam_indices", None)
    steps = len(output.scores)
    start = output.sequences.shape[1] - steps if beams is None else None
    result: dict[str, Any] = {"all_ids": output.sequences.tolist(), "steps": steps}
    with contextlib.suppress(Exception):  # it asks the config how wide logits are, and some say it wrongly
        scores = model.compute_transition_scores(output.sequences, output.scores, beams, normalize_logits=beams is None)
        result["logprobs"] = scores.tolist()
    if beams is not None:
        result["beams"] = beams.tolist()
        result["score"] = output.sequences_scores.tolist()
    else:
        chosen = output.sequences[:, start:]
        for name, values in (("ranks", output.scores), ("raw_ranks", output.logits)):
            stacked = torch.stack([each.float() for each in values], dim=1)  # (rows, steps, vocab)
            own = stacked.gather(2, chosen[..., None])
            result[name] = (1 + (stacked > own).sum(2)).tolist()
            if name == "ranks":
                result["kept"] = (stacked > job["removed"]).sum(2).tolist()
    return result


def main() -> None:
    requests, replies = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what the library prints is no reply
    import torch
    import transformers

    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    transformers.logging.set_verbosity(transformers.logging.CRITICAL)
    while True:
        try:
            job = pickle.load(requests)
        except EOFError:
            return
        assert not any(name.split(".")[0] in ("playground", "tests", "visualizers") for name in sys.modules)
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                result = answer(job)
        except Exception as error:
            result = {"error": f"{type(error).__name__}: {' '.join(str(error).split())[:300]}"}
        pickle.dump(result, replies)
        replies.flush()


if __name__ == "__main__":
    main()

"""A request as the library's config for a model of block diffusion, complete.

Knows which fields are there, where each comes from, and the types that the library insists on. transformers is imported
when a config is made.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from playground.requests.canvas_problems import DEFAULTS
from playground.requests.request_problems import request_error
from playground.requests.validation import Checked
from playground.texts import said

if TYPE_CHECKING:
    from transformers import DiffusionGemmaGenerationConfig

TOKEN_FIELDS = ("bos_token_id", "eos_token_id", "pad_token_id")


def denoising_config(checked: Checked, own: Any) -> DiffusionGemmaGenerationConfig:
    """The library's form of what such a model reads of a request, complete: what the request leaves unset is taken from
    the model's `own` generation config, or else from the library's defaults. The model's max_length, which a request
    cannot set, is handed on.

    Raises RequestError with the library's own message where it refuses a value.
    """
    from transformers import DiffusionGemmaGenerationConfig, EntropyBoundSamplerConfig  # here: it takes seconds

    asked = {**checked.config, **(checked.request.denoising or {})}
    bound = getattr(own, "sampler_config", None)
    models = {name: getattr(own, name, None) for name in (*DEFAULTS, *TOKEN_FIELDS)}
    models["entropy_bound"] = bound.entropy_bound if bound is not None else None
    known = {name: value for name, value in models.items() if value is not None}
    fields = {name: value for name, value in {**DEFAULTS, **known, **asked}.items() if name in models}
    for name in ("t_min", "t_max", "confidence_threshold"):
        fields[name] = float(fields[name])  # the library insists
    sampler = EntropyBoundSamplerConfig(entropy_bound=float(fields.pop("entropy_bound")))
    max_length = getattr(own, "max_length", None)
    try:
        # compiled functions would be kept in a model that other runs share, and their rounding is another
        return DiffusionGemmaGenerationConfig(
            **fields, max_length=max_length, sampler_config=sampler, disable_compile=True, return_dict_in_generate=True
        )
    except (ValueError, TypeError) as error:
        message, fix = str(error).replace("`", ""), said("Change or leave out the knob that the message names.")
        raise request_error("denoising", message, fix) from error


def num_canvases(config: DiffusionGemmaGenerationConfig, prompt_length: int, canvas_length: int) -> int:
    """How many canvases `generate` fills at most, by its own rule: max_new_tokens, rounded up to whole canvases."""
    new_tokens = config.max_new_tokens
    if config.max_length and new_tokens == DEFAULTS["max_new_tokens"]:
        new_tokens = config.max_length - prompt_length
    return math.ceil(new_tokens / canvas_length)

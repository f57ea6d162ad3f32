"""A request to a model of block diffusion, which denoises whole canvases instead of writing one token after the other:
what no such model can do of it, and its config in the library's form, complete.

That single knobs have no effect stands in their rows (`Knob.with_canvases`). transformers is imported when a config is
made.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from playground.requests.request import GenerationRequest
from playground.requests.request_problems import error, request_error, without
from playground.texts import said
from playground.trace import Diagnostic

if TYPE_CHECKING:
    from transformers import DiffusionGemmaGenerationConfig

# What applies where neither the request nor the model sets it: the library's own defaults, which it tells nowhere else.
DEFAULTS: dict[str, object] = {
    "max_new_tokens": 256,
    "max_denoising_steps": 48,
    "entropy_bound": 0.1,
    "t_min": 0.4,
    "t_max": 0.8,
    "stability_threshold": 1,
    "confidence_threshold": 0.005,
}
TOKEN_FIELDS = ("bos_token_id", "eos_token_id", "pad_token_id")


def refusals(request: GenerationRequest, known: Mapping[str, object]) -> Iterator[Diagnostic]:
    """What no model of block diffusion can do of `request`; `known` is what is known of this one (see `check`)."""
    if not known.get("canvas_length"):
        return
    for knob, asked in (
        ("structured_output", request.structured_output),
        ("custom_generate", request.custom_generate),
        ("given", request.given),
        ("watch", request.watch),
        ("media", request.media),
    ):
        if asked:
            message = said("{knob} needs a model that writes one token at a time; this one denoises canvases.",
                           knob=knob)  # fmt: skip
            yield error(knob, message, without(knob))


def unread(ignored: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """One line for all that such a model does not read: most of what a strategy sets."""
    if names := [problem.knob for problem in ignored]:
        message = said("This model denoises canvases, and does not read {names}.", names=", ".join(names))
        yield Diagnostic("model", "info", message)


def denoising_config(asked: Mapping[str, object], own: object) -> DiffusionGemmaGenerationConfig:
    """The library's form of what such a model reads of a request, complete: `asked` are the well-formed values of its
    config and those of its field `denoising`. What they leave unset is taken from the model's `own` generation config,
    or else from the library's defaults. The model's max_length, which a request cannot set, is handed on.

    Raises RequestError with the library's own message where it refuses a value.
    """
    from transformers import DiffusionGemmaGenerationConfig, EntropyBoundSamplerConfig  # here: it takes seconds

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

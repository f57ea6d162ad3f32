"""The library's form of a request's config: its GenerationConfig.

Knows which fields are there and the types that the library's processors insist on. What a model sets itself is the
library's to apply. transformers is imported when a config is made.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from playground.knobs import KNOBS
from playground.requests.request import plain
from playground.requests.request_problems import request_error
from playground.texts import said
from playground.trace.wire import Json

if TYPE_CHECKING:
    from transformers import GenerationConfig


def generation_config(values: Mapping[str, object], own: GenerationConfig | None = None) -> GenerationConfig:
    """The library's form of the well-formed `values` of a config, for `generate(generation_config=...)`.

    What they leave unset stays None, so that the model's `own` config applies later; only do_sample and num_beams are
    taken from it at once, because the library checks num_return_sequences against them.
    Raises RequestError with the library's own message where it refuses.
    """
    import transformers  # here, because it takes seconds

    fields = {name: _for_library(name, value) for name, value in values.items()}
    for name in ("do_sample", "num_beams"):
        if getattr(own, name, None) is not None:
            fields.setdefault(name, getattr(own, name))
    try:
        if watermark := fields.get("watermarking_config"):
            kind = "SynthIDTextWatermarkingConfig" if "ngram_len" in watermark else "WatermarkingConfig"
            fields["watermarking_config"] = getattr(transformers, kind)(**watermark)
        if compiling := fields.get("compile_config"):
            fields["compile_config"] = transformers.CompileConfig(**compiling)
        return transformers.GenerationConfig(**fields)
    except (ValueError, TypeError) as error:
        message = str(error).replace("`", "")
        fix = said("Change or leave out the knob that the message names.")
        raise request_error("config", message, fix) from error


def _for_library(name: str, value: object) -> Json:
    """A value of the right shape, in the types that the library's processors insist on."""
    if KNOBS[name].kind == "float":
        return float(value)
    if name == "sequence_bias":
        return [[list(ids), float(bias)] for ids, bias in plain(value)]
    if name == "exponential_decay_length_penalty":
        return value[0], float(value[1])
    return plain(value)

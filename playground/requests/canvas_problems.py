"""What no model of block diffusion can do of a request: they denoise whole canvases of tokens instead of writing one
after the other.

That single knobs have no effect stands in their rows (`Knob.with_canvases`). Standard library only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from playground.requests.request import GenerationRequest
from playground.requests.request_problems import error, without
from playground.texts import said
from playground.trace import Diagnostic

# What applies where neither the request nor the model sets it: the library's own defaults, which it tells nowhere else.
DEFAULTS: dict[str, Any] = {
    "max_new_tokens": 256,
    "max_denoising_steps": 48,
    "entropy_bound": 0.1,
    "t_min": 0.4,
    "t_max": 0.8,
    "stability_threshold": 1,
    "confidence_threshold": 0.005,
}


def refusals(request: GenerationRequest, known: Mapping[str, Any]) -> Iterator[Diagnostic]:
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
            message = said("{knob} needs a model that writes one token after the other; this one denoises canvases.",
                           knob=knob)  # fmt: skip
            yield error(knob, message, without(knob))


def unread(ignored: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """One line for all that such a model does not read: most of what a strategy sets."""
    if names := [problem.knob for problem in ignored]:
        message = said("This model denoises canvases, and does not read {names}.", names=", ".join(names))
        yield Diagnostic("model", "info", message)

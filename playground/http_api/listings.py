"""`models`, `presets` and `estimate`: what there is, and what a model takes.

Knows the engine and the presets; runs nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from playground.http_api.fields import read_body
from playground.http_api.responses import json_response
from playground.http_api.service import Call
from playground.models.description import LoadedDescription
from playground.presets.presets import PRESETS, Preset, default_assistant, default_preset
from playground.trace.wire import Record


@dataclass(frozen=True)
class OfferedModel:
    """A model by its short name: the one that drafts for it and the preset to start with, and what is known of it; null
    where it is not."""

    model: str
    assistant: str | None
    preset: str
    context_length: int | None
    vocab_size: int | None
    num_layers: int | None
    is_encoder_decoder: bool | None
    has_chat_template: bool | None
    weights_here: bool | None


@dataclass(frozen=True)
class Models:
    """The models that are offered, the default first, and those that are loaded. Where the instance allows it, a Hub id
    or a folder can be named, too."""

    models: list[OfferedModel]
    loaded: list[LoadedDescription]


@dataclass(frozen=True)
class Presets:
    """The strategies."""

    presets: list[Preset]


_FACTS = ("context_length", "vocab_size", "num_layers", "is_encoder_decoder", "has_chat_template", "weights_here")


async def models(call: Call) -> Response:
    """The models on offer, and which of them are loaded."""
    return json_response(await call.beside(_models, call))


def _models(call: Call) -> Models:
    offered = []
    for name in call.engine.models():
        facts = call.engine.facts(name)
        known = [getattr(facts, fact, None) for fact in _FACTS]
        offered.append(OfferedModel(name, default_assistant(name), default_preset(name), *known))
    return Models(offered, call.engine.opened())


async def presets(call: Call) -> Response:
    """The strategies with their settings, which you can send as a run's config."""
    return json_response(Presets(list(PRESETS.values())))


class EstimateBody(Record):
    """What `estimate` takes."""

    model: Annotated[str, Meta(description="A model's name, with options for opening it if you like.")]


async def estimate(call: Call) -> Response:
    """What a model would need, before its weights are downloaded or read."""
    asked = read_body(await call.body(), EstimateBody)
    return json_response(await call.beside(lambda: call.engine.estimate(asked.model)))

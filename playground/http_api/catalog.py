"""`models`, `presets` and `estimate`: what there is, and what a model takes.

Knows the engine and the presets; runs nothing.
"""

from __future__ import annotations

import asyncio
import dataclasses
from typing import Any

from starlette.responses import Response

from playground.http_api.answers import json_response
from playground.http_api.fields import BodyField, read_fields, text
from playground.http_api.service import Call
from playground.presets.presets import PRESETS, default_assistant, default_preset

_FACTS = ("context_length", "vocab_size", "num_layers", "is_encoder_decoder", "has_chat_template", "weights_here")


async def models(call: Call) -> Response:
    """The models that are offered, the default first, and which of them are loaded."""
    return json_response(await asyncio.to_thread(_models, call))


def _models(call: Call) -> dict[str, Any]:
    offered = []
    for name in call.engine.models():
        facts = call.engine.facts(name)
        told = {fact: getattr(facts, fact, None) for fact in _FACTS}
        named = {"model": name, "assistant": default_assistant(name), "preset": default_preset(name)}
        offered.append({**named, **told})
    return {"models": offered, "loaded": [dataclasses.asdict(each) for each in call.engine.opened()]}


async def presets(call: Call) -> Response:
    """The strategies with their settings, to be sent as the `config` of a run."""
    told = ("name", "title", "description", "group", "config", "assistant", "words")
    rows = [{name: getattr(preset, name) for name in told} for preset in PRESETS.values()]
    return json_response({"presets": rows})


ESTIMATE_FIELDS: dict[str, BodyField] = {"model": text("A model by its name, which may say how it is opened.")}


async def estimate(call: Call) -> Response:
    """What a model takes, before its weights are downloaded or read."""
    asked = read_fields(await call.body(), ESTIMATE_FIELDS)
    found = await call.beside(lambda: call.engine.estimate(asked["model"]))
    return json_response(dataclasses.asdict(found))

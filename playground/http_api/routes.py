"""The routes of the API, in one table: what is served, and what is told of it in `openapi.json` and on its page.

`api_routes` makes Starlette's routes of it, to stand beside Gradio's.
"""

from __future__ import annotations

import functools

from starlette.responses import Response
from starlette.routing import Route

from playground.engines.protocol import Engine
from playground.experiments.choices import Choices
from playground.experiments.precision import PrecisionReport
from playground.http_api import listings, runs, texts, trials
from playground.http_api.answer_schemas import TRACE, AttackedText, ComparedRuns, SweptGrid, TrialReport
from playground.http_api.api_route import ApiRoute, question_route
from playground.http_api.comparison_stream import Found, RunsListed
from playground.http_api.html_page import html_page
from playground.http_api.keys import Keys
from playground.http_api.openapi import document
from playground.http_api.problem_details import Problem
from playground.http_api.responses import json_response
from playground.http_api.service import Call, Service, guarded
from playground.models.description import Estimate
from playground.questions.kinds import QUESTIONS
from playground.questions.pair import PairAdvanced
from playground.requests.request import GenerationRequest
from playground.server.visitor import Visitors
from playground.settings import Settings
from playground.sharing.report_shapes import GreenReport, SynthidReport
from playground.trace.wire import encode

PREFIX = "/api/v1"

_RUN = {"model": "stories", "prompt": "Once upon a time", "config": {"max_new_tokens": 20}, "seed": 0}
_PLAYED = (RunsListed, Found)

ROUTES: tuple[ApiRoute, ...] = (
    ApiRoute("POST", "/run", runs.run, TRACE, GenerationRequest, _RUN, streams=True),
    ApiRoute(
        "POST", "/compare", runs.compare, ComparedRuns, runs.CompareBody,
        {"requests": [_RUN, {**_RUN, "config": {"max_new_tokens": 20, "do_sample": True}}]}, streams=True,
    ),
    ApiRoute(
        "POST", "/score", runs.score, runs.TextScores, runs.ScoreBody,
        {"model": "stories", "prompt": "Once upon", "text": " a time there was a cat."},
    ),
    ApiRoute(
        "POST", "/choices", texts.choices, Choices, texts.ChoicesBody,
        {"request": {"model": "stories", "prompt": "The sun was"}, "answers": ["warm", "cold"]},
        streams=True, more_events=_PLAYED,
    ),
    ApiRoute(
        "POST", "/sweep", trials.sweep, SweptGrid, trials.SweepBody,
        {"request": {**_RUN, "config": {"max_new_tokens": 10, "do_sample": True}},
         "axes": [{"knob": "temperature", "values": [0.5, 1.0, 1.5]}, {"knob": "top_p", "values": "0.5, 1"}]},
        streams=True, more_events=_PLAYED,
    ),
    ApiRoute(
        "POST", "/trials", trials.trials, TrialReport, trials.TrialsBody,
        {"question": "speed", "request": _RUN, "repeats": 2}, streams=True, more_events=_PLAYED,
    ),
    ApiRoute(
        "POST", "/precision", trials.precision, PrecisionReport, trials.PrecisionBody,
        {"request": _RUN, "precisions": ["float32", "bfloat16"], "repeats": 1},
        streams=True, more_events=(*_PLAYED, PairAdvanced),
    ),
    *(question_route(kind) for kind in QUESTIONS.values() if kind.example is not None),
    ApiRoute(
        "POST", "/detect", texts.detect, GreenReport | SynthidReport, texts.DetectBody,
        {"model": "stories", "text": "Once there was a cat who liked to play.",
         "watermark": {"greenlist_ratio": 0.25, "bias": 2.5, "hashing_key": 15485863}},
    ),
    ApiRoute(
        "POST", "/attack", texts.attack, AttackedText, texts.AttackBody,
        {"attack": "delete", "text": "Once there was a cat who liked to play.", "strength": 0.3},
    ),
    ApiRoute(
        "POST", "/estimate", listings.estimate, Estimate, listings.EstimateBody,
        {"model": "stories?dtype=bfloat16"},
    ),
    ApiRoute("GET", "/models", listings.models, listings.Models),
    ApiRoute("GET", "/presets", listings.presets, listings.Presets),
)  # fmt: skip


def service_of(engine: Engine, settings: Settings, visitors: Visitors) -> Service:
    """What all routes stand on."""
    return Service(engine, settings, visitors, Keys(settings.api_keys))


def api_routes(engine: Engine, settings: Settings, visitors: Visitors) -> list[Route]:
    """The routes below `/api/v1`. `visitors` tells the address of whoever calls."""
    service = service_of(engine, settings, visitors)
    routes = [Route(PREFIX + each.path, guarded(service, each.handler), methods=[each.method]) for each in ROUTES]
    told = [
        *(Route(path, guarded(service, page, is_open=True), methods=["GET"]) for path in (PREFIX, f"{PREFIX}/")),
        Route(f"{PREFIX}/openapi.json", guarded(service, openapi, is_open=True), methods=["GET"]),
        Route(f"{PREFIX}/{{rest:path}}", guarded(service, nothing_here, is_open=True), methods=_METHODS),
    ]
    return [*routes, *told]


@functools.cache
def _document(with_keys: bool) -> str:
    return encode(document(ROUTES, PREFIX, with_keys))


async def openapi(call: Call) -> Response:
    """The OpenAPI document."""
    return json_response(await call.beside(_document, bool(call.service.keys)))


async def page(call: Call) -> Response:
    """The page that lists the routes."""
    address = str(call.http.base_url).rstrip("/") + PREFIX
    text = html_page(ROUTES, PREFIX, address, bool(call.service.keys))
    return Response(text, media_type="text/html", headers={"Cache-Control": "no-store"})


_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


async def nothing_here(call: Call) -> Response:
    """There is no such route, or not with this method."""
    path = call.http.path_params.get("rest", "").strip("/")
    allowed = sorted({route.method for route in ROUTES if route.name == path})
    if allowed:
        raise Problem(405, f"Use {' or '.join(allowed)}.", headers={"Allow": ", ".join(allowed)})
    raise Problem(404, f"There is nothing here. {PREFIX} lists what there is.")

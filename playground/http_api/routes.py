"""The routes of the API, in one table: what is served, and what is told of it in `openapi.json` and on its page.

`api_routes` makes Starlette's routes of it, to stand beside Gradio's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from starlette.responses import Response
from starlette.routing import Route

from playground.engines.protocol import Engine
from playground.http_api import catalog, runs, texts, trials
from playground.http_api.fields import REQUEST_SCHEMA, BodyField, schema_of
from playground.http_api.keys import Keys
from playground.http_api.problems import Problem
from playground.http_api.service import Call, Handler, Service, guarded
from playground.settings import Settings
from playground.ui.server.visitor import Visitors

PREFIX = "/api/v1"


@dataclass(frozen=True)
class ApiRoute:
    """One route. Its summary is the first line of the handler's docstring. `body` has the fields of what is sent, or is
    the schema of it; None where nothing is. `streams` says that the answer can be a stream of events."""

    method: str
    path: str
    handler: Handler
    body: Mapping[str, BodyField] | dict[str, Any] | None = None
    streams: bool = False

    @property
    def name(self) -> str:
        return self.path.strip("/")

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip().splitlines()[0]

    @property
    def body_schema(self) -> dict[str, Any] | None:
        """The JSON Schema of what is sent."""
        if self.body is None or any(not isinstance(field, BodyField) for field in self.body.values()):
            return self.body
        return schema_of(self.body)


ROUTES: tuple[ApiRoute, ...] = (
    ApiRoute("POST", "/run", runs.run, REQUEST_SCHEMA, streams=True),
    ApiRoute("POST", "/compare", runs.compare, runs.COMPARE_FIELDS, streams=True),
    ApiRoute("POST", "/score", runs.score, runs.SCORE_FIELDS),
    ApiRoute("POST", "/choices", texts.choices, texts.CHOICES_FIELDS, streams=True),
    ApiRoute("POST", "/sweep", trials.sweep, trials.SWEEP_FIELDS, streams=True),
    ApiRoute("POST", "/trials", trials.trials, trials.TRIALS_FIELDS, streams=True),
    ApiRoute("POST", "/precision", trials.precision, trials.PRECISION_FIELDS, streams=True),
    ApiRoute("POST", "/batch", texts.batch, texts.BATCH_FIELDS, streams=True),
    ApiRoute("POST", "/detect", texts.detect, texts.DETECT_FIELDS),
    ApiRoute("POST", "/attack", texts.attack, texts.ATTACK_FIELDS),
    ApiRoute("POST", "/estimate", catalog.estimate, catalog.ESTIMATE_FIELDS),
    ApiRoute("GET", "/models", catalog.models),
    ApiRoute("GET", "/presets", catalog.presets),
)


def service_of(engine: Engine, settings: Settings, visitors: Visitors) -> Service:
    """What all routes stand on."""
    return Service(engine, settings, visitors, Keys(settings.api_keys))


def api_routes(engine: Engine, settings: Settings, visitors: Visitors) -> list[Route]:
    """The routes below `/api/v1`. `visitors` tells the address of whoever calls."""
    service = service_of(engine, settings, visitors)
    routes = [Route(PREFIX + each.path, guarded(service, each.handler), methods=[each.method]) for each in ROUTES]
    rest = [Route(f"{PREFIX}/{{rest:path}}", guarded(service, nothing_here, is_open=True), methods=_METHODS)]
    return routes + rest


_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


async def nothing_here(call: Call) -> Response:
    """There is no such route, or not with this method."""
    path = call.http.path_params.get("rest", "").strip("/")
    allowed = sorted({route.method for route in ROUTES if route.name == path})
    if allowed:
        raise Problem(405, f"Use {' or '.join(allowed)}.", headers={"Allow": ", ".join(allowed)})
    raise Problem(404, f"There is nothing here. {PREFIX} lists what there is.")

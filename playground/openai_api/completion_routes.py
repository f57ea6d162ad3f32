"""The routes of OpenAI's API, below `/v1`: `models`, `completions` and `chat/completions`, so that programs written for
it can point at this instance.

How: [docs/openai.md](../../docs/openai.md). Knows the engine and the other `openai_*` modules.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

from starlette.responses import Response
from starlette.routing import Route

from playground.http_api.comparison_stream import check_count
from playground.http_api.problem_details import Problem, problem_of_failure, wrong
from playground.http_api.responses import everything, job, json_response
from playground.http_api.run_stream import EventResponse
from playground.http_api.runs import runs_of
from playground.http_api.service import Call, Handler, Service, guarded
from playground.openai_api.completion_requests import read_asked
from playground.openai_api.completion_shapes import ChunkWriter, document, error_of
from playground.trace import Diagnostic, Event, Failed, replace
from playground.trace.wire import Json

PREFIX = "/v1"
_NO_MODEL = ("ModelUnavailable", "ModelNotFound")
_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


def openai_routes(service: Service) -> list[Route]:
    """The routes, to stand beside Gradio's."""

    def route(path: str, handler: Handler, *methods: str, is_open: bool = False) -> Route:
        endpoint = guarded(service, handler, error_response, is_open)
        return Route(PREFIX + path, endpoint, methods=list(methods))

    return [
        route("/models", models, "GET"),
        route("/models/{name:path}", model, "GET"),
        route("/completions", completions, "POST"),
        route("/chat/completions", chat_completions, "POST"),
        route("/{rest:path}", nothing_here, *_METHODS, is_open=True),
    ]


async def models(call: Call) -> Response:
    """The models that are offered."""
    names = await asyncio.to_thread(call.engine.models)
    return json_response({"object": "list", "data": list(map(_model, names))})


async def model(call: Call) -> Response:
    """One of them."""
    name = call.http.path_params["name"]
    if name not in await asyncio.to_thread(call.engine.models):
        raise wrong("model", f"There is no model named {name!r} in the list.", "GET /v1/models has it.", 404)
    return json_response(_model(name))


def _model(name: str) -> dict[str, Json]:
    return {"id": name, "object": "model", "created": 0, "owned_by": "generation-playground"}


async def completions(call: Call) -> Response:
    """A text goes on."""
    return await _answer(call, is_chat=False)


async def chat_completions(call: Call) -> Response:
    """A chat goes on."""
    return await _answer(call, is_chat=True)


async def nothing_here(call: Call) -> Response:
    """There is no such route, or not with this method."""
    raise Problem(404, "There is nothing here, only GET /v1/models and POST /v1/completions and /v1/chat/completions.")


async def _answer(call: Call, is_chat: bool) -> Response:
    asked = read_asked(await call.body(), is_chat, call.settings)
    if len(asked.requests) == 1:
        batches = _as_first(await job(call, _submit(call), asked.requests[0]))
    else:
        check_count(call, len(asked.requests))
        batches = runs_of(call, asked.requests)
    batches = _without_failures(batches)
    if asked.stream:
        return EventResponse(batches, ChunkWriter(asked), call.service.faults)
    items = await everything(call, batches)
    return json_response(await call.beside(document, asked, items))


def _submit(call: Call) -> Callable[..., object]:
    """The engine's `submit`, with failures that tell of the model if it is not there."""

    def submit(request: Any, listen: Callable[[Event], None], owner: object) -> Any:
        return call.engine.submit(request, lambda event: listen(_of_model(event)), owner=owner)

    return submit


def _of_model(event: Event) -> Event:
    """A failure because the model cannot be had names the field `model`, so that nobody tries again."""
    if not isinstance(event, Failed) or event.diagnostics or event.error not in _NO_MODEL:
        return event
    return replace(event, diagnostics=[Diagnostic("model", "error", event.message, event.fix)])


async def _as_first(batches: AsyncIterator[list[object]]) -> AsyncIterator[list[tuple[int, object]]]:
    async with contextlib.aclosing(batches):
        async for events in batches:
            yield [(0, event) for event in events]


async def _without_failures(
    batches: AsyncIterator[list[tuple[int, object]]]
) -> AsyncIterator[list[tuple[int, object]]]:
    """The same. Raises Problem where a run fails, which ends the others."""
    async with contextlib.aclosing(batches):
        async for items in batches:
            failed = next((event for _, event in items if isinstance(event, Failed)), None)
            if failed:
                raise problem_of_failure(_of_model(failed))
            yield items


def error_response(problem: Problem) -> Response:
    """A problem as OpenAI tells it: 404 for a model that is not there, 400 for all else that is wrong with a call."""
    told = error_of(problem)
    status = 400 if problem.status == 422 else problem.status
    if told["error"]["code"] == "model_not_found":
        status = 404
    headers = {"Cache-Control": "no-store", **problem.headers}
    return Response(json.dumps(told), status, headers, "application/json")

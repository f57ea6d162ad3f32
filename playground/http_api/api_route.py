"""A row of the table of routes: how it is called, who answers, and what is told of it.

A kind of question is such a row by itself: its type says what is sent, what is answered, and which events come on the
way. Knows handlers, bodies and questions; no particular route.
"""

from __future__ import annotations

import typing
from collections.abc import Mapping
from dataclasses import dataclass

from starlette.responses import Response

from playground.http_api.fields import read_body
from playground.http_api.responses import answer_in, answered, events_of, form_of
from playground.http_api.service import Call, Handler
from playground.questions import Question
from playground.trace.wire import Json, Schema, encode


@dataclass(frozen=True)
class ApiRoute:
    """One route. Its summary is the first line of the handler's docstring, unless it has one. `answer` is the type, or
    the schema, of the JSON that it answers, `body` the type of what is sent; None where nothing is. A route that
    `streams` can answer with events: those of runs, and `more_events`."""

    method: str
    path: str
    handler: Handler
    answer: type | Schema
    body: type | None = None
    example: Mapping[str, Json] | None = None
    streams: bool = False
    more_events: tuple[type, ...] = ()
    words: str = ""

    @property
    def name(self) -> str:
        return self.path.strip("/")

    @property
    def summary(self) -> str:
        return self.words or (self.handler.__doc__ or "").strip().splitlines()[0]


def question_route(kind: type[Question]) -> ApiRoute:
    """The route at which questions of this kind are answered: the body has the fields of the question."""

    async def ask(call: Call) -> Response:
        form, sent = form_of(call), read_body(await call.body(), kind)
        question = await call.beside(sent.as_sent, call.settings)
        return await answered(call, form, await events_of(call, question), lambda events: encode(answer_in(events)))

    parts = typing.get_args(kind.part) or (kind.part,)
    return ApiRoute(
        "POST", f"/{kind.name}", ask, kind.answer, kind, kind.example, True, (*parts, kind.answer), kind.summary
    )

"""How a route answers: a stream of events, or one JSON document once all of them have come.

Knows runs and forms; not what a route is for.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

from starlette.responses import Response

from playground.http_api.problem_details import Problem, problem_of_failure
from playground.http_api.run_stream import EventResponse, begun, collected, until_gone
from playground.http_api.service import Call
from playground.http_api.writers import JSON, WRITERS, item_to_json, wanted_form
from playground.questions import Answer, Answered, Question
from playground.texts import Text
from playground.trace import Failed, Trace
from playground.trace.wire import encode

FEW_EVENTS = 64  # of which a document is made at once

Batches = AsyncIterator[list[object]]


def form_of(call: Call) -> str:
    """The form that the caller wants. Raises Problem."""
    return wanted_form(call.http.headers.get("accept", ""))


async def answered(call: Call, form: str, batches: Batches, document: Callable[[list[object]], str]) -> Response:
    """The events in this form. `document` makes the JSON document of all of them, beside the others' where it takes a
    while; it may raise Problem."""
    if form != JSON:
        return EventResponse(batches, WRITERS[form](), call.service.faults)
    events = await everything(call, batches)
    made = document(events) if len(events) <= FEW_EVENTS else await call.beside(document, events)
    return json_response(made)


async def everything(call: Call, batches: Batches) -> list[object]:
    """All events, once the last has come. Raises Problem where they are larger than what can be opened here, and
    ClientDisconnect where the caller goes."""
    most = call.settings.max_file_mb * 10**6
    return await until_gone(call.http.receive, collected(batches, most, lambda item: len(item_to_json(item))))


def trace_document(events: list[object]) -> str:
    """The trace of a run. Raises Problem where it failed."""
    trace = Trace.fold(events)
    if trace.failed:
        raise problem_of_failure(trace.failed)
    return trace.to_json()


async def events_of(call: Call, question: Question) -> Batches:
    """The events of a question. Raises Problem and RequestError."""
    return await begun(lambda listen: call.engine.ask(question, listen, owner=call.visitor.owner))


def answer_in(events: list[object]) -> Answer:
    """The answer among these events, which are all. Raises Problem where there is none."""
    if isinstance(events[-1], Failed):
        raise problem_of_failure(events[-1])
    for event in events:
        if isinstance(event, Answered):
            return event.answer
    raise Problem(503, "It was stopped before its end.")


async def job(call: Call, submit: Callable[..., object], asked: object) -> Batches:
    """The events of what `submit`, a method of the engine, makes of `asked`. Raises Problem and RequestError."""
    return await begun(lambda listen: submit(asked, listen, owner=call.visitor.owner))


def json_response(value: object) -> Response:
    """A JSON document, or what one is made of."""
    content = value if isinstance(value, str) and not isinstance(value, Text) else encode(value)
    return Response(content, media_type=JSON, headers={"Cache-Control": "no-store"})

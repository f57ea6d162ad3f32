"""The forms of an answer: lines of JSON, server-sent events, or one JSON document, as the header `Accept` says.

Knows events and how they are written; no run and no route.
"""

from __future__ import annotations

from playground.http_api.problem_details import Problem
from playground.questions import Answered, Progressed
from playground.trace import Failed, event_to_json
from playground.trace.wire import encode

NDJSON, SSE, JSON = "application/x-ndjson", "text/event-stream", "application/json"
_FORMS = (NDJSON, SSE, JSON)  # the first where the client takes anything
_ALSO = {"application/ndjson": NDJSON, "application/jsonl": NDJSON}


def wanted_form(accept: str) -> str:
    """NDJSON, SSE or JSON: of those that the header allows the one that it prefers. Raises Problem (406) for none."""
    weights: dict[str, float] = {}
    for part in accept.split(",") if accept.strip() else ["*/*"]:
        kind, *parameters = (piece.strip().lower() for piece in part.split(";"))
        quality = next((each[2:] for each in parameters if each.startswith("q=")), "1")
        weights[_ALSO.get(kind, kind)] = _number(quality)

    def weight(form: str) -> float:
        return weights.get(form, weights.get(f"{form.partition('/')[0]}/*", weights.get("*/*", 0.0)))

    found = max(_FORMS, key=weight)
    if not weight(found):
        raise Problem(406, f"The answer can be {NDJSON}, {SSE} or {JSON}.")
    return found


def _number(text: str) -> float:
    try:
        return min(1.0, max(0.0, float(text)))
    except ValueError:
        return 1.0


class Lines:
    """NDJSON: each event on a line of its own, as in the file of a trace. Of several runs an item is a pair of the
    run's number and its event, and the number is the line's field `run`."""

    media_type = NDJSON
    keep_alive = b""

    def write(self, item: object) -> bytes:
        """An event, or a pair."""
        return f"{item_to_json(item)}\n".encode()

    def fail(self, failed: Failed) -> bytes:
        """The last line."""
        return self.write(failed)

    def end(self) -> bytes:
        """Nothing: the last event says that it is the last."""
        return b""


class ServerSent(Lines):
    """Server-sent events: the same objects as data, under the name of their type."""

    media_type = SSE
    keep_alive = b": waiting\n\n"

    def write(self, item: object) -> bytes:
        """An event, or a pair."""
        event = item[1] if isinstance(item, tuple) else item
        return f"event: {name_of(event)}\ndata: {item_to_json(item)}\n\n".encode()


WRITERS = {NDJSON: Lines, SSE: ServerSent}


def item_to_json(item: object) -> str:
    """An event as JSON, or a pair of a run's number and an event, whose object then begins with the number."""
    if isinstance(item, tuple):
        number, event = item
        return f'{{"run":{number},{item_to_json(event)[1:]}'
    match item:
        case Progressed(part):
            return f'{{"type":"{name_of(item)}",{encode(part)[1:]}'
        case Answered(answer):
            return f'{{"type":"{name_of(item)}","values":{encode(answer)}}}'
    return event_to_json(item)


def name_of(event: object) -> str:
    """What programs know an event by. Parts and answers have names of their own."""
    match event:
        case Progressed(part):
            return type(part).__name__
        case Answered(answer):
            return answer.event
    return type(event).__name__

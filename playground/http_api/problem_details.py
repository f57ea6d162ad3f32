"""What is refused, told to a program: `application/problem+json` (RFC 9457) with the diagnostics of a request.

Knows requests and HTTP's status codes; no route.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from http import HTTPStatus

from starlette.responses import Response

from playground.engines.quotas import TooManyRuns
from playground.errors import PlaygroundError
from playground.requests.request import RequestError
from playground.server.side_work import RETRY_SECONDS, Crowded
from playground.trace import Diagnostic, Failed
from playground.trace.wire import Json

UNFORESEEN = "This did not work, by a fault of the playground. Try it once more."
MEDIA_TYPE = "application/problem+json"
QUEUE_SECONDS = 60  # after which to try again where the queue is full, as its message says
MOST_CHARACTERS = 1_000  # of one text: it may quote what was sent
MOST_DIAGNOSTICS = 50


class Problem(PlaygroundError):
    """An answer that is no success: its status, what is wrong, the diagnostics of a request, and headers."""

    def __init__(
        self, status: int, detail: str, diagnostics: Iterable[Diagnostic] = (), headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(detail)
        self.status, self.detail = status, detail
        self.diagnostics, self.headers = list(diagnostics), dict(headers or {})

    def values(self) -> dict[str, Json]:
        """The fields of RFC 9457, and `diagnostics`, of each the values of `diagnostic_values`."""
        told = self.diagnostics[:MOST_DIAGNOSTICS]
        return {
            "type": "about:blank",
            "title": HTTPStatus(self.status).phrase,
            "status": self.status,
            "detail": _cut(self.detail),
            "diagnostics": [diagnostic_values(each) for each in told],
        }


def diagnostic_values(told: Diagnostic) -> dict[str, Json]:
    """A diagnostic as a program gets it; a change that repeats very much of what was sent is left out."""
    changes = {"change": told.change, "otherwise": told.otherwise}
    return {
        "field": _cut(told.knob), "severity": told.severity, "message": _cut(told.message), "fix": _cut(told.fix),
        **{name: None if len(json.dumps(change)) > MOST_CHARACTERS else change for name, change in changes.items()},
    }  # fmt: skip


def problem_response(problem: Problem) -> Response:
    """The answer that tells of a problem."""
    headers = {"Cache-Control": "no-store", **problem.headers}
    return Response(json.dumps(problem.values()), problem.status, headers, MEDIA_TYPE)


def problem_of(error: RequestError) -> Problem:
    """A request that an engine refuses: 429 where its sender has enough runs, 503 where the queue is full, else 422."""
    if isinstance(error, Crowded):
        return Problem(error.status, str(error), headers={"Retry-After": str(RETRY_SECONDS)})
    if isinstance(error, TooManyRuns):
        return Problem(429, str(error), error.diagnostics)
    if any(d.knob == "queue" for d in error.diagnostics):
        return Problem(503, str(error), error.diagnostics, {"Retry-After": str(QUEUE_SECONDS)})
    return Problem(422, str(error), error.diagnostics)


def problem_of_failure(failed: Failed) -> Problem:
    """A run that ended in an error: 422 where another request would do, else 503."""
    if failed.diagnostics:
        return problem_of(RequestError(failed.diagnostics))
    return Problem(503, f"{failed.message} {failed.fix}".strip())


def wrong(field: str, message: str, fix: str = "", status: int = 422) -> Problem:
    """A problem with one field of what was sent."""
    return Problem(status, f"{field}: {message} {fix}".strip(), [Diagnostic(field, "error", message, fix)])


def _cut(text: str) -> str:
    return text if len(text) <= MOST_CHARACTERS else f"{text[:MOST_CHARACTERS]}…"

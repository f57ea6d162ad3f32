"""What every route stands on: the engine, who calls, and what happens to an error.

`guarded` makes an endpoint of a handler: it asks for the key, and turns what the handler raises into an answer. Knows
no route.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from playground.engines.owner import Owner
from playground.engines.protocol import Engine
from playground.http_api.bodies import most_bytes, read_object
from playground.http_api.keys import Keys
from playground.http_api.problem_details import UNFORESEEN, Problem, problem_of, problem_response
from playground.requests.request import RequestError
from playground.server.fault_log import FaultLog
from playground.server.side_work import SIDE_WORK
from playground.server.visitor import Visitor, Visitors
from playground.settings import Settings
from playground.trace.wire import Json

GONE = 499  # nobody reads this answer


@dataclass(frozen=True)
class Service:
    """An engine, and how it is offered."""

    engine: Engine
    settings: Settings
    visitors: Visitors
    keys: Keys
    faults: FaultLog = field(default_factory=lambda: FaultLog("playground.http_api"))

    def visitor(self, http: Request, key: str) -> Visitor:
        """Who calls. A program with a key is counted by it, wherever it calls from; else the address is its session:
        programs of one address share what one person may have."""
        address = self.visitors.address(http)
        return Visitor(Owner(key, key) if key else Owner(address, f"programs of {address}"))


@dataclass(frozen=True)
class Call:
    """One call of a route."""

    service: Service
    http: Request
    visitor: Visitor

    @property
    def engine(self) -> Engine:
        return self.service.engine

    @property
    def settings(self) -> Settings:
        return self.service.settings

    async def body(self) -> dict[str, Json]:
        """The JSON object that was sent. Raises Problem."""
        return await read_object(self.http, most_bytes(self.settings), self.beside)

    async def beside(self, work: Callable[..., object], *arguments: object) -> Any:
        """What `work(*arguments)` returns, done in the threads that page and programs share. Raises Crowded where too
        much waits."""
        return await SIDE_WORK.do(partial(work, *arguments), self.visitor.owner.address)


Handler = Callable[[Call], Awaitable[Response]]


def guarded(
    service: Service,
    handler: Handler,
    answer: Callable[[Problem], Response] = problem_response,
    is_open: bool = False,
) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint for Starlette. `answer` tells of a problem; where it `is_open` no key is needed."""

    async def endpoint(http: Request) -> Response:
        try:
            key = "" if is_open else service.keys.require(http.headers.raw)
            return await handler(Call(service, http, service.visitor(http, key)))
        except Problem as problem:
            return answer(problem)
        except RequestError as error:
            return answer(problem_of(error))
        except ClientDisconnect:
            return Response(status_code=GONE)
        except Exception as error:
            service.faults.note(handler.__name__, error)
            return answer(Problem(500, UNFORESEEN))

    return endpoint

"""Functions of the server that a component's script calls, without an event of the page.

Gradio finds such a function by its `__name__`, and tells the script no more than that it failed.
"""

from __future__ import annotations

from collections.abc import Callable

from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from playground.server.side_work import RETRY_SECONDS, Crowded, beside, working_for


def server_function(name: str, answer: Callable[[str], str]) -> Callable:
    """`answer` under this name, for the `server_functions` of a `gr.HTML`. It is called in the threads of
    `side_work.py`."""

    async def answered(text: str) -> str:
        try:
            return await beside(answer, text)
        except Crowded as error:
            raise HTTPException(error.status, str(error), {"Retry-After": str(RETRY_SECONDS)}) from None

    answered.__name__ = name
    return answered


def named_work(name_of: Callable[[HTTPConnection], str]) -> Middleware:
    """For `launch(app_kwargs={"middleware": [...]})`."""
    return Middleware(NamedWork, name_of=name_of)


class NamedWork:
    """ASGI middleware: who sends a request is the one for whom `beside` works in it, by the name that `name_of` gives.
    Events of the page are no part of a request, and are named in `guarded_events.py`."""

    def __init__(self, app: ASGIApp, name_of: Callable[[HTTPConnection], str]) -> None:
        self.app, self._name_of = app, name_of

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        with working_for(self._name_of(HTTPConnection(scope))):
            await self.app(scope, receive, send)

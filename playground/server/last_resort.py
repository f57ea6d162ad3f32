"""What no handler has caught: a line in the log, and an answer that refuses, for whoever sent what nobody foresaw.

Gradio's routes raise for much that no page sends: unknown events and components, names of files that are too long, NaN.
Left to the server, each would be status 500, a broken connection, and a hundred lines of traceback. The routes of our
own catch their faults themselves. Knows ASGI alone.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from playground.server.fault_log import QUIET_SECONDS, FaultLog
from playground.server.refusal import MEDIA_TYPE, refuse

_NOT_UNDERSTOOD = "This cannot be answered: no page of the playground sends it. If yours did, reload it."
_NO_ROOM = "The server has no room for this now. Try again in a few minutes."
_NO_ROOM_ERRORS = {errno.ENOSPC, errno.EDQUOT, errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EROFS, errno.EIO}
_LOGGERS = ("uvicorn.error", "python_multipart.multipart", "asyncio")  # of libraries that read what strangers send


def around_everything(wrap: Callable[[object], object]) -> Callable[[object], AbstractAsyncContextManager[None]]:
    """For `launch(app_kwargs={"lifespan": ...})`: `wrap` makes an ASGI app of the whole one. Middleware that is given
    to the app stands inside of Gradio's own and of Starlette's handler of errors, and sees none of their answers."""

    @contextlib.asynccontextmanager
    async def lifespan(app: ASGIApp) -> AsyncIterator[None]:
        app.middleware_stack = wrap(app.middleware_stack)  # nothing has been answered yet
        yield

    return lifespan


class LastResort:
    """ASGI middleware: errors of what is inside become refusals, and so does status 500 that is not ours."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._faults = FaultLog("playground.page")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        begun, held = False, []

        async def watched(message: Message) -> None:
            nonlocal begun
            if held or _is_foreign_fault(message):  # Starlette answers so before it raises the error once more
                held.append(message)
                return
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except ClientDisconnect:
            return
        except Exception as error:
            error = _first_of(error)
            self._faults.note("a request", error, innermost=True)
            if not begun:
                await refuse(send, *_answer_to(error))
            else:
                with contextlib.suppress(Exception):  # it was to become longer: the server closes the connection
                    await send({"type": "http.response.body", "body": b""})
        else:
            for message in held:  # an event that came to nothing, in the words of who answers for it
                await send({**message, "status": 400} if message["type"] == "http.response.start" else message)


def _is_foreign_fault(message: Message) -> bool:
    """Whether an answer begins with status 500, and not in the form in which our own routes say it."""
    ours = (b"content-type", MEDIA_TYPE.encode())
    return message["type"] == "http.response.start" and message["status"] == 500 and ours not in message["headers"]


def _first_of(error: Exception) -> Exception:
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    return error


def _answer_to(error: Exception) -> tuple[int, str]:
    no_room = isinstance(error, MemoryError) or (isinstance(error, OSError) and error.errno in _NO_ROOM_ERRORS)
    return (503, _NO_ROOM) if no_room else (400, _NOT_UNDERSTOOD)


class OnceAMinute(logging.Filter):
    """Lets a line of one kind, which is its text before anything is put into it, through at most once a minute."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write this one. A traceback is left out."""
        now, kind = time.monotonic(), str(record.msg)[:100]
        if record.levelno < logging.WARNING:
            return True
        if now - self._last.get(kind, -QUIET_SECONDS) < QUIET_SECONDS:
            return False
        self._last = {each: then for each, then in self._last.items() if now - then < QUIET_SECONDS} | {kind: now}
        record.exc_info = record.exc_text = None
        return True


def quiet_libraries() -> None:
    """Let libraries warn of what is sent, or of a task that failed, once a minute for each kind."""
    for name in _LOGGERS:
        logger = logging.getLogger(name)
        if not any(isinstance(each, OnceAMinute) for each in logger.filters):
            logger.addFilter(OnceAMinute())

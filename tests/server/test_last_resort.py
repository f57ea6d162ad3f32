"""What no page sends, to every route of a served page: each answer is below 500, has all headers, and is logged in one
line at most."""

from __future__ import annotations

import asyncio
import errno
import json
import logging

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse, PlainTextResponse, StreamingResponse
from starlette.routing import Route

from playground.server.last_resort import LastResort, OnceAMinute, around_everything
from playground.server.security_headers import headers_for
from playground.settings import Settings
from playground.ui.app import build_app, serve
from tests.support.fakes import FakeEngine

LONG = "a" * 4000
JSON = {"content-type": "application/json"}


def sent(value, route: str):
    content = value if isinstance(value, bytes) else json.dumps(value).encode()
    return "POST", f"gradio_api/{route}", {"content": content, "headers": JSON}


def uploaded(content_type: str, content: bytes = b"x"):
    return "POST", "gradio_api/upload", {"content": content, "headers": {"content-type": content_type}}


def event(**fields):
    return sent({"data": [], "session_hash": "a", **fields}, "queue/join")


COMPONENT = {"component_id": 99_999, "fn_name": "x", "session_hash": "a", "data": 1}
REQUESTS = [
    *(("GET", path, {}) for path in (
        "?page=x", "?page=%00", "?deep_link=%00", "%00", "config?page=x", "theme.css?theme=%00", "class-room?code=%00",
        "gradio_api/queue/data?session_hash=nobody", f"gradio_api/queue/data?session_hash={LONG}",
        "gradio_api/queue/data", "gradio_api/call/x/nobody", "gradio_api/call/generate/nobody",
        "gradio_api/file=%00", f"gradio_api/file={LONG}", "gradio_api/upload_progress?upload_id=%00",
        *(f"{folder}/{LONG}" for folder in ("static", "assets", "svelte", "static/img", "docs", "pwa_icon")),
        "static/%00", "assets/%00", "svelte/%00", "docs/..%2f..%2fetc", "docs/%00", "api/v1/models/%00",
    )),
    event(fn_index=99_999), event(fn_index=-1), event(fn_index=None), event(fn_index=2**70), event(fn_index=0),
    sent({"data": []}, "queue/join"), sent(b"\x00\xff", "queue/join"), sent(b"[" * 9000, "queue/join"),
    sent(b'{"data":[NaN],"fn_index":NaN,"session_hash":NaN}', "queue/join"),
    sent(b'{"data":["\\ud800"],"fn_index":"\\ud800"}', "queue/join"),
    *(sent({"data": data, "fn_index": number}, "run/predict") for data in ([], [1, 2]) for number in (0, 1, 99_999)),
    sent({"data": []}, "run/predict"), sent({"data": []}, "run/nothing"), sent({"data": []}, "call/nothing"),
    sent({"data": []}, "call/generate"), sent(b"NaN", "cancel"), sent(b"NaN", "run/predict"), sent(b"NaN", "reset"),
    *(sent(body, "component_server") for body in (COMPONENT, {**COMPONENT, "component_id": 1}, {}, [], b"NaN",
                                                  {**COMPONENT, "fn_name": "\0"}, {**COMPONENT, "component_id": []})),
    uploaded("multipart/form-data; boundary=" + "b" * 5000), uploaded("multipart/form-data; boundary=b"),
    uploaded("multipart/form-data"), uploaded("text/plain"), uploaded("multipart/form-data; boundary=\\x00"),
    ("POST", "gradio_api/upload?upload_id=%00", {"files": {"files": ("a\0b.png", b"x")}}),
    ("POST", "gradio_api/component_server", {"files": {"data": ("a", b"x")}}),
    ("GET", "", {"headers": {"x-forwarded-host": "a b\x7f"}}), ("GET", "config", {"headers": {"host": "[::"}}),
    ("GET", "", {"headers": {"range": "bytes=9-1"}}), ("PUT", "config", {}), ("DELETE", "", {}),
    ("OPTIONS", "gradio_api/queue/join",
     {"headers": {"origin": "http://a.example", "access-control-request-method": "POST"}}),
]  # fmt: skip


@pytest.fixture(scope="module")
def client():
    demo = build_app(FakeEngine(), Settings.public())
    with httpx.Client(base_url=serve(demo, Settings.public(), quiet=True), timeout=60) as client:
        yield client
    demo.close(verbose=False)


def test_every_request_that_no_page_sends_is_answered(client, caplog, capfd):
    wrong = []
    for _ in range(2):
        for method, path, options in REQUESTS:
            answer = client.request(method, path, **options)
            lacking = [name for name, value in headers_for().items() if answer.headers.get_list(name) != [value]]
            if answer.status_code >= 500 or lacking or "Traceback" in answer.text:
                wrong.append((method, path[:60], answer.status_code, lacking))
    assert wrong == []
    lines = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(lines) == len(set(lines)) > 5 and all(len(line) < 400 and "\n" not in line for line in lines)
    assert not any(record.exc_info for record in caplog.records if record.levelno >= logging.WARNING)
    assert "Traceback" not in "".join(capfd.readouterr())
    assert client.get("healthz").json() == {"status": "ok"}


# ------------------------------------------------------------------------------------------------ the middleware itself


async def no_room(request):
    raise OSError(errno.ENOSPC, "No space left on device")


async def memory(request):
    raise MemoryError


async def group(request):
    raise ExceptionGroup("tasks", [ExceptionGroup("more", [KeyError(LONG)])])


async def gone(request):
    raise ClientDisconnect


async def broken_stream(request):
    async def parts():
        yield b"begun"
        raise KeyError("x")

    return StreamingResponse(parts())


async def ours(request):
    return JSONResponse({"detail": "a fault"}, 500, media_type="application/problem+json")


async def theirs(request):
    return PlainTextResponse("an event that came to nothing", 500)


class Outside:
    """Middleware outside of all that a page names, as Gradio adds it."""

    def __init__(self, app):
        self.app = app

    async def __call__(self, scope, receive, send):
        if scope["type"] == "http" and scope["path"] == "/outside":
            raise ValueError("outside")
        await self.app(scope, receive, send)


ROUTES = [no_room, memory, group, gone, broken_stream, ours, theirs]


def answered(path: str) -> httpx.Response:
    app = Starlette(
        routes=[Route(f"/{each.__name__}", each) for each in ROUTES], middleware=[Middleware(Outside)],
        lifespan=around_everything(LastResort),
    )  # fmt: skip

    async def ask():
        async with app.router.lifespan_context(app), httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://x"
        ) as client:
            return await client.get(path)

    app.middleware_stack = app.build_middleware_stack()
    return asyncio.run(ask())


@pytest.mark.parametrize(("path", "status", "told"), [
    ("no_room", 503, "no room"), ("memory", 503, "no room"), ("group", 400, "no page of the playground"),
    ("outside", 400, "no page of the playground"), ("ours", 500, "a fault"), ("theirs", 400, "came to nothing"),
    ("broken_stream", 200, "begun"),
])  # fmt: skip
def test_what_nobody_caught_is_answered_and_noted_in_a_line(path, status, told, caplog):
    answer = answered(f"/{path}")
    assert (answer.status_code, told in answer.text) == (status, True)
    lines = [record.getMessage() for record in caplog.records if record.name == "playground.page"]
    assert len(lines) == (path not in ("ours", "theirs")) and all(len(line) < 300 for line in lines)


def test_who_left_is_neither_answered_nor_noted(caplog):
    with pytest.raises(AssertionError):  # httpx's, of an app that gave no answer
        answered("/gone")
    assert caplog.records == []


def test_a_library_warns_once_a_minute_of_a_kind():
    quiet = OnceAMinute()

    def passes(level, text, *arguments, exc_info=None):
        record = logging.LogRecord("uvicorn.error", level, "", 0, text, arguments, exc_info)
        return quiet.filter(record), record.exc_info

    error = (ValueError, ValueError("x"), None)
    assert passes(logging.ERROR, "a %s", 1, exc_info=error) == (True, None)
    assert not passes(logging.ERROR, "a %s", 2)[0] and passes(logging.ERROR, "b")[0]
    assert passes(logging.INFO, "started")[0] and passes(logging.INFO, "started")[0]

"""Routes of Gradio that are closed, and those that the page needs."""

from __future__ import annotations

import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from playground.server.closed_routes import closed_routes, is_closed

CLOSED = [
    "/process_recording", "/space/gradio_api/process_recording/", "/gradio_api/deep_link",
    "/monitoring", "/monitoring/summary", "/monitoring/key", "/gradio_api/proxy=https://x.org/a",
    "/gradio_api/file=http://x.org/a", "/gradio_api/file=https://169.254.169.254/latest", "/gradio_api/file=HTTPS://x.org",
    "/gradio_api/file=https%3A//x.org", "/gradio_api/file=/https://x.org", "/gradio_api/process_recording",
    "/gradio_api/stream/1", "/gradio_api/run-history/records", "/gradio_api/runs", "/gradio_api/profiling/traces",
    "/gradio_api/vibe-edit", "/gradio_api/undo-vibe-edit/", "/gradio_api/dev/reload",
]  # fmt: skip
OPEN = [
    "/", "/config", "/theme.css", "/assets/index.js", "/gradio_api/queue/join", "/gradio_api/queue/data",
    "/gradio_api/call/generate", "/gradio_api/call/generate/1", "/gradio_api/info", "/gradio_api/heartbeat/abc",
    "/gradio_api/upload", "/gradio_api/upload_progress",  # pictures and sounds
    "/gradio_api/component_server", "/gradio_api/startup-events", "/gradio_api/file=/srv/plotly.min.js",
    "/gradio_api/file=C:/srv/plotly.min.js", "/class-room", "/static/fonts/x.woff2",
]  # fmt: skip


@pytest.mark.parametrize("path", CLOSED)
def test_what_the_page_never_uses_is_closed(path):
    assert is_closed(path)


@pytest.mark.parametrize("path", OPEN)
def test_what_the_page_needs_is_open(path):
    assert not is_closed(path)


def test_a_closed_route_never_reaches_gradio():
    reached = []

    async def answer(request):
        reached.append(request.url.path)
        return PlainTextResponse("in")

    app = Starlette(routes=[Route("/{path:path}", answer, methods=["GET", "POST"])], middleware=[closed_routes()])
    client = TestClient(app)
    assert client.post("/gradio_api/process_recording", files={"files": b"x"}).status_code == 404
    assert client.get("/gradio_api/file=http://x.org/").json() == {"detail": "There is nothing here."}
    assert reached == []
    assert client.get("/config").text == "in"

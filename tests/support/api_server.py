"""The HTTP API on a real server, without the page: uvicorn in a thread, in front of any engine."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import uvicorn
from starlette.applications import Starlette

from playground.engines.local import LocalEngine
from playground.engines.owner import NOBODY
from playground.http_api.routes import api_routes
from playground.server.visitor import Visitors
from playground.settings import Settings
from playground.trace import Finished, Stepped

PREFIX = "/api/v1/"


class HeldEngine(LocalEngine):
    """Counts the steps and the ends of all runs; each step is held until `gate` is released once for it, or the engine
    is closed."""

    def __init__(self, settings: Settings | None = None) -> None:
        super().__init__(settings or Settings())
        self.steps, self.ends, self.gate = 0, 0, threading.Semaphore(0)

    def submit(self, request, listen, own=None, owner=NOBODY):
        def heard(event):
            if isinstance(event, Stepped):
                self.steps += 1
                self.gate.acquire(timeout=30)
            self.ends += isinstance(event, Finished)
            listen(event)

        return super().submit(request, heard, own, owner)

    def close(self) -> None:
        self.gate.release(10_000)
        super().close()


@contextlib.contextmanager
def api_server(engine: Any, settings: Settings | None = None, proxies: int | None = None) -> Iterator[httpx.Client]:
    """A client whose addresses begin at the API. Its `base_url` has the port."""
    settings = settings or Settings()
    app = Starlette(routes=api_routes(engine, settings, Visitors(proxies)))
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="off"))
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{listening.getsockname()[1]}{PREFIX}", timeout=60) as client:
            yield client
    finally:
        server.should_exit = True
        thread.join(timeout=10)
        listening.close()


def lines_of(response: httpx.Response) -> list[dict[str, Any]]:
    """The events of an answer in NDJSON."""
    assert response.headers["content-type"] == "application/x-ndjson", response.text
    return [json.loads(line) for line in response.text.splitlines()]

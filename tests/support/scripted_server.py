"""A server that speaks OpenAI's API by a script: what it lists, how it answers, and what it was asked."""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Answer = Callable[["Reply", dict[str, Any]], None]


class Reply:
    """Writes an answer to one call. `closed` is set when the caller has gone."""

    def __init__(self, handler: BaseHTTPRequestHandler) -> None:
        self._handler, self.closed = handler, threading.Event()

    def status(self, status: int, body: Any) -> None:
        data = json.dumps(body).encode()
        self._handler.send_response(status)
        self._handler.send_header("Content-Type", "application/json")
        self._handler.send_header("Content-Length", str(len(data)))
        self._handler.end_headers()
        self._handler.wfile.write(data)

    def begin(self) -> None:
        self._handler.send_response(200)
        self._handler.send_header("Content-Type", "text/event-stream; charset=utf-8")
        self._handler.send_header("Connection", "close")
        self._handler.end_headers()

    def chunk(self, value: Any) -> None:
        self.raw(f"data: {value if isinstance(value, str) else json.dumps(value)}\n\n")

    def raw(self, text: str) -> None:
        self._handler.wfile.write(text.encode())
        self._handler.wfile.flush()

    def wait_for_end(self) -> bool:
        """Whether the caller has closed the connection, within 20 seconds."""
        self._handler.connection.settimeout(20)
        try:
            gone = self._handler.connection.recv(1) == b""
        except ConnectionError:
            gone = True
        except TimeoutError:
            gone = False
        if gone:
            self.closed.set()
        return gone

    def stream(self, *chunks: Any) -> None:
        self.begin()
        for chunk in chunks:
            self.chunk(chunk)
        self.chunk("[DONE]")


class Server:
    """`answer` is called for each POST; `asked` has their paths, bodies and keys."""

    def __init__(self, owner: str, answer: Answer, models: list[str]) -> None:
        self.owner, self.answer, self.models = owner, answer, models
        self.asked: list[tuple[str, dict[str, Any], str | None]] = []
        self.url = ""
        self.listed, self.fails = 0, False  # how often its models were asked for; whether it cannot list them


@contextlib.contextmanager
def scripted(owner: str, answer: Answer, models: list[str] | None = None) -> Iterator[Server]:
    """A server whose models are `owner`'s; its address is `url`."""
    server = Server(owner, answer, models or ["m"])

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            server.listed += 1
            if server.fails:
                Reply(self).status(500, {"error": {"message": "no list"}})
                return
            data = [{"id": name, "object": "model", "owned_by": server.owner} for name in server.models]
            Reply(self).status(200, {"object": "list", "data": data})

        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            server.asked.append((self.path, body, self.headers.get("Authorization")))
            with contextlib.suppress(ConnectionError):
                server.answer(Reply(self), body)

        def log_message(self, *args: Any) -> None:
            pass

    http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    http.daemon_threads = True
    thread = threading.Thread(target=http.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    server.url = f"http://127.0.0.1:{http.server_port}/v1"
    try:
        yield server
    finally:
        http.shutdown()
        http.server_close()

"""A stand-in for the Hub, at the address that `conftest.py` has chosen: it speaks as much of the protocol as finding
and downloading a model needs, and misbehaves where a test asks it to."""

from __future__ import annotations

import hashlib
import json
import os
import threading
import time
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

CHUNK = 4096  # bytes that are sent at a time


class HubServer(ThreadingHTTPServer):
    """A server at that address, for as long as its block lasts."""

    daemon_threads = True

    def __init__(self, handler: type[BaseHTTPRequestHandler]) -> None:
        super().__init__(("127.0.0.1", urlsplit(os.environ["HF_ENDPOINT"]).port), handler)

    def __enter__(self):
        threading.Thread(target=self.serve_forever, args=(0.01,), daemon=True).start()
        return self

    def __exit__(self, *_):
        self.shutdown()
        self.server_close()


@dataclass(frozen=True)
class Seen:
    """A request that came."""

    method: str
    path: str
    range: str | None
    token: str | None
    host: str


@dataclass
class Faults:
    """How it misbehaves, by the name of a file; what is not named is as it should be."""

    cut: dict[str, list[int]] = field(default_factory=dict)  # after how many bytes each of its next answers ends
    contents: dict[str, bytes] = field(default_factory=dict)  # what is sent instead
    pause: float = 0.0  # seconds between two pieces of a file
    ranges: bool = True  # whether it can send a part
    hold: threading.Event | None = None  # what the second piece of the weights waits for


class StandInHub(HubServer):
    """Serves one folder as every repository, its branch main and its own commit.

    `answer(path)` may refuse a request with (status, X-Error-Code) or (status, X-Error-Code, headers). With a `token`
    the model is gated for all others. Files named in `stored` lie on another host, as large files of the Hub do.
    """

    def __init__(
        self, folder: Path, answer=lambda path: None, token: str | None = None, stored: tuple[str, ...] = ()
    ) -> None:
        self.folder, self.answer, self.token, self.stored = folder, answer, token, stored
        names = sorted((file.name, file.stat().st_size) for file in folder.iterdir() if file.is_file())
        self.commit = hashlib.sha1(repr(names).encode()).hexdigest()
        self.faults = Faults()
        self.seen: list[Seen] = []
        super().__init__(_Handler)

    def asked(self, name: str, method: str = "GET") -> list[Seen]:
        """The requests of this kind for a file."""
        return [seen for seen in self.seen if seen.method == method and seen.path.endswith(f"/{name}")]


class _Handler(BaseHTTPRequestHandler):
    server: StandInHub

    def do_HEAD(self) -> None:
        path, token = urlsplit(self.path).path, self.headers.get("Authorization", "").removeprefix("Bearer ") or None
        host = self.headers.get("Host", "")
        self.server.seen.append(Seen(self.command, path, self.headers.get("Range"), token, host))
        refused = self.server.answer(self.path)
        if refused:
            self._refuse(*refused)
        elif path.startswith("/api/models/"):
            self._tell_model(path.removeprefix("/api/models/"))
        elif path.startswith("/stored/"):
            self._send_file(path.removeprefix("/stored/"))
        else:
            _, _, rest = path.partition("/resolve/")
            revision, _, name = rest.partition("/")
            if self.server.token and token != self.server.token:
                self._refuse(403 if token else 401, "GatedRepo")
            elif revision not in ("main", self.server.commit):
                self._refuse(404, "RevisionNotFound")
            elif not (name and (self.server.folder / name).is_file()):
                self._refuse(404, "EntryNotFound")
            elif name in self.server.stored:
                self._send_on(name)
            else:
                self._send_file(name)

    do_GET = do_HEAD

    def _refuse(self, status: int, code: str, headers: dict[str, str] | None = None) -> None:
        self._begin(status, 0, {**({"X-Error-Code": code} if code else {}), **(headers or {})})

    def _tell_model(self, rest: str) -> None:
        name, _, revision = rest.partition("/revision/")
        if revision not in ("", "main", self.server.commit):
            return self._refuse(404, "RevisionNotFound")
        files = [
            {"rfilename": file.relative_to(self.server.folder).as_posix(), "size": file.stat().st_size}
            for file in sorted(self.server.folder.rglob("*"))
            if file.is_file()
        ]
        data = json.dumps({"id": name, "sha": self.server.commit, "siblings": files}).encode()
        self._begin(200, len(data), {"Content-Type": "application/json"})
        if self.command == "GET":
            self.wfile.write(data)
        return None

    def _send_on(self, name: str) -> None:
        data = (self.server.folder / name).read_bytes()
        there = f"http://localhost:{self.server.server_port}/stored/{name}"
        linked = {"X-Linked-Size": str(len(data)), "X-Linked-ETag": f'"{hashlib.sha256(data).hexdigest()}"'}
        self._begin(302, 0, {"Location": there, "X-Repo-Commit": self.server.commit, **linked})

    def _send_file(self, name: str) -> None:
        faults, data = self.server.faults, (self.server.folder / name).read_bytes()
        headers = {"ETag": f'"{hashlib.sha256(data).hexdigest()}"', "X-Repo-Commit": self.server.commit}
        if self.command == "HEAD":
            return self._begin(200, len(data), headers)
        data, first = faults.contents.get(name, data), 0
        asked = self.headers.get("Range", "")
        if asked and faults.ranges:
            first, _, last = asked.removeprefix("bytes=").partition("-")
            first, last = int(first), int(last or len(data) - 1)
            headers["Content-Range"] = f"bytes {first}-{last}/{len(data)}"
            data = data[first : last + 1]
        cuts = faults.cut.get(name, [])
        most = cuts.pop(0) if cuts else len(data)
        self._begin(206 if "Content-Range" in headers else 200, len(data), headers)
        for start in range(0, most, CHUNK):
            if start and faults.hold and name.endswith(".safetensors") and not asked[-1:].isdigit():  # but headers go
                faults.hold.wait(20)
            self.wfile.write(data[start : min(start + CHUNK, most)])
            self.wfile.flush()
            time.sleep(faults.pause)
        self.close_connection = most < len(data) or self.close_connection
        return None

    def _begin(self, status: int, length: int, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in {**headers, "Content-Length": str(length)}.items():
            self.send_header(name, value)
        self.end_headers()

    def handle(self) -> None:
        try:
            super().handle()
        except (BrokenPipeError, ConnectionResetError):  # whoever asked has gone
            pass

    def log_message(self, *args) -> None:
        pass

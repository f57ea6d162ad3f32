"""A stand-in for the Hub, at the address that `conftest.py` has chosen: it speaks as much of the protocol as a download
needs."""

from __future__ import annotations

import hashlib
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit


class HubServer(ThreadingHTTPServer):
    """A server at that address, for as long as its block lasts."""

    def __init__(self, handler: type[BaseHTTPRequestHandler]) -> None:
        super().__init__(("127.0.0.1", urlsplit(os.environ["HF_ENDPOINT"]).port), handler)

    def __enter__(self):
        threading.Thread(target=self.serve_forever, args=(0.01,), daemon=True).start()
        return self

    def __exit__(self, *_):
        self.shutdown()
        self.server_close()


class StandInHub(HubServer):
    """Serves one folder as every repository; `answer` may refuse a path first, with (status, X-Error-Code)."""

    def __init__(self, folder: Path, answer=lambda path: None) -> None:
        self.folder, self.answer = folder, answer
        self.commit = hashlib.sha1(repr(sorted(file.name for file in folder.iterdir())).encode()).hexdigest()
        super().__init__(_Handler)


class _Handler(BaseHTTPRequestHandler):
    def do_HEAD(self) -> None:
        refused = self.server.answer(self.path)
        _, _, name = urlsplit(self.path).path.partition("/resolve/main/")
        file = self.server.folder / name
        if not refused and not (name and file.is_file()):
            refused = 404, "EntryNotFound"
        data = b"" if refused else file.read_bytes()
        self.send_response(refused[0] if refused else 200)
        if refused and refused[1]:
            self.send_header("X-Error-Code", refused[1])
        self.send_header("Content-Length", str(len(data)))
        self.send_header("ETag", hashlib.sha256(data).hexdigest())
        self.send_header("X-Repo-Commit", self.server.commit)
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(data)

    do_GET = do_HEAD

    def log_message(self, *args) -> None:
        pass

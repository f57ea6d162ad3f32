"""A stand-in for the Python package index: a simple index (PEP 503) with the wheels that a test has made."""

from __future__ import annotations

import hashlib
import threading
import time
import uuid
import zipfile
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playground.models.catalog import PackagedModel

CHUNK = 1 << 12  # bytes that are sent at a time


def make_wheel(folder: Path, file: Path) -> PackagedModel:
    """A wheel whose package holds this GGUF file, in `folder`, and its row of the catalogue."""
    wheel, info = folder / "tiny_model-1.0-py3-none-any.whl", "tiny_model-1.0.dist-info"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("tiny_model/__init__.py", "raise RuntimeError('nobody runs this')")
        archive.write(file, f"tiny_model/{file.name}")
        archive.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: tiny-model\nVersion: 1.0\n")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", "")
    return PackagedModel(
        name="tiny", title="Tiny", description="", hub_id=f"someone/{uuid.uuid4().hex[:8]}", package="tiny-model",
        version="1.0", member=f"tiny_model/{file.name}", wheel_sha256=_sha256(wheel), file_sha256=_sha256(file),
        download=wheel.stat().st_size, size=file.stat().st_size, millions=1, layers=2, width=32, vocab_size=300,
        context_length=256, license="apache-2.0",
    )  # fmt: skip


def _sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


class StandInIndex(ThreadingHTTPServer):
    """Serves the wheels of a folder for as long as its block lasts; `pause` is that between two pieces of one."""

    daemon_threads = True

    def __init__(self, folder: Path, pause: float = 0.0) -> None:
        self.folder, self.pause = folder, pause
        super().__init__(("127.0.0.1", 0), _Handler)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/simple"

    def __enter__(self):
        threading.Thread(target=self.serve_forever, args=(0.01,), daemon=True).start()
        return self

    def __exit__(self, *_):
        self.shutdown()
        self.server_close()


class _Handler(BaseHTTPRequestHandler):
    server: StandInIndex

    def do_GET(self) -> None:
        name = self.path.split("#")[0].rstrip("/").rpartition("/")[2]
        if (file := self.server.folder / name).is_file():
            return self._send(file.read_bytes(), "application/octet-stream")
        wheels = self.server.folder.glob(f"{name.replace('-', '_')}-*.whl")
        links = "".join(f'<a href="/files/{wheel.name}">{wheel.name}</a>' for wheel in wheels)
        return self._send(f"<!DOCTYPE html><html><body>{links}</body></html>".encode(), "text/html")

    def _send(self, data: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        for start in range(0, len(data), CHUNK):
            self.wfile.write(data[start : start + CHUNK])
            time.sleep(self.server.pause)

    def handle(self) -> None:
        try:
            super().handle()
        except (BrokenPipeError, ConnectionResetError):  # whoever asked has gone
            pass

    def log_message(self, *args) -> None:
        pass

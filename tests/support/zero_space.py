"""A Space with a shared GPU on this machine: the package `spaces` with its emulation of CUDA, and a server that speaks
the protocol of what lends the GPU. There is no GPU: where the package would move weights to it, they are read from its
file into memory.

    python -m tests.support.zero_space PORT      # serves the playground; the environment names the lender's address
"""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit


class Lender:
    """Lends the GPU to whoever asks, or answers with `refusal`: (status, JSON). `calls` are (path, parameters)."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, str]]] = []
        self.refusal: tuple[int, dict[str, Any]] | None = None
        self.address = ""

    def count(self, path: str) -> int:
        """How often a path was asked for."""
        return sum(called == path for called, _ in self.calls)

    def answer(self, path: str) -> tuple[int, dict[str, Any]]:
        """The answer to a call."""
        if path != "/schedule":
            return 200, {}
        lent = {"idle": False, "nvidiaIndex": 0, "nvidiaUUID": "GPU-0", "allowToken": "a-token"}
        return self.refusal or (200, lent)


@contextmanager
def lender() -> Iterator[Lender]:
    """A lender that answers over HTTP."""
    lending = Lender()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            url = urlsplit(self.path)
            lending.calls.append((url.path, {name: values[0] for name, values in parse_qs(url.query).items()}))
            status, body = lending.answer(url.path)
            data = json.dumps(body).encode()
            self.send_response(status)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    lending.address = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        yield lending
    finally:
        server.shutdown()


def without_gpu() -> None:
    """Let the package do without a GPU in the processes that have it."""
    import torch
    from spaces.zero import torch as zero_torch
    from spaces.zero.torch import patching

    def tensor_like(meta: torch.Tensor, data: bytes) -> torch.Tensor:
        held = torch.frombuffer(bytearray(data), dtype=torch.uint8)
        return torch.tensor([], dtype=meta.dtype).set_(held.untyped_storage(), 0, meta.shape, meta.stride())

    def move(callback: Any = None) -> None:
        for pack in patching.tensor_packs:
            with open(pack.path(), "rb") as file:
                for meta, size, on_disk in [*(each for batch in pack.batches for each in batch), *pack.big_tensors]:
                    held = tensor_like(meta, file.read(on_disk)[:size])
                    for fake in pack.fakes[meta]:
                        fake.data = held

    zero_torch.init, zero_torch.move = lambda uuid: None, move


def main() -> None:
    """Serve the playground as app.py does on such a Space."""
    import torch

    if torch.version.cuda is None:  # a build for CPUs has not the names that the package replaces
        torch.version.cuda = "13.0"
        torch._C._cuda_init = lambda: None
        torch.cuda._is_in_bad_fork = bool  # False
    import spaces  # noqa: F401

    without_gpu()
    from playground.engines.zero_gpu import engine_for
    from playground.settings import Settings
    from playground.ui.app import build_app, serve

    settings = Settings.from_environment()
    engine = engine_for(settings, owns_process=True)
    demo = build_app(engine, settings)
    serve(demo, settings, server_port=int(sys.argv[1]))
    engine.warm_up()
    demo.block_thread()


if __name__ == "__main__":
    main()

"""What machines of a cluster export is read where they answer, and left out where they do not."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from playground.engines.ray_metrics import exported


class Exporter(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200 if self.path == "/metrics" else 404)
        self.end_headers()
        self.wfile.write(b"ray_serve_x 1\n")

    def log_message(self, *arguments):
        pass


@pytest.fixture
def port():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Exporter)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    yield server.server_address[1]
    server.shutdown()
    server.server_close()


def machine(port, alive=True):
    return {"Alive": alive, "NodeManagerAddress": "127.0.0.1", "MetricsExportPort": port}


def test_a_machine_that_answers_is_read_and_others_are_left_out(port):
    closed = 1  # nobody listens there
    machines = [machine(closed), machine(port), machine(port, alive=False), machine(0)]
    assert exported(machines) == ["ray_serve_x 1\n"]
    assert exported([]) == []

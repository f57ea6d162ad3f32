"""The app as a process: how it ends."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

import pytest
from gradio_client import Client

ROOT = Path(__file__).parents[1]
LONG = {"model": "stories", "prompt": "Once", "seed": 0, "config": {"max_new_tokens": 500, "eos_token_id": 2047}}


@pytest.fixture
def app():
    """The process and its address, once it answers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([sys.executable, "app.py", "--port", str(port)], cwd=ROOT, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}/"
    for _ in range(600):
        try:
            urllib.request.urlopen(address).close()
            break
        except OSError:
            time.sleep(0.2)
    yield process, address
    process.kill()
    process.wait()


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_a_run_says_that_it_was_stopped_before_the_process_ends(app, number):
    process, address = app
    client, told = Client(address, verbose=False), []
    client.predict({**LONG, "config": {"max_new_tokens": 1}}, api_name="/generate")  # the libraries have loaded
    run = threading.Thread(target=lambda: told.append(client.predict(LONG, api_name="/generate")), daemon=True)
    run.start()
    time.sleep(0.5)
    process.send_signal(number)
    run.join(30)
    assert process.wait(30) == 0
    last = told[0]["events"][-1]
    assert last["type"] == "Finished" and last["sequences"][0]["stop_reason"] in ("stopped", "length")
    assert 0 < last["num_tokens"] <= 500

"""The server is killed under an open page, and started anew: a real process, a real browser. The page says what
happened, keeps what it has, and comes back to life."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request

import pytest

from playground import GenerationRequest
from playground.sharing.links import to_query
from tests.support.browsers import expect

LONG = {"do_sample": True, "max_new_tokens": 480, "min_new_tokens": 480}
STATUS = "#pane-numbers .gp-status"
LOG = "GenerationPlayground.log('main')"
AWAY = "The server does not answer."


class Server:
    """`python -m playground` in a process of its own, always at the same address."""

    def __init__(self) -> None:
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            self.port = listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "playground", "--port", str(self.port)]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._process = subprocess.Popen(command, env=os.environ | {"OMP_NUM_THREADS": "1"}, **quiet)
        until = time.monotonic() + 120
        while time.monotonic() < until:
            assert self._process.poll() is None, "the server has ended"
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=2).close()
                return
            except OSError:
                time.sleep(0.3)
        raise AssertionError("The server did not answer within two minutes.")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


@pytest.fixture
def server():
    server = Server()
    yield server
    server.kill()


@pytest.mark.slow
def test_a_server_that_dies_and_comes_back_loses_nothing_of_the_page(new_page, server):
    request = GenerationRequest("stories", "Once upon a time", config=LONG, seed=3)
    page = new_page(f"{server.address}/?{to_query(request)}")
    expect(page.locator("#messages")).to_contain_text("Opened from a link")
    page.click("#generate")
    page.wait_for_function(f"{LOG}.numTokens > 20 && !{LOG}.recorded")
    server.kill()
    expect(page.locator(STATUS)).to_contain_text(AWAY)
    expect(page.locator(STATUS)).to_contain_text("The page connects by itself")
    written = page.evaluate(f"{LOG}.numTokens")
    assert written > 20 and page.locator("#pane-tokens .gp-token").count() == written
    page.fill("#prompt textarea", "Written while it was away")
    page.fill("#knob-max_new_tokens-control", "490")
    page.press("#knob-max_new_tokens-control", "Enter")
    server.start()
    # Whoever hears of it first, the stream of the run or Gradio, which loads the page anew.
    expect(page.locator(STATUS)).to_contain_text("The text so far is kept.", timeout=60_000)
    assert page.locator("#pane-tokens .gp-token").count() == written
    expect(page.locator("#prompt textarea")).to_have_value("Written while it was away")
    expect(page.locator("#knob-max_new_tokens-control")).to_have_value("490")
    before = page.evaluate(f"{LOG}.turn")
    page.click("#generate")  # it is alive again
    page.wait_for_function(f"(before) => {LOG}.turn > before && {LOG}.numTokens > 3", arg=before)
    page.click("#stop")
    expect(page.locator(STATUS)).to_contain_text("Stopped after")
    page.complaints.clear()  # what the browser says of a server that is away

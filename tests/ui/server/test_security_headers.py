"""Every answer of a served page has the headers, those of refusals, too."""

from __future__ import annotations

import httpx
import pytest

from playground.settings import Settings
from playground.ui.app import build_app, serve
from playground.ui.server.security_headers import HEADERS
from tests.support.fakes import FakeEngine


@pytest.fixture(scope="module")
def address():
    demo = build_app(FakeEngine(), Settings.public())
    yield serve(demo, Settings.public(), quiet=True)
    demo.close(verbose=False)


@pytest.mark.parametrize("path", ["", "config", "healthz", "gradio_api/upload", "nowhere", "class-room"])
def test_every_answer_has_them(address, path):
    answer = httpx.get(address + path)
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value]


def test_a_refusal_has_them(address):
    answer = httpx.post(f"{address}gradio_api/queue/join", content=b"A" * 30_000_000)
    assert answer.status_code == 413 and answer.headers["x-content-type-options"] == "nosniff"

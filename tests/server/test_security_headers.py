"""Every answer of a served page has the headers, those of refusals, too."""

from __future__ import annotations

import dataclasses

import httpx
import pytest

from playground.server.security_headers import POLICY, headers_for
from playground.settings import Settings
from playground.ui.app import build_app, serve
from tests.support.fakes import FakeEngine


@pytest.fixture(scope="module")
def address():
    demo = build_app(FakeEngine(), Settings.public())
    yield serve(demo, Settings.public(), quiet=True)
    demo.close(verbose=False)


@pytest.mark.parametrize("path", ["", "config", "healthz", "gradio_api/upload", "nowhere", "class-room"])
def test_every_answer_has_them(address, path):
    answer = httpx.get(address + path)
    for name, value in headers_for().items():
        assert answer.headers.get_list(name) == [value]


def test_a_refusal_has_them(address):
    answer = httpx.post(f"{address}gradio_api/queue/join", content=b"A" * 30_000_000)
    assert answer.status_code == 413 and answer.headers["x-content-type-options"] == "nosniff"


def test_the_owner_says_who_may_show_the_page_in_a_frame():
    policy = "; ".join(f"{name} {sources}" for name, sources in POLICY.items())
    assert headers_for()["content-security-policy"] == headers_for(" * ")["content-security-policy"] == policy
    for setting, sources in (
        ("", "'self'"),
        ("https://a.org", "'self' https://a.org"),
        ("a.org:8080, *.b.org ,file:", "'self' a.org:8080 *.b.org file:"),
    ):
        assert headers_for(setting)["content-security-policy"] == f"{policy}; frame-ancestors {sources}"


@pytest.mark.parametrize("setting", ["https://a.org; script-src *", "'none'", "a b", "https://a.org\r\nX: y", "<"])
def test_what_is_no_address_is_refused(setting):
    with pytest.raises(ValueError, match="PLAYGROUND_FRAME_ANCESTORS"):
        headers_for(setting)


def test_a_served_page_has_the_setting():
    settings = dataclasses.replace(Settings.public(), frame_ancestors="https://course.example")
    demo = build_app(FakeEngine(), settings)
    try:
        answer = httpx.get(serve(demo, settings, quiet=True) + "healthz")
        assert answer.headers["content-security-policy"].endswith("; frame-ancestors 'self' https://course.example")
    finally:
        demo.close(verbose=False)

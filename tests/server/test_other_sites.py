"""Pages of other sites: which requests are refused, which answers they may not read, and by which names the server
answers."""

from __future__ import annotations

import dataclasses

import httpx
import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from playground.server.other_sites import LOOPBACK, allowed_hosts, name_in, names_of, origins_in
from playground.settings import Settings
from playground.ui.app import build_app, serve
from tests.support.fakes import FakeEngine

OTHER = "https://other.example"


@pytest.fixture(scope="module", params=["", "https://course.example"])
def address(request):
    # as in a class: the server has names that it cannot know
    settings = dataclasses.replace(Settings.workshop(), allowed_hosts="*", allowed_origins=request.param)
    demo = build_app(FakeEngine(lambda _: iter(())), settings)
    yield serve(demo, settings, quiet=True), request.param
    demo.close(verbose=False)


def send(address, method="POST", path="api/v1/run", **headers):
    return httpx.request(method, address + path, headers=headers, json={} if method == "POST" else None)


@pytest.mark.parametrize("path", ["api/v1/run", "v1/completions", "gradio_api/queue/join", "gradio_api/upload"])
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": OTHER, "Host": "play.example"},
        {"Origin": "null"},
        {"Origin": "http://play.example", "Host": "play.example:7860"},  # another port is another origin
        {"Origin": "http://play.example", "Host": "play.example", "Sec-Fetch-Site": "cross-site"},
    ],
)
def test_another_site_may_send_nothing(address, path, headers):
    for method in ("POST", "OPTIONS"):
        more = {"Access-Control-Request-Method": "POST"} if method == "OPTIONS" else {}
        answer = send(address[0], method, path, **headers, **more)
        assert answer.status_code == 403
        assert "PLAYGROUND_ALLOWED_ORIGINS" in answer.json()["detail"]
        assert not [name for name in answer.headers if name.startswith("access-control-")]


@pytest.mark.parametrize("path", ["", "healthz", "config", "api/v1/models", "docs/"])
def test_another_site_may_read_nothing(address, path):
    answer = send(address[0], "GET", path, Origin=OTHER, Host="play.example")
    assert answer.status_code == 200
    assert not [name for name in answer.headers if name.startswith("access-control-")]


@pytest.mark.parametrize(
    "headers",
    [
        {},  # a program
        {"Origin": "http://play.example:7860", "Host": "play.example:7860"},
        {"Origin": "https://play.example", "Host": "inside:7860", "X-Forwarded-Host": "play.example"},
        {"Origin": "https://play.example", "Host": "inside:7860", "Sec-Fetch-Site": "same-origin"},
    ],
)
def test_the_page_itself_and_programs_may(address, headers):
    assert send(address[0], **headers).status_code != 403


def test_the_owner_says_who_else_may(address):
    address, allowed = address
    answer = send(address, "GET", "healthz", Origin="https://course.example", Host="play.example")
    assert answer.headers.get("access-control-allow-origin") == (allowed or None)
    refused = send(address, Origin="https://course.example", Host="play.example").status_code == 403
    assert refused is not bool(allowed)


def test_origins_are_read():
    assert origins_in(" https://A.example/ , http://b:80,") == {"https://a.example", "http://b:80"}
    assert origins_in("*") == {"*"} and not origins_in("")
    for wrong in ("a.example", "https://a.example/path", "ftp://a"):
        with pytest.raises(ValueError, match="PLAYGROUND_ALLOWED_ORIGINS"):
            origins_in(wrong)


@pytest.mark.parametrize(("server_name", "share", "named", "names"), [
    (None, False, "", LOOPBACK), ("127.0.0.1", False, "", LOOPBACK), ("localhost", False, "", LOOPBACK),
    ("0.0.0.0", False, "", ()), ("192.168.1.20", False, "", ()), (None, True, "", ()),
    (None, False, "*", ()), (None, False, "My.Host, other ,", {"my.host", "other"}), ("0.0.0.0", False, "a", {"a"}),
])  # fmt: skip
def test_a_server_on_this_machine_alone_is_called_by_its_names(server_name, share, named, names, monkeypatch):
    monkeypatch.delenv("GRADIO_SERVER_NAME", raising=False)
    assert set(names_of(server_name, share, named)) == set(names)


def test_what_gradio_is_told_by_the_environment_counts(monkeypatch):
    monkeypatch.setenv("GRADIO_SERVER_NAME", "0.0.0.0")
    assert names_of(None, False, "") == ()
    assert names_of("127.0.0.1", False, "") == LOOPBACK


@pytest.mark.parametrize(("host", "name"), [
    ("localhost:7860", "localhost"), ("LOCALHOST", "localhost"), ("127.0.0.1:80", "127.0.0.1"), ("[::1]:7860", "::1"),
    ("", ""), ("evil.example", "evil.example"), ("localhost.evil.example:7860", "localhost.evil.example"),
    ("localhost:7860@evil.example", "evil.example"), ("[::1", ""), ("evil.example#localhost", "evil.example"),
])  # fmt: skip
def test_the_name_is_read_without_its_port(host, name):
    assert name_in(host) == name


@pytest.mark.parametrize(("host", "status"), [
    ("127.0.0.1:7860", 200), ("localhost", 200), ("[::1]:7860", 200), ("evil.example", 421), ("", 421),
    ("localhost.evil.example", 421),
])  # fmt: skip
def test_another_name_is_refused(host, status):
    async def answer(request):
        return PlainTextResponse("in")

    app = Starlette(routes=[Route("/", answer)], middleware=allowed_hosts(LOOPBACK))
    assert TestClient(app).get("/", headers={"host": host}).status_code == status
    assert allowed_hosts(()) == []

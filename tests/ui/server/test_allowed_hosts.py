"""By which names the server answers."""

from __future__ import annotations

import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from playground.ui.server.allowed_hosts import LOOPBACK, allowed_hosts, name_in, names_of


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

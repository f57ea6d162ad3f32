"""The API behind the page's own middleware: its limits, its headers, and that the page goes on beside it."""

from __future__ import annotations

import dataclasses
import json

import httpx
import pytest

from playground.settings import Settings
from playground.ui.app import build_app, serve
from playground.ui.server.body_limit import FREE_BRACKETS
from tests.support.fakes import FakeEngine

RUN = {"model": "stories", "prompt": "Once", "config": {"max_new_tokens": 3}}
PUBLIC = dataclasses.replace(
    Settings.public(), api_keys="one,other", requests_per_minute=100, sessions_per_minute=4, proxies=1
)


@pytest.fixture(scope="module")
def client():
    demo = build_app(FakeEngine(), PUBLIC)
    with httpx.Client(base_url=serve(demo, PUBLIC, quiet=True), timeout=30) as client:
        yield client
    demo.close(verbose=False)


def ask(client, key: str = "one", **more) -> httpx.Response:
    return client.post("api/v1/run", headers={"Authorization": f"Bearer {key}"}, **{"json": RUN, **more})


def test_the_page_and_the_api_stand_side_by_side(client):
    assert client.get("").status_code == 200
    page = client.get("api/v1")
    assert page.status_code == 200 and page.headers["content-security-policy"].startswith("default-src 'self'")
    assert ask(client).status_code == 200 and ask(client, "wrong").status_code == 401


def test_a_run_begins_no_session_of_the_page(client):
    assert {ask(client).status_code for _ in range(20)} == {200}


def test_events_come_one_by_one_also_where_they_are_compressed(client):
    with client.stream("POST", "api/v1/run", json=RUN, headers={"Authorization": "Bearer one"}) as response:
        lines = list(response.iter_lines())
    assert [json.loads(line)["type"] for line in lines] == ["Queued", "Started", *["Stepped"] * 3, "Finished"]


def test_refusals_of_the_server_are_problems_too(client):
    for content in (b'{"a": "' + b"x" * 30_000_000 + b'"}', b"[" * (3 * FREE_BRACKETS)):
        response = ask(client, json=None, content=content)
        assert response.status_code == 413 and response.headers["content-type"] == "application/problem+json"
        assert response.json()["status"] == 413
    strange = client.get("api/v1", headers={"Host": "evil.example"})
    assert strange.status_code == 421 and strange.json()["title"] == "Misdirected Request"


def test_each_key_has_its_requests_in_a_minute(client):
    headers = {"Authorization": "Bearer other"}
    found = [client.get("api/v1/models", headers=headers).status_code for _ in range(130)]
    assert set(found[:100]) == {200} and 429 in found[100:]
    refused = ask(client, "other")
    assert refused.headers["content-type"] == "application/problem+json" and refused.headers["retry-after"] == "60"
    assert client.get("api/v1").status_code == 200, "the address has its own"

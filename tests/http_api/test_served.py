"""The API behind the page's own middleware: its limits, its headers, and that the page goes on beside it."""

from __future__ import annotations

import asyncio
import dataclasses
import json

import httpx
import pytest

from playground.http_api.comparison_stream import Found, RunsListed, without_events
from playground.server.body_limit import FREE_BRACKETS
from playground.settings import Settings
from playground.ui.app import build_app, serve
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


AXES = [{"knob": "temperature", "values": "0.1..0.8 by 0.1"}, {"knob": "top_k", "values": "1..8"}]


FEWER = "tokens together; this server takes 12,288 in one request. Ask for fewer runs"


@pytest.mark.parametrize("tokens, is_refused", [(192, False), (193, True)])
def test_runs_that_are_kept_to_their_end_have_few_tokens_together(client, tokens, is_refused):
    request = {**RUN, "config": {"max_new_tokens": tokens, "do_sample": True}}
    answer = ask_for(client, "sweep", {"request": request, "axes": AXES})
    assert (FEWER in answer.text) == is_refused and (answer.status_code == 422 or not is_refused)


@pytest.mark.parametrize("words, is_refused", [(50, False), (300, True)])
def test_answers_that_are_read_have_few_tokens_together(client, words, is_refused):
    answers = [f"{number} " + "word " * words for number in range(60)]
    answer = ask_for(client, "choices", {"request": RUN, "answers": answers})
    assert (FEWER in answer.text) == is_refused and (answer.status_code == 422 or not is_refused)


def ask_for(client, route: str, body: dict) -> httpx.Response:
    headers = {"Authorization": "Bearer one", "Accept": "application/json"}
    return client.post(f"api/v1/{route}", headers=headers, json=body)


def test_a_document_without_events_keeps_none():
    async def batches():
        yield [RunsListed([]), (0, "event")]
        yield [(0, "event"), (1, "event")]
        yield [Found({"a": 1})]

    async def kept():
        return [items async for items in without_events(batches())]

    assert asyncio.run(kept()) == [[RunsListed([])], [Found({"a": 1})]]

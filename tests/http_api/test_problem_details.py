"""What is refused: the status, and what a program reads of it."""

from __future__ import annotations

import contextlib
import dataclasses
import logging
import threading

import pytest

from playground.engines.local import LocalEngine
from playground.engines.owner import Owner
from playground.http_api.bodies import MOST_NESTED
from playground.http_api.keys import Keys
from playground.http_api.problem_details import MOST_CHARACTERS, Problem
from playground.http_api.routes import ROUTES
from playground.server.side_work import MOST_EACH
from playground.settings import Settings
from playground.trace import Diagnostic
from tests.support.api_server import HeldEngine, api_server
from tests.support.fakes import FakeEngine

JSON = {"Content-Type": "application/json"}
RUN = {"model": "stories", "prompt": "Once", "config": {"max_new_tokens": 3}}
SLOW = {**RUN, "config": {"max_new_tokens": 500}}


@pytest.fixture(scope="module")
def client():
    with api_server(FakeEngine()) as client:
        yield client


@pytest.fixture(scope="module")
def local():
    with api_server(LocalEngine(Settings.public()), Settings.public()) as client:
        yield client


def told(response) -> dict:
    """A problem, with all the fields that it must have."""
    assert response.headers["content-type"] == "application/problem+json"
    value = response.json()
    assert list(value) == ["type", "title", "status", "detail", "diagnostics"]
    assert value["status"] == response.status_code and value["title"] and value["detail"]
    return value


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "not JSON"), (b"{", "line 1, column 2"), (b"[]", "JSON object"), (b"1", "JSON object"),
        (b"null", "JSON object"), (b'{"a": NaN}', "NaN"), (b'{"a": -Infinity}', "-Infinity"), (b"\xff", "UTF-8"),
        (b"\xef\xbb\xbf{}", "BOM"), (b'{"a": "\\ud800"}', "half a character"), (b'{"\\udfff": 1}', "half a character"),
        (b"[" * 50_000, "nested too deeply"), (b'{"a": ' + b"1" * 5000 + b"}", "digits"),
        (b'{"a": ' + b"[" * MOST_NESTED + b"]" * MOST_NESTED + b"}", "nested too deeply"),
    ],
)  # fmt: skip
def test_what_is_no_json_object_is_refused(client, content, says):
    response = client.post("run", content=content, headers=JSON)
    assert response.status_code == 400 and says in told(response)["detail"]


def test_the_type_of_what_is_sent_must_be_said(client):
    """A page of another site can send text without being asked for, and forms; not JSON."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        response = client.post("run", content=b'{"model": "stories"}', headers={"Content-Type": kind})
        assert response.status_code == 415 and told(response)
    assert client.post("run", json=RUN, headers={"Content-Type": "application/json; charset=utf-8"}).status_code == 200


def test_what_is_too_large_is_refused(local):
    response = local.post("run", json={**RUN, "prompt": "x" * 1_300_000})
    assert response.status_code == 413 and "1.2 MB" in told(response)["detail"]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "model"), ({"modle": "stories", "model": "x"}, "modle"), ({**RUN, "config": {"temprature": 1}},
        "temprature"), ({**RUN, "config": 5}, "config"), ({**RUN, "prompt": 5}, "prompt"), ({**RUN, "seed": -1},
        "seed"), ({**RUN, "model": ["stories"]}, "model"), ({**RUN, "model": "some/hub-model"}, "model"),
        ({**RUN, "config": {"max_new_tokens": 10**6}}, "max_new_tokens"), ({**RUN, "prompt": "x" * 50_000}, "prompt"),
    ],
)  # fmt: skip
def test_each_problem_of_a_request_is_told_with_its_field(local, body, field):
    response = local.post("run", json=body)
    assert response.status_code == 422
    first = told(response)["diagnostics"][0]
    assert (first["field"], first["severity"]) == (field, "error") and first["message"]


def test_the_requests_of_a_comparison_are_told_apart(client):
    response = client.post("compare", json={"requests": [RUN, {"prompt": "x"}]})
    assert told(response)["diagnostics"][0]["field"] == "requests[1].model"
    assert client.post("compare", json={"requests": []}).status_code == 422
    assert client.post("compare", json={"requests": [RUN] * 300}).status_code == 422
    assert client.post("compare", json={"requests": [1]}).status_code == 422


def test_a_model_that_fails_at_once_is_a_problem_not_a_stream(client):
    response = client.post("run", json={**RUN, "model": "missing"})
    assert response.status_code == 503 and "missing" in told(response)["detail"]
    document = client.post("run", json={**RUN, "model": "missing"}, headers={"Accept": "application/json"})
    assert document.status_code == 503 and told(document)


def test_another_way_to_ask_is_told(client):
    for route in ROUTES:
        other = "GET" if route.method == "POST" else "POST"
        response = client.request(other, route.name)
        assert response.status_code == 405 and response.headers["allow"] == route.method and told(response)
    assert client.get("nothing").status_code == 404 and told(client.get("nothing/here"))


def test_what_is_told_is_cut():
    problem = Problem(422, "x" * 10**6, [Diagnostic("y" * 10**6, "error", "z" * 10**6, "")] * 1000)
    assert len(str(problem.values())) < 60 * 3 * (MOST_CHARACTERS + 100)


class Broken(FakeEngine):
    def submit(self, request, listen, owner=None):
        raise KeyError(request.prompt)

    def estimate(self, model, token=None):
        raise ZeroDivisionError(model)


def test_a_fault_of_ours_is_one_line_in_the_log_and_tells_nothing(caplog):
    with api_server(Broken()) as client, caplog.at_level(logging.INFO):
        for _ in range(5):
            response = client.post("run", json={**RUN, "prompt": "secret\nsecret"})
            assert response.status_code == 500 and "secret" not in told(response)["detail"]
            assert client.post("estimate", json={"model": "x"}).status_code == 500
    lines = [record.getMessage() for record in caplog.records if record.name == "playground.http_api"]
    assert len(lines) == 2 and all("\n" not in line and len(line) < 300 for line in lines)
    assert lines[0].startswith("run KeyError ") and lines[1].startswith("estimate ZeroDivisionError ")


# ------------------------------------------------------------------------------------------------------------ keys


@pytest.fixture(scope="module")
def keyed():
    engine = FakeEngine()
    with api_server(engine, dataclasses.replace(Settings(), api_keys=" one-key, other-kéy ,")) as client:
        yield client


@pytest.mark.parametrize(
    "header", ["", "one-key", "Bearer", "Bearer one-ke", "Bearer one-key2", "Basic one-key", "Bearer ,",
               "Bearer one-key, other", "Bearer \xff"]
)  # fmt: skip
def test_without_one_of_the_keys_nothing_is_answered(keyed, header):
    for route in ROUTES:
        headers = {"Authorization": header.encode("latin-1")} if header else {}
        response = keyed.request(route.method, route.name, json=route.example, headers=headers)
        assert response.status_code == 401, route.name
        assert response.headers["www-authenticate"].startswith("Bearer") and told(response)
        assert "one-key" not in response.text


@pytest.mark.parametrize("header", ["Bearer one-key", "bearer  one-key", "Bearer other-kéy"])
def test_each_key_opens(keyed, header):
    headers = {"Authorization": header.encode()}
    assert keyed.post("run", json=RUN, headers=headers).status_code == 200
    assert keyed.get("models", headers=headers).status_code == 200


def test_what_there_is_can_be_read_without_a_key(keyed):
    assert "YOUR_KEY" in keyed.get("").text
    document = keyed.get("openapi.json").json()
    assert document["components"]["securitySchemes"]["key"]["scheme"] == "bearer"


def test_no_key_is_written_anywhere():
    settings = dataclasses.replace(Settings(), api_keys="very-secret")
    keys = Keys(settings.api_keys)
    assert "very-secret" not in f"{settings!r} {settings} {keys!r} {vars(keys)}"


# ---------------------------------------------------------------------------------------------------------- quotas


class Owned(FakeEngine):
    """Remembers who asked."""

    def __init__(self):
        super().__init__()
        self.owners: list[Owner] = []

    def submit(self, request, listen, owner=None):
        self.owners.append(owner)
        return super().submit(request, listen)


def test_a_program_is_counted_by_its_address_or_by_its_key():
    engine = Owned()
    with api_server(engine, proxies=1) as client:
        for address in ("1.1.1.1", "2.2.2.2", "1.1.1.1"):
            client.post("run", json=RUN, headers={"X-Forwarded-For": address})
    one, other, again = engine.owners
    assert (one.address, other.address) == ("1.1.1.1", "2.2.2.2")
    assert one == again and one.session and one.session != other.session
    engine = Owned()
    with api_server(engine, dataclasses.replace(Settings(), api_keys="a,b"), proxies=1) as client:
        for address, key in (("1.1.1.1", "a"), ("2.2.2.2", "a"), ("1.1.1.1", "b")):
            client.post("run", json=RUN, headers={"X-Forwarded-For": address, "Authorization": f"Bearer {key}"})
    one, same, other = engine.owners
    assert one == same == Owner("key 1", "key 1") and other == Owner("key 2", "key 2")


def statuses(client, count: int) -> tuple[list[int], bytes, dict]:
    """Of so many runs at the same time, and what the last one is answered."""
    opened = []
    try:
        for _ in range(count):
            stream = client.stream("POST", "run", json=SLOW)
            opened.append((stream, stream.__enter__()))
        return [response.status_code for _, response in opened], opened[-1][1].read(), opened[-1][1].headers
    finally:
        for stream, _ in opened:
            stream.__exit__(None, None, None)


@contextlib.contextmanager
def held_server(settings):
    """A server whose runs do not end by themselves."""
    engine = HeldEngine(settings)
    with api_server(engine, settings) as client:
        yield client
        engine.close()


def test_who_has_enough_runs_is_told_so_and_a_full_queue_is_told_when_to_come_back():
    slow = dataclasses.replace(Settings(), runs_per_session=2, max_lanes=1)
    with held_server(slow) as client:
        found, text, headers = statuses(client, 3)
        assert found == [200, 200, 429] and b"2 unfinished runs" in text
    full = dataclasses.replace(Settings(), max_waiting=1, max_lanes=1)
    with held_server(full) as client:
        found, text, headers = statuses(client, 3)
        assert found == [200, 200, 503], text
        assert headers["retry-after"] == "60" and b"Try again in a minute" in text


def test_one_program_does_not_fill_the_threads_of_all():
    class Waiting(FakeEngine):
        def __init__(self):
            super().__init__()
            self.go = threading.Event()

        def estimate(self, model, token=None):
            self.go.wait(20)
            return super().estimate(model, token)

    engine, found = Waiting(), []
    with api_server(engine, proxies=1) as client:
        def ask(address):
            headers = {"X-Forwarded-For": address}
            found.append((address, client.post("estimate", json={"model": "stories"}, headers=headers).status_code))

        threads = [threading.Thread(target=ask, args=["1.1.1.1"]) for _ in range(MOST_EACH + 3)]
        for thread in threads:
            thread.start()
        while len(found) < 3:
            threading.Event().wait(0.01)
        assert found == [("1.1.1.1", 429)] * 3
        assert client.post("run", json=RUN, headers={"X-Forwarded-For": "1.1.1.1"}).status_code == 200, "runs go on"
        threads.append(threading.Thread(target=ask, args=["2.2.2.2"]))
        threads[-1].start()
        engine.go.set()
        for thread in threads:
            thread.join()
        assert sorted(found[3:]) == [("1.1.1.1", 200)] * MOST_EACH + [("2.2.2.2", 200)]

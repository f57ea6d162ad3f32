"""The OpenAPI document says what is answered: every route is called with its example, and its answer looked at."""

from __future__ import annotations

import dataclasses
import json
import re
import shlex
import subprocess

import pytest
from jsonschema import Draft202012Validator

from playground.engines.local import LocalEngine
from playground.http_api.html_page import shell_line
from playground.http_api.routes import PREFIX, ROUTES
from playground.knobs import KNOBS
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from tests.support.api_server import api_server, lines_of

NAMES = [route.name for route in ROUTES]
BY_NAME = {route.name: route for route in ROUTES}
STREAMS = [route.name for route in ROUTES if route.streams]


@pytest.fixture(scope="module")
def client():
    with api_server(LocalEngine(Settings())) as client:
        yield client


@pytest.fixture(scope="module")
def document(client):
    return client.get("openapi.json").json()


def validator(document: dict, schema: dict) -> Draft202012Validator:
    return Draft202012Validator({**schema, "components": document["components"]})


def problems(document: dict, schema: dict, value: object) -> list[str]:
    errors = validator(document, schema).iter_errors(value)
    return [f"{list(error.absolute_path)}: {error.message[:200]}" for error in errors]


def schema_of(document: dict, name: str, media: str = "application/json") -> dict:
    route = BY_NAME[name]
    operation = document["paths"][PREFIX + route.path][route.method.lower()]
    return operation["responses"]["200"]["content"][media]["schema"]


def call(client, name: str, accept: str = "application/json"):
    route = BY_NAME[name]
    return client.request(route.method, name, json=route.example, headers={"Accept": accept})


def test_every_route_is_there_and_has_all_that_a_reader_needs(document):
    assert document["openapi"] == "3.1.0"
    told = {(method, path) for path, methods in document["paths"].items() for method in methods}
    assert told == {(route.method.lower(), PREFIX + route.path) for route in ROUTES}
    assert all(route.summary.endswith(".") and (route.body is None) == (route.example is None) for route in ROUTES)
    refs = re.findall(r'"#/components/schemas/(\w+)"', json.dumps(document))
    assert set(refs) <= set(document["components"]["schemas"])
    for schema in document["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


def test_the_request_has_every_field_and_every_knob(document):
    schemas = document["components"]["schemas"]
    assert list(schemas["GenerationRequest"]["properties"]) == [f.name for f in dataclasses.fields(GenerationRequest)]
    assert schemas["GenerationConfig"]["properties"].keys() >= KNOBS.keys()


@pytest.mark.parametrize("name", NAMES)
def test_the_answer_to_the_example_is_what_is_told(client, document, name):
    response = call(client, name)
    assert response.status_code == 200, response.text
    assert problems(document, schema_of(document, name), response.json()) == []


OTHERS = {
    "trials": [{"question": "same"}, {"question": "lengths", "values": [1, None]}],
    "detect": [
        {"watermark": {"ngram_len": 3, "keys": [654, 400, 836], "context_history_size": 64}},
        {"prompt": "Once upon a time", "with_prompt": True, "once": True},
    ],
    "score": [{"prompt": "", "candidates": 20}, {"model": "translator", "prompt": "the cat", "text": "die katze"}],
    "sweep": [{"axes": [{"knob": "prompt", "values": ["Once", "The cat"]}], "seeds": 2}],
    "compare": [{"requests": [{"model": "stories", "config": {"num_beams": 2, "max_new_tokens": 3}}] * 3}],
}


@pytest.mark.parametrize(("name", "change"), [(name, change) for name, each in OTHERS.items() for change in each])
def test_other_answers_are_what_is_told_too(client, document, name, change):
    response = client.post(name, json={**BY_NAME[name].example, **change}, headers={"Accept": "application/json"})
    assert response.status_code == 200, response.text
    assert problems(document, schema_of(document, name), response.json()) == []


EVENTFUL = [
    {"config": {"num_beams": 3, "num_return_sequences": 2}}, {"assistant": "stories-draft"}, {"read_prompt": True},
    {"config": {"penalty_alpha": 0.6, "top_k": 4}}, {"config": {"dola_layers": "low"}}, {"watch": [5]},
    {"config": {"do_sample": True, "top_p": 0.9, "watermarking_config": {"bias": 2.0}}}, {"check_scores": True},
    {"model": "chat", "prompt": "", "messages": [{"role": "user", "content": "What is the capital of France?"}]},
    {"model": "translator", "prompt": "the cat"}, {"config": {"num_beams": 4, "num_beam_groups": 2,
    "diversity_penalty": 0.5}}, {"structured_output": {"choices": [" yes", " no"]}},
]  # fmt: skip


@pytest.mark.parametrize("change", EVENTFUL, ids=lambda change: str(change)[:40])
def test_the_events_of_every_way_to_decode_are_what_is_told(client, document, change):
    config = {"max_new_tokens": 6, **change.get("config", {})}
    response = client.post("run", json={"model": "stories", "prompt": "Once upon", **change, "config": config})
    schema = schema_of(document, "run", "application/x-ndjson")
    lines = lines_of(response)
    assert [problem for line in lines for problem in problems(document, schema, line)] == []
    assert lines[-1]["type"] == "Finished", lines[-1]


@pytest.mark.parametrize("name", STREAMS)
def test_each_line_of_a_stream_is_what_is_told(client, document, name):
    schema, lines = schema_of(document, name, "application/x-ndjson"), lines_of(call(client, name, "*/*"))
    assert lines and not [problem for line in lines for problem in problems(document, schema, line)]


@pytest.mark.parametrize("name", [route.name for route in ROUTES if route.body is not None])
def test_the_example_is_what_is_asked_for_and_what_is_not_is_refused_by_both(client, document, name):
    route = BY_NAME[name]
    body = document["paths"][PREFIX + route.path]["post"]["requestBody"]["content"]["application/json"]
    schema, example = body["schema"], body["example"]
    assert problems(document, schema, example) == []
    wrong = {**example, "nonsense": 1}
    assert problems(document, schema, wrong)
    response = client.post(name, json=wrong)
    assert response.status_code == 422
    assert [each["field"] for each in response.json()["diagnostics"]] == ["nonsense"]
    for field in json.loads(json.dumps(schema)).get("required", ["model"]):
        less = {key: value for key, value in example.items() if key != field}
        assert problems(document, schema, less) and client.post(name, json=less).status_code == 422, field


@pytest.mark.parametrize(
    ("config", "fits"),
    [
        ({"temperature": 0.5}, True), ({"temperature": -0.1}, False), ({"top_p": 1}, True), ({"top_p": 1.5}, False),
        ({"typical_p": 0}, False), ({"num_beams": 1.5}, False), ({"do_sample": 1}, False), ({"top_k": None}, True),
        ({"early_stopping": "never"}, True), ({"early_stopping": "x"}, False), ({"nothing": 1}, False),
        ({"transformers_version": "5"}, True),
    ],
)  # fmt: skip
def test_the_schema_of_knobs_refuses_what_the_engine_refuses(client, document, config, fits):
    body = {"model": "stories", "prompt": "x", "config": {"max_new_tokens": 1, **config}}
    schema = {"$ref": "#/components/schemas/GenerationRequest"}
    assert (problems(document, schema, body) == []) == fits
    assert (client.post("run", json=body).status_code == 200) == fits


@pytest.mark.parametrize("name", ["run", "detect", "models"])
def test_the_line_for_the_shell_works(client, name):
    line = shell_line(BY_NAME[name], str(client.base_url).rstrip("/"))
    done = subprocess.run(["curl", "-sS", "--fail", *shlex.split(line)[1:]], capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr
    first = done.stdout.splitlines()[0]
    assert json.loads(first)["type"] == "Started" if name == "run" else json.loads(done.stdout)


def test_the_page_names_every_route_and_loads_nothing(client):
    response = client.get("")
    assert response.headers["content-type"].startswith("text/html")
    for route in ROUTES:
        assert f"{route.method} {PREFIX}{route.path}</code>" in response.text
    assert not re.search(r"(?:src|@import|url\(|<script|<link)", response.text)


def test_the_page_shows_a_strange_host_as_text(client):
    response = client.get("", headers={"Host": 'x"><script>alert(1)</script>'})
    assert "<script>" not in response.text

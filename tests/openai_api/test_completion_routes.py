"""`/v1` over HTTP: what programs send and get, what is refused and how, and that nobody decodes for a reader who has
gone."""

from __future__ import annotations

import json
import time

import httpx
import pytest

from playground.settings import Settings
from playground.trace import Failed
from playground.ui.app import build_app, serve
from tests.support.fakes import FakeEngine, sampled

BODY = {"model": "stories", "prompt": "Once upon", "max_tokens": 3}


def script(request):
    if request.prompt == "breaks":
        yield from list(sampled(request))[:3]
        yield Failed("It broke.", "Mend it.")
    elif request.model == "missing":
        yield Failed("There is no model named 'missing'.", "Choose one from the list.", "ModelNotFound")
    else:
        yield from sampled(request)


@pytest.fixture(scope="module")
def engine():
    return FakeEngine(script, pace=0.01)


@pytest.fixture(scope="module")
def client(engine):
    demo = build_app(engine, Settings())
    with httpx.Client(base_url=serve(demo, quiet=True).rstrip("/") + "/v1") as client:
        yield client
    demo.close(verbose=False)


def test_the_models_are_listed(client):
    told = client.get("/models").json()
    assert [each["id"] for each in told["data"]] == ["stories", "stories-draft"]
    assert client.get("/models/stories").json() == told["data"][0]
    missing = client.get("/models/missing")
    assert (missing.status_code, missing.json()["error"]["code"]) == (404, "model_not_found")


def test_a_completion_and_a_chat(client, engine):
    answer = client.post("/completions", json=BODY).json()
    assert answer["choices"][0]["text"] == " once there was"
    assert answer["usage"] == {"prompt_tokens": 2, "completion_tokens": 3, "total_tokens": 5}
    parts = [{"type": "text", "text": "Hi"}]
    messages = [{"role": "developer", "content": "Be short."}, {"role": "user", "content": parts}]
    chat = client.post("/chat/completions", json={"model": "stories", "messages": messages, "max_completion_tokens": 2})
    assert chat.json()["choices"][0]["message"]["content"] == " once there"
    told = [{"role": "system", "content": "Be short."}, {"role": "user", "content": "Hi"}]
    assert engine.requests[-1].messages == told


def test_a_stream_has_a_chunk_for_each_token(client):
    with client.stream("POST", "/completions", json=BODY | {"stream": True, "logprobs": 1}) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        lines = [line for line in answer.iter_lines() if line]
    assert lines[-1] == "data: [DONE]"
    told = [json.loads(line.removeprefix("data: "))["choices"][0] for line in lines[:-1]]
    assert [choice["text"] for choice in told] == [" once", " there", " was", ""]
    assert [choice["finish_reason"] for choice in told] == [None, None, None, "length"]


@pytest.mark.parametrize(
    ("path", "body", "status", "param", "code"),
    [
        ("/completions", BODY | {"model": "missing"}, 404, "model", "model_not_found"),
        ("/completions", BODY | {"model": None}, 400, "model", None),
        ("/completions", BODY | {"fnord": 1}, 400, "fnord", None),
        ("/completions", BODY | {"prompt": ["a", "breaks"]}, 503, None, None),
        ("/embeddings", BODY, 404, None, "not_found"),
    ],
)
def test_what_is_refused_is_told_in_openais_shape(client, path, body, status, param, code):
    answer = client.post(path, json=body)
    error = answer.json()["error"]
    assert (answer.status_code, error["param"], error["code"]) == (status, param, code)
    assert error["message"] and error["type"] == ("server_error" if status == 503 else "invalid_request_error")


def test_a_run_that_breaks_in_a_stream_ends_it_with_an_error(client):
    with client.stream("POST", "/completions", json=BODY | {"prompt": "breaks", "stream": True}) as answer:
        lines = [line for line in answer.iter_lines() if line]
    assert json.loads(lines[-1].removeprefix("data: "))["error"]["message"] == "It broke. Mend it."
    assert not any("[DONE]" in line for line in lines)


@pytest.mark.parametrize("stream", [True, False])
def test_a_reader_who_goes_stops_the_run(client, engine, stream):
    body = BODY | {"max_tokens": 1000, "stream": stream}
    before = len(engine.runs)
    if stream:
        with client.stream("POST", "/completions", json=body) as answer:
            next(answer.iter_lines())
    else:
        with pytest.raises(httpx.ReadTimeout):
            client.post("/completions", json=body, timeout=0.5)
    for _ in range(100):
        if len(engine.runs) > before and all(run.done for run in engine.runs):
            break
        time.sleep(0.05)
    assert all(run.done for run in engine.runs)
    assert engine.runs[-1].cancelled.is_set()


def test_keys_are_asked_for_as_openai_does():
    demo = build_app(FakeEngine(), Settings(api_keys="secret"))
    try:
        address = serve(demo, quiet=True).rstrip("/") + "/v1"
        refused = httpx.post(f"{address}/completions", json=BODY)
        assert (refused.status_code, refused.json()["error"]["code"]) == (401, "invalid_api_key")
        taken = httpx.post(f"{address}/completions", json=BODY, headers={"Authorization": "Bearer secret"})
        assert taken.status_code == 200
    finally:
        demo.close(verbose=False)

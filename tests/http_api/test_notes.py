"""What a run ignores is told the same at every door: Python, HTTP, the tools for language models, OpenAI's."""

from __future__ import annotations

import asyncio
import json
import warnings

import httpx
import pytest

from playground import GenerationRequest, RequestWarning, compare, generate
from playground.api import _told
from playground.engines.local import LocalEngine
from playground.mcp_tools import engine_questions
from playground.settings import Settings
from playground.trace import Trace, event_from_dict
from playground.ui.app import build_app, serve
from tests.support.api_server import lines_of

CONFIGS = [
    ({"min_p": 0.1}, ["min_p is ignored"]),
    ({"min_p": 0.1, "do_sample": True}, ["top_k is not set"]),
    ({"temperature": 0.5, "min_p": 0.1, "num_beams": 2}, ["temperature is ignored", "min_p is ignored"]),
    ({"min_p": 0.1, "do_sample": True, "top_k": 0}, []),
]


@pytest.fixture(scope="module")
def client():
    demo = build_app(LocalEngine(Settings()), Settings())
    with httpx.Client(base_url=serve(demo, quiet=True).rstrip("/"), timeout=60) as client:
        yield client
    demo.close(verbose=False)


def asked(config):
    return GenerationRequest("stories", "Once upon", config={"max_new_tokens": 3, **config}, seed=4)


def in_words(trace: Trace) -> list[str]:
    return [f"{each.message} {each.fix}" for each in trace.started.diagnostics]


def heard(request: GenerationRequest) -> list[str]:
    with warnings.catch_warnings(record=True) as issued:
        warnings.simplefilter("always")
        _told.clear()
        generate(request)
    return [str(each.message) for each in issued if each.category is RequestWarning]


@pytest.mark.parametrize(("config", "beginnings"), CONFIGS)
def test_python_http_and_mcp_say_the_same(client, config, beginnings):
    told = heard(asked(config))
    assert len(told) == len(beginnings)
    assert all(any(text.startswith(beginning) for text in told) for beginning in beginnings)
    body = asked(config).to_dict()
    assert in_words(Trace.fold(map(event_from_dict, lines_of(client.post("/api/v1/run", json=body))))) == told
    as_one = {"Accept": "application/json"}
    both = client.post("/api/v1/compare", json={"requests": [body, body]}, headers=as_one).json()["traces"]
    assert [in_words(Trace.from_data(each)) for each in both] == [told, told]

    class Asking:
        async def runs(self, requests):
            return compare(requests)

    text = asyncio.run(engine_questions.continue_text(Asking(), asked(config), "sampling"))
    assert [part.split("\n")[0].strip() for part in text.split("Note: ")[1:]] == told


@pytest.mark.parametrize(
    ("fields", "config"), [({"temperature": 0}, {"do_sample": False}), ({}, {"do_sample": True, "top_k": 0})]
)
def test_a_completion_says_it_too(client, fields, config):
    told = heard(asked({"min_p": 0.1, "num_beams": 1, **config}))
    body = {"model": "stories", "prompt": "Once upon", "max_tokens": 3, "seed": 4, "min_p": 0.1, **fields}
    answer = client.post("/v1/completions", json=body).json()
    assert [f"{each['message']} {each['fix']}" for each in answer.get("notes", [])] == told
    assert bool(told) == (fields != {})
    assert {each["severity"] for each in answer.get("notes", [])} <= {"warning"}
    assert notes_of_stream(client, body) == ([answer["notes"]] if told else [])
    chat = {name: value for name, value in body.items() if name != "prompt"} | {
        "model": "chat", "messages": [{"role": "user", "content": "Hello"}], "stream_options": {"include_usage": True},
    }  # fmt: skip
    answer = client.post("/v1/chat/completions", json={**chat, "stream_options": None}).json()
    assert notes_of_stream(client, chat) == ([answer["notes"]] if told else [])


def notes_of_stream(client, body):
    """The lists of notes in the chunks of an answer. Only the last chunk that has a choice may bring one."""
    path = "/v1/chat/completions" if "messages" in body else "/v1/completions"
    lines = client.post(path, json={**body, "stream": True}).text.split("\n\n")
    chunks = [json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: {")]
    chunks = [chunk for chunk in chunks if chunk["choices"]]
    assert all("notes" not in chunk for chunk in chunks[:-1]) and chunks[-1]["choices"][0]["finish_reason"]
    return [chunk["notes"] for chunk in chunks if "notes" in chunk]


def test_a_stream_of_several_texts_has_the_notes_of_all_once(client):
    body = {"model": "stories", "prompt": ["Once", "Two"], "n": 2, "max_tokens": 3, "seed": 4, "min_p": 0.1}
    body |= {"temperature": 1, "top_k": 0, "length_penalty": 2.0}
    answer = client.post("/v1/completions", json=body).json()
    assert len(answer["choices"]) == 4 and answer["notes"]
    assert notes_of_stream(client, body) == [answer["notes"]]

"""What a run ignores is told the same at every door: Python, HTTP, the tools for language models, OpenAI's."""

from __future__ import annotations

import asyncio
import warnings

import httpx
import pytest

from playground import GenerationRequest, RequestWarning, compare, generate
from playground.api import _told
from playground.engines.local import LocalEngine
from playground.mcp_tools import questions
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

    text = asyncio.run(questions.continue_text(Asking(), asked(config), "sampling"))
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

"""The road of a token: a request is read once and checked once on its way, however it comes, and nothing turns back."""

from __future__ import annotations

import inspect
import threading
from collections import Counter

import pytest

from playground.engines.local import LocalEngine
from playground.knobs.spec import Knob
from playground.requests.request import GenerationRequest
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.trace import Started
from tests.recording.test_canvas_tap import MODEL as DENOISER
from tests.recording.test_canvas_tap import loaded
from tests.support.api_server import api_server
from tests.support.decoding import decode
from tests.support.tiny_models import tiny_llama
from tests.support.visiting import Visitor, make_tab

VALUE = 37  # of top_k, which nothing else has
CONFIG = {"do_sample": True, "top_k": VALUE, "max_new_tokens": 2}


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine(Settings())
    list(engine.stream(GenerationRequest("stories", "Once", config={"max_new_tokens": 1})))  # it is warm
    yield engine
    engine.close()


@pytest.fixture
def counts(monkeypatch):
    """How often a request is read, checked before its model is known, checked by what its model is, and how often one
    value of its config is looked at."""
    counts = Counter()

    def count(name, method, what=lambda *args: True):
        def counted(*args, **kwargs):
            counts[name] += what(*args)
            return method(*args, **kwargs)

        return counted

    of, on, read, fault = Checked.of.__func__, Checked.on, GenerationRequest.from_dict.__func__, Knob.fault
    monkeypatch.setattr(Checked, "of", classmethod(count("of", of)))
    monkeypatch.setattr(Checked, "on", count("on", on))
    monkeypatch.setattr(GenerationRequest, "from_dict", classmethod(count("read", read)))
    monkeypatch.setattr(Knob, "fault", count("value", fault, lambda knob, value: value == VALUE))
    return counts


def test_from_python(engine, counts):
    *_, finished = engine.stream(GenerationRequest("stories", "Once", config=CONFIG))
    assert finished.num_tokens == 2
    assert counts == {"of": 1, "on": 1, "value": 1}


def test_from_http(engine, counts):
    with api_server(engine) as client:
        answer = client.post("run", json={"model": "stories", "prompt": "Once", "config": CONFIG})
    assert '"Finished"' in answer.text
    assert counts == {"read": 1, "of": 1, "on": 1, "value": 1}


def test_from_the_button(engine, counts):
    visitor = Visitor(make_tab(engine))
    visitor.set_knobs(CONFIG)
    counts.clear()
    assert visitor.generate().finished.num_tokens == 2
    assert counts == {"of": 1, "on": 1, "value": 1}


@pytest.mark.parametrize("model", [tiny_llama(), DENOISER], ids=["text", "canvases"])
def test_a_run_has_started_before_its_loop_begins(model):
    """What is told of a run at its start is told on the way to the loop, and not by it: no function of the recording or
    of the library has called for it."""
    callers = []

    def listen(event):
        if isinstance(event, Started):
            callers.extend(frame.frame.f_globals["__name__"] for frame in inspect.stack())

    request = GenerationRequest("tiny", "the cat", config={"max_new_tokens": 2}, seed=0)
    decode(request, loaded(model), None, Settings(), listen, threading.Event())
    assert "playground.generation.runner" in callers
    assert not [name for name in callers if name.startswith(("playground.recording", "transformers"))]

"""The server side of the page without a browser: the public endpoint, what is hidden, and what a closed tab leaves."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from gradio_client import Client

from playground.settings import Settings
from playground.trace import Trace
from playground.ui.app import build_app, serve
from tests.support.fakes import FakeEngine


@pytest.fixture(scope="module")
def engine():
    return FakeEngine()


@pytest.fixture(scope="module")
def client(engine):
    demo = build_app(engine, Settings())
    yield Client(serve(demo, quiet=True), verbose=False)
    demo.close(verbose=False)


def test_the_endpoint_takes_a_request_and_gives_a_trace(client, engine):
    request = {"model": "stories", "prompt": "Once upon", "config": {"max_new_tokens": 3}, "seed": 4}
    trace = Trace.from_json(json.dumps(client.predict(request, api_name="/generate")))
    assert len(trace.steps) == 3
    assert (trace.seed, trace.started.prompt) == (4, "Once upon")
    assert engine.requests[-1].to_dict() | request == engine.requests[-1].to_dict()


@pytest.mark.parametrize(
    ("request_", "message"),
    [({"prompt": "x"}, "names no model"), ({"model": "missing"}, "There is no model named"), ({"modle": 1}, "modle")],
)
def test_what_cannot_run_is_told(client, request_, message):
    with pytest.raises(Exception, match=message):
        client.predict(request_, api_name="/generate")


def test_nothing_else_is_public(client):
    assert list(client.view_api(return_format="dict")["named_endpoints"]) == ["/generate"]
    assert client.view_api(return_format="dict")["unnamed_endpoints"] == {}


@pytest.mark.slow
def test_the_page_is_built_without_the_heavy_libraries():
    code = (
        "import sys; from tests.support.fakes import FakeEngine; from playground.settings import Settings;"
        "from playground.engines.local import LocalEngine; from playground.ui.app import build_app;"
        "build_app(LocalEngine(), Settings());"
        "assert not {'torch', 'transformers', 'plotly'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env=_environment())


def _environment():
    import os

    return os.environ | {"PYTHONPATH": ":".join(path for path in sys.path if path)}

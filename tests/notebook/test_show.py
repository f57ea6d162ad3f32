"""`playground.show()`: the page, inline in a notebook, on the engine of the other functions."""

from __future__ import annotations

import sys
import urllib.request
from types import SimpleNamespace

import gradio as gr
import pytest
from gradio_client import Client

import playground
from playground.api import default_engine
from playground.notebook import page
from tests.support.fakes import FakeEngine


@pytest.fixture(autouse=True)
def closed():
    yield
    page.close()


def test_the_page_is_served_on_the_engine_of_the_other_functions(monkeypatch):
    launched = {}
    launch = gr.Blocks.launch

    def noted(self, **options):
        launched.update(options)
        return launch(self, **options)

    monkeypatch.setattr(gr.Blocks, "launch", noted)
    address = playground.show(height=700)
    assert (launched["inline"], launched["height"], launched["share"]) == (True, 700, False)
    assert "GenerationPlayground" in urllib.request.urlopen(address).read().decode()
    asked = {"model": "stories", "prompt": "Once", "seed": 0, "config": {"max_new_tokens": 2}}
    told = Client(address, verbose=False).predict(asked, api_name="/generate")
    assert told["events"][-1]["num_tokens"] == 2
    assert "stories" in [each.model for each in default_engine().opened()]


def test_a_second_page_takes_the_place_of_the_first():
    playground.show(FakeEngine())
    (first,) = page._shown
    address = playground.show(FakeEngine())
    assert urllib.request.urlopen(address).status == 200
    assert not first.is_running and len(page._shown) == 1


@pytest.mark.parametrize(("asked", "shared"), [(None, True), (False, False)])
def test_in_colab_it_goes_through_the_tunnel_and_answers_by_its_name(monkeypatch, asked, shared):
    """The tunnel itself is Gradio's, and leads outside: it is not opened here."""
    monkeypatch.setattr(page, "colab_check", lambda: True)
    launched = {}

    def launch(self, **options):
        launched.update(options)
        return None, "http://127.0.0.1:1/", None

    monkeypatch.setattr(gr.Blocks, "launch", launch)
    playground.show(FakeEngine(), share=asked)
    assert launched["share"] is shared
    names = [each.cls.__name__ for each in launched["app_kwargs"]["middleware"]]
    assert ("AllowedHosts" in names) is not shared  # the tunnel's name is not known before


def test_jupyter_gets_a_frame_of_that_height(monkeypatch):
    """IPython is no dependency: a stand-in for what Gradio asks of it."""
    shown = []
    display = SimpleNamespace(HTML=lambda text: text, display=shown.append, Javascript=str)
    for name, module in {"IPython": SimpleNamespace(display=display), "IPython.display": display}.items():
        monkeypatch.setitem(sys.modules, name, module)
    playground.show(FakeEngine(), height=710)
    assert any("<iframe" in str(each) and "710" in str(each) for each in shown), shown

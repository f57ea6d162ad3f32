"""docs/http_api.md tells the truth: its examples run against a server, its tables have the routes."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from playground.engines.local import LocalEngine
from playground.http_api.routes import PREFIX, ROUTES
from playground.http_api.run_stream import MOST_UNREAD
from playground.settings import Settings
from tests.support.api_server import api_server

TEXT = (Path(__file__).parents[2] / "docs" / "http_api.md").read_text("utf-8")
ADDRESS = "http://127.0.0.1:7860/api/v1"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def client():
    with api_server(LocalEngine(Settings())) as client:
        yield client


def here(text: str, client) -> str:
    """An example, which calls this server."""
    assert ADDRESS in text
    return text.replace(ADDRESS, str(client.base_url).rstrip("/"))


def test_the_examples_in_python_run(client, capsys):
    names: dict = {}
    for example in blocks("python"):
        exec(compile(here(example, client), "http_api.md", "exec"), names)
    printed = capsys.readouterr().out
    assert printed.startswith(names["trace"].sequences[0].text) and "warm" in printed
    assert names["trace"].finished.num_tokens == 20


@pytest.mark.parametrize("line", blocks("bash"))
def test_the_lines_for_the_shell_run(client, line):
    done = subprocess.run(here(line, client), shell=True, capture_output=True, timeout=60, check=True)
    assert json.loads(done.stdout.splitlines()[0])


def test_every_route_has_a_row():
    rows = re.findall(r"^\| `(GET|POST) (\S+)` \|", TEXT, re.MULTILINE)
    assert rows == [(route.method, PREFIX + route.path) for route in ROUTES[1:]]


def test_the_problem_is_what_is_answered(client):
    [told] = blocks("json")
    request = {"model": "stories", "prompt": "x", "config": {"temprature": 1}}
    assert client.post("run", json=request).json() == json.loads(told)


def test_the_figures_are_those_of_the_code():
    assert f"{MOST_UNREAD // 10**6} MB behind" in TEXT

"""Which engine the flags choose, and what is said where it cannot be had."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from playground.engines.choice import engine_for, sizes
from playground.engines.local import LocalEngine
from playground.settings import Settings

ROOT = Path(__file__).parents[2]


def test_without_flags_runs_are_decoded_here(monkeypatch):
    monkeypatch.delenv("SPACES_ZERO_GPU", raising=False)
    assert type(engine_for(Settings())) is LocalEngine


def test_what_is_missing_is_said_with_the_version_that_fits(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    (pinned,) = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["cluster"]
    with pytest.raises(ValueError, match="Ray is not here") as refused:
        engine_for(Settings(), "ray")
    assert f'pip install "{pinned}"' in str(refused.value)


def test_there_is_no_other_engine():
    with pytest.raises(ValueError, match="There is no engine 'vllm': choose local, ray or openai"):
        engine_for(Settings(), "vllm")


def test_another_server_needs_an_address():
    with pytest.raises(ValueError, match="base"):
        engine_for(Settings(), "openai")


@pytest.mark.parametrize(
    ("settings", "flags"), [({}, {"address": "auto"}), ({"replicas": 2}, {}), ({"most_replicas": 2}, {})]
)
def test_flags_of_a_cluster_need_a_cluster(settings, flags):
    with pytest.raises(ValueError, match="--engine ray"):
        engine_for(Settings(**settings), **flags)


def test_there_are_not_more_replicas_at_least_than_at_most():
    with pytest.raises(ValueError, match="3 replicas at least and 2 at most"):
        engine_for(Settings(replicas=3, most_replicas=2), "ray")


@pytest.mark.parametrize(
    ("replicas", "machines", "threads", "gpus"),
    [
        (1, [{"CPU": 8.0}], 8, 0),
        (2, [{"CPU": 8.0}], 4, 0),
        (1, [{"CPU": 8.0}, {"CPU": 8.0}], 8, 0),  # no replica stands on two machines
        (2, [{"CPU": 2.0}, {"CPU": 16.0}, {}], 2, 0),  # and the page's own has no place for one
        (4, [{"CPU": 16.0, "GPU": 2.0}, {"CPU": 64.0}], 4, 0.5),
        (1, [{"CPU": 16.0, "GPU": 2.0}], 16, 1),
        (3, [{"CPU": 1.0}], 1, 0),
    ],
)
def test_every_replica_finds_a_place(replicas, machines, threads, gpus):
    assert sizes(replicas, machines) == {"threads": threads, "gpus": gpus}


def test_gpus_of_a_replica_may_be_named():
    machines = [{"CPU": 16.0, "GPU": 2.0}]
    assert sizes(2, machines, 0.5) == {"threads": 8, "gpus": 0.5} and sizes(2, machines, 0)["gpus"] == 0


@pytest.mark.slow
def test_the_app_ends_with_this_sentence():
    code = "import sys; sys.modules['ray'] = None; sys.argv = ['app.py', '--engine', 'ray']; import app; app.main()"
    ended = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 1 and ended.stderr.strip().startswith("Ray is not here")

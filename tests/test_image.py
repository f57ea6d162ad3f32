"""The Dockerfile: built where a Docker engine runs; elsewhere what it copies is started as it starts it."""

from __future__ import annotations

import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.benchmarks.page import free_port

ROOT = Path(__file__).parents[1]
FILE = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
STEPS = [line.split(" ", 1) for line in FILE.splitlines() if line and not line.startswith("#")]


def steps(name: str) -> list[str]:
    return [rest.strip() for step, rest in STEPS if step == name]


def has_docker() -> bool:
    try:
        return subprocess.run(["docker", "info"], capture_output=True, timeout=20).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def listens(port: int) -> bool:
    with socket.socket() as there:
        return there.connect_ex(("127.0.0.1", port)) == 0


def test_its_torch_is_that_of_the_requirements():
    [torch] = re.findall(r"^torch==(\S+)", (ROOT / "requirements.txt").read_text("utf-8"), re.MULTILINE)
    assert f"torch=={torch} " in FILE
    assert any("--require-hashes -r requirements.lock" in each for each in steps("RUN"))


def test_nothing_runs_as_root():
    names = [step for step, _ in STEPS]
    assert steps("USER") == ["playground"] and "useradd --create-home playground" in FILE
    assert names.index("USER") > max(place for place, name in enumerate(names) if name == "RUN")


def test_what_it_copies_serves_the_page(tmp_path):
    for each in steps("COPY"):
        source, target = each.split()
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, tmp_path / target)
        else:
            shutil.copy(ROOT / source, tmp_path / target)
    command = re.findall(r'"([^"]*)"', steps("CMD")[0])
    assert command[:1] == ["python"] and "0.0.0.0" in command
    port = str(free_port())
    command = [{"python": sys.executable, "0.0.0.0": "127.0.0.1", "7860": port}.get(each, each) for each in command]
    server = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        [check] = re.findall(r"CMD (python -c .*)", steps("HEALTHCHECK")[0])
        check = [sys.executable, *shlex.split(check.replace("7860", port))[1:]]
        until = time.monotonic() + 120
        while not listens(int(port)) or subprocess.run(check, capture_output=True).returncode != 0:
            assert server.poll() is None and time.monotonic() < until
            time.sleep(0.5)
        assert httpx.get(f"http://127.0.0.1:{port}/").status_code == 200
    finally:
        server.terminate()
        server.wait(20)


@pytest.mark.slow
@pytest.mark.skipif(not has_docker(), reason="no Docker engine runs here")
def test_it_builds():
    subprocess.run(["docker", "build", "--quiet", str(ROOT)], check=True, timeout=3000)

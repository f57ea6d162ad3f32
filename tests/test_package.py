"""The package that `pip install` makes of the repository: all files are in it, and it runs far from the clone."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import sysconfig
import time
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest
from gradio_client import Client

pytest.importorskip("setuptools", reason="the package is built with setuptools, which is not installed")
pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[1]
MOVED = {"presets/": "playground/presets/files/", "docs/": "playground/ui/documents/files/"}
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
RUN = """
import playground
from playground.presets.presets import EXAMPLES, PRESETS
from playground.sharing.python_script import python_script
from visualizers.export import export_html

request = playground.GenerationRequest("stories", "Once upon a time", config={"max_new_tokens": 3}, seed=0)
trace = playground.generate(request)
page, script = export_html(trace), python_script(request)
for value in (playground.__file__, len(trace.steps), bool(EXAMPLES and PRESETS), "<main>" in page):
    print(value)
exec(compile(script, "script", "exec"))
print(trace.sequences[0].text)
"""


def tracked(*folders: str) -> list[str]:
    return subprocess.run(
        ["git", "ls-files", "-z", *folders], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\0")[:-1]


def pip(*arguments: object) -> None:
    command = [sys.executable, "-m", "pip", "--isolated", "--disable-pip-version-check", *map(str, arguments)]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """The wheel of what git tracks."""
    clone, wheels = tmp_path_factory.mktemp("clone"), tmp_path_factory.mktemp("wheels")
    for name in tracked():
        if (ROOT / name).is_file():  # not what was removed and is not committed yet
            (clone / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, clone / name)
    pip("wheel", "--no-build-isolation", "--no-deps", "--no-index", "--wheel-dir", wheels, clone)
    return next(wheels.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory) -> Path:
    """The programs of an environment that has the package, and the libraries of this one."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    pip("--python", programs / "python", "install", "--no-deps", "--no-index", wheel)
    site = sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)})
    Path(site, "libraries.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return programs


def output(*command: object, cwd: Path) -> list[str]:
    result = subprocess.run(
        [*map(str, command)], cwd=cwd, env=ENVIRONMENT, capture_output=True, encoding="utf-8", timeout=300
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


def test_every_tracked_file_is_in_it_and_nothing_else_of_the_repository(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    there = {name for name in names if ".dist-info/" not in name}
    wanted = tracked("playground", "visualizers", "presets", "docs")
    assert len(wanted) > 600
    for folder, place in MOVED.items():
        wanted = [place + name.removeprefix(folder) if name.startswith(folder) else name for name in wanted]
    assert there == set(wanted)


def test_a_run_of_the_installed_package(installed, tmp_path):
    (tmp_path / "run.py").write_text(RUN, encoding="utf-8")
    lines = output(installed / "python", "run.py", cwd=tmp_path)
    assert Path(lines[0]).is_relative_to(installed.parent)
    assert lines[1:4] == ["3", "True", "True"]
    assert lines[4] == lines[5] != ""  # the script that one takes along prints the text of the run


def test_the_command_serves_the_page(installed, tmp_path):
    command = installed / "generation-playground"
    assert output(command, "--help", cwd=tmp_path)[0].startswith("usage: generation-playground")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([command, "--port", str(port)], cwd=tmp_path, env=ENVIRONMENT, stdout=subprocess.DEVNULL)
    try:
        address = f"http://127.0.0.1:{port}/"
        for _ in range(600):
            try:
                page = urllib.request.urlopen(address).read().decode()
                break
            except OSError:
                time.sleep(0.2)
        assert "GenerationPlayground" in page and "page-files/plotly." in page
        asked = {"model": "stories", "prompt": "Once", "seed": 0, "config": {"max_new_tokens": 2}}
        told = Client(address, verbose=False).predict(asked, api_name="/generate")
        assert told["events"][-1]["type"] == "Finished" and told["events"][-1]["num_tokens"] == 2
    finally:
        process.kill()
        process.wait()

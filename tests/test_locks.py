"""The lock files name every package that is needed, each with its hashes, and what is asked for directly at the same
versions."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
APP, TORCH, TESTS = "requirements.lock", "requirements-torch.lock", "tests/requirements.lock"


def packages(*files: str) -> dict[str, list[tuple[Requirement, list[str]]]]:
    """What lock files name: the requirement and the hashes of each line, by the name of the package."""
    found: dict[str, list[tuple[Requirement, list[str]]]] = {}
    for file in files:
        text = (ROOT / file).read_text("utf-8").replace("\\\n", " ")
        for line in text.splitlines():
            if not line.startswith(("#", "-r ")):
                asked, *hashes = re.split(r"\s+--hash=", line.strip())
                requirement = Requirement(asked)
                found.setdefault(canonicalize_name(requirement.name), []).append((requirement, hashes))
    return found


def applying(*files: str) -> dict[str, str]:
    """The versions that these files install here."""
    return {
        name: str(requirement.specifier).removeprefix("==")
        for name, lines in packages(*files).items()
        for requirement, _ in lines
        if requirement.marker is None or requirement.marker.evaluate()
    }


def asked(file: str) -> list[Requirement]:
    lines = (ROOT / file).read_text("utf-8").splitlines()
    return [Requirement(line.split("#")[0]) for line in lines if line and not line.startswith(("#", "-r "))]


@pytest.mark.parametrize("file", [APP, TORCH, TESTS])
def test_every_line_is_one_exact_version_with_hashes(file):
    lines = [line for lines in packages(file).values() for line in lines]
    assert lines
    for requirement, hashes in lines:
        assert re.fullmatch(r"==\d[\w.]*", str(requirement.specifier)), requirement
        assert hashes and all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes), requirement


@pytest.mark.parametrize(
    ("asking", "files"), [("requirements.txt", (APP, TORCH)), ("tests/requirements.txt", (TESTS,))]
)
def test_what_is_asked_for_is_locked_at_that_version(asking, files):
    versions = {name: str(lines[0][0].specifier) for name, lines in packages(*files).items()}
    for requirement in asked(asking):
        assert versions[canonicalize_name(requirement.name)] == str(requirement.specifier)


def test_the_ranges_of_the_installed_package_hold_the_versions_of_the_app():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    ranges = {each.name: each.specifier for each in map(Requirement, [*project["dependencies"], *extras["torch"]])}
    pins = {each.name: str(each.specifier).removeprefix("==") for each in asked("requirements.txt")}
    assert pins.keys() - ranges.keys() == {"tokenizers"}  # transformers brings the one that it fits
    assert ranges.keys() - pins.keys() == set()
    assert {name: version for name, version in pins.items() if name in ranges and version not in ranges[name]} == {}
    assert "torch" not in {Requirement(each).name for each in project["dependencies"]}  # who has one keeps it


def test_no_package_is_locked_twice():
    assert not packages(APP).keys() & packages(TESTS).keys()
    assert not packages(APP).keys() & packages(TORCH).keys()


def test_all_that_they_need_is_locked():
    """By what the installed packages themselves say that they need."""
    known = applying(APP, TORCH, TESTS)
    here = {canonicalize_name(each.name): each for each in metadata.distributions()}
    missing = []
    for name in known.keys() & here.keys():
        for line in here[name].requires or []:
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate({"extra": ""}):
                if canonicalize_name(needed.name) not in known:
                    missing.append(f"{name} needs {needed}")
    assert missing == []
    assert len(known.keys() & here.keys()) > 80


def test_what_is_installed_without_a_hash_is_what_security_md_names():
    """Every `pip install` that starts the app, in the README and the Dockerfile: from a lock file, or named there."""
    written = "".join((ROOT / file).read_text() for file in ("README.md", "Dockerfile"))
    commands = re.findall(r"pip install ([^&\n`]*)", written)
    words = [word for command in commands for word in command.split() if not word.startswith("-")]
    files = {word for word in words if word.endswith(".lock")}
    bare = {word.partition("==")[0] for word in words if "==" in word}
    assert files == {APP, TESTS} and bare == {"torch"}
    told = (ROOT / "docs/security.md").read_text().partition("## What is installed without hashes")[2]
    told = told.partition("\n## ")[0]
    assert "torch==" in told and "A Space" in told and "requirements.txt" in told
    assert not any("--hash" in line for line in (ROOT / "requirements.txt").read_text().splitlines())

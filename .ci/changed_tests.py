"""Prints the folders of slow tests that are near to what has changed, the nearest first, one a line.

A test is near to a file that it imports, or that a module imports which it imports: what it tests, and what that stands
on. Scripts, styles and other data count as every module of their folder, or of the first folder above that has one.
What has changed is what differs from the branch `origin/main`, or on that branch itself from 20 commits ago. Where a
clone does not reach back so far, nothing is printed but a line that says so, on standard error.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COMMITS, STEPS = 20, 2
EVERYTHING = ("requirements.lock", "pyproject.toml", "tests/requirements.lock", "tests/conftest.py")
DATA = {"presets/": "playground/presets/presets.py", "visualizers/panes/": "visualizers/pane.py"}  # read from afar


def git(*arguments: str) -> str | None:
    """What git answers; None where it refuses."""
    answer = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return answer.stdout.strip() if answer.returncode == 0 else None


def changed_files() -> list[str] | None:
    """The files that differ from the base; None where it is not known."""
    head, base = git("rev-parse", "HEAD"), git("merge-base", "HEAD", "origin/main")
    if base in (None, "", head):
        base = git("rev-parse", "--verify", "--quiet", f"HEAD~{COMMITS}")
    names = git("diff", "--name-only", base, "HEAD") if base else None
    return None if names is None else names.splitlines()


@cache
def imported(file: str) -> frozenset[str]:
    """The files of this project that a Python file imports, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse((ROOT / file).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        for path in (name.replace(".", "/") for name in names):
            found |= {place for place in (f"{path}.py", f"{path}/__init__.py") if (ROOT / place).is_file()}
    return frozenset(found)


def steps_to(file: str, changed: set[str]) -> int | None:
    """How many imports lie between a test and the nearest file that has changed; None where they are more than
    `STEPS`."""
    reached = {file}
    for steps in range(STEPS + 1):
        if reached & changed:
            return steps
        reached |= {each for other in reached for each in imported(other)}
    return None


def modules(file: str) -> list[str]:
    """The Python files that a changed file stands for: itself, or those that may read it."""
    if file.endswith(".py"):
        return [file]
    known = next((module for start, module in DATA.items() if file.startswith(start)), None)
    if known or not file.startswith(("playground/", "visualizers/", "training/", "tests/")):
        return [known] if known else []
    folder = (ROOT / file).parent
    while not list(folder.glob("*.py")) and folder != ROOT:
        folder = folder.parent
    return [each.relative_to(ROOT).as_posix() for each in folder.glob("*.py")]


def slow_tests() -> list[str]:
    """The files that hold slow tests."""
    files = sorted((ROOT / "tests").glob("*/**/test_*.py"))
    marks = ("pytest.mark.slow", "mostly_slow(")
    return [each.relative_to(ROOT).as_posix() for each in files if any(m in each.read_text("utf-8") for m in marks)]


def folders(files: Iterable[str]) -> list[str]:
    """The folders of slow tests for these changed files, the nearest first."""
    files = list(files)
    changed = {module for file in files for module in modules(file)}
    near: dict[str, int] = {}
    for test in slow_tests():
        steps = 0 if set(files) & set(EVERYTHING) else steps_to(test, changed)
        folder = "/".join(test.split("/")[:2])
        if steps is not None:
            near[folder] = min(steps, near.get(folder, steps))
    named = {f"tests/{part}" for file in changed for part in file.split("/")}  # the tests of these very packages
    return sorted(near, key=lambda folder: (near[folder], folder not in named, folder))


if __name__ == "__main__":
    files = changed_files()
    if files is None:
        sys.exit(print("What has changed is not known in this clone: no slow tests are run.", file=sys.stderr))
    print(*folders(files), sep="\n")

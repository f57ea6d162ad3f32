"""Prints the folders of tests whose package has changed lately, one a line: their slow tests are worth their time.

Reads the names of changed files from standard input, as `git log --since=... --name-only --format=` writes them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1] / "tests"
EVERYTHING = ("requirements.txt", "pyproject.toml", "tests/conftest.py", "tests/support/")


def folders(files: Iterable[str]) -> list[str]:
    """The folders of tests/ for these files: tests/models for playground/models/loading.py and for its own tests. All
    of them where a file changes that everything depends on."""
    known = sorted(path.name for path in TESTS.iterdir() if path.is_dir() and any(path.rglob("test_*.py")))
    found = set()
    for file in files:
        if file.startswith(EVERYTHING):
            return [f"tests/{name}" for name in known]
        top, _, rest = file.partition("/")
        package = rest.partition("/")[0] if top in ("playground", "tests") else top
        found |= {package} & set(known)
        if package in ("ui", "visualizers"):
            found.add("browser")
    return [f"tests/{name}" for name in sorted(found)]


if __name__ == "__main__":
    print(*folders(line.strip() for line in sys.stdin if line.strip()), sep="\n")

"""The versions of what is installed here: of the libraries on which tokens depend, and of this project.

Imports none of them.
"""

from __future__ import annotations

import functools
import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PROJECT = "generation-playground"


@functools.cache
def installed_versions() -> dict[str, str]:
    """By their names; one that is not installed is left out."""
    known = {name: _version(name) for name in ("torch", "transformers")}
    return {**{name: value for name, value in known.items() if value}, PROJECT: _own_version()}


def _own_version() -> str:
    """That of pyproject.toml where this is a clone, else that of the installed package."""
    clone = Path(__file__).parents[1] / "pyproject.toml"
    if clone.is_file():
        return tomllib.loads(clone.read_text("utf-8"))["project"]["version"]
    return _version(PROJECT) or "unknown"  # copied somewhere


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None

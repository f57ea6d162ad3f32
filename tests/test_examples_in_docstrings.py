"""Docstrings: every public function of the packages of plain data and formulas has an example, which is right, and none
only names another docstring."""

from __future__ import annotations

import doctest
import importlib
import inspect
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("knobs", "metrics", "texts", "trace")
MODULES = sorted(
    path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")
    for package in PACKAGES
    for path in (ROOT / "playground" / package).glob("*.py")
    if path.name != "__init__.py"
)
POINTER = re.compile(r'"""(As (`[\w.]+`|the protocol) says|See `)')
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def examples_of(module: ModuleType) -> list[doctest.DocTest]:
    """The docstrings of the module that have examples."""
    return [found for found in doctest.DocTestFinder(exclude_empty=True).find(module) if found.examples]


def public_functions(module: ModuleType) -> list[str]:
    """The functions that the module defines with `def`, under the names by which doctest finds them."""
    named = {name: inspect.unwrap(value) for name, value in vars(module).items() if not name.startswith("_")}
    return [
        f"{module.__name__}.{name}"
        for name, value in named.items()
        if inspect.isfunction(value) and (value.__module__, value.__qualname__) == (module.__name__, name)
    ]


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_right(name):
    runner, output = doctest.DocTestRunner(optionflags=OPTIONS), []
    for example in examples_of(importlib.import_module(name)):
        runner.run(example, out=output.append)
    assert runner.failures == 0, "".join(output)


@pytest.mark.parametrize("name", MODULES)
def test_every_public_function_has_an_example(name):
    module = importlib.import_module(name)
    assert set(public_functions(module)) - {example.name for example in examples_of(module)} == set()


def test_wrapped_functions_count_and_those_of_other_modules_do_not():
    catalogue = importlib.import_module("playground.texts.catalogue")
    found = {name.removeprefix("playground.texts.catalogue.") for name in public_functions(catalogue)}
    assert found == {"catalogue", "catalogue_file", "in_language", "notation"}  # the first is in functools.cache


@pytest.mark.parametrize("folder", ["playground", "visualizers"])
def test_no_docstring_only_names_another_one(folder):
    files = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in (ROOT / folder).rglob("*.py")}
    assert [name for name, code in files.items() if POINTER.search(code)] == []

"""All errors of the house are below one class, as the tree at the top of playground/errors.py shows them."""

from __future__ import annotations

import ast
import builtins
import pickle
from pathlib import Path

import pytest

import playground
from playground import errors
from playground.errors import PlaygroundError
from playground.generation.failures import explain
from playground.models.fetching import OnlyGguf
from playground.models.hub import Repository
from playground.models.locations import LoadingStopped, ModelError
from playground.regular_files import FileTooLarge
from playground.requests.grammar import StructureError
from playground.requests.request import RequestError
from playground.requests.request_problems import request_error
from playground.server.side_work import Crowded
from playground.texts import said
from playground.trace import Failed
from playground.watermarks.detection import QueryError
from tests.test_layout import FILES, ROOT

BUILT_IN = {name for name, kind in vars(builtins).items() if isinstance(kind, type) and issubclass(kind, BaseException)}
WARNINGS = {name for name in BUILT_IN if issubclass(getattr(builtins, name), Warning)}


def bases(files: list[str]) -> dict[str, list[str]]:
    """The classes of the files that are exceptions, each with its bases by name."""
    classes = {
        node.name: [base.id for base in node.bases if isinstance(base, ast.Name)]
        for file in files
        for node in ast.walk(ast.parse((ROOT / file).read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    }

    def is_exception(name: str) -> bool:
        return name in BUILT_IN - WARNINGS or any(map(is_exception, classes.get(name, ())))

    return {name: held for name, held in classes.items() if is_exception(name)}


CLASSES = bases(FILES)


def tree() -> dict[str, list[str]]:
    """What the docstring shows: each class with the one above it, and with the built-in ones in brackets."""
    found: dict[str, list[str]] = {}
    above: list[tuple[int, str]] = []
    for line in errors.__doc__.splitlines()[1:]:
        if not line.strip():
            continue
        depth, (name, *words) = len(line) - len(line.lstrip()), line.split()
        while above and above[-1][0] >= depth:
            above.pop()
        assert name not in found and (above or name == "PlaygroundError")
        found[name] = [held for _, held in above[-1:]] + [word.strip("()") for word in words if word[0] == "("]
        above.append((depth, name))
    return found


def test_the_tree_is_the_real_one():
    assert tree() == CLASSES | {"PlaygroundError": []} and CLASSES["PlaygroundError"] == ["Exception"]


@pytest.mark.parametrize("name", CLASSES)
def test_every_error_is_below_the_base(name):
    def above(name: str) -> set[str]:
        return {name, *(each for base in CLASSES.get(name, ()) for each in above(base))}

    assert "PlaygroundError" in above(name)


def test_an_exception_beside_the_tree_is_seen(tmp_path, monkeypatch):
    monkeypatch.setattr("tests.test_errors.ROOT", tmp_path)
    Path(tmp_path / "a.py").write_text("class A(KeyError): pass\nclass B(A): pass\nclass C(UserWarning): pass\n")
    assert bases(["a.py"]) == {"A": ["KeyError"], "B": ["A"]}


def test_the_public_ones_keep_their_built_in_bases():
    assert issubclass(playground.RequestError, playground.PlaygroundError)
    assert issubclass(playground.RequestError, ValueError)
    assert issubclass(playground.GenerationFailed, playground.PlaygroundError)
    assert issubclass(playground.GenerationFailed, RuntimeError)
    assert not issubclass(ModelError, ValueError)


NO = said("{name} is wrong.", name="It")
MADE = [
    PlaygroundError(NO, "Mend it."), RequestError([]), request_error("top_k", NO, "Mend it."),
    QueryError(NO, "Mend it.", "model"), StructureError(NO, "Mend it."), ModelError(NO, "Mend it."),
    LoadingStopped("stories"), Crowded(True), FileTooLarge(5, 3), playground.GenerationFailed(Failed(NO, "Mend it.")),
    OnlyGguf("x", Repository("x", None, "0", {"a.gguf": 5})),
]  # fmt: skip


@pytest.mark.parametrize("error", MADE, ids=lambda error: type(error).__name__)
def test_an_error_crosses_processes(error):
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error) and str(again) == str(error)
    assert (again.message, again.fix, again.__dict__.keys()) == (error.message, error.fix, error.__dict__.keys())


def test_an_error_says_what_is_wrong_and_what_to_do():
    error = ModelError(NO, "Mend it.")
    assert str(error) == "It is wrong. Mend it." and str(error).values["a"].sentence == "{name} is wrong."
    assert str(PlaygroundError(NO)) == "It is wrong." and PlaygroundError().fix == ""
    refused = request_error("top_k", NO, "Mend it.")
    assert str(refused) == "top_k: It is wrong. Mend it." and (refused.message, refused.fix) == (NO, "Mend it.")
    failed = explain(refused)
    assert (failed.message, failed.fix, failed.diagnostics) == (NO, "Mend it.", refused.diagnostics)

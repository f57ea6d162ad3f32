"""The road of a token, as `playground/generation/__init__.py` tells it: a request is read once and checked once on its
way, however it comes, nothing turns back, and the stops are where they are said to be and are passed in order."""

from __future__ import annotations

import ast
import dataclasses
import functools
import importlib
import inspect
import re
import sys
import threading
from collections import Counter
from pathlib import Path

import pytest

import playground
from playground import generation
from playground.engines.local import LocalEngine
from playground.knobs.spec import Knob
from playground.requests.request import GenerationRequest
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.trace import Started
from tests.recording.test_canvas_tap import MODEL as DENOISER
from tests.recording.test_canvas_tap import loaded
from tests.support.api_server import api_server
from tests.support.decoding import decode
from tests.support.tiny_models import tiny_llama
from tests.support.visiting import Visitor, make_tab

VALUE = 37  # of top_k, which nothing else has
CONFIG = {"do_sample": True, "top_k": VALUE, "max_new_tokens": 2}


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine(Settings())
    list(engine.stream(GenerationRequest("stories", "Once", config={"max_new_tokens": 1})))  # it is warm
    yield engine
    engine.close()


@pytest.fixture
def counts(monkeypatch):
    """How often a request is read, checked before its model is known, checked by what its model is, and how often one
    value of its config is looked at."""
    counts = Counter()

    def count(name, method, what=lambda *args: True):
        def counted(*args, **kwargs):
            counts[name] += what(*args)
            return method(*args, **kwargs)

        return counted

    of, on, read, fault = Checked.of.__func__, Checked.on, GenerationRequest.from_dict.__func__, Knob.fault
    # the heads of lanes say what is wrong with a stand-in, whose prompt is a dash
    is_run = lambda cls, request, *known: request.prompt != "-"  # noqa: E731
    monkeypatch.setattr(Checked, "of", classmethod(count("of", of, is_run)))
    monkeypatch.setattr(Checked, "on", count("on", on))
    monkeypatch.setattr(GenerationRequest, "from_dict", classmethod(count("read", read)))
    monkeypatch.setattr(Knob, "fault", count("value", fault, lambda knob, value: value == VALUE))
    return counts


def test_from_python(engine, counts):
    *_, finished = engine.stream(GenerationRequest("stories", "Once", config=CONFIG))
    assert finished.num_tokens == 2
    assert counts == {"of": 1, "on": 1, "value": 1}


def test_from_http(engine, counts):
    with api_server(engine) as client:
        answer = client.post("run", json={"model": "stories", "prompt": "Once", "config": CONFIG})
    assert '"Finished"' in answer.text
    assert counts == {"read": 1, "of": 1, "on": 1, "value": 1}


def test_from_the_button(engine, counts):
    visitor = Visitor(make_tab(engine))
    visitor.set_knobs(CONFIG)
    counts.clear()
    assert visitor.generate().finished.num_tokens == 2
    assert counts == {"of": 1, "on": 1, "value": 1}


def compared(engine, counts, kind, **controls):
    """Runs the view of this kind, with values in its controls; what its Comparison is in the end."""
    visitor = Visitor(make_tab(engine))
    visitor.set_knobs(CONFIG)
    view = visitor.tab.views.others[kind]
    visitor.form |= {getattr(view, name): value for name, value in controls.items()}
    counts.clear()
    visitor.compare(kind)
    return visitor.session.comparisons[kind]


def checked_once_each(counts, comparison, more=0):
    """Each run ended; what differs by more than its seed was looked through once, and so was each of `more` requests
    that the others were made of; each run once where its model is."""
    assert all(trace.finished for trace in comparison.traces)
    different = []
    for entry in comparison.entries:
        request = dataclasses.replace(entry.request, seed=None)
        different += [] if request in different else [request]
    assert (counts["of"], counts["on"]) == (len(different) + more, len(comparison.entries))
    return len(different)


def test_seeds(engine, counts):
    comparison = compared(engine, counts, "seeds", samples=4)
    assert len(comparison.entries) == 4 and checked_once_each(counts, comparison) == 1


def test_a_grid(engine, counts):
    comparison = compared(engine, counts, "sweep", seeds=2, skip_same=False)
    cells = checked_once_each(counts, comparison, more=1)
    assert 1 < cells < len(comparison.entries)


def test_a_trial(engine, counts):
    comparison = compared(engine, counts, "trial", question="speed", repeats=2)
    assert checked_once_each(counts, comparison, more=1) == 2


def test_lanes(engine, counts):
    visitor = Visitor(make_tab(engine))
    visitor.set_knobs(CONFIG)
    view = visitor.tab.views.side_by_side
    visitor.form[view.seeds] = 2
    counts.clear()
    visitor.compare("lanes")
    checked_once_each(counts, visitor.session.comparisons["lanes"])


@pytest.mark.parametrize(
    ("path", "more", "listed", "runs"),
    [
        ("sweep", {"axes": [{"knob": "temperature", "values": [0.5, 0.7]}], "seeds": 2}, 3, 4),
        ("trials", {"question": "speed", "repeats": 2}, 3, 6),
    ],
)
def test_many_runs_from_http(engine, counts, path, more, listed, runs):
    with api_server(engine) as client:
        answer = client.post(path, json={"request": {"model": "stories", "prompt": "Once", "config": CONFIG}} | more)
    assert answer.text.count('"Finished"') == runs, answer.text[:2000]
    assert (counts["of"], counts["on"]) == (listed, runs)


@pytest.fixture
def all_counts(monkeypatch):
    """How often any request is looked through, a stand-in too, and how often by what its model is."""
    counts, of, on = Counter(), Checked.of.__func__, Checked.on
    monkeypatch.setattr(Checked, "of", classmethod(lambda *args: (counts.update(of=1), of(*args))[1]))
    monkeypatch.setattr(Checked, "on", lambda *args: (counts.update(on=1), on(*args))[1])
    return counts


BATCH = {"prompts": ["Once", "The cat"], "request": {"model": "stories", "config": CONFIG}}


def test_a_batch_from_the_button(engine, all_counts):
    visitor = Visitor(make_tab(engine))
    visitor.set_knobs(CONFIG)
    visitor.form[visitor.tab.views.others["batch"].decoding] = "knobs"
    all_counts.clear()
    visitor.compare("batch")
    assert len(visitor.session.answers["batch"].answer.ways) == 3
    assert all_counts == {"of": 1, "on": 1}


def test_a_batch_from_http(engine, all_counts):
    with api_server(engine) as client:
        answer = client.post("batch", json=BATCH)
    assert '"BatchDecoded"' in answer.text
    assert all_counts == {"of": 1, "on": 1}


def test_the_scores_of_a_place(engine, all_counts):
    with api_server(engine) as client:
        answer = client.post("next_scores", json={"request": {"model": "stories", "prompt": "Once", "config": CONFIG}})
    assert '"ScoresRead"' in answer.text
    assert all_counts["of"] == 1


def test_a_batch_from_python(engine, all_counts):
    request = GenerationRequest.from_dict(BATCH["request"])
    assert len(playground.batch(request, BATCH["prompts"], engine=engine).answer.ways) == 3
    assert all_counts == {"of": 1, "on": 1}


def test_a_sweep_from_python(engine, all_counts):
    request = GenerationRequest("stories", "Once", config=CONFIG)
    comparison = playground.sweep(request, {"temperature": [0.5, 0.7]}, seeds=2, engine=engine)
    assert all(trace.finished for trace in comparison.traces)
    assert all_counts == {"of": 2, "on": 4}


@pytest.mark.parametrize("model", [tiny_llama(), DENOISER], ids=["text", "canvases"])
def test_a_run_has_started_before_its_loop_begins(model):
    """What is told of a run at its start is told on the way to the loop, and not by it: no function of the recording or
    of the library has called for it."""
    callers = []

    def listen(event):
        if isinstance(event, Started):
            callers.extend(frame.frame.f_globals["__name__"] for frame in inspect.stack())

    request = GenerationRequest("tiny", "the cat", config={"max_new_tokens": 2}, seed=0)
    decode(request, loaded(model), None, Settings(), listen, threading.Event())
    assert "playground.generation.runner" in callers
    assert not [name for name in callers if name.startswith(("playground.recording", "transformers"))]


# ----------------------------------------------------------------------------------------------------------- the stops

HOME = Path(playground.__file__).parent
STOP = re.compile(r"^ ?(\d+)\. `([\w/]+\.py)`: .+$", re.MULTILINE)
DECODING = range(10, 16)  # the stops of each token


def stops_told() -> list[str]:
    """The modules that the docstring names, in order."""
    rows = STOP.findall(generation.__doc__)
    assert [int(number) for number, _ in rows] == list(range(1, len(rows) + 1))
    return [path for _, path in rows]


def stops_marked() -> dict[int, list[tuple[str, str]]]:
    """Where `# Road n` stands: for each number the module and the function, as its qualified name."""
    found: dict[int, list[tuple[str, str]]] = {}
    for file in HOME.rglob("*.py"):
        text = file.read_text("utf-8")
        for line, comment in enumerate(text.splitlines(), 1):
            if mark := re.match(r"\s*# Road (\d+): .+", comment):
                path = file.relative_to(HOME).as_posix()
                found.setdefault(int(mark[1]), []).append((path, function_at(ast.parse(text), line)))
    return found


def function_at(node: ast.AST, line: int, name: str = "") -> str:
    """The qualified name of the innermost function or class with this line."""
    for child in ast.iter_child_nodes(node):
        if hasattr(child, "name") and hasattr(child, "lineno") and child.lineno <= line <= child.end_lineno:
            return function_at(child, line, f"{name}.{child.name}".lstrip("."))
    return name


def test_the_stops_are_marked_where_they_are_said_to_be():
    assert {number: [path for path, _ in places] for number, places in stops_marked().items()} == {
        number: [path] for number, path in enumerate(stops_told(), 1)
    }
    assert (HOME.parent / "visualizers/panes/core/log.ts").is_file()
    for path in re.findall(r"`(\w+[\w/]*\.py)`", generation.__doc__):
        assert (HOME / path).is_file()


@pytest.fixture
def passed(engine, monkeypatch):
    """The numbers of the stops that are passed, in order."""
    numbers: list[int] = []

    def counted(number, function):
        @functools.wraps(function)
        def call(*args, **kwargs):
            numbers.append(number)
            return function(*args, **kwargs)

        return call

    for number, [(path, qualified)] in stops_marked().items():
        owner = importlib.import_module(f"playground.{path.removesuffix('.py').replace('/', '.')}")
        *classes, name = qualified.split(".")
        for each in classes:
            owner = getattr(owner, each)
        function = vars(owner)[name]
        if isinstance(function, classmethod):
            monkeypatch.setattr(owner, name, classmethod(counted(number, function.__func__)))
            continue
        call = counted(number, function)
        users = [owner] if classes else [each for each in sys.modules.values() if vars(each).get(name) is function]
        for user in users:
            monkeypatch.setattr(user, name, call)
    return numbers


def test_a_run_passes_them_in_order(engine, passed):
    visitor = Visitor(make_tab(engine))
    visitor.set_knobs(CONFIG)
    passed.clear()
    assert visitor.generate().finished.num_tokens == 2
    assert [number for number in passed if number not in DECODING] == [*range(1, DECODING[0])]  # once each
    rest = iter(passed)
    for _token in range(2):
        assert all(number in rest for number in DECODING), str(passed)  # one after the other; events may come between

"""docs/tour.ipynb and the examples of docs/notebooks.md run, and what each cell ends with can be shown."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pandas as pd
import plotly.graph_objects as go
import pytest

import playground
from playground.trace import InNotebooks

DOCS = Path(__file__).parents[2] / "docs"
TOUR = json.loads((DOCS / "tour.ipynb").read_text("utf-8"))


def executed(source: str, names: dict) -> object:
    """What the last expression of a cell is, as a notebook shows it."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "a cell", "exec"), names)
    return last and eval(compile(ast.Expression(last.value), "a cell", "eval"), names)


def test_every_cell_of_the_tour_runs_and_shows_something(capsys, monkeypatch):
    pages: list[dict] = []
    monkeypatch.setattr(playground, "show", lambda **options: pages.append(options), raising=False)
    names: dict = {}
    shown = [executed("".join(cell["source"]), names) for cell in TOUR["cells"] if cell["cell_type"] == "code"]
    kinds: dict[type, list] = {
        kind: [value for value in shown if isinstance(value, kind)] for kind in (InNotebooks, pd.DataFrame, go.Figure)
    }
    assert [len(values) for values in kinds.values()] == [3, 3, 7] and pages == [{"height": 900}]
    assert all("<iframe" in value._repr_html_() for value in kinds[InNotebooks])
    assert all(len(table) for table in kinds[pd.DataFrame])
    printed = capsys.readouterr().out
    assert re.search(r"kept \d+% of the drafted tokens", printed) and names["found"].prediction
    assert f"token {names['uncertain']}: " in printed


def test_the_tour_says_what_its_first_run_warns_of():
    cells = iter(TOUR["cells"])
    told = next("".join(cell["source"]) for cell in cells if "".join(cell["source"]).startswith("## One run"))
    names: dict = {}
    exec("".join(TOUR["cells"][1]["source"]), names)
    with pytest.warns(playground.RequestWarning) as issued:
        exec(compile("".join(next(cells)["source"]), "the first run of the tour", "exec"), names)
    assert [f"RequestWarning: {each.message}\n" for each in issued] == re.findall(r"```text\n(.*?)```", told, re.DOTALL)


def test_the_tour_is_short_and_has_no_outputs():
    code = [cell for cell in TOUR["cells"] if cell["cell_type"] == "code"]
    assert TOUR["nbformat"] == 4 and 15 <= len(code) <= 20
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
    assert len({cell["id"] for cell in TOUR["cells"]}) == len(TOUR["cells"])


def test_links_of_the_tour_lead_somewhere():
    texts = ["".join(cell["source"]) for cell in TOUR["cells"] if cell["cell_type"] == "markdown"]
    links = [link for text in texts for link in re.findall(r"\]\(([^)]+)\)", text)]
    assert links and all((DOCS / link).is_file() for link in links)


def test_the_examples_of_the_page_run(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    names: dict = {}
    text = (DOCS / "notebooks.md").read_text("utf-8")
    examples = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert len(examples) == 2
    for example in examples:
        exec(compile(example, "notebooks.md", "exec"), names)
    assert (tmp_path / "candidates.html").is_file() and "logprob" in capsys.readouterr().out

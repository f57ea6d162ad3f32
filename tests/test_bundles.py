"""What a page loads is made of the modules that are there; said without Node. That esbuild makes the same of them,
`.ci/run` says."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def _load():
    spec = importlib.util.spec_from_file_location("bundle", ROOT / ".ci/bundle.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


bundle = _load()


@pytest.mark.parametrize("path", bundle.BUNDLES)
def test_a_bundle_is_made_of_the_modules_that_are_there(path):
    first = (ROOT / path).read_text("utf-8").split("\n", 1)[0]
    assert first == bundle.stamp(), f"{path} is older than the modules: run `npm ci`, then `python .ci/bundle.py`."


def test_the_page_of_the_widgets_is_made_of_the_modules_and_styles_that_are_there():
    text = bundle.WIDGETS.read_text("utf-8")
    script = text.partition("<script>\n")[2].rpartition("</script>")[0]
    late = "docs/widgets.html is older than what it is made of: run `npm ci`, then `npm run widgets`."
    assert script.split("\n", 1)[0] == bundle.stamp(bundle.modules_of(bundle.STORIES)), late
    assert text == bundle.widgets_page(script), late


def test_the_page_of_the_widgets_is_made_of_what_its_modules_import():
    made_of = {path.relative_to(ROOT).as_posix() for path in bundle.modules_of(bundle.STORIES)}
    widgets = {f"visualizers/panes/widgets/{name}.tsx" for name in ("bars", "player", "term", "verdict")}
    assert widgets | {"visualizers/stories/index.tsx", "visualizers/panes/core/meanings.ts"} < made_of
    assert not {"visualizers/panes/index.ts", "visualizers/panes/core/wire_types.ts"} & made_of  # a type is not in it


def test_plotly_is_of_the_version_that_is_named_and_has_its_licence():
    package = json.loads((ROOT / "package.json").read_text("utf-8"))
    head = bundle.PLOTLY.read_text("utf-8")[:2000]
    assert f"plotly.js (cartesian - minified) v{package['devDependencies']['plotly.js-cartesian-dist-min']}\n" in head
    assert "MIT License" in head and "Permission is hereby granted" in head


def test_the_libraries_in_a_bundle_have_their_licences():
    """Preact, and those of d3 that draw the curves."""
    locked = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    licences: list[str] = []
    for name, libraries in {"panes": {"preact"}, "closed_panes": {"d3-scale", "d3-shape"}}.items():
        here = (ROOT / f"visualizers/{name}.bundle.js").read_text("utf-8").split("/*!\n")[1:]
        names = {licence.split("\n")[0] for licence in here}
        assert libraries <= names and all(f"node_modules/{name}" in locked for name in names)
        licences += here
    for licence in licences:
        assert "Copyright" in licence and re.search("Permission (to use|is hereby granted)", licence)


def test_the_names_of_the_page_are_those_of_python():
    assert bundle.TABLES.read_text("utf-8") == bundle.tables()


def test_the_types_of_events_are_those_of_python():
    assert bundle.TYPES.read_text("utf-8") == bundle.wire_types()


def test_the_types_of_events_say_what_may_be_null_or_missing_and_what_is_a_row():
    types = bundle.wire_types()
    candidate = types.split("interface Candidate {")[1].split("}")[0]
    assert "  token_id: number;\n" in candidate and "  raw_logprob: number | null;\n" in candidate
    assert "  rank?: number | null;\n" in candidate and "  stage_logprobs?: (number | null)[];\n" in candidate
    line = types.split("interface StepLine extends ")[1].split("}")[0]
    assert "  chosen: Row;\n" in line and "  watched?: Row[];\n" in line
    assert "  distribution: DistributionLine;\n" in line and "piece" not in line  # which is the same in both
    assert "  Stepped: SteppedLine;\n" in types and "  Failed: Failed;\n" in types


def test_another_word_in_a_module_changes_the_stamp(tmp_path, monkeypatch):
    for folder in ("visualizers/panes", "playground/ui"):
        (tmp_path / folder).mkdir(parents=True)
    module = tmp_path / "visualizers/panes/a.js"
    monkeypatch.setattr(bundle, "ROOT", tmp_path)
    stamps = set()
    for text in ("one", "two"):
        module.write_text(text)
        stamps.add(bundle.stamp())
    (tmp_path / "playground/ui/scripts.bundle.js").write_text("what is made does not count")
    stamps.add(bundle.stamp())
    assert len(stamps) == 2

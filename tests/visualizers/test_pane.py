"""What the panes promise to `gr.HTML`: static templates, CSS that can be nested, scripts in any order."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import visualizers
from playground.trace import EVENTS, ROW_FIELDS
from tests.visualizers.reading import OTHER_ROOTS
from visualizers import PANES, css_variables, log_js_on_load, page_head, styles_of
from visualizers.pane import GROUP_PANES, nested_style, pane_styles, source, style_class

FOLDER = Path(visualizers.__file__).parent / "panes"
EVERY = PANES | {pane.name: pane for panes in GROUP_PANES.values() for pane in panes}
EVERY_PANE = pytest.mark.parametrize("pane", EVERY.values(), ids=EVERY)


@EVERY_PANE
def test_templates_hold_nothing_that_gradio_evaluates(pane):
    for text in (pane.template, styles_of([pane])):  # a JavaScript template string, after Handlebars
        assert not re.search(r"`|\\|\$\{|\{\{|@children", text)


@EVERY_PANE
def test_css_can_be_nested_in_the_rule_of_a_component(pane):
    css = re.sub(r"/\*.*?\*/", "", styles_of([pane]), flags=re.DOTALL)
    assert not re.search(r"@(?!media\b|container\b)|:root|(^|[\s,}])(html|body)\b", css)
    selectors = re.findall(r"([^{};]+)\{", re.sub(r"@(media|container)[^{]*\{", "", css))
    inner = r"\((?:[^()]|\([^()]*\))*\)"  # of :is(...) and the like
    parts = [part for selector in selectors for part in re.sub(inner, "", selector).split(",")]
    assert all(part.strip().startswith(".gp-") for part in parts)


def test_a_page_has_each_style_sheet_once_and_a_pane_its_own_after_those_that_it_shares():
    sheets = {name for pane in EVERY.values() for name in pane.styles}
    for name in sheets:
        assert pane_styles().count(source(f"{name}.css")) == 1 and nested_style(name, "")[:-2] in pane_styles()
    places = {name: pane_styles().index(f".{style_class(name)})") for name in sheets}
    for pane in EVERY.values():
        assert pane.classes == [style_class(name) for name in pane.styles]
        assert [places[name] for name in pane.styles] == sorted(places[name] for name in pane.styles)
    alone = styles_of(PANES.values())
    assert all(alone.count(source(f"{name}.css")) == 1 for pane in PANES.values() for name in pane.styles)


@pytest.mark.parametrize("bundle", ["closed_panes", "special_runs", "comparisons"])
def test_a_pane_is_in_the_bundle_that_its_row_names(bundle):
    entry = (FOLDER / f"{bundle}.ts").read_text("utf-8")
    names = re.findall(r"^  (\w+): \w+Pane,$", entry, flags=re.MULTILINE)
    assert sorted(names) == sorted(pane.name for pane in EVERY.values() if pane.bundle == bundle)


def test_a_page_knows_which_panes_are_closed_at_first():
    listed = re.search(r"const CLOSED = \[(.*?)\]", (FOLDER / "index.ts").read_text("utf-8"))[1]
    assert set(re.findall(r"\w+", listed)) == {pane.name for pane in PANES.values() if pane.bundle == "closed_panes"}


def script_of(pane) -> str:
    """The module of that name."""
    paths = [path for kind in ("tsx", "ts") for path in FOLDER.glob(f"*/{pane.name}.{kind}")]
    return paths[0].read_text("utf-8")


@EVERY_PANE
def test_css_uses_the_palette_alone(pane):
    used = set(re.findall(r"var\((--gp-[a-z0-9-]+)\)", styles_of([pane]) + script_of(pane)))
    assert used <= set(re.findall(r"--gp-[a-z0-9-]+", css_variables()))
    assert not re.search(r"#[0-9a-f]{3,8}\b", styles_of([pane]))


@EVERY_PANE
def test_templates_have_a_root_with_a_name(pane):
    root = re.match(r'<section class="gp-pane gp-([\w-]+)" aria-label="[^"]+"( hidden)?>', pane.template)
    assert root and OTHER_ROOTS.get(root[1], root[1]) == pane.name
    assert pane.title and pane.description


@EVERY_PANE
def test_calls_are_one_line(pane):
    assert pane.js_on_load("lane 2").count("\n") == 0
    assert '"lane 2"' in pane.js_on_load("lane 2") and f'"{pane.name}"' in pane.js_on_load()
    assert log_js_on_load().count("\n") == 0


def test_no_script_writes_markup():
    """None of ours: Preact, which is in the bundle too, can be asked to, and is not."""
    markup = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function"
    scripts = [path for path in FOLDER.rglob("*") if path.suffix in (".js", ".ts", ".tsx")]
    assert len(scripts) > 100
    assert not [path.name for path in scripts if re.search(markup, path.read_text("utf-8"), re.IGNORECASE)]


def test_the_head_is_one_script_that_fetches_nothing_of_its_own():
    head = page_head()
    assert head.count("<script>") == head.count("</script>") == 1 and "<!--" not in head
    code = head.replace("\\\n", "")  # esbuild breaks long lines within a text, too
    assert not re.search(r"https?://(?!www\.w3\.org)|XMLHttpRequest|\bimport\b", code)
    # the one fetch is of a catalogue of texts, whose address only the page can know
    assert len(re.findall(r"\bfetch\b", head)) == 1 and "= fetch(address)" in source("texts.ts")
    assert "const places = window.GenerationPlaygroundCatalogues;" in source("texts.ts")
    assert "const address = places?.[language()];" in source("texts.ts")
    assert not re.search(r"GenerationPlaygroundCatalogues\s*(\?\?)?=[^=]", head)


def test_the_script_knows_every_event_and_row():
    log, tables = source("log.ts"), source("tables.ts")
    assert all(f"\n  {name}(log, " in log for name in EVENTS)
    assert all(f'"{name}": [' in tables for name in ROW_FIELDS)


def test_visualizers_import_neither_torch_nor_gradio():
    code = (
        "import sys, visualizers, visualizers.export, visualizers.figures.curves\n"
        "assert not {'torch', 'transformers', 'gradio'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)

"""What the page's document holds, and what it loads beside itself."""

from __future__ import annotations

import gzip
import json
import re

import httpx
import pytest

from playground.presets.recorded_runs import recorded_views
from playground.server.page_files import PageFiles
from playground.settings import Settings
from playground.ui.app import build_app, serve
from playground.ui.controls.knob_panel import knob_script
from playground.ui.page.scripts import script_source
from playground.ui.page.styles import _COMPONENTS, _EVERYWHERE, _FOLDER, page_styles, styled
from playground.ui.page_head import page_head
from tests.support.fakes import FakeEngine
from visualizers import GROUP_PANES, PANES, first_scripts, later_scripts, nested_style, plotly_file, scripts
from visualizers.pane import AT_FIRST, source

MOST_COMPONENTS, MOST_LISTENERS = 132, 65
MOST_BYTES = 195_000  # of our files that a first visit loads, in gzip; they have 190 KB


@pytest.fixture(scope="module")
def address():
    demo = build_app(FakeEngine(), Settings.local())
    yield serve(demo, Settings.local(), quiet=True)
    demo.close(verbose=False)


@pytest.fixture(scope="module")
def config(address) -> dict:
    return httpx.get(f"{address}config").json()


AS_IT_IS = {"accept-encoding": "identity"}  # to compress all files takes longer than all other tests here


def without_comments(css: str) -> str:
    return re.sub(r"\s*/\*.*?\*/", "", css, flags=re.DOTALL)


def names_in(head: str) -> set[str]:
    return set(re.findall(r"page-files/[\w.]+", head))


def test_the_document_holds_no_style_sheet_and_no_script_of_ours(address, config):
    document = httpx.get(address).text
    assert [each["props"].get("css_template") for each in config["components"] if each["type"] == "html"].count("") > 60
    assert not any(each["props"].get("css_template") for each in config["components"])
    for text in (source("pane.css"), scripts()):
        assert json.dumps(text)[1:500] not in document and text[:500] not in document


def test_the_page_has_few_components_and_listeners(config):
    """Most of a page load is Gradio's search through them. Both numbers may only fall."""
    assert len(config["components"]) <= MOST_COMPONENTS and len(config["dependencies"]) <= MOST_LISTENERS


def test_no_library_for_markdown_is_loaded(config):
    """A tenth of a first visit, for a few sentences."""
    assert "markdown" not in {each["type"] for each in config["components"]}


def test_each_component_has_a_class_for_its_style_sheet(config):
    style = page_styles() + "".join(later_scripts().values())  # which bring the styles of their panes
    props = [each["props"] for each in config["components"]]
    used = {name for each in props for name in each.get("elem_classes") or () if name.startswith("css-")}
    used |= {name for each in props for name in re.findall(r"css-[\w-]+", each.get("html_template") or "")}  # of panes
    sheets = re.findall(r":is\(#css, \.css-[\w-]+\) \{", style)
    assert {f":is(#css, .{name}) {{" for name in used} == set(sheets) and len(sheets) == len(set(sheets))


def test_the_style_of_a_pane_comes_with_its_script():
    later = later_scripts()
    for pane in [*PANES.values(), *(pane for panes in GROUP_PANES.values() for pane in panes)]:
        bundle = page_styles() if pane.bundle == AT_FIRST else later[pane.bundle]
        assert nested_style(pane.name, "").split("\n")[0] in bundle, pane.name
    assert ":is(#css, .css-pane) {" in page_styles() and not any(".css-pane)" in text for text in later.values())


def test_the_style_is_one_file_with_each_style_sheet_once():
    sheets = [*_EVERYWHERE, *(f"{name}.css" for name in _COMPONENTS)]
    assert sorted(path.relative_to(_FOLDER).as_posix() for path in _FOLDER.rglob("*.css")) == sorted(sheets)
    assert all(page_styles().count(without_comments((_FOLDER / name).read_text("utf-8"))) == 1 for name in sheets)
    assert page_styles().count(without_comments(source("pane.css"))) == 1
    with pytest.raises(KeyError):
        styled("page")


def test_a_first_visit_loads_little():
    """What is loaded later does not come back through an import: an import of one function brings its whole module."""
    files = [page_styles(), knob_script(), first_scripts(), script_source()]
    assert sum(len(gzip.compress(text.encode(), 6)) for text in files) < MOST_BYTES


def test_all_that_the_head_names_is_there_and_kept_for_good(address, config):
    names = names_in(config["head"])
    stems = sorted(name.split("/")[1].split(".")[0] for name in names)
    examples = [f"example_{kind}" for kind in sorted(recorded_views())]
    scripts = ["knobs", "page", "panes", "plotly", "scripts", "shared_later", "special_runs"]
    assert stems == ["closed_panes", "comparisons", "de", *examples, "fr", *scripts]
    for name in names:
        answer = httpx.get(address + name, headers=AS_IT_IS, timeout=60)
        assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"], name
        assert answer.headers["content-security-policy"]
    early = names_in(httpx.get(address).headers["link"])
    assert early == {name for name in names if re.match("knobs|page|panes|scripts", name.split("/")[1])}


def test_another_version_of_a_file_has_another_name(monkeypatch):
    before, needed = page_head(PageFiles())
    assert page_head(PageFiles()) == (before, needed)
    monkeypatch.setattr("playground.ui.page_head.first_scripts", lambda: scripts() + "//")
    changed = names_in(before) ^ names_in(page_head(PageFiles())[0])
    assert len(changed) == 2 and all("/panes." in name for name in changed)


def test_the_document_is_sent_again_only_where_it_has_changed(address):
    first = httpx.get(address)
    again = httpx.get(address, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"") and again.headers["etag"] == first.headers["etag"]
    assert "content-length" not in again.headers and again.headers["content-security-policy"]
    assert first.headers["cache-control"] == again.headers["cache-control"] == "private, no-cache"
    assert httpx.get(address, headers={"if-none-match": '"another"'}).text == first.text


def test_a_tag_is_no_way_around_what_the_server_refuses(address):
    tag = httpx.get(address).headers["etag"]
    evil = httpx.get(address, headers={"if-none-match": tag, "host": "evil.example"})
    assert evil.status_code == 421


def test_behind_a_prefix_the_files_are_below_it(address, config):
    """Addresses are relative to the page's own, as those of Gradio's files are."""
    assert not re.search(r"""["'(<]/page-files""", config["head"] + httpx.get(address).headers["link"])


def test_plotly_is_a_file_and_panes_know_where(config):
    assert re.search(r'"GenerationPlaygroundPlotly": "page-files/plotly\.[0-9a-f]{16}\.js"', config["head"])
    assert plotly_file().read_text("utf-8")[:200] not in config["head"] and PANES

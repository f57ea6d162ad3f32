"""What shows itself in a cell: the panes are drawn in a sandboxed frame and fetch nothing, and a hostile text does
nothing, neither in the frame nor in the notebook around it."""

from __future__ import annotations

import base64
import gzip
import html
import re

import pytest

from playground import GenerationRequest, Traces, batch
from playground.notebook.frames import MOST_LANES, html_of, in_words, page_of
from playground.presets.recorded_runs import recorded_serving
from playground.sharing.open_comparison import open_saved
from playground.trace import Trace
from tests.support.browsers import launch, require_playwright
from tests.support.changing import change
from tests.visualizers import made

EVIL = [
    "</script><script>parent.hacked = window.hacked = 1</script>",
    "<img src=x onerror='parent.hacked = window.hacked = 1'>",
    "</iframe><img src=x onerror='window.hacked = 1'>",
    "\"'><svg onload='window.hacked = 1'>",
    "${window.hacked = 1}",
    "&lt;img src=x onerror='window.hacked = 1'&gt;",
    "\ud800",
]
NOTEBOOK = '<!doctype html><meta charset="utf-8"><body><h1>A notebook</h1>\n{cells}'


@pytest.fixture(scope="module")
def browser():
    require_playwright()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def show(browser, tmp_path):
    """`show(values)` opens a page with a cell for each value, as a notebook would. The test fails on errors in it, and
    on any request but that for the page itself."""
    problems = []
    page = browser.new_context(viewport={"width": 900, "height": 800}).new_page()
    page.on("pageerror", lambda error: problems.append(f"error in the page: {error}"))
    page.on("dialog", lambda dialog: problems.append(f"a dialog: {dialog.message}"))
    page.on("console", lambda message: message.type == "error" and problems.append(message.text))
    page.on("request", lambda each: each.url.startswith("file:///") or problems.append(f"fetched {each.url}"))

    def show(*values):
        file = tmp_path / "notebook.html"
        file.write_text(NOTEBOOK.format(cells="\n".join(each._repr_html_() for each in values)), encoding="utf-8")
        page.goto(file.as_uri())
        for frame in page.locator("iframe").all():
            frame.scroll_into_view_if_needed()
            frame.content_frame.locator("main").wait_for()
        return page

    show.problems = problems
    yield show
    page.context.close()
    assert problems == []


def unpacked(cell: str) -> str:
    """The page that a cell holds."""
    (source,) = re.findall(r'srcdoc="([^"]*)"', cell)
    (packed,) = re.findall(r'atob\("([^"]*)"\)', html.unescape(source))
    return gzip.decompress(base64.b64decode(packed)).decode()


def test_every_value_draws_its_panes(show, sampled, traces, swept, detection):
    served = open_saved(recorded_serving())
    decoded = batch(GenerationRequest("stories", config={"max_new_tokens": 3}, seed=0), ["Once", "The cat sat"])
    page = show(sampled, traces, swept, detection, decoded, served)
    frames = [frame.content_frame for frame in page.locator("iframe").all()]
    assert sampled.sequences[0].text.split()[-1] in frames[0].locator(".pane-tokens").inner_text()
    assert frames[0].locator(".pane-candidates").is_visible()
    assert frames[1].locator(".pane-lanes").is_visible() and frames[1].locator(".pane-divergence").is_visible()
    assert frames[2].locator(".pane-grid").is_visible()
    assert "z is" in frames[3].locator(".pane-detection").inner_text()
    assert "Padded on the left" in frames[4].locator(".pane-batch").inner_text()
    assert "9 blocks of 8 tokens" in frames[5].locator(".pane-serving").inner_text()
    assert in_words(served) == (
        "7 requests served on stories: continuous in 63 steps, continuous in 41 steps, padded in 47 steps, "
        "alone in 141 steps"
    )


def test_a_chart_is_drawn_in_the_frame(show, swept):
    frame = show(swept).locator("iframe").content_frame
    frame.get_by_text("heat map", exact=True).click()
    frame.locator(".pane-grid .js-plotly-plot .hm").first.wait_for()


def test_the_frame_is_sandboxed_and_has_the_policy_of_a_saved_page(show, sampled):
    page = show(sampled)
    assert page.locator("iframe").get_attribute("sandbox") == "allow-scripts"
    frame = page.frames[1]
    assert frame.evaluate("window.origin") == "null"
    assert "default-src 'none'" in page_of(sampled)
    assert show.problems == []
    assert frame.evaluate("fetch('https://example.org').then(() => 'fetched', () => 'refused')") == "refused"
    assert all("Content Security Policy" in problem for problem in show.problems)  # told by the browser, not fetched
    show.problems.clear()


def test_a_hostile_text_does_nothing(show):
    trace = made.sampled(EVIL)
    change(trace.started, prompt=EVIL[0], model=EVIL[0])
    page = show(trace, Traces([trace, made.sampled()]))
    for frame in page.frames:
        assert frame.evaluate("window.hacked") is None
    shown = page.frames[1].locator(".pane-tokens").inner_text()
    assert "onerror" in shown and "<img" in shown.replace(" ", "")
    assert page.locator("img, svg").count() == 0 and page.locator("iframe").count() == 2


def test_in_the_notebook_there_is_nothing_of_a_text():
    """Sanitizers, other viewers and searches meet letters and digits alone."""
    trace = made.sampled(EVIL)
    cell = html_of(trace)
    assert "onerror" not in cell and "hacked" not in cell
    assert cell.count("<") == cell.count(">") == 2  # the frame and its end
    assert EVIL[0].replace("<", "\\u003c") in unpacked(cell)


def test_the_title_is_escaped(sampled):
    trace = made.sampled()
    change(trace.started, model='"><img src=x onerror=alert(1)>')
    assert "<img" not in html_of(trace)


def test_a_cell_stays_small(sampled, traces):
    for value in (sampled, traces):
        assert len(html_of(value)) < 450_000
    assert 'id="plotly"' not in unpacked(html_of(sampled))


def test_more_runs_than_lanes_are_counted(sampled):
    many = Traces([sampled] * (MOST_LANES + 2))
    assert html_of(many).startswith("<p>The first 8 of 10 runs")
    assert f'"label":"{"H"}"' in unpacked(html_of(many)) and '"label":"I"' not in unpacked(html_of(many))


class Printer:
    def __init__(self) -> None:
        self.told = ""

    def text(self, text: str) -> None:
        self.told += text


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (made.sampled, "stories, sampling: 60 tokens"),
        (made.failed, "failed"),
        (Trace, "a run that has not begun"),
        (lambda: Traces([made.sampled()] * 4), "4 runs: sampling"),
    ],
)
def test_one_line_stands_for_all_the_data(make, words):
    """A notebook keeps the text of a value, too, which would be megabytes."""
    printer = Printer()
    make()._repr_pretty_(printer, False)
    assert words in printer.told and len(printer.told) < 300
    assert "_repr_pretty_" in vars(type(make()))  # where IPython looks before it takes the `__repr__` of a dataclass
    assert html_of(make())  # also of what has failed or not begun


def test_of_several_runs_and_of_a_detection(swept, detection):
    assert in_words(swept) == "sweep over temperature × top_p: 12 of 12 runs ended"
    assert in_words(detection).endswith(f"z = {detection.z_score:.2f}, threshold 3")

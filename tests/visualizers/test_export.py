"""A run or a comparison as one HTML file: complete, inert, and nothing of it from elsewhere. How it looks is the job of
test_panes.py and its kin."""

from __future__ import annotations

import json
import re

import pytest

from playground.experiments.comparison import Axis, Comparison, Entry, Group
from playground.requests.request import GenerationRequest
from playground.texts import said
from playground.trace import Trace, event_to_line
from tests.support.changing import change
from tests.visualizers import made
from visualizers import export
from visualizers.export import RUN, SitePage, export_comparison, export_html, shared_files
from visualizers.pane import GROUP_PANES, Pane

EVIL = ["</script><script>alert(1)</script>", "<!--", "<img src=x onerror=alert(1)>", "${1+1}", "]]>", "\u2028"]


def events_in(text: str) -> list[dict]:
    (block,) = re.findall(r'<script type="application/x-ndjson" id="events">\n(.*?)</script>', text, flags=re.DOTALL)
    return [json.loads(line) for line in block.split("\n") if line]


@pytest.mark.parametrize("name", ["sampled", "several", "split_emoji", "failed", "assisted", "beams"])
def test_all_events_are_inside_and_as_they_were(name):
    trace = getattr(made, name)()
    assert events_in(export_html(trace)) == [json.loads(event_to_line(event)) for event in trace.events()]


def test_model_text_is_no_markup():
    trace = made.sampled(EVIL)
    change(trace.started, prompt=EVIL[0], model=EVIL[0])
    text = export_html(trace, title=EVIL[0])
    assert EVIL[0] not in text and "<img" not in text
    assert text.count("<script") == text.count("</script>") == 3  # panes, events, the start
    assert events_in(text)[1]["step"]["chosen"][1] == EVIL[0]


def test_settings_are_listed():
    text = export_html(made.sampled())
    assert "&quot;seed&quot;: 7" in text and "&quot;top_p&quot;: 0.9" in text


ALONE = """<!doctype html>
<html lang="en" class="gp-standalone">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src \
'unsafe-inline'; img-src data: blob:; media-src blob:">
<title>A &amp; B – Generation Playground</title>
<style>
(colours)
(page)
(css)</style>
(panes)
</head>
<body>
<main>
<h1>A &amp; B</h1>
<div class="in-short">

</div>
<div class="result">
<div class="text">

</div>
<div class="token-panel">

</div>
</div>
<div class="pane-curve">
(template)</div>
<details class="made"><summary>How this run was made</summary><pre>{
  &quot;model&quot;: &quot;stories&quot;,
  &quot;seed&quot;: 7,
  &quot;config&quot;: {},
  &quot;versions&quot;: {}
}</pre></details>
</main>
<script type="application/x-ndjson" id="events">
(events)</script>
<script>
for (const name of ["curve"])
  GenerationPlayground.mount(name, document.querySelector('.pane-' + name));
GenerationPlayground.feed('main', document.getElementById('events').textContent);
GenerationPlayground.log('main').selectMostUncertain();
</script>
</body>
</html>
"""


def test_a_page_that_stands_alone_is_what_it_was(monkeypatch):
    """Byte for byte: what a site's pages have is in no page beside them."""
    monkeypatch.setattr(export, "PANES", {"curve": Pane("curve", "", "", "(template)", ("curve",))})
    for group in ("_IN_SHORT", "_ABOVE", "_TEXT", "_TOKEN"):
        monkeypatch.setattr(export, group, ())
    monkeypatch.setattr(export, "_PAGE_CSS", "(page)")
    for name, text in (("css_variables", "(colours)"), ("page_head", "(panes)\n"), ("held_plotly", "(plotly)\n")):
        monkeypatch.setattr(export, name, lambda text=text: text)
    monkeypatch.setattr(export, "styles_of", lambda panes: "(css)")
    trace = Trace(started=made.started(config={}))
    expected = ALONE.replace("(events)", "".join(map(event_to_line, trace.events())))
    assert export_html(trace, "A & B") == expected


@pytest.mark.parametrize("kind", [RUN, "lanes", "seeds"])
def test_a_page_of_a_site_has_its_scripts_and_styles_in_files(kind):
    """What such a page loads, put in its place, is what the page that stands alone has."""
    files = shared_files([kind])
    around = SitePage("shared/", "<!-- head -->\n", "<nav></nav>\n", "<p>below</p>\n")
    if kind == RUN:
        page, alone = export_html(made.sampled(EVIL), "A", around), export_html(made.sampled(EVIL), "A")
    else:
        lines = compared(kind, made.sampled(EVIL)).lines()
        page, alone = (export_comparison(lines, kind, "A", site) for site in (around, None))
    assert re.findall(r'(?:href|src)="shared/([^"]*)"', page) == ["page.css", f"{kind}.css", "panes.js", f"{kind}.js"]
    assert set(files) == {"page.css", f"{kind}.css", "panes.js", f"{kind}.js", "plotly.js"}
    assert "<style>" not in page and "script-src 'self' file:;" in page and page.count("<script") == 3
    assert f"<style>\n{files['page.css']}\n{files[f'{kind}.css']}</style>" in alone
    assert f"<script>\n{files['panes.js']}</script>" in alone
    (where, start) = files[f"{kind}.js"].split("\n", 1)
    assert f"<script>\n{start}\n</script>" in alone and "new URL('plotly.js', document.currentScript.src)" in where
    assert events_in(page) == events_in(alone)
    body = page.split("<body>\n")[1]
    assert body.startswith("<nav></nav>\n<main>\n<h1>A</h1>\n<p>below</p>\n") and "<!-- head -->" in page
    inner = body.split("<p>below</p>\n")[1].split("</main>")[0]
    assert inner == alone.split("<h1>A</h1>\n")[1].split("</main>")[0]


@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
def test_in_another_language_it_fetches_nothing_either(show, language):
    """`show` fails on any request. A saved page has no catalogue of texts, and stays English."""
    page = show(export_html(made.sampled()), locale=language)
    assert page.evaluate("navigator.language") == language
    assert page.locator(".gp-status").inner_text().startswith("Finished")


def test_an_empty_trace_is_a_page_too():
    assert events_in(export_html(Trace())) == []


# ------------------------------------------------------------------------------------------------------ comparisons


def compared(kind: str, *traces: Trace, title: str = "Nucleus") -> Comparison:
    """A comparison of these traces, one in each group."""
    groups = [Group("A", title, "stories", "top_p 0.9", 7, (0, number)) for number in range(len(traces))]
    entries = [Entry(number, GenerationRequest("stories", "Once", seed=7)) for number in range(len(traces))]
    axes = [Axis("top_p", [str(number) for number in range(len(traces))])] if kind == "sweep" else []
    found = Comparison(kind, "Once upon", groups, entries, axes)
    for number, trace in enumerate(traces):
        for event in trace.events():
            found.add(number, event)
    found.end()
    return found


@pytest.mark.parametrize("kind", ["lanes", "sweep", "seeds"])
def test_all_lines_of_a_comparison_are_inside_and_its_panes(kind):
    lines = compared(kind, made.sampled(EVIL), made.failed()).lines()
    text = export_comparison(lines, kind, "Two")
    assert events_in(text) == [json.loads(line) for line in lines.split("\n") if line]
    assert re.findall('<div class="pane-([a-z_]+)">', text) == [pane.name for pane in GROUP_PANES[kind]]
    assert "Content-Security-Policy" in text and "default-src 'none'" in text
    assert "Once upon" in text and "<h1>Two</h1>" in text


def test_texts_of_a_comparison_are_no_markup():
    found = compared("lanes", made.sampled(EVIL), title=EVIL[0])
    found.prompt = EVIL[2]
    lines = found.lines() + json.dumps({"type": "Done", "stopped": False, "more": EVIL[0]}) + "\n"
    text = export_comparison(lines, "lanes", EVIL[0])
    assert EVIL[0] not in text and "<img" not in text
    assert text.count("<script") == text.count("</script>") == 3


def test_texts_of_a_comparison_are_english_in_how_it_was_made():
    lines = compared("lanes", made.sampled(), title=said("{n} texts", n="3")).lines()
    assert '"title":{"said":"{n} texts"' in lines
    assert "&quot;title&quot;: &quot;3 texts&quot;" in export_comparison(lines, "lanes", "A")


def test_what_is_no_comparison_is_refused():
    with pytest.raises(KeyError):
        export_comparison(compared("lanes").lines(), "beams", "A")
    with pytest.raises(ValueError, match="begins with its header"):
        export_comparison(event_to_line(made.started()), "lanes", "A")


@pytest.mark.slow
def test_a_saved_comparison_is_read_by_the_page(show):
    lines = compared("seeds", made.sampled(), made.failed()).lines()
    page = show(export_comparison(lines, "seeds", "Two"), as_file=True)
    read = "GenerationPlayground.group('seeds')"
    texts = page.evaluate(f"{read}.entries.map((e) => e.tokens.map((t) => t.piece).join(''))")
    assert texts == ["".join(made.STORY), "".join(made.STORY[:6])]
    assert page.evaluate(f"[{read}.done.stopped, {read}.groups[0].values.tokens]") == [False, len(made.STORY)]

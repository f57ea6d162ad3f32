"""A run, or a comparison of many, as one HTML file: the live panes with the recorded events inside. Opens without a
server and fetches nothing. A page of a site (`SitePage`) has scripts and styles in files that all pages of it share.

Knows the panes and the trace. The events are untrusted model text: they travel as data in which no "<" is left, and the
panes put them into the page as text.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playground.texts import Text
from playground.trace import Trace, event_to_line
from visualizers.names import mode_name
from visualizers.palette import css_variables
from visualizers.pane import GROUP_PANES, PANES, Pane, held_plotly, page_head, plotly_file, scripts, styles_of

_PAGE_CSS = Path(__file__).with_suffix(".css").read_text("utf-8")

# Where the panes of one run are, as on the page: in a line, beside the text, and below.
_IN_SHORT = ("numbers", "check")
_ABOVE = ("canvas",)  # in the place of the text and what is beside it, where a model denoises canvases
_TEXT = ("quiz", "spoken", "what_if", "tokens", "knob_strips", "word_times", "template")
_TOKEN = ("token", "candidates", "draw", "processors", "curve", "in_words", "logit_lens", "cross_attention")

_HAS_CHARTS = re.compile(r'"charts": ?\{"')
_DRAW_CHARTS = {"grid", "lengths"}  # panes that draw charts of what is in any log

# What the file may do: run the script and the styles that are in it, draw pictures and play sounds that it made itself.
_POLICY = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; media-src blob:"
)
# What a page of a site may do: load the site's own scripts and styles. "file:" is for browsers to which no file that is
# opened without a server is 'self'; on a server it allows nothing. Panes and charts set styles as they draw.
SITE_POLICY = (
    "default-src 'none'; script-src 'self' file:; style-src 'self' file: 'unsafe-inline'; img-src data: blob:"
)
RUN = "run"  # the kind of a page with one run; those of comparisons have their own names


@dataclass(frozen=True)
class SitePage:
    """What a page has because it belongs to a site. `files` is the address of the folder with the `shared_files`. The
    rest is HTML, and escaped by whoever hands it in: for the head, what stands before the run, and what stands below
    its heading."""

    files: str
    head: str = ""
    before: str = ""
    below_title: str = ""


def export_html(trace: Trace, title: str | None = None, site: SitePage | None = None) -> str:
    """The run as the text of one HTML file, or of a page of `site`. `title` is its heading; the model and the mode
    where there is none."""
    trace = trace.for_files()
    started = trace.started
    title = title or (f"{started.model}, {mode_name(started.mode)}" if started else "A run")
    lines = "".join(map(event_to_line, trace.events()))
    panes = _panes(RUN)
    return _page(title, RUN, _settings(trace), lines, _run_body(panes), site, panes)


def export_comparison(lines: str, kind: str, title: str, site: SitePage | None = None) -> str:
    """A comparison as the text of one HTML file, or of a page of `site`, in the panes of its kind. `lines` is its whole
    log (`Comparison.lines`), `kind` "lanes", "sweep", "seeds" or "trial", and `title` the heading. Raises KeyError for
    another kind, and ValueError for a log that does not begin with its header."""
    panes = _panes(kind)
    body = "\n".join(map(_place, panes))
    return _page(title, kind, _strategies(lines), lines.replace("<", "\\u003c"), body, site, panes)


def export_report(line: str, kind: str, title: str, site: SitePage | None = None) -> str:
    """What was found of something that is no run, as the text of one HTML file, in the panes of its kind ("detection",
    "batch", ...), or of a page of `site`. `line` has it as {"type": "Found", "values", "charts"}, and `title` is the
    heading."""
    panes = _panes(kind)
    body = "\n".join(map(_place, panes))
    return _page(title, kind, "", line.replace("<", "\\u003c"), body, site, panes)


def shared_files(kinds: Iterable[str]) -> dict[str, str]:
    """File name -> text of what pages of these kinds (`RUN`, or a comparison's) share in a site. Their scripts are no
    modules: browsers load none of those from a file that is opened without a server. Plotly is loaded when the first
    chart is drawn."""
    page, plotly = css_variables() + "\n" + _PAGE_CSS, plotly_file().read_text("utf-8")
    files = {"page.css": page, "panes.js": scripts(), "plotly.js": plotly}
    beside = "window.GenerationPlaygroundPlotly = new URL('plotly.js', document.currentScript.src).href;\n"
    for kind in kinds:
        files |= {f"{kind}.css": styles_of(_panes(kind)), f"{kind}.js": beside + _script(kind, _panes(kind))}
    return files


def _panes(kind: str) -> Collection[Pane]:
    return PANES.values() if kind == RUN else GROUP_PANES[kind]


def _script(kind: str, panes: Iterable[Pane]) -> str:
    """What draws the events of a page of this kind in these panes."""
    names = json.dumps([pane.name for pane in panes])
    if kind == RUN:
        return f"""for (const name of {names})
  GenerationPlayground.mount(name, document.querySelector('.pane-' + name));
GenerationPlayground.feed('main', document.getElementById('events').textContent);
GenerationPlayground.log('main').selectMostUncertain();"""
    return f"""for (const name of {names})
  GenerationPlayground.mountGroup(name, document.querySelector('.pane-' + name), {{group: {json.dumps(kind)}}});
GenerationPlayground.feedGroup({json.dumps(kind)}, document.getElementById('events').textContent);"""


def _run_body(panes: Collection[Pane]) -> str:
    """The panes of one run, arranged."""
    there = {pane.name: pane for pane in panes}

    def group(kind: str, names: Collection[str]) -> str:
        placed = "\n".join(_place(there[name]) for name in names if name in there)
        return f'<div class="{kind}">\n{placed}\n</div>'

    beside = f'<div class="result">\n{group("text", _TEXT)}\n{group("token-panel", _TOKEN)}\n</div>'
    below = [pane for name, pane in there.items() if name not in (*_IN_SHORT, *_ABOVE, *_TEXT, *_TOKEN)]
    above = [_place(there[name]) for name in _ABOVE if name in there]
    return "\n".join([group("in-short", _IN_SHORT), *above, beside, *map(_place, below)])


def _place(pane: Pane) -> str:
    return f'<div class="pane-{pane.name}">\n{pane.template}</div>'


def _page(
    title: str, kind: str, details: str, lines: str, body: str, site: SitePage | None, panes: Collection[Pane]
) -> str:
    """The file. `lines` have no "<" in them; `details`, `body` and what `site` has are HTML, and nothing else that is
    handed in is."""
    if site:
        head = _link(site, "page.css", f"{kind}.css") + site.head + _load(site, "panes.js")
        policy, start = SITE_POLICY, _load(site, f"{kind}.js")
    else:
        charts = _HAS_CHARTS.search(lines) or any(pane.name in _DRAW_CHARTS for pane in panes)
        styles = "\n".join([css_variables(), _PAGE_CSS, styles_of(panes)])
        head = f"<style>\n{styles}</style>\n{page_head()}{held_plotly() if charts else ''}"
        policy, start = _POLICY, f"<script>\n{_script(kind, panes)}\n</script>\n"
    return f"""<!doctype html>
<html lang="en" class="gp-standalone">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>{html.escape(title)} – Generation Playground</title>
{head}</head>
<body>
{site.before if site else ''}<main>
<h1>{html.escape(title)}</h1>
{site.below_title if site else ''}{body}
{details}</main>
<script type="application/x-ndjson" id="events">
{lines}</script>
{start}</body>
</html>
"""


def _link(site: SitePage, *names: str) -> str:
    return "".join(f'<link rel="stylesheet" href="{site.files}{name}">\n' for name in names)


def _load(site: SitePage, name: str) -> str:
    return f'<script src="{site.files}{name}"></script>\n'


def _settings(trace: Trace) -> str:
    started = trace.started
    if not started:
        return ""
    facts = {
        "model": started.model,
        "assistant": started.assistant,
        "seed": started.seed,
        "config": started.config,
        "versions": started.versions,
    }
    return _details("How this run was made", {name: value for name, value in facts.items() if value is not None})


def _strategies(lines: str) -> str:
    header = json.loads(lines.partition("\n")[0])
    if header.get("type") != "Comparison":
        raise ValueError("The log of a comparison begins with its header. Hand over all of its lines.")
    names = ("label", "title", "model", "seed", "settings")
    groups = [
        {name: _english(group[name]) for name in names if group.get(name) is not None} for group in header["groups"]
    ]
    axes = {"axes": header["axes"]} if header["axes"] else {}
    return _details("How these runs were made", {"prompt": header["prompt"], **axes, "strategies": groups})


def _english(value: Any) -> Any:
    """A text, which travels with its parts, as the English string; anything else as it is."""
    try:
        return str(Text.from_parts(value))
    except ValueError:
        return value


def _details(summary: str, facts: dict[str, Any]) -> str:
    text = json.dumps(facts, indent=2, ensure_ascii=False)
    return f"<details class=\"made\"><summary>{summary}</summary><pre>{html.escape(text)}</pre></details>\n"

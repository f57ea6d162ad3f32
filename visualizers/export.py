"""A run, or a comparison of many, as one HTML file: the live panes with the recorded events inside. Opens without a
server and fetches nothing.

Knows the panes and the trace. The events are untrusted model text: they travel as data in which no "<" is left, and the
panes put them into the page as text.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

from playground.texts import Text
from playground.trace import Trace, event_to_line
from visualizers.names import mode_name
from visualizers.palette import css_variables
from visualizers.pane import GROUP_PANES, PANES, Pane, held_plotly, page_head

_PAGE_CSS = Path(__file__).with_suffix(".css").read_text("utf-8")

# Where the panes of one run are, as on the page: in a line, beside the text, and below.
_IN_SHORT = ("numbers", "check")
_ABOVE = ("canvas",)  # in the place of the text and what is beside it, where a model denoises canvases
_TEXT = ("tokens", "template", "quiz")
_TOKEN = ("token", "candidates", "processors", "curve", "in_words", "logit_lens")

_HAS_CHARTS = re.compile(r'"charts": ?\{"')
_DRAW_CHARTS = {"curve", "grid", "lengths"}  # panes that draw charts of what is in any log

# What the file may do: run the script and the styles that are in it, and draw pictures that it made itself.
_POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:"


def export_html(trace: Trace, title: str | None = None) -> str:
    """The run as the text of one HTML file. `title` is its heading; the model and the mode where there is none."""
    started = trace.started
    title = title or (f"{started.model}, {mode_name(started.mode)}" if started else "A run")
    script = f"""for (const name of {json.dumps(list(PANES))})
  GenerationPlayground.mount(name, document.querySelector('.pane-' + name));
GenerationPlayground.feed('main', document.getElementById('events').textContent);
GenerationPlayground.log('main').selectMostUncertain();"""
    lines = "".join(map(event_to_line, trace.events()))
    return _page(title, PANES.values(), _settings(trace), lines, script, _run_body())


def export_comparison(lines: str, kind: str, title: str) -> str:
    """A comparison as the text of one HTML file, in the panes of its kind. `lines` is its whole log
    (`Comparison.lines`), `kind` "lanes", "sweep", "seeds" or "trial", and `title` the heading. Raises KeyError for
    another kind, and ValueError for a log that does not begin with its header."""
    panes = GROUP_PANES[kind]
    script = f"""for (const name of {json.dumps([pane.name for pane in panes])})
  GenerationPlayground.mountGroup(name, document.querySelector('.pane-' + name), {{group: {json.dumps(kind)}}});
GenerationPlayground.feedGroup({json.dumps(kind)}, document.getElementById('events').textContent);"""
    return _page(title, panes, _strategies(lines), lines.replace("<", "\\u003c"), script)


def _run_body() -> str:
    """The panes of one run, arranged."""

    def group(kind: str, names: Collection[str]) -> str:
        return f'<div class="{kind}">\n' + "\n".join(_place(PANES[name]) for name in names) + "\n</div>"

    beside = f'<div class="result">\n{group("text", _TEXT)}\n{group("token-panel", _TOKEN)}\n</div>'
    below = [pane for name, pane in PANES.items() if name not in (*_IN_SHORT, *_ABOVE, *_TEXT, *_TOKEN)]
    above = [_place(PANES[name]) for name in _ABOVE]
    return "\n".join([group("in-short", _IN_SHORT), *above, beside, *map(_place, below)])


def _place(pane: Pane) -> str:
    return f'<div class="pane-{pane.name}">\n{pane.template}</div>'


def _page(title: str, panes: Collection[Pane], details: str, lines: str, script: str, body: str | None = None) -> str:
    """The file. `lines` have no "<" in them; `details` and `body` (the panes one below the other, where it is not
    given) are HTML, and so is nothing else that is handed in."""
    templates = body or "\n".join(map(_place, panes))
    charts = _HAS_CHARTS.search(lines) or any(pane.name in _DRAW_CHARTS for pane in panes)
    styles = "\n".join([css_variables(), _PAGE_CSS, *(pane.css for pane in panes)])
    return f"""<!doctype html>
<html lang="en" class="gp-standalone">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{_POLICY}">
<title>{html.escape(title)} – Generation Playground</title>
<style>
{styles}</style>
{page_head()}{held_plotly() if charts else ''}</head>
<body>
<main>
<h1>{html.escape(title)}</h1>
{templates}
{details}</main>
<script type="application/x-ndjson" id="events">
{lines}</script>
<script>
{script}
</script>
</body>
</html>
"""


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

"""The page of the widgets as one HTML file that fetches nothing, as saved runs are: its script, and the styles of the
panes whose widgets it shows."""

from __future__ import annotations

from pathlib import Path

from visualizers.palette import css_variables
from visualizers.pane import source

_VISUALIZERS = Path(__file__).resolve().parent.parent / "visualizers"
_PAGE_STYLES = (_VISUALIZERS / "export.css", _VISUALIZERS / "stories/stories.css")
_SHEETS = ("pane", "inks", "trials", "candidates", "measures", "in_words")
_POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:"


def page(script: str) -> str:
    """The text of the file; `script` is the bundle of `visualizers/stories/index.tsx`."""
    before, after = _PAGE_STYLES
    styles = [css_variables(), before.read_text("utf-8"), *(source(f"{name}.css") for name in _SHEETS)]
    return f"""<!doctype html>
<html lang="en" class="gp-standalone">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{_POLICY}">
<title>Widgets of the panes – Generation Playground</title>
<style>
{"".join(styles)}{after.read_text("utf-8")}</style>
</head>
<body>
<main></main>
<script>
{script}</script>
</body>
</html>
"""

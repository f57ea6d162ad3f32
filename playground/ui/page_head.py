"""What stands in the page's head: its style, its scripts, and where they find what they load later."""

from __future__ import annotations

import json

from playground.presets.recorded_runs import recorded_views
from playground.server.page_files import PageFiles
from playground.sharing.links import HOST_PARAMETERS
from playground.ui.controls.header import DOCUMENTS
from playground.ui.controls.knob_panel import knob_script
from playground.ui.page.scripts import script_source
from playground.ui.page.styles import page_styles
from playground.ui.page.translations import catalogue_addresses
from visualizers import first_scripts, later_scripts, plotly_file


def page_head(files: PageFiles, door: bool = False) -> tuple[str, list[str]]:
    """The HTML, and the addresses of what the page needs before it can be used. Adds to `files` all that the head
    names. `door`: whether a first visit begins at the front door."""
    style = files.add("page.css", page_styles())
    sources = {"knobs.js": knob_script(), "panes.js": first_scripts(), "scripts.js": script_source()}
    loaded = [files.add(name, source) for name, source in sources.items()]
    later = {
        "GenerationPlaygroundCatalogues": catalogue_addresses(files),
        "GenerationPlaygroundExamples": {
            kind: files.add(f"example_{kind}.ndjson", log) for kind, log in recorded_views().items()
        },
        "GenerationPlaygroundLater": {
            name: files.add(f"{name}.js", source) for name, source in later_scripts().items()
        },
        "GenerationPlaygroundPlotly": files.add("plotly.js", plotly_file().read_text("utf-8")),
    }
    if door:
        later["GenerationPlaygroundDoor"] = HOST_PARAMETERS
    lines = [
        f'<link rel="stylesheet" href="{style}">',
        f'<link rel="help" href="{DOCUMENTS}">',  # where the glossary's boxes find the documents
        f"<script>Object.assign(window, {json.dumps(later)});</script>",
        *(f'<script src="{address}"></script>' for address in loaded),
    ]
    return "\n".join(lines) + "\n", [style, *loaded]

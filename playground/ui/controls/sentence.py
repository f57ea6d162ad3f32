"""A sentence on the page, which a script translates from the catalogues. `gr.Markdown` would bring a library with it, a
tenth of all that a first visit loads.
"""

from __future__ import annotations

import gradio as gr

from playground.texts import said
from playground.trace.serialization import to_line
from playground.ui.page.scripts import on_load


def sentence(text: str, elem_id: str) -> gr.HTML:
    """The component, in the current Blocks."""
    return gr.HTML(as_sentence(text), html_template="<p></p>", js_on_load=on_load("mountSentence"), elem_id=elem_id)


def as_sentence(text: str) -> str:
    """The value with which it shows this text, which is a sentence of the catalogue; "" shows nothing."""
    return to_line(said(text).parts).rstrip("\n") if text else ""

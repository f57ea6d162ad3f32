"""The page in the browser's language: Gradio's labels through `gr.I18n`, everything else through the catalogues.

What stands in a component of Gradio's (a label, a choice, a button) is written `_("Prompt")`: Gradio translates it in the
browser. What our own scripts write is translated by visualizers/panes/core/texts.js, from the same catalogues.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

import gradio as gr
from gradio.i18n import I18nData

from playground.presets.presets import EXAMPLES, PRESETS
from playground.texts.catalogue import LANGUAGES, catalogue, catalogue_file

_used: set[str] = set()  # sentences that components of this process have


def _(sentence: str) -> I18nData:
    """The sentence for a component of Gradio's, which translates it in the browser."""
    _used.add(sentence)
    return I18nData(sentence)


def gradio_texts() -> gr.I18n:
    """The sentences of all components, and those that come into one later, for `launch(i18n=...)`."""
    later = {preset.description for preset in PRESETS.values()} | {example.watch for example in EXAMPLES}
    return gr.I18n(**{language: _known(language, _used | later) for language in LANGUAGES})


def _known(language: str, sentences: Iterable[str]) -> dict[str, str]:
    known = catalogue(language)
    return {sentence: known[sentence] for sentence in sentences if sentence in known}


def catalogue_addresses() -> str:
    """A script element that says where a browser finds the catalogue of its language."""
    files = {language: catalogue_file(language) for language in LANGUAGES}
    gr.set_static_paths(list(files.values()))
    addresses = {language: f"gradio_api/file={file.as_posix()}" for language, file in files.items()}
    return f"<script>window.GenerationPlaygroundCatalogues = {json.dumps(addresses)}</script>\n"

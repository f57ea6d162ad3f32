"""The page in the browser's language: Gradio's labels through `gr.I18n`, everything else through the catalogues.

What stands in a component of Gradio's (a label, a choice, a button) is written `_("Prompt")`: Gradio translates it in
the browser, and so it does where a listener's script sets it to `str(_("Prompt"))`. What our own scripts write is
translated by visualizers/panes/core/texts.ts, from the same catalogues.
"""

from __future__ import annotations

import gradio as gr
from gradio.i18n import I18nData

from playground.server.page_files import PageFiles
from playground.texts import Text, said
from playground.texts.catalogue import LANGUAGES, catalogue_file, in_language
from playground.trace.serialization import to_line
from playground.ui.page.scripts import listener

_used: dict[str, Text] = {}  # what components of this process have, by the English text that Gradio looks up


def _(sentence: str, **values: object) -> I18nData:
    """The sentence for a component of Gradio's, which translates it in the browser. Its values must be known before the
    page is served; what is known only later is for `infos`. Gradio takes no text with a brace in it."""
    text = said(sentence, **values)
    _used[text.english] = text
    return I18nData(text.english)


def gradio_texts() -> gr.I18n:
    """The sentences of all components, for `launch(i18n=...)`."""
    return gr.I18n(**{
        language: {key: in_language(text, language) for key, text in _used.items()} for language in LANGUAGES
    })  # fmt: skip


def infos(*texts: str) -> str:
    """Texts that handlers put together, for the infos of as many components: the value of a component from which
    `show_infos` takes them."""
    return to_line(list(texts)).rstrip("\n")


def show_infos(told: object, texts: gr.Textbox, *components: object) -> None:
    """After the event `told`, which has written `infos` into `texts`: show them, in the language of the page."""
    js = listener("infoUpdates(texts)", "texts")
    told.then(None, texts, list(components), js=js, show_progress="hidden", api_visibility="private")


def catalogue_addresses(files: PageFiles) -> dict[str, str]:
    """Where a browser finds the catalogue of its language, by the language."""
    return {each: files.add(f"{each}.json", catalogue_file(each).read_text("utf-8")) for each in LANGUAGES}

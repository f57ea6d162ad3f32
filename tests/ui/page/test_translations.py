"""Labels of Gradio's components in the browser's language, and infos that are put together while the page is used."""

from __future__ import annotations

import json

import gradio as gr
import pytest

from playground.texts import catalogue as texts_in_languages
from playground.texts import said
from playground.ui.page.translations import _, gradio_texts, infos, show_infos
from tests.support.english import in_english
from tests.support.fakes import FakeEngine
from tests.support.visiting import make_tab


@pytest.fixture
def known(monkeypatch):
    """A small catalogue, the same for each language."""
    sentences = {
        "at most {most}": "höchstens {most}", "no model": "kein Modell", "Stop": "Stopp", "{a}: {b}": "{a} – {b}",
    }  # fmt: skip
    monkeypatch.setattr(texts_in_languages, "catalogue", lambda language: sentences)
    return sentences


def texts():
    return gradio_texts().translations_dict["de"]


def test_a_label_travels_as_the_english_text(known):
    assert str(_("Stop")) == '__i18n__{"__type__": "translation_metadata", "key": "Stop"}'
    assert texts()["Stop"] == "Stopp" and set(gradio_texts().translations_dict) == {"de", "fr"}


def test_values_come_into_a_label_when_it_is_made(known):
    assert _("at most {most}", most=8).key == "at most 8"
    assert texts()["at most 8"] == "höchstens 8"


def test_a_text_of_texts_can_be_a_label(known):
    assert _(said("{a}: {b}", a=said("no model"), b="gpt2")).key == "no model: gpt2"
    assert texts()["no model: gpt2"] == "kein Modell – gpt2"


def test_what_a_catalogue_lacks_stays_english(known):
    assert _("Nothing of the kind.").key in texts() and texts()["Nothing of the kind."] == "Nothing of the kind."


def test_no_label_has_a_brace():
    """Gradio looks for the first one to find the end of what it has to translate."""
    make_tab(FakeEngine())
    assert [key for key in texts() if set(key) & set("{}")] == []


def test_infos_travel_with_their_parts():
    text = said("one in {count} texts", count="741")
    assert json.loads(infos(text, "plain")) == [text.parts, "plain"]
    assert in_english(json.loads(infos(text))) == ["one in 741 texts"]


def test_infos_are_shown_by_the_page_s_script():
    with gr.Blocks() as demo:
        number, carried = gr.Number(), gr.Textbox(visible=False)
        show_infos(number.change(lambda: infos("a"), None, carried), carried, number)
    told, shown = demo.fns.values()
    assert shown.trigger_after == told._id and "infoUpdates(texts)" in shown.js and shown.outputs == [number]

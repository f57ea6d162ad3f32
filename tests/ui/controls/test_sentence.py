"""Sentences that stand on the page: they travel as texts, which a script translates."""

from __future__ import annotations

import json

import pytest

from playground.presets.presets import EXAMPLES, PRESETS
from playground.server.sessions import OPENED_DESCRIPTION, OWN_DESCRIPTION
from playground.texts import said
from playground.texts.catalogue import LANGUAGES, catalogue
from playground.ui.controls.sentence import as_sentence


def test_a_sentence_travels_as_a_text():
    text = said("{model} has {count} layers.", model="<b>", count=12)
    assert json.loads(as_sentence(text)) == text.parts and "<" not in as_sentence(text)
    assert json.loads(as_sentence("Stop")) == said("Stop").parts
    assert as_sentence("") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_caption_is_in_the_catalogue(language):
    captions = [*(preset.description for preset in PRESETS.values()), *(example.watch for example in EXAMPLES)]
    sentences = {said(text).sentence for text in [*captions, OPENED_DESCRIPTION, OWN_DESCRIPTION]}
    assert sentences <= set(catalogue(language))

"""A run saved with the picture that it has read, opened again by somebody else, and run again."""

from __future__ import annotations

import json

import pytest
from PIL import Image

from playground.engines.local import LocalEngine
from playground.media import read_media
from playground.settings import Settings
from tests.support.visiting import Visitor, make_tab

PICTURE = Image.linear_gradient("L").resize((300, 200))


@pytest.fixture(scope="module")
def tab():
    engine = LocalEngine()
    yield make_tab(engine)
    engine.close()


@pytest.fixture
def visitor(tab, request):
    """Someone who has had a picture captioned."""
    visitor = Visitor(tab, request.node.name)
    visitor.take(tab.page.media._listed(read_media(PICTURE, Settings.local()), [], visitor.http))
    visitor.set_knobs({"max_new_tokens": 4, "do_sample": False})
    visitor.generate(model="captioner", prompt="")
    return visitor


def test_a_saved_run_brings_its_picture_along(visitor, tab):
    visitor.call(tab.sharing.save_files)
    file = visitor.errand()
    media = json.loads(file["text"])["events"][0]["request"]["media"]
    assert media[0]["data"] and len(media) == 1
    visitor.call(tab.sharing.save_trace)
    assert media[0]["data"] not in visitor.errand()["text"]

    other = Visitor(tab, "opens it")
    other.call(tab.sharing.open_file, {"name": "a.json", "size": len(file["text"]), "text": file["text"]})
    assert other.session.trace.to_json() == visitor.session.trace.to_json()
    assert media[0]["data"] not in other.log()
    other.call(tab.sharing.start_from)
    again = other.generate()
    assert again.sequences[0].token_ids == visitor.session.trace.sequences[0].token_ids
    [item] = json.loads(other.form[tab.page.media.component])
    assert tab.page.media.file_of(item["key"]).endswith(media[0]["data"])


def test_files_that_are_gone_are_told(visitor, tab):
    text = visitor.session.trace.to_json()
    other = Visitor(tab, "has no file")
    other.call(tab.sharing.open_file, {"name": "a.json", "size": len(text), "text": text})
    other.call(tab.sharing.save_files)
    assert "no longer kept" in other.says(tab.sharing.message)
    newcomer = Visitor(tab, "newcomer")
    newcomer.call(tab.sharing.save_files)
    assert "no run to save yet" in newcomer.says(tab.sharing.message)

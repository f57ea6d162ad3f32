"""What the pane of the cross-attention asks about the run that is shown, and what comes back to it."""

from __future__ import annotations

import asyncio
import json

import pytest
from PIL import Image

from playground.engines.local import LocalEngine
from playground.media import read_media, told
from playground.settings import Settings
from playground.trace import event_to_line
from playground.ui.page.ask_kinds import LookAtInput
from tests.support.visiting import Visitor, make_tab

PICTURE = Image.new("RGB", (96, 96), "blue")


@pytest.fixture(scope="module")
def tab():
    engine = LocalEngine()
    yield make_tab(engine)
    engine.close()


@pytest.fixture
def visitor(tab, request):
    """Someone who has added a picture and had it captioned."""
    visitor = Visitor(tab, request.node.name)
    media, area = read_media(PICTURE, Settings.local()), tab.page.media
    visitor.take(area._listed(media, [], visitor.http))
    visitor.set_knobs({"max_new_tokens": 6, "do_sample": False})
    visitor.generate(model="captioner", prompt="")
    return visitor


def ask(visitor, **changes):
    """Every answer that comes back to the page, to a question about all tokens of its run."""
    trace = visitor.session.trace
    ids = trace.sequences[0].token_ids
    asked = {"ids": ids, "places": list(range(1, 1 + len(ids))), "turn": 1, "started": event_to_line(trace.started)}
    found, pane = [], visitor.tab.attention

    async def run():
        async for update in pane.ask(LookAtInput(**asked | changes), visitor.http):
            visitor.take(update)
            if pane.component in update:
                found.append(json.loads(update[pane.component].split("\n", 1)[1]))

    asyncio.run(asyncio.wait_for(run(), 60))
    return found


@pytest.mark.parametrize("layer", [None, 1])
def test_the_shown_run_is_asked_about_with_its_picture(visitor, layer):
    trace = visitor.session.trace
    (found,) = ask(visitor, layer=layer)
    values = found["found"]
    assert (values["rows"], values["columns"], values["layer"]) == (8, 8, layer) and found["turn"] == 1
    assert [token["id"] for token in values["tokens"]] == trace.sequences[0].token_ids
    assert values["sha256"] == trace.started.request["media"][0]["sha256"]
    assert visitor.session.trace is trace and visitor.notes() == [] and not visitor.session.busy


def test_a_picture_that_was_not_kept_is_told(visitor):
    visitor.session.media.clear()
    assert ask(visitor) == [None]
    assert "was not kept with the run" in visitor.says()


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"ids": []}, "No picture or sound was read"),
        ({"places": [-1]}, "No picture or sound was read"),
        ({"started": ""}, "No picture or sound was read"),
        ({"places": [0]}, "no such token"),
        ({"places": [10**9]}, "no such token"),
        ({"layer": 7}, "2 layers"),
        ({"ids": [10**9]}, "not one that"),
    ],
)
def test_what_cannot_be_read_is_refused_and_nothing_is_lost(visitor, changes, says):
    trace = visitor.session.trace
    assert ask(visitor, **{"places": [1]} | changes) == [None]
    assert says in visitor.says() and visitor.session.trace is trace


def test_another_persons_picture_is_not_read(visitor, tab):
    stranger = Visitor(tab, "stranger")
    stranger.session.trace = visitor.session.trace
    assert told(read_media(PICTURE, Settings.local())) == visitor.session.trace.started.request["media"][0]
    assert ask(stranger) == [None]
    assert "was not kept with the run" in stranger.says()

"""Pictures and sounds beside the prompt: what is added is read, and each model gets what it reads."""

from __future__ import annotations

import asyncio
import base64
import dataclasses
import io
import json

import pytest
import soundfile

from playground.media import told
from playground.models.static_facts import ModelFacts
from playground.requests.request import GenerationRequest, RequestError
from playground.server.input_check import WrongInput, check_inputs
from playground.settings import Settings
from playground.ui.controls.media_area import placed_in
from tests.support.english import english
from tests.support.fakes import FakeEngine
from tests.support.media_models import picture, sound
from tests.support.visiting import Visitor, make_tab


class Engine(FakeEngine):
    """It has a model that sees, and one that hears and reads no text."""

    def facts(self, model):
        known = {
            "sees": ModelFacts("sees", reads=("image",), has_chat_template=False, is_encoder_decoder=False),
            "hears": ModelFacts("hears", reads=("audio",), reads_text=False, is_encoder_decoder=True),
        }
        return known.get(model) or super().facts(model)


@pytest.fixture(scope="module")
def tab():
    return make_tab(Engine(), dataclasses.replace(Settings(), max_media=2))


@pytest.fixture(autouse=True)
def uploads(monkeypatch, tmp_path):
    monkeypatch.setenv("GRADIO_TEMP_DIR", str(tmp_path))  # where Gradio puts what is uploaded


@pytest.fixture
def visitor(tab, request):
    return Visitor(tab, request.node.name)


def image_file(folder):
    picture().save(path := folder / "a.png")
    return path


def sound_file(folder):
    soundfile.write(path := folder / "a.wav", sound(), 16000)
    return path


def add(visitor, path):
    """Add this file; returns what is said."""
    page = visitor.tab.page
    area = page.media
    updates = asyncio.run(area.add(area.image, str(path), visitor.form[area.component], visitor.http))
    assert updates.pop(area.image) is None
    visitor.form[area.component] = updates.get(area.component, visitor.form[area.component])
    return english(updates.get(page.display.message, ""))


def listed(visitor):
    return json.loads(visitor.form[visitor.tab.page.media.component])


def asked(visitor, model):
    visitor.set(model=model)
    return visitor.tab.page.request_from(visitor.form)


def test_what_is_added_reaches_the_request(visitor, tmp_path):
    assert "error" not in add(visitor, image_file(tmp_path))
    [item] = listed(visitor)
    assert (item["kind"], item["width"], "data" in item) == ("image", 40, False)
    request, notes = asked(visitor, "sees")
    [media] = request.media
    assert media["data"] and "key" not in media and media["sha256"] == item["sha256"]
    assert not [note for note in notes if note.knob == "media"]
    whole = visitor.tab.page.media.file_of(item["key"])
    assert whole == f"data:image/png;base64,{media['data']}"


def test_each_model_gets_what_it_reads(visitor, tmp_path):
    add(visitor, image_file(tmp_path))
    add(visitor, sound_file(tmp_path))
    for model, kinds in (("sees", ["image"]), ("hears", ["audio"]), ("stories", [])):
        request, notes = asked(visitor, model)
        assert [each["kind"] for each in request.media] == kinds
        assert any("left out" in note.message for note in notes)
    assert asked(visitor, "hears")[0].prompt == ""  # it reads no text


def test_too_many_and_broken_files_are_told(visitor, tmp_path):
    (broken := tmp_path / "b.png").write_bytes(b"no picture")
    assert "not a picture that can be read" in add(visitor, broken)
    for _ in range(2):
        assert "error" not in add(visitor, image_file(tmp_path))
    assert "at most" in add(visitor, image_file(tmp_path)) and len(listed(visitor)) == 2


def test_a_name_that_was_not_given_opens_nothing(visitor, tmp_path):
    add(visitor, image_file(tmp_path))
    area, [item] = visitor.tab.page.media, listed(visitor)
    for key in ("", "x", None, ["a"], {}):
        assert area.file_of(key) == ""
    visitor.form[area.component] = json.dumps([item | {"key": "guessed"}])
    with pytest.raises(RequestError, match="was not kept"):
        asked(visitor, "sees")


@pytest.mark.parametrize(
    "value", ["", "{", "7", "[7]", '[{"kind": "image"}]', None, '[{"kind": "video", "sha256": ""}]']
)
def test_what_the_page_never_sends_is_no_list(visitor, value):
    visitor.form[visitor.tab.page.media.component] = value
    assert asked(visitor, "sees")[0].media == []


def test_a_run_goes_on_with_what_this_person_added(visitor, tmp_path):
    add(visitor, image_file(tmp_path))
    area = visitor.tab.page.media
    request, _ = asked(visitor, "sees")
    kept = dataclasses.replace(request, media=[told(each) for each in request.media])
    assert area.completed(kept, visitor.session) == request
    assert area.completed(kept, Visitor(visitor.tab, "a stranger").session) == kept
    stranger = Visitor(visitor.tab, "another stranger").session
    assert json.loads(area.showing(request, stranger)[area.component]) == kept.media
    [shown] = json.loads(area.showing(request, visitor.session)[area.component])
    assert area.file_of(shown.pop("key")) and [shown] == kept.media


def test_a_person_pushes_out_their_own_before_those_of_others(monkeypatch, tab, visitor, tmp_path):
    other = Visitor(tab, "a neighbour")
    add(other, image_file(tmp_path))
    add(visitor, image_file(tmp_path))
    [mine], [theirs] = listed(visitor), listed(other)
    monkeypatch.setattr("playground.ui.controls.media_area.MOST_OF_ONE", 1)
    visitor.form[tab.page.media.component] = "[]"
    add(visitor, sound_file(tmp_path))
    [newest] = listed(visitor)
    assert tab.page.media.file_of(mine["key"]) == "" and tab.page.media.file_of(theirs["key"])
    assert tab.page.media.file_of(newest["key"])


def test_a_reloaded_page_has_what_was_added(visitor, tab, tmp_path):
    add(visitor, image_file(tmp_path))
    area, kept = tab.page.media, visitor.form[tab.page.media.component]
    reloaded = Visitor(tab, "the same browser")
    reloaded.take(area.back(kept, reloaded.session))
    assert listed(reloaded) == listed(visitor)
    request, _ = asked(reloaded, "sees")
    assert request.media[0]["data"]
    told_of = dataclasses.replace(request, media=[told(each) for each in request.media])
    assert area.completed(told_of, reloaded.session) == request
    gone = json.dumps([listed(visitor)[0] | {"key": "x"}])
    for value in (gone, "[]", None, "{", "[7]", json.dumps([{"kind": "image", "key": []}])):
        assert json.loads(area.back(value, reloaded.session)[area.component]) == []


def test_the_oldest_leave_where_there_are_too_many(monkeypatch, tab, visitor, tmp_path):
    add(visitor, image_file(tmp_path))
    [item] = listed(visitor)
    monkeypatch.setattr("playground.ui.controls.media_area.MOST_KEPT", 1)
    visitor.form[tab.page.media.component] = "[]"
    add(visitor, sound_file(tmp_path))
    assert tab.page.media.file_of(item["key"]) == ""


def test_what_can_be_added_follows_the_model(tab):
    area = tab.page.media
    for model, *expected in (("sees", True, True, False), ("hears", True, False, True), ("stories", *[False] * 3)):
        shown = area.offer(model)
        assert [shown[each]["visible"] if isinstance(shown[each], dict) else shown[each].visible
                for each in (area.column, area.image, area.audio)] == expected  # fmt: skip


def test_a_sound_can_be_heard_again(visitor, tmp_path):
    add(visitor, sound_file(tmp_path))
    [item] = listed(visitor)
    whole = visitor.tab.page.media.file_of(item["key"])
    samples, rate = soundfile.read(io.BytesIO(base64.b64decode(whole.partition(",")[2])))
    assert rate == 16000 and len(samples) == 8000


def test_in_a_chat_a_picture_stays_in_its_message(visitor, tmp_path):
    add(visitor, image_file(tmp_path))
    area, [item] = visitor.tab.page.media, listed(visitor)
    request = dataclasses.replace(asked(visitor, "sees")[0], messages=[{"role": "user", "content": "what is it?"}])
    [turned] = json.loads(area.replied(request)[area.component])
    assert turned["message"] == 0
    visitor.form[area.component] = json.dumps([turned | {"key": item["key"]}])  # as media_area.js knows it again
    [media], _ = area.read(visitor.form, None)
    assert media["message"] == 0 and media["data"]
    chat = [{"role": "user", "content": "one"}]
    assert placed_in([media], chat) == [media]
    assert "message" not in placed_in([media], None)[0] and "message" not in asked(visitor, "sees")[0].media[0]


def test_an_example_is_of_what_the_model_reads(visitor):
    area = visitor.tab.page.media
    for model, kind in (("sees", "image"), ("hears", "audio")):
        updates = asyncio.run(area.add_example(model, visitor.form[area.component], visitor.http))
        visitor.form[area.component] = updates[area.component]
        assert listed(visitor)[-1]["kind"] == kind
    full = asyncio.run(area.add_example("sees", visitor.form[area.component], visitor.http))
    assert area.component not in full and "at most" in str(full[visitor.tab.page.display.message])


def test_a_file_that_nobody_has_uploaded_is_not_read(visitor, tmp_path_factory):
    area = visitor.tab.page.media
    path = image_file(tmp_path_factory.mktemp("elsewhere"))
    for other in (str(path), f"{area.image.GRADIO_CACHE}/../{path}"):
        updates = asyncio.run(area.add(area.image, other, "[]", visitor.http))
        assert updates == {area.image: None}


def test_nothing_is_added_for_a_model_of_texts(visitor):
    area = visitor.tab.page.media
    assert area.component not in asyncio.run(area.add_example("stories", "[]", visitor.http))
    assert area.component not in asyncio.run(area.add_example(None, "no list", visitor.http))


def test_a_model_without_a_prompt_is_chosen_with_an_example_in_the_box(visitor):
    visitor.set(model="hears")
    before = visitor.form[visitor.tab.page.controls.prompt]
    visitor.call(visitor.tab.choose_model, visitor.form)
    assert visitor.form[visitor.tab.page.controls.prompt] == before


@pytest.mark.parametrize("value", [7, [], {}, {"path": 7}, {"path": None}, {"path": ""}, {"path": "a\0"}, {"url": "x"}])
def test_what_is_no_file_is_refused(tab, value):
    for component in (tab.page.media.image, tab.page.media.audio):
        with pytest.raises(WrongInput):
            check_inputs(None, [component], [value], True)
        check_inputs(None, [component], [{"path": "/a.png"}], True)


def test_history_and_files_keep_no_file_and_no_script_is_written(visitor, tmp_path):
    add(visitor, image_file(tmp_path))
    request, _ = asked(visitor, "sees")
    assert "data" in request.to_dict()["media"][0]
    entry = json.loads(visitor.tab.history.entry(1, request, None).partition("\n")[2])
    assert json.loads(entry["request"])["media"] == request.told()["media"] == [told(request.media[0])]
    assert GenerationRequest.from_dict(request.told()).media == [told(request.media[0])]
    said = visitor.call(visitor.tab.sharing.show_script, visitor.form)
    assert "There is no script" in str(said)
    assert "not in it" in str(visitor.call(visitor.tab.sharing.show_link, visitor.form))

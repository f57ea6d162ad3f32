"""Pictures and sounds on the page, in a browser: added, seen again, read by the model, and left out of what is kept."""

from __future__ import annotations

import json

import pytest
import soundfile

from playground.engines.local import LocalEngine
from playground.presets.presets import FOLDER
from playground.settings import Settings
from tests.support.browsers import choose, expect, open_drawer, remove_media, run_once, wait_until_ready
from tests.support.media_models import picture, save_family, sound

CLIP = FOLDER / "media" / "clips" / "16-the-mouse-is-near-the-boat.wav"
ENTRIES = json.loads((FOLDER / "media" / "index.json").read_text("utf-8"))
MOUSE = next(each for each in ENTRIES if each["file"].endswith(CLIP.name))["said"][1][1]  # the second of that word
LISTEN = """() => {
  window.played = [];
  HTMLAudioElement.prototype.play = function () { window.played.push(this.currentTime); };
}"""


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    return {name: str(save_family(name, tmp_path_factory.mktemp(name))) for name in ("llava", "whisper")}


@pytest.fixture(scope="module")
def page(page_for_module, serve_page, folders):
    engine = LocalEngine(Settings.local())
    return page_for_module(serve_page(engine))


@pytest.fixture(autouse=True)
def nothing_added(page):
    remove_media(page)


def choose_model(page, folder):
    choose(page, "#model", folder)
    page.locator("#model input").blur()


def media_of(page):
    """What the run that is shown says of its pictures and sounds."""
    return page.evaluate("() => GenerationPlayground.log('main').started.request.media")


def test_a_picture_is_added_read_and_folded(page, folders, tmp_path):
    picture().save(file := tmp_path / "a.png")
    expect(page.locator("#media")).to_have_count(0)  # the first model reads texts alone
    choose_model(page, folders["llava"])
    page.locator("#media-image input[type=file]").set_input_files(file)
    entry = page.locator("#media-list li")
    expect(entry).to_contain_text("Picture, 40 by 30 pixels")
    expect(page.locator("#media-image img")).to_have_count(0)  # there is room for another one
    run_once(page)
    [media] = media_of(page)
    assert media["width"] == 40 and "data" not in media and "key" not in media
    chip = page.locator("#pane-tokens .gp-media-chip")
    expect(chip).to_contain_text("4 tokens")
    assert chip.locator("img").evaluate("(image) => image.naturalWidth") == 40
    spans = page.evaluate("() => GenerationPlayground.log('main').started.media")
    folded = page.locator("#pane-tokens .gp-prompt-token").count()
    prompt = page.evaluate("() => GenerationPlayground.log('main').started.prompt_tokens.length")
    assert folded == prompt - (spans[0]["end"] - spans[0]["start"])
    entry.get_by_role("button", name="Show it").click()
    expect(page.locator(".gp-media-whole")).to_be_visible()
    entry.get_by_role("button", name="Remove it").click()
    expect(entry).to_have_count(0)


def test_a_model_that_hears_has_no_prompt(page, folders, tmp_path):
    soundfile.write(file := tmp_path / "a.wav", sound(), 16000)
    choose_model(page, folders["whisper"])
    expect(page.locator("#prompt")).to_be_hidden()
    page.locator("#media-audio input[type=file]").set_input_files(file)
    expect(page.locator("#media-list li")).to_contain_text("Sound, 0.5 s")
    run_once(page)
    [media] = media_of(page)
    assert media["seconds"] == 0.5 and len(media["preview"]) > 100
    expect(page.locator("#pane-tokens .gp-media-chip svg")).to_be_visible()
    page.locator("#media-list").get_by_role("button", name="Play it").click()
    expect(page.locator("audio.gp-media-whole")).to_have_count(1)
    page.locator("#media-list").get_by_role("button", name="Remove it").click()


def test_a_reload_keeps_what_was_added(page, folders, tmp_path):
    picture().save(file := tmp_path / "d.png")
    choose_model(page, folders["llava"])
    kept = "(localStorage.getItem('generation-playground.form') || '').includes('sha256')"
    page.wait_for_function(f"() => !{kept}")  # of a test before
    page.locator("#media-image input[type=file]").set_input_files(file)
    expect(page.locator("#media-list li")).to_have_count(1)
    page.wait_for_function(f"() => {kept}")
    complaints = list(page.complaints)
    page.reload()
    wait_until_ready(page)
    page.complaints[:] = complaints  # Gradio's own, of connections that end with the page
    expect(page.locator("#media-list li")).to_contain_text("Picture, 40 by 30 pixels")
    run_once(page)
    assert len(media_of(page)) == 1
    page.locator("#media-list").get_by_role("button", name="Remove it").click()


def test_what_cannot_be_read_is_told_and_nothing_is_lost(page, folders, tmp_path):
    (file := tmp_path / "a.png").write_bytes(b"no picture")
    choose_model(page, folders["llava"])
    page.fill("#prompt textarea", "what is it?")
    page.locator("#media-image input[type=file]").set_input_files(file)
    expect(page.locator("#messages")).to_contain_text("not a picture that can be read")
    assert page.input_value("#prompt textarea") == "what is it?"
    expect(page.locator("#media-list li")).to_have_count(0)


def test_where_the_decoder_looked_is_asked_and_walked_through(page, tmp_path):
    picture().save(file := tmp_path / "b.png")
    choose_model(page, "captioner")
    page.locator("#media-image input[type=file]").set_input_files(file)
    expect(page.locator("#media-list li")).to_have_count(1)
    run_once(page)
    page.get_by_role("tab", name="Attention").click()
    page.get_by_role("button", name="Show where it looked").click()
    cells = page.locator("#pane-cross_attention rect")
    expect(cells).to_have_count(64)
    assert page.locator(".gp-attention-picture").evaluate("(image) => image.naturalWidth") == 96
    tokens = page.locator("#pane-tokens .gp-token")
    words = []
    for number in (0, 1):
        tokens.nth(number).click()
        expect(page.locator(".gp-attention-words")).not_to_have_text(words[-1] if words else "")
        words.append(page.text_content(".gp-attention-words"))
    assert all("% of the weight" in each for each in words)
    page.locator("#media-list").get_by_role("button", name="Remove it").click()


def test_times_are_asked_for_and_heard(page):
    choose_model(page, "listener")
    page.locator("#media-audio input[type=file]").set_input_files(CLIP)
    expect(page.locator("#media-list li")).to_have_count(1)
    run_once(page)
    expect(page.locator(".gp-heard-note")).to_contain_text("Set return_timestamps")
    open_drawer(page, "knobs")
    page.fill("#knob-search", "return_timestamps")
    page.check("#knob-return_timestamps input[value=on]", force=True)
    page.keyboard.press("Escape")
    run_once(page)
    parts = page.locator(".gp-heard-parts button")
    expect(parts).to_have_count(6)
    assert [part.split("\n")[0] for part in parts.all_inner_texts()] == "the mouse is near the boat".split()
    page.evaluate(LISTEN)
    parts.nth(1).click()
    page.wait_for_function("() => window.played.length === 1")
    assert abs(page.evaluate("() => window.played[0]") - MOUSE) < 0.15
    assert page.evaluate("() => GenerationPlayground.log('main').current().chosen.text") == " mouse"

"""The camera and the microphone, by devices that the browser makes up: a test picture, and a clip that is spoken."""

from __future__ import annotations

import pytest

from playground.engines.local import LocalEngine
from playground.presets.presets import FOLDER
from playground.settings import Settings
from tests.support.browsers import ARGUMENTS, choose, chromium_path, expect, remove_media, run_once

CLIP = FOLDER / "media" / "clips" / "16-the-mouse-is-near-the-boat.wav"  # the words from which it is named
DEVICES = (
    "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", f"--use-file-for-fake-audio-capture={CLIP}",
)  # fmt: skip


@pytest.fixture(scope="module")
def browser(browser):
    """One with a camera and a microphone."""
    with browser.browser_type.launch(executable_path=chromium_path(), args=[*ARGUMENTS, *DEVICES]) as other:
        yield other


@pytest.fixture(scope="module")
def page(new_page, serve_page):
    return new_page(serve_page(LocalEngine(Settings.local())), permissions=["camera", "microphone"])


@pytest.fixture(autouse=True)
def nothing_added(page):
    remove_media(page)


def choose_model(page, name):
    choose(page, "#model", name)
    page.locator("#model input").blur()


def test_a_photo_is_taken_and_captioned(page):
    choose_model(page, "captioner")
    page.get_by_label("Capture from camera").click()
    page.get_by_text("Click to Access Webcam").click()
    page.wait_for_function("document.querySelector('#media-image video')?.videoWidth > 0")  # before that, none is taken
    page.locator("#media-image").get_by_label("capture photo").click()
    expect(page.locator("#media-list li")).to_contain_text("Picture,")
    run_once(page)
    [media] = page.evaluate("() => GenerationPlayground.log('main').started.request.media")
    assert media["kind"] == "image" and media["width"] > 100
    page.locator("#media-list").get_by_role("button", name="Remove it").click()


def test_what_is_spoken_is_recorded_and_written_down(page):
    choose_model(page, "listener")
    page.get_by_label("Record audio").click()
    page.locator("#media-audio").get_by_role("button", name="Record", exact=True).click()
    page.wait_for_timeout(2500)  # the clip, which begins anew once it has ended, has 1.8 seconds; the model reads 4
    page.locator("#media-audio .stop-button").click()
    expect(page.locator("#media-list li")).to_contain_text("Sound,")
    run_once(page)
    text = page.evaluate("() => GenerationPlayground.log('main').finished.sequences[0].text")
    assert "mouse" in text and "boat" in text

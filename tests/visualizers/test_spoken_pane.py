"""What was spoken, in a browser: the sound to be heard, and the codes by codebooks and steps."""

from __future__ import annotations

import base64

import numpy as np
import pytest

from playground.trace import Finished, Sound, Stepped, Trace, replace
from tests.visualizers import made
from tests.visualizers.reading import settle
from visualizers.export import export_html

SAMPLES = (np.sin(np.arange(8000) / 20) * 20000).astype("<i2")  # a second


def spoken(sound=True, ended=True):
    """Two codebooks, of which the second begins a step later."""
    trace = made.sampled()
    started = replace(trace.started, codebooks=True, num_sequences=2)
    steps = [
        replace(step, sequence=sequence, given=sequence > 0 and step.index == 0)
        for step in trace.steps[:20] for sequence in range(2)
    ]  # fmt: skip
    sequences = [trace.sequences[0]] * 2
    told = Sound(8000, base64.b64encode(SAMPLES.tobytes()).decode()) if sound else None
    end = [Finished(sequences, 1.0, 0.1, len(steps), told)] if ended else []
    return Trace.fold([started, *map(Stepped, steps), *end])


def opened(show, trace):
    page = show(export_html(trace))
    settle(page)
    return page


def test_the_sound_can_be_heard(show):
    page = opened(show, spoken())
    assert page.locator(".gp-spoken").is_visible()
    length = "(audio) => new Promise((tell) => audio.readyState ? tell(audio.duration)" \
             " : audio.addEventListener('loadedmetadata', () => tell(audio.duration)))"  # fmt: skip
    assert page.eval_on_selector(".gp-spoken-sound", length) == pytest.approx(1.0, abs=0.01)
    assert "1.00 s of sound" in page.text_content(".gp-spoken-note")
    assert page.locator(".gp-spoken-wave path").get_attribute("d").count("M") == 160


def test_each_text_is_a_codebook_that_nothing_continues(show):
    page = opened(show, spoken())
    texts = page.inner_text(".gp-tokens")
    assert "Codebook 1" in texts and "Codebook 2" in texts
    assert page.evaluate("() => GenerationPlayground.log('main').canAsk") is False


def test_a_press_on_the_map_selects_the_code(show):
    page = opened(show, spoken())
    box = page.locator(".gp-spoken-map").bounding_box()
    wide, high = box["width"] / 48, box["height"] / 2
    page.mouse.click(box["x"] + 2.5 * wide, box["y"] + 1.5 * high)
    settle(page)
    current = "() => { const step = GenerationPlayground.log('main').current(); return [step.sequence, step.index]; }"
    assert page.evaluate(current) == [1, 2]
    page.mouse.click(box["x"] + 40 * wide, box["y"] + 0.5 * high)  # where nothing is
    settle(page)
    assert page.evaluate(current) == [1, 2]


def test_the_map_is_empty_where_a_codebook_has_not_begun(show):
    page = opened(show, spoken())
    alpha = """(canvas) => {
      const pen = canvas.getContext('2d');
      const [wide, high] = [canvas.width / 48, canvas.height / 2];
      const at = (x, y) => pen.getImageData(Math.round((x + 0.4) * wide), Math.round((y + 0.5) * high), 1, 1).data[3];
      return [at(0, 0), at(0, 1), at(1, 1), at(40, 0)];
    }"""
    first, waiting, second, later = page.eval_on_selector(".gp-spoken-map", alpha)
    assert first > 0 and second > 0 and waiting == later == 0


@pytest.mark.parametrize(("sound", "ended", "said"), [
    (False, True, "There is no sound."), (False, False, "The sound follows once all codes are there."),
])  # fmt: skip
def test_without_a_sound_it_says_so(show, sound, ended, said):
    page = opened(show, spoken(sound, ended))
    assert page.locator(".gp-spoken-sound").is_hidden() and page.locator(".gp-spoken-wave").is_hidden()
    assert said in page.text_content(".gp-spoken-note")


def test_a_run_of_text_has_none(show):
    assert opened(show, made.sampled()).locator(".gp-spoken").is_hidden()

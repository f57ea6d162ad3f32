"""Where a decoder looked, and when a part of a sound was heard: panes of runs that have read media, in a browser."""

from __future__ import annotations

import pytest

from playground.trace import Finished, Stepped, Timestamps, Token, Trace, replace
from tests.visualizers import made
from tests.visualizers.reading import settle
from visualizers.export import export_html

SOUND = {"kind": "audio", "sha256": "a", "seconds": 2.0, "rate": 16000, "preview": [0, 10, 20, 10] * 30}
PICTURE = {"kind": "image", "sha256": "b", "width": 4, "height": 4, "preview": ""}
FIRST = 10**9  # the token of 0 seconds
ANSWERING = """() => {
  const log = GenerationPlayground.log('main');
  window.asked = [];
  log.answers.attend = ({step, places, layer}) => window.asked.push({index: step.index, places, layer});
  log.mostPlaces.attend = 64;
  log.changed('selection');
  document.querySelector('.token-panel').dataset.shows = 'cross_attention';
}"""


def heard(media, times=None):
    """A run with a decoder of its own that has read this; `times` are the seconds of tokens in their places."""
    trace = made.sampled()
    started = replace(
        trace.started, prompt_tokens=[], decoder_tokens=[Token(10**8 + 1, "<start>", None)], eos_token_ids=[10**8],
        request=trace.started.request | {"media": [media]},
        timestamps=Timestamps(FIRST, 0.02) if media["kind"] == "audio" else None,
    )  # fmt: skip
    steps = list(trace.steps)
    for place, second in (times or {}).items():
        token_id = FIRST + round(second / 0.02)
        chosen = replace(steps[place].chosen, token_id=token_id, text=f"<|{second:.2f}|>")
        steps[place] = replace(steps[place], chosen=chosen)
    return Trace.fold([started, *map(Stepped, steps), Finished([], 1.0, 0.1, len(steps))])


def opened(show, trace):
    """The run on a page that answers."""
    page = show(export_html(trace))
    page.add_style_tag(content=".token-panel > .pane-cross_attention { display: block !important; }")
    page.evaluate(ANSWERING)
    settle(page)
    return page


def answer(trace, rows, columns, seconds=None):
    """What the engine answers: token i looked at cell i alone, but for a tenth of its weight on no cell."""
    ids = [step.chosen.token_id for step in trace.steps]
    cells = rows * columns
    weights = [[0.9 if cell == token % cells else 0.0 for cell in range(cells)] for token in range(len(ids))]
    return ids, {
        "model": "stories", "kind": "audio" if seconds else "image", "sha256": "a", "layer": None, "layers": 2,
        "places": list(range(1, 1 + len(ids))), "tokens": [{"id": i, "text": "x"} for i in ids], "rows": rows,
        "columns": columns, "seconds": seconds, "weights": weights, "elsewhere": [0.1] * len(ids), "picture": None,
    }  # fmt: skip


def tell(page, ids, found):
    add = "([ids, found]) => GenerationPlayground.log('main').addFound('attend', undefined, ids, found)"
    page.evaluate(add, [ids, found])
    settle(page)


def dark(page):
    """How dark each cell is, 0 to 1."""
    shades = "all => all.map((cell) => Number(cell.getAttribute('opacity')))"
    return page.eval_on_selector_all(".gp-attention-seen rect", shades)


def select(page, index):
    page.evaluate("(index) => GenerationPlayground.log('main').select(0, index)", index)
    settle(page)


def test_it_asks_once_for_all_tokens_and_draws_the_selected_one(show):
    trace = heard(PICTURE)
    page = opened(show, trace)
    select(page, 2)
    assert page.text_content(".gp-attend") == "Show where it looked"
    page.click(".gp-attend")
    asked = page.evaluate("() => window.asked.at(-1)")
    assert asked == {"index": 2, "places": list(range(1, 1 + len(trace.steps))), "layer": None}
    tell(page, *answer(trace, 2, 3))
    for token in (2, 4):
        select(page, token)
        shades = dark(page)
        assert [i for i, shade in enumerate(shades) if shade == 0] == [token % 6] and len(shades) == 6
        assert len({shade for shade in shades if shade}) == 1
    words = page.text_content(".gp-attention-words")
    assert "The brightest patch has 90% of the weight." in words and "on 1 of 6; 10% lies on no patch" in words
    page.select_option(".gp-attention-layer", "1")
    assert page.evaluate("() => window.asked.at(-1).layer") == 1


def test_a_sound_has_a_curve_and_its_seconds(show):
    trace = heard(SOUND)
    page = opened(show, trace)
    select(page, 1)
    tell(page, *answer(trace, 1, 20, seconds=2.0))
    assert "at 0.15 s, has 90%" in page.text_content(".gp-attention-words")
    assert page.locator(".gp-attention-times span").all_text_contents() == ["0 s", "2.0 s"]
    assert page.locator(".gp-attention-curve path").get_attribute("d").count("L") == 21
    assert page.locator(".gp-hear").is_hidden()  # nobody has the file


@pytest.mark.parametrize("media", [PICTURE, SOUND], ids=["picture", "sound"])
def test_a_saved_run_of_another_kind_has_no_attention(show, media):
    trace = heard(media)
    prompted = replace(trace.started, prompt_tokens=[Token(1, "a", "a")], decoder_tokens=[])
    page = opened(show, Trace.fold([prompted, *map(Stepped, trace.steps)]))
    assert page.locator(".gp-cross_attention").is_hidden()


def test_parts_between_times_are_buttons_that_select(show):
    trace = heard(SOUND, {0: 0.1, 3: 0.5, 4: 0.5, 6: 1.2})
    page = opened(show, trace)
    parts = page.locator(".gp-heard-parts button")
    said = ["".join(step.chosen.text for step in trace.steps[a:b]).strip() for a, b in ((1, 3), (5, 6))]
    texts = parts.all_text_contents()
    assert texts[:2] == [f"{said[0]}0.10 to 0.50 s", f"{said[1]}0.50 to 1.20 s"]
    parts.nth(1).click()
    settle(page)
    assert page.evaluate("() => GenerationPlayground.log('main').current().index") == 5
    assert parts.nth(1).get_attribute("aria-current") is not None
    mark = page.locator(".gp-heard-sound i").nth(1)
    assert (mark.evaluate("(i) => i.style.left"), mark.evaluate("(i) => i.style.right")) == ("25%", "40%")


def test_without_times_it_says_how_to_get_them(show):
    page = opened(show, heard(SOUND))
    assert "Set return_timestamps" in page.text_content(".gp-heard-note")
    assert page.locator(".gp-heard-parts button").count() == 0
    assert opened(show, heard(PICTURE)).locator(".gp-word_times").is_hidden()

"""The pane of block diffusion in a real browser: the text at each step, what was accepted, the history of a place."""

from __future__ import annotations

import pytest

from playground.trace import Finished
from tests.support.slow import one_in
from tests.visualizers import made, made_strategies
from tests.visualizers.reading import EMPTY, feed, lines, rows, settle
from tests.visualizers.test_panes import EVIL
from visualizers.export import export_html

MOUNTED = ("canvas",)
WORDS = ".gp-canvases .gp-step-words"


def texts(page) -> list[str]:
    return page.eval_on_selector_all(".gp-canvas-now .gp-token", "all => all.map((token) => token.textContent)")


def accepted(page) -> list[str | None]:
    return page.eval_on_selector_all(
        ".gp-canvas-now .gp-token", "all => all.map((token) => token.dataset.accepted || null)"
    )


def go_to(page, step: int) -> None:
    page.locator(".gp-canvases .gp-slider").fill(str(step))
    settle(page)


def test_the_text_stands_there_as_at_each_step(show):
    page = show(export_html(made_strategies.denoised()))
    assert page.locator(WORDS).inner_text() == "canvas 2 of 2, step 2 of 2"
    assert page.locator(".gp-canvas-prompt").inner_text() == "Once upon a time,"
    assert page.locator(".gp-canvas-before").inner_text().split() == ["was", "a", "red", "ball"]
    assert texts(page) == [" on", " mat", "<|end|>", " hat"]
    go_to(page, 2)
    assert page.locator(WORDS).inner_text() == "canvas 1 of 2, step 2 of 3"
    assert page.locator(".gp-canvas-before").inner_text() == ""
    assert texts(page) == [" was", " red", " red", " ball"]


def test_it_tells_what_was_accepted_and_what_newly(show):
    page = show(export_html(made_strategies.denoised()))
    go_to(page, 2)
    assert accepted(page) == ["newly", "again", None, None]
    assert page.locator(".gp-canvas-short").inner_text() == "2 of 4 places accepted, 1 newly; temperature 0.70"
    go_to(page, 3)
    assert accepted(page) == ["again", None, "newly", "newly"]  # an earlier acceptance may be taken back
    go_to(page, 4)
    assert accepted(page) == [None, "newly", None, None]  # another canvas begins anew


def test_what_comes_after_the_end_of_the_text_is_struck_where_the_library_pads_it(show):
    after = "all => all.map((token) => token.hasAttribute('data-after-end'))"
    page = show(export_html(made_strategies.denoised()))
    assert page.eval_on_selector_all(".gp-canvas-now .gp-token", after) == [False, False, False, True]
    page = show(export_html(made_strategies.denoised(effective={})))
    assert page.eval_on_selector_all(".gp-canvas-now .gp-token", after) == [False] * 4


def test_tokens_are_shaded_by_their_probability_or_entropy(show):
    page = show(export_html(made_strategies.denoised()))
    shades = "all => all.map((ink) => ink.style.backgroundColor)"
    go_to(page, 1)
    ink = ".gp-canvas-now .gp-ink"
    assert page.eval_on_selector_all(ink, shades) == [f"var(--gp-heat-{n})" for n in (9, 8, 6, 5)]  # 7/8, 6/8, ...
    page.select_option(".gp-canvas-shade", "entropy")
    settle(page)
    assert page.eval_on_selector_all(ink, shades) == ["var(--gp-heat-4)"] * 4  # 2 nats


def test_a_place_tells_its_history(show):
    page = show(export_html(made_strategies.denoised()))
    go_to(page, 3)
    assert page.locator(".gp-one-place").is_hidden()
    page.locator(".gp-canvas-now .gp-token").nth(0).click()
    settle(page)
    assert page.locator(".gp-place-verdict").inner_text() == (
        "Place 1: “ was” has been the likeliest since step 2. The sampler accepted the place in 2 of 3 steps."
    )
    assert rows(page, ".gp-one-place") == [
        ["1", "·noise", "·a", "12.5%", "2.89 bits", "– no"],
        ["2", "·noise", "·was", "25%", "1.44 bits", "✓ yes"],
        ["3", "·was", "·was", "37.5%", "0.96 bits", "✓ yes"],
    ]
    assert page.locator(".gp-one-place tr[aria-current]").inner_text().startswith("3")
    page.locator(".gp-one-place tbody tr").nth(0).click()  # and the row leads to its step
    settle(page)
    assert page.locator(WORDS).inner_text() == "canvas 1 of 2, step 1 of 3"
    page.locator(".gp-canvas-now .gp-token").nth(0).click()  # a second press lets go
    settle(page)
    assert page.locator(".gp-one-place").is_hidden()


def test_keys_move_from_place_to_place(show):
    page = show(export_html(made_strategies.denoised()))
    page.locator(".gp-canvas-now .gp-token").nth(0).focus()
    focused = "() => [...document.querySelectorAll('.gp-canvas-now .gp-token')].indexOf(document.activeElement)"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) == 1 and page.locator(".gp-one-place").is_hidden()
    page.keyboard.press("Enter")
    assert page.locator(".gp-place-verdict").inner_text().startswith("Place 2:")
    page.keyboard.press("End")
    assert page.evaluate(focused) == 3 and page.locator(".gp-place-verdict").inner_text().startswith("Place 4:")
    page.keyboard.press("Escape")
    assert page.locator(".gp-one-place").is_hidden()
    assert page.locator(".gp-canvas-now .gp-token[tabindex='0']").count() == 1
    label = page.locator(".gp-canvas-now .gp-token").nth(1).get_attribute("aria-label")
    assert label == "Place 2: “ mat”, probability 37.5%, accepted"


def test_the_map_leads_to_a_place_and_a_step(show):
    page = show(export_html(made_strategies.denoised()))
    go_to(page, 1)
    box = page.locator(".gp-canvas-map canvas").bounding_box()
    page.mouse.click(box["x"] + box["width"] * 5 / 8, box["y"] + box["height"] * 5 / 6)  # the third of four, the last
    settle(page)
    assert page.locator(WORDS).inner_text() == "canvas 1 of 2, step 3 of 3"
    assert page.locator(".gp-place-verdict").inner_text().startswith("Place 3:")
    assert page.locator(".gp-map-column").is_visible()


def test_it_plays_from_the_beginning_and_stops_at_the_end(show):
    page = show(export_html(made_strategies.denoised()))
    page.locator(".gp-canvases .gp-play").click()
    assert page.locator(".gp-canvases .gp-play").inner_text() == "❚❚ Pause"
    assert page.locator(".gp-canvases .gp-slider").input_value() == "1"
    page.wait_for_function("() => document.querySelector('.gp-canvases .gp-slider').value === '5'")
    page.wait_for_function("() => document.querySelector('.gp-canvases .gp-play').textContent === '▶ Play'")


def test_it_follows_a_run_until_somebody_looks_at_a_step(show):
    events = list(made_strategies.denoised().events())
    page = show(EMPTY)
    for end in (2, 3):
        feed(page, lines(events[:end]))
        assert page.locator(WORDS).inner_text() == f"canvas 1 of 1, step {end - 1} of {end - 1}"
    go_to(page, 1)
    feed(page, lines(events[:5]))
    assert page.locator(WORDS).inner_text() == "canvas 1 of 2, step 1 of 3"
    page.locator(".gp-canvases .gp-slider").press("Escape")
    assert page.locator(WORDS).inner_text() == "canvas 2 of 2, step 1 of 1"
    assert not any(isinstance(event, Finished) for event in events[:5])


def test_it_is_there_for_such_models_alone(show):
    page = show(export_html(made.sampled()))
    assert page.locator(".gp-canvases").is_hidden()


def test_markup_is_inert(show):
    page = show(export_html(made_strategies.denoised([[EVIL[:4], [f"{text}+" for text in EVIL[:4]]]])))
    assert texts(page) == EVIL[:4]
    page.locator(".gp-canvas-now .gp-token").nth(1).click()
    assert EVIL[1].replace(" ", "·") in page.locator(".gp-one-place").inner_text()
    assert page.evaluate("window.hit") is None


@pytest.mark.parametrize("scheme", one_in(2, ["light", "dark"]))
@pytest.mark.parametrize("width", one_in(2, [1366, 390]))
def test_nothing_is_wider_than_the_page(show, width, scheme):
    long = [[["unbelievably"] * 256] * 3]
    page = show(
        export_html(made_strategies.denoised(long)), viewport={"width": width, "height": 800}, color_scheme=scheme
    )
    page.locator(".gp-canvas-now .gp-token").nth(200).click()
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width

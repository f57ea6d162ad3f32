"""The pane of the logit lens in a real browser: what it asks for, the grid of layers by tokens, the card of a cell."""

from __future__ import annotations

import msgspec
import pytest

from playground.questions.lens import LensQuestion
from playground.trace import Stepped
from tests.support.fakes import lens
from tests.visualizers import made
from tests.visualizers.reading import feed, lines, settle
from tests.visualizers.test_curve_pane import prompted
from visualizers.export import export_html

MOUNTED = ("token", "tokens", "logit_lens")
ANSWERING = """() => {
  const log = GenerationPlayground.log('main');
  window.asked = [];
  window.unasked = [];
  log.answers.look_into = ({step, places, by_itself: isUnasked}) =>
    (isUnasked ? window.unasked : window.asked).push({index: step.index, places});
  log.mostPlaces.look_into = 48;
  log.changed('selection');
}"""


NO_ANSWER = "() => GenerationPlayground.log('main').changed('found')"


def open_run(show, trace=None):
    """A run on a page that answers, but not what the pane asked by itself: the model is large."""
    page = show(export_html(trace or made.sampled()))
    page.evaluate(ANSWERING)
    settle(page)
    page.evaluate(NO_ANSWER)
    settle(page)
    return page


def select(page, index: int) -> None:
    page.evaluate("(index) => GenerationPlayground.log('main').select(0, index)", index)
    settle(page)


def asked(page) -> dict:
    return page.evaluate("() => window.asked.at(-1)")


def answer(page, trace, places: list[int]) -> None:
    """The answer to a question about these places of the run's text."""
    prompt = [token.token_id for token in trace.started.prompt_tokens]
    ids = [step.chosen.token_id for step in trace.steps]
    found = msgspec.to_builtins(lens(LensQuestion("stories", [*prompt, *ids], places)))
    for token in found["tokens"]:  # as the page has them
        token["text"] = next(step.chosen.text for step in trace.steps if step.chosen.token_id == token["id"])
    add = "([ids, found]) => GenerationPlayground.log('main').addFound('look_into', undefined, ids, found)"
    page.evaluate(add, [ids, found])
    settle(page)


def cells(page) -> list[list[str]]:
    return page.eval_on_selector_all(
        ".gp-logit_lens tr", "all => all.map((row) => [...row.cells].map((cell) => cell.textContent))"
    )


def marked(page) -> list[str]:
    return page.eval_on_selector_all(".gp-logit_lens thead .gp-here", "all => all.map((cell) => cell.textContent)")


def says(page, name: str) -> str:
    return page.locator(f".gp-logit_lens .gp-{name}").text_content()


def test_a_saved_page_has_nobody_to_ask(show):
    page = show(export_html(made.sampled()))
    assert not page.locator(".gp-logit_lens").is_visible()
    assert not page.get_by_role("tab", name="Layers").is_visible()


def test_it_asks_for_the_tokens_around_the_selected_one(show):
    trace = made.sampled()
    begun, count = len(trace.started.prompt_tokens), len(trace.steps)
    page = open_run(show, trace)
    assert page.get_by_role("tab", name="Layers").is_visible()
    select(page, 1)
    page.locator(".gp-around").fill("12")
    page.get_by_role("button", name="Look into the layers").click()
    assert asked(page) == {"index": 1, "places": list(range(begun, begun + min(12, count)))}
    assert "Reading the layers" in says(page, "lens-state")
    assert page.get_by_role("button", name="Look into the layers").is_disabled()
    page.evaluate(NO_ANSWER)  # it could not be answered
    settle(page)
    page.locator(".gp-around").fill("3")
    select(page, count - 1)
    page.get_by_role("button", name="Look into the layers").click()
    assert asked(page)["places"] == [begun + count - 3, begun + count - 2, begun + count - 1]


def test_it_asks_once_for_a_run_when_it_is_opened(show):
    trace = made.sampled()
    begun = len(trace.started.prompt_tokens)
    page = show(export_html(trace))
    page.evaluate(ANSWERING)
    settle(page)
    unasked = "() => window.unasked"
    assert len(page.evaluate(unasked)) == 1 and len(page.evaluate(unasked)[0]["places"]) >= 12
    assert "Reading the layers" in says(page, "lens-state")
    assert page.get_by_role("button", name="Look into the layers").is_disabled()
    page.evaluate(NO_ANSWER)
    select(page, 3)
    assert len(page.evaluate(unasked)) == 1 and page.get_by_role("button", name="Look into the layers").is_enabled()
    answer(page, trace, [begun, begun + 1])
    page.evaluate("() => GenerationPlayground.log('main').found.look_into.clear()")  # as of another run
    feed(page, lines([made.started(seed=9), *map(Stepped, made.steps([" a", " b"]))]))
    assert len(page.evaluate(unasked)) == 1  # it goes on
    feed(page, lines(list(made.sampled([" a", " b"]).events())))
    assert len(page.evaluate(unasked)) == 2 and len(page.evaluate(unasked)[1]["places"]) == 2
    page.evaluate("() => GenerationPlayground.log('main').hide(1)")
    feed(page, lines(list(made.sampled([" c", " d"]).events())))
    assert len(page.evaluate(unasked)) == 3


def settled(page) -> str:
    return says(page, "lens-answer")


def test_it_begins_with_the_layer_from_which_the_answer_is_settled(show):
    trace = made.sampled()
    begun = len(trace.started.prompt_tokens)
    page = open_run(show, trace)
    select(page, 1)
    answer(page, trace, [begun, begun + 1])
    words = [word.strip("·") for word in cells(page)[1][1:]]  # of the last layer
    assert settled(page) == f"From layer 2 of 3 on, “{words[1]}” is the likeliest."
    select(page, 0)
    assert settled(page) == f"From layer 2 of 3 on, “{words[0]}” is the likeliest."
    for from_layer, expected in (
        (3, "Only the last layer, 3, finds “x” the likeliest."),
        (0, "From the embedding on, “x” is the likeliest."),
    ):
        page.evaluate(
            """(from) => {
              const log = GenerationPlayground.log('main');
              const {ids, found} = log.foundOf('look_into');
              const best = (layer) => [layer < from ? [1, ' y', 1] : [2, ' x', 1]];
              const layers = found.layers.map((cells, layer) =>
                cells.map((cell) => ({...cell, rank: 7, probability: 0.01, top: best(layer)})));
              log.addFound('look_into', undefined, ids, {...found, layers});
            }""",
            from_layer,
        )
        settle(page)
        assert settled(page) == f"{expected} “{trace.steps[0].chosen.text.strip()}” was chosen: rank 7, 1%."
    select(page, 5)
    assert not page.locator(".gp-lens-answer").count()  # it is none of these


def test_a_prompts_tokens_can_be_asked_about_but_the_first(show):
    trace = prompted()
    page = open_run(show, trace)
    page.evaluate("() => { const log = GenerationPlayground.log('main'); log.selectStep(log.promptSteps[0]); }")
    settle(page)
    page.get_by_role("button", name="Look into the layers").click()
    assert asked(page)["places"] == list(range(1, len(trace.started.prompt_tokens)))


def test_the_last_layer_is_on_top_and_the_selected_token_is_marked(show):
    trace = made.sampled()
    begun = len(trace.started.prompt_tokens)
    page = open_run(show, trace)
    select(page, 1)
    answer(page, trace, [begun, begun + 1, begun + 2])
    words = [step.chosen.text.replace(" ", "·") for step in trace.steps[:3]]
    head, *rows = cells(page)
    assert head == ["layer", *words]
    assert [row[0] for row in rows] == ["3", "2", "1", "embedding"]
    assert rows[-1][1:] == ["·other"] * 3
    favourites = "all => all.map((row) => row.querySelectorAll('.gp-favourite').length)"
    bold = page.eval_on_selector_all(".gp-logit_lens tbody tr", favourites)
    assert bold == [3, 3, 0, 0]
    assert marked(page) == [words[1]]
    select(page, 2)  # the grid stays
    assert marked(page) == [words[2]] and cells(page)[0] == head and not says(page, "lens-state")
    select(page, 5)
    assert marked(page) == [] and "not among those below" in says(page, "lens-state")
    assert page.get_by_role("button", name="Look into the layers").is_enabled()


def test_a_cell_is_told_and_the_keys_walk(show):
    trace = made.sampled()
    begun = len(trace.started.prompt_tokens)
    page = open_run(show, trace)
    select(page, 0)
    answer(page, trace, [begun, begun + 1])
    words = [step.chosen.text.strip() for step in trace.steps[:2]]
    assert says(page, "lens-place") == f"layer 3, the last, in the place of “ {words[0]}”"
    page.locator(".gp-logit_lens tbody tr").nth(1).locator("td").nth(1).click()  # layer 2
    assert says(page, "lens-place") == f"layer 2, in the place of “ {words[1]}”"
    bars = page.eval_on_selector_all(".gp-lens-bars li", "all => all.map((row) => row.textContent)")
    assert [bar[0] for bar in bars] == ["▶", "·"] and bars[0].endswith("66.7%") and bars[1].endswith("33.3%")
    assert "66.7%, rank 1. Entropy 1.44 bits; KL from the last layer 0.48 bits." in says(page, "lens-numbers")
    for key, place in (("ArrowDown", "layer 1"), ("ArrowLeft", "layer 1"), ("PageDown", "the embedding (layer 0)")):
        page.keyboard.press(key)
        settle(page)
        assert says(page, "lens-place").startswith(f"{place}, in the place of")
    assert page.evaluate("() => document.querySelectorAll('.gp-logit_lens td[tabindex=\"0\"]').length") == 1
    page.evaluate("() => GenerationPlayground.log('main').setUnit('nats')")
    settle(page)
    assert "1.00 nats" in says(page, "lens-numbers")


@pytest.mark.parametrize("shade", ["confidence", "rank", "entropy", "kl"])
def test_the_colour_says_what_is_chosen(show, shade):
    trace = made.sampled()
    begun = len(trace.started.prompt_tokens)
    page = open_run(show, trace)
    answer(page, trace, [begun])
    page.select_option(".gp-lens-shade", shade)
    settle(page)
    colours = page.eval_on_selector_all(".gp-logit_lens td", "all => all.map((cell) => cell.style.backgroundColor)")
    expected = {
        "confidence": [10, 7, 3, 0],
        "rank": [0, 0, 3, 3],
        "entropy": [2, 2, 2, 2],
        "kl": [0, 0, 1, 1],
    }[shade]
    scale = "prob" if shade == "confidence" else "heat"
    assert colours == [f"var(--gp-{scale}-{level})" for level in expected]


def test_what_is_to_be_guessed_is_not_told(show):
    trace = made.sampled()
    begun = len(trace.started.prompt_tokens)
    page = open_run(show, trace)
    answer(page, trace, [begun, begun + 1])
    page.evaluate("() => GenerationPlayground.log('main').hide(1)")
    settle(page)
    assert not page.locator(".gp-lens-found").is_visible()


def test_a_text_of_a_model_stays_text(show):
    trace = made.sampled([" <b>bold</b>", " ${1+1}"])
    begun = len(trace.started.prompt_tokens)
    page = open_run(show, trace)
    answer(page, trace, [begun, begun + 1])
    assert cells(page)[0][1:] == ["·<b>bold</b>", "·${1+1}"]
    assert page.locator(".gp-logit_lens b").count() == 0

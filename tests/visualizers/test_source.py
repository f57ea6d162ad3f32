"""An encoder-decoder model's run in the panes: its source is no beginning of its text."""

from __future__ import annotations

import pytest

from playground.experiments.comparison import Axis, Comparison, Entry, Group
from playground.requests.request import GenerationRequest
from playground.trace import Finished, Sequence, Stepped, Token, Trace, replace
from tests.visualizers import made
from visualizers.export import export_comparison, export_html

SOURCE = ["The", " house", " <b>is</b>", " big", "."]
TARGET = [" Das", " Haus", "."]


def events(given=0):
    tokens = [Token(i, text, text) for i, text in enumerate(SOURCE)]
    start = Token(0, "<pad>", None)
    request = GenerationRequest("seq2seq", "".join(SOURCE), given=" Das" if given else None).to_dict()
    yield made.started(prompt="".join(SOURCE), prompt_tokens=tokens, decoder_tokens=[start], request=request)
    steps = [replace(step, given=i < given) for i, step in enumerate(made.steps(TARGET))]
    yield from map(Stepped, steps)
    ids = [step.chosen.token_id for step in steps]
    yield Finished([Sequence("".join(TARGET), ids, [-1.0] * 3, "eos")], 0.1, 0.01, 3)


@pytest.fixture
def page(show):
    return show(export_html(Trace.fold(events(given=1))))


def test_source_and_target_have_their_names(page):
    names = page.locator(".gp-tokens .gp-part-name").all_text_contents()
    assert [name.split(":")[0] for name in names] == ["Source", "Target"]
    texts = page.locator(".gp-text .gp-prompt").all_text_contents()
    assert texts == ["".join(SOURCE), "<pad>"]
    assert page.locator(".gp-line-body").text_content() == "".join(TARGET)
    assert page.locator(".gp-prompt b").count() == 0


def test_each_token_says_where_it_stands(page):
    descriptions = "all => all.map((each) => each.getAttribute('aria-description'))"
    labels = page.locator(".gp-text [role=button]").evaluate_all(descriptions)
    assert labels[0] == "source token 1, the encoder reads it: it has no probability"
    assert labels[len(SOURCE)] == "decoder start token, every target begins with it: not chosen"
    assert labels[len(SOURCE) + 1].startswith("token 1, ") and "given, not chosen" in labels[len(SOURCE) + 1]
    assert page.locator(".gp-mark-prompt").text_content() == "source, and what the target begins with"


def test_the_keys_walk_from_source_to_target(page):
    page.locator(".gp-text [role=button]").nth(len(SOURCE) - 1).click()
    for expected in ("decoder start token", "token 1,", "token 2,"):
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.getAttribute('aria-description')").startswith(expected)


def test_the_text_continues_what_the_target_begins_with(page):
    prefix = page.evaluate("GenerationPlayground.log('main').prefix.map(({text}) => text)")
    assert prefix == ["<pad>"]


def test_a_beam_tree_begins_at_the_target(show):
    tokens = [Token(0, "<pad>", None)]
    first, *others = made.beams().events()
    page = show(export_html(Trace.fold([replace(first, decoder_tokens=tokens), *others])))
    assert page.locator(".gp-beamtree").get_by_text("target start").count() == 1
    plain = show(export_html(Trace.fold([first, *others])))
    assert plain.locator(".gp-beamtree").get_by_text("the prompt", exact=True).count() == 1


def test_a_run_of_another_model_looks_as_ever(show):
    page = show(export_html(Trace.fold([made.started(), *map(Stepped, made.steps(made.STORY[:3]))])))
    assert page.locator(".gp-part-name").count() == 0
    assert page.evaluate("GenerationPlayground.log('main').readsSource") is False


@pytest.mark.parametrize("apart", [True, False])
def test_a_whole_text_of_a_sweep_does_not_run_into_its_source(show, apart):
    request = GenerationRequest("seq2seq", "The house")
    groups, axes = [Group("A", "A", "seq2seq", place=(0, 0))], [Axis("temperature", ["1"])]
    comparison = Comparison("sweep", "The house", groups, [Entry(0, request)], axes)
    for event in events():
        if not apart and hasattr(event, "decoder_tokens"):
            event = replace(event, decoder_tokens=[])
        comparison.add(0, event)
    page = show(export_comparison(comparison.lines(), "sweep", "A sweep"))
    page.locator(".gp-grid .gp-cell").first.click()
    text = page.locator(".gp-whole-text").text_content()
    assert text == "The house" + ("\n" if apart else "") + "".join(TARGET)

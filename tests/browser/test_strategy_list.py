"""The list of strategies as a person meets it: what is chosen, by mouse or keyboard, is what runs, also in a lane.

A real browser, and an engine that notes what it is asked. The tests share one page.
"""

from __future__ import annotations

import time

import pytest

from playground.presets.presets import PRESETS, apply_preset
from tests.support.browsers import expect, open_view
from tests.support.fakes import FakeEngine, finish, started

LIST = "#preset select"
ALL = list(PRESETS)


def at_once(request):
    """A run that has ended before it wrote anything."""
    yield started(request)
    yield finish([], "length")


@pytest.fixture(scope="module")
def engine():
    return FakeEngine(at_once)


@pytest.fixture(scope="module")
def page(page_for_module, serve_page, engine):
    return page_for_module(serve_page(engine))


def by_mouse(page, name):
    page.locator(LIST).select_option(name)


def by_arrow(page, name):
    """One press from the neighbour before, where that is chosen; to the first one otherwise."""
    page.locator(LIST).press("ArrowDown" if ALL.index(name) else "Home")


def by_letter(page, name):
    """The first letter of its title, which is that of no other title between the chosen one and this."""
    page.wait_for_timeout(1100)  # by then the list takes a letter for a new word
    page.locator(LIST).press(PRESETS[name].title[0].lower() if ALL.index(name) else "Home")


def answered(page, name):
    """Wait until the server has answered the choice."""
    said = PRESETS[name].description
    page.wait_for_function("text => document.querySelector('#caption').innerText === text", arg=said)
    assert page.locator(LIST).input_value() == name


def wanted(engine, name):
    """The config and the assistant of this strategy."""
    applied = apply_preset(PRESETS[name], "stories", lambda text: engine.tokens("stories", text))
    return applied.config, applied.assistant, None, 0.0


def said(request):
    return request.config, request.assistant, request.structured_output, request.presence_penalty


def sent(page, engine, count=1):
    """Press the button; the newest requests that the engine got."""
    before = len(engine.requests)
    page.click("#generate")
    late = time.monotonic() + 60
    while len(engine.requests) < before + count and time.monotonic() < late:
        page.wait_for_timeout(10)
    return engine.requests[before:]


@pytest.mark.parametrize(
    ("choose", "names"),
    [
        pytest.param(by_mouse, [*ALL, "assisted", "greedy"], id="by mouse", marks=pytest.mark.slow),
        pytest.param(by_arrow, ALL, id="by arrows", marks=pytest.mark.slow),
        pytest.param(by_arrow, ALL[:4], id="by a few arrows"),
        pytest.param(
            by_letter, ["model", "assisted", "contrastive", "nucleus"], id="by letters", marks=pytest.mark.slow
        ),
    ],
)
def test_what_is_chosen_is_what_runs(page, engine, choose, names):
    for name in names:
        choose(page, name)
        answered(page, name)
        [request] = sent(page, engine)
        assert said(request) == wanted(engine, name), name


@pytest.mark.slow
def test_a_lane_runs_what_was_chosen_for_it(page, engine):
    open_view(page, "Side by side")
    page.wait_for_function("() => document.querySelector('#preset').innerText.includes('Strategy of lane A')")
    others = [PRESETS[name].config for name in ("greedy", "beam", "contrastive")]
    for choose, name in ((by_mouse, "early-exit"), (by_mouse, "constrained-beam"), (by_arrow, "assisted"),
                         (by_arrow, "speculative"), (by_mouse, "sampling")):  # fmt: skip
        choose(page, name)
        answered(page, name)
        first, *rest = sent(page, engine, 4)
        assert said(first) == wanted(engine, name), name
        assert [request.config for request in rest] == others
    open_view(page, "One run")


def test_strategies_stand_in_groups(page):
    listed = page.locator(LIST).evaluate(
        "list => [...list.children].map((each) => each.label && each.children.length"
        " ? [each.label, [...each.children].map((option) => option.value)] : each.value)"
    )
    groups = {}
    for name, preset in PRESETS.items():
        groups.setdefault(preset.group, []).append(name)
    assert listed == [*groups.pop(""), *([group, names] for group, names in groups.items())]
    assert list(groups) == ["Deterministic", "Sampling", "Beams", "Assisted", "Steering", "Watermarks"]


def test_tab_leaves_no_list_open(page):
    page.focus("#prompt textarea")
    reached = []
    for _ in range(4):
        page.keyboard.press("Tab")
        page.wait_for_timeout(300)
        reached.append(page.evaluate("() => document.activeElement.closest('[id]:not([id^=html-])').id"))
    assert (reached[0], *reached[2:]) == ("preset", "open-another", "generate")  # "Other models…", with the model's box
    expect(page.locator("[role=listbox]")).to_have_count(0)


def test_a_knob_that_is_turned_before_the_strategy_has_come_stays_turned(page, engine):
    by_mouse(page, "greedy")
    answered(page, "greedy")
    held = []
    page.route("**/gradio_api/run/predict*", lambda route: held.append(route))
    by_mouse(page, "sampling")
    page.wait_for_timeout(300)
    page.locator("#quick-max_new_tokens").fill("7")
    page.wait_for_timeout(300)
    assert held
    for each in held:
        each.continue_()
    page.unroute("**/gradio_api/run/predict*")
    answered(page, "sampling")
    [request] = sent(page, engine)
    config = wanted(engine, "sampling")[0]
    assert request.config == {**config, "max_new_tokens": 7}
    by_mouse(page, "nucleus")  # what has stayed is told apart there
    answered(page, "nucleus")

"""The token pane in a real browser: which token is looked at, the way to its neighbours, the tabs of its pictures."""

from __future__ import annotations

import pytest

from playground.trace import BeamsAdvanced, Finished, Sequence, Stepped
from tests.support.changing import change
from tests.support.slow import one_in
from tests.visualizers import made
from tests.visualizers.reading import EMPTY, feed, lines, place, settle
from tests.visualizers.test_curve_pane import prompted
from visualizers import PANES, css_variables, export, page_head, styles_of
from visualizers.export import export_html

MOUNTED = ("token", "tokens", "candidates")

WHOLE = {name: getattr(export, name) for name in ("PANES", "_IN_SHORT", "_ABOVE", "_TEXT", "_TOKEN")}  # of a saved page

# A page such as the playground's: the pane heads an element of class `token-panel`. Its rule says what is folded away.
PANEL = f"""<!doctype html><html class="gp-standalone"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><style>{css_variables()}{styles_of([PANES["token"]])}
.gp-fold {{ display: block !important; }} [data-folded] > .rest {{ display: none; }}</style>{page_head()}
<body><div class="token-panel"><div id="pane">{PANES["token"].template}</div><p class="rest">Its pictures</p></div>
<script>GenerationPlayground.mount('token', document.getElementById('pane'));</script>"""


def part(page, name: str):
    """A part of the pane."""
    return page.locator(f".gp-looked-at .gp-{name}")


def press(page, name: str) -> None:
    """Press a button of the pane."""
    page.locator(".gp-looked-at").get_by_role("button", name=name, exact=True).click()
    settle(page)


def select(page, line: int, index: int) -> None:
    """Look at a token of a line."""
    page.evaluate("([line, index]) => GenerationPlayground.log('main').select(line, index)", [line, index])
    settle(page)


def going_on(count: int) -> str:
    """The log of a run that has written so many tokens, and goes on."""
    trace = made.sampled()
    return lines([trace.started, *map(Stepped, trace.steps[:count])])


# ---------------------------------------------------------------------------------------------------- the place


def test_without_a_token_there_is_no_way(show):
    page = show(EMPTY)
    assert place(page) == "No token yet"
    for name in ("back", "on"):
        assert part(page, name).is_visible() and part(page, name).is_disabled()
    assert not part(page, "newest").is_visible()


def test_the_newest_token_is_followed_until_one_is_selected(show):
    page = show(EMPTY)
    feed(page, going_on(3))
    assert place(page) == "·a newest token 3 of 3"
    assert part(page, "on").is_disabled() and not part(page, "newest").is_visible()
    press(page, "The previous token")
    assert place(page) == "·was token 2 of 3"
    feed(page, going_on(6))
    assert place(page) == "·was token 2 of 6"
    press(page, "The next token")
    assert place(page) == "·a token 3 of 6"
    press(page, "newest")
    assert place(page) == "·fox newest token 6 of 6" and not part(page, "newest").is_visible()
    feed(page, going_on(7))
    assert place(page) == "·who newest token 7 of 7"


def test_the_way_to_the_newest_is_there_only_while_the_run_goes_on(show):
    page = show(EMPTY)
    feed(page, going_on(6))
    select(page, 0, 1)
    assert part(page, "newest").is_visible()
    feed(page, lines(list(made.sampled().events())))
    assert place(page) == "·was token 2 of 60" and not part(page, "newest").is_visible()
    assert not part(show(export_html(made.failed())), "newest").is_visible()


def test_the_ends_of_the_text_are_the_ends_of_the_way(show):
    page = show(export_html(made.sampled()))
    select(page, 0, 0)
    assert place(page) == "·there token 1 of 60"
    assert part(page, "back").is_disabled() and part(page, "on").is_enabled()
    select(page, 0, 59)
    assert place(page) == "” token 60 of 60"
    assert part(page, "back").is_enabled() and part(page, "on").is_disabled()


def test_the_way_goes_on_into_a_prompt_that_was_read(show):
    trace = prompted()
    page = show(export_html(trace))
    select(page, 0, 0)
    press(page, "The previous token")
    count = len(trace.started.prompt_tokens)
    assert place(page).endswith(f" prompt token {count} of {count}")
    for _ in range(count - 2):
        press(page, "The previous token")
    assert place(page).endswith(f" prompt token 2 of {count}")  # nothing is known of the first
    assert part(page, "back").is_disabled() and part(page, "on").is_enabled()
    for _ in range(count - 1):
        press(page, "The next token")
    assert place(page).endswith(f" token 1 of {len(trace.steps)}") and "prompt" not in place(page)


def test_of_several_texts_it_names_the_one(show):
    page = show(export_html(made.several()))
    select(page, 2, 4)
    assert place(page) == f"{made.STORY[9].replace(' ', '·')} token 5 of 20 of sequence 3"
    select(page, 0, 13)
    assert place(page) == "<|end|> token 14 of 14 of sequence 1"


@pytest.mark.parametrize(
    ("steps", "line", "index", "expected"),
    one_in(2, [
        (2, 1, 1, "·a token 2 of 2 of beam 2"),
        (3, 2, 1, "·was token 2 of 3 of beam 2"),  # the first text that it stands in
        (3, 2, 2, "<|end|> token 3 of 3 of ended 1"),
        (4, 0, 0, "·in token 1 of 4 of best beam"),
    ]),
)
def test_of_a_search_it_names_the_beam(show, steps, line, index, expected):
    trace = made.beams()
    page = show(EMPTY)
    feed(page, lines([trace.started, *map(BeamsAdvanced, trace.beam_steps[:steps])]))
    assert place(page).endswith(f" newest token {steps} of {steps} of best beam")
    select(page, line, index)
    assert place(page) == expected
    feed(page, lines(list(trace.events())))
    assert " token " in place(page) and not part(page, "newest").is_visible()


def test_only_what_is_selected_is_read_out(show):
    """Each token that comes would be too much for a screen reader."""
    page = show(EMPTY)
    words = page.locator(".gp-place [aria-live]")
    feed(page, going_on(3))
    assert words.get_attribute("aria-live") == "off" and words.text_content() == place(page)
    select(page, 0, 1)
    assert words.get_attribute("aria-live") == "polite"
    assert page.get_by_role("heading", name=place(page)).is_visible()


@pytest.mark.parametrize("width", [320, 390])
def test_a_long_token_leaves_room_for_its_place(show, width):
    page = show(PANEL, viewport={"width": width, "height": 640})
    trace = made.sampled([" a", " " + "incomprehensible" * 4, " b"])
    feed(page, lines([trace.started, *map(Stepped, trace.steps)]))
    select(page, 0, 1)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    cut = "all => all.map((node) => node.scrollWidth > node.clientWidth)"
    assert page.locator(".gp-place-words > *").evaluate_all(cut) == [True, False]
    assert page.locator(".gp-place bdi").bounding_box()["width"] >= 30
    for name in ("back", "on", "newest", "fold"):
        box = part(page, name).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width and min(box["width"], box["height"]) >= 28


def test_model_text_is_inert(show):
    evil = "<img src=x onerror='window.hit=1'>"
    page = show(export_html(made.sampled([evil, evil])))
    select(page, 0, 0)
    assert place(page) == f"{evil.replace(' ', '·')} token 1 of 2"
    assert page.evaluate("window.hit") is None and page.locator("main img").count() == 0


# ---------------------------------------------------------------------------------------------------- the tabs


def tabs(page) -> list[tuple[str, str, str]]:
    """(its words, whether it is selected, its tabindex) of each tab. That of the layers is for pages that answer."""
    facts = "(tab) => [tab.innerText, tab.getAttribute('aria-selected'), String(tab.tabIndex)]"
    there = page.locator(".gp-looked-at [role=tab]:not([hidden])")
    return [tuple(fact) for fact in there.evaluate_all(f"all => all.map({facts})")]


def chosen(page) -> str:
    """The tab that is selected, the only one that the Tab key reaches; what the panel shows is its picture."""
    (name,) = [words for words, selected, _ in tabs(page) if selected == "true"]
    assert [words for words, _, index in tabs(page) if index == "0"] == [name]
    shows = page.locator(".token-panel").get_attribute("data-shows")
    pictures = {
        "Candidates": "candidates", "Draw": "draw", "Processors": "processors", "Curves": "curve",
        "In words": "in_words",
    }  # fmt: skip
    assert shows == pictures[name]
    return name


def test_a_press_chooses_the_picture(show):
    page = show(PANEL)
    others = [(name, "false", "-1") for name in ("Draw", "Processors", "Curves", "In words")]
    assert tabs(page) == [("Candidates", "true", "0"), *others]
    for name in ("In words", "Curves", "Processors", "Draw", "Candidates"):
        page.get_by_role("tab", name=name).click()
        assert chosen(page) == name


def test_arrow_keys_go_round_the_tabs(show):
    page = show(PANEL)
    page.get_by_role("tab", name="Candidates").focus()
    for key, name in [
        ("ArrowRight", "Draw"), ("ArrowRight", "Processors"), ("ArrowRight", "Curves"), ("ArrowRight", "In words"),
        ("ArrowRight", "Candidates"), ("ArrowLeft", "In words"), ("ArrowLeft", "Curves"),
    ]:  # fmt: skip
        page.keyboard.press(key)
        assert chosen(page) == name
        assert page.evaluate("document.activeElement.innerText") == name


def test_the_tabs_of_a_saved_page_choose_its_pictures(show, monkeypatch):
    for name, whole in WHOLE.items():
        monkeypatch.setattr(export, name, whole)
    page = show(export_html(made.sampled()))
    for name in ("Curves", "Processors", "Candidates"):
        page.get_by_role("tab", name=name).click()
        settle(page)
        assert chosen(page) == name
        for picture in ("candidates", "processors", "curve"):
            is_shown = page.locator(".token-panel").get_attribute("data-shows") == picture
            assert page.locator(f".gp-{picture}").is_visible() is is_shown


def test_the_curves_of_a_saved_run_need_no_library(show, monkeypatch):
    for name, whole in WHOLE.items():
        monkeypatch.setattr(export, name, whole)
    page = show(export_html(made.sampled()))
    assert [words for words, *_ in tabs(page)] == ["Candidates", "Draw", "Processors", "Curves", "In words"]
    page.get_by_role("tab", name="Curves").click()
    settle(page)
    assert page.locator(".gp-curve-picture .gp-line-path").count() == 4 and page.locator("#plotly").count() == 0


def test_strips_are_below_the_text_and_as_wide_as_the_page(show, monkeypatch):
    for name, whole in WHOLE.items():
        monkeypatch.setattr(export, name, whole)
    page = show(export_html(made.sampled()), viewport={"width": 1366, "height": 657})
    boxes = lambda: [page.locator(f".gp-{each}").first.bounding_box() for each in ("text", "looked-at")]  # noqa: E731
    text, head = boxes()
    assert head["x"] > text["x"] + text["width"] - 2
    page.get_by_role("tab", name="Curves").click()
    settle(page)
    text, head = boxes()
    assert head["y"] > text["y"] + text["height"] - 2 and head["width"] > 1200
    assert page.locator(".gp-curve-picture").bounding_box()["width"] > 1200
    page.get_by_role("tab", name="Candidates").click()
    settle(page)
    text, head = boxes()
    assert head["x"] > text["x"] + text["width"] - 2


# ---------------------------------------------------------------------------------------------------- the fold


def folded(page) -> bool:
    """Whether only the head is left; the button says so, in words and by its arrow."""
    is_folded = not page.locator(".rest").is_visible()
    assert part(page, "fold").get_attribute("aria-expanded") == str(not is_folded).lower()
    assert part(page, "fold").inner_text() == ("Candidates ▴" if is_folded else "▾")
    return is_folded


def test_the_panel_is_folded_to_its_head_until_somebody_opens_it(show):
    page = show(PANEL)
    feed(page, going_on(6))
    assert folded(page) and part(page, "place").is_visible()
    page.evaluate("() => GenerationPlayground.log('main').selectMostUncertain()")
    settle(page)
    assert folded(page)  # the page chose the token, not a person
    press(page, "Candidates, processors and curves")
    assert not folded(page)
    press(page, "Candidates, processors and curves")
    assert folded(page)


@pytest.mark.parametrize("how", ["press a tab", "walk the tabs", "select a token"])
def test_whoever_wants_to_see_something_unfolds_it(show, how):
    page = show(PANEL)
    feed(page, going_on(7))
    assert folded(page)  # a token that comes asks for nothing
    if how == "press a tab":
        page.get_by_role("tab", name="Processors").click()
    elif how == "walk the tabs":
        page.get_by_role("tab", name="Candidates").press("ArrowRight")
    else:
        select(page, 0, 2)
    assert not folded(page)


@pytest.mark.parametrize("ended", [("length", 7), ("cut", 0)])
def test_a_text_of_which_no_tokens_are_told_is_there_as_it_is(show, ended):
    page, trace, (reason, tokens) = show(EMPTY), made.sampled(), ended
    change(trace.started, elsewhere="chat", prompt_tokens=[])
    texts = [Sequence(f"{name} <b>&amp;</b>\nend", [], [], reason) for name in ("one", "two")]
    change(trace.started, num_sequences=2)
    feed(page, lines([trace.started, Finished(texts, 1.0, 0.5, tokens)]))
    assert page.locator(".gp-untold").all_inner_texts() == ["one <b>&amp;</b>\nend", "two <b>&amp;</b>\nend"]
    feed(page, going_on(3))
    assert page.locator(".gp-untold").count() == 0


def test_a_run_of_another_server_leaves_its_text_in_sight(show):
    page, trace = show(PANEL), made.sampled()
    change(trace.started, elsewhere="chat")
    feed(page, lines([trace.started, *map(Stepped, trace.steps), Finished(trace.sequences, 1.0, None, 7)]))
    assert folded(page)
    select(page, 0, 2)
    assert not folded(page)
    feed(page, going_on(6))
    press(page, "Candidates, processors and curves")
    press(page, "Candidates, processors and curves")
    assert not folded(page)

"""The candidates pane in a real browser: the numbers of its rows, tokens that were looked up, and what it asks for."""

from __future__ import annotations

import math

import pytest

from playground.trace import Candidate, Distribution, PromptRead, Stage, Step, Stepped, Trace
from tests.support.changing import change
from tests.visualizers import made
from tests.visualizers.reading import EMPTY, feed, lines, place, settle
from visualizers.export import export_html

MOUNTED = ("candidates", "token", "tokens")

VOCAB = 150_000
STAGES = [Stage("TemperatureLogitsWarper", 1.0, VOCAB, 0.0, 0.1), Stage("TopKLogitsWarper", 0.9, 2, 0.3, 0.3)]
EVIL = "<img src=x onerror='window.hit=1'>"


def candidate(number: int, text: str, before: float, after: float | None, ranks=(None, None), **changes) -> Candidate:
    """A candidate with its probabilities and ranks before and after."""
    logprob = None if after is None else math.log(after)
    return Candidate(number, text, math.log(before), logprob, *ranks, **changes)


FOX = candidate(7, " fox", 0.3, 0.6, (2, 1))
OWL = candidate(8, " owl", 0.5, None, (1, None), removed_by="NoBadWordsLogitsProcessor")
HEN = candidate(9, " hen", 0.1, 0.4, (3, 2))


def step(index: int = 0, chosen: Candidate = FOX, listed: list[Candidate] | None = None, **changes) -> Step:
    """A step; `stages` are its processors, everything else goes into Step."""
    stages = changes.pop("stages", STAGES)
    spread = Distribution([FOX, HEN, OWL] if listed is None else listed, 1.0, 0.9, VOCAB, stages)
    return Step(0, index, chosen, chosen.text, spread, 0.02, 0.02 * (index + 1), **changes)


def run(*steps: Step, prompt: list[Step] | None = None) -> Trace:
    """A finished run of these steps."""
    done = made.finished(("", "length"), tokens=len(steps))
    return Trace.fold([made.started(), *map(Stepped, steps), *([PromptRead(prompt)] if prompt else []), done])


def asking(show, trace: Trace, **options):
    """A page that answers: what its panes ask for is in `window.asked`, steps as their numbers."""
    page = show(EMPTY, **options)
    page.evaluate(
        """() => {
          window.asked = [];
          const log = GenerationPlayground.log('main');
          const place = ({sequence, index}) => [sequence, index];
          const answer = ({step, ...rest}) => window.asked.push(step ? {...rest, step: place(step)} : rest);
          log.answers = {branch: answer, look: answer};
        }"""
    )
    feed(page, lines(list(trace.events())))
    return page


def texts(page, part: str, among: str = ".gp-bars:not(.gp-looked)") -> list[str]:
    """What a part of every visible row says."""
    return page.locator(f"{among} .gp-bar:not([hidden]) {part}").all_inner_texts()


def select(page, index: int) -> None:
    """Look at this token of the run."""
    page.evaluate("(index) => GenerationPlayground.log('main').select(0, index)", index)
    settle(page)


def tip(page) -> str:
    return page.locator(".gp-candidates .gp-tip").inner_text()


# ------------------------------------------------------------------------------------------------ rows


def test_a_row_has_its_numbers(show):
    page = show(export_html(run(step())))
    assert texts(page, ".gp-word") == ["·fox", "·hen", "·owl", "149,997 other tokens"]
    assert texts(page, ".gp-rank") == ["1", "2", "", ""]
    assert texts(page, ".gp-values") == ["60%\n30%", "40%\n10%", "50%", "0%\n10%"]
    assert texts(page, ".gp-sign") == ["▶", "", "✕", ""]
    assert texts(page, ".gp-why:visible") == ["removed by bad words"]
    page.locator(".gp-candidates .gp-row").first.focus()
    assert tip(page) == (
        "Before the processors 30%, rank 2 of 150,000. "
        "After them 60%, rank 1 of 2 kept. Token id 7."
    )
    page.locator(".gp-candidates .gp-row").nth(2).hover()
    assert tip(page) == (
        "Before the processors 50%, rank 1 of 150,000. "
        "After them it cannot be chosen: removed by bad words. Token id 8."
    )


def test_without_an_answer_nothing_can_be_pressed(show):
    page = show(export_html(run(step(watched=[HEN]))))
    assert page.locator(".gp-candidates button.gp-row").count() == 0
    assert not page.locator(".gp-look").is_visible() and not page.locator(".gp-press-note").is_visible()
    assert page.locator(".gp-looked").is_visible()


def test_without_processors_before_and_after_are_one(show):
    same = [candidate(7, " fox", 0.6, 0.6, (1, 1)), candidate(8, " owl", 0.39, 0.39, (2, 2))]
    page = show(export_html(run(step(chosen=same[0], listed=same, stages=[]))))
    assert texts(page, ".gp-values") == ["60%", "39%", "1%"]
    assert page.locator(".gp-after-word").inner_text() == "the model’s chance for each token"
    assert page.locator(".gp-before-key").is_hidden()
    page.locator(".gp-candidates .gp-row").first.hover()
    assert tip(page) == "Probability 60%, rank 1 of 150,000; no processor changed it. Token id 7."


def test_the_legend_has_a_removed_one_only_where_one_is_listed(show):
    page = show(export_html(run(step(0), step(1, listed=[FOX, HEN]))))
    select(page, 1)
    key = page.locator(".gp-removed-key")
    assert texts(page, ".gp-word") == ["·fox", "·hen", "149,998 other tokens"] and not key.is_visible()
    select(page, 0)
    assert key.inner_text() == "✕removed" and key.is_visible()


def test_before_the_first_token_it_says_what_will_be_there(show):
    page = show(EMPTY)
    note = page.locator(".gp-no-token")
    assert note.is_visible() and not page.locator(".gp-bars-legend").is_visible()
    feed(page, lines(list(run(step()).events())))
    assert not note.is_visible() and page.locator(".gp-bars-legend").is_visible()


def test_a_chosen_token_far_down_has_its_row(show):
    cow = candidate(99, " cow", 0.00001, 0.000001, (31_000, 140_000))
    page = show(export_html(run(step(chosen=cow))))
    assert texts(page, ".gp-word")[3] == "·cow"
    assert texts(page, ".gp-rank")[3] == "140,000"
    assert texts(page, ".gp-sign")[3] == "▶"


def test_a_second_bar_stands_only_where_it_differs(show):
    same = candidate(11, " cow", 0.05, 0.05, (4, 3))
    page = show(export_html(run(step(listed=[FOX, HEN, same]))))
    assert texts(page, ".gp-values") == ["60%\n30%", "40%\n10%", "5%", "0%\n55%"]
    assert page.locator(".gp-bars .gp-bar:not([hidden]) .gp-thin").count() == 3
    assert page.locator(".gp-bars-heads").inner_text().split("\n")[:2] == ["chance to be drawn", "the model’s own"]


def test_a_line_says_what_was_removed_where_that_begins(show):
    page = show(export_html(run(step())))
    lines_of = page.locator(".gp-bars:not(.gp-looked) > li").all_inner_texts()
    assert lines_of[2] == "removed by top-k: 149,998 tokens, 30% together"  # above the owl, which is removed
    feed(page, lines(list(run(step(listed=[FOX, HEN])).events())))
    assert page.locator(".gp-bars:not(.gp-looked) > li").last.inner_text() == lines_of[2]  # below all that is left


DRAWN = {"mode": "sample", "effective": {"do_sample": True}}
FLAT = [candidate(7, " fox", 0.3, 0.6, (2, 1)), candidate(9, " hen", 0.02, 0.02, (3, 2))]


@pytest.mark.parametrize(
    ("begun", "changes", "answer"),
    [
        (DRAWN, {"chosen": FOX, "entropy": 3.0},
         "The model was unsure here: 2 tokens could have followed. It drew the likeliest, “fox”: a chance of 60%."),
        (DRAWN, {"chosen": FLAT[1], "entropy": 3.0, "stages": []},
         "The model was unsure here, as if between 20 equally likely tokens. It drew “hen”: a chance of 1 in 50."),
        (DRAWN, {"chosen": HEN, "entropy": 0.4}, "The model was fairly sure here. It drew “hen”: a chance of 40%."),
        ({"mode": "greedy_search"}, {"chosen": FOX, "entropy": 0.01},
         "The model was all but certain here. The likeliest was taken: “fox”, with 60%."),
        (DRAWN, {"chosen": OWL, "given": True, "entropy": 0.01},
         "The model was all but certain here. “owl” was given; the model’s chance for it was 50%."),
        ({"mode": "contrastive_search", "effective": {}, "config": {}}, {"chosen": FOX, "entropy": None},
         "“fox” was chosen as the most probable."),
    ],
)  # fmt: skip
def test_it_begins_with_what_happened(show, begun, changes, answer):
    one = step(**{name: value for name, value in changes.items() if name != "entropy"})
    change(one.distribution, entropy_before=changes["entropy"])
    trace = Trace.fold([made.started(**begun), Stepped(one), made.finished(("", "length"), tokens=1)])
    assert show(export_html(trace)).locator(".gp-step-answer").inner_text().strip() == answer


def test_it_says_why_the_page_chose_this_token(show):
    page = show(export_html(run(step(0), step(1))))
    shown = page.locator(".gp-step-answer")
    page.evaluate("() => GenerationPlayground.log('main').selectMostUncertain()")
    settle(page)
    assert shown.inner_text().endswith("Shown because the model was most unsure here.")
    select(page, 1)
    assert "Shown because" not in shown.inner_text()


@pytest.mark.parametrize(("share", "beyond"), [(0.3, True), (0.45, False)])
def test_a_flat_distribution_is_drawn_as_large_as_its_tokens(show, share, beyond):
    listed = [candidate(7, " fox", share, share, (1, 1)), candidate(8, " owl", 0.05, 0.05, (2, 2))]
    page = show(export_html(run(step(chosen=listed[0], listed=listed, stages=[]))))
    assert page.locator(".gp-full").inner_text() == "axis 0–50%"
    widths = "all => all.map((fill) => parseFloat(fill.style.width))"
    rest = 1 - share - 0.05
    expected = [share * 200, 10, min(100, rest * 200)]
    assert page.eval_on_selector_all(".gp-bar:not([hidden]) .gp-after", widths) == pytest.approx(expected, abs=0.1)
    assert page.locator(".gp-rest .gp-beyond .gp-after").count() == beyond


def test_a_rank_after_the_processors_is_never_one_before_them(show):
    low = candidate(11, " cow", 0.2, 0.0001, (1, None))
    page = show(export_html(run(step(listed=[FOX, HEN, low]))))
    assert texts(page, ".gp-rank") == ["1", "2", "", ""]


def test_a_given_token_is_not_said_to_be_chosen(show):
    page = show(export_html(run(step(chosen=OWL, given=True))))
    label = page.locator(".gp-candidates .gp-row").nth(2).get_attribute("aria-label")
    assert label == "“ owl”, given, removed by bad words, before 50%"
    assert "given, not chosen" in page.locator(".gp-bars-legend").inner_text()


def test_a_long_list_is_shown_in_part_until_asked(show):
    shares = [0.9**i / 10 for i in range(50)]
    many = [candidate(i, f" w{i}", share, share if i < 45 else None) for i, share in enumerate(shares)]
    page = show(export_html(run(step(chosen=many[40], listed=many))))
    expected = ["·w40", *(f"·w{i}" for i in range(20)), "·w45", "·w46", "·w47", "149,950 other tokens"]
    assert texts(page, ".gp-word") == expected
    page.locator(".gp-candidates .gp-all").click()
    assert len(texts(page, ".gp-word")) == 51


# ------------------------------------------------------------------------------------------------ another way


@pytest.mark.parametrize(
    ("row", "token", "name", "words"),
    [
        (0, 7, "1. “ fox”, chosen, 60%, before 30%, continue", "Run again from here with “ fox”."),
        (1, 9, "2. “ hen”, 40%, before 10%, continue", "Continue from here with “ hen” instead."),
        (
            2, 8, "“ owl”, removed by bad words, before 50%, continue",
            "Continue from here with “ owl” instead, although bad words removed it.",
        ),
    ],
)  # fmt: skip
def test_pressing_a_candidate_asks_for_another_way(show, row, token, name, words):
    page = asking(show, run(step(0), step(1), step(2)))
    select(page, 1)
    assert page.locator(".gp-press-note").inner_text() == "↪ continue"
    button = page.locator(".gp-candidates button.gp-row").nth(row)
    assert button.get_attribute("aria-label") == name
    button.hover()
    assert tip(page).startswith(words + " Before the processors")
    button.click()
    assert page.evaluate("window.asked") == [{"type": "branch", "step": [0, 1], "tokenId": token}]


def test_keys_reach_every_row_and_enter_presses(show):
    page = asking(show, run(step(watched=[HEN])))
    assert page.locator('.gp-candidates .gp-row[tabindex="0"]').count() == 2  # one for each list
    page.locator('.gp-bars .gp-row[tabindex="0"]').first.focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    assert "other tokens" in page.evaluate("document.activeElement.innerText")
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    assert [asked["tokenId"] for asked in page.evaluate("window.asked")] == [9, 7]
    assert page.locator(".gp-bars:not(.gp-looked) .gp-row[tabindex='0']").count() == 1


def test_all_others_together_cannot_be_pressed(show):
    page = asking(show, run(step()))
    assert page.locator(".gp-rest button").count() == 0
    page.locator(".gp-rest .gp-row").click()
    assert page.evaluate("window.asked") == []


def prompt_steps() -> list[Step]:
    up, on = candidate(3, " up", 0.7, 0.7, (1, 1)), candidate(4, " on", 0.3, 0.3, (2, 2))
    return [step(index, chosen=on, listed=[up, on], stages=[], given=True) for index in range(1, 5)]


@pytest.mark.slow
def test_the_prompt_s_tokens_are_shown_and_not_pressed(show):
    page = asking(show, run(step(), prompt=prompt_steps()))
    assert page.locator(".gp-candidates button.gp-row").count() == 3
    page.evaluate("() => { const log = GenerationPlayground.log('main'); log.selectStep(log.promptSteps[1]); }")
    settle(page)
    assert place(page) == "·on prompt token 3 of 5"
    assert page.locator(".gp-candidates button.gp-row:visible").count() == 0
    assert texts(page, ".gp-values")[:2] == ["70%", "30%"]
    assert not page.locator(".gp-look").is_visible()
    page.get_by_role("button", name="The previous token").click()
    settle(page)
    assert place(page) == "·on prompt token 2 of 5"
    assert page.get_by_role("button", name="The previous token").is_disabled()
    for _ in range(4):
        page.get_by_role("button", name="The next token").click()
    settle(page)
    assert place(page) == "·fox token 1 of 1"
    assert page.locator(".gp-candidates button.gp-row:visible").count() == 3
    assert page.get_by_role("button", name="The previous token").is_enabled()


# ------------------------------------------------------------------------------------------------ looked up


def watched(share: float | None, ranks=(None, None), stages=(-9.0, None)) -> Candidate:
    course = list(stages) if share is None else [math.log(share)] * 2
    return candidate(70, " dragon", 0.0001, share, ranks, stage_logprobs=course)


def test_a_token_that_was_looked_up_stands_below(show):
    steps = [step(0, watched=[watched(0.25, (900, 2))]), step(1, watched=[watched(None, (12_345, None))])]
    page = show(export_html(run(*steps)))
    select(page, 1)
    looked = ".gp-looked"
    assert texts(page, ".gp-word", looked) == ["·dragon"]
    assert texts(page, ".gp-why:visible", looked) == ["removed by top-k"]  # told by its way through the stages
    page.locator(".gp-looked .gp-row").hover()
    assert tip(page).startswith("Before the processors 0.01%, rank 12,345 of 150,000. After them it cannot be chosen")
    select(page, 0)
    assert (texts(page, ".gp-rank", looked), texts(page, ".gp-values", looked)) == (["2"], ["25%\n0.01%"])


def test_a_looked_up_token_is_drawn_along_the_text(show):
    shares = [0.1, 0.5, None, 0.25]
    page = show(export_html(run(*(step(i, watched=[watched(share)]) for i, share in enumerate(shares)))))
    select(page, 3)
    points = page.locator(".gp-along-line").get_attribute("points")
    xs, ys = zip(*(map(float, point.split(",")) for point in points.split()), strict=True)
    assert xs == pytest.approx([0, 33.3, 66.7, 100], abs=0.1)
    assert ys == pytest.approx([98 - 94 * share / 0.5 for share in (0.1, 0.5, 0, 0.25)], abs=0.1)
    assert page.locator(".gp-along-words").inner_text() == "highest 50%, at token 2"
    assert page.locator(".gp-along-here").get_attribute("x1") == "100"


def look_up(page):
    """Open the form, and its field."""
    field = page.get_by_role("textbox", name="Token")
    assert not field.is_visible()
    page.locator(".gp-look summary").focus()
    page.keyboard.press("Enter")
    assert field.is_visible()
    return field


def test_the_form_asks_for_exactly_what_was_typed(show):
    page = asking(show, run(step(0), step(1)))
    look_up(page).fill("  dragon ")
    page.get_by_role("button", name="Look up").click()
    assert page.evaluate("window.asked") == [{"type": "look", "line": 0, "text": "  dragon "}]
    assert page.locator(".gp-look-state").inner_text() == "Looking up “  dragon ” …"
    rows = [[70, " dragon", -2.0, -1.0, 40, 3, None, [-1.5, -1.0]]]
    page.evaluate("(rows) => GenerationPlayground.log('main').addWatched(0, [rows, rows])", rows)
    settle(page)
    assert page.locator(".gp-look-state").inner_text() == ""
    assert texts(page, ".gp-values", ".gp-looked") == ["36.8%\n13.5%"]
    page.locator(".gp-looked .gp-row").click()
    assert page.evaluate("window.asked.at(-1)") == {"type": "branch", "step": [0, 1], "tokenId": 70}


def test_the_form_names_the_line_of_the_current_token(show):
    page = asking(show, made.several())
    page.evaluate("() => GenerationPlayground.log('main').select(2, 4)")
    settle(page)
    look_up(page).fill("cat")
    page.keyboard.press("Enter")
    assert page.evaluate("window.asked") == [{"type": "look", "line": 2, "text": "cat"}]


def test_an_empty_field_asks_for_nothing(show):
    page = asking(show, run(step()))
    look_up(page)
    page.get_by_role("button", name="Look up").click()
    assert page.evaluate("window.asked") == []
    assert page.locator(".gp-look-state").inner_text() == "Type the text of a token first."


def test_text_stays_text(show):
    evil = candidate(5, EVIL, 0.3, 0.6, (1, 1))
    page = asking(show, run(step(chosen=evil, listed=[evil], watched=[evil])))
    page.locator(".gp-candidates button.gp-row").first.hover()
    assert EVIL in tip(page)
    look_up(page).fill(EVIL)
    page.keyboard.press("Enter")
    settle(page)
    assert EVIL in page.locator(".gp-look-state").inner_text()
    assert page.evaluate("window.hit") is None and page.locator("main img").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_phone_has_room_for_all_of_it(show, scheme):
    long = candidate(6, " " + "incomprehensible" * 3, 0.3, 0.6, (1, 1))
    trace = run(step(0, chosen=long, listed=[long, OWL], watched=[watched(None, (123_456, None))]), step(1))
    page = asking(show, trace, viewport={"width": 390, "height": 844}, color_scheme=scheme)
    select(page, 0)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert page.locator(".gp-bars .gp-track").first.bounding_box()["width"] > 60


def test_bars_move_only_where_they_come_to_rest(show):
    """Fifteen times a second they would never: the browser would lay out each frame."""
    page = show(EMPTY)
    text = lines(list(made.sampled().events())).splitlines(keepends=True)
    moves = "() => getComputedStyle(document.querySelector('.gp-bars .gp-fill')).transitionDuration"
    feed(page, "".join(text[:9]))
    assert page.evaluate(moves) == "0s"
    page.locator(".gp-text .gp-token").nth(2).click()
    settle(page)
    assert page.evaluate(moves) == "0.12s"
    page.keyboard.press("Escape")
    feed(page, "".join(text[:20]))
    assert page.evaluate(moves) == "0s"
    feed(page, "".join(text))
    assert page.evaluate(moves) == "0.12s"

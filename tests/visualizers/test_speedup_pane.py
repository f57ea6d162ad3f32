"""The pane that says whether a run is faster with drafts, in a real browser."""

from __future__ import annotations

import pytest

from tests.support.slow import one_in
from tests.visualizers.many import said
from tests.visualizers.reading import WORDS
from tests.visualizers.trials import acceptance, answer, lengths, speed, tips, trial_page


@pytest.mark.parametrize(
    ("assisted", "changes", "expected"),
    one_in(2, [
        ([7.3, 7.5, 7.9, 7.4, 7.0], {}, ["▲", "1.44 × faster", "Median of 5 pairs of runs. 90 % interval: 1.32–1.57."]),
        ([12.9, 13.2, 12.5, 13.9, 12.6], {},
         ["▼", "0.83 ×: slower", "Median of 5 pairs of runs. 90 % interval: 0.79–0.83."]),
        ([10.4, 10.7, 10.6, 11.0, 10.3], {},
         ["≈", "No clear difference",
          "0.98 × is the median of 5 pairs of runs. The 90 % interval 0.98–1.05 includes 1."]),
        ([7.3, 7.5, 7.9, 7.4, 7.0], {"verdict": "wait"},
         ["…", "No answer", "1.44 × is the median of 5 pairs of runs: too few to tell, 5 are needed."]),
    ]),
)  # fmt: skip
@WORDS
def test_the_honest_answer_stands_first(show, assisted, changes, expected):
    page = show(trial_page(speed(assisted=assisted, **changes)))
    assert answer(page) == expected


@pytest.mark.parametrize(
    ("values", "done", "words", "more"),
    [
        (speed([], [], acceptance=None, reasons=[]), False, "Not known yet", "The first counted pair is under way."),
        (speed([], [], acceptance=None, reasons=[]), True, "No answer", "No pair of runs was completed."),
        (speed(), False, "1.44 × faster so far", "Median of 5 pairs of runs. 90 % interval: 1.32–1.57."),
        (speed([9.0], [7.0], verdict="wait"), False, "Not known yet",
         "1.29 × is the median of 1 pair of runs: too few to tell, 5 are needed."),
    ],
)  # fmt: skip
@WORDS
def test_what_is_not_sure_yet_is_said_so(show, values, done, words, more):
    assert answer(show(trial_page(values, done=done)))[1:] == [words, more]


def test_each_pair_has_its_place_in_time(show):
    values = speed([10.0, 12.0], [5.0, 15.0])
    page = show(trial_page(values))
    assert tips(page, ".gp-pairs") == [
        "Pair 1: 10.0 ms per token without drafts, 5.00 ms with drafts: 2.00 ×",
        "Pair 2: 12.0 ms per token without drafts, 15.0 ms with drafts: 0.80 ×",
    ]



@WORDS
def test_the_bars_say_where_the_time_goes(show):
    page = show(trial_page(speed([10.0], [8.0], draft_share=0.25, verify_share=0.65)))
    assert said(page, ".gp-time-keys [data-tip]") == ["draft 25%", "verify 65%", "rest 10%"]
    widths = page.eval_on_selector_all(".gp-time-bar i", "all => all.map((part) => parseFloat(part.style.width))")
    assert widths == pytest.approx([100, 20, 52, 8])  # in percent of the slower of both
    assert said(page, ".gp-time-bars li > span:last-child") == ["10.0 ms per token", "8.00 ms per token"]
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 800})
        words = page.eval_on_selector_all(
            ".gp-time-bar b:not(:empty)", "all => all.map((word) => [word.offsetWidth, word.parentNode.clientWidth])"
        )
        assert len(words) == 2 and all(inside <= room for inside, room in words)  # whole, or not at all


MUST = "The target must keep at least {} of the tokens that it judges"
NEVER = "No acceptance rate would be enough: even if the target kept every drafted token, the formula gives {:.2f} ×."


@pytest.mark.parametrize(
    ("changes", "words"),
    one_in(3, [
        ({"break_even": 0.527}, MUST.format("52.7%") + "; here it keeps 78%."),
        ({"break_even": 0.86}, MUST.format("86%") + ", but here it keeps only 78%."),
        ({"break_even": 0.527, "acceptance": None}, MUST.format("52.7%") + "."),
        ({"break_even": 0.0, "cost": 0.01, "verify": 0.9}, "Any acceptance rate is enough at these costs."),
        ({"break_even": None, "cost": 1.2, "verify": 1.4}, NEVER.format(5 / (4 * 1.2 + 1.4))),
    ]),
)
def test_break_even_stands_beside_what_was_observed(show, changes, words):
    values = speed(acceptance=acceptance(0.78, 500)) | changes
    page = show(trial_page(values))
    assert said(page, ".gp-rate-words") == [words]
    marks = tips(page, ".gp-rates")
    assert any(tip.startswith("Break-even") for tip in marks) == (values["break_even"] is not None)
    assert any("observed" in tip for tip in marks) == (values["acceptance"] is not None)


def test_what_was_not_measured_is_not_drawn(show):
    unknown = dict.fromkeys(["acceptance", "drafted", "cost", "verify", "draft_share", "verify_share", "break_even"])
    page = show(trial_page(speed(**unknown)))
    assert page.locator(".gp-of-rates").is_hidden() and page.locator(".gp-of-time").is_hidden()
    assert said(page, ".gp-figures dt") == []
    assert page.locator(".gp-of-pairs").is_visible()


@WORDS
def test_reasons_and_figures_are_told(show):
    reasons = ["The draft model takes 0.52 of the time of the large model.", "Drafting took <b>half</b> of the time."]
    page = show(trial_page(speed(reasons=reasons)))
    assert said(page, ".gp-reasons li") == reasons
    figures = dict(zip(said(page, ".gp-figures dt"), said(page, ".gp-figures dd"), strict=True))
    assert figures["mean_acceptance_length"] == "3.50" and figures["cost of verifying a draft"] == "1.35"
    page.locator(".gp-figures dt span", has_text="draft_acceptance_rate").hover()
    assert "num_accepted_draft_tokens / num_draft_tokens" in page.inner_text(".gp-speedup .gp-tip")


@pytest.mark.parametrize(
    ("identical", "words"),
    one_in(2, [
        ({"checked": 5, "equal": True, "at": None}, ["✓ Same tokens in all 5 pairs"]),
        ({"checked": 1, "equal": True, "at": None}, ["✓ Same tokens in the pair"]),
        ({"checked": 6, "equal": True, "at": None}, ["✓ Same tokens in all 6 pairs, the warm-up included"]),
        ({"checked": 5, "equal": False, "at": 16}, ["✗ Not the same tokens: a text diverges at token 17"]),
        ({"checked": 0, "equal": True, "at": None}, []),
        (None, []),
    ]),
)
@WORDS
def test_greedy_pairs_are_checked_for_the_same_tokens(show, identical, words):
    assert said(show(trial_page(speed(identical=identical))), ".gp-badge") == words


@pytest.mark.parametrize("values", one_in(2, [speed, lengths]))
@WORDS
def test_times_that_are_not_clean_are_said_to_be_so(show, values):
    page = show(trial_page(values(others=True)))
    assert [words[:32] for words in said(page, ".gp-warning")] == ["⚠ Somebody else’s runs were deco"]
    assert said(show(trial_page(values())), ".gp-warning") == []

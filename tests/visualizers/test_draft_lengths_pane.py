"""The pane that says which draft length, or which value of another knob, is best, in a real browser."""

from __future__ import annotations

import pytest

from tests.support.slow import one_in
from tests.visualizers.many import feed_group, said
from tests.visualizers.reading import WORDS, rows
from tests.visualizers.trials import (
    GAINS,
    LENGTHS,
    answer,
    by_formula,
    lengths,
    points,
    tips,
    trial_lines,
    trial_page,
)

SCHEDULES = ["constant", "heuristic", "heuristic_transient"]


def course(page, look: str) -> list[tuple[float, float]]:
    """The corners of a line."""
    path = page.locator(f".gp-settings {look}").get_attribute("d")
    return [tuple(map(float, corner.split())) for corner in path[1:].split("L")] if path != "M0 0" else []


def of_speed(page):
    """Turns a place on the axis back into a speed-up."""
    ticks = page.eval_on_selector_all(
        ".gp-settings text[text-anchor=end]", "all => all.map((one) => [one.textContent, one.getAttribute('y')])"
    )
    (low, at_low), *_, (high, at_high) = [(float(value), float(y) - 4) for value, y in ticks]
    return lambda y: low + (y - at_low) / (at_high - at_low) * (high - low)


def noisy():
    """One setting has a high median and a wide interval."""
    values = lengths(values=["1", "10"], medians=[1.1, 1.79], best=None, leader=2, rivals=[1])
    values["points"][1] |= {"speedup": {"median": 1.79, "low": 0.72, "high": 2.08}, "verdict": "even"}
    return values


def few():
    """Three pairs for each setting."""
    values = lengths(values=["1", "5"], medians=[1.1, 1.4], best=None, leader=2, rivals=[1])
    for point in values["points"]:
        point |= {"pairs": 3, "verdict": "wait"}
    return values


@pytest.mark.parametrize(
    ("values", "done", "expected"),
    one_in(3, [
        (lengths(), True, ["★", "num_assistant_tokens = 4 is best: 1.35 ×",
                           "90 % interval: 1.29–1.41. It was faster than each of the others, turn by turn."]),
        (lengths(values=["1", "5"], medians=[1.1, 1.4], best=2), False,
         ["★", "num_assistant_tokens = 5 is best so far: 1.40 ×",
          "90 % interval: 1.34–1.46. It was faster than each of the others, turn by turn."]),
        (lengths(values=["1", "5"], medians=[0.8, 1.02], best=2), True,
         ["★", "num_assistant_tokens = 5 is best: 1.02 ×",
          "90 % interval: 0.96–1.08. It was faster than each of the others, turn by turn. The interval includes 1: no "
          "clear difference from decoding without drafts."]),
        (lengths(values=["1", "5"], medians=[0.9, 0.85], best=1), True,
         ["▼", "num_assistant_tokens = 1 is best, but only 0.90 ×",
          "90 % interval: 0.84–0.96. It was faster than each of the others, turn by turn. It is slower than decoding "
          "without drafts."]),
        (lengths(medians=[*GAINS[:3], 1.79, *GAINS[4:]], best=None, leader=4, rivals=[3, 5]), True,
         ["≈", "No clear best setting",
          "num_assistant_tokens = 4 has the highest median, 1.79 ×, with a 90 % interval of 1.73–1.85; 3 and 6 may be "
          "as good. More repeats tell more."]),
        (noisy(), True,
         ["≈", "No clear best setting",
          "num_assistant_tokens = 10 has the highest median, 1.79 ×, with a 90 % interval of 0.72–2.08; 1 may be as "
          "good. The interval includes 1: no clear difference from decoding without drafts. More repeats tell more."]),
        (lengths(values=list("1234"), medians=[1.2, 1.21, 1.22, 1.23], best=None, leader=4, rivals=[1, 2, 3]), True,
         ["≈", "No clear best setting",
          "num_assistant_tokens = 4 has the highest median, 1.23 ×, with a 90 % interval of 1.17–1.29; all others may "
          "be as good. More repeats tell more."]),
        (lengths(values=["5"], medians=[1.4], best=None, leader=1), True,
         ["▲", "num_assistant_tokens = 5 is the only setting that was measured: 1.40 ×", "90 % interval: 1.34–1.46."]),
        (few(), True,
         ["…", "No answer", "num_assistant_tokens = 5 has the highest median, 1.40 ×, of 3 pairs of runs: too few to "
          "tell, 5 are needed."]),
        (lengths(values=["1", "5"], medians=[0.9, None], best=None), False,
         ["…", "Not known yet", "1 of 2 settings measured."]),
        (lengths(values=["1", "5"], medians=[None, None], best=None), False,
         ["…", "Not known yet", "The first counted runs are under way."]),
        (lengths(values=["1", "5"], medians=[None, None], best=None), True,
         ["…", "No answer", "No setting has a complete pair of runs."]),
    ]),
)  # fmt: skip
@WORDS
def test_what_to_set_is_said_first(show, values, done, expected):
    assert answer(show(trial_page(values, done=done))) == expected


@WORDS
def test_a_translation_can_put_the_setting_elsewhere(show):
    page = show(trial_page(lengths(), done=False))
    words = {"{setting} is best: {times}": "Am besten: {times} mit {setting}"}
    page.evaluate("(words) => { window.GenerationPlaygroundTexts = words; }", words)
    feed_group(page, "trial", trial_lines(lengths()), turn=2)
    assert answer(page)[1] == "Am besten: 1.35 × mit num_assistant_tokens = 4"
    assert page.inner_text(".gp-draft_lengths .gp-answer code") == "num_assistant_tokens = 4"


def test_no_setting_has_a_star_where_none_is_clearly_the_best(show):
    page = show(trial_page(noisy()))
    pane = page.locator(".gp-draft_lengths:not([hidden])")
    assert "★" not in pane.inner_text() and page.locator(".gp-best").count() == 0
    assert not any("best" in told for told in tips(page, ".gp-settings"))


def test_a_point_tells_its_numbers(show):
    page = show(trial_page(lengths()))
    told = tips(page, ".gp-settings")
    formula = by_formula(0.78, 5.0, 0.18)
    expected = (
        "num_assistant_tokens = 4: 1.35 ×, interval 1.29–1.41. This is the best setting. 78% of the judged tokens were "
        f"accepted. mean_acceptance_length 4.12. 5.0 drafted tokens per round. The formula expects {formula:.2f} ×."
    )
    assert told[3] == expected and len(told) == len(LENGTHS)



@WORDS
def test_the_table_has_every_number(show):
    values = lengths(values=["1", "5"], medians=[1.1, None], best=1)
    page = show(trial_page(values, done=False))
    (point, _) = values["points"]
    assert rows(page, ".gp-draft_lengths .gp-wide table") == [
        ["1 ★ (best)", "76%", "78%", "2.25", "2.00", "1.10 × 1.04–1.16", f"{point['formula']:.2f} ×"],
        ["5", "–", "–", "–", "–", "–", "–"],
    ]
    heads = said(page, ".gp-draft_lengths thead th")
    assert heads == ["num_assistant_tokens", "draft_acceptance_rate", "judged_acceptance_rate",
                     "mean_acceptance_length", "drafted per round", "speed-up", "formula"]  # fmt: skip
    for name, meaning in {"draft_acceptance_rate": "num_draft_tokens", "speed-up": "median"}.items():
        page.locator(".gp-draft_lengths thead [data-tip]", has_text=name).focus()
        assert meaning in page.inner_text(".gp-draft_lengths .gp-tip")


@WORDS
def test_values_are_never_markup(show):
    page = show(trial_page(lengths("num_assistant_tokens_schedule", ["<b>x</b>", "y"], [1.1, 1.2], best=1)))
    assert answer(page)[1].startswith("num_assistant_tokens_schedule = <b>x</b> is best")
    assert page.locator(".gp-draft_lengths b:not(th b)").count() == 0


@pytest.mark.slow
def test_a_point_without_figures_is_drawn_all_the_same(show):
    bare = points(["2"], [1.2])[0] | dict.fromkeys(
        ["rate", "draft_acceptance_rate", "mean_acceptance_length", "drafted", "formula"]
    )
    page = show(trial_page(lengths(points=[bare], best=1, curve=[], measured_curve=[])))
    (told,) = tips(page, ".gp-settings")
    assert told == "num_assistant_tokens = 2: 1.20 ×, interval 1.14–1.26. This is the best setting."

"""The panes of experiments with watermarks, in a real browser: what the runs have shown is found as for the page."""

from __future__ import annotations

import dataclasses
import json
import random

import pytest

from playground.experiments.watermark_trials import KNOB, cost_trial, pair_trial, quiz_trial, sure_trial
from playground.metrics.roc import auc
from playground.requests.request import GenerationRequest
from playground.trace import Failed, Mark
from tests.support.changing import change
from tests.support.drafted import plain
from tests.support.slow import one_in
from tests.support.watermarked import GREEN, SYNTHID, judge
from tests.visualizers.many import feed_group, page_of, said
from tests.visualizers.reading import WORDS, rows
from tests.visualizers.test_panes import EVIL
from tests.visualizers.trials import answer, found, tips

REQUEST = GenerationRequest("stories", "A fox", config={"do_sample": True, "max_new_tokens": 30}, seed=3)


def request(watermark=GREEN):
    return dataclasses.replace(REQUEST, config={**REQUEST.config, KNOB: watermark})


def ids(number, share, length=30):
    """Ids of which about this share is green for the judge, with a last digit that says so to SynthID's."""
    draw = random.Random(number)
    return [10 * draw.randrange(100) + (8 if draw.random() < share else 1) for _ in range(length)]


def lines(trial, texts, end=True):
    """The log of a trial whose runs write these ids, in the order of its entries; None fails."""
    trial.clock = lambda: 0.0  # each run that ends is told of, however long it takes to judge it
    log = trial.header()
    for number, text in enumerate(texts):
        events = [Failed("No.", "Try.")] if text is None else plain(trial.entries[number].request, text)
        log += "".join(trial.add(number, event) for event in events)
    return log + (trial.end() if end else "")


def shown(show, trial, texts, end=True, **options):
    return show(page_of("watermark", lines(trial, texts, end)), **options)


def texts_of(trial, share=0.8, length=30, plain_share=0.2):
    return [ids(i, share if entry.group else plain_share, length) for i, entry in enumerate(trial.entries)]


def pane(page, name):
    return page.locator(f".gp-{name}:not([hidden]).gp-pane")


def visible(page):
    names = "all => all.filter((pane) => !pane.hidden).map((pane) => pane.classList[1])"
    return page.eval_on_selector_all(".gp-pane", names)


# -------------------------------------------------------------------------------------------------------- side by side


def test_both_texts_are_marked_by_the_same_key(show):
    trial = pair_trial(request(), judge)
    texts = texts_of(trial)
    page = shown(show, trial, texts)
    assert visible(page) == ["gp-progress", "gp-marked"]
    reports = judge(texts, GREEN)
    assert answer(page)[:2] == ["◆", "The watermark is found"]
    assert f"z is {reports[1]['z_score']:.2f} with the watermark" in answer(page)[2]
    for number, text in enumerate(texts):
        lists = page.eval_on_selector_all(
            f".gp-texts > :nth-child({number + 1}) .gp-token", "all => all.map((one) => one.dataset.list)"
        )
        assert lists == ["none", *("green" if i % 2 == 0 else "red" for i in text[1:])]
    (row,) = [row for row in rows(page, ".gp-marked table") if row[0] == "green tokens"]
    assert row[1:] == [str(report["num_green_tokens"]) for report in reports]
    assert "29 tokens scored" not in pane(page, "marked").inner_text() and "seed 3" in pane(page, "marked").inner_text()


@pytest.mark.parametrize(
    ("shares", "sign", "words"),
    [((0.2, 0.3), "◇", "The watermark is not found"), ((0.9, 0.9), "✗", "A false positive")],
)
def test_the_answer_is_that_of_the_threshold(show, shares, sign, words):
    page = shown(show, pair_trial(request(), judge), [ids(1, shares[0]), ids(2, shares[1])])
    assert answer(page)[:2] == [sign, words]


def test_another_threshold_gives_another_answer(show):
    page = shown(show, pair_trial(request(), judge), [ids(1, 0.2), ids(2, 0.8)])
    field = page.locator(".gp-marked .gp-threshold")
    for value, words in (("20", "The watermark is not found"), ("2", "The watermark is found"), ("", "is found")):
        field.fill(value)
        assert words in answer(page)[1]
    assert "One in" in page.locator(".gp-means").inner_text()
    field.fill("2")
    (row,) = [row for row in rows(page, ".gp-marked table") if row[0] == "false-positive rate"]
    assert row[1:] == ["2.3%"] * 2


def test_a_text_that_is_being_written_has_no_marks_yet(show):
    trial = pair_trial(request(), judge)
    log = lines(trial, [ids(1, 0.2)], end=False) + found(trial.found())
    started = list(plain(trial.entries[1].request, ids(2, 0.8)))
    log += "".join(trial.add(1, event) for event in started[:6])
    page = show(page_of("watermark"))
    feed_group(page, "watermark", log, turn=2)
    assert answer(page)[:2] == ["…", "Not known yet"]
    lists = "all => all.map((one) => one.dataset.list)"
    assert page.eval_on_selector_all(".gp-texts > :nth-child(2) .gp-token", lists) == ["none"] * 5
    assert "green" in page.eval_on_selector_all(".gp-texts > :nth-child(1) .gp-token", lists)
    log += "".join(trial.add(1, event) for event in started[6:]) + trial.end()
    feed_group(page, "watermark", log, turn=2)
    assert len(page.query_selector_all(".gp-texts > :nth-child(2) .gp-token")) == 30
    assert answer(page)[1] == "The watermark is found"


def test_z_is_drawn_beside_what_was_expected_of_it(show):
    trial = pair_trial(request(), judge)
    lines(trial, texts_of(trial))
    for step in trial.traces[1].all_steps:
        change(step, mark=Mark("green", True, None, 500, 0.2, 0.5, 0.6, 0.1, 0.2, 4))
    page = show(page_of("watermark", trial.header() + trial.end()))
    keys = ["with the watermark", "expected with it, at least", "without it"]
    assert said(page, ".gp-marked .gp-keys > span") == keys
    assert "expected with it, at least 4.35" in tips(page, ".gp-curves")[-1]  # (0.6 - 0.25) sqrt(29 / (0.25 0.75))


def test_a_text_that_cannot_be_scored_says_why(show):
    page = shown(show, pair_trial(request(), judge), [[8], ids(2, 0.8)])
    assert answer(page)[1] == "No comparison"
    assert said(page, ".gp-problem") == ["The text is too short. Take a longer one."]


def test_synthid_is_shaded_by_its_g_values(show):
    trial = pair_trial(request(SYNTHID), judge)
    page = shown(show, trial, texts_of(trial))
    assert "mean g-value" in pane(page, "marked").inner_text()
    lists = "all => all.map((one) => one.dataset.list)"
    assert page.eval_on_selector_all(".gp-texts .gp-token", lists).count("g") == 58


# ---------------------------------------------------------------------------------------------------------- how sure


def test_both_sets_their_rates_and_lengths_are_shown(show):
    trial = sure_trial(request(), judge, 12)
    texts = texts_of(trial, 0.6, 60)
    page = shown(show, trial, texts)
    assert visible(page) == ["gp-progress", "gp-detectability"]
    (score,) = trial.found()["scores"]
    rate = score["rates"][0]
    assert answer(page)[1] == f"{rate['detected']} of 12 found at 8.3% false positives"
    assert "8.3% is the smallest rate that 12 texts without it can show" in answer(page)[2]
    assert f"AUC of these texts: {auc(*score['values']):.3f}" in answer(page)[2]
    bars = tips(page, ".gp-scores")
    counted = {side: sum(int(tip.split(": ")[1].split(" ")[0]) for tip in bars if f" {side} the" in tip)
               for side in ("with", "without")}  # fmt: skip
    assert counted == {"with": 12, "without": 12}
    table = rows(page, ".gp-rates")
    assert [row[1] for row in table] == ["8.3%", "1%", "0.10%"] and "1 of 12 passed" in table[0][4]
    assert f"up to {100 * rate['false_between'][1]:.1f}%" in table[0][4]
    assert [row[2] for row in table[1:]] == [f"not known needs {n} texts without it" for n in ("100", "1,000")]
    assert "With 12 texts without the watermark, a false-positive rate of 1% or 0.10%" in said(page, ".gp-few")[0]
    lengths = tips(page, ".gp-lengths-box")
    assert [tip.split(":")[0] for tip in lengths] == [f"The first {n} tokens" for n in (10, 25, 50, 60)]


@pytest.mark.slow
def test_the_threshold_says_what_passes_it(show):
    trial = sure_trial(request(), judge, 10)
    page = shown(show, trial, texts_of(trial))
    plain_scores, marked = trial.found()["scores"][0]["values"]
    for threshold in (3.0, 0.0, -1.0):
        page.locator(".gp-detectability .gp-threshold").fill(str(threshold))
        above = [sum(value > threshold for value in values) for values in (plain_scores, marked)]
        words = page.locator(".gp-at-threshold").inner_text()
        assert f"{above[1]} of 10 texts with the watermark" in words and f"and {above[0]} of 10 without" in words


@pytest.mark.slow
def test_the_scores_of_synthid_can_be_chosen_and_a_trained_detector_stands_first(show):
    trial = sure_trial(request(SYNTHID), judge, 10)
    log = lines(trial, texts_of(trial))
    page = show(page_of("watermark", log))
    options = page.locator(".gp-which option")
    assert options.all_inner_texts() == ["mean g", "weighted mean g"]
    page.locator(".gp-which").select_option("weighted_mean")
    assert "By the weighted mean g" in answer(page)[2]
    trial.find.learn({"trained": True})
    page = show(page_of("watermark", trial.lines()))
    assert options.count() == 2 and page.locator(".gp-which").input_value() == "posterior"
    assert page.locator(".gp-detectability .gp-threshold").input_value() == "0.5"
    assert "only the texts that no detector was trained on" in said(page, ".gp-detectability .gp-about")[0]
    assert [row[0] for row in rows(page, ".gp-rates")][::3] == ["mean g", "weighted mean g", "Bayesian detector"]
    assert [row[3] for row in rows(page, ".gp-rates")][-1] == "–"


@pytest.mark.slow
def test_few_texts_and_none_are_told(show):
    trial = sure_trial(request(), judge, 3)
    page = shown(show, trial, [])
    assert answer(page)[:2] == ["…", "No answer"]
    log = lines(trial := sure_trial(request(), judge, 3), [ids(1, 0.2), ids(2, 0.8)], end=False)
    page = show(page_of("watermark", log + found(trial.found())))
    assert answer(page)[1:] == ["Not known yet", "1 text with the watermark and 1 without it are too few to tell: 5 of "
                                "each are needed."]  # fmt: skip
    assert page.locator(".gp-of-lengths").is_hidden()
    page = shown(show, sure_trial(request(), judge, 2), [[8], ids(1, 0.5), ids(2, 0.2), ids(3, 0.7)])
    assert "1 text was not scored. The text is too short." in said(page, ".gp-warning")[0]



# ------------------------------------------------------------------------------------------------------------ the cost


@pytest.mark.parametrize(
    ("watermark", "values", "last"), one_in(2, [(GREEN, [1.0, 4.0], "bias 4"), (SYNTHID, [1, 3], "3 keys")])
)
def test_the_cost_over_the_strength(show, watermark, values, last):
    trial = cost_trial(request(watermark), judge, values, 5)
    texts = [ids(i, (0.25, 0.3, 0.95)[entry.group]) for i, entry in enumerate(trial.entries)]
    page = shown(show, trial, texts)
    assert visible(page) == ["gp-progress", "gp-watermark_cost"]
    assert answer(page)[:2] == ["◆", f"Found from {last} on"]
    points = trial.found()["points"]
    for row, point in zip(rows(page, "table.gp-numbers"), points, strict=True):
        assert row[0] == ("none" if point["value"] is None else f"{point['value']:g}") and row[1] == "5"
        assert row[2] == f"{point['perplexity']['median']:.2f}"
        assert row[3] == f"{point['score']['median']:.2f}".replace("-", "−")
    assert len(tips(page, ".gp-score")) == 2 and last in tips(page, ".gp-perplexity")[1]
    assert page.locator(".gp-of-suppressed").is_hidden() and page.locator(".gp-of-expected").is_hidden()


@pytest.mark.parametrize(
    ("sides", "seeds", "sign", "words"),
    one_in(3, [
        (["below", "above", "above"], 5, "◆", "Found from bias 2 on"),
        (["above", "above", "above"], 5, "◆", "Found from bias 1 on"),
        (["open", "above", "open"], 5, "◇", "Found at bias 2"),
        (["above", "below", "below"], 5, "◇", "Found at bias 1"),
        (["below", "open", "open"], 5, "◇", "Not reliably found at any strength"),
        (["below", "below", "below"], 5, "◇", "Not found at any strength"),
        (["few", "few", "few"], 2, "…", "No answer"),
    ]),
)
@WORDS
def test_a_mark_is_found_from_where_on_all_stronger_ones_are(show, sides, seeds, sign, words):
    trial = cost_trial(request(), judge, [1.0, 2.0, 3.0], seeds)
    log = lines(trial, texts_of(trial)).splitlines()
    line = json.loads(log[-2])
    for point, side in zip(line["values"]["points"][1:], sides, strict=True):
        point["found"] = side
    page = show(page_of("watermark", "\n".join([*log[:-2], json.dumps(line), log[-1]]) + "\n"))
    assert answer(page)[:2] == [sign, words]
    assert ("too few to tell: 5 are needed" in answer(page)[2]) is (seeds == 2)
    assert "Seed by seed it is 1.00 ×" in answer(page)[2]
    assert ("not a clear cost" in answer(page)[2]) is (seeds == 5)


@pytest.mark.parametrize(
    ("texts", "shares", "sign", "words"),
    [
        (8, (0.05, 0.95), "◆", "8 of 8 found at 12.5% false positives"),
        (5, (0.05, 0.95), "◇", "5 of 5 found at 20% false positives"),
    ],
)
@WORDS
def test_no_headline_names_a_rate_that_its_texts_cannot_show(show, texts, shares, sign, words):
    trial = sure_trial(request(), judge, texts)
    page = shown(show, trial, texts_of(trial, shares[1], 60, shares[0]))
    assert answer(page)[:2] == [sign, words]
    assert ("The intervals overlap" in answer(page)[2]) is (sign == "◇")
    assert "1%" not in said(page, ".gp-detectability .gp-length-keys")[0].split("found at ")[1].split(" ")[0]


def test_what_the_runs_noted_is_drawn(show):
    trial = cost_trial(request(), judge, [1.0, 4.0], 2)
    lines(trial, texts_of(trial))
    for entry, trace in zip(trial.entries, trial.traces, strict=True):
        for step in trace.all_steps if entry.group else ():
            expected = 0.3 + 0.1 * entry.group
            change(step, mark=Mark("green", True, None, 500, 0.2, 0.5, expected, 0.1, 0.2, 4 + entry.group))
    page = show(page_of("watermark", trial.header() + trial.end()))
    assert [row[5] for row in rows(page, "table.gp-numbers")] == ["–", "40%", "50%"]
    assert [row[6] for row in rows(page, "table.gp-numbers")] == ["0.00", "5.00", "6.00"]
    assert [row[7] for row in rows(page, "table.gp-numbers")] == ["–", "30%", "30%"]
    assert "Expected at least 40%" in tips(page, ".gp-share")[0] and len(tips(page, ".gp-suppressed")) == 2


@WORDS
def test_a_weak_mark_is_not_found(show):
    trial = cost_trial(request(), judge, [1.0], 5)
    page = shown(show, trial, texts_of(trial, 0.25))
    assert answer(page)[:2] == ["◇", "Not found at any strength"] and "At bias 1, the median z" in answer(page)[2]


# ------------------------------------------------------------------------------------------------------------- the quiz


def test_a_round_of_the_quiz(show):
    trial = quiz_trial(request(), judge, 2, shuffle=0b01)  # first the marked text on the left, then on the right
    texts = texts_of(trial)
    page = shown(show, trial, texts)
    quiz = pane(page, "watermark_quiz")
    whole = ["".join(f" t{i}" for i in text) for text in texts]
    assert page.locator(".gp-body > :first-child").all_text_contents() == [whole[1], whole[0]]
    before = quiz.inner_text()
    assert "green" not in before and " z " not in before and page.locator(".gp-token:visible").count() == 0
    quiz.get_by_role("button", name="Text A is watermarked").click()
    assert answer(page)[:2] == ["✓", "Correct"] and "What gave it away" in answer(page)[2]
    assert page.evaluate("() => document.activeElement.textContent") == "Next pair"
    assert page.locator('[data-truth="with"] h3').inner_text() == "Text A: ◆ watermarked, your guess"
    share = judge([texts[1]], GREEN)[0]["green_fraction"]
    assert f"{100 * share:.1f}".removesuffix(".0") + "% green" in page.locator('[data-truth="with"]').inner_text()
    quiz.get_by_role("button", name="Next pair").click()
    assert page.locator(".gp-body > :first-child").all_text_contents() == [whole[2], whole[3]]
    quiz.get_by_role("button", name="Text A is watermarked").click()
    assert answer(page)[:2] == ["✗", "Wrong: it was text B"]
    assert said(page, ".gp-watermark_quiz .gp-score") == ["1 of 2 correct"]
    assert said(page, ".gp-sum h3") == ["1 of 2 correct"]
    assert "By guessing, 1 or more are correct in 75% of rounds. The detector" in said(page, ".gp-sum-words")[0]
    assert [row[1] for row in rows(page, ".gp-sum table")] == ["✓ text A", "✗ text A"]
    assert quiz.get_by_role("button", name="Next pair").count() == 0


@pytest.mark.slow
def test_the_quiz_waits_for_all_texts(show):
    trial = quiz_trial(request(), judge, 2)
    texts = texts_of(trial)
    page = shown(show, trial, texts[:3], end=False)
    assert said(page, ".gp-waiting") == ["The texts are being written: 3 of 4."]
    assert page.locator(".gp-round").is_hidden()
    page = shown(show, quiz_trial(request(), judge, 1), [None, ids(1, 0.5)])
    assert "No pair of texts was completed" in said(page, ".gp-waiting")[0]
    page = shown(show, quiz_trial(request(), judge, 1), [[8], [9]])
    assert "The text is too short. Take a longer one." in said(page, ".gp-waiting")[0]


def test_another_round_begins_anew(show):
    trial = quiz_trial(request(), judge, 1, shuffle=0)
    page = shown(show, trial, texts_of(trial))
    page.get_by_role("button", name="Text A is watermarked").click()
    assert answer(page)[1] == "Wrong: it was text B"
    again = quiz_trial(request(), judge, 1, shuffle=0)
    feed_group(page, "watermark", lines(again, texts_of(again)), turn=9)
    assert page.locator(".gp-verdict").is_hidden() and said(page, ".gp-watermark_quiz .gp-score") == [""]


# ------------------------------------------------------------------------------------------------------- all of them


def evil(texts, watermark, detector=None):
    """Reports whose words would do harm as markup."""
    reports = judge(texts, watermark, detector)
    for report in reports:
        for row in report.get("tokens", ()):
            row[1] = row[2] = " ".join(EVIL)
        if "error" in report:
            report["error"] = dict.fromkeys(("message", "fix"), " ".join(EVIL))
    return reports


@pytest.mark.parametrize("make", [pair_trial, quiz_trial, lambda r, j: sure_trial(r, j, 2)])
def test_no_text_becomes_markup(show, make):
    trial = make(request(), evil)
    texts = texts_of(trial)
    texts[0] = [8] if make is not quiz_trial else texts[0]
    page = shown(show, trial, texts)
    if make is quiz_trial:
        page.get_by_role("button", name="Text A is watermarked").click()
    assert page.locator(".gp-pane img, .gp-pane b:has(img), .gp-pane script").count() == 0
    assert page.evaluate("() => window.hit") is None and "<script>" in page.locator("body").inner_text()


MAKERS = {
    "pair": pair_trial, "sure": lambda r, j: sure_trial(r, j, 6), "cost": lambda r, j: cost_trial(r, j, [1.0, 4.0], 2),
    "quiz": lambda r, j: quiz_trial(r, j, 2),
}  # fmt: skip


@pytest.mark.parametrize("make", one_in(2, MAKERS.values()), ids=MAKERS)
def test_no_pane_is_wider_than_a_phone(show, make):
    trial = make(request(), judge)
    page = shown(show, trial, texts_of(trial), viewport={"width": 390, "height": 800})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390

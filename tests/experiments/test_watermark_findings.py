"""What an experiment with watermarks has shown: from runs whose tokens are known, the values that follow from them."""

from __future__ import annotations

import dataclasses
import json
import math
import random
import statistics
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.experiments.judged_texts import LIVE, TextReports
from playground.experiments.watermark_detectability import CUTS, LEVELS, Course
from playground.experiments.watermark_trials import KNOB, cost_trial, pair_trial, quiz_trial, sure_trial
from playground.metrics.claims import MIN_VALUES, interval, side, spread
from playground.metrics.roc import auc, normal, normal_rate, rate_at, roc
from playground.requests.request import GenerationRequest
from playground.trace import Failed, Mark
from playground.watermarks.green_lists import GreenLists, detect, z_score
from tests.support.changing import change
from tests.support.drafted import plain
from tests.support.watermarked import GREEN, SYNTHID, judge

REQUEST = GenerationRequest("stories", "A fox", config={"do_sample": True, "max_new_tokens": 12}, seed=3)


def request(watermark=GREEN):
    return dataclasses.replace(REQUEST, config={**REQUEST.config, KNOB: watermark})


def ids(number, share, length=30):
    """Ids of which about this share is green for the fake judge, with a last digit that says so to SynthID's."""
    draw = random.Random(number)
    return [10 * draw.randrange(100) + (8 if draw.random() < share else 1) for _ in range(length)]


def run(trial, texts, end=True):
    """Let the runs of a trial write these ids, in the order of its entries; None fails. Returns what was found."""
    for number, text in enumerate(texts):
        events = [Failed("No.", "Try.")] if text is None else plain(trial.entries[number].request, text)
        for event in events:
            trial.add(number, event)
    if end:
        trial.end()
    return trial.found()


def samples(trial, length=30, share=0.7):
    return [ids(i, share if entry.group else 0.25, length) for i, entry in enumerate(trial.entries)]


def counting(calls):
    def judging(texts, watermark, detector=None):
        calls.append(len(texts))
        return judge(texts, watermark, detector)

    return judging


# ------------------------------------------------------------------------------------------------------- each text once


def test_a_text_is_judged_once_and_only_when_its_run_has_ended():
    calls = []
    trial = pair_trial(request(), counting(calls))
    found = trial.found()
    assert [text["report"] for text in found["texts"]] == [None, None] and calls == []
    found = run(trial, [ids(1, 0.2), ids(2, 0.8)])
    trial.found()
    assert calls == [1, 1] and all(text["report"] for text in found["texts"])


@pytest.mark.parametrize(("length", "each"), [(30, 10), (100, 3), (400, 1)])
def test_few_tokens_are_judged_at_a_time_while_runs_go_on(length, each):
    calls = []
    trial = sure_trial(request(), judge, 7)
    run(trial, samples(trial, length))
    judged = TextReports(counting(calls), GREEN)
    for known in range(each, 14, each):
        reports = judged(trial.traces, LIVE)
        assert [report is not None for report in reports] == [True] * known + [False] * (14 - known)
    assert all(judged(trial.traces)) and calls[:-1] == [each] * (13 // each) and sum(calls) == 14


def test_once_no_run_is_to_come_all_texts_are_judged():
    trial = sure_trial(request(), judge, 20)
    run(trial, samples(trial)[:-1], end=False)
    trial.stopped = True
    assert trial.found()["counts"] == [20, 19]


def test_what_failed_was_stopped_or_is_empty_has_no_report():
    trial = pair_trial(request(), judge)
    assert [text["report"] for text in run(trial, [None, []])["texts"]] == [None, None]
    trial = pair_trial(request(), judge)
    for event in plain(trial.entries[0].request, ids(1, 0.5), reason="stopped"):
        trial.add(0, event)
    assert trial.found()["texts"][0]["report"] is None


def test_equal_texts_have_equal_reports():
    same = ids(1, 0.5)
    reports = TextReports(judge, GREEN)(run_of := [SimpleNamespace(sequences=[SimpleNamespace(
        token_ids=same, stop_reason="length")], finished=SimpleNamespace(num_tokens=30))] * 2)  # fmt: skip
    assert reports[0] is reports[1] and len(reports) == len(run_of)


# -------------------------------------------------------------------------------------------------------- side by side


def test_two_texts_marked_by_one_key():
    trial = pair_trial(request(), judge)
    texts = [ids(1, 0.25), ids(2, 0.8)]
    found = run(trial, texts)
    assert (found["question"], found["kind"], found["watermark"], found["threshold"]) == ("pair", "green", GREEN, 3.0)
    assert [text["side"] for text in found["texts"]] == ["without", "with"]
    assert [text["report"] for text in found["texts"]] == judge(texts, GREEN)
    assert [text["tokens"] for text in found["texts"]] == [30, 30]
    for text, trace in zip(found["texts"], trial.traces, strict=True):
        mean = statistics.fmean(step.chosen.raw_logprob for step in trace.steps)
        assert text["perplexity"] == pytest.approx(math.exp(-mean)) and text["stop_reason"] == "length"
    assert '"question":"pair"' in trial.end() and json.dumps(found)


def test_a_text_that_cannot_be_judged_says_why():
    found = run(pair_trial(request(), judge), [[8], ids(2, 0.8)])
    assert found["texts"][0]["report"]["error"]["fix"] == "Take a longer one."


# ----------------------------------------------------------------------------------------------------------------- quiz


@pytest.mark.parametrize("shuffle", [0b00, 0b01, 0b10, 0b11])
def test_the_pairs_of_a_quiz_come_shuffled_at_its_end(shuffle):
    trial = quiz_trial(request(), judge, 2, shuffle=shuffle)
    texts = samples(trial)
    found = run(trial, texts[:-1], end=False)
    assert found["pairs"] == [] and found["done"] == 3
    pairs = run(trial, texts)["pairs"]
    for number, pair in enumerate(pairs):
        left = shuffle >> number & 1
        assert pair["left"] == left
        assert [text["side"] for text in pair["texts"]] == (["with", "without"] if left else ["without", "with"])
        for text in pair["texts"]:
            group = ("without", "with").index(text["side"])
            assert text["report"] == judge([texts[2 * number + group]], GREEN)[0]


def test_pairs_that_were_not_written_are_left_out():
    trial = quiz_trial(request(), judge, 3)
    texts = samples(trial)
    texts[2] = None
    assert [pair["texts"][0]["tokens"] for pair in run(trial, texts)["pairs"]] == [30, 30]


def test_the_order_is_drawn_where_nobody_gives_it():
    orders = set()
    for _ in range(40):
        trial = quiz_trial(request(), judge, 2)
        orders.add(tuple(pair["left"] for pair in run(trial, samples(trial))["pairs"]))
    assert len(orders) == 4


# ----------------------------------------------------------------------------------------------------------- how sure


@given(st.lists(st.integers(0, 200), min_size=3, max_size=60), st.sampled_from([0.25, 0.5]))
def test_z_of_the_first_tokens_is_the_detectors(text, ratio):
    config = {**GREEN, "greenlist_ratio": ratio}
    lists = GreenLists(config, 201)
    whole = detect(text, lists)
    rows = [[i, "", "", *mark, None] for i, mark in zip(text, zip(whole.mask, whole.counted, strict=True), strict=True)]
    course = Course.of({"kind": "green", "tokens": rows, "prompt_tokens": 0, "ratio": ratio})
    assert course.z() == pytest.approx(whole.z_score)
    for tokens in (2, len(text) // 2 + 1):
        assert course.z(tokens) == pytest.approx(detect(text[:tokens], lists).z_score)
    assert course.z(1) is None


def test_the_tokens_of_a_prompt_are_no_part_of_a_course():
    (report,) = judge([ids(1, 0.5)], GREEN)
    assert Course.of(report | {"prompt_tokens": 4}).values == Course.of(report).values[4:]


def test_both_sets_are_scored():
    trial = sure_trial(request(), judge, 12)
    texts = samples(trial)
    found = run(trial, texts)
    assert (found["question"], found["counts"], found["left_out"], found["problem"]) == ("sure", [12, 12], 0, None)
    (score,) = found["scores"]
    plain, marked = [
        [report["z_score"] for report in judge(texts[group::2], GREEN)] for group in (0, 1)
    ]  # fmt: skip
    assert score["name"] == "z" and score["values"] == [pytest.approx(plain), pytest.approx(marked)]
    assert score["auc"] == pytest.approx(auc(plain, marked)) and score["auc"] > 0.9
    assert score["roc"] == [pytest.approx(point) for point in roc(plain, marked)]
    assert score["normal"][0] == pytest.approx((normal(plain).mean, normal(plain).stdev))
    for level, row in zip([1 / 12, *LEVELS], score["rates"], strict=True):
        rate = rate_at(plain, marked, level)
        assert (row["level"], row["detected"], row["marked"]) == (level, rate.detected, 12)
        between = (row["false_between"], row["found_between"])
        assert between == (list(interval(rate.false_positives, 12)), list(interval(rate.detected, 12)))
        assert row["apart"] is (between[1][0] > between[0][1]) and row["shown"] is (level == 1 / 12)
        threshold, share = normal_rate(plain, marked, level)
        assert row["normal"] == {"threshold": pytest.approx(threshold), "rate": pytest.approx(share)}
    assert json.dumps(found)


@pytest.mark.slow
@pytest.mark.parametrize(("texts", "levels"), [(8, [0.125, 0.01, 0.001]), (100, [0.01, 0.001]), (101, [0.01, 0.001])])
def test_no_rate_is_claimed_that_the_texts_cannot_show(texts, levels):
    """Eight texts of each set, perfectly apart, still admit a false-positive rate of 36.9%."""
    trial = sure_trial(request(), judge, texts)
    found = run(trial, [ids(i, 0.95 if i % 2 else 0.05, 60) for i in range(2 * texts)])
    rates = found["scores"][0]["rates"]
    assert [rate["level"] for rate in rates] == levels and found["fewest"] == MIN_VALUES
    assert [rate["shown"] for rate in rates] == [True, *([False] * (len(levels) - 1))]
    assert rates[0]["apart"] and rates[-1]["detected"] == texts
    for row in found["lengths"]:
        assert row["levels"] == [levels[0], max(0.001, 1 / texts)]
        assert row["found_between"][0] == list(interval(round(row["rates"][0] * texts), texts))


def test_a_text_is_found_more_surely_the_longer_it_is():
    trial = sure_trial(request(), judge, 12)
    rows = run(trial, samples(trial, 120, 0.6))["lengths"]
    assert [row["tokens"] for row in rows] == [10, 25, 50, 75, 100, 120]
    assert all(row["counts"] == [12, 12] for row in rows)
    assert rows[-1]["median"][1] > rows[0]["median"][1] + 2 and rows[-1]["auc"] >= rows[0]["auc"]
    texts = [entry for entry in samples(trial, 120, 0.6)][1::2]
    cut = [z_score(sum(i % 2 == 0 for i in text[1:50]), 49, 0.25) for text in texts]
    assert rows[2]["median"][1] == pytest.approx(statistics.median(cut))


def test_only_texts_that_are_long_enough_count_at_a_length():
    trial = sure_trial(request(), judge, 8)
    texts = [ids(i, 0.5, 60 if i < 8 else 12) for i in range(16)]
    rows = {row["tokens"]: row["counts"] for row in run(trial, texts)["lengths"]}
    assert rows == {10: [8, 8], 12: [8, 8], 25: [4, 4], 50: [4, 4]} and set(rows) - {12} < set(CUTS)


def test_texts_that_cannot_be_scored_are_counted_and_the_reason_is_told():
    trial = sure_trial(request(), judge, 6)
    texts = [[8] if i in (2, 3) else None if i == 4 else text for i, text in enumerate(samples(trial))]
    found = run(trial, texts)
    assert found["counts"] == [4, 5] and found["left_out"] == 2
    assert found["problem"]["message"] == "The text is too short."


@pytest.mark.parametrize("texts", [0, 1, 2])
def test_before_both_sets_have_texts_there_are_no_rates(texts):
    trial = sure_trial(request(), judge, 6)
    found = run(trial, samples(trial)[:texts], end=False)
    (score,) = found["scores"]
    assert (score["auc"] is None) == (texts < 2) and len(score["rates"]) == (2 if texts == 2 else 0)
    assert found["lengths"] == []


def test_synthid_has_two_scores():
    trial = sure_trial(request(SYNTHID), judge, 10)
    texts = samples(trial)
    found = run(trial, texts)
    assert [score["name"] for score in found["scores"]] == ["mean", "weighted_mean"] and found["kind"] == "synthid"
    reports = judge(texts[1::2], SYNTHID)
    expected = [(report["mean"] - 0.5) * 2 * math.sqrt(report["num_g_values"]) for report in reports]
    assert found["scores"][0]["values"][1] == pytest.approx(expected)
    assert found["scores"][1]["values"][1] == pytest.approx([report["z_score"] for report in reports])
    assert found["lengths"][-1]["tokens"] == 30


def test_a_trained_detector_is_judged_on_what_it_has_not_seen():
    trial = sure_trial(request(SYNTHID), judge, 10)
    texts = samples(trial)
    run(trial, texts)
    marked, plain = trial.find.training_texts(trial)
    assert plain == texts[0::4] and marked == texts[1::4]
    trial.find.learn({"weights": 1})
    found = trial.found()
    assert found["learned"] and found["counts"] == [5, 5]
    assert [score["name"] for score in found["scores"]] == ["mean", "weighted_mean", "posterior"]
    assert found["scores"][2]["values"][1] == [r["posterior"] for r in judge(texts[3::4], SYNTHID, {"weights": 1})]
    assert found["scores"][2]["rates"][0]["normal"] is None and found["scores"][2]["auc"] > 0.8


# -------------------------------------------------------------------------------------------------------- what it costs


@pytest.mark.parametrize(("watermark", "knob", "values"), [(GREEN, "bias", [1.0, 4.0]), (SYNTHID, "keys", [1, 3])])
def test_the_cost_at_each_strength(watermark, knob, values):
    trial = cost_trial(request(watermark), judge, values, 3)
    texts = [ids(i, 0.25 + 0.2 * entry.group) for i, entry in enumerate(trial.entries)]
    found = run(trial, texts)
    assert (found["question"], found["knob"], found["candidates"]) == ("cost", knob, 10)
    assert [point["value"] for point in found["points"]] == [None, *values]
    assert [point["texts"] for point in found["points"]] == [3, 3, 3]
    for number, point in enumerate(found["points"]):
        mark = trial.entries[number].request.config.get(KNOB, watermark)
        reports = judge(texts[number::3], mark)
        assert point["score"] == spread(report["z_score"] for report in reports)
        green = [i % 2 == 0 for text in texts[number::3] for i in text[1:]]
        g = [i % 10 / 9 for text in texts[number::3] for i in text[1:]]
        assert point["share"] == pytest.approx(statistics.fmean(green if knob == "bias" else g))
        perplexities = [trial.metrics(number)["perplexity"]] * 3  # the fake runs are equally likely
        assert point["perplexity"] == pytest.approx(spread(perplexities))
        assert point["found"] == side([report["z_score"] for report in reports], 3.0) == "few"
        assert point["price"] == (pytest.approx(spread([1.0] * 3)) if number else None)
        assert point["dearer"] == ("few" if number else None)
        assert point["expected"] is None and point["suppressed"] == (None if number else 0.0)
    assert json.dumps(found)


def noted(trace, expected, suppressed):
    """Let the steps of a run have noted this of the watermark, but for the first, which had no context."""
    for place, step in enumerate(trace.all_steps):
        share = expected if place else None
        change(step, mark=Mark("green", bool(place), None, 500, 0.2, 0.5, share, 0.1, 0.2, suppressed if place else 0))


def test_what_the_runs_noted_of_the_watermark_is_told():
    trial = cost_trial(request(), judge, [2.0, 5.0], 1)
    run(trial, [ids(1, 0.2), ids(2, 0.7, 11), ids(3, 0.9, 21)])
    noted(trial.traces[1], 0.4, 5)
    noted(trial.traces[2], 0.7, 7)
    points = trial.found()["points"]
    assert [point["expected"] for point in points] == [None, pytest.approx(0.4), pytest.approx(0.7)]
    assert [point["moved"] for point in points] == [None, pytest.approx(0.3), pytest.approx(0.3)]
    assert [point["suppressed"] for point in points] == [0, pytest.approx(50 / 11), pytest.approx(140 / 21)]
    trial = pair_trial(request(), judge)
    run(trial, [ids(1, 0.2), ids(2, 0.7)])
    noted(trial.traces[1], 0.4, 5)
    assert [text["expected"] for text in trial.found()["texts"]] == [None, pytest.approx(0.4)]


def test_the_cost_is_told_as_runs_end():
    trial = cost_trial(request(), judge, [1.0], 2)
    found = run(trial, [ids(1, 0.2)], end=False)
    assert [point["texts"] for point in found["points"]] == [1, 0]
    empty = found["points"][1]
    assert [empty[name] for name in ("perplexity", "score", "share", "expected", "suppressed")] == [None] * 5


def test_a_strength_is_found_and_dear_where_the_seeds_agree():
    trial = cost_trial(request(), judge, [1.0, 4.0], 6)
    found = run(trial, [ids(i, (0.2, 0.5, 0.95)[entry.group]) for i, entry in enumerate(trial.entries)])
    zs = [[report["z_score"] for report in judge([ids(i, share) for i in range(number, 18, 3)], GREEN)]
          for number, share in enumerate((0.2, 0.5, 0.95))]  # fmt: skip
    assert [point["found"] for point in found["points"]] == [side(each, 3.0) for each in zs]
    assert (found["points"][0]["found"], found["points"][2]["found"]) == ("below", "above")
    assert [point["dearer"] for point in found["points"]] == [None, "open", "open"], "the fake runs cost the same"

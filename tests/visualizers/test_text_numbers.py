"""The text in numbers, in a real browser, against the formulas of playground/metrics/scores.py."""

from __future__ import annotations

import math
from statistics import mean

import pytest

from playground.metrics import scores
from playground.trace import Step, Trace
from tests.support.changing import change
from tests.visualizers import made
from tests.visualizers.reading import EMPTY, choose_unit, feed, lines, rows, settle, written
from tests.visualizers.test_curve_pane import prompted
from visualizers.export import export_html


def opened(page) -> dict[str, list[str]]:
    """The open table: what stands behind each name."""
    summary = page.locator(".gp-text-numbers summary")
    if not page.locator(".gp-totals").is_visible():
        summary.click()
        settle(page)
    return {name: values for name, *values in rows(page, ".gp-totals")}


def expected(steps: list[Step], unit: float) -> dict[str, list[float]]:
    """The numbers of a text: after the processors, before them."""
    after = [step.chosen.logprob for step in steps]
    before = [step.chosen.raw_logprob for step in steps]
    entropies = [(s.distribution.entropy_after, s.distribution.entropy_before) for s in steps]
    ids = [step.chosen.token_id for step in steps]
    return {
        "perplexity": [scores.perplexity(after), scores.perplexity(before)],
        "mean log-probability": [scores.mean_logprob(after) / unit, scores.mean_logprob(before) / unit],
        "cumulative log-probability": [sum(after) / unit, sum(before) / unit],
        "mean entropy": [mean(column) / unit for column in zip(*entropies, strict=True)],
        "mean tokens kept": [mean(step.distribution.kept for step in steps), made.VOCAB],
        "distinct-1": [scores.distinct_n(ids, 1)],
        "distinct-2": [scores.distinct_n(ids, 2)],
        "distinct-3": [scores.distinct_n(ids, 3)],
    }


def check(found: dict[str, list[str]], steps: list[Step], unit: str = "bits") -> None:
    """Compare the table with the formulas."""
    for name, values in expected(steps, math.log(2) if unit == "bits" else 1.0).items():
        key = f"{name}, {unit}" if "log-prob" in name or "entropy" in name else name
        read = [float(value.replace(",", "").replace("−", "-")) for value in found[key] if value]
        assert read[: len(values)] == pytest.approx(values, abs=0.0051), name
    share = scores.repetition([step.chosen.token_id for step in steps])
    assert float(found["repetition"][0].strip("%")) == pytest.approx(100 * share, abs=0.051)


def test_the_numbers_are_those_of_the_formulas(show):
    trace = made.sampled(made.STORY * 3)
    page = show(export_html(trace))
    check(opened(page), trace.steps)
    choose_unit(page, "nats")
    check(opened(page), trace.steps, "nats")
    heads = page.locator(".gp-totals thead th:not([hidden])").all_inner_texts()
    assert heads == ["", "after the processors", "before them"]
    _, before = expected(trace.steps, 1)["perplexity"]
    assert page.locator(".gp-in-short").inner_text() == f"Perplexity {before:.2f}"


def test_every_number_has_a_meaning(show):
    page = show(export_html(made.sampled()))
    names = opened(page)
    tips = page.locator(".gp-totals tbody th [data-tip]")
    assert tips.count() == len(names)
    tips.nth(0).focus()
    assert "equally likely tokens" in page.locator(".gp-numbers .gp-tip").inner_text()


@pytest.mark.slow
def test_the_numbers_grow_with_the_text_and_follow_the_one_that_is_looked_at(show):
    trace = made.several()
    events = list(trace.events())
    page = show(EMPTY)
    assert not page.locator(".gp-text-numbers").is_visible()
    for end in (4, 20, len(events)):
        feed(page, lines(events[:end]))
        opened(page)
    for number in (1, 0, 2):  # the first is shorter: numbers are taken back
        page.locator(".gp-line").nth(number).locator(".gp-token").nth(1).click()
        settle(page)
        check(opened(page), trace.steps_of(number))
        assert page.locator(".gp-whose").inner_text() == f"of sequence {number + 1}"


def test_the_prompt_has_a_column_where_it_was_read(show):
    trace = prompted()
    page = show(export_html(trace))
    found = opened(page)
    logprobs = [step.chosen.raw_logprob for step in trace.prompt_steps]
    assert float(found["perplexity"][2]) == pytest.approx(scores.perplexity(logprobs), abs=0.0051)
    assert found["cumulative log-probability, bits"][2] == written(sum(logprobs) / math.log(2), 2)
    before = scores.perplexity([step.chosen.raw_logprob for step in trace.steps])
    assert page.locator(".gp-in-short").inner_text() == f"Perplexity {before:.2f}"  # that of the text alone
    check({name: values[:2] for name, values in found.items()}, trace.steps)


def impossible() -> Trace:
    trace = made.sampled(made.STORY[:5])
    change(trace.steps[1].chosen, logprob=-3.4028234663852886e38)
    return trace


def test_what_could_not_be_chosen_is_infinite(show):
    found = opened(show(export_html(impossible()), viewport={"width": 390, "height": 800}))
    assert found["perplexity"][0] == "∞" and found["cumulative log-probability, bits"][0] == "−∞"
    assert float(found["perplexity"][1]) > 1

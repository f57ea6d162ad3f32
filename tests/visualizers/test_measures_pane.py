"""The table of numbers in a real browser: values, the best of them, sorting, live."""

from __future__ import annotations

import json
import math
import re

import pytest

from playground.experiments.comparison import Group
from playground.trace import Trace
from tests.support.slow import one_in
from tests.visualizers.comparing import comparison, feed_group, lane_groups, page_of, real_lanes
from tests.visualizers.reading import settle

PAGE = page_of(["measures"])


@pytest.fixture(scope="module")
def real():
    return real_lanes()


def table(page) -> list[list[str]]:
    return page.eval_on_selector_all(
        ".gp-metrics tr",
        "all => all.map(({cells}) => [...cells].map((cell) => cell.innerText.replace(/\\s+/g, ' ').trim()))",
    )


def columns(page) -> list[str]:
    return page.eval_on_selector_all(".gp-metrics thead [data-name]", "all => all.map((head) => head.dataset.name)")


def boxes(page):
    """A box for each column, once they are opened."""
    if not page.locator(".gp-column-boxes").is_visible():
        page.locator(".gp-column-choice summary").click()
    return page.locator(".gp-column-boxes input")


def choose_all(page) -> None:
    """See all columns."""
    for box in boxes(page).all():
        box.check()


def test_every_metric_of_every_lane_is_there(show, real):
    page = show(PAGE)
    feed_group(page, real.lines())
    choose_all(page)
    rows = table(page)
    names = columns(page)
    assert len(rows) == 5 and len(names) == len(rows[0]) - 1
    metrics = [real.metrics(number) for number in range(4)]
    told = json.loads(real.header())["metrics"]
    digits = {metric["name"]: metric["digits"] for metric in told}
    in_nats = {metric["name"] for metric in told if metric["unit"] == "nats"}
    assert "entropy" in in_nats
    assert set(names) == {name for values in metrics for name, value in values.items() if value is not None}
    for number, (values, row) in enumerate(zip(metrics, rows[1:], strict=True)):
        for name, cell in zip(names, row[1:], strict=True):
            value = values[name]
            if value is not None and name in in_nats:  # the page shows information in one unit, bits at first
                value /= math.log(2)
            shown = re.sub(r"★ ?| \(best\)| over the seeds .*", "", cell).strip()
            if name == "ended":
                assert shown == f"{len(real.traces_of(number)) * value:.0f} of {len(real.traces_of(number))}"
                continue
            assert shown == ("–" if value is None else f"{value:,.{digits[name]}f}"), name


def test_the_unit_that_is_chosen_once_is_that_of_every_table(show, real):
    page = show(PAGE)
    feed_group(page, real.lines())
    place = columns(page).index("entropy")
    entropies = [real.metrics(number)["entropy"] for number in range(4)]
    heading = page.locator(".gp-metrics thead th").nth(place + 1)

    def shown() -> list[float]:
        return [float(re.sub(r"[^\d.].*", "", row[place + 1])) for row in table(page)[1:]]

    assert heading.locator("small").inner_text() == "bits"
    assert shown() == pytest.approx([entropy / math.log(2) for entropy in entropies], abs=1e-3)
    page.evaluate("GenerationPlayground.chooseUnit('nats')")
    settle(page)
    assert heading.locator("small").inner_text() == "nats"
    assert shown() == pytest.approx(entropies, abs=1e-3)


def test_lanes_have_no_star(show, real):
    """One run each says nothing of how sure it is, and speeds of lanes that share their passes are each other's."""
    page = show(PAGE)
    feed_group(page, real.lines())
    assert "★" not in page.locator(".gp-measures").inner_text() and page.locator(".gp-best").count() == 0
    speeds = [real.metrics(number)["tokens_per_second"] for number in range(4)]
    assert len(set(speeds)) == 4, "though they differ"


def test_the_best_is_marked_where_runs_by_themselves_bear_it_out(show):
    page = show(PAGE)
    runs = comparison([Trace()] * 2, lane_groups(2))
    text = runs.header()
    for group, speeds in enumerate([[5.0, 6.0, 5.5, 5.2, 5.9], [5.1, 6.1, 5.6, 5.3, 6.0]]):
        each = {"tokens_per_second": speeds}
        values = {"tokens_per_second": sum(speeds) / 5}
        text += json.dumps({"type": "Measured", "group": group, "values": values, "each": each}) + "\n"
    feed_group(page, text)
    cells = table(page)
    assert "★" not in cells[1][1] and "★" in cells[2][1] and "over the seeds 5.1 to 6.1" in cells[2][1]
    assert page.locator(".gp-best-key").is_visible()


def test_runs_that_ended_with_eos_are_counted(show):
    page = show(PAGE)
    runs = comparison([[Trace()] * 3, [Trace()]], lane_groups(2))
    text = runs.header()
    for group, (value, each) in enumerate([(0.5, [1.0, 0.0, None]), (0.0, None)]):
        line = {"type": "Measured", "group": group, "values": {"ended": value}}
        text += json.dumps(line | ({"each": {"ended": each}} if each else {})) + "\n"
    feed_group(page, text)
    assert [row[1] for row in table(page)] == ["Ended with EOS", "1 of 2", "0 of 1"]


def test_a_heading_says_what_it_means_and_sorts(show, real):
    page = show(PAGE)
    feed_group(page, real.lines())
    heading = page.locator('.gp-metrics [data-name="perplexity"]')
    heading.focus()
    tip = page.locator(".gp-measures .gp-tip").inner_text()
    metric = next(m for m in json.loads(real.header())["metrics"] if m["name"] == "perplexity")
    assert metric["meaning"] in tip and metric["formula"] in tip
    column = columns(page).index("distinct_2") + 1
    values = [round(real.metrics(number)["distinct_2"], 4) for number in range(4)]
    heading = page.locator('.gp-metrics [data-name="distinct_2"]')
    down, up = (sorted(range(4), key=lambda i: sign * values[i]) for sign in (-1, 1))
    for sort, expected in [("descending", down), ("ascending", up), ("none", range(4))]:
        heading.focus()
        page.keyboard.press("Enter")
        assert page.locator(f".gp-metrics th:nth-child({column + 1})").first.get_attribute("aria-sort") == sort
        assert [row[0][0] for row in table(page)[1:]] == ["ABCD"[i] for i in expected]
    heading.click()
    page.locator(".gp-metrics thead button").first.click()
    assert [row[0][0] for row in table(page)[1:]] == list("ABCD")


def test_values_come_live_and_what_has_none_sorts_last(show):
    page = show(PAGE)
    runs = comparison([Trace()] * 3, lane_groups(3))
    text = runs.header()
    feed_group(page, text)
    assert page.locator(".gp-measures").is_hidden()
    values = [{"tokens": 4.0, "words": None}, {"tokens": 12.0}, {}]
    for group, each in enumerate(values):
        text += json.dumps({"type": "Measured", "group": group, "values": each}) + "\n"
        feed_group(page, text)
    assert columns(page) == ["tokens"]
    widths = page.eval_on_selector_all(".gp-metrics tbody .gp-track i", "all => all.map((bar) => bar.style.width)")
    assert widths == ["33.33%", "100%", "0%"]
    for expected in ("BAC", "ABC"):
        page.locator('.gp-metrics [data-name="tokens"]').click()
        assert [row[0][0] for row in table(page)[1:]] == list(expected)
    text += json.dumps({"type": "Measured", "group": 2, "values": {"tokens": 1.0, "words": 2.5}}) + "\n"
    feed_group(page, text)
    assert columns(page) == ["tokens", "words"]
    assert [row[0][0] for row in table(page)[1:]] == list("CAB")


def test_many_seeds_are_one_row_without_a_best(show, real):
    page = show(page_of(["measures"], "seeds"))
    runs = comparison([real.traces_of(1)], [Group("", "Nucleus", "stories")], "seeds")
    feed_group(page, runs.lines(), group="seeds")
    rows = table(page)
    assert len(rows) == 2 and rows[1][0] == "Nucleus"
    choose_all(page)
    assert "self_bleu" in columns(page)
    assert page.locator(".gp-best").count() == 0 and page.locator(".gp-metrics .gp-track:visible").count() == 0


# ---------------------------------------------------------------------------------------------------- columns

AT_FIRST = {"tokens", "tokens_per_second", "perplexity", "entropy", "distinct_2", "repetition", "words", "ended"}


def test_a_few_columns_are_there_at_first_and_a_person_chooses_others(show, real):
    page = show(PAGE, as_file=True)
    feed_group(page, real.lines())
    told = [metric["name"] for metric in json.loads(real.header())["metrics"]]
    known = [name for name in told if any(real.metrics(number).get(name) is not None for number in range(4))]
    said = page.locator(".gp-column-choice summary")
    few = [name for name in known if name in AT_FIRST]
    assert columns(page) == few and len(few) < len(known)
    assert said.inner_text() == f"Columns: {len(few)} of {len(known)}"
    assert boxes(page).evaluate_all("all => all.map((box) => box.checked)") == [name in few for name in known]
    for name in ("tokens", "distinct_3"):
        box = boxes(page).nth(known.index(name))
        box.focus()
        page.keyboard.press("Space")
    expected = [name for name in known if name in {*few, "distinct_3"} - {"tokens"}]
    assert columns(page) == expected and len(table(page)[1]) == len(expected) + 1
    assert said.inner_text() == f"Columns: {len(expected)} of {len(known)}"
    page.goto(page.address)
    settle(page)
    feed_group(page, real.lines())
    assert columns(page) == expected  # the browser keeps it


@pytest.mark.parametrize("kept", one_in(3, ["oops", "7", '{"tokens": 1}', '["nobody"]']))
def test_what_the_browser_keeps_may_be_anything(show, real, kept):
    page = show(PAGE, as_file=True)
    page.evaluate("(kept) => localStorage.setItem('generation-playground.columns', kept)", kept)
    page.goto(page.address)
    settle(page)
    feed_group(page, real.lines())
    assert page.locator(".gp-measures").is_visible() and len(table(page)) == 5
    assert (columns(page) == []) is (kept == '["nobody"]')
    choose_all(page)
    assert len(columns(page)) > len(AT_FIRST)

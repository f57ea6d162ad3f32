"""Scripts of the page that count what Python counts, too: both hold to the same golden cases (tests/golden)."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from playground.metrics import reasoning, scores
from playground.trace import Trace, acceptance, event_from_line
from tests.golden import write
from tests.support.browsers import launch, require_playwright
from tests.support.page_modules import module_page

MODULES = (
    "assisted/acceptance.ts", "beam_search/beam_finalization.ts", "beam_search/score_check.ts", "core/log.ts",
    "core/reasoning.ts", "core/totals.ts", "core/values.ts",
)  # fmt: skip


def cases(name: str):
    """A table of the cases of one file, by their names."""
    found = write.read(name)
    return pytest.mark.parametrize("case", found, ids=[case["name"] for case in found])


def trace_of(log: str) -> Trace:
    return Trace.fold(map(event_from_line, log.splitlines()))


@pytest.fixture(scope="module")
def page():
    require_playwright()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = module_page(browser, *MODULES)
        page.evaluate("() => { window.read = (text) => { const log = new RunLog(); log.feed(text); return log; }; }")
        yield page
        browser.close()


def near(expected):
    """Numbers of a log have five decimal places; None is no number."""
    return None if expected is None else pytest.approx(expected, rel=1e-4, abs=2e-3)


# ---------------------------------------------------------------------------------------------------- drafts


@cases("acceptance")
def test_acceptance_in_python(case):
    found = asdict(acceptance.acceptance(write.rounds_of(case)))
    assert found == {name: near(value) for name, value in case["figures"].items()}


@cases("acceptance")
def test_acceptance_on_the_page(page, case):
    found = page.evaluate("(rounds) => new AcceptanceAlong().read(rounds)", case["rounds"])
    assert set(found) <= set(case["figures"])
    assert found == {name: near(case["figures"][name]) for name in found}


# ---------------------------------------------------------------------------------------------------- totals

TOTALS = """(text) => {
  const steps = pathOf(read(text).lines()[0].last);
  const sums = steps.reduce(withStep, NO_TOTALS);
  const repeats = new Repeats();
  for (const {chosen} of steps) repeats.add(chosen.token_id);
  return {
    perplexity_after: perplexityOf(sums.after, sums.count), perplexity_before: perplexityOf(sums.before, sums.count),
    entropy_after: sums.entropyAfter, entropy_before: sums.entropyBefore,
    distinct: [1, 2, 3].map((n) => repeats.distinct(n)), repetition: repeats.share,
  };
}"""


@cases("totals")
def test_totals_in_python(case):
    found = write.totals(trace_of(case["log"]))
    assert found == {name: near(value) for name, value in case["numbers"].items()}


@cases("totals")
def test_totals_on_the_page(page, case):
    found = page.evaluate(TOTALS, case["log"])
    assert found == {name: near(value) for name, value in case["numbers"].items()}


# ---------------------------------------------------------------------------------------------------- reasoning

SPANS = """([tokens, marks]) => {
  const steps = tokens.map(([text, special]) => ({chosen: {text}, piece: special ? null : text}));
  return spansOf(steps, marks).map(({start, stop, end}) => [start, stop, end]);
}"""


@cases("reasoning")
def test_spans_of_reasoning_in_python(case):
    marks = case["marks"]
    found = reasoning.read_all(case["tokens"], marks["start"], marks["end"], marks["is_open"]).all_spans()
    assert [list(span) for span in found] == case["spans"]


def test_spans_of_reasoning_on_the_page(page):
    for case in write.read("reasoning"):
        assert page.evaluate(SPANS, [case["tokens"], case["marks"]]) == case["spans"], case["name"]


# ---------------------------------------------------------------------------------------------------- beam search

FURTHEST = "(text) => Math.max(...Object.values(addUp(read(text))).map(({furthest}) => furthest))"
SETTLED = """([text, rules]) => {
  const search = searchOf(read(text));
  return rules.map((rule) => {
    const {stop, prompts} = settle(search, rule);
    const ids = (node) => pathOf(node).map(({chosen}) => chosen.token_id);
    return {
      steps: stop && stop.step, scores: prompts.map(({kept}) => kept.map(({score}) => score)),
      ids: prompts.map(({kept}) => kept.map(({node}) => ids(node))),
    };
  });
}"""


@cases("beam_search")
def test_the_tree_adds_up_in_python(case):
    assert scores.reconcile(trace_of(case["log"])).nodes == near(case["nodes"])
    assert scores.reconcile(trace_of(case["wrong_log"])).nodes == near(case["wrong_nodes"])
    assert case["nodes"] < 1e-3 < case["wrong_nodes"]


@cases("beam_search")
def test_the_tree_adds_up_on_the_page(page, case):
    assert page.evaluate(FURTHEST, case["log"]) == near(case["nodes"])
    assert page.evaluate(FURTHEST, case["wrong_log"]) == near(case["wrong_nodes"])


@cases("beam_search")
def test_a_search_is_settled_as_the_library_settles_it(page, case):
    found = page.evaluate(SETTLED, [case["log"], case["settled"]])
    for said, real in zip(found, case["settled"], strict=True):
        if said["steps"] is None:  # the record ends before this rule would have stopped
            continue
        assert said["steps"] == real["steps"]
        assert said["scores"] == [near(pool) for pool in real["pools"]]
        for kept, returned in zip(said["ids"], real["ids"], strict=True):
            assert kept[: len(returned)] == returned


def test_some_searches_are_settled_under_another_rule(page):
    told = [page.evaluate(SETTLED, [case["log"], case["settled"]]) for case in write.read("beam_search")]
    assert sum(each["steps"] is not None for row in told for each in row) > 12

"""Runs of the four beam searches that begin after given text, on the page's log and panes. Tiny models wrote them."""

from __future__ import annotations

import functools

import pytest

from playground.trace import Trace
from tests.visualizers.reading import EMPTY, feed, lines, rows, shown

GIVEN = [90, 75, 101]
FOUR = pytest.mark.parametrize("kind", ["several", "sample", "groups", "words"])


@functools.cache
def trace_of(kind: str, given: tuple[int, ...] = tuple(GIVEN)) -> Trace:
    from tests.recording.test_forced_beam_start import CONFIGS, MODELS, run

    return run(MODELS["llama"], CONFIGS[kind] | {"max_new_tokens": 8}, given=list(given))


@pytest.fixture
def page(show, kind):
    page = show(EMPTY)
    feed(page, lines(list(trace_of(kind).events())))
    return page


PATHS = """() => {
  const log = GenerationPlayground.log('main');
  const path = (step) => ({ids: log.idsTo(step), given: givenIn(step)});
  const givenIn = (step) => { let n = 0; for (let s = step; s; s = s.before) n += s.given ? 1 : 0; return n; };
  return {
    texts: log.allLines().map(({last}) => path(last)),
    nodes: log.prompts[0].steps.flat().map((node) => ({index: node.index, ...path(node)})),
  };
}"""


@FOUR
def test_every_node_continues_the_given_tokens(page, kind):
    told = page.evaluate(PATHS)
    assert [text["ids"] for text in told["texts"]] == [s.token_ids for s in trace_of(kind).sequences]
    for node in told["nodes"]:
        assert len(node["ids"]) == node["index"] + 1
        assert node["ids"][: len(GIVEN)] == GIVEN[: node["index"] + 1]
        assert node["given"] == min(len(GIVEN), node["index"] + 1)


@FOUR
def test_while_it_runs_there_is_one_text_until_a_token_is_free(show, kind):
    events = list(trace_of(kind).events())
    page = show(EMPTY)
    feed(page, lines(events[: 1 + len(GIVEN)]))
    assert page.evaluate("GenerationPlayground.log('main').lines().map(({kind}) => kind)") == ["running"]
    assert page.locator(".gp-text .gp-token[data-given]").count() == len(GIVEN)
    feed(page, lines(events[: 2 + len(GIVEN)]))
    beams = trace_of(kind).beam_steps[len(GIVEN)].running
    running = "GenerationPlayground.log('main').lines().filter(({kind}) => kind === 'running').length"
    assert page.evaluate(running) == len(beams) > 1


@FOUR
def test_given_tokens_are_marked_and_left_out_of_the_sums(page, kind):
    texts = len(trace_of(kind).sequences)
    assert page.locator(".gp-text .gp-token[data-given]").count() == texts * len(GIVEN)
    assert page.locator(".gp-tokens .gp-mark-given").is_visible()
    assert "given, not chosen" in page.locator(".gp-text .gp-token").first.get_attribute("aria-description")
    page.locator(".gp-check summary").click()
    for row, output in zip(rows(page, ".gp-check .gp-sums"), trace_of(kind).sequences, strict=True):
        assert int(row[2]) == len(output.token_ids) - len(GIVEN)
        assert float(row[5].replace("−", "-")) == pytest.approx(output.score, abs=1e-4)
        assert not row[6].startswith("✗")
    assert page.locator(".gp-check").get_attribute("data-verdict") != "differs"


@FOUR
def test_the_panes_of_a_given_token_show_it_as_given(page, kind):
    page.locator(".gp-text .gp-token").nth(1).click()
    (row,) = rows(page, ".gp-beams .gp-beam-table")
    assert row[0] == "●beam 1" and row[2] == "beam 1"
    assert "given" in page.locator(".gp-candidates").inner_text()
    page.locator(".gp-text .gp-token").nth(len(GIVEN)).click()
    assert len(rows(page, ".gp-beams .gp-beam-table")) > 1


@FOUR
def test_a_text_that_ended_among_given_tokens_is_shown(show, kind):
    page = show(EMPTY)
    trace = trace_of(kind, (90, 2, 91))
    feed(page, lines(list(trace.events())))
    assert page.evaluate(PATHS)["texts"] == [{"ids": [90, 2], "given": 2}]
    assert "tokens" in shown(page)
    page.locator(".gp-check summary").click()
    assert not page.locator(".gp-check .gp-sums").is_visible()

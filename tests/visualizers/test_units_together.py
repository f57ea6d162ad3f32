"""No number is parted from its unit at the end of a line: in the panes, in the card of a token and in tips."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from playground.notebook import frames
from playground.presets.recorded_runs import recorded_serving
from playground.sharing.answer_files import answer_to_html
from playground.sharing.open_comparison import open_comparison, open_saved
from playground.trace import Stepped
from tests.support.changing import change
from tests.support.slow import mostly_slow
from tests.support.watermarked import judge
from tests.visualizers import made, made_strategies
from tests.visualizers.reading import EMPTY, WORDS, feed, lines, settle
from visualizers.export import export_html

pytestmark = WORDS

SAVED = Path(__file__).parents[1] / "saved"
RUNS = {
    "sampling": made.sampled, "beams": made.beams, "drafts": made.assisted, "processors": made_strategies.chained,
    "contrastive": made_strategies.contrastive, "dola": made_strategies.dola, "canvases": made_strategies.denoised,
}  # fmt: skip
COMPARISONS = sorted(path.name.removesuffix(".json.gz") for path in SAVED.glob("*.gz") if "batch" not in path.name)

# Numbers with a unit that lie on two lines, with some words around each.
PARTED = r"""() => {
  const NUMBERS = /[<>≈−-]?\d[\d.,\u202f\u00a0]*[ \u00a0\u202f]?(%|(bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_]))/gu;
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    if (!around.checkVisibility({visibilityProperty: true}) || around.closest('svg, script, style, .gp-text')) continue;
    for (const match of node.data.matchAll(NUMBERS)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = [...range.getClientRects()].filter(({width}) => width > 1).map(({top}) => Math.round(top));
      const words = node.data.slice(Math.max(0, match.index - 20), match.index + 30);
      if (Math.max(...tops) - Math.min(...tops) > 6) found.push(`${around.closest('[class]').className}: ${words}`);
    }
  }
  return found;
}"""


def page_of(name: str) -> str:
    if name in RUNS:
        return export_html(RUNS[name]())
    if name == "serving":
        return answer_to_html(open_saved(recorded_serving()), "Served")
    text = gzip.decompress((SAVED / f"{name}.json.gz").read_bytes()).decode()
    return frames.page_of(open_comparison(text, judge_of=lambda model, once: judge))


EACH_TIME = ("processors", "serving", "watermark-cost")


@pytest.mark.parametrize("width", [390, 700, 1366])
@pytest.mark.parametrize("name", mostly_slow([*RUNS, *COMPARISONS, "serving"], lambda name: name in EACH_TIME))
def test_no_number_is_parted_from_its_unit(show, name, width):
    page = show(page_of(name), viewport={"width": width, "height": 800})
    page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
    settle(page)
    assert page.evaluate(PARTED) == []


def test_the_card_keeps_its_numbers_whole_and_leaves_the_panel_beside_the_text_free(show):
    trace = made_strategies.chained()
    for step in trace.steps:
        for candidate in step.distribution.candidates[1:]:
            change(candidate, raw_logprob=-12.0, logprob=None, removed_by="TopPLogitsWarper")
    page = show(export_html(trace), viewport={"width": 1366, "height": 800})
    card, text = page.locator(".gp-tokens .gp-card"), page.locator(".gp-text").bounding_box()
    for token in page.locator(".gp-text .gp-line-body .gp-token").all():
        token.hover()
        assert "<0.01%" in card.inner_text() and page.evaluate(PARTED) == []
        box = card.bounding_box()
        assert box["x"] + box["width"] <= text["x"] + text["width"] + 1


def test_a_tip_that_is_shown_follows_the_run_and_leaves_with_its_number(show):
    events = list(made.sampled().events())
    cut = next(i for i, event in enumerate(events) if isinstance(event, Stepped)) + 1
    page = show(EMPTY)
    feed(page, lines(events[:cut]))
    figure = page.locator(".gp-figure", has_text="Tokens").first
    figure.hover()
    tip = page.locator(".gp-numbers .gp-tip")
    before = tip.inner_text()
    feed(page, lines(events))
    assert tip.is_visible() and tip.inner_text() != before and f"{len(made.sampled().steps)}" in tip.inner_text()
    page.click(".gp-numbers summary")
    page.locator(".gp-figure", has_text="Stopped by").hover()
    assert tip.is_visible()
    feed(page, lines([made.started()]))  # the next run, which is under way: nothing has stopped it
    assert not tip.is_visible()

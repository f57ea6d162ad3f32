"""Every number of every pane is explained as a term of the glossary: it has its meaning, its formula and its unit."""

from __future__ import annotations

import re

import pytest

from tests.support.slow import one_in
from tests.visualizers import made, made_strategies, test_logit_lens_pane
from tests.visualizers.pages import PAGES, page_of
from tests.visualizers.reading import open_every_tab, open_tab, settle
from visualizers.export import export_html
from visualizers.pane import source

# What stands in cells of tables, or beside a name, and has no number of its own: names, texts, and knobs, whose values
# are explained where they are set. `[data-tip]` that explain no number: signs, buttons, what a processor is.
NAMES = "bdi, button, select, label, code, .gp-token, .gp-hidden, .gp-chart-box, svg, canvas"
NO_NUMBERS = {
    "gp-opened": "td:nth-child(4), td:nth-child(5), .gp-opened-title [data-tip]",  # what a knob changes
    "gp-shelf": "td:nth-child(2)",  # the description of a model
    "gp-hypotheses": ".gp-rules td, .gp-asked [data-tip]",  # sentences; a knob
    "gp-beamtree": ".gp-tools [data-tip], .gp-tree-tools [data-tip], label [data-tip]",
    "gp-lanes": ".gp-lane-company, .gp-legend [data-tip]",
    "gp-divergence": ".gp-unlisted-key [data-tip]",
    "gp-measures": ".gp-whose [data-tip]",
    "gp-mistakes": "tbody [data-tip], .gp-note [data-tip]",
    "gp-attack": ".gp-note [data-tip]",
    "gp-processors": ".gp-chain tbody th [data-tip], .gp-courses [data-tip]",
    "gp-template": "[data-tip]",
    "gp-serving": ".gp-block, .gp-gantt-at",  # a block and a cell of the chart tell what they are
    "gp-precisions": "tbody [data-tip]",  # a sentence on the weights of one row
}
# The boxes of single tokens, bars and points: they tell their numbers in words, and stand below a legend or in a column
# that names what these are.
POINTS = ".gp-token, .gp-row, .gp-piece, .gp-draft-card, .gp-chart-column, .gp-pick, svg [data-tip], .gp-lens-field td"

WITHOUT_TERM = r"""([NAMES, NO_NUMBERS, POINTS]) => {
  document.querySelectorAll('details').forEach((each) => { each.open = true; });
  const found = [];
  const isTerm = (node) => node && (node.closest('[data-term]') || node.querySelector('[data-term]'));
  const byId = (node) => document.getElementById(node?.getAttribute('aria-describedby'));
  const hasNumber = (cell) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (/\d/.test(node.nodeValue) && !node.parentElement.closest(NAMES)) return true;
    }
    return false;
  };
  const headsOf = (cell) => {
    if (cell.tagName === 'DD') {
      let name = cell;
      while (name && name.tagName !== 'DT') name = name.previousElementSibling;
      return [name];
    }
    const table = cell.closest('table');
    const [row, ...before] = [...(table.tHead?.rows || [])].reverse();
    return [row?.cells[cell.cellIndex], cell.parentElement.querySelector('th'), table.caption, byId(table)];
  };
  for (const pane of document.querySelectorAll('.gp-pane:not([hidden])')) {
    const [, name] = pane.classList;
    const not = NO_NUMBERS[name] || ':not(*)';
    for (const cell of pane.querySelectorAll('td, dd')) {
      if (cell.matches(not) || cell.closest(NAMES) || !hasNumber(cell)) continue;
      if (![cell, ...headsOf(cell)].some(isTerm)) found.push(`${name}: ${cell.textContent.slice(0, 40)}`);
    }
    for (const tip of pane.querySelectorAll('[data-tip]:not([data-term])')) {
      if (!tip.matches(not) && !tip.matches(POINTS)) found.push(`${name}, a box: ${tip.textContent.slice(0, 40)}`);
    }
  }
  return found;
}"""


# What a person does before all numbers are there: what is picked tells more.
PICK = {
    "beams": "() => GenerationPlayground.log('main').select(0, 2)",
    "drafts": "() => document.querySelector('.gp-draft-card').click()",
    "canvases": "() => document.querySelector('.gp-canvas-text .gp-token').click()",
    "serving": "() => document.querySelector('.gp-gantt-head').click()",
    "watermark quiz": """async () => {
      while (!document.querySelector('.gp-sum')) {
        document.querySelector('.gp-side button, .gp-next:not([hidden])')?.click();
        await new Promise(requestAnimationFrame);
      }
    }""",
    "sweep": "() => document.querySelector('.gp-cell').click()",
    "samples": "() => document.querySelector('.gp-t').click()",
}
TERMS = re.findall(r"^  '?([\w-]+)'?: \(\) =>", source("meanings.ts"), re.MULTILINE)


@pytest.mark.parametrize("name", one_in(3, PAGES))
def test_every_number_is_a_term(show, name):
    page = show(page_of(name))
    page.evaluate(PICK.get(name, "() => {}"))
    settle(page)
    open_every_tab(page)
    assert page.evaluate(WITHOUT_TERM, [NAMES, NO_NUMBERS, POINTS]) == []
    used = page.eval_on_selector_all(".gp-pane:not([hidden]) [data-term]", "all => all.map((one) => one.dataset.term)")
    assert len(used) > 1 and set(used) <= set(TERMS)


def test_every_number_of_the_logit_lens_is_a_term(show):
    trace = made.sampled()
    page = test_logit_lens_pane.open_run(show, trace)
    page.add_style_tag(content=".pane-logit_lens { display: block !important }")  # a saved page has no tab for it
    test_logit_lens_pane.select(page, 0)
    begun = len(trace.started.prompt_tokens)
    test_logit_lens_pane.answer(page, trace, [begun, begun + 1, begun + 2])
    page.evaluate("() => document.querySelector('.gp-logit_lens td').focus()")
    assert page.evaluate(WITHOUT_TERM, [NAMES, NO_NUMBERS, POINTS]) == []


def test_a_number_without_a_term_is_found(show):
    page = show(page_of("beams"))
    page.evaluate("""() => {
      const head = [...document.querySelectorAll('.gp-beams thead span')].find((each) => each.textContent === 'sum');
      for (const name of ['data-term', 'data-tip']) head.removeAttribute(name);
      document.querySelector('.gp-hypotheses .gp-scored').removeAttribute('data-term');
    }""")
    found = page.evaluate(WITHOUT_TERM, [NAMES, NO_NUMBERS, POINTS])
    assert [words.partition(":")[0] for words in found if "box" in words] == ["gp-hypotheses, a box"]
    assert {words.partition(":")[0] for words in found} == {"gp-hypotheses, a box", "gp-hypotheses", "gp-beams"}


def test_a_rejected_token_is_read_in_words(show):
    page = show(export_html(made.assisted()))
    page.evaluate("() => document.querySelector('[data-draft=rejected]').click()")
    open_tab(page, "In words")
    told = page.eval_on_selector_all(".gp-in_words li", "all => all.map((one) => one.textContent)")
    assert told[0] == "“ moon” was drafted in round 1, at place 3 of 3, but is not in the text."
    assert told[1].startswith("Rejected: the target gave it p = 1.8%, the draft model q = 67%.")
    assert told[2] == "“ a” takes its place."
    assert page.locator(".gp-draft-card[aria-pressed=true]").get_attribute("data-draft") == "rejected"
    page.evaluate("() => document.querySelector('.gp-own-card').click()")
    settle(page)
    assert "takes its place" not in page.locator(".gp-in_words").inner_text()


def test_a_place_of_a_canvas_is_told_in_words(show):
    trace = made_strategies.denoised()
    page = show(export_html(trace))
    page.evaluate("() => document.querySelector('.gp-canvas-text .gp-token').click()")
    settle(page)
    told = page.eval_on_selector_all(".gp-canvases .gp-sentences li", "all => all.map((one) => one.textContent)")
    last = trace.canvas_steps[-1]
    place = last.places[0]
    assert told[0] == f"At step {last.step + 1}, the model read “{place.read_text}” at place 1."
    accepted = sum(each.accepted for each in last.places)
    assert told[-1] == f"At this step, {accepted} of {len(last.places)} places were accepted."

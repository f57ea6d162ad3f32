"""The processors pane in a real browser: the chain at one token, and its effect along the text."""

from __future__ import annotations

import json

import pytest

from playground.trace import Trace, event_to_line
from tests.visualizers import made
from tests.visualizers.made_strategies import CHAIN, VOCAB, chained
from tests.visualizers.reading import EMPTY, feed, rows, settle
from visualizers.export import export_html


def look_at(page, index: int) -> list[list[str]]:
    """Select a token; the rows of the table."""
    page.locator(".gp-text .gp-token").nth(index).click()
    settle(page)
    return rows(page, ".gp-chain")


def test_the_chain_in_order(show):
    page = show(export_html(chained()))
    names, entropy, left, here, over = zip(*look_at(page, 0), strict=True)
    assert names == (
        "the model",
        "1. repetition penalty repetition_penalty 1.1",
        "2. temperature temperature 0.7",
        "3. top-k top_k 50",
        "4. top-p top_p 0.9",
    )
    assert entropy == ("3.61 bits", "3.61 bits", "2.89 bits", "2.74 bits", "1.73 bits")
    assert left == ("2,000 left", "2,000 left", "2,000 left", "50 left", "6 left")
    assert here == ("", "moved 2%", "moved 10%", "removed 3%", "removed 20%")
    assert over == (
        "",
        "1 of 2 steps, 2% moved",
        "2 of 2 steps, 20% moved",
        "2 of 2 steps, 1.5% removed",
        "1 of 2 steps, 20% removed",
    )
    assert [row[3] for row in look_at(page, 1)] == ["", "did nothing", "moved 30%", "removed <0.01%", "did nothing"]
    idle = page.locator(".gp-idle th").all_inner_texts()
    assert [text.split()[0] for text in idle] == ["1.", "4."]


def test_the_bars_fall_along_the_chain(show):
    page = show(export_html(chained()))
    look_at(page, 0)
    widths = page.eval_on_selector_all(".gp-level", "all => all.map((bar) => parseFloat(bar.style.width))")
    assert widths == pytest.approx([100, 100, 80, 76, 48])
    was = page.eval_on_selector_all(".gp-was", "all => all.map((mark) => parseFloat(mark.style.left))")
    assert was[1:] == pytest.approx([100, 100, 80, 76])
    assert not page.locator(".gp-was").first.is_visible()


@pytest.mark.parametrize(
    ("link", "here", "over"),
    [
        (("TopPLogitsWarper", 1.0, VOCAB, 0.0, 0.0), "did nothing", "nothing in 1 step"),
        (("TopPLogitsWarper", 1.0, 3, 0.25, 0.25), "removed 25%", "1 of 1 step, 25% removed"),
        (("TopPLogitsWarper", 1.0, 3, 0.1, 0.4), "removed 10%, moved 40%", "1 of 1 step, 40% moved"),
        (("TemperatureLogitsWarper", 3.0, VOCAB, 0.0, 0.5), "moved 50%", "1 of 1 step, 50% moved"),
        (("TopKLogitsWarper", 1.0, 1, 0.0, 0.0), "removed <0.01%", "1 of 1 step, <0.01% removed"),
        (("TopKLogitsWarper", 0.0, 0, 1.0, float("nan")), "removed 100%", "1 of 1 step, 100% removed"),
    ],
)
def test_an_effect_in_words(show, link, here, over):
    page = show(export_html(chained([[link]])))
    assert rows(page, ".gp-chain")[1][3:] == [here, over]


@pytest.mark.parametrize(
    ("prepared", "words"),
    [
        ("custom", "Your own loop asked no logits processor here."),
        (None, "The model’s own distribution, untouched: no logits processor runs."),
        ([], "The model’s own distribution, untouched: no logits processor runs."),
        (["TopKLogitsWarper", "Mine"], "not used by this loop: top-k, Mine."),
    ],
)
def test_without_processors_it_says_so(show, prepared, words):
    trace = chained([[]], mode="custom" if prepared == "custom" else "sample")
    lines = [event_to_line(event) for event in trace.events()]
    if prepared != "custom":
        lines[0] = with_processors(lines[0], prepared)
    page = show(EMPTY)
    feed(page, "".join(lines))
    assert page.locator(".gp-none").inner_text().endswith(words)
    assert not page.locator(".gp-chain").is_visible()


def with_processors(line: str, names: list[str] | None) -> str:
    event = json.loads(line)
    event["processors"] = names  # None: a run that was recorded before they were told
    return json.dumps(event) + "\n"


@pytest.mark.parametrize("evil", ["<img src=x onerror='window.hit=1'>", "${1+1}", "constructor", "__proto__"])
def test_a_processor_of_ones_own_goes_by_its_class_name(show, evil):
    page = show(export_html(chained([[(evil, 1.0, 5, 0.1, 0.1)]])))
    assert rows(page, ".gp-chain")[1][0] == f"1. {evil}"
    page.locator(".gp-chain tbody [data-tip]").nth(1).hover()
    assert page.locator(".gp-processors .gp-tip").inner_text() == f"a logits processor of your own ({evil})"
    assert page.evaluate("window.hit") is None and page.locator("main img").count() == 0


def test_the_same_processor_twice_is_counted_twice(show):
    chain = [("TopKLogitsWarper", 2.0, 50, 0.1, 0.1), ("TopKLogitsWarper", 2.0, 50, 0.0, 0.0)]
    page = show(export_html(chained([chain, chain])))
    assert [row[4] for row in rows(page, ".gp-chain")] == ["", "2 of 2 steps, 10% removed", "nothing in 2 steps"]


def test_beams_show_the_chain_of_the_beam_that_was_continued(show):
    trace = made.beams()
    for place, spread in enumerate(trace.beam_steps[3].distributions):
        spread.stages[-1].kept = 3 + place
    page = show(export_html(trace))
    page.locator(".gp-pick").nth(1).click()  # " fox", of running beam 2
    settle(page)
    assert rows(page, ".gp-chain")[-1][2] == "4 left"


def test_a_new_token_changes_cells_and_makes_no_rows(show):
    text = [event_to_line(event) for event in chained(CHAIN * 20, made.STORY).events()]
    page = show(EMPTY)
    feed(page, "".join(text[:20]))
    page.evaluate(
        """() => {
          window.rows = 0;
          const look = (node) => { window.rows += node.nodeName === 'TR'; };
          const observer = new MutationObserver((all) => all.forEach(({addedNodes}) => addedNodes.forEach(look)));
          observer.observe(document.querySelector('.gp-chain'), {childList: true, subtree: true});
        }"""
    )
    feed(page, "".join(text[:30]))
    assert page.evaluate("window.rows") == 0
    assert rows(page, ".gp-chain")[2][4] == "29 of 29 steps, 19.7% moved"


def test_a_phone_has_it_in_lines_of_their_own(show):
    page = show(export_html(chained()), viewport={"width": 390, "height": 844})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    bar = page.locator(".gp-meter").nth(2).bounding_box()
    assert bar["width"] > 150
    assert page.locator(".gp-chain tbody").inner_text().count("left") == 5


def test_an_empty_trace_has_no_chain(show):
    assert not show(export_html(Trace())).locator(".gp-processors").is_visible()

"""The candidates pane while the form holds other knobs than the run had, in a real browser: bars, the line of the cut,
what is left, and where not everything is known."""

from __future__ import annotations

import math

import pytest

from playground.trace import Stepped, Trace, replace
from tests.visualizers import made
from tests.visualizers.reading import EMPTY, feed, lines, settle
from visualizers.export import export_html

MOUNTED = ("candidates", "token", "tokens")
TEXTS = [" fox", " owl", " hen"]
RUN = {"do_sample": True, "top_k": 50, "temperature": 1.0}
SCORES = {
    "model": "stories", "index": 0, "vocab": 2000, "num_removed": 3,
    "head": [[10 + made.hash_of(" fox"), " fox", 5.0], [40, " <b>bold</b>", 4.0], [41, " cat", 3.0], [42, " dog", 1.0]],
    "before": [[0, -2.0], [1, 4.5]], "tokens": [], "bins": [[1000, -4.0, 0.5], [991, -6.0, 0.4]],
    "names": [], "fixed": [], "after": [],
}  # fmt: skip


def run(**changes) -> Trace:
    begun = made.started(config=RUN, effective=RUN, **changes)
    steps = made.steps(TEXTS)
    return Trace.fold([begun, *map(Stepped, steps), made.finished(("".join(TEXTS), "length"), tokens=3)])


def opened(show, trace: Trace | None = None, scores: dict | None = SCORES):
    """A page whose first token is looked at, with the answer about it."""
    page = show(EMPTY)
    page.evaluate(
        """() => {
          window.asked = [];
          const log = GenerationPlayground.log('main');
          const put = (what) => window.asked.push(what);
          log.answers = {branch: ({tokenId}) => put(tokenId), reset_knobs: () => put('back')};
        }"""
    )
    feed(page, lines(list((trace or run()).events())))
    page.evaluate("() => GenerationPlayground.log('main').select(0, 0)")
    settle(page)
    if scores:
        add = "(scores) => { const log = GenerationPlayground.log('main'); log.addScores(log.current(), scores); }"
        page.evaluate(add, scores)
        settle(page)
    return page


def turn(page, **knobs) -> None:
    """The form holds these knobs beside those of the run."""
    page.evaluate("(knobs) => GenerationPlayground.log('main').setKnobs(knobs)", {**RUN, **knobs})
    settle(page)


def says(page) -> str:
    box = page.locator(".gp-hand")
    return " ".join(box.inner_text().split()) if box.count() else ""


def shares(page) -> dict[str, str]:
    """What each row says after the knobs."""
    rows = page.locator(".gp-candidates .gp-bar")
    return {
        row.locator(".gp-word").inner_text().replace("·", " "): row.locator(".gp-values span").first.inner_text()
        for row in rows.all()
    }


def expected(temperature: float, left: list[float], others: bool = True) -> list[float]:
    points = [(score, 1) for score in left]
    if others:
        points += [(-4 + 0.5, 500), (-4 - 0.5, 500), (-6 + 0.4, 495.5), (-6 - 0.4, 495.5)]
    total = sum(count * math.exp(score / temperature) for score, count in points)
    return [math.exp(score / temperature) / total for score in left]


ALL = [5.0, 4.5, 4.0, 3.0, 1.0, -2.0]


def test_with_the_knobs_of_the_run_all_is_as_ever(show):
    page = opened(show)
    before = page.locator(".gp-candidates").inner_text()
    assert says(page) == "" and "chance to be drawn" in before
    turn(page)
    assert page.locator(".gp-candidates").inner_text() == before
    turn(page, temperature=0.5)
    assert says(page).startswith("With the current knobs")
    turn(page, max_new_tokens=7)  # which decides nothing here
    assert page.locator(".gp-candidates").inner_text() == before


@pytest.mark.parametrize("temperature", [0.4, 1.7])
def test_bars_move_with_the_temperature(show, temperature):
    page = opened(show)
    turn(page, temperature=temperature, top_k=0)
    first = expected(temperature, ALL)
    assert shares(page)[" fox"] == f"{first[0] * 100:.1f}%"
    assert "1,997 tokens left" in says(page) and "entropy" in says(page)
    widths = page.eval_on_selector_all(
        ".gp-candidates .gp-bar .gp-fill.gp-after", "all => all.map((bar) => parseFloat(bar.style.width))"
    )
    assert widths[:5] == sorted(widths[:5], reverse=True)


def test_tokens_fall_off_the_cut(show):
    page = opened(show)
    turn(page, top_k=2)
    left = expected(1.0, [5.0, 4.5], others=False)
    found = shares(page)
    assert found[" fox"] == f"{left[0] * 100:.1f}%" and found[" upon"] == f"{left[1] * 100:.1f}%"
    assert found[" cat"] == "" and found[" <b>bold</b>"] == ""
    assert page.locator(".gp-candidates b:text('bold')").count() == 0
    assert "2 tokens left" in says(page) and "top_k 2 removes 1,995" in says(page)
    items = page.eval_on_selector_all(".gp-candidates .gp-bars > li", "all => all.map((li) => li.classList[0])")
    assert items[:3] == ["gp-bar", "gp-bar", "gp-cut-line"]
    assert "removed by top_k" in page.locator(".gp-candidates .gp-bar").nth(2).inner_text()
    entropy = -sum(p * math.log2(p) for p in left)
    assert f"entropy {entropy:.2f} bits" in says(page)
    page.evaluate("() => GenerationPlayground.log('main').setUnit('nats')")
    settle(page)
    assert f"entropy {entropy * math.log(2):.2f} nats" in says(page)


def test_a_cut_among_the_others_is_about_right(show):
    page = opened(show)
    turn(page, top_k=0, epsilon_cutoff=1e-5)
    assert "about " in says(page) and "tokens left" in says(page)
    turn(page, top_k=500)
    assert "500 tokens left" in says(page) and "about" not in says(page)


def test_penalties_and_biases_act_on_what_stands_before(show):
    page = opened(show)
    turn(page, top_k=0, repetition_penalty=2.0)  # id 1, " upon", has stood before
    assert shares(page)[" upon"] == f"{expected(1.0, [2.25, 5.0, 4.0, 3.0, 1.0, -4.0])[0] * 100:.1f}%"
    turn(page, top_k=0, sequence_bias=[[[41], 3.0]])
    assert next(iter(shares(page))) == " cat"
    turn(page, top_k=0, sequence_bias=[[[1999], 3.0]])  # whose score is not known
    assert "sequence_bias stay here" in says(page)


def test_the_way_back_and_on(show):
    page = opened(show)
    turn(page, temperature=0.5)
    page.get_by_role("button", name="Back to this run’s knobs").click()
    page.locator(".gp-candidates button.gp-row").nth(1).click()
    assert page.evaluate("() => window.asked") == ["back", 1]


def test_without_an_answer_the_recorded_candidates_move(show):
    page = opened(show, scores=None)
    turn(page, temperature=0.3)
    assert "Only the recorded candidates are known here" in says(page)
    cold = shares(page)
    turn(page, temperature=3.0)
    assert cold != shares(page) and len(shares(page)) > 3
    turn(page)
    assert says(page) == ""


def test_a_page_that_was_saved_moves_as_far_as_it_knows(show):
    page = show(export_html(run()))
    page.evaluate("() => GenerationPlayground.log('main').select(0, 0)")
    settle(page)
    assert page.get_by_text("Try other knobs").is_visible()
    page.get_by_text("Try other knobs").click()
    slider = page.locator(".gp-hand-sliders input").nth(1)
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    settle(page)
    assert "1 token left" in says(page) and "top_k 1 removes" in says(page)
    assert "Only the recorded candidates" in says(page)
    page.locator(".gp-hand-sliders").get_by_role("button", name="Back to this run’s knobs").click()
    settle(page)
    assert says(page) == ""


def test_a_run_of_another_server_says_that_nothing_is_known(show):
    trace = run(elsewhere="http://somewhere")
    steps = [
        replace(step, distribution=replace(step.distribution, vocab=None, stages=[])) for step in trace.steps
    ]
    page = opened(show, Trace.fold([trace.started, *map(Stepped, steps)]), None)
    turn(page, temperature=0.3)
    assert "Another server made this run" in page.locator(".gp-candidates").inner_text()


@pytest.mark.parametrize("mode", ["beam_search", "contrastive_search", "custom"])
def test_other_strategies_stay_as_they_are(show, mode):
    page = opened(show, run(mode=mode))
    before = page.locator(".gp-candidates").inner_text()
    turn(page, temperature=0.3)
    assert page.locator(".gp-candidates").inner_text() == before


def test_what_is_fixed_or_comes_after_is_said(show):
    fixed = {"fixed": ["sequence_bias", "repetition_penalty"], "after": ["WatermarkLogitsProcessor"]}
    page = opened(show, scores=SCORES | fixed)
    turn(page, repetition_penalty=1.5)
    assert "stay here as they were in this run" in says(page) and "watermark acts after the cuts" in says(page)
    turn(page, temperature=0.5)
    assert "stay here as they were" not in says(page)

"""The panes of the strategies in a real browser: what contrastive search weighed, which layers DoLa contrasted, and
what beam search did with its beams."""

from __future__ import annotations

import copy
import math
import re

import pytest

from playground.trace import BeamsAdvanced, Trace, event_to_line
from tests.support.changing import change
from tests.support.slow import mostly_slow, one_in
from tests.visualizers import made, made_strategies
from tests.visualizers.reading import (
    EMPTY,
    OTHER_ROOTS,
    choose_unit,
    feed,
    lines,
    open_tab,
    place,
    rows,
    settle,
    shown,
    written,
)
from tests.visualizers.test_panes import EVIL
from visualizers import PANES
from visualizers.export import export_html

ALWAYS = ["numbers", "tokens", "token", "candidates", "draw", "curve", "in_words"]
STARTED = {*ALWAYS, "quiz", "check", "processors"}  # in every run; the quiz once it has ended
BEAMS = {"beamtree", "hypotheses", "beams"}


def trace_of(name: str) -> Trace:
    return (getattr(made, name, None) or getattr(made_strategies, name))()


def look_at(page, index: int, line: int = 0) -> None:
    """Select a token of the text."""
    page.locator(".gp-line").nth(line).locator(".gp-token").nth(index).click()
    settle(page)


# ---------------------------------------------------------------------------------------------------- which are there


@pytest.mark.parametrize(
    ("name", "more"),
    one_in(5, [
        ("sampled", set()),
        ("several", set()),
        ("assisted", {"drafts"}),
        ("chained", set()),
        ("contrastive", {"reranked"}),
        ("dola", {"layers"}),
        ("beams", BEAMS),
        ("diverse", BEAMS),
        ("constrained", BEAMS),
    ]),
)
def test_panes_show_themselves_in_their_kind_of_run(show, name, more):
    trace = trace_of(name)
    page = show(export_html(trace))
    assert set(shown(page)) == STARTED - (set() if trace.finished else {"quiz"}) | more
    wrappers = "all => all.filter((box) => box.offsetParent).length"
    assert page.eval_on_selector_all("main div:has(> .gp-pane)", "all => all.length") == len(PANES)
    assert page.eval_on_selector_all("main div:has(> .gp-pane[hidden])", wrappers) == 0  # and they leave no gap


def test_before_the_first_run_only_the_plain_ones_are_there(show):
    assert shown(show(EMPTY)) == ALWAYS


def test_the_next_run_hides_what_is_not_its_own(show):
    page = show(EMPTY)
    for name, others in [("contrastive", ["reranked"]), ("dola", ["layers"]), ("beams", BEAMS), ("sampled", [])]:
        feed(page, "")
        feed(page, lines(list(trace_of(name).events())))
        assert set(shown(page)) == STARTED | set(others)


def in_sight(page) -> list[str]:
    names = "all => all.filter((pane) => pane.checkVisibility()).map((pane) => pane.classList[1])"
    return [OTHER_ROOTS.get(name[3:], name[3:]) for name in page.eval_on_selector_all(".gp-pane", names)]


def test_a_model_that_denoises_has_a_canvas_in_their_place(show):
    page = show(export_html(made_strategies.denoised()))
    assert in_sight(page) == ["numbers", "canvas"]
    assert page.locator(".token-panel").is_hidden()
    feed(page, "")
    feed(page, lines(list(trace_of("sampled").events())))
    assert set(shown(page)) == STARTED
    feed(page, "")
    feed(page, lines(list(made_strategies.denoised().events())))
    assert in_sight(page) == ["numbers", "canvas"]


# ---------------------------------------------------------------------------------------------------- contrastive


def test_the_chosen_candidate_and_greedys_are_marked(show):
    trace = made_strategies.contrastive()
    page = show(export_html(trace))
    look_at(page, 3)
    step = trace.steps[3]
    first, second = step.reranked[:2]
    table = rows(page, ".gp-weighed")
    assert len(table) == 4
    assert table[0][0].endswith("most probable") and "▶" not in table[0][0]
    assert table[1][0].startswith("▶")
    assert [row[2:] for row in table] == [[written(r.penalty), written(r.score)] for r in step.reranked]
    verdict = page.locator(".gp-verdict").inner_text()
    assert "Greedy search would have chosen " + first.text.replace(" ", "·") in verdict
    assert f"a score of {written(second.score)}" in verdict and f"penalty of {first.penalty:.3f}" in verdict
    look_at(page, 4)
    assert "most probable token has the highest score too" in page.locator(".gp-verdict").inner_text()
    assert page.locator(".gp-tag:visible").count() == 0


def test_how_often_it_differed_from_greedy(show):
    page = show(EMPTY)
    text = [*map(str, lines(list(made_strategies.contrastive().events())).splitlines(keepends=True))]
    feed(page, "".join(text[:8]))  # the start and seven steps, of which three took the second candidate
    assert "in 3 of 7 steps" in page.locator(".gp-tally").inner_text()
    feed(page, "".join(text))
    assert "in 10 of 20 steps (50%)" in page.locator(".gp-tally").inner_text()


def test_the_score_is_explained_with_the_runs_own_alpha(show):
    page = show(export_html(made_strategies.contrastive()))
    page.locator(".gp-score-head").focus()
    tip = page.locator(".gp-reranked .gp-tip")
    assert tip.inner_text().startswith("0.4 × probability - 0.6 × penalty, because penalty_alpha is 0.6")
    assert page.locator(".gp-score-head").get_attribute("aria-describedby") == tip.get_attribute("id")
    page.keyboard.press("Escape")
    assert not tip.is_visible()


def test_many_candidates_are_cut_and_the_chosen_one_stays(show):
    trace = made_strategies.contrastive(weighed=50)
    step = trace.steps[0]
    step.reranked[0], step.reranked[40] = step.reranked[40], step.reranked[0]  # the chosen one is far down
    page = show(export_html(trace))
    look_at(page, 0)
    table = rows(page, ".gp-weighed")
    assert len(table) == 12 and table[-1][0].startswith("▶")
    assert page.locator(".gp-reranked .gp-more").inner_text().startswith("and 38 less probable ones")


def test_a_candidate_without_a_score_is_drawn(show):
    """A processor removed it: its probability is zero and its score minus infinity."""
    trace = made_strategies.contrastive()
    change(trace.steps[0].reranked[-1], score=float("-inf"))
    page = show(export_html(trace))
    look_at(page, 0)
    assert rows(page, ".gp-weighed")[-1][3] == "–"


# ---------------------------------------------------------------------------------------------------- DoLa


def test_the_selected_steps_layers_in_words(show):
    trace = made_strategies.dola()
    page = show(export_html(trace))
    look_at(page, 7)
    layers = trace.steps[7].layers
    words = page.locator(".gp-layer-reading").inner_text()
    name = {0: "the embedding (layer 0)"}.get(layers.layer, f"layer {layers.layer}")
    assert words.startswith(f"Token 8, “ lived”: {name} was contrasted with the last layer (8)")
    bits = [f"{far / math.log(2):.3f}" for far in layers.divergences]
    assert words.endswith(f"in bits: embedding {bits[0]}, layer 2 {bits[1]}, layer 4 {bits[2]}.")
    choose_unit(page, "nats")
    assert f"layer 2 {layers.divergences[1]:.3f}" in page.locator(".gp-layer-reading").inner_text()
    assert page.locator(".gp-ramp-high").inner_text() == "0.69 nats"


def test_the_tally_counts_layers(show):
    trace = made_strategies.dola(40)
    picks = [step.layers.layer for step in trace.steps]
    words = show(export_html(trace)).locator(".gp-layer-tally").inner_text()
    for layer, name in [(0, "the embedding (layer 0)"), (2, "layer 2"), (4, "layer 4")]:
        assert f"{name} in {picks.count(layer)}" in words
    assert words.endswith("of 40 steps.")


CELLS = """() => {
  const canvas = document.querySelector('.gp-cells');
  const [columns, rows] = [%d, %d];
  const context = canvas.getContext('2d');
  const at = (x, y) => [...context.getImageData(Math.floor(x), Math.floor(y), 1, 1).data.slice(0, 3)].join();
  return [...Array(columns).keys()].map((column) => [...Array(rows).keys()].map((row) => {
    const x = (column + 0.5) * canvas.width / columns;
    const [top, height] = [row * canvas.height / rows, canvas.height / rows];
    return {shade: at(x, top + height / 12), marked: at(x, top + height * 5 / 12) !== at(x, top + height / 12)};
  }));
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_map_shades_divergences_and_marks_the_contrasted_layer(show, scheme):
    trace = made_strategies.dola(30)
    page = show(export_html(trace), color_scheme=scheme)
    cells = page.evaluate(CELLS % (30, 3))
    for step, column in zip(trace.steps, cells, strict=True):
        assert [cell["marked"] for cell in column] == [step.layers.layer == layer for layer in (4, 2, 0)]
    pairs = [
        (round(10 * (far / math.log(2)) ** 0.5), cell["shade"])
        for step, column in zip(trace.steps, cells, strict=True)
        for far, cell in zip(step.layers.divergences, reversed(column), strict=True)
    ]
    shades = dict(pairs)
    assert len(shades) > 5 and all(shades[level] == shade for level, shade in pairs)
    assert len(set(shades.values())) == len(shades)


@pytest.mark.slow
def test_the_map_follows_dark_and_light(show):
    page = show(export_html(made_strategies.dola()))
    light = page.evaluate(CELLS % (30, 3))
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        settle(page)  # the frame in which the page learns of it
        settle(page)
        assert (page.evaluate(CELLS % (30, 3)) == light) == (scheme == "light")


@pytest.mark.slow
def test_the_map_is_a_slider(show):
    page = show(export_html(made_strategies.dola()))
    plot = page.get_by_role("slider", name="Token on the map of layers")
    plot.focus()
    for key in ("Home", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    settle(page)
    assert (plot.get_attribute("aria-valuenow"), plot.get_attribute("aria-valuemax")) == ("3", "30")
    assert plot.get_attribute("aria-valuetext").startswith("Token 3, “ a”")
    assert place(page) == "·a token 3 of 30"
    box = plot.bounding_box()
    plot.click(position={"x": box["width"] - 4, "y": 20})
    settle(page)
    assert place(page).endswith(" token 30 of 30")
    page.keyboard.press("Escape")
    settle(page)
    assert place(page).endswith(" newest token 30 of 30")


@pytest.mark.slow
def test_a_new_token_costs_one_column(show):
    """The map of a long run is not painted again for each token."""
    text = lines(list(made_strategies.dola(500).events())).splitlines(keepends=True)
    page = show(EMPTY)
    feed(page, "".join(text[:480]))
    page.evaluate(
        """() => {
          window.painted = 0;
          const paint = CanvasRenderingContext2D.prototype.putImageData;
          CanvasRenderingContext2D.prototype.putImageData = function (...all) {
            window.painted += 1;
            return paint.apply(this, all);
          };
        }"""
    )
    for end in (481, 482, 483):
        feed(page, "".join(text[:end]))
    assert page.evaluate("window.painted") == 3


def test_a_larger_divergence_widens_the_scale(show):
    trace = made_strategies.dola(8)
    text = [event_to_line(event) for event in trace.events()]
    page = show(EMPTY)
    feed(page, "".join(text[:5]))
    assert page.locator(".gp-ramp-high").inner_text() == "1 bit"
    before = page.evaluate(CELLS % (10, 3))[0][0]["shade"]
    trace.steps[5].layers.divergences[0] = 4.0  # nats, nearly six bits
    feed(page, "".join([*text[:5], *map(event_to_line, list(trace.events())[5:])]))
    assert page.locator(".gp-ramp-high").inner_text() == "10 bits"
    assert page.evaluate(CELLS % (10, 3))[0][0]["shade"] != before


@pytest.mark.parametrize("layers", [[0], [2, 4], list(range(0, 40, 2))])
def test_any_number_of_layers(show, layers):
    page = show(export_html(made_strategies.dola(12, layers)), viewport={"width": 390, "height": 844})
    assert page.locator(".gp-layer-names span").count() == len(layers)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


# ---------------------------------------------------------------------------------------------------- beams


@pytest.mark.slow
def test_plain_beams_as_a_table(show):
    trace = made.beams()
    page = show(EMPTY)
    feed(page, lines([trace.started, *map(BeamsAdvanced, trace.beam_steps[:3])]))
    assert rows(page, ".gp-beam-table") == [
        ["●beam 1", "·in·a ·deep", "beam 2", "−0.100", "−1.600", "–"],
        ["●beam 2", "·there·was ·a", "beam 1", "−0.900", "−1.900", "–"],
        ["■ended", "·there·was <|end|>", "beam 1", "−1.000", "−2.000", "−0.667"],
    ]
    assert page.locator(".gp-group-head:visible").count() == 0
    feed(page, lines(list(trace.events())))
    look_at(page, 0, line=1)
    assert [row[0] for row in rows(page, ".gp-beam-table")] == ["●beam 1", "●beam 2", "✕pruned"]
    assert {row[2] for row in rows(page, ".gp-beam-table")} == {"prompt"}


@pytest.mark.slow
def test_a_beam_that_was_given_up_can_be_looked_at(show):
    page = show(export_html(made.beams()))
    open_tab(page, "Curves")
    page.locator(".gp-pick").last.click()
    settle(page)
    assert place(page) == "·forest token 4 of 4"
    assert page.locator(".gp-reading").inner_text().startswith("Token 4, “ forest”")
    assert page.locator(".gp-looked .gp-pick").get_attribute("aria-pressed") == "true"
    page.keyboard.press("ArrowUp")
    settle(page)
    assert place(page) == "·fox token 4 of 4"
    assert page.evaluate("() => document.activeElement.getAttribute('aria-label')") == "beam 2: “ there was a fox”"
    beams = page.locator(".gp-pick:is([aria-label^=beam], [aria-label^=pruned])")  # beside what all of them begin with
    assert beams.evaluate_all("(all) => all.map((each) => each.tabIndex)") == [-1, 0, -1]
    page.keyboard.press("Escape")
    settle(page)
    assert place(page) == "·wood newest token 4 of 4 of output 1"


def test_groups_have_letters_and_say_what_they_lost(show):
    page = show(export_html(made_strategies.diverse()))
    table = rows(page, ".gp-beam-table")
    assert [row[0] for row in table if len(row) == 1] == [
        "AChooses first: no penalty",
        "BEarlier groups have just chosen:·was × 2",
    ]
    assert table[-1] == ["✕pruned", "·the ·was", "beam 3", "−1.600", "−1.000", "−2.800", "–"]
    assert table[1][4] == "–"
    shapes = "all => all.map((badge) => getComputedStyle(badge).borderStyle + getComputedStyle(badge).borderRadius)"
    assert len(set(page.eval_on_selector_all(".gp-beams .gp-badge", shapes))) == 2
    heads = page.locator(".gp-line-head b").all_inner_texts()
    assert heads == ["Beam 1, group A", "Beam 2, group A", "Beam 3, group B", "Beam 4, group B"]


def test_a_group_that_has_finished_leaves_the_others_their_numbers(show):
    trace = made_strategies.diverse()
    third = copy.deepcopy(trace.beam_steps[1])
    change(third, index=2)
    change(third, candidates=[c for c in third.candidates if c.group == 1])  # the first group goes on no more
    fourth = copy.deepcopy(third)
    change(fourth, index=3)
    page = show(EMPTY)
    feed(page, lines([*trace.events(), BeamsAdvanced(third), BeamsAdvanced(fourth)]))
    table = rows(page, ".gp-beam-table")
    assert table[1][:3] == ["●beam 3", "·the·fox·fox ·fox", "beam 3"]
    assert page.locator(".gp-line-body").first.inner_text().split() == ["the", "fox", "fox", "fox"]


def test_constraints_and_how_far_the_beams_have_come(show):
    page = show(EMPTY)
    trace = made_strategies.constrained()
    feed(page, lines([trace.started, BeamsAdvanced(trace.beam_steps[0])]))
    assert page.locator(".gp-constraints li").all_inner_texts() == ["·red… (2 tokens)", "… or … (2 tokens)"]
    feed(page, lines(list(trace.events())))
    assert page.locator(".gp-constraints li").all_inner_texts() == ["·red·fox (2 tokens)", "·owl or ·old… (2 tokens)"]
    progress = [row[-1] for row in rows(page, ".gp-beam-table")]
    # " owl" is all of the second constraint, " old" only half of its other form
    assert progress == ["✓ done 1 of 2bank 3", "✓ done ✓ donebank 4", "✓ done 0 of 2bank 2"]
    assert page.locator(".gp-flag:visible").count() == 2
    assert page.locator(".gp-goal").first.locator("i.gp-full-block").count() == 2


def test_constraints_without_their_config_are_numbers(show):
    trace = made_strategies.constrained()
    change(trace.started, effective={}, config={})
    page = show(export_html(trace))
    assert not page.locator(".gp-constraints").is_visible()
    assert rows(page, ".gp-beam-table")[0][-1] == "2 1bank 3"


def test_many_candidates_leave_room_for_those_that_go_on(show):
    trace = made.beams()
    step = trace.beam_steps[0]
    change(step, candidates=[*[step.candidates[2]] * 60, *step.candidates[:2]])
    page = show(EMPTY)
    feed(page, lines([trace.started, BeamsAdvanced(step)]))
    table = rows(page, ".gp-beam-table")
    assert len(table) == 40 and [row[0] for row in table[:2]] == ["●beam 1", "●beam 2"]
    assert page.locator(".gp-beams .gp-more").inner_text() == "and 22 more that were pruned"


# ---------------------------------------------------------------------------------------------------- all of them


@pytest.mark.parametrize("name", one_in(2, ["contrastive", "dola", "diverse", "constrained"]))
def test_a_phone_needs_no_sideways_scrolling(show, name):
    page = show(export_html(trace_of(name)), viewport={"width": 390, "height": 844})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    right = "all => all.map((pane) => pane.getBoundingClientRect().right)"
    assert max(page.eval_on_selector_all(".gp-pane:not([hidden])", right)) <= 390


@pytest.mark.parametrize("name", one_in(2, ["contrastive", "dola"]))
def test_markup_is_inert(show, name):
    page = show(export_html(getattr(made_strategies, name)(texts=EVIL, **({"length": 6} if name == "dola" else {}))))
    for index, text in enumerate(EVIL):
        look_at(page, index)
        where = {"contrastive": ".gp-winner .gp-word", "dola": ".gp-layer-reading"}[name]
        assert text.replace(" ", "·" if name == "contrastive" else " ") in page.locator(where).inner_text()
    assert page.evaluate("window.hit") is None
    assert page.locator("main img, main script").count() == 0


@pytest.mark.parametrize("name", ["diverse", "constrained"])
def test_markup_in_beams_is_inert(show, name):
    trace = getattr(made_strategies, name)()
    for step in trace.beam_steps:
        for number, candidate in enumerate(step.candidates):
            change(candidate, text=EVIL[number % len(EVIL)], piece=EVIL[number % len(EVIL)])
    page = show(export_html(trace))
    assert page.locator(".gp-beams .gp-word").first.inner_text() == EVIL[0]
    assert page.evaluate("window.hit") is None
    assert page.locator("main img, main script").count() == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    mostly_slow(["chained", "contrastive", "dola", "diverse", "constrained"], lambda name: name == "contrastive"),
)
def test_every_heading_with_a_tip_explains_itself(show, name):
    page = show(export_html(trace_of(name)))
    tips = page.locator(".gp-pane:not([hidden]) [data-tip]:visible")
    assert tips.count() >= 4
    for index in range(tips.count()):
        tips.nth(index).focus()
        pane = tips.nth(index).locator("xpath=ancestor::section")
        box = pane.locator(".gp-tip")
        assert box.is_visible() and re.search(r"\w{3,} \w+", box.inner_text())
        inner, outer = box.bounding_box(), pane.bounding_box()
        assert inner["x"] >= outer["x"] and inner["x"] + inner["width"] <= outer["x"] + outer["width"]

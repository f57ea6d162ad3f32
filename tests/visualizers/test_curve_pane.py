"""The curve pane in a real browser: what each curve says, the prompt before the text, looked-up tokens."""

from __future__ import annotations

import math
import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from playground.trace import Candidate, PromptRead, Step, Stepped, Trace, event_to_line, replace
from tests.support.changing import change
from tests.support.slow import one_in
from tests.visualizers import made
from tests.visualizers.reading import EMPTY, feed, lines, place, settle, tokens, written
from visualizers.export import export_html
from visualizers.figures.curves import curves_figure

BIT = math.log(2)  # nats
MOUNTED = ("curve", "tokens", "processors", "token", "candidates")

LINES = """() => [...document.querySelectorAll('.gp-curve-chart .gp-line-path')].map(({__data__: line}) => [
  line.name, line.isPrompt, line.x.map((x, i) => [x, line.y[i]]),
])"""
# Where values stand in the picture, from two points of a line: {x, y}, each the value at pixel 0 and what one adds.
PLACES = """() => {
  for (const {__data__: line, attributes} of document.querySelectorAll('.gp-curve-chart .gp-line-path')) {
    const values = line.x.flatMap((x, i) => (line.y[i] === null ? [] : [[x, line.y[i]]]));
    const drawn = attributes.d.value.split(/[ML]/).slice(1).map((pair) => pair.split(/[ ,]/).map(Number));
    const heights = values.map(([, y]) => y);
    const [least, most] = [Math.min, Math.max].map((end) => heights.indexOf(end(...heights)));
    if (least === most || drawn.length !== values.length) continue;
    const along = (axis, i, j) => {
      const step = (values[j][axis] - values[i][axis]) / (drawn[j][axis] - drawn[i][axis]);
      return [values[i][axis] - drawn[i][axis] * step, step];
    };
    return {x: along(0, 0, values.length - 1), y: along(1, least, most)};
  }
}"""


def points(page, name: str, prompt: bool = False) -> list[list[float]]:
    """The points (token number, value) of the line of that name that are there; [] where there is no such line."""
    found = [places for told, pale, places in page.evaluate(LINES) if told == name and pale == prompt]
    assert len(found) <= 1
    return [[x, y] for x, y in found[0] if y is not None] if found else []


def ordinates(page, name: str, prompt: bool = False) -> list[float]:
    """The values alone."""
    return [y for _, y in points(page, name, prompt)]


def choose(page, view: str) -> None:
    """Choose what is drawn."""
    page.select_option(".gp-view", view)
    settle(page)


def press(page, place: int) -> None:
    """Press the plot where that token stands."""
    page.locator(".gp-curve-chart").scroll_into_view_if_needed()
    x, y = page.evaluate(
        """(place) => {
          const box = document.querySelector('.gp-curve-picture').getBoundingClientRect();
          const [start, step] = (PLACES)().x;
          return [box.x + (place - start) / step, box.y + box.height / 2];
        }""".replace("PLACES", PLACES),
        place,
    )
    page.mouse.move(x, y)
    page.mouse.click(x, y)
    settle(page)


def reading(page) -> str:
    """What stands beneath the plot."""
    return page.locator(".gp-reading").inner_text()


def prompted() -> Trace:
    """A run whose prompt was read."""
    trace = made.sampled()
    trace.prompt_steps = made.steps([token.text for token in trace.started.prompt_tokens][1:], seed=9)
    for index, step in enumerate(trace.prompt_steps, start=1):
        change(step, index=index)
        change(step.distribution, stages=[])
    return trace


def looked_up() -> Trace:
    """A run with two tokens watched: one always there, one removed by the processors and missing at the third token."""
    trace = made.sampled()
    for i, step in enumerate(trace.steps):
        rare = Candidate(7, " <b>rare</b>", math.log(0.01), None, 100)
        common = Candidate(5, " the", math.log(0.2 + i / 1000), math.log(0.4), 2, 1)
        change(step, watched=[common] if i == 2 else [common, rare])
    return trace


@pytest.mark.slow
def test_each_curve_has_its_numbers_and_a_line_that_explains_it(show):
    trace = made.sampled()
    page = show(export_html(trace))
    seen = set()
    expected = {
        "information": {
            "surprisal": [-step.chosen.logprob / BIT for step in trace.steps],
            "entropy before": [step.distribution.entropy_before / BIT for step in trace.steps],
            "entropy after": [step.distribution.entropy_after / BIT for step in trace.steps],
        },
        "kept": {"candidates kept": [step.distribution.kept for step in trace.steps]},
        "cumulative": {
            "after the processors": [sum(s.chosen.logprob for s in trace.steps[: i + 1]) / BIT for i in range(60)],
            "before them": [sum(s.chosen.raw_logprob for s in trace.steps[: i + 1]) / BIT for i in range(60)],
        },
    }
    for view, curves in expected.items():
        choose(page, view)
        for look, values in curves.items():
            assert ordinates(page, look) == pytest.approx(values, abs=1e-3)
        seen.add(page.locator(".gp-about").inner_text())
        keys = page.locator(".gp-curve .gp-keys [data-tip]")
        assert keys.count() == len(curves) and all(key.get_attribute("data-tip") for key in keys.all())
    assert len(seen) == 3
    options = page.eval_on_selector_all(".gp-view option", "all => all.map((option) => option.value)")
    assert options == ["strips", "information", "kept", "cumulative"]  # nothing was looked up


def test_the_figures_of_python_have_the_same_points(show):
    trace = prompted()
    page = show(export_html(trace))
    figure = curves_figure(trace)
    for view in ("information", "kept", "cumulative"):
        choose(page, view)
        for name, pale, places in page.evaluate(LINES):
            python = {"candidates kept": "tokens kept", "before them": "log-probability before"}.get(name, name)
            python = "log-probability after" if name == "after the processors" else python
            (there,) = [each for each in figure.data if each.name == python and (each.x[0] < 1) == pale] or [None]
            if there is None:  # no processor takes part in the prompt
                assert pale and not any(y for _, y in places)
            else:
                assert [x for x, _ in places] == list(there.x)
                assert [y for _, y in places] == pytest.approx(list(there.y), abs=1e-3)


# ---------------------------------------------------------------------------------------------------- strips

STRIPS = """() => [...document.querySelectorAll('.gp-curve-chart .gp-curves')].map((strip) => {
  const {top, bottom} = strip.getBoundingClientRect();
  return {top, bottom, lines: [...strip.querySelectorAll('.gp-line-path')].map(({__data__}) => __data__.name)};
})"""


def leads(page) -> str:
    """The first sentence of the pane."""
    return page.locator(".gp-curve-answer").inner_text()


def heads(page) -> list[str]:
    """Where each strip says that it is highest."""
    return [words for words in page.locator(".gp-strip-answer").all_text_contents() if words]


def shown_words(page) -> list[str]:
    """The words below the strips."""
    return page.locator(".gp-strip-words text").all_text_contents()


def test_it_opens_with_its_answer_and_strips_of_what_there_is(show):
    trace = made.sampled()
    page = show(export_html(trace))
    entropies = [step.distribution.entropy_before / BIT for step in trace.steps]
    top = entropies.index(max(entropies))
    token = trace.steps[top].chosen.text.strip()
    assert leads(page) == (
        f"The model was most unsure at “{token}”: {max(entropies):.2f} bits, as if between "
        f"{round(2 ** max(entropies)):,} equally likely tokens. "
        f"On average: {sum(entropies) / len(entropies):.2f} bits a token."
    )
    strips = page.evaluate(STRIPS)
    assert [strip["lines"] for strip in strips] == [
        ["entropy before", "entropy after"], ["surprisal"], ["candidates kept"],
    ]  # fmt: skip
    assert all(above["bottom"] < below["top"] for above, below in pairwise(strips))
    assert ordinates(page, "entropy before") == pytest.approx(entropies, abs=1e-3)
    surprisals = [-step.chosen.logprob / BIT for step in trace.steps]
    surprised = trace.steps[surprisals.index(max(surprisals))].chosen.text.strip()
    assert heads(page)[:2] == [
        f"highest at “{token}”: {max(entropies):.2f} bits", f"highest at “{surprised}”: {max(surprisals):.2f} bits",
    ]  # fmt: skip
    page.locator(".gp-token").nth(4).click()
    settle(page)
    line, all_strips = page.locator(".gp-uprights line").bounding_box(), page.evaluate(STRIPS)
    assert line["y"] <= all_strips[0]["top"] + 3 and line["y"] + line["height"] >= all_strips[-1]["bottom"] - 3


def test_strips_have_only_what_the_run_has(show):
    trace = made.sampled(made.STORY[:6])
    for step in trace.steps:  # nothing was removed
        change(step, distribution=replace(step.distribution, stages=[], entropy_before=0.01 * BIT))
    page = show(export_html(trace))
    assert [strip["lines"] for strip in page.evaluate(STRIPS)] == [["entropy before", "entropy after"], ["surprisal"]]
    assert leads(page).startswith("The model was all but certain throughout: at most 0.01 bits, at “")
    page = show(export_html(looked_up()))
    assert page.evaluate(STRIPS)[-1]["lines"] == [" the", " <b>rare</b>"]
    assert "·" not in page.locator(".gp-strip-name").last.inner_html() and page.locator(".gp-curve b").count() == 0


def test_the_words_are_below_the_strips_where_they_have_room(show):
    trace = made.sampled()
    page = show(export_html(trace), viewport={"width": 1366, "height": 900})
    page.get_by_role("tab", name="Curves").click()
    settle(page)
    assert len(shown_words(page)) == len(trace.steps)
    assert shown_words(page)[:3] == [step.chosen.text.strip() for step in trace.steps[:3]]
    page.locator(".gp-token").nth(2).click()
    settle(page)
    bold = page.locator(".gp-strip-words text[font-weight='700']")
    assert bold.all_text_contents() == [trace.steps[2].chosen.text.strip()]
    page = show(export_html(trace), viewport={"width": 390, "height": 844})
    assert not shown_words(page) and page.locator(".gp-named").first.locator("text").count() >= 1
    here = page.evaluate("() => GenerationPlayground.log('main').current().chosen.text.trim()")
    assert page.locator(".gp-strip-here").text_content() == here
    for _ in range(2):
        page.get_by_role("button", name="Zoom in", exact=True).click()
    assert 10 <= len(shown_words(page)) <= 20
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# ---------------------------------------------------------------------------------------------------- one curve

SCALE = """() => {
  const clip = document.querySelector('.gp-curve-chart clipPath rect');
  const [[start, step], top] = [(PLACES)().y, Number(clip.getAttribute('y')) + 3];
  const ends = [top + Number(clip.getAttribute('height')) - 6, top];
  return [ends.map((end) => start + end * step), document.querySelector('.gp-curve-note').textContent];
}""".replace("PLACES", PLACES)  # the values at the floor and at the top


def test_a_prompt_that_surprises_far_more_than_the_text_leaves_it_the_scale(show):
    trace = prompted()
    surprised = trace.prompt_steps[0]
    change(surprised, chosen=replace(surprised.chosen, logprob=-40 * BIT, raw_logprob=-40 * BIT))
    page = show(export_html(trace))
    choose(page, "information")
    (low, high), notes = page.evaluate(SCALE)
    highest = max(-step.chosen.logprob for step in trace.steps) / BIT
    assert low == pytest.approx(0, abs=0.05) and highest < high <= highest * 1.1 and notes == "prompt: up to 40.00 bits"
    assert max(y or 0 for _, pale, places in page.evaluate(LINES) if pale for _, y in places) == pytest.approx(40)
    page = show(export_html(prompted()))  # nothing is far above the text
    choose(page, "information")
    assert page.evaluate(SCALE)[1] == ""


def test_a_text_without_surprise_has_the_scale_of_its_shades(show):
    trace = prompted()
    steps = [(trace.prompt_steps[0], 40)] + [(step, 0.5) for step in trace.steps]
    for step, bits in steps:
        change(step, chosen=replace(step.chosen, logprob=-bits * BIT, raw_logprob=-bits * BIT))
        change(step, distribution=replace(step.distribution, entropy_before=BIT, entropy_after=BIT))
    page = show(export_html(trace))
    choose(page, "information")
    assert page.evaluate(SCALE) == [pytest.approx([0, 8], abs=0.05), "prompt: up to 40.00 bits"]


@pytest.mark.parametrize("view", ["strips", "information"])
def test_on_a_phone_what_is_said_of_the_prompt_lies_below_the_buttons(show, view):
    trace = prompted()
    surprised = trace.prompt_steps[0]
    change(surprised, chosen=replace(surprised.chosen, logprob=-40 * BIT, raw_logprob=-40 * BIT))
    page = show(export_html(trace), viewport={"width": 390, "height": 844})
    choose(page, view)
    buttons, words = (
        page.locator(f".gp-curve-chart {each}").filter(has_text=re.compile("" if "tools" in each else "prompt"))
        .bounding_box() for each in (".gp-curve-tools", ".gp-curve-note")
    )
    assert buttons["y"] + buttons["height"] <= words["y"] + 2


def test_on_a_phone_both_choices_stand_on_one_line(show):
    page = show(export_html(made.sampled()), viewport={"width": 390, "height": 844})
    tops = [page.locator(each).bounding_box()["y"] for each in (".gp-view", ".gp-unit")]
    assert tops[0] == pytest.approx(tops[1], abs=2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("width", "window", "height"), [(1366, 657, 200), (1366, 900, 260), (390, 844, 200)])
def test_in_a_small_window_the_chart_is_lower(show, width, window, height):
    page = show(export_html(made.sampled()), viewport={"width": width, "height": window})
    choose(page, "information")
    assert page.locator(".gp-curve-picture").bounding_box()["height"] == height


def test_the_readings(show):
    trace = made.sampled()
    page = show(export_html(trace))
    page.locator(".gp-text .gp-token").nth(3).click()
    choose(page, "kept")
    assert reading(page).endswith(f": {trace.steps[3].distribution.kept} of 2,000 tokens kept")
    choose(page, "cumulative")
    total = sum(step.chosen.logprob for step in trace.steps[:4])
    assert f"so far {written(total / math.log(2), 2)} bits after the processors" in reading(page)
    page.select_option(".gp-unit", "nats")
    settle(page)
    assert f"so far {written(total, 2)} nats after the processors" in reading(page)


@pytest.mark.slow
@pytest.mark.parametrize("view", one_in(6, ["information", "kept", "cumulative", "before", "after", "rank"]))
def test_fed_token_by_token_or_at_once_it_is_the_same(show, view):
    trace = looked_up()
    text = [event_to_line(event) for event in trace.events()]
    page, whole = show(EMPTY), show(EMPTY)
    for each in (page, whole):
        feed(each, "".join(text[:2]))
        choose(each, view)
    for end in range(3, 30, 3):
        feed(page, "".join(text[:end]))
    feed(page, "".join(text))
    feed(whole, "".join(text))
    drawn = [
        [each.evaluate(LINES), reading(each)]
        for each in (page, whole)
    ]
    assert drawn[0] == drawn[1] and drawn[0][0]


def test_the_text_that_is_looked_at_is_drawn(show):
    trace = made.several()
    page = show(export_html(trace))
    choose(page, "cumulative")
    for number, last in ((0, 14), (2, 20), (1, 20)):
        page.locator(".gp-line").nth(number).locator(".gp-token").nth(2).click()
        settle(page)
        steps = [step for step in trace.all_steps if step.sequence == number]
        total = sum(step.chosen.logprob for step in steps) / BIT
        found = ordinates(page, "after the processors")
        assert len(found) == last and found[-1] == pytest.approx(total, abs=1e-3)


def test_what_could_not_be_chosen_ends_the_sum(show):
    trace = made.sampled(made.STORY[:6])
    change(trace.steps[3].chosen, logprob=-3.4028234663852886e38)
    page = show(export_html(trace))
    assert [x for x, _ in points(page, "surprisal")] == [1, 2, 3, 5, 6]  # a gap
    page.locator(".gp-text .gp-token").nth(3).click()
    settle(page)
    assert "surprisal infinite" in reading(page)
    choose(page, "cumulative")
    assert len(ordinates(page, "after the processors")) == 3 and len(ordinates(page, "before them")) == 6
    assert "minus infinity after the processors" in reading(page)


# ---------------------------------------------------------------------------------------------------- the prompt


def test_the_prompt_stands_before_the_text_set_apart(show):
    trace = prompted()
    page = show(EMPTY)
    events = list(trace.events())
    feed(page, lines(events[:-2]))
    assert not points(page, "surprisal", prompt=True)
    feed(page, lines(events))
    found = points(page, "surprisal", prompt=True)
    assert [x for x, _ in found] == [-3, -2, -1, 0]
    expected = [-step.chosen.logprob / BIT for step in trace.prompt_steps]
    assert [y for _, y in found] == pytest.approx(expected, abs=1e-4)
    assert not points(page, "entropy after", prompt=True)  # no processor takes part
    parts = page.locator(".gp-curve-chart :is(.gp-ground rect, .gp-uprights line)")
    assert parts.count() == 3  # its background, its end, the current token
    assert "prompt" in page.locator(".gp-about").inner_text()
    choose(page, "cumulative")
    sums = ordinates(page, "before them", prompt=True)
    assert sums[-1] == pytest.approx(
        sum(step.chosen.raw_logprob for step in trace.prompt_steps) / BIT, abs=1e-3
    )
    assert points(page, "after the processors")[0] == [1, pytest.approx(trace.steps[0].chosen.logprob / BIT, abs=1e-4)]


@pytest.mark.slow
def test_keys_and_presses_go_into_the_prompt(show):
    page = show(export_html(prompted()))
    plot = page.get_by_role("slider", name="Token on the curve")
    plot.focus()
    page.keyboard.press("Home")
    settle(page)
    assert reading(page).startswith("Prompt token 2, “ upon”: surprisal ") and "after" not in reading(page)
    assert plot.get_attribute("aria-valuemin") == plot.get_attribute("aria-valuenow") == "-3"
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    settle(page)
    assert reading(page).startswith("Token 1,") and plot.get_attribute("aria-valuenow") == "1"
    press(page, -3)
    assert reading(page).startswith("Prompt token 2,")
    press(page, 60)
    assert reading(page).startswith("Token 60,") and tokens(page)


# ---------------------------------------------------------------------------------------------------- looked-up tokens


@pytest.mark.slow
def test_looked_up_tokens_have_lines_of_their_own(show):
    trace = looked_up()
    page = show(export_html(trace))
    page.locator(".gp-text .gp-token").nth(5).click()
    choose(page, "before")
    assert ordinates(page, " the") == pytest.approx([0.2 + i / 1000 for i in range(60)], abs=1e-4)
    rare = points(page, " <b>rare</b>")
    assert len(rare) == 59 and [3, pytest.approx(0.01, abs=1e-4)] not in rare
    assert page.locator(".gp-curve .gp-keys").inner_text().split() == ["·the", "·<b>rare</b>"]
    assert "“ <b>rare</b>” 1% before (rank 100), removed after" in reading(page)
    choose(page, "after")
    assert set(ordinates(page, " <b>rare</b>")) == {0}
    choose(page, "rank")
    assert ordinates(page, " <b>rare</b>")[0] == 100
    looks = "(all) => all.map((path) => path.parentNode.getAttribute('stroke') + path.getAttribute('stroke-dasharray'))"
    assert len(set(page.eval_on_selector_all(".gp-curve-chart .gp-line-path", looks))) == 2


@pytest.mark.slow
def test_a_token_that_is_looked_up_later_is_offered(show):
    trace = made.sampled(made.STORY[:3])
    page = show(export_html(trace))
    row = "[9, ' owl', -1.5, -0.5, 4, 2, null, []]"
    page.evaluate(f"() => GenerationPlayground.log('main').addWatched(0, [[{row}], [{row}], [{row}]])")
    settle(page)
    choose(page, "before")
    assert ordinates(page, " owl") == pytest.approx([math.exp(-1.5)] * 3)
    feed(page, lines([made.started(seed=9), *(Stepped(step) for step in made.steps([" x"]))]))
    assert page.locator(".gp-view").input_value() == "strips"  # the new run has none


@pytest.mark.slow
def test_beams_have_curves_with_a_prompt(show):
    trace = made.beams()
    prompt: list[Step] = prompted().prompt_steps
    events = list(trace.events())
    page = show(EMPTY)
    feed(page, lines([*events[:-1], PromptRead(prompt), events[-1]]))
    for view in ("information", "kept", "cumulative"):
        choose(page, view)
    page.locator(".gp-reading").press("Home")
    settle(page)
    assert reading(page).startswith("Prompt token 2") and " prompt token 2 of " in place(page)


# ---------------------------------------------------------------------------------------------------- the picture


def span(page) -> list[float]:
    """The first and the last token number that the picture has room for."""
    return page.evaluate(
        """() => {
          const clip = document.querySelector('.gp-curve-chart clipPath rect');
          const [[start, step], left] = [(PLACES)().x, Number(clip.getAttribute('x'))];
          return [left, left + Number(clip.getAttribute('width'))].map((end) => start + end * step);
        }""".replace("PLACES", PLACES)
    )


def at(page, share: float) -> tuple[float, float]:
    """A point of the window: that share of the picture's width, half of its height."""
    box = page.locator(".gp-curve-picture").bounding_box()
    return box["x"] + share * box["width"], box["y"] + box["height"] / 2


def opened(show, trace: Trace):
    """A page with the curves of this run in sight."""
    page = show(export_html(trace))
    page.locator(".gp-curve-chart").scroll_into_view_if_needed()
    settle(page)
    return page


def test_a_drag_zooms_and_a_double_press_shows_all(show):
    page = opened(show, made.sampled())
    whole = span(page)
    assert whole == pytest.approx([0.5, 60.5], abs=0.1)
    was = reading(page)
    page.mouse.move(*at(page, 0.3))
    page.mouse.down()
    page.mouse.move(*at(page, 0.5), steps=3)
    assert page.locator(".gp-passing rect").count() == 1
    page.mouse.up()
    first, last = span(page)
    assert 10 < first < 20 < last < 35 and reading(page) == was  # a drag is no press
    feed(page, lines([*made.sampled().events()]))
    assert span(page) == pytest.approx([first, last], abs=0.1)  # as the text goes on
    page.mouse.dblclick(*at(page, 0.5))
    assert span(page) == pytest.approx(whole, abs=0.1)


def test_its_buttons_zoom_move_and_go_back(show):
    page = opened(show, made.sampled())

    def press_button(name: str) -> None:
        page.get_by_role("button", name=name, exact=True).click()

    press_button("Zoom in")
    assert span(page) == pytest.approx([15.5, 45.5], abs=0.1)
    press_button("Pan")
    page.mouse.move(*at(page, 0.5))
    page.mouse.down()
    page.mouse.move(*at(page, 0.3), steps=3)
    page.mouse.up()
    assert span(page)[0] > 20 and span(page)[1] - span(page)[0] == pytest.approx(30, abs=0.1)
    press_button("Reset axes")
    assert span(page) == pytest.approx([0.5, 60.5], abs=0.1)
    press_button("Zoom out")
    assert span(page) == pytest.approx([-29.5, 90.5], abs=0.2)


def test_the_pointer_reads_the_token_under_it(show):
    page = opened(show, made.sampled())
    page.mouse.move(*at(page, 0.5))
    told = page.locator(".gp-curve-plot .gp-tip p").all_inner_texts()
    names = ["entropy before:", "entropy after:", "surprisal:", "candidates kept:"]
    assert len(told) == 4 and all(name in words for name, words in zip(names, told, strict=True)) and "bits" in told[0]
    assert page.locator(".gp-passing circle").count() == 4
    page.mouse.move(5, 5)
    assert page.locator(".gp-curve-plot .gp-tip").is_hidden() and page.locator(".gp-passing circle").count() == 0


def test_the_values_are_a_list_that_is_written_when_it_is_opened(show):
    page = opened(show, made.sampled())
    choose(page, "information")
    values = page.locator(".gp-curve .gp-chart-values li")
    assert values.count() == 0
    page.locator(".gp-curve .gp-chart-values summary").click()
    values.first.wait_for()
    assert values.count() == 3 * len(made.STORY)
    assert re.fullmatch(r"“.*” surprisal: [\d.]+ bits", values.first.inner_text())


@pytest.mark.parametrize(("name", "begin"), [("an SVG", b"<svg"), ("a PNG", b"\x89PNG")])
def test_it_is_saved_as_it_is_on_the_page(show, name, begin):
    page = opened(show, made.sampled(["<b>", " &amp;"] * 6))
    page.hover(".gp-curve-plot")
    with page.expect_download() as saved:
        page.click(f"[title='Download plot as {name}']")
    assert saved.value.suggested_filename == f"surprisal-and-entropy-along-the-text.{name[-3:].lower()}"
    data = saved.value.path().read_bytes()
    assert data.startswith(begin) and len(data) > 2000
    if name == "an SVG":
        text = data.decode()
        ElementTree.fromstring(text)
        assert "var(" not in text and "gp-passing" not in text and text.count("gp-line-path") == 4

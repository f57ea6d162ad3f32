"""The panes of a sweep in a real browser: how far the runs are, and the grid with its texts, metrics and heat map."""

from __future__ import annotations

import json

import pytest

from playground.api import compare
from playground.experiments.comparison import Axis, Comparison, Entry, Group
from playground.experiments.sweep import grid
from playground.metrics.run_metrics import METRICS
from playground.requests.request import GenerationRequest
from playground.trace import Failed
from tests.support.slow import one_in
from tests.visualizers import made
from tests.visualizers.many import broken, feed_group, page_of, said, sweep, text, told, under_way
from tests.visualizers.reading import settle
from tests.visualizers.test_panes import EVIL

TEMPERATURES, TOP_PS = [0.4, 1.0, 1.6], [0.5, 1.0]


@pytest.fixture(scope="module")
def real() -> Comparison:
    """A grid of real runs, two seeds a cell."""
    config = {"do_sample": True, "max_new_tokens": 14, "top_k": 0}
    request = GenerationRequest("stories", "Once upon a time,", config=config, seed=4, top_candidates=1)
    cells = grid(request, [("temperature", TEMPERATURES), ("top_p", TOP_PS)], seeds=2)
    requests = [(number, each) for number, cell in enumerate(cells) for each in cell.requests]
    traces = compare(request for _, request in requests)
    groups = [Group(cell.label, cell.label, "stories", place=cell.place, id=i) for i, cell in enumerate(cells)]
    axes = [Axis("temperature", list(map(str, TEMPERATURES))), Axis("top_p", list(map(str, TOP_PS)))]
    comparison = Comparison("sweep", request.prompt, groups, [Entry(*each) for each in requests], axes)
    told(comparison, traces)
    comparison.end()
    return comparison


def show_cells(show, comparison: Comparison, runs, done: bool = True, **options):
    lines = told(comparison, runs)
    return show(page_of("sweep", lines + comparison.end() if done else lines), **options)


def cell(page, row: int, column: int):
    return page.locator(f".gp-field tbody tr:nth-child({row + 1}) td").nth(column)


def measured(group: int, **values: float | None) -> str:
    """The line that tells of a group's metrics; those that are not named are not known."""
    return json.dumps({"type": "Measured", "group": group, "values": {**dict.fromkeys(METRICS), **values}}) + "\n"


def show_values(show, values: list[float | None], name: str = "perplexity"):
    """A grid of two columns whose cells have these values of a metric."""
    comparison = sweep(["a", "b"], [str(row) for row in range(len(values) // 2)])
    lines = comparison.header() + "".join(measured(i, **{name: value}) for i, value in enumerate(values))
    page = show(page_of("sweep", lines))
    page.select_option(".gp-metric", name)
    settle(page)
    return page


# ---------------------------------------------------------------------------------------------------- progress


def test_progress_counts_ended_decoding_and_waiting(show):
    runs = [text(" a"), under_way(" b", " c"), under_way(" d"), [], []]
    page = show_cells(show, sweep(list("abcde")), runs, done=False)
    assert page.inner_text(".gp-progress .gp-status") == "1 of 5 runs ended · 2 decoding · 2 queued"
    assert page.inner_text(".gp-pace") == "4 tokens"
    bar = page.get_by_role("progressbar")
    assert [bar.get_attribute(f"aria-value{part}") for part in ("now", "max")] == ["1", "5"]
    assert page.locator(".gp-part-ended").evaluate("(part) => part.style.width") == "20%"
    assert page.locator(".gp-troubles p").count() == 0


def test_progress_tells_of_failures_and_of_stop(show):
    runs = [text(" a"), broken(" b"), broken(), text(" c", reason="stopped"), under_way(" d"), []]
    page = show_cells(show, sweep(list("abcdef")), runs)
    assert page.inner_text(".gp-progress .gp-status") == "Stopped: 3 of 6 runs ended · 2 cut off · 1 not started"
    first, second = said(page, ".gp-troubles p")
    assert first == "✕ 2 runs failed (1, 2): Out of <b>memory</b>. Ask for fewer tokens."
    assert second == "1 run was stopped by hand; what was written is kept."


def test_each_reason_is_told_once_with_the_cells_that_it_ended(show):
    other = [*broken()[:-1], Failed("No room.", "Take a smaller one.")]
    page = show_cells(show, sweep(list("abcd")), [broken(), other, broken(), text(" d")])
    memory, room = said(page, ".gp-troubles p")
    assert memory == "✕ 2 runs failed (0, 2): Out of <b>memory</b>. Ask for fewer tokens."
    assert room == "✕ 1 run failed (1): No room. Take a smaller one."
    assert page.inner_text("body").count("Out of <b>memory</b>") == 1


def test_of_runs_that_were_all_stopped_none_has_ended(show):
    page = show_cells(show, sweep(list("abc")), [text(" a", reason="stopped"), text(reason="stopped"), []])
    assert page.inner_text(".gp-progress .gp-status") == "Stopped: 0 of 3 runs ended · 2 cut off · 1 not started"
    assert page.get_by_role("progressbar").get_attribute("aria-valuenow") == "0"


def test_runs_that_made_way_for_another_are_not_said_to_be_stopped_by_hand(show):
    cells = sweep(list("ab"))
    page = show_cells(show, cells, [text(" a", reason="stopped"), []], done=False)
    page.evaluate("() => GenerationPlayground.group('sweep').read({type: 'Done', stopped: true, overtaken: true})")
    settle(page)
    (told,) = said(page, ".gp-troubles p")
    assert told == "1 run was stopped because another run took its place; what was written is kept."


@pytest.mark.slow
def test_progress_ends_well(show, real):
    page = show(page_of("sweep", real.lines()))
    assert page.inner_text(".gp-progress .gp-status") == "All 12 runs have ended"
    tokens = sum(len(trace.steps) for trace in real.traces)
    assert page.inner_text(".gp-pace") == f"{tokens} tokens"  # a file says nothing of the pace


def test_before_the_first_run_the_view_says_what_will_come(show):
    page = show(page_of("sweep"))
    page.evaluate("() => GenerationPlayground.group('sweep').clear(null)")
    settle(page)
    assert "Run the grid" in page.inner_text(".gp-progress .gp-status")
    assert page.locator(".gp-progress .gp-track").is_hidden()
    feed_group(page, "sweep", sweep(list("ab")).header())
    assert page.locator(".gp-progress .gp-track").is_visible()
    assert page.inner_text(".gp-progress .gp-status") == "0 of 2 runs ended · 0 decoding · 2 queued"


def test_the_pace_is_that_of_all_runs_together(show):
    comparison, events = sweep(list("ab")), under_way(*made.STORY[:12])
    page, lines, told_of = show(page_of("sweep")), comparison.header(), 0
    for second, count in enumerate([2, 6, 12]):
        page.evaluate("(now) => { performance.now = () => now; }", 5000 + 1000 * second)
        lines += "".join(comparison.add(run, event) for event in events[told_of : count + 1] for run in (0, 1))
        feed_group(page, "sweep", lines)
        told_of = count + 1
    assert page.inner_text(".gp-pace") == "24 tokens · 10 tokens/s in total"


@pytest.mark.slow
def test_a_search_that_has_not_told_of_its_tokens_is_under_way(show):
    """Beam search: which tokens a text has is known at its end."""
    for each, words in [(1, "1 decoding · 1 queued"), (2, "1 decoding · 3 queued")]:
        comparison = sweep(["1", "2"], each=each)
        page = show(page_of("sweep", told(comparison, [list(made.beams().events())[:4]])))
        assert page.inner_text(".gp-progress .gp-status") == f"0 of {2 * each} runs ended · {words}"
        assert said(page, ".gp-cell-text") == ["…", "queued"]


# ---------------------------------------------------------------------------------------------------- the grid


def test_the_grid_has_knobs_values_texts_and_metrics(show, real):
    page = show(page_of("sweep", real.lines()))
    assert said(page, ".gp-field thead th") == ["top_p", "temperature", "0.4", "1.0", "1.6"]
    assert said(page, ".gp-field tbody th") == ["0.5", "1.0"]
    metric = METRICS["perplexity"]
    assert page.locator(".gp-metric").input_value() == "perplexity"
    for number, group in enumerate(real.groups):
        found = cell(page, *group.place)
        trace = real.traces_of(number)[0]
        assert found.locator(".gp-cell-text").text_content() == trace.sequences[0].text.strip()
        assert found.locator(".gp-value").inner_text() == f"{metric.of(real.traces_of(number)):,.{metric.digits}f}"
    meaning = page.inner_text(".gp-metric-meaning")
    assert metric.meaning in meaning and metric.formula in meaning


@pytest.mark.parametrize("name", ["tokens", "distinct_2", "self_bleu", "ended"])
def test_any_metric_can_be_chosen(show, real, name):
    page = show(page_of("sweep", real.lines()))
    page.select_option(".gp-metric", name)
    metric = METRICS[name]
    for number, group in enumerate(real.groups):
        value = metric.of(real.traces_of(number))
        found = cell(page, *group.place).locator(".gp-value").inner_text()
        assert found == ("–" if value is None else f"{value:,.{metric.digits}f}")


@pytest.mark.parametrize(
    ("name", "values", "best", "scale"),
    one_in(2, [
        ("self_bleu", [0.5, 0.1, None, 0.3], [], "heat"),  # less is better, but nobody knows how sure that is
        ("tokens_per_second", [9.5, 9.4, 9.4, None], [], "prob"),  # more is
        ("perplexity", [3.0, 1.0, 2.0, 2.5], [], "prob"),  # neither
        ("tokens_per_second", [0.5, 0.5, 0.5, 0.5], [], "prob"),  # none is better than the others
    ]),
)
def test_cells_are_coloured_between_lowest_and_highest_and_the_best_is_marked(show, name, values, best, scale):
    page = show_values(show, values, name)
    tops = page.eval_on_selector_all(".gp-cell-top", "all => all.map((top) => top.style.backgroundColor)")
    known = [value for value in values if value is not None]
    span = max(known) - min(known)
    level = lambda value: int((value - min(known)) / span * 10 + 0.5) if span else 0  # noqa: E731
    assert tops == ["" if value is None else f"var(--gp-{scale}-{level(value)})" for value in values]
    stars = page.eval_on_selector_all(".gp-star", "all => all.map((star) => !star.hidden)")
    assert [number for number, is_best in enumerate(stars) if is_best] == best
    legend = " ".join(page.inner_text(".gp-legend").split())
    assert ("★ best" in legend) == bool(best)
    assert f"{min(known):.{METRICS[name].digits}f}" in legend and f"{max(known):.{METRICS[name].digits}f}" in legend
    labels = page.eval_on_selector_all("td", "all => all.map((cell) => cell.getAttribute('aria-label'))")
    assert [number for number, label in enumerate(labels) if "; best" in label] == best


def test_cells_say_what_became_of_their_runs(show):
    runs = [broken(" a"), text("<|end|>", reason="eos", pieces=[None]), [], text(" fine")]
    page = show_cells(show, sweep(["1", "2"], ["x", "y"]), runs)
    assert said(page, ".gp-cell-text") == ["✕ failed", "(empty)", "did not run", "fine"]
    page.select_option(".gp-metric", "ended")  # known of what ended well
    assert said(page, ".gp-value") == ["✕", "1.00", "–", "0.00"]
    cell(page, 0, 0).click()
    assert page.inner_text(".gp-whole-problem") == "✕ Out of <b>memory</b>. Ask for fewer tokens."


def test_a_cell_tells_of_a_run_that_failed_behind_the_shown_one(show):
    page = show_cells(show, sweep(["1", "2"], each=2), [text(" fine"), broken(" a"), text(" b"), text(" c")])
    assert said(page, ".gp-cell-text") == ["fine", "b"]
    assert said(page, ".gp-some-failed") == ["✕ 1 of 2"]
    assert "failed: 1 of 2" in cell(page, 0, 0).get_attribute("aria-label")


@pytest.mark.slow
def test_seeds_of_a_cell_can_be_gone_through(show):
    runs = [text(" one"), text(" two"), text(" three"), text(" other"), text(" x"), text(" y")]
    page = show_cells(show, sweep(["1", "2"], each=3), runs)
    steps = cell(page, 0, 0).get_by_role("button")
    seen = []
    for button in (1, 1, 1, 0):
        steps.nth(button).click()
        settle(page)
        seen.append(cell(page, 0, 0).locator(".gp-cell-text").inner_text())
    assert seen == ["two", "three", "one", "three"]
    assert said(page, ".gp-stepper span")[0] == "3/3"
    assert not page.locator("dialog").is_visible()
    cell(page, 0, 0).focus()
    page.keyboard.press(" ")
    settle(page)
    assert said(page, ".gp-cell-text") == ["one", "other"]


def test_a_cell_opens_whole_and_escape_closes_it(show, real):
    page = show(page_of("sweep", real.lines()))
    cell(page, 1, 2).click()
    dialog = page.get_by_role("dialog")
    assert page.inner_text(".gp-whole-title") == "temperature 1.6, top_p 1.0"
    number = next(i for i, group in enumerate(real.groups) if tuple(group.place) == (1, 2))
    first, second = real.traces_of(number)
    assert page.locator(".gp-whole-text").text_content() == real.prompt + first.sequences[0].text
    dialog.get_by_role("button", name="The text of the next seed").click()
    settle(page)
    assert page.locator(".gp-whole-text").text_content() == real.prompt + second.sequences[0].text
    values = dict(zip(said(page, ".gp-whole-values dt"), said(page, ".gp-whole-values dd"), strict=True))
    assert list(values) == [metric.title for metric in METRICS.values()]
    assert values["Tokens"] == f"{METRICS['tokens'].of([first, second]):.{METRICS['tokens'].digits}f} tokens"
    page.keyboard.press("Escape")
    assert not dialog.is_visible()
    assert page.evaluate("() => document.activeElement.getAttribute('aria-label')").startswith(
        "temperature 1.6, top_p 1.0"
    )


def test_a_run_can_be_opened_where_the_page_offers_it(show, real):
    page = show(page_of("sweep", real.lines()))
    cell(page, 0, 0).click()
    assert not page.get_by_role("button", name="Open as one run").is_visible()
    page.keyboard.press("Escape")
    page.evaluate("() => { GenerationPlayground.group('sweep').answers.open = (what) => { window.asked = what; }; }")
    cell(page, 0, 1).click()
    page.get_by_role("button", name="Open as one run").click()
    number = next(i for i, group in enumerate(real.groups) if tuple(group.place) == (0, 1))
    assert page.evaluate("() => asked") == {"type": "open", "entry": 2 * number}


def test_a_cell_whose_text_is_known_says_so_and_can_be_run_after_all(show, real):
    """The second row has the texts of the first one, and none of its runs was made."""
    runs = [trace for number, trace in enumerate(real.traces) if real.entries[number].group < 3]
    comparison = Comparison("sweep", real.prompt, real.groups, real.entries, real.axes)
    lines = told(comparison, runs) + comparison.have_text_of({number: number - 6 for number in range(6, 12)})
    page = show(page_of("sweep", lines + comparison.end()))
    assert page.inner_text(".gp-spared") == (
        "= 3 of 6 cells have the same text as another, word for word: with the same luck, no run was needed to know it."
    )
    assert "All 6 runs have ended · 6 runs spared: their texts are known" in page.inner_text(".gp-status")
    one, other = cell(page, 0, 1), cell(page, 1, 1)
    assert one.locator(".gp-cell-text").inner_text() == other.locator(".gp-cell-text").inner_text() != ""
    assert one.locator(".gp-value").inner_text() == other.locator(".gp-value").inner_text(), "the text is the same"
    assert one.locator(".gp-same").is_hidden() and other.locator(".gp-same").is_visible()
    assert "the text of temperature 1.0, top_p 0.5, not run" in other.get_attribute("aria-label")
    page.select_option(".gp-metric", "entropy")
    settle(page)
    assert other.locator(".gp-value").inner_text() == "–" != one.locator(".gp-value").inner_text()
    page.evaluate("() => { GenerationPlayground.group('sweep').answers.make = (what) => { window.asked = what; }; }")
    page.evaluate("() => { GenerationPlayground.group('sweep').answers.open = () => {}; }")
    other.click()
    assert "Not run: with the same luck, it is certain to write the text of temperature 1.0, top_p 0.5." in (
        page.inner_text(".gp-whole-same")
    )
    assert not page.get_by_role("button", name="Open as one run").is_visible()
    page.get_by_role("button", name="Run it after all").click()
    assert page.evaluate("() => asked") == {"type": "make", "entry": 8}


def test_the_arrow_keys_go_from_cell_to_cell(show, real):
    page = show(page_of("sweep", real.lines()), viewport={"width": 390, "height": 700})
    page.locator("td[tabindex='0']").focus()
    keys = ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "Home", "End", "ArrowLeft"]
    walked = []
    for key in keys:
        page.keyboard.press(key)
        walked.append(page.evaluate("() => document.activeElement.getAttribute('aria-label').split(';')[0]"))
        page.evaluate("() => new Promise((done) => setTimeout(done, 20))")
        covered = page.evaluate(
            """() => {
              const {left, top} = document.activeElement.getBoundingClientRect();
              return document.elementFromPoint(left + 3, top + 3).closest('td') === document.activeElement;
            }"""
        )
        assert covered, f"the cell stands under a header after {key}"
    places = [
        (1.0, 0.5),
        (1.0, 1.0),
        (1.0, 1.0),
        (1.6, 1.0),
        (1.6, 1.0),
        (1.6, 0.5),
        (0.4, 0.5),
        (1.6, 0.5),
        (1.0, 0.5),
    ]
    assert walked == [f"temperature {temperature}, top_p {top_p}" for temperature, top_p in places]
    assert page.locator("td[tabindex='0']").count() == 1
    page.keyboard.press("Enter")
    assert page.get_by_role("dialog").is_visible()


# ---------------------------------------------------------------------------------------------------- the heat map


def test_the_heat_map_has_numbers_and_no_texts(show, real):
    page = show(page_of("sweep", real.lines()))
    told = said(page, ".gp-value")
    page.get_by_role("button", name="heat map").click()
    settle(page)
    assert page.locator(".gp-field").is_hidden()
    map = chart(page)
    assert [[float(one.removesuffix(" ★")) for one in row] for row in map["text"]] == [
        [float(told[0]), float(told[1]), float(told[2])], [float(told[3]), float(told[4]), float(told[5])]
    ]  # fmt: skip
    assert (map["x"], map["y"]) == (list(map_words(TEMPERATURES)), list(map_words(TOP_PS)))
    values = page.locator(".gp-metric-chart .gp-chart-values li").all_text_contents()
    assert values[0].startswith("temperature 0.4, top_p 0.5: ") and len(values) == 6
    page.evaluate(f"() => {PLOT}.emit('plotly_click', {{points: [{{pointNumber: [1, 2]}}]}})")
    assert page.inner_text(".gp-whole-title") == "temperature 1.6, top_p 1.0"
    page.locator(".gp-shut").click()
    page.get_by_role("button", name="texts").click()
    assert len(said(page, ".gp-cell-text")) == 6


PLOT = "document.querySelector('.gp-metric-chart .js-plotly-plot')"


def chart(page, trace: int = 0) -> dict:
    """A trace of the chart of the metric, as Plotly drew it."""
    fields = "({x, y, text, error_y}) => ({x: [...x], y: [...y], text: [...text], spread: error_y && error_y.array})"
    return page.evaluate(f"() => ({fields})({PLOT}.data[{trace}])")


def map_words(values):
    return map(str, values)


def test_while_cells_are_running_the_heat_map_is_the_table(show):
    page = show_cells(show, sweep(["a", "b"], ["c", "d"]), [text(" a"), under_way(" b")], done=False)
    page.get_by_role("button", name="heat map").click()
    settle(page)
    assert page.locator(".gp-field").is_visible() and page.locator(".gp-metric-chart").is_hidden()
    assert said(page, ".gp-cell-text") == []


def test_one_axis_is_a_list_and_a_line(show):
    values = ["0.5", "1", "2", "4"]
    comparison = sweep(values)
    lines = told(comparison, [text(*made.STORY[:n]) for n in (4, 9, 2)])
    page = show(page_of("sweep", lines))
    page.select_option(".gp-metric", "tokens")
    assert said(page, ".gp-field tbody th") == values
    assert said(page, ".gp-value") == ["4", "9", "2", "–"]
    page.get_by_role("button", name="heat map").click()
    settle(page)
    assert page.get_by_role("group", name="Tokens over temperature").is_visible()
    line = chart(page)
    assert (line["x"], line["y"]) == ([0.5, 1, 2, 4], [4, 9, 2, None])
    assert line["text"] == ["0.5: 4", "1: 9", "2: 2", "4: –"]
    assert chart(page, 1)["text"] == ["4", "9", "2"]


def test_a_line_has_a_gap_where_nothing_is_known(show):
    comparison = sweep(["1", "2", "3", "4"])
    lines = comparison.header() + "".join(measured(i, tokens=value) for i, value in enumerate([1.0, None, 3.0, 2.0]))
    page = show(page_of("sweep", lines))
    page.select_option(".gp-metric", "tokens")
    page.get_by_role("button", name="heat map").click()
    settle(page)
    assert chart(page)["y"] == [1, None, 3, 2] and len(chart(page, 1)["x"]) == 3


def of_seeds(show, values: list[float], each: list[list[float]], name: str, knobs=("0.2", "0.4", "1.6")):
    """A sweep over one knob whose cells have these values, and these of their single runs."""
    comparison = sweep(list(knobs), each=len(each[0]) if each else 1)
    lines = comparison.header()
    for number, value in enumerate(values):
        line = {"type": "Measured", "group": number, "values": {**dict.fromkeys(METRICS), name: value}}
        lines += json.dumps(line | ({"each": {name: each[number]}} if each else {})) + "\n"
    page = show(page_of("sweep", lines))
    page.select_option(".gp-metric", name)
    page.get_by_role("button", name="heat map").click()
    settle(page)
    return page


FASTEST = [[9.0, 8.0, 9.5, 8.5, 9.1], [10.0, 9.0, 10.5, 9.5, 9.9], [5.0, 5.1, 4.9, 5.2, 5.0]]


@pytest.mark.parametrize(
    ("each", "best"),
    one_in(4, [
        (FASTEST, [1]),  # their ranges overlap, but seed by seed it is the faster one
        ([row[:4] for row in FASTEST], []),  # four seeds cannot be sure
        ([[9.0, 8.0, 9.5, 8.5, 9.95], *FASTEST[1:]], []),
        ([], []),  # measured while they shared their passes
    ]),
)
def test_a_star_takes_runs_that_bear_it_out_seed_by_seed(show, each, best):
    page = of_seeds(show, [8.82, 9.78, 5.04], each, "tokens_per_second")
    stars = page.eval_on_selector_all(".gp-star", "all => all.map((star) => !star.hidden)")
    assert [number for number, is_best in enumerate(stars) if is_best] == best
    assert ("★" in page.inner_text(".gp-legend")) is bool(best)
    assert sum("★" in words for words in chart(page, 1)["text"]) == len(best)


def test_the_spread_over_the_seeds_stands_in_its_cell(show):
    page = of_seeds(show, [8.5, 9.8, 5.0], [[8.0, 9.5, None], [10.0, 10.0, 10.0], [5.0, None, None]], "perplexity")
    assert said(page, ".gp-seeds-range") == ["8.00 to 9.50"]
    assert "over its seeds 8.00 to 9.50" in cell(page, 0, 0).get_attribute("aria-label")
    assert "from the lowest to the highest of a cell’s seeds" in page.inner_text(".gp-legend")
    assert chart(page)["spread"] == pytest.approx([1, pytest.approx(0.2), 0], abs=1e-6)


@pytest.mark.parametrize(
    ("values", "words", "distinct"),
    one_in(6, [
        ([2.0, 3.0, 4.0], "", 3),
        ([5.0, 8.0, 20.0, 300.0, 50_000.0], "on a logarithmic scale", 5),
        ([3.0, 3.1, 3.2, 50_000.0], "by rank", 4),
        ([-3.0, -3.1, -3.2, -50_000.0], "by rank", 4),
        ([4.0, 4.0, 4.0], "", 1),
    ]),
)
def test_one_cell_far_from_the_rest_leaves_the_others_their_colours(show, values, words, distinct):
    page = of_seeds(show, values, [], "perplexity", [str(number) for number in range(len(values))])
    tops = page.eval_on_selector_all(".gp-cell-top", "all => all.map((top) => top.style.backgroundColor)")
    assert len(set(tops)) == distinct
    legend = page.inner_text(".gp-legend")
    assert words in legend and ("Coloured" in legend) is bool(words)
    assert page.locator(".gp-metric-chart text", has_text="logarithmic scale").count() == bool(
        words and min(values) > 0
    )


@pytest.mark.slow
def test_numbers_stand_at_their_places_and_ticks_are_round(show):
    page = of_seeds(show, [3.17, 4.86, 9.93], [], "perplexity", ["0.2", "0.4", "1.4"])
    assert page.evaluate(f"() => {PLOT}.layout.xaxis.type") == "linear" and chart(page)["x"] == [0.2, 0.4, 1.4]
    assert page.locator(".gp-metric-chart .ytick").all_text_contents() == ["4", "6", "8", "10"]
    words = of_seeds(show, [3.0, 4.0, 5.0], [], "perplexity", ["never", "unset", "1"])
    assert words.evaluate(f"() => {PLOT}.layout.xaxis.type") == "category"


# ---------------------------------------------------------------------------------------------------- live, awkward


def test_only_cells_that_changed_are_written(show):
    lines = told(sweep(["1", "2", "3"]), [under_way(" a"), under_way(" b"), []])
    page = show(page_of("sweep"))
    feed_group(page, "sweep", lines)
    page.evaluate(
        """() => {
          window.touched = new Set();
          const cell = ({target}) => target.parentElement.closest('td');
          const watch = (list) => list.forEach((change) => touched.add(cell(change)?.dataset.group));
          window.watching = new MutationObserver(watch);
          const what = {subtree: true, childList: true, characterData: true, attributes: true};
          watching.observe(document.querySelector('.gp-field'), what);
        }"""
    )
    more = '{"type":"Tokens","entry":1,"tokens":[[9," more"," more",-1,-1,0.5]]}\n'
    feed_group(page, "sweep", lines + more)
    assert page.evaluate("() => [...touched]") == ["1"]
    assert said(page, ".gp-cell-text") == ["a", "b more", "queued"]


def test_live_and_read_from_a_file_are_the_same_in_the_end(show, real):
    fresh = Comparison("sweep", real.prompt, real.groups, real.entries, real.axes)
    lines = told(fresh, real.traces, order=5).splitlines(keepends=True)
    page = show(page_of("sweep"))
    for end in range(1, len(lines), 11):
        feed_group(page, "sweep", "".join(lines[:end]))
    feed_group(page, "sweep", "".join(lines) + fresh.end())
    whole = show(page_of("sweep", real.lines()))
    assert page.inner_text(".gp-pane.gp-grid") == whole.inner_text(".gp-pane.gp-grid")


def test_model_text_and_values_are_never_markup(show):
    comparison = sweep(["<b>x</b>", "2"], ["<script>alert(1)</script>"])
    page = show_cells(show, comparison, [text(*EVIL), broken(*EVIL)])
    assert said(page, ".gp-field thead th")[2] == "<b>x</b>"
    cell(page, 0, 0).click()
    assert page.locator(".gp-pane.gp-grid :is(script, img, b b)").count() == 0
    assert page.inner_text(".gp-whole-title") == "temperature <b>x</b>, top_p <script>alert(1)</script>"


def test_another_sweep_begins_anew(show, real):
    page = show(page_of("sweep", real.lines()))
    page.select_option(".gp-metric", "words")
    cell(page, 0, 0).click()
    feed_group(page, "sweep", sweep(["5"]).header(), turn=2)
    assert said(page, ".gp-field tbody") == ["5 – queued"]
    assert not page.locator("dialog").is_visible() and page.locator(".gp-metric").input_value() == "words"


@pytest.mark.slow
def test_two_hundred_and_fifty_six_cells_stand_in_their_field(show):
    values = [str(i) for i in range(16)]
    comparison = sweep(values, values)
    page = show(page_of("sweep", comparison.header()), viewport={"width": 390, "height": 800})
    assert page.locator("td").count() == 256
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    page.evaluate("() => { document.querySelector('.gp-field').scrollTo(900, 500); }")
    boxes = [page.locator(".gp-field").bounding_box(), page.locator("thead .gp-side").bounding_box()]
    assert abs(boxes[0]["x"] - boxes[1]["x"]) < 3 and abs(boxes[0]["y"] - boxes[1]["y"]) < 3  # headers stay

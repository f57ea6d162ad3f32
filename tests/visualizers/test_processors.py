"""The processors pane in a real browser: the waterfall at one token, each candidate's way through it, and the effect of
every processor along the text."""

from __future__ import annotations

import itertools
import json
import math
import re

import pytest

from playground import GenerationRequest, generate
from playground.trace import (
    DOLA_CONTRAST,
    Candidate,
    Distribution,
    LayerContrast,
    PromptRead,
    Stage,
    Step,
    Stepped,
    Trace,
    event_to_line,
)
from tests.support.changing import change
from tests.support.slow import one_in
from tests.visualizers import made
from tests.visualizers.made_strategies import CHAIN, VOCAB, chained
from tests.visualizers.reading import EMPTY, feed, rows, settle
from visualizers.export import export_html

MOUNTED = ("processors", "tokens", "candidates", "beams")

# ------------------------------------------------------------------------------------------------ made and read

# Three tokens through three processors: one grows, one is cut by top-k, one is last; the rest of the 2,000 are 0.2.
COURSES = {
    " fox": [0.4, 0.5, 0.625, 0.625],
    " owl": [0.3, 0.2, 0.25, 0.25],
    " hen": [0.1, 0.2, None, None],
}
STAGES = [
    Stage("TemperatureLogitsWarper", 1.0, VOCAB, 0.0, 0.2),
    Stage("TopKLogitsWarper", 0.9, 10, 0.2, 0.2),
    Stage("TopPLogitsWarper", 0.9, 10, 0.0, 0.0),
]


def log(share: float | None) -> float | None:
    return None if share is None else math.log(share)


def candidate(text: str, course: list[float | None], removed_by: str | None = None) -> Candidate:
    """A candidate that has these probabilities before the processors and after each."""
    logs = [log(share) for share in course]
    return Candidate(10 + made.hash_of(text), text, logs[0], logs[-1], 1, 1 if logs[-1] else None, removed_by, logs[1:])


def waterfall(chosen: str = " fox", courses: dict | None = None, stages: list[Stage] | None = None, **changes) -> Trace:
    """A run of one step; `changes` go into its step, or into Started where that has such a field."""
    courses, stages = courses or COURSES, STAGES if stages is None else stages
    found = [candidate(text, course) for text, course in courses.items()]
    listed = [c for c in found if c.text != changes.get("unlisted")]
    spread = Distribution(listed, 1.0, 0.9, VOCAB, stages)
    picked = next(c for c in found if c.text == chosen)
    fields = {name: value for name, value in changes.items() if name in Step.__slots__}
    start = {name: value for name, value in changes.items() if name in ("mode", "config", "effective")}
    step = Step(0, 0, picked, chosen, spread, 0.02, 0.02, **fields)
    return Trace.fold([made.started(**start), Stepped(step), made.finished((chosen, "length"), tokens=1)])


def look_at(page, index: int) -> list[list[str]]:
    """Select a token; the rows of the chain."""
    page.locator(".gp-text .gp-line-body .gp-token").nth(index).click()
    settle(page)
    return rows(page, ".gp-chain")


def courses(page) -> list[list[str]]:
    """The grid of the candidates: what its rows say, the hidden words included."""
    return page.eval_on_selector_all(
        ".gp-courses-grid tbody tr", "all => all.map((row) => [...row.cells].map((cell) => cell.textContent))"
    )


def pieces(page, row: int) -> list[tuple[str, float, float]]:
    """(kind, from, width) of the pieces that the bar of a row shows, in percent."""
    found = page.eval_on_selector_all(
        f".gp-chain tbody tr:nth-child({row + 1}) .gp-piece:not([hidden])",
        "all => all.map((p) => [p.classList[1].slice(9), parseFloat(p.style.left), parseFloat(p.style.width)])",
    )
    return [(kind, round(left, 2), round(width, 2)) for kind, left, width in found]


# ------------------------------------------------------------------------------------------------ the chain


def test_the_chain_in_order(show):
    page = show(export_html(chained()))
    names, _, left, entropy, here, over = zip(*look_at(page, 0), strict=True)
    assert names == (
        "the model before",
        "1. repetition penalty repetition_penalty 1.1",
        "2. temperature temperature 0.7",
        "3. top-k top_k 50",
        "4. top-p after top_p 0.9",
        "the draw",
    )
    assert entropy == ("3.61 bits", "3.61 bits", "2.89 bits", "2.74 bits", "1.73 bits", "")
    assert left == ("2,000 left", "2,000 left", "2,000 left", "50 left", "6 left", "")
    assert here[:-1] == ("", "moved 2%", "moved 10%", "removed 1,950 tokens (3%)", "removed 44 tokens (20%)")
    assert here[-1].startswith("▶ ·there was drawn (")
    assert over == (
        "",
        "active at 1 of 2 steps; moves 2% on average",
        "active at every step; moves 20% on average",
        "active at every step; removes 1.5% on average",
        "active at 1 of 2 steps; removes 20% on average",
        "",
    )
    here = [row[4] for row in look_at(page, 1)][:-1]
    assert here == ["", "did nothing", "moved 30%", "removed 1,950 tokens (<0.01%)", "did nothing"]
    idle = page.locator(".gp-stage-idle th").all_inner_texts()
    assert [text.split()[0] for text in idle] == ["1.", "4."]


@pytest.mark.parametrize("version", ["now", "earlier"])
def test_dola_begins_at_the_last_layer(show, version):
    """The last layer's favourite loses to the contrast; runs of earlier versions begin after it."""
    if version == "now":
        courses = {" Sydney": [0.6, None], " Canberra": [0.3, 1.0]}
        stages = [Stage(DOLA_CONTRAST, 0.0, 1, 0.7, 0.7)]
    else:
        courses, stages = {" Canberra": [1.0]}, []
    layers = LayerContrast(2, 4, [0, 2], [0.1, 0.4])
    page = show(export_html(waterfall(" Canberra", courses, stages, layers=layers, mode="dola_generation")))
    chain = [(row[0], row[4]) for row in rows(page, ".gp-chain")]
    choice = ("the draw", "▶ ·Canberra was drawn (100%)")
    if version == "now":
        removed = "removed 1,999 tokens (70%)"
        assert chain == [("the last layer before", ""), ("1. DoLa’s contrast after dola_layers", removed), choice]
        assert "removed by DoLa’s contrast" in page.locator(".gp-candidates").inner_text()
    else:
        assert chain == [("DoLa before and after", ""), choice]
        assert "DoLa’s contrast, untouched" in page.locator(".gp-processors").inner_text()


@pytest.mark.parametrize(
    ("link", "here", "over"),
    one_in(3, [
        (("TopPLogitsWarper", 1.0, VOCAB, 0.0, 0.0), "did nothing", "nothing in 1 step"),
        (("TopPLogitsWarper", 1.0, 3, 0.25, 0.25), "removed 1,997 tokens (25%)",
         "active at every step; removes 25% on average"),
        (("TopPLogitsWarper", 1.0, 3, 0.1, 0.4), "removed 1,997 tokens (10%), moved 40%",
         "active at every step; moves 40% on average"),
        (("TemperatureLogitsWarper", 3.0, VOCAB, 0.0, 0.5), "moved 50%", "active at every step; moves 50% on average"),
        (("TopKLogitsWarper", 1.0, 1999, 0.0, 0.0), "removed 1 token (<0.01%)",
         "active at every step; removes <0.01% on average"),
        (("TopKLogitsWarper", 0.0, 0, 1.0, float("nan")), "removed 2,000 tokens (100%)",
         "active at every step; removes 100% on average"),
        (("Mine", 1.0, VOCAB + 2, 0.0, 0.0), "brought 2 tokens back",
         "active at every step; removes <0.01% on average"),
    ]),
)
def test_an_effect_in_words(show, link, here, over):
    page = show(export_html(chained([[link]])))
    assert rows(page, ".gp-chain")[1][4:] == [here, over]


@pytest.mark.parametrize(
    ("prepared", "words"),
    one_in(2, [
        ("custom", "Your own loop called no logits processor here."),
        (None, "The model’s own distribution, untouched: no logits processor runs."),
        ([], "The model’s own distribution, untouched: no logits processor runs."),
        (["TopKLogitsWarper", "Mine"], "not used by this loop: top-k, Mine."),
    ]),
)
def test_without_processors_it_says_so(show, prepared, words):
    trace = chained([[]], mode="custom" if prepared == "custom" else "sample")
    lines = [event_to_line(event) for event in trace.events()]
    if prepared != "custom":
        lines[0] = with_processors(lines[0], prepared)
    page = show(EMPTY)
    feed(page, "".join(lines))
    assert page.locator(".gp-none").inner_text().endswith(words)
    assert rows(page, ".gp-chain")[0][0] == "the model before and after"
    assert not page.locator(".gp-courses").is_visible()


def with_processors(line: str, names: list[str] | None) -> str:
    event = json.loads(line)
    event["processors"] = names  # None: a run that was recorded before they were told
    return json.dumps(event) + "\n"


@pytest.mark.parametrize(
    "evil", one_in(2, ["<img src=x onerror='window.hit=1'>", "${1+1}", "constructor", "__proto__"])
)
def test_a_processor_of_ones_own_goes_by_its_class_name(show, evil):
    stages = [STAGES[0], Stage(evil, 0.9, 10, 0.2, 0.2), STAGES[2]]
    page = show(export_html(waterfall(stages=stages)))
    assert rows(page, ".gp-chain")[2][0] == f"2. {evil}"
    assert courses(page)[2][3] == f"✕ {evil}"
    page.locator(".gp-chain tbody th [data-tip]").nth(2).hover()
    assert page.locator(".gp-processors .gp-tip").inner_text() == f"is your own logits processor ({evil})"
    assert page.evaluate("window.hit") is None and page.locator("main img").count() == 0


def test_the_same_processor_twice_is_counted_twice(show):
    chain = [("TopKLogitsWarper", 2.0, 50, 0.1, 0.1), ("TopKLogitsWarper", 2.0, 50, 0.0, 0.0)]
    page = show(export_html(chained([chain, chain])))
    over = [row[5] for row in rows(page, ".gp-chain")]
    assert over == ["", "active at every step; removes 10% on average", "nothing in 2 steps", ""]


# ------------------------------------------------------------------------------------------------ the flow


def removals(page, row: int) -> list[str]:
    """Where the ribbons of a row begin that mark what its processor removes."""
    found = page.locator(f".gp-chain tbody tr:nth-child({row + 1}) .gp-ribbon-removed")
    return [line.partition("L")[0] for line in (each.get_attribute("d") for each in found.all()) if line]


def test_the_bars_show_what_is_left_and_only_the_stage_that_removes_marks_it(show):
    page = show(export_html(waterfall()))
    assert pieces(page, 0) == [("chosen", 0, 40), ("kept", 40, 30), ("kept", 70, 10), ("others", 80, 20)]
    # top-k takes 0.2, which is all of " hen": nothing of the tokens that are not listed
    assert pieces(page, 1) == [("chosen", 0, 50), ("kept", 50, 20), ("kept", 70, 20), ("others", 90, 10)]
    assert pieces(page, 2) == [("chosen", 0, 62.5), ("kept", 62.5, 25), ("others", 87.5, 12.5)]
    assert pieces(page, 4) == [("chosen", 0, 62.5)]
    assert [removals(page, row) for row in range(5)] == [[], [], ["M70.00 0H90.00"], [], []]


def slopes(page) -> dict[str, list[tuple[float, float]]]:
    """kind -> the points of the line of that kind, in pixels."""
    found = page.eval_on_selector_all(
        ".gp-slope", "all => all.map((g) => [g.classList[1], g.querySelector('path').getAttribute('d')])"
    )
    return {kind: [tuple(map(float, xy.split(","))) for xy in re.split("[ML]", path)[1:]] for kind, path in found}


def test_the_way_of_each_candidate_is_a_line(show):
    page = show(export_html(waterfall()))
    heads = page.locator(".gp-slope-heads li").all_inner_texts()
    assert [head.split("\n") for head in heads] == [  # top-p did nothing; temperature moves and removes nothing
        ["the model"], ["1. temperature", "moved 20%"], ["2. top-k", "removed 1,990 tokens (20%)"],
    ]  # fmt: skip
    found = slopes(page)
    floor, height = 202, 192  # a share of nothing, and one of the largest, which is 0.625
    for kind, course in [("chosen", [0.4, 0.5, 0.625]), ("kept", [0.3, 0.2, 0.25]), ("removed", [0.1, 0.2, 0])]:
        points = found[f"gp-slope-{kind}"]
        assert [y for _, y in points] == [pytest.approx(floor - height * (s / 0.625) ** 0.5, abs=0.1) for s in course]
        assert [x for x, _ in points] == sorted({x for x, _ in points})
    cut = page.locator(".gp-slope-cut")
    assert cut.count() == 1 and float(cut.get_attribute("x")) == found["gp-slope-removed"][-1][0]
    labels = page.locator(".gp-slope-label").all_text_contents()
    assert sorted(labels) == sorted(["·fox 40%", "·owl 30%", "·hen 10%", "62.5% ·fox", "25% ·owl"])


def test_the_labels_of_the_lines_do_not_cover_each_other(show):
    page = show(export_html(waterfall(chosen=" w40", courses=many(50))))
    boxes = [label.bounding_box() for label in page.locator(".gp-slope-label").all()]
    assert len(boxes) == 17  # ten on the way in, seven on the way out
    for one, other in itertools.combinations(boxes, 2):
        apart = abs(one["y"] - other["y"]) > 12
        assert apart or one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]


@pytest.mark.parametrize("width", [1280, 390])
def test_the_labels_of_the_lines_are_in_sight(show, width):
    long = {f" internationalisation{i}": [0.0412, 0.0312, 0.0612, 0.0612] for i in range(8)}
    page = show(export_html(waterfall(courses={**COURSES, **long})), viewport={"width": width, "height": 844})
    chart = page.locator(".gp-slope-chart").bounding_box()
    labels = page.locator(".gp-slope-label").all()
    assert len(labels) > 12 and any("…" in label.text_content() for label in labels)
    for box in (label.bounding_box() for label in labels):
        assert chart["x"] <= box["x"] and box["x"] + box["width"] <= chart["x"] + chart["width"]
        assert chart["y"] <= box["y"] and box["y"] + box["height"] <= chart["y"] + chart["height"]
    heads = [head.bounding_box() for head in page.locator(".gp-slope-heads li").all()]
    assert all(one["x"] + one["width"] <= other["x"] + 1 for one, other in itertools.pairwise(heads))


def test_a_step_in_which_no_processor_did_anything_has_no_lines(show):
    idle = [Stage("TopPLogitsWarper", 0.9, VOCAB, 0.0, 0.0)]
    page = show(export_html(waterfall(courses={" fox": [0.4, 0.4], " owl": [0.3, 0.3]}, stages=idle)))
    assert len(courses(page)) == 2 and not page.locator(".gp-slopes").count()


def test_tokens_that_are_not_listed_go_too(show):
    stages = [STAGES[0], Stage("TopKLogitsWarper", 0.9, 10, 0.26, 0.26), STAGES[2]]
    page = show(export_html(waterfall(stages=stages)))
    assert pieces(page, 1)[-1] == ("others", 90, 10)
    page.locator(".gp-chain tbody tr").nth(1).locator(".gp-piece-others").hover()
    tip = page.locator(".gp-processors .gp-tip").inner_text()
    assert tip == "All other tokens together: 10% after temperature."
    assert removals(page, 1) == [] and removals(page, 2) == ["M70.00 0H90.00", "M94.00 0H100.00"]


@pytest.mark.parametrize(
    ("changes", "name", "words"),
    one_in(3, [
        ({}, "the draw", "▶ ·fox was drawn (62.5%)"),
        ({"mode": "greedy_search", "config": {}, "effective": {}}, "the choice",
         "▶ ·fox was chosen as the most probable (62.5%)"),
        ({"mode": "custom"}, "the choice", "▶ ·fox was chosen by your own decoding loop (62.5%)"),
        ({"given": True}, "given", "▶ ·fox was given, not chosen (62.5%)"),
        ({"given": True, "chosen": " hen"}, "given", "▶ ·hen was given, not chosen (removed by top-k)"),
    ]),
)  # fmt: skip
def test_how_the_token_came_about(show, changes, name, words):
    page = show(export_html(waterfall(**changes)))
    row = rows(page, ".gp-chain")[-1]
    assert (row[0], row[4]) == (name, words)


def test_beams_say_what_is_renormalised(show):
    trace = made.beams()
    for place, spread in enumerate(trace.beam_steps[3].distributions):
        change(spread.stages[-1], kept=3 + place)
    page = show(export_html(trace))
    page.locator(".gp-beams .gp-pick").nth(1).click()  # " fox", of running beam 2
    settle(page)
    assert rows(page, ".gp-chain")[-2][2] == "4 left"
    assert rows(page, ".gp-chain")[-1][4].startswith("▶ ·fox goes on:")
    assert "not renormalised" in page.locator(".gp-processors .gp-beams-note").inner_text()


def test_the_prompt_has_no_processors(show):
    trace = waterfall()
    spread = Distribution([candidate(" up", [0.7]), candidate(" on", [0.3])], 1.0, 1.0, VOCAB)
    step = Step(0, 1, candidate(" up", [0.7]), " up", spread, 0.0, 0.0, given=True)
    page = show(EMPTY)
    events = list(trace.events())
    feed(page, "".join(event_to_line(event) for event in [*events[:-1], PromptRead([step]), events[-1]]))
    page.evaluate("() => { const log = GenerationPlayground.log('main'); log.selectStep(log.promptSteps[0]); }")
    settle(page)
    pane = page.locator(".gp-processors").inner_text()
    assert "prompt token 2: ·up (given, not chosen)" in pane
    assert "no logits processor takes part in reading the prompt" in pane
    assert [row[0] for row in rows(page, ".gp-chain")] == ["the model before and after", "given"]


# ------------------------------------------------------------------------------------------------ the candidates


def test_each_candidate_on_its_way(show):
    page = show(export_html(waterfall()))
    heads = page.locator(".gp-courses-grid thead th").all_text_contents()
    assert heads == ["candidate", "beforethe model", "1temperature", "2top-k", "3top-p", "afterall processors"]
    assert courses(page) == [
        ["▶·foxchosen", "40%", "50%", "62.5%", "62.5%", "62.5%"],
        ["·owl", "30%", "20%", "25%", "25%", "25%"],
        ["✕·henremoved", "10%", "20%", "✕ top-k", "", "✕"],
    ]
    changes = page.locator(".gp-courses-grid tbody tr").nth(1).locator(".gp-course-number")
    assert [changes.nth(i).get_attribute("data-change") or "" for i in range(5)] == ["", "down", "up", "", ""]
    struck = "(word) => getComputedStyle(word).textDecorationLine"
    assert page.locator(".gp-course-removed .gp-word").evaluate(struck) == "line-through"
    idle = page.locator(".gp-courses-grid thead .gp-idle-column")
    assert idle.count() == 1 and idle.bounding_box()["width"] < 25


def test_cells_say_their_numbers_in_words_and_are_walked_by_keys(show):
    page = show(export_html(waterfall()))
    tip = page.locator(".gp-processors .gp-tip")
    page.locator('.gp-courses-grid td[tabindex="0"]').focus()
    assert tip.inner_text() == "“ fox”: 40% before the processors."
    for keys, words in [
        (["ArrowRight"], "“ fox”: 50% after temperature (stage 1), 40% before it."),
        (["ArrowDown"], "“ owl”: 20% after temperature (stage 1), 30% before it."),
        (["ArrowDown", "ArrowRight"], "“ hen”: removed by top-k; it had 20% just before."),
        (["ArrowRight"], "“ hen”: no probability left here."),
        (["ArrowUp"], "“ owl”: 25%, unchanged by top-p."),
        (["End", "ArrowUp", "ArrowUp"], "“ fox”: 62.5% after all processors."),
    ]:
        for key in keys:
            page.keyboard.press(key)
        assert tip.inner_text() == words
    assert page.locator('.gp-courses-grid td[tabindex="0"]').count() == 1


def test_a_chosen_token_that_is_not_listed_has_its_line(show):
    page = show(export_html(waterfall(chosen=" owl", unlisted=" owl")))
    assert [row[0] for row in courses(page)] == ["·fox", "✕·henremoved", "▶·owlchosen"]


def test_a_chosen_token_whose_way_was_not_recorded_says_so(show):
    trace = waterfall(chosen=" owl", unlisted=" owl")
    change(trace.steps[0].chosen, stage_logprobs=[])  # as in beam search, far down
    page = show(export_html(trace))
    assert courses(page)[2] == ["▶·owlchosen", "30%", "–", "–", "–", "–"]
    page.locator(".gp-courses-grid tbody tr").nth(2).locator("td").nth(1).hover()
    assert page.locator(".gp-processors .gp-tip").inner_text() == "“ owl”: not recorded at this place."


def many(size: int) -> dict[str, list[float | None]]:
    """Candidates of falling probability, the last five of them cut by top-k."""
    shares = [0.8 * 0.9**i / 10 for i in range(size)]
    return {f" w{i}": [s, s, None if i >= size - 5 else s, None if i >= size - 5 else s] for i, s in enumerate(shares)}


def test_of_fifty_candidates_ten_are_shown_until_asked(show):
    page = show(export_html(waterfall(chosen=" w40", courses=many(50))))
    shown = [row[0] for row in courses(page)]
    expected = [*(f"·w{i}" for i in range(6)), "▶·w40chosen", *(f"✕·w{i}removed" for i in (45, 46, 47))]
    assert shown == expected
    page.locator(".gp-processors .gp-all").click()
    assert len(courses(page)) == 50
    assert page.locator(".gp-processors .gp-all").inner_text() == "show 10 only"


def test_a_looked_up_token_has_its_line(show):
    watched = [candidate(" cow", [0.001, 0.002, None, None]), candidate(" owl", COURSES[" owl"])]
    page = show(export_html(waterfall(watched=watched)))
    assert courses(page)[3] == ["✕·cowremoved, looked up", "0.10%", "0.20%", "✕ top-k", "", "✕"]
    assert len(courses(page)) == 4  # " owl" is there already


def test_a_run_that_did_not_record_the_stages_has_the_chain_alone(show):
    page = show(export_html(chained()))
    assert not page.locator(".gp-courses").is_visible()
    assert page.locator(".gp-flow:visible").count() == 1  # the model's own


# ------------------------------------------------------------------------------------------------ real, live, looks


def percent(share: float) -> str:
    """As the page writes it."""
    if 0 < share < 0.0001:
        return "<0.01%"
    if share < 0.01:
        return f"{share * 100:.2f}%" if share else "0%"
    return ">99.9%" if 0.9995 < share < 1 else f"{share * 100:.1f}".replace(".0", "") + "%"


@pytest.fixture(scope="module")
def real() -> Trace:
    config = {"do_sample": True, "temperature": 0.8, "top_k": 20, "top_p": 0.9, "repetition_penalty": 1.3,
              "bad_words_ids": [[300]], "max_new_tokens": 5}  # fmt: skip
    return generate(GenerationRequest("stories", "Once upon a time, there was a little", config=config, seed=3))


@pytest.mark.slow
def test_a_real_run_is_told_as_it_was_recorded(show, real):
    page = show(export_html(real))
    for index, step in enumerate(real.steps):
        look_at(page, index)
        page.evaluate("() => { const all = document.querySelector('.gp-processors .gp-all');"
                      " if (all?.getAttribute('aria-expanded') === 'false') all.click(); }")  # fmt: skip
        told = {row[0].strip("▶✕"): row[1:] for row in courses(page)}
        assert len(told) == len(step.candidates)
        for candidate, cells in zip(step.candidates, told.values(), strict=True):
            course = [candidate.raw_logprob, *candidate.stage_logprobs]
            for logprob, cell in zip(course, cells, strict=False):
                if logprob is None:
                    assert "%" not in cell
                else:
                    assert cell in {percent(math.exp(logprob + d)) for d in (-1e-5, 0, 1e-5)}
        for row, stage in enumerate(step.distribution.stages, start=1):
            widths = sum(width for _, _, width in pieces(page, row))
            assert widths == pytest.approx(100, abs=0.2)
            assert f"{stage.kept:,} left" == rows(page, ".gp-chain")[row][2]


def test_a_new_token_changes_cells_and_makes_no_rows(show):
    text = [event_to_line(event) for event in chained(CHAIN * 20, made.STORY).events()]
    page = show(EMPTY)
    feed(page, "".join(text[:20]))
    page.evaluate(
        """() => {
          window.rows = 0;
          const look = (node) => { window.rows += node.nodeName === 'TR'; };
          const observer = new MutationObserver((all) => all.forEach(({addedNodes}) => addedNodes.forEach(look)));
          observer.observe(document.querySelector('.gp-processors'), {childList: true, subtree: true});
        }"""
    )
    feed(page, "".join(text[:30]))
    assert page.evaluate("window.rows") == 0
    assert rows(page, ".gp-chain")[2][5] == "active at every step; moves 19.7% on average"


@pytest.mark.parametrize("size", [3, 50])
def test_a_phone_has_it_in_lines_of_their_own(show, size):
    stages = [*STAGES, *(Stage("MinPLogitsWarper", 0.9, 10, 0.0, 0.0) for _ in range(9))]
    tokens = COURSES if size == 3 else many(50)
    twelve = {text: [*course, *[course[-1]] * 9] for text, course in tokens.items()}
    trace = waterfall(next(iter(twelve)), twelve, stages)
    page = show(export_html(trace), viewport={"width": 390, "height": 844})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert page.locator(".gp-flow-bar").nth(2).bounding_box()["width"] > 250
    assert len(rows(page, ".gp-chain")) == 14
    page.locator(".gp-courses-grid tbody td").nth(12).focus()  # far to the right: the box scrolls, not the page
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_an_empty_trace_has_no_chain(show):
    assert not show(export_html(Trace())).locator(".gp-processors").is_visible()

"""The pane of prompt sensitivity in a real browser, and its charts as Plotly figures."""

from __future__ import annotations

import copy
import dataclasses

import pytest

from playground.experiments.comparison import Comparison, Entry, Group
from playground.experiments.prompt_sensitivity import PromptFindings
from playground.experiments.prompts import short_names
from playground.questions import NoAnswer
from playground.questions.prompt_distances import PromptQuestion
from playground.requests.request import GenerationRequest
from tests.support.fakes import prompt_distances, scripted
from tests.visualizers.many import page_of, said
from visualizers.figures import figure, prompt_charts

PROMPTS = ["Once upon a time", "Once upon a time ", "<b>once</b>\nupon"]
REQUEST = GenerationRequest("stories", config={"max_new_tokens": 4}, seed=0)
READ = prompt_distances(PromptQuestion("stories", [[1], [1, 2], [3]], [9, 8]))


def lanes(read=READ, done=True, prompts=PROMPTS):
    groups = [Group("ABC"[i], "Greedy", "stories", id=i, prompt=prompt) for i, prompt in enumerate(prompts)]
    entries = [Entry(i, dataclasses.replace(REQUEST, prompt=prompt)) for i, prompt in enumerate(prompts)]
    comparison = Comparison("lanes", prompts[0], groups, entries, find=PromptFindings(waiting=read is None))
    for number, entry in enumerate(entries):
        for event in list(scripted(entry.request))[: None if done else 3]:
            comparison.add(number, event)
    if read:
        comparison.find.learn(read)
    return comparison


def rows(page):
    return page.locator(".gp-from-first tbody").evaluate(
        "(body) => [...body.rows].map((row) => [...row.cells].map((one) => one.innerText.replace(/\\s+/g, ' ').trim()))"
    )


def test_the_table_says_how_far_each_prompt_is_from_the_first(show):
    page = show(page_of("lanes", lanes().lines()))
    assert rows(page) == [
        ["A Once upon a time", "1", "“ word5” 75%", "0.72 bits", "–", "–", "–", "–"],
        ["B Once upon a time·", "2", "“ word6” 75%", "0.72 bits", "1.44 bits", "1.44 bits", "10%", "0.0144 bits"],
        ["C <b>once</b> upon", "1", "“ word5” 75%", "0.72 bits", "2.89 bits", "2.89 bits", "20%", "0.0289 bits"],
    ]  # fmt: skip
    (words,) = said(page, ".gp-sensitivity .gp-summary")
    assert words.startswith("C “<b>once</b>↵upon” moves the next token most: 20% of the probability")
    assert words.endswith("The likeliest token changes after 1 of 2 other prompts.")
    assert said(page, ".gp-lane-prompt")[1] == "Once upon a time·"


def test_what_is_not_known_is_said_so(show):
    endless = copy.deepcopy(READ)
    endless.kl[0][1] = endless.mean[1] = None
    assert rows(show(page_of("lanes", lanes(endless).lines())))[1][4:] == [
        "infinite", "1.44 bits", "10%", "not known"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("comparison", "words"),
    [
        (lanes(NoAnswer("It is too long.", "Shorten it.")), "It is too long. Shorten it."),
        (lanes(None), "The prompts are compared once all runs have ended."),
    ],
)
def test_before_they_are_read_or_where_they_cannot_be_that_is_told(show, comparison, words):
    page = show(page_of("lanes", comparison.lines()))
    assert said(page, ".gp-sensitivity .gp-unread") == [words] and not page.locator(".gp-from-first").is_visible()


def test_stopped_runs_leave_it_unknown(show):
    comparison = lanes(None, done=False)
    comparison.end(stopped=True)
    page = show(page_of("lanes", comparison.lines()))
    assert said(page, ".gp-sensitivity .gp-unread") == ["Not known: the prompts were not all read. Run them again."]


def test_another_distance_is_chosen(show):
    page = show(page_of("lanes", lanes().lines()))
    page.select_option(".gp-measure", "tv")
    values = page.locator(".gp-matrix-box .gp-chart-values li").all_text_contents()
    assert values[:3] == ["A to A: 0%", "A to B: 10%", "A to C: 20%"] and len(values) == 9


def test_python_and_the_page_call_prompts_the_same(show):
    page = show(page_of("lanes", lanes().lines()))
    options = page.locator(".gp-divergence .gp-one option").all_text_contents()
    assert options == [f"{letter} {name}" for letter, name in zip("ABC", short_names(PROMPTS), strict=True)]


# ------------------------------------------------------------------------------------------------------- the charts


def test_the_charts_hold_the_numbers():
    charts = prompt_charts(lanes().found())
    drawn = {name: figure(chart) for name, chart in charts.items()}
    assert [list(row) for row in drawn["kl nats"].data[0].z] == READ.kl
    assert [list(row) for row in drawn["tokens"].data[0].z] == [each.probabilities for each in READ.candidates]
    assert list(drawn["tokens"].layout.yaxis.ticktext) == ["“ word5”", "“ word6”"]
    along = [trace for trace in drawn["along nats"].data if trace.mode == "markers"]
    assert [list(trace.y) for trace in along] == [[0.01, 0.01], [0.02, 0.02]]
    assert figure(charts["kl nats"], dark=True).data[0].colorscale != drawn["kl nats"].data[0].colorscale


def test_nothing_is_drawn_of_what_was_not_read():
    assert prompt_charts(lanes(None).found()) == {}

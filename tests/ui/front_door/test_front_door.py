"""What the scenes of the front door run, that their runs show what they say, and how the form then stands."""

from __future__ import annotations

import asyncio
import math
import re

import gradio as gr
import pytest

from playground import GenerationRequest, generate
from playground.presets.presets import PRESETS
from playground.presets.recorded_runs import DOOR, OPENING, recorded_log
from playground.settings import Settings
from playground.sharing.open_trace import open_log
from playground.ui.front_door.front_door import GREEDY, LOOPING, RUNS, SAMPLING
from playground.ui.page.ask_kinds import FillScene, RunScene
from playground.ui.playground_tab import PlaygroundTab
from tests.support.fakes import FakeEngine
from tests.support.visiting import Visitor

DAYS = {f" {day}day" for day in ("Sun", "Mon", "Tues", "Wednes", "Thurs", "Fri", "Satur")}


@pytest.fixture(scope="module")
def tab():
    with gr.Blocks():
        return PlaygroundTab(FakeEngine(), Settings(), recorded_log(OPENING))


@pytest.fixture
def visitor(tab):
    return Visitor(tab)


def run(visitor, scene, temperature=None):
    async def play():
        async for update in visitor.tab.door.run(RunScene(scene=scene, temperature=temperature), visitor.http):
            assert set(update) <= set(visitor.tab.page.run_outputs)
            visitor.take(update)

    asyncio.run(play())


def test_there_is_a_door_where_the_page_has_a_run_to_open_with(lend_tab, tab):
    assert tab.has_door
    assert not lend_tab(FakeEngine()).has_door


def test_the_word_that_is_guessed_is_a_day_whose_draw_surprises():
    (step,) = open_log(recorded_log(DOOR)).steps
    raw = sorted(step.distribution.candidates, key=lambda each: -each.raw_logprob)
    assert {each.text for each in raw[:7]} == DAYS
    assert step.chosen.text in DAYS and step.chosen.text != raw[0].text
    # drawn from the model's own chances: nothing cuts them, and no word has most of them
    assert all(math.isclose(each.logprob, each.raw_logprob, abs_tol=1e-6) for each in raw)
    assert math.exp(raw[0].raw_logprob) < 0.25 and sum(math.exp(each.raw_logprob) for each in raw[:7]) > 0.8
    assert step.draw is not None and len(step.draw.contenders) > 1  # the same draw at other temperatures is known


def test_the_recorded_draw_is_what_the_model_draws(tab):
    trace = open_log(recorded_log(DOOR))
    again = generate(GenerationRequest.from_dict(trace.started.request | {"seed": trace.seed}))
    assert [each.chosen.token_id for each in again.steps] == [each.chosen.token_id for each in trace.steps]


def test_after_its_line_the_likeliest_words_go_round_in_circles(tab):
    text = generate(tab.door.request("best")).finished.sequences[0].text
    sentences = [each.strip() for each in re.findall(r"[^.!?]+[.!?]+", text)]
    assert max(map(sentences.count, sentences)) >= 5


@pytest.mark.parametrize("scene", RUNS)
def test_each_scene_runs_its_strategy_with_another_draw_each_time(tab, scene):
    request = tab.door.request(scene)
    strategy, tokens = RUNS[scene]
    assert request.config == {**PRESETS[strategy].config, "max_new_tokens": tokens}
    assert request.seed is None and request.model == "stories"
    assert request.prompt == (LOOPING if strategy == GREEDY else "Today is")


@pytest.mark.parametrize(
    ("asked", "used"), [(0.3, 0.3), (1.7000001, 1.7), (0, 0.1), (99, 2.0), (math.inf, 1.0), (None, 1.0)]
)
def test_a_temperature_is_one_that_the_slider_has(tab, asked, used):
    assert tab.door.request("temperature", asked).config["temperature"] == used
    assert "temperature" not in tab.door.request("best", asked).config


def test_no_two_scenes_write_as_many_tokens():
    assert len({tokens for _strategy, tokens in RUNS.values()}) == len(RUNS)


def test_the_whole_text_is_what_its_strategy_writes_as_it_is(tab):
    assert tab.door.request("text").config == PRESETS[SAMPLING].config  # nothing is said to be changed


def test_a_scene_is_a_run_of_the_page_and_the_form_says_what_it_ran(visitor):
    page = visitor.tab.page
    visitor.call(visitor.tab.door.fill, FillScene(scene="temperature", temperature=1.5))
    run(visitor, scene="temperature", temperature=1.5)
    assert visitor.session.strategy == SAMPLING and visitor.session.request.config["temperature"] == 1.5
    assert visitor.form[page.controls.prompt] == "Today is" == visitor.session.request.prompt
    asked = page.request_from(visitor.form)[0]
    assert asked.config == visitor.session.request.config and asked.seed is None


def test_what_is_no_scene_runs_nothing_and_sets_nothing(visitor):
    before = dict(visitor.form)
    run(visitor, scene="own")
    run(visitor, "")
    answer = visitor.call(visitor.tab.door.fill, FillScene(scene="own"))
    assert visitor.form == before | answer and visitor.tab.page.controls.prompt not in answer


def test_while_a_scene_runs_the_focus_and_the_message_line_are_left_alone(visitor):
    answer = visitor.tab.door.fill(FillScene(scene="again"), visitor.http)
    page = visitor.tab.page
    assert page.commands not in answer and page.display.message not in answer

"""The view "Choices", called as Gradio calls it: from the controls to the log."""

from __future__ import annotations

import json
import math

import pytest

from playground.engines.local import LocalEngine
from playground.requests.request import GenerationRequest
from playground.server.sessions import Sessions
from playground.settings import Settings
from playground.trace import Failed, Stepped
from playground.ui.comparisons import reopening
from playground.ui.comparisons.choices_view import FIRST
from tests.support.changing import change
from tests.support.fakes import FakeEngine, finish, sampled, scripted
from tests.support.visiting import Visitor, make_tab


def reading(request):
    """A run that reads its answer, a word a token."""
    if request.given is None or request.model == "missing":
        yield from scripted(request)
        return
    steps = []
    for event in sampled(request, [f" {word}" for word in request.given.split()]):
        if isinstance(event, Stepped):
            change(event.step.chosen, token_id=sum(map(ord, event.step.chosen.text)) % 2000)
            steps.append(event.step)
            yield event
        elif "Finished" not in type(event).__name__:
            yield event
    yield finish(steps, "given")


@pytest.fixture(scope="module")
def tab():
    return make_tab(FakeEngine(reading))


@pytest.fixture
def engine(tab):
    tab.page.engine.__init__(reading)
    return tab.page.engine


@pytest.fixture
def visitor(engine, tab):
    tab.page.sessions = Sessions()
    visitor = Visitor(tab)
    name(visitor, "red fox\nblue")
    return visitor


def view_of(visitor):
    return visitor.tab.views.others["choices"]


def name(visitor, answers, prompts="", models="", space=True):
    view = view_of(visitor)
    visitor.form |= {view.answers: answers, view.prompts: prompts, view.models: models, view.space: space}


def blocks(lines):
    return next(line["values"]["blocks"] for line in reversed(lines) if line["type"] == "Found")


def test_it_opens_with_answers(tab):
    assert Visitor(tab).form[view_of(Visitor(tab)).answers].splitlines() == list(FIRST)


def test_what_takes_no_part_is_told(visitor, engine):
    visitor.set_knobs({"num_beams": 4, "stop_strings": ["."], "temperature": 0.5, "do_sample": True})
    visitor.compare("choices", prompt="A small")
    said = visitor.says()
    assert "Left out, because nothing is chosen here: " in said and "temperature" not in said
    assert all(name in said for name in ("num_beams", "stop_strings"))
    assert engine.requests[0].config["num_beams"] == 1 and "stop_strings" not in engine.requests[0].config


def test_each_answer_is_read_after_the_prompt_of_the_page(visitor, engine):
    (block,) = blocks(visitor.compare("choices", prompt="A small"))
    assert [(request.prompt, request.given) for request in engine.requests] == [
        ("A small", " red fox"),
        ("A small", " blue"),
    ]
    assert all(request.only_given and request.model == "stories" for request in engine.requests)
    assert [answer["text"] for answer in block["answers"]] == ["red fox", "blue"]
    assert block["answers"][0]["logprob"] == pytest.approx(2 * math.log(0.5))
    assert block["total"] == pytest.approx(3 / 4) and block["processors"] == []
    assert not [note for note in visitor.notes() if note["severity"] == "error"]


def test_more_prompts_and_models_make_more_blocks(visitor, engine):
    name(visitor, "blue\n\n  red\n", "The sea is\nA small\nThe sea is", " stories-draft \nstories", space=False)
    found = blocks(visitor.compare("choices", prompt="A small"))
    pairs = [(block["model"], block["prompt"]) for block in found]
    assert pairs == [(model, prompt) for model in ("stories", "stories-draft") for prompt in ("A small", "The sea is")]
    assert [request.given for request in engine.requests[:2]] == ["blue", "  red"]


def test_a_line_break_and_spaces_at_the_end(visitor, engine):
    name(visitor, "one↵two  ")
    visitor.compare("choices", prompt="A small")
    assert engine.requests[0].given == " one\ntwo"


@pytest.mark.parametrize(
    ("answers", "named"), [(" \n\n", ()), ("blue\n blue", ("“blue”",)), ("\n".join(map(str, range(7))), ("7", "6"))]
)
def test_what_cannot_be_asked_says_so(visitor, engine, answers, named):
    view = view_of(visitor)
    view._most = 6
    name(visitor, answers)
    assert visitor.compare("choices") == [] and engine.requests == []
    visitor.assert_refused("answers", *named)
    view._most = Settings().max_runs


def test_a_model_that_fails_leaves_the_others(visitor, engine):
    name(visitor, "blue", models="missing")
    found = blocks(visitor.compare("choices"))
    assert [len(block["answers"]) for block in found] == [1, 0]
    assert found[1]["unread"][0]["failed"]["message"] == "There is no model named 'missing'."


def test_one_that_cannot_begin_at_all_is_told(visitor, engine):
    engine.script = lambda request: iter([Failed("No room.", "Choose a smaller one.", "ModelError")])
    assert visitor.compare("choices") == [] and "No room." in visitor.says()


def test_stop_keeps_what_was_read(visitor, engine):
    engine.pace = 0.05
    name(visitor, "\n".join(f"{'word ' * i}end" for i in range(1, 30)))
    visitor.compare("choices", stop_after=6)
    trial = visitor.session.comparisons["choices"]
    assert trial.stopped and not visitor.session.busy
    (block,) = trial.found()["blocks"]
    assert block["unread"] and all(answer["shares"] for answer in block["answers"])


def test_what_was_saved_opens_with_its_answers(tab, visitor):
    visitor.compare("choices", prompt="A small")
    file, table = visitor.save("choices")["text"], visitor.save("choices", "csv")["text"]
    other = Visitor(tab, "b")
    name(other, "other")
    opened = {"name": "choices.json", "text": file}
    other.call(lambda http: reopening.show(tab.page, tab.views.others, opened, http))
    assert other.form[view_of(other).answers] == "red fox\nblue"
    assert other.save("choices", "csv")["text"] == table and json.loads(other.save("choices")["text"]) == json.loads(
        file
    )


@pytest.fixture(scope="module")
def real():
    return make_tab(LocalEngine(Settings.local()))


def test_the_real_model_finds_the_sky_blue(real):
    visitor = Visitor(real)
    name(visitor, "red\nblue")
    (block,) = blocks(visitor.compare("choices", prompt="The color of the sky is"))
    red, blue = block["answers"]
    assert blue["shares"]["sum"] > 0.9 > block["answers"][0]["shares"]["sum"] and blue["join"] == {"same": True}
    assert "TopPLogitsWarper" in block["processors"] and red["after"] is None


def test_a_chat_asks_a_model_without_a_template_in_plain_text(real):
    visitor = Visitor(real)
    asked = GenerationRequest("chat", messages=[{"role": "user", "content": "Are you a dog?"}])
    visitor.take(visitor.tab.page.area.showing(asked)[0])
    name(visitor, "No", models="stories\ntranslator")
    found = blocks(visitor.compare("choices", model="chat", prompt="Are you a dog?"))
    assert [(block["model"], block["kind"]) for block in found] == [
        ("chat", "chat"), ("stories", "plain"), ("translator", "source"),
    ]  # fmt: skip
    requests = [entry.request for entry in visitor.session.comparisons["choices"].entries]
    assert [request.given for request in requests] == ["No", " No", "No"]
    assert "stories has no chat template: it reads your message as plain text." in visitor.says()


def test_a_target_that_is_begun_is_refused(real):
    visitor = Visitor(real)
    begun = GenerationRequest("translator", "The cat sleeps.", given="Die")
    visitor.take(visitor.tab.page.area.showing(begun)[0])
    visitor.set(model="translator")
    assert visitor.compare("choices") == []
    assert "The answers replace the text that the output should begin with." in visitor.says()

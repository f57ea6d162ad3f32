"""The view "Serving", called as Gradio calls it: from the requests and controls to the steps in the panes."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import dataclasses
import io
import json
import runpy

import pytest
from msgspec.structs import replace

from playground.questions import Answered, Progressed
from playground.questions.serving_question import ServingAdvanced
from playground.questions.serving_steps import ServedRequest, ServingWay
from playground.requests.request import RequestError
from playground.serving import serve_batch
from playground.settings import Settings
from playground.sharing.request_table import from_table, to_table
from playground.trace import Diagnostic, Failed, Finished, Queued
from playground.ui.comparisons import reopening, serving_requests, serving_ways
from playground.ui.comparisons.serving_view import ServingView
from tests.support.english import in_english
from tests.support.fakes import FakeEngine, FakeRun
from tests.support.visiting import Visitor

REQUESTS = [ServedRequest("Once upon a time", 5), ServedRequest("The cat", 4, arrival=2)]


@pytest.fixture(scope="module")
def log():
    """What really came of two requests, served in two ways."""
    return serve_batch(REQUESTS, ways=[ServingWay(num_blocks=9, page_size=8), ServingWay("alone")])


@pytest.fixture(scope="module")
def values(log):
    return log.values


class ServingEngine(FakeEngine):
    """It serves by playing a log step by step, whatever it is asked. `fails` is its last event."""

    def __init__(self, log, pace=0.0):
        super().__init__(pace=pace)
        self.log, self.fails = log, None

    def ask(self, question, listen, owner=None):
        question = question.question
        self.questions.append(question)
        self.runs.append(FakeRun(self._events(listen), listen, self.pace, lambda steps: self._stopped(listen)))
        return self.runs[-1]

    def _events(self, listen):
        yield Queued(0)
        for number, way in enumerate(self.log.ways):
            yield Progressed(ServingAdvanced(number, [], [], 0, way.settings, self.log.requests))
            for made, step in enumerate(way.steps):
                yield Progressed(ServingAdvanced(number, [step], [], made))
        yield Answered(self.log)
        yield self.fails or Finished([], 1.0, None, 9)

    def _stopped(self, listen):
        listen(Answered(self.log))
        return Failed("Serving was stopped.", "Serve again to see all of it.", "Cancelled")


@pytest.fixture
def engine(log):
    return ServingEngine(log)


@pytest.fixture
def visitor(lend_tab, engine):
    return Visitor(lend_tab(engine))


@pytest.fixture
def view(visitor) -> ServingView:
    return visitor.tab.views.others["serving"]


def serve(visitor, stop_after=None, **controls):
    """Press the button; returns what the message line said on the way. Presses Stop after so many updates."""
    visitor.set(**controls)
    visitor.form[visitor.tab.views.open] = "serving"
    told = []

    async def pressed():
        async for update in visitor.tab.views.run_open(visitor.form, visitor.http):
            visitor.take(update)
            told.append(visitor.says())
            if len(told) == stop_after:
                visitor.tab.stop(visitor.http)

    asyncio.run(asyncio.wait_for(pressed(), 60))
    return told


def lines(visitor, view):
    """What the panes were told, line by line."""
    return [json.loads(line) for line in visitor.form.get(view.log, "").split("\n")[1:] if line]


# ------------------------------------------------------------------------------------------------- serving


def test_the_first_press_serves_what_the_page_begins_with(visitor, view, engine):
    serve(visitor, seed="5")
    (question,) = engine.questions
    assert question.requests == serving_requests.AT_FIRST and (question.clock, question.seed) == ("steps", 5)
    assert question.ways == [serving_ways.AT_FIRST, ServingWay("padded", max_requests=6), ServingWay("alone")]
    assert not visitor.session.busy


@pytest.mark.slow
def test_of_what_the_page_begins_with_requests_share_wait_and_one_is_preempted():
    log = serve_batch(serving_requests.AT_FIRST, ways=[serving_ways.AT_FIRST])
    (way,) = log.ways
    figures = way.figures
    assert figures.put_back == figures.starved == 1 and figures.shared > 0 and figures.finished == 8
    assert any(step.waiting for step in way.steps) and not way.faults


def test_each_step_is_told_as_it_is_made(visitor, view, engine, values):
    engine.pace = 0.02
    told = serve(visitor)
    found = lines(visitor, view)
    assert {line["type"] for line in found[:-1]} == {"Served"} and found[-1]["type"] == "Found"
    for number, way in enumerate(values["ways"]):
        mine = [line for line in found[:-1] if line["way"] == number]
        assert mine[0]["settings"] == way["settings"] and mine[0]["clock"] == "steps"
        assert [step for line in mine for step in line["steps"]] == way["steps"]
    assert found[-1]["values"] == json.loads(json.dumps(values))
    assert "as soon as the model is ready" in told[0] and told[-1] == ""
    assert any(words.startswith("Continuous batching: step ") for words in told)
    assert visitor.session.answers["serving"].values == values


def test_what_is_set_is_asked_for(visitor, view, engine):
    ways = view.ways
    visitor.form |= {
        view.list.field: "arrival | temperature | leaves | prompt\n0.5 | 0,8 | 9 | Once↵upon",
        ways.num_blocks: 9, ways.page_size: 32, ways.token_budget: 12, ways.max_requests: 3,
        ways.scheduler: "prefill_first", ways.share_prefixes: False, ways.clock: "seconds",
        ways.others: ["sharing", "blocks", "other_scheduler"], ways.other_blocks: 77,
        ways.safety_margin: "0,25", ways.evict_at: "3", ways.stop_at: "7.5", ways.stop: "at_once",
    }  # fmt: skip
    serve(visitor)
    (question,) = engine.questions
    assert question.requests == [ServedRequest("Once\nupon", 20, 0.5, temperature=0.8, leaves=9)]
    first, *others = question.ways
    assert question.clock == "seconds" and first == ServingWay(
        "continuous", 9, 32, 12, 3, "prefill_first", False, 0.25, 3, 7.5, "at_once"
    )
    assert [(way.scheduler, way.share_prefixes, way.num_blocks) for way in others] == [
        ("fifo", False, 9), ("prefill_first", True, 9), ("prefill_first", False, 77)
    ]  # fmt: skip


def test_a_seed_is_drawn_where_there_is_none(visitor, view, engine):
    serve(visitor)
    serve(visitor)
    one, other = (question.seed for question in engine.questions)
    assert one != other and 0 <= one < 2**32


@pytest.mark.parametrize(
    ("changes", "knob", "named"),
    [
        ({"list.field": " \n"}, "requests", ()),
        ({"list.field": None}, "requests", ()),
        ({"list.field": "x\n" * 65}, "requests", ("65", "64")),
        ({"list.field": "arrival | prompt\nsoon | a"}, "requests", ("arrival", "2", "“soon”")),
        ({"list.field": "arrival | prompt\n0 | "}, "requests", ("1",)),
        ({"list.field": "max_new_tokens | prompt\n99999 | a"}, "requests", ("max_new_tokens", "1")),
        ({"ways.num_blocks": None}, "num_blocks", ("1024",)),
        ({"ways.num_blocks": 2000}, "num_blocks", ("1024",)),
        ({"ways.stop_at": "never"}, "stop_at", ()),
        ({"ways.scheduler": "own"}, "scheduler", ()),
        ({"ways.others": ["other_scheduler", "sharing", "blocks", "padded"]}, "ways", ("4",)),
        ({"seed": "x"}, "seed", ()),
        ({"model": ""}, "model", ()),
    ],
)
def test_what_cannot_run_is_told_and_the_picture_stays(visitor, view, engine, changes, knob, named):
    serve(visitor)
    before = visitor.form[view.log]
    ((name, value),) = changes.items()
    if "." in name:
        part, name = name.split(".")
        visitor.form[getattr(getattr(view, part), name)] = value
        serve(visitor)
    else:
        serve(visitor, **changes)
    visitor.assert_refused(knob, *named)
    assert visitor.form[view.log] == before and len(engine.questions) == 1


def test_what_is_wrong_with_several_ways_is_told_once(visitor, view, engine):
    visitor.form |= {view.ways.num_blocks: None, view.ways.others: ["other_scheduler", "sharing"]}
    serve(visitor)
    visitor.assert_refused("num_blocks", "1024")


def test_what_is_in_the_prompt_above_and_its_knobs_is_no_part_of_it(visitor, view, engine):
    visitor.set_knobs({"do_sample": True, "top_p": 7})
    serve(visitor, prompt="")
    assert len(engine.questions) == 1 and visitor.says() == ""


def test_a_chat_model_reads_plain_text_and_that_is_said(visitor, view, engine, monkeypatch):
    known = dataclasses.replace(engine.facts("stories"), has_chat_template=True)
    monkeypatch.setattr(engine, "facts", lambda model: known)
    serve(visitor)
    assert "This is a chat model. Here it reads the prompts as plain text" in visitor.says()
    assert len(engine.questions) == 1


def test_a_warning_is_told_beside_the_result(visitor, view, engine):
    visitor.form[view.list.field] = "top_k | prompt\n3 | a"
    serve(visitor)
    assert "Request 1 is decoded greedily: top_k and top_p change nothing." in visitor.says()
    assert len(engine.questions) == 1


def test_stop_keeps_what_was_served(visitor, view, engine, values):
    engine.pace = 0.1
    serve(visitor, stop_after=3)
    assert engine.runs[-1].cancelled.is_set() and not visitor.session.busy
    assert visitor.says() == "Serving was stopped. Serve again to see all of it."
    assert lines(visitor, view)[-1]["type"] == "Found" and visitor.session.answers["serving"].values == values


def test_what_fails_after_all_was_told_keeps_it(visitor, view, engine, values):
    engine.fails = Failed("Serving took too long.", "Use fewer requests.")
    serve(visitor)
    assert visitor.says() == "Serving took too long. Use fewer requests."
    assert visitor.session.answers["serving"].values == values


def test_what_the_engine_refuses_leaves_the_picture(visitor, view, engine, monkeypatch):
    serve(visitor)
    before = visitor.form[view.log]

    def refuse(question, listen, owner=None):
        raise RequestError([Diagnostic("num_blocks", "error", "Too large.", "Use fewer.")])

    monkeypatch.setattr(engine, "ask", refuse)
    serve(visitor)
    assert visitor.says() == "Too large. Use fewer." and visitor.form[view.log] == before


def test_another_run_ends_it_only_when_it_is_meant(visitor, view, engine):
    engine.pace = 0.1

    async def both():
        visitor.form[visitor.tab.views.open] = "serving"
        served = asyncio.create_task(_all(visitor.tab.views.run_open(dict(visitor.form), visitor.http), visitor))
        await asyncio.sleep(0.15)
        engine.pace = 0
        one = dict(visitor.form) | {visitor.tab.views.open: "one"}
        await _all(visitor.tab.views.run_open(one, visitor.http), visitor)
        assert "“Serving” is still running" in visitor.says() and visitor.session.busy
        await _all(visitor.tab.views.run_open(one, visitor.http), visitor)
        await served

    asyncio.run(asyncio.wait_for(both(), 60))
    assert engine.runs[0].cancelled.is_set() and visitor.session.trace.finished and not visitor.session.busy


async def _all(updates, visitor):
    async for update in updates:
        visitor.take(update)


def test_another_server_says_before_a_run_that_it_cannot(lend_tab, engine):
    view = lend_tab(engine, Settings(engine="openai")).views.others["serving"]
    assert view.why_not is not None and view.list.field in view.inputs
    assert lend_tab(engine).views.others["serving"].why_not is None


# ------------------------------------------------------------------------------------------- requests, drawn or read


def load(visitor, view, name, data):
    data = data if data is None else base64.b64encode(data).decode()
    visitor.take(view.list.load_file({"name": name, "data": data}))
    return visitor.says(view.list.message)


def draw(visitor, view, **changes):
    """Press "Draw requests" with these values beside those that are there."""
    own = view.list
    visitor.form |= {component: component.value for component in own.drawing if component not in visitor.form}
    visitor.form |= {getattr(own, name): value for name, value in changes.items()}
    inputs = [visitor.form[each] for each in (own.field, view.ways.clock, *own.drawing)]
    visitor.take(own.draw_list(*inputs))
    return from_table(visitor.form[own.field])


def test_requests_come_from_a_file(visitor, view):
    words = load(visitor, view, "my.json", b'[{"prompt": "a", "arrival": 3, "user": "x"}, "b"]')
    assert from_table(visitor.form[view.list.field]) == [ServedRequest("a", 20, 3), ServedRequest("b")]
    assert "2 requests from my.json. Click Serve." in words and "no request has such a field: user." in words


@pytest.mark.parametrize("data", [b"{}", None, b"arrival\n"])
def test_a_file_that_cannot_be_read_changes_nothing(visitor, view, data):
    before = visitor.form[view.list.field]
    words = load(visitor, view, "a.csv", data)
    assert words.startswith("a.csv") and visitor.form[view.list.field] == before


@pytest.mark.parametrize("file", [None, 3, [], {"name": "a.csv", "data": "é"}, {"name": 3, "data": 3}])
def test_what_no_page_sends_changes_nothing(visitor, view, file):
    before = visitor.form[view.list.field]
    visitor.take(view.list.load_file(file))
    assert visitor.form[view.list.field] == before


def test_requests_are_drawn_with_the_prompts_that_are_there(visitor, view):
    visitor.form[view.list.field] = "a\nb\na"
    drawn = draw(visitor, view, count=5, least=3, longest=6, rate=0.25)
    assert [request.prompt for request in drawn] == ["a", "b", "a", "b", "a"]
    arrivals = [request.arrival for request in drawn]
    assert arrivals == sorted(arrivals) and arrivals[-1] > 4 and all(float(each).is_integer() for each in arrivals)
    assert all(3 <= request.max_new_tokens <= 6 for request in drawn)
    assert draw(visitor, view) == drawn != draw(visitor, view, seed=1)


def test_bursts_are_drawn_and_the_list_may_be_empty(visitor, view):
    visitor.form[view.list.field] = ""
    drawn = draw(visitor, view, pattern="bursts", size=3, every=10, count=7)
    assert [request.arrival for request in drawn] == [0, 0, 0, 10, 10, 10, 20]
    assert drawn[0].prompt == serving_requests.AT_FIRST[0].prompt


def test_by_seconds_arrivals_have_parts(visitor, view):
    visitor.form[view.ways.clock] = "seconds"
    assert any(not float(request.arrival).is_integer() for request in draw(visitor, view, count=20))


@pytest.mark.parametrize("changes", [
    {"count": None, "least": None, "longest": None, "seed": None},
    {"count": 10**9, "least": -5, "longest": 10**9, "seed": -1, "rate": 0.001},
    {"pattern": "bursts", "size": None, "every": -1},
    {"pattern": None, "rate": 1e300},
])  # fmt: skip
def test_what_is_drawn_can_always_be_served(visitor, view, engine, changes):
    drawn = draw(visitor, view, **changes)
    serve(visitor)
    assert 1 <= len(drawn) <= 64 and len(engine.questions) == 1


def test_without_a_rate_nothing_is_drawn(visitor, view):
    before = visitor.form[view.list.field]
    draw(visitor, view, rate=5e-324)
    assert "The arrival rate must be at least 0.001." in visitor.says(view.list.message)
    assert visitor.form[view.list.field] == before


def test_a_list_that_cannot_be_read_is_not_drawn_over(visitor, view):
    visitor.form[view.list.field] = "arrival | prompt\nx | a"
    inputs = [visitor.form[view.list.field], "steps", *(each.value for each in view.list.drawing)]
    visitor.take(view.list.draw_list(*inputs))
    assert "not a number" in visitor.says(view.list.message) and "x | a" in visitor.form[view.list.field]


def test_the_limits_are_those_of_the_instance(lend_tab, engine):
    visitor = Visitor(lend_tab(engine, Settings.public()))
    view = visitor.tab.views.others["serving"]
    assert max(request.max_new_tokens for request in draw(visitor, view, longest=9999, count=64)) <= 512
    serve(visitor)
    assert len(engine.questions) == 1


# ------------------------------------------------------------------------------------------------------- files


def test_nothing_is_saved_before_anything_was_served(visitor, view):
    visitor.call(view._saving("json"))
    assert visitor.says() == "There is nothing to save yet. Serve some requests first."


def test_while_it_serves_the_last_one_is_not_saved_as_this_one(visitor, view, engine):
    serve(visitor)
    engine.pace = 0.1

    async def while_it_serves():
        served = asyncio.create_task(_all(visitor.tab.views.run_open(dict(visitor.form), visitor.http), visitor))
        await asyncio.sleep(0.3)
        visitor.take(await view._saving("json")(visitor.http))
        assert "There is nothing to save yet." in visitor.says()
        visitor.tab.stop(visitor.http)
        await served

    asyncio.run(asyncio.wait_for(while_it_serves(), 60))
    assert visitor.save("serving")["name"] == "serving.json"


def test_what_was_saved_opens_in_another_page(visitor, view, values):
    serve(visitor)
    files = {what: visitor.save("serving", what) for what in ("json", "csv", "steps", "html")}
    assert [file["name"] for file in files.values()] == [
        "serving.json", "serving.csv", "serving.steps.csv", "serving.html"
    ]  # fmt: skip
    assert len(files["steps"]["text"].splitlines()) == 1 + sum(len(way["steps"]) for way in values["ways"])
    other = Visitor(visitor.tab, "b")
    opened = {"name": "mine.json", "text": files["json"]["text"]}
    other.call(lambda http: reopening.show(visitor.tab.page, visitor.tab.views.others, opened, http))
    assert other.form[visitor.tab.views.open] == "serving" and "The runs of mine.json" in other.says()
    assert lines(other, view)[-1]["values"] == json.loads(json.dumps(values))
    assert from_table(other.form[view.list.field]) == REQUESTS
    assert other.form[view.ways.others] == ["alone"] and other.form[view.ways.num_blocks] == 9
    assert other.save("serving", "csv")["text"] == files["csv"]["text"]
    asked = visitor.tab.page.engine.questions
    other.form[view.ways.safety_margin] = ""  # the file has what the scheduler took
    serve(other)
    assert asked[-1].requests == REQUESTS
    assert asked[-1].ways == [ServingWay(num_blocks=9, page_size=8), ServingWay("alone")]


def test_the_recorded_example_is_shown_and_nothing_runs(visitor, view, engine):
    visitor.call(view.open_example)
    found = lines(visitor, view)[-1]["values"]
    assert engine.questions == [] and "Nothing ran" in visitor.says()
    assert sum(len(step.get("put_back", ())) for step in found["ways"][0]["steps"]) >= 1 and len(found["requests"]) == 7
    assert view.ways.num_blocks in visitor.form and visitor.form[view.ways.num_blocks] == 9
    assert json.loads(visitor.save("serving")["text"])["log"]["requests"] == found["requests"]
    engine.pace = 0.1

    async def while_it_serves():
        visitor.form[visitor.tab.views.open] = "serving"
        served = asyncio.create_task(_all(visitor.tab.views.run_open(dict(visitor.form), visitor.http), visitor))
        await asyncio.sleep(0.2)
        visitor.take(await view.open_example(visitor.http))
        assert "A run is under way" in visitor.says()
        visitor.tab.stop(visitor.http)
        await served

    asyncio.run(asyncio.wait_for(while_it_serves(), 60))


def test_every_way_that_the_controls_can_say_comes_back(view):
    first = ServingWay("continuous", 9, 32, 12, 3, "prefill_first", False, 0.25, 3, 7.5, "at_once")
    ways = [
        first, replace(first, scheduler="fifo"), replace(first, share_prefixes=True), replace(first, num_blocks=77),
    ]  # fmt: skip
    shown = view.ways.showing(ways, "seconds")
    assert view.ways.read({component: component.value for component in view.ways.inputs} | shown) == ways
    assert shown[view.ways.clock] == "seconds"


# --------------------------------------------------------------------------------------------------- as Python


def test_it_is_taken_along_as_python(visitor, view, tmp_path):
    visitor.form |= {
        view.list.field: to_table(REQUESTS), view.ways.others: ["alone"], view.ways.num_blocks: 9
    }  # fmt: skip
    visitor.call(view.show_script, visitor.form)
    script = visitor.form[view.script]
    assert "SHA-256" not in script
    assert "init_continuous_batching" in script and "manager.add_request" in script and "serve_batch(" in script
    (tmp_path / "serving.py").write_text(script, encoding="utf-8")
    with contextlib.redirect_stdout(io.StringIO()) as output:
        runpy.run_path(str(tmp_path / "serving.py"))
    first, second, *others = output.getvalue().splitlines()
    assert first.startswith("1 ") and second.startswith("2 ") and others[:2] == [first, second]
    assert others[2].startswith("continuous ServingFigures(steps=") and others[3].startswith("alone Serv")


def test_the_script_says_which_weights_were_read(visitor, view, values):
    serve(visitor)
    visitor.call(view.show_script, visitor.form)
    read = values["provenance"]["weights"]
    assert read and f"# SHA-256 of the weights that the run read: {read}\nname = " in visitor.form[view.script]


def test_what_cannot_run_is_no_script(visitor, view):
    visitor.form[view.list.field] = ""
    visitor.call(view.show_script, visitor.form)
    assert "There are no requests." in visitor.says(view.list.message) and not visitor.form.get(view.script)
    assert in_english(visitor.notes(view.list.message))

"""A comparison that was saved opens in another page, with everything it needs to be run again."""

from __future__ import annotations

import asyncio
import json

import pytest

from playground.engines.local import LocalEngine
from playground.experiments.watermark_trials import KNOB
from playground.settings import Settings
from playground.ui.comparisons import reopening
from playground.ui.page.form_parts import ButtonLine, PanesPart
from tests.support.english import in_english
from tests.support.fakes import FakeEngine
from tests.support.slow import one_in
from tests.support.visiting import Visitor, make_tab
from visualizers import GROUP_PANES


@pytest.fixture
def tab(lend_tab):
    return lend_tab(FakeEngine())


@pytest.fixture
def visitor(tab):
    return Visitor(tab)


def saved(visitor, kind):
    view = visitor.tab.views.others[kind]
    if kind == "watermark":
        visitor.set_knobs(visitor.knobs() | {KNOB: {"bias": 4.0}})
    visitor.call(visitor.tab.views.side_by_side.arrive, visitor.form)
    if kind == "seeds":
        visitor.form[view.samples] = 3
    visitor.set(prompt="A fox")
    press(visitor, kind)
    return {"name": f"{kind}.json", "text": visitor.save(kind)["text"]}


def open_file(visitor, file):
    return visitor.call(lambda http: reopening.show(visitor.tab.page, visitor.tab.views.others, file, http))


def log(visitor, kind):
    value = visitor.form.get(visitor.tab.views.others[kind].log, "")
    return [json.loads(line) for line in value.splitlines()[1:]]


def texts(visitor, kind):
    return [trace.sequences[0].text for trace in visitor.session.comparisons[kind].traces]


@pytest.mark.parametrize("kind", ["lanes", "sweep", "seeds", "trial", "watermark", "precision", "choices"])
def test_what_saves_and_opens_stands_behind_what_came_of_the_runs(tab, kind):
    parts = tab.views.others[kind].form.parts
    number = next(number for number, part in enumerate(parts) if isinstance(part, ButtonLine) and part.of)
    assert isinstance(parts[number - 1], PanesPart) and [each.does for each in parts[number].buttons] == ["open"]
    panes = parts[number - 1].template
    assert all(f'id="{kind}-{pane.name}"' in panes for pane in GROUP_PANES[kind])


@pytest.mark.parametrize("kind", one_in(3, ["lanes", "sweep", "seeds", "trial", "watermark", "precision"]))
def test_it_is_shown_where_it_belongs_and_nothing_runs(tab, visitor, kind):
    file, other = saved(visitor, kind), Visitor(tab, "b")
    asked = len(tab.page.engine.requests)
    open_file(other, file)
    assert other.form[tab.views.open] == kind and len(tab.page.engine.requests) == asked
    assert f"The runs of {kind}.json" in other.says() and texts(other, kind) == texts(visitor, kind)
    assert log(other, kind)[-1] == {"type": "Done", "stopped": False}
    assert json.loads(other.save(kind)["text"]) == json.loads(file["text"])


def test_the_lanes_are_those_of_the_file_and_run_again_as_they_were(tab, visitor):
    visitor.call(tab.views.side_by_side.arrive, visitor.form)
    visitor.set_knobs({"do_sample": True, "top_p": 0.7, "max_new_tokens": 9})
    visitor.form[tab.views.side_by_side.seeds] = 3
    file, other = saved(visitor, "lanes"), Visitor(tab, "b")
    open_file(other, file)
    heads = json.loads(other.form[tab.views.side_by_side.lanes].split("\n", 1)[1])
    header = log(other, "lanes")[0]
    assert [head["id"] for head in heads] == [group["id"] for group in header["groups"]]
    assert [head["settings"] for head in heads] == [group["settings"] for group in header["groups"]]
    assert not any(head["problem"] for head in heads)
    assert other.form[tab.page.controls.prompt] == "A fox" and other.knobs()["top_p"] == 0.7
    asked = [entry.request for entry in visitor.session.comparisons["lanes"].entries]
    other.compare("lanes")
    assert [entry.request for entry in other.session.comparisons["lanes"].entries] == asked


def test_no_file_changes_nothing(visitor):
    saved(visitor, "sweep")
    before = log(visitor, "sweep")
    open_file(visitor, None)
    assert log(visitor, "sweep") == before


@pytest.mark.parametrize(
    ("file", "words"),
    one_in(2, [
        ({"name": "a.json", "size": 210_000_000, "text": None}, "210.0 MB"),
        ({"name": "a.json", "size": 2, "text": "{}"}, "a.json: This JSON is not a comparison"),
    ]),
)
def test_a_bad_file_is_told_and_the_last_comparison_stays(visitor, file, words):
    saved(visitor, "lanes")
    before = log(visitor, "lanes")
    open_file(visitor, file)
    assert words in visitor.says() and log(visitor, "lanes") == before and len(texts(visitor, "lanes")) > 1


def test_runs_under_way_are_not_lost(visitor):
    file = saved(visitor, "lanes")
    visitor.session.live = type("Busy", (), {"done": False, "cancel": lambda self: None})()
    open_file(visitor, file)
    assert "would be lost" in visitor.says()


# ------------------------------------------------------------------------------------ what runs have shown all together


def found(visitor, kind):
    return [line["values"] for line in log(visitor, kind) if line["type"] == "Found"][-1]


@pytest.mark.parametrize(
    ("kind", "question"),
    one_in(4, [
        *(("trial", question) for question in ("speed", "lengths", "same")),
        *(("watermark", question) for question in ("pair", "sure", "cost", "quiz")),
    ]),
)
def test_an_answer_is_shown_as_it_was_with_the_question(tab, visitor, kind, question):
    view, other = tab.views.others[kind], Visitor(tab, "b")
    visitor.form[view.question] = question
    visitor.form |= {view.samples: 5, **({view.repeats: 2} if kind == "trial" else {view.seeds: 1})}
    file = saved(visitor, kind)
    detect, tab.page.engine.detect = tab.page.engine.detect, None  # no model is there any more
    try:
        open_file(other, file)
    finally:
        tab.page.engine.detect = detect
    assert found(other, kind) == found(visitor, kind) and other.form[view.question] == question
    for what in ("csv", "runs"):
        assert other.save(kind, what) | {"turn": 0} == visitor.save(kind, what) | {"turn": 0}


@pytest.mark.slow
def test_texts_without_scores_are_scored_by_a_model_that_is_here_alone(tab, visitor):
    visitor.form[tab.views.others["watermark"].question] = "sure"
    visitor.form[tab.views.others["watermark"].samples] = 5
    file, scored, other = saved(visitor, "watermark"), [], Visitor(tab, "b")
    data = json.loads(file["text"])
    del data["asked"]  # as files were before
    detect, tab.page.engine.detect = tab.page.engine.detect, lambda queries: scored.extend(queries) or detect(queries)
    open_file(other, {"name": "a.json", "text": json.dumps(data)})
    assert found(other, "watermark") == found(visitor, "watermark") and scored
    scored.clear()
    for group in data["groups"]:
        group["model"] = "somebody/else"
    open_file(other, {"name": "a.json", "text": json.dumps(data)})
    problem = in_english(found(other, "watermark"))["problem"]
    assert not scored and "somebody/else is not open here" in problem["message"]


@pytest.mark.slow
def test_the_divergences_of_precisions_are_shown_as_they_were(tab, visitor):
    file, other = saved(visitor, "precision"), Visitor(tab, "b")
    open_file(other, file)
    values = found(other, "precision")
    assert values == found(visitor, "precision") and values["groups"][1]["pair"]["tokens"]
    assert other.save("precision", "csv")["text"] == visitor.save("precision", "csv")["text"]


@pytest.mark.slow
def test_a_batch_is_shown_as_it_was_with_its_prompts(tab, visitor):
    view, other = tab.views.others["batch"], Visitor(tab, "b")
    assert "nothing to save" in (visitor.save("batch") and visitor.says())
    visitor.form |= {view.prompts: "one\ntwo words", view.pad: "eos", view.unmasked: True}
    press(visitor, "batch")
    file = {"name": "batch.json", "text": visitor.save("batch")["text"]}
    open_file(other, file)
    assert other.form[tab.views.open] == "batch" and "Nothing ran" in other.says()
    assert other.form[view.log].split("\n", 1)[1] == visitor.form[view.log].split("\n", 1)[1]
    assert [other.form[each] for each in (view.prompts, view.pad, view.unmasked)] == ["one\ntwo words", "eos", True]
    assert json.loads(other.save("batch")["text"]) == json.loads(file["text"])
    assert "two words" in other.save("batch", "csv")["text"]


def press(visitor, kind):
    visitor.form[visitor.tab.views.open] = kind

    async def run():
        async for update in visitor.tab.views.run_open(visitor.form, visitor.http):
            visitor.take(update)

    asyncio.run(asyncio.wait_for(run(), 60))


# --------------------------------------------------------------------------------------------- the detector's pictures


def detected(visitor):
    """The detector is asked everything; returns what its pictures show."""
    detector = visitor.tab.views.others["watermark"].detector
    attacking = detector.attacking
    visitor.form |= {component: getattr(component, "value", None) for component in detector.inputs if
                     component not in visitor.form}  # fmt: skip
    visitor.form |= {each: each.value for each in (attacking.attack, attacking.strength, attacking.seed,
                                                   attacking.other, attacking.attacked)}  # fmt: skip
    visitor.form[detector.text] = "One day a little girl named Lily went to the park with her mom."
    for handler in (detector.run, detector.try_mistakes, attacking.run):
        visitor.take(asyncio.run(handler(visitor.form, visitor.http)))

    async def all_strengths():
        async for update in attacking.run_all(visitor.form, visitor.http):
            visitor.take(update)

    asyncio.run(all_strengths())
    return detector.shown(visitor.form)


@pytest.fixture(scope="module")
def detector_tab():
    engine = LocalEngine(Settings.local())
    engine.warm_up()
    return make_tab(engine)


@pytest.mark.slow
def test_what_the_detector_said_is_saved_without_an_experiment(detector_tab):
    visitor, other = Visitor(detector_tab), Visitor(detector_tab, "b")
    shown = detected(visitor)
    assert set(shown) == {"detection", "mistakes", "attack", "strengths", "texts"}
    assert len(shown["mistakes"]["rows"]) > 5 and shown["texts"]["attacked"] != shown["texts"]["text"]
    text = visitor.save("watermark")["text"]
    assert json.loads(text)["beside"] == shown
    open_file(other, {"name": "watermark.json", "text": text})
    assert "watermark.json" in other.says() and other.form[detector_tab.views.open] == "watermark"
    detector = detector_tab.views.others["watermark"].detector
    assert detector.shown(other.form) == shown


def test_what_the_detector_said_is_saved_with_the_experiment(tab, visitor):
    detector, other = tab.views.others["watermark"].detector, Visitor(tab, "b")
    point = {"strength": 0.5, "z": [1.0], "refused": 0}
    values = {"how": "x", "threshold": 3.0, "seeds": 5, "of": 1, "points": [point]}
    visitor.take(detector.attacking.curve.show(values))
    open_file(other, saved(visitor, "watermark"))
    assert detector.shown(other.form)["strengths"] == values and texts(other, "watermark")


@pytest.mark.parametrize(
    ("beside", "words"),
    one_in(2, [
        ({"attack": {"how": None}}, "Attack lacks strength, before, after."),
        ({"mistakes": {"rows": [], "threshold": 3}}, "Mistakes.rows is []: its length must be 1 or more."),
        ({"texts": {"text": 3, "prompt": "", "attacked": ""}}, "Texts.text is 3: it must be text."),
        ([], "beside is []: it must be a Panes."),
    ]),
)
def test_pictures_that_are_none_are_refused(visitor, beside, words):
    data = {"format": 1, "kind": "watermark", "prompt": "", "axes": [], "groups": [], "entries": [], "beside": beside}
    open_file(visitor, {"name": "a.json", "text": json.dumps(data)})
    assert words in visitor.says()

"""The class on the page without a browser: making a link, arriving by it, what is locked, and what is gathered."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from urllib.parse import parse_qsl, urlparse

import pytest

from playground.classroom.class_link import PARTS
from playground.lessons.lesson import LESSONS
from playground.presets.presets import EXAMPLES
from playground.settings import Settings
from playground.ui.page.ask_kinds import (
    AnswerClass,
    Ask,
    ChooseExample,
    CloseRoom,
    EnterStep,
    JoinClass,
    MakeClass,
    RemovePupil,
    ResumeRoom,
    RevealAnswers,
    SetClassAgain,
)
from playground.ui.playground_tab import PlaygroundTab
from tests.support.english import in_english
from tests.support.fakes import FakeEngine
from tests.support.visiting import Visitor

ADDRESS = "http://192.168.1.20:7860/"


@pytest.fixture
def tab(lend_tab) -> PlaygroundTab:
    return lend_tab(FakeEngine())


def heard(visitor: Visitor, which: str = "component") -> dict:
    """What the browser is told last."""
    return in_english(json.loads(visitor.form[getattr(visitor.tab.classroom, which)]))


def make(visitor: Visitor, **asked) -> dict:
    asked = {"by": "Ms Smith", "room": True, "address": ADDRESS} | asked
    visitor.call(visitor.tab.classroom.make, visitor.form, MakeClass(**asked))
    return heard(visitor)


def arrive(tab: PlaygroundTab, link: str, name: str = "pupil") -> Visitor:
    visitor = Visitor(tab, name, **dict(parse_qsl(urlparse(link).query, keep_blank_values=True)))
    visitor.call(tab.sharing.arrive, None)
    visitor.call(tab.classroom.arrive)
    return visitor


def do(visitor: Visitor, asked: Ask) -> dict | None:
    """What the panel is answered."""
    classroom = visitor.tab.classroom
    of_teacher = {ResumeRoom: classroom.resume, CloseRoom: classroom.close, RemovePupil: classroom.remove}
    others = {JoinClass: classroom.join, AnswerClass: classroom.answer, RevealAnswers: classroom.reveal}
    kind = type(asked)
    answer = asyncio.run(of_teacher[kind](asked) if kind in of_teacher else others[kind](asked, visitor.http))
    return in_english(json.loads(answer)) if isinstance(answer, str) else None


def teach(tab, **asked):
    teacher = Visitor(tab, "teacher")
    controls = tab.page.controls
    teacher.form |= {controls.prompt: "The old dragon", controls.seed: "7"}
    return teacher, make(teacher, **asked)


@pytest.mark.parametrize("room", [True, False])
def test_whoever_opens_the_link_finds_the_page_as_it_was_set(tab, room):
    _, made = teach(tab, room=room, locks=["prompt", "knobs"], lesson="temperature")
    assert made["link"].startswith(ADDRESS + "?room=" if room else ADDRESS + "?by=Ms+Smith&lock=prompt%2Cknobs")
    assert made["qr"].startswith("data:image/svg+xml")
    pupil = arrive(tab, made["link"])
    controls = tab.page.controls
    assert (pupil.form[controls.prompt], pupil.form[controls.seed]) == ("The old dragon", "7")
    told = heard(pupil)
    assert told["kind"] == "arrived" and told["locks"] == ["prompt", "knobs"]
    assert (told["by"], told["lesson"], told["step"]) == ("Ms Smith", "temperature", 1)
    assert pupil.session.trace is None  # the recorded run is not what the class begins with


def run(visitor: Visitor, **controls) -> str:
    """What is said, as the page gets it, when the person presses Generate with these controls."""
    page = visitor.tab.page
    form = visitor.form | {getattr(page.controls, name): value for name, value in controls.items()}

    async def play():
        return [update async for update in visitor.tab.views.run_open(form, visitor.http)]

    updates = asyncio.run(play())
    return " ".join(str(update.get(page.display.message, "")) for update in updates)


@pytest.mark.parametrize(("part", "change"), [
    ("model", {"model": "chat"}), ("prompt", {"prompt": "Mine"}), ("strategy", {"preset": "beam"}),
    ("knobs", {"seed": "8"}),
])  # fmt: skip
def test_a_run_that_does_not_keep_to_a_lock_is_refused_and_another_is_not(tab, part, change):
    _, made = teach(tab, locks=[part])
    pupil = arrive(tab, made["link"])
    assert "Locked by" not in run(pupil)
    assert pupil.session.trace is not None
    before = pupil.session.trace
    refused = run(pupil, **change)
    assert "Locked by" in refused and "Ms Smith" in refused and PARTS[part] in refused
    assert pupil.session.trace is before
    asyncio.run(tab.classroom.leave(pupil.http))
    assert "Locked by" not in run(pupil, **change)


def test_examples_leave_what_is_locked_and_set_the_rest(tab):
    _, made = teach(tab, locks=["prompt"])
    pupil = arrive(tab, made["link"])
    index = next(i for i, each in enumerate(EXAMPLES) if each.preset == "beam")
    pupil.call(tab.fill_chosen, pupil.form, ChooseExample(index=index))
    controls = tab.page.controls
    assert pupil.form[controls.prompt] == "The old dragon"
    assert pupil.form[controls.preset] == "beam"


def test_settings_of_an_opened_run_leave_what_is_locked_and_say_so(tab):
    _, made = teach(tab, locks=["model", "knobs"])
    pupil = arrive(tab, made["link"])
    run(pupil)
    pupil.session.request = dataclasses.replace(pupil.session.request, model="chat", prompt="Other", config={})
    updates = pupil.call(tab.sharing.start_from)
    controls = tab.page.controls
    assert controls.model not in updates and tab.page.panel.component not in updates and controls.preset not in updates
    assert updates[controls.prompt] == "Other"
    said = updates[tab.page.display.message]
    assert "Locked by" in said and "Ms Smith" in said


def test_a_lesson_of_the_class_sets_what_is_locked_and_another_does_not(tab):
    _, made = teach(tab, locks=["prompt"], lesson="temperature")
    pupil = arrive(tab, made["link"])
    lessons, controls = tab.lessons, tab.page.controls

    def enter(lesson):
        return pupil.take(lessons.enter(pupil.form, EnterStep(lesson=lesson, step=0), pupil.http))

    assert controls.prompt in enter("temperature")
    assert "Locked by" not in run(pupil)
    assert controls.prompt not in enter("repetition")


def test_predictions_come_together_and_are_seen_when_they_may_be(tab):
    teacher, made = teach(tab, lesson="temperature")
    own = made["room"]
    pupils = [arrive(tab, made["link"], f"pupil {n}") for n in range(30)]
    for number, pupil in enumerate(pupils):
        assert do(pupil, JoinClass(pupil=f"id{number}", name=f"<b>{number}</b>")) is None
        assert do(pupil, AnswerClass(lesson="temperature", step=1, guess=number % 3))["kind"] == "taken"
    room = tab.page.rooms.find(own["code"])
    assert [len(question.answers) for question in room.questions.values()] == [30]
    assert "options" not in room.for_pupil("id0")["questions"][0]
    stranger = Visitor(tab, "stranger")
    assert do(stranger, RevealAnswers(code=own["code"], key="guess", question="lesson/temperature/1"))["kind"] == "gone"
    assert not room.questions["lesson/temperature/1"].revealed
    do(teacher, RevealAnswers(**own, question="lesson/temperature/1"))
    told = room.for_pupil("id0")["questions"][0]
    assert [option["count"] for option in told["options"]] == [10, 10, 10]


def test_a_token_is_judged_by_the_run_that_the_server_has(tab):
    _, made = teach(tab)
    pupil = arrive(tab, made["link"])
    do(pupil, JoinClass(pupil="a", name=""))
    assert do(pupil, AnswerClass(sequence=0, index=0, token=1)) is None  # nothing has run
    run(pupil)
    step = pupil.session.trace.steps_of(0)[0]
    assert do(pupil, AnswerClass(sequence=0, index=0, token=99_999_999)) is None  # was not offered
    best = max(step.distribution.candidates, key=lambda each: each.raw_logprob)
    assert do(pupil, AnswerClass(sequence=0, index=0, token=best.token_id))["kind"] == "taken"
    (question,) = tab.page.rooms.find(made["room"]["code"]).questions.values()
    assert question.answers == {"a": str(best.token_id)}


def test_the_teacher_sets_the_page_anew_and_finds_the_room_after_a_reload(tab):
    teacher, made = teach(tab, locks=["prompt"])
    pupil = arrive(tab, made["link"])
    teacher.form[tab.page.controls.prompt] = "Another beginning"
    again = make(teacher, locks=["prompt"], **made["room"])
    assert again["link"] == made["link"] and again["room"] == made["room"]
    updates = asyncio.run(tab.classroom.set_again(SetClassAgain(), pupil.http))
    assert pupil.take(updates)[tab.page.controls.prompt] == "Another beginning"
    assert heard(pupil)["setup_version"] == 2
    assert do(teacher, ResumeRoom(**made["room"], address=ADDRESS))["link"] == made["link"]
    assert do(teacher, ResumeRoom(code=made["room"]["code"], key="no", address=ADDRESS))["kind"] == "gone"
    not_theirs = CloseRoom(code=made["room"]["code"], key="no")
    assert do(teacher, not_theirs)["kind"] == "closed"
    assert tab.page.rooms.find(made["room"]["code"])
    do(teacher, CloseRoom(**made["room"]))
    assert do(pupil, JoinClass(pupil="a", name=""))["kind"] == "gone"


def test_a_link_to_a_room_that_is_gone_leaves_the_page_as_it_is(tab):
    pupil = arrive(tab, ADDRESS + "?room=ZZZZZ")
    assert heard(pupil)["kind"] == "refused" and "no room ZZZZZ" in heard(pupil)["text"]
    assert pupil.session.membership is None


def test_a_request_that_cannot_run_makes_no_link(tab):
    teacher = Visitor(tab, "teacher")
    teacher.form[tab.page.controls.seed] = "many"
    answer = asyncio.run(tab.classroom.make(teacher.form, MakeClass(room=True, address=ADDRESS), teacher.http))
    teacher.take(answer)
    assert heard(teacher, "form")["kind"] == "refused" and "seed" in heard(teacher, "form")["text"]
    assert tab.classroom.component not in answer


@pytest.mark.parametrize("asked", [
    MakeClass(), MakeClass(by="\n", address="javascript:alert(1)"),
    MakeClass(locks=["door"], lesson="cooking", address=ADDRESS + "?x=<b>"),
])  # fmt: skip
def test_what_a_browser_sends_is_not_trusted(tab, asked):
    teacher = Visitor(tab, "teacher")
    teacher.take(asyncio.run(tab.classroom.make(teacher.form, asked, teacher.http)))
    made = heard(teacher)
    assert made["locks"] == [] and made["lesson"] is None and made["room"] is None
    assert made["link"].startswith("?by=") or made["link"].startswith("?lock=")


def test_the_teacher_is_told_which_locks_the_lesson_needs_open(tab):
    assert teach(tab, lesson="temperature", locks=["model", "knobs"])[1]["needs"] == ["knobs"]
    assert teach(tab, lesson="", locks=["model", "knobs"])[1]["needs"] == []


def test_a_public_host_has_links_and_no_rooms(lend_tab):
    tab = lend_tab(FakeEngine(), Settings.public())
    teacher = Visitor(tab, "teacher")
    asked = MakeClass(locks=["model"], room=True, address=ADDRESS)
    answer = asyncio.run(tab.classroom.make(teacher.form, asked, teacher.http))
    teacher.take(answer)
    assert "PLAYGROUND_ALLOW_ROOMS" in heard(teacher, "form")["text"]
    assert make(teacher, room=False, locks=["model"])["locks"] == ["model"]


def test_a_token_of_a_lesson_is_gathered_and_settled_by_the_teachers_run(tab):
    teacher, made = teach(tab, lesson="temperature")
    pupils = [arrive(tab, made["link"], f"pupil {n}") for n in range(2)]
    for number, (pupil, written) in enumerate(zip(pupils, (",", "<i>"), strict=True)):
        do(pupil, JoinClass(pupil=f"id{number}", name=""))
        assert do(pupil, AnswerClass(lesson="temperature", step=0, guess=written))["kind"] == "taken"
    room = tab.page.rooms.find(made["room"]["code"])
    teacher.take(tab.lessons.enter(teacher.form, EnterStep(lesson="temperature", step=0), teacher.http))
    assert tab.lessons.predicted(teacher.session, LESSONS["temperature"], 0) is None  # nothing has run in this step
    run(teacher)
    do(teacher, RevealAnswers(**made["room"], question="lesson/temperature/0"))
    question = room.for_pupil("id0")["questions"][0]
    step = teacher.session.trace.steps_of(0)[0]
    assert question["outcome"] == str(step.chosen.token_id) and question["kind"] == "token"
    assert sum(option["count"] for option in question["options"]) == 2


def test_a_session_is_one_pupil_whatever_ids_it_sends(tab):
    _, made = teach(tab)
    pupil = arrive(tab, made["link"])
    for number in range(70):
        do(pupil, JoinClass(pupil=f"id {number}", name="Pupil 1"))
    room = tab.page.rooms.find(made["room"]["code"])
    assert list(room.pupils) == ["id 0"]


def test_the_teacher_removes_a_pupil_who_is_told(tab):
    teacher, made = teach(tab)
    pupil = arrive(tab, made["link"])
    do(pupil, JoinClass(pupil="a", name="Ann"))
    room = tab.page.rooms.find(made["room"]["code"])
    assert do(teacher, RemovePupil(code=made["room"]["code"], key="no", pupil="a"))["kind"] == "gone"
    assert "a" in room.pupils
    do(teacher, RemovePupil(**made["room"], pupil="a"))
    assert not room.pupils and do(pupil, JoinClass(pupil="a", name="Ann"))["kind"] == "removed"
    again = arrive(tab, made["link"], "the link again")
    assert do(again, JoinClass(pupil="b", name="Ann")) is None and list(room.pupils) == ["b"]


def test_nobody_takes_all_rooms(tab):
    visitor, made = teach(tab)
    for _ in range(2):
        assert make(visitor, code="", key="")["kind"] == "made"
    make(visitor, code="", key="")
    refused = heard(visitor, "form")
    assert refused["kind"] == "refused" and refused["text"] == "You have 3 rooms open. Close one first."
    do(visitor, CloseRoom(**made["room"]))
    assert make(visitor, code="", key="")["kind"] == "made"

"""Which run a step of a lesson compares with: the last one of an earlier step."""

from __future__ import annotations

from playground.lessons.judgement import judge
from playground.lessons.lesson import LESSONS
from playground.presets.recorded_runs import OPENING, recorded_log
from playground.sharing.open_trace import open_log
from playground.trace import replace
from playground.ui.lessons.lesson_runs import LessonRuns

TEMPERATURE = LESSONS["temperature"]
BEFORE = "before.likeliest_share"


def recorded(name: str):
    return open_log(recorded_log(name))


def begun(*shown, lesson=TEMPERATURE) -> LessonRuns:
    runs = LessonRuns(lesson, seen=shown[-1] if shown else None)
    runs.show(shown[-1] if shown else None)
    return runs


def test_a_second_run_of_a_step_is_compared_with_the_step_before_and_not_with_the_first():
    runs, warm, cold, again = begun(), *map(recorded, ("lesson-lukewarm", "lesson-cold", "lesson-cold"))
    runs.enter(0, {})
    runs.show(warm)
    runs.enter(2, {})
    for run in (cold, again):
        runs.show(run)
        asked = runs.asked(2, {})
        assert asked.written(BEFORE) == "68 %" and asked.written("likeliest_share") == "88 %"
        assert judge(TEMPERATURE.steps[2], 0, asked).shown is True


def test_after_a_link_into_the_middle_the_recorded_run_of_the_step_before_is_compared_with():
    runs = begun(recorded(OPENING))  # what the page opens with is nobody's run of a step
    runs.enter(1, {})
    assert runs.asked(1, {}).value("tokens") is None
    runs.show(recorded("lesson-cold"))
    assert runs.asked(1, {}).written(BEFORE) == "68 %"


def test_a_recorded_run_of_another_model_is_not_compared_with():
    runs, other = begun(), recorded("lesson-cold")
    other.started = replace(other.started, model="smollm2")
    runs.enter(1, {})
    runs.show(other)
    assert runs.asked(1, {}).value(BEFORE) is None


def test_a_run_of_an_earlier_step_by_another_model_is_not_compared_with():
    runs, other = begun(), recorded("lesson-lukewarm")
    other.started = replace(other.started, model="smollm2")
    for number, run in ((0, recorded("lesson-lukewarm")), (1, other), (2, recorded("lesson-cold"))):
        runs.enter(number, {})
        runs.show(run)
    assert runs.asked(2, {}).written(BEFORE) == "68 %"  # of step 1: step 2's is of another model
    runs.made[0] = other
    assert runs.asked(2, {}).written(BEFORE) == "68 %"  # the recorded one


def test_no_step_compares_with_a_run_that_was_opened():
    runs = begun()
    runs.enter(0, {})
    runs.show(recorded("lesson-lukewarm"))
    runs.show(recorded("lesson-cold"), opened=True)
    assert runs.asked(0, {}).written("likeliest_share") == "88 %"  # it is shown
    runs.enter(1, {})
    assert runs.asked(1, {}).written(BEFORE) == "68 %"


def test_who_goes_back_compares_with_no_later_step():
    runs, warm, cold = begun(), recorded("lesson-lukewarm"), recorded("lesson-cold")
    for number, run in ((0, warm), (1, cold), (0, recorded("lesson-lukewarm"))):
        runs.enter(number, {})
        runs.show(run)
    assert runs.asked(0, {}).value("before.tokens") is None
    runs.enter(2, {})
    assert runs.asked(2, {}).written(BEFORE) == "88 %"  # of step 2, although step 1 was done later
    assert runs.asked(2, {}).value("tokens") is None  # a run of another step does no task


def test_a_run_that_ends_after_the_step_has_begun_belongs_to_the_step_in_which_it_began():
    runs, cold = begun(), recorded("lesson-cold")
    runs.enter(1, {})
    runs.show(cold)
    runs.enter(2, {})
    runs.show(cold)
    assert runs.made == {1: cold}

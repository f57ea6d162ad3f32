"""Questions to a class: tokens of a real run, and the predictions of lessons."""

from __future__ import annotations

import dataclasses
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground import GenerationRequest, generate
from playground.classroom.question import OTHER, ClassQuestion, Option, step_question, token_question
from playground.lessons.lesson import LESSONS
from playground.trace import replace


@pytest.fixture(scope="module")
def trace():
    config = {"do_sample": True, "temperature": 1.5, "max_new_tokens": 12, "num_return_sequences": 2}
    return generate(GenerationRequest("stories", "Once upon a time", config=config, seed=5))


def test_a_question_offers_what_the_model_thought_of_first(trace):
    for sequence in (0, 1):
        for index, step in enumerate(trace.steps_of(sequence)):
            question = token_question(trace, sequence, index)
            best = sorted(step.distribution.candidates, key=lambda each: -each.raw_logprob)[:6]
            assert [option.key for option in question.options] == [str(each.token_id) for each in best] + [OTHER]
            shares = [math.exp(each.raw_logprob) for each in best]
            assert [option.share for option in question.options] == pytest.approx([*shares, 1 - sum(shares)], abs=1e-6)
            taken = step.chosen.token_id
            assert question.outcome == (str(taken) if taken in [each.token_id for each in best] else OTHER)


def test_the_same_text_so_far_is_the_same_question(trace):
    again = generate(GenerationRequest(**{**trace.started.request, "seed": 6}))
    first, second = token_question(trace, 0, 0), token_question(again, 1, 0)
    assert first.key == second.key  # nothing but the prompt came before
    keys = {token_question(trace, 0, index).key for index in range(12)}
    assert len(keys) == 12
    other = replace(trace.started, model="another")
    assert token_question(dataclasses.replace(trace, started=other), 0, 0).key != first.key


@pytest.mark.parametrize("place", [(0, -1), (0, 12), (2, 0), (-1, 0)])
def test_there_is_no_question_where_the_run_has_no_token(trace, place):
    assert token_question(trace, *place) is None


def test_one_candidate_is_nothing_to_choose_from():
    run = generate(GenerationRequest("stories", "Once", config={"max_new_tokens": 2}, top_candidates=1))
    assert token_question(run, 0, 0) is None


def test_every_prediction_of_a_lesson_is_a_question():
    asked = 0
    for lesson in LESSONS.values():
        for number, step in enumerate(lesson.steps):
            question = step_question(lesson, number)
            assert (question is None) == (step.predict is None)
            if question is None:
                continue
            asked += 1
            if step.predict.token:
                assert question.kind == "written" and question.takes(" anything") and not question.takes("x" * 41)
                assert not question.takes("") and not question.takes(3)
            elif step.predict.answers:
                assert step.predict.answers[int(question.outcome)].right
                assert question.takes("0") and not question.takes("x") and not question.takes(0)
    assert asked > 10


def question_of(*shares: float | None, outcome="0", kind="token"):
    options = tuple(Option(str(number), f"option {number}", share) for number, share in enumerate(shares))
    return ClassQuestion("q", kind, "?", "", options, outcome)


def test_scores_are_logarithms_of_shares():
    question = question_of(0.5, 0.3, 0.2, outcome="1")
    assert (question.class_score, question.model_score) == (None, math.log(0.3))
    question.answers = {"a": "1", "b": "1", "c": "0"}
    assert question.class_score == pytest.approx(math.log(2.5 / 4.5))  # each option has half an answer beforehand
    question.answers = {"a": "0"}
    assert question.class_score == pytest.approx(math.log(0.5 / 2.5))  # nobody said it: unlikely, not impossible


@given(st.lists(st.sampled_from("0123"), min_size=1, max_size=40))
def test_the_shares_behind_the_scores_add_up_to_one(answers):
    total = 0.0
    for outcome in "0123":
        question = question_of(0.1, 0.2, 0.3, 0.4, outcome=outcome)
        question.answers = {str(number): answer for number, answer in enumerate(answers)}
        total += math.exp(question.class_score)
    assert total == pytest.approx(1)


def test_no_score_where_nothing_came_out_or_numbers_are_asked():
    assert question_of(0.5, 0.5, outcome=None).model_score is None
    assert question_of(0.0, 1.0).model_score is None
    number = ClassQuestion("n", "number", "?", outcome=3.0, answers={"a": 2.0})
    assert number.class_score is None and number.model_score is None


@pytest.mark.parametrize("answer", [float("nan"), float("inf"), True, "3", None, [1]])
def test_a_number_is_a_finite_number(answer):
    assert not ClassQuestion("n", "number", "?").takes(answer)


def test_what_came_out_is_told_with_the_answers_only():
    question = question_of(0.5, 0.5)
    question.answers = {"a": "0", "b": "1", "c": "0"}
    assert not {"options", "outcome", "numbers", "class_score"} & question.as_plain(False).keys()
    told = question.as_plain(True)
    assert [option["count"] for option in told["options"]] == [2, 1]
    assert told["outcome"] == "0" and told["answered"] == 3


def test_the_median_of_numbers():
    question = ClassQuestion("n", "number", "?", answers={"a": 4, "b": 1.5, "c": 9})
    told = question.as_plain(True)
    assert told["numbers"] == [1.5, 4, 9] and told["median"] == 4


def test_a_written_token_is_settled_by_the_teachers_run(trace):
    step = trace.steps_of(0)[3]
    top, second, *_ = sorted(step.distribution.candidates, key=lambda each: -each.raw_logprob)
    question = ClassQuestion("w", "written", "?", "", (Option(top.text, top.text),))
    question.answers = {"a": top.text, "b": top.text.strip(), "c": second.text, "d": "xylophone"}
    assert [option["count"] for option in question.as_plain(True)["options"]] == (
        [1, 1, 1, 1] if top.text != top.text.strip() else [2, 1, 1]
    )
    assert question.class_score is None
    question.settle(step)
    counts = {option["key"]: option["count"] for option in question.as_plain(True)["options"] if option["count"]}
    assert counts == {str(top.token_id): 2, str(second.token_id): 1, OTHER: 1}
    assert question.outcome == str(step.chosen.token_id) in [option.key for option in question.options]
    assert question.model_score == pytest.approx(step.chosen.raw_logprob)
    assert sum(option.share for option in question.options) == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize("index", range(12))
def test_whatever_came_out_is_an_option_with_the_models_probability(trace, index):
    step = trace.steps_of(1)[index]
    question = ClassQuestion("w", "written", "?", "", ())
    question.answers = {"a": "nothing that it said"}
    question.settle(step)
    assert question.model_score == pytest.approx(step.chosen.raw_logprob)
    assert question.class_score < math.log(0.5)

"""The lessons that ship: their files, what they claim, on real runs of the models that they name, and that every
prediction can go wrong."""

from __future__ import annotations

import json
import math
import re
from dataclasses import replace

import jsonschema
import pytest
from transformers import AutoTokenizer

from playground.lessons.conditions import Condition, Runs, all_hold, is_name
from playground.lessons.judgement import dotted, judge
from playground.lessons.lesson import LESSONS, LESSONS_FOLDER, TEMPTING, request_of
from playground.metrics.what_if import Cuts
from playground.models.catalog import bundled_folder
from playground.presets.presets import FOLDER
from playground.presets.recorded_runs import recorded_log
from playground.requests.request import GenerationRequest
from playground.requests.validation import check
from playground.settings import Settings
from playground.sharing.open_trace import open_log
from playground.sharing.open_trace import request_of as request_of_trace
from playground.texts.catalogue import LANGUAGES, catalogue
from tests.support.lessons import right_guess, set_for, shown_by, taken
from tests.support.real_models import smollm2

STEPS = [
    pytest.param(lesson, number, id=f"{lesson.name}-{number + 1}")
    for lesson in LESSONS.values()
    for number in range(len(lesson.steps))
]
each_step = pytest.mark.parametrize(("lesson", "number"), STEPS)
each_lesson = pytest.mark.parametrize("lesson", [pytest.param(lesson, id=name) for name, lesson in LESSONS.items()])
SCHEMA = json.loads((LESSONS_FOLDER / "schema.json").read_text("utf-8"))
MOST_WORDS, MOST_BYTES = 60, 200_000


def test_every_file_is_in_the_index_and_none_is_missing():
    files = {path.stem for path in LESSONS_FOLDER.glob("*.json")} - {"index", "schema"}
    assert files == set(LESSONS)


@each_lesson
def test_the_file_is_as_the_schema_says(lesson):
    data = json.loads((LESSONS_FOLDER / f"{lesson.name}.json").read_text("utf-8"))
    jsonschema.validate(data, SCHEMA)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ((), {"title": "x"}),
        (("steps", 0, "sets"), {"model": "stories"}),
        (("steps", 0, "task", "done"), ["tokens is 5"]),
        (("steps", 0, "predict", "answers", 1, "right"), False),
        (("steps", 0, "unknown"), 1),
        (("steps", 0, "sets", "batch"), {"prompt": ["1, 2"]}),
        (("steps", 0, "sets", "precision"), {"precisions": []}),
        (("steps", 0, "predict"), {"question": "Which?", "token": 1}),
        (("steps", 0, "predict"), {"question": "Which?", "token": 0, "tokens": [{"text": "a"}, {"text": "b"}]}),
        (("steps", 0, "predict"), {"question": "Which?", "token": 1, "tokens": [{"text": "a"}, {"text": "b"}]}),
    ],
)
def test_the_schema_refuses(path, value):
    data = json.loads((LESSONS_FOLDER / "greedy-or-sampling.json").read_text("utf-8"))
    target = data
    for key in path[:-1]:
        target = target[key]
    if path:
        target[path[-1]] = value
    else:
        data = value
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(data, SCHEMA)


@each_step
def test_a_step_is_short_and_its_values_are_known(lesson, number):
    step = lesson.steps[number]
    assert len(step.text.split()) <= MOST_WORDS
    for sentence in lesson.sentences:
        for name in re.findall(r"\{(\w*)\}", sentence):
            assert is_name(dotted(name)), (name, sentence)


@each_step
@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_what_is_shown_before_a_run_has_no_name_of_a_value(lesson, number, language):
    """Nothing fills these sentences: a name in braces would be shown as it is."""
    step = lesson.steps[number]
    shown = [lesson.title, lesson.about, step.text, step.task.text if step.task else ""]
    if step.predict:
        shown += [step.predict.question, *(answer.text for answer in step.predict.answers)]
    known = {} if language == "en" else catalogue(language)
    assert [text for text in (known.get(each, each) for each in shown) if set("{}") & set(text)] == []


def compares(condition: Condition) -> bool:
    """Whether it needs the run of an earlier step."""
    return any(name in f"{condition.name} {condition.other}" for name in ("before.", "luck."))


@each_step
def test_what_it_needs_was_recorded_for_a_step_and_has_the_token_to_look_at(lesson, number):
    step = lesson.steps[number]
    if step.needs is None:
        assert not (step.looks_at or (step.task and step.task.by_hand))
        return
    assert step.needs in {each.recorded for each in lesson.steps}
    trace = open_log(recorded_log(step.needs))
    assert step.looks_at <= len(trace.steps_of(0)) and all(each.draw for each in trace.steps)
    if step.sets is not None:  # the form holds the knobs of the run, so nothing is said of them before a drag
        assert Cuts.of(request_of(step.sets).config) == Cuts.of(trace.started.effective)


@each_step
def test_what_is_compared_with_an_earlier_run_comes_after_a_step_that_makes_one(lesson, number):
    step = lesson.steps[number]
    conditions = [*(step.task.done if step.task else ()), *(step.claim.shows if step.claim else ())]
    if any(map(compares, conditions)):
        assert step.needs or any(each.task and each.view == "one" for each in lesson.steps[:number])


@each_step
def test_what_it_sets_can_run_on_the_smallest_host(lesson, number):
    step = lesson.steps[number]
    if step.sets is None:
        return
    assert [note for note in check(request_of(step.sets), Settings.public()) if note.severity == "error"] == []


@each_step
def test_a_view_that_a_step_opens_is_set_by_it_or_before(lesson, number):
    if lesson.steps[number].view != "one":
        assert set_for(lesson, number)


@each_step
def test_a_wrong_answer_says_what_it_gets_wrong(lesson, number):
    prediction = lesson.steps[number].predict
    if prediction is None:
        return
    wrong = [answer for answer in prediction.answers if not answer.right]
    wrong += [answer for answer in (prediction.too_low, prediction.too_high) if answer]
    wrong += [token for token in prediction.tokens if token.misconception]
    assert wrong and all(answer.why and answer.misconception for answer in wrong)
    assert len({answer.misconception for answer in wrong}) == len(wrong)


def test_every_answer_that_can_be_picked_says_why_it_tempts():
    predictions = [step.predict for lesson in LESSONS.values() for step in lesson.steps if step.predict]
    picked = {each.misconception for one in predictions for each in (*one.answers, *one.tokens) if each.misconception}
    assert picked == set(TEMPTING)


@each_lesson
def test_the_last_step_is_a_task_of_the_persons_own(lesson):
    last = lesson.steps[-1]
    assert last.task and last.solution and last.sets


@each_step
def test_the_recorded_run_shows_what_the_step_claims(lesson, number):
    step = lesson.steps[number]
    if step.recorded is None:
        return
    log = recorded_log(step.recorded)
    assert len(log.encode()) <= MOST_BYTES
    trace, asked = open_log(log), lesson.request(number, solved=True)
    made = request_of_trace(trace)
    assert (made.model, made.asked, made.config) == (asked.model, asked.asked, asked.config)
    shows = [*(step.task.done if step.task else ()), *(step.claim.shows if step.claim else ())]
    alone = [each for each in shows if not compares(each)]
    assert all_hold(alone, Runs(trace)) is True


def test_every_recorded_run_of_a_lesson_is_used():
    used = {step.recorded for lesson in LESSONS.values() for step in lesson.steps}
    assert {path.stem for path in (FOLDER / "recorded").glob("lesson-*.ndjson")} <= used


# -------------------------------------------------------------------------------------------------- on real runs


@each_lesson
def test_tokens_to_pick_from_are_tokens_of_the_model(lesson):
    predictions = [(number, step.predict) for number, step in enumerate(lesson.steps) if step.predict]
    for number, prediction in predictions:
        if not prediction.tokens:
            continue
        tokenizer = AutoTokenizer.from_pretrained(bundled_folder(lesson.request(number).model))
        for token in prediction.tokens:
            assert len(tokenizer.encode(token.text, add_special_tokens=False)) == 1, token.text


@pytest.mark.slow
@each_lesson
def test_each_step_can_be_done_and_its_claim_holds(lesson):
    for number, step, runs in taken(lesson):
        found = judge(step, right_guess(step, runs), runs)
        where = f"step {number + 1}"
        assert found.done, where
        assert found.right in ((True,) if step.predict else (None,)), where
        assert found.shown in ((True,) if step.claim else (None,)), where
        told = f"{found.why} {found.claim} {found.then}"
        assert not set("–{") & set(told), where  # no value is missing


@pytest.mark.slow
def test_at_a_temperature_of_nearly_0_the_seed_decides_ties_alone():
    """What the lesson on temperature says in step 5, of several seeds and of its tie."""
    from playground import generate

    request = LESSONS["temperature"].request(4, solved=True)
    assert len({generate(replace(request, seed=seed)).sequences[0].text for seed in range(1, 6)}) == 1
    tied = generate(replace(request, prompt="Once upon a time, there was a", config={"max_new_tokens": 1}))
    shares = {each.text: round(100 * math.exp(each.raw_logprob), 1) for each in tied.steps[0].candidates}
    assert shares[" girl"] == shares[" boy"] == 16.9


@pytest.mark.slow
@each_lesson
def test_the_task_of_ones_own_is_not_done_by_what_the_page_is_set_to(lesson):
    from playground import generate

    last = lesson.steps[-1]
    request = request_of(last.sets)
    runs = (
        Runs(generate(request))
        if last.view == "one"
        else Runs(None, None, {last.view: shown_by(last.view, request, set_for(lesson, len(lesson.steps) - 1))})
    )
    assert all_hold(last.task.done, runs) is False


# Ways to a final task's numbers that are none to its goal: the lesson, and what each changes of the solution.
CHEATS = [
    ("output-length", {"prompt": "I am a cat."}),
    ("greedy-or-sampling", {"prompt": "A list of animals: a cat, a dog, a fox, a cow, a pig, a hen,"}),
    ("greedy-or-sampling", {"do_sample": False}),
    ("chat-template", {"messages": [{"role": "user", "content": "Name the capital of Italy."}]}),
    ("temperature", {"do_sample": False, "repetition_penalty": 1.1}),
    ("temperature", {"temperature": 2.5, "top_k": 4}),
    ("temperature", {"prompt": "Once upon a time"}),
    ("dice", {"temperature": 1.0}),
    ("dice", {"temperature": 1.7}),
    ("dice", {"do_sample": False}),
    ("cutting-the-tail", {"do_sample": False}),
    ("cutting-the-tail", {"prompt": "I am a cat."}),
    ("repetition", {"prompt": "Lily found a small box under the bed."}),
    ("beams", {"prompt": "Tom has a red ball."}),
    ("beams", {"max_new_tokens": 59, "length_penalty": 3.0}),
    ("drafts", {"prompt": "Once upon a time"}),
    ("watermark", {"watermarking_config": None}),
    ("watermark", {"watermarking_config": {"bias": 40.0, "greenlist_ratio": 0.25}}),
    ("watermark", {"watermarking_config": {"bias": 4.0, "greenlist_ratio": 0.5}}),
    ("watermark", {"temperature": 0.5, "max_new_tokens": 400}),
]
_cheats = [pytest.param(LESSONS[name], change, id=f"{name}: {', '.join(change)}") for name, change in CHEATS]


@pytest.mark.slow
@pytest.mark.parametrize(("lesson", "change"), _cheats)
def test_a_task_is_not_done_without_what_it_asks_for(lesson, change):
    from playground import generate

    number = 5 if lesson.name == "beams" else len(lesson.steps) - 1
    request = lesson.request(number, solved=True)
    ours = {name: value for name, value in change.items() if name in ("prompt", "messages")}
    config = {name: value for name, value in (request.config | change).items() if name not in ours}
    set_now = {name: value for name, value in config.items() if value is not None}
    needs = lesson.steps[number].needs
    before = open_log(recorded_log(needs)) if needs else None
    runs = Runs(generate(replace(request, config=set_now, **ours)), before)
    assert all_hold(lesson.steps[number].task.done, runs) is not True


def test_places_that_were_waited_for_are_seen_where_no_run_was_left_to_join():
    """All of the first ones ended together: the others waited all the same."""
    run = {"tokens": 10, "seconds": 1.0, "together": 2}
    runs = [run | {"began": 0.0, "ended": 1.0}, run | {"began": 0.0, "ended": 1.0}, run | {"began": 1.1, "ended": 2.0}]
    shown = Runs(None, None, {"seeds": {"runs": runs * 2}})
    assert (shown.value("seeds.waited"), shown.value("seeds.joined")) == (2, 0)
    assert all_hold(LESSONS["serving"].steps[-1].task.done, shown) is False


@pytest.mark.slow
def test_a_loop_feeds_on_itself():
    """What the first step on greedy decoding says of “happy”."""
    from playground import generate

    steps = generate(LESSONS["greedy-or-sampling"].request(0)).steps
    first, *later = [step.chosen.raw_logprob for step in steps if step.chosen.text == " happy"]
    assert first == min(step.chosen.raw_logprob for step in steps) and all(each > first for each in later)


@pytest.mark.real
def test_smollm2_gets_surer_in_its_loop():
    """What the third step on greedy decoding says of it."""
    from playground import generate
    from playground.metrics.scores import nats_to_bits

    smollm2()  # fetched
    request = GenerationRequest("smollm2", "I am a cat.", config={"max_new_tokens": 120})
    bits = [nats_to_bits(step.distribution.entropy_before) for step in generate(request).steps]
    assert round(sum(bits[:16]) / 16, 1) == 3.8 and sum(bits[-16:]) / 16 < 0.3


@pytest.mark.slow
@each_lesson
def test_a_wrong_prediction_is_told_to_be_wrong(lesson):
    for _, step, runs in taken(lesson):
        if step.predict is None:
            continue
        wrong = [index for index, answer in enumerate(step.predict.answers) if not answer.right]
        if step.predict.number:
            value = right_guess(step, runs)
            wrong = [value - step.predict.within - 1, value + step.predict.within + 1]
        if step.predict.token:
            wrong = [token.text for token in step.predict.tokens if token.text != right_guess(step, runs)]
        assert wrong
        for guess in wrong:
            found = judge(step, guess, runs)
            assert found.right is False and found.why

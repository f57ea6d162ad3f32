"""The link of a class: what a teacher sets, as a query and back."""

from __future__ import annotations

from urllib.parse import parse_qsl

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.classroom.class_link import MAX_NAME, PARTS, ClassSetup, class_query, is_class, plain_name, read_class
from playground.lessons.lesson import LESSONS
from playground.presets.presets import PRESETS
from playground.requests.request import GenerationRequest
from playground.sharing.links import LinkError, from_query

REQUEST = GenerationRequest("stories", "Once", config={"do_sample": True, "temperature": 0.7}, seed=3)


def through(setup: ClassSetup) -> ClassSetup:
    params = dict(parse_qsl(class_query(setup), keep_blank_values=True))
    assert is_class(params)
    assert from_query(params) == setup.request  # the parts of a class do not disturb other readers of the address
    return read_class(params)


@given(
    locks=st.frozensets(st.sampled_from(sorted(PARTS))),
    strategy=st.sampled_from([None, *PRESETS]),
    lesson=st.sampled_from([None, *LESSONS]),
    by=st.text(),
    prompt=st.text(st.characters(codec="utf-8"), max_size=200),
)
def test_a_setup_comes_back_as_it_was(locks, strategy, lesson, by, prompt):
    locks = locks if lesson else locks - {"lesson"}
    request = GenerationRequest("stories", prompt, config=REQUEST.config, seed=3)
    setup = ClassSetup(request, strategy, lesson, 1, locks, plain_name(by))
    assert through(setup) == setup


def test_a_step_is_one_of_the_lesson():
    lesson = next(iter(LESSONS))
    assert through(ClassSetup(REQUEST, lesson=lesson, step=3)).step == 3
    assert through(ClassSetup(REQUEST, lesson=lesson, step=99)).step == len(LESSONS[lesson].steps)


@pytest.mark.parametrize(
    ("changed", "field", "value"),
    [  # (what somebody wrote into the address, the field of the setup, its value)
        ({"lock": "model,door,<b>"}, "locks", {"model"}),
        ({"lock": "lesson"}, "locks", set()),  # there is no lesson to be locked
        ({"lesson": "cooking"}, "lesson", None),
        ({"strategy": "cheating"}, "strategy", None),
        ({"lesson": "temperature", "step": "x"}, "step", 1),
        ({"lesson": "temperature", "step": "0"}, "step", 1),
        ({"by": "A\nB\x00 C  "}, "by", "A B C"),
    ],
)
def test_what_is_unknown_is_left_out(changed, field, value):
    params = dict(parse_qsl(class_query(ClassSetup(REQUEST)), keep_blank_values=True)) | changed
    assert getattr(read_class(params), field) == value


def test_a_damaged_link_says_so():
    params = dict(parse_qsl(class_query(ClassSetup(REQUEST)), keep_blank_values=True))
    with pytest.raises(LinkError, match="damaged"):
        read_class(params | {"run": params["run"][:-3]})


def test_a_request_that_is_too_long_is_refused():
    import random

    words = "".join(random.Random(0).choices("abcdefghijklmnopqrstuvwxyz0123456789", k=12_000))
    with pytest.raises(LinkError, match="too long"):
        class_query(ClassSetup(GenerationRequest("stories", words)))


@given(st.text())
def test_a_name_is_one_short_line(text):
    name = plain_name(text)
    assert len(name) <= MAX_NAME
    assert name.isprintable() and name == name.strip() and plain_name(name) == name


def test_an_ordinary_link_is_no_class():
    assert not is_class({"run": "1.x"})
    assert not is_class({"lock": "model"})

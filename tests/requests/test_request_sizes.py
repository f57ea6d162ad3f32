"""What a request may hold: refused before it is queued, per hosting, with a sentence that says what to do."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.knobs import KNOBS
from playground.requests.request import GenerationRequest
from playground.requests.request_sizes import LIMITS, MAX_CANDIDATES_OF_CONTRAST, MAX_MESSAGES, size_problems
from playground.requests.validation import check
from playground.settings import Settings

PUBLIC, LOCAL = Settings.public(), Settings.local()


def problems(settings=PUBLIC, prompt="Once", **fields):
    config = {name: fields.pop(name) for name in list(fields) if name in KNOBS}
    request = GenerationRequest("stories", prompt, config=config, **fields)
    found = list(size_problems(request, settings))
    assert all(problem.severity == "error" and problem.fix for problem in found)
    return [problem.knob for problem in found]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("stop_strings", ["x"] * 9),
        ("stop_strings", "x" * 121),
        ("stop_strings", ["x" * 61, "y" * 60]),
        ("force_words_ids", [[1]] * 13),
        ("force_words_ids", [[[1] * 30, [2] * 31]]),
        ("constraints", [{"phrase": [1] * 61}]),
        ("bad_words_ids", [[1]] * 501),
        ("sequence_bias", [[[1] * 5000, 1.0]]),
        ("suppress_tokens", [1] * 5001),
        ("eos_token_id", [1] * 51),
        ("watermarking_config", {"keys": [1] * 201}),
        ("watermarking_config", {"keys" * 100: 1}),
        ("compile_config", {"mode": "x" * 1001}),
    ],
)
def test_a_stranger_may_not_send_so_much_and_a_person_at_home_may(name, value):
    assert problems(**{name: value}) == [name]
    assert problems(LOCAL, **{name: value}) == []


@pytest.mark.parametrize("name", LIMITS)
def test_every_limit_holds_where_it_stands_and_not_one_before(name):
    limit = LIMITS[name]
    field = {} if name in KNOBS else None
    fits, over = [1] * min(limit.entries, limit.parts), [1] * (min(limit.entries, limit.parts) + 1)
    if field is None:  # a field of the request beside its config
        assert problems(**{name: {str(i): i for i in range(limit.entries + 1)}}) == [name]
        return
    assert problems(**{name: fits}) == []
    assert problems(**{name: over}) == [name]


def test_every_knob_that_holds_a_list_or_an_object_has_a_limit():
    assert {name for name, knob in KNOBS.items() if knob.kind in ("list", "json") and not knob.managed} <= set(LIMITS)


def test_contrastive_search_reads_so_many_continuations():
    most = MAX_CANDIDATES_OF_CONTRAST
    assert problems(penalty_alpha=0.6, top_k=most + 1) == ["top_k"]
    assert problems(penalty_alpha=0.6, top_k=most) == problems(top_k=most + 1) == []


@pytest.mark.parametrize("field", ["prompt", "negative_prompt", "given"])
def test_a_text_is_refused_by_its_characters(field):
    most = PUBLIC.max_prompt_characters
    assert problems(**{field: "x" * most}) == []
    assert problems(**{field: "x" * (most + 1)}) == [field]


def test_messages_are_counted_and_measured_together():
    message = {"role": "user", "content": "x" * 1000}
    assert problems(prompt="", messages=[message] * 40) == []
    assert problems(prompt="", messages=[message] * 41) == ["messages"]
    assert problems(prompt="", messages=[{"role": "user", "content": ""}] * (MAX_MESSAGES + 1)) == ["messages"]


def test_what_is_too_large_is_the_only_thing_that_is_said_and_at_once():
    start = time.perf_counter()
    request = GenerationRequest("stories", "Once", config={"bad_words_ids": [[[]]] * 1_000_000, "top_p": 7})
    assert [each.knob for each in check(request, PUBLIC)] == ["bad_words_ids"]
    assert time.perf_counter() - start < 1


nested = st.recursive(
    st.none() | st.integers() | st.text(max_size=5) | st.floats(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=4),
)


@given(st.sampled_from(sorted(LIMITS)), nested, nested)
def test_it_never_raises(name, value, messages):
    config = {name: value} if name in KNOBS else {}
    fields = {} if name in KNOBS else {name: value}
    list(size_problems(GenerationRequest("stories", messages=messages, config=config, **fields), PUBLIC))


def test_what_lies_too_deep_is_too_large():
    value: list = []
    for _ in range(100_000):
        value = [value]
    assert problems(bad_words_ids=value) == ["bad_words_ids"]

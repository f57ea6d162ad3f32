"""What is wrong with a question about serving, before anything runs; the question as plain values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.questions.serving_log import MAX_REQUESTS
from playground.questions.serving_question import ServingQuestion
from playground.questions.serving_steps import ServedRequest, ServingWay
from playground.settings import Settings
from playground.trace import Diagnostic
from playground.trace.wire import convert, decode, encode
from playground.trace.wire_errors import WireError

REQUEST, WAY = ServedRequest("Once"), ServingWay()


def problems(requests=(REQUEST,), ways=(WAY,), settings=None, own=(), **fields):
    question = ServingQuestion("stories", requests, ways, **fields)
    return list(question.problems(settings or Settings(), own=own))


def test_nothing_is_wrong_with_a_plain_question():
    sampled = ServedRequest("Once", 5, 3.5, 0.8, 40, 0.9, 20)
    assert problems([REQUEST, sampled], [ServingWay(kind) for kind in ("continuous", "padded", "alone")]) == []
    assert problems(ways=[ServingWay(scheduler="mine")], own=["mine"]) == []


CASES = {
    "There are no requests.": {"requests": []},
    "There are 65 requests; at most 64 are served.": {"requests": [REQUEST] * (MAX_REQUESTS + 1)},
    "Request 2 has no prompt.": {"requests": [REQUEST, ServedRequest("")]},
    "holds half a character": {"requests": [ServedRequest("\ud800")]},
    "The prompts have 40002 characters; this server reads 40000.":
        {"requests": [ServedRequest("a" * 20_001)] * 2, "settings": Settings.public()},
    "max_new_tokens of request 1 must be a number from 1 to 512.":
        {"requests": [ServedRequest("a", 513)], "settings": Settings.public()},
    "arrival of request 1": {"requests": [ServedRequest("a", arrival=-1)]},
    "temperature of request 1": {"requests": [ServedRequest("a", temperature=0)]},
    "top_p of request 1": {"requests": [ServedRequest("a", temperature=1, top_p=float("nan"))]},
    "There is no way of serving.": {"ways": []},
    "At most 4 ways are compared.": {"ways": [ServingWay()] * 5},
    "There is no such way of serving.": {"ways": [ServingWay("fast")]},
    "There is no such scheduler.": {"ways": [ServingWay(scheduler="mine")]},
    "num_blocks must be a number from 1 to 1024.": {"ways": [ServingWay(num_blocks=0)]},
    "page_size must be a number from 4 to 256.": {"ways": [ServingWay(page_size=2)]},
    "1024 blocks of 256 tokens are 262144 tokens; the cache may have 16384.":
        {"ways": [ServingWay(num_blocks=1024, page_size=256)]},
    "1024 blocks of 8 tokens are 8192 tokens; the cache may have 4096.":
        {"ways": [ServingWay(num_blocks=1024, page_size=8)], "settings": Settings.public()},
    "With a cache of 4096 tokens a step may read 256, not 257":
        {"ways": [ServingWay(num_blocks=512, page_size=8, token_budget=257)], "settings": Settings.public()},
    "safety_margin must be": {"ways": [ServingWay(safety_margin=2)]},
    "A server stops at once": {"ways": [ServingWay(stop="later")]},
    "The clock counts steps or seconds.": {"clock": "days"},
    "The seed must be": {"seed": -1},
}  # fmt: skip


@pytest.mark.parametrize("words", CASES)
def test_what_is_wrong(words):
    (found,) = problems(**CASES[words])
    assert words in found.message and found.severity == "error" and found.fix


def test_filters_without_a_temperature_are_pointed_out():
    (found,) = problems([ServedRequest("a", top_k=5)])
    assert found.severity == "warning"


anything = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.integers(), max_size=2),
    st.dictionaries(st.text(), st.integers(), max_size=1),
)  # fmt: skip
_REQUESTS, _WAYS = (kind.__struct_fields__ for kind in (ServedRequest, ServingWay))


@given(
    st.dictionaries(st.sampled_from(_REQUESTS), anything), st.dictionaries(st.sampled_from(_WAYS), anything), anything,
    anything,
)  # fmt: skip
def test_it_never_raises(request, way, clock, seed):
    found = problems([ServedRequest(**{"prompt": "a"} | request)], [ServingWay(**way)], clock=clock, seed=seed)
    assert all(isinstance(each, Diagnostic) for each in found)


def test_a_question_as_json():
    question = ServingQuestion("stories", [REQUEST, ServedRequest("a", 5, 1.5)], [ServingWay(), ServingWay("alone")])
    assert decode(encode(question), ServingQuestion) == question
    none = {"model": "a", "requests": [], "ways": []}
    for broken in ({}, none | {"requests": [{}]}, none | {"ways": [{"b": 1}]}):
        with pytest.raises(WireError):
            convert(broken, ServingQuestion)

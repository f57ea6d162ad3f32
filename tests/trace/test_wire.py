"""What is read is of its type or refused with its place, whatever the type is; what is written is read again."""

from __future__ import annotations

import dataclasses
import json
import math
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, field

from playground.errors import CallerError
from playground.texts import said
from playground.trace import serialization
from playground.trace.serialization import to_line
from playground.trace.wire import (
    Json,
    Logarithm,
    Number,
    Record,
    Replacing,
    Whole,
    WireError,
    convert,
    decode,
    encode,
    parse,
    schemas,
)
from tests.support import fakes


class Leaf(Record):
    """A leaf.

    It grows."""

    label: str
    score: Logarithm = 0.0


class Tree(Record):
    count: Annotated[int, Meta(ge=1, le=10, description="How many there are.")]
    share: Number
    leaves: list[Leaf] = field(default_factory=list)
    best: Leaf | None = None
    kind: Literal["oak", "elm"] = "oak"
    scores: dict[str, Logarithm | None] = field(default_factory=dict)
    rows: list[tuple[Whole, str]] = field(default_factory=list)
    inner: list[Tree] = field(default_factory=list)
    more: Json = None
    name: Annotated[str, Meta(max_length=4)] = ""
    few: Annotated[list[Whole], Meta(min_length=1)] | None = None
    odd: Whole | str = 0
    yes: bool = False
    height: Annotated[float, Meta(ge=0)] = 1.0


@dataclasses.dataclass(frozen=True)
class Old:
    """A dataclass, of which what is unknown is dropped."""

    at: Sequence[int]
    settings: Mapping[str, Json] = dataclasses.field(default_factory=dict)


class Pair(Record, array_like=True):
    """On the wire a list of its values."""

    score: Logarithm
    label: str
    more: Whole = 0


class Sun(Record, tag=True):
    hours: Whole


class Rain(Record, tag=True):
    drops: Whole


class Days(Record):
    days: list[Sun | Rain]


TREE = {"count": 3, "share": 0.5, "leaves": [{"label": "a"}, {"label": "b", "score": -1}], "inner": [
    {"count": 1, "share": 1}], "rows": [[1, "a"]], "scores": {"x": -0.5, "y": None}}  # fmt: skip
WRONG = [  # (change of TREE, the sentence)
    ({"count": "three"}, 'Tree.count is "three": it must be a whole number'),
    ({"count": 1.0}, "Tree.count is 1.0: it must be a whole number"),
    ({"count": True}, "Tree.count is true: it must be a whole number"),
    ({"count": None}, "Tree.count is null: it must be a whole number"),
    ({"count": 0}, "Tree.count is 0: it must be from 1 to 10"),
    ({"count": 10**30}, "Tree.count is 1000000000000000000000000000000: it must be from 1 to 10"),
    ({"odd": 2**63}, "Tree.odd is 9223372036854775808: it must be a whole number, or it must be text"),
    ({"share": "1"}, 'Tree.share is "1": it must be a number'),
    ({"share": False}, "Tree.share is false: it must be a number"),
    ({"share": math.nan}, "Tree.share is NaN: it must be a number"),
    ({"share": math.inf}, "Tree.share is Infinity: it must be a number"),
    ({"share": -math.inf}, "Tree.share is -Infinity: it must be a number"),
    ({"share": 10**400}, f"Tree.share is {str(10**400)[:40]}...: it must be a number"),
    ({"share": None}, "Tree.share is null: it must be a number"),
    ({"height": -1}, "Tree.height is -1: it must be 0 or more"),
    ({"leaves": {}}, "Tree.leaves is {}: it must be a list"),
    ({"leaves": [5]}, "Tree.leaves[0] is 5: it must be a Leaf"),
    ({"leaves": [{"label": "a"}, {}]}, "Leaf lacks label"),
    ({"leaves": [{"label": "a", "more": 1}]}, 'Leaf has no field "more"'),
    ({"leaves": [{"label": ["a"]}]}, 'Leaf.label is ["a"]: it must be text'),
    ({"leaves": [{"label": "a", "score": math.inf}]}, "Leaf.score is Infinity: it must be a number"),
    ({"best": "a"}, 'Tree.best is "a": it must be a Leaf'),
    ({"kind": "ash"}, 'Tree.kind is "ash": it must be one of oak, elm'),
    ({"scores": {"x": 1, "y": "-"}}, 'Tree.scores["y"] is "-": it must be a number'),
    ({"scores": []}, "Tree.scores is []: it must be an object"),
    ({"rows": [[1, "a"], [1]]}, "Tree.rows[1] is [1]: its length must be 2"),
    ({"rows": [["a", "a"]]}, 'Tree.rows[0][0] is "a": it must be a whole number'),
    ({"inner": [{"count": 1, "share": 1, "inner": [{"count": 11}]}]}, "Tree.count is 11: it must be from 1 to 10"),
    ({"inner": [{"count": 1, "share": 1, "yes": 1}]}, "Tree.yes is 1: it must be true or false"),
    ({"name": "a long one"}, 'Tree.name is "a long one": its length must be at most 4'),
    ({"few": []}, "Tree.few is []: its length must be 1 or more"),
    ({"odd": []}, "Tree.odd is []: it must be a whole number, or it must be text"),
    ({"name": "x" * 50}, f'Tree.name is "{"x" * 39}...: its length must be at most 4'),
]


@pytest.mark.parametrize(("change", "sentence"), WRONG, ids=[sentence[:40] for _, sentence in WRONG])
def test_what_does_not_fit_is_refused_with_its_place(change, sentence):
    with pytest.raises(WireError) as wrong:
        convert(TREE | change, Tree)
    assert str(wrong.value) == sentence
    if "Infinity" not in sentence and "NaN" not in sentence:
        with pytest.raises(WireError) as wrong:
            decode(json.dumps(TREE | change), Tree)
        assert str(wrong.value) == sentence


def test_what_fits_is_there_with_its_defaults():
    tree = convert(TREE, Tree)
    assert tree == decode(json.dumps(TREE), Tree) == decode(json.dumps(TREE).encode(), Tree)
    assert tree.leaves == [Leaf("a", 0.0), Leaf("b", -1.0)] and tree.inner == [Tree(1, 1.0)]
    assert tree.rows == [(1, "a")] and tree.scores == {"x": -0.5, "y": None}


def test_null_is_minus_infinity_where_a_logarithm_must_stand():
    data = TREE | {"best": {"label": "a", "score": None}, "inner": [TREE | {"leaves": [{"label": "x", "score": None}]}]}
    tree = convert(data, Tree)
    assert tree.best.score == -math.inf == tree.inner[0].leaves[0].score and tree.scores["y"] is None
    assert decode(encode(tree), Tree) == tree
    assert decode('[-Infinity, null, -1]', list[Logarithm]) == [-math.inf, -math.inf, -1.0]  # as the first files had it
    assert data["best"]["score"] is None


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ([], "the value is []: it must be a Days"),
        ({"days": [3]}, "Days.days[0] is 3: it must be an object"),
        ({"days": [{"hours": 3}]}, "Days.days[0].type is null: it must be one of Sun, Rain"),
        ({"days": [{"type": "Sun", "hours": 1}, {"type": ["Sun"]}]},
         'Days.days[1].type is ["Sun"]: it must be one of Sun, Rain'),
        ({"days": [{"type": "Rain", "drops": "many"}]}, 'Rain.drops is "many": it must be a whole number'),
        ({"days": [{"type": "Rain"}]}, "Rain lacks drops"),
        ({"days": [{"type": "Rain", "drops": 1, "hours": 2}]}, 'Rain has no field "hours"'),
    ],
)  # fmt: skip
def test_one_of_several_classes_is_named_by_its_type(data, sentence):
    with pytest.raises(WireError) as wrong:
        convert(data, Days)
    assert str(wrong.value) == sentence


def test_a_class_can_be_a_list_of_its_values():
    assert decode("[null, \"a\"]", Pair) == convert([-math.inf, "a"], Pair) == Pair(-math.inf, "a")
    assert encode({"pairs": [Pair(-1.0, "a", 2)]}) == '{"pairs":[[-1.0,"a",2]]}'
    for data, sentence in [
        ([[1, 2]], 'Pair.label is 2: it must be text'), ([[1]], "Pair lacks label"),
        ([{"score": 1, "label": ""}], 'value[0] is {"score": 1, "label": ""}: it must be a Pair'),
        ([[1, "a", 2, 3]], 'value[0] is [1, "a", 2, 3]: it must be a Pair'),
    ]:  # fmt: skip
        with pytest.raises(WireError) as wrong:
            convert(data, list[Pair])
        assert str(wrong.value) == sentence


def test_a_dataclass_is_read_too():
    assert convert({"at": [1, 2], "unknown": 3}, Old) == Old([1, 2])
    assert decode('{"at": [], "settings": {"a": [null, 1e3]}}', Old) == Old([], {"a": [None, 1000.0]})
    for data, sentence in [({}, "Old lacks at"), ({"at": [None]}, "Old.at[0] is null: it must be a whole number"),
                           ({"at": [], "settings": 1}, "Old.settings is 1: it must be an object")]:  # fmt: skip
        with pytest.raises(WireError) as wrong:
            convert(data, Old)
        assert str(wrong.value) == sentence


@pytest.mark.parametrize(
    ("text", "words"),
    [("", "Expecting value: line 1"), ("{", "Expecting property name"), ('"\\ud83d"', "half a character"),
     ('"\ud83d"', "half a character"), ("[" * 100_000, "nested too deeply"), ("1" * 5000, "4300 digits"),
     ("[1] 2", "Extra data: line 1 column 5"), (b'"\xff"', "invalid start byte")],
)  # fmt: skip
def test_what_is_no_json_is_refused(text, words):
    for read in (parse, lambda text: decode(text, list[Whole])):
        with pytest.raises(CallerError, match=words):
            read(text)


def test_a_refusal_can_be_translated():
    with pytest.raises(WireError) as wrong:
        convert(TREE | {"count": 0}, Tree)
    assert wrong.value.message.parts["said"] == "{place} is {value}: {must}"
    assert wrong.value.message.parts["values"]["must"]["said"] == "it must be {limits}"


def test_what_is_written_any_program_reads():
    tree = Tree(1, math.nan, [Leaf(said("Set {knob}.", knob="top_k"), -math.inf)], more={"a": (2**70, "half \ud83d")})
    written = json.loads(encode(tree), parse_constant=pytest.fail)
    assert written["share"] is None and written["leaves"] == [{"label": "Set top_k.", "score": None}]
    assert written["more"] == {"a": [2**70, "half \ud83d"]}
    with pytest.raises(TypeError, match="object has no form"):
        encode(object())


def test_the_schema_says_what_is_written():
    (of_tree, of_days), classes = schemas([Tree, list[Sun | Rain]], "#/components/schemas/")
    assert of_tree == {"$ref": "#/components/schemas/Tree"} and set(classes) == {"Tree", "Leaf", "Sun", "Rain"}
    fields = classes["Tree"]["properties"]
    assert fields["count"] == {"type": "integer", "minimum": 1, "maximum": 10, "description": "How many there are."}
    assert fields["share"] == {"type": ["number", "null"]}
    assert fields["odd"]["type"] == ["integer", "string"]
    assert fields["more"] == {"default": None} and fields["kind"]["enum"] == ["elm", "oak"]
    assert classes["Tree"]["required"] == ["count", "share"] and classes["Tree"]["additionalProperties"] is False
    assert classes["Leaf"]["description"] == "A leaf."
    assert classes["Sun"]["properties"]["type"] == {"enum": ["Sun"]}
    assert len(of_days["items"]["anyOf"]) == 2


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(st.sampled_from(["count", "share", "label", "type", "rows", "z"]), inner, max_size=5),
)


@given(ANYTHING, st.sampled_from([Tree, Leaf, Old, Days, list[Tree], dict[str, Leaf | None], tuple[int, str]]))
def test_any_value_fits_or_is_refused(value, kind):
    try:
        read = convert(value, kind)
    except WireError as wrong:
        assert str(wrong)
    else:
        assert convert(parse(encode(read)), kind) is not None


def test_many_threads_read_and_write_a_type_for_the_first_time():
    """Each finds out by itself how, or waits for the one that does; none meets it half done."""
    data, step, before = TREE | {"best": {"score": None}}, fakes.distribution(0), sys.getswitchinterval()

    def read_and_write(nulls: Replacing) -> tuple[float, str]:
        return nulls.within(Tree)(data)["best"]["score"], to_line(step)

    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as threads:
            for _ in range(20):
                nulls = Replacing({Logarithm: lambda value: -math.inf if value is None else value})
                serialization._of_classes.clear()
                serialization._begun.clear()
                assert set(threads.map(read_and_write, [nulls] * 8)) == {(-math.inf, to_line(step))}
    finally:
        sys.setswitchinterval(before)

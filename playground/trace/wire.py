"""Any typed value as JSON, and back: what comes from outside is of its type, or is refused with a sentence.

A type is a `Record` (a struct of msgspec) or a dataclass, or is made of these, of lists, dicts, numbers and texts.
msgspec reads, checks and writes; `wire_errors.py` has the sentences. Knows no event and no question.
"""

from __future__ import annotations

import functools
import itertools
import json
import math
import threading
import typing
from collections.abc import Callable, Iterable
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from playground.texts import said
from playground.trace.wire_errors import (
    TECHNICAL,
    Json,
    WireError,
    fault,
    fields_of,
    is_class,
    is_list,
    is_mapping,
    is_row,
    options_of,
    tag_of,
)

Schema = dict[str, Json]
Value = TypeVar("Value")
_Fix = Callable[[Json], Json]

_LARGEST, _LONGEST = TECHNICAL
Whole = Annotated[int, Meta(ge=-_LONGEST, le=_LONGEST)]  # of 64 bits
Number = Annotated[float, Meta(ge=-_LARGEST, le=_LARGEST)]  # finite
Logarithm = Annotated[float, Meta(le=_LARGEST)]  # of zero, too: minus infinity, for which JSON has null


class Record(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The base of what is written and read: fields with types, which nobody changes. It never holds itself."""


# ----------------------------------------------------------------------------------------------------------- reading


def decode(text: str | bytes, kind: type[Value]) -> Value:
    """The value of this type that the JSON text holds. Raises WireError.

    >>> decode('{"a": [1, 2]}', dict[str, list[Whole]])
    {'a': [1, 2]}
    """
    try:
        return _decoder(kind).decode(text)
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError):
        return convert(parse(text), kind)  # null for minus infinity, or words for what is wrong


@functools.cache
def _decoder(kind: type[Value]) -> msgspec.json.Decoder[Value]:
    return msgspec.json.Decoder(kind)


def convert(data: Json, kind: type[Value], place: str | None = None) -> Value:
    """The value of this type that plain data holds, such as `parse` returns; `place` names where it stands. Raises
    WireError.

    >>> class Place(Record):
    ...     row: Whole
    >>> convert({"row": 2}, Place)
    Place(row=2)
    >>> convert({"row": 1.5}, Place)
    Traceback (most recent call last):
        ...
    playground.trace.wire_errors.WireError: Place.row is 1.5: it must be a whole number
    """
    try:
        return msgspec.convert(data, kind)
    except (msgspec.MsgspecError, RecursionError):
        pass
    try:
        data = _NULLS.within(kind)(data)
        return msgspec.convert(data, kind)
    except msgspec.MsgspecError as error:
        raise WireError(fault(data, kind, place) or str(error)) from None
    except RecursionError:
        raise WireError(said("it is nested too deeply")) from None


def parse(text: str | bytes) -> Json:
    r"""What the JSON text holds. Raises WireError for anything that is no JSON, or that UTF-8 cannot hold.

    >>> parse('{"seed": 1}')
    {'seed': 1}
    >>> parse('"half of a smiley: \\ud83d"')
    Traceback (most recent call last):
        ...
    playground.trace.wire_errors.WireError: it holds half a character (a lone surrogate)
    """
    try:
        return msgspec.json.decode(text)
    except RecursionError:
        raise WireError(said("it is nested too deeply")) from None
    except (msgspec.MsgspecError, UnicodeEncodeError):
        pass
    try:  # Python's own reader takes Infinity, which the first files had, and names the line that is no JSON
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False).encode()
    except RecursionError:
        raise WireError(said("it is nested too deeply")) from None
    except UnicodeEncodeError:
        raise WireError(said("it holds half a character (a lone surrogate)")) from None
    except ValueError as error:
        raise WireError(str(error)) from None
    return data


class Replacing:
    """Replaces parts of plain data before it is read: `scalars` has what happens to the values of a type, `classes`
    what becomes of the data of a class."""

    def __init__(self, scalars: dict[object, _Fix], classes: dict[type, _Fix] | None = None) -> None:
        self._scalars, self._classes = scalars, classes or {}
        self._known: dict[object, _Fix | None] = {}
        self._begun: set[object] = set()
        self._lock = threading.RLock()  # one thread at a time finds out what is to be done in a type

    def within(self, kind: object) -> _Fix:
        """What does it in data of this type."""
        return self._of(kind) or (lambda data: data)

    def _of(self, hint: object) -> _Fix | None:
        if hint in self._known:
            return self._known[hint]
        with self._lock:
            if hint in self._begun:  # a class that holds itself, or another thread was first
                return self._known[hint] if hint in self._known else lambda data: self.within(hint)(data)
            self._begun.add(hint)
            self._known[hint] = made = self._made(hint)
            return made

    def _made(self, hint: object) -> _Fix | None:
        if hint in self._scalars:
            return self._scalars[hint]
        options, or_null = options_of(hint)
        if or_null and len(options) == 1:
            inner = self._of(options[0])
            return inner and (lambda data: None if data is None else inner(data))
        if len(options) > 1:
            fixes = {tag_of(each): self._of(each) for each in options if is_class(each)}
            return lambda data: next((
                fix(data) for (field, tag), fix in fixes.items()
                if fix and isinstance(data, dict) and data.get(field) == tag), data)  # fmt: skip
        parts = typing.get_args(hint)
        if is_mapping(hint) and (fix := self._of(parts[1])):
            return lambda data: {key: fix(each) for key, each in data.items()} if isinstance(data, dict) else data
        if is_list(hint) and (fix := self._of(parts[0])):
            return lambda data: [fix(each) for each in data] if isinstance(data, list) else data
        return self._of_class(hint) if is_class(hint) else None

    def _of_class(self, kind: type) -> _Fix | None:
        fixes = {name: fix for name, (hint, _) in fields_of(kind).items() if (fix := self._of(hint))}
        before, names = self._classes.get(kind), list(fields_of(kind))
        if not fixes:
            return before

        def replaced(data: Json) -> Json:
            data = before(data) if before else data
            if is_row(kind) and isinstance(data, list) and len(data) <= len(names):
                return [fixes[name](each) if name in fixes else each for name, each in zip(names, data, strict=False)]
            if not isinstance(data, dict):
                return data
            return data | {name: fix(data[name]) for name, fix in fixes.items() if name in data}

        return replaced


_NULLS = Replacing({Logarithm: lambda data: -math.inf if data is None else data})


# ----------------------------------------------------------------------------------------------------------- writing


def encode(value: object) -> str:
    """The value as JSON that any program reads: null for numbers that are not finite, and texts in English.

    >>> encode({"perplexity": math.inf, "text": said("Set {knob}.", knob="top_k")})
    '{"perplexity":null,"text":"Set top_k."}'
    """
    return written(value, _ENCODER)


def written(value: object, encoder: msgspec.json.Encoder) -> str:
    """The value as JSON by an encoder, or by Python where that cannot write it.

    >>> written(["half of a smiley: \\ud83d"], msgspec.json.Encoder())
    '["half of a smiley: \\\\ud83d"]'
    """
    try:
        return encoder.encode(value).decode()
    except UnicodeEncodeError:
        return json.dumps(finite(msgspec.to_builtins(value, enc_hook=encoder.enc_hook)))


def to_plain(value: object) -> Json:
    """The value as plain dicts and lists, with texts in English.

    >>> class Place(Record):
    ...     row: Whole
    >>> to_plain([Place(row=2)])
    [{'row': 2}]
    """
    return msgspec.to_builtins(value, enc_hook=plain)


def plain(value: object) -> Json:
    """What a value of a subclass of a plain type holds, for libraries that look for the type itself.

    >>> type(plain(said("Set {knob}.", knob="top_k")))
    <class 'str'>
    """
    for kind in (str, dict, list, int, float):
        if isinstance(value, kind):
            return kind.__str__(value) if kind is str else kind(value)
    raise TypeError(f"{type(value).__name__} has no form in JSON")


_ENCODER = msgspec.json.Encoder(enc_hook=plain)


def finite(value: Json) -> Json:
    """Plain data with null for numbers that are not finite.

    >>> finite([1.0, math.inf])
    [1.0, None]
    """
    if isinstance(value, dict):
        return {key: finite(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [finite(item) for item in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


# ------------------------------------------------------------------------------------------------------- JSON Schema


def schemas(kinds: Iterable[object], place: str = "#/$defs/") -> tuple[list[Schema], dict[str, Schema]]:
    """The JSON Schema of each of these types, and those of the classes in them by name, to which `place` leads.

    >>> class Spot(Record):
    ...     '''Where it is.'''
    ...     row: Whole
    ...     score: Logarithm = 0.0
    >>> of_kinds, of_classes = schemas([list[Spot]])
    >>> of_kinds
    [{'type': 'array', 'items': {'$ref': '#/$defs/Spot'}}]
    >>> of_classes["Spot"]["properties"]
    {'row': {'type': 'integer'}, 'score': {'type': ['number', 'null'], 'default': 0.0}}
    """
    told, classes = msgspec.json.schema_components(
        kinds, schema_hook=lambda kind: {"description": ""}, ref_template=place + "{name}"  # of what may be anything
    )
    return [_trimmed(each) for each in told], {name: _trimmed(each) for name, each in classes.items()}


def _trimmed(schema: Json) -> Json:
    """Without the limits of 64 bits; a number may be null, which stands for what is not finite; and of descriptions the
    first paragraph."""
    if isinstance(schema, list | tuple):
        return [_trimmed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    told = {
        name: _trimmed(value) for name, value in schema.items()
        if not (name in ("minimum", "maximum") and isinstance(value, int | float) and abs(value) in TECHNICAL)
    }  # fmt: skip
    if told.get("type") == "number":
        told["type"] = ["number", "null"]
    either = told.get("anyOf", [])
    if either and all(set(each) == {"type"} for each in either):  # types alone, one of which may be null
        names = [[each["type"]] if isinstance(each["type"], str) else each["type"] for each in either]
        told = {"type": list(dict.fromkeys(itertools.chain(*names))), **told}
        del told["anyOf"]
    if isinstance(text := told.get("description"), str):
        told |= {"description": text.partition("\n\n")[0].replace("\n", " ")}
        if not text:
            del told["description"]
    return told

"""Events as JSON and as lines of the page's log, and back, with the type of every value looked at.

Two forms: `event_to_dict` has every field by its name, for files; `event_to_line` is short, for the way to a browser.
What is read may come from a stranger: a value of a wrong type is refused here, so that nothing that later draws or
counts has to wonder. Whether the values fit together is for `sharing/open_trace.py`. Knows the events alone.
"""

from __future__ import annotations

import dataclasses
import functools
import json
import math
import operator
import re
import types
import typing
from collections.abc import Callable
from typing import Any

import orjson

from playground.errors import PlaygroundError
from playground.texts import Text
from playground.trace.events import EVENTS, Event
from playground.trace.run_data import BeamCandidate, Candidate, CanvasPlace, DraftToken, Mark, Reranked, Stage, Token


def event_to_dict(event: Event) -> dict[str, Any]:
    """The event as plain dicts and lists, with its class's name under "type".

    >>> from playground.trace import Queued
    >>> event_to_dict(Queued(ahead=2))
    {'type': 'Queued', 'ahead': 2, 'seconds': None}
    """
    return {"type": type(event).__name__, **dataclasses.asdict(event)}


def event_from_dict(data: Any) -> Event:
    """The inverse of `event_to_dict`; fields that have a default may be missing, and the logarithm of zero, for which
    JSON has no number, may be null. Raises ValueError for anything else, saying which value is wrong.

    >>> event_from_dict({"type": "Queued", "ahead": 2})
    Queued(ahead=2, seconds=None)
    >>> event_from_dict({"type": "Queued", "ahead": "two"})
    Traceback (most recent call last):
        ...
    ValueError: Queued.ahead is "two": it must be a whole number
    """
    return _event(data, line=False)


def event_to_json(event: Event) -> str:
    """`event_to_dict` as JSON text that any program reads, in a tenth of the time: null for numbers that are not
    finite, and texts in English.

    >>> from playground.trace import Queued
    >>> event_to_json(Queued(ahead=2))
    '{"type":"Queued","ahead":2,"seconds":null}'
    """
    try:
        data = {"type": type(event).__name__, **_fields(event)}
        return orjson.dumps(data, default=_plain, option=orjson.OPT_PASSTHROUGH_SUBCLASS).decode()
    except TypeError:  # an integer of more than 64 bits, half a character
        return json.dumps(_finite(event_to_dict(event)))


def _plain(value: Any) -> Any:
    """What a subclass of a plain type holds, for `orjson.dumps(default=...)`."""
    for plain in (str, dict, list, int, float):
        if isinstance(value, plain):
            return plain.__str__(value) if plain is str else plain(value)
    raise TypeError(f"{type(value).__name__} has no form in JSON")


# These come by the dozen for each step, so they are sent as rows: lists of values in the order of the fields.
_ROWS = (Candidate, Stage, Reranked, BeamCandidate, DraftToken, Token, Mark, CanvasPlace)
ROW_FIELDS: dict[str, list[str]] = {kind.__name__: [f.name for f in dataclasses.fields(kind)] for kind in _ROWS}


def event_to_line(event: Event) -> str:
    r"""The event as one line of NDJSON for the page, newline at the end.

    Like `event_to_dict`, but floats that are not finite are null, and each Candidate, Stage, Reranked, BeamCandidate,
    DraftToken, Token, Mark and CanvasPlace is a list of its values, in the order of `ROW_FIELDS`.

    >>> from playground.trace import Queued
    >>> event_to_line(Queued(ahead=2))
    '{"type":"Queued","ahead":2,"seconds":null}\n'
    """
    return to_line({"type": type(event).__name__, **_fields(event)})


def to_line(data: dict[str, Any]) -> str:
    r"""Plain data and what events are made of as one line of NDJSON for the page, newline at the end. Raises
    RecursionError for what is nested more than 250 deep.

    A token is a list of its values, and infinity is null:

    >>> to_line({"token": Token(7, "a", " a"), "perplexity": math.inf})
    '{"token":[7,"a"," a"],"perplexity":null}\n'
    """
    try:  # a class of thirty gets five hundred events a second: this takes a tenth of the time of `json`
        line = orjson.dumps(data, default=_encode, option=_OPTIONS).decode()
    except TypeError as error:
        if "Recursion" in str(error):
            raise RecursionError("it is nested too deeply") from None
        # An integer of more than 64 bits, half a character.
        line = strict_json(json.loads(json.dumps(data, default=_encode)))
    return line.replace("<", "\\u003c") + "\n"  # the same JSON, and never markup in whatever page carries it


_OPTIONS = orjson.OPT_PASSTHROUGH_DATACLASS | orjson.OPT_PASSTHROUGH_SUBCLASS


def _encode(value: Any) -> Any:
    """The JSON form of an event, of a part of one or of a text, for `orjson.dumps(default=...)`."""
    kind = type(value)
    if issubclass(kind, Text):  # the page translates it
        return value.parts
    if kind in _ROWS:
        return _row_of(kind)(value)
    if dataclasses.is_dataclass(kind):
        return _fields(value)
    for plain in (str, dict, list, int, float):
        if isinstance(value, plain):
            return plain(value)
    raise TypeError(f"{kind.__name__} has no form in JSON")


def _fields(value: Any) -> dict[str, Any]:
    return {name: getattr(value, name) for name in _names_of(type(value))}


@functools.cache
def _names_of(kind: type) -> list[str]:
    return [field.name for field in dataclasses.fields(kind)]


@functools.cache
def _row_of(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    return operator.attrgetter(*ROW_FIELDS[kind.__name__])


def event_from_line(line: str) -> Event:
    """The inverse of `event_to_line`; rows that lack their last fields get the defaults. Raises ValueError, saying what
    is wrong.

    >>> event_from_line('{"type":"Queued","ahead":2}')
    Queued(ahead=2, seconds=None)
    """
    return _event(parse(line), line=True)


def strict_json(data: Any) -> str:
    """The data as JSON that any program reads: null for numbers that are not finite.

    >>> strict_json({"perplexity": math.inf})
    '{"perplexity": null}'
    """
    try:
        return json.dumps(data, ensure_ascii=False, allow_nan=False)
    except ValueError:
        return json.dumps(_finite(data), ensure_ascii=False)


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _finite(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(item) for item in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def parse(text: str) -> Any:
    r"""What the JSON text holds. Raises ValueError for anything that is no JSON, or that UTF-8 cannot hold.

    >>> parse('{"seed": 1}')
    {'seed': 1}
    >>> parse('"half of a smiley: \\ud83d"')
    Traceback (most recent call last):
        ...
    ValueError: it holds half a character (a lone surrogate)
    """
    try:
        data = json.loads(text)
        if not text.isascii() or "\\u" in text:  # half characters, written out or as escapes
            json.dumps(data, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except UnicodeEncodeError:
        raise ValueError("it holds half a character (a lone surrogate)") from None
    return data


# ---------------------------------------------------------------------------------------------- reading, with types
#
# Each type of a field becomes, once, a function that returns a value of that type or raises _WrongType.

_Reader = Callable[[Any], Any]
_MINUS_INFINITY = re.compile(".*(logprobs?|scores?)|pool")  # fields that hold logarithms, of zero too


class _WrongType(PlaygroundError):
    """A value that is not what the field needs: what it must be."""


def _event(data: Any, line: bool) -> Event:
    if not isinstance(data, dict):
        raise ValueError("an event is not an object")
    fields = dict(data)
    name = fields.pop("type", None)
    if not isinstance(name, str) or name not in EVENTS:
        raise ValueError(f"there is no event of type {_abbreviated(name)}")
    return _object_reader(EVENTS[name], line)(fields)


@functools.cache
def _object_reader(kind: type, line: bool) -> _Reader:
    readers = {
        name: _reader(hint, line, _MINUS_INFINITY.fullmatch(name) is not None)
        for name, hint in typing.get_type_hints(kind).items()
    }
    names, is_row = list(readers), line and kind in _ROWS

    def read(value: Any) -> Any:
        if is_row and isinstance(value, list) and len(value) <= len(names):
            value = dict(zip(names, value, strict=False))
        elif is_row or not isinstance(value, dict):
            raise _WrongType(f"a {kind.__name__}")
        fields = {}
        for name, item in value.items():
            if name not in readers:
                raise ValueError(f"{kind.__name__} has no field {_abbreviated(name)}")
            try:
                fields[name] = readers[name](item)
            except _WrongType as wrong:
                raise ValueError(f"{kind.__name__}.{name} is {_abbreviated(item)}: it must be {wrong}") from None
        try:
            return kind(**fields)
        except TypeError:
            missing = [f.name for f in dataclasses.fields(kind) if f.name not in fields and _is_needed(f)]
            raise ValueError(f"{kind.__name__} lacks {', '.join(missing)}") from None

    return read


def _reader(hint: Any, line: bool, logarithm: bool) -> _Reader:
    if isinstance(hint, types.UnionType):  # X | None
        (inner,) = (option for option in typing.get_args(hint) if option is not types.NoneType)
        read = _reader(inner, line, logarithm)
        return lambda value: None if value is None else read(value)
    if dataclasses.is_dataclass(hint):
        return _object_reader(hint, line)
    if typing.get_origin(hint) is list:
        (inner,) = typing.get_args(hint)
        return functools.partial(_list, _reader(inner, line, logarithm))
    if typing.get_origin(hint) is dict:
        _, inner = typing.get_args(hint)
        return functools.partial(_dict, _reader(inner, line, logarithm))
    if logarithm and hint is float:
        return lambda value: -math.inf if value is None or value == -math.inf else _float(value)
    if line and hint is str:
        return _text_or_string
    return _SCALARS[hint]


def _list(read: _Reader, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise _WrongType("a list")
    return [read(item) for item in value]


def _dict(read: _Reader, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _WrongType("an object")
    return {name: read(item) for name, item in value.items()}


def _float(value: Any) -> float:
    if type(value) is int and abs(value) < 2**1000:
        return float(value)
    if type(value) is float and math.isfinite(value):
        return value
    raise _WrongType("a number")


def _int(value: Any) -> int:
    if type(value) is int and abs(value) < 2**63:
        return value
    raise _WrongType("a whole number")


def _text(value: Any) -> str:
    if isinstance(value, str):
        return value
    raise _WrongType("text")


def _bool(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    raise _WrongType("true or false")


def _text_or_string(value: Any) -> str:
    """A string, or a text that travelled with its parts."""
    if not isinstance(value, dict):
        return _text(value)
    try:
        return Text.from_parts(value)
    except ValueError:
        raise _WrongType("a string") from None


_SCALARS: dict[Any, _Reader] = {float: _float, int: _int, str: _text, bool: _bool, Any: lambda value: value}


def _is_needed(field: dataclasses.Field) -> bool:
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING


def _abbreviated(value: Any) -> str:
    """The value as JSON, cut short."""
    text = json.dumps(value, default=str)
    return text if len(text) <= 40 else f"{text[:40]}..."

"""Events in their two forms, and back: with every field by its name for files and programs, and short for the page.

The first is what `wire.py` reads and writes. On a line for the page each thing that comes by the dozen is a row, the
list of its values, and a text has its parts, so that the page can translate it. What is read may come from a stranger:
a value of a wrong type is refused here. Whether the values fit together is for `sharing/open_trace.py`.
"""

from __future__ import annotations

import dataclasses
import threading
import typing
from collections.abc import Callable

import msgspec
from msgspec.structs import asdict, astuple

from playground.texts import Text
from playground.trace.events import Event
from playground.trace.run_data import (
    BeamCandidate,
    Candidate,
    CanvasPlace,
    Contender,
    DraftToken,
    Mark,
    Racer,
    Reranked,
    Stage,
    Token,
)
from playground.trace.wire import (
    Json,
    Logarithm,
    Number,
    Record,
    Replacing,
    Whole,
    convert,
    encode,
    parse,
    plain,
    to_plain,
    written,
)
from playground.trace.wire_errors import fields_of, is_class, is_list, is_row, options_of, tag_of

# ------------------------------------------------------------------------------------------------- fields by name


def event_to_dict(event: Event) -> dict[str, Json]:
    """The event as plain dicts and lists, with its class's name under "type".

    >>> from playground.trace import Queued
    >>> event_to_dict(Queued(ahead=2))
    {'type': 'Queued', 'ahead': 2, 'seconds': None}
    """
    return to_plain(_named(event))


def event_from_dict(data: Json) -> Event:
    """The inverse of `event_to_dict`; fields that have a default may be missing, and the logarithm of zero, for which
    JSON has no number, may be null. Raises WireError for anything else, saying which value is wrong.

    >>> event_from_dict({"type": "Queued", "ahead": 2})
    Queued(ahead=2, seconds=None)
    >>> event_from_dict({"type": "Queued", "ahead": "two"})
    Traceback (most recent call last):
        ...
    playground.trace.wire_errors.WireError: Queued.ahead is "two": it must be a whole number
    """
    return convert(data, Event)


def event_to_json(event: Event) -> str:
    """`event_to_dict` as JSON text that any program reads: null for numbers that are not finite, and texts in English.

    >>> from playground.trace import Queued
    >>> event_to_json(Queued(ahead=2))
    '{"type":"Queued","ahead":2,"seconds":null}'
    """
    return encode(_named(event))


def _named(event: object) -> object:
    """The event, or of one that is a dataclass its fields, with the name of its class."""
    return {"type": type(event).__name__, **vars_of(event)} if dataclasses.is_dataclass(event) else event


def vars_of(value: object) -> dict[str, object]:
    """The fields of a struct or of a dataclass, by name.

    >>> vars_of(Token(7, "a", None))
    {'token_id': 7, 'text': 'a', 'piece': None}
    """
    return {name: getattr(value, name) for name in fields_of(type(value))}


# ---------------------------------------------------------------------------------------------- lines for the page

_ROWS = (Candidate, Stage, Reranked, BeamCandidate, DraftToken, Token, Mark, CanvasPlace, Contender, Racer)
ROW_FIELDS: dict[str, list[str]] = {kind.__name__: list(fields_of(kind)) for kind in _ROWS}
_SCALARS = frozenset({str, int, float, bool, type(None), Text})
_PLAIN = frozenset({str, int, float, bool, Whole, Number, Logarithm})


def event_to_line(event: Event) -> str:
    r"""The event as one line of NDJSON for the page, newline at the end.

    Like `event_to_json`, but each Candidate, Stage, Reranked, BeamCandidate, DraftToken, Token, Mark, CanvasPlace,
    Contender and Racer is a list of its values, in the order of `ROW_FIELDS`, and texts have their parts.

    >>> from playground.trace import Queued
    >>> event_to_line(Queued(ahead=2))
    '{"type":"Queued","ahead":2,"seconds":null}\n'
    """
    return to_line(_named(event))


def to_line(data: object) -> str:
    r"""Plain data and what events are made of as one line of NDJSON for the page, newline at the end. Raises
    RecursionError for what is nested too deeply.

    A token is a list of its values, and infinity is null:

    >>> to_line({"token": Token(7, "a", " a"), "perplexity": float("inf")})
    '{"token":[7,"a"," a"],"perplexity":null}\n'
    """
    line = written(_short(data), _ENCODER)
    return line.replace("<", "\\u003c") + "\n"  # the same JSON, and never markup in whatever page carries it


def _in_parts(value: object) -> Json:
    return value.parts if isinstance(value, Text) else plain(value)


_ENCODER = msgspec.json.Encoder(enc_hook=_in_parts)


def _short(value: object) -> object:
    """The value with its rows as lists. What has none stays as it is."""
    kind = type(value)
    if kind in _SCALARS:
        return value
    if isinstance(value, dict):
        return {name: _short(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return value if _SCALARS.issuperset(map(type, value)) else [_short(each) for each in value]
    change = _of_class(kind) if is_class(kind) else None
    return change(value) if change else value


_Change = Callable[[object], object]
_of_classes: dict[type, _Change | None] = {}
_begun: set[type] = set()
_lock = threading.RLock()  # one thread at a time finds out how a class is made short


def _of_class(kind: type) -> _Change | None:
    """What makes a value of this class short; None where there is nothing to do."""
    if kind in _of_classes:
        return _of_classes[kind]
    with _lock:
        if kind in _begun:  # a class that holds itself, or another thread was first
            return _of_classes.get(kind, _short)
        _begun.add(kind)
        _of_classes[kind] = _of_record(kind) if issubclass(kind, Record) else lambda value: _short(vars_of(value))
        return _of_classes[kind]


def _of_record(kind: type[Record]) -> _Change | None:
    changes = {name: change for name, (hint, _) in fields_of(kind).items() if (change := _of_type(hint))}
    if kind in _ROWS and not changes:
        return astuple
    if not changes:
        return None
    tag = {field: name for field, name in [tag_of(kind)] if name}

    def short(value: Record) -> object:
        fields = asdict(value)
        for name, change in changes.items():
            fields[name] = change(fields[name])
        return [*fields.values()] if kind in _ROWS or is_row(kind) else tag | fields

    return short


def _of_type(hint: object) -> _Change | None:
    options, or_null = options_of(hint)
    if or_null and len(options) == 1:
        change = _of_type(options[0])
        return change and (lambda value: None if value is None else change(value))
    if is_list(hint):
        change = _of_type(typing.get_args(hint)[0])
        return change and (lambda value: [change(each) for each in value])
    if is_class(hint):
        return _of_class(hint)
    return None if hint in _PLAIN else _short


def event_from_line(line: str) -> Event:
    """The inverse of `event_to_line`; rows that lack their last fields get the defaults. Raises WireError, saying what
    is wrong.

    >>> event_from_line('{"type":"Queued","ahead":2}')
    Queued(ahead=2, seconds=None)
    """
    data = parse(line)
    try:
        return msgspec.convert(_WITH_NAMES.within(Event)(data), Event)
    except msgspec.ValidationError:  # it has a text with its parts, or minus infinity; or it is wrong
        return convert(_WITH_TEXTS.within(Event)(data), Event)


def _text_or_string(value: Json) -> Json:
    """A string, or a text that travelled with its parts; what is no text is refused later."""
    try:
        return Text.from_parts(value) if isinstance(value, dict) else value
    except ValueError:
        return value


def _from_row(kind: type) -> Callable[[Json], Json]:
    names = ROW_FIELDS[kind.__name__]

    def read(row: Json) -> Json:
        if isinstance(row, list) and len(row) <= len(names):
            return dict(zip(names, row, strict=False))
        return [row] if isinstance(row, dict) else row  # refused: on a line there are rows alone

    return read


_FROM_ROWS = {kind: _from_row(kind) for kind in _ROWS}
_WITH_NAMES = Replacing({}, _FROM_ROWS)
_WITH_TEXTS = Replacing({str: _text_or_string}, _FROM_ROWS)

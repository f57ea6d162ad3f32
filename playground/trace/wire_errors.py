"""What is wrong with data that is not of its type: the first place that does not fit, as a sentence.

    Step.index is 1.5: it must be a whole number

msgspec is the judge of what fits; this looks for the place, and says what the type asks for. Knows types alone.
"""

from __future__ import annotations

import dataclasses
import functools
import json
import sys
import types
import typing
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated

import msgspec
from msgspec import inspect

from playground.errors import CallerError
from playground.texts import Text, numeral, said

Json = object  # whatever JSON can hold
TECHNICAL = (sys.float_info.max, 2**63 - 1)  # limits of a machine: nobody is told of them


class WireError(CallerError):
    """What was read is not what its type says: where, what stands there, and what it must be."""


def fault(value: Json, hint: object, place: str | None = None) -> Text | None:
    """What is wrong with data that does not fit a type, in a sentence; None where each part fits by itself. `place`
    names where it stands.

    >>> fault({"a": [1, "x"]}, dict[str, list[int]], "Lists.all")
    'Lists.all["a"][1] is "x": it must be a whole number'
    """
    options, or_null = options_of(hint)
    if or_null and value is None:
        return None
    if len(options) > 1:
        return _fault_of_union(value, options, place)
    (hint,) = options
    bare = typing.get_args(hint)[0] if typing.get_origin(hint) is Annotated else hint
    if is_class(bare):
        return _fault_of_class(value, bare, place)
    inner = _first_fault(_inside(value, bare, place or "value"))
    return inner or (None if _fits(value, hint) else _wrong(place, value, _must(value, hint)))


def _inside(value: Json, hint: object, place: str) -> Iterable[tuple[Json, object, str]]:
    """What a list, a tuple or an object holds: each value with its type and its place."""
    parts = typing.get_args(hint)
    if is_mapping(hint) and isinstance(value, dict):
        return [(each, parts[1], f"{place}[{_shown(name)}]") for name, each in value.items()]
    if is_list(hint) and isinstance(value, list):
        return [(each, parts[0], f"{place}[{i}]") for i, each in enumerate(value)]
    if typing.get_origin(hint) is tuple and isinstance(value, list):
        return [(*pair, f"{place}[{i}]") for i, pair in enumerate(zip(value, parts, strict=False))]
    return []


def _first_fault(inside: Iterable[tuple[Json, object, str]]) -> Text | None:
    return next((fault(each, hint, place) for each, hint, place in inside if not _fits(each, hint)), None)


def _fault_of_class(value: Json, kind: type, place: str | None) -> Text | None:
    name = kind.__name__.lstrip("_")
    data, value = value, with_names(value, kind)
    if not isinstance(value, dict):
        return _wrong(place, data, said("it must be a {kind}", kind=name))
    fields, (tag_field, tag) = fields_of(kind), tag_of(kind)
    strict = issubclass(kind, msgspec.Struct) and kind.__struct_config__.forbid_unknown_fields
    for field in value if strict else ():
        if field not in fields and field != tag_field:
            return said("{kind} has no field {field}", kind=name, field=_shown(field))
    if tag and value.get(tag_field, tag) != tag:
        return _wrong(f"{name}.{tag_field}", value[tag_field], said("it must be one of {values}", values=tag))
    inside = [(value[field], hint, f"{name}.{field}") for field, (hint, _) in fields.items() if field in value]
    missing = ", ".join(field for field, (_, needed) in fields.items() if needed and field not in value)
    return _first_fault(inside) or (said("{kind} lacks {fields}", kind=name, fields=missing) if missing else None)


def _fault_of_union(value: Json, options: list[object], place: str | None) -> Text | None:
    classes = {tag: each for each in options if (tag := tag_of(each)[1])}
    if classes and isinstance(value, dict):
        field = tag_of(next(iter(classes.values())))[0]
        tag = value.get(field)
        if isinstance(tag, str) and tag in classes:
            return fault(value, classes[tag], place)
        must = said("it must be one of {values}", values=", ".join(classes))
        return _wrong(f"{place}.{field}" if place else field, tag, must)
    if classes and len(classes) == len(options):
        return _wrong(place, value, said("it must be an object"))
    musts = [_must(value, each) for each in options]
    return _wrong(place, value, functools.reduce(lambda one, other: said("{a}, or {b}", a=one, b=other), musts))


def _wrong(place: str | None, value: Json, must: Text) -> Text:
    where = said("the value") if place is None else place
    return said("{place} is {value}: {must}", place=where, value=_shown(value), must=must)


def _must(value: Json, hint: object) -> Text:
    """What a value of this type must be: of its kind, or else within the limits of the type."""
    info = inspect.type_info(hint)
    info = info.type if isinstance(info, inspect.Metadata) else info
    match info:
        case inspect.LiteralType(values=values):
            return said("it must be one of {values}", values=", ".join(map(str, typing.get_args(hint) or values)))
        case inspect.StrType(pattern=str(pattern)) if isinstance(value, str):
            return said("it must fit {pattern}", pattern=pattern)
        case inspect.TupleType(item_types=items) if isinstance(value, list):
            return said("its length must be {limits}", limits=numeral(f"{len(items)}"))
        case inspect.StrType(min_length=least, max_length=most) if isinstance(value, str):
            return said("its length must be {limits}", limits=_limits(least, most))
        case inspect.ListType(min_length=least, max_length=most) if isinstance(value, list):
            return said("its length must be {limits}", limits=_limits(least, most))
        case inspect.IntType(ge=least, le=most) if type(value) is int and not {least, most} & _UNTOLD:
            return said("it must be {limits}", limits=_limits(least, most))
        case inspect.FloatType(ge=least, le=most) if type(value) in (int, float) and not {least, most} & _UNTOLD:
            return said("it must be {limits}", limits=_limits(least, most))
    named = said("it must be a {kind}", kind=getattr(hint, "__name__", str(hint)))
    return next((must for kind, must in _MUST_BE.items() if isinstance(info, kind)), named)


_UNTOLD = {*TECHNICAL, *(-each for each in TECHNICAL)}
_MUST_BE: dict[type | tuple[type, ...], Text] = {
    inspect.IntType: said("it must be a whole number"),
    inspect.FloatType: said("it must be a number"),
    inspect.StrType: said("it must be text"),
    inspect.BoolType: said("it must be true or false"),
    inspect.DictType: said("it must be an object"),
    (inspect.ListType, inspect.TupleType, inspect.VarTupleType): said("it must be a list"),
}


def _limits(least: float | None, most: float | None) -> Text:
    low, high = (None if each is None else numeral(f"{each:,}") for each in (least, most))
    if low is not None and high is not None:
        return said("from {least} to {most}", least=low, most=high)
    return said("at most {most}", most=high) if low is None else said("{least} or more", least=low)


def _shown(value: Json) -> str:
    """The value as JSON, cut short."""
    text = json.dumps(value, default=str)
    return text if len(text) <= 40 else f"{text[:40]}..."


def _fits(value: Json, hint: object) -> bool:
    try:
        msgspec.convert(value, hint)
    except msgspec.MsgspecError:
        return False
    return True


# -------------------------------------------------------------------------------------------------------------- types


@functools.cache
def fields_of(kind: type) -> dict[str, tuple[object, bool]]:
    """The type of each field of a class, by its name, and whether the field must be there.

    >>> @dataclasses.dataclass
    ... class Row:
    ...     number: int
    ...     label: str = ""
    >>> fields_of(Row)
    {'number': (<class 'int'>, True), 'label': (<class 'str'>, False)}
    """
    if issubclass(kind, msgspec.Struct):
        return {field.encode_name: (field.type, field.required) for field in msgspec.structs.fields(kind)}
    hints, gone = typing.get_type_hints(kind, include_extras=True), dataclasses.MISSING
    return {
        each.name: (hints[each.name], each.default is gone and each.default_factory is gone)
        for each in dataclasses.fields(kind)
    }


def is_class(hint: object) -> bool:
    """Whether the type is a class with fields.

    >>> is_class(int), is_class(list[int])
    (False, False)
    """
    return isinstance(hint, type) and (issubclass(hint, msgspec.Struct) or dataclasses.is_dataclass(hint))


def is_row(kind: type) -> bool:
    """Whether a class is written as the list of its values.

    >>> class Pair(msgspec.Struct, array_like=True):
    ...     one: int
    ...     other: int = 0
    >>> is_row(Pair)
    True
    """
    return issubclass(kind, msgspec.Struct) and kind.__struct_config__.array_like


def with_names(value: Json, kind: type) -> Json:
    """Of a class that is written as a list: its data by the names of its fields, as other classes have it.

    >>> class Pair(msgspec.Struct, array_like=True):
    ...     one: int
    ...     other: int = 0
    >>> with_names([5], Pair)
    {'one': 5}
    """
    if not is_row(kind):
        return value
    fields = fields_of(kind)
    fits = isinstance(value, list) and len(value) <= len(fields)
    return dict(zip(fields, value, strict=False)) if fits else [value]


def is_list(hint: object) -> bool:
    """Whether the type is a list of one kind of values, of any length.

    >>> is_list(list[int]), is_list(tuple[int, ...]), is_list(tuple[int, str])
    (True, True, False)
    """
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple:
        return parts[-1] is Ellipsis
    return isinstance(origin, type) and issubclass(origin, Sequence)


def is_mapping(hint: object) -> bool:
    """Whether the type is an object with any names, and values of one kind.

    >>> is_mapping(dict[str, int])
    True
    """
    origin = typing.get_origin(hint)
    return isinstance(origin, type) and issubclass(origin, Mapping)


def tag_of(kind: object) -> tuple[str | None, str | None]:
    """The field that names a class among others, and the name that stands there.

    >>> class Ended(msgspec.Struct, tag=True):
    ...     pass
    >>> tag_of(Ended)
    ('type', 'Ended')
    """
    config = getattr(kind, "__struct_config__", None)
    return (config.tag_field, config.tag) if config else (None, None)


def options_of(hint: object) -> tuple[list[object], bool]:
    """The types that a union allows beside null, and whether it allows null.

    >>> options_of(int | None)
    ([<class 'int'>], True)
    """
    if typing.get_origin(hint) not in (types.UnionType, typing.Union):
        return [hint], False
    options = typing.get_args(hint)
    named = [each for each in options if each not in (types.NoneType, msgspec.UnsetType)]  # the latter may be left out
    return named, types.NoneType in options

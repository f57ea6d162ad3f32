"""A value of the house as plain data with its empty lists and objects, which files leave out."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET
from msgspec.structs import asdict, astuple

from playground.trace.wire import Record


def full(value: Any) -> Any:
    """The value as dicts and lists."""
    if isinstance(value, Record) and value.__struct_config__.array_like:
        return [full(each) for each in astuple(value)]
    if isinstance(value, Record):
        missing = (UNSET, None) if value.__struct_config__.omit_defaults else (UNSET,)
        return {name: full(each) for name, each in asdict(value).items() if each not in missing}
    if isinstance(value, dict):
        return {name: full(each) for name, each in value.items()}
    return [full(each) for each in value] if isinstance(value, list | tuple) else value

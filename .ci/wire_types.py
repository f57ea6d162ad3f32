"""The types of a run's events in TypeScript, from those of `playground.trace`, and those of a picture of an answer,
from `visualizers.sheet`: .ci/bundle.py writes them to `visualizers/panes/core/wire_types.ts`. And those of what the
page's scripts ask of the server, from `playground.ui.page.ask_kinds`, for `playground/ui/page/ask_types.ts`.

Each struct has an interface of its name, and where something in it travels as a row one more for its line of the log,
`StepLine` of `Step`. A logarithm may be null: that of zero, for which JSON has no number. What has a default may be
missing, as in logs that were saved before it was there.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator, Sequence

import msgspec

HEAD = """\
// The events of a run and their parts, as they come: with every field by its name and, where the name of a type ends in
// `Line`, as a line of the log has it. Written by .ci/wire_types.py from the types of playground/trace: edit those.

import type {Said} from './texts.ts';

/** The values of one thing in the order of its ROW_FIELDS. */
export type Row = unknown[];
"""
ASK_HEAD = """\
// What the page's scripts may ask of the server (ask.ts). Written by .ci/wire_types.py from the types of ask_kinds.py:
// edit those."""
# Texts that Python wrote, which travel with their parts, so that the page can translate them.
SENTENCES = {
    ("Failed", "message"), ("Failed", "fix"), ("Diagnostic", "message"), ("Diagnostic", "fix"), ("Sequence", "note"),
}  # fmt: skip


def module() -> str:
    """The text of the module."""
    from playground.trace import EVENTS, ROW_FIELDS
    from visualizers.sheet import Sheet

    kinds = list(dict.fromkeys(kind for each in (*EVENTS.values(), Sheet) for kind in _inside(each)))
    parts = [HEAD, *(_interface(kind, rows=()) for kind in kinds)]
    rows = {kind for kind in kinds if kind.__name__ in ROW_FIELDS}
    lines = [kind for kind in kinds if kind not in rows and rows.intersection(_inside(kind))]
    parts += [_interface(kind, rows, lines) for kind in lines]
    events = [f"  {name}: {name}{'Line' if kind in lines else ''};" for name, kind in EVENTS.items()]
    head = ["/** What a line of the log holds, by its `type`. */", "export interface EventLines {"]
    parts.append("\n".join([*head, *events, "}"]))
    return "\n".join(part + "\n" for part in parts)


def ask_module() -> str:
    """The text of the module of what can be asked."""
    from playground.ui.page.ask_kinds import Ask, ask_kinds

    kinds = ask_kinds()
    names = ["/** What can be asked, by its name. */", "export interface Asks {"]
    names += [f"  {kind.__name__}: {kind.__name__ if kind.__struct_fields__ else 'object'};" for kind in kinds]
    events = ["/** The event that carries each, where it is not the usual one. */"]
    events += ["export const EVENTS: Partial<Record<keyof Asks, string>> = {"]
    events += [f"  {kind.__name__}: '{kind.event}'," for kind in kinds if kind.event != Ask.event]
    interfaces = [_interface(kind, rows=()) for kind in kinds if kind.__struct_fields__]
    interfaces = [each.replace("Record<string, unknown>", "object") for each in interfaces]  # sent, and never read
    parts = [ASK_HEAD, *interfaces, "\n".join([*names, "}"]), "\n".join([*events, "};"])]
    plain = "{[Name in keyof Asks]: object extends Asks[Name] ? Name : never}[keyof Asks]"
    parts += [f"/** What needs no fields. */\nexport type PlainAsk = {plain};"]
    return "\n".join(part + "\n" for part in parts)


def _inside(kind: type) -> Iterator[type]:
    """The structs that a struct is made of, however deep, and itself as the last."""
    for hint in typing.get_type_hints(kind).values():
        yield from _structs(hint)
    yield kind


def _structs(hint: object) -> Iterator[type]:
    if hasattr(hint, "__struct_fields__"):
        yield from _inside(hint)
    for argument in typing.get_args(hint):
        yield from _structs(argument)


def _interface(kind: type, rows: typing.Collection[type], lines: typing.Collection[type] = ()) -> str:
    hints = typing.get_type_hints(kind, include_extras=True)
    fields = {}
    for field in msgspec.structs.fields(kind):
        name, optional = field.name, "" if field.required else "?"
        written, named = (_written(hints[name], *kinds) for kinds in ((rows, lines), ((), ())))
        if (kind.__name__, name) in SENTENCES:
            written = "Said"
        if not lines or written != named:  # a line has the other fields of what it is a line of
            fields[name] = f"  {name}{optional}: {written};"
    head = kind.__name__
    if lines:
        same = " | ".join(f"'{name}'" for name in fields)
        head = f"{kind.__name__}Line extends Omit<{kind.__name__}, {same}>"
    return "\n".join([f"export interface {head} {{", *fields.values(), "}"])


def _written(hint: object, rows: typing.Collection[type], lines: typing.Collection[type]) -> str:
    """A type in TypeScript."""
    from playground.texts import Text
    from playground.trace import wire

    if hint == Text | str:
        return "Said"
    if hint in rows:
        return "Row"
    if hasattr(hint, "__struct_fields__"):
        return hint.__name__ + ("Line" if hint in lines else "")
    if hint == wire.Logarithm:
        return "number | null"
    if typing.get_origin(hint) is typing.Annotated:
        return "number"
    simple = {str: "string", bool: "boolean", type(None): "null", int: "number", float: "number"}
    if hint in simple:
        return simple[hint]
    arguments = [_written(each, rows, lines) for each in typing.get_args(hint)]
    if isinstance(hint, types.UnionType) or typing.get_origin(hint) is typing.Union:
        if hint == wire.Json:
            return "unknown"
        return " | ".join(dict.fromkeys(part for each in arguments for part in each.split(" | ")))
    if typing.get_origin(hint) in (list, Sequence):
        return f"({arguments[0]})[]" if "|" in arguments[0] else f"{arguments[0]}[]"
    if typing.get_origin(hint) is dict:
        return f"Record<string, {arguments[1]}>"
    return "unknown"  # plain data

"""Requests to a server as a table of text: a line for each, with cells between upright strokes, the prompt last.

    arrival | max_new_tokens | prompt
          0 |             24 | Once upon a time

The first line names the columns, which are those of a ServedRequest; a cell that is left empty has the default. Without
such a line each line is a prompt. Knows plain data; standard library only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import fields

from playground.presets.prompt_files import BREAK, Entry, UnreadableList, normalise_newlines, numbered_lines
from playground.questions.serving_steps import ServedRequest
from playground.texts import Text, many, said

NUMBERS: dict[str, type] = {
    "arrival": float, "max_new_tokens": int, "temperature": float, "top_k": int, "top_p": float, "leaves": float
}  # fmt: skip
COLUMNS = (*NUMBERS, "prompt")
STROKE = "|"
_ALWAYS = ("arrival", "max_new_tokens", "prompt")  # columns that a table has, whatever stands in them
_DEFAULTS = {each.name: each.default for each in fields(ServedRequest)}
_EMPTY = ("", "-", "–", "—")


def from_table(text: str) -> list[ServedRequest]:
    """The requests of a table. Empty lines count for nothing, and a line break inside a prompt is `BREAK`. Whether the
    numbers make sense is not looked at.

    Raises UnreadableList, with the line, where a column has no known name, a line has too few cells, or a cell is no
    number.
    """
    return [request_from_cells(place, cells) for place, cells in table_entries(text)]


def table_entries(text: str) -> Iterator[Entry]:
    """The cells of each line of a table by the names of their columns, with the place of the line."""
    lines = list(numbered_lines(text))
    columns = _columns(lines[0][1]) if lines else None
    if columns is None:
        if lines:
            _check_no_cells(*lines[0])
        yield from ((place, {"prompt": _prompt(line)}) for place, line in lines)
        return
    _check_columns(columns)
    for place, line in lines[1:]:
        cells = line.split(STROKE, len(columns) - 1)
        if len(cells) < len(columns):
            raise UnreadableList(
                many(len(cells), "{place} has {count} cell; the first line names {all} columns.",
                     "{place} has {count} cells; the first line names {all} columns.", place=place, all=len(columns)),
                said("Write a vertical bar (|) between two cells; a cell may be empty."),
            )  # fmt: skip
        values = dict(zip(columns, cells, strict=True))
        yield place, {**values, "prompt": _prompt(values["prompt"].removeprefix(" "))}


def to_table(requests: Sequence[ServedRequest]) -> str:
    """The table from which `from_table` reads these requests, where no prompt holds `BREAK` itself. It has the columns
    in which something stands."""
    names = [
        name for name in NUMBERS
        if name in _ALWAYS or any(getattr(request, name) != _DEFAULTS[name] for request in requests)
    ]  # fmt: skip
    rows = [[_cell(getattr(request, name)) for name in names] for request in requests]
    widths = [max([len(name), *(len(row[place]) for row in rows)]) for place, name in enumerate(names)]
    prompts = [normalise_newlines(request.prompt).replace("\n", BREAK) for request in requests]
    return "\n".join(
        f" {STROKE} ".join([*(cell.rjust(width) for cell, width in zip(row, widths, strict=True)), prompt])
        for row, prompt in zip([names, *rows], ["prompt", *prompts], strict=True)
    )


def request_from_cells(place: Text, cells: Mapping[str, object]) -> ServedRequest:
    """The request whose fields these are, as texts or as numbers. Raises UnreadableList where one is no number;
    `place` says which line, or entry, they are from."""
    values = {name: _number(place, name, cells[name], kind) for name, kind in NUMBERS.items() if name in cells}
    return ServedRequest(cells["prompt"], **{name: value for name, value in values.items() if value is not None})


def _columns(line: str) -> list[str] | None:
    """The names in a first line that names columns; None where it is a prompt already."""
    names = [cell.strip().lower() for cell in line.split(STROKE)]
    return names if names == ["prompt"] or (len(names) > 1 and set(names) & set(COLUMNS)) else None


def _check_no_cells(place: Text, line: str) -> None:
    """Raise UnreadableList where the first line holds numbers between strokes: its names were forgotten."""
    *cells, _ = line.split(STROKE)
    if cells and all(cell.strip().replace(".", "", 1).isdigit() or cell.strip() in _EMPTY for cell in cells):
        raise UnreadableList(
            said("{place} has cells, but no line above it names the columns.", place=place),
            said("Begin with a line such as “{line}”.", line=f" {STROKE} ".join(_ALWAYS)),
        )


def _check_columns(columns: Sequence[str]) -> None:
    fix = said("The columns are {names}.", names=", ".join(COLUMNS))
    for name in columns:
        if name not in COLUMNS:
            raise UnreadableList(said("There is no column “{name}”.", name=name[:40]), fix)
        if columns.count(name) > 1:
            raise UnreadableList(said("The column {name} appears twice.", name=name), fix)
    if columns[-1] != "prompt":
        raise UnreadableList(said("The last column must be prompt, because a prompt may contain vertical bars."), fix)


def _number(place: Text, name: str, cell: object, kind: type) -> float | None:
    if cell is None:
        return None
    if isinstance(cell, int | float) and not isinstance(cell, bool):
        return int(cell) if kind is int and float(cell).is_integer() else cell
    text = cell.strip() if isinstance(cell, str) else ""
    if text in _EMPTY and isinstance(cell, str):
        return None
    try:
        return int(text) if kind is int else float(text.replace(",", ".", 1))
    except ValueError:
        words = {"place": place, "name": name, "text": (text or str(cell))[:40]}
        message = (
            said("{name} in {place} is “{text}”, which is not a whole number.", **words) if kind is int
            else said("{name} in {place} is “{text}”, which is not a number.", **words)
        )  # fmt: skip
        raise UnreadableList(message, said("Correct it, or leave the cell empty.")) from None


def _prompt(text: str) -> str:
    return text.replace(BREAK, "\n")


def _cell(value: object) -> str:
    return "" if value is None else str(value).removesuffix(".0")

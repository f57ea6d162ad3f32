"""Prompts from a file, and in a text field: plain text, JSON, JSON Lines and CSV become a list of texts, or of what
stands beside each of them.

Knows formats and sizes, nothing of models. What cannot be read is said with the place where it stands; of a file with a
mistake nothing is taken, so that nobody runs half of it. Standard library only.
"""

from __future__ import annotations

import codecs
import csv
import io
import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import NamedTuple, TypeVar

from playground.errors import CallerError
from playground.texts import Text, numeral, said

MAX_BYTES = 1_000_000
FIELDS = ("prompt", "text")  # of an object, or columns of a table; the first that is there counts
FORMATS = (".txt", ".json", ".jsonl", ".csv")
BREAK = "↵"  # in a text field, where a line is a prompt: a line break inside a prompt

_DELIMITERS = ",;\t"
_MARKS = {codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}  # what some table programs save
_NAME = 60  # characters of a file's name that a message quotes
Entry = tuple[Text, Mapping[str, object]]  # where it stands, and its fields
Made = TypeVar("Made")


class UnreadableList(CallerError):
    """A list of prompts, or of requests, that cannot be read."""


class ListForm(NamedTuple):
    """How a list is written in a file: the `endings` of the formats, what is said of a file in which it is written
    otherwise, and what reads the lines of plain text, each with its place."""

    endings: tuple[str, ...]
    as_json: Text
    as_lines: Text
    as_table: Text
    lines: Callable[[str], Iterator[Entry]]


def read_list(name: str, data: bytes, form: ListForm, make: Callable[[Text, Mapping[str, object]], Made]) -> list[Made]:
    """What `make(place, fields)` makes of each entry of a file, in its order. Of an entry that is a text this is the
    field "prompt"; that of any other has the value of the first of FIELDS. `name` says by its ending what the file is.

    Raises UnreadableList where it is another one, is larger than `MAX_BYTES`, cannot be read, or has an entry without a
    prompt; and where `make` does, for which it says in which file.
    """
    ending, shown = extension(name), name[-_NAME:]
    if ending not in form.endings:
        fix = said("Choose a file that ends in {endings}.", endings=alternatives(form.endings))
        raise UnreadableList(said("{file} is not one of the files that can be read.", file=shown), fix)
    if len(data) > MAX_BYTES:
        found = said("{file} has {count} bytes; the limit is {limit}.", file=shown, count=numeral(f"{len(data):,}"),
                     limit=numeral(f"{MAX_BYTES:,}"))  # fmt: skip
        raise UnreadableList(found, said("Choose a smaller file."))
    readers = {
        ".txt": form.lines, ".csv": partial(_table, fix=form.as_table), ".json": partial(_json, fix=form.as_json),
        ".jsonl": partial(_json_lines, fix=form.as_lines),
    }  # fmt: skip
    fix = form.as_json if ending == ".json" else form.as_lines
    try:
        return [make(place, _with_prompt(place, fields, fix)) for place, fields in readers[ending](decoded(data))]
    except UnreadableList as error:
        message = said("{file}: {problem}", file=shown, problem=error.message)
        raise UnreadableList(message, error.fix) from None


def read_prompts(name: str, data: bytes, most: int) -> list[str]:
    """The prompts of a file, each as it stands there, with its spaces: .txt has one prompt a line, .json a list of
    texts, .jsonl an object a line and .csv a table, with a field or a column "prompt" or "text". Empty lines count for
    nothing. Raises UnreadableList, as `read_list` does, for no prompt, and for more than `most`."""
    prompts = read_list(name, data, _PROMPTS, lambda place, fields: fields["prompt"])
    if not prompts:
        raise UnreadableList(said("{file} holds no prompt.", file=name[-_NAME:]), said("Write at least one."))
    if len(prompts) > most:
        found = said("{file} holds {count} prompts; a batch can have {limit} here.", file=name[-_NAME:],
                     count=str(len(prompts)), limit=str(most))  # fmt: skip
        raise UnreadableList(found, said("Take some of them."))
    return prompts


def from_field(text: str) -> list[str]:
    """The prompts of a text field: one a line, with `BREAK` for a line break inside one. Empty lines count for
    nothing."""
    prompts = [line.replace(BREAK, "\n") for _, line in numbered_lines(text)]
    return [prompt for prompt in prompts if prompt.strip()]


def to_field(prompts: list[str]) -> str:
    """The text from which `from_field` reads these prompts, where none is blank or holds `BREAK` itself; it knows one
    kind of line break."""
    return "\n".join(normalise_newlines(prompt).replace("\n", BREAK) for prompt in prompts)


# ---------------------------------------------------------------------------------------------------- the formats


def _json(text: str, fix: Text) -> Iterator[Entry]:
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise UnreadableList(said("it is not valid JSON (line {line}).", line=str(error.lineno)), fix) from None
    except (ValueError, RecursionError):
        raise UnreadableList(said("it is not valid JSON."), fix) from None
    if not isinstance(found, list):
        raise UnreadableList(said("it is not a list."), fix)
    for number, item in enumerate(found, 1):
        yield said("entry {number}", number=str(number)), item if isinstance(item, dict) else {"prompt": item}


def _json_lines(text: str, fix: Text) -> Iterator[Entry]:
    for place, line in numbered_lines(text):
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            raise UnreadableList(said("{place} is not valid JSON.", place=place), fix) from None
        yield place, found if isinstance(found, dict) else {"prompt": found} if isinstance(found, str) else {}


def _table(text: str, fix: Text) -> Iterator[Entry]:
    first = text.lstrip("\r\n").split("\n", 1)[0]
    for delimiter in _DELIMITERS:
        names = [name.strip().strip('"').strip().lower() for name in first.split(delimiter)]
        field = next((name for name in FIELDS if name in names), None)
        if field is not None:
            break
    else:
        raise UnreadableList(said("its first line names no column {names}.", names=alternatives(FIELDS)), fix)
    rows = csv.reader(io.StringIO(text.lstrip("\r\n"), newline=""), delimiter=delimiter, strict=True)
    try:
        next(rows)
        for row in rows:
            if row:
                place = said("the row that ends in line {number}", number=str(rows.line_num))
                yield place, {field: "", **dict(zip(names, row, strict=False))}
    except csv.Error as error:
        message = said("line {number} is not a line of a table ({why}).", number=str(rows.line_num), why=str(error))
        raise UnreadableList(message, said("Close every quotation mark, or save the table again.")) from None


# ------------------------------------------------------------------------------------------------------- helpers


def extension(name: str) -> str:
    """How the name of a file ends, in small letters: ".csv"; "" where it has no ending."""
    return "." + name.rpartition(".")[2].lower() if "." in name else ""


def alternatives(names: tuple[str, ...]) -> Text:
    """The names in words: "prompt or text"."""
    return said("{names} or {last}", names=", ".join(names[:-1]), last=names[-1])


def decoded(data: bytes) -> str:
    """The text of a file. Raises UnreadableList where it is not UTF-8, or UTF-16 with a mark."""
    encoding = next((name for mark, name in _MARKS.items() if data.startswith(mark)), "utf-8-sig")
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        raise UnreadableList(said("it is not text in UTF-8."), said("Save it as UTF-8.")) from None


def normalise_newlines(text: str) -> str:
    """The text with one kind of line break."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def numbered_lines(text: str) -> Iterator[tuple[Text, str]]:
    """The lines that are not blank, each with its place. Only what every editor takes for the end of a line is one."""
    for number, line in enumerate(normalise_newlines(text).split("\n"), 1):
        if line.strip():
            yield said("line {number}", number=str(number)), line


def _with_prompt(place: Text, fields: Mapping[str, object], fix: Text) -> Mapping[str, object]:
    """The fields, with a prompt that can be read."""
    name = next((each for each in FIELDS if each in fields), None)
    if name is None:
        raise UnreadableList(said("{place} has no field {fields}.", place=place, fields=alternatives(FIELDS)), fix)
    prompt = fields[name]
    if not isinstance(prompt, str):
        raise UnreadableList(said("{place} is not text.", place=place), said("Put it in quotation marks."))
    if not prompt.strip():
        raise UnreadableList(said("{place} holds an empty prompt.", place=place),
                             said("Write something there, or take it out."))  # fmt: skip
    if re.search("[\ud800-\udfff]", prompt):
        raise UnreadableList(said("{name} holds half a character (a lone surrogate).", name=place),
                             said("Type that character again."))  # fmt: skip
    return {**fields, "prompt": prompt}


def _lines(text: str) -> Iterator[Entry]:
    return ((place, {"prompt": line}) for place, line in numbered_lines(text))


_PROMPTS = ListForm(
    FORMATS, said('Write ["one prompt", "another"].'), said('Write {{"prompt": "..."}} in each line.'),
    said('Begin with a line "prompt".'), _lines,
)  # fmt: skip

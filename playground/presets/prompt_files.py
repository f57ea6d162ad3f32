"""Prompts from a file, and in a text field: plain text, JSON, JSON Lines and CSV become a list of texts.

Knows formats and sizes, nothing of models. What cannot be read is said with the place where it stands; of a file with a
mistake nothing is taken, so that nobody runs half of it. Standard library only.
"""

from __future__ import annotations

import codecs
import csv
import io
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from playground.errors import CallerError
from playground.texts import Text, numeral, said

MAX_BYTES = 1_000_000
FIELDS = ("prompt", "text")  # of an object, or columns of a table; the first that is there counts
FORMATS = (".txt", ".json", ".jsonl", ".csv")
BREAK = "↵"  # in a text field, where a line is a prompt: a line break inside a prompt

_DELIMITERS = ",;\t"
_MARKS = {codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}  # what some table programs save
_NAME = 60  # characters of a file's name that a message quotes


class PromptFileError(CallerError):
    """A file that holds no prompts that can be read."""


def read_prompts(name: str, data: bytes, most: int) -> list[str]:
    """The prompts of a file, in its order, each as it stands there, with its spaces. `name` says by its ending what the
    file is: .txt has one prompt a line, .json a list of texts, .jsonl an object a line and .csv a table, with a field
    or a column "prompt" or "text". Empty lines count for nothing.

    Raises PromptFileError where the file is another one, is larger than `MAX_BYTES`, cannot be read, holds no prompt,
    an empty one, or more than `most`.
    """
    shown = name[-_NAME:]
    read = _READERS.get(extension(name))
    if read is None:
        fix = said("Choose a file that ends in {endings}.", endings=alternatives(FORMATS))
        raise PromptFileError(said("{file} is not one of the files that can be read.", file=shown), fix)
    if len(data) > MAX_BYTES:
        found = said("{file} has {count} bytes; {limit} can be read.", file=shown, count=numeral(f"{len(data):,}"),
                     limit=numeral(f"{MAX_BYTES:,}"))  # fmt: skip
        raise PromptFileError(found, said("Choose a smaller file."))
    prompts = []
    try:
        for place, prompt in read(decoded(data)):
            _check(place, prompt)
            prompts.append(prompt)
    except PromptFileError as error:
        message = said("{file}: {problem}", file=shown, problem=error.message)
        raise PromptFileError(message, error.fix) from None
    if not prompts:
        raise PromptFileError(said("{file} holds no prompt.", file=shown), said("Write at least one."))
    if len(prompts) > most:
        found = said("{file} holds {count} prompts; a batch can have {limit} here.", file=shown,
                     count=str(len(prompts)), limit=str(most))  # fmt: skip
        raise PromptFileError(found, said("Take some of them."))
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


def _text(text: str) -> Iterator[tuple[Text, Any]]:
    yield from numbered_lines(text)


def _json(text: str) -> Iterator[tuple[Text, object]]:
    fix = said('Write ["one prompt", "another"].')
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise PromptFileError(said("it is not valid JSON (line {line}).", line=str(error.lineno)), fix) from None
    except (ValueError, RecursionError):
        raise PromptFileError(said("it is not valid JSON."), fix) from None
    if not isinstance(found, list):
        raise PromptFileError(said("it is not a list."), fix)
    for number, item in enumerate(found, 1):
        yield said("entry {number}", number=str(number)), item


def _json_lines(text: str) -> Iterator[tuple[Text, object]]:
    fix = said('Write {{"prompt": "..."}} in each line.')
    for place, line in numbered_lines(text):
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            raise PromptFileError(said("{place} is not valid JSON.", place=place), fix) from None
        field = next((name for name in FIELDS if isinstance(found, dict) and name in found), None)
        if field is None:
            missing = said("{place} has no field {fields}.", place=place, fields=alternatives(FIELDS))
            raise PromptFileError(missing, fix)
        yield place, found[field]


def _table(text: str) -> Iterator[tuple[Text, object]]:
    first = text.lstrip("\r\n").split("\n", 1)[0]
    for delimiter in _DELIMITERS:
        names = [name.strip().strip('"').strip().lower() for name in first.split(delimiter)]
        field = next((name for name in FIELDS if name in names), None)
        if field is not None:
            break
    else:
        missing = said("its first line names no column {names}.", names=alternatives(FIELDS))
        raise PromptFileError(missing, said('Begin with a line "prompt".'))
    column = names.index(field)
    rows = csv.reader(io.StringIO(text.lstrip("\r\n"), newline=""), delimiter=delimiter, strict=True)
    try:
        next(rows)
        for row in rows:
            if row:
                place = said("the row that ends in line {number}", number=str(rows.line_num))
                yield place, row[column] if column < len(row) else ""
    except csv.Error as error:
        message = said("line {number} is not a line of a table ({why}).", number=str(rows.line_num), why=str(error))
        raise PromptFileError(message, said("Close every quotation mark, or save the table again.")) from None


_READERS: dict[str, Callable[[str], Iterator[tuple[Text, object]]]] = {
    ".txt": _text, ".json": _json, ".jsonl": _json_lines, ".csv": _table
}  # fmt: skip


# ------------------------------------------------------------------------------------------------------- helpers


def extension(name: str) -> str:
    """How the name of a file ends, in small letters: ".csv"; "" where it has no ending."""
    return "." + name.rpartition(".")[2].lower() if "." in name else ""


def alternatives(names: tuple[str, ...]) -> Text:
    """The names in words: "prompt or text"."""
    return said("{names} or {last}", names=", ".join(names[:-1]), last=names[-1])


def decoded(data: bytes) -> str:
    """The text of a file. Raises PromptFileError where it is not UTF-8, or UTF-16 with a mark."""
    encoding = next((name for mark, name in _MARKS.items() if data.startswith(mark)), "utf-8-sig")
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        raise PromptFileError(said("it is not text in UTF-8."), said("Save it as UTF-8.")) from None


def normalise_newlines(text: str) -> str:
    """The text with one kind of line break."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def numbered_lines(text: str) -> Iterator[tuple[Text, str]]:
    """The lines that are not blank, each with its place. Only what every editor takes for the end of a line is one."""
    for number, line in enumerate(normalise_newlines(text).split("\n"), 1):
        if line.strip():
            yield said("line {number}", number=str(number)), line


def _check(place: Text, prompt: object) -> None:
    if not isinstance(prompt, str):
        raise PromptFileError(said("{place} is not text.", place=place), said("Put it in quotation marks."))
    if not prompt.strip():
        raise PromptFileError(said("{place} holds an empty prompt.", place=place),
                              said("Write something there, or take it out."))  # fmt: skip
    if re.search("[\ud800-\udfff]", prompt):
        raise PromptFileError(said("{name} holds half a character (a lone surrogate).", name=place),
                              said("Type that character again."))  # fmt: skip

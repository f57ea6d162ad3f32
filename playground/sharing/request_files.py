"""Requests to a server from a file: a table (CSV), JSON, JSON Lines, or a table of text.

Each request is a prompt, or has the fields of a ServedRequest, with "prompt" or "text" for its prompt; what else a file
says of a request is not read, and told. What cannot be read is said with the place where it stands; of a file with a
mistake nothing is taken. Knows formats and sizes, nothing of models; standard library only.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator, Mapping

from playground.presets.prompt_files import (
    FIELDS,
    MAX_BYTES,
    PromptFileError,
    alternatives,
    decoded,
    extension,
    numbered_lines,
)
from playground.questions.serving_steps import ServedRequest
from playground.sharing.request_table import NUMBERS, RequestListError, from_table, request_from_cells
from playground.texts import Text, numeral, said

FORMATS = (".csv", ".json", ".jsonl", ".txt")
_DELIMITERS = ",;\t"
_NAME = 60  # characters of a file's name that a message quotes
_MOST_UNREAD = 5  # names of fields that are told
_FIX = said('Write [{{"prompt": "...", "arrival": 0, "max_new_tokens": 20}}], or a list of texts.')


def read_requests(name: str, data: bytes) -> tuple[list[ServedRequest], list[str]]:
    """The requests of a file, in its order, and the names of fields or columns that were not read. `name` says by its
    ending what the file is. Raises RequestListError where it is another one, is too large, cannot be read, or holds no
    request."""
    shown = name[-_NAME:]
    read = _READERS.get(extension(name))
    if read is None:
        fix = said("Choose a file that ends in {endings}.", endings=alternatives(FORMATS))
        raise RequestListError(said("{file} is not one of the files that can be read.", file=shown), fix)
    if len(data) > MAX_BYTES:
        found = said("{file} has {count} bytes; {limit} can be read.", file=shown, count=numeral(f"{len(data):,}"),
                     limit=numeral(f"{MAX_BYTES:,}"))  # fmt: skip
        raise RequestListError(found, said("Choose a smaller file."))
    requests: list[ServedRequest] = []
    unread: dict[str, None] = {}
    try:
        text = decoded(data)
        if extension(name) == ".txt":
            requests = from_table(text)
        else:
            for place, fields in read(text):
                requests.append(_request(place, fields))
                unread |= dict.fromkeys(str(key) for key in fields if key not in (*NUMBERS, *FIELDS))
    except (RequestListError, PromptFileError) as error:
        raise RequestListError(said("{file}: {problem}", file=shown, problem=error.message), error.fix) from None
    if not requests:
        raise RequestListError(said("{file} holds no request.", file=shown), said("Write at least one."))
    return requests, [_plain(key) for key in list(unread)[:_MOST_UNREAD]]


def _request(place: Text, fields: Mapping[str, object]) -> ServedRequest:
    name = next((each for each in FIELDS if each in fields), None)
    if name is None:
        raise RequestListError(said("{place} has no field {fields}.", place=place, fields=alternatives(FIELDS)), _FIX)
    prompt = fields[name]
    if not isinstance(prompt, str):
        raise RequestListError(said("{place} is not text.", place=place), said("Put it in quotation marks."))
    if not prompt.strip():
        raise RequestListError(said("{place} holds an empty prompt.", place=place),
                               said("Write something there, or take it out."))  # fmt: skip
    if any("\ud800" <= character <= "\udfff" for character in prompt):
        raise RequestListError(said("{name} holds half a character (a lone surrogate).", name=place),
                               said("Type that character again."))  # fmt: skip
    return request_from_cells(place, {**fields, "prompt": prompt})


def _fields(place: Text, found: object) -> tuple[Text, Mapping[str, object]]:
    if isinstance(found, str):
        return place, {"prompt": found}
    if isinstance(found, dict):
        return place, found
    raise RequestListError(said("{place} is neither a text nor an object with fields.", place=place), _FIX)


def _json(text: str) -> Iterator[tuple[Text, Mapping[str, object]]]:
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise RequestListError(said("it is not valid JSON (line {line}).", line=str(error.lineno)), _FIX) from None
    except (ValueError, RecursionError):
        raise RequestListError(said("it is not valid JSON."), _FIX) from None
    if not isinstance(found, list):
        raise RequestListError(said("it is not a list."), _FIX)
    for number, item in enumerate(found, 1):
        yield _fields(said("entry {number}", number=str(number)), item)


def _json_lines(text: str) -> Iterator[tuple[Text, Mapping[str, object]]]:
    for place, line in numbered_lines(text):
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            raise RequestListError(said("{place} is not valid JSON.", place=place), _FIX) from None
        yield _fields(place, found)


def _table(text: str) -> Iterator[tuple[Text, Mapping[str, object]]]:
    first = text.lstrip("\r\n").split("\n", 1)[0]
    for delimiter in _DELIMITERS:
        names = [name.strip().strip('"').strip().lower() for name in first.split(delimiter)]
        if set(names) & set(FIELDS):
            break
    else:
        missing = said("its first line names no column {names}.", names=alternatives(FIELDS))
        raise RequestListError(missing, said('Begin with a line such as "arrival,max_new_tokens,prompt".'))
    rows = csv.reader(io.StringIO(text.lstrip("\r\n"), newline=""), delimiter=delimiter, strict=True)
    try:
        next(rows)
        for row in rows:
            if row:
                place = said("the row that ends in line {number}", number=str(rows.line_num))
                cells = dict(zip(names, row, strict=False))
                yield place, cells if set(cells) & set(FIELDS) else {**cells, "prompt": ""}
    except csv.Error as error:
        message = said("line {number} is not a line of a table ({why}).", number=str(rows.line_num), why=str(error))
        raise RequestListError(message, said("Close every quotation mark, or save the table again.")) from None


def _plain(name: str) -> str:
    """The name as it can be sent to a page."""
    return name[:40].encode("utf-8", "backslashreplace").decode()


_READERS: dict[str, Callable[[str], Iterator[tuple[Text, Mapping[str, object]]]]] = {
    ".csv": _table, ".json": _json, ".jsonl": _json_lines, ".txt": lambda text: iter(())
}  # fmt: skip

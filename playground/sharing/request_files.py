"""Requests to a server from a file: a table (CSV), JSON, JSON Lines, or a table of text.

Each request is a prompt, or has the fields of a ServedRequest, with "prompt" or "text" for its prompt; what else a file
says of a request is not read, and told. Knows nothing of models; standard library only.
"""

from __future__ import annotations

from collections.abc import Mapping

from playground.presets.prompt_files import FIELDS, ListForm, UnreadableList, read_list
from playground.questions.serving_steps import ServedRequest
from playground.sharing.request_table import NUMBERS, request_from_cells, table_entries
from playground.texts import Text, said

FORMATS = (".csv", ".json", ".jsonl", ".txt")
_NAME = 60  # characters of a file's name that a message quotes
_MOST_UNREAD = 5  # names of fields that are told
_FIX = said('Write [{{"prompt": "...", "arrival": 0, "max_new_tokens": 20}}], or a list of texts.')
_FORM = ListForm(
    FORMATS, _FIX, _FIX, said('Begin with a line such as "arrival,max_new_tokens,prompt".'), table_entries
)


def read_requests(name: str, data: bytes) -> tuple[list[ServedRequest], list[str]]:
    """The requests of a file, in its order, and the names of fields or columns that were not read. `name` says by its
    ending what the file is. Raises UnreadableList where it is another one, is too large, cannot be read, or holds no
    request."""
    unread: dict[str, None] = {}

    def request(place: Text, fields: Mapping[str, object]) -> ServedRequest:
        unread.update(dict.fromkeys(key for key in fields if key not in (*NUMBERS, *FIELDS)))
        return request_from_cells(place, fields)

    requests = read_list(name, data, _FORM, request)
    if not requests:
        raise UnreadableList(said("{file} holds no request.", file=name[-_NAME:]), said("Write at least one."))
    return requests, [_plain(key) for key in list(unread)[:_MOST_UNREAD]]


def _plain(name: str) -> str:
    """The name as it can be sent to a page."""
    return name[:40].encode("utf-8", "backslashreplace").decode()

"""A list of prompts that a view goes over: the field, and the buttons that fill it from a file or with other wordings.

Knows the parts of forms; what the prompts are for is the view's own business, what is in a file is known to
`playground.presets.prompt_files`.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeVar

import gradio as gr

from playground.experiments.prompts import wordings
from playground.presets.prompt_files import FORMATS, MAX_BYTES, UnreadableList, from_field, read_prompts, to_field
from playground.server.side_work import aside
from playground.texts import Text, many, numeral, said
from playground.trace import Diagnostic
from playground.ui.controls.field_values import as_text
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.form_parts import (
    FieldColumn,
    FoldedPart,
    FormPart,
    MessageLine,
    PickedFile,
    TextField,
    button_line,
)
from playground.ui.page.long_events import FormValues
from playground.ui.page.messages import messages
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.view_form import Place

Read = TypeVar("Read")
_ANY_NUMBER = 100_000  # of a file: how many are too many is said when they are to run
_NO_PROMPT = Diagnostic("", "warning", said("There is no prompt to reword."), said("Write one, here or above."))


class PromptList:
    """The field with a prompt in each line, and what fills it. `name` is that of its view."""

    def __init__(self, name: str) -> None:
        self._name = name

    def make(self, label: Text, info: Text, folded: Text | None = None) -> FormPart:
        """It as part of a form. With `folded`, a title, it is seen once that is pressed."""
        self.field = TextField(id=f"{self._name}-prompts", label=label, info=info, lines=2, most_lines=16)
        self.message = MessageLine(id=f"{self._name}-prompts-messages")
        files = PickedFile(",".join(FORMATS), MAX_BYTES, "data")
        buttons = {"pick": said("Prompts from a file"), "reword": said("Add other wordings")}
        tools = button_line(f"{self._name}-prompts", buttons, picks={"pick": files})
        place, parts = f"{self._name}-prompt-list", [self.field, tools, self.message]
        self.box = FoldedPart(id=place, title=folded, parts=parts) if folded else FieldColumn(id=place, parts=parts)
        return self.box

    def presses(self, page: PageContext) -> dict[str, Callable[..., object]]:
        """What its buttons do."""

        def reword(data: FormValues) -> Updates:
            return self.add_wordings(data[self.field], data[page.controls.prompt])

        return {"pick": aside(self.load_file), "reword": reword}

    def read(self, data: FormValues) -> list[str]:
        """The prompts that stand in the field; blank lines count for nothing."""
        return prompt_lines(data[self.field])

    def load_file(self, file: object) -> Updates:
        """Take in the prompts of a file. Whatever is wrong with it, the field stays as it is."""

        def take(prompts: list[str], name: str) -> Updates:
            note = many(len(prompts), "{count} prompt from {file}.", "{count} prompts from {file}.", file=name)
            return {self.field: to_field(prompts)} | self._say(Diagnostic("", "info", note))

        return list_from_file(file, partial(read_prompts, most=_ANY_NUMBER), take, self.message)

    def add_wordings(self, text: object, above: object) -> Updates:
        """Put other wordings of the first prompt below what stands in the field; with nothing there, of the page's."""
        there = prompt_lines(text)
        first = there[0] if there else above
        if not isinstance(first, str) or not first.strip():
            return self._say(_NO_PROMPT)
        return {self.field: to_field(list(dict.fromkeys([*there, *wordings(first)])))} | self._say()

    def _say(self, *notes: Diagnostic) -> Updates:
        return {self.message: stamp(next_turn(), messages(notes))}


def list_from_file(
    file: object, read: Callable[[str, bytes], Read], take: Callable[[Read, str], Updates], message: Place
) -> Updates:
    """What `take(read(name, data), name)` makes of a file as the page sends it; where it cannot be read, the `message`
    says why."""
    if not isinstance(file, Mapping):
        return {message: gr.skip()}
    name, data = as_text(file.get("name")), file.get("data")
    try:
        if not isinstance(data, str):
            most = numeral(f"{MAX_BYTES:,}")
            found = said("{file} has more than {most} bytes, or cannot be read.", file=name[-60:], most=most)
            raise UnreadableList(found, said("Choose a smaller file."))
        return take(read(name, base64.b64decode(data)), name[-60:])
    except UnreadableList as error:
        return {message: stamp(next_turn(), messages([Diagnostic("", "error", error.message, error.fix)]))}
    except ValueError:  # no base64: nothing that this page sends
        return {message: gr.skip()}


def prompt_lines(text: object) -> list[str]:
    """The prompts of a field, whatever the browser sent."""
    return from_field(text) if isinstance(text, str) else []

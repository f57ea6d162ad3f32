"""What the form of a view is made of: fields, buttons and what stands around them, as plain data for form_fields.tsx.

A part is a key of what handlers get and give, as a component of Gradio's is: `data[self.strength]` is what a field
holds, and `{self.strength: 0.5}` or `{self.strength: gr.update(info=...)}` changes it. What comes from a browser is
looked through here, by the kind of the field. Knows no component and no view.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

import msgspec
from gradio.components import Component

from playground.server.input_check import WrongInput
from playground.trace.wire import Json, plain
from playground.ui.page.ask_kinds import Ask
from visualizers import Pane, together

Values = Mapping[str, Sequence[Json]]
_ENDLESS = 1e300  # no number of a form is so large


class Holder(Protocol):
    """What holds parts (view_form.ViewForm)."""

    component: Component


class FormPart(msgspec.Struct, eq=False, dict=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """`id` is that of its element. It is there while each of the fields that `when` names by their ids holds one of
    the values beside it, and one of those of `any_of`; what is not there keeps what was typed."""

    id: str = ""
    when: Values = {}
    any_of: Values = {}

    @property
    def form(self) -> Holder:
        """What it is part of."""
        return self.__dict__["form"]

    @property
    def within(self) -> Sequence[FormPart]:
        """What it holds."""
        return ()


class FormField(FormPart, kw_only=True):
    """What a person sets. `width` is the least, in pixels; what is left of the line is shared out by `grow`. Enter in
    it does what the button of the id `enter` does, and a change that a person makes what `does` says, as a press."""

    label: str
    info: str = ""
    interactive: bool = True
    visible: bool = True
    width: int = 160
    grow: int = 1
    enter: str = ""
    does: str = ""

    def taken(self, value: Json) -> Json:
        """The value as handlers get it. Raises WrongInput for what the page does not send."""
        raise NotImplementedError

    def _check(self, fits: bool, value: Json) -> None:
        if not fits:
            raise WrongInput(f"This is no value of {self.id}: {type(value).__name__}.")


class TextField(FormField, tag="text", kw_only=True):
    """A text, of several lines where `most_lines` says so. `is_secret`: what is typed is not shown."""

    value: str = ""
    placeholder: str = ""
    lines: int = 1
    most_lines: int = 1
    longest: int | None = None
    is_secret: bool = False
    is_code: bool = False
    only_shown: bool = False  # and can be copied

    def taken(self, value: Json) -> Json:
        self._check(value is None or isinstance(value, str), value)
        return value or ""


class NumberField(FormField, tag="number", kw_only=True):
    """A number; a `whole` one is rounded. What is too large or too small is for the handlers to say."""

    value: float | int | None = None
    minimum: float | None = None
    maximum: float | None = None
    step: float = 1
    whole: bool = False

    def taken(self, value: Json) -> Json:
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        self._check(value is None or (is_number and abs(value) < _ENDLESS), value)
        return round(value) if self.whole and value is not None else value


class SliderField(NumberField, tag="slider", kw_only=True):
    """A number with its slider, between `minimum` and `maximum`."""

    def taken(self, value: Json) -> Json:
        self._check(value is not None, value)
        return super().taken(value)


class TickField(FormField, tag="tick", kw_only=True):
    """Yes or no."""

    value: bool = False

    def taken(self, value: Json) -> Json:
        self._check(isinstance(value, bool), value)
        return value


class ChoiceField(FormField, tag="choice", kw_only=True):
    """One of `choices`, (title, value) pairs: beside one another, or `listed` in a box. `infos` has the info of each,
    by its value. `asks` is the name of the comparisons whose panes are told what is chosen; with `is_free`, any text
    may be."""

    value: str = ""
    choices: Sequence[tuple[str, str]]
    listed: bool = False
    infos: Mapping[str, str] = {}
    asks: str = ""
    is_free: bool = False

    def __post_init__(self) -> None:
        """A value is no text to be translated, also where it is a title, too."""
        self.value, self.choices = plain(self.value), [(title, plain(value)) for title, value in self.choices]

    def taken(self, value: Json) -> Json:
        fits = any(value == each for _title, each in self.choices)
        self._check(fits or (self.is_free and isinstance(value, str)), value)
        return value


class ChoicesField(FormField, tag="choices", kw_only=True):
    """Any of `choices`."""

    value: Sequence[str] = ()
    choices: Sequence[tuple[str, str]]

    def taken(self, value: Json) -> Json:
        known = [each for _title, each in self.choices]
        self._check(isinstance(value, list) and all(each in known for each in value), value)
        return value


# --------------------------------------------------------------------------------------------- what stands around them


class WordsPart(FormPart, tag="words", kw_only=True):
    """A sentence."""

    text: str


class MessageLine(FormPart, tag="message", kw_only=True):
    """What is wrong, or waited for: its value is what `messages` and `busy` of messages.py return, stamped."""


class PickedFile(NamedTuple):
    """The file that a button asks for: its ending, how large it may be, and whether its `text` or `data` is read."""

    extensions: str
    most_bytes: int
    kind: str = "text"


class ButtonPart(FormPart, tag="button", kw_only=True):
    """A press does what `does` says, or asks for something that needs no fields. `sends` are the parts, beside fields,
    whose values go with it."""

    label: str
    does: str = ""
    asks: type[Ask] | None = None
    is_main: bool = False
    interactive: bool = True
    picks: PickedFile | None = None
    sends: Sequence[str] = ()


class ButtonLine(FormPart, tag="buttons", kw_only=True):
    """Buttons beside one another. Those that save are in a menu, which is there while one of the comparisons or
    reports `of` these names has a result of the person's own."""

    buttons: Sequence[ButtonPart]
    saves: Sequence[ButtonPart] = ()
    of: Sequence[str] = ()

    @property
    def within(self) -> Sequence[FormPart]:
        return [*self.saves, *self.buttons]


def button_line(
    prefix: str,
    buttons: Mapping[str, str],
    main: str = "",
    saves: Mapping[str, str] | None = None,
    of: Sequence[str] = (),
    picks: Mapping[str, PickedFile] | None = None,
    sends: Mapping[str, Sequence[FormPart]] | None = None,
    when: Values | None = None,
) -> ButtonLine:
    """A button for each name, with its words on it and the id `prefix`-name. `main` is the one that a person came
    for."""

    def made(some: Mapping[str, str]) -> list[ButtonPart]:
        return [
            ButtonPart(
                id=f"{prefix}-{name}", label=words, does=name, is_main=name == main, picks=(picks or {}).get(name),
                sends=[part.id for part in (sends or {}).get(name, ())],
            )
            for name, words in some.items()
        ]  # fmt: skip

    return ButtonLine(buttons=made(buttons), saves=made(saves or {}), of=of, when=when or {})


class FieldRow(FormPart, tag="row", kw_only=True):
    """Parts beside one another."""

    parts: Sequence[FormPart]

    @property
    def within(self) -> Sequence[FormPart]:
        return self.parts


class FieldColumn(FieldRow, tag="column", kw_only=True):
    """Parts below one another, as one of a row."""

    width: int = 160
    grow: int = 1


class FormSides(FormPart, tag="sides", kw_only=True):
    """What is asked, and what came of it: beside one another where the window is wide, else the result below. On a
    phone what is asked is folded, unless it `stays`."""

    asks: Sequence[FormPart]
    shows: Sequence[FormPart]
    stays: bool = False

    @property
    def within(self) -> Sequence[FormPart]:
        return [*self.asks, *self.shows]


class FoldedPart(FormPart, tag="fold", kw_only=True):
    """Parts that are seen once their title is pressed."""

    title: str
    parts: Sequence[FormPart]
    open: bool = False

    @property
    def within(self) -> Sequence[FormPart]:
        return self.parts


class ToolTab(FormPart, tag="tool", kw_only=True):
    """One of the tools of a view, with its title on a tab."""

    title: str
    visible: bool = True
    parts: Sequence[FormPart]

    @property
    def within(self) -> Sequence[FormPart]:
        return self.parts


class ToolTabs(FormPart, tag="tools", kw_only=True):
    """Tools, of which one is seen: `value` is its id."""

    tabs: Sequence[ToolTab]
    value: str = ""

    @property
    def within(self) -> Sequence[FormPart]:
        return self.tabs


class PanesPart(FormPart, tag="panes", kw_only=True):
    """Panes, at the place of number `slot` in the component's template. Made by `panes_part`."""

    slot: int = 0

    @property
    def template(self) -> str:
        """The panes as they are before they are drawn."""
        return self.__dict__["template"]

    @property
    def script(self) -> str:
        """What has them drawn."""
        return self.__dict__["script"]


def panes_part(panes: Iterable[Pane], log: str, prefix: str, more: Iterable[str] = ()) -> PanesPart:
    """These panes, as `pictures` places them."""
    part, panes = PanesPart(), list(panes)
    part.__dict__["template"] = together(panes, prefix, more)
    part.__dict__["script"] = "\n".join(pane.js_on_load(log) for pane in panes)
    return part


class ReportValues(FormPart, tag="report", kw_only=True):
    """Carries what was found to the panes of the report or the comparison `name`, stamped. Shows nothing."""

    name: str

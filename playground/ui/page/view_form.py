"""The form of a view as one component: a page with fewer components of Gradio's is quicker.

It is described by the parts of form_parts.py and drawn by view_form.tsx. The component's value is what the fields hold,
as JSON; what a handler changes travels as a stamped value, in which only that is. Events of the page turn both into
what handlers know: `data` with the fields as keys, and updates of them (guarded_events.py). Knows Gradio's component
and events; not what a form is for.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Protocol

import gradio as gr
import msgspec
from gradio.components import Component

from playground.server.input_check import WrongInput, check_texts
from playground.server.server_functions import server_function
from playground.server.side_work import beside
from playground.texts import Text
from playground.trace.serialization import to_line
from playground.trace.wire import Json, plain
from playground.ui.page.ask_kinds import Press
from playground.ui.page.form_parts import FormField, FormPart, PanesPart
from playground.ui.page.long_events import FormValues, Updates
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.scripts import on_load
from playground.ui.page.styles import styled

Place = Component | FormPart
Follower = Callable[[FormValues], Updates]
PressAnswer = Callable[[FormValues, Press, gr.Request], AsyncIterator[Updates]]


class PressHearer(Protocol):
    """What hands presses to forms (page_asks.PageAsks)."""

    def press(self, form: str, answer: PressAnswer, outputs: Iterable[Place]) -> None:
        """Let `answer` say what the buttons of the form of this name do."""


class LeavesOut(msgspec.Struct):
    """Which knobs have no part in the `view` while its `fields` hold a value: those `of` it, else the knob that it
    names."""

    view: str
    fields: Sequence[str]
    of: Mapping[str, Sequence[str]] | None = None


class ViewForm:
    """Built inside the current Blocks. `follows` are asked as the fields of these ids come to rest, beside the queue:
    what they return changes the form."""

    def __init__(
        self,
        parts: Sequence[FormPart],
        follows: Mapping[tuple[str, ...], Follower] | None = None,
        leaves_out: LeavesOut | None = None,
    ) -> None:
        self.parts = list(_all(parts))
        self.fields = {part.id: part for part in self.parts if isinstance(part, FormField)}
        slots = [part for part in self.parts if isinstance(part, PanesPart)]
        for number, part in enumerate(slots):
            part.slot = number
        for part in self.parts:
            part.__dict__["form"] = self
        self._follows = dict(follows or {})
        self.name = next(part.id for part in self.parts if part.id)
        options = {"name": self.name, "parts": parts, "asks": list(self._follows), "leavesOut": leaves_out}
        script = on_load("mountViewForm", msgspec.to_builtins(options, enc_hook=_as_written))
        held = "".join(f'<div data-slot="{part.slot}">{part.template}</div>' for part in slots)
        self.component = gr.HTML(
            "",
            html_template=f'<div class="gp-form"></div><div hidden>{held}</div>',
            js_on_load="\n".join([*(part.script for part in slots), script]),
            server_functions=[server_function("follow", self.follow)] if self._follows else None,
            apply_default_css=False,
            elem_classes=[*styled("view_form"), *styled("messages"), "gp-mounts"],
        )
        self.component.view_form = self

    # ----------------------------------------------------------------------------------------------------- wiring

    def wire(
        self, asks: PressHearer, handlers: Mapping[str, Callable[..., object]], outputs: Iterable[Place]
    ) -> None:
        """Let the buttons call these handlers, by what they do. A handler takes what it names of `data` (what the form
        of the page holds, this one among it), `file` (what was picked) and `http`; it returns or yields updates of the
        form and of `outputs`."""

        async def answer(data: FormValues, press: Press, http: gr.Request) -> AsyncIterator[Updates]:
            handler = handlers.get(press.does)
            if handler is None:
                yield {self.component: gr.skip()}
                return
            data = {**data, **self._sent(press.sends)}
            given = {"data": data, "file": press.file, "http": http}
            names = inspect.signature(handler).parameters
            call = partial(handler, *(given[name] for name in names))
            if inspect.isasyncgenfunction(handler):
                async for updates in call():
                    yield updates
            else:
                answered = await call() if inspect.iscoroutinefunction(handler) else await beside(call)
                yield answered or {self.component: gr.skip()}

        asks.press(self.name, answer, [self.component, *outputs])

    def _sent(self, sent: Mapping[str, str]) -> dict[FormPart, Json]:
        return {part: sent[part.id] for part in self.parts if part.id in sent and part.id not in self.fields}

    def follow(self, text: str) -> str:
        """What the fields change as others have been changed: `text` is JSON, {"ids", "value"}. "{}" for what no page
        sends."""
        try:
            asked = json.loads(text)
            follower = self._follows[tuple(asked["ids"])]
            data = self.read(asked["value"])
        except (TypeError, ValueError, KeyError, RecursionError, WrongInput):
            return "{}"
        return self.changes(follower(data))

    # -------------------------------------------------------------------------------------- from the page, and to it

    def read(self, value: object) -> dict[FormField, Json]:
        """What the fields hold where the component has this value: the first one, the page's, or one that a page that
        has not shown the form yet has got. Raises WrongInput for anything else."""
        text = value if isinstance(value, str) else ""
        _turn, is_stamped, changes = text.partition("\n")
        try:
            held = json.loads((changes if is_stamped else text) or "{}")
            if not isinstance(held, dict):
                raise ValueError
            if is_stamped:
                held = {name: each["value"] for name, each in held.items() if "value" in each}
            given = {name: held[name] for name in self.fields if name in held}
        except (TypeError, ValueError, KeyError, AttributeError, RecursionError):
            raise WrongInput("This is no value of a form.") from None
        check_texts(given.values())
        return {
            field: field.taken(given[name]) if name in given else field.value for name, field in self.fields.items()
        }

    def changes(self, updates: Mapping[FormPart, object]) -> str:
        """Updates of its parts as JSON for the page."""
        told = {part.id: _change(update) for part, update in updates.items() if part.form is self}
        return to_line(told).rstrip("\n")


def components_of(places: Iterable[Place]) -> list[Component]:
    """The components that hold these, each once: of a part that of its form."""
    return list(dict.fromkeys(place.form.component if isinstance(place, FormPart) else place for place in places))


def with_fields(data: Mapping[Component, Json]) -> dict[Place, Json]:
    """What components hold, and the fields of the forms among them."""
    held: dict[Place, Json] = dict(data)
    for component, value in data.items():
        if form := form_of(component):
            held |= form.read(value)
    return held


def form_of(component: object) -> ViewForm | None:
    """The form that a component is."""
    return getattr(component, "view_form", None)


def of_components(updates: Mapping[Place, object]) -> dict[Component, object]:
    """Updates with those of forms' parts as updates of their components."""
    parts = {place: update for place, update in updates.items() if isinstance(place, FormPart)}
    if not parts:
        return dict(updates)
    rest = {place: update for place, update in updates.items() if place not in parts}
    for form in dict.fromkeys(part.form for part in parts):
        rest[form.component] = stamp(next_turn(), form.changes(parts))
    return rest


def _change(update: object) -> dict[str, object]:
    """What an update changes. A value is no text to be translated."""
    if not (isinstance(update, Mapping) and update.get("__type__") == "update"):
        update = {"value": update}
    change = {name: each for name, each in update.items() if name != "__type__"}
    return change | ({"value": plain(change["value"])} if isinstance(change.get("value"), Text) else {})


def _as_written(value: object) -> Json:
    """Texts with their parts, and the kind that a button asks by its name."""
    if isinstance(value, Text):
        return value.parts
    return value.__name__ if isinstance(value, type) else plain(value)


def _all(parts: Iterable[FormPart]) -> Iterator[FormPart]:
    for part in parts:
        yield part
        yield from _all(part.within)

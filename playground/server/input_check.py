"""What the page's handlers are given, checked in one place before any of them sees it.

The page sends what its components hold; anybody else may send anything to the same addresses. A component's kind says
what its value may be, and a handler's annotations what each argument may be. Knows Gradio's components and plain
values.
"""

from __future__ import annotations

import functools
import inspect
import math
import re
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import gradio as gr
from gradio.components import Component

from playground.errors import CallerError

_ADDRESS = re.compile(r"\s*[a-z][a-z0-9+.-]+:", re.IGNORECASE)  # a scheme; a drive of Windows has one letter
_SCALAR = (str, int, float, type(None))


class WrongInput(CallerError):
    """A value of a shape that the page never sends; its text is one short line."""


def check_inputs(
    handler: Callable | None, components: Iterable[Component], values: Iterable[object], as_dict: bool
) -> None:
    """Raises WrongInput where a value fits neither its component nor, where they are arguments each, the handler's
    annotation."""
    kinds = [] if as_dict or handler is None else _argument_kinds(handler)
    for number, (component, value) in enumerate(zip(components, values, strict=False)):
        kind = kinds[number] if number < len(kinds) else None
        if getattr(component, "data_model", None):  # it comes as what Gradio makes the argument of
            kind = (dict, type(None))
        if not _fits_component(component, value) or (kind is not None and not isinstance(value, kind)):
            label = getattr(component, "elem_id", None) or type(component).__name__
            raise WrongInput(f"This is no value of {label}: {type(value).__name__}.")
    check_texts(values)
    given = zip(components, values, strict=False)
    check_names_no_file([value for component, value in given if not _is_for_files(component)])


def check_event(handler: Callable | None, data: object) -> None:
    """Raises WrongInput where what an event carries is not an object with fields, and the handler asks for it."""
    if handler is None or not takes_event(handler):  # a textbox's change carries its text, which nobody reads
        return
    carried = getattr(data, "_data", None)
    if data is not None and not isinstance(carried, Mapping | type(None)):
        raise WrongInput(f"An event carries an object with fields, not {type(carried).__name__}.")
    if carried is None and data is not None:
        data._data = {}
    check_texts([carried])


def check_names_no_file(value: object) -> None:
    """Raises WrongInput where a value, at any depth, is Gradio's description of a file: Gradio would fetch what such a
    one names, an address or a file of this machine, and show it to whoever sent the description."""
    stack = [value]
    while stack:
        each = stack.pop()
        if isinstance(each, Mapping):
            meta = each.get("meta")
            if "path" in each and isinstance(meta, Mapping) and meta.get("_type") == "gradio.FileData":
                raise WrongInput("A file is uploaded, not described.")
            stack += each.values()
        elif isinstance(each, list | tuple):
            stack += each


def _fits_component(component: Component, value: object) -> bool:
    if value is None or not isinstance(component, Component) or isinstance(component, gr.State):
        return True
    if isinstance(component, gr.Textbox):
        return isinstance(value, str)
    if isinstance(component, gr.Checkbox):
        return isinstance(value, bool)
    if isinstance(component, gr.Slider | gr.Number):
        return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
    if isinstance(component, gr.Dropdown | gr.Radio):
        if isinstance(value, list):
            return bool(getattr(component, "multiselect", False)) and all(isinstance(each, _SCALAR) for each in value)
        return isinstance(value, _SCALAR)
    return not _is_for_files(component) or _is_file(component, value)


def _is_for_files(component: Component) -> bool:
    return isinstance(component, gr.Image | gr.Audio)


def _is_file(component: Component, value: object) -> bool:
    """Whether this is what a component for files holds, by Gradio's own model of it, with the path of an upload.
    Gradio would fetch an address."""
    try:
        path = component.data_model(**value).path
    except (ValueError, TypeError):
        return False
    return bool(path) and "\0" not in path and not _ADDRESS.match(path)


@functools.cache
def takes_event(handler: Callable) -> bool:
    """Whether the handler asks for what an event carries."""
    hints = _hints(handler).values()
    return any(inspect.isclass(hint) and issubclass(hint, gr.EventData) for hint in hints)


def _hints(handler: Callable) -> dict[str, object]:
    try:
        return typing.get_type_hints(inspect.unwrap(getattr(handler, "func", handler)))
    except (TypeError, NameError):
        return {}


@functools.cache
def _argument_kinds(handler: Callable) -> list[tuple[type, ...] | None]:
    """For each argument that a component's value may go to, the types that it may be of; None where it may be
    anything."""
    hints = _hints(handler)
    try:
        names = list(inspect.signature(inspect.unwrap(getattr(handler, "func", handler))).parameters)
    except (TypeError, ValueError):
        return []
    given = [name for name in names if not _is_given_by_gradio(hints.get(name))]
    return [_kinds(hints.get(name, Any)) for name in given]


def _is_given_by_gradio(hint: object) -> bool:
    return inspect.isclass(hint) and issubclass(hint, gr.Request | gr.EventData)


def _kinds(hint: object) -> tuple[type, ...] | None:
    if hint in (Any, inspect.Parameter.empty):
        return None
    if isinstance(hint, types.UnionType) or typing.get_origin(hint) is typing.Union:
        parts = [_kinds(each) for each in typing.get_args(hint)]
        return None if None in parts else tuple(kind for part in parts for kind in part or ())
    origin = typing.get_origin(hint) or hint
    if origin is float:
        return (int, float)
    return (origin,) if inspect.isclass(origin) else None


def check_texts(values: Iterable[object]) -> None:
    """Raises WrongInput where a text, at any depth, holds half a character: nothing can be answered with it."""
    stack = [*values]
    while stack:
        value = stack.pop()
        if isinstance(value, str):
            if not value.isascii():
                try:
                    value.encode()
                except UnicodeEncodeError:
                    raise WrongInput("A text holds half a character (a lone surrogate).") from None
        elif isinstance(value, Mapping):
            stack += [*value.keys(), *value.values()]
        elif isinstance(value, list | tuple):
            stack += value

"""The page's own scripts: how a component or a listener reaches one of them.

They are ES modules beside the Python files that use them; `playground/ui/scripts.ts` lists them, and the page's head
loads the bundle that .ci/bundle.py makes of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import gradio as gr

_BUNDLE = Path(__file__).parent.parent / "scripts.bundle.js"
_PAGE = "GenerationPlaygroundPage"


def on_load(script: str, options: Mapping[str, object] | None = None, events: Iterable[str] = ()) -> str:
    """What `gr.HTML(js_on_load=...)` takes to have a component do what the function `script` of the bundle says.

    `options` are its second argument, as JSON. `events` are the names that it triggers: Gradio knows a component's own
    events by their names in quotes in this text. Components and the head's scripts load in any order: the call waits in
    a queue where it comes first, and hears of what the component was sent meanwhile (early_values.ts).
    """
    component = "page.withEarlyValues({element, props, server, trigger, watch}, first)"
    call = f"page.{script}({component}, {_json(options or {})})"
    named = "".join(f" '{event}'" for event in events)
    queued = f"((first) => (window.{_PAGE} ??= []).push((page) => {call}))({{...props}});"
    return queued + (f" // triggers{named}" if named else "")


def carrier(
    elem_id: str,
    script: str,
    options: Mapping[str, object] | None = None,
    events: Iterable[str] = (),
    value: str = "",
    **props: object,
) -> gr.HTML:
    """A component that shows nothing: its value goes to the function `script` of the bundle, and what a person does in
    the browser comes back as its events. `value` is the first one, the other arguments are those of `on_load`, and
    `props` are further properties."""
    shows_nothing: dict[str, object] = {"html_template": "<span></span>", "visible": "hidden"}
    return gr.HTML(value, js_on_load=on_load(script, options, events), elem_id=elem_id, **shows_nothing, **props)


def listener(call: str, arguments: str = "") -> str:
    """What a listener's `js=` takes to give what a call of the bundle gives, such as `changesInWords(value, 3)`, as
    soon as the bundle has loaded; `arguments` are the names of its inputs."""
    wait = f"new Promise((give) => {{ (window.{_PAGE} ??= []).push((page) => give(page.{call})); }})"
    return f"({arguments}) => {wait}"


def when_loaded(call: str, arguments: str = "") -> str:
    """The same for a call that gives nothing, and that may come before the bundle has loaded."""
    return f"({arguments}) => {{ (window.{_PAGE} ??= []).push((page) => page.{call}); }}"


@cache
def script_source() -> str:
    """The bundle, for the page's head."""
    return _BUNDLE.read_text(encoding="utf-8")


def _json(value: object) -> str:
    return json.dumps(value).replace("<", "\\u003c")

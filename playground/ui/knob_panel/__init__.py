"""The knobs on the page, generated from the table in `knobs.py`: ten in view, the rest in closed accordions by group.

Knows how a knob's value looks in a component and how it is read back; what a value means and whether it is allowed is
the business of the table and of `request.check`.

A knob at its default is not sent, so that a model's own generation config can speak. Where the strategy that is chosen
sets a knob, its value is sent even if it equals the default: "greedy" must be greedy with every model.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Collection, Mapping
from typing import Any

import gradio as gr
from gradio.components import Component

from playground.knob import Knob
from playground.knobs import GROUPS, KNOBS
from playground.trace import Diagnostic

UNSET = ""  # the value of a dropdown or textbox that sets nothing

# The knobs in view, row by row. Which ones they are is the table's decision (`basic`); this is their arrangement.
_BASIC_ROWS = [
    ["max_new_tokens", "num_beams"],
    ["do_sample"],
    ["temperature"],
    ["top_p"],
    ["min_p"],
    ["top_k", "no_repeat_ngram_size"],
    ["repetition_penalty"],
    ["length_penalty"],
]


class KnobPanel:
    """Builds the knobs inside the current Blocks. `components` holds them by the knob's name, in the table's order."""

    def __init__(self, config: Mapping[str, Any]) -> None:
        """`config`: the values shown at first."""
        built: dict[str, Component] = {}
        for row in _BASIC_ROWS:
            with gr.Row(equal_height=True):
                built |= {name: _component(KNOBS[name], config.get(name)) for name in row}
        for group in GROUPS:
            knobs = [knob for knob in KNOBS.values() if knob.group == group and not knob.basic]
            if knobs:
                with gr.Accordion(group, open=False):
                    built |= {knob.name: _component(knob, config.get(knob.name)) for knob in knobs if not knob.managed}
                    if any(knob.managed for knob in knobs):
                        gr.Markdown("\n".join(f"- `{k.name}`: {k.managed_because}" for k in knobs if k.managed))
        self.components = {name: built[name] for name in KNOBS if name in built}

    def show(self, config: Mapping[str, Any]) -> dict[Component, Any]:
        """The value of every component when `config` is set and everything else is at its default."""
        return {component: shown(KNOBS[name], config.get(name)) for name, component in self.components.items()}

    def read(self, data: Mapping[Component, Any], always: Collection[str]) -> tuple[dict[str, Any], list[Diagnostic]]:
        """The config that the components' values stand for, and what is wrong with those that cannot be read.

        Knobs at their default are left out, except those named in `always`.
        """
        config, problems = {}, []
        for name, component in self.components.items():
            knob, value = KNOBS[name], data[component]
            if isinstance(value, str):
                value = value if value.strip() else UNSET
            if value is None or value == UNSET or (value == shown(knob, None) and name not in always):
                continue
            try:
                config[name] = parse(knob, value)
            except ValueError as error:
                fix = f"Write {knob.shape}." if knob.shape else "Write a number, or leave it empty."
                problems.append(Diagnostic(name, "error", str(error), fix))
        return config, problems


def shown(knob: Knob, value: Any) -> Any:
    """What the knob's component shows for `value`; None is "not set", which shows the default where one applies."""
    match _kind(knob):
        case "checkbox":
            return bool(knob.default if value is None else value)
        case "slider":
            value = knob.default if value is None else value
            return knob.slider_minimum if value is None else value
        case "dropdown":
            return UNSET if value is None else json.dumps(value)
    if value is None:
        return UNSET
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def parse(knob: Knob, value: Any) -> Any:
    """The inverse of `shown`. Raises ValueError, with a sentence, for a text that cannot be read."""
    match _kind(knob):
        case "checkbox":
            return value
        case "slider":
            return float(value)
        case "dropdown":
            return json.loads(value)
    if knob.kind in ("int", "float"):
        return number(value)
    if knob.kind == "text":
        return value
    try:
        parsed = json.loads(value)
    except ValueError as error:
        if knob.fits(value):  # plain text where text will do: `stop_strings` without quotes
            return value
        raise ValueError(f"This is not JSON ({error}).") from None
    return value if knob.fits(value) and not knob.fits(parsed) else parsed


def number(text: str) -> int | float:
    """The number that was typed, whole where it can be. Raises ValueError, with a sentence."""
    for kind in (int, float):
        with contextlib.suppress(ValueError):
            return kind(text)
    raise ValueError(f"{text.strip()!r} is not a number.")


def hints() -> str:
    """A script for the page's head: the longer explanation of a knob appears when the pointer rests on it."""
    texts = {f"knob-{k.name}": k.explanation + (f"\n{k.paper}" if k.paper else "") for k in KNOBS.values()}
    return f"""
<script>
document.addEventListener('mouseover', ({{target}}) => {{
  const knob = target.closest('[id^="knob-"]');
  if (knob && !knob.title) knob.title = HINTS[knob.id] || '';
}});
const HINTS = {json.dumps(texts)};
</script>
"""


def _kind(knob: Knob) -> str:
    """Which component a knob gets. Fractions in view slide; other numbers are typed, for many have no upper end.

    They are typed into textboxes: an empty one is "not set", where Gradio's number box would send 0.
    """
    if knob.kind == "bool":
        return "checkbox"
    if knob.kind == "choice":
        return "dropdown"
    return "slider" if knob.kind == "float" and knob.basic else "textbox"


def _component(knob: Knob, value: Any) -> Component:
    common = {
        "label": knob.name,
        "info": knob.meaning,
        "interactive": True,
        "elem_id": f"knob-{knob.name}",
        "min_width": 120,
    }
    value = shown(knob, value)
    unset = "not set" if knob.default is None else f"{json.dumps(knob.default)} (default)"
    match _kind(knob):
        case "checkbox":
            return gr.Checkbox(value, **common)
        case "slider":
            return gr.Slider(knob.slider_minimum, knob.slider_maximum, value, step=knob.step, buttons=[], **common)
        case "dropdown":
            choices = [(str(json.dumps(choice)).strip('"'), json.dumps(choice)) for choice in knob.choices]
            return gr.Dropdown([(unset, UNSET), *choices], value=value, **common)
    placeholder = f"{unset}; {knob.shape}" if knob.shape else unset
    return gr.Textbox(value, placeholder=placeholder, lines=1, max_lines=4 if knob.shape else 1, **common)

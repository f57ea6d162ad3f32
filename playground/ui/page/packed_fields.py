"""The fields of the form as one value, for events that read all of them.

At each message of an event Gradio tells each of its inputs that the event goes on: with the whole form as inputs that
takes more time than what the message brings. So the browser packs what the fields hold into one component as the event
begins, and the event reads that. It is unpacked before anything checks the values. Knows Gradio's events, not what the
fields mean.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Sequence

import gradio as gr
from gradio.blocks import BlockFunction
from gradio.components import Component

from playground.server.input_check import WrongInput
from playground.ui.page.long_events import Quiet
from playground.ui.page.scripts import listener

_PACK_JS = "(...values) => JSON.stringify(values)"
_BEGIN_JS = listener("packForRun(values)", "...values")


class PackedFields:
    """Built inside the current Blocks; `fields` are set once they are there."""

    fields: Sequence[Component] = ()

    def __init__(self) -> None:
        self.component = gr.Textbox("", visible=False)

    def pack_on(self, event: Callable[..., object], quiet: Quiet, stop: gr.Button | None = None) -> None:
        """Have the fields packed when `event` comes, before what listens to it next, and whose input is `component`:
        Gradio takes one after the other. Where something runs, `stop` can be pressed from then on."""
        outputs = [self.component, stop] if stop else self.component
        event(None, list(self.fields), outputs, js=_BEGIN_JS if stop else _PACK_JS, **quiet)

    def reads(self, block_fn: BlockFunction) -> bool:
        """Whether this event's input is what is packed."""
        return list(block_fn.inputs) == [self.component]

    def unpacked(self, block_fn: BlockFunction, inputs: Sequence[object]) -> tuple[BlockFunction, list[object]]:
        """The event as it is with the fields as its inputs, and what they hold. Raises WrongInput for anything else
        than a list with a value for each."""
        try:
            values = json.loads(inputs[0])
        except (ValueError, TypeError, RecursionError):
            values = None
        if not isinstance(values, list) or len(values) != len(self.fields):
            raise WrongInput(f"This event takes a list of {len(self.fields)} values.")
        wide = copy.copy(block_fn)
        wide.inputs, wide.inputs_as_dict = self.fields, True
        return wide, values

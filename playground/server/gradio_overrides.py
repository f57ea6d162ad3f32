"""Gradio's Blocks, quicker for events that write few of their outputs, as those of runs do: thirty press at once.

Gradio takes a component that an update leaves out for one that is updated with nothing: it makes the component anew,
and its configuration. With some twenty components that takes more time than what is written.

It reads each of an event's inputs in a thread of its own, forty for a press of Generate, one after the other. While
runs decode, each way there and back waits for Python's lock twice.

For each session it keeps what its components last got and last showed, so that a link can show the page again
(`/deep_link`, which is closed here: closed_routes.py). That is most of a megabyte for each page, and for each call of a
program, whose answer, a trace of some megabytes, would stay too, until hundreds of other sessions have come.

Both overrides are of public methods of `gr.Blocks`, and hand on to Gradio's own wherever anything is out of the plain
case."""

from __future__ import annotations

import copy
import functools
from collections.abc import Sequence

import gradio as gr
from gradio.blocks import BlockFunction
from gradio.components import Component
from gradio.components.api_component import Api
from gradio.state_holder import SessionState
from starlette.routing import BaseRoute

from playground.server.readers import Readers

MAX_CONFIGURATIONS = 100  # of components, that a session keeps: fewer than the page has, more than an event writes to


class FastBlocks(gr.Blocks):
    """Blocks whose events process only the components that they update. `routes_beside` are routes that the server has
    beside Gradio's, `readers` what is to be told who reads its events."""

    routes_beside: Sequence[BaseRoute] = ()
    readers: Readers | None = None

    async def preprocess_data(
        self, block_fn: BlockFunction, inputs: list[object], state: SessionState | None, explicit_call: bool = False
    ) -> list[object]:
        """What the function gets for each input, in order: as Gradio makes it, but at once where all of them are plain
        fields of a form."""
        if state is not None and len(state.config_values) > MAX_CONFIGURATIONS:
            state.config_values.clear()  # Gradio makes those again that it writes to
        values = await self._preprocess(block_fn, inputs, state, explicit_call)
        for block in block_fn.inputs:
            if state is not None and type(block) is Api:
                state[block._id] = block  # without what came
        return values

    async def _preprocess(
        self, block_fn: BlockFunction, inputs: list[object], state: SessionState | None, explicit_call: bool
    ) -> list[object]:
        read = functools.partial(super().preprocess_data, inputs=inputs, state=state, explicit_call=explicit_call)
        if block_fn.component_prop_inputs or not (block_fn.preprocess and all(map(_is_field, block_fn.inputs))):
            return await read(block_fn)
        raw = copy.copy(block_fn)
        raw.preprocess = False
        values = await read(raw)

        def of(block: Component, value: object) -> object:
            if block.stateful:
                return value
            return (block if state is None else state[block._id]).preprocess(value)  # it may have changed for a visitor

        try:
            return list(map(of, block_fn.inputs, values))
        except Exception:  # Gradio's own way says of which field it was
            return await read(block_fn)

    async def postprocess_data(
        self, block_fn: BlockFunction, predictions: list | dict, state: SessionState | None
    ) -> list[object]:
        """What the browser gets for each output, in order: as Gradio makes it of the components that are written to,
        and nothing new for the others."""
        outputs = block_fn.outputs
        if [type(output) for output in outputs] == [Api] and not (block_fn.batch or block_fn.types_generator):
            return [predictions]  # as Gradio does, which would keep it
        if not isinstance(predictions, dict) or not predictions or not set(predictions) <= set(outputs):
            return await super().postprocess_data(block_fn, predictions, state)
        made = {component: value for component, value in predictions.items() if _is_plain(component, value)}
        written = {
            component: value
            for component, value in predictions.items()
            if component not in made and value != gr.skip()
        }
        fewer = copy.copy(block_fn)
        fewer.outputs = [component for component in outputs if component in written]
        values = await super().postprocess_data(fewer, written, state) if written else []
        made |= zip(fewer.outputs, values, strict=True)
        return [made.get(component, gr.skip()) for component in outputs]


def _is_field(component: Component) -> bool:
    """Whether its values are plain JSON, so that preprocessing them needs no thread."""
    return isinstance(component, gr.components.Component) and not getattr(component, "data_model", None)


def _is_plain(component: Component, value: object) -> bool:
    """Whether Gradio's postprocessing returns this value unchanged."""
    return type(component) is gr.HTML and isinstance(value, str)

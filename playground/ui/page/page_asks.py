"""What the page's own scripts ask of the server, all of it through one component: to Gradio, a handful of listeners.

A listener costs a page: Gradio sends it, and looks through it, at each visit. So a script does not trigger an event of
its own component, with a listener for each handler; it asks (ask.ts), by the name of a kind (ask_kinds.py), and here
stands who answers. Knows Gradio's events; no section of the page.
"""

from __future__ import annotations

import inspect
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import aclosing
from functools import partial
from typing import NamedTuple, TypeVar

import gradio as gr
import msgspec
from gradio.components import Component
from starlette.concurrency import run_in_threadpool

from playground.server.input_check import WrongInput
from playground.ui.page.ask_kinds import Ask, FormAsk, LookIntoLayers, Press, RunAsk
from playground.ui.page.long_events import FormValues, LongEvents, Quiet, Updates
from playground.ui.page.packed_fields import PackedFields
from playground.ui.page.scripts import carrier, when_loaded
from playground.ui.page.view_form import Place, PressAnswer, components_of

_KINDS = (Ask, FormAsk, Press, LookIntoLayers, RunAsk)  # one for each event


class _Answerer(NamedTuple):
    handler: Callable[..., object]
    only: Component | None  # that the handler writes the value of, where it writes no other


class PageAsks:
    """Built inside the current Blocks. Sections say with `hear` and `run` what they answer; once all have, `wire`
    listens. Of a handler's arguments, `http` is the request, `data` what the form of the page holds, and the other one
    what was asked, of its kind."""

    def __init__(self, long_events: LongEvents) -> None:
        self.component = carrier("asks", "mountAsks", events=[kind.event for kind in _KINDS])
        self._long_events = long_events
        self._answerers: dict[str, tuple[type[Ask], _Answerer]] = {}
        self._outputs: defaultdict[str, dict[Component, None]] = defaultdict(dict)
        self._presses: dict[str, PressAnswer] = {}

    def hear(self, kind: type[Ask], handler: Callable[..., object], outputs: Component | Iterable[Place]) -> None:
        """Let `handler` answer what is asked of this kind. It returns updates of `outputs`, nothing, or, where that is
        one component, its value; where the answer comes in parts, it yields such updates."""
        only = outputs if isinstance(outputs, Component) else None
        self._answerers[kind.__name__] = kind, _Answerer(handler, only)
        self._outputs[kind.event] |= dict.fromkeys(components_of([only] if only else outputs))

    def run(self, kind: type[RunAsk], handler: Callable[..., AsyncIterator[Updates]]) -> None:
        """Let `handler`, which plays a run, begin when that is asked; it yields updates of the page's `run_outputs`."""
        self._answerers[kind.__name__] = kind, _Answerer(handler, None)

    def press(self, form: str, answer: PressAnswer, outputs: Iterable[Place]) -> None:
        """Let `answer` say what the buttons of the form of this name do."""
        self._presses[form] = answer
        self._outputs[Press.event] |= dict.fromkeys(components_of(outputs))

    def wire(
        self,
        packed: PackedFields,
        stop: gr.Button,
        run_outputs: Sequence[Component],
        begins: Sequence[Callable[..., object]],
        quiet: Quiet,
    ) -> None:
        """Listen. `packed` holds what the form does; `begins` are events of Gradio's own components that run what the
        open view shows."""
        asks, often = self.component, {"trigger_mode": "multiple", **quiet}
        written = {kind.event: [asks, *self._outputs[kind.event]] for kind in _KINDS}
        asks.asked(self._answer, None, written["asked"], **often)
        asks.streamed(self._stream, None, written["streamed"], **often)
        # the listeners of an event wait for each other, in this order
        packed.pack_on(asks.asked_with_form, quiet)
        answered = asks.asked_with_form(self._answer_with_form, packed.component, written["asked_with_form"], **often)
        answered.then(None, js=when_loaded("askNext()"), **quiet)
        packed.pack_on(asks.pressed, quiet)
        asks.pressed(self._press, packed.component, written["pressed"], **often)
        packed.pack_on(asks.begun, quiet, stop)
        asks.begun(self._long_events.begun_by(self._run), packed.component, run_outputs, **often)
        gr.on(begins, None, js=when_loaded("ask('RunOpenView')"), **quiet)

    @property
    def kinds(self) -> set[type[Ask]]:
        """All that somebody answers, beside presses."""
        return {kind for kind, _answerer in self._answerers.values()}

    # ---------------------------------------------------------------------------------------------------- listeners

    async def _answer(self, asked: gr.EventData, http: gr.Request) -> Updates:
        return await self._answered(asked, Ask.event, {}, http)

    async def _answer_with_form(self, data: FormValues, asked: gr.EventData, http: gr.Request) -> Updates:
        return await self._answered(asked, FormAsk.event, data, http)

    async def _stream(self, asked: gr.EventData, http: gr.Request) -> AsyncIterator[Updates]:
        async with aclosing(self._called(asked, LookIntoLayers.event, {}, http)[0]()) as updates:
            async for update in updates:
                yield update

    async def _run(self, data: FormValues, asked: gr.EventData, http: gr.Request) -> AsyncIterator[Updates]:
        async with aclosing(self._called(asked, RunAsk.event, data, http)[0]()) as updates:
            async for update in updates:
                yield update

    async def _press(self, data: FormValues, asked: gr.EventData, http: gr.Request) -> AsyncIterator[Updates]:
        press = _read(Press, asked)
        answer = self._presses.get(press.form)
        if answer is None:
            raise WrongInput("There is no such form.")
        async with aclosing(answer(data, press, http)) as updates:
            async for update in updates:
                yield update

    async def _answered(self, asked: gr.EventData, event: str, data: FormValues, http: gr.Request) -> Updates:
        handler, only = self._called(asked, event, data, http)
        if inspect.iscoroutinefunction(handler.func):
            answered = await handler()
        else:  # where Gradio has its own: what takes long is a coroutine
            answered = await run_in_threadpool(handler)
        if only is not None and not (isinstance(answered, dict) and only in answered):
            answered = {only: gr.skip() if answered is None else answered}
        return answered or {self.component: gr.skip()}

    def _called(
        self, asked: gr.EventData, event: str, data: FormValues, http: gr.Request
    ) -> tuple[partial[object], Component | None]:
        """The call of whoever answers."""
        name = getattr(asked, "ask", None)
        kind, answerer = self._answerers.get(name, (Ask, None)) if isinstance(name, str) else (Ask, None)
        if answerer is None or kind.event != event:
            raise WrongInput("Nobody answers this.")
        what, given = _read(kind, asked), {"data": data, "http": http}
        names = inspect.signature(answerer.handler).parameters
        return partial(answerer.handler, *(given.get(name, what) for name in names)), answerer.only


Kind = TypeVar("Kind", bound=Ask)


def _read(kind: type[Kind], asked: gr.EventData) -> Kind:
    """What was asked. Raises WrongInput for what no page asks."""
    fields = {name: getattr(asked, name) for name in kind.__struct_fields__ if hasattr(asked, name)}
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise WrongInput(f"This is no {kind.__name__}: {error}.") from None

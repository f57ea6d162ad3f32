"""Events of the page that go on for long: a run, many runs, a training.

Gradio's part of such an event is over as soon as it has begun, so that it holds no connection while the work goes on,
and nothing is lost where the network is away for a moment. The work goes on beside, in a task of its own. What it adds
to logs the browser reads from a `LiveLog`; whatever else it has to say waits here, the log says so, and the page
collects it by a short event. Knows handlers and Gradio's events; not what they do.
"""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import aclosing
from typing import Literal, TypedDict

import gradio as gr
from gradio.components import Component

from playground.server.live_log import TOLD_IN, Appended, LiveLog, LiveLogs
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.scripts import carrier

Updates = dict[Component, object]
FormValues = Mapping[Component, object]  # what components hold, as Gradio hands it to a handler


class Small(TypedDict):
    """How small a button is."""

    size: Literal["sm"]
    min_width: int


class Quiet(TypedDict, total=False):
    """How Gradio is to treat an event: of whom it is known, what is shown while it is handled."""

    api_visibility: Literal["private"]
    show_progress: Literal["hidden"]
    show_progress_on: list[Component]


class QuietLast(Quiet, total=False):
    """The same, of an event of which the last one counts."""

    trigger_mode: Literal["always_last"]


# What a log says beside its lines. A line of a run has its `type` first.
NEWS, ENDED = '{"log":"news"}\n', '{"log":"ended"}\n'


class LongEvents:
    """Built inside the current Blocks. `component` carries to the page which log it is to read; its events are `news`,
    when something is to be collected, and `ended`."""

    def __init__(self, logs: LiveLogs) -> None:
        self._logs = logs
        self._events: dict[str, _LongEvent] = {}
        self.component = carrier("live-log", "mountLiveLog", events=["news", "ended"])

    def begun_by(self, handler: Callable[..., AsyncIterator[Updates]]) -> Callable[..., Awaitable[Updates]]:
        """A handler that begins what `handler` does, and returns the first that it has to say. The last argument of
        both is the request."""

        @functools.wraps(handler)
        async def begin(*given: object) -> Updates:
            self._forget()
            log = self._logs.begin(given[-1].session_hash or "")
            event = _LongEvent(log)
            inside = TOLD_IN.set(log)
            try:
                updates = handler(*given)
                first = await anext(updates, None)
                self._events[log.key] = event
                event.begin(first, updates)
                log.offer()
            except BaseException:
                log.end()
                raise
            finally:
                TOLD_IN.reset(inside)
            return event.collect() | {self.component: stamp(next_turn(), log.key)}

        return begin

    async def collect(self, asked: gr.EventData) -> Updates:
        """What an event has to say since it was last asked. Raises what it raised."""
        key = getattr(asked, "key", None)
        event = self._events.get(key) if isinstance(key, str) else None
        return (event.collect() if event else {}) or {self.component: gr.skip()}

    def _forget(self) -> None:
        """Let go of the events whose logs are gone."""
        for key in [key for key in self._events if self._logs.get(key) is None]:
            del self._events[key]


class _LongEvent:
    def __init__(self, log: LiveLog) -> None:
        self._log, self._waiting, self._error = log, {}, None
        self._told: tuple[Component, int] | None = None  # the component and the run to which the last lines went

    def begin(self, first: Updates | None, updates: AsyncIterator[Updates]) -> None:
        self._take(first or {})
        self._task = asyncio.create_task(self._go_on(updates))

    def collect(self) -> Updates:
        waiting, self._waiting = self._waiting, {}
        if not waiting and self._error is not None:
            error, self._error = self._error, None
            raise error
        return waiting

    async def _go_on(self, updates: AsyncIterator[Updates]) -> None:
        try:
            async with aclosing(updates):
                async for update in updates:
                    if self._take(update):
                        self._log.add(NEWS)
        except Exception as error:
            self._error = error
            self._log.add(NEWS)
        finally:
            self._log.add(ENDED)
            self._log.end()

    def _take(self, update: Updates) -> bool:
        """Take in what the handler says; whether the page is to be told that something waits to be collected."""
        waited = bool(self._waiting)
        for component, value in update.items():
            if isinstance(value, Appended):
                self._append(component, value)
            else:
                self._waiting[component] = _both(self._waiting.get(component), value)
        return bool(self._waiting) and not waited

    def _append(self, component: Component, appended: Appended) -> None:
        """Add lines to the log, behind one that says to which component and to which run they belong."""
        if not appended.lines:
            return
        told = (component, appended.turn)
        place = json.dumps({"log": "of", "name": component.elem_id, "turn": appended.turn}, separators=(",", ":"))
        self._log.add(("" if told == self._told else place + "\n") + appended.lines)
        self._told = told


def _both(earlier: object, later: object) -> object:
    """Two updates of one component as one."""
    if all(isinstance(each, Mapping) and each.get("__type__") == "update" for each in (earlier, later)):
        return {**earlier, **later}
    return later

"""A visitor of the Playground tab without a browser: what Gradio hands to its handlers, and what they answer."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import itertools
import json
from types import SimpleNamespace
from typing import Any

import gradio as gr

from playground.presets.presets import PRESETS
from playground.server.live_log import Appended
from playground.settings import Settings
from playground.trace import Trace
from playground.ui.page.form_parts import FormField
from playground.ui.page.run_version import stamp
from playground.ui.page.view_form import form_of
from playground.ui.playground_tab import FIRST_PRESET, NO_ASSISTANT, PlaygroundTab
from tests.support.english import in_english


class _Built(Exception):
    """Ends a `with gr.Blocks()` before Gradio makes a server of it, which takes as long as to build the page."""


def make_tab(engine: Any, settings: Settings | None = None) -> PlaygroundTab:
    """The tab of a page that is not served: its handlers are called as they are."""
    with contextlib.suppress(_Built), gr.Blocks():
        tab = PlaygroundTab(engine, settings or Settings())
        raise _Built
    return tab


class Visitor:
    """One browser tab. `form` holds what its components hold; handlers' answers go into it."""

    def __init__(self, tab: PlaygroundTab, name: str = "a", **query: str) -> None:
        self.tab = tab
        self.http = SimpleNamespace(session_hash=name, query_params=query)
        self.session = tab.page.sessions.of(self.http)
        controls = tab.page.controls
        self.form: dict[Any, Any] = {
            controls.prompt: "Once upon a time",
            controls.beside: controls.beside.value,
            controls.model: "stories",
            controls.preset: FIRST_PRESET,
            controls.seed: "",
            controls.same_luck: True,
            controls.top_candidates: 10,
            controls.assistant: NO_ASSISTANT,
            tab.page.media.component: "[]",
            tab.page.panel.component: tab.page.panel.show(PRESETS[FIRST_PRESET].config, preset=FIRST_PRESET),
            **{component: component.value for component in tab.views.inputs},
        }

    def take(self, updates: dict[Any, Any]) -> dict[Any, Any]:
        """Let the page show the updates; returns them with the values that they stand for."""
        values = {}
        for key, update in updates.items():
            if isinstance(update, Appended):
                update = grown(self.form.get(key), update)
            parts = update if isinstance(update, dict) and update.get("__type__") == "update" else {"value": update}
            if "value" in parts:
                values[key] = parts["value"]
        self.form |= values
        return values

    def call(self, handler: Any, *inputs: Any) -> dict[Any, Any]:
        """The answer of a handler, awaited where it has to be, taken in."""
        answer = handler(*inputs, self.http)
        return self.take(asyncio.run(answer) if asyncio.iscoroutine(answer) else answer)

    def generate(self, **controls: Any) -> Trace:
        """Run what the form says to its end."""
        self.set(**controls)

        async def run() -> None:
            async for update in self.tab.run(self.form, self.http):
                self.take(update)

        asyncio.run(run())
        return self.session.trace

    def compare(self, kind: str, stop_after: int | None = None, **controls: Any) -> list[dict[str, Any]]:
        """Run what the view of this kind shows to its end; returns the lines of its log. Presses Stop after so many
        updates."""
        self.set(**controls)
        self.form[self.tab.views.open] = kind
        log, values = self.tab.views.others[kind].log, []

        async def run() -> None:
            count = 0
            async for update in self.tab.views.run_open(self.form, self.http):
                taken = self.take(update)
                values.extend([taken[log]] if log in taken else [])
                count += 1
                if count == stop_after:
                    self.tab.stop(self.http)

        asyncio.run(asyncio.wait_for(run(), 60))
        assert all(later.startswith(earlier) for earlier, later in itertools.pairwise(values)), "the log only grows"
        return [in_english(json.loads(line)) for line in values[-1].splitlines()[1:]] if values else []

    def save(self, kind: str, what: str = "json") -> dict[str, Any]:
        """Press a button of the view of this kind that saves; returns what the browser is asked to do."""
        view = self.tab.views.others[kind]
        given = [self.form] if what == "json" and getattr(view, "beside", ()) else []
        self.call(view._saving(what), *given)
        return self.errand()

    def set(self, **controls: Any) -> None:
        """Put the name in the Model box some of the controls."""
        self.form |= {getattr(self.tab.page.controls, name): value for name, value in controls.items()}

    def set_knobs(self, config: dict[str, Any]) -> None:
        """Turn the knobs so that the strategy stays and `config` is what they say."""
        name = self.form[self.tab.page.controls.preset]
        preset = self.session.presets[name]
        self.form[self.tab.page.panel.component] = self.tab.page.panel.show(config, preset=name, base=preset.config)

    def knobs(self) -> dict[str, Any]:
        """The config that the knobs say."""
        return self.tab.page.read_knobs(self.form)[0]["config"]

    def notes(self, area: Any = None) -> list[dict[str, str]]:
        """The entries of a message area, the tab's own where none is named."""
        value = self.form.get(area or self.tab.page.display.message, "")
        return in_english(json.loads(value.split("\n", 1)[1])) if value else []

    def says(self, area: Any = None) -> str:
        """The text of a message area."""
        return " ".join(f"{note['message']} {note['fix']}".strip() for note in self.notes(area))

    def assert_refused(self, knob: str, *named: str) -> None:
        """The one note says that this knob cannot be what it is, and names these values. How it says so is for the
        test of whatever made the sentence."""
        ((severity, where, message),) = [(note["severity"], note["knob"], note["message"]) for note in self.notes()]
        assert (severity, where) == ("error", knob)
        assert [each for each in named if each not in message] == []

    def errand(self) -> dict[str, Any]:
        """What the browser was last asked to do."""
        return json.loads(self.form[self.tab.page.commands])

    def log(self) -> list[dict[str, Any]]:
        """The events that the panes draw."""
        value = self.form.get(self.tab.page.display.log, "")
        return [json.loads(line) for line in value.splitlines()[1:]]


def places(tab: PlaygroundTab) -> list[Any]:
    """What a person sets on the page: components, and the fields of forms."""
    components = sorted((each for each in tab.page.inputs if not form_of(each)), key=lambda component: component._id)
    return list(dict.fromkeys([*tab.views.inputs, *components]))


def received(place: Any, value: Any) -> Any:
    """What a handler gets of a component or a field where the browser sends this value. Raises where it is refused."""
    return place.taken(value) if isinstance(place, FormField) else place.preprocess(value)


def grown(before: str | None, appended: Appended) -> str:
    """The value of a log to which lines are added, as the page has it of them: a new one, where the run is another."""
    begun = stamp(appended.turn, "")
    return (before if before and before.startswith(begun) else begun) + appended.lines


def kept_form(visitor: Visitor) -> list[Any]:
    """What the page's script keeps: the values of the controls, in their order, those of the knobs, of the media and of
    the lanes."""
    page, lanes = visitor.tab.page, visitor.tab.views.side_by_side
    controls = [getattr(page.controls, field.name) for field in dataclasses.fields(page.controls)]
    components = [*controls, page.panel.component, page.media.component, lanes.lanes_kept]
    fields = {name: visitor.form[field] for name, field in lanes.form.fields.items()}
    return [*(visitor.form.get(component, component.value) for component in components), json.dumps(fields)]

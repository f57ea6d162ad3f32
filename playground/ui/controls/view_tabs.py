"""The places of the views under the prompt: which one is open, and how another is opened.

Knows names and the button that generates; what a view shows is put into its place by others. Only the view of one run
is there at first: Gradio builds another as it is opened first (view_questions.ts).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

import gradio as gr
from gradio.components import Component

from playground.texts import said
from playground.trace.wire import Json
from playground.ui.page.ask_kinds import Ask
from playground.ui.page.long_events import Updates
from playground.ui.page.scripts import carrier, when_loaded
from playground.ui.page.translations import _

ONE = "one"  # the name of the view of one run
GENERATE = said("Generate")


class ViewTabs:
    """`open` holds the name of the view that is open. Of what views ask the server
    when they are opened, the answer to `once` holds for as long as the page is open, to `changing` until something has
    run, and `always` is asked each time. While one `without_prompt` is open, the page's prompt is out of sight."""

    def __init__(
        self,
        once: Mapping[str, type[Ask]] | None = None,
        changing: Mapping[str, type[Ask]] | None = None,
        always: Mapping[str, type[Ask]] | None = None,
        without_prompt: Sequence[str] = (),
    ) -> None:
        self.open = gr.Textbox(ONE, visible=False)
        asked = {"once": once, "changing": changing, "always": always}
        questions = {when: {name: what.__name__ for name, what in (asks or {}).items()} for when, asks in asked.items()}
        questions["withoutPrompt"] = list(without_prompt)
        self._questions = carrier("view-questions", "mountViewQuestions", questions, ["view"])
        self._places: dict[str, gr.Column] = {}
        self._says: dict[str, str] = {}

    def add(self, name: str, button: str = GENERATE) -> gr.Column:
        """The place of a view, to be filled by its caller. `button` is what the button that generates says while this
        view is open."""
        self._places[name] = gr.Column(visible=name == ONE, elem_id=f"view-{name}", elem_classes="view")
        self._says[name] = button
        return self._places[name]

    def wire(self, generate: gr.Button, preset: gr.HTML, editing: gr.Textbox, quiet: Mapping[str, object]) -> None:
        """Connect the views with the button that generates and the list of strategies. `editing` holds which lane the
        controls show."""
        self._generate, self._preset, self._editing = generate, preset, editing
        self.chosen: list[Component] = [self.open, generate, preset, editing]  # what `choose` sets
        says = {name: update(value=str(_(words))) for name, words in self._says.items()}
        no_lane = json.dumps(update(props={"lane": ""}))
        script = f"(name) => [name, {json.dumps(says)}[name], {no_lane}]"
        self._questions.view(None, self._questions, [self.open, generate, preset], js=script, **quiet)
        names, mark = json.dumps(list(self._places)), when_loaded("markView(name)", "name")
        built = f"{names}.map((each) => ({{__type__: 'update', ...(each === name && {{visible: true}})}}))"
        script = f"(name) => {{ ({mark})(name); return {built}; }}"
        self.open.change(None, self.open, list(self._places.values()), js=script, **quiet)

    def choose(self, name: str, updates: dict[Component, object] | None = None) -> Updates:
        """Open a view, with `updates` of the controls: they are its settings, and no lane's."""
        updates = dict(updates or {})
        preset = updates.pop(self._preset, {})
        if not isinstance(preset, dict):
            preset = {"value": preset}
        return {
            **updates,
            self.open: name,
            self._generate: gr.Button(_(self._says[name])),
            self._preset: gr.update(lane="") | preset,
            self._editing: "",
        }


def update(**changes: object) -> dict[str, Json]:
    """What a listener that runs in the browser returns to change a component; `props` are those of a `gr.HTML`."""
    return {"__type__": "update", **changes}

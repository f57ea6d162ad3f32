"""Keeps the form in the browser's storage, so that a reload or the next visit begins with it.

The prompt and what stands beside it, pictures and sounds as they are told of, the model, the strategy, the knobs, the
seed, and the lanes of "Side by side": kept_form.ts writes them into the storage of the tab, and into the browser's own
where the box under the history says that it may. A link in the page's address comes before them, unless the same page
is loaded again in its tab: then a person has changed since what the link had set. What a class has locked stays. What
comes back may be of another version, or of anybody: what does not fit keeps its first value, and nothing is said.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from typing import Protocol

import gradio as gr
from gradio.components import Component

from playground.server.sessions import AS_OPENED, Session
from playground.sharing.links import LinkError, from_query
from playground.trace.wire import Json
from playground.ui.controls.chat_state import read_chat_state
from playground.ui.controls.field_values import as_int, as_text
from playground.ui.controls.knob_panel.value import MAX_CHARACTERS, PanelValue, read_value, split, write_value
from playground.ui.controls.page_context import Controls, PageContext
from playground.ui.controls.sentence import as_sentence
from playground.ui.controls.updates import Updates
from playground.ui.page.messages import CHANGED_JS
from playground.ui.page.scripts import carrier, listener, when_loaded
from playground.ui.page.view_form import components_of

# When the page has loaded; nothing, where the person has begun to write already.
_READ_JS = listener("formKept()")
# All at once, when the browser asks: to read them at each change would cost each key that is typed.
_HOLD_JS = when_loaded("holdForm(values)", "...values")
# Afterwards: the prompt stays, or is what the person has written meanwhile.
_BEGIN_JS = listener("beginForm(prompt)", "prompt")

_CONTROLS = [field.name for field in dataclasses.fields(Controls)]
LANES = ("lanes", "lane_form")
NAMES = [*_CONTROLS, "knobs", "media", *LANES]


class LanesView(Protocol):
    """The view "Side by side". `kept_beside` has the components of `LANES`, and `back` sets them; `holds` has two more:
    the first is not empty while the controls show a lane, and the second then has what they hold in all other views,
    as JSON."""

    @property
    def holds(self) -> list[Component]: ...

    @property
    def kept_beside(self) -> list[Component]: ...

    def back(self, kept: Mapping[str, object]) -> Updates: ...


class FormMemory:
    """The component that keeps it shows nothing. Built inside the current Blocks; `wire` connects it."""

    def __init__(self, keep: bool) -> None:
        """`keep`: as `History` takes it."""
        self.component = carrier("kept-form", "mountKeptForm", {"names": NAMES}, ["hold"], keep=keep)

    def wire(self, page: PageContext, lanes: LanesView) -> None:
        """Have every change of the controls kept."""
        self._page, self._lanes = page, lanes
        controls = [getattr(page.controls, name) for name in _CONTROLS]
        held = [*controls, page.panel.component, page.media.component, *lanes.kept_beside, *lanes.holds]
        for component in held:
            component.change(None, None, None, js=CHANGED_JS, **page.internal)
        self.component.hold(None, held, None, js=_HOLD_JS, **page.internal)

    def on_load(self, loaded: object) -> None:
        """When the event `loaded` has brought the browser's presets: what was kept, and from then on it is kept."""
        page = self._page
        filled = components_of([*page.form_outputs, *self._lanes.back({})])
        kept = loaded.then(self.arrive, page.from_script, filled, js=_READ_JS, **page.internal)
        prompt = page.controls.prompt
        kept.then(None, prompt, prompt, js=_BEGIN_JS, **page.internal)

    def arrive(self, kept: object, http: gr.Request) -> Updates:
        """Set the controls as they were, unless the address is a link, or that of a room or a lesson, which was not
        open before (`kept` is then no {"again": ...})."""
        page, nothing = self._page, {self._page.commands: gr.skip()}
        session, is_again = page.sessions.of(http), isinstance(kept, dict)
        kept = kept.get("again") if isinstance(kept, dict) else kept
        try:
            params = dict(http.query_params)
            sets_page = "room" in params or "lesson" in params
            is_link = sets_page or from_query(params, None, page.settings.default_model) is not None
            if is_link and not is_again:
                return nothing
        except LinkError:
            return nothing
        if not isinstance(kept, list) or len(kept) != len(NAMES) or not is_sound(kept):
            return nothing
        updates = self._filled(session, dict(zip(NAMES, kept, strict=True)))
        for locked in self._locked(session):
            updates.pop(locked, None)
        return updates or nothing

    def _locked(self, session: Session) -> list[Component]:
        """The controls that the class of this person has locked."""
        controls, display = self._page.controls, self._page.display
        parts: dict[str, list[Component]] = {
            "model": [controls.model], "prompt": [controls.prompt, controls.beside],
            "strategy": [controls.preset, display.caption],
            "knobs": [self._page.panel.component, controls.assistant, controls.seed, controls.top_candidates],
        }  # fmt: skip
        locks = session.membership.setup.locks if session.membership else frozenset()
        return [control for part, held in parts.items() if part in locks for control in held]

    def _filled(self, session: Session, kept: Mapping[str, Json]) -> Updates:
        page, controls = self._page, self._page.controls
        updates: Updates = {}
        if isinstance(kept["prompt"], str) and len(kept["prompt"]) <= MAX_CHARACTERS:
            updates[controls.prompt] = kept["prompt"]
            updates[controls.beside] = read_chat_state(kept["beside"]).write()
        fits = fitting(page, session, kept)
        if "preset" in fits:
            session.chosen, name = True, fits["preset"]
            updates[page.display.caption] = as_sentence(session.presets[name].description)
            updates[controls.preset] = gr.update(choices=session.choices, value=name)
            updates[page.panel.component] = fits["knobs"]
        updates[controls.same_luck] = kept["same_luck"] is not False
        for name in ("model", "assistant", "seed", "top_candidates"):
            if name in fits:
                updates[getattr(controls, name)] = fits[name]
        return updates | page.media.back(kept["media"], session) | self._lanes.back(kept)


def fitting(page: PageContext, session: Session, kept: Mapping[str, Json]) -> dict[str, Json]:
    """What the controls and the knobs held, by name, as far as it fits this page. The strategy and the knobs fit, or do
    not, together."""
    fits: dict[str, object] = {}
    for dropdown, name in ((page.controls.model, "model"), (page.controls.assistant, "assistant")):
        value = as_text(kept.get(name))
        if value and (dropdown.allow_custom_value or value in [choice for _title, choice in dropdown.choices]):
            fits[name] = value
    seed = as_text(kept.get("seed"))
    fits["seed"] = seed if seed.isdecimal() and len(seed) < 20 else ""
    if isinstance(kept.get("top_candidates"), int | float):
        fits["top_candidates"] = as_int(kept["top_candidates"], 1, page.settings.max_candidates)
    strategy, (value, problems) = kept.get("preset"), read_value(kept.get("knobs"))
    if problems or not isinstance(strategy, str):
        return fits
    values = dict(value.set)
    if not page.settings.allow_remote_code:  # its knob is not shown here, so nobody could take it out again
        values.pop("custom_generate", None)
    if strategy == AS_OPENED or strategy not in session.presets:
        strategy = session.open_settings(split(value.base)[0]).name
    knobs = PanelValue(preset=strategy, base=value.base, set=values, kept=value.kept)
    return fits | {"preset": strategy, "knobs": write_value(knobs)}


def is_sound(kept: object) -> bool:
    """Whether no text in it holds half a character, which could not be sent back."""
    try:
        json.dumps(kept, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True

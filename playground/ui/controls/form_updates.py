"""From a request or a recorded run to the page: every control set as the request has it, or the run in the panes.

Links, the history, opened traces and presets all come through here, so nothing of theirs is trusted: what does not fit
is left as it was, with a note. Nothing here starts a run.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from pathlib import Path

import gradio as gr

from playground.knobs.spec import is_int, is_number
from playground.models.reference import name_of
from playground.presets.presets import Preset
from playground.requests.config_values import well_formed
from playground.requests.request import GenerationRequest
from playground.requests.validation import check
from playground.server.sessions import Session
from playground.server.side_work import beside
from playground.texts import said
from playground.trace import Diagnostic, Trace, event_to_line
from playground.trace.public_names import OF_A_FOLDER, name_here
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.sentence import as_sentence
from playground.ui.controls.updates import Updates
from playground.ui.page.browser_commands import bring_into_view
from playground.ui.page.messages import messages
from playground.ui.page.run_version import next_turn, stamp

BUSY = Diagnostic(
    "", "warning", said("A run is under way, and it would be lost."),
    said("Wait for it to finish, or click Stop first."),
)  # fmt: skip


def show_notes(page: PageContext, notes: Iterable[Diagnostic]) -> Updates:
    """The notes, in the message line of the page, with that line in view where there are any."""
    notes = list(notes)
    update: Updates = {page.display.message: stamp(next_turn(), messages(notes))}
    return update | ({page.commands: bring_into_view("#messages")} if notes else {})


def fill_controls(
    page: PageContext,
    session: Session,
    request: GenerationRequest,
    strategy: str | None = None,
    note: str = "",
    locks: bool = True,
) -> Updates:
    """Set every control as `request` has it, but with `locks` those that the person's class has locked. `strategy` is
    the preset that it started from, where that is known.

    What this instance does not offer, or what does not fit, keeps its place and is named beside the note.
    """
    request, elsewhere = _named_here(page, request)
    problems = [d for d in check(request, page.settings) if d.severity == "error"] + elsewhere
    shown, notes = page.area.showing(request)
    sound = _well_typed(request)
    if not page.settings.allow_remote_code:  # its knobs are not shown here, so nobody could take it out again
        sound = dataclasses.replace(sound, custom_generate=None, custom_generate_kwargs=None)
    preset = session.strategy_of(sound, strategy)
    controls = page.controls
    updates: Updates = {
        controls.seed: "" if sound.seed is None else str(sound.seed),
        controls.top_candidates: max(1, min(sound.top_candidates, page.settings.max_candidates)),
        **set_strategy(page, session, preset, sound, locks=False),
        **shown,
        **page.media.showing(request, session),
    }
    for dropdown, name, value in (
        (controls.model, "model", sound.model),
        (controls.assistant, "assistant", sound.assistant or page.no_assistant),
    ):
        if value and (dropdown.allow_custom_value or value in [choice for _title, choice in dropdown.choices]):
            updates[dropdown] = value
        elif value:
            text = said("{model} is not offered here.", model=value)
            problems.append(Diagnostic(name, "warning", text, said("Choose one from the list.")))
    notes += [Diagnostic("", "info", note)] if note else []
    if locks:
        updates, kept = page.without_locked(session, updates)
        notes += kept
    return updates | show_notes(page, [*problems, *notes]) | {page.commands: bring_into_view("#prompt textarea")}


def _named_here(page: PageContext, request: GenerationRequest) -> tuple[GenerationRequest, list[Diagnostic]]:
    """The request with the models of folders, which links and files name without a path, as they are open here; and a
    note for each that is neither open nor where the name says."""
    if not page.settings.allow_local_folders:  # a run says that it opens none
        return request, []
    opened, notes = [each.model for each in page.engine.opened()], []
    fix = said("Write the path of your copy, or choose another model.")
    for field in ("model", "assistant"):
        name = name_here(getattr(request, field) or "", opened)
        if name.startswith(OF_A_FOLDER) and name not in opened and not Path(name_of(name)).exists():
            text = said("{model} was a folder on the machine where this was made.", model=name)
            notes.append(Diagnostic(field, "warning", text, fix))
        request = dataclasses.replace(request, **{field: name or getattr(request, field)})
    return request, notes


def set_strategy(
    page: PageContext, session: Session, preset: Preset, request: GenerationRequest, locks: bool = True
) -> Updates:
    """Set the strategy and the knobs, and nothing else: those of `request`, as a change of `preset`. With `locks`, not
    what the person's class has locked."""
    updates = {
        page.controls.preset: gr.update(choices=session.choices, value=preset.name),
        page.display.caption: as_sentence(preset.description),
        **page.knobs_showing(preset, request),
    }
    if locks:
        updates, _kept = page.without_locked(session, updates)
    session.chosen = True
    return updates


async def show_run(
    page: PageContext,
    session: Session,
    trace: Trace,
    request: GenerationRequest | None,
    strategy: str | None,
    note: str,
) -> Updates:
    """Show a recorded run in the panes, as if it had just ended: what is saved and shared from then on is this run."""
    if session.busy:
        return show_notes(page, [BUSY])
    shown = await put_run(page, session, trace, request, strategy, note)
    return shown | {page.commands: bring_into_view("#pane-numbers")}


async def put_run(
    page: PageContext,
    session: Session,
    trace: Trace,
    request: GenerationRequest | None,
    strategy: str | None,
    note: str,
    recorded: bool = False,
) -> Updates:
    """The same without a look at what is under way, and without scrolling. `recorded`: the page says that the run was
    made beforehand. There is no request for the run of another server, and without a `note` nothing is said."""
    lines = await beside(lambda: "".join(map(event_to_line, trace.events())))
    session.turn, session.live = next_turn(), None
    session.trace, session.request, session.strategy = trace, request, strategy
    session.opened = trace
    return {
        page.display.log: stamp(session.turn, lines, recorded),
        page.display.message: stamp(session.turn, messages([Diagnostic("", "info", note)] if note else [])),
        page.buttons.stop: gr.Button(interactive=False),
    }


def _well_typed(request: GenerationRequest) -> GenerationRequest:
    """The request with the default for every value of the wrong type. Why they went is in the notes of `check`."""
    blank = GenerationRequest("")
    fits = {
        "model": _is_text,
        "prompt": _is_text,
        "seed": lambda value: value is None or is_int(value),
        "top_candidates": is_int,
        "assistant": _is_text_or_none,
        "negative_prompt": _is_text_or_none,
        "presence_penalty": is_number,
        "frequency_penalty": is_number,
        "reasoning_budget": lambda value: value is None or is_int(value),
        "return_timestamps": lambda value: isinstance(value, bool),
        "custom_generate": _is_text_or_none,
        "custom_generate_kwargs": lambda value: value is None or isinstance(value, dict),
        "structured_output": lambda value: value is None or isinstance(value, dict),
        "template": lambda value: value is None or isinstance(value, dict),
        "denoising": lambda value: value is None or isinstance(value, dict),
    }
    changes = {name: getattr(blank, name) for name, fit in fits.items() if not fit(getattr(request, name))}
    return dataclasses.replace(request, config=well_formed(request.config)[0], **changes)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_text_or_none(value: object) -> bool:
    return value is None or isinstance(value, str)

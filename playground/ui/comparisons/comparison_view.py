"""What the views of many runs have in common: how a comparison is run, shown, saved, and left for one of its runs.

Knows the page, the engine's events and the panes of comparisons. Which runs there are is each view's own business.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import aclosing
from typing import NamedTuple

import gradio as gr

from playground.experiments.comparison import Comparison
from playground.experiments.same_cells import SameCells
from playground.experiments.sweep import format_value
from playground.knobs.modes import loop, sampled
from playground.requests.config_values import well_formed
from playground.requests.deduplication import merge_by_label
from playground.requests.effective_config import differences
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import effective_values
from playground.server import side_work
from playground.server.live_log import Appended
from playground.server.sessions import Session
from playground.server.streaming import LiveRuns
from playground.settings import Settings
from playground.sharing.comparison_files import to_csv, to_json
from playground.sharing.comparison_tables import WITH_TABLES, table_csv
from playground.texts import Text, said
from playground.trace import Diagnostic, Event, Failed, Finished
from playground.ui.controls.form_updates import fill_controls, show_notes, show_run
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.ask_kinds import OpenEntry
from playground.ui.page.browser_commands import bring_into_view, download
from playground.ui.page.form_parts import FormPart, PickedFile, ReportValues, button_line, panes_part
from playground.ui.page.long_events import FormValues
from playground.ui.page.messages import busy, failure_notes, messages, refusal
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.scripts import carrier
from playground.ui.page.view_form import Place, ViewForm
from visualizers import GROUP_PANES
from visualizers.export import export_comparison

_MAX_SETTINGS = 6  # settings that are named
_NOTHING = Diagnostic("", "warning", said("There is nothing to save yet."), said("Run a comparison first."))


def asking_js(kind: str, questions: Mapping[str, str]) -> str:
    """A statement that tells the panes of a view which `question` its controls show. `questions` are titles by name."""
    return f"GenerationPlayground.group({json.dumps(kind)}).setAsking(question, {json.dumps(questions)})"


class ComparisonPlan(NamedTuple):
    """The runs that the controls describe, the notes on them, and how many may be decoded side by side; None: as many
    as one person may have. With `skip_same`, runs that are certain to write the text of another one are not made."""

    comparison: Comparison
    notes: Sequence[Diagnostic]
    at_once: int | None = None
    skip_same: bool = False


Following = Callable[[int], AsyncIterator[Updates]]


class ComparisonView:
    """The components of one view of many runs. `log` shows nothing: it carries the comparison to the panes."""

    kind: str  # one of playground.experiments.comparison.KINDS
    title: Text
    button: Text  # what the button that starts it says
    inputs: list[Place]  # what a person sets in it
    question: Place | None = None  # in which a person chooses what is asked, where there is more than one question
    adopt_outputs: Sequence[Place] = ()  # what `showing` and `adopt` write, beside the log
    beside: Sequence[Place] = ()  # what is saved with the runs
    results_beside: Sequence[str] = ()  # the reports that this shows
    left_out: Sequence[str] | None = ()  # settings of the page that have no part in it; None: all but the seed
    uses_prompt = True
    form: ViewForm
    presses: Mapping[str, Callable[..., object]] = {}  # what the buttons of the form do, beside saving and opening
    press_outputs: Sequence[Place] = ()  # what that writes

    def build_hidden(self) -> None:
        """Build what must be in the page whether the view is open or not. To be called outside of the tabs."""
        options = {"kind": self.kind, "opens": True}
        self.log = carrier(f"{self.kind}-log", "mountComparisonLog", options)

    def pane_parts(self, settings: Settings) -> list[FormPart]:
        """The parts of its form that show what came of the runs: the answer in a sentence, the progress, the pictures
        and tables, and the buttons that save and open."""
        runs = {"runs": said("Save runs (CSV)")} if self.kind in WITH_TABLES else {}
        self.saved_as = {
            "csv": said("Save table (CSV)"), **runs, "json": said("Save all runs (JSON)"),
            "html": said("Save page (HTML)"),
        }  # fmt: skip
        opens = {"open": PickedFile(".json,application/json", settings.max_file_mb * 10**6)}
        sends = {"json": [part for part in self.beside if isinstance(part, ReportValues)]}
        row = button_line(
            self.kind, {"open": said("Open runs (JSON)")}, saves=self.saved_as, of=[self.kind, *self.results_beside],
            picks=opens, sends=sends,
        )  # fmt: skip
        return [panes_part(GROUP_PANES[self.kind], self.kind, f"{self.kind}-", ["of-runs"]), row]

    def wire(self, page: PageContext) -> None:
        """Connect the view with the page."""
        self.page = page
        self.presses = {**self.presses, **{what: self._saving(what) for what in self.saved_as}}

    def ask(self, session: Session, data: FormValues) -> ComparisonPlan:
        """What would run if the person pressed now. Raises RequestError where it cannot."""
        raise NotImplementedError

    def is_ready(self, session: Session) -> bool:
        """Whether it knows what would run."""
        return True

    def following(self, session: Session, plan: ComparisonPlan) -> Following | None:
        """What is to follow the runs (the `then` of `play`)."""
        return None

    def showing(self, comparison: Comparison) -> Updates:
        """What shows a comparison that was recorded elsewhere."""
        return {self.log: stamp(next_turn(), comparison.lines())}

    def adopt(self, session: Session, comparison: Comparison) -> Updates:
        """Make a comparison that was recorded elsewhere the one of this person, and the controls ready for it."""
        session.comparisons[self.kind] = session.compared = comparison
        return {}

    # ------------------------------------------------------------------------------------------------- running

    async def run(self, data: FormValues, http: gr.Request) -> AsyncIterator[Updates]:
        """Run what the controls say; yields the message and the log."""
        session = self.page.sessions.of(http)
        try:
            plan = await side_work.beside(self.ask, session, data)
        except RequestError as error:
            yield self.refused(error, session, data)
            return
        async with aclosing(self.play(session, *plan, then=self.following(session, plan))) as updates:
            async for update in updates:
                yield update

    async def play(
        self,
        session: Session,
        comparison: Comparison,
        notes: Sequence[Diagnostic],
        at_once: int | None = None,
        skip_same: bool = False,
        then: Following | None = None,
        numbers: Sequence[int] | None = None,
    ) -> AsyncIterator[Updates]:
        """Run all of a comparison, `at_once` runs at a time (as many as one person may have, where that is None);
        yields the message and the log. Stops what the person has running, and is stopped by what they run next. What
        `then` yields follows; it is called with the turn, whose log it may continue. `numbers` are the runs that are
        made, where others are there already.

        The panes keep the last result until one of the runs has begun; where none can, they keep it for good.
        """
        page = self.page
        turn, message = next_turn(), page.display.message
        try:
            session.confirm_stop(self.title)
        except RequestError as error:
            yield {message: stamp(turn, refusal(error.diagnostics))}
            return
        requests = [entry.request for entry in comparison.entries]
        at_once, checking = at_once or page.settings.lanes_each, page.checking(comparison.checked)
        for number in numbers or ():
            comparison.begin_anew(number)
        same = await side_work.beside(SameCells, comparison, checking) if skip_same else None
        may_start = same.may_start if same else lambda number: True
        live = LiveRuns(page.engine, requests, at_once, session.visitor, checking, numbers, may_start)
        session.stop_for(self.title)
        session.turn, session.live, session.compared = turn, live, comparison
        lines, begun, waited = comparison.header() if numbers is None else comparison.lines(done=False), False, False
        yield {message: stamp(turn, messages(notes))}
        async with aclosing(live.batches()) as batches:
            async for pairs in batches:
                # what the person has stopped before it began is neither a failure nor an end
                pairs = [pair for pair in pairs if not (live.cancelled and _stopped_before_start(comparison, *pair))]
                lines += "".join([comparison.add(number, event) for number, event in pairs])
                if same and any(isinstance(event, Finished | Failed) for _, event in pairs):
                    known = await side_work.beside(same.learn, live.waiting)
                    live.leave_out(known)
                    lines += comparison.have_text_of(known)
                update = {}
                if not begun and any(trace.started for trace in comparison.traces):
                    begun, session.comparisons[self.kind] = True, comparison
                if begun:
                    update[self.log], lines = Appended(turn, lines), ""
                elif not waited:
                    waited = True
                    words = said("The model is loading. The runs start by themselves.")
                    update[message] = stamp(turn, busy(words))
                if waited and begun:
                    waited, update[message] = False, stamp(turn, messages(notes))
                if update:
                    yield update
        if not begun:
            question = None if self.question is None else comparison.find.name
            yield {message: stamp(turn, refusal(_start_problems(comparison), self.kept(session, question)))}
            return
        if numbers is None:  # else some of them ran at another time
            page.paces.learn_all(comparison, at_once)
        yield {self.log: Appended(turn, await side_work.beside(comparison.end, live.cancelled, live.overtaken))}
        if then is not None:
            async with aclosing(then(turn)) as updates:
                async for update in updates:
                    yield update

    # ------------------------------------------------------------------------------------------------- what is there

    async def open_run(self, question: OpenEntry, http: gr.Request) -> Updates:
        """Show one of the runs in the view of one run, as if it had just ended, with every control set as it was."""
        page, session = self.page, self.page.sessions.of(http)
        comparison, number = session.comparisons.get(self.kind), question.entry
        if comparison is None or not 0 <= number < len(comparison.entries):
            text = said("This run is no longer here.")
            return show_notes(page, [Diagnostic("", "warning", text, said("Run the comparison again."))])
        entry, trace = comparison.entries[number], comparison.traces[number]
        if trace.started is None:
            text = said("This run has not begun.")
            return show_notes(page, [Diagnostic("", "warning", text, said("Choose another one."))])
        group = comparison.groups[entry.group]
        note = said("From the comparison: {label}, seed {seed}.", label=group.label, seed=trace.seed)
        update = await show_run(page, session, trace, entry.request, None, note)
        if page.display.log not in update:
            return update
        strategy = next((name for title, name in session.choices if title == group.title), None)
        request = dataclasses.replace(entry.request, seed=trace.seed)
        controls = fill_controls(page, session, request, strategy, note)
        del controls[page.controls.top_candidates]  # a comparison may have recorded fewer, which changes no text
        return page.views.choose("one", update | controls) | {page.commands: bring_into_view("#header")}

    def _saving(self, what: str) -> Callable[..., object]:
        async def save(http: gr.Request) -> Updates:
            return await self.save(what, http)

        return save

    async def save(self, what: str, http: gr.Request, beside: Mapping[str, object] | None = None) -> Updates:
        """Hand the person a file: "csv", "runs", "json" or "html". `beside` is what Comparison says."""
        comparison = self.page.sessions.of(http).comparisons.get(self.kind)
        if comparison is None or not any(trace.finished or trace.failed for trace in comparison.traces):
            if not beside or what != "json":
                return show_notes(self.page, [_NOTHING])
            comparison = Comparison(self.kind, "", [], [])
        make, name, mime = {
            "csv": (table_csv, "csv", "text/csv"),
            "runs": (to_csv, "runs.csv", "text/csv"),
            "json": (to_json, "json", "application/json"),
            "html": (self._page, "html", "text/html"),
        }[what]
        snapshot = comparison.snapshot()
        snapshot.beside = dict(beside or {})
        text = await side_work.beside(make, snapshot)
        return show_notes(self.page, []) | {self.page.commands: download(f"{self.kind}.{name}", mime, text)}

    def _page(self, comparison: Comparison) -> str:
        title = f"{self.title}: {comparison.prompt[:80]}"
        return export_comparison(comparison.for_files().lines(), comparison.kind, title)

    def kept(self, session: Session, question: str | None = None) -> bool:
        """Whether an older result is shown, which a request that is refused leaves as it was: the last one, unless
        it is still growing, or another `question` is asked now."""
        last = session.comparisons.get(self.kind)
        return last is not None and not session.busy and (self.question is None or last.find.name == question)

    def asking(self, data: FormValues) -> str | None:
        """The question that is chosen, where the view has several."""
        return None if self.question is None else data.get(self.question)

    def refused(self, error: RequestError, session: Session, data: FormValues) -> Updates:
        """Why a comparison cannot run, for the message line."""
        said = refusal(error.diagnostics, self.kept(session, self.asking(data)))
        return {self.page.display.message: stamp(next_turn(), said)}


def _stopped_before_start(comparison: Comparison, number: int, event: Event) -> bool:
    return isinstance(event, Failed) and event.error == "Cancelled" and not comparison.traces[number].started


def _start_problems(comparison: Comparison) -> list[Diagnostic]:
    """The diagnostics where no run has begun, each once, with the labels of its groups where it does not concern
    all."""
    problems = [
        (comparison.groups[entry.group].label, failure_notes(trace.failed) if trace.failed else [])
        for entry, trace in zip(comparison.entries, comparison.traces, strict=True)
    ]
    return merge_by_label(problems) or [Diagnostic("", "info", said("Stopped before anything was run."))]


def is_sampled(request: GenerationRequest, defaults: Mapping[str, object] | None = None) -> bool:
    """Whether another seed can give another text. `defaults` is the model's own generation config."""
    effective = effective_values(well_formed(request.config)[0], defaults)
    effective["custom_generate"] = request.custom_generate
    return sampled(effective) or loop(effective) == "custom"


def describe_settings(request: GenerationRequest, defaults: Mapping[str, object] | None = None) -> str:
    """What the request sets other than the model's `defaults` do, in a few words: "do_sample true, temperature 0.8"."""
    changed = [row.name for row in differences(request.config, defaults)]
    words = [f"assistant {request.assistant}"] if request.assistant else []
    for name in changed:
        value = request.config[name]
        words.append(name if isinstance(value, dict | list) else f"{name} {format_value(value)}")
    more, named = len(words) - _MAX_SETTINGS, ", ".join(words[:_MAX_SETTINGS])
    return said("{settings} and {count} more", settings=named, count=more) if more > 0 else named

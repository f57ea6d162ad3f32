"""What the page's server keeps for each open browser tab: the run that is alive in it, the run that is shown, and the
presets that this person has beside the shipped ones.

Knows nothing of models or components. Nothing is shared between sessions; a closed tab leaves nothing behind.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import gradio as gr

from playground.awake_clock import awake_seconds
from playground.classroom.locks import Membership
from playground.experiments.comparison import Comparison
from playground.presets.presets import PRESETS, Example, Preset
from playground.questions import AnsweredQuestion
from playground.questions.serving_log import ServingLog
from playground.requests.request import GenerationRequest, RequestError
from playground.server.live_log import LiveLogs
from playground.server.streaming import LiveRun, LiveRuns
from playground.server.visitor import UNKNOWN, Visitor, Visitors
from playground.texts import said
from playground.trace import Diagnostic, Trace
from playground.trace.wire import Json

MAX_RUN_RECORDS = 200  # runs of which something is remembered: more than the page keeps
MAX_SESSIONS = 1000  # a closed tab says so (closed_tabs.py); what never was a browser does not
MAX_KEPT_STEPS = 60_000  # of the runs of all tabs, where idle ones are forgotten: one with five candidates takes 6 kB
AS_OPENED = "as-opened"  # the name of the strategy of a request from elsewhere that is none of the presets
OPENED_DESCRIPTION = said("The settings of the run, link or file that was opened.")
OWN_DESCRIPTION = said("Your own preset, kept in this browser.")


@dataclass(frozen=True)
class PageRun:
    """What the page knows of one of its runs beside its request.

    `strategy` is the name of a preset. `full_request` is the request of which the run is a part, one token or a few,
    where it was made so; `replaces` the number of the run that it continues by one token, where that was such a part
    too. `given_positions` are the places of the tokens in its text that the person gave: the model chose the others,
    now or before.
    """

    strategy: str | None
    full_request: GenerationRequest | None = None
    replaces: int | None = None
    given_positions: frozenset[int] = frozenset()


@dataclass(frozen=True)
class LaneSettings:
    """One lane of the view "Side by side": what the controls hold when it is selected, by the control's name."""

    id: int
    values: dict[str, Json]


@dataclass
class Session:
    """One browser tab. `turn` is the number of its newest run: a handler that finds another one has been overtaken.

    `request` and `strategy` (the name of a preset) are those of the run that is shown; `opened` is the last run that
    was not made in this tab but opened in it. `own` are the presets of this person's browser, by name; `chosen` says
    whether the person has chosen a strategy, or the page has done so. `run_records` has the newest runs, by their
    turn. `lanes` are those of the view "Side by side", of which the controls show `selected`, an id, and told
    what they hold `held_turn` times; `first_lanes` are those that it began with, `common` says that they share one
    model, `same_luck` that they share one seed, and
    `prompts` those that take the place of the page's there; `comparisons` has the last one of each kind that has
    begun, and `compared` is the newest of all. `running_view` is the title of the view to which `live` belongs;
    `warned` is what the person has been told would be ended. `answers` are the last ones to questions, by the view
    that asked, `example` the last one that was pressed, `before_examples` what was set before each, `lesson` the runs
    of the lesson that is open (`LessonRuns`). `media` are the names under which `MediaArea` keeps what this person has
    added, by its hash. `taken_text` is what the detector of watermarks has taken from a run (`TakenText`),
    `trained_detector` the one of SynthID that was loaded into it, and `lost_detector` says that one was forgotten
    since. `membership` is the class in which this person is a pupil; `visitor` says where they are, and whether they
    listen. `used` is when something was done in it last, in seconds; `forgotten` says that its runs were forgotten
    since.
    """

    live: LiveRun | LiveRuns | None = None
    trace: Trace | None = None
    opened: Trace | None = None
    request: GenerationRequest | None = None
    strategy: str | None = None
    turn: int = 0
    own: dict[str, Preset] = field(default_factory=dict)
    chosen: bool = False
    run_records: dict[int, PageRun] = field(default_factory=dict)
    lanes: list[LaneSettings] = field(default_factory=list)
    first_lanes: list[LaneSettings] = field(default_factory=list)
    common: object = True
    same_luck: bool = True
    selected: int = 0
    held_turn: int = 0
    prompts: list[str] = field(default_factory=list)
    comparisons: dict[str, Comparison] = field(default_factory=dict)
    compared: Comparison | None = None
    running_view: str = ""
    warned: LiveRun | LiveRuns | None = None
    answers: dict[str, AnsweredQuestion | ServingLog] = field(default_factory=dict)
    example: Example | None = None
    before_examples: list[dict[Any, Any]] = field(default_factory=list)
    lesson: Any = None
    media: dict[str, str] = field(default_factory=dict)
    taken_text: object = None
    trained_detector: dict[str, object] | None = None
    lost_detector: bool = False
    membership: Membership | None = None
    visitor: Visitor = UNKNOWN
    used: float = field(default=0.0, compare=False)
    kept_steps: int = field(default=0, compare=False)  # as `count_steps` has counted them
    forgotten: bool = False

    @property
    def presets(self) -> dict[str, Preset]:
        """Every preset that can be chosen in this tab, the shipped ones first."""
        return PRESETS | self.own

    @property
    def choices(self) -> list[tuple[str, str]]:
        """The title and the name of each preset, for a dropdown."""
        return [(preset.title, name) for name, preset in self.presets.items()]

    @property
    def seeded(self) -> GenerationRequest | None:
        """The request of the run that is shown, with the seed that it used."""
        if self.request is None or self.trace is None or self.trace.seed is None:
            return self.request
        return dataclasses.replace(self.request, seed=self.trace.seed)

    def weights_of(self, model: str) -> str | None:
        """The hash of the weights that this person's last run, batch or serving on this model read, if it is known."""
        made = [*(each.answer for each in self.answers.values()), self.trace and self.trace.started]
        of_model = (getattr(each, "provenance", None) for each in made if getattr(each, "model", None) == model)
        return next((each.weights for each in of_model if each and each.weights), None)

    @property
    def kept(self) -> bool:
        """Whether a run that has ended is shown, which a request that is refused leaves as it was."""
        return self.trace is not None and self.trace.started is not None and not self.busy

    @property
    def busy(self) -> bool:
        """Whether a run is alive."""
        return self.live is not None and not self.live.done

    def strategy_of(self, request: GenerationRequest, name: str | None = None) -> Preset:
        """The preset that `request` starts from: the one of that name; else one that is just the request; else a new
        one, "Opened settings", which holds the request's settings."""
        if name in self.presets and name != AS_OPENED:
            return self.presets[name]
        for preset in self.presets.values():
            drafts_alike = bool(preset.assistant) == bool(request.assistant)
            if preset.config == request.config and drafts_alike and not preset.words:
                return preset
        return self.open_settings(dict(request.config))

    def open_settings(self, config: dict[str, object]) -> Preset:
        """The preset "Opened settings", which has this config from now on."""
        self.own[AS_OPENED] = Preset(AS_OPENED, said("Opened settings"), OPENED_DESCRIPTION, config)
        return self.own[AS_OPENED]

    def remember(self, turn: int, record: PageRun) -> None:
        """Keep what is known of run `turn`, and forget the oldest."""
        self.run_records[turn] = record
        while len(self.run_records) > MAX_RUN_RECORDS:
            del self.run_records[next(iter(self.run_records))]

    def forget_runs(self) -> None:
        """Let go of everything that was run or opened in this tab."""
        if self.answers or any(each is not None for each in (self.trace, self.compared)):
            self.forgotten = True
        self.trace = self.opened = self.request = self.compared = self.live = self.lesson = None
        self.answers.clear()
        self.lost_detector = self.lost_detector or self.trained_detector is not None
        self.taken_text = self.trained_detector = None
        self.comparisons.clear()
        self.run_records.clear()
        self.kept_steps = 0

    def count_steps(self, shared: Trace | None) -> None:
        """Count the steps of all runs that are kept, but for the one that tabs share."""
        compared = {id(each): each for each in (*self.comparisons.values(), self.compared) if each is not None}
        traces = [self.trace, *(trace for each in compared.values() for trace in each.traces)]
        self.kept_steps = sum(map(_steps, (each for each in traces if each is not None and each is not shared)))

    def stop(self) -> None:
        """Stop the run that is alive, if one is."""
        if self.live:
            self.live.cancel()

    def confirm_stop(self, doing: str) -> None:
        """Raises RequestError where a run of the view `running_view` would end the work of another, of which the person
        may not think: they are told, and the next press ends it."""
        if self.busy and self.running_view != doing and self.warned is not self.live:
            self.warned = self.live
            text = said("“{view}” is still running, and this would end it.", view=self.running_view)
            fix = said("Wait for it to finish, or click again to end it.")
            raise RequestError([Diagnostic("", "warning", text, fix)])

    def stop_for(self, doing: str) -> None:
        """Stop what is alive, for what the view `running_view` runs."""
        if self.busy:
            self.live.overtaken = True
        self.stop()
        self.running_view = doing


def _steps(trace: Trace) -> int:
    beams = sum(len(step.distributions) for step in trace.beam_steps)
    return len(trace.all_steps) + len(trace.prompt_steps) + len(trace.canvas_steps) + beams


class Sessions:
    """The sessions of one page, by Gradio's session hash. Used from the event loop alone, so it needs no lock."""

    def __init__(
        self,
        opening: tuple[Trace, GenerationRequest] | None = None,
        idle_seconds: float | None = None,
        clock: Callable[[], float] = awake_seconds,
        visitors: Visitors | None = None,
        logs: LiveLogs | None = None,
    ) -> None:
        """`opening` is the recorded run, with its request, that every tab shows at first. Of a tab in which nothing was
        done for `idle_seconds` the runs are forgotten; None keeps them. `visitors` recognizes people; `logs` has
        what was told in each tab."""
        self._sessions: dict[str, Session] = {}  # the last used one last
        self._opening = opening or (None, None)
        self._idle_seconds, self._clock, self._visitors = idle_seconds, clock, visitors
        self._logs = LiveLogs() if logs is None else logs

    def of(self, http: gr.Request) -> Session:
        """The session that this event came from. Where there are too many, the one that was not used for the longest
        time, and has no run alive, is forgotten."""
        name = http.session_hash or ""
        session = self._sessions[name] = self._sessions.pop(name, None) or Session(None, *self._opening)
        session.used = self._clock()
        if self._visitors is not None:
            session.visitor = self._visitors.of(http)
        self._forget_idle()
        self._forget_most(session)
        if len(self._sessions) > MAX_SESSIONS:
            idle = (other for other, each in self._sessions.items() if not (each.busy or each is session))
            self._sessions.pop(next(idle, None), None)
        return session

    def _forget_idle(self) -> None:
        """Forget the runs of tabs that were not used for a while: a trace takes megabytes, and a tab may stay open for
        days. What is set in it stays."""
        if self._idle_seconds is None:
            return
        oldest = self._clock() - self._idle_seconds
        for name, session in self._sessions.items():
            if session.used >= oldest:
                return  # so are all that follow
            if not session.busy:
                session.forget_runs()
                self._logs.forget(name)

    def _forget_most(self, current: Session) -> None:
        """Forget the runs of the tabs that were not used for the longest time, where all of them take too much."""
        if self._idle_seconds is None:
            return
        current.count_steps(self._opening[0])
        total = sum(session.kept_steps for session in self._sessions.values())
        for name, session in self._sessions.items():
            if total <= MAX_KEPT_STEPS:
                return
            if session.kept_steps and not session.busy and session is not current:
                total -= session.kept_steps
                session.forget_runs()
                self._logs.forget(name)

    def forget(self, name: str) -> None:
        """The tab of this session hash was closed: stop its run, drop its trace and what was told of it."""
        session = self._sessions.pop(name, None)
        self._logs.forget(name)
        if session:
            session.stop()

    def __len__(self) -> int:
        return len(self._sessions)

"""The runs that one person has made in a lesson, by the steps in which they were made. Knows lessons and traces."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from playground.lessons.conditions import Runs
from playground.lessons.lesson import Lesson
from playground.lessons.view_findings import Values
from playground.metrics.what_if import Cuts
from playground.presets.recorded_runs import recorded_log
from playground.requests.request import GenerationRequest
from playground.sharing.open_trace import open_log
from playground.trace import Trace
from playground.trace.wire import Json
from playground.ui.page.long_events import Updates


@dataclass
class LessonRuns:
    """`seen` and `seen_views` are what was shown when the step `at` began: a task is not done by them. `form` is what
    the page was set to before the lesson, `views` what the views were that a step may set."""

    lesson: Lesson
    shown: Trace | None = None
    seen: Trace | None = None
    at: int = 0
    made: dict[int, Trace] = field(default_factory=dict)  # the last run of each step
    seen_views: dict[str, object] = field(default_factory=dict)
    form: GenerationRequest | None = None
    views: Updates = field(default_factory=dict)
    entered: bool = False  # whether a step of it has been
    strategy: str | None = None

    def enter(self, number: int, views: dict[str, Json]) -> None:
        """The step `number` begins."""
        self.at, self.seen, self.seen_views = number, self.shown, views

    def show(self, trace: Trace | None, opened: bool = False) -> None:
        """This run is shown now: one that was made here, or `opened` from the history or a file, with which no later
        step compares. Another server's tells too little for a lesson to say anything of it."""
        if trace is None or (trace.started is not None and trace.started.elsewhere):
            return
        self.shown = trace
        if trace is not self.seen and not opened:
            self.made[self.at] = trace

    def begin_with(self, trace: Trace) -> None:
        """This run is shown as the step begins: what is made in it compares with this one."""
        self.shown = self.seen = self.made[self.at - 1] = trace

    def lacks(self, number: int) -> str | None:
        """The recorded run that a step needs; None where its text is shown, by this model or another."""
        name = self.lesson.steps[number].needs
        if name is None or (self.shown and self.shown.started and _made_as(self.shown) == _made_as(_recorded(name))):
            return None
        return name

    def asked(self, number: int, views: dict[str, Values | None]) -> Runs:
        """What a step may ask of: where it has a task, only what was made in it."""
        step = self.lesson.steps[number]
        is_old = step.task is not None and step.view == "one" and self.shown is self.seen
        now = None if is_old else self.shown
        return Runs(now, self._before(number, now), views)

    def _before(self, number: int, now: Trace | None) -> Trace | None:
        """The last run of an earlier step by the model of this one. Where none was made, as after a link into the
        middle, the recorded one that the lesson has of the step before, if that model wrote it."""
        earlier = [step for step in self.made if step < number and _are_alike(self.made[step], now)]
        if earlier:
            return self.made[max(earlier)]
        tasks = [step for step in self.lesson.steps[:number] if step.task and step.view == "one"]
        name = (tasks[-1].recorded or tasks[-1].needs) if tasks else None
        trace = _recorded(name) if name else None
        return trace if trace and _are_alike(trace, now) else None


def _are_alike(trace: Trace, now: Trace | None) -> bool:
    """Whether one model made both, as far as is known."""
    if trace.started is None or now is None:
        return trace.started is not None
    return now.started is not None and now.started.model == trace.started.model


def _made_as(trace: Trace) -> tuple[object, ...]:
    """What decides which text is drawn, beside the model."""
    started = trace.started
    given = started.request.get("given") or None
    return started.prompt, started.request.get("messages"), started.seed, given, Cuts.of(started.effective)


@lru_cache(maxsize=32)
def _recorded(name: str) -> Trace:
    return open_log(recorded_log(name))

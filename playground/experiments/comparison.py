"""Many runs as one thing: lanes side by side, the cells of a grid, many samples of one strategy, a trial of drafts, an
experiment with watermarks, answers that are read.

Runs are `entries` in `groups`; those of a group differ by their seed alone. A comparison takes in their events, keeps
their traces, and says in lines of JSON what a page needs to draw them (read by visualizers/panes/core/run_group.ts).
Knows no engine and no page.
"""

from __future__ import annotations

import copy
import dataclasses
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from playground.experiments.run_groups import Axis, Entry, Findings, Group
from playground.experiments.run_verdicts import verdict_of
from playground.metrics.run_metrics import TextOf, describe, measure, measure_each
from playground.metrics.verdict import Verdict
from playground.requests.validation import Checked
from playground.trace import Diagnostic, Event, Failed, Finished, InNotebooks, Started, Step, Trace, event_to_line
from playground.trace.public_names import public_name, without_paths
from playground.trace.serialization import to_line
from playground.trace.wire import Json
from visualizers.figures import charts_of

KINDS = ("lanes", "sweep", "seeds", "trial", "watermark", "precision", "choices")
CANCELLED = "Cancelled"  # `Failed.error` of a run that was stopped before it had a text
MEASURE_SECONDS = 0.5  # seconds between two measurements of a group that is running
FIND_TIME_SHARE = 0.02  # of the time may be spent in `find` while runs go on


@dataclass
class Comparison(InNotebooks):
    """The runs and what is known of them. `kind` is one of KINDS; the first of `axes` are columns, the second rows.

    `add` takes events in and returns lines for the page; `lines` has all of them, in a shape that reads like the live
    ones. `find` is asked, as runs end, what they have shown all together: Findings, or their values. Where it has a
    method `saved`, what that returns is what a file needs beside the runs to ask again. `beside` has what a page
    shows beside the runs: plain values, by the name of the picture. `times` says when each run began and ended, by
    `clock`, where that has been seen. `notes` are what whoever made the runs has to say of them: what was taken where
    nothing was named, and what was left out. `checked` are those of its requests that were looked through. `same_text`
    are the runs that were not made, because they are certain to write the text of another run: its number, for each.
    """

    kind: str
    prompt: str
    groups: Sequence[Group]
    entries: Sequence[Entry]
    axes: Sequence[Axis] = ()
    clock: Callable[[], float] = time.monotonic
    find: Callable[[Comparison], Findings | dict[str, Json]] | None = None
    traces: list[Trace] = field(default_factory=list)
    times: list[tuple[float | None, float | None]] = field(default_factory=list)
    stopped: bool = False
    overtaken: bool = False
    beside: dict[str, Json] = field(default_factory=dict)
    notes: Sequence[Diagnostic] = ()
    checked: Sequence[Checked] = ()
    same_text: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.traces = [Trace() for _ in self.entries]
        self.times = [(None, None)] * len(self.entries)
        self._sent_steps = [0] * len(self.entries)  # how many steps of each entry were sent to the page
        self._measured_at = [-1e9] * len(self.groups)
        self._last_find = -1e9, 0.0  # when `find` was called last, and how long it took

    # ------------------------------------------------------------------------------------------------ what is known

    def traces_of(self, group: int) -> list[Trace]:
        """The traces of a group, in the order of its entries."""
        return [trace for entry, trace in zip(self.entries, self.traces, strict=True) if entry.group == group]

    def runs_of(self, group: int) -> list[Trace | TextOf]:
        """The same as metrics take them: with the texts of those that were not made."""
        return [self.as_measured(number) for number, entry in enumerate(self.entries) if entry.group == group]

    def as_measured(self, number: int) -> Trace | TextOf:
        """A run as metrics take it."""
        same = self.same_text.get(number)
        return self.traces[number] if same is None else TextOf(self.traces[same])

    def text_trace(self, number: int) -> Trace:
        """The trace that has the text of a run: its own, or that of the run whose text it has."""
        return self.traces[self.same_text.get(number, number)]

    def has_run(self, number: int) -> bool:
        """Whether a run was made, to its end."""
        return _has_ended(self.traces[number])

    def has_ended(self, number: int) -> bool:
        """Whether a run was made, to its end, or need not be."""
        return number in self.same_text or self.has_run(number)

    def status(self, number: int) -> str:
        """What became of a run: SAME_TEXT, or what `status_of` says."""
        return SAME_TEXT if number in self.same_text else status_of(self.traces[number])

    @property
    def ended(self) -> int:
        """How many runs have ended, well or not, and were not stopped before; or need not be made."""
        return len(self.same_text) + sum(_has_ended(trace) and not _was_stopped(trace) for trace in self.traces)

    @property
    def over(self) -> bool:
        """Whether no run will say anything more."""
        return self.stopped or all(map(self.has_ended, range(len(self.entries))))

    def found(self) -> dict[str, Json] | None:
        """What the runs have shown so far; None where nothing is asked of them all together."""
        found = self.find(self) if self.find else None
        return found.values if isinstance(found, Findings) else found

    @property
    def verdict(self) -> Verdict | None:
        """The answer of the runs in a sentence, as far as they have come; None for a kind that has it in its
        findings."""
        found = self.find(self) if self.find else None
        if isinstance(found, Findings) and found.verdict:
            return found.verdict
        runs: list[list[Trace]] = [[] for _ in self.groups]  # those that were not made have their text
        for number, entry in enumerate(self.entries):
            runs[entry.group].append(self.text_trace(number))
        return verdict_of(self.kind, self.groups, self.axes, runs)

    def snapshot(self) -> Comparison:
        """A copy of the current state, to be read in another thread while runs go on."""
        taken = copy.copy(self)
        taken.traces = [
            dataclasses.replace(
                trace,
                all_steps=trace.all_steps[:],
                beam_steps=trace.beam_steps[:],
                draft_rounds=trace.draft_rounds[:],
            )
            for trace in self.traces
        ]
        taken._measured_at, taken.same_text = self._measured_at[:], dict(self.same_text)
        return taken

    def for_files(self) -> Comparison:
        """A copy as files have it: models by their names, and no path of this machine (`Trace.for_files`)."""
        fields = ("model", "assistant", "custom_generate")
        asked = {str(value) for entry in self.entries for name in fields if (value := getattr(entry.request, name))}
        names = {name: public_name(name) for name in asked | {group.model for group in self.groups}}
        if all(name == short for name, short in names.items()):
            return self
        told = {"label", "title", "settings", "model"}
        taken = copy.copy(self)
        taken.groups = [
            dataclasses.replace(group, **{name: without_paths(getattr(group, name), names) for name in told})
            for group in self.groups
        ]
        taken.entries = [
            Entry(entry.group, dataclasses.replace(entry.request, **{
                name: names[value] for name in fields if isinstance(value := getattr(entry.request, name), str)
            }))
            for entry in self.entries
        ]  # fmt: skip
        taken.traces = [trace.for_files() for trace in self.traces]
        return taken

    def metrics(self, group: int) -> dict[str, float | None]:
        """Every metric of a group, as far as its runs have come."""
        return measure(self.runs_of(group))

    def begin_anew(self, number: int) -> None:
        """Forget what the run of entry `number` has done."""
        self.traces[number], self.times[number], self._sent_steps[number] = Trace(), (None, None), 0
        self.same_text.pop(number, None)
        self.stopped = self.overtaken = False

    # ------------------------------------------------------------------------------------------------ for the page

    def header(self) -> str:
        """The lines that begin the log."""
        return self._header() + self._find()

    def _header(self) -> str:
        return _line(
            "Comparison",
            kind=self.kind,
            prompt=self.prompt,
            groups=[{**vars(group), "place": list(group.place)} for group in self.groups],
            entries=[{"group": entry.group, "seed": entry.request.seed} for entry in self.entries],
            axes=[vars(axis) for axis in self.axes],
            metrics=describe(),
        )

    def take(self, number: int, event: Event) -> None:
        """Take in an event of entry `number`, where no page is to be told."""
        self.traces[number].add(event)
        if isinstance(event, Started):
            self.times[number] = self.clock(), None
        elif isinstance(event, Finished):
            self.times[number] = self.times[number][0], self.clock()

    def add(self, number: int, event: Event) -> str:
        """Take in an event of entry `number`. Returns the lines that tell of it, none where there is nothing to say."""
        trace, group = self.traces[number], self.entries[number].group
        self.take(number, event)
        if self.kind == "lanes":
            lines = self._of(number, event)
        elif isinstance(event, Started):
            lines = _begun_line(number, event)
        else:
            lines = self._new_tokens(number)
        if isinstance(event, Finished | Failed):
            if self.kind != "lanes":
                lines += self._end(number)
            lines += self._measure(group, live=not self._is_over(group))
            if not self.over:  # then `end` looks
                lines += self._find(patient=True)
        elif trace.started and self.clock() - self._measured_at[group] > MEASURE_SECONDS:
            lines += self._measure(group, live=True)
        return lines

    def _is_over(self, group: int) -> bool:
        return all(self.has_ended(number) for number, entry in enumerate(self.entries) if entry.group == group)

    def have_text_of(self, same: dict[int, int]) -> str:
        """These runs need not be made: each is certain to write the text of the other one. Returns the lines that tell
        of it."""
        self.same_text |= same
        groups = dict.fromkeys(self.entries[number].group for number in same)
        lines = [_known_line(number, other) for number, other in same.items()]
        return "".join([*lines, *(self._measure(group, live=not self._is_over(group)) for group in groups)])

    def end(self, stopped: bool = False, overtaken: bool = False) -> str:
        """The lines that end the log. What was found is worked out for good, which can take a moment.

        `stopped`: before all runs had ended; `overtaken`: because others were to run."""
        self.stopped, self.overtaken = stopped, overtaken
        return self._end_of_log()

    def lines(self, done: bool = True) -> str:
        """The whole log again, as short as it can be; not `done` where more runs follow."""
        parts = [self._header()]
        for number, trace in enumerate(self.traces):
            if self.kind == "lanes":
                parts += [self._of(number, event) for event in trace.events()]
            else:
                parts += [
                    _begun_line(number, trace.started) if trace.started else "",
                    self._tokens(number, trace.steps),
                ]
                parts += [self._end(number) if _has_ended(trace) else ""]
        parts += [_known_line(number, other) for number, other in self.same_text.items()]
        parts += [self._measure(group, live=False) for group in range(len(self.groups))]
        return "".join([*parts, self._end_of_log() if done else self._find()])

    def _end_of_log(self) -> str:
        verdict = self.verdict
        words = _line("Verdict", **verdict.values) if verdict else ""
        overtaken = {"overtaken": True} if self.overtaken else {}
        return self._find() + words + _line("Done", stopped=self.stopped, **overtaken)

    def _find(self, patient: bool = False) -> str:
        """The line with the findings; with `patient` empty where `find` would take more than FIND_TIME_SHARE of the
        time."""
        looked, took = self._last_find
        now = self.clock()
        if self.find is None or (patient and now - looked < took / FIND_TIME_SHARE):
            return ""
        values = self.found()
        self._last_find = now, self.clock() - now
        charts = charts_of(values.get("question", self.kind), values)
        return to_line({"type": "Found", "values": values, "charts": charts})

    def _of(self, number: int, event: Event) -> str:
        return f'{{"type":"Of","entry":{number},"event":{event_to_line(event).rstrip()}}}\n'

    def _new_tokens(self, number: int) -> str:
        """The tokens that the page does not know yet. In beam search there are none before the end, because which text
        it will be is not known."""
        steps = self.traces[number].steps[self._sent_steps[number] :]
        self._sent_steps[number] += len(steps)
        return self._tokens(number, steps)

    def _tokens(self, number: int, steps: list[Step]) -> str:
        return _line("Tokens", entry=number, tokens=[_token(step) for step in steps]) if steps else ""

    def _end(self, number: int) -> str:
        trace = self.traces[number]
        first = trace.sequences[0] if trace.sequences else None
        failed = trace.failed and {"message": trace.failed.message, "fix": trace.failed.fix}
        return _line(
            "Ended",
            entry=number,
            text=first.text if first else None,
            stop_reason=first.stop_reason if first else None,
            failed=failed,
        )

    def _measure(self, group: int, live: bool) -> str:
        """The values of a group; when its runs have ended, those of each of several too, by which they scatter."""
        self._measured_at[group] = self.clock()
        runs = self.runs_of(group)
        each = {} if live or len(runs) < 2 else {"each": measure_each(runs)}
        return _line("Measured", group=group, values=measure(runs, live=live), **each)


ENDED, FAILED, STOPPED, UNFINISHED, NOT_RUN = "ended", "failed", "stopped", "unfinished", "not run"
SAME_TEXT = "same text"  # not run, because its text is certain to be that of another run


def status_of(trace: Trace) -> str:
    """What became of a run, in a word or two: ENDED, FAILED, STOPPED (by hand), UNFINISHED or NOT_RUN."""
    if trace.failed:
        stopped = STOPPED if trace.started else NOT_RUN
        return stopped if trace.failed.error == CANCELLED else FAILED
    if trace.finished:
        return STOPPED if _was_stopped(trace) else ENDED
    return UNFINISHED if trace.started else NOT_RUN


def status_of_all(traces: Iterable[Trace]) -> str:
    """The same of several runs together: UNFINISHED where some have not come to their end, FAILED where some failed."""
    found = {status_of(trace) for trace in traces}
    if len(found) == 1:
        return found.pop()
    return FAILED if found == {ENDED, FAILED} else UNFINISHED


def measured(runs: Sequence[Trace | TextOf]) -> dict[str, float | None]:
    """Every metric of the runs that have ended; None where none has."""
    return measure(run for run in runs if isinstance(run, TextOf) or status_of(run) == ENDED)


def _has_ended(trace: Trace) -> bool:
    return bool(trace.finished or trace.failed)


def _was_stopped(trace: Trace) -> bool:
    return bool(trace.sequences) and trace.sequences[0].stop_reason == "stopped"


def _begun_line(number: int, started: Started) -> str:
    """A run has begun; `apart` where its text does not continue what was asked, which is a source or a message."""
    apart = "source" if started.decoder_tokens else "message" if started.request.get("messages") else None
    return _line("Begun", entry=number, **({"apart": apart} if apart else {}))


def _known_line(number: int, other: int) -> str:
    return _line("Known", entry=number, of=other)


def _token(step: Step) -> list[object]:
    chosen = step.chosen
    logprobs = chosen.logprob, chosen.raw_logprob
    return [chosen.token_id, chosen.text, step.piece, *logprobs, step.distribution.entropy_after]


def _line(type: str, **fields: object) -> str:
    return to_line({"type": type, **fields})


def ran_to_its_end(trace: Trace) -> bool:
    """Whether a run came to its own end, with a text: it did not fail and was not stopped by hand."""
    return bool(trace.sequences) and trace.finished.num_tokens > 0 and trace.sequences[0].stop_reason != "stopped"

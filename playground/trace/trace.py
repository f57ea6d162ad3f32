"""What happened in one run: the trace that its events fold into, and both as JSON.

Knows the events and how they are written alone, so a trace opens where no model is loaded and no torch is installed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from playground.texts import said
from playground.trace.acceptance import Acceptance, acceptance
from playground.trace.events import (
    BeamsAdvanced,
    CanvasDenoised,
    DraftJudged,
    Event,
    Failed,
    Finished,
    PromptRead,
    Shared,
    Started,
    Stepped,
)
from playground.trace.in_notebooks import InNotebooks
from playground.trace.public_names import names_in, public_event
from playground.trace.run_data import BeamStep, Candidate, CanvasStep, DraftRound, Draw, Sequence, Step
from playground.trace.serialization import event_from_line
from playground.trace.wire import Json, WireError, convert, encode, parse

FORMAT = 1  # of the JSON: raised when a trace of this version can no longer be read by the one before
_ANOTHER = said("Get another copy of it, or run its request again.")
_CHOOSE = said("Choose a file that was saved as a trace.")


# ----------------------------------------------------------------------------------------------------------- trace


@dataclass
class Trace(InNotebooks):
    """Everything that one run did. `add` appends an event; `Trace.fold(events)` builds a trace from all events.

    If other runs were decoded side by side with this one, `shared` has their largest number, and whether this run
    always had its forward passes apart from them.

    A recorded run that ships with the playground:

    >>> from playground.presets.recorded_runs import recorded_log
    >>> run = Trace.from_lines(recorded_log("opening"))
    >>> len(run.steps), run.steps[0].chosen.text
    (80, ',')
    >>> Trace.from_json(run.to_json()) == run
    True
    """

    started: Started | None = None
    shared: Shared | None = None
    all_steps: list[Step] = field(default_factory=list)
    prompt_steps: list[Step] = field(default_factory=list)  # of its tokens but the first, where the prompt was read
    beam_steps: list[BeamStep] = field(default_factory=list)
    draft_rounds: list[DraftRound] = field(default_factory=list)
    canvas_steps: list[CanvasStep] = field(default_factory=list)
    finished: Finished | None = None
    failed: Failed | None = None

    def add(self, event: Event) -> None:
        """Add one event. Queued and Loading change nothing: they are not about the run itself."""
        match event:
            case Shared() if event.runs > 1:
                before = self.shared or Shared(0, apart=True)
                self.shared = Shared(max(before.runs, event.runs), before.apart and event.apart)
            case Started():
                self.started = event
            case PromptRead():
                self.prompt_steps = event.steps
            case Stepped():
                self.all_steps.append(event.step)
            case BeamsAdvanced():
                self.beam_steps.append(event.step)
            case DraftJudged():
                self.draft_rounds.append(event.round)
            case CanvasDenoised():
                self.canvas_steps.append(event.step)
            case Finished():
                self.finished = event
            case Failed():
                self.failed = event

    @classmethod
    def fold(cls, events: Iterable[Event]) -> Trace:
        """The trace of a run from all its events, in order.

        >>> from playground.trace import Queued
        >>> run = Trace.fold([Queued(ahead=2), Failed("No memory is left.")])
        >>> run.started is None, run.failed.message
        (True, 'No memory is left.')
        """
        trace = cls()
        for event in events:
            trace.add(event)
        return trace

    def events(self) -> Iterator[Event]:
        """The events again, in an order that folds to this trace and plays back as the run went."""
        if self.started:
            yield self.started
        if self.shared:
            yield self.shared
        rounds = deque(self.draft_rounds)
        for step in self.all_steps:
            while rounds and rounds[0].start == step.index:
                yield DraftJudged(rounds.popleft())
            yield Stepped(step)
        yield from (DraftJudged(round) for round in rounds)
        yield from (BeamsAdvanced(step) for step in self.beam_steps)
        yield from (CanvasDenoised(step) for step in self.canvas_steps)
        if self.prompt_steps:
            yield PromptRead(self.prompt_steps)
        if self.finished:
            yield self.finished
        if self.failed:
            yield self.failed

    @property
    def sequences(self) -> list[Sequence]:
        """The outputs, best first for beams; empty until the run has finished."""
        return self.finished.sequences if self.finished else []

    @property
    def seed(self) -> int | None:
        """The seed of the run."""
        return self.started.seed if self.started else None

    @property
    def steps(self) -> list[Step]:
        """The steps of the first sequence (for beams: of the best hypothesis, once the run has finished)."""
        return self.steps_of(0)

    @property
    def draws(self) -> list[Draw | None]:
        """How chance chose each token of the first sequence; None where nothing was drawn, or the token was given. Beam
        sampling draws several continuations at once: see `share` and `luck` of `BeamCandidate`.

        In every draw the token with the largest chance times e to the power of its luck won:

        >>> from playground import GenerationRequest, generate
        >>> config = {"do_sample": True, "max_new_tokens": 3, "top_k": 50}
        >>> run = generate(GenerationRequest("stories", "Once", config=config, seed=1))
        >>> len(run.draws), len(run.draws[0].luck) == len(run.steps[0].candidates)
        (3, True)
        """
        return [step.draw for step in self.steps]

    def steps_of(self, sequence: int) -> list[Step]:
        """The steps of one sequence; for beams, along the path of its tokens through the beams.

        >>> from playground.presets.recorded_runs import recorded_log
        >>> best = Trace.from_lines(recorded_log("smollm2-beam")).steps_of(0)
        >>> len(best), best[0].chosen.text
        (24, ' handed')
        """
        if not self.beam_steps:
            return [step for step in self.all_steps if step.sequence == sequence]
        if sequence >= len(self.sequences):
            return []
        return self._steps_on_path(sequence)

    def _steps_on_path(self, number: int) -> list[Step]:
        result = self.sequences[number]
        # `num_return_sequences` hypotheses come of each prompt
        prompts = 1 + max(step.sequence for step in self.beam_steps)
        prompt = number // max(1, len(self.sequences) // prompts)
        beam_steps = [step for step in self.beam_steps if step.sequence == prompt]
        steps = []
        for index, (token_id, parent) in enumerate(zip(result.token_ids, result.beams or [], strict=False)):
            beam_step = beam_steps[index]
            distribution = beam_step.distributions[parent]
            taken = next(c for c in beam_step.candidates if (c.parent, c.token_id) == (parent, token_id))
            listed = next((c for c in distribution.candidates if c.token_id == token_id), None)
            chosen = listed or Candidate(token_id, taken.text, taken.raw_logprob, taken.logprob)
            times = beam_step.seconds, beam_step.elapsed
            more = {"given": beam_step.given, "mark": taken.mark}
            steps.append(Step(number, index, chosen, taken.piece, distribution, *times, **more))
        return steps

    @property
    def canvases(self) -> list[list[CanvasStep]]:
        """Of a model of block diffusion: the denoising steps of each canvas."""
        canvases: dict[int, list[CanvasStep]] = {}
        for step in self.canvas_steps:
            canvases.setdefault(step.canvas, []).append(step)
        return list(canvases.values())

    @property
    def acceptance(self) -> Acceptance | None:
        """The figures of assisted decoding, or None if no round was recorded.

        >>> from playground.presets.recorded_runs import recorded_log
        >>> figures = Trace.from_lines(recorded_log("lesson-drafts")).acceptance
        >>> figures.num_tokens, figures.num_rounds
        (80, 15)
        """
        return acceptance(self.draft_rounds) if self.draft_rounds else None

    def for_files(self) -> Trace:
        """The trace as it is saved: models by their names, without any path of this machine."""
        names = names_in(self.started)
        if all(name == short for name, short in names.items()):
            return self
        return Trace.fold(public_event(event, names) for event in self.events())

    def to_json(self) -> str:
        """The trace as JSON text. `from_json` returns an equal trace, except for models that were named by a path
        (`for_files`)."""
        return encode(self.to_data())

    def to_data(self) -> dict[str, Json]:
        """What `to_json` writes, with its events as they are, to be written with other data by `wire.encode`."""
        return {"format": FORMAT, "events": list(self.for_files().events())}

    @classmethod
    def from_json(cls, text: str) -> Trace:
        """Read a trace. If the text is not a trace of this format, raises ValueError with the reason.

        This checks the types of all values; `playground.sharing.open_trace` also checks that they fit together.

        >>> Trace.from_json('{"seed": 1}')
        Traceback (most recent call last):
            ...
        ValueError: This JSON is not a trace: it has no events. Choose a file that was saved as a trace.
        """
        try:
            data = parse(text)
        except WireError as error:
            problem = said("This is not JSON ({reason}).", reason=error.message)
            raise ValueError(said("{a} {b}", a=problem, b=_CHOOSE)) from error
        return cls.from_data(data)

    @classmethod
    def from_data(cls, data: Json) -> Trace:
        """Read a trace from parsed JSON, like `from_json`."""
        if not isinstance(data, dict) or "events" not in data:
            raise ValueError(said("{a} {b}", a=said("This JSON is not a trace: it has no events."), b=_CHOOSE))
        if data.get("format") != FORMAT:
            raise ValueError(
                said(
                    "This trace has format {format}; this version reads format {known}. Run its request again to "
                    "record it.",
                    format=f"{data.get('format')!r:.40}", known=FORMAT,
                )
            )  # fmt: skip
        if not isinstance(data["events"], list):
            raise ValueError(said("{a} {b}", a=said("This trace is damaged: its events are not a list."), b=_ANOTHER))
        try:
            return cls.fold(convert(data["events"], list[Event], "events"))
        except WireError as error:
            problem = said("This trace is damaged: {reason}.", reason=error.message)
            raise ValueError(said("{a} {b}", a=problem, b=_ANOTHER)) from error

    @classmethod
    def from_lines(cls, text: str) -> Trace:
        r"""Read a trace from a log of lines that `event_to_line` wrote. A last line without its end is left out: it was
        still arriving. For any other faulty line, raises ValueError with the reason.

        The second line was still arriving:

        >>> run = Trace.from_lines('{"type":"Failed","message":"No memory is left."}\n{"type":"Fin')
        >>> run.failed.message
        'No memory is left.'
        """
        trace = cls()
        *lines, _ = text.split("\n")
        for number, line in enumerate(lines, 1):
            try:
                trace.add(event_from_line(line))
            except WireError as error:
                problem = said("Line {number} of this log is damaged: {reason}.", number=number, reason=error.message)
                raise ValueError(said("{a} {b}", a=problem, b=_ANOTHER)) from error
        return trace


class Traces(list[Trace], InNotebooks):
    """A list of traces that displays itself in a notebook, and converts to one table."""

    def __getitem__(self, place: int | slice) -> Trace | Traces:
        found = super().__getitem__(place)
        return Traces(found) if isinstance(place, slice) else found

"""What happened in one run, as plain data: the events of a run while it is alive, and the trace they fold into.

Knows nothing of torch, transformers or pictures: Python numbers, strings and lists only, so that a trace crosses a
process, a cluster or a browser unchanged and opens where no model is loaded. Imports the standard library alone.

All log-probabilities and entropies are in nats. "Before" and "after" mean before and after the logits processors.
"""

from __future__ import annotations

import dataclasses
import json
import math
import types
import typing
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

FORMAT = 1  # of the JSON: raised when a trace of this version can no longer be read by the one before


# ---------------------------------------------------------------------------------------------------- one step


@dataclass(slots=True)
class Candidate:
    """One token at one step, with what the model thought of it and what the processors left of that.

    `raw_logprob` is the log-softmax of the model's logits. `logprob` is the log-probability after the processors, as
    `compute_transition_scores` gives it: normalised for greedy and sampling, not renormalised for beams; None where
    the token was removed (minus infinity). Ranks start at 1; a rank is None where the token lies outside the top
    `top_candidates` on that side (the chosen token always has both, except in beam search).
    """

    token_id: int
    text: str
    raw_logprob: float
    logprob: float | None
    raw_rank: int | None = None
    rank: int | None = None
    removed_by: str | None = None

    @property
    def kept(self) -> bool:
        """Whether the token could still be chosen after the processors."""
        return self.logprob is not None


@dataclass(slots=True)
class Stage:
    """What one logits processor did to the distribution of one step.

    `entropy` (nats) and `kept` (tokens that can still be chosen) are those after it; `mass_removed` is the
    probability, just before it, of the tokens it removed; `mass_moved` the total variation distance between the
    distributions just before and just after it, from 0 to 1.
    """

    name: str
    entropy: float
    kept: int
    mass_removed: float
    mass_moved: float


@dataclass(slots=True)
class Distribution:
    """The next-token distribution at one place, before and after the processors, reduced to its top candidates.

    `candidates` holds the union of the top `top_candidates` on both sides: kept ones first, by `logprob`, then the
    removed ones, by `raw_logprob`. `vocab` is the number of tokens with a probability before the processors.
    """

    candidates: list[Candidate]
    entropy_before: float
    entropy_after: float
    vocab: int
    stages: list[Stage] = field(default_factory=list)

    @property
    def kept(self) -> int:
        """How many tokens could still be chosen after the processors."""
        return self.stages[-1].kept if self.stages else self.vocab


@dataclass(slots=True)
class Step:
    """One generated token of one sequence: where it stands, what was chosen, and out of what.

    `piece` is what the token adds to the text: empty while the bytes of a character are incomplete, then the whole
    character; None for a special token, which adds nothing. `seconds` is the wall time of the step, `elapsed` the
    time since the run started.
    """

    sequence: int
    index: int
    chosen: Candidate
    piece: str | None
    distribution: Distribution
    seconds: float
    elapsed: float

    @property
    def candidates(self) -> list[Candidate]:
        """The top candidates of this step (see `Distribution.candidates`)."""
        return self.distribution.candidates

    @property
    def stages(self) -> list[Stage]:
        """One stage for each logits processor, in the order in which they ran."""
        return self.distribution.stages


# --------------------------------------------------------------------------------------------------- beam search


@dataclass(slots=True)
class BeamCandidate:
    """One continuation that a beam-search step considered.

    `parent` is the running beam that it continues (an index into `BeamStep.distributions`), `logprob` its own step
    score and `score` the running sum along its path, both as transformers adds them up. `status`: "running" (it
    goes on, as running beam number `beam`), "finished" (it met a stopping criterion among the best `num_beams`, and
    competes with `final_score`, the sum after the length penalty), "ended" (it met one but ranked too low to count)
    or "pruned".
    """

    token_id: int
    text: str
    piece: str | None
    parent: int
    raw_logprob: float
    logprob: float
    score: float
    status: str
    beam: int | None = None
    final_score: float | None = None


@dataclass(slots=True)
class BeamStep:
    """One step of beam search for one prompt: the continuations in the order of the library, best first.

    With sampling the order is that of the draw. `distributions[i]` is what running beam `i` had before it.
    `pool` is the scores of the finished hypotheses that are kept so far, best first.
    """

    sequence: int
    index: int
    candidates: list[BeamCandidate]
    distributions: list[Distribution]
    pool: list[float]
    seconds: float
    elapsed: float

    @property
    def running(self) -> list[BeamCandidate]:
        """The beams that go on, in their order."""
        return sorted((c for c in self.candidates if c.status == "running"), key=lambda c: c.beam)


# ---------------------------------------------------------------------------------------------- assisted decoding


@dataclass(slots=True)
class DraftToken:
    """One drafted token: the draft's own log-probability of it (None where the drafter has none, as in prompt
    lookup) and the target's after the processors (None: the target could not choose it)."""

    token_id: int
    text: str
    draft_logprob: float | None
    target_logprob: float | None
    accepted: bool


@dataclass(slots=True)
class DraftRound:
    """One round of assisted decoding: tokens drafted, tokens kept, and the target's token that follows them.

    `start` is the index of the round's first token in the generated text. `follow` is "correction" (it replaced a
    rejected draft token), "bonus" (every draft token was accepted), "target" (nothing was drafted) or "none" (the
    round ended inside its draft, at an end-of-sequence token or the length limit; `next_token_id` is then None).
    """

    index: int
    start: int
    drafted: list[DraftToken]
    num_accepted: int
    next_token_id: int | None
    next_text: str
    follow: str
    draft_seconds: float
    verify_seconds: float


# ------------------------------------------------------------------------------------------------ prompt and result


@dataclass(slots=True)
class Token:
    """A token of the prompt: its id, how it is written, and what it adds to the text."""

    token_id: int
    text: str
    piece: str | None


@dataclass(slots=True)
class Sequence:
    """One finished output, without the prompt.

    `score` is `sequences_scores` for beams, else None. `logprobs` are the transition scores, one per token.
    `stop_reason`: "eos", "stop_string", "length", "max_time" or "stopped" (by a person). `beams` is, for beam search,
    the running beam that each token continued (`beam_indices`).
    """

    text: str
    token_ids: list[int]
    logprobs: list[float]
    stop_reason: str
    score: float | None = None
    beams: list[int] | None = None


# ---------------------------------------------------------------------------------------------------------- events


@dataclass(slots=True)
class Queued:
    """The run waits; `ahead` runs come before it, the one that is being decoded included."""

    ahead: int


@dataclass(slots=True)
class Loading:
    """A model is being loaded for this run."""

    model: str


@dataclass(slots=True)
class Started:
    """The run begins. `config` holds the fields that the request set, `effective` every field that applies."""

    model: str
    mode: str  # GenerationMode's value: greedy_search, sample, beam_search, beam_sample, assisted_generation
    seed: int
    prompt: str
    prompt_tokens: list[Token]
    config: dict[str, Any]
    effective: dict[str, Any]
    eos_token_ids: list[int]
    max_new_tokens: int
    num_sequences: int = 1
    assistant: str | None = None
    device: str = "cpu"
    versions: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Stepped:
    """A token was chosen."""

    step: Step


@dataclass(slots=True)
class BeamsAdvanced:
    """The beams of one prompt took a step."""

    step: BeamStep


@dataclass(slots=True)
class DraftJudged:
    """The target has judged a draft. The `Stepped` events of the tokens that came of it follow."""

    round: DraftRound


@dataclass(slots=True)
class Finished:
    """The run ended. `time_to_first_token` and `seconds` count from `Started`."""

    sequences: list[Sequence]
    seconds: float
    time_to_first_token: float | None
    num_tokens: int


@dataclass(slots=True)
class Diagnostic:
    """One problem of a request, and what to do about it. `severity`: "error" (it cannot run), "warning" (a knob is
    ignored) or "info"."""

    knob: str
    severity: str
    message: str
    fix: str = ""


@dataclass(slots=True)
class Failed:
    """The run ended in an error: what happened, and what to do next.

    `diagnostics` is not empty where the request itself was at fault."""

    message: str
    fix: str = ""
    error: str = ""  # the name of the exception
    diagnostics: list[Diagnostic] = field(default_factory=list)


Event = Queued | Loading | Started | Stepped | BeamsAdvanced | DraftJudged | Finished | Failed
EVENTS: dict[str, type] = {kind.__name__: kind for kind in typing.get_args(Event)}


# ----------------------------------------------------------------------------------------------------------- trace


@dataclass
class Acceptance:
    """Speculative-decoding figures over a whole run, by vLLM's names.

    `draft_acceptance_rate` is accepted over drafted tokens; `mean_acceptance_length` the mean number of tokens that
    a round produced, the target's own token included; `acceptance_histogram[n]` the rounds that accepted n.
    """

    num_drafts: int
    num_draft_tokens: int
    num_accepted_draft_tokens: int
    draft_acceptance_rate: float | None
    mean_acceptance_length: float | None
    acceptance_histogram: list[int]


@dataclass
class Trace:
    """Everything one run did. Grows by `add`; `Trace.fold(events)` builds it from all of them."""

    started: Started | None = None
    all_steps: list[Step] = field(default_factory=list)
    beam_steps: list[BeamStep] = field(default_factory=list)
    draft_rounds: list[DraftRound] = field(default_factory=list)
    finished: Finished | None = None
    failed: Failed | None = None

    def add(self, event: Event) -> None:
        """Take in one event. Queued and Loading leave no mark: they are about waiting, not about the run."""
        match event:
            case Started():
                self.started = event
            case Stepped():
                self.all_steps.append(event.step)
            case BeamsAdvanced():
                self.beam_steps.append(event.step)
            case DraftJudged():
                self.draft_rounds.append(event.round)
            case Finished():
                self.finished = event
            case Failed():
                self.failed = event

    @classmethod
    def fold(cls, events: Iterable[Event]) -> Trace:
        """The trace of a run from all its events, in order."""
        trace = cls()
        for event in events:
            trace.add(event)
        return trace

    def events(self) -> Iterator[Event]:
        """The events again, in an order that folds to this trace and plays back as the run went."""
        if self.started:
            yield self.started
        rounds = deque(self.draft_rounds)
        for step in self.all_steps:
            while rounds and rounds[0].start == step.index:
                yield DraftJudged(rounds.popleft())
            yield Stepped(step)
        yield from (DraftJudged(round) for round in rounds)
        yield from (BeamsAdvanced(step) for step in self.beam_steps)
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
        """The seed that was used."""
        return self.started.seed if self.started else None

    @property
    def steps(self) -> list[Step]:
        """The steps of the first sequence (for beams: of the best hypothesis, once the run has finished)."""
        return self.steps_of(0)

    def steps_of(self, sequence: int) -> list[Step]:
        """The steps of one sequence. For beams they are read off the path that its tokens took through the beams."""
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
            steps.append(
                Step(number, index, chosen, taken.piece, distribution, beam_step.seconds, beam_step.elapsed)
            )
        return steps

    @property
    def acceptance(self) -> Acceptance | None:
        """The figures of assisted decoding, or None where no round was recorded."""
        rounds = self.draft_rounds
        if not rounds:
            return None
        drafted = sum(len(round.drafted) for round in rounds)
        accepted = sum(round.num_accepted for round in rounds)
        histogram = [0] * (1 + max(len(round.drafted) for round in rounds))
        for round in rounds:
            histogram[round.num_accepted] += 1
        tokens = accepted + sum(round.next_token_id is not None for round in rounds)
        return Acceptance(
            num_drafts=len(rounds),
            num_draft_tokens=drafted,
            num_accepted_draft_tokens=accepted,
            draft_acceptance_rate=accepted / drafted if drafted else None,
            mean_acceptance_length=tokens / len(rounds),
            acceptance_histogram=histogram,
        )

    def to_json(self) -> str:
        """The trace as JSON text; `from_json` gives back an equal trace."""
        return json.dumps(
            {"format": FORMAT, "events": [event_to_dict(event) for event in self.events()]}, ensure_ascii=False
        )

    @classmethod
    def from_json(cls, text: str) -> Trace:
        """Read a trace. Raises ValueError, saying what is wrong, where the text is not a trace of this format."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise ValueError(f"This is not JSON ({error}). Choose a file that was saved as a trace.") from error
        if not isinstance(data, dict) or "events" not in data:
            raise ValueError("This JSON is not a trace: it has no events. Choose a file that was saved as a trace.")
        if data.get("format") != FORMAT:
            raise ValueError(
                f"This trace has format {data.get('format')!r}; this version reads format {FORMAT}. "
                "Run its request again to record it anew."
            )
        try:
            return cls.fold(event_from_dict(event) for event in data["events"])
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            raise ValueError(f"This trace is damaged: {error!r}.") from error


# ------------------------------------------------------------------------------------------------------------ JSON


def event_to_dict(event: Event) -> dict[str, Any]:
    """The event as plain dicts and lists, with its class's name under "type"."""
    return {"type": type(event).__name__, **dataclasses.asdict(event)}


def event_from_dict(data: dict[str, Any]) -> Event:
    """The inverse of `event_to_dict`. Raises KeyError for an unknown type, TypeError for wrong fields."""
    fields = dict(data)
    return _build(EVENTS[fields.pop("type")], fields)


# The small things that come by the dozen travel to the page as rows, in the order of their fields.
_ROWS = (Candidate, Stage, BeamCandidate, DraftToken, Token)
ROW_FIELDS: dict[str, list[str]] = {kind.__name__: [f.name for f in dataclasses.fields(kind)] for kind in _ROWS}


def event_to_line(event: Event, digits: int = 5) -> str:
    """The event as one line of NDJSON for the page, newline at the end.

    Like `event_to_dict`, but floats are rounded to `digits` decimal places (null where they are not finite), and each
    Candidate, Stage, BeamCandidate, DraftToken and Token is a list of its values in the order of `ROW_FIELDS`.
    """
    data = {"type": type(event).__name__, **_wire(event, digits)}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def _wire(value: Any, digits: int) -> Any:
    if isinstance(value, float):
        return round(value, digits) if math.isfinite(value) else None
    if isinstance(value, list):
        return [_wire(item, digits) for item in value]
    if dataclasses.is_dataclass(value):
        if isinstance(value, _ROWS):
            return [_wire(getattr(value, name), digits) for name in ROW_FIELDS[type(value).__name__]]
        return {f.name: _wire(getattr(value, f.name), digits) for f in dataclasses.fields(value)}
    return value


def _build(kind: type, data: dict[str, Any]) -> Any:
    hints = _hints(kind)
    return kind(**{name: _convert(hints[name], value) for name, value in data.items()})


def _convert(hint: Any, value: Any) -> Any:
    if isinstance(hint, types.UnionType):  # X | None
        hint = next(option for option in typing.get_args(hint) if option is not types.NoneType)
    if value is None:
        return None
    if dataclasses.is_dataclass(hint):
        return _build(hint, value)
    if typing.get_origin(hint) is list and value:
        (item,) = typing.get_args(hint)
        return [_convert(item, entry) for entry in value] if dataclasses.is_dataclass(item) else list(value)
    return value


_HINTS: dict[type, dict[str, Any]] = {}


def _hints(kind: type) -> dict[str, Any]:
    if kind not in _HINTS:
        _HINTS[kind] = typing.get_type_hints(kind)
    return _HINTS[kind]

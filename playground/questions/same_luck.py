"""What the same luck would have written with other knobs, as plain data: one run, how far each knob could be turned
without changing a word of it, and the first token that differs under other configs.

`playground.metrics.what_if` has the rule and its source. Knows requests and traces; no engine, no tensors and no page.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from playground.metrics.what_if import INTERVALS, KNOBS, Bound, SameText, same_text, what_if
from playground.models.static_facts import ModelFacts
from playground.questions import Answer, Question, Table
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import error
from playground.requests.validation import check
from playground.settings import Settings
from playground.texts import Text, said
from playground.trace import Diagnostic, Trace, replace
from playground.trace.wire import Json, Number, Record, Whole

MOST = 100  # changes at once


class KnobEnd(Record, frozen=True):
    """Past this `value` of a knob the token `text` takes the place of generated token `index` (0 is the first)."""

    value: Number
    index: Whole
    token_id: Whole
    text: str


class KnobInterval(Record, frozen=True):
    """The text is the same for all values of `knob` from `low` to `high`; None where nothing limits it. `value` is the
    run's own, None where it is off. `below` and `above` say what changes there; they are None where only a run can
    tell. `reason` says why nothing is known of this knob: then all else is None."""

    knob: str
    value: Number | None
    low: Number | None = None
    high: Number | None = None
    below: KnobEnd | None = None
    above: KnobEnd | None = None
    reason: str | None = None

    @classmethod
    def of(cls, found: SameText) -> KnobInterval:
        """The same as plain data."""
        if found.reason is not None:
            return cls(found.knob, found.value, reason=found.reason)
        low, high = found.interval
        ends = [_finite(low), _finite(high)]
        return cls(found.knob, found.value, *ends, _end(found.low), _end(found.high))


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _end(bound: Bound | None) -> KnobEnd | None:
    return bound and KnobEnd(bound.value, bound.step, bound.token.token_id, bound.token.text)


class ChangedText(Record, frozen=True):
    """What the run would have written with the `change` of its config: `token_ids` up to and with the first that
    differs, which is generated token `differs_at`; None where none is known to differ. If not `known`, the tokens after
    these can be told by a run alone; `reason` says why."""

    change: dict[str, Json]
    token_ids: list[Whole]
    differs_at: Whole | None
    known: bool
    reason: str


class WhatIfAnswer(Answer, frozen=True):
    """What came of a WhatIfQuestion: the run's `text` and `token_ids`, an interval for each knob that has one, and an
    outcome for each change, in their order."""

    model: str
    seed: Whole
    text: str
    token_ids: list[Whole]
    intervals: list[KnobInterval]
    outcomes: list[ChangedText]

    event: ClassVar[str] = "Foretold"

    @classmethod
    def of(cls, trace: Trace, changes: Sequence[dict[str, Json]]) -> WhatIfAnswer:
        """What a run that has ended says of these changes."""
        (sequence, *_) = trace.sequences
        outcomes = []
        for change in changes:
            told = what_if(trace, change)
            outcomes.append(ChangedText(dict(change), told.token_ids, told.differs_at, told.known, told.reason))
        intervals = [KnobInterval.of(same_text(trace, knob)) for knob in INTERVALS]
        started = trace.started
        return cls(started.model, started.seed, sequence.text, sequence.token_ids, intervals, outcomes)

    def sentence(self) -> Text | str:
        temperature = self.intervals[0]
        if temperature.reason is not None:
            return temperature.reason
        return said(
            "The same text for temperature {low} to {high}.",
            low=f"{math.ceil((temperature.low or 0) * 100) / 100:.2f}",
            high=f"{math.floor((temperature.high or 0) * 100) / 100:.2f}",
        )  # fmt: skip

    def tables(self) -> dict[str, Callable[[], Table]]:
        return {"intervals": self._intervals, "changes": self._changes}

    def _intervals(self) -> Table:
        columns = ("knob", "value", "low", "high", "below", "above", "reason")
        return columns, (
            dict(zip(columns, (each.knob, each.value, each.low, each.high, each.below and each.below.text,
                               each.above and each.above.text, each.reason), strict=True))
            for each in self.intervals
        )  # fmt: skip

    def _changes(self) -> Table:
        columns = ("change", "differs at", "known", "tokens", "reason")
        return columns, (
            dict(zip(columns, (str(each.change), each.differs_at, each.known, len(each.token_ids), each.reason),
                     strict=True))
            for each in self.outcomes
        )  # fmt: skip


class WhatIfQuestion(Question, frozen=True):
    """One run of `request`, and what its seed would have written with each of the `changes` of its config."""

    request: Annotated[GenerationRequest, Meta(description="The run; it must sample.")]
    changes: Annotated[
        Sequence[dict[str, Json]],
        Meta(description=f"Changes of its config, of the knobs {', '.join(KNOBS)}, such as {{'temperature': 1.2}}."),
    ] = ()

    name: ClassVar[str] = "what_if"
    answer: ClassVar[type[Answer]] = WhatIfAnswer
    summary: ClassVar[str] = (
        "What the same luck would have written with other knobs, from one run: how far each knob could be turned "
        "without changing a word, and the first token that differs under each change."
    )
    example: ClassVar = {
        "request": {"model": "stories", "prompt": "Once upon a time", "seed": 7,
                    "config": {"do_sample": True, "temperature": 0.9, "top_k": 0, "max_new_tokens": 20}},
        "changes": [{"temperature": 1.2}],
    }  # fmt: skip
    stopped: ClassVar = (said("The run was stopped."), said("Ask again."))
    too_long: ClassVar = (said("The run took too long."), said("Lower max_new_tokens."))

    @property
    def models(self) -> list[str]:
        return [self.request.model]

    @property
    def num_new_tokens(self) -> int:
        wanted = self.request.config.get("max_new_tokens")
        return wanted if isinstance(wanted, int) else super().num_new_tokens

    def problems(self, settings: Settings, facts: ModelFacts | None = None) -> list[Diagnostic]:
        defaults, context = (facts.generation_config, facts.context) if facts else (None, {})
        problems = [each for each in check(self.request, settings, defaults, context) if each.severity == "error"]
        if self.request.assistant:
            message = said("With an assistant, nothing can be predicted from the draws.")
            problems.append(error("assistant", message, said("Leave the assistant out.")))
        if len(self.changes) > MOST:
            message = said("There are {count} changes; the limit here is {most}.",
                           count=len(self.changes), most=MOST)  # fmt: skip
            problems.append(error("changes", message, said("Take some of them out.")))
        if not problems:
            problems += self._problems_of_changes(settings, defaults, context)
        return problems

    def _problems_of_changes(self, settings: Settings, *facts: object) -> list[Diagnostic]:
        """What is wrong with the changes: each must be one that a run could have, for these knobs."""
        own = {name: value for name, value in self.request.config.items() if name in KNOBS}
        return [
            replace(each, knob=f"changes[{number}].{each.knob}")
            for number, change in enumerate(self.changes)
            for each in check(GenerationRequest(self.request.model, "-", config=own | change), settings, *facts)
            if each.severity == "error"
        ]

    def num_tokens(self, answer: WhatIfAnswer) -> int:
        return len(answer.token_ids)

    def words(self, part: Record | None) -> Text:
        return said("Writing the text …")

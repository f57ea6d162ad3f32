"""What a lesson may say of the knobs as a person has set them over a text, before anything runs; of the token that is
looked at; of the number that somebody rolled; and of two runs that had the same luck.

What the page shows of a token that is looked at (how many are left, the likeliest one's probability) comes from the
page. What the knobs make of the text follows from its trace, as `playground.metrics.what_if` says.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from playground.lessons.findings import Finding, Value
from playground.lessons.token_guess import shown
from playground.metrics.what_if import INTERVALS, WhatIf, same_text, what_if
from playground.trace import Step, Trace

MOST_LETTERS = 60  # of a token that the page names
SIDES = 100  # of the die


@dataclass(frozen=True)
class Hand:
    """What the page has in hand: the run whose text is shown, the knobs as they are set, by the names of a config; the
    place of the token that is looked at; of it, how many tokens the knobs leave and the probability of the likeliest of
    them, None where that is not known exactly; and the number that was rolled last, with its token ("" for none that is
    listed)."""

    trace: Trace | None
    knobs: Mapping[str, float | bool | None] = field(default_factory=dict)
    place: int | None = None  # from 0, in the first text
    left: float | None = None
    top: float | None = None
    rolled: float | None = None
    token: str | None = None

    @cached_property
    def step(self) -> Step | None:
        """The step of the token that is looked at."""
        steps = self.trace.steps_of(0) if self.trace and self.trace.started else []
        return steps[self.place] if self.place is not None and 0 <= self.place < len(steps) else None

    @cached_property
    def outcome(self) -> WhatIf | None:
        """What the same luck would write with these knobs; None where there is no text that was drawn."""
        if self.trace is None or not self.trace.started or not self.trace.steps_of(0):
            return None
        return what_if(self.trace, {name: self.knobs.get(name) for name in INTERVALS if name in self.knobs})

    @cached_property
    def temperatures(self) -> tuple[float, float] | None:
        """The lowest and the highest temperature for which the text stays the same; None where that is not known."""
        if self.trace is None or not self.trace.started:
            return None
        found = same_text(self.trace, "temperature")
        return None if found.reason else found.interval


def read_hand(said: object, trace: Trace | None) -> Hand:
    """What a page says it has in hand, over the run that is shown. What is not as it should be is left out."""
    told = said if isinstance(said, dict) else {}
    knobs = told.get("knobs") if isinstance(told.get("knobs"), dict) else {}
    place, rolled, token = told.get("place"), _number(told.get("rolled")), told.get("token")
    return Hand(
        trace,
        {name: _number(knobs[name]) for name in INTERVALS if name in knobs},
        place if isinstance(place, int) else None,
        _number(told.get("left")),
        _number(told.get("top")),
        rolled if rolled is not None and 1 <= rolled <= SIDES else None,
        token[:MOST_LETTERS] if isinstance(token, str) else None,
    )


def _number(value: object) -> float | None:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return float(value) if is_number and math.isfinite(value) else None


@dataclass(frozen=True)
class SameLuck:
    """Two runs with the same seed, the earlier one first, that may differ in temperature and cuts."""

    before: Trace
    now: Trace

    @cached_property
    def same(self) -> int:
        """How many tokens the texts have in common from their start."""
        pairs = zip(*(trace.steps_of(0) for trace in (self.before, self.now)), strict=False)
        place = 0
        for place, (one, other) in enumerate(pairs, 1):
            if one.chosen.token_id != other.chosen.token_id:
                return place - 1
        return place

    def token(self, trace: Trace) -> str | None:
        """The first token of this one that the other one does not have there."""
        steps = trace.steps_of(0)
        return shown(steps[self.same].chosen.text) if self.same < len(steps) else None

    @property
    def foretold(self) -> bool | None:
        """Whether the later run has the tokens that the luck of the earlier one foretold for its knobs. None where the
        seed, the model or the prompt is another, and where nothing could be foretold."""
        started, then = self.now.started, self.before.started
        if (started.model, started.seed, started.prompt) != (then.model, then.seed, then.prompt):
            return None
        found = what_if(self.before, {name: started.effective.get(name) for name in INTERVALS})
        told = found.token_ids[: len(self.now.steps_of(0))]
        ids = [step.chosen.token_id for step in self.now.steps_of(0)]
        return ids[: len(told)] == told if found.known else None


# ---------------------------------------------------------------------------------------------------- the tables


def _knob(name: str) -> Callable[[Hand], Value | None]:
    return lambda hand: hand.knobs.get(name)


def _of_step(of: Callable[[Step], Value | None]) -> Callable[[Hand], Value | None]:
    return lambda hand: of(hand.step) if hand.step else None


def _of_change(of: Callable[[Hand, int], Value]) -> Callable[[Hand], Value | None]:
    """Of the first token that changes; None where none does."""

    def value(hand: Hand) -> Value | None:
        place = hand.outcome.differs_at if hand.outcome else None
        return None if place is None else of(hand, place)

    return value


def _stays(hand: Hand) -> bool | None:
    outcome = hand.outcome
    return None if outcome is None or not outcome.known else outcome.differs_at is None


def _other(hand: Hand, place: int) -> str:
    step, winner = hand.trace.steps_of(0)[place], hand.outcome.token_ids[-1]
    return next(shown(each.text) for each in step.draw.contenders if each.token_id == winner)


def _likeliest(step: Step) -> float:
    return math.exp(max(each.logprob for each in step.candidates if each.logprob is not None))


HAND = [
    Finding("temperature", "the temperature as it is set now", _knob("temperature"), "", 2),
    Finding("top_k", "top_k as it is set now", _knob("top_k")),
    Finding("top_p", "top_p as it is set now", _knob("top_p"), "", 2),
    Finding("min_p", "min_p as it is set now", _knob("min_p"), "", 2),
    Finding("left", "tokens that are left at this place", lambda hand: hand.left),
    Finding("top", "the probability of the likeliest token there", lambda hand: hand.top, "%", 1),
    Finding("left_before", "tokens that were left there in the run", _of_step(lambda step: step.distribution.kept)),
    Finding("top_before", "the probability of the likeliest token there in the run", _of_step(_likeliest), "%", 1),
    Finding("looked", "the token that is looked at", _of_step(lambda step: shown(step.chosen.text))),
    Finding("rank", "the rank of the token that is looked at",
            _of_step(lambda step: step.chosen.rank or step.chosen.raw_rank)),
    Finding("chance", "its probability", _of_step(lambda step: math.exp(step.chosen.logprob)), "%", 1),
    Finding("stays", "whether the text stays the same", _stays),
    Finding("place", "the number of the first token that changes", _of_change(lambda hand, place: place + 1.0)),
    Finding("word", "the first token that changes",
            _of_change(lambda hand, place: shown(hand.trace.steps_of(0)[place].chosen.text))),
    Finding("other", "what takes its place", _of_change(_other)),
    Finding("low", "the lowest temperature with the same text",
            lambda hand: hand.temperatures and math.ceil(100 * hand.temperatures[0]) / 100, "", 2),
    Finding("high", "the highest temperature with the same text",
            lambda hand: hand.temperatures and math.floor(100 * hand.temperatures[1]) / 100, "", 2),
    Finding("rolled", "the number that was rolled", lambda hand: hand.rolled),
    Finding("token", "the token that the number chose", lambda hand: hand.token and shown(hand.token)),
]  # fmt: skip

LUCK = [
    Finding("same", "how many tokens, from the start, are as in the run before", lambda luck: float(luck.same)),
    Finding("word", "the first token that changed", lambda luck: luck.token(luck.before)),
    Finding("other", "what took its place", lambda luck: luck.token(luck.now)),
    Finding("foretold", "whether the luck of the run before foretold it", lambda luck: luck.foretold),
]

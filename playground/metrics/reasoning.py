"""Spans of reasoning in a text: what stands between a start mark and an end mark, such as <think> and </think>.

A mark may be one token or several, and a token may hold more than the mark: marks are looked for in the tokens as they
are written, one after another. `visualizers/panes/core/reasoning.ts` does the same on the page. Knows texts of tokens
alone; which marks a model has is for `playground/models/reasoning_marks.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from playground.trace import Trace


class Span(NamedTuple):
    """One span, in places of tokens: its own tokens are those from `start` to `stop` - 1, after the start mark and
    before the end mark, which ends before `end`. `end` is None where nothing closes it: `stop` is then where the text,
    or the turn of a chat, ends."""

    start: int
    stop: int
    end: int | None

    @property
    def count(self) -> int:
        """How many tokens it has."""
        return self.stop - self.start


@dataclass(frozen=True)
class Reading:
    """A text that has been read up to `place`, a number of tokens. `since` is where the open span starts, None where
    none is open. `tail` are the last tokens that a mark may begin in, each with its place."""

    place: int = 0
    since: int | None = None
    tail: tuple[tuple[int, str], ...] = ()
    spans: tuple[Span, ...] = ()

    def all_spans(self) -> list[Span]:
        """The spans that ended, and the open one as far as it goes.

        >>> read_all([("<think>", True), ("Hm", False)], "<think>", "</think>").all_spans()
        [Span(start=1, stop=2, end=None)]
        """
        return [*self.spans, *([] if self.since is None else [Span(self.since, self.place, None)])]


def read_on(reading: Reading, text: str, is_special: bool, start: str, end: str) -> Reading:
    """The reading after one more token, which is written `text`. A special token that is no part of a mark ends an open
    span: no reasoning goes on past the end of a turn.

    After the start mark a span is open from the next place on:

    >>> reading = read_on(Reading(), "<think>", True, "<think>", "</think>")
    >>> reading.place, reading.since
    (1, 1)
    """
    place, since, spans = reading.place, reading.since, reading.spans
    tail = [*reading.tail, (place, text)]
    while True:
        mark = start if since is None else end
        at = "".join(part for _, part in tail).find(mark)
        if at < 0:
            break
        first = _token_at(tail, at)
        if since is None:
            since = place + 1
        else:
            spans, since = (*spans, Span(since, max(since, first), place + 1)), None
        tail = _after(tail, at + len(mark))
    if is_special and since is not None and since <= place:
        spans, since, tail = (*spans, Span(since, place, None)), None, []
    return Reading(place + 1, since, _kept(tail, len(start if since is None else end) - 1), spans)


def read_all(tokens: Iterable[tuple[str, bool]], start: str, end: str, is_open: bool = False) -> Reading:
    """A whole text: each token as it is written, and whether it is special. `is_open`: it begins inside a span.

    One token of reasoning stands between the marks:

    >>> tokens = [("<think>", True), ("4?", False), ("</think>", True), ("Four.", False)]
    >>> read_all(tokens, "<think>", "</think>").spans
    (Span(start=1, stop=2, end=3),)
    """
    reading = Reading(since=0 if is_open else None)
    for text, is_special in tokens:
        reading = read_on(reading, text, is_special, start, end)
    return reading


def reasoning_spans(trace: Trace, sequence: int = 0) -> list[Span]:
    """The spans of one text of a run, the last one open where nothing closes it. A span that the prompt opened starts
    at its first token. None where the model's tokenizer and template name no marks.

    The model of this recorded run writes stories and does not reason:

    >>> from playground.presets.recorded_runs import recorded_log
    >>> reasoning_spans(Trace.from_lines(recorded_log("opening")))
    []
    """
    marks = trace.started.reasoning if trace.started else None
    if marks is None:
        return []
    tokens = ((step.chosen.text, step.piece is None) for step in trace.steps_of(sequence))
    return read_all(tokens, marks.start, marks.end, marks.is_open).all_spans()


def _token_at(tail: list[tuple[int, str]], at: int) -> int:
    """The place of the token that has character `at` of the tail."""
    for place, text in tail:
        at -= len(text)
        if at < 0:
            return place
    raise ValueError("the tail is shorter")


def _after(tail: list[tuple[int, str]], at: int) -> list[tuple[int, str]]:
    """The tail without its first `at` characters."""
    left = []
    for place, text in tail:
        if text[at:]:
            left.append((place, text[at:]))
        at = max(0, at - len(text))
    return left


def _kept(tail: list[tuple[int, str]], most: int) -> tuple[tuple[int, str], ...]:
    """As many of the last tokens as are needed for `most` characters, the most that a mark can have of them."""
    kept, count = [], 0
    for place, text in reversed(tail):
        if count >= most:
            break
        kept.append((place, text))
        count += len(text)
    return tuple(reversed(kept))

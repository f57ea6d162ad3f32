"""The answer of many runs in one sentence, by the rule of `claims.py`: which of several strategies, or which value of a
knob, writes texts that surprise the model less.

Perplexity is the one measure, whatever the numbers are: who looks through all the metrics for a difference finds one.
Runs with the same seed are compared with each other. A strategy that draws nothing has one text, so its number is
exact. Fewer seeds than a claim takes are described, and the sentence says that it describes them. Knows numbers and
names; no traces.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from playground.metrics.claims import MIN_VALUES, side
from playground.texts import Text, many, numeral, said
from playground.trace.wire import Record

FAR = 2.0  # times as much: then less is "far less"
REPETITION = said("Little surprise can also mean repetition.")


class Verdict(Record, frozen=True):
    """What many runs have shown: `words`, and what is to be said of them. `kind` is "found" for a difference that its
    interval bears, or that is exact, "even" for no clear difference, "seen" for what describes these texts alone, and
    "wait" where nothing is known."""

    kind: Literal["found", "even", "seen", "wait"]
    words: str
    more: str

    @property
    def values(self) -> dict[str, str]:
        """Plain, but for texts, which are the page's to translate.

        >>> Verdict("wait", "Not known", "").values
        {'kind': 'wait', 'words': 'Not known', 'more': ''}
        """
        return {"kind": self.kind, "words": self.words, "more": self.more}


@dataclass(frozen=True)
class Level:
    """A strategy, or a value of a knob: what it is called, and the perplexity of its texts, that of all together
    (`value`) and by seed (`runs`, None for one that did not come to its own end). `drawn` says whether another seed
    writes another text."""

    name: str
    value: float | None
    runs: tuple[float | None, ...]
    drawn: bool = True


def by_surprise(levels: Sequence[Level], same_seeds: bool = True) -> Verdict:
    """Which of the `levels` surprises the model less than each of the others or, where there is none, more.
    `same_seeds` says that their runs have the same seeds.

    >>> calm, wild = Level("Min-p", 6.3, (6, 7, 6, 6, 7)), Level("Nucleus", 3042.0, (900, 4000, 2800, 3500, 5000))
    >>> by_surprise([calm, wild]).words
    'Min-p surprises the model far less than Nucleus in all 5 seeds: perplexity 6.3 against 3,042'
    >>> by_surprise([calm, Level("Top-k", 6.4, (6, 6, 7, 7, 6))]).words
    'No clear difference in how much the texts surprise the model'

    One text of each says nothing of the strategies, and the sentence speaks of these texts:

    >>> by_surprise([Level("Min-p", 6.3, (6.3,)), Level("Nucleus", 3042.0, (3042,))]).words
    'Min-p surprises the model far less than Nucleus in these texts: perplexity 6.3 against 3,042'
    """
    known = sorted((level for level in levels if _is_known(level.value)), key=lambda level: level.value)
    if len(known) < 2:
        return Verdict("wait", said("Not known"), said("Fewer than two of them have a text that came to its end."))
    low, high, words = known[0], known[-1], said("No clear difference in how much the texts surprise the model")
    if low.value == high.value:
        (number,) = _numerals(low.value)
        return Verdict("even", words, said("Perplexity {value} with each of them.", value=number))
    if any(side_of(one, other) == "few" for one in known for other in known if one is not other):
        seeds = max(len(level.runs) for level in known if level.drawn)
        more = many(
            seeds, "One seed is an observation, not a verdict: that takes {fewest} seeds or more.",
            "{count} seeds are an observation, not a verdict: that takes {fewest} seeds or more.", fewest=MIN_VALUES,
        )  # fmt: skip
        return Verdict("seen", _words(low, known[1:], said("in these texts")), more)
    claims = [
        (abs(math.log(one.value / nearest.value)), one, others)
        for one, nearest, others, wanted in (
            (low, known[1], known[1:], "below"), (high, known[-2], known[-2::-1], "above")
        )
        if all(side_of(one, other) == wanted for other in others)
    ]  # fmt: skip
    if not claims:
        return Verdict("even", words, _disagreement(known))
    _, one, others = max(claims[: 1 if len(known) == 2 else 2], key=lambda claim: claim[0])
    return Verdict("found", _words(one, others, _where(one, others, same_seeds)), _of_claim(one, others))


def side_of(one: Level, other: Level) -> str:
    """Where the perplexities of `one` are, seen from those of the `other`: "above", "below", "open" or "few", as
    `claims.side` has it, seed by seed; for two that draw nothing as their numbers are.

    >>> side_of(Level("greedy", 1.5, (1.5,), drawn=False), Level("beams", 1.4, (1.4,), drawn=False))
    'above'
    """
    if one.drawn or other.drawn:
        return side([a - b for a, b in _by_seed(one, other) if _is_known(a) and _is_known(b)], 0.0)
    return "above" if one.value > other.value else "below" if one.value < other.value else "open"


def _is_known(value: float | None) -> bool:
    return value is not None and math.isfinite(value)


def _by_seed(*levels: Level) -> list[tuple[float | None, ...]]:
    """The perplexities with each seed; the text of one that draws nothing is the same with all of them."""
    seeds = max(len(level.runs) for level in levels if level.drawn)
    return list(zip(*(level.runs if level.drawn else (level.value,) * seeds for level in levels), strict=False))


def _words(one: Level, others: Sequence[Level], where: Text) -> Text:
    """How `one` compares with the `others`, the nearest of them first."""
    if len(others) == 1:
        low, high = sorted((one, *others), key=lambda level: level.value)
        numbers = dict(zip(("low", "high"), _numerals(low.value, high.value), strict=True))
        names = {"one": low.name, "other": high.name, "where": where}
        if high.value >= FAR * low.value:
            return said(
                "{one} surprises the model far less than {other} {where}: perplexity {low} against {high}",
                **names, **numbers,
            )  # fmt: skip
        return said(
            "{one} surprises the model less than {other} {where}: perplexity {low} against {high}", **names, **numbers
        )
    ends = sorted((others[0].value, others[-1].value))
    numbers = dict(zip(("value", "low", "high"), _numerals(one.value, *ends), strict=True))
    if one.value < others[0].value:
        return said(
            "{one} surprises the model least {where}: perplexity {value} against {low} to {high}",
            one=one.name, where=where, **numbers,
        )  # fmt: skip
    return said(
        "{one} surprises the model most {where}: perplexity {value} against {low} to {high}",
        one=one.name, where=where, **numbers,
    )  # fmt: skip


def _where(one: Level, others: Sequence[Level], same_seeds: bool) -> Text:
    """In how many seeds `one` stands apart from all the `others` on the same side."""
    if not any(level.drawn for level in (one, *others)):
        return said("on this prompt")
    sign = 1 if one.value < others[0].value else -1
    rows = [row for row in _by_seed(one, *others) if all(map(_is_known, row))]
    won = sum(all(sign * row[0] < sign * other for other in row[1:]) for row in rows)
    if not same_seeds:
        return said("in {won} of {count} runs", won=won, count=len(rows))
    if won == len(rows):
        return said("in all {count} seeds", count=won)
    return said("in {won} of {count} seeds", won=won, count=len(rows))


def _of_claim(one: Level, others: Sequence[Level]) -> Text:
    if any(level.drawn for level in (one, *others)):
        how = said("Compared seed by seed, with a confidence of {confidence}.", confidence=numeral("90%"))
    else:
        how = said("Nothing is drawn, so another seed changes nothing; another prompt may.")
    return said("{a} {b}", a=how, b=REPETITION)


def _disagreement(known: Sequence[Level]) -> Text:
    low, high = known[0], known[-1]
    numbers = dict(zip(("low", "high"), _numerals(low.value, high.value), strict=True))
    if len(known) == 2:
        return said(
            "Perplexity {low} with {one}, {high} with {other}; the seeds do not agree on which is lower.",
            one=low.name, other=high.name, **numbers,
        )  # fmt: skip
    return said(
        "Perplexity {low} to {high}; seed by seed, none is clearly below or above all the others.", **numbers
    )


def _numerals(*values: float) -> list[Text]:
    """Numbers as people write them, with as many places as tell them apart."""
    for places in range(1, 5):
        written = [f"{value:,.{places if value < 100 else 0}f}" for value in values]
        if len(set(written)) == len(set(values)):
            break
    return [numeral(each) for each in written]

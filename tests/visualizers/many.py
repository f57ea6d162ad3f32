"""Comparisons of many runs for the tests of their pictures: made of traces, told in any order, shown in a page."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence
from unittest.mock import patch

from playground.experiments.comparison import Axis, Comparison, Entry, Group
from playground.requests.request import GenerationRequest
from playground.trace import Failed, Stepped, Trace
from playground.trace.events import Event
from tests.visualizers import made
from tests.visualizers.reading import settle
from visualizers import export
from visualizers.pane import GROUP_PANES


def seeds(count: int, prompt: str = "Once upon a time,") -> Comparison:
    """Samples of one strategy that have not begun."""
    entries = [Entry(0, GenerationRequest("stories", prompt, seed=100 + i)) for i in range(count)]
    return Comparison("seeds", prompt, [Group("1", "Nucleus", "stories")], entries)


def sweep(columns: Sequence[str], rows: Sequence[str] = (), each: int = 1) -> Comparison:
    """The cells of a grid over temperature, and top_p where there are rows, with `each` runs a cell."""
    places = [(row, column) for row in range(len(rows) or 1) for column in range(len(columns))]
    groups = [Group(str(i), "", "stories", place=place, id=i) for i, place in enumerate(places)]
    entries = [
        Entry(i, GenerationRequest("stories", "Once upon", seed=seed))
        for i in range(len(groups))
        for seed in range(each)
    ]
    axes = [Axis("temperature", list(columns)), Axis("top_p", list(rows))][: 2 if rows else 1]
    return Comparison("sweep", "Once upon", groups, entries, axes)


def told(comparison: Comparison, runs: Iterable[Trace | Iterable[Event]], order: int | None = None) -> str:
    """The lines of a comparison whose entries come to these runs, without the last line. One run after the other, or
    mixed by the seed `order`."""
    queues = [(i, list(run.events() if isinstance(run, Trace) else run)) for i, run in enumerate(runs)]
    lines, rng = [comparison.header()], random.Random(order)
    while queues:
        place = 0 if order is None else rng.randrange(len(queues))
        number, events = queues[place]
        if events:
            lines.append(comparison.add(number, events.pop(0)))
        else:
            queues.pop(place)
    return "".join(lines)


def text(*tokens: str, reason: str = "length", pieces: list[str | None] | None = None) -> Trace:
    """A run with these tokens."""
    steps = made.steps(list(tokens), pieces=pieces)
    whole = "".join(step.piece or "" for step in steps)
    return Trace.fold([made.started(), *map(Stepped, steps), made.finished((whole, reason), tokens=len(steps))])


def under_way(*tokens: str) -> list[Event]:
    """A run that has come as far as these tokens."""
    return [made.started(), *map(Stepped, made.steps(list(tokens)))]


def broken(*tokens: str) -> list[Event]:
    """A run that broke after these tokens."""
    return [*under_way(*tokens), Failed("Out of <b>memory</b>.", "Ask for fewer tokens.", "OutOfMemoryError")]


def page_of(kind: str, lines: str | None = None, only: Collection[str] | None = None) -> str:
    """A page with the panes of a kind, or `only` those of these names, and these lines."""
    panes = [pane for pane in GROUP_PANES[kind] if only is None or pane.name in only]
    with patch.object(export, "GROUP_PANES", {kind: panes}):
        return export.export_comparison(lines or Comparison(kind, "", [], []).header(), kind, "Many")


def feed_group(page, kind: str, lines: str, turn: int = 1) -> None:
    """Give the page the whole log so far, and wait until it is drawn."""
    page.evaluate("(args) => GenerationPlayground.feedGroup(...args)", [kind, lines, turn])
    settle(page)


def said(page, selector: str) -> list[str]:
    """The visible words of all these elements, on one line each."""
    found = "all => all.filter((one) => one.offsetParent).map((one) => one.innerText.replace(/\\s+/g, ' ').trim())"
    return page.eval_on_selector_all(selector, found)

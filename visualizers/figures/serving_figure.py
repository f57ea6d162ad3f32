"""Requests by steps as one way has served them: who reads its prompt, writes, waits, is padding.

Knows the plain values of a serving log. Like the other figures of a notebook its words are English.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from visualizers.figures.look import Chart, axis, chart, ink

# What a request does in a step, with its colour and its pattern.
_LOOKS: dict[str, tuple[str, dict[str, Any]]] = {
    "prefill": (ink("kept"), {}),
    "decode": (ink("kept", 0.45), {}),
    "waits": (ink("line"), {}),
    "preempted": (ink("rejected"), {"shape": "x"}),
    "computed for nothing": (ink("muted", 0.4), {"shape": "/"}),
}
_NAMES = {"prefill": "prefill", "decode": "decode", "pad": "computed for nothing"}
_MOST_NAME = 24  # characters of a prompt


def serving_chart(values: Mapping[str, Any], way: int = 0) -> Chart:
    """A row for each request, a column for each step, of way number `way` (0 is the first). Raises ValueError for a way
    that the log does not have."""
    ways, requests = values["ways"], values["requests"]
    if not 0 <= way < len(ways):
        raise ValueError(f"The log has the ways 0 to {len(ways) - 1}; asked for was {way}.")
    spans = list(_spans(ways[way]["steps"]))
    names = [f"{number} {_short(each['prompt'])}" for number, each in enumerate(requests, 1)]
    bars = [_bars([span for span in spans if span[1] == what], what, names) for what in _LOOKS]
    faults = [_fault(each["step"]) for each in ways[way]["faults"]]
    title = f"{ways[way]['settings']['kind']}: {len(ways[way]['steps'])} steps"
    return chart(
        "Requests by steps", [bar for bar in bars if bar["y"]], axis("step"),
        axis("", autorange="reversed", showgrid=False, type="category", categoryorder="array", categoryarray=names),
        barmode="overlay", bargap=0.25, height=140 + 26 * len(requests), showlegend=True, shapes=faults,
        title={"text": title, "font": {"size": 14}}, margin={"l": 52, "r": 18, "t": 48, "b": 44},
    )  # fmt: skip


def _spans(steps: list[dict[str, Any]]) -> Iterator[tuple[int, str, int, int]]:
    """(request, what it does, first step from 0, how many steps), each as long as it goes."""
    open_spans: dict[int, tuple[str, int]] = {}
    for index, step in enumerate(steps):
        now = {number: "preempted" if number in step.get("put_back", ()) else "waits" for number in step["waiting"]}
        now |= {row[0]: _NAMES[row[1]] for row in step["rows"]}
        for number, (what, since) in list(open_spans.items()):
            if now.get(number) != what:
                yield number, what, since, index - since
                del open_spans[number]
        for number, what in now.items():
            open_spans.setdefault(number, (what, index))
    for number, (what, since) in open_spans.items():
        yield number, what, since, len(steps) - since


def _bars(spans: list[tuple[int, str, int, int]], what: str, names: list[str]) -> dict[str, Any]:
    colour, pattern = _LOOKS[what]
    return {
        "type": "bar", "orientation": "h", "name": what, "hoverinfo": "text",
        "y": [names[number] for number, *_ in spans], "base": [since + 0.5 for _, _, since, _ in spans],
        "x": [length for *_, length in spans], "hovertext": [_told(*span) for span in spans],
        "marker": {"color": colour, "pattern": pattern},
    }  # fmt: skip


def _told(number: int, what: str, since: int, length: int) -> str:
    steps = f"step {since + 1}" if length == 1 else f"steps {since + 1} to {since + length}"
    return f"request {number + 1}: {what}, {steps}"


def _fault(step: int) -> dict[str, Any]:
    line = {"color": ink("error"), "width": 2}
    return {"type": "line", "x0": step + 0.5, "x1": step + 0.5, "yref": "paper", "y0": 0, "y1": 1, "line": line}


def _short(prompt: str) -> str:
    line = " ".join(prompt.split())
    return line if len(line) <= _MOST_NAME else f"{line[: _MOST_NAME - 1]}…"

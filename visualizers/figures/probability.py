"""Probability and entropy along a text: what each token had before and after the processors, and how open it was.

Knows the trace. Like the other figures of a notebook its words are English.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from playground.metrics.scores import REMOVED, nats_to_bits
from playground.trace import Step, Trace
from visualizers.figures.look import Chart, axis, chart, line, percent, points, quoted

_LOOKS = {"before": ("before", "circle-open", "dot"), "after": ("kept", "circle", "solid")}


def probability_chart(trace: Trace, sequence: int = 0) -> Chart:
    """Above, the probability (0 to 1) of each chosen token; below, the entropy (bits) of its distribution, both before
    and after the logits processors. Tokens count from 1. Raises ValueError for a text without steps."""
    steps = steps_of(trace, sequence)
    befores = [probability(step.chosen.raw_logprob) for step in steps]
    afters = [probability(step.chosen.logprob) for step in steps]
    entropies = {
        "before": [nats_to_bits(step.distribution.entropy_before) for step in steps],
        "after": [nats_to_bits(step.distribution.entropy_after) for step in steps],
    }
    data = []
    for name, values in {"before": befores, "after": afters}.items():
        told = [f"{place_of(step)}: {percent(value)} {name}" for step, value in zip(steps, values, strict=True)]
        data += _curve(steps, values, told, name, "y")
        told = [f"{place_of(step)}: {bits:.2f} bits {name}" for step, bits in zip(steps, entropies[name], strict=True)]
        data += _curve(steps, entropies[name], told, name, "y2")
    return chart(
        "Probability and entropy along the text",
        data,
        axis("token", anchor="y2"),
        axis("probability", range=[-0.03, 1.03], domain=[0.55, 1]),
        yaxis2=axis("entropy (bits)", domain=[0, 0.45], rangemode="tozero"),
        height=440,
        showlegend=True,
        legend={"orientation": "h", "y": 1.02, "yanchor": "bottom"},
    )


def _curve(steps: Sequence[Step], values: Iterable[float], told: list[str], name: str, where: str) -> list[dict]:
    role, symbol, dash = _LOOKS[name]
    xs, ys = [step.index + 1 for step in steps], list(values)
    first = where == "y"
    return [
        line(xs, ys, role, dash=dash) | {"yaxis": where, "showlegend": False},
        points(xs, ys, told, role, symbol=symbol, size=6)
        | {"yaxis": where, "name": f"{name} the processors", "showlegend": first, "legendgroup": name},
    ]


def surprisal_chart(traces: Sequence[Trace], names: Sequence[str]) -> Chart:
    """The surprisal (bits) of each token of several runs, a line each: -log2 of the probability after the processors,
    and before them where the token had none after them."""
    roles = ("kept", "chosen", "accepted", "rejected", "bonus", "before", "error", "focus")
    symbols = ("circle", "square", "triangle-up", "diamond", "star", "cross", "x", "triangle-down")
    data = []
    for number, (trace, name) in enumerate(zip(traces, names, strict=True)):
        steps, look = trace.steps, number % len(roles)
        drawn = [step.chosen.raw_logprob if step.chosen.logprob is None else step.chosen.logprob for step in steps]
        # none, a gap in the line, for a token that could not be chosen
        bits = [None if logprob <= REMOVED else nats_to_bits(-logprob) for logprob in drawn]
        xs = [step.index + 1 for step in steps]
        told = [
            f"{name}, {place_of(step)}: " + ("could not be chosen" if value is None else f"{value:.2f} bits")
            for step, value in zip(steps, bits, strict=True)
        ]
        data.append(line(xs, bits, roles[look]) | {"showlegend": False})
        data.append(points(xs, bits, told, roles[look], symbol=symbols[look], size=7) | {"name": name})
    if not any(trace.steps for trace in traces):
        raise ValueError("None of these runs has tokens to draw.")
    return chart(
        "Surprisal along the texts", data, axis("token"), axis("surprisal (bits)", rangemode="tozero"),
        showlegend=True, legend={"orientation": "h", "y": 1.02, "yanchor": "bottom"},
    )  # fmt: skip


def steps_of(trace: Trace, sequence: int) -> list[Step]:
    """The steps of a text. Raises ValueError where there are none."""
    if steps := trace.steps_of(sequence):
        return steps
    raise ValueError(f"This run has no tokens of a text number {sequence}.")


def place_of(step: Step) -> str:
    """A token and its place, for a hover text."""
    return f"token {step.index + 1}, {quoted(step.chosen.text)}"


def probability(logprob: float | None) -> float:
    """0 for a token that was removed."""
    return 0.0 if logprob is None else math.exp(min(0.0, logprob))

"""What the logits processors did to one distribution, one after the other, as a waterfall of its entropy.

Knows the trace. Like the other figures of a notebook its words are English.
"""

from __future__ import annotations

from itertools import pairwise

from playground.metrics.scores import nats_to_bits
from playground.trace import Distribution, Trace
from visualizers.figures.look import Chart, axis, chart, count, ink, percent
from visualizers.figures.probability import place_of, steps_of


def waterfall_chart(trace: Trace, token: int | None = None, sequence: int = 0) -> Chart:
    """The entropy (bits) of the distribution of token number `token` (0 is the first): the model's own, how much each
    processor took from it or added, and what was left. Where no token is named, it is the one whose distribution the
    processors changed the most. Raises ValueError for a token that the text does not have."""
    steps = steps_of(trace, sequence)
    if token is None:
        token = max(range(len(steps)), key=lambda place: _change(steps[place].distribution))
    if not 0 <= token < len(steps):
        raise ValueError(f"The text has the tokens 0 to {len(steps) - 1}; asked for was {token}.")
    step = steps[token]
    distribution = step.distribution
    bits = [nats_to_bits(distribution.entropy_before), *(nats_to_bits(stage.entropy) for stage in distribution.stages)]
    names = ["the model", *_unlike([stage.name for stage in distribution.stages]), "what is left"]
    told = [f"the model: {bits[0]:.2f} bits, {count(distribution.vocab)} tokens"]
    told += [
        f"{stage.name}: {entropy - before:+.2f} bits, leaves {count(stage.kept)} tokens; it removed "
        f"{percent(stage.mass_removed)} of the probability and moved {percent(stage.mass_moved)}"
        for stage, before, entropy in zip(distribution.stages, bits, bits[1:], strict=False)
    ]
    told.append(f"what is left: {bits[-1]:.2f} bits, {count(distribution.kept)} tokens")
    data = {
        "type": "waterfall", "x": names, "y": [bits[0], *(b - a for a, b in pairwise(bits)), 0],
        "measure": ["absolute", *["relative"] * len(distribution.stages), "total"],
        "hovertext": told, "hoverinfo": "text", "connector": {"line": {"color": ink("line")}},
        "increasing": {"marker": {"color": ink("accepted")}}, "decreasing": {"marker": {"color": ink("removed")}},
        "totals": {"marker": {"color": ink("kept")}},
    }  # fmt: skip
    x, y = axis("", showgrid=False, type="category"), axis("entropy (bits)", rangemode="tozero")
    return chart(f"Processors at {place_of(step)}", [data], x, y, title={"text": place_of(step), "font": {"size": 14}},
                 margin={"l": 52, "r": 18, "t": 48, "b": 44})  # fmt: skip


def _change(distribution: Distribution) -> float:
    return abs(distribution.entropy_before - distribution.entropy_after)


def _unlike(names: list[str]) -> list[str]:
    """The names, with a number behind one that was there before: a category of Plotly's is there once."""
    return [f"{name} ({names[:i].count(name) + 1})" if name in names[:i] else name for i, name in enumerate(names)]

"""The mean g-value of each key of SynthID in a text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from playground.texts import numeral, said
from visualizers.figures.look import Chart, axis, chart, ink, level


def key_means_charts(found: Mapping[str, Any]) -> dict[str, Chart]:
    """The chart "layers" of what the detector said of a text, where it was marked by keys."""
    layers = found["reports"][0].get("layers")
    return {"layers": _chart(layers)} if layers else {}


def _chart(layers: Sequence[float]) -> Chart:
    half, _ = level(0.5, dash="dash")
    bars = {
        "type": "bar", "x": list(range(1, len(layers) + 1)), "y": [mean - 0.5 for mean in layers], "base": 0.5,
        "hoverinfo": "text", "textposition": "none", "marker": {"color": ink("kept")},
        "text": [
            said("Key {number}: mean g-value {mean}", number=f"{i}", mean=numeral(f"{mean:.3f}"))
            for i, mean in enumerate(layers, start=1)
        ],
    }  # fmt: skip
    return chart(
        said("Mean g-value of each key"),
        [bars],
        axis(said("key"), showgrid=False),
        axis("", range=[min(0.4, *layers) - 0.02, max(0.6, *layers) + 0.02]),
        height=210,
        shapes=[half],
    )

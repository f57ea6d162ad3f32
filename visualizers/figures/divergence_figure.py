"""KL of other models from the reference, along the reference's text."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from playground.texts import said
from visualizers.figures.look import Chart, axis, chart, count, line, points, quoted

_DASHES = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot")
_LEAST = 1e-6  # at the foot of the axis: what is less stands there, too
_UNITS = {"bits": math.log(2), "nats": 1.0}
_HIGH = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def divergence_charts(found: Mapping[str, Any]) -> dict[str, Chart]:
    """The charts "kl NUMBER UNIT" of what `playground.experiments.precision` found: for each group that has read the
    text, by its number, and for bits and nats."""
    readers = {i: group for i, group in enumerate(found["groups"]) if group["pair"] and not group["pair"].get("error")}
    return {f"kl {number} {unit}": _chart(readers, number, unit) for number in readers for unit in _UNITS}


def kl_words(value: float | None) -> str:
    """A divergence in three digits: a small one as a power of ten, None as infinite."""
    if value is None:
        return said("infinite")
    if value == 0:
        return "0"
    if value >= 0.001:
        return f"{value:.{max(0, 2 - math.floor(math.log10(value)))}f}"
    digits, power = f"{value:.1e}".split("e-")
    return f"{digits}\u00a0×\u00a010⁻{str(int(power)).translate(_HIGH)}"


def _chart(readers: Mapping[int, Mapping[str, Any]], main: int, unit: str) -> Chart:
    known = {n: [_in(unit, token["kl"]) for token in group["pair"]["tokens"]] for n, group in readers.items()}
    top = max([0.01, *(kl for row in known.values() for kl in row if kl is not None)])

    def heights(row: Sequence[float | None]) -> list[float]:
        # four digits are more than a picture shows, and shorter on their way
        return [float(f"{top if kl is None else max(_LEAST, kl):.4g}") for kl in row]

    data = [
        line(_places(row), heights(row), "before", width=1.5, dash=_DASHES[i % len(_DASHES)])
        for i, (number, row) in enumerate(known.items())
        if number != main
    ]
    row, tokens = known[main], readers[main]["pair"]["tokens"]
    told = [_told(unit, i, kl, token["text"]) for i, (kl, token) in enumerate(zip(row, tokens, strict=True), start=1)]
    data.append(line(_places(row), heights(row), "chosen", width=2.5))
    data.append(points(_places(row), heights(row), told, "chosen", size=5))
    ends = [math.log10(_LEAST) - 0.2, math.log10(top) + 0.2]
    return chart(
        said("KL of {model} from the reference, along the text", model=readers[main]["title"]),
        data,
        axis(said("token"), range=[0.5, len(row) + 0.5]),
        axis(said("bits") if unit == "bits" else said("nats"), type="log", range=ends, dtick=1, exponentformat="power"),
        height=240,
    )


def _told(unit: str, number: int, kl: float | None, token: str) -> str:
    values = {"number": count(number), "kl": kl_words(kl), "token": quoted(token)}
    if unit == "bits":
        return said("Token {number}: {kl} bits, {token}", **values)
    return said("Token {number}: {kl} nats, {token}", **values)


def _in(unit: str, nats: float | None) -> float | None:
    return None if nats is None else nats / _UNITS[unit]


def _places(row: Sequence[Any]) -> list[int]:
    return list(range(1, len(row) + 1))

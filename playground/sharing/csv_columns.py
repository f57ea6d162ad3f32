"""What the saved table of a run says beside its numbers: the units, in its headings, and which run it is of.

Entropies are in bits there, as on the page, log-probabilities in nats. Knows the trace; no pages.
"""

from __future__ import annotations

from typing import Any

from playground.metrics.scores import nats_to_bits
from playground.trace import Trace

_BITS = ("entropy_before", "entropy_after")
_NATS = ("raw_logprob", "logprob")
ABOUT = ("model", "seed", "prompt", "versions")
"""The columns that say which run a table is of. Only its first row has them: a prompt can be long."""


def heading(name: str) -> str:
    """The name of a column with its unit."""
    unit = "bits" if name in _BITS else "nats" if name in _NATS else ""
    return f"{name} ({unit})" if unit else name


def in_unit(name: str, value: Any) -> Any:
    """A value, which the program has in nats, in the unit that the heading says."""
    return nats_to_bits(value) if name in _BITS and isinstance(value, float | int) else value


def about(trace: Trace) -> dict[str, Any]:
    """The values of `ABOUT`; none of a run that has not begun."""
    if trace.started is None:
        return {}
    started = trace.started
    versions = ", ".join(f"{name} {version}" for name, version in started.versions.items())
    values = (started.model, started.seed, started.prompt, versions)
    return dict(zip(ABOUT, values, strict=True))

"""A model's own generation config, field by field: what it changes against the library's defaults, and what of it the
page overrides.

Knows the knobs and how configs are merged; no model. Standard library only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground.knobs import KNOBS
from playground.requests.effective_config import effective_config


def own_fields(
    own: Mapping[str, Any], config: Mapping[str, Any] | None = None, context: Mapping[str, Any] | None = None
) -> list[dict[str, Any]]:
    """A row for each field that the model sets, in the order of the panel: {"name", "model", "library", "same" (as the
    library's default), "meaning", "applies", "by", "ignored"}.

    `config` is what the page sets. "applies" is the value of a run with it and "by" who sets it: "changed", "model" or
    "library"; "ignored" says why it has no effect then, or is None. A length that another limit replaces applies as
    None. `context` is that of `effective_config`.
    """
    applied = {row.name: row for row in effective_config(dict(config or {}), None, own, context)}
    rows = []
    for name, knob in KNOBS.items():
        if own.get(name) is None or knob.managed:
            continue
        row = applied.get(name)
        rows.append({
            "name": name,
            "model": own[name],
            "library": knob.default,
            "same": own[name] == knob.default,
            "meaning": knob.meaning,
            "applies": row.value if row else None,
            "by": row.source if row else "",
            "ignored": row.ignored if row else None,
        })  # fmt: skip
    return rows

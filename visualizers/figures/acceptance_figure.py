"""How often a drafted token is kept, by its place in the draft.

Knows the trace. Like the other figures of a notebook its words are English.
"""

from __future__ import annotations

from playground.trace import Trace
from visualizers.figures.look import Chart, axis, chart, count, ink, level, percent


def acceptance_chart(trace: Trace) -> Chart:
    """A bar for each place of the drafts, counted from 1: the share (0 to 1) of the tokens drafted there that were
    kept. The level is `draft_acceptance_rate`, that of all drafted tokens. Raises ValueError without drafts."""
    figures = trace.acceptance
    if figures is None or not figures.num_draft_tokens:
        raise ValueError("This run has no drafts.")
    pairs = list(zip(figures.accepted_by_position, figures.drafted_by_position, strict=True))
    bars = {
        "type": "bar", "x": list(range(1, len(pairs) + 1)), "y": [kept / drafted for kept, drafted in pairs],
        "marker": {"color": ink("accepted")}, "hoverinfo": "text", "textposition": "none",
        "text": [
            f"place {place}: {count(kept)} of {count(drafted)} kept, {percent(kept / drafted)}"
            for place, (kept, drafted) in enumerate(pairs, 1)
        ],
    }  # fmt: skip
    rate = figures.draft_acceptance_rate
    shape, words = level(rate, "muted", f"all drafted tokens: {percent(rate)}", dash="dash")
    return chart(
        "Acceptance by position", [bars], axis("place in the draft", dtick=1), axis("kept", range=[0, 1.03]),
        shapes=[shape], annotations=words,
    )  # fmt: skip

"""The candidates of every token as a heat map: what else could have stood there, and how likely it was.

Knows the trace. Like the other figures of a notebook its words are English.
"""

from __future__ import annotations

from playground.trace import Candidate, Step, Trace
from visualizers.figures.look import Chart, axis, chart, colours, ink, percent, quoted
from visualizers.figures.probability import probability, steps_of

MOST_ROWS = 10


def candidate_map_chart(trace: Trace, sequence: int = 0, after: bool = True) -> Chart:
    """Columns are the tokens of the text, rows the ranks of the candidates from 1 on, colours their probability (0 to
    1): after the logits processors, or with `after=False` the model's own. A frame marks the token that was chosen.
    Raises ValueError for a text without steps."""
    steps = steps_of(trace, sequence)
    ranked = [_ranked(step, after) for step in steps]
    rows = max(1, max(max(cell, default=1) for cell in ranked))
    xs, ys = [step.index + 1 for step in steps], list(range(1, rows + 1))
    cells = [[column.get(rank) for column in ranked] for rank in ys]
    heat = {
        "type": "heatmap", "x": xs, "y": ys, "xgap": 1, "ygap": 1, "zmin": 0, "zmax": 1, "colorscale": colours("prob"),
        "z": [[None if one is None else _value(one, after) for one in row] for row in cells],
        "text": [["" if one is None else quoted(one.text) for one in row] for row in cells],
        "hovertext": [
            ["" if one is None else f"{quoted(one.text)}: {percent(_value(one, after))}" for one in row]
            for row in cells
        ],
        "hoverinfo": "text", "texttemplate": "%{text}", "textfont": {"size": 11, "color": ink("text")},
        "colorbar": {"title": {"text": "probability"}},
    }  # fmt: skip
    chosen = [
        (step.index + 1, rank)
        for step, column in zip(steps, ranked, strict=True)
        for rank, one in column.items()
        if one.token_id == step.chosen.token_id
    ]
    frames = [
        {
            "type": "rect", "x0": x - 0.46, "x1": x + 0.46, "y0": y - 0.46, "y1": y + 0.46,
            "line": {"color": ink("chosen"), "width": 2.5},
        }
        for x, y in chosen
    ]  # fmt: skip
    when = "after the processors" if after else "before the processors"
    return chart(
        f"Candidates {when}",
        [heat],
        axis("token", showgrid=False),
        axis("rank", showgrid=False, autorange="reversed", dtick=1),
        shapes=frames,
        height=120 + 30 * rows,
        width=max(480, 150 + 76 * len(steps)),
    )


def _ranked(step: Step, after: bool) -> dict[int, Candidate]:
    """The candidates of a step by their ranks on that side."""
    ranks = {(one.rank if after else one.raw_rank): one for one in [*step.candidates, step.chosen]}
    return {rank: one for rank, one in ranks.items() if rank is not None and rank <= MOST_ROWS}


def _value(one: Candidate, after: bool) -> float:
    return probability(one.logprob if after else one.raw_logprob)

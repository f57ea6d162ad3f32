"""The tree of a beam search: every beam that went on or ended, and how they fork.

Knows the trace. Like the other figures of a notebook its words are English; the page's own tree is a pane.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from playground.trace import BeamCandidate, Trace
from visualizers.figures.look import Chart, axis, chart, ink, points, quoted

# status -> (role of the colour, symbol, words)
_LOOKS = {
    "running": ("running", "circle", "goes on"),
    "finished": ("finished", "square", "has ended"),
    "ended": ("pruned", "square-open", "has ended, and does not count"),
    "pruned": ("pruned", "x", "is pruned"),
}


@dataclass
class _Node:
    depth: int
    candidate: BeamCandidate | None = None
    children: list[_Node] = field(default_factory=list)
    y: float = 0.0
    best: bool = False  # whether the best hypothesis goes through it


def beam_tree_chart(trace: Trace, prompt: int = 0, pruned: bool = False) -> Chart:
    """The tree of prompt number `prompt`, tokens from left to right; with `pruned` also the continuations that a step
    considered and dropped. The path of the best hypothesis is drawn thick. Hover texts have the score, the sum of the
    log-probabilities along the path in nats. Raises ValueError for a run without beams."""
    steps = [step for step in trace.beam_steps if step.sequence == prompt]
    if not steps:
        raise ValueError("This run has no beams." if not trace.beam_steps else f"This run has no prompt {prompt}.")
    root = _Node(0)
    running, nodes, best = {}, [], _best_path(trace, prompt)
    for step in steps:
        grown = {}
        for candidate in step.candidates:
            if not pruned and candidate.status in ("pruned", "ended"):
                continue
            # before the first step, and after a given token, every parent stands for the one text that there is
            parent = running.get(candidate.parent) or (next(iter(running.values())) if running else root)
            node = _Node(step.index + 1, candidate, best=(step.index, candidate.parent, candidate.token_id) in best)
            parent.children.append(node)
            nodes.append(node)
            if candidate.status == "running":
                grown[candidate.beam] = node
        running = grown
    _place(root)
    return chart(
        "Beam tree",
        [*_edges(root, nodes), *_points(nodes)],
        axis("token", range=[-0.5, len(steps) + 0.8], showgrid=False),
        {"visible": False},
        height=max(260, 60 + 26 * sum(not node.children for node in nodes)),
        showlegend=True,
        legend={"orientation": "h", "y": 1.02, "yanchor": "bottom"},
    )


def _best_path(trace: Trace, prompt: int) -> set[tuple[int, int, int]]:
    """(step, parent, token) of each token of the best hypothesis; empty before the end."""
    prompts = 1 + max(step.sequence for step in trace.beam_steps)
    first = prompt * max(1, len(trace.sequences) // prompts)
    if first >= len(trace.sequences) or not trace.sequences[first].beams:
        return set()
    sequence = trace.sequences[first]
    pairs = zip(sequence.token_ids, sequence.beams, strict=False)
    return {(index, parent, token_id) for index, (token_id, parent) in enumerate(pairs)}


def _place(root: _Node) -> None:
    """Leaves stand one below the other, and each node in the middle of its children. Without recursion: a text may be
    longer than Python's stack is deep."""
    order, left = [], [root]
    while left:
        node = left.pop()
        order.append(node)
        left += reversed(node.children)
    leaves = 0
    for node in order:
        if not node.children:
            node.y, leaves = -float(leaves), leaves + 1
    for node in reversed(order):
        if node.children:
            node.y = (node.children[0].y + node.children[-1].y) / 2


def _edges(root: _Node, nodes: list[_Node]) -> list[dict]:
    """Two lines with gaps: all edges, and thick ones along the best hypothesis."""
    drawn = []
    for best in (False, True):
        xs, ys = [], []
        for parent in (root, *nodes):
            for child in parent.children:
                if child.best == best:
                    xs += [parent.depth, child.depth, None]
                    ys += [parent.y, child.y, None]
        look = {"color": ink("chosen" if best else "before"), "width": 4 if best else 1.2}
        drawn.append({
            "type": "scatter", "mode": "lines", "x": xs, "y": ys, "line": look, "hoverinfo": "skip",
            "name": "the best hypothesis", "showlegend": best and bool(xs),
        })  # fmt: skip
    return drawn


def _points(nodes: list[_Node]) -> list[dict]:
    drawn = []
    for status, (role, symbol, words) in _LOOKS.items():
        some = [node for node in nodes if node.candidate.status == status]
        told = [
            f"token {node.depth}, {quoted(node.candidate.text)}: log p {node.candidate.logprob:.2f}, "
            f"score {node.candidate.score:.2f} nats; {words}"
            for node in some
        ]
        if some:
            marks = points([node.depth for node in some], [node.y for node in some], told, role, symbol=symbol, size=8)
            labels = {
                "mode": "markers+text", "text": [quoted(node.candidate.text) for node in some], "hovertext": told,
                "textposition": "top center", "textfont": {"size": 11, "color": ink("text")}, "name": words,
            }  # fmt: skip
            drawn.append(marks | labels)
    return drawn

"""What became of the runs that a row of a trial's table is about: its column `status`.

Rows that are missing because their runs have not come to their end are there, too, with nothing but that. Knows
comparisons and what they have found; no pages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from playground.experiments.comparison import Comparison, ran_to_its_end, status_of, status_of_all
from playground.experiments.draft_pairs import WARM_UPS
from playground.trace import Trace

Found = Mapping[str, Any]
Row = dict[str, object]


def with_statuses(rows: Sequence[Row], found: Found, runs: Comparison) -> list[Row]:
    """The rows of the table of what the runs have `found`, each with its `status`."""
    match found["question"]:
        case "speed":
            *pairs, whole = rows
            return [*_pairs(pairs, runs, WARM_UPS), whole | {"status": status_of_all(runs.traces)}]
        case "quiz":
            return _pairs(rows, runs)
        case "lengths" | "cost" | "precision":
            groups = [entry.get("group", number) for number, entry in enumerate(found.get("points") or found["groups"])]
            return [
                row | {"status": status_of_all(runs.traces_of(group))} for row, group in zip(rows, groups, strict=True)
            ]
        case "pair":
            return _sides(rows, runs)
        case "choices":
            return _answers(rows, found, runs)
        case "same" if found["mode"] == "greedy":
            sides = rows or [{"drafts": side} for side in ("without", "with")]
            return [row | {"status": status_of_all(runs.traces_of(group))} for group, row in enumerate(sides)]
    return [row | {"status": status_of_all(runs.traces)} for row in rows or [{}]]


def _pairs(rows: Sequence[Row], runs: Comparison, skipped: int = 0) -> list[Row]:
    """Pairs of runs: those that both ended are the rows; the others follow."""
    left = iter(rows)
    pairs = list(zip(runs.traces_of(0), runs.traces_of(1), strict=True))[skipped:]
    told, missing = [], []
    for pair in pairs:
        row = next(left, None) if all(map(ran_to_its_end, pair)) else None
        (missing if row is None else told).append((row or {}) | {"status": status_of_all(pair)})
    return told + [{"pair": number} | row for number, row in enumerate(missing, len(told) + 1)]


def _sides(rows: Sequence[Row], runs: Comparison) -> list[Row]:
    """The columns are two runs: the numbers of one that has not ended are left out, and the last row says so."""
    sides: dict[str, Trace] = dict(zip(("without", "with"), runs.traces, strict=True))
    kept = [
        {name: value for name, value in row.items() if name not in sides or ran_to_its_end(sides[name])} for row in rows
    ]
    statuses = {side: status_of(trace) for side, trace in sides.items()}
    return [row | {"status": status_of_all(sides.values())} for row in [*kept, {"number": "status", **statuses}]]


def _answers(rows: Sequence[Row], found: Found, runs: Comparison) -> list[Row]:
    """Answers: those that were read are the rows; the others of the same prompt follow them."""
    told, left = [], iter(rows)
    for block in found["blocks"]:
        told += [next(left) | {"status": status_of(runs.traces[number])} for number in block["entries"]]
        told += [
            {"model": block["model"], "prompt": block["prompt"], "answer": each["text"],
             "status": status_of(runs.traces[each["entry"]])}
            for each in block["unread"]
        ]  # fmt: skip
    return told

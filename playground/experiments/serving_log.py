"""What happened while requests were served: a log of steps as plain JSON values, and the figures that are counted from
it alone.

`ServingLog` has the requests and each way of serving them:

- "model", "device", "dtype", "clock", "seed"; "versions" and "provenance" as `Started` has them;
- "requests": of each {"prompt", "arrival", "max_new_tokens", "temperature", "top_k", "top_p", "leaves", "tokens" (of
  the prompt, [id, label, piece] each)};
- "ways": of each {"settings" (those of a ServingWay, as the library took them, and "blocks", the number of blocks of
  each kind of attention, "first_block", the lowest number of one, "kinds", their names), "steps", "ends", "faults",
  "figures"};
- "not_begun", only where serving was stopped before some ways began: the fields of each of these, as a ServingWay.

A step is one forward pass: "at", its number by the clock of steps, in which time without requests is skipped;
"start" and "seconds", when it began and how long it took, with nothing counted but steps; "rows", for each request
[number, what it does, tokens read, padding among them, position of the first, id of its new token or None], where what
it does is "prefill" (reads its prompt), "decode", or "pad" (its row of a batch goes on after its text has ended);
"waiting", who waits, in order; "starved", who got no block; "put_back", who lost its blocks and waits again; "came" and
"left", who came, and who went without an end, before it; "shared", tokens that needed no reading because their blocks
were there, by request number; "tables", the block numbers of each request, by kind, where they have changed, None once
it has none; "kept", blocks that nobody uses and that are kept for their content, where it has changed; "free", how many
blocks are free, by kind; "evicted", how many kept blocks were given up before it.

An end is {"status" ("finished", "cancelled", "failed", "refused"), "reason" ("eos", "length", what the library says of
a request that failed, or None), "step" (the index of its last step, None where it never had one), "tokens" ([id, label,
piece] each), "text", "same" (whether the tokens are those of `generate`, where a way "alone" was made too and it is
greedy)}. A fault is {"step", "message", "lost", "again"}: the library's loop ended there, and which requests were lost,
and which began anew. Knows no model and no page.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from playground.trace import InNotebooks

Step = dict[str, Any]
REQUEST, WHAT, TOKENS, PADDING, POSITION, NEW = range(6)  # of a row


@dataclass(frozen=True)
class ServingLog(InNotebooks):
    """What came of a ServingQuestion, as plain JSON values."""

    values: dict[str, Any]

    @property
    def texts(self) -> list[str]:
        """What was written for each request, in the first way."""
        return [end["text"] if end else "" for end in self.values["ways"][0]["ends"]]

    @property
    def figures(self) -> list[dict[str, Any]]:
        """The figures of each way (`figures_of`)."""
        return [way["figures"] for way in self.values["ways"]]


def request_times(step_list: Sequence[Step], requests: Sequence[dict[str, Any]], clock: str) -> list[dict[str, Any]]:
    """When each request came, was first worked on, got its tokens and ended: {"came", "began", "tokens" (a time for
    each new one), "ended"}, each [steps, seconds]; None for what never was. Steps are counted as they were made,
    without those that are skipped because nobody has a request; seconds are those of the log."""
    times: list[dict[str, Any]] = [
        {"came": _came(step_list, each["arrival"], clock), "began": None, "tokens": [], "ended": None}
        for each in requests
    ]
    for index, step in enumerate(step_list):
        after = [index + 1, step["start"] + step["seconds"]]
        for row in step["rows"]:
            mine = times[row[REQUEST]]
            if mine["began"] is None:
                mine["began"] = [index, step["start"]]
            if row[WHAT] != "pad":
                mine["ended"] = after
            if row[NEW] is not None:
                mine["tokens"].append(after)
    return times


def _came(step_list: Sequence[Step], arrival: float, clock: str) -> list[float]:
    """When the request came, by steps and by seconds."""
    for index, step in enumerate(step_list):
        if clock == "steps" and step["at"] >= arrival:
            return [index, step["start"]]
        if clock == "seconds" and step["start"] >= arrival:
            return [index, arrival]
        if clock == "seconds" and step["start"] + step["seconds"] > arrival:  # during the step
            return [index + (arrival - step["start"]) / step["seconds"], arrival]
    return [len(step_list), arrival if clock == "seconds" else _end(step_list, len(step_list) - 1)]


def _end(step_list: Sequence[Step], index: int) -> float:
    return step_list[index]["start"] + step_list[index]["seconds"] if 0 <= index < len(step_list) else 0.0


def figures_of(way: dict[str, Any], requests: Sequence[dict[str, Any]], clock: str) -> dict[str, Any]:
    """The figures of one way: "steps"; "seconds" of all of them; "tokens" that were computed, as {"prefill", "decode",
    "again" (prompt or text that was read before, and lost), "padding"}, and "shared", those that were not; "written",
    the new tokens; "per_second", of these; "at_once", the mean number of requests in a step; "used", the mean share of
    the blocks that were in use or kept; "starved" and "put_back", how often; "finished", how many requests; "first",
    "between" and "whole", the times until the first token, between two, and until the end, as {"steps": [p50, p95],
    "seconds": [p50, p95]}, None where there are none. Requests that did not finish count in none of the last three."""
    step_list = way["steps"]
    counts = {"prefill": 0, "decode": 0, "again": 0, "padding": 0}
    read = [0] * len(requests)  # how far each request was ever read
    for row in (row for step in step_list for row in step["rows"]):
        counts["padding"] += row[PADDING]
        own = row[TOKENS] - row[PADDING]
        again = max(0, min(own, read[row[REQUEST]] - row[POSITION]))
        counts["again"] += again
        if row[WHAT] != "pad":
            counts[row[WHAT]] += own - again
            read[row[REQUEST]] = max(read[row[REQUEST]], row[POSITION] + own)
    finished = [number for number, end in enumerate(way["ends"]) if end and end["status"] == "finished"]
    times = request_times(step_list, requests, clock)
    waits: dict[str, list[tuple[float, float]]] = {"first": [], "between": [], "whole": []}
    for number in finished:
        mine = times[number]
        waits["first"].append(_from_to(mine["came"], mine["tokens"][0]))
        waits["whole"].append(_from_to(mine["came"], mine["ended"]))
        waits["between"] += map(_from_to, mine["tokens"], mine["tokens"][1:])
    seconds = sum(step["seconds"] for step in step_list)
    written = sum(row[NEW] is not None for step in step_list for row in step["rows"])
    return {
        "steps": len(step_list),
        "seconds": seconds,
        "tokens": counts,
        "shared": sum(count for step in step_list for count in step.get("shared", {}).values()),
        "written": written,
        "per_second": written / seconds if seconds else None,
        "at_once": _mean([sum(row[WHAT] != "pad" for row in step["rows"]) for step in step_list]),
        "used": _mean(list(_used_shares(way))),
        "starved": sum(len(step.get("starved", ())) for step in step_list),
        "put_back": sum(len(step.get("put_back", ())) for step in step_list),
        "finished": len(finished),
        **{name: _percentiles(pairs) for name, pairs in waits.items()},
    }


def _used_shares(way: dict[str, Any]) -> Iterator[float]:
    blocks = sum(way["settings"].get("blocks", ()))
    if blocks:
        for step in way["steps"]:
            yield 1 - sum(step["free"]) / blocks


def _from_to(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    return other[0] - one[0], other[1] - one[1]


def _percentiles(pairs: Sequence[tuple[float, float]]) -> dict[str, list[float]] | None:
    if not pairs:
        return None
    columns = zip(*pairs, strict=True)
    return {
        name: [percentile(column, 0.5), percentile(column, 0.95)]
        for name, column in zip(("steps", "seconds"), columns, strict=True)
    }


def percentile(values: Sequence[float], share: float) -> float:
    """The least of the values that so large a share of them does not exceed (nearest rank)."""
    ranked = sorted(values)
    return ranked[max(0, math.ceil(share * len(ranked)) - 1)]


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None

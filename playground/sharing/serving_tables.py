"""The tables of a serving log: a row for each request, each step, each row of a step, each way. Ways are A, B, ...,
requests and steps count from 1, as on the page. Knows plain data; no page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from playground.experiments.comparison import ENDED, NOT_RUN, UNFINISHED
from playground.experiments.serving_log import NEW, PADDING, POSITION, REQUEST, TOKENS, WHAT, ServingLog, request_times

Row = dict[str, Any]
Table = tuple[list[str], list[Row]]


def units_of(log: ServingLog) -> dict[str, str]:
    """The units of those columns whose names do not say them."""
    return {
        **dict.fromkeys(("arrival", "leaves"), log.values["clock"]),
        **dict.fromkeys(("read again", "prefill", "decode", "padding", "shared"), "tokens"),
        **dict.fromkeys(("requests", "waiting", "starved"), "requests"),
        "at": "steps", "start": "seconds",
    }  # fmt: skip


def requests_table(log: ServingLog) -> Table:
    """A row for each request in each way: what it asked for, what it got, and its times, in steps and in seconds."""
    rows = [row for letter, way in _ways(log) for row in _request_rows(log, letter, way)]
    for letter, way in _not_begun(log):
        rows += [
            {
                "way": letter, "kind": way["kind"], "request": number, **{name: request[name] for name in _ASKED},
                "status": NOT_RUN, "prompt tokens": len(request["tokens"]),
            }
            for number, request in enumerate(log.values["requests"], 1)
        ]  # fmt: skip
    return _filled(rows)


def _request_rows(log: ServingLog, letter: str, way: Mapping[str, Any]) -> Iterator[Row]:
    requests, clock = log.values["requests"], log.values["clock"]
    times = request_times(way["steps"], requests, clock)
    again, back = _read_again(way, len(requests)), _lost_blocks(way, len(requests))
    for number, (request, end, mine) in enumerate(zip(requests, way["ends"], times, strict=True)):
        first = mine["tokens"][0] if mine["tokens"] else None
        finished = mine["ended"] if end and end["status"] == "finished" else None
        yield {
            "way": letter, "kind": way["settings"]["kind"], "request": number + 1,
            **{name: request[name] for name in _ASKED},
            "status": _status(end, mine), "reason": end and end["reason"], "text": end and end["text"],
            "prompt tokens": len(request["tokens"]), "new tokens": len(mine["tokens"]),
            "read again": again[number], "preempted": back[number], "same as generate": end and end["same"],
            **_both("came", mine["came"]), **_both("began", mine["began"]), **_both("ended", mine["ended"]),
            **_both("waited", _span(mine["came"], mine["began"])),
            **_both("time to first token", _span(mine["came"], first)),
            **_both("latency", _span(mine["came"], finished)),
        }  # fmt: skip


def _status(end: Mapping[str, Any] | None, times: Mapping[str, Any]) -> str:
    """How a request ended; of a log that was stopped before that, UNFINISHED or NOT_RUN."""
    return end["status"] if end else UNFINISHED if times["began"] else NOT_RUN


_ASKED = ("prompt", "arrival", "max_new_tokens", "temperature", "top_k", "top_p", "leaves")


def steps_table(log: ServingLog) -> Table:
    """A row for each step of each way."""
    rows = []
    for letter, way in _ways(log):
        kept: list[list[int]] = []
        for number, step in enumerate(way["steps"], 1):
            kept = step.get("kept", kept)
            computed = {what: [row for row in step["rows"] if row[WHAT] == what] for what in ("prefill", "decode")}
            own = {what: sum(row[TOKENS] - row[PADDING] for row in each) for what, each in computed.items()}
            rows.append({
                "way": letter, "step": number, "at": step["at"], "start": step["start"], "seconds": step["seconds"],
                "requests": sum(map(len, computed.values())), "prefill": own["prefill"], "decode": own["decode"],
                "padding": sum(row[PADDING] for row in step["rows"]),
                "new tokens": sum(row[NEW] is not None for row in step["rows"]),
                "waiting": len(step["waiting"]), "starved": len(step.get("starved", ())),
                "preempted": len(step.get("put_back", ())), "shared": sum(step.get("shared", {}).values()),
                "free blocks": sum(step["free"]) if "free" in step else None,
                "kept blocks": sum(map(len, kept)) if "free" in step else None,
            })  # fmt: skip
    return list(_STEP_COLUMNS), rows


_STEP_COLUMNS = (
    "way", "step", "at", "start", "seconds", "requests", "prefill", "decode", "padding", "new tokens", "waiting",
    "starved", "preempted", "shared", "free blocks", "kept blocks",
)  # fmt: skip


def rows_table(log: ServingLog) -> Table:
    """A row for each request in each step that computes something for it."""
    rows = []
    for letter, way in _ways(log):
        labels = _labels(log, way)
        for number, step in enumerate(way["steps"], 1):
            rows += [
                {
                    "way": letter, "step": number, "request": row[REQUEST] + 1, "what": row[WHAT],
                    "tokens": row[TOKENS], "padding": row[PADDING], "position": row[POSITION], "new token": row[NEW],
                    "text": labels.get(row[NEW]),
                }
                for row in step["rows"]
            ]  # fmt: skip
    return ["way", "step", "request", "what", "tokens", "padding", "position", "new token", "text"], rows


def ways_table(log: ServingLog) -> Table:
    """A row for each way: its settings, what became of it, and its figures, if it was served to its end."""
    rows = []
    for letter, way in _ways(log):
        settings = {name: _plain(value) for name, value in way["settings"].items()}
        figures = dict(way["figures"])
        computed = figures.pop("tokens")
        spans = {name: figures.pop(name) for name in ("first", "between", "whole")}
        told = {**computed, **figures, **_percentiles(spans)}
        status = ENDED if all(way["ends"]) else UNFINISHED if way["steps"] else NOT_RUN
        rows.append({"way": letter, **settings, "status": status, **(told if status == ENDED else dict.fromkeys(told))})
    for letter, way in _not_begun(log):
        settings = {name: value for name, value in way.items() if name != "num_blocks"} | {"blocks": way["num_blocks"]}
        if way["kind"] != "continuous":
            settings = {"kind": way["kind"], "max_requests": way["max_requests"]}
        rows.append({"way": letter, **settings, "status": NOT_RUN})
    return _filled(rows)


def _filled(rows: list[Row]) -> Table:
    """All columns of these rows, each of which has all of them."""
    columns = list(dict.fromkeys(name for row in rows for name in row))
    return columns, [dict.fromkeys(columns) | row for row in rows]


def _percentiles(spans: Mapping[str, Mapping[str, list[float]] | None]) -> Row:
    names = {"first": "time to first token", "between": "time between tokens", "whole": "latency"}
    return {
        f"{names[name]} {share} ({unit})": values[unit][place] if values else None
        for name, values in spans.items()
        for place, share in enumerate(("p50", "p95"))
        for unit in ("steps", "seconds")
    }


def _plain(value: Any) -> Any:
    """A setting as one value: of each kind of attention, where there are several."""
    return (value[0] if len(value) == 1 else ", ".join(map(str, value))) if isinstance(value, list) else value


def _ways(log: ServingLog) -> Iterator[tuple[str, Mapping[str, Any]]]:
    return zip("ABCDEFGH", log.values["ways"], strict=False)


def _not_begun(log: ServingLog) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The ways that follow, which serving was stopped before."""
    return zip("ABCDEFGH"[len(log.values["ways"]) :], log.values.get("not_begun", ()), strict=False)


def _both(name: str, time: list[float] | None) -> Row:
    steps, seconds = time or (None, None)
    return {f"{name} (steps)": steps, f"{name} (seconds)": seconds}


def _span(start: list[float] | None, end: list[float] | None) -> list[float] | None:
    return [end[0] - start[0], end[1] - start[1]] if start and end else None


def _read_again(way: Mapping[str, Any], count: int) -> list[int]:
    """How many tokens of each request were read although they had been read before, as `figures_of` counts them."""
    read, again = [0] * count, [0] * count
    for row in (row for step in way["steps"] for row in step["rows"] if row[WHAT] != "pad"):
        end = row[POSITION] + row[TOKENS] - row[PADDING]
        again[row[REQUEST]] += max(0, min(end, read[row[REQUEST]]) - row[POSITION])
        read[row[REQUEST]] = max(read[row[REQUEST]], end)
    return again


def _lost_blocks(way: Mapping[str, Any], count: int) -> list[int]:
    back = [number for step in way["steps"] for number in step.get("put_back", ())]
    return [back.count(number) for number in range(count)]


def _labels(log: ServingLog, way: Mapping[str, Any]) -> dict[int, str]:
    lists = [*(request["tokens"] for request in log.values["requests"]), *(e["tokens"] for e in way["ends"] if e)]
    return {number: label for tokens in lists for number, label, _ in tokens}

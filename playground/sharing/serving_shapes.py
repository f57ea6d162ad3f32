"""The shape of a serving log as files hold it, and what no server could have told.

Knows plain data alone. What the values mean is in `playground.experiments.serving_log`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from playground.experiments.serving_log import figures_of
from playground.experiments.serving_question import CLOCKS, KINDS, MAX_AT, MAX_REQUESTS, MAX_WAYS, STOPS
from playground.sharing.csv_columns import MADE_WITH
from playground.texts import numeral, said
from playground.trace.value_shapes import Shape, ShapeError, between, nullable, one_of, optional, validated

MAX_STEPS = 50_000  # of one way
MAX_BLOCKS = 4_096  # of one kind of attention: what a pane draws
MAX_KINDS = 8
_COUNT = between(0, 10**6)
_TIME = between(0, 10**9, float)
_TOKENS = [(int, str, nullable(str))]
_WHATS = ("prefill", "decode", "pad")
_STATUSES = ("finished", "cancelled", "failed", "refused")


def _by_request(shape: Shape) -> Shape:
    """Values by the numbers of requests, which JSON writes as text."""

    def read(value: Any) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise ShapeError(said("it must be an object"))
        if not all(isinstance(key, str) and key.isascii() and key.isdigit() and len(key) < 4 for key in value):
            raise ShapeError(said("it must name requests by their numbers"))
        return {str(int(key)): validated(each, shape, key) for key, each in value.items()}

    return read


_REQUEST = {
    "prompt": str, "arrival": between(0, MAX_AT, float), "max_new_tokens": between(1, 10**6),
    "temperature": nullable(float), "top_k": nullable(int), "top_p": nullable(float), "leaves": nullable(float),
    "tokens": _TOKENS,
}  # fmt: skip
_STEP = {
    "at": _TIME, "start": _TIME, "seconds": _TIME,
    "rows": [(_COUNT, one_of(*_WHATS), _COUNT, _COUNT, _COUNT, nullable(int))],
    "waiting": [_COUNT],
    **{name: optional([_COUNT]) for name in ("came", "left", "starved", "put_back", "free")},
    "shared": optional(_by_request(_COUNT)), "tables": optional(_by_request(nullable([[_COUNT]]))),
    "kept": optional([[_COUNT]]), "evicted": optional(_COUNT),
}  # fmt: skip
_SETTINGS = {
    "kind": one_of(*KINDS), "max_requests": between(1, 10**6),
    "page_size": optional(between(1, 10**6)), "token_budget": optional(between(1, 10**9)), "scheduler": optional(str),
    "share_prefixes": optional(bool), "safety_margin": optional(nullable(float)),
    "evict_at": optional(nullable(float)), "stop_at": optional(nullable(float)), "stop": optional(one_of(*STOPS)),
    "kinds": optional([str]), "blocks": optional([between(1, MAX_BLOCKS)]), "first_block": optional([_COUNT]),
    "block_bytes": optional([between(0, 10**15)]),
}  # fmt: skip
_END = {
    "status": one_of(*_STATUSES), "reason": nullable(str), "step": nullable(_COUNT), "tokens": _TOKENS, "text": str,
    "same": nullable(bool),
}  # fmt: skip
_FAULT = {"step": _COUNT, "message": str, "lost": [_COUNT], "again": [_COUNT]}
_WAY = {"settings": _SETTINGS, "steps": [_STEP], "ends": [nullable(_END)], "faults": [_FAULT]}
_NOT_BEGUN = {
    "kind": one_of(*KINDS), "num_blocks": between(1, MAX_BLOCKS), "page_size": between(1, 10**6),
    "token_budget": between(1, 10**9), "max_requests": between(1, 10**6), "scheduler": str, "share_prefixes": bool,
    **{name: nullable(float) for name in ("safety_margin", "evict_at", "stop_at")}, "stop": one_of(*STOPS),
}  # fmt: skip
_LOG = {
    "model": str, "device": str, "dtype": str, "clock": one_of(*CLOCKS), "seed": between(0, 2**53),
    "requests": [_REQUEST], "ways": [_WAY], "not_begun": optional([_NOT_BEGUN]), **MADE_WITH,
}  # fmt: skip


def serving_log(values: Any) -> dict[str, Any]:
    """The values of a ServingLog, checked, with their figures counted anew. Raises ShapeError for what no server could
    have told."""
    log = validated(values, _LOG)
    requests = log["requests"]
    count = len(log["ways"]) + len(log.get("not_begun", ()))
    if not 0 < len(requests) <= MAX_REQUESTS or not log["ways"] or count > MAX_WAYS:
        raise ShapeError(said("it has no requests or no ways, or more than can be served"))
    for way in log["ways"]:
        _check_way(way, len(requests))
        try:
            way["figures"] = figures_of(way, requests, log["clock"])
        except (LookupError, ArithmeticError) as error:  # an end before its tokens, a free block too many
            raise ShapeError(_CONTRADICTS) from error
    return log


_CONTRADICTS = said("its parts contradict each other")


def _check_way(way: Mapping[str, Any], count: int) -> None:
    steps, settings = way["steps"], way["settings"]
    if len(steps) > MAX_STEPS:
        raise ShapeError(said("a way has more than {most} steps", most=numeral(f"{MAX_STEPS:,}")))
    if len(way["ends"]) != count:
        raise ShapeError(said("its requests and their ends do not belong together"))
    for end in way["ends"]:
        if end and end["step"] is not None and end["step"] >= len(steps):
            raise ShapeError(said("a request ends after the last step"))
    if settings["kind"] == "continuous":
        _check_cache(settings)
    for step in steps:
        if any(request >= count for request in _requests_in(step)):
            raise ShapeError(said("a step names a request that there is not"))
        if len({row[0] for row in step["rows"]}) < len(step["rows"]) or any(row[3] > row[2] for row in step["rows"]):
            raise ShapeError(_CONTRADICTS)
        if settings["kind"] == "continuous":
            _check_blocks(step, settings)


def _check_cache(settings: Mapping[str, Any]) -> None:
    missing = [name for name in _SETTINGS if name not in settings]
    if missing:
        raise ShapeError(said("{name} is missing", name=missing[0]))
    lengths = {len(settings[name]) for name in ("kinds", "blocks", "first_block", "block_bytes")}
    if len(lengths) > 1 or not 0 < lengths.pop() <= MAX_KINDS:
        raise ShapeError(said("its kinds of attention and their blocks do not belong together"))


def _requests_in(step: Mapping[str, Any]) -> Iterator[int]:
    yield from (row[0] for row in step["rows"])
    for name in ("waiting", "came", "left", "starved", "put_back"):
        yield from step.get(name, ())
    for name in ("shared", "tables"):
        yield from map(int, step.get(name, ()))


def _check_blocks(step: Mapping[str, Any], settings: Mapping[str, Any]) -> None:
    kinds = len(settings["kinds"])
    tables = [table for table in step.get("tables", {}).values() if table is not None]
    by_kind = [*tables, *([step["kept"]] if "kept" in step else [])]
    if len(step.get("free", ())) != kinds or any(len(each) != kinds for each in by_kind):
        raise ShapeError(_CONTRADICTS)
    if any(free > most for free, most in zip(step["free"], settings["blocks"], strict=True)):
        raise ShapeError(said("a step has more free blocks than there are"))
    for each in by_kind:
        for blocks, first, most in zip(each, settings["first_block"], settings["blocks"], strict=True):
            if any(not first <= block < first + most for block in blocks) or len(set(blocks)) < len(blocks):
                raise ShapeError(said("a step names a block that there is not"))

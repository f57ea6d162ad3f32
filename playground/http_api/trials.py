"""`sweep`, `trials` and `precision`: many runs of one request, and what they show.

Knows the experiments; which runs answer a question is theirs to say.
"""

from __future__ import annotations

import contextlib
import dataclasses
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

from starlette.responses import Response

from playground.experiments.comparison import Comparison, Entry, Group
from playground.experiments.draft_trials import (
    MIN_SAMPLES,
    REPEATS,
    SAMPLES,
    VALUES,
    length_knob,
    lengths_trial,
    same_trial,
    speed_trial,
    with_drafts,
)
from playground.experiments.precision import PRECISIONS, in_precision, pairs, precision_trial
from playground.experiments.precision import REPEATS as PRECISION_REPEATS
from playground.experiments.sweep import PROMPT, SWEEPABLE, Cell, grid, parse_values
from playground.http_api.comparison_stream import (
    check_request,
    check_tokens,
    found,
    found_in,
    known_of,
    played,
    runs_played,
    shown,
)
from playground.http_api.fields import BodyField, Object, choice, number, read_fields, read_request, request
from playground.http_api.problem_details import Problem, wrong
from playground.http_api.responses import answered, events_of, form_of
from playground.http_api.service import Call
from playground.knobs.modes import sampled
from playground.metrics.run_metrics import measure
from playground.models.reference import BadReference
from playground.questions import Answered, NoAnswer
from playground.requests.config_values import well_formed
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.request_problems import request_error
from playground.requests.validation import effective_values
from playground.trace import Failed, Trace
from playground.trace.wire import Json, encode

MAX_SEEDS = 8
MAX_REPEATS = 20

# ------------------------------------------------------------------------------------------------------------ sweep

_AXIS_SCHEMA = {
    "type": "object",
    "properties": {
        "knob": {"enum": [PROMPT, *SWEEPABLE]},
        "values": {
            "anyOf": [{"type": "array", "minItems": 1}, {"type": "string"}],
            "description": "A list, in which null unsets the knob; or a text, such as \"0.5..1.5 by 0.5\".",
        },
    },
    "required": ["knob", "values"],
    "additionalProperties": False,
}
SWEEP_FIELDS: dict[str, BodyField] = {
    "request": request("What runs in every cell, apart from its knobs."),
    "axes": BodyField(list[Object], "One or two knobs with their values; the first makes the columns.",
                      told={"type": "array", "items": _AXIS_SCHEMA, "minItems": 1, "maxItems": 2}),
    "seeds": number("Runs of each cell, which differ by their seed.", 1, MAX_SEEDS, 1),
}  # fmt: skip


async def sweep(call: Call) -> Response:
    """One or two knobs over several values each: a grid of runs, with the metrics of each cell."""
    form = form_of(call)
    asked = read_fields(await call.body(), SWEEP_FIELDS)
    base = read_request(asked["request"], "request")
    comparison = await call.beside(_grid, call, base, asked["axes"], asked["seeds"])
    return await answered(call, form, played(call, comparison), _sweep_document)


def _grid(call: Call, base: GenerationRequest, axes: Sequence[Mapping[str, Any]], seeds: int) -> Comparison:
    check_request(call, base)
    try:
        cells = grid(base, [_axis(axis, f"axes[{i}]") for i, axis in enumerate(axes)], seeds, call.settings.max_runs)
    except RequestError:
        raise
    except ValueError as error:
        raise wrong("axes", str(error)) from None
    groups = [
        Group(cell.label, cell.label, base.model, "", cell.requests[0].seed, cell.place, i)
        for i, cell in enumerate(cells)
    ]
    entries = [Entry(i, _plain(each)) for i, cell in enumerate(cells) for each in cell.requests]
    return check_tokens(call, Comparison("sweep", base.asked, groups, entries, find=_Cells(cells)))


def _plain(base: GenerationRequest) -> GenerationRequest:
    """The request, recording the chosen token alone at each step: the traces of all runs are kept."""
    return dataclasses.replace(base, top_candidates=1, read_prompt=False, check_scores=False, watch=[])


def _axis(axis: Mapping[str, Any], where: str) -> tuple[str, list[Any]]:
    """A knob and its values. Raises Problem for what is none, and ValueError for a knob that cannot be swept."""
    name, values = axis.get("knob"), axis.get("values")
    if set(axis) != {"knob", "values"} or not isinstance(name, str):
        raise wrong(where, "It must be an object with a knob and values.", 'Write {"knob": "top_p", "values": [1]}.')
    if name == PROMPT and isinstance(values, list):
        return name, values
    if name not in SWEEPABLE:
        raise wrong(f"{where}.knob", f"{name!r:.60} cannot be swept.", "Choose a number, a yes or no, or a choice.")
    if isinstance(values, list):
        for value in values:
            if value is not None and (fault := SWEEPABLE[name].fault(value)):
                raise wrong(f"{where}.values", str(fault), "Change that value, or take it out.")
        return name, list({(type(value), json.dumps(value)): value for value in values}.values())
    if not isinstance(values, str):
        raise wrong(f"{where}.values", "It must be a list, or a text.", 'Write [0.5, 1], or "0.5, 1".')
    return name, parse_values(name, values)


class _Cells:
    """What a sweep has shown: its cells, with their metrics and the numbers of their runs."""

    def __init__(self, cells: Sequence[Cell]) -> None:
        self._cells = cells

    def __call__(self, comparison: Comparison) -> dict[str, Any]:
        return {"cells": [self._told(comparison, i) for i in range(len(self._cells))]}

    def _told(self, comparison: Comparison, i: int) -> dict[str, Any]:
        cell = self._cells[i]
        return {
            "place": list(cell.place),
            "changes": dict(cell.changes),
            "label": str(cell.label),
            "metrics": measure(comparison.traces_of(i)),
            "runs": [place for place, entry in enumerate(comparison.entries) if entry.group == i],
        }


def _sweep_document(items: list[Any]) -> str:
    """{"cells", "traces"}: the runs of a cell are the places of its traces."""
    cells = found_in(items)["cells"]
    traces = [Trace() for cell in cells for _ in cell["runs"]]
    for item in items:
        if isinstance(item, tuple):
            traces[item[0]].add(item[1])
    return f'{{"cells":{encode(cells)},"traces":[{",".join(trace.to_json() for trace in traces)}]}}'


# ------------------------------------------------------------------------------------------------------------ drafts

TRIALS_FIELDS: dict[str, BodyField] = {
    "question": choice("The question: whether drafts are faster, which draft length is best, or whether the text is "
                       "the same.", "speed", "lengths", "same"),
    "request": request("A run with drafts; a bundled model's own draft model is the default."),
    "repeats": number("For speed and lengths: counted runs of each kind.", 1, MAX_REPEATS, REPEATS),
    "knob": choice("For lengths: which knob.", *VALUES, default=next(iter(VALUES))),
    "values": BodyField(Json, "For lengths: the values of the knob, as for a sweep.", None,
                        {"anyOf": [{"type": "array"}, {"type": "string"}]}),
    "samples": number("For same: how many texts with drafts, and as many without.", MIN_SAMPLES, 10_000, SAMPLES),
}  # fmt: skip


async def trials(call: Call) -> Response:
    """Whether drafts make a run faster, which draft length is best, whether they change the text."""
    form = form_of(call)
    asked = read_fields(await call.body(), TRIALS_FIELDS)
    base = read_request(asked["request"], "request")
    trial, at_once = await call.beside(_trial, call, base, asked)
    await call.beside(check_tokens, call, trial)
    return await shown(call, form, played(call, trial, at_once), encode)


def _trial(call: Call, base: GenerationRequest, asked: Mapping[str, Any]) -> tuple[Comparison, int | None]:
    """The trial, and how many of its runs may be decoded side by side: one where their time counts."""
    check_request(call, base)
    drafted, _ = with_drafts(_plain(base), **known_of(call, base))
    check_request(call, drafted)
    known = known_of(call, drafted)
    if asked["question"] == "speed":
        return speed_trial(drafted, asked["repeats"], **known), 1
    if asked["question"] == "same":
        effective = effective_values(well_formed(drafted.config)[0], known.get("model_defaults"))
        return same_trial(drafted, asked["samples"], **known), None if sampled(effective) else 1
    name, _ = length_knob(drafted, asked["knob"], **known)
    values = VALUES[name] if asked["values"] is None else asked["values"]
    try:
        values = _axis({"knob": name, "values": values}, "values")[1]
    except RequestError:
        raise
    except ValueError as error:
        raise wrong("values", str(error)) from None
    return lengths_trial(drafted, name, values, asked["repeats"], **known, most_runs=call.settings.max_runs), 1


# --------------------------------------------------------------------------------------------------------- precision

PRECISION_FIELDS: dict[str, BodyField] = {
    "request": request("What runs in each precision."),
    "precisions": BodyField(list[str], f"Which of {', '.join(PRECISIONS)}; the first is the reference."),
    "other": BodyField(str | None, "Another model with the same tokenizer.", None),
    "repeats": number("Counted runs of each precision.", 1, MAX_REPEATS, PRECISION_REPEATS),
}


async def precision(call: Call) -> Response:
    """One prompt on a model in several precisions: text, memory, speed, and divergence from the first."""
    form = form_of(call)
    asked = read_fields(await call.body(), PRECISION_FIELDS)
    base = read_request(asked["request"], "request")
    trial = await call.beside(_precision_trial, call, base, asked)
    return await shown(call, form, _held_against(call, trial, runs_played(call, trial, 1)), encode)


def _precision_trial(call: Call, base: GenerationRequest, asked: Mapping[str, Any]) -> Comparison:
    check_request(call, base)
    for name in asked["precisions"]:
        if name not in PRECISIONS:
            raise wrong("precisions", f"There is no precision {name!r:.40}.", f"Use {', '.join(PRECISIONS)}.")
        if why := call.engine.precisions().get(name):
            raise wrong("precisions", f"{name} is not available here.", why)
    try:
        models = [in_precision(base.model, name) for name in asked["precisions"]]
    except BadReference as error:
        raise request_error("request.model", error.message, error.fix) from None
    models += [asked["other"]] if asked["other"] and asked["other"] not in models else []
    return check_tokens(call, precision_trial(base, models, asked["repeats"], call.settings.max_runs))


async def _held_against(call: Call, trial: Comparison, batches: AsyncIterator[list[Any]]) -> AsyncIterator[list[Any]]:
    """The runs, and then each model beside the first, reading what the first one wrote."""
    async with contextlib.aclosing(batches):
        async for items in batches:
            yield items
    for place, pair in pairs(trial).items():
        try:
            reading = await events_of(call, pair)
        except (Problem, RequestError) as error:
            trial.find.learn(place, NoAnswer(str(error)))
            continue
        async with contextlib.aclosing(reading):
            async for events in reading:
                for event in events:
                    if isinstance(event, Answered):
                        trial.find.learn(place, event.answer)
                    elif isinstance(event, Failed):
                        trial.find.learn(place, NoAnswer(event.message, event.fix))
                yield [event for event in events if not isinstance(event, Answered)]
    yield [await found(call, trial)]

"""`sweep`, `trials` and `precision`: many runs of one request, and what they show.

Knows the experiments; which runs answer a question is theirs to say.
"""

from __future__ import annotations

import contextlib
import dataclasses
import json
from collections.abc import AsyncIterator, Sequence
from typing import Annotated, Literal

from msgspec import Meta
from starlette.responses import Response

from playground.engines.protocol import known_of
from playground.experiments.comparison import Comparison
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
from playground.experiments.sweep_runs import sweep_of
from playground.http_api.answer_schemas import SweptCell
from playground.http_api.comparison_stream import (
    check_tokens,
    checked_request,
    found,
    found_in,
    played,
    runs_played,
    shown,
)
from playground.http_api.fields import read_body
from playground.http_api.problem_details import Problem, wrong
from playground.http_api.responses import Batches, answered, events_of, form_of
from playground.http_api.service import Call
from playground.knobs.modes import sampled
from playground.knobs.spec import Config
from playground.metrics.run_metrics import measure
from playground.models.reference import BadReference
from playground.questions import Answered, NoAnswer
from playground.requests.config_values import well_formed
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.request_problems import request_error
from playground.requests.validation import effective_values
from playground.trace import Failed, Trace
from playground.trace.wire import Json, Record, encode

MAX_SEEDS = 8
MAX_REPEATS = 20

# ------------------------------------------------------------------------------------------------------------ sweep

class SweptAxis(Record):
    """A knob, and the values that it takes."""

    knob: Annotated[str, Meta(extra_json_schema={"enum": [PROMPT, *SWEEPABLE]})]
    values: Annotated[
        list[Json] | str,
        Meta(description="A list, in which null unsets the knob; or a text, such as \"0.5..1.5 by 0.5\"."),
    ]


class SweepBody(Record):
    """What `sweep` takes."""

    request: Annotated[GenerationRequest, Meta(description="What runs in every cell, apart from its knobs.")]
    axes: Annotated[
        list[SweptAxis], Meta(description="One or two knobs with their values; the first makes the columns.")
    ]
    seeds: Annotated[
        int, Meta(ge=1, le=MAX_SEEDS, description="Runs of each cell, which differ by their seed.")
    ] = 1


async def sweep(call: Call) -> Response:
    """One or two knobs over several values each: a grid of runs, with the metrics of each cell."""
    form = form_of(call)
    asked = read_body(await call.body(), SweepBody)
    comparison = await call.beside(_grid, call, asked)
    return await answered(call, form, played(call, comparison), _sweep_document)


def _grid(call: Call, asked: SweepBody) -> Comparison:
    base = asked.request
    checked = checked_request(call, base)
    try:
        axes = [(axis.knob, _values(axis.knob, axis.values, f"axes[{i}].")) for i, axis in enumerate(asked.axes)]
        cells = grid(_plain(base), axes, asked.seeds, call.settings.max_runs)
    except RequestError:
        raise
    except ValueError as error:
        raise wrong("axes", str(error)) from None
    comparison = sweep_of(_plain(base), axes, cells)
    comparison.find, comparison.checked = _Cells(cells), [checked]
    return check_tokens(call, comparison)


def _plain(base: GenerationRequest) -> GenerationRequest:
    """The request, recording the chosen token alone at each step: the traces of all runs are kept."""
    return dataclasses.replace(base, top_candidates=1, read_prompt=False, check_scores=False, watch=[])


def _values(knob: str, values: list[Json] | str, where: str = "") -> list[object]:
    """The values of a knob. Raises Problem for what is none, and ValueError for a knob that cannot be swept."""
    if knob == PROMPT and isinstance(values, list):
        return values
    if knob not in SWEEPABLE:
        raise wrong(f"{where}knob", f"{knob!r:.60} cannot be swept.", "Choose a number, a yes or no, or a choice.")
    if isinstance(values, str):
        return parse_values(knob, values)
    for value in values:
        if value is not None and (fault := SWEEPABLE[knob].fault(value)):
            raise wrong(f"{where}values", str(fault), "Change that value, or take it out.")
    return list({(type(value), json.dumps(value)): value for value in values}.values())


class _Cells:
    """What a sweep has shown: its cells, with their metrics and the numbers of their runs."""

    def __init__(self, cells: Sequence[Cell]) -> None:
        self._cells = cells

    def __call__(self, comparison: Comparison) -> dict[str, Json]:
        return {"cells": [self._swept(comparison, i) for i in range(len(self._cells))]}

    def _swept(self, comparison: Comparison, i: int) -> SweptCell:
        cell = self._cells[i]
        runs = [place for place, entry in enumerate(comparison.entries) if entry.group == i]
        metrics = measure(comparison.traces_of(i))
        return SweptCell(list(cell.place), dict(cell.changes), str(cell.label), metrics, runs)


def _sweep_document(items: list[object]) -> str:
    """{"cells", "traces"}: the runs of a cell are the places of its traces."""
    cells = found_in(items)["cells"]
    traces = [Trace() for cell in cells for _ in cell.runs]
    for item in items:
        if isinstance(item, tuple):
            traces[item[0]].add(item[1])
    return f'{{"cells":{encode(cells)},"traces":[{",".join(trace.to_json() for trace in traces)}]}}'


# ------------------------------------------------------------------------------------------------------------ drafts

class TrialsBody(Record):
    """What `trials` takes."""

    question: Annotated[
        Literal["speed", "lengths", "same"],
        Meta(description="The question: whether drafts are faster, which draft length is best, or whether the text is "
                         "the same."),
    ]  # fmt: skip
    request: Annotated[
        GenerationRequest, Meta(description="A run with drafts; a bundled model's own draft model is the default.")
    ]
    repeats: Annotated[
        int, Meta(ge=1, le=MAX_REPEATS, description="For speed and lengths: counted runs of each kind.")
    ] = REPEATS
    knob: Annotated[Literal[tuple(VALUES)], Meta(description="For lengths: which knob.")] = next(iter(VALUES))
    values: Annotated[
        list[Json] | str | None, Meta(description="For lengths: the values of the knob, as for a sweep.")
    ] = None
    samples: Annotated[
        int,
        Meta(ge=MIN_SAMPLES, le=10_000, description="For same: how many texts with drafts, and as many without."),
    ] = SAMPLES


async def trials(call: Call) -> Response:
    """Whether drafts make a run faster, which draft length is best, whether they change the text."""
    form = form_of(call)
    asked = read_body(await call.body(), TrialsBody)
    trial, at_once = await call.beside(_trial, call, asked)
    await call.beside(check_tokens, call, trial)
    return await shown(call, form, played(call, trial, at_once), encode)


def _trial(call: Call, asked: TrialsBody) -> tuple[Comparison, int | None]:
    """The trial, and how many of its runs may be decoded side by side: one where their time counts."""
    base = asked.request
    checked = checked_request(call, base)
    drafted, _ = with_drafts(_plain(base), **_known(call, base))
    checked = checked.for_run(drafted) or checked_request(call, drafted)
    trial, at_once = _trial_of(call, asked, drafted, _known(call, drafted))
    trial.checked = [checked]
    return trial, at_once


def _known(call: Call, request: GenerationRequest) -> dict[str, Config | None]:
    return known_of(call.engine, request.model, request.assistant)._asdict()


def _trial_of(
    call: Call, asked: TrialsBody, drafted: GenerationRequest, known: dict[str, Config | None]
) -> tuple[Comparison, int | None]:
    if asked.question == "speed":
        return speed_trial(drafted, asked.repeats, **known), 1
    if asked.question == "same":
        effective = effective_values(well_formed(drafted.config)[0], known["model_defaults"])
        return same_trial(drafted, asked.samples, **known), None if sampled(effective) else 1
    name, _ = length_knob(drafted, asked.knob, **known)
    try:
        values = _values(name, VALUES[name] if asked.values is None else asked.values)
    except RequestError:
        raise
    except ValueError as error:
        raise wrong("values", str(error)) from None
    return lengths_trial(drafted, name, values, asked.repeats, **known, most_runs=call.settings.max_runs), 1


# --------------------------------------------------------------------------------------------------------- precision

class PrecisionBody(Record):
    """What `precision` takes."""

    request: Annotated[GenerationRequest, Meta(description="What runs in each precision.")]
    precisions: Annotated[
        list[str], Meta(description=f"Which of {', '.join(PRECISIONS)}; the first is the reference.")
    ]
    other: Annotated[str | None, Meta(description="Another model with the same tokenizer.")] = None
    repeats: Annotated[
        int, Meta(ge=1, le=MAX_REPEATS, description="Counted runs of each precision.")
    ] = PRECISION_REPEATS


async def precision(call: Call) -> Response:
    """One prompt on a model in several precisions: text, memory, speed, and divergence from the first."""
    form = form_of(call)
    asked = read_body(await call.body(), PrecisionBody)
    trial = await call.beside(_precision_trial, call, asked)
    return await shown(call, form, _held_against(call, trial, runs_played(call, trial, 1)), encode)


def _precision_trial(call: Call, asked: PrecisionBody) -> Comparison:
    base = asked.request
    checked_request(call, base)
    for name in asked.precisions:
        if name not in PRECISIONS:
            raise wrong("precisions", f"There is no precision {name!r:.40}.", f"Use {', '.join(PRECISIONS)}.")
        if why := call.engine.precisions().get(name):
            raise wrong("precisions", f"{name} is not available here.", why)
    try:
        models = [in_precision(base.model, name) for name in asked.precisions]
    except BadReference as error:
        raise request_error("request.model", error.message, error.fix) from None
    models += [asked.other] if asked.other and asked.other not in models else []
    return check_tokens(call, precision_trial(base, models, asked.repeats, call.settings.max_runs))


async def _held_against(call: Call, trial: Comparison, batches: AsyncIterator[list[Json]]) -> Batches:
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

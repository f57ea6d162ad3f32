"""A sweep: which knobs it can go over, the values that a person typed, and the grid of requests that comes of them. One
axis can be prompts (`PROMPT`), whose values are texts.

What a knob may be is asked of its row; what a combination means, of `requests/validation.py`. Knows no engine and no
page."""

from __future__ import annotations

import dataclasses
import itertools
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal

from playground.experiments.prompts import check_prompts, short_names, with_prompt
from playground.experiments.run_groups import PROMPT
from playground.experiments.trial_frame import first_seed
from playground.knobs import KNOBS
from playground.knobs.spec import Config, Knob, in_json, is_int
from playground.requests.extra_fields import EXTRAS
from playground.requests.request import GenerationRequest
from playground.texts import numeral, said
from playground.trace.wire import Json

MAX_RUNS = 100  # in one grid
MAX_VALUES = 50  # of one knob
MAX_CHARACTERS = 2_000  # of the text with the values
UNSET = "unset"

_WORDS = ("dola_layers",)  # takes lists too, but its words are worth a sweep
_KINDS = ("bool", "int", "float", "choice")

SWEEPABLE: dict[str, Knob] = {
    knob.name: knob
    for knob in (*KNOBS.values(), *EXTRAS.values())
    if not knob.managed and (knob.kind in _KINDS or knob.name in _WORDS) and not knob.name.endswith("_token_id")
}
"""The knobs that a sweep can go over: numbers, yes or no, choices. Not tokens, texts and lists."""

_SUGGESTED = {
    "num_beams": "1, 2, 4, 8",
    "num_return_sequences": "1, 2, 4",
    "temperature": "0.2, 0.5, 0.8, 1, 1.5",
    "top_k": "1, 5, 20, 50, 0",
    "top_p": "0.5, 0.7, 0.9, 0.95, 1",
    "min_p": "0.01, 0.05, 0.1, 0.2",
    "top_h": "0.2, 0.4, 0.6, 0.8",
    "typical_p": "0.2, 0.5, 0.9, 0.95, 1",
    "epsilon_cutoff": "0, 0.0003, 0.0009, 0.003",
    "eta_cutoff": "0, 0.0003, 0.002, 0.01",
    "max_new_tokens": "20, 40, 80",
    "max_length": "20, 40, 80",
    "min_new_tokens": "0, 10, 20",
    "min_length": "0, 10, 20",
    "length_penalty": "-1, 0, 1, 2",
    "num_beam_groups": "1, 2, 4",
    "diversity_penalty": "0.2, 0.5, 0.8, 1.5",
    "penalty_alpha": "0, 0.2, 0.4, 0.6, 0.8",
    "dola_layers": "unset, low, high",
    "repetition_penalty": "1, 1.1, 1.2, 1.5",
    "no_repeat_ngram_size": "0, 2, 3, 4",
    "guidance_scale": "1, 1.5, 2, 3",
    "prompt_lookup_num_tokens": "2, 5, 10, 20",
    "max_matching_ngram_size": "1, 2, 3, 4",
    "assistant_early_exit": "1, 2, 3",
    "num_assistant_tokens": "2, 5, 10, 20",
    "assistant_confidence_threshold": "0, 0.2, 0.4, 0.6, 0.8",
    "encoder_repetition_penalty": "1, 1.1, 1.2, 1.5",
    "encoder_no_repeat_ngram_size": "0, 2, 3, 4",
    "presence_penalty": "0, 0.5, 1, 1.5",
    "frequency_penalty": "0, 0.2, 0.5, 1",
    "reasoning_budget": "0, 16, 64, 256",
    "return_timestamps": "false, true",
}


def suggested(name: str) -> str:
    """Values of the knob that are worth comparing, as a person would type them. Raises ValueError for a knob that
    cannot be swept."""
    knob = _row(name)
    if name in _SUGGESTED:
        return _SUGGESTED[name]
    if knob.kind in ("bool", "choice"):
        values = [False, True] if knob.kind == "bool" else list(knob.choices)
        return ", ".join(map(format_value, values if len(values) > 1 else [None, *values]))
    low, high = Decimal(str(knob.slider_minimum)), Decimal(str(knob.slider_maximum))
    step = Decimal(str(knob.step))
    places = [low + round((high - low) * i / 4 / step) * step for i in range(5)]
    return ", ".join(dict.fromkeys(f"{place.normalize():f}" for place in places))


def format_value(value: object) -> str:
    """A value as `parse_values` reads it: "0.5", "true", "never", "unset"."""
    if value is None:
        return UNSET
    return value if isinstance(value, str) else in_json(value)


# ---------------------------------------------------------------------------------------------- what a person typed

# Each number can be read in one way only: with "\d+\.?\d*", 1,300 digits took a minute, in which nothing else ran.
_NUMBER = r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?"
_RANGE = re.compile(rf"({_NUMBER})\s*\.\.\s*({_NUMBER})(?:\s*by\s*({_NUMBER}))?(?![^\s,;])", re.IGNORECASE)
_ITEM = re.compile(r"[^\s,;]+")
_YES, _NO, _NONE = ("true", "yes", "on"), ("false", "no", "off"), (UNSET, "none", "null")


def parse_values(name: str, text: str) -> list[Json]:
    """The values of a knob that a person typed, each once, in their order; None stands for "unset".

    They stand between commas, semicolons, spaces or line ends: numbers, true and false, the words of the knob, "unset"
    (the model's own value applies), and ranges, "1..5" or "0.1..0.9 by 0.2", both ends included. What is allowed is for
    the knob's row to say. Raises ValueError, with what to do next, for a text that gives no values or one that does not
    fit.
    """
    knob = _row(name)
    if len(text) > MAX_CHARACTERS:
        raise ValueError(
            said(
                "The values of {knob} have more than {most} characters. Write fewer of them.",
                knob=name,
                most=f"{MAX_CHARACTERS}",
            )
        )
    values = list({(type(value), value): value for value in _parsed(knob, text)}.values())
    if not values:
        raise ValueError(_no_values(name))
    if len(values) > MAX_VALUES:
        raise ValueError(_too_many(name, len(values)))
    return values


def _no_values(name: str) -> str:
    return said("There are no values of {knob}. Write some, such as {values}.", knob=name, values=suggested(name))


def _parsed(knob: Knob, text: str) -> Iterator[object]:
    place = 0
    while found := _ITEM.search(text, place):
        if span := _RANGE.match(text, found.start()):
            items, place = [*_range(knob, *span.groups())], span.end()
        else:
            items, place = [_value(knob, found[0].strip("\"'"))], found.end()
        for value in items:
            if value is not None and (fault := knob.fault(value)):
                told = said("{a} {b}", a=str(fault), b=said("Change that value, or take it out."))
                if re.search(r"\d,\d", text):
                    told = said("{a} {b}", a=told, b=said("Decimals are written with a point, as in 0.5."))
                raise ValueError(told)
            yield value


def _value(knob: Knob, word: str) -> Json:
    lower = word.lower()
    if lower in _NONE:
        return None
    if knob.kind in ("int", "float"):
        try:
            return _number(knob, Decimal(word))
        except (ArithmeticError, ValueError):
            message = said(
                "{word} is not a number, so it cannot be a value of {knob}. Write numbers, such as {values}.",
                word=f"{word[:40]!r}",
                knob=knob.name,
                values=suggested(knob.name),
            )
            raise ValueError(message) from None
    if knob.fault(lower) is None:  # a word of a choice, before it could be read as yes or no
        return lower
    return True if lower in _YES else False if lower in _NO else word


def _number(knob: Knob, exact: Decimal) -> int | float:
    """The number in the type of the knob. Raises ValueError for one that floats cannot hold."""
    if not math.isfinite(float(exact)):
        raise ValueError
    whole = exact == exact.to_integral_value()
    return int(exact) if knob.kind == "int" and whole else float(exact)


def _range(knob: Knob, first: str, last: str, by: str | None) -> Iterator[int | float]:
    shown = f"{first}..{last}" + (f" by {by}" if by else "")
    if knob.kind not in ("int", "float"):
        raise ValueError(
            said(
                "{knob} has no ranges such as {range}. Write its values, such as {values}.",
                knob=knob.name,
                range=shown,
                values=suggested(knob.name),
            )
        )
    try:
        start, end, step = Decimal(first), Decimal(last), abs(Decimal(by or "1"))
        if by is None and (end - start) % 1:
            raise ValueError(said("{range} needs a step. Write it like this: {range} by 0.1.", range=shown))
        if not step:
            raise ValueError(said("The step of {range} is 0. Write a larger one after by.", range=shown))
        count = int(min(abs(end - start) / step, Decimal(10**9))) + 1  # an int of a million digits takes half a minute
        if count > MAX_VALUES:
            raise ValueError(_too_many(knob.name, count))
        sign = 1 if end >= start else -1
        numbers = [_number(knob, start + sign * step * i) for i in range(count)]
    except ArithmeticError:
        message = said("The numbers of {range} are too large or too small. Write others.", range=shown)
        raise ValueError(message) from None
    yield from numbers


def _too_many(name: str, count: int) -> str:
    if count >= 10**9:
        found = said(
            "There are more than a billion values of {knob}; the limit is {most}.", knob=name, most=f"{MAX_VALUES}"
        )
    else:
        found = said(
            "There are {count} values of {knob}; the limit is {most}.",
            count=numeral(f"{count:,}"),
            knob=name,
            most=f"{MAX_VALUES}",
        )
    return said("{a} {b}", a=found, b=said("Write fewer, or a larger step after by."))


def _row(name: str) -> Knob:
    if name not in SWEEPABLE:
        raise ValueError(
            said("{knob} cannot be swept. Choose a knob that is a number, a yes or no, or a choice.", knob=name)
        )
    return SWEEPABLE[name]


# ------------------------------------------------------------------------------------------------------- the grid


@dataclass(frozen=True)
class Cell:
    """One place of a grid: (row, column), the knobs that it sets ({name: value}, None unsets one) and its PROMPT where
    that is an axis, this in words, and its requests, which differ by their seed alone."""

    place: tuple[int, int]
    changes: Config
    label: str
    requests: list[GenerationRequest]


# a knob, or PROMPT, and its values: the first makes the columns, the second the rows
Axes = Sequence[tuple[str, Sequence[Json]]]


@dataclass(frozen=True)
class GridLimits:
    """How large a grid may be; None is no limit."""

    runs: int | None = MAX_RUNS
    values: int | None = MAX_VALUES  # of an axis of prompts
    axes: int | None = 2


UNLIMITED = GridLimits(None, None, None)


def grid(
    request: GenerationRequest, axes: Axes, seeds: int = 1, limits: int | GridLimits = MAX_RUNS, same_luck: bool = True
) -> list[Cell]:
    """The cells of a sweep of `request` over one or two knobs, or prompts, row by row; over none it is a single cell.
    Over more knobs, a row has one value of each but the first.

    Each cell has `seeds` requests, with the seed of the request and the numbers after it. Where the request has none,
    one is drawn for the whole grid, so that cells differ by their knobs alone; without the `same_luck` the seeds of a
    cell follow those of the cell before. Nothing but the swept knobs is changed:
    `sweep_notes.notes` tells what that means. Raises ValueError, with what to do next, for more than `limits`
    allows (a number is that of runs), and for axes that make no grid.
    """
    limits = GridLimits(limits) if isinstance(limits, int) else limits
    _check_axes(axes, seeds, limits)
    numbers = [len(values) for _, values in axes]
    runs = math.prod(numbers) * seeds
    if limits.runs is not None and runs > limits.runs:
        raise ValueError(_too_many_runs(numbers, seeds, runs, limits.runs))
    seed = first_seed(request, seeds if same_luck else runs)
    first, *rest = axes or [(None, [None])]
    rows = list(itertools.product(*(values for _, values in rest)))
    prompts = next((values for name, values in axes if name == PROMPT), [])
    shorts = dict(zip(prompts, short_names(prompts), strict=True))
    cells = []
    for row, lower in enumerate(rows):
        for column, upper in enumerate(first[1]):
            pairs = ((first[0], upper), *zip((name for name, _ in rest), lower, strict=True))
            changes = {name: value for name, value in pairs if name}
            changed = changed_by(request, changes)
            told = {name: shorts[value] if name == PROMPT else format_value(value) for name, value in changes.items()}
            label = ", ".join(f"{name} {value}" for name, value in told.items())
            own = seed if same_luck else seed + len(cells) * seeds
            requests = [dataclasses.replace(changed, seed=own + i) for i in range(seeds)]
            cells.append(Cell((row, column), changes, label, requests))
    return cells


def _too_many_runs(numbers: Sequence[int], seeds: int, runs: int, most: int) -> str:
    """`numbers` are those of the values of each knob."""
    limits = {"runs": numeral(f"{runs:,}"), "most": f"{most}"}
    if not numbers:
        return said("These are {runs} runs; the limit here is {most}. Use fewer seeds.", **limits)
    if seeds > 1:
        product = " × ".join(map(str, [*numbers, seeds]))
        return said(
            "{product} values and seeds make {runs} runs; the limit here is {most}. Use fewer values or seeds.",
            product=product,
            **limits,
        )
    if len(numbers) > 1:
        product = " × ".join(map(str, numbers))
        return said(
            "{product} values make {runs} runs; the limit here is {most}. Use fewer values.", product=product, **limits
        )
    return said("These are {runs} runs; the limit here is {most}. Use fewer values.", **limits)


def changed_by(request: GenerationRequest, changes: Config) -> GenerationRequest:
    """The request with these knobs set, and the PROMPT if there is one; None unsets a knob."""
    config, extras = dict(request.config), {}
    for name, value in changes.items():
        if name == PROMPT:
            request = with_prompt(request, value)
        elif name in EXTRAS:
            extras[name] = EXTRAS[name].default if value is None else value
        elif value is None:
            config.pop(name, None)
        else:
            config[name] = value
    return dataclasses.replace(request, config=config, **extras)


def _check_axes(axes: Axes, seeds: int, limits: GridLimits) -> None:
    if limits.axes is not None and len(axes) > limits.axes:
        raise ValueError(
            said("A grid varies one or two knobs, and {count} are chosen. Take one out.", count=f"{len(axes)}")
        )
    for name, values in axes:
        if name == PROMPT:
            check_prompts(values, len(values) if limits.values is None else limits.values)
            continue
        _row(name)
        if not values:
            raise ValueError(_no_values(name))
    if len({name for name, _ in axes}) < len(axes):
        raise ValueError(said("{knob} is chosen twice. Choose another knob for the rows.", knob=axes[0][0]))
    if not is_int(seeds) or seeds < 1:
        raise ValueError(
            said(
                "The number of seeds is {seeds}: it must be a whole number from 1. Write 1 or more.",
                seeds=in_json(seeds),
            )
        )

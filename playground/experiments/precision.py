"""Precisions of one model: what they are called, and which runs tell what they cost and what they save.

A precision is a way to open a model, so each is a model of its own (`models/reference.py`). `precision_trial` makes the
runs of several of them as a Comparison of kind "precision": all write by turns, again and again, so a slow moment of
the machine hits all of them. What two of them think of one text is a `PairQuestion`. What the runs have
shown says `PrecisionFindings`. Knows no engine and no page.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Annotated

from msgspec import Meta

from playground.experiments.comparison import Comparison, Entry, Findings, Group, ran_to_its_end
from playground.experiments.draft_pairs import WARM_UPS, first_difference, noise
from playground.experiments.trial_frame import by_turns, first_seed, limit_runs
from playground.metrics.claims import MIN_VALUES, Spread, spread
from playground.metrics.verdict import Verdict
from playground.models.reference import BadReference, ModelReference
from playground.questions import NoAnswer
from playground.questions.pair import PairAnswer, PairQuestion
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import request_error
from playground.texts import Text, many, numeral, said
from playground.trace import Trace
from playground.trace.wire import Json, Record

KIND = "precision"
REPEATS = 3  # counted runs of each precision
CPU_WORDS = said(
    "On this CPU, weights of 8 or 4 bits save memory, rarely time: for every token they are turned back into numbers "
    "that the processor can multiply."
)


@dataclass(frozen=True)
class Precision:
    """A way to open a model: the options of its reference, and what a weight of a linear layer is in it."""

    name: str
    title: str
    meaning: str
    options: dict[str, str] = field(default_factory=dict)

    @property
    def quantized(self) -> bool:
        """Whether it takes bitsandbytes."""
        return "quantization" in self.options


PRECISIONS: dict[str, Precision] = {
    precision.name: precision
    for precision in (
        Precision(
            "float32",
            "float32",
            said("32 bits per weight, with a 24-bit significand."),
            {"dtype": "float32"},
        ),
        Precision(
            "bfloat16",
            "bfloat16",
            said("16 bits per weight, 8-bit significand; the range of float32."),
            {"dtype": "bfloat16"},
        ),
        Precision(
            "float16",
            "float16",
            said("16 bits per weight, 11-bit significand; at most 65,504."),
            {"dtype": "float16"},
        ),
        Precision(
            "8bit",
            said("8 bits"),
            said("LLM.int8: one of 255 steps, with a scale for each row."),
            {"quantization": "8bit"},
        ),
        Precision(
            "nf4",
            "nf4",
            said("4 bits: one of 16 steps, spaced like the weights, with a scale for each 64 weights."),
            {"quantization": "nf4"},
        ),
        Precision(
            "nf4-double",
            said("nf4, double quantization"),
            said("The same, with scales of 8 bits instead of 32."),
            {"quantization": "nf4", "double_quant": "true"},
        ),
        Precision(
            "fp4",
            "fp4",
            said("4 bits: one of 16 floating-point numbers, with a scale for each 64 weights."),
            {"quantization": "fp4"},
        ),
    )
}
"""Those that a person can compare, the finest first."""

_PRECISION_OPTIONS = ("dtype", "quantization", "double_quant", "compute_dtype")


def in_precision(model: str, precision: str) -> str:
    """The reference of `model` in a precision; its other options stay. Raises BadReference for one that is none."""
    plain = dataclasses.replace(ModelReference.parse(model), **dict.fromkeys(_PRECISION_OPTIONS))
    return str(dataclasses.replace(plain, **PRECISIONS[precision].options))


def title_of(model: str, beside: str) -> str:
    """What a reference is called beside another one: where both are of one model the name of its precision, if it has
    one, else what was written."""
    try:
        one, other = (ModelReference.parse(text) for text in (model, beside))
    except BadReference:
        return model
    options = {name: value for name, value in one.options.items() if name in _PRECISION_OPTIONS}
    titles = (precision.title for precision in PRECISIONS.values() if precision.options == options)
    return next(titles, model) if one.name == other.name else model


# ------------------------------------------------------------------------------------------------------------- the runs


def precision_trial(
    request: GenerationRequest, models: Sequence[str], repeats: int = REPEATS, most_runs: int | None = None
) -> Comparison:
    """The request on each of these models by turns, `repeats` times after one that warms up, with one seed for all.
    Raises RequestError where there is nothing to compare, or for more than `most_runs` runs."""
    if len(set(models)) < 2:
        message = said("There is only one model, so there is nothing to compare it with.")
        raise request_error("model", message, said("Choose two precisions."))
    turns = WARM_UPS + repeats
    text = said(
        "{models} models, {turns} times, make {runs} runs; the limit here is {most}.",
        models=f"{len(models)}", turns=f"{turns}", runs=f"{turns * len(models)}", most=f"{most_runs}",
    )  # fmt: skip
    fix = said("Choose fewer precisions, or repeat them less often.")
    limit_runs("model", turns * len(models), most_runs, text, fix)
    seed = first_seed(request)
    request = dataclasses.replace(request, seed=seed, top_candidates=1, read_prompt=False, check_scores=False, watch=[])
    titles = [str(title_of(name, models[0])) for name in models]  # plain strings: they go into files
    groups = [
        Group(title, title, name, seed=seed, id=number)
        for number, (title, name) in enumerate(zip(titles, models, strict=True))
    ]
    plan = by_turns([dataclasses.replace(request, model=name) for name in models], turns, sampling=False)
    entries = [Entry(*each) for each in plan]
    return Comparison(KIND, request.asked, groups, entries, find=PrecisionFindings())


def pairs(trial: Comparison) -> dict[int, PairQuestion]:
    """By their group, the models whose distributions are to be held against those of the first, on what the first one
    wrote; none where it wrote nothing, or has read pictures or sounds."""
    first = _first_complete(trial.traces_of(0))
    if first is None or not first.sequences[0].token_ids or first.started.has_read_media:
        return {}
    prompt = [token.token_id for token in first.started.prompt_tokens]
    text = first.sequences[0].token_ids
    return {
        number: PairQuestion(trial.groups[0].model, group.model, prompt, text)
        for number, group in enumerate(trial.groups)
        if number and _first_complete(trial.traces_of(number)) is not None
    }


# ---------------------------------------------------------------------------------------------------- what they showed


class PrecisionGroup(Record, frozen=True):
    """A precision. `paces` are tokens per second of the counted runs, the reading of the prompt included; `ratio` is
    the spread of the speeds of a turn over those of the first group, None where the times say nothing. `precision` says
    in words what the weights are; `scale_bytes` are needed beside them. `failed` has the message and the fix."""

    title: str
    model: str
    text: str | None
    tokens: int | None
    parts_at: Annotated[int | None, Meta(description="The first token that differs from the reference.")]
    paces: list[float]
    pace: Annotated[Spread | None, Meta(description="Tokens per second: median, and its likely range.")]
    ratio: Spread | None
    precision: str | None
    bytes: Annotated[int | None, Meta(description="Size of the weights.")]
    scale_bytes: int | None
    failed: dict[str, str] | None
    pair: Annotated[dict[str, Json] | None, Meta(description="Divergence from the reference.")]

    @property
    def is_read(self) -> bool:
        """Whether its distributions were held against the reference's."""
        return self.pair is not None and "error" not in self.pair and self.bytes is not None

    @property
    def size(self) -> int:
        """Bytes of its weights, with their scales."""
        return (self.bytes or 0) + (self.scale_bytes or 0)

    def speed_words(self, reference: str) -> Text:
        """Whether it is faster than the reference, as far as its turns tell."""
        values = {"title": self.title, "reference": reference}
        if self.ratio is None or len(self.paces) < MIN_VALUES:
            return many(
                len(self.paces), "{title}: {count} timed run says nothing of speed, {fewest} are needed.",
                "{title}: {count} timed runs say nothing of speed, {fewest} are needed.",
                title=self.title, fewest=MIN_VALUES,
            )  # fmt: skip
        values["interval"] = numeral(f"{self.ratio['low']:.2f}–{self.ratio['high']:.2f} ×")
        if self.ratio["low"] > 1:
            return said("{title} is faster than {reference}: {interval} its speed (90% interval).", **values)
        if self.ratio["high"] < 1:
            return said("{title} is slower than {reference}: {interval} its speed (90% interval).", **values)
        return said("No clear difference in speed: {title} has {interval} that of {reference}.", **values)


class PrecisionReport(Findings, frozen=True):
    """What the runs of a trial have shown. `reading` is the group whose distributions are being read; `others` says
    that somebody else's runs were decoded meanwhile, `noise` why the times say nothing (`draft_pairs.noise`)."""

    reading: int | None
    others: bool
    noise: str | None
    device: str | None
    cpu_words: str
    groups: list[PrecisionGroup]

    @property
    def verdict(self) -> Verdict:
        """What the smallest of them saves, and at how many places it keeps the likeliest token: both are exact for the
        reference's text. Then which are faster or slower, where their turns bear that."""
        first, read = self.groups[0], [group for group in self.groups[1:] if group.is_read]
        if not read or not first.tokens or not first.bytes:
            why = said("No other precision has read the text that {reference} wrote.", reference=first.title)
            return Verdict("wait", said("Not known yet"), why)
        least = min(read, key=lambda group: group.size)
        words = said(
            "{title} takes {share} of {reference}’s memory, and its likeliest token is the same at {same} of {count} "
            "places", title=least.title, share=numeral(f"{100 * least.size / first.size:.0f}%"),
            reference=first.title, same=round(least.pair["same_top"] * first.tokens), count=first.tokens,
        )  # fmt: skip
        speeds = [self.noise] if self.noise else [group.speed_words(first.title) for group in self.groups[1:]]
        return Verdict("found", words, reduce(lambda a, b: said("{a} {b}", a=a, b=b), speeds))


class PrecisionFindings:
    """What the runs of a trial have shown, and what the pairs of its models, as far as they were read."""

    def __init__(self) -> None:
        self._read: dict[int, PairAnswer | NoAnswer] = {}
        self.reading: int | None = None  # the group whose distributions are being read

    def learn(self, group: int, answer: PairAnswer | NoAnswer) -> None:
        """Take in what came of the pair of a group."""
        self._read[group] = answer

    def saved(self, trial: Comparison) -> dict[str, Json]:
        """Plain values that `sharing/saved_questions.py` makes it from again: what `learn` was given, by group."""
        return {"question": KIND, "pairs": [self._values(number) for number in range(len(trial.groups))]}

    def _values(self, number: int) -> dict[str, Json] | None:
        return self._read[number].values if number in self._read else None

    def __call__(self, trial: Comparison) -> PrecisionReport:
        first = _first_complete(trial.traces_of(0))
        counted = trial.traces[len(trial.groups) * WARM_UPS :]
        known = self._known()
        unsure = noise(trial)
        slow = known and known.device == "cpu" and any("quantization" in group.model for group in trial.groups)
        return PrecisionReport(
            KIND, trial.ended, len(trial.entries), self.reading, any(trace.shared for trace in counted), unsure,
            known.device if known else None, CPU_WORDS if slow else "",
            [self._group(trial, number, first, unsure) for number in range(len(trial.groups))],
        )  # fmt: skip

    def _group(self, trial: Comparison, number: int, first: Trace | None, unsure: str | None) -> PrecisionGroup:
        traces = trial.traces_of(number)
        written = _first_complete(traces)
        text = written.sequences[0] if written else None
        failed = next((trace.failed for trace in traces if trace.failed), None)
        other = number and text and first
        paces, ratios = _speeds(trial, number)
        weights = self._weights(number)
        return PrecisionGroup(
            title=title_of(trial.groups[number].model, trial.groups[0].model),
            model=trial.groups[number].model,
            text=text and text.text,
            tokens=text and len(text.token_ids),
            parts_at=first_difference(first.sequences[0].token_ids, text.token_ids) if other else None,
            paces=paces,
            pace=spread(paces),
            ratio=None if unsure or not number else spread(ratios),
            precision=weights and weights[0],
            bytes=weights and weights[1],
            scale_bytes=weights and weights[2],
            failed=failed and {"message": failed.message, "fix": failed.fix},
            pair=self._values(number),
        )

    def _weights(self, number: int) -> tuple[str, int, int] | None:
        """What the weights of a group take, from any pair that it was in: in words, in bytes, and their scales."""
        place = 1 if number else 0
        read = self._read.get(number) if number else self._known()
        if not isinstance(read, PairAnswer):
            return None
        return read.precisions[place], read.bytes[place], read.scale_bytes[place]

    def _known(self) -> PairAnswer | None:
        """Any answer."""
        return next((each for each in self._read.values() if isinstance(each, PairAnswer)), None)


def _first_complete(traces: Sequence[Trace]) -> Trace | None:
    """The first run that wrote a text to its end."""
    return next((trace for trace in traces if ran_to_its_end(trace)), None)


def _speeds(trial: Comparison, number: int) -> tuple[list[float], list[float]]:
    """Tokens per second of the counted runs of a group, and over those of the first group in the same turn."""
    mine, first = ([_speed(trace) for trace in trial.traces_of(group)[WARM_UPS:]] for group in (number, 0))
    ratios = [speed / other for speed, other in zip(mine, first, strict=True) if speed and other]
    return [speed for speed in mine if speed], ratios


def _speed(trace: Trace) -> float | None:
    ended = ran_to_its_end(trace) and trace.finished.seconds
    return trace.finished.num_tokens / trace.finished.seconds if ended else None

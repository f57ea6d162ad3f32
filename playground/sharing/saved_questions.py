"""What the runs of a saved comparison were asked, and what beside them it takes to answer again: the settings of a
trial, the reports of a watermark's detector, the divergences of precisions, how answers join their prompts, how the
next token's distribution moves with the prompt.

Each `find` writes that itself (`saved`); here it is read, whoever wrote it, and becomes a `find` as it was. The answers
are not read: they are worked out anew, by what works them out of runs under way. Files from before this was written
hold the answers alone; from those is taken what can be. Knows no engine and no page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import asdict

from playground.experiments.choices import ChoiceFindings
from playground.experiments.comparison import Comparison
from playground.experiments.draft_findings import DRAFTERS
from playground.experiments.draft_trials import TOKENS, VALUES, DraftQuestion
from playground.experiments.judged_texts import Judge, TextReports
from playground.experiments.precision import PrecisionFindings
from playground.experiments.prompt_sensitivity import QUESTION as PROMPTS
from playground.experiments.prompt_sensitivity import PromptFindings, prompts_of
from playground.experiments.watermark_detectability import Sure
from playground.experiments.watermark_trials import WatermarkQuestion as WatermarkQuestion
from playground.experiments.watermark_trials import cost_question
from playground.knobs.modes import drafters
from playground.metrics.detection_report import DetectionReport
from playground.questions import NoAnswer
from playground.questions.pair import PairAnswer
from playground.questions.prompt_distances import PromptsAnswer
from playground.requests.request import RequestError
from playground.sharing.report_shapes import (
    NotScored,
    Plain,
    report_numbers,
    sample_report,
    watermark_settings,
    whole_report,
)
from playground.texts import said
from playground.trace.wire import Json, convert
from playground.trace.wire_errors import WireError

Read = TypeVar("Read")
JudgeOf = Callable[[str, bool], Judge]  # from the name of a model, and whether repeated n-grams count once
MAX_LENGTH = 10_000  # of a draft: the formula is drawn up to it
_UNKNOWN = {  # plain strings, as reports have them that were read from a file
    "message": said("This file does not say how the text was scored.").sentence,
    "fix": said("Run the experiment again.").sentence,
}


def restore(comparison: Comparison, data: Mapping[str, Json], judge_of: JudgeOf | None = None) -> None:
    """Give the comparison the `find` that it was saved with. Its runs must be there. `data` is what the file holds;
    `judge_of` judges texts whose reports it lacks. Raises ValueError where something does not fit."""
    make = _MAKERS.get(comparison.kind)
    if make is None or ("asked" not in data and make is _prompts):  # lanes and sweeps need not ask anything
        return
    asked = data["asked"] if "asked" in data else _from_answers(comparison, data.get("found"))
    comparison.find = make(comparison, asked, judge_of or (lambda model, once: NoJudge(once)))


@dataclass(frozen=True)
class NoJudge:
    """A Judge of whom nothing can be asked."""

    once: bool

    def __call__(self, texts: Sequence[list[int]], watermark: object, detector: object = None) -> list[DetectionReport]:
        return [{"error": dict(_UNKNOWN)} for _ in texts]


# -------------------------------------------------------------------------------------------------------- draft trials


class _Speed(Struct, tag_field="question", tag="speed"):
    drafter: Literal[*DRAFTERS]
    greedy: bool


class _Lengths(Struct, tag_field="question", tag="lengths"):
    knob: Literal[*VALUES]
    values: list[Annotated[int, Meta(ge=0, le=MAX_LENGTH)] | Annotated[float, Meta(ge=0, le=MAX_LENGTH)] | str | None]


class _Same(Struct, tag_field="question", tag="same"):
    greedy: bool
    tokens: Annotated[int, Meta(ge=0, le=TOKENS)]


def _trial(comparison: Comparison, asked: Json, judge_of: JudgeOf) -> DraftQuestion:
    read = convert(asked, _Speed | _Lengths | _Same)
    _check_groups(comparison, 1 + len(read.values) if isinstance(read, _Lengths) else 2)
    return DraftQuestion(read.__struct_config__.tag, asdict(read))


def _check_groups(comparison: Comparison, count: int) -> None:
    """Raises WireError where the runs are not in so many groups, or these are not equally large."""
    sizes = [len(comparison.traces_of(number)) for number in range(len(comparison.groups))]
    if len(sizes) != count or len(set(sizes)) != 1:
        raise WireError(said("its groups do not have equally many runs"))


# --------------------------------------------------------------------------------------------------------- watermarks


_Reports = list[list[Json]]


class _Pair(Struct, tag_field="question", tag="pair"):
    watermark: Json
    once: bool
    reports: _Reports


class _Quiz(_Pair, tag="quiz"):
    left: list[Literal[0, 1]]


class _Cost(_Pair, tag="cost"):
    knob: Literal["bias", "keys"]
    values: list[Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Annotated[float, Meta(ge=-1e6, le=1e6)]]


class _Learned(Struct):
    detector: dict[str, Json]  # `bayesian_detector.from_json` looks at what is in it, when it is asked
    reports: tuple[list[Json], list[Json]]


class _Sure(_Pair, tag="sure"):
    learned: _Learned | None = None


def _watermark(comparison: Comparison, asked: Json, judge_of: JudgeOf) -> WatermarkQuestion | Sure:
    read = convert(asked, _Pair | _Quiz | _Cost | _Sure)
    name = read.__struct_config__.tag
    of_text = {"cost": report_numbers, "sure": sample_report}.get(name, whole_report)
    watermark, judge = watermark_settings(read.watermark), judge_of(comparison.groups[0].model, read.once)
    reports = [_nullable(each, of_text) for each in read.reports]
    _check_groups(comparison, 1 + len(read.values) if isinstance(read, _Cost) else 2)
    more: list[Plain | None] = []
    if isinstance(read, _Sure):
        find = Sure(TextReports(judge, watermark))
        if learned := read.learned:
            halves = [_nullable(each, sample_report) for each in learned.reports]
            more = [{"detector": learned.detector, "reports": halves}]
    elif isinstance(read, _Cost):
        if read.knob == "keys" and not all(type(value) is int for value in read.values):
            raise WireError(said("a number of keys is not a whole number"))
        try:
            find = cost_question(judge, watermark, read.knob, read.values)
        except RequestError as error:
            raise WireError(error.args[0]) from None
    else:
        details = {"left": read.left} if isinstance(read, _Quiz) else {}
        if details and len(read.left) != len(comparison.traces_of(0)):
            raise WireError(said("it has more or fewer pairs than runs"))
        find = WatermarkQuestion(name, [TextReports(judge, watermark)], details)
    try:
        find.recall(comparison, reports, *more)
    except ValueError:
        raise WireError(said("it has more or fewer reports than runs")) from None
    return find


def _nullable(values: list[Json], read: Callable[[Json], Read]) -> list[Read | None]:
    return [None if value is None else read(value) for value in values]


# ---------------------------------------------------------------------------------------------------------- precision


class _Precision(Struct):
    pairs: list[Json]


def _pair(value: Json) -> PairAnswer | NoAnswer:
    read = _answer(value, PairAnswer)
    if isinstance(read, PairAnswer) and not 0 <= read.max_at < len(read.tokens):
        raise WireError(said("max_at is not one of the tokens"))
    return read


def _answer(value: Json, kind: type[Read]) -> Read | NoAnswer:
    """What came of a question of this kind, or why nothing did."""
    if isinstance(value, Mapping) and "error" in value:
        why = convert(value, NotScored).error
        return NoAnswer(why.message, why.fix)
    return convert(value, kind)


def _precision(comparison: Comparison, asked: Json, judge_of: JudgeOf) -> PrecisionFindings:
    _check_groups(comparison, len(comparison.groups))
    pairs = _nullable(convert(asked, _Precision).pairs, _pair)
    if len(pairs) != len(comparison.groups) or pairs[0] is not None:
        raise WireError(said("its pairs and its groups do not match"))
    find = PrecisionFindings()
    for number, pair in enumerate(pairs):
        if pair is not None:
            find.learn(number, pair)
    return find


# ------------------------------------------------------------------------------------------------------------ choices


class _Join(Struct):
    same: bool


class _Parted(Struct):
    whole: list[str]
    read: list[str]


class _Joins(Struct):
    joins: list[Json]


def _join(value: Json) -> Plain:
    same = convert(value, _Join).same
    return {"same": same, **({} if same else asdict(convert(value, _Parted)))}


def _choices(comparison: Comparison, asked: Json, judge_of: JudgeOf) -> ChoiceFindings:
    _check_groups(comparison, len(comparison.entries))
    if not all(len(group.place) == 2 and all(type(n) is int for n in group.place) for group in comparison.groups):
        raise WireError(said("its answers have no places"))
    joins = _nullable(convert(asked, _Joins).joins, _join)
    if len(joins) != len(comparison.entries):
        raise WireError(said("its runs and its groups do not match"))
    return ChoiceFindings(joins=dict(enumerate(joins)))


# ------------------------------------------------------------------------------------------------------------ prompts


class _Prompts(Struct, tag_field="question", tag=PROMPTS):
    read: Json


def _prompts(comparison: Comparison, asked: Json, judge_of: JudgeOf) -> PromptFindings:
    read, find = convert(asked, _Prompts).read, PromptFindings(waiting=False)
    if read is None:
        return find
    answer = _answer(read, PromptsAnswer)
    if isinstance(answer, PromptsAnswer) and (
        len(answer.prompts) != len(prompts_of(comparison)) or not answer.is_of_its_prompts
    ):
        raise WireError(said("its distances and its prompts do not match"))
    find.learn(answer)
    return find


_MAKERS: dict[str, Callable[..., Json]] = {
    "trial": _trial, "watermark": _watermark, "precision": _precision, "choices": _choices, "lanes": _prompts,
    "sweep": _prompts,
}  # fmt: skip


# ---------------------------------------------------------------------------------------- files that have answers alone


def _from_answers(comparison: Comparison, found: Json) -> dict[str, Json]:
    """What was asked, as far as a file tells that has only what was found."""
    found = convert(found, dict[str, Json])
    if comparison.kind == "precision":
        return {"pairs": [group["pair"] for group in found["groups"]]}
    if comparison.kind == "watermark":
        return {**found, "once": False, **_reports_from_answers(comparison, found)}
    first = {entry.group: entry.request for entry in reversed(comparison.entries)}
    drafting = first[1]
    if found["question"] == "lengths":
        values = [first[number].config.get(found["knob"]) for number in range(1, len(comparison.groups))]
        return {**found, "values": values}
    named = ["assistant"] if drafting.assistant else drafters(drafting.config)
    greedy = found["mode"] == "greedy" if found["question"] == "same" else found["identical"] is not None
    return {"tokens": 0, **found, "drafter": next(iter(named), "assistant"), "greedy": greedy}


def _reports_from_answers(comparison: Comparison, found: Mapping[str, Any]) -> dict[str, Json]:
    """The reports of the texts, where they are among the answers; else none of them is known."""
    if found["question"] == "pair":
        return {"reports": [[text["report"]] for text in found["texts"]]}
    sizes = [len(comparison.traces_of(number)) for number in range(len(comparison.groups))]
    nothing = [[None] * size for size in sizes]
    if found["question"] == "quiz" and len(found["pairs"]) == sizes[0]:  # those that were not written are left out
        both = [pair["texts"][::-1] if pair["left"] else pair["texts"] for pair in found["pairs"]]
        reports = [[texts[group]["report"] for texts in both] for group in (0, 1)]
        return {"reports": reports, "left": [pair["left"] for pair in found["pairs"]]}
    more = {"left": [0] * sizes[0]} if found["question"] == "quiz" else {}
    if found["question"] == "cost":
        more = {"values": [point["value"] for point in found["points"][1:]]}
    return {"reports": nothing, "learned": None, **more}

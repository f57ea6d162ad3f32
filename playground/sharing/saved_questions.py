"""What the runs of a saved comparison were asked, and what beside them it takes to answer again: the settings of a
trial, the reports of a watermark's detector, the divergences of precisions, how answers join their prompts, how the
next token's distribution moves with the prompt.

Each `find` writes that itself (`saved`); here it is read, whoever wrote it, and becomes a `find` as it was. The answers
are not read: they are worked out anew, by what works them out of runs under way. Files from before this was written
hold the answers alone; from those is taken what can be. Knows no engine and no page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

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
from playground.questions import Answer, NoAnswer
from playground.questions.pair import PairAnswer
from playground.questions.prompt_distances import PromptsAnswer
from playground.requests.request import RequestError
from playground.sharing.report_shapes import (
    ERROR,
    NUMBERS_OF_REPORT,
    WHOLE_REPORT,
    detector,
    sample_report,
    watermark_settings,
)
from playground.texts import said
from playground.trace.value_shapes import Shape, ShapeError, between, nullable, one_of, optional, validated
from playground.trace.wire import convert
from playground.trace.wire_errors import WireError

Read = TypeVar("Read", bound=Answer)
JudgeOf = Callable[[str, bool], Judge]  # from the name of a model, and whether repeated n-grams count once
MAX_LENGTH = 10_000  # of a draft: the formula is drawn up to it
_UNKNOWN = {  # plain strings, as reports have them that were read from a file
    "message": said("This file does not say how the text was scored.").sentence,
    "fix": said("Run the experiment again.").sentence,
}


def restore(comparison: Comparison, data: Mapping[str, Any], judge_of: JudgeOf | None = None) -> None:
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

    def __call__(self, texts: Any, watermark: Any, detector: Any = None) -> list[dict[str, Any]]:
        return [{"error": dict(_UNKNOWN)} for _ in texts]


# -------------------------------------------------------------------------------------------------------- draft trials


def _value(value: Any) -> Any:
    """A value of a knob of drafts."""
    if isinstance(value, str | None):
        return value
    return validated(value, between(0, MAX_LENGTH, int if isinstance(value, int) else float))


_TRIAL_SHAPES: dict[str, Shape] = {
    "speed": {"drafter": one_of(*DRAFTERS), "greedy": bool},
    "lengths": {"knob": one_of(*VALUES), "values": [_value]},
    "same": {"greedy": bool, "tokens": between(0, TOKENS)},
}


def _trial(comparison: Comparison, asked: Any, judge_of: JudgeOf) -> DraftQuestion:
    name = validated(asked, {"question": one_of(*_TRIAL_SHAPES)})["question"]
    details = validated(asked, _TRIAL_SHAPES[name])
    _check_groups(comparison, 1 + len(details.get("values", [None])))
    return DraftQuestion(name, details)


def _check_groups(comparison: Comparison, count: int) -> None:
    """Raises ShapeError where the runs are not in so many groups, or these are not equally large."""
    sizes = [len(comparison.traces_of(number)) for number in range(len(comparison.groups))]
    if len(sizes) != count or len(set(sizes)) != 1:
        raise ShapeError(said("its groups do not have equally many runs"))


# --------------------------------------------------------------------------------------------------------- watermarks


_REPORT_SHAPES = {"pair": WHOLE_REPORT, "quiz": WHOLE_REPORT, "cost": NUMBERS_OF_REPORT, "sure": sample_report}
_WATERMARK_SHAPES: dict[str, Shape] = {
    "pair": {},
    "quiz": {"left": [one_of(0, 1)]},
    "cost": {"knob": one_of("bias", "keys"), "values": [between(-1e6, 1e6, float)]},
    "sure": {
        "learned": optional(
            nullable({"detector": detector, "reports": ([nullable(sample_report)], [nullable(sample_report)])})
        )
    },
}


def _watermark(comparison: Comparison, asked: Any, judge_of: JudgeOf) -> WatermarkQuestion | Sure:
    name = validated(asked, {"question": one_of(*_WATERMARK_SHAPES)})["question"]
    kept = [[nullable(_REPORT_SHAPES[name])]]
    read = validated(asked, {"watermark": watermark_settings, "once": bool, "reports": kept, **_WATERMARK_SHAPES[name]})
    watermark, judge = read["watermark"], judge_of(comparison.groups[0].model, read["once"])
    _check_groups(comparison, 1 + len(read.get("values", [None])))
    if name == "sure":
        find = Sure(TextReports(judge, watermark))
        more = [read.get("learned")]
    elif name == "cost":
        if not all(type(value) is int for value in read["values"]) and read["knob"] == "keys":
            raise ShapeError(said("a number of keys is not a whole number"))
        try:
            find, more = cost_question(judge, watermark, read["knob"], read["values"]), []
        except RequestError as error:
            raise ShapeError(error.args[0]) from None
    else:
        details = {"left": read["left"]} if name == "quiz" else {}
        if details and len(read["left"]) != len(comparison.traces_of(0)):
            raise ShapeError(said("it has more or fewer pairs than runs"))
        find, more = WatermarkQuestion(name, [TextReports(judge, watermark)], details), []
    try:
        find.recall(comparison, read["reports"], *more)
    except ValueError:
        raise ShapeError(said("it has more or fewer reports than runs")) from None
    return find


# ---------------------------------------------------------------------------------------------------------- precision


def _pair(value: Any) -> PairAnswer | NoAnswer:
    read = _answer(value, PairAnswer)
    if isinstance(read, PairAnswer) and not 0 <= read.max_at < len(read.tokens):
        raise ShapeError(said("max_at is not one of the tokens"))
    return read


def _answer(value: Any, kind: type[Read]) -> Read | NoAnswer:
    """What came of a question of this kind, or why nothing did."""
    if isinstance(value, Mapping) and "error" in value:
        return NoAnswer(**validated(value, ERROR)["error"])
    try:
        return convert(value, kind)
    except WireError as error:
        raise ShapeError(error.args[0]) from None


def _precision(comparison: Comparison, asked: Any, judge_of: JudgeOf) -> PrecisionFindings:
    _check_groups(comparison, len(comparison.groups))
    pairs = validated(asked, {"pairs": [nullable(_pair)]})["pairs"]
    if len(pairs) != len(comparison.groups) or pairs[0] is not None:
        raise ShapeError(said("its pairs and its groups do not belong together"))
    find = PrecisionFindings()
    for number, pair in enumerate(pairs):
        if pair is not None:
            find.learn(number, pair)
    return find


# ------------------------------------------------------------------------------------------------------------ choices


def _join(value: Any) -> dict[str, Any]:
    same = validated(value, {"same": bool})
    return same if same["same"] else validated(value, {"same": bool, "whole": [str], "read": [str]})


def _choices(comparison: Comparison, asked: Any, judge_of: JudgeOf) -> ChoiceFindings:
    _check_groups(comparison, len(comparison.entries))
    if not all(len(group.place) == 2 and all(type(n) is int for n in group.place) for group in comparison.groups):
        raise ShapeError(said("its answers have no places"))
    joins = validated(asked, {"joins": [nullable(_join)]})["joins"]
    if len(joins) != len(comparison.entries):
        raise ShapeError(said("its runs and its groups do not belong together"))
    return ChoiceFindings(joins=dict(enumerate(joins)))


# ------------------------------------------------------------------------------------------------------------ prompts


def _prompts(comparison: Comparison, asked: Any, judge_of: JudgeOf) -> PromptFindings:
    read = validated(asked, {"question": one_of(PROMPTS), "read": nullable(_read_prompts(comparison))})["read"]
    find = PromptFindings(waiting=False)
    if read is not None:
        find.learn(read)
    return find


def _read_prompts(comparison: Comparison) -> Callable[[Any], PromptsAnswer | NoAnswer]:
    """What reads the answer about all prompts of this comparison, or why there is none."""

    def read(value: Any) -> PromptsAnswer | NoAnswer:
        answer = _answer(value, PromptsAnswer)
        if isinstance(answer, PromptsAnswer) and (
            len(answer.prompts) != len(prompts_of(comparison)) or not answer.is_of_its_prompts
        ):
            raise ShapeError(said("its distances and its prompts do not belong together"))
        return answer

    return read


_MAKERS: dict[str, Callable[..., Any]] = {
    "trial": _trial, "watermark": _watermark, "precision": _precision, "choices": _choices, "lanes": _prompts,
    "sweep": _prompts,
}  # fmt: skip


# ---------------------------------------------------------------------------------------- files that have answers alone


def _from_answers(comparison: Comparison, found: Any) -> dict[str, Any]:
    """What was asked, as far as a file tells that has only what was found."""
    found = validated(found, {"question": str}) and dict(found)
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


def _reports_from_answers(comparison: Comparison, found: Mapping[str, Any]) -> dict[str, Any]:
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

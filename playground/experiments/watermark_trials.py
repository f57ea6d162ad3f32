"""Experiments with watermarks: which runs answer what a watermark does to a text, how sure its detection is, what it
costs, and whether a person sees it.

An experiment is a `Comparison` of kind "watermark", made from one request: the same request without the watermark is
its group 0. Its `found()` says what the runs have shown (`watermark_findings.py`); the texts are detected by a function
that the caller gives. All the runs may be decoded side by side. Knows no engine, no detector and no page.
"""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from playground.experiments import watermark_findings as findings
from playground.experiments.comparison import Comparison
from playground.experiments.judged_texts import Judge, TextReports, saved_head
from playground.experiments.trial_frame import (
    ModelInfo,
    Plan,
    by_turns,
    effective_config,
    first_seed,
    limit_runs,
    require_one_text,
    seeded,
    trial_of,
)
from playground.experiments.watermark_detectability import Sure
from playground.knobs import KNOBS
from playground.knobs.fix import only
from playground.knobs.modes import loop, sampled
from playground.knobs.spec import Form, in_json
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import request_error
from playground.texts import many, numeral, said
from playground.trace import Diagnostic
from playground.trace.wire import Json

KNOB = "watermarking_config"
BIAS = 4.0  # where none is set: with the library's 2, a short text of a sure model is rarely found
SAMPLES = 40  # texts of each set
MIN_SAMPLES = 5
SEEDS = 6  # texts of each value
PAIRS = 5  # of a round of the quiz

STRENGTHS = {"bias": "0.5, 1, 2, 3, 4, 6, 8", "keys": "1, 5, 9, 15, 20, 30"}
"""What `cost_trial` goes over: the bias of green lists, or how many keys SynthID has, with values worth trying."""

MAX_VALUES = 12


# ------------------------------------------------------------------------------------ with the watermark and without it


def with_watermark(
    request: GenerationRequest, model_defaults: ModelInfo = None, context: ModelInfo = None
) -> tuple[GenerationRequest, list[Diagnostic]]:
    """The request with a watermark, and what is to be said of that: where it names none, green lists with a bias of
    `BIAS`.

    `model_defaults` and `context` are those of `Checked.of`. Raises RequestError where this way of decoding
    cannot be marked, or where it returns several texts.
    """
    notes = []
    effective = effective_config(request, model_defaults, context)
    if effective.get(KNOB) is None:
        green = _green_lists().completed({"bias": BIAS})
        request = _with_config(request, green)
        text = said(
            "No watermark was set, so green lists with a ratio of {ratio} and a bias of {bias} are used.",
            ratio=f"{green['greenlist_ratio']}",
            bias=numeral(f"{green['bias']:g}"),
        )
        notes.append(Diagnostic(KNOB, "info", text, said("Set {knob} to try another.", knob=KNOB)))
    require_one_text(
        effective, lambda count: said("An experiment writes one text at a time, not {count}.", count=count)
    )
    if loop(effective) == "custom":
        message = said("Your own decoding loop may not run the watermark's processor.")
        raise request_error("custom_generate", message, only({"custom_generate": None}))
    return request, notes


def without_watermark(
    request: GenerationRequest, model_defaults: ModelInfo = None, context: ModelInfo = None
) -> GenerationRequest:
    """The same request without the watermark. Raises RequestError where the model's own generation config sets one."""
    config = {name: value for name, value in request.config.items() if name != KNOB}
    request = dataclasses.replace(request, config=config)
    if effective_config(request, model_defaults, context).get(KNOB) is not None:
        text = said("The model's own generation config sets a watermark, so it has no runs without one.")
        raise request_error(KNOB, text, said("Choose another model."))
    return request


def is_synthid(watermark: Mapping[str, object]) -> bool:
    """Whether this is a SynthID watermark; else it is one of green lists."""
    return KNOBS[KNOB].form(watermark) is not _green_lists()


def _green_lists() -> Form:
    return KNOBS[KNOB].forms[0]


def _with_config(request: GenerationRequest, watermark: Mapping[str, object]) -> GenerationRequest:
    return dataclasses.replace(request, config={**request.config, KNOB: dict(watermark)})


# ---------------------------------------------------------------------------------------------------- the experiments


_ANSWERS = {"pair": findings.pair, "cost": findings.cost, "quiz": findings.quiz}


@dataclass(frozen=True)
class WatermarkQuestion:
    """What an experiment asks, as `find` of its Comparison; “How sure is detection?” has
    `watermark_detectability.Sure`.

    `judges` judge the texts: one for each group, or one for all. `details` are the other arguments of the function of
    that name in `watermark_findings.py`.
    """

    name: str
    judges: Sequence[TextReports]
    details: Mapping[str, object] = field(default_factory=dict)

    def __call__(self, trial: Comparison) -> dict[str, Json]:
        judges = {"judges": self.judges} if self.name == "cost" else {"judged": self.judges[0]}
        return _ANSWERS[self.name](trial, **judges, **self.details)

    @property
    def once(self) -> bool:
        """Whether repeated n-grams count once."""
        return self.judges[0].once

    def _judge_of(self, group: int) -> TextReports:
        return self.judges[group if len(self.judges) > 1 else 0]

    def saved(self, trial: Comparison) -> dict[str, Json]:
        """Plain values that `sharing/saved_questions.py` makes it from again. Texts that have ended are judged for
        it."""
        reports = [self._judge_of(number)(trial.traces_of(number)) for number in range(len(trial.groups))]
        return {**saved_head(self.name, self.judges[0]), **self.details, "reports": reports}

    def recall(self, trial: Comparison, reports: Sequence[Sequence[object]]) -> None:
        """Know what `saved` had in "reports"."""
        for number, each in enumerate(reports):
            self._judge_of(number).recall(trial.traces_of(number), each)


def pair_trial(
    request: GenerationRequest, judge: Judge, model_defaults: ModelInfo = None, context: ModelInfo = None
) -> Comparison:
    """What does it do to a text? One run without the watermark and one with it, of the same seed. Raises RequestError
    where the request cannot be marked."""
    both, watermark, _, notes = _with_and_without(request, model_defaults, context)
    find = WatermarkQuestion("pair", [TextReports(judge, watermark)])
    return _trial(both, ["without", "with"], by_turns(both, 1, False), find, notes)


def sure_trial(
    request: GenerationRequest,
    judge: Judge,
    samples: int = SAMPLES,
    model_defaults: ModelInfo = None,
    context: ModelInfo = None,
) -> Comparison:
    """How sure is detection? `samples` runs without the watermark and as many with it, all with seeds of their own.
    Raises RequestError where the request cannot be marked, and where nothing is drawn, so that all would be alike."""
    both, watermark, effective, notes = _with_and_without(request, model_defaults, context, minimal=True)
    _require_sampling(effective)
    first = first_seed(request, 2 * samples)
    runs = [
        (group, seeded(each, first + 2 * number + group))
        for number in range(samples)
        for group, each in enumerate(both)
    ]
    find = Sure(TextReports(judge, watermark))
    return _trial(both, ["without", "with"], runs, find, notes)


def cost_trial(
    request: GenerationRequest,
    judge: Judge,
    values: Sequence[float],
    seeds: int = SEEDS,
    model_defaults: ModelInfo = None,
    context: ModelInfo = None,
    most_runs: int | None = None,
) -> Comparison:
    """What does it cost? `seeds` runs without the watermark, and with each of the `values` of its bias; with SynthID,
    with its first so many keys, and where it has fewer, with more that follow from its own. Those of one seed differ by
    the watermark alone.

    Raises RequestError where the request cannot be marked, for values that the watermark cannot have, and for more than
    `most_runs` runs.
    """
    (plain, marked), watermark, effective, notes = _with_and_without(request, model_defaults, context)
    knob = "keys" if is_synthid(watermark) else "bias"
    turns = seeds if sampled(effective) else 1  # greedy texts of other seeds are the same
    runs = (1 + len(values)) * turns
    text = many(
        turns,
        "{values} values, including none, with {count} seed each make {runs} runs; the limit here is {most}.",
        "{values} values, including none, with {count} seeds each make {runs} runs; the limit here is {most}.",
        values=f"{1 + len(values)}", runs=f"{runs}", most=f"{most_runs}",
    )  # fmt: skip
    limit_runs(KNOB, runs, most_runs, text, said("Try fewer values, or fewer seeds."))
    marks = [_strength(watermark, knob, value) for value in values]
    group = [plain, *(_with_config(marked, mark) for mark in marks)]
    find, labels = cost_question(judge, watermark, knob, values), ["without", *(f"{value:g}" for value in values)]
    return _trial(group, labels, by_turns(group, turns, True), find, notes, knob)


def cost_question(
    judge: Judge, watermark: Mapping[str, object], knob: str, values: Sequence[float]
) -> WatermarkQuestion:
    """What `cost_trial` asks of its runs. Raises RequestError for values that the watermark cannot have."""
    marks = [_strength(watermark, knob, value) for value in values]
    told_by = [watermark, *(marks if knob == "keys" else [watermark] * len(marks))]  # a bias changes no green list
    judges = [TextReports(judge, mark, keep=findings.in_numbers) for mark in told_by]
    return WatermarkQuestion("cost", judges, {"knob": knob, "values": list(values)})


def quiz_trial(
    request: GenerationRequest,
    judge: Judge,
    pairs: int = PAIRS,
    model_defaults: ModelInfo = None,
    context: ModelInfo = None,
    shuffle: int | None = None,
) -> Comparison:
    """Which of these two is watermarked? `pairs` times a run without the watermark and one with it, of the same seed.
    Which of them stands on the left is drawn, by the bits of `shuffle` where that is given. Raises RequestError where
    the request cannot be marked, and where nothing is drawn."""
    both, watermark, effective, notes = _with_and_without(request, model_defaults, context, minimal=True)
    _require_sampling(effective)
    bits = secrets.randbits(pairs) if shuffle is None else shuffle
    find = WatermarkQuestion("quiz", [TextReports(judge, watermark)], {"left": [bits >> i & 1 for i in range(pairs)]})
    return _trial(both, ["without", "with"], by_turns(both, pairs, True), find, notes)


def strengths(watermark: Mapping[str, object], text: str) -> list[float]:
    """The values that a person typed for `cost_trial`, each once, in their order. Raises RequestError, with what to do
    next, where they are none, too many, no numbers, or beyond what the watermark can have."""
    knob = "keys" if is_synthid(watermark) else "bias"
    such = said("Write numbers with commas between them, such as {values}.", values=STRENGTHS[knob])
    words = text[:500].replace(";", ",").replace(",", " ").split()
    try:
        values = list(dict.fromkeys((int if knob == "keys" else float)(word) for word in words))
    except ValueError:
        message = (
            said("Not all values of keys are whole numbers.")
            if knob == "keys"
            else said("Not all values of {knob} are numbers.", knob=knob)
        )
        raise request_error(KNOB, message, such) from None
    if not values:
        raise request_error(KNOB, said("There are no values of {knob}.", knob=knob), such)
    if len(values) > MAX_VALUES:
        message = said(
            "There are {count} values of {knob}; the limit is {most}.",
            count=f"{len(values)}",
            knob=knob,
            most=f"{MAX_VALUES}",
        )
        raise request_error(KNOB, message, said("Try fewer."))
    for value in values:
        _strength(watermark, knob, value)
    return values


def _strength(watermark: Mapping[str, object], knob: str, value: float) -> dict[str, object]:
    """The watermark with this bias, or with so many keys."""
    if knob == "keys":
        if not isinstance(value, int) or value < 1:
            message = said("SynthID cannot have {count} keys.", count=in_json(value))
            raise request_error(KNOB, message, said("Write whole numbers from 1."))
        keys = list(watermark["keys"])
        keys += range(max(keys) + 1, max(keys) + 1 + max(0, min(value, 1000) - len(keys)))
        mark = {**watermark, "keys": keys[:value]}
    else:
        mark = {**watermark, "bias": value}
    if fault := KNOBS[KNOB].fault(mark):
        raise request_error(KNOB, str(fault), said("Change that value, or take it out."))
    return mark


# ------------------------------------------------------------------------------------------------------- their requests


def _with_and_without(
    request: GenerationRequest, model_defaults: ModelInfo, context: ModelInfo, minimal: bool = False
) -> tuple[list[GenerationRequest], dict[str, Json], dict[str, Json], list[Diagnostic]]:
    """The request without the watermark and with it, that watermark, the config that applies with it, and notes. With
    `minimal` they record no more than the chosen tokens."""
    marked, notes = with_watermark(request, model_defaults, context)
    few = {"top_candidates": 1, "watch": []} if minimal else {}
    marked = dataclasses.replace(marked, read_prompt=False, check_scores=False, **few)
    effective = effective_config(marked, model_defaults, context)
    return [without_watermark(marked, model_defaults, context), marked], marked.config[KNOB], effective, notes


def _require_sampling(effective: Mapping[str, object]) -> None:
    if not sampled(effective):
        text = said("Without do_sample nothing is drawn, so all these texts would be the same.")
        raise request_error("do_sample", text, only({"do_sample": True}))


def _trial(
    requests: Sequence[GenerationRequest], labels: Sequence[str], plan: Plan, find: WatermarkQuestion | Sure,
    notes: Sequence[Diagnostic], knob: str = "",
) -> Comparison:  # fmt: skip
    return trial_of(
        "watermark", requests, labels, plan, find, notes, lambda number, label: _title(number, label, knob), _settings
    )


def _title(number: int, label: str, knob: str) -> str:
    if not number:
        return "Without watermark"
    return {"bias": f"Bias {label}", "keys": f"{label} keys"}.get(knob, "With watermark")


def _settings(request: GenerationRequest) -> str:
    """What the request says of its watermark, in words."""
    watermark = request.config.get(KNOB)
    if watermark is None:
        return "no watermark"
    told = {name: f"{len(value)} numbers" if name == "keys" else value for name, value in watermark.items()}
    return ", ".join(f"{name} {value}" for name, value in told.items())

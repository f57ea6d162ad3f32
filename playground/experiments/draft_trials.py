"""Trials of drafts: which runs answer whether assisted decoding is faster, with which length of drafts, and whether it
changes the text.

A trial is a `Comparison` of kind "trial", made from one request: the same request without drafts is its group 0. Its
`found()` says what the runs have shown (`draft_findings.py`). The runs of `speed_trial` and `lengths_trial` are to
be made one at a time and in their order, which is that of the groups, again and again: so a slow moment of the
machine hits all of them. Knows no engine and no page."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from playground.experiments import draft_findings
from playground.experiments.comparison import Comparison
from playground.experiments.draft_findings import DRAFTERS, LENGTHS
from playground.experiments.draft_pairs import WARM_UPS
from playground.experiments.draft_sameness import same
from playground.experiments.sweep import SWEEPABLE, changed_by, format_value
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
from playground.knobs import DRAFTS, KNOBS
from playground.knobs.fix import only
from playground.knobs.modes import drafters, loop, sampled
from playground.knobs.needs import DRAFTING
from playground.knobs.spec import Config, Knob
from playground.models.catalog import BUNDLED
from playground.models.reference import name_of
from playground.requests.config_values import well_formed
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import request_error
from playground.requests.validation import applied
from playground.texts import many, numeral, said
from playground.trace import Diagnostic
from playground.trace.wire import Json
from visualizers.names import mode_name

REPEATS = 5  # counted runs of each group
SAMPLES = 60  # texts of each set
MIN_SAMPLES = 10
TOKENS = 24  # of each sample that are compared

VALUES = {  # what a person tries first
    "num_assistant_tokens": "1, 2, 3, 4, 5, 6, 8, 10, 15",
    "assistant_confidence_threshold": "0, 0.2, 0.4, 0.6, 0.8",
    "num_assistant_tokens_schedule": "constant, heuristic, heuristic_transient",
    "prompt_lookup_num_tokens": "1, 2, 3, 4, 5, 6, 8, 10, 15",
}
"""The knobs of `lengths_trial`, each with values worth trying as a person would type them."""

_ANSWERS = {"speed": draft_findings.speed, "lengths": draft_findings.lengths, "same": same}


@dataclass(frozen=True)
class DraftQuestion:
    """What a trial asks, as `find` of its Comparison: the name of the question, and what its answer takes beside the
    runs (the arguments of the function of that name in `draft_findings.py`)."""

    name: str
    details: Mapping[str, object]

    def __call__(self, trial: Comparison) -> dict[str, Json]:
        return _ANSWERS[self.name](trial, **self.details)

    def saved(self, trial: Comparison) -> dict[str, Json]:
        """Plain values that `sharing/saved_questions.py` makes it from again."""
        return {"question": self.name, **self.details}


# ----------------------------------------------------------------------------------------- with drafts and without them


def with_drafts(
    request: GenerationRequest, model_defaults: ModelInfo = None, context: ModelInfo = None
) -> tuple[GenerationRequest, list[Diagnostic]]:
    """The request with something that drafts, and what is to be said of that: where it names nothing, the bundled
    model's own draft model is taken.

    `model_defaults` and `context` are those of `Checked.of`. Raises RequestError where the model cannot check
    drafts, where there is nothing that drafts, or where this way of decoding uses no drafts.
    """
    notes = []
    if (context or {}).get("can_crop_cache") is False and request.custom_generate is None:
        message = said("This model cannot take back tokens that it has read, so it cannot check drafts.")
        raise request_error("model", message, said("Choose another model, such as a Llama."))
    if not drafters(effective_config(request, model_defaults, context)):
        row = BUNDLED.get(name_of(request.model))
        if row is None or row.assistant is None:
            fix = said("Choose a draft model, or set prompt_lookup_num_tokens or assistant_early_exit.")
            raise request_error("assistant", said("No drafting method is set, so there is nothing to try."), fix)
        request = dataclasses.replace(request, assistant=row.assistant)
        text = said(
            "No draft model was chosen, so {draft} drafts: it was made for {model}.",
            draft=row.assistant,
            model=row.name,
        )
        notes.append(Diagnostic("assistant", "info", text))
    effective = effective_config(request, model_defaults, context)
    require_one_text(effective, lambda count: said("A trial writes one text at a time, not {count}.", count=count))
    mode = loop(effective)
    if mode != "assisted_generation":
        need = next((need for need in DRAFTING if need.fix and not need.holds(effective)), None)
        if need is None:
            message = said("These settings use {mode}, which works without drafts.", mode=said(mode_name(mode)))
            raise request_error("", message, said("Choose greedy decoding or sampling."))
        message = said("No drafts are used: {why}.", why=said(need.otherwise))
        raise request_error(next(iter(need.fix)), message, only(need.fix))
    return request, notes


def without_drafts(
    request: GenerationRequest, model_defaults: ModelInfo = None, context: ModelInfo = None
) -> GenerationRequest:
    """The same request without anything that drafts, and without the knobs that shape drafts. Raises RequestError where
    the model's own generation config asks for drafts."""
    config = {name: value for name, value in request.config.items() if _draft_knob(name) is None}
    request = dataclasses.replace(request, config=config, assistant=None)
    if own := drafters(effective_config(request, model_defaults, context)):
        text = said("The model's own generation config sets {knob}, so it has no runs without drafts.", knob=own[0])
        raise request_error(own[0], text, said("Choose another model."))
    return request


def _draft_knob(name: str) -> Knob | None:
    knob = KNOBS.get(name)
    return knob if knob is not None and knob.group == DRAFTS else None


# ----------------------------------------------------------------------------------------------------- the three trials


def speed_trial(
    request: GenerationRequest, repeats: int = REPEATS, model_defaults: ModelInfo = None, context: ModelInfo = None
) -> Comparison:
    """Is it faster? Runs without and with drafts by turns, `repeats` of each after one that warms up. Sampled pairs
    have a seed of their own. Raises RequestError where the request has no drafts."""
    pair, effective, notes = _with_and_without(request, model_defaults, context)
    sampling = sampled(effective)
    requests = by_turns(pair, WARM_UPS + repeats, sampling)
    find = DraftQuestion("speed", {"drafter": _drafter(effective), "greedy": not sampling})
    return _trial(pair, ["without", "with"], requests, find, notes)


def lengths_trial(
    request: GenerationRequest,
    knob: str,
    values: Sequence[object],
    repeats: int = REPEATS,
    model_defaults: ModelInfo = None,
    context: ModelInfo = None,
    most_runs: int | None = None,
) -> Comparison:
    """Which length of drafts is best? Runs without drafts, and with each of the `values` of `knob` (one of VALUES; None
    unsets it), by turns. Raises RequestError where the request has no drafts, where the knob does nothing for them, and
    for more than `most_runs` runs."""
    (plain, drafted), effective, notes = _with_and_without(request, model_defaults, context)
    knob, more = length_knob(drafted, knob, model_defaults, context)
    turns = WARM_UPS + repeats
    runs = turns * (1 + len(values))
    text = many(
        len(values),
        "{count} value and a run without drafts, {turns} times, make {runs} runs; the limit here is {most}.",
        "{count} values and a run without drafts, {turns} times, make {runs} runs; the limit here is {most}.",
        turns=f"{turns}", runs=f"{runs}", most=f"{most_runs}",
    )  # fmt: skip
    limit_runs(knob, runs, most_runs, text, said("Try fewer values, or repeat them less often."))
    group = [plain, *(changed_by(drafted, {knob: value}) for value in values)]
    requests = by_turns(group, turns, sampled(effective))
    find = DraftQuestion("lengths", {"knob": knob, "values": list(values)})
    return _trial(group, ["without", *map(format_value, values)], requests, find, [*notes, *more], knob)


def same_trial(
    request: GenerationRequest, samples: int = SAMPLES, model_defaults: ModelInfo = None, context: ModelInfo = None
) -> Comparison:
    """Does it change the text? For greedy decoding one run without drafts and one with them. For sampling `samples`
    runs of each, all with seeds of their own; only their first TOKENS tokens are compared, so they are made no longer
    where nothing else depends on the length. These may be decoded side by side. Raises RequestError where the request
    has no drafts."""
    pair, effective, notes = _with_and_without(request, model_defaults, context)
    if not sampled(effective):
        requests, tokens = by_turns(pair, 1, False), 0
    else:
        pair = [_shortened(each, effective) for each in pair]
        first = first_seed(request, 2 * samples)
        requests = [
            (group, seeded(each, first + group * samples + number))
            for group, each in enumerate(pair)
            for number in range(samples)
        ]
        tokens = min(TOKENS, effective.get("max_new_tokens") or TOKENS)
    find = DraftQuestion("same", {"greedy": not sampled(effective), "tokens": tokens})
    return _trial(pair, ["without", "with"], requests, find, notes)


def length_knob(
    request: GenerationRequest, knob: str, model_defaults: ModelInfo = None, context: ModelInfo = None
) -> tuple[str, list[Diagnostic]]:
    """The knob that a person means who wants to try `knob` with a request that drafts, and what to know of it: where
    drafts are copied from the text, their length has a knob of its own. Raises RequestError where the knob does nothing
    for these drafts."""
    if knob not in VALUES:
        message = said("{knob} does not change the length of drafts.", knob=knob)
        raise request_error(knob, message, said("Choose one of {knobs}.", knobs=", ".join(VALUES)))
    values, _ = well_formed(request.config)
    effective, own = applied(request, values, model_defaults, context)
    notes = []
    copied = _drafter(effective) == "prompt_lookup_num_tokens"
    if knob in LENGTHS and copied != (knob == "prompt_lookup_num_tokens"):
        knob = LENGTHS[copied]
        text = (
            said("The drafts are copied from the text, so {knob} sets their length.", knob=knob)
            if copied
            else said("The drafts are written by a model, so {knob} sets their length.", knob=knob)
        )
        notes.append(Diagnostic(knob, "info", text))
    row = SWEEPABLE[knob]
    if reason := row.inactive(effective, own):
        change = row.fix(effective)
        raise request_error(knob, reason, only(change) if change else said("Choose another knob."))
    if knob == "num_assistant_tokens":
        notes += _early_end_notes(effective)
    return knob, notes


def _early_end_notes(effective: Config) -> list[Diagnostic]:
    """What else decides on the length of drafts."""
    name = "assistant_confidence_threshold"
    threshold = effective[name] if effective.get(name) is not None else KNOBS[name].default
    if not threshold:
        return []
    text = said(
        "Drafts also end at the first token that the draft model gives less than {share}.",
        share=numeral(f"{100 * threshold:.0f}%"),
    )
    return [Diagnostic(name, "info", text, said("Set it to 0 to try drafts of full length."))]


# ------------------------------------------------------------------------------------------------------- their requests


def _with_and_without(
    request: GenerationRequest, model_defaults: ModelInfo, context: ModelInfo
) -> tuple[list[GenerationRequest], dict[str, object], list[Diagnostic]]:
    """The request without drafts and with them, recording little, the config that applies with them, and notes."""
    drafted, notes = with_drafts(request, model_defaults, context)
    drafted = dataclasses.replace(drafted, top_candidates=1, read_prompt=False, check_scores=False, watch=[])
    effective = effective_config(drafted, model_defaults, context)
    return [without_drafts(drafted, model_defaults, context), drafted], effective, notes


def _drafter(effective: Mapping[str, object]) -> str:
    return next(name for name in DRAFTERS if name in drafters(effective))


_DEPENDS_ON_LENGTH = ("min_new_tokens", "min_length", "forced_eos_token_id", "exponential_decay_length_penalty")


def _shortened(request: GenerationRequest, effective: Config) -> GenerationRequest:
    """The request for the first TOKENS tokens of its text."""
    longer = (effective.get("max_new_tokens") or 0) > TOKENS
    if not longer or any(effective.get(name) is not None for name in _DEPENDS_ON_LENGTH):
        return request
    return changed_by(request, {"max_new_tokens": TOKENS})


def _trial(
    requests: Sequence[GenerationRequest], labels: Sequence[str], plan: Plan, find: DraftQuestion,
    notes: Sequence[Diagnostic], knob: str = "",
) -> Comparison:  # fmt: skip
    return trial_of(
        "trial", requests, labels, plan, find, notes, lambda number, label: _title(number, label, knob), _settings
    )


def _title(number: int, label: str, knob: str) -> str:
    if not number:
        return "Without drafts"
    return f"{knob} {label}" if knob else "With drafts"


def _settings(request: GenerationRequest) -> str:
    """What the request says of drafts, in words."""
    told = [f"assistant {request.assistant}"] if request.assistant else []
    told += [f"{name} {format_value(value)}" for name, value in request.config.items() if _draft_knob(name)]
    return ", ".join(told) or "no drafts"

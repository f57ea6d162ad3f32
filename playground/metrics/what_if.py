"""What the same luck would have written with other knobs, from the trace of one run.

Each step of a run that samples is a race: of the tokens that the cuts leave, the one with the largest l / T + g wins,
where l is its score just before the temperature T and g its luck. The luck depends on the seed alone. So a run with
other knobs writes the same tokens up to the first step whose winner is another; after that it reads another text.

The contenders of a step (`playground.trace.Contender`) decide who wins. What they cannot decide is not known, and said
to be so: a cut that depends on the whole distribution (typical-p, epsilon, eta, top-h, and top-p at another
temperature), or a knob that changes the scores before the temperature. Knows traces, and no model.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from playground.errors import CallerError
from playground.texts import Text, said
from playground.trace import HOTTEST, Candidate, Contender, Distribution, Draw, Stage, Step, Trace

CLOSE = 1e-4  # of l / T + g: two tokens that are nearer than this are too close to call
_CLOSE_MASS = 1e-5
INTERVALS = ("temperature", "top_k", "top_p", "min_p")  # the knobs whose effect can be told from a trace, as numbers
KNOBS = (*INTERVALS, "do_sample")  # and all of them
CUT_STAGES = {
    "top_h": "TopHLogitsWarper",
    "top_k": "TopKLogitsWarper",
    "top_p": "TopPLogitsWarper",
    "min_p": "MinPLogitsWarper",
    "typical_p": "TypicalLogitsWarper",
    "epsilon_cutoff": "EpsilonLogitsWarper",
    "eta_cutoff": "EtaLogitsWarper",
}  # the cuts and the processors that make them, in the library's order


class Unknown(CallerError):
    """The trace does not say which token would have won. The `message` says why."""


@dataclass(frozen=True)
class Cuts:
    """The temperature and the cuts of a run; None where there is no such cut."""

    temperature: float = 1.0
    top_h: float | None = None
    top_k: int | None = None
    top_p: float | None = None
    min_p: float | None = None
    typical_p: float | None = None
    epsilon_cutoff: float | None = None
    eta_cutoff: float | None = None
    do_sample: bool = True

    _OFF: ClassVar[dict[str, Callable[[float], bool]]] = {
        "top_k": lambda value: value == 0,
        "top_p": lambda value: value >= 1,
        "typical_p": lambda value: value >= 1,
        "epsilon_cutoff": lambda value: not 0 < value < 1,
        "eta_cutoff": lambda value: not 0 < value < 1,
    }

    @classmethod
    def of(cls, config: Mapping[str, object]) -> Cuts:
        """Those of an effective config, as transformers reads it."""
        found = {}
        for name in ("do_sample", "temperature", *CUT_STAGES):
            value = config.get(name)
            if value is not None and not (name in cls._OFF and cls._OFF[name](value)):
                found[name] = value
        return cls(**found)


@dataclass(frozen=True)
class WhatIf:
    """What another config would have written with the same luck: `token_ids` up to and with the first that differs, at
    step `differs_at`; None where no step that is known differs. `known` says whether they are told to their end: until
    that step, or to the end of the text. `reason` is a sentence."""

    token_ids: list[int]
    differs_at: int | None
    known: bool
    reason: Text


def what_if(trace: Trace, config: Mapping[str, object], sequence: int = 0) -> WhatIf:
    """What this text of a run would be with these knobs in place of its own, and the same seed. Of other knobs than
    `KNOBS` a trace cannot tell.

    Where the same token wins, the model reads the same text at the next step, so its scores are the same, and so is the
    luck. Why the largest l / T + g wins: `playground.batching.random_draws.exponential_race`.

    >>> from playground import GenerationRequest, generate
    >>> config = {"do_sample": True, "max_new_tokens": 12, "top_k": 0}
    >>> run = generate(GenerationRequest("stories", "Once upon a time", config=config, seed=4))
    >>> colder = what_if(run, {"temperature": 0.5})
    >>> colder.known
    True
    >>> config["temperature"] = 0.5
    >>> again = generate(GenerationRequest("stories", "Once upon a time", config=config, seed=4))
    >>> again.sequences[0].token_ids[: len(colder.token_ids)] == colder.token_ids
    True
    """
    own = Cuts.of(trace.started.effective)
    others = [name for name in config if name not in KNOBS and config[name] != trace.started.effective.get(name)]
    changed = Cuts.of(dict(trace.started.effective) | dict(config))
    token_ids: list[int] = []
    for step in trace.steps_of(sequence):
        try:
            if others:
                raise Unknown(said("{knob} changes what the model reads or its scores: only a run can tell.",
                                   knob=others[0]))  # fmt: skip
            winner = _winner(step, own, changed)
        except Unknown as error:
            return WhatIf(token_ids, None, False, error.message)
        if winner is not None and winner.token_id != step.chosen.token_id:
            reason = said("The text changes at token {number}: “{new}” replaces “{old}”.",
                          number=f"{step.index + 1}", new=winner.text, old=step.chosen.text)  # fmt: skip
            return WhatIf([*token_ids, winner.token_id], step.index, True, reason)
        token_ids.append(step.chosen.token_id)
    return WhatIf(token_ids, None, True, said("The text stays the same, word for word."))


def can_tell(own: Cuts, changed: Cuts) -> bool:
    """Whether `what_if` may know what a run with its `own` cuts would be with the `changed` ones: where it never does,
    a run is needed.

    >>> can_tell(Cuts(temperature=0.8), Cuts(temperature=1.2)), can_tell(Cuts(), Cuts(temperature=0.5, top_p=0.9))
    (True, False)
    """
    if not own.do_sample or not changed.temperature > 0:
        return False
    try:
        _remaining(_ANY_STEP, own, changed)
    except Unknown:
        return False
    return True


# ---------------------------------------------------------------------------------------------------- one step


def _winner(step: Step, own: Cuts, changed: Cuts) -> Contender | None:
    """The token that wins this step of a run with its `own` cuts, if they are `changed`; None where the token was
    given, and stays. Raises Unknown."""
    if step.given:
        return None
    left = _remaining(step, own, changed)
    if not changed.do_sample:
        return left[0]
    scores = sorted(((each.score / changed.temperature + each.luck, -n, each) for n, each in enumerate(left)))
    if len(scores) > 1 and scores[-1][0] - scores[-2][0] < CLOSE:
        raise Unknown(
            said("At token {number} “{one}” and “{other}” are too close to call.",
                 number=f"{step.index + 1}", one=scores[-1][2].text, other=scores[-2][2].text)
        )  # fmt: skip
    return scores[-1][2]


def _remaining(step: Step, own: Cuts, changed: Cuts) -> list[Contender]:
    """The contenders that the `changed` cuts leave. Raises Unknown."""
    contenders = step.draw.contenders if step.draw is not None else []
    if not contenders:
        raise Unknown(said("The trace does not say how token {number} was drawn.", number=f"{step.index + 1}"))
    if not changed.do_sample:
        return contenders[:1]
    hottest = max(HOTTEST, own.temperature)
    if changed.temperature > hottest:
        raise Unknown(said("Above a temperature of {hottest} only a run can tell.", hottest=f"{hottest:g}"))
    stages = {stage.name: stage for stage in step.stages}
    left, alike = contenders, changed.temperature == own.temperature
    mass: float | None = 1.0 if alike else None  # the probability of what is left, where it is known
    for name, stage_name in CUT_STAGES.items():
        before, now, stage = getattr(own, name), getattr(changed, name), stages.get(stage_name)
        if name == "typical_p" and (before, now) != (None, None):
            raise _of_all(name)  # it takes away the likeliest tokens, too
        if before is None and now is None:
            continue
        if alike and before == now and stage is not None:
            left = [each for each in left if each.rank <= stage.kept]
            mass = None if mass is None else mass * (1 - stage.mass_removed)
            continue
        alike = False
        if now is None:
            continue
        if name not in _CUT:
            raise _of_all(name)
        left, mass = _CUT[name](left, now, changed.temperature, mass), None
    return left


def _top_k(left: list[Contender], value: float, temperature: float, mass: float | None) -> list[Contender]:
    return [each for each in left if each.rank <= max(value, 1)]


def _min_p(left: list[Contender], value: float, temperature: float, mass: float | None) -> list[Contender]:
    least = temperature * math.log(value) if value > 0 else -math.inf
    if any(abs(each.score - least) < CLOSE for each in left[1:]):
        raise _on_the_edge("min_p")
    return [each for each in left if each.score >= least]


def _top_p(left: list[Contender], value: float, temperature: float, mass: float | None) -> list[Contender]:
    if mass is None:
        raise _of_all("top_p")
    if any(abs(each.above / mass - value) < _CLOSE_MASS for each in left[1:]):
        raise _on_the_edge("top_p")
    return [each for number, each in enumerate(left) if number == 0 or each.above / mass < value]


_ANY_STEP = Step(  # nothing in it decides, so whatever is not known of it is not known of any
    0, 0, Candidate(0, "", 0.0, 0.0), "",
    Distribution([], 0.0, 0.0, 1, [Stage(name, 0.0, 1, 0.0, 0.0) for name in CUT_STAGES.values()]), 0.0, 0.0,
    draw=Draw([], [Contender(0, "", 0.0, 0.0, 1, 0.0)]),
)  # fmt: skip


def _on_the_edge(knob: str) -> Unknown:
    return Unknown(said("A token lies on the edge of {knob}: too close to call.", knob=knob))


def _of_all(knob: str) -> Unknown:
    return Unknown(said("What {knob} leaves depends on the whole distribution: only a run can tell.", knob=knob))


_CUT: dict[str, Callable[[list[Contender], float, float, float | None], list[Contender]]] = {
    "top_k": _top_k,
    "top_p": _top_p,
    "min_p": _min_p,
}

# ------------------------------------------------------------------------------------------------- same text


@dataclass(frozen=True)
class Bound:
    """Where the text changes: past this value of the knob, `token` takes the place of the chosen one at step `step`."""

    value: float
    step: int
    token: Contender


@dataclass(frozen=True)
class SameText:
    """The values of a knob that leave the text as it is: those between `low` and `high`, around the run's own `value`.
    A bound without a token is no change of the text but the end of what can be told: `lowest` and `highest`. `reason`
    says why it is not known; then there are no bounds."""

    knob: str
    value: float | None
    low: Bound | None = None
    high: Bound | None = None
    lowest: float = 0.0
    highest: float = math.inf
    reason: Text | None = None

    @property
    def interval(self) -> tuple[float, float]:
        """The lowest and the highest value for which the text is known to stay the same."""
        low = self.low.value if self.low else self.lowest
        return low, self.high.value if self.high else self.highest


def same_text(trace: Trace, knob: str, sequence: int = 0) -> SameText:
    """Between which values of `knob`, one of INTERVALS, this text of a run stays the same, word for word, with the same
    luck. Exact for `temperature`, `top_k`, `min_p` and, where the temperature stays, `top_p`: the winner changes only
    where two contenders meet, l_i / T + g_i = l_j / T + g_j, or where a cut passes one of them. Raises CallerError for
    another knob.

    >>> from playground import GenerationRequest, generate
    >>> config = {"do_sample": True, "max_new_tokens": 4, "top_k": 0}
    >>> run = generate(GenerationRequest("stories", "Once upon a time", config=config, seed=4))
    >>> low, high = same_text(run, "temperature").interval
    >>> low < 1.0 < high
    True
    """
    if knob not in _BREAKS:
        raise CallerError(said("{knob} is not one of {knobs}.", knob=knob, knobs=", ".join(_BREAKS)))
    own = Cuts.of(trace.started.effective)
    value = getattr(own, knob)
    limits = {"temperature": (0.0, max(HOTTEST, own.temperature)), "top_k": (1, math.inf)}.get(knob, (0.0, 1.0))
    start = {"top_k": math.inf, "top_p": 1.0, "min_p": 0.0}[knob] if value is None else value
    found = SameText(knob, value, None, None, *limits)
    try:
        _require_independent(knob, own)
        for step in trace.steps_of(sequence):
            if not step.given:
                found = _narrowed(found, step, own, start)
    except Unknown as error:
        return SameText(knob, value, None, None, *limits, error.message)
    return _whole(found) if knob == "top_k" else found


def _whole(found: SameText) -> SameText:
    """The same with the nearest whole numbers inside of its bounds."""
    low, high = found.low, found.high
    return replace(
        found,
        low=low and replace(low, value=math.ceil(low.value)),
        high=high and replace(high, value=math.floor(high.value)),
    )


def _require_independent(knob: str, own: Cuts) -> None:
    """Raise Unknown where a later cut leaves other tokens once this knob changes, and a trace cannot tell which."""
    order = ("temperature", *CUT_STAGES)
    for later in order[order.index(knob) + 1 :]:
        if later not in ("top_k", "min_p") and getattr(own, later) is not None:
            raise _of_all(later)


def _narrowed(found: SameText, step: Step, own: Cuts, start: float) -> SameText:
    """The same, no wider than this step allows."""
    knob, chosen = found.knob, step.chosen.token_id
    low, high = found.interval
    _remaining(step, own, own)  # raises where nothing is known of the step
    breaks = sorted({each for each in _BREAKS[knob](step, own) if low < each < high})
    for side, name, end in ((1, "high", high), (-1, "low", low)):
        beyond = [each for each in breaks if (each - start) * side > 0][::side]
        for number, at in enumerate(beyond):
            following = beyond[number + 1] if number + 1 < len(beyond) else end
            between = at + side if math.isinf(following) else (at + following) / 2
            try:
                winner = _winner(step, own, replace(own, **{knob: between}))
            except Unknown:  # what lies beyond cannot be told
                found = replace(found, **{name: None, f"{name}est": at})
                break
            if winner.token_id != chosen:
                found = replace(found, **{name: Bound(at, step.index, winner)})
                break
    return found


def _temperature_breaks(step: Step, own: Cuts) -> Iterator[float]:
    contenders = step.draw.contenders
    for number, one in enumerate(contenders):
        for other in contenders[number + 1 :]:
            if other.luck > one.luck:
                yield (one.score - other.score) / (other.luck - one.luck)
        if own.min_p and one.score < 0:
            yield one.score / math.log(own.min_p)


_BREAKS: dict[str, Callable[[Step, Cuts], Iterator[float]]] = {
    "temperature": _temperature_breaks,
    "top_k": lambda step, own: (each.rank - 0.5 for each in step.draw.contenders),
    "min_p": lambda step, own: (math.exp(each.score / own.temperature) for each in step.draw.contenders),
    "top_p": lambda step, own: _top_p_breaks(step, own),
}


def _top_p_breaks(step: Step, own: Cuts) -> Iterator[float]:
    mass = 1.0
    for name in ("top_h", "top_k"):
        stage = next((each for each in step.stages if each.name == CUT_STAGES[name]), None)
        mass *= 1.0 if stage is None else 1 - stage.mass_removed
    return (each.above / mass for each in step.draw.contenders)

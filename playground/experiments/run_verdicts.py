"""What lanes, the cells of a sweep and many samples have shown, each in one sentence.

Lanes are compared as they are. Of a knob with numbers, its smallest value is compared with its largest, over all values
of the other axis together: the pair is fixed before anything has run, so it is not picked for its difference. Samples
of one strategy are described, and where they part. Knows groups and traces; how numbers become a claim is in
`playground.metrics.verdict`.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from playground.experiments.run_groups import PROMPT, Axis, Group, number_of
from playground.knobs.modes import sampled
from playground.metrics.claims import interval
from playground.metrics.run_metrics import METRICS, ended_by_itself
from playground.metrics.verdict import Level, Verdict, by_surprise
from playground.texts import Text, many, numeral, said
from playground.trace import Step, Trace

_SURPRISE = METRICS["perplexity"]
_DRAWING = ("custom", "elsewhere")  # modes of which nobody knows whether they draw

Runs = Sequence[Sequence[Trace]]  # by group


def verdict_of(kind: str, groups: Sequence[Group], axes: Sequence[Axis], runs: Runs) -> Verdict | None:
    """The sentence about the runs of lanes, a sweep or samples; None for another kind."""
    if not groups:
        return None
    if kind == "seeds" or (kind == "lanes" and len(groups) == 1):
        return _of_samples(runs[0])
    if kind == "lanes":
        return _of_lanes(groups, runs)
    return _of_sweep(groups, axes, runs) if kind == "sweep" and axes else None


# ---------------------------------------------------------------------------------------------------------------- lanes


def _of_lanes(groups: Sequence[Group], runs: Runs) -> Verdict:
    if len({group.model for group in groups}) > 1:
        why = said("Each model says how much a text surprises it itself, so perplexities of several are not compared.")
        return Verdict("wait", said("No verdict: the lanes have different models"), why)
    if _are_alike(runs):
        return Verdict("even", said("All lanes wrote the same texts"), said("With another prompt they may differ."))
    titles = [str(group.title) for group in groups]
    levels = [
        _level(_lane_name(group, titles.count(str(group.title)) == 1), [(trace,) for trace in traces])
        for group, traces in zip(groups, runs, strict=True)
    ]
    drawn = [traces for traces, level in zip(runs, levels, strict=True) if level.drawn]
    return by_surprise(levels, same_seeds=len({tuple(trace.seed for trace in traces) for traces in drawn}) < 2)


def _are_alike(runs: Runs) -> bool:
    """Whether all lanes wrote the same texts, run by run."""
    texts = [[trace.sequences[0].text if trace.sequences else None for trace in traces] for traces in runs]
    return None not in texts[0] and all(each == texts[0] for each in texts)


def _lane_name(group: Group, unique: bool) -> str:
    if group.prompt or not group.title:
        return said("Lane {letter}", letter=group.label)
    return group.title if unique else said("{title} ({letter})", title=group.title, letter=group.label)


def _level(name: str, by_seed: Sequence[Sequence[Trace]]) -> Level:
    """What is called `name`, with the runs that it has with each seed."""
    whole = [traces if all(map(ended_by_itself, traces)) else () for traces in by_seed]
    return Level(
        name,
        _SURPRISE.of([trace for traces in whole for trace in traces]),
        tuple(_SURPRISE.of(traces) for traces in whole),
        any(_draws(trace) for traces in by_seed for trace in traces),
    )


def _draws(trace: Trace) -> bool:
    started = trace.started
    return bool(started) and (started.mode in _DRAWING or sampled(started.effective))


# ---------------------------------------------------------------------------------------------------------------- sweep


def _of_sweep(groups: Sequence[Group], axes: Sequence[Axis], runs: Runs) -> Verdict:
    """Of two axes the first that shows a difference, and the other in the second place."""
    verdicts = [_of_axis(axes, number, groups, runs) for number in range(len(axes)) if len(axes[number].values) > 1]
    if not verdicts:
        return _of_samples(runs[0])
    first, *others = sorted(verdicts, key=lambda verdict: verdict.kind != "found")
    if not others or others[0].kind == "wait":
        return first
    return Verdict(first.kind, first.words, said("{a}. {b}", a=others[0].words, b=first.more))


def _of_axis(axes: Sequence[Axis], number: int, groups: Sequence[Group], runs: Runs) -> Verdict:
    axis, numbers = axes[number], [number_of(value) for value in axes[number].values]
    chosen = list(range(len(numbers)))
    ordered = axis.knob != PROMPT and not any(isinstance(value, str) for value in numbers)
    if ordered:
        chosen.sort(key=lambda place: numbers[place])
        chosen = [chosen[0], chosen[-1]]
    by_row: dict[int, dict[int, Sequence[Trace]]] = {}  # by the place on the other axis, then on this one
    for group, traces in zip(groups, runs, strict=True):
        by_row.setdefault(group.place[number], {})[group.place[1 - number]] = traces
    whole = [
        row
        for row in by_row.values()
        if all(place in row and all(map(ended_by_itself, row[place])) for place in chosen)
    ]  # where one is missing, all are left out: the same texts must be on both sides
    names = [
        said("Prompt {number}", number=place + 1) if axis.knob == PROMPT else f"{axis.knob} {axis.values[place]}"
        for place in chosen
    ]
    by_seed = [list(zip(*(row[place] for row in whole), strict=True)) for place in chosen]
    return by_surprise([_level(name, traces) for name, traces in zip(names, by_seed, strict=True)])


# -------------------------------------------------------------------------------------------------------------- samples


def _of_samples(traces: Sequence[Trace]) -> Verdict:
    """How many different texts there are, where they part, and how many of them end by themselves."""
    whole = [trace for trace in traces if ended_by_itself(trace)]
    texts = [trace.sequences[0].text for trace in whole]
    count, different = len(texts), len(set(texts))
    if count < 2:
        why = said("A single text has nothing to differ from.") if count else said("No text came to its end.")
        return Verdict("wait", said("Not known"), why)
    if different == 1:
        words = said("All {count} samples are the same text", count=count)
    elif different == count:
        words = said("All {count} samples are different texts", count=count)
    else:
        words = said("{different} different texts in {count} samples", different=different, count=count)
    parting = _parting(whole) if different > 1 else ""
    return Verdict("seen", words, said("{a} {b}", a=parting, b=_endings(whole)) if parting else _endings(whole))


def _parting(traces: Sequence[Trace]) -> Text | None:
    """The first place at which texts differ, and the token that most of them have there. Its probability is that of
    the draw itself, so it is no estimate. None for texts of a search, whose tokens are not drawn one by one."""
    rows = [[step for step in trace.steps_of(0) if not step.given] for trace in traces]
    if any(trace.beam_steps or not row for trace, row in zip(traces, rows, strict=True)):
        return None
    places = zip(*rows, strict=False)
    place, at_place = next(
        ((i, steps) for i, steps in enumerate(places) if len({step.chosen.token_id for step in steps}) > 1), (0, None)
    )
    if at_place is None:  # one ends where the others go on
        return None
    (token, number), *_ = Counter(step.chosen.token_id for step in at_place).most_common(1)
    step = next(step for step in at_place if step.chosen.token_id == token)
    values = {"number": number, "count": len(rows), "token": _token(step), "place": place + 1}
    if step.chosen.logprob is None:
        return said("They part at token {place}: {number} of {count} continue with “{token}”.", **values)
    chance = numeral(f"{100 * math.exp(step.chosen.logprob):.0f}%")
    return said(
        "They part at token {place}: {number} of {count} continue with “{token}”, whose chance was {chance}.",
        chance=chance, **values,
    )  # fmt: skip


def _token(step: Step) -> str:
    return (step.chosen.text if step.piece is None else step.piece).strip() or step.chosen.text


def _endings(traces: Sequence[Trace]) -> Text:
    count, ended = len(traces), sum(trace.sequences[0].stop_reason == "eos" for trace in traces)
    if not any(map(_draws, traces)):
        return said("Nothing is drawn, so another seed changes nothing.")
    low, high = (numeral(f"{100 * share:.0f}%") for share in interval(ended, count))
    return many(
        ended,
        "{count} of {all} ended by itself before the length limit; in the long run {low} to {high} would "
        "(95% interval).",
        "{count} of {all} ended by themselves before the length limit; in the long run {low} to {high} would "
        "(95% interval).",
        all=count, low=low, high=high,
    )  # fmt: skip

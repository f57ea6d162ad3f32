"""What the runs of a trial have shown: how much faster drafts are and why, and which length is best.

Each function looks at a Comparison whose group 0 ran without drafts, as far as its runs have come, and returns plain
values for a page or a program. Knows traces and the formulas of speculative decoding; how a trial is set up is in
`draft_trials.py`, which runs make a pair in `draft_pairs.py`, whether texts stay the same in `draft_sameness.py`."""

from __future__ import annotations

import dataclasses
import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from playground.experiments.comparison import Comparison
from playground.experiments.draft_pairs import (
    counted_pairs,
    distinct,
    identical_texts,
    noise,
    progress,
    seconds_per_token,
    shared_with_others,
    speedups_by_turn,
)
from playground.metrics.claims import MIN_VALUES, side, spread, unbeaten
from playground.texts import Text, numeral, said
from playground.trace import Trace
from playground.trace.acceptance import Acceptance, acceptance, break_even, expected_speedup
from playground.trace.wire import Json

LENGTHS = ("num_assistant_tokens", "prompt_lookup_num_tokens")  # the knobs that are lengths of drafts
DRAFTERS = {  # by the knob that asks for drafts: what a sentence calls the one who writes them
    "assistant": said("The draft model"),
    "assistant_early_exit": said("Drafting with the first layers"),
    "prompt_lookup_num_tokens": said("Looking up a draft"),
    "use_mtp": said("Drafting with the extra heads"),
}


# ------------------------------------------------------------------------------------------------------- is it faster?


def speed(trial: Comparison, drafter: str, greedy: bool) -> dict[str, object]:
    """How much faster the runs with drafts (group 1) are: {"question": "speed", "done", "runs", "pairs", "speedup",
    "acceptance", "drafted", "draft_share", "verify_share", "cost", "verify", "break_even", "verdict", "reasons",
    "noise", "fewest", "identical", "others"}.

    `pairs` have seconds per token "without" and "with", and their ratio, "speedup"; the other "speedup" is its
    `spread`. `verdict` is "faster", "slower", "even" (the spread includes 1), "wait" (fewer than `fewest` pairs, of
    which nothing can be said) or "noisy": the times say nothing, for the reason in `noise` (`draft_pairs.noise`). The
    `acceptance` counts a text once, however often it was written. What `cost`, `verify`, `drafted` and the shares are,
    `Costs` says. `identical` is there for `greedy` decoding: how many pairs were compared, whether their tokens are
    equal, and where they first differ.
    `others` says that somebody else's runs were decoded meanwhile. `drafter` is a key of DRAFTERS.
    """
    plain, assisted = trial.traces_of(0), trial.traces_of(1)
    counted = counted_pairs(plain, assisted)
    pairs = [_pair(*pair) for pair in counted]
    costs = Costs.of(*map(list, zip(*counted, strict=True))) if counted else None
    speedup = spread([pair["speedup"] for pair in pairs])
    unsure = noise(trial)
    verdict = _verdict((pair["speedup"] for pair in pairs), unsure)
    return {
        "question": "speed",
        **progress(trial),
        "pairs": pairs,
        "speedup": speedup,
        "acceptance": costs and dataclasses.asdict(costs.acceptance),
        "drafted": costs and costs.drafted,
        "draft_share": costs and costs.draft_share,
        "verify_share": costs and costs.verify_share,
        "cost": costs and costs.cost,
        "verify": costs and costs.verify,
        "break_even": costs and costs.break_even,
        "verdict": verdict,
        "noise": unsure,
        "reasons": _reasons(costs, drafter, verdict) if costs and (verdict not in _OPEN or trial.over) else [],
        "fewest": MIN_VALUES,
        "identical": identical_texts(plain, assisted) if greedy else None,
        "others": shared_with_others(trial),
    }


def _pair(plain: Trace, assisted: Trace) -> dict[str, float]:
    without, with_drafts = seconds_per_token(plain), seconds_per_token(assisted)
    return {"without": without, "with": with_drafts, "speedup": without / with_drafts}


@dataclass(frozen=True)
class Costs:
    """Where the time of runs with drafts went.

    `cost` is the time to draft one token and `verify` that to check a draft, both over the time that the runs without
    drafts took for a token. What read the prompt (the first round, the first token) is left out of these, as long as
    there is anything else. `drafted` is the mean number of drafted tokens over all rounds. `draft_share` and
    `verify_share` are of the whole time of the runs. `cost`, and with it `break_even`, is None where nothing was
    drafted.
    """

    acceptance: Acceptance
    drafted: float
    cost: float | None
    verify: float | None
    draft_share: float
    verify_share: float

    @classmethod
    def of(cls, plain: Sequence[Trace], assisted: Sequence[Trace]) -> Costs | None:
        """The costs over whole runs without and with drafts; None where no round was recorded."""
        whole = acceptance(round for trace in assisted for round in trace.draft_rounds)
        once = acceptance(round for trace in distinct(assisted) for round in trace.draft_rounds)
        if not whole.num_rounds:
            return None
        later = [round for trace in assisted for round in trace.draft_rounds[1:]]
        steady = acceptance(later) if any(round.drafted for round in later) else whole
        token = _seconds_a_token(plain)
        seconds = math.fsum(trace.finished.seconds for trace in assisted)
        return cls(
            acceptance=once,
            drafted=whole.num_draft_tokens / whole.num_rounds,
            cost=steady.draft_seconds / steady.num_draft_tokens / token if steady.num_draft_tokens else None,
            verify=steady.verify_seconds / steady.num_rounds / token,
            draft_share=whole.draft_seconds / seconds,
            verify_share=whole.verify_seconds / seconds,
        )

    @property
    def rate(self) -> float | None:
        """The share of the judged tokens that was accepted: alpha."""
        return self.acceptance.judged_acceptance_rate

    @property
    def price(self) -> float:
        """What a round costs, in tokens written without drafts."""
        return self.drafted * (self.cost or 0) + self.verify

    @property
    def break_even(self) -> float | None:
        """The smallest acceptance rate at which these drafts pay off; None where none would do."""
        return None if self.cost is None else break_even(self.drafted, self.cost, self.verify)


def _seconds_a_token(plain: Sequence[Trace]) -> float:
    """How long a token takes without drafts, once the prompt has been read."""
    later = [trace.all_steps for trace in plain if len(trace.all_steps) > 1]
    seconds = math.fsum(steps[-1].elapsed - steps[0].elapsed for steps in later)
    if seconds > 0:
        return seconds / sum(len(steps) - 1 for steps in later)
    return math.fsum(map(seconds_per_token, plain)) / len(plain)


_OPEN = ("wait", "noisy")  # verdicts that say nothing of time


def _verdict(speedups: Iterable[float], unsure: str | None) -> str:
    found = _by_time(speedups)
    return "noisy" if unsure and found != "wait" else found


def _by_time(speedups: Iterable[float]) -> str:
    return {"above": "faster", "below": "slower", "open": "even", "few": "wait"}[side(speedups, 1.0)]


def _reasons(costs: Costs, drafter: str, verdict: str) -> list[str]:
    """Why it is as fast as it is, in sentences."""
    counts, needed, rate = costs.acceptance, costs.break_even, costs.rate
    if costs.cost is None or rate is None:
        why = said("Nothing was drafted, so the target model wrote every token by itself.")
        if drafter == "prompt_lookup_num_tokens":
            no_match = said("The last words of the text did not occur before, so nothing was copied.")
            why = said("{a} {b}", a=why, b=no_match)
        return [why]
    takes = said(
        "{drafter} takes {cost} of the time of the target model for each token.",
        drafter=DRAFTERS[drafter],
        cost=numeral(f"{costs.cost:.2f}"),
    )
    if costs.verify > 1.1:
        verifying = said(
            "Verifying a draft takes {times} times as long as one token of the target model.",
            times=numeral(f"{costs.verify:.2f}"),
        )
        takes = said("{a} {b}", a=takes, b=verifying)
    if needed is None:
        pays = said(
            "No acceptance rate would pay off at {drafted} drafted tokens per round: a round takes as long as {price} "
            "tokens of the target model alone, and writes at most {most}.",
            drafted=_number(costs.drafted),
            price=numeral(f"{costs.price:.1f}"),
            most=_number(costs.drafted + 1),
        )
    else:
        pays = said(
            "At {drafted} drafted tokens per round this pays off from an acceptance rate of {needed}; {rate} of the "
            "judged tokens were accepted.",
            drafted=_number(costs.drafted),
            needed=_percent(needed),
            rate=_percent(rate),
        )
    reasons = [said("{a} {b}", a=takes, b=pays)]
    if needed is not None and verdict in ("faster", "slower") and (rate >= needed) != (verdict == "faster"):
        reasons.append(
            said(
                "The runs contradict this estimate, which assumes the same acceptance for every token and leaves out "
                "reading the prompt: believe the runs."
            )
        )
    if verdict != "faster" and costs.draft_share > 0.5:
        reasons.append(said("Drafting took {share} of the time.", share=_percent(costs.draft_share)))
    if counts.num_spec_steps < 0.8 * counts.num_rounds:
        reasons.append(
            said(
                "Only {drafted} of {rounds} rounds had a draft. The estimate spreads the drafts over all rounds, so "
                "the true break-even is higher.",
                drafted=numeral(f"{counts.num_spec_steps:,}"),
                rounds=numeral(f"{counts.num_rounds:,}"),
            )
        )
    if counts.draft_acceptance_rate < 0.5:
        reasons.append(
            said(
                "{share} of the drafted tokens were thrown away: shorter drafts waste less. “{question}” compares "
                "lengths.",
                share=_percent(1 - counts.draft_acceptance_rate),
                question=said("Which draft length?"),
            )
        )
    return reasons


def _percent(share: float) -> Text:
    return numeral(f"{100 * share:.0f}%")


def _number(value: float) -> Text:
    return numeral(f"{value:.1f}".removesuffix(".0"))


# -------------------------------------------------------------------------------------------------- which draft length?


def lengths(trial: Comparison, knob: str, values: Sequence[object]) -> dict[str, Json]:
    """How much faster each of the `values` of `knob` is (groups 1, 2, ...): {"question": "lengths", "done", "runs",
    "knob", "points", "curve", "measured_curve", "rate", "cost", "verify", "leader", "rivals", "best", "fewest",
    "noise", "others"}.

    A point has its "group", its "value" in words, the `spread` of its "speedup", the "verdict" that `speed` would give
    on it, how many "pairs" were counted, its acceptance figures, the mean number of tokens "drafted" a round, and in
    "formula" what theorem 3.8 of Leviathan et al. expects of its own rate, cost and number of drafted tokens. "curve"
    is that theorem over the lengths, with the rate and cost of all runs together; "measured_curve" takes the time of a
    round to be the straight line that fits the measured rounds best, instead of the theorem's, where checking a draft
    takes no longer than one token. Both are empty for knobs that are no lengths. "leader" is the group with the
    greatest median, once every group has `claims.MIN_VALUES` pairs or no more will come; "rivals" are those that may be
    as good, and "best" is the leader where there are none: where it was the faster one of each two, turn by turn
    (`claims.best`).
    """
    plain = trial.traces_of(0)
    pairs = {number: counted_pairs(plain, trial.traces_of(number)) for number in range(1, len(trial.groups))}
    points, known, unsure = [], [], noise(trial)
    for number, counted in pairs.items():
        costs = Costs.of(*map(list, zip(*counted, strict=True))) if counted else None
        known += [costs] if costs else []
        points.append({
            "group": number,
            "value": trial.groups[number].label,
            "speedup": spread(speedups := [seconds_per_token(a) / seconds_per_token(b) for a, b in counted]),
            "verdict": _verdict(speedups, unsure),
            "pairs": len(counted),
            "rate": costs and costs.rate,
            "draft_acceptance_rate": costs and costs.acceptance.draft_acceptance_rate,
            "mean_acceptance_length": costs and costs.acceptance.mean_acceptance_length,
            "drafted": costs and costs.drafted,
            "formula": costs and _expected(costs.rate, costs.drafted, costs.cost),
        })  # fmt: skip
    assisted = [trace for counted in pairs.values() for _, trace in counted]
    all_of = Costs.of([trace for counted in pairs.values() for trace, _ in counted], assisted) if assisted else None
    rate, cost, verify = (all_of.rate, all_of.cost, all_of.verify) if all_of else (None, None, None)
    numbers = [value for value in values if isinstance(value, int)]
    span = range(1, max(numbers) + 1) if knob in LENGTHS and numbers else ()
    complete = trial.over or all(len(counted) >= MIN_VALUES for counted in pairs.values())
    return {
        "question": "lengths",
        **progress(trial),
        "knob": knob,
        "points": points,
        "curve": _curve(span, rate, cost),
        "measured_curve": _curve(span, rate, *(_line(known) or (cost, verify))),
        "rate": rate,
        "cost": cost,
        "verify": verify,
        **_standing(trial, [point for point in points if point["speedup"] and complete and not unsure]),
        "noise": unsure,
        "fewest": MIN_VALUES,
        "others": shared_with_others(trial),
    }


def _standing(trial: Comparison, known: Sequence[dict[str, Any]]) -> dict[str, object]:
    """Which of these points leads, and which may be as good."""
    if not known:
        return {"leader": None, "rivals": [], "best": None}
    leader = max(range(len(known)), key=lambda i: known[i]["speedup"]["median"])
    groups = [point["group"] for point in known]
    rivals = unbeaten([speedups_by_turn(trial.traces_of(0), trial.traces_of(group)) for group in groups], leader)
    best = None if rivals or len(known) < 2 else groups[leader]
    return {"leader": groups[leader], "rivals": [groups[i] for i in rivals], "best": best}


def _expected(rate: float | None, drafted: float, cost: float | None, verify: float = 1.0) -> float | None:
    return None if rate is None or cost is None else expected_speedup(rate, drafted, cost, verify)


def _curve(span: Iterable[int], rate: float | None, cost: float | None, verify: float = 1.0) -> list[list[float]]:
    return [] if rate is None or cost is None else [[n, _expected(rate, n, cost, verify)] for n in span]


def _line(known: Sequence[Costs]) -> tuple[float, float] | None:
    """The time of a round over its drafted tokens, fitted by least squares: its slope, and its value for none. None
    where the points make no such line."""
    points = [(costs.drafted, costs.price) for costs in known if costs.cost is not None]
    if len({drafted for drafted, _ in points}) < 2:
        return None
    slope, start = statistics.linear_regression(*zip(*points, strict=True))
    return (slope, start) if slope >= 0 and start > 0 else None

"""The figures of speculative (assisted) decoding: what was drafted, what was kept, and what that can gain.

The counts have vLLM's names. The formulas are those of Leviathan et al. 2023, "Fast Inference from Transformers via
Speculative Decoding" (arXiv 2211.17192), where `rate` is alpha, `drafted` gamma, and `cost` c. They take every drafted
token to be kept with the same probability, whatever happened to the others; real drafts are not like that.
Knows rounds as plain data, and the standard library.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from playground.trace.run_data import DraftRound, DraftToken


@dataclass(frozen=True)
class Acceptance:
    """What became of the drafts of some rounds. A rate or a mean is None where its denominator is 0.

    `num_spec_steps` are the rounds in which something was drafted, `num_rounds` all of them: as many forward passes of
    the target, of which the first reads the prompt too. `num_tokens` were written in them, so `passes_saved`
    (num_tokens - num_rounds) were not needed.

    Tokens behind a rejected one were never judged, nor those behind the end of a text. So there are two rates:
    `draft_acceptance_rate` is accepted over all drafted tokens, `judged_acceptance_rate` accepted over judged ones
    (accepted and rejected), which is the alpha of the paper. `expected_acceptance_rate` is the mean `overlap` of the
    judged tokens that have one: what the two distributions let one expect of `judged_acceptance_rate` when sampling.

    `mean_acceptance_length` is 1 + accepted / num_spec_steps: the tokens of a round with a draft, the target's own
    included. `acceptance_histogram[k]` counts the rounds with a draft that kept k tokens of it.
    `accepted_by_position[i]` of the `drafted_by_position[i]` tokens that were drafted at place i of their draft were
    kept. The seconds are sums of wall time.
    """

    num_spec_steps: int
    num_rounds: int
    num_tokens: int
    num_draft_tokens: int
    num_accepted_draft_tokens: int
    num_judged_draft_tokens: int
    draft_acceptance_rate: float | None
    judged_acceptance_rate: float | None
    mean_acceptance_length: float | None
    acceptance_histogram: list[int]
    accepted_by_position: list[int]
    drafted_by_position: list[int]
    passes_saved: int
    expected_acceptance_rate: float | None
    draft_seconds: float
    verify_seconds: float


def acceptance(rounds: Iterable[DraftRound]) -> Acceptance:
    """The figures of these rounds, which may come from several runs.

    A round in which the target kept one of two drafted tokens and replaced the other. It wrote two tokens in one pass:

    >>> drafted = [DraftToken(7, " a", -0.1, -0.2, accepted=True), DraftToken(8, " b", -0.5, -4.0, accepted=False)]
    >>> figures = acceptance([DraftRound(0, 0, drafted, 1, 9, " c", "correction", 0.1, 0.2)])
    >>> figures.draft_acceptance_rate, figures.num_tokens, figures.passes_saved
    (0.5, 2, 1)
    """
    rounds = list(rounds)
    drafts = [round for round in rounds if round.drafted]
    drafted = sum(len(round.drafted) for round in drafts)
    accepted = sum(round.num_accepted for round in drafts)
    reached = [token for round in drafts for token in judged(round)]
    overlaps = [token.overlap for token in reached if token.overlap is not None]
    tokens = accepted + sum(round.next_token_id is not None for round in rounds)
    longest = max((len(round.drafted) for round in drafts), default=0)
    histogram = [0] * (longest + 1)
    for round in drafts:
        histogram[round.num_accepted] += 1
    return Acceptance(
        num_spec_steps=len(drafts),
        num_rounds=len(rounds),
        num_tokens=tokens,
        num_draft_tokens=drafted,
        num_accepted_draft_tokens=accepted,
        num_judged_draft_tokens=len(reached),
        draft_acceptance_rate=_ratio(accepted, drafted),
        judged_acceptance_rate=_ratio(accepted, len(reached)),
        mean_acceptance_length=1 + accepted / len(drafts) if drafts else None,
        acceptance_histogram=histogram if drafts else [],
        accepted_by_position=[sum(round.num_accepted > place for round in drafts) for place in range(longest)],
        drafted_by_position=[sum(len(round.drafted) > place for round in drafts) for place in range(longest)],
        passes_saved=tokens - len(rounds),
        expected_acceptance_rate=_ratio(math.fsum(overlaps), len(overlaps)),
        draft_seconds=math.fsum(round.draft_seconds for round in rounds),
        verify_seconds=math.fsum(round.verify_seconds for round in rounds),
    )


def judged(round: DraftRound) -> list[DraftToken]:
    """The drafted tokens that the target kept or rejected. What stands behind a rejected one, or behind the end of the
    text, was not judged.

    The target rejects the second of three tokens. Nobody asks about the third:

    >>> drafted = [DraftToken(id, text, -1.0, -1.0, id == 7) for id, text in [(7, " a"), (8, " b"), (9, " c")]]
    >>> [token.text for token in judged(DraftRound(0, 0, drafted, 1, 5, " d", "correction", 0.1, 0.2))]
    [' a', ' b']
    """
    return round.drafted[: round.num_accepted + (round.follow == "correction")]


def _ratio(part: float, whole: int) -> float | None:
    return part / whole if whole else None


def expected_tokens(rate: float, drafted: float) -> float:
    """Tokens that a round writes on average, the target's own included: (1 - rate**(drafted + 1)) / (1 - rate),
    equation 1 of the paper.

    `rate` (0 to 1) is the probability that a drafted token is kept once those before it were, `drafted` (0 or more)
    the length of drafts, which may be a mean. Raises ValueError for any others.

    Drafts of three tokens, each kept with probability 0.5: 1 + 0.5 + 0.25 + 0.125 tokens.

    >>> round(expected_tokens(0.5, 3), 6)
    1.875
    """
    if not 0 <= rate <= 1:
        raise ValueError(f"The acceptance rate is {rate}: it must be from 0 to 1.")
    if not 0 <= drafted < math.inf:
        raise ValueError(f"The length of drafts is {drafted}: it must be 0 or more.")
    if rate == 0:
        return 1.0
    if rate == 1:
        return drafted + 1.0
    # expm1 keeps the digits that 1 - rate**(drafted + 1) loses where the rate is almost 1
    return math.expm1((drafted + 1) * math.log(rate)) / (rate - 1)


def expected_speedup(rate: float, drafted: float, cost: float, verify: float = 1.0) -> float:
    """How many times faster than decoding without drafts: expected_tokens / (drafted * cost + verify).

    `cost` is the time to draft one token, and `verify` that to check a draft, both over the time that the target needs
    for one token alone. With `verify` = 1, the time of a pass however many tokens it checks, it is theorem 3.8 of the
    paper. Raises ValueError for numbers that no run has.

    The draft model takes a tenth of the target's time for a token. Good drafts of four pay off, bad ones do not:

    >>> round(expected_speedup(0.8, 4, cost=0.1), 2), round(expected_speedup(0.2, 4, cost=0.1), 2)
    (2.4, 0.89)
    """
    return expected_tokens(rate, drafted) / _round_cost(drafted, cost, verify)


def break_even(drafted: float, cost: float, verify: float = 1.0) -> float | None:
    """The smallest acceptance rate at which drafts cost no time: where `expected_speedup` is 1. None where no rate
    would do, 0 where any does. Raises ValueError for numbers that no run has.

    With drafts of four tokens, a little more than a quarter must be kept; if the draft model is slower than the target,
    no rate is enough:

    >>> round(break_even(4, cost=0.1), 3)
    0.287
    >>> break_even(4, cost=1.5) is None
    True
    """
    price = _round_cost(drafted, cost, verify)
    if expected_tokens(0, drafted) >= price:
        return 0.0
    if expected_tokens(1, drafted) < price:
        return None
    low, high = 0.0, 1.0
    while low < (middle := (low + high) / 2) < high:  # more is kept at a higher rate
        low, high = (low, middle) if expected_tokens(middle, drafted) >= price else (middle, high)
    return high


def _round_cost(drafted: float, cost: float, verify: float) -> float:
    """What a round costs, in passes of the target for one token."""
    if not 0 <= cost < math.inf:
        raise ValueError(f"The cost of a drafted token is {cost}: it must be 0 or more.")
    if not 0 < verify < math.inf:
        raise ValueError(f"The cost of checking a draft is {verify}: it must be more than 0.")
    return drafted * cost + verify

"""One small function per number that describes a run. Plain Python on plain lists: knows no tensors and no pictures.

Log-probabilities and entropies are in nats, as everywhere in a trace; `nats_to_bits` converts. Every formula stands in
the docstring of its function.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from playground.trace import Trace


def nats_to_bits(nats: float) -> float:
    """Bits of information: nats / ln 2."""
    return nats / math.log(2)


def surprisal(logprob: float) -> float:
    """How unexpected a token was, in nats: -log p."""
    return -logprob


def entropy(logprobs: Sequence[float]) -> float:
    """Expected surprisal of a whole distribution, in nats: -sum p log p. Tokens of probability zero count nothing."""
    return sum(-math.exp(logprob) * logprob for logprob in logprobs if logprob > -math.inf)


def mean_logprob(logprobs: Sequence[float]) -> float | None:
    """The mean log-probability of a token, in nats; None for no tokens."""
    return sum(logprobs) / len(logprobs) if logprobs else None


def perplexity(logprobs: Sequence[float]) -> float | None:
    """exp(-mean log p): how many equally likely tokens the model hesitated between, on average. None for no tokens;
    infinite where it is more than a float can hold."""
    mean = mean_logprob(logprobs)
    if mean is None:
        return None
    return math.exp(-mean) if mean > -700 else math.inf


def distinct_n(tokens: Sequence[Hashable], n: int) -> float | None:
    """Distinct n-grams over all n-grams (Li et al. 2016, https://arxiv.org/abs/1510.03055). 1 means that nothing
    repeats; None for fewer than n tokens. Raises ValueError for n < 1."""
    if n < 1:
        raise ValueError(f"n must be at least 1, got {n}.")
    grams = [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]
    return len(set(grams)) / len(grams) if grams else None


def repetition(tokens: Sequence[Hashable], window: int = 128) -> float | None:
    """The share of tokens that occur among the `window` tokens before them (rep/l of Welleck et al. 2019,
    https://arxiv.org/abs/1908.04319). None for no tokens. Raises ValueError for window < 1."""
    if window < 1:
        raise ValueError(f"window must be at least 1, got {window}.")
    if not tokens:
        return None
    return sum(token in tokens[max(0, i - window) : i] for i, token in enumerate(tokens)) / len(tokens)


def length_penalised(logprobs: Sequence[float], length_penalty: float) -> float:
    """A hypothesis's final score in beam search: sum of log p / length ** length_penalty, the length in generated
    tokens. Raises ValueError for no tokens."""
    if not logprobs:
        raise ValueError("A hypothesis has at least one token.")
    return sum(logprobs) / len(logprobs) ** length_penalty


@dataclass(frozen=True)
class Reconciliation:
    """Whether the recorded numbers of a run add up, and how far apart they are at most (nats).

    `library` is the largest difference from what `compute_transition_scores` gave, over `num_tokens` tokens; None where
    that function does not apply to the run. `beams` is the largest difference between a rebuilt score and its
    `sequences_scores`; None where there are no such scores.
    """

    ok: bool
    max_difference: float
    library: float | None = None
    num_tokens: int = 0
    beams: float | None = None


def reconcile(trace: Trace, tolerance: float = 1e-3) -> Reconciliation | None:
    """Compare a finished run with itself and with the library. Sequences: the log-probabilities are those of their
    steps, and what the library's `compute_transition_scores` gave for them. Beams: the sum of a hypothesis's steps
    after the length penalty is its `sequences_scores`; given tokens weigh nothing in it. None for a run that has not
    finished."""
    if trace.finished is None or trace.started is None:
        return None
    own, library, beams = [0.0], [], []
    penalty = trace.started.effective.get("length_penalty", 1.0)
    for number, sequence in enumerate(trace.sequences):
        steps = trace.steps_of(number)
        if [step.chosen.token_id for step in steps] != sequence.token_ids:
            return Reconciliation(False, math.inf)
        own += [_apart(step.chosen.logprob, p) for step, p in zip(steps, sequence.logprobs, strict=True)]
        if sequence.transition_scores is not None:
            library += map(_apart, sequence.logprobs, sequence.transition_scores)
        free = [p for step, p in zip(steps, sequence.logprobs, strict=True) if not step.given]
        if sequence.score is not None and free:
            beams.append(_apart(length_penalised(free, penalty), sequence.score))
    furthest = max(own + library + beams)
    return Reconciliation(
        ok=furthest <= tolerance,
        max_difference=furthest,
        library=max(library, default=None),
        num_tokens=len(library),
        beams=max(beams, default=None),
    )


def _apart(one: float, other: float) -> float:
    """The distance of two log-probabilities. That of an impossible token is minus infinity, or the lowest float, which
    some processors write instead."""
    impossible = [value < -1e30 for value in (one, other)]
    if any(impossible):
        return 0.0 if all(impossible) else math.inf
    return abs(one - other) if math.isfinite(one - other) else math.inf

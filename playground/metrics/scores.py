"""One small function per number that describes a run. Plain Python on plain lists: knows no tensors and no pictures.

Log-probabilities and entropies are in nats, as everywhere in a trace; `nats_to_bits` converts. Every formula stands in
the docstring of its function.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Hashable, Iterable, Iterator
from collections.abc import Sequence as Items
from dataclasses import dataclass

from playground.trace import BeamStep, Sequence, Trace

# At or below this a score is that of a removed token: processors write minus infinity or the lowest float, and what
# runs after them may scale it (a temperature of 1000 leaves -3.4e35). No model's logit is as low.
REMOVED = -1e30


def nats_to_bits(nats: float) -> float:
    """Bits of information: nats / ln 2.

    One of eight equally likely tokens takes three bits:

    >>> nats_to_bits(math.log(8))
    3.0
    """
    return nats / math.log(2)


def surprisal(logprob: float) -> float:
    """How unexpected a token was, in nats: -log p.

    >>> surprisal(-0.5), surprisal(-3.0)
    (0.5, 3.0)
    """
    return -logprob


def entropy(logprobs: Items[float]) -> float:
    """Expected surprisal of a whole distribution, in nats: -sum p log p. Tokens of probability zero count nothing.

    A fair coin has one bit, a sure thing none:

    >>> nats_to_bits(entropy([math.log(0.5), math.log(0.5)]))
    1.0
    >>> entropy([0.0, -math.inf])
    0.0
    """
    return sum(-math.exp(logprob) * logprob for logprob in logprobs if logprob > -math.inf)


def mean_logprob(logprobs: Items[float]) -> float | None:
    """The mean log-probability of a token, in nats; None for no tokens.

    >>> mean_logprob([-1.0, -3.0])
    -2.0
    """
    return sum(logprobs) / len(logprobs) if logprobs else None


def perplexity(logprobs: Items[float]) -> float | None:
    """exp(-mean log p), the inverse of the geometric mean of the probabilities: what is drawn from n equally likely
    tokens has n. It has no upper limit: a text that is less likely than one drawn blindly from the vocabulary has more
    than the size of that. None for no tokens; infinite where it is more than a float can hold.

    Three tokens, each drawn from two equally likely ones:

    >>> perplexity([math.log(0.5)] * 3)
    2.0
    """
    mean = mean_logprob(logprobs)
    return None if mean is None else _perplexity_of_surprisal(-mean)


def _perplexity_of_surprisal(mean: float) -> float:
    """The perplexity that goes with a mean surprisal in nats; infinite where it is more than a float can hold."""
    return math.exp(mean) if mean < 700 else math.inf


def pooled_perplexity(texts: Iterable[tuple[int, float]]) -> float | None:
    """The perplexity of several texts as one, from (number of tokens, perplexity) of each: exp of the mean surprisal of
    all their tokens. The mean of the perplexities would be that of exponentials, which one odd text rules. None for no
    tokens.

    A text of 30 tokens weighs more than one of 10:

    >>> round(pooled_perplexity([(30, 2.0), (10, 32.0)]), 6)
    4.0
    """
    texts = [(tokens, perplexity) for tokens, perplexity in texts if tokens]
    if not texts:
        return None
    surprisals = [tokens * math.log(perplexity) for tokens, perplexity in texts]
    return _perplexity_of_surprisal(math.fsum(surprisals) / sum(tokens for tokens, _ in texts))


def distinct_n(tokens: Items[Hashable], n: int) -> float | None:
    """Distinct n-grams over all n-grams (Li et al. 2016, https://arxiv.org/abs/1510.03055). 1 means that nothing
    repeats; None for fewer than n tokens. Raises ValueError for n < 1.

    Of the pairs "to be", "be or", "or not", "not to", "to be" four are distinct:

    >>> distinct_n("to be or not to be".split(), 2)
    0.8
    """
    if n < 1:
        raise ValueError(f"n must be at least 1, got {n}.")
    grams = [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]
    return len(set(grams)) / len(grams) if grams else None


def repetition(tokens: Items[Hashable], window: int = 128) -> float | None:
    """The share of tokens that occur among the `window` tokens before them (rep/l of Welleck et al. 2019,
    https://arxiv.org/abs/1908.04319). None for no tokens. Raises ValueError for window < 1.

    The last two of six words were there before:

    >>> round(repetition("to be or not to be".split()), 2)
    0.33
    """
    if window < 1:
        raise ValueError(f"window must be at least 1, got {window}.")
    if not tokens:
        return None
    return sum(token in tokens[max(0, i - window) : i] for i, token in enumerate(tokens)) / len(tokens)


def z_score(green: float, total: float, ratio: float) -> float:
    """How many standard deviations more of `total` tokens are on a green list, which has the share `ratio` of the
    vocabulary, than without a watermark: (green - ratio total) / sqrt(total ratio (1 - ratio)), equation 3 of
    Kirchenbauer et al. 2023 (https://arxiv.org/abs/2301.10226).

    Raises ValueError for no tokens, or a ratio that is not between 0 and 1.

    60 of 100 tokens are green where chance gives 50:

    >>> z_score(60, 100, ratio=0.5)
    2.0
    """
    if total <= 0 or not 0 < ratio < 1:
        raise ValueError(f"{total} tokens and a ratio of {ratio} have no z-score.")
    return (green - ratio * total) / math.sqrt(total * ratio * (1 - ratio))


def length_penalised(logprobs: Items[float], length_penalty: float) -> float:
    """A hypothesis's final score in beam search: sum of log p / length ** length_penalty, the length in generated
    tokens. Raises ValueError for no tokens.

    A penalty of 1 makes it the mean; one of 0 leaves the sum:

    >>> length_penalised([-1.0, -3.0], 1.0), length_penalised([-1.0, -3.0], 0.0)
    (-2.0, -4.0)
    """
    if not logprobs:
        raise ValueError("A hypothesis has at least one token.")
    return sum(logprobs) / _divisor(len(logprobs), length_penalty)


def _divisor(length: int, length_penalty: float) -> float:
    """length ** length_penalty as a float, infinity where that is no number: with whole numbers, which a file may hold,
    Python would compute every digit, and nothing else until it has them."""
    try:
        return math.pow(length, length_penalty)
    except OverflowError:
        return math.inf


@dataclass(frozen=True)
class Reconciliation:
    """Whether the recorded numbers of a run add up, and how far apart they are at most (nats).

    `library` is the largest difference from what `compute_transition_scores` gave, over `num_tokens` tokens; None where
    that function does not apply to the run. `beams` is the largest difference between a rebuilt score and its
    `sequences_scores`; None where there are no such scores. `nodes` is the largest difference inside the tree of a beam
    search, over the `num_nodes` continuations that it considered (see `tree_differences`); None where there is no tree.
    """

    ok: bool
    max_difference: float
    library: float | None = None
    num_tokens: int = 0
    beams: float | None = None
    nodes: float | None = None
    num_nodes: int = 0


def reconcile(trace: Trace, tolerance: float = 1e-3) -> Reconciliation | None:
    """Compare a finished run with itself and with the library. Sequences: the log-probabilities are those of their
    steps, and what the library's `compute_transition_scores` gave for them. Beams: the sum of a hypothesis's steps
    after the length penalty is its `sequences_scores`, and the nodes of the tree add up to it; given tokens weigh
    nothing in it, and a beam that was to wait has no score to rebuild. None for a run that has not finished,
    for block diffusion, whose texts have no log-probabilities, and for the run of another server, of which there is
    nothing to compare with.

    A recorded beam search adds up:

    >>> from playground.presets.recorded_runs import recorded_log
    >>> reconcile(Trace.from_lines(recorded_log("smollm2-beam"))).ok
    True
    """
    if trace.finished is None or trace.started is None or trace.canvas_steps or trace.started.elsewhere:
        return None
    own, library, beams = [0.0], [], []
    penalty = trace.started.effective.get("length_penalty", 1.0)
    for number, sequence in enumerate(trace.sequences):
        steps = trace.steps_of(number)
        if [step.chosen.token_id for step in steps] != sequence.token_ids:
            return Reconciliation(False, math.inf)
        own += [_difference(step.chosen.logprob, p) for step, p in zip(steps, sequence.logprobs, strict=True)]
        if sequence.transition_scores is not None:
            library += map(_difference, sequence.logprobs, sequence.transition_scores)
        free = [p for step, p in zip(steps, sequence.logprobs, strict=True) if not step.given]
        power = _divisor(max(1, len(free)), penalty)
        if sequence.score is not None and free and sequence.score * power > WAITING_BELOW:
            beams.append(_difference_after_penalty(sum(free), sequence.score, power))
    tree = tree_differences(trace)
    furthest = max(own + library + beams + tree)
    return Reconciliation(
        ok=furthest <= tolerance,
        max_difference=furthest,
        library=max(library, default=None),
        num_tokens=len(library),
        beams=max(beams, default=None),
        nodes=max(tree, default=None),
        num_nodes=sum(len(step.candidates) for step in trace.beam_steps if not step.given),
    )


# ------------------------------------------------------------------------------------------------ the tree of a search

# What a search adds to the sum of a beam that does not compete: a copy of the first one, or one that has ended.
WAITING_BEAM = -1e9
WAITING_BELOW = -1e8  # a sum below this belongs to such a beam: float32 has no digits left there for a token
_IMPOSSIBLE = -1e30  # a log-probability below this is that of a token that could not be chosen


def tree_differences(trace: Trace) -> list[float]:
    """How far the numbers of a beam search are from what follows from the others, each in nats of a sum. Each node: its
    `score` is its parent's and its own `logprob`, its `final_score` that after the length penalty. Each step: `pool`
    has the best final scores so far, as many as there are beams in a group. Each output: its path leads from beam to
    beam, and the node in which it ends has its score. Empty for a run without beams.

    No node of a recorded search is off by more than rounding:

    >>> from playground.presets.recorded_runs import recorded_log
    >>> max(tree_differences(Trace.from_lines(recorded_log("smollm2-beam")))) < 1e-3
    True
    """
    if trace.started is None or not trace.beam_steps:
        return []
    beams = max(len(step.distributions) for step in trace.beam_steps)
    groups = trace.started.effective.get("num_beam_groups") or 1
    penalty = trace.started.effective.get("length_penalty", 1.0)
    prompts = 1 + max(step.sequence for step in trace.beam_steps)
    differences: list[float] = []
    trees: dict[int, _Tree] = {}
    for step in trace.beam_steps:
        tree = trees.setdefault(step.sequence, _Tree(max(1, beams // groups), penalty))
        differences += tree.advance(step)
    returned = max(1, len(trace.sequences) // prompts)  # texts for each prompt
    for number, sequence in enumerate(trace.sequences):
        differences += trees[number // returned].ends(sequence) if number // returned in trees else [math.inf]
    return differences


class _Tree:
    """One prompt's search, added up again step by step."""

    def __init__(self, size: int, penalty: float) -> None:
        self.size, self.penalty = size, penalty  # `size` is the number of beams in a group
        self.sums: dict[int, float] = {}  # of the running beams; the others wait
        self.pools: dict[int, list[tuple[float, float]]] = {}  # of each group: final scores, and by what divided
        self.steps: list[BeamStep] = []
        self.length = 0  # of the texts, without the given tokens

    def advance(self, step: BeamStep) -> Iterator[float]:
        self.steps.append(step)
        if step.given:
            yield from (_difference(c.score, 0.0) for c in step.candidates)
            return
        if not self.length:  # all beams hold the same text: one in each group runs
            self.sums = {c.parent: 0.0 for c in step.candidates if c.parent % self.size == 0}
        self.length += 1
        power = _divisor(self.length, self.penalty)
        for c in step.candidates:
            yield _difference(self.sums.get(c.parent, WAITING_BEAM) + c.logprob, c.score, WAITING_BELOW)
            if c.final_score is not None:
                yield _difference_after_penalty(c.score, c.final_score, power)
                pool = [*self.pools.get(c.group, []), (c.final_score, power)]
                self.pools[c.group] = sorted(pool, reverse=True)[: self.size]
        # impossible texts may be kept or not: the library has empty places that are better
        kept = sorted((pair for pool in self.pools.values() for pair in pool if pair[0] > _IMPOSSIBLE), reverse=True)
        recorded = [score for score in step.pool if score > _IMPOSSIBLE]
        if len(kept) != len(recorded):
            yield math.inf
        for (score, divisor), other in zip(kept, recorded, strict=False):
            yield _difference_after_penalty(score * divisor, other, divisor)
        self.sums = {c.beam: c.score for c in step.running}

    def ends(self, sequence: Sequence) -> Iterator[float]:
        beams = sequence.beams or []
        nodes = []
        for step, token_id, parent in zip(self.steps, sequence.token_ids, beams, strict=False):
            nodes += [c for c in step.candidates if (c.parent, c.token_id) == (parent, token_id)][:1]
        given = sum(step.given for step in self.steps[: len(nodes)])
        length = len(nodes) - given
        for node, after in itertools.pairwise(nodes[given:]):
            if node.beam not in (None, after.parent):  # None: ended, and yet gone on with because nothing else was left
                yield math.inf
        if sequence.score is not None and length:
            yield _difference_after_penalty(nodes[-1].score, sequence.score, _divisor(length, self.penalty))


def _difference(one: float, other: float, floor: float = _IMPOSSIBLE) -> float:
    """The distance of two log-probabilities, or of two sums of such. Below `floor`, they are as good as impossible: an
    impossible token's is minus infinity, or the lowest float, which some processors write instead."""
    impossible = [value < floor for value in (one, other)]
    if any(impossible):
        return 0.0 if all(impossible) else math.inf
    return abs(one - other) if math.isfinite(one - other) else math.inf


def _difference_after_penalty(total: float, score: float, power: float) -> float:
    """How far `score` is from total / power. Where a penalty below 0 makes that a multiple of the total, whose rounding
    it multiplies too, the distance is that of the totals."""
    return _difference(total, score * power, WAITING_BELOW) / max(1.0, power)

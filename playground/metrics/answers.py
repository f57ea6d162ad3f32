"""Numbers of answers that one names: how likely a model finds each of them after a prompt, and the share of each among
them. Knows lists of log-probabilities (natural logarithms, one for each token of an answer) and of token ids.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

NORMALISATIONS = ("sum", "token", "byte")
"""By what answers are ranked: the sum of their log-probabilities, or its mean for a token, or for a byte."""


def log_sum(values: Sequence[float]) -> float:
    """log(sum of exp(value)); minus infinity for no values.

    Two answers of probability 0.5 and 0.25 have 0.75 together:

    >>> round(math.exp(log_sum([math.log(0.5), math.log(0.25)])), 3)
    0.75
    """
    most = max(values, default=-math.inf)
    return most + math.log(sum(math.exp(value - most) for value in values)) if math.isfinite(most) else most


def shares(values: Sequence[float]) -> list[float | None]:
    """The softmax of the values: of sums, the probability of each answer where it is known to be one of these. None
    where no answer is possible.

    The first answer is twice as likely as the second, and the third is impossible:

    >>> [round(share, 3) for share in shares([math.log(0.2), math.log(0.1), -math.inf])]
    [0.667, 0.333, 0.0]
    """
    whole = log_sum(values)
    return [math.exp(value - whole) if math.isfinite(whole) else None for value in values]


def per_byte(logprob: float, answer: str) -> float:
    """The log-probability for a byte of UTF-8 of the answer, as it was named, without what joins it to the prompt.

    By it "acc_bytes" of lm-evaluation-harness chooses; "acc_norm" divides by the number of characters, which is the
    same in ASCII (`ConfigurableTask.process_results` in
    https://github.com/EleutherAI/lm-evaluation-harness/blob/main/lm_eval/api/task.py; why lengths are taken out:
    https://blog.eleuther.ai/multiple-choice-normalization/).

    The longer answer is less likely, and yet as good for each of its bytes:

    >>> per_byte(-3.0, "no"), per_byte(-4.5, "yes")
    (-1.5, -1.5)
    """
    return logprob / len(answer.encode())


def overlaps(answers: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Pairs (beginning, longer) of answers of which one begins with all tokens of the other, by their places: a text
    with the longer one has the other, too. Of two with the same tokens the first counts as the beginning.

    The second answer begins with the first, the third with neither:

    >>> overlaps([[5], [5, 8], [9]])
    [(0, 1)]
    """
    return [
        (i, j)
        for i, short in enumerate(answers)
        for j, long in enumerate(answers)
        if i != j and list(long[: len(short)]) == list(short) and (len(short) < len(long) or i < j)
    ]


def log_total(answers: Sequence[Sequence[int]], logprobs: Sequence[float]) -> float:
    """The log-probability that a text begins with one of the answers, in these tokens. One that begins with another
    adds nothing to it.

    A text that begins with [5, 8] begins with [5] too, so it counts once:

    >>> round(math.exp(log_total([[5], [5, 8], [9]], [math.log(0.5), math.log(0.3), math.log(0.25)])), 3)
    0.75
    """
    longer = {place for _, place in overlaps(answers)}
    return log_sum([logprob for place, logprob in enumerate(logprobs) if place not in longer])

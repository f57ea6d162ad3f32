"""Whether runs with drafts write what those without do, as the runs of a trial show it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from itertools import takewhile

from playground.experiments.comparison import Comparison, ran_to_its_end
from playground.experiments.draft_pairs import identical_texts, progress
from playground.metrics.permutation_test import ScoredText, compare_texts
from playground.trace import Step, Trace
from playground.trace.wire import Json

FEWEST_TEXTS = 5  # of each set, for a test
LEVEL = 0.01  # of the test
PLACES = 8  # of which the tokens are told
COMMONEST = 8  # tokens that are told of a place
IMPOSSIBLE = 50.0  # nats: what a token counts that the target model could not choose


def same(trial: Comparison, greedy: bool, tokens: int) -> dict[str, Json]:
    """Whether the runs with drafts (group 1) write what those without do.

    For `greedy` decoding {"question": "same", "mode": "greedy", "done", "runs", "checked", "equal", "at", "texts"}: the
    number of pairs of texts that were compared, whether their tokens are equal, and where they first differ.

    For sampling {..., "mode": "sampling", "counts", "tokens", "level", "statistic", "p", "permutations", "surprise",
    "positions", "verdict"}. The two sets of texts, whose sizes are `counts`, are held against each other by
    `permutation_test.compare_texts`, once all runs have ended: to look at p as they come, and to stop when it pleases,
    would make it worthless. The score of a text is its excess surprisal: the sum over its first `tokens` tokens of
    -log p - H, where p is the probability that the target model gave the token after the processors and H the entropy
    of that distribution. Whatever the text, its expectation is 0 where each token is drawn from that distribution, and
    more where the draft model's taste shows. "surprise" has its means, in nats a token. Texts count in the order of
    their seeds, up to the first that has not ended: those that end soon are short, and must not be chosen for it.
    """
    groups = [trial.traces_of(0), trial.traces_of(1)]
    if greedy:
        compared = identical_texts(*groups)
        texts = [traces[0].sequences[0].text if ran_to_its_end(traces[0]) else "" for traces in groups]
        compared |= {"texts": texts} if compared["checked"] else {"equal": None, "texts": []}
        return {"question": "same", "mode": "greedy", **progress(trial), **compared}
    sets = [[_first(trace, tokens) for trace in takewhile(ran_to_its_end, traces)] for traces in groups]
    tested = None
    if trial.over and min(map(len, sets)) >= FEWEST_TEXTS:
        tested = compare_texts(*([ScoredText([s.chosen.token_id for s in steps], _excess(steps)) for steps in texts]
                                 for texts in sets), tokens)  # fmt: skip
    return {
        "question": "same",
        "mode": "sampling",
        **progress(trial),
        "counts": [len(texts) for texts in sets],
        "tokens": tokens,
        "level": LEVEL,
        "statistic": tested and tested.statistic,
        "p": tested and tested.p,
        "permutations": {"edges": tested.edges, "counts": tested.counts} if tested else {"edges": [], "counts": []},
        "surprise": dict(zip(("without", "with"), map(_mean_excess, sets), strict=True)),
        "positions": [_position(place, sets) for place in range(min(tokens, PLACES))] if any(sets) else [],
        "verdict": "wait" if tested is None else "differs" if tested.p < LEVEL else "same",
    }


def _first(trace: Trace, tokens: int) -> list[Step]:
    return trace.steps[:tokens]


def _excess(steps: Sequence[Step]) -> float:
    return math.fsum(min(-step.chosen.logprob, IMPOSSIBLE) - step.distribution.entropy_after for step in steps)


def _mean_excess(texts: Sequence[Sequence[Step]]) -> float | None:
    tokens = sum(map(len, texts))
    return math.fsum(map(_excess, texts)) / tokens if tokens else None


def _position(place: int, sets: Sequence[Sequence[Sequence[Step]]]) -> dict[str, object]:
    """The commonest tokens at a place, with their counts; the text None stands for those that had ended before."""
    counts, names = (Counter(), Counter()), {}
    for count, texts in zip(counts, sets, strict=True):
        for steps in texts:
            step = steps[place] if place < len(steps) else None
            token_id = step and step.chosen.token_id
            names[token_id] = step and step.chosen.text
            count[token_id] += 1
    rows = [
        {"text": names[token_id], "without": counts[0][token_id], "with": counts[1][token_id]}
        for token_id, _ in (counts[0] + counts[1]).most_common(COMMONEST)
    ]
    return {"position": place + 1, "tokens": rows}

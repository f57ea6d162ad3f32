"""A run token by token, and its drafts token by token, as rows of plain values: what a data frame of a trace holds.

The columns have the names of `csv_table.COLUMNS` where they hold the same. Log-probabilities and entropies are in nats,
probabilities from 0 to 1, times in seconds. Knows the trace; no pictures and no pandas.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from playground.trace import Step, Trace
from playground.trace.acceptance import judged

# `tokens_kept` is how many tokens could still be chosen, `seconds` the time of the step, `elapsed` the time since the
# run started; `green` and `g` are those of `Mark`, where there is a watermark.
TOKEN_COLUMNS = (
    *("sequence", "step", "token_id", "text", "piece", "given", "probability", "logprob", "rank", "raw_probability"),
    *("raw_logprob", "raw_rank", "entropy_before", "entropy_after", "tokens_kept", "green", "g", "seconds", "elapsed"),
)
# `place` is that in the draft, from 0. The log-probabilities, `overlap`, `uniform` and `ratio` are those of
# `DraftToken`; the times are of the whole round.
DRAFT_COLUMNS = (
    *("round", "start", "place", "token_id", "text", "accepted", "judged", "draft_logprob", "target_logprob"),
    *("overlap", "uniform", "ratio", "follow", "draft_seconds", "verify_seconds"),
)
# The token whose `probability` times e to the power of `luck` is the largest won. A contender that is no top candidate
# has no probability here; `score`, `score_rank` and `above` are those of `Contender`, and empty for the others.
DRAW_COLUMNS = (
    *("sequence", "step", "token_id", "text", "won", "probability", "luck", "score", "score_rank", "above"),
)


def token_rows(trace: Trace) -> Iterator[dict[str, object]]:
    """A row for each generated token of each output, by the names of `TOKEN_COLUMNS`."""
    known = {step.sequence for step in trace.all_steps}
    for number in sorted(known | set(range(len(trace.sequences)))):
        yield from map(_token, trace.steps_of(number))


def _token(step: Step) -> dict[str, object]:
    chosen, distribution, mark = step.chosen, step.distribution, step.mark
    return {
        "sequence": step.sequence,
        "step": step.index,
        "token_id": chosen.token_id,
        "text": chosen.text,
        "piece": step.piece,
        "given": step.given,
        "probability": _probability(chosen.logprob),
        "logprob": chosen.logprob,
        "rank": chosen.rank,
        "raw_probability": _probability(chosen.raw_logprob),
        "raw_logprob": chosen.raw_logprob,
        "raw_rank": chosen.raw_rank,
        "entropy_before": distribution.entropy_before,
        "entropy_after": distribution.entropy_after,
        "tokens_kept": distribution.kept,
        "green": mark and mark.green,
        "g": mark and mark.g,
        "seconds": step.seconds,
        "elapsed": step.elapsed,
    }


def _probability(logprob: float | None) -> float:
    """0 for a token that was removed."""
    return 0.0 if logprob is None else math.exp(min(0.0, logprob))


def draw_rows(trace: Trace) -> Iterator[dict[str, object]]:
    """A row for each token whose luck is known at each step that was drawn, by the names of `DRAW_COLUMNS`."""
    for step in trace.all_steps:
        if step.draw is None:
            continue
        contenders = {each.token_id: each for each in step.draw.contenders}
        lucks = dict(zip((each.token_id for each in step.candidates), step.draw.luck, strict=True))
        candidates = {each.token_id: each for each in (*step.candidates, step.chosen)}
        for token_id in candidates | contenders:
            contender, candidate = contenders.get(token_id), candidates.get(token_id)
            yield {
                "sequence": step.sequence,
                "step": step.index,
                "token_id": token_id,
                "text": (candidate or contender).text,
                "won": token_id == step.chosen.token_id,
                "probability": None if candidate is None else _probability(candidate.logprob),
                "luck": lucks.get(token_id, contender and contender.luck),
                "score": contender and contender.score,
                "score_rank": contender and contender.rank,
                "above": contender and contender.above,
            }


def draft_rows(trace: Trace) -> Iterator[dict[str, object]]:
    """A row for each drafted token, by the names of `DRAFT_COLUMNS`."""
    for round in trace.draft_rounds:
        seen = len(judged(round))
        for place, token in enumerate(round.drafted):
            yield {
                "round": round.index,
                "start": round.start,
                "place": place,
                "token_id": token.token_id,
                "text": token.text,
                "accepted": token.accepted,
                "judged": place < seen,
                "draft_logprob": token.draft_logprob,
                "target_logprob": token.target_logprob,
                "overlap": token.overlap,
                "uniform": token.uniform,
                "ratio": token.ratio,
                "follow": round.follow,
                "draft_seconds": round.draft_seconds,
                "verify_seconds": round.verify_seconds,
            }

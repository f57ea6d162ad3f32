"""Makes candidates and stages of a trace of the numbers of a step. Knows no loops and no tensors."""

from __future__ import annotations

from playground.metrics.scores import REMOVED
from playground.models.token_texts import TokenTexts
from playground.recording.contenders import COLUMNS
from playground.recording.measurement import LOWEST, Numbers
from playground.trace import Candidate, Contender, Distribution, Draw, Stage, replace

_DRAW_DECIMALS = 5  # of what decides a draw: nearer than that it is too close to call
_NO_STAGES: list[float | None] = []  # one object: without processors a long run has tens of thousands of candidates


def _finite(logprob: float) -> float | None:
    return logprob if logprob > REMOVED else None


def _stage_logprobs(numbers: Numbers, index: int) -> list[float | None]:
    return [_finite(logprob) for logprob in numbers.stage_logprobs(index)] or _NO_STAGES


def _removed_by(numbers: Numbers, index: int) -> str:
    """The first processor after which this raw candidate was removed, and stayed so."""
    names, removed = numbers.stage_names, numbers.columns["removed"][index :: numbers.top]
    last_kept = max((stage for stage, gone in enumerate(removed) if not gone), default=-1)
    return names[last_kept + 1] if last_kept + 1 < len(names) else "model"


def read_chosen(numbers: Numbers, texts: TokenTexts) -> Candidate:
    """The first queried token: the one that was chosen, or given. So its `logprob` is never None."""
    candidate = _read_queried(numbers, texts, 0)
    logprobs, ranks = numbers.columns["logprobs"], numbers.columns["ranks"]
    return replace(candidate, logprob=max(logprobs[numbers.first_queried()], LOWEST), rank=int(ranks[0]))


def read_watched(numbers: Numbers, texts: TokenTexts, count: int) -> list[Candidate]:
    """The `count` queried tokens after the first; removed ones have no `logprob`, and no `removed_by`."""
    return [_read_queried(numbers, texts, number) for number in range(1, count + 1)]


def _read_queried(numbers: Numbers, texts: TokenTexts, number: int) -> Candidate:
    columns, index = numbers.columns, numbers.first_queried() + number
    token_id, logprob = int(columns["ids"][index]), _finite(columns["logprobs"][index])
    return Candidate(
        token_id=token_id,
        text=texts.label(token_id),
        raw_logprob=max(columns["raw_logprobs"][index], LOWEST),
        logprob=logprob,
        raw_rank=int(columns["raw_ranks"][number]),
        rank=None if logprob is None else int(columns["ranks"][number]),
        stage_logprobs=_stage_logprobs(numbers, index),
    )


def read_draw(numbers: Numbers, texts: TokenTexts, candidates: list[Candidate]) -> Draw:
    """How the token was drawn, with the luck of these candidates, which are among the measured tokens."""
    columns = numbers.columns
    luck = dict(zip(columns["ids"], columns["luck"], strict=True))
    found = []
    for token_id, *rest in zip(*(columns.get(name, ()) for name in COLUMNS), strict=True):
        if token_id >= 0:
            score, its_luck, rank, above = (round(number, _DRAW_DECIMALS) for number in rest)
            found.append(Contender(int(token_id), texts.label(int(token_id)), score, its_luck, int(rank), above))
    return Draw([round(luck[candidate.token_id], _DRAW_DECIMALS) for candidate in candidates], found)


def read_distribution(numbers: Numbers, texts: TokenTexts) -> Distribution:
    """The distribution, with its top candidates after the processors and those before them."""
    columns, names, top = numbers.columns, numbers.stage_names, numbers.top
    ids, raw_logprobs, logprobs = columns["ids"], columns["raw_logprobs"], columns["logprobs"]
    if not names:
        raw_logprobs = logprobs  # equal numbers: one object for both
    raw_indices = {int(token_id): index for index, token_id in enumerate(ids[:top])}
    candidates = []
    first = top if names else 0
    for index in range(first, first + top):
        if logprobs[index] <= REMOVED:
            break
        token_id = int(ids[index])
        raw_index = raw_indices.pop(token_id, None)
        candidates.append(
            Candidate(
                token_id,
                texts.label(token_id),
                max(raw_logprobs[index], LOWEST),
                logprobs[index],
                None if raw_index is None else raw_index + 1,
                index - first + 1,
                stage_logprobs=_stage_logprobs(numbers, index),
            )
        )
    for token_id, index in raw_indices.items():
        if raw_logprobs[index] > REMOVED:
            logprob = _finite(logprobs[index])
            candidates.append(
                Candidate(
                    token_id,
                    texts.label(token_id),
                    raw_logprobs[index],
                    logprob,
                    index + 1,
                    None,
                    None if logprob is not None else _removed_by(numbers, index),
                    _stage_logprobs(numbers, index),
                )
            )
    candidates.sort(key=lambda c: (not c.kept, -(c.logprob if c.kept else c.raw_logprob)))
    kept, entropy = columns["kept"], columns["entropy"]
    stages = [
        Stage(
            name=name,
            entropy=entropy[stage + 1],
            kept=int(kept[stage + 1]),
            mass_removed=columns["mass_removed"][stage],
            mass_moved=columns["mass_moved"][stage],
        )
        for stage, name in enumerate(names)
    ]
    return Distribution(
        candidates=candidates,
        entropy_before=entropy[0],
        entropy_after=entropy[-1],
        vocab=int(kept[0]),
        stages=stages,
    )

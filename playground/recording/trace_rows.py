"""From the numbers of a step to the candidates and stages of a trace. Knows no loops and no tensors."""

from __future__ import annotations

from playground.metrics.scores import REMOVED
from playground.models.token_texts import TokenTexts
from playground.recording.measurement import LOWEST, Numbers
from playground.trace import Candidate, Distribution, Stage

_NO_STAGES: list[float | None] = []  # one for all: without processors a long run has tens of thousands of candidates


def _finite(logprob: float) -> float | None:
    return logprob if logprob > REMOVED else None


def _stage_logprobs(numbers: Numbers, place: int) -> list[float | None]:
    return [_finite(logprob) for logprob in numbers.stages_of(place)] or _NO_STAGES


def _removed_by(numbers: Numbers, place: int) -> str:
    """The first processor after which the raw candidate in this place was out, and stayed out."""
    names, out = numbers.stage_names, numbers.columns["out"][place :: numbers.top]
    last_in = max((number for number, gone in enumerate(out) if not gone), default=-1)
    return names[last_in + 1] if last_in + 1 < len(names) else "model"


def read_chosen(numbers: Numbers, texts: TokenTexts) -> Candidate:
    """The first token that was asked for: the one that was chosen, or given. So its `logprob` is never None."""
    candidate = _read_asked(numbers, texts, 0)
    end, ranks = numbers.columns["end"], numbers.columns["end_ranks"]
    candidate.logprob, candidate.rank = max(end[numbers.first_asked()], LOWEST), int(ranks[0])
    return candidate


def read_watched(numbers: Numbers, texts: TokenTexts, count: int) -> list[Candidate]:
    """The `count` tokens that were asked for after the first; removed ones have no `logprob`, and no word of what
    removed them."""
    return [_read_asked(numbers, texts, number) for number in range(1, count + 1)]


def _read_asked(numbers: Numbers, texts: TokenTexts, number: int) -> Candidate:
    columns, place = numbers.columns, numbers.first_asked() + number
    token_id, logprob = int(columns["ids"][place]), _finite(columns["end"][place])
    return Candidate(
        token_id=token_id,
        text=texts.label(token_id),
        raw_logprob=max(columns["raw"][place], LOWEST),
        logprob=logprob,
        raw_rank=int(columns["raw_ranks"][number]),
        rank=None if logprob is None else int(columns["end_ranks"][number]),
        stage_logprobs=_stage_logprobs(numbers, place),
    )


def read_distribution(numbers: Numbers, texts: TokenTexts) -> Distribution:
    """The distribution, with its top candidates after the processors and those before them."""
    columns, names, top = numbers.columns, numbers.stage_names, numbers.top
    ids, raw, end = columns["ids"], columns["raw"], columns["end"]
    if not names:
        raw = end  # equal numbers: one object for both
    raw_places = {int(token_id): place for place, token_id in enumerate(ids[:top])}
    candidates = []
    first = top if names else 0
    for place in range(first, first + top):
        if end[place] <= REMOVED:
            break
        token_id = int(ids[place])
        raw_place = raw_places.pop(token_id, None)
        candidates.append(
            Candidate(
                token_id,
                texts.label(token_id),
                max(raw[place], LOWEST),
                end[place],
                None if raw_place is None else raw_place + 1,
                place - first + 1,
                stage_logprobs=_stage_logprobs(numbers, place),
            )
        )
    for token_id, place in raw_places.items():
        if raw[place] > REMOVED:
            logprob = _finite(end[place])
            candidates.append(
                Candidate(
                    token_id,
                    texts.label(token_id),
                    raw[place],
                    logprob,
                    place + 1,
                    None,
                    None if logprob is not None else _removed_by(numbers, place),
                    _stage_logprobs(numbers, place),
                )
            )
    candidates.sort(key=lambda c: (not c.kept, -(c.logprob if c.kept else c.raw_logprob)))
    kept, entropy = columns["kept"], columns["entropy"]
    stages = [
        Stage(
            name=name,
            entropy=entropy[number + 1],
            kept=int(kept[number + 1]),
            mass_removed=columns["mass_removed"][number],
            mass_moved=columns["mass_moved"][number],
        )
        for number, name in enumerate(names)
    ]
    return Distribution(
        candidates=candidates,
        entropy_before=entropy[0],
        entropy_after=entropy[-1],
        vocab=int(kept[0]),
        stages=stages,
    )

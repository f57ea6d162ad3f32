"""From the packed numbers of a step to the candidates and stages of a trace. Knows no tensors and no loops."""

from __future__ import annotations

from typing import Any

from playground.measure import LOWEST
from playground.tokens import TokenTexts
from playground.trace import Candidate, Distribution, Stage


def _finite(logprob: float) -> float | None:
    return logprob if logprob > LOWEST else None


def _removed_by(row: dict[str, Any], stage_names: list[str], place: int) -> str:
    """The first processor after which the raw candidate in this place was out, and stayed out."""
    out = [bool(row[f"removed_top{number}"][place]) for number in range(len(stage_names))]
    last_in = max((number for number, gone in enumerate(out) if not gone), default=-1)
    return stage_names[last_in + 1] if last_in + 1 < len(stage_names) else "model"


def read_chosen(row: dict[str, Any], texts: TokenTexts) -> Candidate:
    """The token that a row of `Packed.rows` says was chosen (the columns of `Measurement.of`)."""
    token_id = int(row["token_id"])
    return Candidate(
        token_id=token_id,
        text=texts.label(token_id),
        raw_logprob=max(row["raw_logprob"], LOWEST),
        logprob=max(row["logprob"], LOWEST),
        raw_rank=int(row["raw_rank"]),
        rank=int(row["rank"]),
    )


def read_distribution(row: dict[str, Any], stage_names: list[str], texts: TokenTexts) -> Distribution:
    """The distribution that a row of `Packed.rows` holds; `stage_names` are those of the same `Packed`."""
    raw_places = {int(token_id): place for place, token_id in enumerate(row["top_ids"])}
    end_ids = row.get("end_ids", row["top_ids"])
    end_processed = row.get("end_processed", row["top_processed"])
    end_raw = row.get("end_raw", row["top_raw"])
    if not stage_names:
        end_raw = end_processed  # equal numbers: one object for both
    candidates = {}
    for place, (number, raw, processed) in enumerate(zip(end_ids, end_raw, end_processed, strict=True)):
        if processed <= LOWEST:
            break
        token_id = int(number)
        raw_rank = raw_places[token_id] + 1 if token_id in raw_places else None
        candidates[token_id] = Candidate(
            token_id, texts.label(token_id), max(raw, LOWEST), processed, raw_rank, place + 1
        )
    for token_id, place in raw_places.items():
        raw, processed = row["top_raw"][place], _finite(row["top_processed"][place])
        if token_id not in candidates and raw > LOWEST:
            candidates[token_id] = Candidate(
                token_id,
                texts.label(token_id),
                raw,
                processed,
                place + 1,
                None,
                None if processed is not None else _removed_by(row, stage_names, place),
            )
    stages = [
        Stage(
            name=name,
            entropy=row[f"entropy{number}"],
            kept=int(row[f"kept{number}"]),
            mass_removed=row[f"mass_removed{number}"],
            mass_moved=row[f"mass_moved{number}"],
        )
        for number, name in enumerate(stage_names)
    ]
    return Distribution(
        candidates=sorted(
            candidates.values(), key=lambda c: (not c.kept, -(c.logprob if c.kept else c.raw_logprob))
        ),
        entropy_before=row["entropy_before"],
        entropy_after=stages[-1].entropy if stages else row["entropy_before"],
        vocab=int(row["vocab"]),
        stages=stages,
    )

"""From the packed numbers of a step to the candidates and stages of a trace. Knows no loops."""

from __future__ import annotations

from typing import Any

import torch

from playground.measure import LOWEST, Measurement
from playground.tokens import TokenTexts
from playground.trace import Candidate, Distribution, Stage

_NO_STAGES: list[float | None] = []  # one for all: without processors a long run has tens of thousands of candidates


def _stage_logprobs(row: dict[str, Any], name: str, numbers: range, place: int) -> list[float | None]:
    return [_finite(row[f"{name}{number}"][place]) for number in numbers] if numbers else _NO_STAGES


def _finite(logprob: float) -> float | None:
    return logprob if logprob > LOWEST else None


def _removed_by(row: dict[str, Any], stage_names: list[str], place: int) -> str:
    """The first processor after which the raw candidate in this place was out, and stayed out."""
    out = [bool(row[f"removed_top{number}"][place]) for number in range(len(stage_names))]
    last_in = max((number for number, gone in enumerate(out) if not gone), default=-1)
    return stage_names[last_in + 1] if last_in + 1 < len(stage_names) else "model"


def read_chosen(row: dict[str, Any], stage_names: list[str], texts: TokenTexts) -> Candidate:
    """The token that a row of `Packed.rows` says was chosen (the columns of `Measurement.of`)."""
    candidate = _read_one(row, "", stage_names, texts)
    candidate.logprob, candidate.rank = max(row["logprob"], LOWEST), int(row["rank"])  # chosen, or given: never None
    return candidate


def watch_columns(measurement: Measurement, token_ids: list[int]) -> dict[str, torch.Tensor]:
    """The columns of `Measurement.of` for each of `token_ids`, wherever it stands; for `read_watched`."""
    rows, device = measurement.raw.shape[0], measurement.raw.device
    return {
        f"watched{place}_{name}": column
        for place, token_id in enumerate(token_ids)
        for name, column in measurement.of(torch.full((rows,), token_id, device=device)).items()
    }


def read_watched(row: dict[str, Any], stage_names: list[str], texts: TokenTexts, count: int) -> list[Candidate]:
    """The `count` tokens that were watched; removed ones have no `logprob`, and no word of what removed them."""
    return [_read_one(row, f"watched{place}_", stage_names, texts) for place in range(count)]


def _read_one(row: dict[str, Any], prefix: str, stage_names: list[str], texts: TokenTexts) -> Candidate:
    token_id = int(row[f"{prefix}token_id"])
    return Candidate(
        token_id=token_id,
        text=texts.label(token_id),
        raw_logprob=max(row[f"{prefix}raw_logprob"], LOWEST),
        logprob=_finite(row[f"{prefix}logprob"]),
        raw_rank=int(row[f"{prefix}raw_rank"]),
        rank=int(row[f"{prefix}rank"]) if row[f"{prefix}logprob"] > LOWEST else None,
        stage_logprobs=[_finite(row[f"{prefix}stage{number}"]) for number in range(len(stage_names))],
    )


def read_distribution(row: dict[str, Any], stage_names: list[str], texts: TokenTexts) -> Distribution:
    """The distribution that a row of `Packed.rows` holds; `stage_names` are those of the same `Packed`."""
    raw_places = {int(token_id): place for place, token_id in enumerate(row["top_ids"])}
    end_ids = row.get("end_ids", row["top_ids"])
    end_processed = row.get("end_processed", row["top_processed"])
    end_raw = row.get("end_raw", row["top_raw"])
    if not stage_names:
        end_raw = end_processed  # equal numbers: one object for both
    numbers = range(len(stage_names))
    candidates = {}
    for place, (number, raw, processed) in enumerate(zip(end_ids, end_raw, end_processed, strict=True)):
        if processed <= LOWEST:
            break
        token_id = int(number)
        raw_rank = raw_places[token_id] + 1 if token_id in raw_places else None
        candidates[token_id] = Candidate(
            token_id,
            texts.label(token_id),
            max(raw, LOWEST),
            processed,
            raw_rank,
            place + 1,
            stage_logprobs=_stage_logprobs(row, "end_stage", numbers, place),
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
                _stage_logprobs(row, "top_stage", numbers, place),
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

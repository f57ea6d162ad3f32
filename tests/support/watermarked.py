"""Reports of texts without a model, for experiments with watermarks: even ids are green, g is the last digit / 9."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

GREEN = {"greenlist_ratio": 0.25, "bias": 2.0, "hashing_key": 7, "seeding_scheme": "lefthash", "context_width": 1}
SYNTHID = {"ngram_len": 3, "keys": [4, 5, 6]}


def judge(
    texts: Sequence[list[int]], watermark: Mapping[str, Any], detector: Mapping[str, Any] | None = None
) -> list[dict[str, Any]]:
    """A report for each text; the first token never counts."""
    return [_report(ids, watermark, detector) for ids in texts]


def _report(ids: list[int], watermark: Mapping[str, Any], detector: Mapping[str, Any] | None) -> dict[str, Any]:
    counted = [place > 0 for place in range(len(ids))]
    if not any(counted):
        return {"error": {"message": "The text is too short.", "fix": "Take a longer one."}}
    common = {"prompt_tokens": 0, "threshold": 3.0, "false_positive_rate": 0.00135}
    scored = ids[1:]
    if "keys" in watermark:
        g = [id % 10 / 9 for id in ids]
        numbers = len(scored) * len(watermark["keys"])
        mean = sum(g[1:]) / len(scored)
        z = (mean - 0.5) * 2 * math.sqrt(numbers)
        return common | {
            "kind": "synthid", "mean": mean, "weighted_mean": mean, "num_g_values": numbers, "z_score": z,
            "p_value": _p(z), "prediction": z > 3, "confidence": 1 - _p(z), "layers": [mean] * len(watermark["keys"]),
            "posterior": None if detector is None else 1 / (1 + math.exp(-z)), "curve": [],
            "tokens": [[id, f"t{id}", f" t{id}", None, yes, each if yes else None]
                       for id, yes, each in zip(ids, counted, g, strict=True)],
        }  # fmt: skip
    ratio, hits = watermark["greenlist_ratio"], sum(id % 2 == 0 for id in scored)
    z = (hits - ratio * len(scored)) / math.sqrt(len(scored) * ratio * (1 - ratio))
    return common | {
        "kind": "green", "num_tokens_scored": len(scored), "num_green_tokens": hits, "z_score": z, "p_value": _p(z),
        "green_fraction": hits / len(scored), "prediction": z > 3, "confidence": 1 - _p(z), "ratio": ratio,
        "list_size": 500, "curve": [[len(scored), z]], "tokens_needed": None,
        "tokens": [[id, f"t{id}", f" t{id}", id % 2 == 0 if yes else None, yes, None]
                   for id, yes in zip(ids, counted, strict=True)],
    }  # fmt: skip


def _p(z: float) -> float:
    return 0.5 * math.erfc(z / math.sqrt(2))

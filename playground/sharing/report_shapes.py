"""The shapes of what detection says of texts, as files hold it: reports, and the pictures of the detector.

The reports are those of `playground.watermarks.detection`; it is not known here how they come about.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from playground.knobs import KNOBS
from playground.texts import said
from playground.trace.value_shapes import Shape, ShapeError, between, nullable, one_of, optional, validated

KNOB = "watermarking_config"


def watermark_settings(value: Any) -> dict[str, Any]:
    """The settings of a watermark."""
    if not isinstance(value, Mapping) or not value:
        raise ShapeError(said("it is not a watermark"))
    # what the form's rule forbids cannot be generated, but it can be looked for
    form = dataclasses.replace(KNOBS[KNOB].form(value), rule=lambda value, where: None)
    if fault := form.fault(value, KNOB):
        raise ShapeError(said("{where}: it {why}", where=fault.where, why=fault.why))
    return dict(value)


ERROR = {"error": {"message": str, "fix": str}}
_TOKENS = [(int, str, nullable(str), nullable(bool), bool, nullable(float))]
_ANY_REPORT = {
    **dict.fromkeys(("z_score", "p_value", "confidence", "threshold", "false_positive_rate"), float),
    **{"prediction": bool, "prompt_tokens": between(0, 10**6), "tokens_needed": optional(nullable(int))},
    **{"device": optional(str)},
}
_NUMBERS = {
    "green": {
        **_ANY_REPORT,
        **{"kind": str, "num_tokens_scored": between(1, 10**6), "num_green_tokens": int, "green_fraction": float},
        **{"ratio": float, "list_size": int},
    },
    "synthid": {
        **_ANY_REPORT,
        **{"kind": str, "mean": float, "weighted_mean": float, "num_g_values": between(1, 10**9)},
        **{"posterior": optional(nullable(float)), "posterior_why": optional(nullable(str))},
    },
}
_WITH_TEXT = {"curve": [(float, float)], "tokens": _TOKENS, "layers": optional([nullable(float)])}
_SAMPLE_REPORT = {
    "values": [nullable(float)], "share": between(1e-9, 1 - 1e-9, float), "each": between(1, 10_000),
    "weighted": nullable(float), "posterior": nullable(float),
}  # fmt: skip


def _report(more: Mapping[str, Shape]) -> Shape:
    """The shape of a report, or of one that says what is wrong; `more` are fields beside its numbers."""

    def read(value: Any) -> dict[str, Any]:
        if isinstance(value, Mapping) and "error" in value:
            return validated(value, ERROR)
        kind = validated(value, {"kind": one_of(*_NUMBERS)})["kind"]
        found = validated(value, {**_NUMBERS[kind], **more})
        if found["prompt_tokens"] > len(found.get("tokens", range(10**6))):
            raise ShapeError(said("prompt_tokens is more than there are tokens"))
        return found

    return read


NUMBERS_OF_REPORT = _report({})
WHOLE_REPORT = _report(_WITH_TEXT)


def sample_report(value: Any) -> dict[str, Any]:
    """What is kept of the report of a sample (`watermark_findings.Course`)."""
    return validated(value, ERROR if isinstance(value, Mapping) and "error" in value else _SAMPLE_REPORT)


def detector(value: Any) -> dict[str, Any]:
    """A trained detector of SynthID."""
    return dict(validated(value, dict))  # `bayesian.from_json` looks at what is in it, when it is asked


# ------------------------------------------------------------------------------------------- the detector's pictures



def _short_report(value: Any) -> dict[str, Any]:
    """A report in short, with the one that counts repeats once where that was asked too."""
    once = validated(value, {"once": optional(nullable(NUMBERS_OF_REPORT))})
    return NUMBERS_OF_REPORT(value) | once


_PANES: dict[str, Shape] = {
    "detection": {
        "watermark": watermark_settings, "model": str, "exact": bool, "once": bool,
        "otherwise": nullable(NUMBERS_OF_REPORT), "reports": [WHOLE_REPORT],
    },
    "mistakes": {
        "rows": [{
            "what": str, "how": str, "meaning": str, "keeps": one_of("all", "part", "none", "maybe"),
            "reports": [_short_report],
        }],
        "threshold": float,
    },
    "attack": {"how": nullable(str), "strength": nullable(float), "before": WHOLE_REPORT, "after": WHOLE_REPORT},
    "strengths": {
        "how": str, "threshold": float, "seeds": int, "of": int,
        "points": [{"strength": between(0, 1, float), "z": [float], "refused": between(0, 1000)}],
    },
    "texts": {"text": str, "prompt": str, "attacked": str},
}  # fmt: skip


def detector_panes(value: Any) -> dict[str, Any]:
    """What the detector of the page has shown, by the name of the picture, and the texts in its boxes; some of it may
    be missing. Raises ShapeError for anything else."""
    shown = validated(value, {name: optional(shape) for name, shape in _PANES.items()}, "beside")
    for name, lists in (
        ("detection", [shown.get("detection", {}).get("reports", [0])]),
        ("mistakes", [shown.get("mistakes", {}).get("rows", [0])]),
        ("mistakes", [row["reports"] for row in shown.get("mistakes", {}).get("rows", [])]),
        ("strengths", [shown.get("strengths", {}).get("points", [0])]),
    ):
        if not all(lists):
            raise ShapeError(said("{name} has an empty list", name=f"beside.{name}"))
    wrong = [report for report in shown.get("detection", {}).get("reports", []) if "error" in report]
    if wrong or "error" in shown.get("attack", {}).get("before", {}):
        raise ShapeError(said("it holds a text that was not scored"))
    return shown

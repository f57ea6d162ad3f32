"""JSON Schema of answers that are no dataclasses: reports of detectors, cells of a sweep, findings of trials.

What the fields of a report mean is said by `playground.engines.protocol.Engine.detect`. Knows JSON Schema alone.
"""

from __future__ import annotations

from playground.trace.wire import Json

Schema = dict[str, Json]
NUMBER: Schema = {"type": ["number", "null"]}
COUNT: Schema = {"type": "integer"}
TRACE: Schema = {"$ref": "#/components/schemas/Trace"}
TRACES: Schema = {"type": "array", "items": TRACE}


def object_of(**schemas: Schema) -> Schema:
    """An object with just these fields."""
    return {"type": "object", "properties": schemas, "required": [*schemas], "additionalProperties": False}


def _list(items: Schema, **more: object) -> Schema:
    return {"type": "array", "items": items, **more}


_OF_BOTH: dict[str, Schema] = {
    "z_score": NUMBER,
    "p_value": NUMBER,
    "confidence": NUMBER,
    "prediction": {"type": "boolean", "description": "Whether the z-score is above the threshold."},
    "threshold": {"type": "number"},
    "false_positive_rate": {"type": "number"},
    "tokens_needed": {"type": ["integer", "null"]},
    "curve": _list(_list({"type": "number"}), description="[counted tokens, z] along the text."),
    "tokens": _list(
        {
            "type": "array",
            "prefixItems": [COUNT, {"type": "string"}, {"type": ["string", "null"]}, {"type": ["boolean", "null"]},
                            {"type": "boolean"}, NUMBER],
            "minItems": 6,
            "maxItems": 6,
        },
        description="[id, label, piece, green, counted, g] of each token.",
    ),
    "prompt_tokens": COUNT,
    "device": {"type": "string"},
}  # fmt: skip

DETECTION: Schema = {
    "description": "What the detector says, for green lists or for SynthID.",
    "anyOf": [
        object_of(
            kind={"const": "green"}, **_OF_BOTH, num_tokens_scored=COUNT, num_green_tokens=COUNT, green_fraction=NUMBER,
            ratio={"type": "number"}, list_size=COUNT,
        ),
        object_of(
            kind={"const": "synthid"}, **_OF_BOTH, mean=NUMBER, weighted_mean=NUMBER, num_g_values=COUNT,
            layers=_list(NUMBER), posterior=NUMBER, posterior_why={"type": ["string", "null"]},
        ),
    ],
}  # fmt: skip

_CELL = object_of(
    place=_list(COUNT, minItems=2, maxItems=2, description="Row and column."),
    changes={"type": "object", "description": "The knobs that this cell sets; null unsets a knob."},
    label={"type": "string"},
    metrics={"type": "object", "additionalProperties": NUMBER},
    runs=_list(COUNT, description="The places of its traces."),
)
SWEEP = object_of(cells=_list(_CELL), traces=TRACES)

_SPREAD: Schema = {"type": ["object", "null"], "description": "Median, and its likely range."}
TRIAL: Schema = {
    "type": "object",
    "description": "The results of the runs, depending on the question.",
    "properties": {
        "question": {"enum": ["speed", "lengths", "same"]},
        "done": {**COUNT, "description": "Runs that have ended."},
        "runs": COUNT,
        "speedup": _SPREAD,
    },
    "required": ["question", "done", "runs"],
}

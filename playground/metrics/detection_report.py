"""What the detector of a watermark says of a text, as plain data: one type for who detects, who asks and who draws."""

from __future__ import annotations

from typing import Literal, TypedDict


class DetectionReport(TypedDict, total=False):
    """Of green lists as `playground.watermarks.green_lists.Detection` has it, of SynthID as
    `playground.watermarks.synthid.Scores`; a short report has no `tokens`, `curve` and `layers`. Where a text cannot be
    scored, `error` alone is there, with the message and the fix.

    `tokens` has a row [id, label, piece, green, counted, g] for each token, `prompt_tokens` of them the prompt's;
    `curve` is z after so many counted tokens; `tokens_needed` for z to reach the `threshold` at this rate, None where
    it does not grow; `prediction` says whether z is above it; `false_positive_rate` is that of the threshold,
    `confidence` 1 - p. A text that was generated on another `device` has other lists.
    """

    error: dict[str, str]
    kind: Literal["green", "synthid"]
    z_score: float
    p_value: float
    confidence: float
    prediction: bool
    threshold: float
    false_positive_rate: float
    tokens_needed: int | None
    curve: list[list[float]]
    tokens: list[list[object]]
    prompt_tokens: int
    device: str
    # green lists
    num_tokens_scored: int
    num_green_tokens: int
    green_fraction: float
    ratio: float
    list_size: int
    # SynthID: z and p are those of the weighted mean, `layers` the mean g-value of each key; `posterior` is None
    # without a detector that fits, and `posterior_why` says what is wrong with it
    mean: float
    weighted_mean: float
    num_g_values: int
    layers: list[float | None]
    posterior: float | None
    posterior_why: str | None

"""The types of what detection says of texts, as files hold it: reports, and the pictures of the detector.

The reports are those of `playground.watermarks.detection`; it is not known here how they come about.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Annotated, Literal, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType

from playground.knobs import KNOBS
from playground.texts import said
from playground.trace.wire import Json, Number, Whole, convert, to_plain
from playground.trace.wire_errors import WireError

KNOB = "watermarking_config"
Plain = dict[str, Json]
_Token = tuple[Whole, str, str | None, bool | None, bool, Number | None]
_Rows = Annotated[list[_Token], Meta(description="[id, label, piece, green, counted, g] of each token.")]
_Curve = Annotated[list[tuple[Number, Number]], Meta(description="[counted tokens, z] along the text.")]
_Tokens = Annotated[int, Meta(ge=0, le=10**6)]


class _Why(Struct):
    message: str
    fix: str


class NotScored(Struct):
    """What stands in the place of a report: why there is none."""

    error: _Why


class _Numbers(Struct, tag_field="kind", kw_only=True):
    """The numbers of a report."""

    z_score: Number
    p_value: Number
    confidence: Number
    threshold: Number
    false_positive_rate: Number
    prediction: Annotated[bool, Meta(description="Whether the z-score is above the threshold.")]
    prompt_tokens: _Tokens
    tokens_needed: Whole | UnsetType | None = UNSET
    device: str | UnsetType = UNSET


class _GreenNumbers(_Numbers, tag="green", kw_only=True):
    num_tokens_scored: Annotated[int, Meta(ge=1, le=10**6)]
    num_green_tokens: Whole
    green_fraction: Number
    ratio: Number
    list_size: Whole


class _SynthidNumbers(_Numbers, tag="synthid", kw_only=True):
    mean: Number
    weighted_mean: Number
    num_g_values: Annotated[int, Meta(ge=1, le=10**9)]
    posterior: Number | UnsetType | None = UNSET
    posterior_why: str | UnsetType | None = UNSET


class GreenReport(_GreenNumbers, tag="green", kw_only=True):
    """What the detector says of a text by green lists: the numbers, and how it comes to them."""

    curve: _Curve
    tokens: _Rows
    layers: list[Number | None] | UnsetType = UNSET


class SynthidReport(_SynthidNumbers, tag="synthid", kw_only=True):
    """The same by SynthID."""

    curve: _Curve
    tokens: _Rows
    layers: list[Number | None] | UnsetType = UNSET


class SampleReport(Struct):
    """What is kept of the report of a sample (`watermark_detectability.Course`)."""

    values: list[Number | None]
    share: Annotated[float, Meta(ge=1e-9, le=1 - 1e-9)]
    each: Annotated[int, Meta(ge=1, le=10_000)]
    weighted: Number | None
    posterior: Number | None


def report_numbers(value: Json) -> Plain:
    """The numbers of a report, or what is wrong. Raises WireError, as what is below does."""
    return _report(value, _GreenNumbers | _SynthidNumbers)


def whole_report(value: Json) -> Plain:
    """A report, or what is wrong."""
    found = _report(value, GreenReport | SynthidReport)
    if "error" not in found and found["prompt_tokens"] > len(found["tokens"]):
        raise WireError(said("prompt_tokens is more than there are tokens"))
    return found


def sample_report(value: Json) -> Plain:
    """What is kept of the report of a sample, or what is wrong."""
    return _report(value, SampleReport)


def _report(value: Json, kind: object) -> Plain:
    return to_plain(convert(value, NotScored if isinstance(value, Mapping) and "error" in value else kind))


def watermark_settings(value: Json) -> Plain:
    """The settings of a watermark."""
    if not isinstance(value, Mapping) or not value:
        raise WireError(said("it is not a watermark"))
    # what the form's rule forbids cannot be generated, but it can be looked for
    form = dataclasses.replace(KNOBS[KNOB].form(value), rule=lambda value, where: None)
    if fault := form.fault(value, KNOB):
        raise WireError(said("{where}: it {why}", where=fault.where, why=fault.why))
    return dict(value)


# ------------------------------------------------------------------------------------------- the detector's pictures

Part = TypeVar("Part")
Filled = Annotated[list[Part], Meta(min_length=1)]


class _Detection(Struct):
    watermark: Json
    model: str
    exact: bool
    once: bool
    otherwise: Json
    reports: Filled[Json]


class _Mistake(Struct):
    what: str
    how: str
    meaning: str
    keeps: Literal["all", "part", "none", "maybe"]
    reports: Filled[Json]


class _Mistakes(Struct):
    rows: Filled[_Mistake]
    threshold: Number


class _Attack(Struct):
    how: str | None
    strength: Number | None
    before: Json
    after: Json


class _Strength(Struct):
    strength: Annotated[float, Meta(ge=0, le=1)]
    z: list[Number]
    refused: Annotated[int, Meta(ge=0, le=1000)]


class _Strengths(Struct):
    how: str
    threshold: Number
    seeds: Whole
    of: Whole
    points: Filled[_Strength]


class _Texts(Struct):
    text: str
    prompt: str
    attacked: str


class _Panes(Struct):
    """What the detector of the page has shown, by the name of the picture, and the texts in its boxes."""

    detection: _Detection | UnsetType = UNSET
    mistakes: _Mistakes | UnsetType = UNSET
    attack: _Attack | UnsetType = UNSET
    strengths: _Strengths | UnsetType = UNSET
    texts: _Texts | UnsetType = UNSET


def detector_panes(value: Json) -> dict[str, Plain]:
    """What the detector of the page has shown, as `_Panes` has it, some of it may be missing. Raises WireError for
    anything else."""
    panes = convert(value, _Panes, "beside")
    scored: list[Plain] = []
    if detection := panes.detection:
        detection.watermark = watermark_settings(detection.watermark)
        detection.otherwise = None if detection.otherwise is None else report_numbers(detection.otherwise)
        detection.reports = [whole_report(each) for each in detection.reports]
        scored += detection.reports
    for row in panes.mistakes.rows if panes.mistakes else ():
        row.reports = [_short_report(each) for each in row.reports]
    if attack := panes.attack:
        attack.before, attack.after = whole_report(attack.before), whole_report(attack.after)
        scored.append(attack.before)
    if any("error" in report for report in scored):
        raise WireError(said("it holds a text that was not scored"))
    return to_plain(panes)


def _short_report(value: Json) -> Plain:
    """A report in short, with the one that counts repeats once where that was asked too."""
    once = value.get("once", UNSET) if isinstance(value, Mapping) else UNSET
    return report_numbers(value) | (
        {} if once is UNSET else {"once": None if once is None else report_numbers(once)}
    )

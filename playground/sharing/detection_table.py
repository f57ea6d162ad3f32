"""What the detector of the page has said, as one table: a row for each time that a text was scored.

Knows the reports of `playground.watermarks.detection` as plain values; no page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from playground.installed_versions import installed_versions
from playground.sharing.comparison_tables import detection_rows
from playground.sharing.csv_columns import csv_text
from playground.trace.public_names import public_name
from playground.trace.wire import Json, encode

_FIRST = ("picture", "what", "how", "strength")
_GREEN = ("tokens scored", "green tokens", "green fraction")
_SYNTHID = ("g-values", "mean g-value", "weighted mean", "posterior")
_LAST = ("z-score", "p-value", "confidence", "threshold", "false-positive rate", "tokens needed", "found", "problem")


def detections_csv(shown: Mapping[str, object]) -> str:
    """CSV (see `csv_columns.csv_text`) of what the pictures show (see `report_shapes.detector_panes`). "picture"
    says which; "what" and "how" what was wrong or done to the text. Of the strengths of an attack, z alone is known. A
    cell is empty where there is no value; "problem" says why a text was not scored. Columns of which nothing is known
    are left out. The first row also has the model whose tokens were scored, the watermark that was looked for, the
    prompt, and the versions of the libraries."""
    rows = list(_rows(shown))
    known = {name for row in rows for name, value in row.items() if value is not None}
    columns = [name for name in (*_FIRST, *_GREEN, *_SYNTHID, *_LAST) if name in known]
    return csv_text(columns, rows, about=_about(shown))


def _about(shown: Mapping[str, Any]) -> dict[str, Json]:
    named = ", ".join(f"{name} {version}" for name, version in installed_versions().items())
    told = {"prompt": shown.get("texts", {}).get("prompt"), "versions": named}
    if detection := shown.get("detection"):
        told |= {"model": public_name(detection["model"]), "watermark": encode(detection["watermark"])}
    return told


def _rows(shown: Mapping[str, Any]) -> Iterator[dict[str, object]]:
    reports = shown.get("detection", {}).get("reports", [])
    for what, report in zip(("the text alone", "with its prompt"), reports, strict=False):
        yield {"picture": "detection", "what": what, **_numbers(report)}
    for row in shown.get("mistakes", {}).get("rows", []):
        for report in row["reports"]:
            yield {"picture": "one setting wrong", "what": row["what"], "how": row["how"], **_numbers(report)}
    if attack := shown.get("attack"):
        how = {"how": attack["how"] or "edited by hand", "strength": attack["strength"]}
        yield {"picture": "attack", "what": "before", **_numbers(attack["before"])}
        yield {"picture": "attack", "what": "after", **how, **_numbers(attack["after"])}
    if strengths := shown.get("strengths"):
        for point in strengths["points"]:
            common = {"picture": "z against strength", "how": strengths["how"], "strength": point["strength"]}
            yield from ({**common, "z-score": z, "threshold": strengths["threshold"]} for z in point["z"])
            yield from ({**common, "problem": "too little text is left"} for _ in range(point["refused"]))


def _numbers(report: Mapping[str, Any]) -> dict[str, object]:
    if "error" in report:
        return {"problem": f"{report['error']['message']} {report['error']['fix']}"}
    return {**detection_rows(report), "found": report["prediction"]}

"""The tables of trials, experiments, precisions and choices as CSV: what stands on the screen, with all digits.

A table is made of what was found, so it says what the panes say (visualizers/panes: speedup.js, draft_lengths.js,
sameness.js, marked.js, detectability.js, watermark_cost.js, watermark_quiz.js, precisions.js, choices.js). Where a cell
of the screen has several numbers, each has a column. Shares are from 0 to 1; a unit stands in the name of its column.
Knows comparisons; no pages.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from playground.experiments.comparison import Comparison
from playground.experiments.run_groups import number_of
from playground.metrics.answers import NORMALISATIONS
from playground.sharing.comparison_files import about_comparison, run_table, to_csv
from playground.sharing.csv_columns import csv_text
from playground.sharing.row_statuses import Found, Row, with_statuses

Table = tuple[list[str], list[Row]]

WITH_TABLES = ("trial", "watermark", "precision", "choices")
"""The kinds of comparisons whose table is none of their runs."""

_IN_BITS = ("mean KL (nats)", "max KL (nats)")  # on the page and in the file; a data frame has them in nats

FIGURES = ("draft_acceptance_rate", "judged_acceptance_rate", "mean_acceptance_length", "passes_saved")


def table_csv(comparison: Comparison) -> str:
    """The table of a comparison as the screen has it; where that has none of its own, the runs (see `to_csv`)."""
    if comparison.kind not in WITH_TABLES:
        return to_csv(comparison)
    return csv_text(*table(comparison), dict.fromkeys(_IN_BITS, "bits"), about_comparison(comparison))


def table(comparison: Comparison) -> Table:
    """The columns and the rows of that table, with their values as they are. Each row of a trial ends with what became
    of the runs that it is about (`playground.experiments.comparison.status_of_all`)."""
    if comparison.kind not in WITH_TABLES:
        return run_table(comparison)
    runs = comparison.for_files()
    found = runs.found() or {}
    columns, rows = table_of(found)
    rows = with_statuses(rows, found, runs)
    known = dict.fromkeys([*columns, *_columns(rows)])
    return [*(name for name in known if name != "status"), "status"], rows


def table_of(found: Found) -> Table:
    """The columns and the rows of what a trial has `found`. No value is rounded, and one that is not known is None."""
    return _TABLES[found["question"]](found)


def _spread(name: str, spread: Mapping[str, float] | None) -> Row:
    """The columns of a median and of the ends between which the true median lies."""
    known = spread or {}
    return {name: known.get("median"), f"{name} from": known.get("low"), f"{name} to": known.get("high")}


def _token(text: str | list[str] | None) -> str:
    """A token as the table of candidates writes it: as a JSON string, which no spreadsheet takes for a formula; or
    several, as a list of them."""
    return json.dumps(text, ensure_ascii=False).encode(errors="backslashreplace").decode()


def _columns(rows: list[Row]) -> list[str]:
    return list(dict.fromkeys(name for row in rows for name in row))


# ------------------------------------------------------------------------------------------------------------- drafts


def _speed(found: Found) -> Table:
    """The counted pairs, then all of them together: medians, and where the time of the drafts went."""
    pairs = found["pairs"]
    rows = [
        {"pair": number, "without (s/token)": pair["without"], "with (s/token)": pair["with"]}
        | _spread("speed-up", {"median": pair["speedup"]})
        for number, pair in enumerate(pairs, 1)
    ]
    acceptance = found["acceptance"] or {}
    whole = {
        "pair": "median",
        **{name: acceptance.get(name) for name in FIGURES},
        **{f"{side} (s/token)": _median([pair[side] for pair in pairs]) for side in ("without", "with")},
        **_spread("speed-up", found["speedup"]),
        "verdict": found["verdict"],
        "why not": found.get("noise"),
        "drafted tokens per round": found["drafted"],
        "cost of drafting one token (tokens)": found["cost"],
        "cost of verifying a draft (tokens)": found["verify"],
    }
    return list(whole), [*rows, whole]


def _median(values: list[float]) -> float | None:
    values = sorted(values)
    return (values[(len(values) - 1) // 2] + values[len(values) // 2]) / 2 if values else None


def _lengths(found: Found) -> Table:
    rows = [
        {
            found["knob"]: number_of(point["value"]),
            "draft_acceptance_rate": point["draft_acceptance_rate"],
            "judged_acceptance_rate": point["rate"],
            "mean_acceptance_length": point["mean_acceptance_length"],
            "drafted per round": point["drafted"],
            **_spread("speed-up", point["speedup"]),
            "formula": point["formula"],
        }
        for point in found["points"]
    ]
    return _columns(rows), rows


def _same(found: Found) -> Table:
    """Greedy: the two texts. Sampled: how many texts have a token at a place."""
    if found["mode"] == "greedy":
        rows = [{"drafts": side, "text": text} for side, text in zip(("without", "with"), found["texts"], strict=False)]
        return ["drafts", "text"], rows
    rows = []
    for place in found["positions"]:
        told = [(_token(row["text"]) if row["text"] is not None else "text ended", row["without"], row["with"])
                for row in place["tokens"]]  # fmt: skip
        others = [all_of - sum(row[i] for row in told) for i, all_of in enumerate(found["counts"], 1)]
        told += [("all others", *others)] if any(others) else []
        rows += [
            {"place": place["position"], "token": token, "without (texts)": without, "with (texts)": assisted}
            for token, without, assisted in told
        ]
    return ["place", "token", "without (texts)", "with (texts)"], rows


# --------------------------------------------------------------------------------------------------------- watermarks


def detection_rows(report: Mapping[str, Any]) -> Row:
    """The numbers of a report by the names that they have on the screen; none of one that says what is wrong."""
    if "error" in report:
        return {}
    if report["kind"] == "green":
        own = {
            "tokens scored": report["num_tokens_scored"],
            "green tokens": report["num_green_tokens"],
            "green fraction": report["green_fraction"],
        }
    else:
        tokens = report.get("tokens")  # which a report in short has not
        own = {
            "tokens scored": tokens and sum(row[4] for row in tokens),
            "g-values": report["num_g_values"],
            "mean g-value": report["mean"],
            "weighted mean": report["weighted_mean"],
            **({} if report.get("posterior") is None else {"posterior": report["posterior"]}),
        }
    return own | {
        "z-score": report["z_score"],
        "p-value": report["p_value"],
        "confidence": report["confidence"],
        "threshold": report["threshold"],
        "false-positive rate": report["false_positive_rate"],
        "tokens needed": report.get("tokens_needed"),
    }


def _pair(found: Found) -> Table:
    columns = {
        text["side"]: {
            "tokens": text["tokens"],
            "perplexity": text["perplexity"],
            **(detection_rows(text["report"]) if text["report"] else {}),
        }
        for text in found["texts"]
    }
    names = _columns(list(columns.values()))
    rows = [{"number": name, **{side: numbers.get(name) for side, numbers in columns.items()}} for name in names]
    return ["number", *columns], rows


def _sure(found: Found) -> Table:
    """A rate that so few samples cannot show is left out, as it is on the screen."""
    rows = [
        {
            "by": _SCORES.get(score["name"], score["name"]),
            "false positives": rate["level"],
            **_of_samples(rate),
            "found, by normal distributions": rate["normal"] and rate["normal"]["rate"],
            "threshold, by normal distributions": rate["normal"] and rate["normal"]["threshold"],
            "without the watermark (texts)": rate["plain"],
            "with the watermark (texts)": rate["marked"],
            "AUC": score["auc"],
        }
        for score in found["scores"]
        for rate in score["rates"]
    ]
    return _columns(rows), rows


def _of_samples(rate: Mapping[str, Any]) -> Row:
    values = (
        rate["detected"] / rate["marked"], *rate["found_between"], rate["threshold"], rate["false_between"][1],
        rate["false_positives"],
    )  # fmt: skip
    names = (
        "found, from the samples", "found from", "found to", "threshold, from the samples",
        "true false-positive rate, by the samples, up to", "passed (texts)",
    )  # fmt: skip
    return dict(zip(names, values if rate.get("shown", True) else (None,) * len(names), strict=True))


def _cost(found: Found) -> Table:
    """As on the screen, a column of which nothing is known is left out."""
    points, share = found["points"], "green" if found["kind"] == "green" else "mean g"
    suppressed = f"suppressed of {found['candidates']}"
    rows = [
        {
            found["knob"]: "none" if point["value"] is None else point["value"],
            "texts": point["texts"],
            "perplexity": point["perplexity"] and point["perplexity"]["median"],
            "z": point["score"] and point["score"]["median"],
            share: point["share"],
            "expected at least": point["expected"],
            suppressed: point["suppressed"],
            "moved to green": point["moved"],
        }
        for point in points
    ]
    known = {name for row in rows for name in ("expected at least", "moved to green") if row[name] is not None}
    known |= {suppressed} if any(row[suppressed] is not None for row in rows[1:]) else set()
    may_lack = {"expected at least", suppressed, "moved to green"}
    columns = [name for name in _columns(rows) if name not in may_lack - known]
    return columns, [{name: row[name] for name in columns} for row in rows]


def _quiz(found: Found) -> Table:
    """The pairs; what a person has guessed stays in the browser."""
    name, key = ("green", "green_fraction") if found["kind"] == "green" else ("mean g", "mean")
    rows = []
    for number, pair in enumerate(found["pairs"], 1):
        plain, marked = [text["report"] for text in (pair["texts"][::-1] if pair["left"] else pair["texts"])]
        rows.append({
            "pair": number, "watermarked text": "A" if pair["left"] else "B",
            f"{name} with": marked.get(key), f"{name} without": plain.get(key),
            "z with": marked.get("z_score"), "z without": plain.get("z_score"),
        })  # fmt: skip
    return _columns(rows), rows


_SCORES = {"mean": "mean g", "weighted_mean": "weighted mean g", "posterior": "Bayesian detector"}


# ---------------------------------------------------------------------------------------------------------- precision


def _precision(found: Found) -> Table:
    groups = found["groups"]
    read = [group["pair"] if group["pair"] and "error" not in group["pair"] else None for group in groups]
    first = next((pair for pair in read if pair), None)
    rows = []
    for number, (group, pair) in enumerate(zip(groups, read, strict=True)):
        of = pair or {}
        told, place = (first, 0) if number == 0 else (pair, 1)
        rows.append({
            "precision": group["title"],
            "model": group["model"],
            "weights": group["precision"],
            "weights (bytes)": _all_bytes(group),
            "weights of the reference": _share(_all_bytes(group), _all_bytes(groups[0])),
            "mean KL (nats)": of.get("mean"),
            "max KL (nats)": of.get("max"),
            "max KL at token": pair and pair["max_at"] + 1,
            "same top token": of.get("same_top"),
            "perplexity": told and told["perplexities"][place],
            **_spread("tokens per second", group["pace"]),
            "speed of the reference": group["ratio"] and group["ratio"]["median"],
            "why not": found.get("noise") if number == 0 else None,
        })  # fmt: skip
    return _columns(rows), rows


def _all_bytes(group: Mapping[str, Any]) -> int | None:
    return None if group["bytes"] is None else group["bytes"] + group["scale_bytes"]


def _share(part: int | None, whole: int | None) -> float | None:
    return part / whole if part is not None and whole else None


# ------------------------------------------------------------------------------------------------------------ choices


def _choices(found: Found) -> Table:
    """A row for each answer that was read. Its tokens and their log-probabilities are lists as JSON has them."""
    rows = [
        {
            "model": block["model"],
            "prompt": block["prompt"],
            "answer": answer["text"],
            "tokens": len(answer["tokens"]),
            "bytes": len(answer["text"].encode()),
            "log P (nats)": answer["logprob"],
            "per token (nats)": answer["per_token"],
            "per byte (nats)": answer["per_byte"],
            "perplexity": answer["perplexity"],
            **{f"share by {by}": answer["shares"] and answer["shares"][by] for by in NORMALISATIONS},
            "probability of all named": block["total"],
            "after processors (nats)": answer["after"] if block["processors"] else None,
            "removed by": next((token["removed_by"] for token in answer["tokens"] if token["removed_by"]), None),
            "token texts": _token([token["text"] for token in answer["tokens"]]),
            "token log P (nats)": json.dumps([token["logprob"] for token in answer["tokens"]]),
        }
        for block in found["blocks"]
        for answer in block["answers"]
    ]
    return _columns(rows), rows


_TABLES: dict[str, Callable[[Found], Table]] = {
    "speed": _speed, "lengths": _lengths, "same": _same,
    "pair": _pair, "sure": _sure, "cost": _cost, "quiz": _quiz,
    "precision": _precision, "choices": _choices,
}  # fmt: skip

"""What the runs of an experiment with watermarks have shown: two texts, one marked; the pairs of a quiz; what a
watermark costs. How surely it is found is in `watermark_detectability.py`, the runs in `watermark_trials.py`.

Each function looks at a Comparison whose group 0 ran without the watermark, as far as its runs have come, and returns
plain values for a page or a program."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from playground.experiments.comparison import Comparison, ran_to_its_end
from playground.experiments.judged_texts import THRESHOLD, Report, TextReports, finding_head, live_limit
from playground.metrics.claims import side, spread
from playground.metrics.run_metrics import METRICS
from playground.trace import Mark, Trace
from playground.trace.wire import Json

# --------------------------------------------------------------------------------------- what it does to a text; a quiz


def pair(trial: Comparison, judged: TextReports) -> dict[str, Json]:
    """The texts without and with the watermark, by the same key: {"question": "pair", "done", "runs", "kind",
    "watermark", "threshold", "texts"}.

    A text has its "side", its "report", None before it has ended, its "perplexity" under the model without the
    watermark, its number of "tokens", "stop_reason", and the share of green tokens that was "expected" from the model's
    distributions, where the run recorded that.
    """
    traces = [trial.traces_of(0)[0], trial.traces_of(1)[0]]
    texts = [_text(*each) for each in zip(("without", "with"), traces, judged(traces), strict=True)]
    return {**finding_head(trial, "pair", judged.watermark), "texts": texts}


def _text(side: str, trace: Trace, report: Report | None) -> dict[str, Json]:
    return {
        "side": side,
        "report": report,
        "perplexity": _perplexity([trace]),
        "tokens": trace.finished.num_tokens if trace.finished else len(trace.all_steps),
        "stop_reason": trace.sequences[0].stop_reason if trace.sequences else None,
        "expected": _mean(mark.expected for mark in _marks(trace)),
    }


def _marks(trace: Trace) -> list[Mark]:
    """What the watermark did at each step, where the run recorded it."""
    return [step.mark for step in trace.steps if step.mark]


def _perplexity(traces: Sequence[Trace]) -> float | None:
    return METRICS["perplexity"].of(traces)


def quiz(trial: Comparison, judged: TextReports, left: Sequence[int]) -> dict[str, Json]:
    """The pairs of a quiz: {"question": "quiz", ..., "pairs"}; the pairs are there once no more runs will come.

    A pair that was written has the group that stands on the left in "left", and the two "texts" as `pair` has them, in
    the order in which they stand: the one on the left first. Pairs that were not written are left out.
    """
    pairs = []
    if trial.over:
        groups = [trial.traces_of(0), trial.traces_of(1)]
        reports = [judged(traces) for traces in groups]
        for number, first in enumerate(left):
            texts = [
                _text(side, groups[group][number], reports[group][number])
                for group, side in enumerate(("without", "with"))
            ]
            if all(text["report"] is not None for text in texts):
                pairs.append({"left": first, "texts": texts[::-1] if first else texts})
    return {**finding_head(trial, "quiz", judged.watermark), "pairs": pairs}


# ------------------------------------------------------------------------------------------------------- what it costs


def cost(trial: Comparison, judges: Sequence[TextReports], knob: str, values: Sequence[float]) -> dict[str, Json]:
    """What a watermark costs at each of the `values` of its bias or its number of keys (groups 1, 2, ...): {"question":
    "cost", ..., "knob", "candidates", "points"}; point 0 is without the watermark.

    A point has its "group", its "value" (None without), how many "texts" were scored, the `spread` of their
    "perplexity" under the model without the watermark and of their "score" (z; of SynthID that of the weighted mean),
    on which `side` of the threshold the median of the latter is ("found"), the spread of the "price", which is a text's
    perplexity over that of the same seed without the watermark, and on which side of 1 its median is ("dearer"), the
    "share" of green tokens (SynthID: the mean g) of all of them together, the share that was "expected" from the
    model's distributions, and on average at a step how many of the likeliest `candidates` were made less likely
    ("suppressed") and how much probability went from red tokens to green ones ("moved"). What the runs did not record
    is None.
    """
    points, plain = [], [_whole_perplexity(trace) for trace in trial.traces_of(0)]
    for number, judged in enumerate(judges):
        traces = trial.traces_of(number)
        reports = [report for report in judged(traces, live_limit(trial)) if report and "error" not in report]
        whole = [trace for trace in traces if ran_to_its_end(trace)]
        marks = [mark for trace in whole for mark in _marks(trace)]
        pairs = zip(map(_whole_perplexity, traces), plain, strict=True)
        prices = [one / other for one, other in pairs if one and other and math.isfinite(one / other)]
        points.append({
            "group": number,
            "value": values[number - 1] if number else None,
            "texts": len(reports),
            "perplexity": spread(p for trace in whole if (p := _perplexity([trace])) is not None),
            "score": spread(report["z_score"] for report in reports),
            "found": side([report["z_score"] for report in reports], THRESHOLD),
            "price": spread(prices) if number else None,
            "dearer": side(prices, 1.0) if number else None,
            "share": _share(reports),
            "expected": _mean(mark.expected for mark in marks),
            "suppressed": _mean(mark.suppressed for mark in marks) if number else 0.0,
            "moved": _mean(mark.mass_after - mark.mass_before for mark in marks if mark.mass_before is not None),
        })  # fmt: skip
    return {
        **finding_head(trial, "cost", judges[0].watermark),
        "knob": knob,
        "candidates": trial.entries[0].request.top_candidates,
        "points": points,
    }


def _whole_perplexity(trace: Trace) -> float | None:
    return _perplexity([trace]) if ran_to_its_end(trace) else None


def in_numbers(report: Report) -> Report:
    """A report without its tokens and curves, as `cost` needs it."""
    return {name: value for name, value in report.items() if name not in ("tokens", "curve", "layers")}


def _share(reports: Sequence[Report]) -> float | None:
    """The share of green tokens, or the mean g, of all these texts together."""
    if not reports:
        return None
    if reports[0]["kind"] == "green":
        return sum(r["num_green_tokens"] for r in reports) / sum(r["num_tokens_scored"] for r in reports)
    weights = [report["num_g_values"] for report in reports]
    return math.fsum(r["mean"] * n for r, n in zip(reports, weights, strict=True)) / sum(weights)


def _mean(values: Iterable[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return math.fsum(known) / len(known) if known else None

"""What the runs of an experiment with watermarks have shown: two texts marked, how surely a watermark is found, what it
costs, and the pairs of a quiz.

Each function looks at a Comparison whose group 0 ran without the watermark, as far as its runs have come, and returns
plain values for a page or a program. The reports of single texts come from a function that the caller gives
(`Judge`); which runs there are is known to `watermark_trials.py`, how well scores tell two sets apart to
`metrics/roc.py`."""

from __future__ import annotations

import dataclasses
import itertools
import math
import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from playground.experiments.comparison import Comparison
from playground.metrics.claims import MIN_VALUES, can_show, interval, side, smallest_rate, spread
from playground.metrics.roc import Rate, auc, normal, normal_rate, rate_at, roc
from playground.metrics.run_metrics import METRICS
from playground.trace import Trace

THRESHOLD = 3.0  # of z, where a page begins
LEVELS = (0.01, 0.001)  # false-positive rates at which detection is told
CUTS = (10, 25, 50, 75, 100, 150, 200, 300, 400, 600, 800)  # tokens at which texts are cut
FEWEST_OF_LENGTH = 3  # texts of each set, for a point of a curve over the length
LIVE = 300  # tokens of new texts that are judged at a time while runs go on: their events wait meanwhile

Report = Mapping[str, Any]


class Judge(Protocol):
    """Judges texts, given as token ids, by a watermark, and SynthID also by a trained detector; returns a report for
    each (`playground.watermarks.detection`). It may have an attribute `once`: whether it counts repeated n-grams
    once."""

    def __call__(
        self, texts: Sequence[list[int]], watermark: Mapping[str, Any], detector: Mapping[str, Any] | None = None
    ) -> list[Report]: ...


class Judged:
    """The reports of texts, each asked for once; `keep` says what of a report is kept."""

    def __init__(
        self,
        judge: Judge,
        watermark: Mapping[str, Any],
        detector: Mapping[str, Any] | None = None,
        keep: Callable[[Report], Any] = lambda report: report,
    ) -> None:
        self.judge, self.watermark, self._detector, self.keep = judge, watermark, detector, keep
        self._known: dict[tuple[int, ...], Any] = {}

    def __call__(self, traces: Iterable[Trace], most: int | None = None) -> list[Any]:
        """What is kept of the report of each run's text; None where it has not ended. With `most`, no more new texts
        are judged than have so many tokens together, but always one; the others are None until the next time."""
        texts = [tuple(trace.sequences[0].token_ids) if _whole(trace) else None for trace in traces]
        new = [text for text in dict.fromkeys(texts) if text is not None and text not in self._known]
        if most is not None:
            tokens = itertools.accumulate(map(len, new))
            new = [text for text, sum_so_far in zip(new, tokens, strict=True) if sum_so_far <= max(most, len(new[0]))]
        if new:
            reports = self.judge([list(text) for text in new], self.watermark, self._detector)
            self._known.update(zip(new, map(self.keep, reports), strict=True))
        return [self._known.get(text) if text is not None else None for text in texts]

    def recall(self, traces: Iterable[Trace], kept: Iterable[Any]) -> None:
        """Know what was kept of the report of each run's text; None where that is not known."""
        pairs = [(trace, each) for trace, each in zip(traces, kept, strict=True) if each is not None and _whole(trace)]
        self._known.update((tuple(trace.sequences[0].token_ids), each) for trace, each in pairs)

    @property
    def once(self) -> bool:
        """Whether repeated n-grams count once."""
        return getattr(self.judge, "once", False)


def saved_head(question: str, judged: Judged) -> dict[str, Any]:
    """What the saved form of each question begins with."""
    return {"question": question, "watermark": dict(judged.watermark), "once": judged.once}


def _whole(trace: Trace) -> bool:
    """Whether a run came to its own end, with a text."""
    return bool(trace.sequences) and trace.finished.num_tokens > 0 and trace.sequences[0].stop_reason != "stopped"


def _head(trial: Comparison, question: str, watermark: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "question": question,
        "done": trial.ended,
        "runs": len(trial.entries),
        "kind": "synthid" if "keys" in watermark else "green",
        "watermark": dict(watermark),
        "threshold": THRESHOLD,
    }


def _live(trial: Comparison) -> int | None:
    return None if trial.over else LIVE


# --------------------------------------------------------------------------------------- what it does to a text; a quiz


def pair(trial: Comparison, judged: Judged) -> dict[str, Any]:
    """The texts without and with the watermark, by the same key: {"question": "pair", "done", "runs", "kind",
    "watermark", "threshold", "texts"}.

    A text has its "side", its "report", None before it has ended, its "perplexity" under the model without the
    watermark, its number of "tokens", "stop_reason", and the share of green tokens that was "expected" from the model's
    distributions, where the run recorded that.
    """
    traces = [trial.traces_of(0)[0], trial.traces_of(1)[0]]
    texts = [_text(*each) for each in zip(("without", "with"), traces, judged(traces), strict=True)]
    return {**_head(trial, "pair", judged.watermark), "texts": texts}


def _text(side: str, trace: Trace, report: Report | None) -> dict[str, Any]:
    return {
        "side": side,
        "report": report,
        "perplexity": _perplexity([trace]),
        "tokens": trace.finished.num_tokens if trace.finished else len(trace.all_steps),
        "stop_reason": trace.sequences[0].stop_reason if trace.sequences else None,
        "expected": _mean(mark.expected for mark in _marks(trace)),
    }


def _marks(trace: Trace) -> list[Any]:
    """What the watermark did at each step, where the run recorded it."""
    return [step.mark for step in trace.steps if step.mark]


def _perplexity(traces: Sequence[Trace]) -> float | None:
    return METRICS["perplexity"].of(traces)


def quiz(trial: Comparison, judged: Judged, left: Sequence[int]) -> dict[str, Any]:
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
    return {**_head(trial, "quiz", judged.watermark), "pairs": pairs}


# ----------------------------------------------------------------------------------------------- how sure is detection?


@dataclasses.dataclass(frozen=True)
class Course:
    """What of a report is needed to score a text and its beginnings.

    `values[i]` is what token i adds: 1 or 0 for a green or a red one, the mean of its g-values; None where it does not
    count. Without a watermark it is `share` on average. A token has `each` of these values: one, or SynthID's g-values.
    `weighted` is the z of SynthID's weighted mean, `posterior` what a trained detector says.
    """

    values: list[float | None]
    share: float
    each: int = 1
    weighted: float | None = None
    posterior: float | None = None

    @classmethod
    def of(cls, report: Report) -> Course | Report:
        """The course of a report; one that says what is wrong stays as it is."""
        if "error" in report:
            return report
        rows = report["tokens"][report["prompt_tokens"] :]
        if report["kind"] == "green":
            return cls([float(row[3]) if row[4] else None for row in rows], report["ratio"])
        values = [row[5] if row[4] else None for row in rows]
        return cls(values, 0.5, len(report["layers"]), report["z_score"], report.get("posterior"))

    def z(self, tokens: int | None = None) -> float | None:
        """How many standard deviations the mean over the first `tokens` tokens lies above `share`, if all values were
        drawn by themselves; for green lists the z of the detector. None where no token counts."""
        known = [value for value in self.values[:tokens] if value is not None]
        if not known:
            return None
        total = len(known) * self.each
        mean = math.fsum(known) / len(known)
        return (mean - self.share) * math.sqrt(total / (self.share * (1 - self.share)))


@dataclasses.dataclass(frozen=True)
class Learned:
    """A Bayesian detector that was trained on the even-numbered texts of both sets."""

    detector: Mapping[str, Any]


class Sure:
    """How surely the watermark is found, as `find` of an experiment. `learn` adds a trained detector."""

    name = "sure"

    def __init__(self, judged: Judged) -> None:
        self._judged = Judged(judged.judge, judged.watermark, keep=Course.of)
        self.once = judged.once
        self.watermark = judged.watermark
        self.learned: Learned | None = None
        self._posterior: Judged | None = None

    def learn(self, detector: Mapping[str, Any]) -> None:
        """From now on, tell what this detector says too, of the texts that it was not trained on."""
        self.learned = Learned(detector)
        self._posterior = Judged(self._judged.judge, self.watermark, detector, keep=Course.of)

    def training_texts(self, trial: Comparison) -> tuple[list[list[int]], list[list[int]]]:
        """(marked, plain): the token ids of every second text, to train a detector on; the others are to judge it."""
        plain, marked = (_halves(trial.traces_of(group))[0] for group in (0, 1))
        return [trace.sequences[0].token_ids for trace in marked], [trace.sequences[0].token_ids for trace in plain]

    def saved(self, trial: Comparison) -> dict[str, Any]:
        """Plain values that `sharing/saved_questions.py` makes it from again. Texts that have ended are judged for
        it."""
        groups = [trial.traces_of(0), trial.traces_of(1)]
        saved = saved_head("sure", self._judged) | {"reports": [_plainly(self._judged(each)) for each in groups]}
        if self.learned and self._posterior:
            halves = [_plainly(self._posterior(_halves(traces)[1])) for traces in groups]
            saved["learned"] = {"detector": dict(self.learned.detector), "reports": halves}
        return saved

    def recall(self, trial: Comparison, reports: Sequence[Any], learned: Mapping[str, Any] | None = None) -> None:
        """Know what `saved` had in "reports" and in "learned"."""
        groups = [trial.traces_of(0), trial.traces_of(1)]
        for traces, each in zip(groups, reports, strict=True):
            self._judged.recall(traces, map(_course, each))
        if learned:
            self.learn(learned["detector"])
            for traces, each in zip(groups, learned["reports"], strict=True):
                self._posterior.recall(_halves(traces)[1], map(_course, each))

    def __call__(self, trial: Comparison) -> dict[str, Any]:
        """{"question": "sure", "done", "runs", "kind", "watermark", "threshold", "counts", "left_out", "problem",
        "scores", "lengths", "learned", "fewest"}.

        `counts` are the texts without and with the watermark that were scored, `left_out` those that ended and could
        not be, `problem` why, of the first of them. Each of `scores` is what `_score` tells of "z" (SynthID: "mean",
        "weighted_mean", and where a detector was `learned`, "posterior"). With such a detector all scores are of the
        texts that it was not trained on. Each of `lengths` tells how sure it is after that many "tokens", of the texts
        that have so many. With fewer than `fewest` texts in one of the sets nothing is to be claimed.
        """
        groups = [trial.traces_of(0), trial.traces_of(1)]
        judged = self._posterior if self.learned and self._posterior else self._judged
        if self.learned:
            groups = [_halves(traces)[1] for traces in groups]
        found = [judged(traces, _live(trial)) for traces in groups]
        courses = [[one for one in each if isinstance(one, Course) and one.z() is not None] for each in found]
        wrong = [one for each in found for one in each if one is not None and not isinstance(one, Course)]
        kinds = {"z": Course.z}
        if "keys" in self.watermark:
            kinds = {"mean": Course.z, "weighted_mean": lambda course: course.weighted}
        if self.learned:
            kinds["posterior"] = lambda course: course.posterior
        ended = sum(_whole(trace) for traces in groups for trace in traces)
        waiting = sum(one is None and _whole(t) for each, ts in zip(found, groups, strict=True)
                      for one, t in zip(each, ts, strict=True))  # fmt: skip
        return {
            **_head(trial, "sure", self.watermark),
            "counts": [len(each) for each in courses],
            "left_out": ended - waiting - sum(map(len, courses)),
            "problem": wrong[0]["error"] if wrong else None,
            "scores": [_score(name, [list(map(of, each)) for each in courses]) for name, of in kinds.items()],
            "lengths": _lengths(courses),
            "learned": bool(self.learned),
            "fewest": MIN_VALUES,
        }


def _plainly(courses: Iterable[Course | Report | None]) -> list[Any]:
    return [dataclasses.asdict(each) if isinstance(each, Course) else each for each in courses]


def _course(saved: Mapping[str, Any] | None) -> Course | Report | None:
    return saved if saved is None or "error" in saved else Course(**saved)


def _halves(traces: Sequence[Trace]) -> tuple[list[Trace], list[Trace]]:
    whole = [trace for trace in traces if _whole(trace)]
    return whole[::2], whole[1::2]


def _score(name: str, sets: Sequence[Sequence[float | None]]) -> dict[str, Any]:
    """How well a score tells the two sets apart: {"name", "values", "normal", "roc", "auc", "rates"}.

    `values` are those of the two sets, `normal` their [mean, standard deviation] or None; the others are None or empty
    where one of the sets is. `rates` has one row for each of `_levels`, the smallest that the texts can show before
    those that they cannot (see `_rate`).
    """
    plain, marked = ([value for value in values if value is not None] for values in sets)
    known = bool(plain) and bool(marked)
    spreads = [[values.mean, values.stdev] if (values := normal(each)) else None for each in (plain, marked)]
    return {
        "name": name,
        "values": [plain, marked],
        "normal": spreads,
        "roc": list(map(list, roc(plain, marked))) if known else [],
        "auc": auc(plain, marked) if known else None,
        "rates": [_rate(plain, marked, level, name != "posterior") for level in _levels(len(plain))] if known else [],
    }


def _levels(texts: int) -> list[float]:
    """The false-positive rates that are told where so many texts have no watermark: LEVELS, and first the smallest that
    the texts can show, where that is a larger one. One text alone shows nothing but that all pass."""
    return [*([] if texts < 2 or can_show(LEVELS[0], texts) else [smallest_rate(texts)]), *LEVELS]


def _rate(plain: Sequence[float], marked: Sequence[float], level: float, is_normal: bool = True) -> dict[str, Any]:
    """What is found at a false-positive rate of `level`: from the samples, the laxest threshold that keeps it, the
    counts, and the intervals within which the true rates lie with 95 %; from normal distributions, the threshold and
    the detection rate. A posterior has no normal distribution. Only where it is "shown" can so many samples tell of
    that level; elsewhere the threshold is just the highest score without the watermark. `apart` says that the two
    intervals are: that more texts are found with the watermark than without it, whatever the level is called."""
    rate: Rate = rate_at(plain, marked, level)
    normal = normal_rate(plain, marked, level) if is_normal else None
    false, found = interval(rate.false_positives, rate.plain), interval(rate.detected, rate.marked)
    return {
        "level": level,
        "shown": can_show(level, rate.plain),
        **dataclasses.asdict(rate),
        "false_between": list(false),
        "found_between": list(found),
        "apart": found[0] > false[1],
        "normal": {"threshold": normal[0], "rate": normal[1]} if normal else None,
    }


def _lengths(courses: Sequence[Sequence[Course]]) -> list[dict[str, Any]]:
    """How sure the z of the first tokens is: {"tokens", "counts", "median", "auc", "levels", "rates", "found_between",
    "normal"} for each of CUTS that enough texts reach, and for the most tokens that they all have, if these are others.
    `median` is that of both sets' z, `rates` and `normal` the detection rates by the samples and by normal
    distributions at each of `levels`: those of LEVELS, or the smallest rate that so many texts can show.
    `found_between` are the intervals of `rates`."""
    longest = min((len(course.values) for each in courses for course in each), default=0)
    rows = []
    for tokens in sorted({*CUTS, longest} - {0}):
        sets = [
            [z for course in each if len(course.values) >= tokens and (z := course.z(tokens)) is not None]
            for each in courses
        ]
        if min(map(len, sets)) < FEWEST_OF_LENGTH:
            continue
        levels = [max(level, smallest_rate(len(sets[0]))) for level in LEVELS]
        rates = [rate_at(*sets, level) for level in levels]
        normals = [normal_rate(*sets, level) for level in levels]
        rows.append({
            "tokens": tokens,
            "counts": [len(each) for each in sets],
            "median": [statistics.median(each) for each in sets],
            "auc": auc(*sets),
            "levels": levels,
            "rates": [rate.detected / rate.marked for rate in rates],
            "found_between": [list(interval(rate.detected, rate.marked)) for rate in rates],
            "normal": [each and each[1] for each in normals],
        })  # fmt: skip
    return rows


# ------------------------------------------------------------------------------------------------------- what it costs


def cost(trial: Comparison, judges: Sequence[Judged], knob: str, values: Sequence[float]) -> dict[str, Any]:
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
        reports = [report for report in judged(traces, _live(trial)) if report and "error" not in report]
        whole = [trace for trace in traces if _whole(trace)]
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
        **_head(trial, "cost", judges[0].watermark),
        "knob": knob,
        "candidates": trial.entries[0].request.top_candidates,
        "points": points,
    }


def _whole_perplexity(trace: Trace) -> float | None:
    return _perplexity([trace]) if _whole(trace) else None


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

"""How surely a watermark is found, as the texts of an experiment show it: scores of texts without and with it, ROC,
detection rates, all by the length of the text.

Group 0 of the Comparison ran without the watermark, group 1 with it. How well scores tell two sets apart is known to
`metrics/roc.py`."""

from __future__ import annotations

import dataclasses
import math
import statistics
from collections.abc import Iterable, Mapping, Sequence

from playground.experiments.comparison import Comparison, ran_to_its_end
from playground.experiments.judged_texts import Report, TextReports, finding_head, live_limit, saved_head
from playground.metrics.claims import MIN_VALUES, can_show, interval, smallest_rate
from playground.metrics.roc import Rate, auc, normal, normal_rate, rate_at, roc
from playground.trace import Trace
from playground.trace.wire import Json

LEVELS = (0.01, 0.001)  # false-positive rates at which detection is told
CUTS = (10, 25, 50, 75, 100, 150, 200, 300, 400, 600, 800)  # tokens at which texts are cut
FEWEST_OF_LENGTH = 3  # texts of each set, for a point of a curve over the length


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
class TrainedBayesian:
    """A Bayesian detector that was trained on the even-numbered texts of both sets."""

    detector: Mapping[str, object]


class Sure:
    """How surely the watermark is found, as `find` of an experiment. `learn` adds a trained detector."""

    name = "sure"

    def __init__(self, judged: TextReports) -> None:
        self._judged = TextReports(judged.judge, judged.watermark, keep=Course.of)
        self.once = judged.once
        self.watermark = judged.watermark
        self.learned: TrainedBayesian | None = None
        self._posterior: TextReports | None = None

    def learn(self, detector: Mapping[str, object]) -> None:
        """From now on, tell what this detector says too, of the texts that it was not trained on."""
        self.learned = TrainedBayesian(detector)
        self._posterior = TextReports(self._judged.judge, self.watermark, detector, keep=Course.of)

    def training_texts(self, trial: Comparison) -> tuple[list[list[int]], list[list[int]]]:
        """(marked, plain): the token ids of every second text, to train a detector on; the others are to judge it."""
        plain, marked = (_halves(trial.traces_of(group))[0] for group in (0, 1))
        return [trace.sequences[0].token_ids for trace in marked], [trace.sequences[0].token_ids for trace in plain]

    def saved(self, trial: Comparison) -> dict[str, Json]:
        """Plain values that `sharing/saved_questions.py` makes it from again. Texts that have ended are judged for
        it."""
        groups = [trial.traces_of(0), trial.traces_of(1)]
        saved = saved_head("sure", self._judged) | {"reports": [_plainly(self._judged(each)) for each in groups]}
        if self.learned and self._posterior:
            halves = [_plainly(self._posterior(_halves(traces)[1])) for traces in groups]
            saved["learned"] = {"detector": dict(self.learned.detector), "reports": halves}
        return saved

    def recall(self, trial: Comparison, reports: Sequence[Json], learned: Mapping[str, Json] | None = None) -> None:
        """Know what `saved` had in "reports" and in "learned"."""
        groups = [trial.traces_of(0), trial.traces_of(1)]
        for traces, each in zip(groups, reports, strict=True):
            self._judged.recall(traces, map(_course, each))
        if learned:
            self.learn(learned["detector"])
            for traces, each in zip(groups, learned["reports"], strict=True):
                self._posterior.recall(_halves(traces)[1], map(_course, each))

    def __call__(self, trial: Comparison) -> dict[str, Json]:
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
        found = [judged(traces, live_limit(trial)) for traces in groups]
        courses = [[one for one in each if isinstance(one, Course) and one.z() is not None] for each in found]
        wrong = [one for each in found for one in each if one is not None and not isinstance(one, Course)]
        kinds = {"z": Course.z}
        if "keys" in self.watermark:
            kinds = {"mean": Course.z, "weighted_mean": lambda course: course.weighted}
        if self.learned:
            kinds["posterior"] = lambda course: course.posterior
        ended = sum(ran_to_its_end(trace) for traces in groups for trace in traces)
        waiting = sum(one is None and ran_to_its_end(t) for each, ts in zip(found, groups, strict=True)
                      for one, t in zip(each, ts, strict=True))  # fmt: skip
        return {
            **finding_head(trial, "sure", self.watermark),
            "counts": [len(each) for each in courses],
            "left_out": ended - waiting - sum(map(len, courses)),
            "problem": wrong[0]["error"] if wrong else None,
            "scores": [_score(name, [list(map(of, each)) for each in courses]) for name, of in kinds.items()],
            "lengths": _lengths(courses),
            "learned": bool(self.learned),
            "fewest": MIN_VALUES,
        }


def _plainly(courses: Iterable[Course | Report | None]) -> list[Json]:
    return [dataclasses.asdict(each) if isinstance(each, Course) else each for each in courses]


def _course(saved: Mapping[str, Json] | None) -> Course | Report | None:
    return saved if saved is None or "error" in saved else Course(**saved)


def _halves(traces: Sequence[Trace]) -> tuple[list[Trace], list[Trace]]:
    whole = [trace for trace in traces if ran_to_its_end(trace)]
    return whole[::2], whole[1::2]


def _score(name: str, sets: Sequence[Sequence[float | None]]) -> dict[str, object]:
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


def _rate(plain: Sequence[float], marked: Sequence[float], level: float, is_normal: bool = True) -> dict[str, object]:
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


def _lengths(courses: Sequence[Sequence[Course]]) -> list[dict[str, object]]:
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

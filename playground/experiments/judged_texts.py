"""Texts of runs, each judged once by a watermark; what every finding about them begins with.

The reports of single texts come from a function that the caller gives (`Judge`)."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from playground.experiments.comparison import Comparison, ran_to_its_end
from playground.metrics.detection_report import DetectionReport
from playground.trace import Trace
from playground.trace.wire import Json

THRESHOLD = 3.0  # of z, where a page begins
LIVE = 300  # tokens of new texts that are judged at a time while runs go on: their events wait meanwhile

Report = DetectionReport


class Judge(Protocol):
    """Judges texts, given as token ids, by a watermark, and SynthID also by a trained detector; returns a report for
    each (`playground.watermarks.detection`). It may have an attribute `once`: whether it counts repeated n-grams
    once."""

    def __call__(
        self, texts: Sequence[list[int]], watermark: Mapping[str, object], detector: Mapping[str, object] | None = None
    ) -> list[Report]: ...


class TextReports:
    """The reports of texts, each asked for once; `keep` says what of a report is kept."""

    def __init__(
        self,
        judge: Judge,
        watermark: Mapping[str, object],
        detector: Mapping[str, object] | None = None,
        keep: Callable[[Report], object] = lambda report: report,
    ) -> None:
        self.judge, self.watermark, self._detector, self.keep = judge, watermark, detector, keep
        self._known: dict[tuple[int, ...], object] = {}

    def __call__(self, traces: Iterable[Trace], most: int | None = None) -> list[Any]:
        """What is kept of the report of each run's text; None where it has not ended. With `most`, no more new texts
        are judged than have so many tokens together, but always one; the others are None until the next time."""
        texts = [tuple(trace.sequences[0].token_ids) if ran_to_its_end(trace) else None for trace in traces]
        new = [text for text in dict.fromkeys(texts) if text is not None and text not in self._known]
        if most is not None:
            tokens = itertools.accumulate(map(len, new))
            new = [text for text, sum_so_far in zip(new, tokens, strict=True) if sum_so_far <= max(most, len(new[0]))]
        if new:
            reports = self.judge([list(text) for text in new], self.watermark, self._detector)
            self._known.update(zip(new, map(self.keep, reports), strict=True))
        return [self._known.get(text) if text is not None else None for text in texts]

    def recall(self, traces: Iterable[Trace], kept: Iterable[object]) -> None:
        """Know what was kept of the report of each run's text; None where that is not known."""
        pairs = [
            (trace, each)
            for trace, each in zip(traces, kept, strict=True)
            if each is not None and ran_to_its_end(trace)
        ]
        self._known.update((tuple(trace.sequences[0].token_ids), each) for trace, each in pairs)

    @property
    def once(self) -> bool:
        """Whether repeated n-grams count once."""
        return getattr(self.judge, "once", False)


def saved_head(question: str, judged: TextReports) -> dict[str, Json]:
    """What the saved form of each question begins with."""
    return {"question": question, "watermark": dict(judged.watermark), "once": judged.once}


def finding_head(trial: Comparison, question: str, watermark: Mapping[str, object]) -> dict[str, object]:
    """What each finding begins with: {"question", "done", "runs", "kind", "watermark", "threshold"}."""
    return {
        "question": question,
        "done": trial.ended,
        "runs": len(trial.entries),
        "kind": "synthid" if "keys" in watermark else "green",
        "watermark": dict(watermark),
        "threshold": THRESHOLD,
    }


def live_limit(trial: Comparison) -> int | None:
    """How many tokens of new texts may be judged now; None where no more runs will come."""
    return None if trial.over else LIVE

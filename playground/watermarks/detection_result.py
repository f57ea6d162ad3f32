"""What the detector says of one text, as a value that shows itself in a notebook.

Knows a query and its reports as `playground.engines.protocol.Engine.detect` gives them; detects nothing itself.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from playground.metrics.detection_report import DetectionReport
from playground.requests.request_problems import request_error
from playground.texts import said
from playground.trace import InNotebooks, Trace
from playground.trace.wire import Json
from playground.watermarks.detection import Query

Report = DetectionReport


@dataclass(frozen=True)
class Detection(InNotebooks):
    """`report` is that of the text alone; `with_prompt` that of prompt and text, None where there is no prompt;
    `otherwise` that of the text with repeated n-grams counted the other way."""

    query: Query
    report: Report
    with_prompt: Report | None
    otherwise: Report | None

    @property
    def z_score(self) -> float:
        """How many standard deviations the text lies above one without the watermark."""
        return self.report["z_score"]

    @property
    def p_value(self) -> float:
        """The probability that a text without the watermark has this z, or a higher one."""
        return self.report["p_value"]

    @property
    def prediction(self) -> bool:
        """Whether z is above the query's threshold."""
        return self.report["prediction"]

    def to_values(self) -> dict[str, Json]:
        """Plain JSON values, as the picture of a detection takes them (`sharing.report_shapes.detector_panes`)."""
        return {
            "watermark": dict(self.query.watermark), "model": self.query.model,
            "exact": isinstance(self.query.text, list), "once": self.query.once, "otherwise": self.otherwise,
            "reports": [self.report, *([self.with_prompt] if self.with_prompt else [])],
        }  # fmt: skip


def query_of(trace: Trace, sequence: int = 0, watermark: Mapping[str, object] | None = None) -> Query:
    """The query about a text of a run, by its own tokens; where no `watermark` is named, by that which it was written
    with. Raises RequestError where there is no such text, or no watermark."""
    started = trace.started
    if started is None or sequence >= len(trace.sequences):
        message = said("This trace has no such text.")
        raise request_error("watermarking_config", message, said("Choose a run that has ended."))
    watermark = watermark or started.effective.get("watermarking_config") or started.config.get("watermarking_config")
    if not isinstance(watermark, Mapping):
        message = said("This text was written without a watermark.")
        raise request_error("watermarking_config", message, said("Say which one to look for, as watermark."))
    prompt = [] if started.decoder_tokens else [token.token_id for token in started.prompt_tokens]
    return Query(started.model, list(trace.sequences[sequence].token_ids), dict(watermark), prompt)


def detected(query: Query, detect: Callable[[Sequence[Query]], list[DetectionReport]]) -> Detection:
    """What `detect` says of it: of the text alone, with repeated n-grams counted the other way, and with its prompt.

    Raises RequestError where the text cannot be judged; `with_prompt` and `otherwise` are None where only that cannot.
    """
    alone = dataclasses.replace(query, with_prompt=False)
    also = [dataclasses.replace(query, with_prompt=True)] if query.prompt else []
    report, otherwise, *more = detect([alone, dataclasses.replace(alone, once=not query.once, summary=True), *also])
    if "error" in report:
        raise request_error("watermarking_config", report["error"]["message"], report["error"]["fix"])
    return Detection(alone, report, _known(more[0]) if more else None, _known(otherwise))


def _known(report: Report) -> Report | None:
    return None if "error" in report else report

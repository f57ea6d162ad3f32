"""An engine's detector as what experiments with watermarks ask: a `Judge` (`playground.experiments.judged_texts`).

Knows the engine's protocol; no page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from playground.engines.protocol import Engine
from playground.metrics.detection_report import DetectionReport
from playground.texts import said
from playground.watermarks.detection import Query


@dataclass(frozen=True)
class EngineJudge:
    """What the engine's detector says of texts without their prompt. With `only_here`, a model that is not here is not
    fetched: such texts are not scored."""

    engine: Engine
    model: str
    once: bool = False
    only_here: bool = False

    def __call__(
        self,
        texts: Sequence[list[int]],
        watermark: Mapping[str, object],
        detector: Mapping[str, object] | None = None,
    ) -> list[DetectionReport]:
        if self.only_here and self.engine.facts(self.model) is None:
            message = said(
                "The file lacks the scores of this text, and {model} is not open here to score it again.",
                model=self.model,
            )
            error = {"message": message, "fix": said("Open the model first, then the file.")}
            return [{"error": error} for _ in texts]
        return self.engine.detect(
            [Query(self.model, ids, watermark, once=self.once, detector=detector) for ids in texts]
        )

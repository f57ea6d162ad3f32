"""A scripted engine that offers a model which is, or is not, on this machine."""

from __future__ import annotations

import dataclasses
from typing import Any

from playground.models.static_facts import ModelFacts
from tests.support.fakes import FakeEngine


class Offering(FakeEngine):
    """Offers `model`, whose weights are `here` or not; None where nobody knows."""

    def __init__(self, model: str, here: bool | None, **more: Any) -> None:
        super().__init__(**more)
        self.model, self.here = model, here

    def models(self) -> list[str]:
        return [*super().models(), self.model]

    def facts(self, model: str) -> ModelFacts | None:
        facts = super().facts(model)
        return dataclasses.replace(facts, weights_here=self.here) if facts and model == self.model else facts

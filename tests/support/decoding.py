"""Runs of requests on loaded models, as an engine hands them on: checked, whatever the check has found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from playground.generation import runner
from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest
from playground.requests.validation import Checked
from playground.settings import Settings


def decode(
    request: GenerationRequest, target: LoadedModel, assistant: LoadedModel | None, settings: Settings, *more: Any,
    **lane: Any,
) -> None:
    """`runner.run` of a request; `more` and `lane` as there."""
    runner.run(Checked.of(request, settings), target, assistant, settings, *more, **lane)


def passed(checked: Checked, *_: Any) -> Checked:
    """In the place of `preparation.on_model`: nothing is wrong with a request."""
    return replace(checked, problems=[])

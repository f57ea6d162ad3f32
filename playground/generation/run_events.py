"""What every run tells of itself, however it is decoded: when its events come, and its settings as plain data."""

from __future__ import annotations

import functools
import json
import os
import platform
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch

from playground.batching.threads import threads_for
from playground.generation.limits import RunLimits
from playground.models.loading import LoadedModel
from playground.models.machine_load import MachineLoad
from playground.trace import (
    BeamsAdvanced,
    CanvasDenoised,
    Event,
    Finished,
    Provenance,
    Sequence,
    Sound,
    Started,
    Stepped,
)


class Clock:
    """Passes events on. The run's time starts with Started; the time to the first token is kept for Finished."""

    def __init__(self, emit: Callable[[Event], None], limits: RunLimits) -> None:
        self._emit, self._limits = emit, limits
        self._time_to_first_token: float | None = None
        self._load: MachineLoad | None = None

    def __call__(self, event: Event) -> None:
        if isinstance(event, Started):
            self._limits.start()
            self._load = MachineLoad()
        elif self._time_to_first_token is None and isinstance(event, Stepped | BeamsAdvanced | CanvasDenoised):
            self._time_to_first_token = self._limits.seconds
        self._emit(event)

    def finish(self, sequences: list[Sequence], seconds: float, sound: Sound | None = None) -> None:
        """Emit Finished."""
        processor_seconds, load = self._load.read() if self._load else (None, None)
        self._emit(
            Finished(
                sequences=sequences,
                seconds=seconds,
                time_to_first_token=self._time_to_first_token,
                num_tokens=sum(len(sequence.token_ids) for sequence in sequences),
                sound=sound,
                processor_seconds=processor_seconds,
                load=load,
            )
        )


def provenance(loaded: LoadedModel, assistant: LoadedModel | None = None) -> Provenance:
    """With what a run on this model is made that begins now, and on its assistant."""
    return Provenance(
        date=datetime.now(UTC).isoformat(timespec="seconds"),
        dtype=loaded.dtype,
        processor=_processor(loaded.model.device),
        threads=threads_for(loaded.model),
        cores=os.cpu_count() or 1,
        weights=loaded.weights and loaded.weights.value,
        assistant_weights=assistant and assistant.weights and assistant.weights.value,
    )


@functools.cache
def _processor(device: torch.device) -> str:
    """What the device is called by who made it."""
    if device.type == "cuda":
        return torch.cuda.get_device_name(device)
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8", errors="replace").splitlines()
    except OSError:  # no Linux
        lines = []
    named = (line.partition(":")[2].strip() for line in lines if line.lower().startswith("model name"))
    return next(named, "") or platform.processor() or platform.machine()


def plain(value: object) -> Any:
    """The value as JSON gives it back; a dict keyed by token ids as a list of pairs."""
    if isinstance(value, dict) and any(isinstance(key, tuple) for key in value):
        value = [[list(key), item] for key, item in value.items()]
    return json.loads(json.dumps(value, default=lambda item: item.to_dict() if hasattr(item, "to_dict") else str(item)))


def plain_fields(fields: dict[str, object]) -> dict[str, object]:
    """A config's fields as plain data, without those that are not set or private."""
    return {name: plain(value) for name, value in fields.items() if value is not None and not name.startswith("_")}

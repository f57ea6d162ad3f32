"""What every run tells of itself, however it is decoded: when its events come, and its settings as plain data."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from playground.generation.limits import RunLimits
from playground.trace import BeamsAdvanced, CanvasDenoised, Event, Finished, Sequence, Sound, Started, Stepped


class Clock:
    """Passes events on. The run's time starts with Started; the time to the first token is kept for Finished."""

    def __init__(self, emit: Callable[[Event], None], limits: RunLimits) -> None:
        self._emit, self._limits = emit, limits
        self._time_to_first_token: float | None = None

    def __call__(self, event: Event) -> None:
        if isinstance(event, Started):
            self._limits.start()
        elif self._time_to_first_token is None and isinstance(event, Stepped | BeamsAdvanced | CanvasDenoised):
            self._time_to_first_token = self._limits.seconds
        self._emit(event)

    def finish(self, sequences: list[Sequence], seconds: float, sound: Sound | None = None) -> None:
        """Emit Finished."""
        self._emit(
            Finished(
                sequences=sequences,
                seconds=seconds,
                time_to_first_token=self._time_to_first_token,
                num_tokens=sum(len(sequence.token_ids) for sequence in sequences),
                sound=sound,
            )
        )


@functools.cache
def versions() -> dict[str, str]:
    """Of the libraries on which the tokens depend."""
    return {name: version(name) for name in ("torch", "transformers")}


def plain(value: Any) -> Any:
    """The value as JSON gives it back; a dict keyed by token ids as a list of pairs."""
    if isinstance(value, dict) and any(isinstance(key, tuple) for key in value):
        value = [[list(key), item] for key, item in value.items()]
    return json.loads(json.dumps(value, default=lambda item: item.to_dict() if hasattr(item, "to_dict") else str(item)))


def plain_fields(fields: dict[str, Any]) -> dict[str, Any]:
    """A config's fields as plain data, without those that are not set or private."""
    return {name: plain(value) for name, value in fields.items() if value is not None and not name.startswith("_")}

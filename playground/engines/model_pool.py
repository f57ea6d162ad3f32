"""The models that are loaded: opened when they are asked for, and let go, the least recently used first, when another
needs their place.

Used by one thread, the one that decodes; others may ask what is there. Knows nothing of runs: it is told which models
are in use.
"""

from __future__ import annotations

import gc
import math
from collections.abc import Callable, Collection
from typing import Any

from playground.models.description import Opened
from playground.models.locations import Hindered, ModelError, parse
from playground.settings import Settings


class Shelf:
    """Loaded models by name, up to `Settings.model_memory`, and as far as there is memory. `leaving` is called with the
    name of a model that goes: nothing may hold it after that."""

    def __init__(self, settings: Settings, leaving: Callable[[str], Any] = lambda name: None) -> None:
        self._settings, self._leaving = settings, leaving
        self._models: dict[str, Any] = {}  # the last used is the last
        self._opened: dict[str, Opened] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._models

    def device_of(self, name: str) -> str | None:
        """Where a model was loaded to, None where it is not here. From any thread."""
        loaded = self._models.get(name)
        return loaded.device if loaded else None

    def get(self, name: str, used: Collection[str | None] = (), **how: Any) -> Any:
        """The model `name` (a `LoadedModel`), loaded if it is not here; for its sake others may go, but none of those
        in `used`. `how` goes to `playground.models.loading.load`. Raises ModelError where it cannot be opened, or where
        there is no room."""
        from playground.models.loaded_description import describe
        from playground.models.loading import load

        if name in self._models:
            self._models[name] = self._models.pop(name)
        else:
            loaded = load(name, self._settings, make_room=lambda needed: self._make_room(name, needed, used), **how)
            self._opened[name] = describe(loaded)
            self._models[name] = loaded
        return self._models[name]

    def opened(self) -> list[Opened]:
        """What is here, the last used last. From any thread."""
        return [self._opened[name] for name in list(self._models) if name in self._opened]

    def check(self, name: str, token: str | None) -> None:
        """Raise ModelError where a model has no room, even if all others went for it. Nobody goes yet. From any thread;
        the config of the model is here."""
        from playground.models.loading import judge

        judge(name, self._settings, self._within_budget(name), token, spare=sum(each.bytes for each in self.opened()))

    def let_go(self, name: str) -> None:
        """Unload a model that nobody uses."""
        self._let_go(name)

    def _make_room(self, name: str, needed: int, used: Collection[str | None]) -> None:
        from playground.models.memory import SPARE
        from playground.models.memory_estimate import device_for, free_for

        self._within_budget(name)(needed)
        most = self._most
        reference = parse(name)
        device = device_for(reference)
        idle = [other for other in self._models if other not in used]
        if self._held(used) + needed > most:
            message = f"The models that are in use leave no room for {name}."
            raise Hindered(message, "Try again when their runs have ended, or choose one of them.")
        if needed * SPARE > free_for(reference, device) + self._held(idle):
            return  # it would not fit if all of them went: nobody goes, and whoever loads it says so
        while idle and (self._held() + needed > most or needed * SPARE > free_for(reference, device)):
            self._let_go(idle.pop(0))

    @property
    def _most(self) -> float:
        """The bytes of weights that may stay loaded."""
        budget = self._settings.model_memory
        return math.inf if budget is None else 1e9 * budget

    def _within_budget(self, name: str) -> Callable[[int], None]:
        def check(needed: int) -> None:
            from playground.models.memory import in_words

            if needed > self._most:
                message = f"{name} needs {in_words(needed)}, and this instance keeps {in_words(self._most)} of models."
                raise ModelError(message, "Choose a smaller one, or raise PLAYGROUND_MODEL_MEMORY.")

        return check

    def _held(self, names: Collection[str | None] | None = None) -> int:
        """The bytes of those of these models that are here, or of all."""
        return sum(
            loaded.model.get_memory_footprint()
            for name, loaded in self._models.items()
            if names is None or name in names
        )

    def _let_go(self, name: str) -> None:
        self._leaving(name)
        del self._models[name]
        self._opened.pop(name, None)
        tidy()


def tidy() -> None:
    """Give back the memory of what is gone: a model, or the half of one that could not be loaded."""
    from playground.models.memory import give_back

    gc.collect()
    give_back()

"""The models that are loaded: opened when they are needed, and unloaded, the least recently used first, when another
needs their place.

Used by the decode thread; other threads may ask which models are loaded. Knows nothing of runs: it is told which models
are in use.
"""

from __future__ import annotations

import gc
import math
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

from playground.models.description import LoadedDescription
from playground.models.locations import ModelError, ModelUnavailable, parse_reference
from playground.settings import Settings
from playground.texts import said

if TYPE_CHECKING:
    from playground.models.loading import LoadedModel


class ModelPool:
    """Loaded models by name, up to `Settings.model_memory`, and as far as there is memory. `on_unload` is called with
    the name of a model that is unloaded: nothing may hold it after that."""

    def __init__(self, settings: Settings, on_unload: Callable[[str], object] = lambda name: None) -> None:
        self._settings, self._on_unload = settings, on_unload
        self._models: dict[str, object] = {}  # the last used one last
        self._opened: dict[str, LoadedDescription] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._models

    def device_of(self, name: str) -> str | None:
        """Where a model was loaded to, None where it is not here. From any thread."""
        loaded = self._models.get(name)
        return loaded.device if loaded else None

    def add(self, loaded: LoadedModel) -> None:
        """Have a `LoadedModel` that was opened elsewhere."""
        from playground.models.loaded_description import describe

        self._opened[loaded.name] = describe(loaded)
        self._models[loaded.name] = loaded

    def get(self, name: str, in_use: Collection[str | None] = (), **load_options: object) -> Any:
        """The model `name` (a `LoadedModel`), loaded if it is not here. Others may be unloaded for it, but none of
        those `in_use`. `load_options` are passed to `playground.models.loading.load`. Raises ModelError where it cannot
        be opened, or where there is no room."""
        from playground.models.loading import load

        if name in self._models:
            self._models[name] = self._models.pop(name)
        else:
            loaded = load(
                name, self._settings, make_room=lambda needed: self._make_room(name, needed, in_use), **load_options
            )
            self.add(loaded)
        return self._models[name]

    def opened(self) -> list[LoadedDescription]:
        """The loaded models, the last used one last. From any thread."""
        return [self._opened[name] for name in list(self._models) if name in self._opened]

    def check_room(self, name: str, token: str | None, counts: dict[str, int] | None = None) -> None:
        """Raise ModelError where a model has no room, even if all others were unloaded. Nothing is unloaded yet. From
        any thread; the config of the model must be here, or the `counts` of its weights be known."""
        from playground.models.memory_estimate import check_fits

        idle = sum(each.bytes for each in self.opened())
        check_fits(name, self._settings, self._budget_check(name), token, reclaimable=idle, counts=counts)

    def unload(self, name: str) -> None:
        """Unload a model that no run uses."""
        self._on_unload(name)
        del self._models[name]
        self._opened.pop(name, None)
        free_memory()

    def _make_room(self, name: str, needed: int, in_use: Collection[str | None]) -> None:
        """Unload idle models until `needed` bytes fit. Raises ModelError where they cannot."""
        from playground.models.memory import HEADROOM
        from playground.models.memory_estimate import device_for, free_for

        self._budget_check(name)(needed)
        budget = self._budget
        reference = parse_reference(name)
        device = device_for(reference)
        idle = [other for other in self._models if other not in in_use]
        if self._loaded_bytes(in_use) + needed > budget:
            message = said("The models that are in use leave no room for {model}.", model=name)
            raise ModelUnavailable(message, said("Try again when their runs have ended, or choose one of them."))
        if needed * HEADROOM > free_for(reference, device) + self._loaded_bytes(idle):
            return  # it would not fit if all of them were unloaded: none is, and `load` says so
        while idle and (self._loaded_bytes() + needed > budget or needed * HEADROOM > free_for(reference, device)):
            self.unload(idle.pop(0))

    @property
    def _budget(self) -> float:
        """The bytes of weights that may stay loaded."""
        budget = self._settings.model_memory
        return math.inf if budget is None else 1e9 * budget

    def _budget_check(self, name: str) -> Callable[[int], None]:
        """Raises ModelError where a model needs more bytes than may stay loaded."""

        def check(needed: int) -> None:
            from playground.models.memory import format_bytes

            if needed > self._budget:
                message = said(
                    "{model} needs {needed}; this server keeps at most {most} of models in memory.",
                    model=name, needed=format_bytes(needed), most=format_bytes(self._budget),
                )  # fmt: skip
                raise ModelError(message, said("Choose a smaller one, or raise PLAYGROUND_MODEL_MEMORY."))

        return check

    def _loaded_bytes(self, names: Collection[str | None] | None = None) -> int:
        """The bytes of those of the named models that are loaded; without names, of all loaded models."""
        return sum(
            loaded.model.get_memory_footprint()
            for name, loaded in self._models.items()
            if names is None or name in names
        )


def free_memory() -> None:
    """Give back the memory of what is no longer used: an unloaded model, or the half of one whose loading failed."""
    from playground.models.memory import empty_device_cache

    gc.collect()
    empty_device_cache()

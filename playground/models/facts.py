"""What is known of a model before it runs: read from its small files, at once, never from the network.

Opens no weights. Imports neither torch nor transformers, so that a page can ask before they are loaded.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playground.knobs import KNOBS
from playground.models.places import ModelError, locate
from playground.settings import Settings

_LAYERS = ("num_hidden_layers", "decoder_layers", "num_layers", "n_layer")
_CONTEXT = ("max_position_embeddings", "n_positions")
_DECODERS = ("decoder", "generator", "text_config")  # parts of a config that may hold what concerns the text


@dataclass(frozen=True)
class ModelFacts:
    """What is known of a model without running it; None where it is not known.

    `generation_config` holds the fields that the model's own generation config sets. `folder` is where a bundled or
    local model lies.
    """

    name: str
    generation_config: dict[str, Any] = field(default_factory=dict)
    is_encoder_decoder: bool | None = None
    num_layers: int | None = None
    vocab_size: int | None = None
    context_length: int | None = None
    folder: str | None = None

    @property
    def context(self) -> dict[str, Any]:
        """What `check` wants to know of a model beside its generation config, as far as it is known."""
        told = {"is_encoder_decoder": self.is_encoder_decoder, "num_layers": self.num_layers}
        return {name: item for name, item in told.items() if item is not None}


def read_facts(name: str, settings: Settings) -> ModelFacts | None:
    """The facts of `name`, or None where it is not on this machine, not a model, or not allowed here."""
    try:
        source, place = locate(name, settings)
    except ModelError:
        return None
    config = _read(source, place, "config.json")
    if config is None:
        return None
    parts = [config, *(config[part] for part in _DECODERS if isinstance(config.get(part), dict))]
    # what a model without this file sets in its config.json, the library takes from there
    own = _read(source, place, "generation_config.json")
    written = [own] if own is not None else parts
    return ModelFacts(
        name=name,
        generation_config=_knobs(written),
        is_encoder_decoder=bool(config.get("is_encoder_decoder")),
        num_layers=_first(parts, _LAYERS),
        vocab_size=_first(parts, ("vocab_size",)),
        context_length=_first(parts, _CONTEXT),
        folder=None if source == "hub" else place,
    )


def _read(source: str, place: str, file: str) -> dict[str, Any] | None:
    if source == "hub":
        from huggingface_hub import try_to_load_from_cache  # here, because its import takes a while

        path = try_to_load_from_cache(place, file)
        if not isinstance(path, str):
            return None
    else:
        path = Path(place) / file
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _knobs(parts: list[dict[str, Any]]) -> dict[str, Any]:
    """The GenerationConfig fields that are set, the first part's first."""
    return {
        name: value
        for part in reversed(parts)
        for name, value in part.items()
        if name in KNOBS and not KNOBS[name].managed and value is not None
    }


def _first(parts: list[dict[str, Any]], names: tuple[str, ...]) -> int | None:
    found = (part[name] for part in parts for name in names if isinstance(part.get(name), int))
    return next(found, None)

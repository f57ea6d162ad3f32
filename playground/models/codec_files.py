"""Which codec belongs to a model that writes sound: another model, which its files name. Reads small files alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from huggingface_hub import try_to_load_from_cache
from transformers import PreTrainedConfig

from playground.models.locations import ModelError
from playground.models.model_kinds import writes_sound
from playground.regular_files import read_regular_file
from playground.texts import said

MAX_BYTES = 1_000_000  # of such a file
_FIELD = "audio_tokenizer_name_or_path"


def codec_of(place: str, revision: str | None = None) -> str | None:
    """The name of the codec of the model at `place`, a folder or a Hub id whose files are in the cache; None for a
    model that needs none. Raises ValueError where none is named."""
    if not writes_sound(_read(place, "config.json", revision).get("model_type")):
        return None
    named = _read(place, "audio_tokenizer_config.json", revision)  # the library looks here first
    named = named or _read(place, "processor_config.json", revision).get("audio_tokenizer")
    if not isinstance(named, dict) or not isinstance(named.get(_FIELD), str):
        raise ValueError("its files name no codec")
    return named[_FIELD]


def check_codec(name: str, config: PreTrainedConfig) -> None:
    """Raise ModelError for a model that is no codec."""
    if config.model_type != "dac":
        message = said("{model} is no codec of sound that this version knows ({type}).", model=name,
                       type=config.model_type)  # fmt: skip
        raise ModelError(message, said("Choose another model."))


def _read(place: str, file: str, revision: str | None) -> dict[str, object]:
    """What a JSON file of a model holds, empty where there is none. Raises ValueError where it cannot be read."""
    path: Any = Path(place) / file
    if not Path(place).is_dir():
        path = try_to_load_from_cache(place, file, revision=revision)
    if not isinstance(path, str | Path) or not Path(path).is_file():
        return {}
    data = json.loads(read_regular_file(path, MAX_BYTES))
    return data if isinstance(data, dict) else {}

"""What a model that writes sound needs beside its weights: the processor that reads its text and, with another model of
its own (the codec), makes samples of its codes.

The codec is named in a file of the model, which anybody may have written: it is found, or refused, like any model.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from huggingface_hub import try_to_load_from_cache
from transformers import AutoFeatureExtractor, DacModel, DiaProcessor, PreTrainedTokenizerBase

from playground.models.config_checks import read_config
from playground.models.fetching import fetch
from playground.models.locations import ModelError, is_here, locate
from playground.models.model_class import first_line
from playground.settings import Settings
from playground.texts import said

MAX_BYTES = 1_000_000  # of the file that names the codec
_FILE = "processor_config.json"


def load_voice(
    name: str, place: str, options: dict[str, Any], tokenizer: PreTrainedTokenizerBase | None, settings: Settings
) -> Any:
    """The processor of the model `name`, which lies at `place`, with its codec; `options` are those of
    `from_pretrained`. Raises ModelError."""
    try:
        codec = _codec_name(place, options)
        extractor = AutoFeatureExtractor.from_pretrained(place, **options)
    except (OSError, ValueError, KeyError, TypeError) as error:
        message = said("The processor of {model} cannot be read: {reason}", model=name, reason=first_line(error))
        raise ModelError(message, said("Save or download the model again.")) from error
    return DiaProcessor(extractor, tokenizer, _load_codec(codec, place, settings))


def _codec_name(place: str, options: dict[str, Any]) -> str:
    path: Any = Path(place) / _FILE
    if not Path(place).is_dir():
        path = try_to_load_from_cache(place, _FILE, revision=options.get("revision"))
    if not isinstance(path, str | Path) or Path(path).stat().st_size > MAX_BYTES:
        raise ValueError(f"there is no {_FILE}")
    return str(json.loads(Path(path).read_text("utf-8"))["audio_tokenizer"]["audio_tokenizer_name_or_path"])


def _load_codec(codec: str, place: str, settings: Settings) -> DacModel:
    inside = Path(place) / Path(codec).name.replace("..", "")  # a copy that lies in the folder of the model
    if inside != Path(place) and (inside / "config.json").is_file():
        folder = str(inside)
    else:
        if not is_here(codec, settings):
            fetch(codec, settings)
        folder = locate(codec, settings)[1]
    options = {"local_files_only": True}
    config = read_config(codec, folder, options)
    if config.model_type != "dac":
        message = said("{model} is no codec of sound that this version knows ({type}).", model=codec,
                       type=config.model_type)  # fmt: skip
        raise ModelError(message, said("Choose another model."))
    try:
        return DacModel.from_pretrained(
            folder, config=config, use_safetensors=settings.only_safetensors or None, **options
        ).eval()
    except Exception as error:
        message = said("The weights of {model} cannot be read: {reason}", model=codec, reason=first_line(error))
        raise ModelError(message, said("Save or download the model again.")) from error

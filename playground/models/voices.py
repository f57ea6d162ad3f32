"""What a model that writes sound needs beside its weights: the processor that reads its text and, with another model of
its own (the codec), makes samples of its codes.

The codec is named in a file of the model, which anybody may have written: it is found, or refused, like any model.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from transformers import AutoFeatureExtractor, DacModel, DiaProcessor, PreTrainedTokenizerBase

from playground.models.codec_files import check_codec, codec_of
from playground.models.config_checks import read_config
from playground.models.locations import ModelError, is_here, locate
from playground.models.model_class import first_line
from playground.settings import Settings
from playground.texts import said


def load_voice(
    name: str,
    place: str,
    options: dict[str, Any],
    tokenizer: PreTrainedTokenizerBase | None,
    settings: Settings,
    fetch: Callable[[str], object],
) -> Any:
    """The processor of the model `name`, which lies at `place`, with its codec; `options` are those of
    `from_pretrained`. `fetch` brings a codec that is not on this machine. Raises ModelError."""
    try:
        codec = codec_of(place, options.get("revision"))
        extractor = AutoFeatureExtractor.from_pretrained(place, **options)
    except (OSError, ValueError, KeyError, TypeError) as error:
        message = said("The processor of {model} cannot be read: {reason}", model=name, reason=first_line(error))
        raise ModelError(message, said("Save or download the model again.")) from error
    return DiaProcessor(extractor, tokenizer, _load_codec(codec or "", place, settings, fetch))


def _load_codec(codec: str, place: str, settings: Settings, fetch: Callable[[str], object]) -> DacModel:
    inside = Path(place) / Path(codec).name.replace("..", "")  # a copy that lies in the folder of the model
    if inside != Path(place) and (inside / "config.json").is_file():
        folder = str(inside)
    else:
        if not is_here(codec, settings):
            fetch(codec)
        folder = locate(codec, settings)[1]
    options = {"local_files_only": True}
    config = read_config(codec, folder, options)
    check_codec(codec, config)
    try:
        return DacModel.from_pretrained(
            folder, config=config, use_safetensors=settings.only_safetensors or None, **options
        ).eval()
    except Exception as error:
        message = said("The weights of {model} cannot be read: {reason}", model=codec, reason=first_line(error))
        raise ModelError(message, said("Save or download the model again.")) from error

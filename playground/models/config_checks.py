"""Reads a model's config; that of somebody else's model only after a look at the sizes of its files, and at what it
describes, in a process of its own (`config_process.py`).

Knows which models are ours; reads no weights.
"""

from __future__ import annotations

from pathlib import Path

from huggingface_hub import try_to_load_from_cache
from huggingface_hub.errors import HFValidationError
from transformers import PreTrainedConfig

from playground.models import config_process
from playground.models.catalog import BUNDLED, PACKAGED
from playground.models.config_process import ConfigDescription, described
from playground.models.file_sizes import no_regular_file, too_large
from playground.models.killable_process import Crashed, Delayed, TooSlow
from playground.models.locations import ModelError, ModelUnavailable
from playground.models.model_class import read_config_here
from playground.models.reference import name_of
from playground.models.tokenizer_process import odd_tokenizer
from playground.texts import numeral, said


def read_config(name: str, place: str, options: dict) -> PreTrainedConfig:
    """The config of the model `name`, which lies at `place`; `options` are those of `from_pretrained`. That of somebody
    else's model is read in a process of its own first. Raises ModelError."""
    if not options.get("trust_remote_code"):  # or else it may do here whatever it likes
        describe_config(name, folder_of(place, options.get("revision")))
    return read_config_here(name, place, options)


def describe_config(name: str, folder: Path | None) -> ConfigDescription | None:
    """What the config.json in the folder of the model `name` describes, if that is somebody else's model: None for ours
    and where it cannot be read, which reading it will say. Raises ModelError where this takes too much time or memory,
    or where its files are too large to be read."""
    if folder is None or is_ours(name) or not (folder / "config.json").is_file():
        return None
    check_file_sizes(name, folder)
    try:
        return described(folder)
    except Delayed:
        message = said("This machine is too busy to look at {model} now.", model=name)
        raise ModelUnavailable(message, said("Try again in a minute.")) from None
    except UnicodeDecodeError:
        return None
    except TooSlow:
        message = said(
            "The config.json of {model} describes a model that takes more than {seconds} seconds to set up.",
            model=name, seconds=numeral(f"{config_process.MAX_SECONDS:g}"),
        )  # fmt: skip
    except (MemoryError, Crashed):
        message = said("The config.json of {model} describes a model that takes too much memory to set up.", model=name)
    raise ModelError(message, said("Choose another model."))


def check_tokenizer(name: str, folder: Path | None) -> None:
    """Raise ModelError where the tokenizer in the folder of the model `name` takes too much time or memory, or is
    larger than any; unless the model is ours."""
    if folder is None or is_ours(name):
        return
    check_file_sizes(name, folder)
    try:
        odd = odd_tokenizer(folder)
    except Delayed:
        message = said("This machine is too busy to look at {model} now.", model=name)
        raise ModelUnavailable(message, said("Try again in a minute.")) from None
    except (TooSlow, MemoryError, Crashed):
        odd = "memory"
    if odd is not None:
        message = said("The tokenizer of {model} takes too much time or memory to read.", model=name)
        if odd == "ids":
            message = said("The tokenizer of {model} has ids far beyond the number of its tokens.", model=name)
        raise ModelError(message, said("Choose another model."))


def check_file_sizes(name: str, folder: Path) -> None:
    """Raise ModelError where a file that is read as a whole is too large, or has no end, as a pipe."""
    if is_ours(name):
        return
    if file := no_regular_file(folder):
        message = said("{file} of {model} is not a regular file.", file=file, model=name)
        raise ModelError(message, said("Choose another model."))
    if found := too_large(folder):
        file, size, most = found
        message = said(
            "{file} of {model} has {size} MB; at most {most} MB are read.",
            file=file, model=name, size=numeral(f"{size / 1e6:.0f}"), most=numeral(f"{most / 1e6:.0f}"),
        )  # fmt: skip
        raise ModelError(message, said("Choose another model."))


def folder_of(place: str, revision: str | None = None) -> Path | None:
    """Where the files of a model lie, a folder or one in the Hub's cache; None where its config is not here."""
    if (Path(place) / "config.json").is_file():
        return Path(place)
    try:
        config = try_to_load_from_cache(place, "config.json", revision=revision)
    except HFValidationError:
        return None
    return Path(config).parent if isinstance(config, str) else None


def is_ours(name: str) -> bool:
    """Whether the files of this model are those that we have chosen."""
    return name_of(name) in BUNDLED or name_of(name) in PACKAGED

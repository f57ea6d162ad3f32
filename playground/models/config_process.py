"""Reads the config of a model that somebody else made, and builds the model that it describes without any weights, in a
process that can be killed.

A config of one line can describe a million layers, which take minutes to build, or tables that fill the memory. What
the child comes to an end with, this process may do as well. Knows configs and classes, no weights.

    python -m playground.models.config_process
"""

from __future__ import annotations

import functools
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playground.models.answer_cache import AnswerCache
from playground.models.file_sizes import read_small_file
from playground.models.killable_process import Children, serve

if TYPE_CHECKING:
    from transformers import PreTrainedConfig

MAX_SECONDS = 10.0  # the largest models, with one module for each expert, take one or two
MEMORY_BYTES = 2_000_000_000  # beyond what the libraries take


@dataclass(frozen=True)
class ConfigDescription:
    """What a config describes: the class that opens it, how many numbers its weights have, and how many those of its
    tables that are in no file (buffers); None where the library cannot build it."""

    class_name: str
    parameters: int | None
    buffers: int = 0


_CHILDREN = Children("playground.models.config_process", most=1)
_KNOWN = AnswerCache()


def described(folder: Path) -> ConfigDescription | None:
    """What the config.json in this folder describes; None where the library cannot read it, which reading it will say.
    Raises TooSlow or Crashed, and MemoryError."""
    return _KNOWN.get(_key(folder), functools.partial(_described, str(folder)))


def is_known(folder: Path) -> bool:
    """Whether `described` would answer at once."""
    return _KNOWN.knows(_key(folder))


def _key(folder: Path) -> tuple[str, str]:
    return str(folder), hashlib.sha256(read_small_file(folder / "config.json").encode()).hexdigest()


def _described(folder: str) -> ConfigDescription | None:
    answer = _CHILDREN.ask(folder, MAX_SECONDS)
    if answer == "memory":
        raise MemoryError
    return None if answer is None else ConfigDescription(*answer)


def _answer(folder: str) -> object:
    """In the child."""
    from playground.models.locations import ModelError
    from playground.models.model_class import class_for, read_config_here

    try:
        config = read_config_here(folder, folder, {"local_files_only": True, "trust_remote_code": False})
        auto_class = class_for(folder, config)
    except MemoryError:
        return "memory"
    except ModelError as error:
        return "memory" if isinstance(error.__cause__, MemoryError) else None
    return build(auto_class, config)


def build(auto_class: Any, config: PreTrainedConfig, trust_remote_code: bool = False) -> Any:
    """A ConfigDescription's fields, from a model built on the meta device, or "memory" where that takes too much."""
    import copy

    import torch

    from playground.models.out_of_memory import is_out_of_memory

    try:
        with torch.device("meta"):  # float32, for the default dtype is that of all threads
            own = copy.deepcopy(config)  # it gets the dtype written into it
            model = auto_class.from_config(own, dtype=torch.float32, trust_remote_code=trust_remote_code)
        return type(model).__name__, model.num_parameters(), sum(buffer.numel() for buffer in model.buffers())
    except Exception as error:  # code of its own, or a kind that is made in another way
        if is_out_of_memory(error):
            return "memory"
        return str(next(iter(config.architectures or []), config.model_type)), None


if __name__ == "__main__":
    import playground.models.model_class  # noqa: F401 - before the memory is limited

    serve(_answer, MEMORY_BYTES)

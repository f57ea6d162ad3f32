"""Folders with a LoRA adapter in them: what marks one, the model on which it goes, and whether its config says no more
than plain names and numbers. Standard library alone.

peft takes some fields of an adapter_config.json for regular expressions, whose search may never end, and for names of
modules to import or ways to start that take minutes. Only what an adapter needs is let through.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playground.models.file_sizes import read_small_file

CONFIG, WEIGHTS = "adapter_config.json", "adapter_model.safetensors"
MAX_NAMES = 10_000
MAX_RANK = 1024

# one name, or several with | between them, after anything or nothing: no repetition inside of another
_NAMES = re.compile(r"(\^?\.\*(\\?\.)?)?\(?[\w.-]+(\|[\w.-]+)*\)?\$?", re.ASCII)
_NAME = re.compile(r"[\w.-]+", re.ASCII)


def is_adapter(folder: Path) -> bool:
    """Whether this folder holds an adapter."""
    return (folder / CONFIG).is_file()


def adapter_config(folder: Path) -> dict[str, object] | None:
    """What the config of the adapter in this folder says; None where it cannot be read."""
    try:
        told = json.loads(read_small_file(folder / CONFIG))
    except (OSError, ValueError, RecursionError):
        return None
    return told if isinstance(told, dict) else None


def base_of(folder: Path) -> str | None:
    """The model for which the adapter in this folder was trained, a Hub id or a folder; None where it does not say."""
    base = (adapter_config(folder) or {}).get("base_model_name_or_path")
    return base if isinstance(base, str) and base else None


def odd_field(config: dict[str, object]) -> str | None:
    """A field of an adapter's config that holds something else than a plain LoRA adapter does; None where none does."""
    return next((name for name, fits in _FIELDS.items() if config.get(name) is not None and not fits(config[name])),
                None if config.get("peft_type") == "LORA" else "peft_type")  # fmt: skip


def _is_names(value: object) -> bool:
    if isinstance(value, str):
        return len(value) < MAX_NAMES and _NAMES.fullmatch(value) is not None
    return isinstance(value, list) and len(value) <= MAX_NAMES and all(map(_is_name, value))


def _is_name(value: object) -> bool:
    return isinstance(value, str) and len(value) <= 200 and _NAME.fullmatch(value) is not None


def _is_name_or_list(value: object) -> bool:
    return _is_name(value) or (isinstance(value, list) and _is_names(value))


def _is_rank(value: object) -> bool:
    return type(value) is int and 0 < value <= MAX_RANK


def _is_number(value: object) -> bool:
    return type(value) in (int, float) and abs(value) <= 1e6


def _by_name(fits: Callable[[object], bool]) -> Callable[[object], bool]:
    def check(value: object) -> bool:
        fields = isinstance(value, dict) and len(value) <= MAX_NAMES
        return fields and all(_NAMES.fullmatch(name[:200]) and fits(each) for name, each in value.items())

    return check


def _are_layers(value: object) -> bool:
    layers = value if isinstance(value, list) else [value]
    return len(layers) <= MAX_NAMES and all(type(each) is int and 0 <= each <= MAX_NAMES for each in layers)


def _no(value: object) -> bool:
    return not value


_FIELDS: dict[str, Callable[[object], bool]] = {
    "target_modules": _is_names, "exclude_modules": _is_names, "modules_to_save": _is_name_or_list,
    "target_parameters": _is_name_or_list, "layers_pattern": _is_name_or_list, "layers_to_transform": _are_layers,
    "r": _is_rank, "lora_alpha": _is_number, "rank_pattern": _by_name(_is_rank), "alpha_pattern": _by_name(_is_number),
    "bias": lambda value: value in ("none", "all", "lora_only"),
    # others start from a decomposition of the weights, which they change
    "init_lora_weights": lambda value: isinstance(value, bool) or value == "gaussian",
    **dict.fromkeys(("layer_replication", "megatron_config", "trainable_token_indices", "alora_invocation_tokens",
                     "arrow_config"), _no),
}  # fmt: skip

"""Python source for single values of a script: literals, and how a model is opened.

Every text of a person becomes a Python literal and nothing else.
"""

from __future__ import annotations

import contextlib
import math
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playground.models.catalog import BUNDLED, PACKAGED, bundled_folder
from playground.models.locations import ModelError, locate, with_base
from playground.models.reference import BadReference, ModelReference, name_of
from playground.settings import Settings

ROOT = Path(__file__).resolve().parents[2]  # the folder in which the package `playground` lies
HOME = "home"  # the variable that holds that folder in a script


def literal(value: Any) -> str:
    """The value as a Python literal of its own, in one line of ASCII and printable characters."""
    if isinstance(value, str):
        text = repr(value)
        return f'"{text[1:-1]}"' if text[0] == "'" and '"' not in text else text
    if isinstance(value, float) and not math.isfinite(value):
        return f'float("{value}")'
    if value is None or isinstance(value, bool | int | float):
        return repr(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{literal(key)}: {literal(item)}" for key, item in value.items()) + "}"
    if isinstance(value, tuple):
        return f"({', '.join(map(literal, value))}{',' * (len(value) == 1)})"
    if isinstance(value, list):
        return "[" + ", ".join(map(literal, value)) + "]"
    return literal(str(value))


def model_source(model: Any) -> str:
    """What `from_pretrained` is given for a model, as Python; of a bundled one that begins with `HOME`."""
    if not isinstance(model, str):
        return literal(model)
    name = _resolved(model).name
    if name in BUNDLED:
        return f"{HOME} + {literal('/' + bundled_folder(name).relative_to(ROOT).as_posix())}"
    if name in PACKAGED:  # wherever it lies here
        return literal(PACKAGED[name].hub_id)
    with contextlib.suppress(ModelError, OSError):
        source, place = locate(model, Settings())
        if source == "gguf":  # the folder into which it was converted
            return literal(place)
    return literal(absolute_folder(name))


def copy_note(model: Any) -> list[str]:
    """A comment where the run read another copy of the model than the one that `model_source` names."""
    with contextlib.suppress(ModelError, OSError):
        if isinstance(model, str) and _resolved(model).name in PACKAGED and locate(model, Settings())[0] == "gguf":
            return [
                "# The run read a copy of this model whose weights were stored in 4 bits. The Hub's are more exact, so",
                "# its text can be another.",
            ]
    return []


def adapter_source(model: Any) -> str | None:
    """The LoRA adapter of a model, as Python; None without one."""
    adapter = _resolved(model).adapter if isinstance(model, str) else None
    return literal(absolute_folder(adapter)) if adapter else None


def _resolved(model: str) -> ModelReference:
    """The reference, that of its base with an adapter where it names a folder with one."""
    try:
        return with_base(ModelReference.parse(model), Settings())
    except (BadReference, ModelError):
        return ModelReference(name_of(model))


def absolute_folder(name: Any) -> Any:
    """A folder by its whole path, so that the script finds it from anywhere; any other name as it is."""
    path = os.path.expanduser(name) if isinstance(name, str) else ""
    return os.path.abspath(path) if os.path.isdir(path) else name


def reference_options(model: Any) -> dict[str, str]:
    """How a model is opened, as far as its reference says it; nothing where it says nonsense, which is told before."""
    try:
        return ModelReference.parse(model).options if isinstance(model, str) else {}
    except BadReference:
        return {}


def opening_arguments(model: Any, device: str) -> list[str]:
    """How `from_pretrained` opens a model as `models/loading.py` does, as "name=value": float32 on a CPU, elsewhere
    what the weights were saved in, unless the model's reference says otherwise."""
    options = reference_options(model)
    dtype = options.get("dtype", "float32" if device == "cpu" else "auto")
    arguments = ['dtype="auto"' if dtype == "auto" else f"dtype=torch.{dtype}"]
    if device_map := options.get("device_map", None if device == "cpu" else device):
        arguments.append(f"device_map={literal(device_map)}")
    if attention := options.get("attn_implementation"):
        arguments.append(f"attn_implementation={literal(attention)}")
    if options.get("quantization"):
        arguments.append(f"quantization_config={_quantization_source(options)}")
    return arguments


def _quantization_source(options: Mapping[str, str]) -> str:
    if options["quantization"] == "8bit":
        return "BitsAndBytesConfig(load_in_8bit=True)"
    arguments = ["load_in_4bit=True", f"bnb_4bit_quant_type={literal(options['quantization'])}"]
    if "double_quant" in options:
        arguments.append("bnb_4bit_use_double_quant=True")
    if "compute_dtype" in options:
        arguments.append(f"bnb_4bit_compute_dtype=torch.{options['compute_dtype']}")
    return f"BitsAndBytesConfig({', '.join(arguments)})"

"""Python source for single values of a script: literals, and how a model is opened.

Every text of a person becomes a Python literal and nothing else.
"""

from __future__ import annotations

import contextlib
import math
import os
from collections.abc import Mapping
from pathlib import Path

from playground.models.catalog import BUNDLED, PACKAGED, bundled_folder
from playground.models.locations import ModelError, gguf_on_disk, locate, with_base
from playground.models.reference import GGUF, BadReference, ModelReference, name_of
from playground.settings import Settings
from playground.trace.public_names import public_name

ROOT = Path(__file__).resolve().parents[2]  # the folder in which the package `playground` lies
HOME = "home"  # the variable that holds that folder in a script


def literal(value: object) -> str:
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


def model_source(model: object) -> str:
    """What `from_pretrained` is given for a model, as Python: never a path of this machine. Of a bundled one it begins
    with `HOME`; of a GGUF file it is the folder or the repository that has it."""
    if not isinstance(model, str):
        return literal(model)
    name = _resolved(model).name
    if name in BUNDLED:
        return f"{HOME} + {literal('/' + bundled_folder(name).relative_to(ROOT).as_posix())}"
    if name in PACKAGED:  # wherever it lies here
        return literal(PACKAGED[name].hub_id)
    return literal("." if name.lower().endswith(GGUF) else public_name(name))


def gguf_file(model: object) -> str | None:
    """The name of the GGUF file that a script opens; None for a model in the library's own format."""
    if not isinstance(model, str) or (reference := _resolved(model)).name in PACKAGED:
        return None
    with contextlib.suppress(ModelError, OSError):
        if file := gguf_on_disk(reference):
            return file.name
    return reference.gguf


def model_notes(model: object, weights: str | None = None) -> list[str]:
    """Comments on what `model_source` names: where it has to be, in what it differs from what the run read, and the
    hash of the run's `weights`, where it is known (of a GGUF file, that of the file)."""
    if not isinstance(model, str):
        return []
    name, file = _resolved(model).name, gguf_file(model)
    hashed = [f"# SHA-256 of the weights that the run read: {weights}"] if weights else []
    if name in PACKAGED:
        with contextlib.suppress(ModelError, OSError):
            if locate(model, Settings())[0] == "gguf":
                return [
                    "# The run read a copy of this model whose weights were stored in 4 bits. The Hub's are more "
                    "exact, so",
                    "# its text can be another.",
                    *hashed,
                ]
        return hashed
    if name in BUNDLED or not is_local(name):
        read = [f"# As the run did, this reads {file} and dequantizes it (package gguf)."] if file else []
        return [*read, *hashed]
    what = f"{file}, a GGUF file, which is dequantized (package gguf)" if file else public_name(name)
    return [f"# The run read {_one_line(what)}, on its machine. Change the name to where it is here.", *hashed]


def is_local(name: str) -> bool:
    """Whether a name is that of a folder or a file of this machine, and of no repository."""
    return public_name(name) != name or name.startswith("./") or os.path.exists(name)


def _one_line(text: str) -> str:
    """A text as it may stand in a comment: in one line, of printable ASCII."""
    return literal(text)[1:-1]


def adapter_source(model: object) -> str | None:
    """The LoRA adapter of a model, as Python; None without one."""
    adapter = _resolved(model).adapter if isinstance(model, str) else None
    return literal(public_name(adapter)) if adapter else None


def _resolved(model: str) -> ModelReference:
    """The reference, that of its base with an adapter where it names a folder with one."""
    try:
        return with_base(ModelReference.parse(model), Settings())
    except (BadReference, ModelError):
        return ModelReference(name_of(model))


def reference_options(model: object) -> dict[str, str]:
    """How a model is opened, as far as its reference says it; nothing where it says nonsense, which is told before."""
    try:
        return ModelReference.parse(model).options if isinstance(model, str) else {}
    except BadReference:
        return {}


def opening_arguments(model: object, device: str) -> list[str]:
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
    if file := gguf_file(model):
        arguments += [f"gguf_file={literal(file)}", "quantization_config=GgufConfig(dequantize=True)"]
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

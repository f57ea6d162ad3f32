"""GGUF files, llama.cpp's format: where that of a model is, and the folder into which it is converted.

Dequantized weights are what runs, so a file is converted once, into a folder as `save_pretrained` writes it
(`gguf_conversion.py`), and opened from there like any other. The folder's name comes from the file's path, size and
time: a file that changes is converted anew. Converts nothing. Imports neither torch nor transformers.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from huggingface_hub import constants

from playground.models.reference import DTYPES, GGUF, ModelReference

ORIGIN = "origin.json"  # in a converted folder: what it was made from. Written last, so the folder is whole where it is


def cache_folder() -> Path:
    """What this program keeps beside the Hub's cache (HF_HOME, HF_ASSETS_CACHE)."""
    return Path(constants.HF_ASSETS_CACHE) / "generation-playground"


def conversion_dtype(reference: ModelReference) -> str:
    """The number format into which a file is dequantized: float32, which loses nothing, unless another is asked for."""
    return reference.dtype if reference.dtype in DTYPES else "float32"


def converted_folder(file: Path, reference: ModelReference) -> Path:
    """The folder into which this file is converted, whether it has been or not."""
    real = file.resolve()
    found = real.stat()
    key = hashlib.sha256(f"{real}\0{found.st_size}\0{found.st_mtime_ns}".encode()).hexdigest()
    return folder_for(file.stem, key, reference)


def folder_for(name: str, key: str, reference: ModelReference) -> Path:
    """The folder of a conversion. One in float32 serves every number format: the weights are cast as they are read,
    which is what the library does after it has dequantized them."""
    begins = cache_folder() / "converted" / f"{name}-{key[:12]}"
    whole = Path(f"{begins}-float32")
    return whole if is_converted(whole) else Path(f"{begins}-{conversion_dtype(reference)}")


def is_converted(folder: str | Path) -> bool:
    """Whether this is a converted folder, and whole."""
    return (Path(folder) / ORIGIN).is_file()


def origin_of(folder: str | Path) -> dict[str, str]:
    """What a converted folder was made from: {"file": its name, "format": "Q4_1"}; empty for any other folder."""
    try:
        told = json.loads((Path(folder) / ORIGIN).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {key: told[key] for key in ("file", "format") if isinstance(told.get(key), str)}


def gguf_names(folder: Path) -> list[str]:
    """The GGUF files in a folder, by name. Of one that is split into several, the first stands for all."""
    return sorted(file.name for file in folder.iterdir() if file.suffix.lower() == GGUF and file.is_file())

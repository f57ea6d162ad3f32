"""Folders with a LoRA adapter in them: what marks one, and the model on which it goes. Standard library alone."""

from __future__ import annotations

import json
from pathlib import Path

CONFIG, WEIGHTS = "adapter_config.json", "adapter_model.safetensors"


def is_adapter(folder: Path) -> bool:
    """Whether this folder holds an adapter."""
    return (folder / CONFIG).is_file()


def base_of(folder: Path) -> str | None:
    """The model for which the adapter in this folder was trained, a Hub id or a folder; None where it does not say."""
    try:
        told = json.loads((folder / CONFIG).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    base = told.get("base_model_name_or_path") if isinstance(told, dict) else None
    return base if isinstance(base, str) and base else None

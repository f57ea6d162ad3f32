"""How large the small files of a model may be, so that reading them takes neither long nor much memory.

Real ones stay well below it. Standard library only.
"""

from __future__ import annotations

from pathlib import Path

_MAX_OTHERS = 50_000_000
MAX_BYTES = {
    "config.json": 2_000_000,
    "generation_config.json": 2_000_000,
    "adapter_config.json": 2_000_000,
    "special_tokens_map.json": 2_000_000,
    "preprocessor_config.json": 2_000_000,
    "processor_config.json": 5_000_000,
    "chat_template.json": 2_000_000,
    "chat_template.jinja": 2_000_000,
    "tokenizer_config.json": 20_000_000,
    "added_tokens.json": 20_000_000,
    "model.safetensors.index.json": 50_000_000,
    "pytorch_model.bin.index.json": 50_000_000,
    "tokenizer.json": 50_000_000,
    "vocab.json": 50_000_000,
    "vocab.txt": 50_000_000,
    "merges.txt": 50_000_000,
    "tokenizer.model": 50_000_000,
    "spiece.model": 50_000_000,
    "sentencepiece.bpe.model": 50_000_000,
    "tekken.json": 50_000_000,
}


def too_large(folder: Path) -> tuple[str, int, int] | None:
    """Of a model's files in this folder, one that is too large: its name, its bytes, and the most that are read."""
    for name, most in MAX_BYTES.items():
        try:
            size = (folder / name).stat().st_size
        except OSError:
            continue
        if size > most:
            return name, size, most
    return None


def is_readable(path: Path) -> bool:
    """Whether this file is no larger than one of its name may be."""
    try:
        return path.stat().st_size <= MAX_BYTES.get(path.name, _MAX_OTHERS)
    except (OSError, ValueError):
        return False

"""How large the small files of a model may be, so that reading them takes neither long nor much memory.

Real ones stay well below it. Standard library only.
"""

from __future__ import annotations

from pathlib import Path

from playground.regular_files import read_regular_file

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


def no_regular_file(folder: Path) -> str | None:
    """The name of something in this folder that is neither a file nor a folder, such as a pipe, which nobody could read
    to its end; None where there is none."""
    others = (each for each in folder.iterdir() if not (each.is_file() or each.is_dir()))
    return next((each.name for each in others if each.exists()), None)  # a link to nothing is none


def is_readable(path: Path) -> bool:
    """Whether this is a regular file, no larger than one of its name may be."""
    try:
        return path.is_file() and path.stat().st_size <= _most_bytes(path)
    except (OSError, ValueError):
        return False


def read_small_file(path: Path) -> str:
    """The text of a file, if it is no larger than one of its name may be. Raises OSError or ValueError."""
    return read_regular_file(path, _most_bytes(path)).decode("utf-8")


def _most_bytes(path: Path) -> int:
    return MAX_BYTES.get(path.name, _MAX_OTHERS)

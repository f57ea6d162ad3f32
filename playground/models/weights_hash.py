"""The SHA-256 of a model's weights, by which a file says which weights a run had.

Of a model in one file it is what `sha256sum` says; of several files, the hash of the lines that `sha256sum` prints. A
thread of its own works it out while the model loads, once for each file as long as that stays as it is; a file that the
Hub's cache keeps is named by it. Knows files; no library.
"""

from __future__ import annotations

import hashlib
import re
import threading
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

_SHA256 = re.compile(r"[0-9a-f]{64}")
_KINDS = ("*.safetensors", "*.bin", "*.gguf")  # the first that there is
_PART = 1 << 22  # bytes that are read at once


class WeightsHash:
    """The hash of a file of weights, or of those in a folder. `value` is None until it is known, and where there are
    none."""

    def __init__(self, folder: Path, known: str | None = None) -> None:
        """`known`: where the hash is known, so that nothing is read."""
        self.value = known
        files = [] if known else _files(folder)
        self._thread = threading.Thread(target=self._work, args=(files,), name="weights-hash", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> str | None:
        """The value, once it is known or so much time has passed."""
        self._thread.join(seconds)
        return self.value

    def _work(self, files: Sequence[Path]) -> None:
        try:
            self.value = hash_of(files) if files else self.value
        except OSError:  # a file that cannot be read, or that went
            self.value = None


def hash_of(files: Sequence[Path]) -> str | None:
    """The hash of these files, None of none. Raises OSError."""
    hashes = [_file_hash(file) for file in files]
    if len(hashes) < 2:
        return next(iter(hashes), None)
    lines = "".join(f"{each}  {file.name}\n" for each, file in zip(hashes, files, strict=True))
    return hashlib.sha256(lines.encode()).hexdigest()


def _files(folder: Path) -> list[Path]:
    if folder.is_file():
        return [folder]
    return next((found for kind in _KINDS if (found := sorted(folder.glob(kind)))), [])


def _file_hash(file: Path) -> str:
    real = file.resolve()
    if real.parent.name == "blobs" and _SHA256.fullmatch(real.name):
        return real.name
    state = real.stat()
    return _hash_of_state(real, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=256)
def _hash_of_state(file: Path, changed: int, size: int) -> str:
    found = hashlib.sha256()
    with file.open("rb") as stream:
        while part := stream.read(_PART):
            found.update(part)
    return found.hexdigest()

"""How much memory a model takes: known from the headers of its weights before any of them is read; and how much is
free.

Counts weights only. What decoding needs beside them (keys and values, one step's scores) depends on the run: HEADROOM
is left for it. Knows files, not where they come from.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import psutil
import torch

from playground.models.description import LoadOption
from playground.models.locations import ModelError
from playground.models.weights import find_weights, read_header
from playground.texts import Text, numeral, said

Counts = dict[str, int]  # how many numbers of each kind ("F32", "BF16", ...) weights hold

HEADROOM = 1.1  # factor on the bytes of the weights, for the key-value cache and the scores of a run
_FLOATS = {"F64": 8, "F32": 4, "F16": 2, "BF16": 2}  # bytes of a number of each kind in a safetensors file
_OTHERS = {"I64": 8, "U64": 8, "I32": 4, "U32": 4, "I16": 2, "U16": 2, "I8": 1, "U8": 1, "BOOL": 1,
           "F8_E4M3": 1, "F8_E5M2": 1, "F8_E8M0": 1}  # fmt: skip
_DTYPES = {"float32": 4, "float16": 2, "bfloat16": 2, "float64": 8, "8bit": 1, "nf4": 0.57, "fp4": 0.57}


def safetensors_files(folder: Path) -> list[Path]:
    """The safetensors files that transformers would read in this folder; none where it has other weights, none, or not
    all of them."""
    files, missing = find_weights(folder)
    return [] if missing else [file for file in files if file.suffix == ".safetensors"]


def weight_bytes(files: Iterable[Path], dtype: str = "auto") -> int | None:
    """The bytes that these safetensors files take in memory as `dtype`; "auto" is how they were saved. None where there
    is no file, or one whose header cannot be read."""
    counts = header_counts(files)
    return count_bytes(counts, dtype) if counts else None


def header_counts(files: Iterable[Path]) -> dict[str, int] | None:
    """How many numbers of each kind ("F32", "BF16", ...) these safetensors files hold. None where there is no file, or
    one whose header cannot be read."""
    counts: Counter[str] = Counter()
    for file in files:
        header = read_header(file)
        if header is None:
            return None
        for tensor in header.values():
            counts[tensor["dtype"]] += math.prod(tensor["shape"])
    return dict(counts) or None


def count_bytes(counts: Mapping[str, int], dtype: str = "auto") -> int:
    """The same for so many numbers of each kind ("F32", "BF16", ...). Whole numbers stay what they are."""
    total = 0
    for kind, count in counts.items():
        size = _FLOATS.get(kind)
        total += count * (_DTYPES.get(dtype, size) if size else _OTHERS.get(kind, 1))
    return total


def free_bytes(device: str) -> int:
    """The memory that is free for weights on "cpu", "cuda" or "mps"."""
    kind = device.split(":")[0]
    if kind == "cuda":
        return torch.cuda.mem_get_info(device)[0]
    free = psutil.virtual_memory().available
    if kind == "mps":
        return min(free, torch.mps.recommended_max_memory() - torch.mps.driver_allocated_memory())
    return min(free, _cgroup_free_bytes())


def empty_device_cache() -> None:
    """Return the memory of deleted models from torch's allocator to the accelerator."""
    if torch.cuda.is_initialized():  # else it has nothing to give back
        torch.cuda.empty_cache()


def _cgroup_free_bytes(folder: Path = Path("/sys/fs/cgroup")) -> int:
    """The bytes that this container may still allocate (Linux, cgroup v2); the machine around it may have more. The
    page cache of files counts as free."""
    try:
        most = int((folder / "memory.max").read_text())  # "max" where there is no limit
        taken = int((folder / "memory.current").read_text())
        stat = dict(line.split() for line in (folder / "memory.stat").read_text().splitlines())
        return most - taken + int(stat.get("inactive_file", 0))
    except (OSError, ValueError):
        return psutil.virtual_memory().total


def check_memory(
    name: str,
    needed: int | None,
    device: str,
    dtype: str,
    suggestion: Callable[[], LoadOption | None] = lambda: None,
    reclaimable: int = 0,
) -> None:
    """Raise ModelError where the weights of `name`, `needed` bytes, will not fit on the device, of which `reclaimable`
    bytes more could be had; `suggestion` is a way in which they would. What is not known (None) is not refused."""
    if needed is None:
        return
    free = free_bytes(device) + reclaimable
    if needed * HEADROOM <= free:
        return
    raise ModelError(
        _too_large(name, format_bytes(needed * HEADROOM), format_bytes(free), device, dtype),
        _what_would_fit(suggestion(), free / HEADROOM / _DTYPES.get(dtype, 2)),
    )


def _too_large(name: str, needed: str, free: str, device: str, dtype: str) -> Text:
    numbers = {"model": name, "needed": needed, "free": free, "device": device, "dtype": dtype}
    if device == "cpu" and dtype == "auto":
        return said("{model} needs {needed} of memory, and {free} is free on this machine.", **numbers)
    if device == "cpu":
        return said("{model} needs {needed} of memory in {dtype}, and {free} is free on this machine.", **numbers)
    if dtype == "auto":
        return said("{model} needs {needed} of memory, and {free} is free on this {device} device.", **numbers)
    return said("{model} needs {needed} of memory in {dtype}, and {free} is free on this {device} device.", **numbers)


def _what_would_fit(option: LoadOption | None, most: float) -> Text:
    """What to open instead: the model as this `option` has it, or one of at most so many parameters."""
    other = {"option": option.model, "size": format_bytes(option.bytes)} if option else {}
    parameters = numeral(f"{most / 1e9:.1f}B" if most >= 1e9 else f"{int(most / 1e6)}M")
    if option and most >= 1e6:
        return said(
            "Open it as {option}, which takes {size}, choose a model of at most {parameters} parameters, or free some "
            "memory.",
            **other, parameters=parameters,
        )  # fmt: skip
    if option:
        return said("Open it as {option}, which takes {size}, or free some memory.", **other)
    if most >= 1e6:
        return said("Choose a model of at most {parameters} parameters, or free some memory.", parameters=parameters)
    return said("Free some memory.")


def format_bytes(size: float) -> Text:
    """A number of bytes as a person reads it."""
    size = max(0.0, size)
    if 0 < size < 1e3:
        return said("{size} bytes", size=numeral(f"{size:.0f}"))
    if 0 < size < 1e6:
        return said("{size} kB", size=numeral(f"{size / 1e3:.0f}"))
    if size < 1e9:
        return said("{size} MB", size=numeral(f"{size / 1e6:.0f}"))
    return said("{size} GB", size=numeral(f"{size / 1e9:.1f}"))

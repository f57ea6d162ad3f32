"""Whether an exception says that there is no memory left: torch's allocators have different ones. Standard library and
torch alone."""

from __future__ import annotations

import errno

import torch

_TEXTS = (
    "can't allocate memory",  # DefaultCPUAllocator on Linux and macOS
    "not enough memory",  # the same on Windows
    "cannot allocate memory",
    "out of memory",  # "CUDA error: out of memory", "MPS backend out of memory"
    "alloc_failed",  # CUBLAS_STATUS_ALLOC_FAILED
    "std::bad_alloc",
    "invalid buffer size",  # MPS, of one tensor that is too large
)


def is_out_of_memory(error: BaseException) -> bool:
    """Whether this exception, of Python, torch or one of its libraries, means that memory ran out."""
    if isinstance(error, torch.OutOfMemoryError | MemoryError):
        return True
    if isinstance(error, OSError):
        return error.errno == errno.ENOMEM
    return isinstance(error, RuntimeError) and any(text in str(error).lower() for text in _TEXTS)

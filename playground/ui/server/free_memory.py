"""Memory that nothing uses any more goes back to the system, on Linux with the GNU C library.

That library keeps what is freed for what comes next, in an area of its own for each of many threads: after a picture, a
long report or thirty people at once, a process would stay as large as it ever was. Knows the library's functions;
nothing of what memory is used for.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
import time

AREAS = 4  # for all threads; by itself the library makes up to eight for each core
LOOKS_SECONDS = 20.0
GROWTH = 32_000_000  # bytes since the last time, for which it is worth while
_ARENA_MAX = -8  # the parameter of mallopt


def keep_memory_small() -> None:
    """Have the library use few areas, and give back every 20 seconds what was freed. To be called once, before there
    are many threads. Does nothing elsewhere."""
    library = _library()
    if library is None:
        return
    library.mallopt(_ARENA_MAX, AREAS)
    threading.Thread(target=_give_back_for_ever, args=[library], name="free memory", daemon=True).start()


def _give_back_for_ever(library: ctypes.CDLL) -> None:
    smallest = resident()
    while True:
        time.sleep(LOOKS_SECONDS)
        smallest = give_back(library, smallest)


def give_back(library: ctypes.CDLL, smallest: int) -> int:
    """Give back what was freed where the process has grown since it had `smallest` bytes. Returns what it has now, or
    had then."""
    now = resident()
    if now < smallest + GROWTH:
        return min(now, smallest)
    library.malloc_trim(0)
    return resident()


def resident() -> int:
    """The bytes of this process that are in memory."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _library() -> ctypes.CDLL | None:
    if sys.platform != "linux":
        return None
    try:
        library = ctypes.CDLL("libc.so.6")
        _ = library.mallopt, library.malloc_trim
    except (OSError, AttributeError):  # another library, such as musl
        return None
    return library

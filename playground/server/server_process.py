"""The server's process: how many files it may open, what becomes of memory that it no longer uses, and how it ends when
a signal asks it to: runs stop and say so, that is delivered, and the server closes.

The GNU C library keeps what is freed for what comes next, in an area of its own for each of many threads: after a
picture, a long report or thirty people at once, a process would stay as large as it ever was. So on Linux such memory
goes back to the system.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
import time
from types import FrameType

from playground.engines.local import LocalEngine

AREAS = 4  # for all threads; by itself the library makes up to eight for each core
LOOKS_SECONDS = 20.0
GROWTH = 32_000_000  # bytes since the last time, for which it is worth while
DELIVERY_SECONDS = 0.5  # in which what was said last goes to the browsers
FILES = 16_384  # that the process may have open, where the system lets it: the usual 1,024 are soon used up
_ARENA_MAX = -8  # the parameter of mallopt


def allow_files() -> None:
    """Let this process open `FILES` files, as far as the system does."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


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


def end_on_signals(engine: LocalEngine) -> None:
    """Have SIGTERM end the process as Ctrl+C does. To be called in the main thread, before it waits in
    `gr.Blocks.block_thread`, which closes the server at a KeyboardInterrupt."""

    def end(number: int, frame: FrameType | None) -> None:
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, signal.SIG_DFL)  # a second one ends it at once
        engine.close()
        time.sleep(DELIVERY_SECONDS)
        raise KeyboardInterrupt

    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, end)

"""What was freed goes back to the system."""

from __future__ import annotations

import subprocess
import sys

import pytest

from playground.ui.server.free_memory import GROWTH, give_back

CODE = """
from playground.ui.server import free_memory
library = free_memory._library()
assert library is not None
before = free_memory.resident()
held = [b"x" * 60_000 for _ in range(4_000)]  # 240 MB in parts that are too small to be mapped for themselves
kept = bytes(60_000)
held.clear()
most = free_memory.resident()  # it is free, and still here
after = free_memory.give_back(library, before)
assert after == free_memory.resident() or abs(after - free_memory.resident()) < 1e6
print(most - before, after - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the GNU C library")
def test_what_was_freed_goes_back():
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    most, after = map(int, done.stdout.split())
    assert most > 200e6 and after < 40e6


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_it_is_done_only_where_the_process_has_grown():
    trimmed = []

    class Library:
        @staticmethod
        def malloc_trim(pad):
            trimmed.append(pad)

    assert give_back(Library, 10**15) < 10**15 and not trimmed
    assert give_back(Library, -GROWTH) > 0 and trimmed == [0]

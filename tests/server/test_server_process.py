"""What was freed goes back to the system; the process may open many files."""

from __future__ import annotations

import resource
import subprocess
import sys

import pytest

from playground.server.server_process import FILES, GROWTH, allow_files, give_back

CODE = """
from playground.server import server_process
library = server_process._library()
assert library is not None
before = server_process.resident()
held = [b"x" * 60_000 for _ in range(4_000)]  # 240 MB in parts that are too small to be mapped for themselves
kept = bytes(60_000)
held.clear()
most = server_process.resident()  # it is free, and still here
after = server_process.give_back(library, before)
assert after == server_process.resident() or abs(after - server_process.resident()) < 1e6
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


def test_the_process_may_open_more_files_than_usual():
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
        allow_files()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert hard == before[1] and soft == (FILES if hard == resource.RLIM_INFINITY else min(FILES, hard))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)

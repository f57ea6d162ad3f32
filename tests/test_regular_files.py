"""Files of others are read only where they are regular files, and only so far."""

from __future__ import annotations

import os
import sys

import pytest

from playground import regular_files
from playground.regular_files import FileTooLarge, read_regular_file


def test_a_regular_file_is_read_whole(tmp_path):
    (tmp_path / "a").write_bytes(b"12345\r\n")
    (tmp_path / "link").symlink_to(tmp_path / "a")
    assert read_regular_file(tmp_path / "a", 7) == read_regular_file(str(tmp_path / "link"), 7) == b"12345\r\n"
    with pytest.raises(FileTooLarge) as refused:
        read_regular_file(tmp_path / "a", 6)
    assert refused.value.size == 7


def test_nothing_else_is_read(tmp_path):
    with pytest.raises(IsADirectoryError):
        read_regular_file(tmp_path, 10)
    for path in (tmp_path / "missing", "a\0b"):
        with pytest.raises(OSError):
            read_regular_file(path, 10)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_pipe_and_a_device_are_refused_at_once(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", "/dev/zero", "/dev/null"):
        with pytest.raises(OSError, match="not a regular file"):
            read_regular_file(path, 10)


@pytest.mark.skipif(sys.platform != "linux", reason="such files are Linux's")
def test_a_file_that_says_it_holds_nothing_is_read_only_so_far(monkeypatch):
    assert os.stat("/proc/self/maps").st_size == 0
    with pytest.raises(FileTooLarge):
        read_regular_file("/proc/self/maps", 10)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_what_becomes_a_pipe_meanwhile_is_refused_too(tmp_path, monkeypatch):
    (tmp_path / "a").write_bytes(b"1")
    os.mkfifo(tmp_path / "pipe")
    regular = os.stat(tmp_path / "a")
    monkeypatch.setattr(regular_files.os, "stat", lambda path: regular)
    with pytest.raises(OSError, match="not a regular file"):
        read_regular_file(tmp_path / "pipe", 10)

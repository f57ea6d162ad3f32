"""Reads files that somebody else may have made: regular files alone, and never more of one than may be read.

A pipe has no end and a device such as /dev/zero neither, and both say that they hold 0 bytes. Standard library only.
"""

from __future__ import annotations

import errno
import os
import stat

from playground.errors import CallerError


class FileTooLarge(CallerError):
    """The file holds more bytes than may be read: at least `size`."""

    def __init__(self, size: int, most: int) -> None:
        super().__init__(f"at most {most:,} bytes are read")
        self.size = size


def read_regular_file(path: str | os.PathLike[str], most: int) -> bytes:
    """The bytes of a file, if it has no more than `most`. Raises FileTooLarge, and OSError where it is no regular file
    or cannot be read."""
    try:
        _check_regular(os.stat(path))  # before it is opened, for opening some devices does something already
        opened = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except ValueError:  # a NUL in the path
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL)) from None
    with open(opened, "rb") as file:
        found = os.fstat(file.fileno())
        _check_regular(found)
        data = b"" if found.st_size > most else file.read(most + 1)
    if (size := max(found.st_size, len(data))) > most:
        raise FileTooLarge(size, most)
    return data


def _check_regular(found: os.stat_result) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "not a regular file")

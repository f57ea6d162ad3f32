"""Brings single files of the Hub into its cache, so that they can be stopped, watched and gone on with.

The library throws away what it has of a file when its download fails. Here the part stays beside the cached files, and
the next try asks for the rest alone; the whole is checked against the checksum that the Hub gave. Over plain HTTP.
Knows files, not what they mean.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from huggingface_hub import (
    constants,
    get_hf_file_metadata,
    get_session,
    hf_hub_download,
    hf_hub_url,
    try_to_load_from_cache,
)
from huggingface_hub.errors import HfHubHTTPError
from huggingface_hub.file_download import repo_folder_name
from huggingface_hub.utils import build_hf_headers, hf_raise_for_status

from playground.models.hub import TIMEOUT, Repository, told
from playground.models.locations import Hindered, ModelError
from playground.models.memory import in_words

TRIES = 3  # in a row without one new byte, before a download is given up
PAUSE = 1.0  # seconds between them
SILENCE = 10.0  # seconds without a byte after which a connection counts as cut

Tell = Callable[[int], None]  # called with the bytes that came, and with fewer than none where some were lost
Stopped = Callable[[], bool]


class DownloadStopped(Hindered):
    """The person has stopped it; what came stays."""

    def __init__(self, name: str) -> None:
        super().__init__(f"The download of {name} was stopped.", "Open it again: it goes on from what is there.")


def is_here(repository: Repository, file: str) -> bool:
    """Whether this file of the model is in the cache."""
    return isinstance(try_to_load_from_cache(repository.name, file, revision=repository.commit), str)


def left_of(repository: Repository, files: list[str]) -> int:
    """How many bytes of these files are not in the cache. What came of a file that is not whole counts as missing."""
    return sum(repository.sizes[file] or 0 for file in files if not is_here(repository, file))


def check_disk(name: str, needed: int) -> None:
    """Raise ModelError where the disk of the cache has no room for `needed` bytes."""
    free = free_disk()
    if needed > free:
        raise _disk_full(name, f"{in_words(needed)} are to be downloaded, and {in_words(free)} are free", needed - free)


def free_disk() -> int:
    """The bytes that are free on the disk of the Hub's cache."""
    folder = Path(constants.HF_HUB_CACHE).absolute()
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return shutil.disk_usage(folder).free


def download(repository: Repository, file: str, token: str | None, tell: Tell, stopped: Stopped) -> None:
    """Bring one file into the cache. `tell` is called with the bytes as they come, those of an earlier try at once.

    Raises DownloadStopped soon after `stopped()` is true, and ModelError where the file cannot be had.
    """
    name, revision = repository.name, repository.revision
    try:
        url = hf_hub_url(name, file, revision=repository.commit or revision)
        found = get_hf_file_metadata(url, timeout=TIMEOUT, token=token)
        blob = _blobs(name) / (found.etag or "")
        if found.etag:
            with _only_one(name, blob, stopped):
                if blob.exists():  # somebody else has brought it meanwhile
                    tell(found.size or 0)
                else:
                    _bring(name, file, url, blob, found.size, token, tell, stopped)
        hf_hub_download(name, file, revision=revision, token=token, etag_timeout=TIMEOUT)  # finds it, and links to it
    except Exception as error:
        number = error.errno if isinstance(error, OSError) else None
        if number in (errno.ENOSPC, errno.EDQUOT):
            raise _disk_full(name, f"{file} could not be written to the end") from error
        if number is not None and not isinstance(error, HfHubHTTPError | FileNotFoundError):
            message = f"{file} of {name} cannot be kept: {os.strerror(number)}."
            raise Hindered(message, "Set HF_HOME to a folder that can be written, and start again.") from error
        raise told(error, name, revision, token, file) from error


_writing: dict[Path, threading.Lock] = {}  # of files that are on their way in this process


@contextlib.contextmanager
def _only_one(name: str, blob: Path, stopped: Stopped) -> Iterator[None]:
    """One thread at a time: several would write into the same file."""
    lock = _writing.setdefault(blob, threading.Lock())
    while not lock.acquire(timeout=0.05):
        if stopped():
            raise DownloadStopped(name)
    try:
        yield
    finally:
        lock.release()


def _blobs(name: str) -> Path:
    """Where the cache keeps the contents of a model's files, each under its checksum
    (https://huggingface.co/docs/huggingface_hub/guides/manage-cache)."""
    return Path(constants.HF_HUB_CACHE) / repo_folder_name(repo_id=name, repo_type="model") / "blobs"


def _bring(
    name: str, file: str, url: str, blob: Path, size: int | None, token: str | None, tell: Tell, stopped: Stopped
) -> None:
    part = blob.with_name(f"{blob.name}.incomplete")
    part.parent.mkdir(parents=True, exist_ok=True)
    part.touch()
    had = part.stat().st_size
    if size is not None and had > size:
        part.write_bytes(b"")
        had = 0
    tell(had)
    failures = 0
    while size is None or had < size:
        if stopped():
            raise DownloadStopped(name)
        before = had
        try:
            had = _stream(name, url, part, had, token, tell, stopped)
            if size is None:
                break
            cut: Exception | None = None
        except (ModelError, OSError):  # an answer of the Hub's, or of the disk
            raise
        except Exception as error:  # of the transport: a connection that was cut, or that nobody took
            cut, had = error, part.stat().st_size
        if had < (size or 0) or cut:
            failures = 0 if had > before else failures + 1
            if failures >= TRIES:
                raise _cut(name, had, size) from cut
            _wait(PAUSE, stopped)
    _check(name, file, part, blob.name, size, stopped, lambda: tell(-had))
    os.replace(part, blob)


def _stream(name: str, url: str, part: Path, had: int, token: str | None, tell: Tell, stopped: Stopped) -> int:
    """Ask for what is missing and append it to `part`; returns the bytes that are there then."""
    headers = {**build_hf_headers(token=token), "Accept-Encoding": "identity"}
    if had:
        headers["Range"] = f"bytes={had}-"
    with get_session().stream("GET", url, headers=headers, timeout=SILENCE, follow_redirects=True) as response:
        hf_raise_for_status(response)
        if had and response.status_code != 206:  # all of it comes, whatever was asked for
            tell(-had)
            had = 0
        with part.open("ab" if had else "wb") as opened:
            for chunk in response.iter_bytes():
                if stopped():
                    raise DownloadStopped(name)
                opened.write(chunk)
                had += len(chunk)
                tell(len(chunk))
    return had


def _check(
    name: str, file: str, part: Path, etag: str, size: int | None, stopped: Stopped, forget: Callable[[], None]
) -> None:
    """Raise ModelError where a file is not what the Hub said: of large files its etag is the SHA-256, of others git's
    SHA-1. A wrong file is removed, so that the next try begins anew."""
    there = part.stat().st_size
    digests: dict[int, Any] = {64: hashlib.sha256(), 40: hashlib.sha1(b"blob %d\0" % there, usedforsecurity=False)}
    digest = digests.get(len(etag))
    if digest is not None:
        with part.open("rb") as opened:
            while chunk := opened.read(1 << 22):
                if stopped():
                    raise DownloadStopped(name)
                digest.update(chunk)
    right_size = size is None or there == size
    if right_size and (digest is None or digest.hexdigest() == etag):
        return
    part.unlink()
    forget()
    what = "another checksum" if right_size else f"{there:,} bytes instead of {size:,}"
    raise Hindered(
        f"{file} of {name} came damaged: it is not what the Hub has ({what}).",
        "Open it again: this file is downloaded anew, from its beginning.",
    )


def _cut(name: str, had: int, size: int | None) -> Hindered:
    of = f" of {in_words(size)}" if size else ""
    return Hindered(
        f"The connection was cut after {in_words(had)}{of} of {name}.",
        "Check the network and open it again: it goes on from what is there.",
    )


def _disk_full(name: str, what: str, missing: int | None = None) -> Hindered:
    more = f" {in_words(missing)} more are needed." if missing else ""
    return Hindered(
        f"The disk has no room for {name}: {what}.",
        f"Free some disk space, or set HF_HOME to a folder on another disk, and open it again.{more}",
    )


def _wait(seconds: float, stopped: Stopped) -> None:
    end = time.monotonic() + seconds
    while not stopped() and time.monotonic() < end:
        time.sleep(min(0.05, seconds))

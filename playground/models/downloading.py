"""Downloads single files of the Hub into its cache: with progress, Stop, resume and a checksum. Knows files, not
models.

`hf_hub_download` of huggingface_hub 2.4 does the rest (metadata, the links in the cache), but not the transfer itself,
because it cannot do four things:

- resume: it writes to a temporary file with a random name and deletes it when the download ends in any way but well;
- stop: `tqdm_class` is called once for every 10 MB, so raising there comes too late on a slow line, and never where no
  bytes come;
- verify: it compares the size alone, so a damaged file of the right size stays in the cache;
- wait for a second process that wants the same file without ignoring Stop.

Here the bytes go to `<etag>.incomplete` beside the cached blobs, under the library's own lock, by plain HTTP with a
Range header, and are compared with the etag. Not used: Xet, so files above 50 GB, which the Hub sends by Xet alone, do
not come.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

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
from huggingface_hub.utils import WeakFileLock, build_hf_headers, hf_raise_for_status

from playground.models.hub import TIMEOUT, Repository, Token, as_model_error
from playground.models.locations import ModelError, ModelUnavailable
from playground.models.memory import format_bytes
from playground.texts import numeral, said

MAX_ATTEMPTS = 3  # in a row without one new byte
RETRY_PAUSE = 1.0  # seconds between two attempts
READ_TIMEOUT = 10.0  # seconds without a byte after which a connection counts as cut
POLL = 0.05  # seconds between two looks at `stopped` while waiting
_CHUNK = 1 << 22  # bytes that are hashed at a time

OnBytes = Callable[[int], None]  # called with the number of bytes that came; negative where some were lost
Stopped = Callable[[], bool]


class DownloadStopped(ModelUnavailable):
    """The person stopped the download; what came of the file stays."""

    def __init__(self, name: str) -> None:
        message = said("The download of {model} was stopped.", model=name)
        super().__init__(message, said("Open it again: the download resumes where it stopped."))


def is_cached(repository: Repository, file: str) -> bool:
    """Whether this file of the model is in the cache."""
    return isinstance(try_to_load_from_cache(repository.name, file, revision=repository.commit), str)


def missing_bytes(repository: Repository, files: list[str]) -> int:
    """The size of those of these files that are not in the cache; one that is incomplete counts with its full size."""
    return sum(repository.sizes[file] or 0 for file in files if not is_cached(repository, file))


def check_disk_space(name: str, needed: int) -> None:
    """Raise ModelError where the disk of the cache has fewer than `needed` free bytes."""
    free = free_disk_bytes()
    if needed > free:
        message = said(
            "The disk has no room for {model}: {needed} must be downloaded, and {free} is free.",
            model=name, needed=format_bytes(needed), free=format_bytes(free),
        )  # fmt: skip
        fix = said(
            "Free another {missing}, or set HF_HOME to a folder on another disk, and open it again.",
            missing=format_bytes(needed - free),
        )
        raise ModelUnavailable(message, fix)


def free_disk_bytes() -> int:
    """The free bytes on the disk of the Hub's cache."""
    folder = Path(constants.HF_HUB_CACHE).absolute()
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return shutil.disk_usage(folder).free


def download_file(repository: Repository, file: str, token: Token, on_bytes: OnBytes, stopped: Stopped) -> None:
    """Download one file into the cache. `on_bytes` is called as bytes come, at once with those of an earlier attempt.

    Raises DownloadStopped soon after `stopped()` is true, and ModelError where the file cannot be had.
    """
    name, revision = repository.name, repository.revision
    try:
        url = hf_hub_url(name, file, revision=repository.commit or revision)
        remote = get_hf_file_metadata(url, timeout=TIMEOUT, token=token)
        if remote.etag and remote.size is not None:
            _Transfer(name, file, url, remote.etag, remote.size, token, on_bytes, stopped).run()
        # finds the blob and links it into the snapshot; downloads it only where the Hub told no size
        hf_hub_download(name, file, revision=revision, token=token, etag_timeout=TIMEOUT)
    except Exception as error:
        number = error.errno if isinstance(error, OSError) else None
        if number in (errno.ENOSPC, errno.EDQUOT):
            message = said(
                "The disk has no room for {model}: {file} could not be written completely.", model=name, file=file
            )
            fix = said("Free some disk space, or set HF_HOME to a folder on another disk, and open it again.")
            raise ModelUnavailable(message, fix) from error
        if number is not None and not isinstance(error, HfHubHTTPError | FileNotFoundError):
            reason = os.strerror(number)
            message = said("{file} of {model} cannot be saved: {reason}.", file=file, model=name, reason=reason)
            raise ModelUnavailable(message, said("Set HF_HOME to a writable folder, and start again.")) from error
        raise as_model_error(error, name, revision, token, file) from error


def read_beginning(repository: Repository, file: str, token: Token, count: int) -> bytes:
    """The first `count` bytes of a file, or all of it where it is shorter. Raises ModelError."""
    url = hf_hub_url(repository.name, file, revision=repository.commit or repository.revision)
    headers = {**build_hf_headers(token=token), "Accept-Encoding": "identity", "Range": f"bytes=0-{count - 1}"}
    received = bytearray()
    try:
        request = get_session().stream("GET", url, headers=headers, timeout=READ_TIMEOUT, follow_redirects=True)
        with request as response:
            hf_raise_for_status(response)
            for chunk in response.iter_bytes():
                received += chunk
                if len(received) >= count:  # a server that ignores Range sends the whole file
                    break
    except Exception as error:
        raise as_model_error(error, repository.name, repository.revision, token, file) from error
    return bytes(received[:count])


@dataclass
class _Transfer:
    """The bytes of one file on their way into the cache, which keeps each file's contents under its etag
    (https://huggingface.co/docs/huggingface_hub/guides/manage-cache)."""

    name: str
    file: str
    url: str
    etag: str
    size: int
    token: Token
    on_bytes: OnBytes
    stopped: Stopped

    def __post_init__(self) -> None:
        folder = repo_folder_name(repo_id=self.name, repo_type="model")
        self.blob = Path(constants.HF_HUB_CACHE, folder, "blobs", self.etag)
        self.part = self.blob.with_name(f"{self.etag}.incomplete")
        self.lock = Path(constants.HF_HUB_CACHE, ".locks", folder, f"{self.etag}.lock")

    def run(self) -> None:
        """Download what is missing, verify the whole and move it into place."""
        with self._locked():
            if self.blob.exists():  # another thread or process has downloaded it meanwhile
                self.on_bytes(self.size)
                return
            self.part.parent.mkdir(parents=True, exist_ok=True)
            self.part.touch()
            if self._received > self.size:
                self.part.write_bytes(b"")
            self.on_bytes(self._received)
            self._complete()
            self._verify()
            os.replace(self.part, self.blob)

    @contextlib.contextmanager
    def _locked(self) -> Iterator[None]:
        """Hold the library's lock of this file: two writers would append to the same partial file."""
        self.lock.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.ExitStack() as stack:
            while True:
                try:
                    stack.enter_context(WeakFileLock(self.lock, timeout=POLL))
                    break
                except TimeoutError:
                    self._raise_if_stopped()
            yield

    @property
    def _received(self) -> int:
        return self.part.stat().st_size

    def _raise_if_stopped(self) -> None:
        if self.stopped():
            raise DownloadStopped(self.name)

    def _complete(self) -> None:
        """Ask for the missing bytes until all are there; give up after MAX_ATTEMPTS without a new one."""
        failures, cut = 0, None
        while (before := self._received) < self.size:
            self._raise_if_stopped()
            try:
                self._append(before)
            except (ModelError, OSError):  # an answer of the Hub's, or of the disk
                raise
            except Exception as error:  # of the transport: a connection that was cut, or refused
                cut = error
            failures = 0 if self._received > before else failures + 1
            if failures >= MAX_ATTEMPTS:
                message = said(
                    "The download of {model} was cut off after {received} of {size}.",
                    model=self.name, received=format_bytes(before), size=format_bytes(self.size),
                )  # fmt: skip
                fix = said("Check the network and open it again: the download resumes where it stopped.")
                raise ModelUnavailable(message, fix) from cut
            end = time.monotonic() + RETRY_PAUSE
            while self._received < self.size and time.monotonic() < end:
                self._raise_if_stopped()
                time.sleep(POLL)

    def _append(self, start: int) -> None:
        """Ask for the bytes from `start` on and append them to the partial file."""
        headers = {**build_hf_headers(token=self.token), "Accept-Encoding": "identity"}
        if start:
            headers["Range"] = f"bytes={start}-"
        request = get_session().stream("GET", self.url, headers=headers, timeout=READ_TIMEOUT, follow_redirects=True)
        with request as response:
            hf_raise_for_status(response)
            if start and response.status_code != 206:  # the server ignores Range and sends the whole file
                self.on_bytes(-start)
                start = 0
            with self.part.open("ab" if start else "wb") as opened:
                for chunk in response.iter_bytes():
                    self._raise_if_stopped()
                    opened.write(chunk)
                    self.on_bytes(len(chunk))

    def _verify(self) -> None:
        """Raise ModelError where the file is not the Hub's. The etag of a large file is its SHA-256, that of any other
        git's SHA-1. A wrong file is deleted, so that the next attempt begins anew."""
        received = self._received
        git = hashlib.sha1(b"blob %d\0" % received, usedforsecurity=False)
        digest: object = {64: hashlib.sha256(), 40: git}.get(len(self.etag))
        if digest is not None:
            with self.part.open("rb") as opened:
                while chunk := opened.read(_CHUNK):
                    self._raise_if_stopped()
                    digest.update(chunk)
        if received == self.size and (digest is None or digest.hexdigest() == self.etag):
            return
        self.part.unlink()
        self.on_bytes(-received)
        if received == self.size:
            message = said(
                "{file} of {model} arrived damaged: its checksum differs from the Hub's.",
                file=self.file, model=self.name,
            )  # fmt: skip
        else:
            message = said(
                "{file} of {model} arrived damaged: it has {received} bytes instead of {size}.",
                file=self.file, model=self.name, received=numeral(f"{received:,}"), size=numeral(f"{self.size:,}"),
            )  # fmt: skip
        raise ModelUnavailable(message, said("Open it again: this file is downloaded again from the start."))

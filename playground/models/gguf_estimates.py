"""What a model that comes as a GGUF file takes, from the header of the file, before it is downloaded or converted."""

from __future__ import annotations

import dataclasses
from pathlib import Path

from playground.models import hub
from playground.models.catalog import PACKAGED
from playground.models.description import Estimate, LoadOption
from playground.models.downloading import free_disk_bytes, missing_bytes
from playground.models.gguf_fetching import find_gguf, header_on_hub
from playground.models.gguf_files import gguf_names
from playground.models.gguf_header import GgufSummary, read_header
from playground.models.locations import gguf_in_cache, gguf_on_disk
from playground.models.memory import HEADROOM, count_bytes
from playground.models.memory_estimate import default_dtype
from playground.models.reference import ModelReference
from playground.settings import Settings
from playground.texts import Text, said

_DTYPES = ("float32", "bfloat16")


@dataclasses.dataclass(frozen=True)
class DeviceRoom:
    """Where a model would go: the device, and the bytes that could be its."""

    device: str
    free: int


def estimate_gguf(reference: ModelReference, settings: Settings, token: hub.Token, room: DeviceRoom) -> Estimate:
    """What the file takes that the reference names. Raises ModelError."""
    if model := PACKAGED.get(reference.name):
        header = GgufSummary("llama", 1_000_000 * model.millions, "", model.context_length, model.vocab_size, 0)
        return _estimate(reference, header, model.download, room)
    file = gguf_on_disk(reference) if settings.allow_local_folders else None
    if file is not None:
        return _estimate(reference, read_header(file), 0, room)
    try:
        repository = find_gguf(reference, token)
    except hub.HubUnavailable:
        if (file := gguf_in_cache(reference)) is None:
            raise
        return _estimate(reference, read_header(file), 0, room)
    name, here = str(reference.gguf), gguf_in_cache(reference)
    header = read_header(here) if here else header_on_hub(repository, name, token)
    return _estimate(reference, header, missing_bytes(repository, [name]), room)


def choices_in_folder(reference: ModelReference, room: DeviceRoom) -> Estimate | None:
    """The GGUF files of a folder, where one must be chosen."""
    folder = Path(reference.name).expanduser()
    names = gguf_names(folder) if folder.is_dir() else []
    if reference.gguf or len(names) < 2:
        return None
    return _choices(reference, {name: (folder / name).stat().st_size for name in names}, 0, room)


def choices_on_hub(reference: ModelReference, repository: hub.Repository, room: DeviceRoom) -> Estimate:
    """The GGUF files of a repository that has no other weights."""
    return _choices(reference, {name: repository.sizes[name] or 0 for name in repository.gguf_files}, None, room)


def _choices(reference: ModelReference, sizes: dict[str, int], download: int | None, room: DeviceRoom) -> Estimate:
    files = sorted(sizes, key=lambda name: sizes[name])
    ways = []
    for name in files:
        way = str(dataclasses.replace(reference, gguf=name))
        ways.append(LoadOption(way, Path(name).name, sizes[name], sizes[name] <= room.free))
    why = said("{model} holds {count} GGUF files.", model=reference.name, count=len(files))
    fix = said("Choose one. These are file sizes: expanded in memory, a model takes more.")
    return _plain(reference, room, class_name="GGUF", download=download, fits=None, why=why, fix=fix, ways=tuple(ways))


def _estimate(reference: ModelReference, header: GgufSummary, download: int, room: DeviceRoom) -> Estimate:
    dtype = default_dtype(reference, room.device)
    memory = None if reference.quantization else count_bytes(header.counts, dtype)
    fits = None if memory is None else memory * HEADROOM <= room.free
    ways = []
    for name in _DTYPES:
        size = count_bytes(header.counts, name)
        way = dataclasses.replace(reference, dtype=name, quantization=None, double_quant=None, compute_dtype=None)
        ways.append(LoadOption(str(way), name, size, size * HEADROOM <= room.free))
    why: Text | str = ""
    fix: Text | str = ""
    if fits is False:
        why = said("Dequantized, it needs more memory than is available on this machine.")
        fix = said("Choose a precision that fits, or free some memory.")
        if not any(way.fits for way in ways):
            fix = said("Choose a smaller model, or free some memory.")
    return _plain(
        reference, room, class_name=header.architecture, download=download, fits=fits, why=why, fix=fix,
        ways=tuple(ways), parameters=header.parameters, memory=memory,
        dtype=said("{precision}, dequantized from GGUF {format}", precision=dtype, format=header.format),
        context_length=header.context_length, vocab_size=header.vocab_size,
    )  # fmt: skip


def _plain(reference: ModelReference, room: DeviceRoom, **known: object) -> Estimate:
    memory = known.get("memory")
    told: dict = {
        "parameters": None, "dtype": "", "memory": None, "context_length": None, "vocab_size": None, **known,
        "model": str(reference), "source": "gguf", "device": room.device, "free": room.free,
        "free_disk": free_disk_bytes(), "room": int(memory * HEADROOM) if isinstance(memory, int) else None,
    }  # fmt: skip
    return Estimate(**told)

"""How much a model will take, and in which other ways it could be opened: known from its config and the headers of its
weights, here or on the Hub, before any weights are read.

Its config must be here. Opens nothing.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from pathlib import Path

import torch
from huggingface_hub import get_safetensors_metadata, try_to_load_from_cache
from transformers import PreTrainedConfig

from playground.models import hub, memory
from playground.models.config_checks import describe_config, read_config
from playground.models.config_process import ConfigDescription, build
from playground.models.description import LoadOption
from playground.models.locations import ModelError, locate, parse_reference
from playground.models.memory import HEADROOM, Counts, check_memory, count_bytes, header_counts, safetensors_files
from playground.models.model_class import class_for, is_dflash_drafter
from playground.models.quantizing import check_quantizable, quantization_config, quantized_bytes, unsupported_reason
from playground.models.reference import ModelReference
from playground.settings import Settings
from playground.texts import many, numeral, said

_PACKED = 8  # numbers of four bits in one of a quantized weight
_TABLES = 250_000_000  # numbers that no file holds: those of attention masks and positions


_gpu_elsewhere = False  # whether torch says that there is a GPU which only forks of this process have


def leave_gpu_alone(leave: bool = True) -> None:
    """Open models as if there was no CUDA device, or again with it: where a GPU is lent to forks of this process."""
    global _gpu_elsewhere
    _gpu_elsewhere = leave


def best_device() -> str:
    """Where models are opened unless somebody says otherwise."""
    if torch.cuda.is_available() and not _gpu_elsewhere:
        return "cuda"
    return "mps" if torch.backends.mps.is_available() else "cpu"


def device_for(reference: ModelReference) -> str:
    """Where a model is opened: on the device that its `device_map` names, else on the best one."""
    named = reference.device_map or ""
    return named if re.fullmatch(r"(cpu|mps|cuda)(:\d+)?", named) else best_device()


def check_device(reference: ModelReference) -> None:
    """Raise ModelError where this machine has no such device as its `device_map` names."""
    kind, _, number = (reference.device_map or "").partition(":")
    cuda = (lambda: 0) if _gpu_elsewhere else torch.cuda.device_count
    count = {"cuda": cuda, "mps": lambda: int(torch.backends.mps.is_available())}.get(kind)
    if count is None or int(number or 0) < count():
        return
    named = {"device": reference.device_map, "kind": kind}
    message = said("device_map is {device}, but torch finds no {kind} device on this machine.", **named)
    if count():
        message = many(
            count(), "device_map is {device}, but torch finds only {count} {kind} device, number 0.",
            "device_map is {device}, but torch finds only {count} {kind} devices, counted from 0.",
            **named,
        )  # fmt: skip
    raise ModelError(message, said("Leave device_map out: the model is then opened on {device}.", device=best_device()))


def offload_bytes(reference: ModelReference, device: str) -> int:
    """The bytes of main memory that a `device_map` which spreads the layers can use beside those of the device."""
    spreads = reference.device_map and device not in ("cpu", reference.device_map)
    return int(memory.free_bytes("cpu")) if spreads else 0


def free_for(reference: ModelReference, device: str) -> int:
    """The bytes that are free for the weights of a model."""
    return int(memory.free_bytes(device)) + offload_bytes(reference, device)


def default_dtype(reference: ModelReference, device: str) -> str:
    """The dtype in which a model is opened on this device: that of its options, or else what fits the device."""
    return reference.dtype or ("float32" if device == "cpu" else "auto")


def from_pretrained_kwargs(reference: ModelReference, settings: Settings) -> dict[str, object]:
    """The keyword arguments of `from_pretrained` for a model whose files are on this machine. Remote code may have to
    be downloaded."""
    options = {"trust_remote_code": settings.allow_remote_code, "local_files_only": not settings.allow_remote_code}
    return options | ({"revision": reference.revision} if reference.revision else {})


def check_fits(
    name: str,
    settings: Settings,
    make_room: Callable[[int], None] = lambda needed: None,
    token: hub.Token = None,
    device: str | None = None,
    dtype: str | None = None,
    reclaimable: int = 0,
    counts: Counts | None = None,
) -> None:
    """Raise ModelError where the weights of a model will not fit, saying what would. `make_room` gets the bytes that
    they will take, where that is known; `reclaimable` bytes are free once idle models are unloaded. `counts` are known
    of a GGUF file that has no config.json yet."""
    reference = parse_reference(name)
    check_device(reference)
    device = device or device_for(reference)
    reclaimable += offload_bytes(reference, device)
    if counts is not None:
        dtype = dtype or default_dtype(reference, device)
        needed = None if reference.quantization else count_bytes(counts, dtype)
        check_memory(name, needed, device, dtype, reclaimable=reclaimable)
        return
    config = read_config(name, locate(name, settings)[1], from_pretrained_kwargs(reference, settings))
    counts = weight_counts(name, settings, token)
    check_described(name, config, counts, settings)
    counts = counts or counts_from_config(name, config, settings)
    if reference.quantization:
        check_quantizable(name, config, device)
    needed = needed_bytes(reference, config, counts, device, dtype, settings.allow_remote_code)
    if needed is not None:
        make_room(needed)
    precision = reference.quantization or dtype or default_dtype(reference, device)

    def suggestion() -> LoadOption | None:
        free = memory.free_bytes(device) + reclaimable
        return next((way for way in precision_options(name, config, counts, device, free, settings) if way.fits), None)

    check_memory(name, needed, device, precision, suggestion, reclaimable)


def precision_options(
    name: str, config: PreTrainedConfig, counts: Counts | None, device: str, free: float, settings: Settings
) -> tuple[LoadOption, ...]:
    """The precisions in which a model can be opened on a device, the largest first, and which of them fit into `free`
    bytes."""
    reference = dataclasses.replace(
        parse_reference(name), dtype=None, quantization=None, double_quant=None, compute_dtype=None
    )
    options: list[dict[str, str]] = [{"dtype": "float32"}, {"dtype": "bfloat16"}]
    whole = not is_dflash_drafter(config) and getattr(config, "quantization_config", None) is None
    if whole and unsupported_reason(device) is None:
        options += [{"quantization": "8bit"}, {"quantization": "nf4"}]
    found = []
    for option in options:
        way = dataclasses.replace(reference, **option)
        needed = needed_bytes(way, config, counts, device, trust=settings.allow_remote_code)
        if needed is not None:
            label = "".join(option.values())
            found.append(LoadOption(str(way), label, needed, needed * HEADROOM <= free))
    return tuple(found)


def needed_bytes(
    reference: ModelReference,
    config: PreTrainedConfig,
    counts: Counts | None,
    device: str,
    dtype: str | None = None,
    trust: bool = False,
) -> int | None:
    """The bytes that the weights will take in memory, None where that cannot be told. `counts` is what `weight_counts`
    says of them."""
    dtype = dtype or default_dtype(reference, device)
    if not reference.quantization:
        return None if counts is None else count_bytes(counts, dtype)
    settings = quantization_config(reference)
    return quantized_bytes(class_for(reference.name, config), config, settings, dtype, trust_remote_code=trust)


def counts_from_config(name: str, config: PreTrainedConfig, settings: Settings) -> Counts | None:
    """How many numbers of each kind the weights hold by the config of the model, where their headers do not tell, as
    those of .bin files do not. None where the library cannot build the model on the meta device."""
    parameters = class_and_size(name, config, settings)[1]
    kind = {torch.float64: "F64", torch.float16: "F16", torch.bfloat16: "BF16"}.get(config.dtype, "F32")
    return None if parameters is None else {kind: parameters}


def class_and_size(name: str, config: PreTrainedConfig, settings: Settings) -> tuple[str, int | None]:
    """The name of the class that opens a model and its number of parameters, from a model built on the meta device.
    Raises ModelError where its config describes too much."""
    trusted = settings.allow_remote_code
    found = None if trusted else describe_config(name, model_folder(name, settings))
    if found is None:
        told = build(class_for(name, config), config, trust_remote_code=trusted)
        found = ConfigDescription(next(iter(config.architectures or []), config.model_type), None)
        found = found if told == "memory" else ConfigDescription(*told)
    return found.class_name, found.parameters


def check_described(name: str, config: PreTrainedConfig, counts: Counts | None, settings: Settings) -> None:
    """Raise ModelError where the config of somebody else's model describes far more numbers than its weights hold: they
    would be filled with random ones, or be the sizes of tables."""
    found = None
    if counts is not None and not settings.allow_remote_code:
        found = describe_config(name, model_folder(name, settings))
    if found is None or found.parameters is None:
        return
    factor = 2 if getattr(config, "quantization_config", None) is None else 2 * _PACKED
    if found.parameters + found.buffers > factor * sum(counts.values()) + _TABLES:
        message = said(
            "The config.json of {model} describes a model of {described} numbers, and its weights have {held}.",
            model=name, described=numeral(f"{found.parameters + found.buffers:,}"),
            held=numeral(f"{sum(counts.values()):,}"),
        )  # fmt: skip
        raise ModelError(message, said("Restore the config.json that was saved with these weights."))


def model_folder(name: str, settings: Settings) -> Path | None:
    """Where the files of a model are on this machine, None where none of them is."""
    source, place = locate(name, settings)
    if source != "hub":
        return Path(place)
    config = try_to_load_from_cache(place, "config.json", revision=parse_reference(name).revision)
    return Path(config).parent if isinstance(config, str) else None


def weight_counts(name: str, settings: Settings, token: hub.Token = None) -> Counts | None:
    """How many numbers of each kind ("F32", "BF16", ...) the weights hold, from their headers, here or on the Hub. None
    where they do not tell."""
    source, place = locate(name, settings)
    folder = model_folder(name, settings)
    files = safetensors_files(folder) if folder else []
    if files or source != "hub":
        return header_counts(files)
    try:
        return dict(
            get_safetensors_metadata(
                place, revision=parse_reference(name).revision, token=hub.token_for(settings, token)
            ).parameter_count
        )
    except Exception:  # other weights, or no answer: the download will tell
        return None

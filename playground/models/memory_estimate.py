"""How much a model will take, and in which other ways it could be opened: known from its config and the headers of its
weights, here or on the Hub, before any weights are read.

Its config must be here. Opens nothing.
"""

from __future__ import annotations

import copy
import dataclasses
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from huggingface_hub import get_safetensors_metadata, try_to_load_from_cache
from transformers import PreTrainedConfig

from playground.models import memory
from playground.models.description import Way
from playground.models.locations import ModelError, locate, parse
from playground.models.memory import SPARE, check_room, count_bytes, header_counts, in_words, weight_files
from playground.models.model_class import class_for, drafts_blocks, read_config
from playground.models.quantizing import check_quantizable, quantization_config, quantized_bytes, why_not
from playground.models.reference import ModelReference
from playground.settings import Settings

Counts = dict[str, int]


def best_device() -> str:
    """Where models are opened unless somebody says otherwise."""
    if torch.cuda.is_available():
        return "cuda"
    return "mps" if torch.backends.mps.is_available() else "cpu"


def device_for(reference: ModelReference) -> str:
    """Where a model is opened: on the device that its `device_map` names, else on the best one."""
    named = reference.device_map or ""
    return named if re.fullmatch(r"(cpu|mps|cuda)(:\d+)?", named) else best_device()


def check_device(reference: ModelReference) -> None:
    """Raise ModelError where this machine has no such device as its `device_map` names."""
    kind, _, number = (reference.device_map or "").partition(":")
    count = {"cuda": torch.cuda.device_count, "mps": lambda: int(torch.backends.mps.is_available())}.get(kind)
    if count is None or int(number or 0) < count():
        return
    there = f"only {count()}, counted from 0" if count() else "none on this machine"
    raise ModelError(
        f"device_map is {reference.device_map}, but of {kind} devices torch finds {there}.",
        f"Leave device_map out: the model is then opened on {best_device()}.",
    )


def beside(reference: ModelReference, device: str) -> int:
    """The bytes that could be had beside those of the device: a map that spreads the layers uses the machine's memory
    too."""
    spreads = reference.device_map and device not in ("cpu", reference.device_map)
    return int(memory.free_bytes("cpu")) if spreads else 0


def free_for(reference: ModelReference, device: str) -> int:
    """The bytes that are free for the weights of a model."""
    return int(memory.free_bytes(device)) + beside(reference, device)


def own_dtype(reference: ModelReference, device: str) -> str:
    """The dtype in which a model is opened on this device: that of its options, or else what fits the device."""
    return reference.dtype or ("float32" if device == "cpu" else "auto")


def options_of(reference: ModelReference, settings: Settings) -> dict[str, Any]:
    """The options with which the parts of a model are read, once they are here. Code of its own may lie anywhere."""
    options = {"trust_remote_code": settings.allow_remote_code, "local_files_only": not settings.allow_remote_code}
    return options | ({"revision": reference.revision} if reference.revision else {})


def judge(
    name: str,
    settings: Settings,
    make_room: Callable[[int], None] = lambda needed: None,
    token: str | None = None,
    device: str | None = None,
    dtype: str | None = None,
    spare: int = 0,
) -> None:
    """Raise ModelError where the weights of a model will not fit, saying what would. `make_room` gets the bytes that
    they will take, where that is known; `spare` bytes could be had beside those that are free."""
    reference = parse(name)
    check_device(reference)
    device = device or device_for(reference)
    spare += beside(reference, device)
    config = read_config(name, locate(name, settings)[1], options_of(reference, settings))
    counts = weight_counts(name, settings, token) or drawn_counts(name, config, settings)
    if reference.quantization:
        check_quantizable(name, config, device)
    needed = needed_bytes(reference, config, counts, device, dtype, settings.allow_remote_code)
    if needed is not None:
        make_room(needed)
    precision = reference.quantization or dtype or own_dtype(reference, device)

    def otherwise() -> str:
        free = memory.free_bytes(device) + spare
        fitting = [way for way in ways(name, config, counts, device, free, settings) if way.fits]
        return f"Open it as {fitting[0].model}, which takes {in_words(fitting[0].bytes)}. " if fitting else ""

    check_room(name, needed, device, precision, otherwise, spare)


def ways(
    name: str, config: PreTrainedConfig, counts: Counts | None, device: str, free: float, settings: Settings
) -> tuple[Way, ...]:
    """The precisions in which a model can be opened on a device, the largest first, and which of them fit into `free`
    bytes."""
    reference = dataclasses.replace(parse(name), dtype=None, quantization=None, double_quant=None, compute_dtype=None)
    options: list[dict[str, str]] = [{"dtype": "float32"}, {"dtype": "bfloat16"}]
    whole = not drafts_blocks(config) and getattr(config, "quantization_config", None) is None
    if whole and why_not(device) is None:
        options += [{"quantization": "8bit"}, {"quantization": "nf4"}]
    found = []
    for option in options:
        way = dataclasses.replace(reference, **option)
        needed = needed_bytes(way, config, counts, device, trust=settings.allow_remote_code)
        if needed is not None:
            label = "".join(option.values())
            found.append(Way(str(way), label, needed, needed * SPARE <= free))
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
    dtype = dtype or own_dtype(reference, device)
    if not reference.quantization:
        return None if counts is None else count_bytes(counts, dtype)
    settings = quantization_config(reference)
    return quantized_bytes(class_for(reference.name, config), config, settings, dtype, trust_remote_code=trust)


def drawn_counts(name: str, config: PreTrainedConfig, settings: Settings) -> Counts | None:
    """How many numbers of each kind the weights hold by the config of the model, where they do not tell themselves, as
    those in .bin files do not. None where the library cannot draw the model up without them."""
    parameters = drawn_up(class_for(name, config), config, settings)[1]
    kind = {torch.float64: "F64", torch.float16: "F16", torch.bfloat16: "BF16"}.get(config.dtype, "F32")
    return None if parameters is None else {kind: parameters}


def drawn_up(auto_class: Any, config: PreTrainedConfig, settings: Settings) -> tuple[str, int | None]:
    """The class that opens a model and how many parameters it has: of the model itself, made without its weights."""
    try:
        with torch.device("meta"):  # float32, for the default dtype is that of all threads
            own = copy.deepcopy(config)  # it gets the dtype written into it
            model = auto_class.from_config(own, dtype=torch.float32, trust_remote_code=settings.allow_remote_code)
    except Exception:  # code of its own, or a kind that is made in another way
        return next(iter(config.architectures or []), config.model_type), None
    return type(model).__name__, model.num_parameters()


def folder_of(name: str, settings: Settings) -> Path | None:
    """Where the files of a model are on this machine, None where none of them is."""
    source, place = locate(name, settings)
    if source != "hub":
        return Path(place)
    config = try_to_load_from_cache(place, "config.json", revision=parse(name).revision)
    return Path(config).parent if isinstance(config, str) else None


def weight_counts(name: str, settings: Settings, token: str | None = None) -> Counts | None:
    """How many numbers of each kind ("F32", "BF16", ...) the weights hold, from their headers, here or on the Hub. None
    where they do not tell."""
    source, place = locate(name, settings)
    folder = folder_of(name, settings)
    files = weight_files(folder) if folder else []
    if files or source != "hub":
        return header_counts(files)
    try:
        return dict(get_safetensors_metadata(place, revision=parse(name).revision, token=token).parameter_count)
    except Exception:  # other weights, or no answer: the download will tell
        return None

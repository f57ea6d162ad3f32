"""What a model takes, before it is downloaded or opened: from its config and the headers of its weights.

Downloads the config and, where the weights are in several files, their index; nothing else.
"""

from __future__ import annotations

import math
from pathlib import Path

from transformers import PreTrainedConfig

from playground.models import hub
from playground.models.catalog import BUNDLED, PACKAGED, SUGGESTED, bundled_folder
from playground.models.config_checks import read_config
from playground.models.description import Estimate, LoadOption
from playground.models.downloading import free_disk_bytes, missing_bytes
from playground.models.fetching import OnlyGguf, find_on_hub, weight_files
from playground.models.gguf_estimates import DeviceRoom, choices_in_folder, choices_on_hub, estimate_gguf
from playground.models.gguf_files import is_converted
from playground.models.locations import locate, parse_reference
from playground.models.memory import HEADROOM, format_bytes, header_counts
from playground.models.memory import safetensors_files as weights_in
from playground.models.memory_estimate import (
    check_device,
    class_and_size,
    counts_from_config,
    default_dtype,
    device_for,
    free_for,
    from_pretrained_kwargs,
    model_folder,
    needed_bytes,
    precision_options,
    weight_counts,
)
from playground.models.model_class import class_for
from playground.models.quantizing import check_quantizable
from playground.models.weights import no_safetensors, no_weights, weights_problem
from playground.settings import Settings
from playground.texts import said

_BYTES = {"float32": 4, "float16": 2, "bfloat16": 2}


def estimate(name: str, settings: Settings, token: hub.Token = None, idle: int = 0, used: int = 0) -> Estimate:
    """What the model `name` (a `ModelReference` as text) takes. `idle` are the bytes of loaded models that would leave
    for it, `used` those of models that stay. Raises ModelError where it cannot be opened at all."""
    token = hub.token_for(settings, token)
    reference = parse_reference(name)
    check_device(reference)
    device = device_for(reference)
    most = math.inf if settings.model_memory is None else 1e9 * settings.model_memory - used
    free = max(0, int(min(free_for(reference, device) + idle, most)))
    if found := _of_gguf(name, settings, token, DeviceRoom(device, free)):
        return found
    source, place = locate(name, settings)
    try:
        repository = find_on_hub(name, settings, token) if source == "hub" else None
    except OnlyGguf as error:
        return choices_on_hub(reference, error.repository, DeviceRoom(device, free))
    config = read_config(name, place, from_pretrained_kwargs(reference, settings))
    class_for(name, config)  # raises where none fits
    missing = 0
    if repository is not None:
        weights = weight_files(repository, token, lambda: False)
        missing = missing_bytes(repository, [*repository.small_files, *weights])
        lacking = None if weights else no_weights(name, repository.sizes)
        if settings.only_safetensors:
            lacking = lacking or no_safetensors(name, weights)
    else:
        lacking = weights_problem(name, model_folder(name, settings) or Path(place), settings.only_safetensors)
    told = None if lacking else weight_counts(name, settings, token)
    counts = told or (None if lacking else counts_from_config(name, config, settings))
    if reference.quantization:
        check_quantizable(name, config, device)
    memory = None
    if not lacking:
        memory = needed_bytes(reference, config, counts, device, trust=settings.allow_remote_code)
    others = () if lacking else precision_options(name, config, counts, device, free, settings)
    disk = free_disk_bytes() if source == "hub" else None
    some_fit = any(way.fits for way in others)
    why = lacking or _why(name, device, memory, free, missing, disk, some_fit)
    smaller = None if not why or lacking or some_fit else _smaller(device, free)
    class_name, parameters = class_and_size(name, config, settings)
    text = config.get_text_config(decoder=True)
    return Estimate(
        model=name,
        source=source,
        class_name=class_name,
        parameters=parameters,
        dtype=_dtype(default_dtype(reference, device), config),
        device=device,
        download=missing,
        memory=memory,
        room=None if memory is None else int(memory * HEADROOM),
        free=free,
        free_disk=disk,
        fits=False if why else None if memory is None else True,
        why=why[0] if why else "",
        fix=why[1] if why else "",
        context_length=getattr(text, "max_position_embeddings", None),
        vocab_size=getattr(text, "vocab_size", None),
        ways=others,
        smaller=smaller,
        complete=not lacking,
        reckoned=told is None and memory is not None and not reference.quantization,
    )


def _of_gguf(name: str, settings: Settings, token: hub.Token, room: DeviceRoom) -> Estimate | None:
    """The same of a model that comes as a GGUF file and is not converted yet, or of several in a folder; None of any
    other."""
    reference = parse_reference(name)
    is_named = reference.name in BUNDLED or reference.name in PACKAGED
    if settings.allow_local_folders and not is_named and (found := choices_in_folder(reference, room)):
        return found
    source, place = locate(name, settings)
    if source == "gguf" and not is_converted(place):
        return estimate_gguf(reference, settings, token, room)
    return None


def _why(
    name: str, device: str, memory: int | None, free: int, missing: int, disk: int | None, some_fit: bool
) -> tuple[str, str] | None:
    """Why it does not fit, and what to do."""
    if memory is not None and memory * HEADROOM > free:
        numbers = {"model": name, "needed": format_bytes(memory * HEADROOM), "free": format_bytes(free)}
        why = said("{model} needs {needed} of memory, and {free} is available on this machine.", **numbers)
        if device != "cpu":
            numbers["device"] = device
            why = said("{model} needs {needed} of memory, and {free} is available on this {device} device.", **numbers)
        if some_fit:
            return why, said("Choose a precision that fits, or free some memory.")
        return why, said("Choose a smaller model, or free some memory.")
    if disk is not None and missing > disk:
        why = said(
            "{needed} must be downloaded, and {free} is free on the disk.",
            needed=format_bytes(missing), free=format_bytes(disk),
        )  # fmt: skip
        return why, said("Free some disk space, or set HF_HOME to a folder on another disk.")
    return None


def _smaller(device: str, free: int) -> LoadOption | None:
    """The largest model of the catalog that fits, as it is opened here unless somebody says otherwise."""
    number = _BYTES["float32" if device == "cpu" else "bfloat16"]
    known = [(model.name, 1_000_000 * model.millions) for model in SUGGESTED]
    headers = {name: header_counts(weights_in(bundled_folder(name))) for name in BUNDLED}
    known += [(name, sum(counts.values())) for name, counts in headers.items() if counts]
    fitting = [(count, name) for name, count in known if count * number * HEADROOM <= free]
    if not fitting:
        return None
    count, name = max(fitting)
    return LoadOption(name, said("a smaller model"), count * number, True)


def _dtype(dtype: str, config: PreTrainedConfig) -> str:
    return str(config.dtype or "float32").removeprefix("torch.") if dtype == "auto" else dtype

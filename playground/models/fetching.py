"""A model of the Hub comes to this machine: asked for, judged by its config and its size, then downloaded.

Needs no more of it than its small files until it is known to fit. Opens no weights; a bundled model or a folder is here
already.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from huggingface_hub import try_to_load_from_cache

from playground.models import hub, memory
from playground.models.downloading import check_disk, download, is_here, left_of
from playground.models.locations import ModelError, locate, parse
from playground.models.model_class import class_for, read_config
from playground.models.weights import none_of
from playground.settings import Settings

# Called with a phase ("asking", "download"), and in "download" with the bytes that are here and those of all files.
Tell = Callable[[str, int | None, int | None], None]


def fetch(
    name: str,
    settings: Settings,
    token: str | None = None,
    tell: Tell = lambda phase, done, total: None,
    stopped: Callable[[], bool] = lambda: False,
    fits: Callable[[], None] = lambda: None,
    weights: bool = True,
) -> bool | None:
    """Bring the model `name` (a `ModelReference` as text) into the Hub's cache, unless it is here; without `weights`,
    its other parts alone.

    `fits` is called when the config and the tokenizer are here and before any weights are; it may raise. Where the Hub
    does not answer, what was downloaded before has to do: returns whether it has, None for what is not on the Hub.
    Raises ModelError, whatever goes wrong.
    """
    if locate(name, settings)[0] != "hub":
        return None
    tell("asking", None, None)
    repository = look(name, settings, token, stopped)
    if repository is None:
        return False
    small = [file for file in repository.small_files if not is_here(repository, file)]
    check_disk(name, left_of(repository, small))
    for file in small:
        download(repository, file, token, lambda count: None, stopped)
    needed_files = weight_files(repository, token, stopped) if weights else []
    if weights and not needed_files:
        raise ModelError(*none_of(name, repository.sizes))
    missing = [file for file in needed_files if not is_here(repository, file)]
    if not missing:
        return True
    fits()
    needed = left_of(repository, missing)
    check_disk(name, needed)
    done = 0

    def came(count: int) -> None:
        nonlocal done
        done += count
        tell("download", done, needed)

    came(0)
    for file in missing:
        download(repository, file, token, came, stopped)
    return True


def look(
    name: str, settings: Settings, token: str | None = None, stopped: Callable[[], bool] = lambda: False
) -> hub.Repository | None:
    """What the Hub has of a model, whose config is here then; None where what was downloaded before has to do. Raises
    ModelError, also where it is no model for text."""
    reference, place = parse(name), locate(name, settings)[1]
    try:
        repository = hub.repository(place, reference.revision, token)
    except ModelError as error:
        if _may_use_cache(error, place, reference.revision, settings):
            return None
        raise
    code = repository.code_files if settings.allow_remote_code else []
    for file in ("config.json", *code):
        if not is_here(repository, file):
            download(repository, file, token, lambda count: None, stopped)
    options = {"trust_remote_code": settings.allow_remote_code, "local_files_only": not settings.allow_remote_code}
    class_for(name, read_config(name, place, {**options, "revision": reference.revision or "main"}))
    return repository


def weight_files(repository: hub.Repository, token: str | None, stopped: Callable[[], bool]) -> list[str]:
    """The files of its weights that transformers would read. Their index is downloaded where they have one."""
    whole, index = repository.whole_weights, repository.weight_index
    if index is None:
        return [whole] if whole else []
    if not is_here(repository, index):
        download(repository, index, token, lambda count: None, stopped)
    path = try_to_load_from_cache(repository.name, index, revision=repository.commit)
    try:
        names = set(json.loads(Path(str(path)).read_text("utf-8"))["weight_map"].values())
        if not all(name in repository.sizes for name in names):
            raise KeyError
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        message = f"{index} of {repository.name} does not name the files of its weights."
        raise ModelError(message, "Choose another revision, or another model.") from None
    return sorted(names)


def config_here(place: str, revision: str | None) -> bool:
    """Whether something of this model is in the cache."""
    return isinstance(try_to_load_from_cache(place, "config.json", revision=revision), str)


def _may_use_cache(error: ModelError, place: str, revision: str | None, settings: Settings) -> bool:
    """Whether what was downloaded before will do: where the Hub does not answer; and where it asks for a token, if this
    is a person's own machine and all of the model is here."""
    config = try_to_load_from_cache(place, "config.json", revision=revision)
    if not isinstance(config, str):
        return False
    if isinstance(error, hub.Gated):
        return settings.allow_own_tokens and bool(memory.weight_files(Path(config).parent))
    return isinstance(error, hub.NoAnswer)

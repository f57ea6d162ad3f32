"""Where a model lies: a bundled name, a folder, a GGUF file or a Hub id, as far as an instance allows it.

Opens nothing. Imports neither torch nor transformers.
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from huggingface_hub.errors import HFValidationError
from huggingface_hub.utils import validate_repo_id

from playground.errors import PlaygroundError
from playground.models.adapter_files import CONFIG as ADAPTER
from playground.models.adapter_files import WEIGHTS as ADAPTER_WEIGHTS
from playground.models.adapter_files import base_of, is_adapter
from playground.models.catalog import BUNDLED, PACKAGED, PackagedModel, bundled_folder
from playground.models.gguf_files import cache_folder, converted_folder, folder_for, gguf_names, is_converted
from playground.models.reference import GGUF, BadReference, ModelReference
from playground.models.weights import INDEX, WEIGHTS
from playground.settings import Settings
from playground.texts import Text, said
from playground.trace.events import Diagnostic
from playground.trace.wire import Json


class ModelError(PlaygroundError):
    """A model that cannot be opened."""


class ModelUnavailable(ModelError):
    """A model that cannot be opened for a reason outside of the request: the network, the disk, an access token, other
    people's runs, or because somebody stopped it."""


class LoadingStopped(ModelUnavailable):
    """The person has stopped it."""

    def __init__(self, name: str) -> None:
        message = said("The loading of {model} was stopped.", model=name)
        super().__init__(message, said("Open it again, or click Generate."))


def parse_reference(text: str) -> ModelReference:
    """A model's name and how it is opened. Raises ModelError."""
    try:
        return ModelReference.parse(text)
    except BadReference as error:
        raise ModelError(error.message, error.fix) from error


def with_base(reference: ModelReference, settings: Settings) -> ModelReference:
    """Where a reference names a folder with an adapter: the model for which that was trained, with it. Any other
    reference as it is. Raises ModelError where the adapter does not say for which."""
    folder = Path(reference.name).expanduser()
    if reference.name in BUNDLED or not settings.allow_local_folders or not _is_path(reference.name):
        return reference
    if reference.adapter or not is_adapter(folder) or (folder / "config.json").is_file():
        return reference
    if (base := base_of(folder)) is None:
        message = said("The adapter in {folder} does not say for which model it was trained.", folder=reference.name)
        raise ModelError(message, said("Write MODEL?adapter={folder}.", folder=reference.name))
    return replace(reference, name=base, adapter=reference.name)


def locate(name: str, settings: Settings) -> tuple[str, str]:
    """("bundled", folder), ("folder", folder), ("hub", id) or ("gguf", folder), whatever the options are with which it
    is to be opened. A bundled name is never looked for anywhere else. The folder of a GGUF file is that into which it
    is converted, and need not be there yet (`gguf_files.is_converted`). Of a model with an adapter it is where its base
    lies."""
    reference = with_base(parse_reference(name), settings)
    name = reference.name
    if reference.adapter:
        adapter_folder(reference.adapter, settings)
    if name in BUNDLED:
        _check_on_no_hub(reference)
        _check_folder(name, folder := bundled_folder(name))
        return "bundled", str(folder)
    if name in PACKAGED:
        return _locate_packaged(PACKAGED[name], reference, settings)
    if not settings.allow_local_folders:
        _refuse_folder(name, settings, _choose_bundled())
    elif _is_path(name):
        if file := gguf_on_disk(reference):
            return "gguf", str(converted_folder(file, reference))
        folder = Path(name).expanduser()
        if not folder.is_dir():
            raise ModelError(said("There is no folder {folder}.", folder=name), _path_fix(name, folder))
        _check_on_no_hub(reference)
        _check_folder(name, folder)
        return "folder", str(folder)
    known = [*BUNDLED, *PACKAGED]
    if "/" not in name and (near := closest_name(name, known)):
        raise ModelError(said("There is no model {name}.", name=repr(name)), said("Did you mean {near}?", near=near))
    if not settings.allow_hub and name not in settings.gpu_model_names:
        raise ModelError(said("This server opens no models from the Hub."), _choose_bundled())
    try:
        validate_repo_id(name)
    except HFValidationError:
        raise ModelError(
            said("{name} is neither a bundled model, nor a folder, nor a Hub id.", name=repr(name)),
            said("Write a Hub id as owner/name, a folder as ./folder, or choose {names}.", names=bundled_names()),
        ) from None
    if reference.gguf:
        file = gguf_in_cache(reference)
        # where it will be is not known before the file is here
        return "gguf", str(converted_folder(file, reference) if file else cache_folder() / "converted" / "-")
    return "hub", name


def gguf_on_disk(reference: ModelReference) -> Path | None:
    """The GGUF file that a path names: itself, or one in a folder, which must be named where there are several and no
    other weights. None for a folder of another kind, and for what is no path. Raises ModelError."""
    if not _is_path(reference.name):
        return None
    path = Path(reference.name).expanduser()
    if path.suffix.lower() == GGUF and path.is_file():
        return path
    if reference.gguf:
        file = path / reference.gguf
        if not file.is_file() or path.resolve() not in file.resolve().parents:
            message = said("There is no file {file} in {folder}.", file=reference.gguf, folder=reference.name)
            raise ModelError(message, which_gguf(reference.name, gguf_names(path) if path.is_dir() else []))
        return file
    if not path.is_dir() or any((path / file).is_file() for file in ("config.json", WEIGHTS, INDEX)):
        return None
    names = gguf_names(path)
    if len(names) > 1:
        message = said("{folder} holds {count} GGUF files.", folder=reference.name, count=len(names))
        raise ModelError(message, which_gguf(reference.name, names))
    return path / names[0] if names else None


def gguf_in_cache(reference: ModelReference) -> Path | None:
    """The GGUF file of a repository on the Hub, where it has been downloaded."""
    from huggingface_hub import try_to_load_from_cache  # here, because its import takes a while

    file = try_to_load_from_cache(reference.name, reference.gguf or "", revision=reference.revision)
    return Path(file) if isinstance(file, str) else None


def which_gguf(name: str, files: list[str]) -> Text:
    """How to name one of several GGUF files of a model."""
    if not files:
        return said("Choose another model.")
    return said(
        "Name one of them: {names}.",
        names=", ".join(str(ModelReference(name, gguf=file)) for file in files[:_LISTED])
        + (" …" if len(files) > _LISTED else ""),
    )


def _locate_packaged(model: PackagedModel, reference: ModelReference, settings: Settings) -> tuple[str, str]:
    """A model with a short name: converted from its package, or in the Hub's cache, or not here yet."""
    _check_on_no_hub(reference)
    folder = folder_for(model.name, model.file_sha256, reference)
    if is_converted(folder):
        return "gguf", str(folder)
    from huggingface_hub import try_to_load_from_cache

    parts = (try_to_load_from_cache(model.hub_id, file) for file in ("config.json", WEIGHTS))
    if all(isinstance(part, str) for part in parts):
        return "hub", model.hub_id
    if not settings.allow_hub:
        message = said("{model} is not on this machine, and this server downloads nothing.", model=model.name)
        raise ModelError(message, said("Run: {command}", command=f"python -m playground.models.get {model.name}"))
    return "gguf", str(folder)


def _refuse_folder(name: str, settings: Settings, fix: Text) -> None:
    """Raise ModelError where `name` is, or may be, a folder of this machine. What is said is the same whether it is
    there or not."""
    if _reads_as_path(name):
        raise ModelError(said("This server does not open folders."), fix)
    if settings.allow_hub and _is_path(name):  # transformers would open it instead of what the Hub has by that name
        raise ModelError(said("This server does not open {name}.", name=repr(name)), fix)


def _reads_as_path(name: str) -> bool:
    """Whether the name alone says that it is no Hub id."""
    return name.startswith(("/", ".", "~", "\\")) or name.endswith(("/", "\\")) or (
        name.lower().endswith(GGUF) or name.count("/") > 1 or "\\" in name or ".." in name
    )  # fmt: skip


def _is_path(name: str) -> bool:
    # transformers would open a folder that is called like a Hub id, so whatever is a folder counts as one
    if name.startswith(("/", ".", "~", "\\")) or name.endswith(("/", "\\")) or os.path.isdir(name):
        return True
    return name.lower().endswith(GGUF) and os.path.isfile(name)


def adapter_folder(adapter: str, settings: Settings) -> Path | None:
    """The folder with the files of an adapter, a folder or a Hub id; None where it must be downloaded first. Raises
    ModelError where it is neither, or this instance does not open it."""
    if not settings.allow_local_folders:
        _refuse_folder(adapter, settings, said("Leave the adapter out."))
    elif _is_path(adapter):
        folder = Path(adapter).expanduser()
        if not is_adapter(folder):
            message = said("{folder} holds no adapter: there is no {file}.", folder=adapter, file=ADAPTER)
            raise ModelError(message, said("Choose a folder that peft's save_pretrained has written."))
        return folder
    try:
        validate_repo_id(adapter)
    except HFValidationError:
        message = said("The adapter {adapter} is neither a folder nor a Hub id.", adapter=repr(adapter))
        raise ModelError(message, said("Write a Hub id as owner/name, or a folder as ./folder.")) from None
    if not settings.allow_hub:
        raise ModelError(said("This server opens no models from the Hub."), said("Leave the adapter out."))
    from huggingface_hub import try_to_load_from_cache  # here, because its import takes a while

    paths = [try_to_load_from_cache(adapter, file) for file in (ADAPTER, ADAPTER_WEIGHTS)]
    return Path(paths[0]).parent if all(isinstance(path, str) for path in paths) else None


def is_here(name: str, settings: Settings) -> bool:
    """Whether all that is to be loaded lies in folders here, as far as that can be told without the Hub. Raises
    ModelError."""
    source, place = locate(name, settings)
    adapter = with_base(parse_reference(name), settings).adapter
    if adapter and adapter_folder(adapter, settings) is None:
        return False
    return source in ("bundled", "folder") or (source == "gguf" and is_converted(place))


def naming_problems(names: Mapping[str, Json], settings: Settings) -> list[Diagnostic]:
    """What is wrong with the names of models, by the fields of a request that hold them, as far as it is known before
    any of them is opened. What is no name at all is for `check` to say."""
    problems = []
    for field, name in names.items():
        if isinstance(name, str) and name.strip():
            try:
                locate(name, settings)
            except ModelError as error:
                problems.append(Diagnostic(field, "error", error.message, error.fix))
    return problems


def closest_name(name: str, names: Iterable[str]) -> str | None:
    """The one of `names` that is spelled most like `name`, or None (difflib, cutoff 0.65)."""
    known = {each.lower(): each for each in names}
    near = difflib.get_close_matches(name.lower()[:100], known, n=1, cutoff=0.65)
    return known[near[0]] if near else None


def _path_fix(name: str, folder: Path) -> Text:
    """What to write instead of a folder that is not there: a neighbour of it that holds a model, where one is called
    nearly so."""
    try:
        beside = [each.name for each in folder.parent.iterdir() if (each / "config.json").is_file()]
    except OSError:
        beside = []
    near = closest_name(folder.name, beside)
    if near is None:
        return said("Check the path: it must name a folder, not a file.")
    return said("Did you mean {near}?", near=os.path.join(os.path.dirname(name.rstrip("/")), near))


def _check_on_no_hub(reference: ModelReference) -> None:
    """Raise ModelError for the options of a repository on the Hub."""
    if reference.revision:
        message = said("{model} has no revisions: it is not on the Hub.", model=reference.name)
        raise ModelError(message, said("Leave the revision out."))
    if reference.gguf:
        message = said("{model} has no GGUF files to choose from.", model=reference.name)
        raise ModelError(message, said("Leave gguf out."))


def _check_folder(name: str, folder: Path) -> None:
    """Raise ModelError where the folder cannot hold a model of transformers."""
    if not (folder / "config.json").is_file():
        message = said("The folder {folder} has no config.json, so it is not a model.", folder=name)
        fix = said("Choose a folder that save_pretrained has written.")
        if name in BUNDLED:
            message = said("The bundled model {model} has no config.json, so it is not a model.", model=name)
            fix = said("Download the project again: the files of the model are missing.")
        raise ModelError(message, fix)
    for weights in folder.glob("*.safetensors"):
        if weights.is_file() and weights.stat().st_size < 1024 and b"git-lfs" in weights.read_bytes():
            message = said("{file} of {model} is a Git LFS pointer, not weights.", file=weights.name, model=name)
            raise ModelError(message, said("Run: git lfs pull"))


def _choose_bundled() -> Text:
    return said("Choose a bundled model: {names}.", names=bundled_names())


_LISTED = 6  # GGUF files that an error names


def bundled_names() -> str:
    """The bundled models, for the end of a sentence."""
    return ", ".join(BUNDLED)

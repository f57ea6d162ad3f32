"""Where a model lies: a bundled name, a folder or a Hub id, as far as an instance allows it.

Opens nothing. Imports neither torch nor transformers.
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from huggingface_hub.errors import HFValidationError
from huggingface_hub.utils import validate_repo_id

from playground.models.catalog import BUNDLED, bundled_folder
from playground.models.reference import BadReference, ModelReference
from playground.settings import Settings
from playground.texts import Text, said
from playground.trace.events import Diagnostic


class ModelError(Exception):
    """A model that cannot be opened: what is wrong, and what to do about it."""

    def __init__(self, message: str, fix: str) -> None:
        super().__init__(message, fix)
        self.message = message
        self.fix = fix

    def __str__(self) -> str:
        return said("{a} {b}", a=self.message, b=self.fix)


class ModelUnavailable(ModelError):
    """A model that cannot be opened for a reason outside of the request: the network, the disk, an access token, other
    people's runs, or because somebody stopped it."""


def parse_reference(text: str) -> ModelReference:
    """A model's name and how it is opened. Raises ModelError."""
    try:
        return ModelReference.parse(text)
    except BadReference as error:
        raise ModelError(error.message, error.fix) from error


def locate(name: str, settings: Settings) -> tuple[str, str]:
    """("bundled", folder), ("folder", folder) or ("hub", id), whatever the options are with which it is to be opened. A
    bundled name is never looked for anywhere else."""
    reference = parse_reference(name)
    name = reference.name
    if name in BUNDLED:
        _check_no_revision(reference)
        _check_folder(name, folder := bundled_folder(name))
        return "bundled", str(folder)
    # transformers would open a folder that is called like a Hub id, so whatever is a folder counts as one
    if name.startswith(("/", ".", "~", "\\")) or name.endswith(("/", "\\")) or os.path.isdir(name):
        if not settings.allow_local_folders:
            raise ModelError(said("This instance does not open folders."), _choose_bundled())
        folder = Path(name).expanduser()
        if not folder.is_dir():
            raise ModelError(said("There is no folder {folder}.", folder=name), _path_fix(name, folder))
        _check_no_revision(reference)
        _check_folder(name, folder)
        return "folder", str(folder)
    if "/" not in name and (near := closest_name(name, BUNDLED)):
        raise ModelError(said("There is no model {name}.", name=repr(name)), said("Did you mean {near}?", near=near))
    if not settings.allow_hub:
        raise ModelError(said("This instance opens no models from the Hub."), _choose_bundled())
    try:
        validate_repo_id(name)
    except HFValidationError:
        raise ModelError(
            said("{name} is neither a bundled model, nor a folder, nor a Hub id.", name=repr(name)),
            said("Write a Hub id as owner/name, a folder as ./folder, or choose {names}.", names=bundled_names()),
        ) from None
    return "hub", name


def naming_problems(names: Mapping[str, Any], settings: Settings) -> list[Diagnostic]:
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


def _check_no_revision(reference: ModelReference) -> None:
    if reference.revision:
        message = said("{model} has no revisions: it is not on the Hub.", model=reference.name)
        raise ModelError(message, said("Leave the revision out."))


def _check_folder(name: str, folder: Path) -> None:
    """Raise ModelError where the folder cannot hold a model of transformers."""
    if not (folder / "config.json").is_file():
        message = said("The folder {folder} has no config.json, so it is not a model.", folder=name)
        fix = said("Choose a folder that save_pretrained has written.")
        if name in BUNDLED:
            message = said("The bundled model {model} has no config.json, so it is not a model.", model=name)
            fix = said("Download the project again: the files of the model are missing.")
        if (folder / "adapter_config.json").is_file():
            fix = said("It holds only an adapter: merge it into its base model, and save that.")
        raise ModelError(message, fix)
    for weights in folder.glob("*.safetensors"):
        if weights.is_file() and weights.stat().st_size < 1024 and b"git-lfs" in weights.read_bytes():
            message = said("{file} of {model} is a Git LFS pointer, not weights.", file=weights.name, model=name)
            raise ModelError(message, said("Run: git lfs pull"))


def _choose_bundled() -> Text:
    return said("Choose a bundled model: {names}.", names=bundled_names())


def bundled_names() -> str:
    """The bundled models, for the end of a sentence."""
    return ", ".join(BUNDLED)

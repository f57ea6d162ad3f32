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
from playground.trace.events import Diagnostic


class ModelError(Exception):
    """A model that cannot be opened: what is wrong, and what to do about it."""

    def __init__(self, message: str, fix: str) -> None:
        super().__init__(message, fix)
        self.message = message
        self.fix = fix

    def __str__(self) -> str:
        return f"{self.message} {self.fix}"


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
            raise ModelError("This instance does not open folders.", f"Choose a bundled model: {bundled_names()}.")
        folder = Path(name).expanduser()
        if not folder.is_dir():
            raise ModelError(f"There is no folder {name}.", _path_fix(name, folder))
        _check_no_revision(reference)
        _check_folder(name, folder)
        return "folder", str(folder)
    if "/" not in name and (near := closest_name(name, BUNDLED)):
        raise ModelError(f"There is no model {name!r}.", f"Did you mean {near}?")
    if not settings.allow_hub:
        raise ModelError("This instance opens no models from the Hub.", f"Choose a bundled model: {bundled_names()}.")
    try:
        validate_repo_id(name)
    except HFValidationError:
        raise ModelError(
            f"{name!r} is neither a bundled model, nor a folder, nor a Hub id.",
            f"Write a Hub id as owner/name, a folder as ./folder, or choose {bundled_names()}.",
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


def _path_fix(name: str, folder: Path) -> str:
    """What to write instead of a folder that is not there: a neighbour of it that holds a model, where one is called
    nearly so."""
    try:
        beside = [each.name for each in folder.parent.iterdir() if (each / "config.json").is_file()]
    except OSError:
        beside = []
    near = closest_name(folder.name, beside)
    if near is None:
        return "Check the path: it must name a folder, not a file."
    return f"Did you mean {os.path.join(os.path.dirname(name.rstrip('/')), near)}?"


def _check_no_revision(reference: ModelReference) -> None:
    if reference.revision:
        raise ModelError(f"{reference.name} has no revisions: it lies in a folder.", "Leave the revision out.")


def _check_folder(name: str, folder: Path) -> None:
    """Raise ModelError where the folder cannot hold a model of transformers."""
    if not (folder / "config.json").is_file():
        what = "The bundled model" if name in BUNDLED else "The folder"
        fix = "Choose a folder that save_pretrained has written."
        if (folder / "adapter_config.json").is_file():
            fix = "It holds an adapter only: merge it into its base model, and save that."
        elif name in BUNDLED:
            fix = "Download the project again: the files of the model are missing."
        raise ModelError(f"{what} {name} has no config.json, so it is not a model.", fix)
    for weights in folder.glob("*.safetensors"):
        if weights.is_file() and weights.stat().st_size < 1024 and b"git-lfs" in weights.read_bytes():
            raise ModelError(f"{weights.name} of {name} is a Git LFS pointer, not weights.", "Run: git lfs pull")


def bundled_names() -> str:
    """The bundled models, for the end of a sentence."""
    return ", ".join(BUNDLED)

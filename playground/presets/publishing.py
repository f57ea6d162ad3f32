"""Where a config leaves the playground: into a model's folder, or to the Hub, as its `generation_config.json`.

Both merge with what is there, as `generate` does with a config that it is given: a field that the person set takes the
place of the model's own, and every other one, the special tokens above all, stays. Knows nothing of pages.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from playground.errors import CallerError
from playground.knobs.spec import in_json
from playground.models.catalog import BUNDLED, bundled_folder
from playground.models.reference import name_of
from playground.presets.presets import write_preset
from playground.requests.request import RequestError
from playground.settings import Settings
from playground.texts import Text, said
from playground.trace.wire import Json

FILE = "generation_config.json"
HUB_TIMEOUT = 10.0  # seconds for the Hub's first answer


class PublishError(CallerError):
    """A config that could not be saved or pushed; nothing was changed. `message` says why, and what to do."""


@dataclass(frozen=True)
class SavedConfig:
    """Where a config was written. `backup` is where the file that was there before is now, None where there was none;
    `replaced` maps the fields that had another value to that value."""

    path: str
    backup: str | None
    replaced: dict[str, object] = field(default_factory=dict)

    @property
    def message(self) -> Text:
        """What was done, in a sentence or two."""
        text = said("Saved as {path}; it applies the next time the model is opened.", path=self.path)
        if self.replaced:
            values = ", ".join(f"{name} = {in_json(value)}" for name, value in self.replaced.items())
            text = said("{text} Replaced values: {values}.", text=text, values=values)
        if self.backup:
            text = said("{text} The file that was there is now {backup}.", text=text, backup=self.backup)
        return text


# ------------------------------------------------------------------------------------------------- a model's folder


def save_as_model_default(folder: str, config: Mapping[str, object], settings: Settings) -> SavedConfig:
    """Write `config` into the generation_config.json of the model in `folder`, and keep the former file beside it.

    Raises PublishError, with everything as it was, where that is not allowed or does not work; RequestError where a
    value of `config` does not fit. Imports transformers.
    """
    place = _model_folder(folder, settings)
    target = place / FILE
    try:
        own = _read(target) if target.exists() else None
        text, replaced = _merged(own, _read(place / "config.json") if own is None else None, config)
        backup = _back_up(target) if own is not None else None
        _write(target, text)
    except OSError as error:
        message = said("{file} cannot be written ({why}). Check who may write there, and that the disk is not full.",
                       file=str(target), why=error.strerror)  # fmt: skip
        raise PublishError(message) from error
    return SavedConfig(str(target), str(backup) if backup else None, replaced)


def _model_folder(name: str, settings: Settings) -> Path:
    name = name_of(name)
    if name in BUNDLED:
        raise PublishError(
            said("{model} comes with the playground and stays as it is. Save the settings as a preset.", model=name)
        )
    if not settings.allow_local_folders:
        raise PublishError(said("This server does not write to folders. Download the settings as a preset instead."))
    try:
        place = Path(name).expanduser().resolve()
        is_model = (place / "config.json").is_file()
    except (OSError, ValueError, RuntimeError):  # too long a name, a null byte, no such user
        is_model = False
    if not is_model:
        message = said("There is no model in a folder {folder}. For a model of the Hub, push the settings there.",
                       folder=name)  # fmt: skip
        raise PublishError(message)
    if bundled_folder(next(iter(BUNDLED))).resolve().parent in place.parents:
        raise PublishError(
            said("Models that come with the playground stay as they are. Save the settings as a preset.")
        )
    return place


def _read(file: Path) -> dict[str, Json]:
    return _object(file.read_text("utf-8", errors="replace"), file.name)


def _object(text: str, name: str) -> dict[str, object]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise PublishError(
            said("The {file} that is there cannot be read. Repair it, or move it away, and try again.", file=name)
        )
    return data


def _back_up(target: Path) -> Path:
    """Copy the file to the first free name beside it: no earlier copy is ever written over."""
    content = target.read_bytes()
    number = 1
    while True:
        backup = target.with_name(f"{FILE}.before-{number}")
        try:
            with backup.open("xb") as file:
                file.write(content)
            return backup
        except FileExistsError:
            number += 1


def _write(target: Path, text: str) -> None:
    """Replace the file in one step: whoever opens it meanwhile has the old one or the new one."""
    with tempfile.TemporaryDirectory(prefix=".saving-", dir=target.parent) as folder:
        fresh = Path(folder) / FILE
        with fresh.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, target)


def _merged(
    own: dict[str, object] | None, model_config: dict[str, object] | None, config: Mapping[str, object]
) -> tuple[str, dict[str, object]]:
    """The text of the new file, and the fields of the old one that it changes.

    `own` is the file that is there. Without one the library takes the special tokens, and in older models more, from
    the model's config.json (`model_config`), but no longer once there is one: they are carried over.
    """
    from transformers import GenerationConfig

    written = json.loads(write_preset(config))
    version = written.pop("transformers_version")
    try:
        if own is None and model_config is not None:
            own = GenerationConfig.from_model_config(model_config).to_diff_dict()
        own = own or {}
        fields = own | written | {"transformers_version": version}
        fields.pop("_from_model_config", None)  # a person has chosen these
        text = json.dumps(fields, indent=2, sort_keys=True) + "\n"
        with tempfile.TemporaryDirectory() as folder:  # a file that the library cannot read would spoil the model
            Path(folder, FILE).write_text(text, "utf-8")
            GenerationConfig.from_pretrained(folder)
    except (TypeError, ValueError, AttributeError) as error:
        why = str(error).strip().splitlines()[0].replace("`", "")
        if "ngram_len" in written.get("watermarking_config", {}):
            why = said("the library cannot read SynthID settings from a file; leave watermarking_config out")
        raise PublishError(said("The library could not open the model with these settings: {why}.", why=why)) from error
    changed = {name: own[name] for name, value in written.items() if name in own and own[name] != value}
    return text, changed


# ------------------------------------------------------------------------------------------------------------ the Hub


def push_to_hub(repo_id: str, config: Mapping[str, object], token: str) -> str:
    """Commit `config` to the generation_config.json of a model repository, with the person's own token; returns the
    address of the commit.

    The token is used for this alone: it is not stored, and is in no message. No repository is made: a slip of the
    pen must not become one. Raises PublishError, or RequestError where a value does not fit. Blocks on the network.
    """
    from huggingface_hub.errors import HfHubHTTPError, RepositoryNotFoundError
    from huggingface_hub.utils import HFValidationError, validate_repo_id

    token, repo_id = token.strip(), repo_id.strip()
    if not token:  # the library would take the one that this machine is logged in with
        raise PublishError(
            said("An access token is needed. Create one that may write at https://huggingface.co/settings/tokens.")
        )
    if not re.fullmatch(r"[A-Za-z0-9_.-]+", token):
        raise PublishError(
            said("That is not an access token: tokens have only letters and digits, and begin with hf_. Copy it again.")
        )
    try:
        validate_repo_id(repo_id)
    except HFValidationError:
        repo_id = ""
    if repo_id.count("/") != 1:
        raise PublishError(said("Write the repository as owner/name, as in its address on the Hub."))
    try:
        return _commit(repo_id, config, token)
    except (PublishError, RequestError):
        raise
    except RepositoryNotFoundError:
        text = said("The Hub has no model {repo} that this token may see. Check the name, or create it there first.",
                    repo=repo_id)  # fmt: skip
    except HfHubHTTPError as error:
        text = _refusal(repo_id, error.response.status_code)
    except Exception:  # every transport has its own exceptions for "no network"
        text = said("The Hub cannot be reached. Check the network and try again, or download the settings as a preset.")
    raise PublishError(text)  # out here, so that it carries no exception that knows the request's headers


def _commit(repo_id: str, config: Mapping[str, object], token: str) -> str:
    from huggingface_hub import CommitOperationAdd, HfApi

    api = HfApi(token=token, library_name="generation-playground")
    info = api.repo_info(repo_id, timeout=HUB_TIMEOUT)
    files = {sibling.rfilename for sibling in info.siblings or []}
    own = _download(repo_id, FILE, info.sha, token) if FILE in files else None
    model_config = None
    if own is None and "config.json" in files:
        model_config = _download(repo_id, "config.json", info.sha, token)
    text, _ = _merged(own, model_config, config)
    commit = api.create_commit(
        repo_id,
        [CommitOperationAdd(FILE, text.encode())],
        commit_message="Set how the model generates",
        parent_commit=info.sha,  # a commit that somebody makes meanwhile is not undone
    )
    return commit.commit_url


def _download(repo_id: str, name: str, revision: str | None, token: str) -> dict[str, object]:
    """One small file, kept nowhere: what one person's token opens is no business of the next one's."""
    from huggingface_hub import get_session, hf_hub_url
    from huggingface_hub.utils import build_hf_headers, hf_raise_for_status

    response = get_session().get(
        hf_hub_url(repo_id, name, revision=revision),
        headers=build_hf_headers(token=token),
        timeout=HUB_TIMEOUT,
        follow_redirects=True,
    )
    hf_raise_for_status(response)
    return _object(response.text, name)


def _refusal(repo_id: str, status: int) -> Text:
    if status == 401:
        return said("The Hub does not accept this token. Copy it again from https://huggingface.co/settings/tokens.")
    if status == 403:
        return said("This token may not write to {repo}. Use one with write permission for it.", repo=repo_id)
    if status in (409, 412):
        return said("Somebody changed {repo} at the same moment. Try again.", repo=repo_id)
    if status == 429:
        return said("The Hub got too many requests from here. Try again in a few minutes.")
    return said("The Hub answered with an error (HTTP {status}). Try again later.", status=str(status))

"""The Hub's metadata of a model: its files and their sizes, or a ModelError that says why it cannot be had.

Uses the library's own client with one short attempt instead of its long retries, so that an answer comes in seconds. A
person's token goes into the requests' headers and nowhere else. Downloads nothing (`downloading.py` does).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from huggingface_hub import HfApi, get_hf_file_metadata, get_token, hf_hub_url
from huggingface_hub.errors import (
    EntryNotFoundError,
    GatedRepoError,
    HfHubHTTPError,
    LocalEntryNotFoundError,
    RepositoryNotFoundError,
    RevisionNotFoundError,
)
from huggingface_hub.utils import parse_ratelimit_headers

from playground.models.catalog import BUNDLED, SUGGESTED
from playground.models.locations import ModelError, ModelUnavailable, bundled_names, closest_name
from playground.models.weights import INDEX, OLD_INDEX, OLD_WEIGHTS, WEIGHTS

_TOKENS = "huggingface.co/settings/tokens"
TIMEOUT = 5.0  # seconds for an answer; without one, what was downloaded before is used

_TOKENIZER_FILES = {
    "tokenizer.json", "tokenizer_config.json", "special_tokens_map.json", "added_tokens.json", "vocab.json",
    "vocab.txt", "merges.txt", "bpe.codes", "tekken.json", "chat_template.jinja", "chat_template.json",
}  # fmt: skip
_SMALL_FILES = {"config.json", "generation_config.json", *_TOKENIZER_FILES}
_TOKENIZER_SUFFIXES = (".model", ".spm", ".tiktoken")
_TEMPLATE_FOLDER = "additional_chat_templates/"
_MAX_SMALL_BYTES = 100_000_000  # a file of another kind may be called *.model too



class HubUnavailable(ModelUnavailable):
    """The Hub cannot be reached, or limits requests: what was downloaded before can be used."""


class GatedModel(ModelUnavailable):
    """A gated model: its owners give it to those who have accepted their terms."""


@dataclass(frozen=True)
class Repository:
    """A model's files on the Hub at one commit: their sizes in bytes, by name; None where the Hub does not tell."""

    name: str
    revision: str | None
    commit: str
    sizes: dict[str, int | None]

    @property
    def small_files(self) -> list[str]:
        """The files that are needed beside the weights: config, generation config, tokenizer, chat template."""

        def wanted(name: str, size: int | None) -> bool:
            if "/" in name:
                return name.startswith(_TEMPLATE_FOLDER) and name.endswith(".jinja")
            return name in _SMALL_FILES or (name.endswith(_TOKENIZER_SUFFIXES) and (size or 0) <= _MAX_SMALL_BYTES)

        return sorted(name for name, size in self.sizes.items() if wanted(name, size))

    @property
    def code_files(self) -> list[str]:
        """Its own Python files."""
        return sorted(name for name in self.sizes if name.endswith(".py") and "/" not in name)

    @property
    def weight_index(self) -> str | None:
        """The file that names the files of its weights, where they are in several."""
        whole, index = (WEIGHTS, INDEX) if self._has(WEIGHTS, INDEX) else (OLD_WEIGHTS, OLD_INDEX)
        return index if whole not in self.sizes and index in self.sizes else None

    @property
    def whole_weights(self) -> str | None:
        """The one file with all of its weights: safetensors where it has these, else an older format, else None."""
        if self.weight_index:
            return None
        return next((name for name in (WEIGHTS, OLD_WEIGHTS) if name in self.sizes), None)

    def _has(self, *names: str) -> bool:
        return any(name in self.sizes for name in names)


def repository(name: str, revision: str | None = None, token: str | None = None) -> Repository:
    """What the Hub has of the model `name`. Raises NoAnswer where nobody answers, or not now; another ModelError
    where it says no."""
    try:
        # its config, first: the Hub lists the files of a gated model to everybody, and gives them to few
        get_hf_file_metadata(hf_hub_url(name, "config.json", revision=revision), timeout=TIMEOUT, token=token)
        info = HfApi().model_info(name, revision=revision, files_metadata=True, timeout=TIMEOUT, token=token)
    except Exception as error:
        raise as_model_error(error, name, revision, token) from error
    sizes = {file.rfilename: file.size for file in info.siblings or ()}
    return Repository(name, revision, info.sha or "", sizes)


def as_model_error(
    error: Exception, name: str, revision: str | None = None, token: str | None = None, file: str = "config.json"
) -> ModelError:
    """An exception of the Hub's client as a ModelError that says what to do; it quotes nothing of the request, which
    was for `file`."""
    if isinstance(error, ModelError):
        return error
    if isinstance(error, GatedRepoError):
        return _gated(name, token)
    if isinstance(error, RepositoryNotFoundError):
        near = closest_name(name, [*BUNDLED, *(model.name for model in SUGGESTED)])
        meant = f"Did you mean {near}? If not, check" if near else "Check"
        return ModelError(
            f"The Hub has no model {name} that you may see.",
            f"{meant} the spelling; for a private model, give a token that may read it. Bundled models: "
            f"{bundled_names()}.",
        )
    if isinstance(error, RevisionNotFoundError):
        fix = "Write a branch, a tag or a commit of it, or leave it out for main."
        return ModelError(f"{name} has no revision {revision!r}.", fix)
    if isinstance(error, EntryNotFoundError) and not isinstance(error, LocalEntryNotFoundError):
        so = ", so transformers cannot open it" if file == "config.json" else ""
        return ModelError(f"{name} has no {file}{so}.", "Choose a model made with transformers.")
    if isinstance(error, HfHubHTTPError):
        return _status_error(name, error, token)
    return HubUnavailable(  # every transport has its own exceptions for "no network"
        f"{name} is not on this machine, and the Hugging Face Hub cannot be reached.",
        f"Check the network, or choose a bundled model: {bundled_names()}.",
    )


def _gated(name: str, token: str | None) -> ModelError:
    message = f"{name} is gated: its owners ask you to accept their terms first."
    page = f"at https://huggingface.co/{name}"
    if token:
        message = f"{name} is gated, and your token has no access to it."
        return GatedModel(
            message, f"Accept its terms {page}, with the account that the token belongs to, and try again."
        )
    return GatedModel(
        message,
        f"Accept them {page}, then give your access token (from {_TOKENS}) in the view “Models”, or set HF_TOKEN and "
        "restart.",
    )


def _status_error(name: str, error: HfHubHTTPError, token: str | None) -> ModelError:
    status, headers = error.response.status_code, error.response.headers
    if status in (401, 403):
        if token or get_token():
            whose = "your access token" if token else "the access token of this machine (HF_TOKEN)"
            fix = f"Check at {_TOKENS} that it is still valid and may read this model, or use another one."
            return ModelUnavailable(f"The Hub does not give {name} to {whose} (HTTP {status}).", fix)
        message = f"The Hub gives {name} only to those who show an access token (HTTP {status})."
        return ModelUnavailable(
            message, f"Give yours (from {_TOKENS}) in the view “Models”, or set HF_TOKEN and restart."
        )
    limit = parse_ratelimit_headers(headers)
    when = _retry_time(
        headers.get("Retry-After") or (str(limit.reset_in_seconds) if limit and not limit.remaining else None)
    )
    if status == 429:
        return HubUnavailable(
            f"The Hub was asked too often from here to give {name} now (HTTP 429).", f"Try again {when}."
        )
    if status >= 500:
        return HubUnavailable(f"The Hub has a problem of its own (HTTP {status}).", f"Try again {when}.")
    fix = f"Look whether https://huggingface.co/{name} is still there, or choose another model."
    return ModelError(f"The Hub does not give {name} (HTTP {status}).", fix)


def _retry_time(seconds: Any) -> str:
    """When to try again, as the header Retry-After has it in seconds."""
    if not (isinstance(seconds, str) and seconds.strip().isdigit()):
        return "in a minute"
    number = int(seconds)
    return f"in {number} seconds" if number < 120 else f"in {round(number / 60)} minutes"

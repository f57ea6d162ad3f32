"""The Hub's metadata of a model: its files and their sizes, or a ModelError that says why it cannot be had.

Uses the library's own client with one short attempt instead of its long retries, so that an answer comes in seconds. A
person's token goes into the requests' headers and nowhere else. Downloads nothing (`downloading.py` does).
"""

from __future__ import annotations

from dataclasses import dataclass

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

from playground.models.catalog import BUNDLED, PACKAGED, SUGGESTED
from playground.models.locations import ModelError, ModelUnavailable, bundled_names, closest_name
from playground.models.reference import GGUF
from playground.models.weights import INDEX, OLD_INDEX, OLD_WEIGHTS, WEIGHTS
from playground.settings import Settings
from playground.texts import Text, many, said

_TOKENS = "huggingface.co/settings/tokens"
TIMEOUT = 5.0  # seconds for an answer; without one, what was downloaded before is used

_TOKENIZER_FILES = {
    "tokenizer.json", "tokenizer_config.json", "special_tokens_map.json", "added_tokens.json", "vocab.json",
    "vocab.txt", "merges.txt", "bpe.codes", "tekken.json", "chat_template.jinja", "chat_template.json",
}  # fmt: skip
_PROCESSOR_FILES = {
    "processor_config.json", "preprocessor_config.json", "video_preprocessor_config.json",
    "audio_tokenizer_config.json",
}  # fmt: skip
_SMALL_FILES = {"config.json", "generation_config.json", *_PROCESSOR_FILES, *_TOKENIZER_FILES}
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
    def gguf_files(self) -> list[str]:
        """Its files in llama.cpp's format."""
        return sorted(name for name in self.sizes if name.lower().endswith(GGUF))

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


Token = str | bool | None  # an access token; None: this machine's own, if it has one; False: none at all


def token_for(settings: Settings, token: Token) -> Token:
    """The token of whoever asks; without one this machine's own, where the instance uses it for everybody."""
    return token or (None if settings.use_host_token else False)


def repository(
    name: str, revision: str | None = None, token: Token = None, file: str = "config.json"
) -> Repository:
    """What the Hub has of the model `name`, where it gives us `file` of it. Raises HubUnavailable where nobody answers,
    or not now; another ModelError where it says no."""
    try:
        info = HfApi().model_info(name, revision=revision, files_metadata=True, timeout=TIMEOUT, token=token)
        sizes = {each.rfilename: each.size for each in info.siblings or ()}
        if file in sizes:  # the Hub lists the files of a gated model to everybody, and gives them to few
            get_hf_file_metadata(hf_hub_url(name, file, revision=revision), timeout=TIMEOUT, token=token)
    except Exception as error:
        raise as_model_error(error, name, revision, token) from error
    return Repository(name, revision, info.sha or "", sizes)


def as_model_error(
    error: Exception, name: str, revision: str | None = None, token: Token = None, file: str = "config.json"
) -> ModelError:
    """An exception of the Hub's client as a ModelError that says what to do; it quotes nothing of the request, which
    was for `file`."""
    if isinstance(error, ModelError):
        return error
    if isinstance(error, GatedRepoError):
        return _gated(name, token)
    if isinstance(error, RepositoryNotFoundError):
        names = bundled_names()
        fix = said(
            "Check the spelling; for a private model, give a token that may read it. Bundled models: {names}.",
            names=names,
        )
        if near := closest_name(name, [*BUNDLED, *PACKAGED, *(model.name for model in SUGGESTED)]):
            fix = said(
                "Did you mean {near}? If not, check the spelling; for a private model, give a token that may read it. "
                "Bundled models: {names}.",
                near=near, names=names,
            )  # fmt: skip
        return ModelError(said("The Hub has no model {model} that you can access.", model=name), fix)
    if isinstance(error, RevisionNotFoundError):
        fix = said("Write a branch, a tag or a commit of it, or leave it out for main.")
        revision = repr(revision or "main")
        return ModelError(said("{model} has no revision {revision}.", model=name, revision=revision), fix)
    if isinstance(error, EntryNotFoundError) and not isinstance(error, LocalEntryNotFoundError):
        message = said("{model} has no {file}.", model=name, file=file)
        if file == "config.json":
            message = said("{model} has no {file}, so transformers cannot open it.", model=name, file=file)
        return ModelError(message, said("Choose a model made with transformers."))
    if isinstance(error, HfHubHTTPError):
        return _status_error(name, error, token)
    return HubUnavailable(  # every transport has its own exceptions for "no network"
        said("{model} is not on this machine, and the Hugging Face Hub cannot be reached.", model=name),
        said("Check the network, or choose a bundled model: {names}.", names=bundled_names()),
    )


def _gated(name: str, token: Token) -> ModelError:
    page = f"https://huggingface.co/{name}"
    if token:
        return GatedModel(
            said("{model} is gated, and your token has no access to it.", model=name),
            said("Accept its terms at {page}, with the account that the token belongs to, and try again.", page=page),
        )
    return GatedModel(
        said("{model} is gated: its owners ask you to accept their terms first.", model=name),
        said(
            "Accept them at {page}, then give your access token (from {tokens}) in the view “Models”, or set HF_TOKEN "
            "and restart.",
            page=page, tokens=_TOKENS,
        ),
    )  # fmt: skip


def _status_error(name: str, error: HfHubHTTPError, token: Token) -> ModelError:
    status, headers = error.response.status_code, error.response.headers
    if status in (401, 403):
        refused = {"model": name, "status": status}
        if not (token or get_token()):
            message = said("The Hub requires an access token for {model} (HTTP {status}).", **refused)
            fix = said("Give yours (from {tokens}) in the view “Models”, or set HF_TOKEN and restart.", tokens=_TOKENS)
            return ModelUnavailable(message, fix)
        message = said("The Hub refuses {model} to this machine's access token, HF_TOKEN (HTTP {status}).", **refused)
        if token:
            message = said("The Hub refuses {model} to your access token (HTTP {status}).", **refused)
        fix = said(
            "Check at {tokens} that it is still valid and may read this model, or use another one.", tokens=_TOKENS
        )
        return ModelUnavailable(message, fix)
    limit = parse_ratelimit_headers(headers)
    later = _try_again(
        headers.get("Retry-After") or (str(limit.reset_in_seconds) if limit and not limit.remaining else None)
    )
    if status == 429:
        message = said("The Hub got too many requests from here to serve {model} now (HTTP 429).", model=name)
        return HubUnavailable(message, later)
    if status >= 500:
        return HubUnavailable(said("The Hub reports a problem (HTTP {status}).", status=status), later)
    page = f"https://huggingface.co/{name}"
    fix = said("Check that {page} is still there, or choose another model.", page=page)
    return ModelError(said("The Hub does not serve {model} (HTTP {status}).", model=name, status=status), fix)


def _try_again(seconds: object) -> Text:
    """When to try again, as the header Retry-After has it in seconds."""
    if not (isinstance(seconds, str) and seconds.strip().isdigit()):
        return said("Try again in a minute.")
    number = int(seconds)
    if number < 120:
        return many(number, "Try again in {count} second.", "Try again in {count} seconds.")
    return said("Try again in {count} minutes.", count=round(number / 60))

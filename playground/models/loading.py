"""Opens a model: a bundled name, a folder or a Hub id becomes a model with its tokenizer, or a ModelError that helps.

The config is read first, because it says which class fits. Knows nothing of requests, of queues or of how many models
stay in memory.
"""

from __future__ import annotations

import contextlib
import difflib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import torch
from huggingface_hub import get_hf_file_metadata, hf_hub_url, try_to_load_from_cache
from huggingface_hub.errors import EntryNotFoundError, GatedRepoError, HfHubHTTPError, RepositoryNotFoundError
from huggingface_hub.utils import HFValidationError, validate_repo_id
from transformers import (
    AutoConfig,
    AutoModelForCausalLM,
    AutoModelForSeq2SeqLM,
    AutoTokenizer,
    PreTrainedConfig,
    PreTrainedModel,
    PreTrainedTokenizerBase,
)
from transformers.utils import logging as transformers_logging

from playground.models.catalog import BUNDLED, bundled_folder
from playground.settings import Settings

HUB_TIMEOUT = 5.0  # seconds for the Hub's first answer; without one, what was downloaded before is used

# Heads for other tasks. A model trained with one has no head that continues text, or reads in both directions.
_OTHER_TASKS = ("ForMaskedLM", "Classification", "ForQuestionAnswering", "ForMultipleChoice")


class ModelError(Exception):
    """A model that cannot be opened: what is wrong, and what to do about it."""

    def __init__(self, message: str, fix: str) -> None:
        super().__init__(message, fix)
        self.message = message
        self.fix = fix

    def __str__(self) -> str:
        return f"{self.message} {self.fix}"


class _Incomplete(ModelError):
    """Files are missing: from the model, or only from what was downloaded of it."""


@dataclass
class LoadedModel:
    """A model, ready to generate. `name` is what was asked for; `source` is "bundled", "folder" or "hub"."""

    name: str
    model: PreTrainedModel
    tokenizer: PreTrainedTokenizerBase
    source: str
    device: str
    dtype: str

    @property
    def context_length(self) -> int | None:
        """The most tokens, prompt included, that its positions reach; None where they have no end (T5, Mamba)."""
        config = self.model.config.get_text_config(decoder=True)
        length = getattr(config, "max_position_embeddings", None)
        return length if isinstance(length, int) and length > 0 else None

    @property
    def vocab_size(self) -> int:
        """The width of its logits. Often more than the tokenizer's tokens, for the sake of speed."""
        width = getattr(self.model.get_output_embeddings(), "out_features", None)
        return width or self.model.config.get_text_config(decoder=True).vocab_size

    @property
    def is_encoder_decoder(self) -> bool:
        """Whether the prompt goes into an encoder."""
        return bool(self.model.config.is_encoder_decoder)

    @property
    def num_parameters(self) -> int:
        """How many weights it has."""
        return self.model.num_parameters()


def load(name: str, settings: Settings, device: str | None = None, dtype: str | None = None) -> LoadedModel:
    """Open the model `name`: a bundled name, a folder or a Hub id, as far as `settings` allows.

    `device` is the best one here unless it is named; `dtype` is float32 on a CPU, and what the weights were saved in
    elsewhere. Raises ModelError, whatever goes wrong.
    """
    source, place = _locate(name, settings)
    device = device or _best_device()
    dtype = dtype or ("float32" if device == "cpu" else "auto")
    offline = source == "hub" and not _hub_answers(name)
    if offline and not isinstance(try_to_load_from_cache(name, "config.json"), str):
        raise ModelError(
            f"{name} is not on this machine, and the Hub cannot be reached.",
            f"Check the network, or choose a bundled model: {_names()}.",
        )
    options = {"trust_remote_code": settings.allow_remote_code, "local_files_only": offline or source != "hub"}
    try:
        with _quiet(progress_bars=source == "hub"):
            config = _config(name, place, options)
            tokenizer = _tokenizer(name, place, source, options)
            model = _model(name, place, config, options, device, dtype)
    except _Incomplete as error:
        if offline:
            message = f"Only a part of {name} is on this machine, and the Hub cannot be reached."
            raise ModelError(message, "Check the network and try again.") from error
        raise
    return LoadedModel(name, model, tokenizer, source, device, str(model.dtype).removeprefix("torch."))


# ----------------------------------------------------------------------------------------------------- where it lies


def _locate(name: str, settings: Settings) -> tuple[str, str]:
    """("bundled", folder), ("folder", folder) or ("hub", id). A bundled name is never looked for anywhere else."""
    if name in BUNDLED:
        _check_folder(name, folder := bundled_folder(name))
        return "bundled", str(folder)
    # transformers would open a folder that is called like a Hub id, so whatever is a folder counts as one
    if name.startswith(("/", ".", "~", "\\")) or name.endswith(("/", "\\")) or os.path.isdir(name):
        if not settings.allow_local_folders:
            raise ModelError("This instance does not open folders.", f"Choose a bundled model: {_names()}.")
        folder = Path(name).expanduser()
        if not folder.is_dir():
            raise ModelError(f"There is no folder {name}.", "Check the path: it must name a folder, not a file.")
        _check_folder(name, folder)
        return "folder", str(folder)
    near = difflib.get_close_matches(name.lower(), BUNDLED, n=1, cutoff=0.75)
    if near and "/" not in name:
        raise ModelError(f"There is no model {name!r}.", f"Did you mean {near[0]}?")
    if not settings.allow_hub:
        raise ModelError("This instance opens no models from the Hub.", f"Choose a bundled model: {_names()}.")
    try:
        validate_repo_id(name)
    except HFValidationError:
        raise ModelError(
            f"{name!r} is neither a bundled model, nor a folder, nor a Hub id.",
            f"Write a Hub id as owner/name, a folder as ./folder, or choose {_names()}.",
        ) from None
    return "hub", name


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


def _hub_answers(name: str) -> bool:
    """Ask the Hub once for the model's config: False where no answer comes. Raises ModelError where it says no.

    transformers by itself would try for half a minute before it gives up.
    """
    try:
        get_hf_file_metadata(hf_hub_url(name, "config.json"), timeout=HUB_TIMEOUT)
    except GatedRepoError as error:
        raise ModelError(
            f"{name} is gated: its owners ask you to accept their terms first.",
            f"Accept them at https://huggingface.co/{name}, then set HF_TOKEN to your access token and start again.",
        ) from error
    except RepositoryNotFoundError as error:
        raise ModelError(
            f"The Hub has no model {name} that you may see.",
            f"Check the spelling; for a private model set HF_TOKEN. Bundled models: {_names()}.",
        ) from error
    except EntryNotFoundError as error:
        raise ModelError(
            f"{name} has no config.json, so transformers cannot open it.", "Choose a model made with transformers."
        ) from error
    except HfHubHTTPError as error:
        status = error.response.status_code
        if status in (401, 403):
            raise ModelError(
                f"The Hub refuses {name} (HTTP {status}).", "Check that HF_TOKEN is valid and may read this model."
            ) from error
        return False  # overloaded, or broken: as good as no answer
    except Exception:  # every transport has its own exceptions for "no network"
        return False
    return True


# -------------------------------------------------------------------------------------------------------- its parts


def _config(name: str, place: str, options: dict) -> PreTrainedConfig:
    try:
        return AutoConfig.from_pretrained(place, **options)
    except Exception as error:
        _raise_known(name, error)
        text = str(error)
        if "not a valid JSON" in text:
            message, fix = f"The config.json of {name} is not valid JSON.", "Save or download the model again."
        elif "model_type" in text:
            message = f"The config.json of {name} does not say which model it is (model_type)."
            fix = "Choose a model made with transformers."
        elif "does not recognize this architecture" in text:
            message = f"{name} is of a type that this version of transformers does not know ({text.split('`')[1]})."
            fix = "Choose another model."
        else:
            message, fix = f"The config of {name} cannot be read: {_brief(error)}", "Save or download the model again."
        raise ModelError(message, fix) from error


def _tokenizer(name: str, place: str, source: str, options: dict) -> PreTrainedTokenizerBase:
    fix = "Save its tokenizer into the same place: tokenizer.save_pretrained(folder)."
    try:
        tokenizer = AutoTokenizer.from_pretrained(place, **options)
    except Exception as error:
        _raise_known(name, error)
        if isinstance(error, ImportError):
            message = f"The tokenizer of {name} needs another package: {_brief(error)}"
            raise ModelError(message, "Install it and start again.") from error
        if _has_file(place, source, "tokenizer.json"):
            message = f"The tokenizer.json of {name} cannot be read: {_brief(error)}"
            raise ModelError(message, "Save or download the tokenizer again.") from error
        raise _Incomplete(f"{name} has no tokenizer that can be read.", fix) from error
    # without its files, a tokenizer of some classes is made all the same, and knows no word
    files = set(tokenizer.vocab_files_names.values())
    if files and not any(_has_file(place, source, file) for file in files | {"tokenizer.json"}):
        raise _Incomplete(f"{name} has no tokenizer.", fix)
    return tokenizer


def _model(name: str, place: str, config: PreTrainedConfig, options: dict, device: str, dtype: str) -> PreTrainedModel:
    architectures = config.architectures or []
    if architectures and all(architecture.endswith(_OTHER_TASKS) for architecture in architectures):
        raise ModelError(
            f"{name} does not generate text: it was made for another task ({architectures[0]}).",
            "Choose a model for text generation.",
        )
    auto_class = AutoModelForSeq2SeqLM if config.is_encoder_decoder else AutoModelForCausalLM
    try:
        model, report = auto_class.from_pretrained(
            place, config=config, dtype=dtype, output_loading_info=True, **options, **_placed(device)
        )
    except Exception as error:
        _raise_known(name, error)
        text = str(error)
        if "Unrecognized configuration class" in text:
            message = f"{name} is a {config.model_type} model, which does not generate text."
            fix = "Choose a model for text generation."
        elif isinstance(error, OSError) and "file named" in text:
            message = f"{name} has no weights (model.safetensors)."
            raise _Incomplete(message, "Save or download the model again.") from error
        elif "ignore_mismatched_sizes" in text:
            message = f"The weights of {name} do not have the shapes that its config.json says."
            fix = "Restore the config.json that was saved with these weights."
        else:
            message, fix = f"The weights of {name} cannot be read: {_brief(error)}", "Save or download the model again."
        raise ModelError(message, fix) from error
    missing = sorted(report["missing_keys"] & {key for key, _ in model.named_parameters()})
    if missing:  # transformers has filled them with random numbers
        raise ModelError(
            f"{len(missing)} of the weights of {name} are missing, {missing[0]} among them.",
            "Choose a model for text generation whose weights are complete.",
        )
    return model.eval()


def _placed(device: str) -> dict[str, str]:
    """Weights go straight to an accelerator, without a copy in the machine's memory first."""
    return {} if device == "cpu" else {"device_map": device}


def _best_device() -> str:
    if torch.cuda.is_available():
        return "cuda"
    return "mps" if torch.backends.mps.is_available() else "cpu"


# ---------------------------------------------------------------------------------------------------------- helpers


def _raise_known(name: str, error: Exception) -> None:
    """Raise the ModelError of a problem that every part of a model can have."""
    text = str(error)
    if "trust_remote_code" in text:
        raise ModelError(
            f"{name} brings its own Python code, which this instance does not run.",
            "Read that code; if you trust it, start with PLAYGROUND_ALLOW_REMOTE_CODE=1.",
        ) from error
    out_of_memory = isinstance(error, torch.OutOfMemoryError | MemoryError)
    if out_of_memory or "can't allocate memory" in text or "not enough memory" in text:
        raise ModelError(f"{name} does not fit into the memory of this machine.", "Choose a smaller model.") from error


def _has_file(place: str, source: str, file: str) -> bool:
    if source == "hub":
        return isinstance(try_to_load_from_cache(place, file), str)
    return (Path(place) / file).is_file()


def _brief(error: Exception) -> str:
    """The first line of an exception's text, shortened."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[0][:200].rstrip(".") + "."


def _names() -> str:
    return ", ".join(BUNDLED)


@contextlib.contextmanager
def _quiet(progress_bars: bool) -> Iterator[None]:
    """Nothing on the terminal but errors, and progress bars where wanted; afterwards all is as it was."""
    verbosity, bars = transformers_logging.get_verbosity(), transformers_logging.is_progress_bar_enabled()
    transformers_logging.set_verbosity_error()
    if not progress_bars:
        transformers_logging.disable_progress_bar()
    try:
        yield
    finally:
        transformers_logging.set_verbosity(verbosity)
        if bars:
            transformers_logging.enable_progress_bar()

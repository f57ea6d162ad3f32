"""Opens a model: a bundled name, a folder or a Hub id becomes a model with its tokenizer, or a ModelError that helps.

The config is read first, because it says which class fits. Knows nothing of requests, of queues or of how many models
stay in memory.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from huggingface_hub import get_hf_file_metadata, get_safetensors_metadata, hf_hub_url, try_to_load_from_cache
from huggingface_hub.errors import EntryNotFoundError, GatedRepoError, HfHubHTTPError, RepositoryNotFoundError
from transformers import (
    AutoConfig,
    AutoModel,
    AutoModelForCausalLM,
    AutoModelForSeq2SeqLM,
    AutoTokenizer,
    PreTrainedConfig,
    PreTrainedModel,
    PreTrainedTokenizerBase,
)
from transformers.utils import logging as transformers_logging

from playground.drafting import BLOCK_FIELDS
from playground.models.memory import check_room, count_bytes, weight_bytes, weight_files
from playground.models.places import ModelError, bundled_names, locate, parse
from playground.models.quantizing import quantization_config
from playground.models.reference import ModelReference
from playground.settings import Settings

HUB_TIMEOUT = 5.0  # seconds for the Hub's first answer; without one, what was downloaded before is used

# Heads for other tasks. A model trained with one has no head that continues text, or reads in both directions.
_OTHER_TASKS = ("ForMaskedLM", "Classification", "ForQuestionAnswering", "ForMultipleChoice")


class _Incomplete(ModelError):
    """Files are missing: from the model, or only from what was downloaded of it."""


@dataclass
class LoadedModel:
    """A model, ready to generate, or a DFlash drafter, ready to draft for one: it works on the states of its model, and
    needs no tokenizer. `name` is what was asked for; `source` is "bundled", "folder" or "hub"."""

    name: str
    model: PreTrainedModel
    tokenizer: PreTrainedTokenizerBase | None
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


def load(
    name: str,
    settings: Settings,
    device: str | None = None,
    dtype: str | None = None,
    make_room: Callable[[int], None] = lambda needed: None,
) -> LoadedModel:
    """Open the model `name`, a bundled name, a folder or a Hub id, with or without options (`ModelReference`), as far
    as `settings` allows.

    `device` is the best one here unless it is named; `dtype` is that of the options, or else float32 on a CPU, and what
    the weights were saved in elsewhere. Before the weights are downloaded or read, `make_room` gets the bytes that they
    will take, where that is known. Raises ModelError, whatever goes wrong, and where they do not fit.
    """
    source, place, options = _found(name, settings)
    reference, device = parse(name), device or best_device()
    dtype = dtype or reference.dtype or ("float32" if device == "cpu" else "auto")
    with _told(name, source, options):
        config = _config(name, place, options)
        tokenizer = None if _drafts_blocks(config) else _tokenizer(name, place, source, options)
        needed = _needed(place, source, dtype, options)
        if needed is not None:
            make_room(needed)
        check_room(name, needed, device, dtype)
        model = _model(name, place, config, options | _manner(reference, device), dtype)
    return LoadedModel(name, model, tokenizer, source, device, str(model.dtype).removeprefix("torch."))


def load_tokenizer(name: str, settings: Settings) -> PreTrainedTokenizerBase:
    """The tokenizer of the model `name` alone. Raises ModelError like `load`."""
    source, place, options = _found(name, settings)
    with _told(name, source, options):
        return _tokenizer(name, place, source, options)


def load_config(name: str, settings: Settings) -> PreTrainedConfig:
    """The config of the model `name` alone. Raises ModelError like `load`."""
    source, place, options = _found(name, settings)
    with _told(name, source, options):
        return _config(name, place, options)


def _found(name: str, settings: Settings) -> tuple[str, str, dict]:
    """Source and place of the model, and the options with which its parts are read."""
    source, place = locate(name, settings)
    revision = parse(name).revision
    offline = source == "hub" and not _hub_answers(place, revision)
    if offline and not isinstance(try_to_load_from_cache(place, "config.json", revision=revision), str):
        raise ModelError(
            f"{name} is not on this machine, and the Hub cannot be reached.",
            f"Check the network, or choose a bundled model: {bundled_names()}.",
        )
    options = {"trust_remote_code": settings.allow_remote_code, "local_files_only": offline or source != "hub"}
    return source, place, options | ({"revision": revision} if revision else {})


@contextlib.contextmanager
def _told(name: str, source: str, options: dict) -> Iterator[None]:
    """Read parts quietly; where some are missing and the Hub could not be asked for them, say so."""
    try:
        with _quiet(progress_bars=source == "hub"):
            yield
    except _Incomplete as error:
        if source == "hub" and options["local_files_only"]:
            message = f"Only a part of {name} is on this machine, and the Hub cannot be reached."
            raise ModelError(message, "Check the network and try again.") from error
        raise


# -------------------------------------------------------------------------------------------------- what the Hub says


def _hub_answers(name: str, revision: str | None) -> bool:
    """Ask the Hub once for the model's config: False where no answer comes. Raises ModelError where it says no.

    transformers by itself would try for half a minute before it gives up.
    """
    try:
        get_hf_file_metadata(hf_hub_url(name, "config.json", revision=revision), timeout=HUB_TIMEOUT)
    except GatedRepoError as error:
        raise ModelError(
            f"{name} is gated: its owners ask you to accept their terms first.",
            f"Accept them at https://huggingface.co/{name}, then set HF_TOKEN to your access token and start again.",
        ) from error
    except RepositoryNotFoundError as error:
        raise ModelError(
            f"The Hub has no model {name} that you may see.",
            f"Check the spelling; for a private model set HF_TOKEN. Bundled models: {bundled_names()}.",
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


def _model(name: str, place: str, config: PreTrainedConfig, options: dict, dtype: str) -> PreTrainedModel:
    architectures = config.architectures or []
    if architectures and all(architecture.endswith(_OTHER_TASKS) for architecture in architectures):
        raise ModelError(
            f"{name} does not generate text: it was made for another task ({architectures[0]}).",
            "Choose a model for text generation.",
        )
    auto_class = AutoModelForSeq2SeqLM if config.is_encoder_decoder else AutoModelForCausalLM
    auto_class = AutoModel if _drafts_blocks(config) else auto_class
    try:
        model, report = auto_class.from_pretrained(
            place, config=config, dtype=dtype, output_loading_info=True, **options
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


def _needed(place: str, source: str, dtype: str, options: dict) -> int | None:
    """The bytes that the weights will take, None where their files do not tell."""
    folder, revision = Path(place), options.get("revision")
    if source == "hub":
        config = try_to_load_from_cache(place, "config.json", revision=revision)
        folder = Path(config).parent if isinstance(config, str) else folder
    files = weight_files(folder)
    if files or source != "hub" or options["local_files_only"]:
        return weight_bytes(files, dtype)
    try:
        return count_bytes(get_safetensors_metadata(place, revision=revision).parameter_count, dtype)
    except Exception:  # other weights, or no answer: the download will tell
        return None


def _drafts_blocks(config: PreTrainedConfig) -> bool:
    return all(hasattr(config, name) for name in BLOCK_FIELDS)


def _manner(reference: ModelReference, device: str) -> dict[str, Any]:
    """How `from_pretrained` is to open the weights. They go straight to an accelerator, without a copy in the machine's
    memory first."""
    manner: dict[str, Any] = {} if device == "cpu" else {"device_map": device}
    for option in ("device_map", "attn_implementation"):
        if value := getattr(reference, option):
            manner[option] = value
    if reference.quantization:
        manner["quantization_config"] = quantization_config(reference)
    return manner


def best_device() -> str:
    """Where models are opened unless somebody says otherwise."""
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

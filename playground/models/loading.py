"""Opens a model: a bundled name, a folder or a Hub id becomes a model with its tokenizer, or a ModelError that helps.

The config is read first, because it says which class fits. Knows nothing of requests, of queues or of how many models
stay in memory.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from huggingface_hub import try_to_load_from_cache
from transformers import AutoTokenizer, PreTrainedConfig, PreTrainedModel, PreTrainedTokenizerBase
from transformers.utils import logging as transformers_logging

from playground.models.fetching import config_here, fetch
from playground.models.library_logging import quiet
from playground.models.locations import Hindered, ModelError, locate, parse
from playground.models.memory_estimate import device_for, folder_of, judge, options_of, own_dtype
from playground.models.model_class import brief, class_for, drafts_blocks, raise_known, read_config
from playground.models.quantizing import check_runs, in_words, quantization_config, suit_processor
from playground.models.reference import ModelReference
from playground.models.weights import problem_in
from playground.settings import Settings


class _Incomplete(ModelError):
    """Files are missing: from the model, or only from what was downloaded of it."""


class LoadingStopped(Hindered):
    """The person has stopped it."""

    def __init__(self, name: str) -> None:
        super().__init__(f"The loading of {name} was stopped.", "Open it again, or press Generate.")


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

    @property
    def precision(self) -> str:
        """Its precision in words, quantization included."""
        return in_words(self.model)


def load(
    name: str,
    settings: Settings,
    device: str | None = None,
    dtype: str | None = None,
    make_room: Callable[[int], None] = lambda needed: None,
    answered: bool | None = None,
    tell: Callable[[int, int], None] = lambda done, total: None,
    stopped: Callable[[], bool] = lambda: False,
) -> LoadedModel:
    """Open the model `name`, a bundled name, a folder or a Hub id, with or without options (`ModelReference`), as far
    as `settings` allows.

    `device` is the best one here unless it is named; `dtype` is that of the options, or else float32 on a CPU, and what
    the weights were saved in elsewhere. Before the weights are downloaded or read, `make_room` gets the bytes that they
    will take, where that is known. `answered` is what `fetch` has said where a model of the Hub was fetched already.
    `tell(done, total)` counts the weights as they are read; LoadingStopped is raised soon after `stopped()` is true.
    Raises ModelError, whatever goes wrong, and where they do not fit.
    """
    source, place = locate(name, settings)
    reference = parse(name)
    device = device or device_for(reference)
    dtype = dtype or own_dtype(reference, device)
    if source == "hub" and answered is None:
        answered = fetch(name, settings, fits=lambda: judge(name, settings, make_room, None, device, dtype))
    options = options_of(reference, settings)
    with _told(name, answered):
        config = read_config(name, place, options)
        tokenizer = None if drafts_blocks(config) else _tokenizer(name, place, source, options)
        if wrong := problem_in(name, folder_of(name, settings) or Path(place)):
            raise _Incomplete(*wrong)
        judge(name, settings, make_room, None, device, dtype)
        with _watched(name, tell, stopped):
            model = _model(name, place, config, options | _manner(reference, device), dtype)
    return LoadedModel(name, model, tokenizer, source, device, str(model.dtype).removeprefix("torch."))


def load_tokenizer(name: str, settings: Settings, token: str | None = None) -> PreTrainedTokenizerBase:
    """The tokenizer of the model `name` alone. Raises ModelError like `load`."""
    return _part(name, settings, token, lambda place, source, options: _tokenizer(name, place, source, options))


def load_config(name: str, settings: Settings, token: str | None = None) -> PreTrainedConfig:
    """The config of the model `name` alone. Raises ModelError like `load`."""
    return _part(name, settings, token, lambda place, source, options: read_config(name, place, options))


def _part(name: str, settings: Settings, token: str | None, read: Callable[[str, str, dict], Any]) -> Any:
    """A part without weights: what was downloaded before will do, so that nobody waits for the Hub again and again."""
    source, place = locate(name, settings)
    reference, answered = parse(name), None
    options = options_of(reference, settings)
    if source == "hub" and config_here(place, reference.revision):
        with contextlib.suppress(ModelError), quiet(progress_bars=False):
            return read(place, source, options)
    if source == "hub":
        answered = fetch(name, settings, token, weights=False)
    with _told(name, answered):
        return read(place, source, options)


@contextlib.contextmanager
def _told(name: str, answered: bool | None) -> Iterator[None]:
    """Read parts quietly; where some are missing and the Hub could not be asked for them, say so."""
    try:
        with quiet(progress_bars=False):
            yield
    except _Incomplete as error:
        if answered is False:
            message = f"Only a part of {name} is on this machine, and the Hub cannot be reached."
            raise Hindered(message, "Check the network and try again.") from error
        raise


# -------------------------------------------------------------------------------------------------------- its parts


def _tokenizer(name: str, place: str, source: str, options: dict) -> PreTrainedTokenizerBase:
    fix = "Save its tokenizer into the same place (tokenizer.save_pretrained), or choose another model."
    try:
        tokenizer = AutoTokenizer.from_pretrained(place, **options)
    except Exception as error:
        raise_known(name, error)
        if isinstance(error, ImportError):
            message = f"The tokenizer of {name} needs another package: {brief(error)}"
            raise ModelError(message, "Install it and start again.") from error
        if _has_file(place, source, "tokenizer.json", options):
            message = f"The tokenizer.json of {name} cannot be read: {brief(error)}"
            raise ModelError(message, "Save or download the tokenizer again.") from error
        raise _Incomplete(f"{name} has no tokenizer that can be read.", fix) from error
    # without its files, a tokenizer of some classes is made all the same, and knows no word
    files = set(tokenizer.vocab_files_names.values())
    if files and not any(_has_file(place, source, file, options) for file in files | {"tokenizer.json"}):
        raise _Incomplete(f"{name} has no tokenizer.", fix)
    return tokenizer


def _model(name: str, place: str, config: PreTrainedConfig, options: dict, dtype: str) -> PreTrainedModel:
    auto_class = class_for(name, config)
    try:
        model, report = auto_class.from_pretrained(
            place, config=config, dtype=dtype, output_loading_info=True, **options
        )
    except LoadingStopped:
        raise
    except Exception as error:
        raise_known(name, error)
        text = str(error)
        if "device_map" in text and "device_map" in options:
            message = f"{name} cannot be laid out so: {brief(error)}"
            fix = "Choose auto or cpu as its device_map, or leave it out."
        elif "Weights only load failed" in text:
            message = f"The weights of {name} are damaged, or hold more than weights."
            fix = "Save or download the model again."
        elif "attn_implementation" in options and re.search("flash|attention|attn", text, re.IGNORECASE):
            message = f"This attention implementation cannot be used here: {brief(error)}"
            fix = "Choose another one, or leave attn_implementation out."
        elif "ignore_mismatched_sizes" in text:
            message = f"The weights of {name} do not have the shapes that its config.json says."
            fix = "Restore the config.json that was saved with these weights."
        else:
            message, fix = f"The weights of {name} cannot be read: {brief(error)}", "Save or download the model again."
        raise ModelError(message, fix) from error
    missing = sorted(report["missing_keys"] & {key for key, _ in model.named_parameters()})
    if missing:  # transformers has filled them with random numbers
        raise ModelError(
            f"{len(missing)} of the weights of {name} are missing, {missing[0]} among them.",
            "Choose a model for text generation whose weights are complete.",
        )
    suit_processor(model)
    check_runs(name, model.eval())
    return model


def _manner(reference: ModelReference, device: str) -> dict[str, Any]:
    """How `from_pretrained` is to open the weights. They go straight to an accelerator, without a copy in the machine's
    memory first."""
    manner: dict[str, Any] = {} if device == "cpu" else {"device_map": device}
    for option in ("device_map", "attn_implementation"):
        if value := getattr(reference, option):
            manner[option] = value
    if reference.quantization:
        manner.setdefault("device_map", device)  # or else it would go to any accelerator that is there
        manner["quantization_config"] = quantization_config(reference)
    return manner


# ---------------------------------------------------------------------------------------------------------- helpers


def _has_file(place: str, source: str, file: str, options: dict) -> bool:
    if source == "hub":
        return isinstance(try_to_load_from_cache(place, file, revision=options.get("revision")), str)
    return (Path(place) / file).is_file()


class _Counted:
    """Stands in for a progress bar: counts what it iterates over."""

    def __init__(self, name: str, items: Any, tell: Callable[[int, int], None], stopped: Callable[[], bool]) -> None:
        self._name, self._items, self._tell, self._stopped = name, items, tell, stopped

    def __iter__(self) -> Iterator[Any]:
        for number, item in enumerate(self._items):
            if self._stopped():
                raise LoadingStopped(self._name)
            self._tell(number, len(self._items))
            yield item
        self._tell(len(self._items), len(self._items))


@contextlib.contextmanager
def _watched(name: str, tell: Callable[[int, int], None], stopped: Callable[[], bool]) -> Iterator[None]:
    """Let the library count the weights that it has read, and stop where it is told to."""

    def hook(factory: Callable[..., Any], args: tuple, kwargs: dict) -> Any:
        if kwargs.get("desc") != "Loading weights" or not args:
            return factory(*args, **kwargs)
        return _Counted(name, args[0], tell, stopped)

    before = transformers_logging.set_tqdm_hook(hook)
    try:
        yield
    finally:
        transformers_logging.set_tqdm_hook(before)

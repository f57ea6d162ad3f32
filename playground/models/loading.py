"""Opens a model with its tokenizer: a bundled name, a folder or a Hub id. Raises a ModelError that says what to do.

The config is read first, because it says which class fits. Knows nothing of requests, of queues or of how many models
stay in memory.
"""

from __future__ import annotations

import contextlib
import functools
import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from huggingface_hub import try_to_load_from_cache
from transformers import AutoTokenizer, PreTrainedConfig, PreTrainedModel, PreTrainedTokenizerBase
from transformers.utils import logging as transformers_logging

from playground.models.adapters import merge_adapter
from playground.models.catalog import PACKAGED
from playground.models.codec_files import check_codec
from playground.models.config_checks import check_tokenizer, folder_of, read_config
from playground.models.fetching import config_is_cached, fetch
from playground.models.gguf_files import is_converted, origin_of
from playground.models.library_logging import quiet_library
from playground.models.locations import (
    LoadingStopped,
    ModelError,
    ModelUnavailable,
    gguf_in_cache,
    gguf_on_disk,
    is_here,
    locate,
    parse_reference,
    with_base,
)
from playground.models.media_processor import MediaProcessor, load_processor
from playground.models.memory_estimate import (
    check_fits,
    default_dtype,
    device_for,
    from_pretrained_kwargs,
    model_folder,
)
from playground.models.model_class import class_for, first_line, is_dflash_drafter, raise_common_error
from playground.models.model_kinds import has_dynamic_rope, is_block_diffusion, writes_sound
from playground.models.quantizing import (
    check_forward_pass,
    disable_unsupported_kernel,
    precision_label,
    quantization_config,
)
from playground.models.reference import ModelReference
from playground.models.voices import load_voice
from playground.models.weights import weights_problem
from playground.models.weights_hash import WeightsHash
from playground.settings import Settings
from playground.texts import many, said


class _IncompleteModel(ModelError):
    """Files are missing, in the model itself or only in the cache."""


@dataclass
class LoadedModel:
    """A model, ready to generate, or a DFlash drafter, ready to draft for one: it works on the states of its model, and
    needs no tokenizer. `name` is what was asked for; `source` is "bundled", "folder", "hub" or "gguf"; `gguf_format` is
    that of the GGUF file from which the weights were dequantized ("Q4_1"), empty for others; `adapter` is that in its
    weights, empty without one. `processor` reads pictures and sounds for it; None for models of text alone. `voice` is
    the library's processor of one that writes sound, which reads its text and makes samples of its codes. `weights` is
    the hash of its files."""

    name: str
    model: PreTrainedModel
    tokenizer: PreTrainedTokenizerBase | None
    source: str
    device: str
    dtype: str
    gguf_format: str = ""
    adapter: str = ""
    processor: MediaProcessor | None = None
    voice: Any = None
    weights: WeightsHash | None = None

    @property
    def reads_text(self) -> bool:
        """Whether it takes a prompt. A model that hears speech or captions pictures may read nothing else."""
        return self.processor is None or "input_ids" in inspect.signature(type(self.model).forward).parameters

    @property
    def context_length(self) -> int | None:
        """The most tokens, prompt included, that its positions reach; None where they have no end (T5, Mamba, dynamic
        RoPE)."""
        return None if self.has_dynamic_rope else self.trained_length

    @property
    def has_dynamic_rope(self) -> bool:
        """Whether it reads a text beyond its `trained_length` with other frequencies."""
        return has_dynamic_rope(getattr(self.model.config.get_text_config(decoder=True), "rope_parameters", None))

    @property
    def trained_length(self) -> int | None:
        """The number of tokens for which its positions were made, as far as its config tells."""
        length = getattr(self.model.config.get_text_config(decoder=True), "max_position_embeddings", None)
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
    def canvas_length(self) -> int:
        """How many tokens a model of block diffusion denoises at once; 0 of any other."""
        config = self.model.config
        return config.canvas_length if is_block_diffusion(config.model_type) else 0

    @property
    def num_parameters(self) -> int:
        """How many weights it has."""
        return self.model.num_parameters()

    @property
    def precision(self) -> str:
        """Its precision in words, quantization included."""
        label = precision_label(self.model)
        if self.gguf_format:
            label = said("{precision}, dequantized from GGUF {format}", precision=label, format=self.gguf_format)
        return said("{precision}, with {adapter}", precision=label, adapter=self.adapter) if self.adapter else label


def load(
    name: str,
    settings: Settings,
    device: str | None = None,
    dtype: str | None = None,
    make_room: Callable[[int], None] = lambda needed: None,
    hub_answered: bool | None = None,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
    stopped: Callable[[], bool] = lambda: False,
) -> LoadedModel:
    """Open the model `name`, a bundled name, a folder or a Hub id, with or without options (`ModelReference`), as far
    as `settings` allows.

    `device` is the best one here unless it is named; `dtype` is that of the options, or else float32 on a CPU, and what
    the weights were saved in elsewhere. Before the weights are downloaded or read, `make_room` gets the bytes that they
    will take, where that is known. `hub_answered` is the return value of an earlier `fetch`. `on_progress(done, total)`
    counts the weights as they are read; LoadingStopped is raised soon after `stopped()` is true. Raises ModelError,
    whatever goes wrong, and where they do not fit.
    """
    source, place = locate(name, settings)
    reference = with_base(parse_reference(name), settings)
    device = device or device_for(reference)
    dtype = dtype or default_dtype(reference, device)
    if hub_answered is None and not is_here(name, settings):
        hub_answered = fetch(
            name, settings, stopped=stopped,
            fits=lambda counts=None: check_fits(name, settings, make_room, None, device, dtype, counts=counts),
        )  # fmt: skip
        source, place = locate(name, settings)
    options = from_pretrained_kwargs(reference, settings)
    with _explain_missing_parts(name, hub_answered):
        config = read_config(name, place, options)
        tokenizer = None if is_dflash_drafter(config) else _tokenizer(name, place, source, options)
        voice = None
        if writes_sound(config.model_type):
            bring = functools.partial(fetch, settings=settings, stopped=stopped, check=check_codec)
            voice = load_voice(name, place, options, tokenizer, settings, bring)
        processor = None if tokenizer is None or voice else load_processor(place, config, options, tokenizer)
        if wrong := weights_problem(name, model_folder(name, settings) or Path(place), settings.only_safetensors):
            raise _IncompleteModel(*wrong)
        check_fits(name, settings, make_room, None, device, dtype)
        weights = _weights_hash(reference, source, model_folder(name, settings) or Path(place))
        with _count_loaded_weights(name, on_progress, stopped):
            given = options | _placement_options(reference, device)
            model = _model(name, place, config, given | {"use_safetensors": settings.only_safetensors or None}, dtype)
        if reference.adapter:
            model = merge_adapter(model, reference, settings)
    dtype = str(model.dtype).removeprefix("torch.")
    gguf_format = origin_of(place).get("format", "")
    return LoadedModel(
        name, model, tokenizer, source, device, dtype, gguf_format, reference.adapter or "", processor, voice, weights
    )


def _weights_hash(reference: ModelReference, source: str, folder: Path) -> WeightsHash:
    """The hash of what is read. Of a GGUF file that of the file: what it is converted into depends on the library."""
    if source != "gguf":
        return WeightsHash(folder)
    if reference.name in PACKAGED:
        return WeightsHash(folder, PACKAGED[reference.name].file_sha256)
    return WeightsHash(gguf_on_disk(reference) or gguf_in_cache(reference) or folder)


def load_tokenizer(name: str, settings: Settings, token: str | None = None) -> PreTrainedTokenizerBase:
    """The tokenizer of the model `name` alone. Raises ModelError like `load`."""
    return _load_part(name, settings, token, lambda place, source, options: _tokenizer(name, place, source, options))


def load_config(name: str, settings: Settings, token: str | None = None) -> PreTrainedConfig:
    """The config of the model `name` alone. Raises ModelError like `load`."""
    return _load_part(name, settings, token, lambda place, source, options: read_config(name, place, options))


def _load_part(name: str, settings: Settings, token: str | None, read: Callable[[str, str, dict], object]) -> Any:
    """Load a part without weights, from the cache if it is there: the Hub is not asked again each time."""
    source, place = locate(name, settings)
    reference, hub_answered = parse_reference(name), None
    options = from_pretrained_kwargs(reference, settings)
    if source == "gguf" and not is_converted(place):
        message = said("{model} is not downloaded yet.", model=name)
        raise ModelUnavailable(message, said("Generate downloads it first."))
    if source == "hub" and config_is_cached(place, reference.revision):
        with contextlib.suppress(ModelError), quiet_library(progress_bars=False):
            return read(place, source, options)
    if source == "hub":
        hub_answered = fetch(name, settings, token, weights=False)
    with _explain_missing_parts(name, hub_answered):
        return read(place, source, options)


@contextlib.contextmanager
def _explain_missing_parts(name: str, hub_answered: bool | None) -> Iterator[None]:
    """Read parts with the library's logging off; where files are missing because the Hub did not answer, say so."""
    try:
        with quiet_library(progress_bars=False):
            yield
    except _IncompleteModel as error:
        if hub_answered is False:
            message = said("Only part of {model} is on this machine, and the Hub cannot be reached.", model=name)
            raise ModelUnavailable(message, said("Check the network and try again.")) from error
        raise


# -------------------------------------------------------------------------------------------------------- its parts


def _tokenizer(name: str, place: str, source: str, options: dict) -> PreTrainedTokenizerBase:
    if not options.get("trust_remote_code"):
        check_tokenizer(name, folder_of(place, options.get("revision")))
    fix = said("Save its tokenizer to the same place (tokenizer.save_pretrained), or choose another model.")
    try:
        tokenizer = AutoTokenizer.from_pretrained(place, **options)
    except Exception as error:
        raise_common_error(name, error)
        if isinstance(error, ImportError):
            message = said(
                "The tokenizer of {model} needs another package: {reason}", model=name, reason=first_line(error)
            )
            raise ModelError(message, said("Install it and start again.")) from error
        if _has_file(place, source, "tokenizer.json", options):
            message = said(
                "The tokenizer.json of {model} cannot be read: {reason}", model=name, reason=first_line(error)
            )
            raise ModelError(message, said("Save or download the tokenizer again.")) from error
        raise _IncompleteModel(said("{model} has no tokenizer that can be read.", model=name), fix) from error
    # without its files, a tokenizer of some classes is made all the same, and knows no word
    files = set(tokenizer.vocab_files_names.values())
    if files and not any(_has_file(place, source, file, options) for file in files | {"tokenizer.json"}):
        raise _IncompleteModel(said("{model} has no tokenizer.", model=name), fix)
    return tokenizer


def _model(name: str, place: str, config: PreTrainedConfig, options: dict, dtype: str) -> PreTrainedModel:
    auto_class = class_for(name, config)
    try:
        model, report = auto_class.from_pretrained(
            place, config=config, dtype=dtype, output_loading_info=True, **options,
            adapter_kwargs={"local_files_only": True},  # an adapter is named, and is here: the Hub is not asked for one
        )  # fmt: skip
    except LoadingStopped:
        raise
    except Exception as error:
        raise_common_error(name, error)
        text, reason = str(error), first_line(error)
        if "device_map" in text and "device_map" in options:
            message = said("{model} cannot be placed as its device_map says: {reason}", model=name, reason=reason)
            fix = said("Choose auto or cpu as its device_map, or leave it out.")
        elif "Weights only load failed" in text:
            message = said("The weights of {model} are damaged, or contain more than weights.", model=name)
            fix = said("Save or download the model again.")
        elif "attn_implementation" in options and re.search("flash|attention|attn", text, re.IGNORECASE):
            message = said("This attention implementation cannot be used here: {reason}", reason=reason)
            fix = said("Choose another one, or leave attn_implementation out.")
        elif "ignore_mismatched_sizes" in text:
            message = said("The weights of {model} do not have the shapes that its config.json gives.", model=name)
            fix = said("Restore the config.json that was saved with these weights.")
        else:
            message = said("The weights of {model} cannot be read: {reason}", model=name, reason=reason)
            fix = said("Save or download the model again.")
        raise ModelError(message, fix) from error
    missing = sorted(report["missing_keys"] & {key for key, _ in model.named_parameters()})
    if missing:  # transformers has filled them with random numbers
        message = many(
            len(missing), "{count} of the weights of {model} is missing: {weight}.",
            "{count} of the weights of {model} are missing, {weight} among them.",
            model=name, weight=missing[0],
        )  # fmt: skip
        raise ModelError(message, said("Choose a model for text generation whose weights are complete."))
    disable_unsupported_kernel(model)
    check_forward_pass(name, model.eval())
    return model


def _placement_options(reference: ModelReference, device: str) -> dict[str, object]:
    """The arguments of `from_pretrained` that say where the weights go: straight to the accelerator, without a copy in
    main memory first."""
    options: dict[str, object] = {} if device == "cpu" else {"device_map": device}
    for option in ("device_map", "attn_implementation"):
        if value := getattr(reference, option):
            options[option] = value
    if reference.quantization:
        options.setdefault("device_map", device)  # or else it would go to any accelerator that is there
        options["quantization_config"] = quantization_config(reference)
    return options


# ---------------------------------------------------------------------------------------------------------- helpers


def _has_file(place: str, source: str, file: str, options: dict) -> bool:
    if source == "hub":
        return isinstance(try_to_load_from_cache(place, file, revision=options.get("revision")), str)
    return (Path(place) / file).is_file()


class _CountingProgressBar:
    """Takes the place of tqdm: reports each item of the iteration to `on_progress`."""

    def __init__(
        self, name: str, items: Any, on_progress: Callable[[int, int], None], stopped: Callable[[], bool]
    ) -> None:
        self._name, self._items, self._on_progress, self._stopped = name, items, on_progress, stopped

    def __iter__(self) -> Iterator[object]:
        for number, item in enumerate(self._items):
            if self._stopped():
                raise LoadingStopped(self._name)
            self._on_progress(number, len(self._items))
            yield item
        self._on_progress(len(self._items), len(self._items))


@contextlib.contextmanager
def _count_loaded_weights(
    name: str, on_progress: Callable[[int, int], None], stopped: Callable[[], bool]
) -> Iterator[None]:
    """Report each tensor that `from_pretrained` has loaded, and stop once `stopped()` is true."""

    def hook(factory: Callable[..., object], args: tuple, kwargs: dict) -> object:
        if kwargs.get("desc") != "Loading weights" or not args:
            return factory(*args, **kwargs)
        return _CountingProgressBar(name, args[0], on_progress, stopped)

    before = transformers_logging.set_tqdm_hook(hook)
    try:
        yield
    finally:
        transformers_logging.set_tqdm_hook(before)

"""Runs one request on one loaded model, to the end, in the calling thread.

Knows how a request becomes the arguments of `generate`, what a model cannot do of it, and why a run stopped. It does
not know queues, threads or pages: events go to `emit`, and a set `cancelled` ends the run within a step.

Nothing that a run does stays behind on a shared model: each works on a shallow copy (the weights are shared) with a
generation config of its own.
"""

from __future__ import annotations

import contextlib
import copy
import json
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any

import torch
from transformers import GenerationConfig, StoppingCriteria, StoppingCriteriaList, StopStringCriteria
from transformers.generation import GenerationMode
from transformers.utils import logging as transformers_logging

from playground.models.loading import LoadedModel, ModelError
from playground.recording import Recorder
from playground.request import GenerationRequest, RequestError, generation_config, raise_for_errors
from playground.settings import Settings
from playground.tokens import TokenTexts
from playground.trace import (
    BeamsAdvanced,
    Diagnostic,
    Event,
    Failed,
    Finished,
    Sequence,
    Started,
    Stepped,
    Token,
)

# Fields that `generate` reads from the assistant's own generation config, not from the request's.
_DRAFT_FIELDS = (
    "num_assistant_tokens",
    "num_assistant_tokens_schedule",
    "assistant_confidence_threshold",
    "assistant_lookbehind",
    "target_lookbehind",
)


def run(
    request: GenerationRequest,
    target: LoadedModel,
    assistant: LoadedModel | None,
    settings: Settings,
    emit: Callable[[Event], None],
    cancelled: threading.Event,
) -> None:
    """Decode `request`. Emits Started, then the events of the run, then Finished.

    Raises RequestError where the model cannot run the request, and whatever `generate` raises; `explain` turns any
    exception into the Failed event for it.
    """
    seed = secrets.randbits(32) if request.seed is None else request.seed
    texts = TokenTexts(target.tokenizer)
    inputs = _inputs(request, target)
    config = generation_config(request, target.model.generation_config)
    raise_for_errors(_problems(request, config, inputs, target, assistant, settings))
    if config.token_healing:  # `generate` keeps the tokenizer from a callable, so the prompt is healed here
        inputs["input_ids"] = target.model.heal_tokens(inputs["input_ids"], target.tokenizer)
        inputs["attention_mask"] = torch.ones_like(inputs["input_ids"])
        config.token_healing = False
    criteria = StoppingCriteriaList([_Cancelled(cancelled)])
    stop_strings = None
    if config.stop_strings:  # for the same reason
        stop_strings = StopStringCriteria(target.tokenizer, config.stop_strings)
        criteria.append(stop_strings)
        config.stop_strings = None
    limits = [seconds for seconds in (config.max_time, settings.max_seconds) if seconds is not None]
    config.max_time = min(limits, default=None)

    prompt_tokens = _prompt_tokens(inputs["input_ids"][0].tolist(), texts)
    clock = _Clock(emit)
    started: dict[str, Any] = {}

    def prepared(input_ids: torch.Tensor, ready: GenerationConfig, mode: GenerationMode) -> None:
        raise_for_errors(_length_problems(input_ids.shape[1], ready, target, settings))
        started.update(prompt_ids=input_ids, config=ready)
        clock(
            Started(
                model=target.name,
                mode=mode.value,
                seed=seed,
                prompt=request.prompt,
                prompt_tokens=prompt_tokens,
                config=_plain(dict(request.config)),
                effective=_effective(ready, request),
                eos_token_ids=_eos_ids(ready),
                max_new_tokens=ready.max_length - input_ids.shape[1],
                num_sequences=ready.num_return_sequences,
                assistant=assistant.name if assistant else None,
                device=str(target.model.device),
                versions={name: version(name) for name in ("torch", "transformers")},
            )
        )

    with _own_copy(target, request, early_exit=config.assistant_early_exit is not None) as model:
        draft = contextlib.nullcontext() if assistant is None else _own_copy(assistant, request)
        with draft as assistant_model:
            recorder = Recorder(clock, texts, request.top_candidates, prepared, assistant_model)
            torch.manual_seed(seed)
            with _quiet():
                model.generate(
                    **inputs,
                    generation_config=config,
                    stopping_criteria=criteria,
                    assistant_model=assistant_model,
                    custom_generate=recorder,
                    **_negative_prompt(request, target, config),
                )
    prompt_ids, ready = started["prompt_ids"], started["config"]
    for sequence in recorder.sequences:
        sequence.stop_reason = _stop_reason(sequence, prompt_ids[:1], ready, stop_strings, cancelled)
    clock.finish(recorder.sequences)


def explain(error: BaseException) -> Failed:
    """The Failed event for an exception of a run: what happened, and what to do next."""
    kind = type(error).__name__
    if isinstance(error, RequestError):
        first = next(d for d in error.diagnostics if d.severity == "error")
        return Failed(first.message, first.fix, kind, error.diagnostics)
    if isinstance(error, ModelError):
        return Failed(error.message, error.fix, kind)
    if isinstance(error, torch.OutOfMemoryError | MemoryError) or "not enough memory" in str(error):
        return Failed(
            "The machine ran out of memory.",
            "Use fewer beams or sequences, fewer new tokens, a shorter prompt, or a smaller model.",
            kind,
        )
    return Failed(
        str(error).strip() or kind,
        "transformers could not run this combination. Change the knob that the message names, or reset the knobs.",
        kind,
    )


# ------------------------------------------------------------------------------------------------------------ inputs


def _inputs(request: GenerationRequest, target: LoadedModel) -> dict[str, torch.Tensor]:
    """input_ids and attention_mask, each (1, length), on the model's device. Raises RequestError."""
    if request.messages:
        if not target.tokenizer.chat_template:
            raise RequestError(
                [Diagnostic("messages", "error", f"{target.name} has no chat template.", "Write a prompt instead.")]
            )
        encoded = target.tokenizer.apply_chat_template(
            request.messages, add_generation_prompt=True, return_tensors="pt", return_dict=True
        )
    else:
        encoded = target.tokenizer(request.prompt, return_tensors="pt")
    inputs = {name: encoded[name].to(target.model.device) for name in ("input_ids", "attention_mask")}
    if inputs["input_ids"].numel() == 0:
        raise RequestError(
            [Diagnostic("prompt", "error", "The prompt has no tokens.", "Write at least one word.")]
        )
    inputs["input_ids"] = inputs["input_ids"].long()
    return inputs


def _negative_prompt(
    request: GenerationRequest, target: LoadedModel, config: GenerationConfig
) -> dict[str, torch.Tensor]:
    """One row for each row that decodes: `generate` repeats the prompt for beams and sequences, but not this one."""
    if request.negative_prompt is None:
        return {}
    defaults = target.model.generation_config
    beams, sequences = (
        getattr(config, name) or getattr(defaults, name) or 1 for name in ("num_beams", "num_return_sequences")
    )
    encoded = target.tokenizer(request.negative_prompt, return_tensors="pt").to(target.model.device)
    rows = (max(beams, sequences), 1)
    return {
        "negative_prompt_ids": encoded["input_ids"].long().repeat(rows),
        "negative_prompt_attention_mask": encoded["attention_mask"].repeat(rows),
    }


def _prompt_tokens(token_ids: list[int], texts: TokenTexts) -> list[Token]:
    pieces = texts.pieces(token_ids)
    return [Token(i, texts.label(i), piece) for i, piece in zip(token_ids, pieces, strict=True)]


# ---------------------------------------------------------------------------- what this model cannot do of a request


def _problems(
    request: GenerationRequest,
    config: GenerationConfig,
    inputs: dict[str, torch.Tensor],
    target: LoadedModel,
    assistant: LoadedModel | None,
    settings: Settings,
) -> list[Diagnostic]:
    problems = []

    def error(knob: str, message: str, fix: str) -> None:
        problems.append(Diagnostic(knob, "error", message, fix))

    length, context = inputs["input_ids"].shape[1], target.context_length
    if context is not None and length >= context:
        error("prompt", f"The prompt has {length} tokens; {target.name} can read {context}.", "Shorten the prompt.")
    elif settings.max_prompt_tokens is not None and length > settings.max_prompt_tokens:
        error(
            "prompt",
            f"The prompt has {length} tokens; this instance allows {settings.max_prompt_tokens}.",
            "Shorten the prompt.",
        )
    counts_prompt = config.max_new_tokens is None and config.max_length is not None and not target.is_encoder_decoder
    if counts_prompt and config.max_length <= length:
        error(
            "max_length",
            f"max_length is {config.max_length}, but the prompt alone has {length} tokens.",
            "Set max_new_tokens instead: it counts new tokens only.",
        )
    for knob, token_id in _token_ids(config):
        if not 0 <= token_id < target.vocab_size:
            error(
                knob,
                f"Token id {token_id} does not exist: {target.name} has {target.vocab_size} tokens.",
                f"Use ids from 0 to {target.vocab_size - 1}.",
            )
    layers = getattr(target.model.config, "num_hidden_layers", None)
    if config.assistant_early_exit is not None and layers and not 0 < config.assistant_early_exit < layers:
        error(
            "assistant_early_exit",
            f"assistant_early_exit is {config.assistant_early_exit}; {target.name} has {layers} layers.",
            f"Use 1 to {layers - 1}." if layers > 1 else "Choose a deeper model.",
        )
    if assistant is not None:
        if assistant.is_encoder_decoder != target.is_encoder_decoder:
            error("assistant", f"{assistant.name} is of another kind than {target.name}.", "Choose another assistant.")
        elif assistant.tokenizer.get_vocab() != target.tokenizer.get_vocab():
            error(
                "assistant",
                f"{assistant.name} has another tokenizer than {target.name}, so its drafts cannot be judged.",
                "Choose an assistant with the same tokenizer.",
            )
    return problems


def _length_problems(
    length: int, ready: GenerationConfig, target: LoadedModel, settings: Settings
) -> list[Diagnostic]:
    """What is wrong with the number of new tokens, once `generate` has worked it out."""
    new, context = ready.max_length - length, target.context_length
    if new > settings.max_new_tokens:
        message = f"This would generate {new} tokens; this instance allows {settings.max_new_tokens}."
        return [
            Diagnostic("max_new_tokens", "error", message, f"Set max_new_tokens to {settings.max_new_tokens} or less.")
        ]
    if context is not None and ready.max_length > context:
        message = f"{length} tokens of prompt and {new} new ones are more than {target.name}'s context of {context}."
        return [Diagnostic("max_new_tokens", "error", message, f"Set max_new_tokens to {context - length} or less.")]
    return []


def _token_ids(config: GenerationConfig) -> Iterator[tuple[str, int]]:
    """Every (field, token id) of the fields that hold token ids. An id past the vocabulary breaks a CUDA device for
    good, so they are looked at before anything runs."""
    for name in (
        "bad_words_ids",
        "suppress_tokens",
        "begin_suppress_tokens",
        "forced_bos_token_id",
        "forced_eos_token_id",
        "eos_token_id",
        "pad_token_id",
        "bos_token_id",
        "decoder_start_token_id",
    ):
        yield from ((name, token_id) for token_id in _flat(getattr(config, name, None)))
    bias = config.sequence_bias
    for key in bias if isinstance(bias, dict) else [item[0] for item in bias or []]:
        yield from (("sequence_bias", token_id) for token_id in _flat(key))


def _flat(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _flat(item)


# ------------------------------------------------------------------------------------------------- around `generate`


@contextlib.contextmanager
def _own_copy(loaded: LoadedModel, request: GenerationRequest, early_exit: bool = False) -> Iterator[Any]:
    """The model for one run: its weights are shared, its generation config is this run's own."""
    model = copy.copy(loaded.model)
    model.generation_config = copy.deepcopy(loaded.model.generation_config)
    if early_exit or loaded.name == request.assistant:
        for name in _DRAFT_FIELDS:
            if request.config.get(name) is not None:
                setattr(model.generation_config, name, request.config[name])
    # Early exit shortens the shared config while it drafts; an exception there must not leave it short.
    layers = getattr(loaded.model.config, "num_hidden_layers", None)
    try:
        yield model
    finally:
        if layers is not None:
            loaded.model.config.num_hidden_layers = layers


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """None of the library's advice on the terminal: what concerns a request is in its diagnostics."""
    verbosity = transformers_logging.get_verbosity()
    transformers_logging.set_verbosity_error()
    try:
        yield
    finally:
        transformers_logging.set_verbosity(verbosity)


class _Cancelled(StoppingCriteria):
    """Ends every sequence once the run is cancelled."""

    def __init__(self, cancelled: threading.Event) -> None:
        self._cancelled = cancelled

    def __call__(self, input_ids: torch.LongTensor, scores: Any, **kwargs: Any) -> torch.BoolTensor:
        return torch.full((input_ids.shape[0],), self._cancelled.is_set(), device=input_ids.device)


class _Clock:
    """Passes events on, and keeps the times and the count that the last one tells."""

    def __init__(self, emit: Callable[[Event], None]) -> None:
        self._emit = emit
        self._start: float | None = None
        self._first: float | None = None

    def __call__(self, event: Event) -> None:
        now = time.perf_counter()
        if isinstance(event, Started):
            self._start = now
        elif self._first is None and isinstance(event, Stepped | BeamsAdvanced):
            self._first = now - self._start
        self._emit(event)

    def finish(self, sequences: list[Sequence]) -> None:
        self._emit(
            Finished(
                sequences=sequences,
                seconds=time.perf_counter() - self._start,
                time_to_first_token=self._first,
                num_tokens=sum(len(sequence.token_ids) for sequence in sequences),
            )
        )


def _stop_reason(
    sequence: Sequence,
    prompt_ids: torch.Tensor,
    ready: GenerationConfig,
    stop_strings: StopStringCriteria | None,
    cancelled: threading.Event,
) -> str:
    """Why this sequence ended; `prompt_ids` is (1, length), the decoder's input."""
    ids = sequence.token_ids
    if ids and ids[-1] in _eos_ids(ready):
        return "eos"
    if stop_strings is not None and ids:
        whole = torch.cat([prompt_ids, torch.tensor([ids], device=prompt_ids.device)], dim=1)
        if bool(stop_strings(whole, None)[0]):
            return "stop_string"
    if len(ids) >= ready.max_length - prompt_ids.shape[1]:
        return "length"
    return "stopped" if cancelled.is_set() else "max_time"


def _eos_ids(ready: GenerationConfig) -> list[int]:
    return list(_flat(ready.eos_token_id))


def _effective(ready: GenerationConfig, request: GenerationRequest) -> dict[str, Any]:
    """Every field that applies, after the model's own defaults and the library's, as plain data."""
    fields = ready.to_dict()
    fields |= {name: request.config[name] for name in ("stop_strings", "token_healing") if name in request.config}
    return {
        name: _plain(value) for name, value in fields.items() if value is not None and not name.startswith("_")
    }


def _plain(value: Any) -> Any:
    """The value as JSON gives it back; a dict keyed by token ids as a list of pairs."""
    if isinstance(value, dict) and any(isinstance(key, tuple) for key in value):
        value = [[list(key), item] for key, item in value.items()]
    return json.loads(json.dumps(value, default=lambda item: item.to_dict() if hasattr(item, "to_dict") else str(item)))

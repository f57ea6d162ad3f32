"""A batch of prompts made ready for one model: the token ids of each prompt alone and padded on both sides, the config
and the stopping criterion. Nothing is decoded here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from transformers import GenerationConfig, StoppingCriteriaList

from playground.generation.limits import new_tokens_problems
from playground.generation.model_checks import check_writes_tokens, flat, on_model
from playground.generation.stop_strings import StopStrings
from playground.models.library_logging import quiet_library
from playground.models.loading import LoadedModel
from playground.questions.prompt_batch import SIDES, BatchQuestion
from playground.requests.library_config import generation_config
from playground.requests.request import raise_for_errors
from playground.requests.request_problems import request_error
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.texts import said

DEFAULT_LENGTH = 20  # the library's max_length

Inputs = dict[str, torch.Tensor]  # input_ids and attention_mask, each (prompts, length)


@dataclass
class BatchInputs:
    """A batch before it is decoded. `alone` has the inputs of each prompt, `sides` those of all of them, padded on this
    side. `pad` is the token that is used for padding, None for the tokenizer's own. The stop strings are taken out of
    `config`, and are in `criteria`; `eos_ids` end a text, too."""

    config: GenerationConfig
    alone: list[Inputs]
    sides: dict[str, Inputs]
    pad: str | None
    pad_id: int
    max_new_tokens: int
    eos_ids: set[int]
    criteria: StoppingCriteriaList


def read_batch(batch: BatchQuestion, checked: Checked, target: LoadedModel, settings: Settings) -> BatchInputs:
    """`batch`, whose request was `checked`, for this model. Raises RequestError where the model cannot run it."""
    pad = _pad_token(batch, target)
    with quiet_library():
        config = generation_config(checked.config, target.model.generation_config)

    def value_of(name: str) -> Any:
        value = getattr(config, name)
        return getattr(target.model.generation_config, name) if value is None else value

    sides = {side: padded(target, batch.prompts, side, pad) for side in SIDES}
    max_new_tokens = value_of("max_new_tokens") or (value_of("max_length") or DEFAULT_LENGTH) - 1
    _check_rows(sides["left"], target)
    raise_for_errors(on_model(checked, config, sides["left"], target, None, settings).errors)
    prompt_length = 1 if target.is_encoder_decoder else sides["left"]["input_ids"].shape[1]
    raise_for_errors(new_tokens_problems(prompt_length, prompt_length + max_new_tokens, target, settings))
    criteria = StoppingCriteriaList()
    if config.stop_strings:
        criteria.append(StopStrings(target.tokenizer, config.stop_strings))
        config.stop_strings = None
    tokenizer = target.tokenizer
    return BatchInputs(
        config=config,
        alone=[_moved(tokenizer([prompt], return_tensors="pt"), target) for prompt in batch.prompts],
        sides=sides,
        pad=pad,
        pad_id=tokenizer.convert_tokens_to_ids(pad or tokenizer.pad_token),
        max_new_tokens=max_new_tokens,
        eos_ids=set(flat(value_of("eos_token_id"))),
        criteria=criteria,
    )


def padded(target: LoadedModel, prompts: Sequence[str], side: str, pad: str | None = None) -> Inputs:
    """The prompts as the tokenizer pads them on this side, on the model's device; `pad` is a token to fill them with in
    place of its own."""
    tokenizer = target.tokenizer
    own = tokenizer.pad_token
    try:
        if pad is not None:
            tokenizer.pad_token = pad
        encoded = tokenizer(list(prompts), padding=True, padding_side=side, return_tensors="pt")
    finally:
        tokenizer.pad_token = own
    return _moved(encoded, target)


def _moved(encoded: Any, target: LoadedModel) -> Inputs:
    return {name: encoded[name].long().to(target.model.device) for name in ("input_ids", "attention_mask")}


def _pad_token(batch: BatchQuestion, target: LoadedModel) -> str | None:
    """The token that is used for padding, None for the tokenizer's own pad token."""
    tokenizer = target.tokenizer
    if target.canvas_length:
        message = said("{model} denoises canvases, which cannot be decoded as a batch here.", model=target.name)
        fix = said("Choose a model that writes one token at a time.")
        raise request_error("model", message, fix)
    check_writes_tokens(target)
    if tokenizer is None:
        message = said("{model} generates no text by itself: it drafts for another model.", model=target.name)
        raise request_error("model", message, said("Choose a model that generates text."))
    if batch.pad == "own" and tokenizer.pad_token is not None:
        return None
    if tokenizer.eos_token is None:
        message = said(
            "The tokenizer of {model} has neither a pad token nor an end-of-text token.", model=target.name
        )
        raise request_error("model", message, said("Choose another model."))
    return tokenizer.eos_token


def _check_rows(inputs: Inputs, target: LoadedModel) -> None:
    empty = [number for number, row in enumerate(inputs["attention_mask"], 1) if not row.any()]
    if empty:
        message = said(
            "Prompt {number} has no tokens, and in a batch generate adds no start token.", number=empty[0]
        )
        fix = said("Write at least one word there.")
        if start := target.tokenizer.bos_token:
            fix = said("Write {token} there, or at least one word.", token=start)
        raise request_error("prompts", message, fix)

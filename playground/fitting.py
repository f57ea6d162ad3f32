"""What a model cannot do of a request: its context, its vocabulary, its layers, its assistant, its drafting heads.

Knows requests and loaded models, before anything runs; what can be told without a model is in `validation.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
from transformers import GenerationConfig

from playground.models.loading import LoadedModel
from playground.request import Diagnostic, GenerationRequest
from playground.settings import Settings


def fitting_problems(
    request: GenerationRequest,
    config: GenerationConfig,
    inputs: dict[str, torch.Tensor],
    target: LoadedModel,
    assistant: LoadedModel | None,
    settings: Settings,
) -> list[Diagnostic]:
    """What is wrong with `request` on this model; `inputs` are its texts as `inputs.py` reads them."""
    return [
        *_prompt_problems(config, inputs["input_ids"].shape[1], target, settings),
        *_token_problems(config, target),
        *_layer_problems(config, target),
        *_draft_problems(request, config, target, assistant),
    ]


def length_problems(
    length: int, ready: GenerationConfig, target: LoadedModel, settings: Settings
) -> list[Diagnostic]:
    """What is wrong with the number of new tokens, once `generate` has worked it out."""
    new, context = ready.max_length - length, target.context_length
    if new > settings.max_new_tokens:
        message = f"This would generate {new} tokens; this instance allows {settings.max_new_tokens}."
        return [_error("max_new_tokens", message, f"Set max_new_tokens to {settings.max_new_tokens} or less.")]
    if context is not None and ready.max_length > context:
        message = f"{length} tokens of prompt and {new} new ones are more than {target.name}'s context of {context}."
        return [_error("max_new_tokens", message, f"Set max_new_tokens to {context - length} or less.")]
    return []


def same_tokenizer(target: LoadedModel, assistant: LoadedModel) -> bool:
    """Whether a token id means the same to both, so that drafts need no translation."""
    return assistant.tokenizer.get_vocab() == target.tokenizer.get_vocab()


def flat(value: Any) -> Iterator[int]:
    """The numbers of a number, a list, or lists in a list."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, list | tuple):
        for item in value:
            yield from flat(item)


def _error(knob: str, message: str, fix: str) -> Diagnostic:
    return Diagnostic(knob, "error", message, fix)


def _prompt_problems(
    config: GenerationConfig, length: int, target: LoadedModel, settings: Settings
) -> Iterator[Diagnostic]:
    context = target.context_length
    if context is not None and length >= context:
        message = f"The prompt has {length} tokens; {target.name} can read {context}."
        yield _error("prompt", message, "Shorten the prompt.")
    elif settings.max_prompt_tokens is not None and length > settings.max_prompt_tokens:
        message = f"The prompt has {length} tokens; this instance allows {settings.max_prompt_tokens}."
        yield _error("prompt", message, "Shorten the prompt.")
    counts_prompt = config.max_new_tokens is None and config.max_length is not None and not target.is_encoder_decoder
    if counts_prompt and config.max_length <= length:
        message = f"max_length is {config.max_length}, but the prompt alone has {length} tokens."
        yield _error("max_length", message, "Set max_new_tokens instead: it counts new tokens only.")


def _token_problems(config: GenerationConfig, target: LoadedModel) -> Iterator[Diagnostic]:
    for knob, token_id in _token_ids(config):
        if not 0 <= token_id < target.vocab_size:
            message = f"Token id {token_id} does not exist: {target.name} has {target.vocab_size} tokens."
            yield _error(knob, message, f"Use ids from 0 to {target.vocab_size - 1}.")


def _token_ids(config: GenerationConfig) -> Iterator[tuple[str, int]]:
    """Every (field, token id) of the fields that hold token ids. An id past the vocabulary breaks a CUDA device for
    good, so they are looked at before anything runs."""
    for name in (
        "bad_words_ids",
        "force_words_ids",
        "suppress_tokens",
        "begin_suppress_tokens",
        "forced_bos_token_id",
        "forced_eos_token_id",
        "eos_token_id",
        "pad_token_id",
        "bos_token_id",
        "decoder_start_token_id",
    ):
        yield from ((name, token_id) for token_id in flat(getattr(config, name, None)))
    bias = config.sequence_bias
    for key in bias if isinstance(bias, dict) else [item[0] for item in bias or []]:
        yield from (("sequence_bias", token_id) for token_id in flat(key))
    for constraint in config.constraints or []:  # {"phrase": [ids]} or {"any_of": [[ids], ...]}
        yield from (("constraints", token_id) for token_id in flat(list(constraint.values())))


def _layer_problems(config: GenerationConfig, target: LoadedModel) -> Iterator[Diagnostic]:
    layers, exit_layer = getattr(target.model.config, "num_hidden_layers", None), config.assistant_early_exit
    if exit_layer is not None and layers and not 0 < exit_layer < layers:
        message = f"assistant_early_exit is {exit_layer}; {target.name} has {layers} layers."
        yield _error(
            "assistant_early_exit", message, f"Use 1 to {layers - 1}." if layers > 1 else "Choose a deeper model."
        )


_BLOCK_DRAFTER = ("block_size", "mask_token_id", "target_layer_ids")  # what the library reads of a DFlash drafter


def _reads(drafter: Any, target: Any) -> bool:
    """Whether the hidden states that a DFlash drafter reads are there, in its width."""
    return max(drafter.target_layer_ids) < target.num_hidden_layers and drafter.hidden_size == target.hidden_size


def _draft_problems(
    request: GenerationRequest, config: GenerationConfig, target: LoadedModel, assistant: LoadedModel | None
) -> Iterator[Diagnostic]:
    if config.use_mtp and not getattr(target.model.config.get_text_config(), "num_mtp_layers", None):
        message = f"{target.name} has no layers that predict several tokens ahead (num_mtp_layers)."
        yield _error("use_mtp", message, "Turn use_mtp off, or choose a model that has them.")
    if assistant is None:
        return
    blocks = all(hasattr(assistant.model.config, name) for name in _BLOCK_DRAFTER)
    if config.speculation_type == "dflash":
        if not blocks:
            message = f"{assistant.name} does not draft in blocks: its config has no {', '.join(_BLOCK_DRAFTER)}."
            yield _error("speculation_type", message, "Leave speculation_type out, or choose a DFlash drafter.")
        elif not _reads(assistant.model.config, target.model.config.get_text_config()):
            message = f"{assistant.name} was not trained to draft for {target.name}: it reads other hidden states."
            yield _error("assistant", message, "Choose the drafter that was made for this model.")
        return
    if blocks and not assistant.model.can_generate():
        message = f"{assistant.name} drafts in blocks, which has to be asked for."
        yield _error("speculation_type", message, 'Set speculation_type to "dflash".')
    elif assistant.is_encoder_decoder != target.is_encoder_decoder:
        message = f"{assistant.name} is of another kind than {target.name}."
        yield _error("assistant", message, "Choose another assistant.")
    elif not same_tokenizer(target, assistant):
        if target.is_encoder_decoder:
            message = f"{assistant.name} has another tokenizer than {target.name}, so it cannot read the prompt."
            yield _error("assistant", message, "Choose an assistant with the same tokenizer.")
        elif request.structured_output is not None:
            message = f"{assistant.name} has another tokenizer, so its drafts cannot be held to structured_output."
            yield _error("assistant", message, "Choose an assistant with the same tokenizer, or none.")

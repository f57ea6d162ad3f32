"""A request's texts as the tensors that `generate` reads.

Knows tokenizers and chat templates; what a model cannot do of a request is for `model_checks.py`.
"""

from __future__ import annotations

import torch
from transformers import GenerationConfig, PreTrainedModel

from playground.models.chat_templates import RenderedPrompt, render
from playground.models.loading import LoadedModel
from playground.models.token_texts import TokenTexts
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import request_error
from playground.texts import said
from playground.trace import Token


def read_messages(request: GenerationRequest, target: LoadedModel) -> RenderedPrompt | None:
    """What the model's chat template makes of the request's messages; None where it has none. Raises RequestError."""
    return render(target.tokenizer, request.messages, target.name, request.template) if request.messages else None


def read_inputs(
    request: GenerationRequest, target: LoadedModel, rendered: RenderedPrompt | None = None
) -> dict[str, torch.Tensor]:
    """input_ids and attention_mask, each (1, length), on the model's device. `rendered` are the request's messages as
    `read_messages` has them. For a prompt without tokens, only the input_ids with which `generate` starts: it makes
    the mask. Raises RequestError."""
    if rendered is not None:
        input_ids = torch.tensor([rendered.token_ids], dtype=torch.long, device=target.model.device)
        inputs = {"input_ids": input_ids, "attention_mask": torch.ones_like(input_ids)}
    else:
        encoded = target.tokenizer(request.prompt, return_tensors="pt")
        inputs = {name: encoded[name].to(target.model.device) for name in ("input_ids", "attention_mask")}
    if inputs["input_ids"].numel() == 0:
        inputs = _start_token(request, target)
    inputs["input_ids"] = inputs["input_ids"].long()
    return inputs


def _start_token(request: GenerationRequest, target: LoadedModel) -> dict[str, torch.Tensor]:
    """The input that `generate` makes where there is none: bos_token_id, as the request or else the model's generation
    config has it. Before given text the tokenizer's own will do. Raises RequestError where there is no such token."""
    own, tokenizer = target.model.generation_config, target.tokenizer
    candidates = [request.config.get("bos_token_id"), own.bos_token_id]
    others = [tokenizer.bos_token_id, tokenizer.eos_token_id]  # GPT-NeoX and others separate texts by eos
    start = next((i for i in candidates + others * bool(request.given) if i is not None), None)
    if start is None:
        message = said(
            "The prompt is empty, and {model} names no token to begin with (bos_token_id).", model=target.name
        )
        fix = said("Write at least one word, or set bos_token_id.")
        if known := [i for i in others if i is not None]:
            fix = said("Write at least one word, or set bos_token_id, for example to {id}.", id=known[0])
        raise request_error("prompt", message, fix)
    return {"input_ids": torch.tensor([[start]], device=target.model.device)}


def prompt_ids_of(inputs: dict[str, torch.Tensor], target: LoadedModel) -> torch.Tensor:
    """The ids of a prompt, (1, length); of length 0 for a model that takes none."""
    empty = torch.zeros((1, 0), dtype=torch.long, device=target.model.device)
    return inputs.get("input_ids", empty)


def read_given(request: GenerationRequest, target: LoadedModel, rendered: RenderedPrompt | None = None) -> list[int]:
    """The token ids of the given text: as it is split after the prompt, where that leaves the prompt's tokens alone.
    `rendered` as in `read_inputs`. Raises RequestError for ids that the model does not have."""
    given, tokenizer = request.given, target.tokenizer
    if not given:
        return []
    if isinstance(given, str):
        alone = tokenizer(given, add_special_tokens=False)["input_ids"]
        if target.is_encoder_decoder or request.media:  # where there are media, the prompt's ids are the processor's
            return alone
        if rendered is not None:
            prompt = rendered.token_ids
            whole = tokenizer(rendered.text + given, add_special_tokens=False)["input_ids"]
        else:
            prompt, whole = (tokenizer(text)["input_ids"] for text in (request.prompt, request.prompt + given))
        return whole[len(prompt) :] if whole[: len(prompt)] == prompt else alone
    return known_ids("given", given, target)


def known_ids(name: str, token_ids: list[int], target: LoadedModel) -> list[int]:
    """The ids of the request's field `name`. Raises RequestError where the model does not have one."""
    unknown = next((i for i in token_ids if i >= target.vocab_size), None)
    if unknown is not None:
        message = said("{model} has no token {id}.", model=target.name, id=unknown)
        fix = said("Use ids from 0 to {last}.", last=target.vocab_size - 1)
        raise request_error(name, message, fix)
    return list(token_ids)


def heal_prompt(inputs: dict[str, torch.Tensor], model: PreTrainedModel) -> dict[str, torch.Tensor]:
    """The inputs with their last tokens replaced as `token_healing` does it; the model knows its tokenizer. A
    beginning-of-sequence token alone is left as it is."""
    healed = model.heal_tokens(inputs["input_ids"])
    if healed.numel() == 0:
        return inputs
    return {"input_ids": healed, "attention_mask": torch.ones_like(healed)}


def read_negative_prompt(
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


def prompt_tokens(token_ids: list[int], texts: TokenTexts) -> list[Token]:
    """The prompt's tokens with their labels and pieces."""
    pieces = texts.pieces(token_ids)
    return [Token(i, texts.label(i), piece) for i, piece in zip(token_ids, pieces, strict=True)]

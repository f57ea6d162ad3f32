"""Contrastive search (Su et al., 2022, https://arxiv.org/abs/2202.06417), as a callable for `custom_generate`.

At each step the `top_k` most probable tokens are candidates. Each is read by the model, and its hidden state is
compared with those of the text so far: the largest cosine similarity is its degeneration penalty. The candidate with
the largest `(1 - penalty_alpha) * probability - penalty_alpha * penalty` is chosen. Nothing is drawn.

The tokens are those of transformers 4.52.4, the last release that had this built in, with two differences. A token
that a logits processor removed is never chosen, even where fewer than `top_k` are left. And `low_memory` works for
more than one row.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import torch
from transformers import (
    DynamicCache,
    EncoderDecoderCache,
    GenerationConfig,
    LogitsProcessorList,
    PreTrainedModel,
    StoppingCriteriaList,
)

from playground.metrics.scores import REMOVED
from playground.strategies.decoding import Padding, StepOutputs, counts_tokens, extend_by_token, repeat_rows
from playground.texts import said


@dataclass
class Reranking:
    """The candidates of one step, most probable first: tensors of shape (rows, top_k).

    `scores` is minus infinity for a token that a logits processor removed. `chosen` (rows,) is the index of the best.
    """

    token_ids: torch.Tensor
    probabilities: torch.Tensor
    penalties: torch.Tensor
    scores: torch.Tensor
    chosen: torch.Tensor


class ContrastiveObserver(Protocol):
    """Sees each step, between the logits processors and the stopping criteria."""

    def on_reranked(self, reranking: Reranking) -> None: ...


@torch.no_grad()
def contrastive_search(
    model: PreTrainedModel,
    input_ids: torch.LongTensor,
    logits_processor: LogitsProcessorList,
    stopping_criteria: StoppingCriteriaList,
    generation_config: GenerationConfig,
    observer: ContrastiveObserver | None = None,
    **model_kwargs: object,
) -> object:
    """Decode `input_ids` (rows, length); returns (rows, longer), or the library's output class where the config asks.

    Reads `top_k`, `penalty_alpha` and `low_memory` of the config; the latter reads the candidates one after another,
    for less memory and the same tokens. Raises ValueError for a model that keeps no cache, for one of a fixed
    size or that holds text already, and for more candidates than there are tokens.
    """
    top_k, alpha = generation_config.top_k, generation_config.penalty_alpha
    step_outputs = StepOutputs(model, generation_config)
    padding = Padding(generation_config, stopping_criteria)
    _check_cache(model, model_kwargs)
    rows = input_ids.shape[0]
    unfinished = torch.ones(rows, dtype=torch.bool, device=input_ids.device)

    inputs = model.prepare_inputs_for_generation(input_ids, is_first_iteration=True, **model_kwargs)
    outputs = model(**inputs, return_dict=True, output_hidden_states=True)
    logits = outputs.logits[:, -1].to(input_ids.device, torch.float32, copy=True)  # (rows, vocab)
    if top_k > logits.shape[-1]:
        count = logits.shape[-1]
        raise ValueError(
            said("top_k is {top_k}; the model has {count} tokens. Use a smaller top_k.", top_k=top_k, count=count)
        )
    text = _unit_vectors(_last_hidden(outputs).to(input_ids.device))  # (rows, length, width)
    mask_name = "decoder_attention_mask" if model.config.is_encoder_decoder else "attention_mask"
    padded = model_kwargs.get(mask_name)
    padded = torch.zeros(text.shape[:2], dtype=torch.bool, device=text.device) if padded is None else padded == 0
    del inputs, outputs  # their logits may be as long as the prompt

    reader = (_SequentialReader if generation_config.low_memory else _BatchedReader)(model, model_kwargs, rows, top_k)
    while True:
        scores = logits_processor(input_ids, logits)
        step_outputs.add(scores, logits)
        probabilities, candidates = scores.softmax(-1).topk(top_k)  # (rows, top_k)

        hidden = _unit_vectors(reader.read(candidates).to(input_ids.device))  # (rows, top_k, width)
        similarities = (text @ hidden.mT).masked_fill(padded[:, :, None], torch.finfo(text.dtype).min)
        penalties = similarities.amax(1)  # (rows, top_k)
        candidate_scores = (1 - alpha) * probabilities - alpha * penalties
        candidate_scores = candidate_scores.masked_fill(scores.gather(-1, candidates) <= REMOVED, -torch.inf)
        chosen = candidate_scores.argmax(-1)  # (rows,)
        if observer is not None:
            observer.on_reranked(Reranking(candidates, probabilities, penalties, candidate_scores, chosen))

        all_rows = torch.arange(rows, device=chosen.device)
        tokens = candidates[all_rows, chosen]
        input_ids = torch.cat([input_ids, padding(tokens, unfinished)[:, None]], dim=-1)
        unfinished = unfinished & ~stopping_criteria(input_ids, step_outputs.scores)
        if not unfinished.any():
            return step_outputs.output(input_ids)
        logits = reader.choose(tokens, chosen).to(input_ids.device, torch.float32)
        text = torch.cat([text, hidden[all_rows, chosen][:, None]], dim=1)
        padded = torch.cat([padded, torch.zeros_like(padded[:, :1])], dim=1)


def _check_cache(model: PreTrainedModel, model_kwargs: dict[str, object]) -> None:
    if not model_kwargs.get("use_cache"):
        raise ValueError(said("Contrastive search needs use_cache: turn it on."))
    cache = model_kwargs.get("cache")
    if cache is None:
        kind = type(model).__name__
        raise ValueError(
            said("{model} keeps no cache of what it has read, which contrastive search needs.", model=kind)
        )
    decoder_cache = cache.self_attention_cache if isinstance(cache, EncoderDecoderCache) else cache
    if not isinstance(decoder_cache, DynamicCache):
        raise ValueError(
            said(
                "Contrastive search cannot use a {cache}: leave cache_implementation out, or make it dynamic.",
                cache=type(decoder_cache).__name__,
            )
        )
    if cache.get_seq_length() > 0 if counts_tokens(decoder_cache) else decoder_cache.has_previous_state():
        raise ValueError(
            said("Contrastive search starts with an empty cache: it needs the hidden states of the whole text.")
        )


def _last_hidden(outputs: Any) -> torch.Tensor:
    """The last layer's hidden states, (rows, length, width). Raises ValueError where it has others (Gemma 3n)."""
    hidden = (outputs.get("decoder_hidden_states") or outputs.hidden_states)[-1]
    if hidden.dim() != 3:
        raise ValueError(
            said(
                "Contrastive search compares one hidden state of each token, and this model has several. "
                "Choose another strategy, or another model."
            )
        )
    return hidden


def _unit_vectors(hidden: torch.Tensor) -> torch.Tensor:
    """The vectors in the last dimension, each of length one."""
    return hidden / hidden.norm(dim=-1, keepdim=True)


class _BatchedReader:
    """Reads the candidates of all rows as one batch, rows * top_k wide."""

    def __init__(self, model: PreTrainedModel, model_kwargs: dict[str, object], rows: int, top_k: int) -> None:
        self._model, self._cache, self._top_k = model, model_kwargs["cache"], top_k
        self._kwargs = repeat_rows(model_kwargs, top_k)
        self._rows = torch.arange(rows, device=model.device)

    def read(self, candidates: torch.Tensor) -> torch.Tensor:
        """The hidden states of `candidates` (rows, top_k): (rows, top_k, width)."""
        self._kwargs = extend_by_token(self._kwargs, self._model.config.is_encoder_decoder)
        self._cache.reorder_cache(self._rows.repeat_interleave(self._top_k))
        inputs = self._model.prepare_inputs_for_generation(
            candidates.reshape(-1, 1), next_sequence_length=1, **self._kwargs
        )
        outputs = self._model(**inputs, return_dict=True, output_hidden_states=True)
        self._logits = outputs.logits[:, -1]
        return _last_hidden(outputs)[:, -1].unflatten(0, candidates.shape)

    def choose(self, tokens: torch.Tensor, chosen: torch.Tensor) -> torch.Tensor:
        """Keep the candidates with the indices `chosen` (rows,); returns their logits, (rows, vocab)."""
        kept_rows = self._rows * self._top_k + chosen.to(self._rows.device)
        self._cache.reorder_cache(kept_rows)
        logits, self._logits = self._logits[kept_rows.to(self._logits.device)], None
        return logits


class _SequentialReader:
    """Reads one candidate of each row after another, and the chosen ones once more: less memory, more time."""

    def __init__(self, model: PreTrainedModel, model_kwargs: dict[str, object], rows: int, top_k: int) -> None:
        self._model, self._kwargs, self._cache = model, model_kwargs, model_kwargs["cache"]
        if not self._cache.is_croppable:
            kind = type(model).__name__
            raise ValueError(said("{model} cannot take a token back: leave low_memory out.", model=kind))
        self._cache.activate_past_recording()  # without this a sliding window cannot be cropped

    def read(self, candidates: torch.Tensor) -> torch.Tensor:
        """The hidden states of `candidates` (rows, top_k): (rows, top_k, width)."""
        self._kwargs = extend_by_token(self._kwargs, self._model.config.is_encoder_decoder)
        hidden = []
        for tokens in candidates.T:
            hidden.append(_last_hidden(self._forward(tokens, hidden=True))[:, -1])
            self._cache.crop(-1)
        return torch.stack(hidden, dim=1)

    def choose(self, tokens: torch.Tensor, chosen: torch.Tensor) -> torch.Tensor:
        """Keep the candidates `tokens` (rows,); returns their logits, (rows, vocab)."""
        logits = self._forward(tokens, hidden=False).logits[:, -1]
        self._cache.crop(0)  # lets a sliding window drop what no later step needs
        return logits

    def _forward(self, tokens: torch.Tensor, hidden: bool) -> Any:
        inputs = self._model.prepare_inputs_for_generation(tokens[:, None], next_sequence_length=1, **self._kwargs)
        return self._model(**inputs, return_dict=True, output_hidden_states=hidden)

"""DoLa, decoding by contrasting layers (Chuang et al., 2023, https://arxiv.org/abs/2309.03883), for `custom_generate`.

At each step the output embeddings are applied to the hidden states of some earlier layers too. The layer whose
distribution is farthest from the last one's is contrasted with it: its log-probabilities are subtracted, for the
tokens that the last layer finds at least a tenth as probable as its favourite; all others are removed. What the
logits processors get are these differences, not the model's logits.

One layer is chosen for the whole batch, from the average over its rows, so a row may come out otherwise in a batch
than alone.

The tokens are those of transformers 4.52.4, the last release that had this built in, with two differences. Where the
processors remove every token that the filter left (it often leaves a single one), the others are put back, as probable
as the last layer finds them: the original then chose token 0, whatever it was, or broke while sampling. And where
exponential_decay_length_penalty raises an end-of-sequence token that the filter took out, it stays out: the penalty of
that release added infinity to minus infinity there, and the original went on with NaN.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Protocol

import torch
from torch.nn import functional
from transformers import (
    Cache,
    GenerationConfig,
    LogitsProcessorList,
    PreTrainedConfig,
    PreTrainedModel,
    StoppingCriteriaList,
)

from playground.metrics.scores import REMOVED
from playground.strategies.decoding import Padding, StepOutputs, extend_by_token, tokens_in
from playground.texts import said

RELATIVE_TOP = 0.1  # of the favourite's probability: the least that a token needs to stay
FAR_BELOW = -1e4  # added to the log-probability of an improbable token, which keeps these tokens in their order


@dataclass
class Contrast:
    """The layers of one step. `divergences` (candidates,) is in nats; `chosen` () is the index of the largest. `final`
    (rows, vocab) are the last layer's logits. `improbable` (rows, vocab) says which tokens the filter removed: the
    processors get them far below all others."""

    final: torch.Tensor
    final_layer: int
    candidate_layers: list[int]
    chosen: torch.Tensor
    divergences: torch.Tensor
    improbable: torch.Tensor


class DolaObserver(Protocol):
    """Sees each step, before the logits processors."""

    def on_contrasted(self, contrast: Contrast) -> None: ...


@torch.no_grad()
def dola_decoding(
    model: PreTrainedModel,
    input_ids: torch.LongTensor,
    logits_processor: LogitsProcessorList,
    stopping_criteria: StoppingCriteriaList,
    generation_config: GenerationConfig,
    observer: DolaObserver | None = None,
    **model_kwargs: object,
) -> object:
    """Decode `input_ids` (rows, length); returns (rows, longer), or the library's output class where the config asks
    (its `logits` are the last layer's, its `scores` the processed differences).

    Reads `dola_layers` and `do_sample` of the config. Raises ValueError for an encoder-decoder model, for one without
    output embeddings, for layers that the model does not have, and for those that its head cannot read.
    """
    if model.config.is_encoder_decoder:
        raise ValueError(said("DoLa works with decoder-only models. Choose another model, or leave dola_layers out."))
    head = model.get_output_embeddings()
    if head is None:
        kind = type(model).__name__
        raise ValueError(said("{model} has no output embeddings, which DoLa needs. Choose another model.", model=kind))
    layers = candidate_layers(model, generation_config.dola_layers)
    final_layer = model.config.get_text_config().num_hidden_layers
    step_outputs = StepOutputs(model, generation_config)
    padding = Padding(generation_config, stopping_criteria)
    unfinished = torch.ones(input_ids.shape[0], dtype=torch.bool, device=input_ids.device)

    cached = any(isinstance(value, Cache) for value in model_kwargs.values())
    read = tokens_in(model_kwargs.get("cache"))
    new = input_ids.shape[1] - read if read else None  # None: all of them
    inputs = model.prepare_inputs_for_generation(
        input_ids, next_sequence_length=new, is_first_iteration=True, **model_kwargs
    )
    while True:
        outputs = model(**inputs, return_dict=True, output_hidden_states=True)
        final = outputs.logits[:, -1].to(input_ids.device, torch.float32, copy=True)  # (rows, vocab)
        early = [head(_early(outputs.hidden_states[layer], head)).to(final.device) for layer in layers]
        early = torch.stack(early)  # (candidates, rows, vocab)
        del inputs, outputs

        chosen = torch.zeros((), dtype=torch.long, device=final.device)
        if len(layers) > 1 or observer is not None:
            divergences = _divergences(final, early)
            chosen = divergences.argmax()
        # The index stays on the device, so that the host need not wait for it.
        differences, improbable = _differences(final, early.index_select(0, chosen[None])[0])
        if observer is not None:
            observer.on_contrasted(Contrast(final, final_layer, layers, chosen, divergences, improbable))
        scores = remove_improbable(improbable, logits_processor(input_ids, differences))
        step_outputs.add(scores, final)
        if generation_config.do_sample:
            tokens = torch.multinomial(scores.softmax(-1), num_samples=1)[:, 0]
        else:
            tokens = scores.argmax(-1)

        input_ids = torch.cat([input_ids, padding(tokens, unfinished)[:, None]], dim=-1)
        unfinished = unfinished & ~stopping_criteria(input_ids, step_outputs.scores)
        if not unfinished.any():
            return step_outputs.output(input_ids)
        model_kwargs = extend_by_token(model_kwargs, is_encoder_decoder=False)
        new = 1 if cached else None
        inputs = model.prepare_inputs_for_generation(input_ids, next_sequence_length=new, **model_kwargs)


def _has_tied_embeddings(config: PreTrainedConfig) -> bool:
    """As the config says, or the part of it for text: some that hold other parts say nothing themselves."""
    return (config if hasattr(config, "tie_word_embeddings") else config.get_text_config()).tie_word_embeddings


def candidate_layers(model: PreTrainedModel, dola_layers: str | list[int]) -> list[int]:
    """The layers to contrast with the last one: 0 is the embedding, i the output of layer i.

    "low" and "high" take every second layer of the lower or upper half, and of no more than 20 layers at either end.
    Tied embeddings make an early exit from the embedding a mere copy of the token, so "low" then starts at layer 2. Of
    a list, the numbers below the last layer are taken. Raises ValueError where no layer is left, and for anything else.
    """
    last = model.config.get_text_config().num_hidden_layers
    half = last // 2
    if dola_layers == "low":
        start = {1: 0, 2: 1}.get(last, 2) if _has_tied_embeddings(model.config) else 0
        layers = [start] if start == half else list(range(start, half if last <= 40 else 20, 2))
    elif dola_layers == "high":
        layers = list(range(half if last <= 40 else last - 20, last, 2))
    elif isinstance(dola_layers, list) and all(isinstance(i, int) and i >= 0 for i in dola_layers):
        layers = [i for i in dola_layers if i < last]
    else:
        value = repr(dola_layers)
        raise ValueError(
            said('dola_layers is {value}. Use "low", "high" or a list of layer numbers from 0.', value=value)
        )
    if not layers:
        raise ValueError(
            said(
                "dola_layers leaves no layer of this model to contrast. Use a list of numbers from 0 to {last}.",
                last=last - 1,
            )
        )
    return layers


def _early(hidden: torch.Tensor, head: torch.nn.Module) -> torch.Tensor:
    """The last token's hidden state of a layer, (rows, width). Raises ValueError where the head cannot read it:
    Reformer's reads two streams at once, and Gemma 3n has several hidden states of each token."""
    weight = getattr(head, "weight", None)
    if hidden.dim() != 3 or (weight is not None and hidden.shape[-1] != weight.shape[-1]):
        raise ValueError(
            said(
                "DoLa reads earlier layers with the head of the last one, which cannot read this model’s. Choose "
                "another strategy, or another model."
            )
        )
    return hidden[:, -1]


def _divergences(final: torch.Tensor, early: torch.Tensor) -> torch.Tensor:
    """How far each candidate layer is from the last, in nats, averaged over the rows: (candidates,).

    With M the average of the two distributions, this is the mean of KL(M || last) and KL(M || early). The paper's
    Jensen-Shannon divergence has the arguments of both KL the other way around; its authors' code and the library have
    them so. `final` is (rows, vocab), `early` (candidates, rows, vocab), both logits.
    """
    average = (final.softmax(-1) + early.softmax(-1)) / 2
    from_final = functional.kl_div(final.log_softmax(-1)[None], average, reduction="none").sum(-1)
    from_early = functional.kl_div(early.log_softmax(-1), average, reduction="none").sum(-1)
    return ((from_final + from_early) / 2).mean(-1)


def _differences(final: torch.Tensor, early: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """The last layer's log-probabilities minus the early layer's, (rows, vocab), and which tokens are improbable: less
    than `RELATIVE_TOP` times as probable as the last layer's favourite. Those get the last layer's log-probability
    plus `FAR_BELOW`. Both arguments are logits."""
    final, early = final.log_softmax(-1), early.log_softmax(-1)
    improbable = final < final.amax(-1, keepdim=True) + math.log(RELATIVE_TOP)
    return torch.where(improbable, final + FAR_BELOW, final - early), improbable


def remove_improbable(improbable: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
    """`scores` with minus infinity for the improbable tokens, but for rows that would have no other left. Both
    (rows, vocab)."""
    filtered = scores.masked_fill(improbable, -torch.inf)
    left = (filtered > REMOVED).any(-1, keepdim=True)
    return torch.where(left, filtered, scores)

"""What the decoding loops of this package share: the inputs of the next forward pass, padding, and the output.

Knows text models as `generate` prepares them for a `custom_generate` callable. It does not know models that keep a
state between passes outside of their cache.
"""

from __future__ import annotations

from typing import Any

import torch
from transformers import Cache, GenerationConfig, PreTrainedModel, StoppingCriteriaList
from transformers.generation import GenerateDecoderOnlyOutput, GenerateEncoderDecoderOutput

from playground.texts import said


def counts_tokens(cache: Cache) -> bool:
    """Whether a cache knows how many tokens it has read. One that holds only states that are written over (Mamba's)
    does not."""
    kinds = cache.is_linear
    return not (kinds and all(kinds))


def tokens_in(cache: Cache | None) -> int:
    """How many tokens a cache has read; 0 where there is none, or where it does not count them."""
    return cache.get_seq_length() if cache is not None and counts_tokens(cache) else 0


def extend_by_token(model_kwargs: dict[str, object], is_encoder_decoder: bool) -> dict[str, object]:
    """The same arguments for a text that is one token longer; the new token is attended to."""
    longer = dict(model_kwargs)
    prefix = "decoder_" if is_encoder_decoder else ""
    for name in (f"{prefix}attention_mask", f"{prefix}position_ids", "token_type_ids"):
        if (tensor := model_kwargs.get(name)) is not None:  # (..., length)
            last = tensor[..., -1:]
            new = {"attention_mask": torch.ones_like(last), "position_ids": last + 1}
            longer[name] = torch.cat([tensor, new.get(name.removeprefix(prefix), last)], dim=-1)
    return longer


def repeat_rows(model_kwargs: dict[str, object], times: int) -> dict[str, object]:
    """The same arguments with every row of the batch repeated `times` times. A cache is left as it is."""
    wide = dict(model_kwargs)
    for name, value in model_kwargs.items():
        if isinstance(value, torch.Tensor) and value.dim() > 0:
            batch_dim = 1 if name == "position_ids" and value.dim() == 3 else 0  # (3, batch, length)
            wide[name] = value.repeat_interleave(times, dim=batch_dim)
    if (encoded := model_kwargs.get("encoder_outputs")) is not None:
        wide["encoder_outputs"] = type(encoded)(**repeat_rows(dict(encoded), times))
    return wide


class Padding:
    """Finished rows get padding while others are decoded, where an end-of-sequence token can finish a row."""

    def __init__(self, config: GenerationConfig, criteria: StoppingCriteriaList) -> None:
        """Without a padding token, the first end-of-sequence token stands in, as in `generate`."""
        eos = config.eos_token_id
        first = eos[0] if isinstance(eos, list) else eos
        self._token_id = first if config.pad_token_id is None else config.pad_token_id
        self._enabled = any(hasattr(criterion, "eos_token_id") for criterion in criteria)

    def __call__(self, tokens: torch.Tensor, unfinished: torch.Tensor) -> torch.Tensor:
        """`tokens` (rows,), with padding for the rows that are not `unfinished` (rows,)."""
        return tokens.masked_fill(~unfinished, self._token_id) if self._enabled else tokens


class StepOutputs:
    """The scores and logits of each step, where the config asks for them, and the output that holds them."""

    def __init__(self, model: PreTrainedModel, config: GenerationConfig) -> None:
        """Raises ValueError where the config asks for outputs that these loops do not keep."""
        return_dict = bool(config.return_dict_in_generate)
        for name in ("output_attentions", "output_hidden_states"):
            if return_dict and getattr(config, name):
                raise ValueError(said("This decoding loop keeps scores and logits only. Leave out {name}.", name=name))
        self._return_dict, self._is_encoder_decoder = return_dict, model.config.is_encoder_decoder
        self.scores = () if return_dict and config.output_scores else None
        self._logits = () if return_dict and config.output_logits else None

    def add(self, scores: torch.Tensor, logits: torch.Tensor) -> None:
        """Keep a step's processed scores and the model's logits, (rows, vocab) each."""
        if self.scores is not None:
            self.scores += (scores,)
        if self._logits is not None:
            self._logits += (logits,)

    def output(self, sequences: torch.Tensor) -> Any:
        """`sequences` (rows, length), alone or in the library's output class."""
        if not self._return_dict:
            return sequences
        kind = GenerateEncoderDecoderOutput if self._is_encoder_decoder else GenerateDecoderOnlyOutput
        return kind(sequences=sequences, scores=self.scores, logits=self._logits)

"""SynthID watermarks (Dathathri et al., Nature 2024, https://doi.org/10.1038/s41586-024-08025-4): the g-values of a
text, and what follows from them without training.

Every n-gram has a random bit for each key, its g-value: without this watermark 0 as often as 1, with it more often 1.
The bits, and which of them count, are those of transformers' `SynthIDTextWatermarkLogitsProcessor`. Knows token ids
only, and takes the bits for independent fair coins: with few bits in the table, or with equal keys, they are not.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import torch
from transformers import SynthIDTextWatermarkingConfig

from playground.texts import many, said
from playground.watermarks.green_lists import WatermarkError, p_value


@dataclass(frozen=True)
class GValues:
    """The g-values of one text. `g` (n-grams, keys) has those of the n-gram that ends at each token, from the token
    `first` on; `counted` (n-grams,) is False where the context came before, and from the end token on."""

    g: torch.Tensor
    counted: torch.Tensor
    first: int


class SynthID:
    """The random bits that `config` (fields of a SynthIDTextWatermarkingConfig) gives.

    `device` must be the one that generated: others give other bits. Raises ValueError for a config that the library
    refuses.
    """

    def __init__(self, config: Mapping[str, object], device: str = "cpu") -> None:
        built = SynthIDTextWatermarkingConfig(**config)
        built.validate()
        self._processor = built.construct_processor(vocab_size=0, device=device)  # any size gives the same
        self._device = device
        self.ngram_len: int = built.ngram_len
        self.depth = len(built.keys)

    def values(self, ids: Sequence[int], eos_token_id: int | None = None) -> GValues:
        """The g-values of a text, given without its prompt. Raises WatermarkError where it has none that counts."""
        if len(ids) < self.ngram_len:
            message = many(
                len(ids),
                "The text has {count} token; the first that can be scored is number {number}.",
                "The text has {count} tokens; the first that can be scored is number {number}.",
                number=f"{self.ngram_len}",
            )
            raise WatermarkError(message, said("Use a longer text, or a watermark with a smaller ngram_len."))
        row = torch.tensor([list(ids)], device=self._device)
        counted = ~self._repeated(row[0])
        if eos_token_id is not None:
            ended = self._processor.compute_eos_token_mask(row, eos_token_id)[0, self.ngram_len - 1 :]
            counted &= ended.bool()
        if not counted.any():
            message = said("No token of the text counts: its end token comes too early.")
            raise WatermarkError(message, said("Use a longer text."))
        return GValues(self._processor.compute_g_values(row)[0].cpu(), counted.cpu(), self.ngram_len - 1)

    def _repeated(self, ids: torch.Tensor) -> torch.Tensor:
        """Whether the context of each n-gram came before, among as many as are remembered: what
        `compute_context_repetition_mask` says, without its loop over tensors."""
        contexts = ids[:-1].unfold(0, self.ngram_len - 1, 1)
        hashes = self._processor.accumulate_hash(ids.new_ones(len(contexts)), contexts).tolist()
        last: dict[int, int] = {0: -1}  # at first, what is remembered is filled with zeros
        history, repeated = self._processor.context_history_size, []
        for position, context_hash in enumerate(hashes):
            repeated.append(context_hash in last and position - last[context_hash] <= history)
            last[context_hash] = position
        return torch.tensor(repeated, device=self._device)


@dataclass(frozen=True)
class SynthIDScores:
    """What the g-values of a text say without training.

    `mean` is that of all that count, `weighted_mean` that with the weights of `layer_weights`; both are 0.5 on average
    without this watermark. `z_score` is how many standard deviations the weighted mean is above that, and `p_value` the
    probability of a z at least as high (both by the normal approximation). `layers` has the mean of each key. `curve`
    has (tokens counted, z) as the text grew. `tokens` has the mean g-value of each token, None before the first n-gram,
    and `counted` whether it counts.
    """

    mean: float
    weighted_mean: float
    num_g_values: int
    z_score: float
    p_value: float
    layers: list[float]
    curve: list[tuple[int, float]]
    tokens: list[float | None]
    counted: list[bool]


def layer_weights(depth: int) -> torch.Tensor:
    """The weights of the keys in the weighted mean, the first the heaviest, because later rounds of the tournament have
    less left to choose from: from 10 down to 1 in even steps, scaled so that they add up to `depth`. As the authors'
    code has them (`weighted_mean_score` of synthid-text)."""
    weights = torch.linspace(10, 1, depth, dtype=torch.float64)
    return weights * depth / weights.sum()


def score(values: GValues) -> SynthIDScores:
    """The mean scores of a text, with its g-values."""
    weights = layer_weights(values.g.shape[1])
    depth, g = len(weights), values.g.double()
    counted = g[values.counted]
    total = len(counted)
    weighted = counted @ weights  # 0 to depth for each token
    # a fair coin has a variance of 1/4
    deviation = math.sqrt(float(weights.square().sum()) / 4)
    totals = itertools.accumulate((weighted - depth / 2).tolist())
    curve = [(n, excess / (deviation * math.sqrt(n))) for n, excess in enumerate(totals, start=1)]
    z = curve[-1][1]
    return SynthIDScores(
        mean=float(counted.mean()),
        weighted_mean=float(weighted.sum()) / (depth * total),
        num_g_values=total * depth,
        z_score=z,
        p_value=p_value(z),
        layers=counted.mean(0).tolist(),
        curve=curve,
        tokens=[None] * values.first + g.mean(1).tolist(),
        counted=[False] * values.first + values.counted.tolist(),
    )


def tokens_needed(z: float, tokens: int, threshold: float) -> float:
    """How many tokens it takes for z to reach `threshold`, where `tokens` of the same kind gave this z: it grows with
    the square root of their number. Infinite where it does not grow."""
    return tokens * (threshold / z) ** 2 if z > 0 else math.inf

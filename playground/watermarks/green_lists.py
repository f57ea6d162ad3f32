"""Green-list watermarks (Kirchenbauer et al. 2023, https://arxiv.org/abs/2301.10226 and 2306.04634): which tokens of a
text are green, and what follows from their number.

The lists are transformers' own, drawn as its `WatermarkLogitsProcessor` draws them; each list is drawn once for all the
tokens that it decides about. The counts, z and p are those of its `WatermarkDetector`.
Knows token ids; how a text became ids, and what a page makes of the numbers, is not its business.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import torch
from transformers import WatermarkLogitsProcessor

from playground.errors import CallerError
from playground.metrics.scores import z_score
from playground.texts import many, said
from playground.trace.wire import Json
from playground.watermarks import randperm

_NUM_SEEDS = 2**64 - 1  # the library takes seeds modulo this
_MAX_CACHED = 100_000  # n-grams


class WatermarkError(CallerError):
    """A text that cannot be scored."""


class GreenLists:
    """The green lists that `config` (fields of a WatermarkingConfig) gives for a vocabulary of `vocab_size` tokens.

    `vocab_size` must be that of the model's config, and `device` the one that generated: others give other lists.
    Raises ValueError for a config that the library refuses.
    """

    def __init__(self, config: dict[str, Json], vocab_size: int, device: str = "cpu") -> None:
        self._processor = WatermarkLogitsProcessor(vocab_size=vocab_size, device=device, **config)
        self._device = device
        self._generator_lock = threading.Lock()  # one generator for all threads
        self._cache: dict[tuple[int, ...], bool] = {}  # n-gram -> whether its last token is green
        agrees = torch.device(device).type == "cpu" and vocab_size < randperm.MAX_N and randperm.agrees()
        self._prefix = randperm.RandpermPrefix(vocab_size, self._processor.greenlist_size) if agrees else None
        self.context_width: int = self._processor.context_width
        self.size: int = self._processor.greenlist_size
        self.ratio: float = config.get("greenlist_ratio", 0.25)
        self.selfhash: bool = self._processor.seeding_scheme == "selfhash"
        self.ngram = self.context_width + (not self.selfhash)  # tokens that say whether the last of them is green

    def green(self, ngrams: Iterable[tuple[int, ...]]) -> list[bool]:
        """Whether the last token of each n-gram (`ngram` ids) is on the list that the n-gram chooses."""
        ngrams = list(ngrams)
        if len(self._cache) > _MAX_CACHED:
            self._cache = {}
        cache = self._cache
        new = [ngram for ngram in dict.fromkeys(ngrams) if ngram not in cache]
        by_seed: dict[int, list[tuple[int, ...]]] = {}
        for ngram, seed in zip(new, self._seeds(new), strict=True):
            by_seed.setdefault(seed, []).append(ngram)
        for seed, group in by_seed.items():
            cache.update(zip(group, self._are_green(seed, [ngram[-1] for ngram in group]), strict=True))
        return [cache[ngram] for ngram in ngrams]

    def after(self, input_ids: Sequence[int]) -> list[int]:
        """The green list for what follows these ids, in no order. Raises ValueError with selfhash, where each token
        chooses a list of its own."""
        if self.selfhash:
            raise ValueError("With selfhash there is no list for what follows: each token chooses its own.")
        return self._draw(*self._seeds([(input_ids[-1], 0)])).tolist()

    def _seeds(self, ngrams: list[tuple[int, ...]]) -> list[int]:
        """What the library's `set_seed` makes of the tokens that choose a list, for many at once."""
        key = self._processor.hash_key
        if not self.selfhash:
            return [key * ngram[-2] % _NUM_SEEDS for ngram in ngrams]
        if not ngrams:
            return []
        table, size = self._processor.fixed_table, self._processor.table_size
        hashed = table[torch.tensor(ngrams, device=self._device) % size] + 1  # (n-grams, context_width)
        return [seed % _NUM_SEEDS for seed in (key * hashed * hashed[:, -1:]).amin(1).tolist()]

    def _are_green(self, seed: int, tokens: list[int]) -> list[bool]:
        """Whether each of the tokens is on the list of this seed. Beyond the vocabulary none is."""
        size = self._processor.vocab_size
        if self._prefix is None:
            green = torch.zeros(size, dtype=torch.bool, device=self._device)
            green[self._draw(seed)] = True
            token_ids = torch.tensor(tokens, device=self._device)
            return (green[token_ids.clamp(max=size - 1)] & (token_ids < size)).tolist()
        with self._generator_lock:
            green = iter(self._prefix.has(seed, [token for token in tokens if token < size]))
        return [token < size and next(green) for token in tokens]

    def _draw(self, seed: int) -> torch.Tensor:
        with self._generator_lock:
            generator = self._processor.rng.manual_seed(seed)
            return torch.randperm(self._processor.vocab_size, device=self._device, generator=generator)[: self.size]


@dataclass(frozen=True)
class GreenListDetection:
    """What `WatermarkDetector` says of one text, and why.

    `mask[i]` says whether token i is green, None where it has too few tokens before it to be scored. `counted[i]` says
    whether it counts: not where it was not scored, and not where its n-gram came before and those are counted once. So
    `num_green_tokens` is the number of green tokens that count, of `num_tokens_scored`. `p_value` is the probability of
    a z at least as high in a text without this watermark, and `prediction` whether z is above the threshold. Both take
    the tokens for independent: where n-grams are repeated, in this text or in all of its kind, z scatters more.
    """

    num_tokens_scored: int
    num_green_tokens: int
    green_fraction: float
    z_score: float
    p_value: float
    prediction: bool
    mask: list[bool | None]
    counted: list[bool]


def detect(
    ids: Sequence[int],
    lists: GreenLists,
    threshold: float = 3.0,
    ignore_repeated_ngrams: bool = False,
    bos_token_id: int | None = None,
) -> GreenListDetection:
    """Score a text, given without its prompt. A `bos_token_id` at its start is left out, as the library does
    (of an encoder-decoder it is the decoder's start token).

    Tokens beyond the vocabulary of the lists are never green. Raises WatermarkError where no token can be scored.
    """
    skipped = int(bool(ids) and bos_token_id is not None and ids[0] == bos_token_id)
    mask, counted = _scored(list(ids)[skipped:], lists, ignore_repeated_ngrams)
    total = sum(counted)
    num_green = sum(bool(green) for green, counts in zip(mask, counted, strict=True) if counts)
    z = z_score(num_green, total, lists.ratio)
    return GreenListDetection(
        num_tokens_scored=total,
        num_green_tokens=num_green,
        green_fraction=num_green / total,
        z_score=z,
        p_value=p_value(z),
        prediction=z > threshold,
        mask=[None] * skipped + mask,
        counted=[False] * skipped + counted,
    )


def _scored(ids: list[int], lists: GreenLists, ignore_repeated_ngrams: bool) -> tuple[list[bool | None], list[bool]]:
    if len(ids) <= lists.context_width:
        message = many(
            len(ids),
            "The text has {count} token; the first that can be scored has {width} before it.",
            "The text has {count} tokens; the first that can be scored has {width} before it.",
            width=f"{lists.context_width}",
        )
        raise WatermarkError(message, said("Use a longer text, or a watermark with a smaller context_width."))
    n = lists.ngram
    ngrams = [tuple(ids[end - n : end]) for end in range(n, len(ids) + 1)]
    unscored = n - 1  # tokens with too few before them
    seen: set[tuple[int, ...]] = set()
    counts = []
    for ngram in ngrams:
        counts.append(not (ignore_repeated_ngrams and ngram in seen))
        seen.add(ngram)
    return [None] * unscored + lists.green(ngrams), [False] * unscored + counts


def z_curve(detection: GreenListDetection, ratio: float) -> list[tuple[int, float]]:
    """(number of counted tokens, z) after each of them, as the text grew; `ratio` is the green lists' share."""
    curve, total, num_green = [], 0, 0
    for green, counts in zip(detection.mask, detection.counted, strict=True):
        if counts:
            total, num_green = total + 1, num_green + bool(green)
            curve.append((total, z_score(num_green, total, ratio)))
    return curve


# ------------------------------------------------------------------------------------------------------- statistics


def p_value(z: float) -> float:
    """The upper tail of the normal distribution beyond z: of so many texts without this watermark, a detector with the
    threshold z takes one for watermarked."""
    return 0.5 * math.erfc(z / math.sqrt(2))


def tokens_needed(green_fraction: float, ratio: float, threshold: float) -> float:
    """How many tokens it takes for z to reach `threshold` at this share of green tokens: z grows with the square root
    of their number. Infinite where no more tokens are green than without a watermark."""
    if green_fraction <= ratio:
        return math.inf
    return threshold**2 * ratio * (1 - ratio) / (green_fraction - ratio) ** 2


def expected_green_fraction(probabilities: Sequence[float], ratio: float, bias: float) -> float:
    """At least this probability has a green token where a model without watermark gives these probabilities, averaged
    over the choice of the list: ratio e^bias S / (1 + (e^bias - 1) ratio), with the spike entropy S of theorem 4.2 of
    the first paper, sum p / (1 + m p), where m = (1 - ratio) (e^bias - 1) / (1 + (e^bias - 1) ratio).

    What the probabilities lack to 1 counts as many tokens, each with almost none of it.
    """
    gain = math.expm1(bias)
    modulus = (1 - ratio) * gain / (1 + gain * ratio)
    rest = max(0.0, 1.0 - math.fsum(probabilities))
    spike = math.fsum(p / (1 + modulus * p) for p in probabilities) + rest
    return ratio * (gain + 1) / (1 + gain * ratio) * spike

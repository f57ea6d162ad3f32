"""The key-value caches of many texts in one block of memory, so that one forward pass writes a token to each of them.

A row of the slab is one text. Rows have lengths of their own: a text's keys stand from the left, a new token is written
where its text ends, and a mask hides what lies beyond. So a text joins or leaves at any time, and no other one moves in
its own row. Knows caches of full attention that grow (`DynamicLayer`); nothing of lanes, requests or threads.
"""

from __future__ import annotations

from typing import Any

import torch
from transformers import DynamicCache
from transformers.cache_utils import Cache, CacheLayerMixin, DynamicLayer

_ROWS, _LENGTH = 8, 64  # by how many the slab grows at least


class SlabCache(DynamicCache):
    """A run's own cache, whose keys and values may lie in a slab for the time being.

    `rows` are its rows there, in the order of its batch; empty where it holds its keys and values itself. It does what
    a DynamicCache does: what the slab cannot do by itself takes it out first.
    """

    slab: Slab
    rows: list[int]
    length: int

    @classmethod
    def adopt(cls, cache: DynamicCache, slab: Slab) -> SlabCache:
        """Make an ordinary cache one that `slab` can take in. The run that holds it notices nothing."""
        cache.__class__ = cls
        cache.slab, cache.rows, cache.length = slab, [], 0
        return cache

    def get_seq_length(self, layer_idx: int = 0) -> int:
        """How many tokens each of its texts has."""
        return self.length if self.rows else super().get_seq_length(layer_idx)

    def update(self, *args: Any, **kwargs: Any) -> tuple[torch.Tensor, torch.Tensor]:
        """As DynamicCache does."""
        self.slab.take_out(self)
        return super().update(*args, **kwargs)

    def reorder_cache(self, beam_idx: torch.LongTensor) -> None:
        """Row `i` goes on from what was row `beam_idx[i]`."""
        if len(self.rows) == len(beam_idx):
            self.slab.reorder(self, beam_idx.tolist())
        else:
            self.slab.take_out(self)
            super().reorder_cache(beam_idx)

    def batch_repeat_interleave(self, repeats: int) -> None:
        """As DynamicCache does."""
        self.slab.take_out(self)
        super().batch_repeat_interleave(repeats)

    def batch_select_indices(self, indices: torch.Tensor) -> None:
        """As DynamicCache does."""
        self.slab.take_out(self)
        super().batch_select_indices(indices)

    def crop(self, *args: Any, **kwargs: Any) -> None:
        """As DynamicCache does."""
        self.slab.take_out(self)
        super().crop(*args, **kwargs)

    def reset(self) -> None:
        """As DynamicCache does."""
        self.slab.take_out(self)
        super().reset()


class Slab:
    """Keys and values of many texts for one model: for each layer (rows, heads, length, head size)."""

    def __init__(self) -> None:
        self.keys: list[torch.Tensor] = []
        self.values: list[torch.Tensor] = []
        self.owners: list[tuple[SlabCache, int]] = []  # of each row: the cache, and the row's place in its batch
        self.valid: torch.Tensor | None = None  # (rows, length): which columns of a row are part of its text
        self.lengths: list[int] = []

    @property
    def used(self) -> int:
        """How many rows hold a text. They are the first ones."""
        return len(self.owners)

    def put_in(self, cache: SlabCache, mask: torch.Tensor | None) -> None:
        """Take in a cache of at least one token. `mask` (batch, at least its length) has a 0 where a text is padded."""
        if cache.rows:
            return
        layers, length = cache.layers, DynamicCache.get_seq_length(cache)
        batch = layers[0].keys.shape[0]
        first = self.used
        self._make_room(first + batch, length + 1, cache)
        for own, keys, values in zip(layers, self.keys, self.values, strict=True):
            keys[first : first + batch, :, :length] = own.keys
            values[first : first + batch, :, :length] = own.values
            own.keys = own.values = None
            own.is_initialized = False
        self.valid[first : first + batch] = False
        self.valid[first : first + batch, :length] = True if mask is None else mask[:, :length].bool()
        cache.rows, cache.length = list(range(first, first + batch)), length
        self.owners += [(cache, place) for place in range(batch)]
        self.lengths += [length] * batch

    def take_out(self, cache: SlabCache) -> None:
        """Give a cache its keys and values back."""
        if not cache.rows:
            return
        rows, length = torch.tensor(cache.rows, device=self.valid.device), cache.length
        for own, keys, values in zip(cache.layers, self.keys, self.values, strict=True):
            own.keys, own.values = keys[rows, :, :length], values[rows, :, :length]
            own.dtype, own.device, own.is_initialized = keys.dtype, keys.device, True
        self.release(cache)

    def release(self, cache: SlabCache) -> None:
        """Free a cache's rows. The last ones move into the gap, so that the used rows stay together."""
        for row in sorted(cache.rows, reverse=True):
            last = self.used - 1
            if row != last:
                length = self.lengths[last]
                for block in (*self.keys, *self.values):
                    block[row, :, :length] = block[last, :, :length]
                self.valid[row] = self.valid[last]
                self.owners[row], self.lengths[row] = self.owners[last], length
                owner, place = self.owners[row]
                owner.rows[place] = row
            self.owners.pop()
            self.lengths.pop()
        cache.rows = []
        if not self.owners:
            self.__init__()  # nothing is kept for nobody

    def reorder(self, cache: SlabCache, order: list[int]) -> None:
        """Row `i` of a cache becomes a copy of what was its row `order[i]`."""
        moves = [(row, cache.rows[source]) for row, source in zip(cache.rows, order, strict=True)]
        moves = [(row, source) for row, source in moves if row != source]
        if not moves:
            return
        rows, sources = (torch.tensor(side, device=self.valid.device) for side in zip(*moves, strict=True))
        for block in (*self.keys, *self.values):
            block[rows, :, : cache.length] = block[sources, :, : cache.length]
        self.valid[rows] = self.valid[sources]

    def begin_step(self) -> tuple[Cache, torch.Tensor]:
        """A cache for one forward pass of one token for each used row, and the mask that goes with it: (rows, 1, 1,
        length), true where a token may look."""
        self._make_room(self.used, max(self.lengths) + 1, self.owners[0][0])
        rows = torch.arange(self.used, device=self.valid.device)
        ends = torch.tensor(self.lengths, device=self.valid.device)
        self.valid[rows, ends] = True
        width = max(self.lengths) + 1
        layers = [
            _SlabLayer(keys, values, rows, ends, width) for keys, values in zip(self.keys, self.values, strict=True)
        ]
        return Cache(layers=layers), self.valid[: self.used, None, None, :width]

    def end_step(self, stepped: list[SlabCache]) -> None:
        """These caches have grown by the token; what was written for the others counts for nothing."""
        grown = {row for cache in stepped for row in cache.rows}
        for cache in stepped:
            cache.length += 1
        for row in range(self.used):
            if row in grown:
                self.lengths[row] += 1
            else:
                self.valid[row, self.lengths[row]] = False

    def _make_room(self, rows: int, length: int, like: SlabCache) -> None:
        if not self.keys:
            for layer in like.layers:
                shape = (max(rows, _ROWS), layer.keys.shape[1], length + _LENGTH, layer.keys.shape[3])
                self.keys.append(layer.keys.new_empty(shape))
                self.values.append(layer.values.new_empty((*shape[:3], layer.values.shape[3])))
            self.valid = torch.zeros(shape[0], shape[2], dtype=torch.bool, device=self.keys[0].device)
            return
        have_rows, have_length = self.valid.shape
        if rows <= have_rows and length <= have_length:
            return
        new_rows = have_rows if rows <= have_rows else max(rows, 2 * have_rows)
        new_length = have_length if length <= have_length else length + max(_LENGTH, have_length // 2)
        for blocks in (self.keys, self.values):
            for place, block in enumerate(blocks):
                larger = block.new_empty((new_rows, block.shape[1], new_length, block.shape[3]))
                larger[: self.used, :, :have_length] = block[: self.used]
                blocks[place] = larger
        larger = self.valid.new_zeros(new_rows, new_length)
        larger[:have_rows, :have_length] = self.valid
        self.valid = larger


class _SlabLayer(CacheLayerMixin):
    """One layer of the slab during one step: writes a token at the end of every row's text."""

    is_sliding = False

    def __init__(
        self, keys: torch.Tensor, values: torch.Tensor, rows: torch.Tensor, ends: torch.Tensor, width: int
    ) -> None:
        self.keys, self.values, self.is_initialized = keys, values, True
        self._rows, self._ends, self._width = rows, ends, width

    def lazy_initialization(self, key_states: torch.Tensor, value_states: torch.Tensor) -> None:
        """There is nothing to do."""

    def update(self, key_states: torch.Tensor, value_states: torch.Tensor, *_: Any, **__: Any) -> tuple[Any, Any]:
        """Takes (rows, heads, 1, head size), gives the keys and values of all texts."""
        self.keys[self._rows, :, self._ends] = key_states[:, :, 0]
        self.values[self._rows, :, self._ends] = value_states[:, :, 0]
        used = len(self._rows)
        return self.keys[:used, :, : self._width], self.values[:used, :, : self._width]

    def get_mask_sizes(self, query_length: int) -> tuple[int, int]:
        """The length of the longest text with its new token, which a mask covers from the start."""
        return self._width, 0

    def get_seq_length(self) -> int:
        """How long the longest text was before."""
        return self._width - 1

    def get_max_length(self) -> int:
        """It has none."""
        return -1


def growing(cache: Any) -> bool:
    """Whether a cache is of the kind that a slab can take in: full attention in every layer."""
    if type(cache) is SlabCache:
        return True
    return (
        type(cache) is DynamicCache
        and not cache.offloading
        and all(type(layer) is DynamicLayer for layer in cache.layers)
    )

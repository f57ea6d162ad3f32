"""The key-value caches of many texts in one block of memory, so that one forward pass writes a token to each of them.

A row of a `SharedKVCache` is one text. Rows have lengths of their own: a text's keys stand from the left, a new token
is written where its text ends, and a mask hides what lies beyond. So a text joins or leaves at any time, and no other
one moves in its own row. What lies beyond a text is zeros or its own leftovers, as far as a pass may look: even what a
mask hides must be finite. Beyond that nothing is initialized, and on a CPU memory costs nothing until it is written.

Knows caches of full attention that grow (`DynamicLayer`); nothing of lanes, requests or threads.
"""

from __future__ import annotations

import contextlib
from typing import Any, NamedTuple

import torch
from transformers import DynamicCache
from transformers.cache_utils import Cache, CacheLayerMixin, DynamicLayer

_SPARE_TOKENS, _SPARE_TOKENS_ON_CPU = 64, 256  # reserved beyond what is needed now
_MIN_ROWS_ON_CPU = 8
_INITIALIZED_AHEAD = 16  # tokens that are set to zero at once
_KEPT_BYTES_ON_CPU = 1 << 28  # of an empty cache, for the next texts: to get memory takes longer than to copy into it
_MAX_IDLE_STEPS = 4  # steps of others for which a run's cache may lie in the shared one


class RunCache:
    """The cache of one run. Its keys and values lie in rows of a shared cache for the time being, or here.

    `rows` are its rows there, in the order of the cache's batch; empty where keys and values lie here.
    """

    def __init__(self, shared: SharedKVCache, layers: list[DynamicLayer]) -> None:
        self.shared = shared
        self.keys = [layer.keys for layer in layers]  # of each layer; None while they are in the shared cache
        self.values = [layer.values for layer in layers]
        self.rows: list[int] = []
        self.length = 0  # tokens of each text, while it is in the shared cache
        self.idle_steps = 0  # how many steps others have made since its own last one

    def move_out(self) -> None:
        """Bring keys and values here, if they are in the shared cache."""
        self.shared.move_out(self)

    def copy_states(self, layer_idx: int) -> tuple[torch.Tensor, torch.Tensor]:
        """A copy of a layer's keys and values, wherever they lie now."""
        if self.rows:
            return self.shared.states(self, layer_idx)
        return self.keys[layer_idx].clone(), self.values[layer_idx].clone()


class RunCacheLayer(DynamicLayer):
    """A layer of a run's own cache, whose keys and values may lie in a shared one. It does what a DynamicLayer does:
    reading or setting its `keys` or `values` moves all layers of its cache out first.

    The library asks every layer of a cache in turn to do the same. In the shared cache the first one does it for all.
    """

    def __init__(self, run_cache: RunCache, layer_idx: int, layer: DynamicLayer) -> None:
        self.run_cache, self.layer_idx = run_cache, layer_idx
        self.is_initialized = layer.is_initialized
        if layer.is_initialized:
            self.device = layer.device

    @property
    def keys(self) -> torch.Tensor | None:
        """(batch, heads, length, head size)"""
        self.run_cache.move_out()
        return self.run_cache.keys[self.layer_idx]

    @keys.setter
    def keys(self, states: torch.Tensor | None) -> None:
        self.run_cache.move_out()
        self.run_cache.keys[self.layer_idx] = states

    @property
    def values(self) -> torch.Tensor | None:
        """(batch, heads, length, head size)"""
        self.run_cache.move_out()
        return self.run_cache.values[self.layer_idx]

    @values.setter
    def values(self, states: torch.Tensor | None) -> None:
        self.run_cache.move_out()
        self.run_cache.values[self.layer_idx] = states

    # What decoding loops ask for at every step is done without moving it out.

    def get_seq_length(self) -> int:
        """How many tokens each of its texts has."""
        return self.run_cache.length if self.run_cache.rows else super().get_seq_length()

    def reorder_cache(self, beam_idx: torch.LongTensor) -> None:
        """Row `i` becomes a copy of what was row `beam_idx[i]`."""
        cache = self.run_cache
        if cache.rows and self.layer_idx > 0:
            return
        if cache.rows and len(cache.rows) == len(beam_idx):
            cache.shared.reorder(cache, beam_idx.tolist())
        else:
            super().reorder_cache(beam_idx)

    def crop(self, tokens_to_remove: int) -> None:
        """Remove the last `-tokens_to_remove` tokens."""
        cache = self.run_cache
        if cache.rows and self.layer_idx > 0:
            return
        if cache.rows and -cache.length < tokens_to_remove <= 0:
            cache.length += tokens_to_remove
        else:
            super().crop(tokens_to_remove)

    def __deepcopy__(self, memo: dict[int, object]) -> DynamicLayer:
        """An ordinary layer with the same keys and values."""
        copied = DynamicLayer()
        if self.is_initialized:
            keys, values = self.run_cache.copy_states(self.layer_idx)
            copied.lazy_initialization(keys, values)
            copied.keys, copied.values = keys, values
        return copied


def is_shareable(cache: object) -> bool:
    """Whether a cache is of the kind that can move into a shared one: full attention in every layer."""
    return (
        type(cache) is DynamicCache
        and not cache.offloading
        and all(type(layer) in (DynamicLayer, RunCacheLayer) for layer in cache.layers)
    )


def make_shareable(cache: DynamicCache, shared: SharedKVCache) -> RunCache:
    """Replace the layers of a cache by `RunCacheLayer`s, so that it can move into `shared`. The loop that holds the
    cache notices nothing."""
    run_cache = RunCache(shared, cache.layers)
    cache.layers = [RunCacheLayer(run_cache, layer_idx, layer) for layer_idx, layer in enumerate(cache.layers)]
    return run_cache


def run_cache_of(cache: object) -> RunCache | None:
    """The `RunCache` of a cache that was made shareable; None for any other."""
    if type(cache) is not DynamicCache or not cache.layers:
        return None
    first = cache.layers[0]
    return first.run_cache if type(first) is RunCacheLayer else None


class SharedKVCache:
    """Keys and values of many texts for one model: for each layer (rows, heads, length, head size)."""

    def __init__(self) -> None:
        self.keys: list[torch.Tensor] = []
        self.values: list[torch.Tensor] = []
        self.owners: list[tuple[RunCache, int]] = []  # of each row: the run's cache, and the row's place in its batch
        self._initialized = 0  # tokens up to which all used rows are finite

    @property
    def used_rows(self) -> int:
        """How many rows hold a text. They are the first ones."""
        return len(self.owners)

    def move_in(self, cache: RunCache) -> None:
        """Take in a cache of at least one token; one that is here already stays as it is."""
        if cache.rows:
            return
        rows, _, length, _ = cache.keys[0].shape
        first, end = self.used_rows, self.used_rows + rows
        self._reserve(end, length + 1, cache)
        self._initialize(length + 1)
        for blocks, own in ((self.keys, cache.keys), (self.values, cache.values)):
            for block, states in zip(blocks, own, strict=True):
                block[first:end, :, :length] = states
                block[first:end, :, length : self._initialized] = 0
        moved = [None] * len(cache.keys)
        cache.keys, cache.values = moved, moved.copy()
        cache.rows, cache.length, cache.idle_steps = list(range(first, end)), length, 0
        self.owners += [(cache, place) for place in range(rows)]

    def move_out(self, cache: RunCache) -> None:
        """Give a cache its keys and values back."""
        if not cache.rows:
            return
        states = [self.states(cache, layer_idx) for layer_idx in range(len(self.keys))]
        cache.keys, cache.values = ([*each] for each in zip(*states, strict=True))
        self.release(cache)

    def states(self, cache: RunCache, layer_idx: int) -> tuple[torch.Tensor, torch.Tensor]:
        """A copy of the keys and values that a layer has of this cache's texts."""
        rows = torch.tensor(cache.rows, device=self.keys[layer_idx].device)
        return self.keys[layer_idx][rows, :, : cache.length], self.values[layer_idx][rows, :, : cache.length]

    def release(self, cache: RunCache) -> None:
        """Free the rows of a cache. The last ones move into the gap, so that the used rows stay together."""
        for row in sorted(cache.rows, reverse=True):
            last = self.used_rows - 1
            if row != last:
                for block in (*self.keys, *self.values):
                    block[row, :, : self._initialized] = block[last, :, : self._initialized]
                owner, place = self.owners[row] = self.owners[last]
                owner.rows[place] = row
            self.owners.pop()
        cache.rows = []

    def shrink(self) -> None:
        """Give back what is not needed: move out caches that have been idle for long, whose rows cost time in every
        step, and free memory of which the texts need less than a quarter."""
        with contextlib.suppress(RuntimeError):  # there is no memory to move things to: another time
            for cache in {cache for cache, _ in self.owners if cache.idle_steps > _MAX_IDLE_STEPS}:
                self.move_out(cache)
            if not self.owners:
                self._initialized = 0
                if self.keys and (self.keys[0].device.type != "cpu" or self._bytes > _KEPT_BYTES_ON_CPU):
                    self.keys, self.values = [], []
                return
            rows, length = self._size
            needed_rows, needed_length = _with_spare_room(self.used_rows, self._longest, self.keys[0].device)
            if 4 * needed_rows * needed_length < rows * length:
                self._resize(needed_rows, min(needed_length, length))

    def reorder(self, cache: RunCache, order: list[int]) -> None:
        """Text `i` of this cache becomes a copy of what was text `order[i]`."""
        moves = [(row, cache.rows[source]) for row, source in zip(cache.rows, order, strict=True)]
        moves = [(row, source) for row, source in moves if row != source]
        if not moves:
            return
        rows, sources = (torch.tensor(side, device=self.keys[0].device) for side in zip(*moves, strict=True))
        for block in (*self.keys, *self.values):
            block[rows, :, : cache.length] = block[sources, :, : cache.length]

    def begin_step(self, growing: list[tuple[RunCache, torch.Tensor | None]]) -> DecodeStep:
        """What one forward pass of one token for each used row writes to and may attend to.

        `growing` are the caches whose texts grow by it, each with a mask (batch, at least its length + 1), which has a
        0 where a text is padded; None where none is. The other rows get a token, too, which is never attended to.
        """
        width = max(cache.length for cache, _ in growing) + 1  # the others' tokens may lie beyond it
        self._reserve(self.used_rows, self._longest + 1, None)
        self._initialize(width)
        device, dtype = self.keys[0].device, self.keys[0].dtype
        ends = torch.tensor([cache.length for cache, _ in self.owners], device=device)
        attended = torch.arange(width, device=device) <= ends[:, None]
        for cache, mask in growing:
            if mask is not None:
                rows = torch.tensor(cache.rows, device=device)
                attended[rows, : cache.length + 1] = mask[:, : cache.length + 1].bool()
        bias = torch.zeros(attended.shape, dtype=dtype, device=device)
        bias.masked_fill_(~attended, torch.finfo(dtype).min)
        rows = torch.arange(self.used_rows, device=device)
        return DecodeStep(self.keys, self.values, rows, ends, bias[:, None, None])

    def end_step(self, growing: list[RunCache]) -> None:
        """The texts of these caches have grown by the token."""
        for cache in {cache for cache, _ in self.owners}:
            cache.idle_steps += 1
        for cache in growing:
            cache.length, cache.idle_steps = cache.length + 1, 0

    @property
    def _size(self) -> tuple[int, int]:
        ends = (self.keys[0], self.values[-1])  # of different sizes, if memory ran out between them
        return min(block.shape[0] for block in ends), min(block.shape[2] for block in ends)

    @property
    def _bytes(self) -> int:
        return sum(block.nbytes for block in (*self.keys, *self.values))

    @property
    def _longest(self) -> int:
        return max(cache.length for cache, _ in self.owners)

    def _reserve(self, rows: int, length: int, like: RunCache | None) -> None:
        """Allocate at least so many rows of this length; the first time with the heads and sizes of `like`."""
        if not self.keys:
            rows, length = _with_spare_room(rows, length, like.keys[0].device)
            self.keys, self.values = (
                [part.new_empty((rows, part.shape[1], length, part.shape[3])) for part in parts]
                for parts in (like.keys, like.values)
            )
            return
        have_rows, have_length = self._size
        if rows > have_rows or length > have_length:
            more_rows, more_length = _with_spare_room(rows, length, self.keys[0].device)
            self._resize(
                have_rows if rows <= have_rows else max(more_rows, 2 * have_rows),
                have_length if length <= have_length else max(more_length, length + have_length // 2),
            )

    def _resize(self, rows: int, length: int) -> None:
        self._initialized = min(length, self._initialized)
        for blocks in (self.keys, self.values):
            for layer_idx, block in enumerate(blocks):
                resized = block.new_empty((rows, block.shape[1], length, block.shape[3]))
                resized[: self.used_rows, :, : self._initialized] = block[: self.used_rows, :, : self._initialized]
                blocks[layer_idx] = resized

    def _initialize(self, width: int) -> None:
        """Make the first `width` tokens of each used row finite, so that a pass may read them."""
        if width > self._initialized:
            initialized = min(width + _INITIALIZED_AHEAD, self._size[1])
            for block in (*self.keys, *self.values):
                block[: self.used_rows, :, self._initialized : initialized] = 0
            self._initialized = initialized


def _with_spare_room(rows: int, length: int, device: torch.device) -> tuple[int, int]:
    """How many rows and tokens to allocate for so many rows of this length, so that they need not grow soon."""
    if device.type == "cpu":
        return max(rows, _MIN_ROWS_ON_CPU), length + _SPARE_TOKENS_ON_CPU
    return rows, length + _SPARE_TOKENS


class DecodeStep(NamedTuple):
    """What a forward pass of one token for each row of a shared cache writes to and may attend to."""

    keys: list[torch.Tensor]  # of each layer: at least (rows, heads, width, head size)
    values: list[torch.Tensor]
    rows: torch.Tensor  # 0, 1, 2 ...
    ends: torch.Tensor  # the place in each row where its token is written
    mask: torch.Tensor  # (rows, 1, 1, width), which is added to the attention's scores

    def cache(self) -> Cache:
        """A cache for the model, which writes into the shared one."""
        layers = [_DecodeStepLayer(*states, self) for states in zip(self.keys, self.values, strict=True)]
        return Cache(layers=layers)


class _DecodeStepLayer(CacheLayerMixin):
    """One layer of the shared cache during one step: writes a token at the end of every row's text."""

    is_sliding = False

    def __init__(self, keys: torch.Tensor, values: torch.Tensor, step: DecodeStep) -> None:
        self.keys, self.values, self.is_initialized = keys, values, True
        self._step = step

    def lazy_initialization(self, key_states: torch.Tensor, value_states: torch.Tensor) -> None:
        """There is nothing to do."""

    def update(self, key_states: torch.Tensor, value_states: torch.Tensor, *_: object, **__: object) -> tuple[Any, Any]:
        """Takes (rows, heads, 1, head size), gives the keys and values of all texts."""
        rows, ends = self._step.rows, self._step.ends
        self.keys[rows, :, ends] = key_states[:, :, 0]
        self.values[rows, :, ends] = value_states[:, :, 0]
        used, _, _, width = self._step.mask.shape
        return self.keys[:used, :, :width], self.values[:used, :, :width]

    def get_mask_sizes(self, query_length: int) -> tuple[int, int]:
        """The length of the longest text with its new token, which a mask covers from the start."""
        return self._step.mask.shape[3], 0

    def get_seq_length(self) -> int:
        """How long the longest text was before."""
        return self._step.mask.shape[3] - 1

    def get_max_length(self) -> int:
        """It has none."""
        return -1

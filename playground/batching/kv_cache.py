"""The key-value caches of many texts in one block of memory, so that one forward pass writes a token to each of them.

A row of the slab is one text. Rows have lengths of their own: a text's keys stand from the left, a new token is written
where its text ends, and a mask hides what lies beyond. So a text joins or leaves at any time, and no other one moves in
its own row. What lies beyond a text is zeros or its own leftovers, as far as a pass may look: even what a mask hides
must be finite. Beyond that nobody has written, and on a CPU memory costs nothing until somebody does.

Knows caches of full attention that grow (`DynamicLayer`); nothing of lanes, requests or threads.
"""

from __future__ import annotations

import contextlib
import copy
from typing import Any, NamedTuple

import torch
from transformers import DynamicCache
from transformers.cache_utils import Cache, CacheLayerMixin, DynamicLayer

_LENGTH, _LENGTH_ON_CPU = 64, 256  # by how many tokens the slab grows at least
_ROWS_ON_CPU = 8  # that it has at least
_CLEAN = 16  # tokens that are made ready at once
_KEPT_ON_CPU = 1 << 28  # bytes, for the next texts: a processor takes longer to get memory than to copy into it
_PATIENCE = 4  # steps of others for which a cache may wait in the slab


class SlabCache(DynamicCache):
    """A run's own cache, whose keys and values may lie in a slab for the time being.

    `rows` are its rows there, in the order of its batch; empty where it holds its keys and values itself. It does what
    a DynamicCache does: whoever asks for its `layers` takes it out first.
    """

    slab: Slab
    own_layers: list[DynamicLayer]
    rows: list[int]
    length: int  # of each of its texts, while they are in the slab
    waited: int  # how many steps others have made since its own last one

    @classmethod
    def adopt(cls, cache: DynamicCache, slab: Slab) -> SlabCache:
        """Make an ordinary cache one that `slab` can take in. The run that holds it notices nothing."""
        cache.__class__ = cls
        cache.slab, cache.rows, cache.length, cache.waited = slab, [], 0, 0
        cache.own_layers = cache.__dict__.pop("layers")
        return cache

    @property
    def layers(self) -> list[DynamicLayer]:
        """Its layers, with their keys and values."""
        self.slab.take_out(self)
        return self.own_layers

    # What decoding loops ask for at every step is answered without taking it out.

    @property
    def is_compileable(self) -> bool:
        """Whether it has a fixed size: no."""
        return False

    def get_seq_length(self, layer_idx: int = 0) -> int:
        """How many tokens each of its texts has."""
        return self.length if self.rows else super().get_seq_length(layer_idx)

    def reorder_cache(self, beam_idx: torch.LongTensor) -> None:
        """Row `i` goes on from what was row `beam_idx[i]`."""
        if self.rows and len(self.rows) == len(beam_idx):
            self.slab.reorder(self, beam_idx.tolist())
        else:
            super().reorder_cache(beam_idx)

    def crop(self, tokens_to_remove: int) -> None:
        """Take back the last `-tokens_to_remove` tokens."""
        if self.rows and -self.length < tokens_to_remove <= 0:
            self.length += tokens_to_remove
        else:
            super().crop(tokens_to_remove)

    def __deepcopy__(self, memo: dict[int, Any]) -> DynamicCache:
        """An ordinary cache of the same keys and values."""
        ours = ("slab", "own_layers", "rows", "length", "waited")
        own = {name: value for name, value in vars(self).items() if name not in ours}
        copied = DynamicCache.__new__(DynamicCache)
        copied.__dict__.update(copy.deepcopy({**own, "layers": self.layers}, memo))
        return copied


class Slab:
    """Keys and values of many texts for one model: for each layer (rows, heads, length, head size)."""

    def __init__(self) -> None:
        self.keys: list[torch.Tensor] = []
        self.values: list[torch.Tensor] = []
        self.owners: list[tuple[SlabCache, int]] = []  # of each row: the cache, and the row's place in its batch
        self._clean = 0  # tokens up to which all used rows are finite

    @property
    def used(self) -> int:
        """How many rows hold a text. They are the first ones."""
        return len(self.owners)

    def put_in(self, cache: SlabCache) -> None:
        """Take in a cache of at least one token; one that is here already stays as it is."""
        if cache.rows:
            return
        layers, length, first = cache.own_layers, cache.get_seq_length(), self.used
        end = first + layers[0].keys.shape[0]
        self._make_room(end, length + 1, layers)
        self._make_clean(length + 1)
        for own, keys, values in zip(layers, self.keys, self.values, strict=True):
            for block, states in ((keys, own.keys), (values, own.values)):
                block[first:end, :, :length] = states
                block[first:end, :, length : self._clean] = 0
        for own in layers:
            own.keys = own.values = None
            own.is_initialized = False
        cache.rows, cache.length, cache.waited = list(range(first, end)), length, 0
        self.owners += [(cache, place) for place in range(end - first)]

    def take_out(self, cache: SlabCache) -> None:
        """Give a cache its keys and values back."""
        if not cache.rows:
            return
        rows, length = torch.tensor(cache.rows, device=self.keys[0].device), cache.length
        for own, keys, values in zip(cache.own_layers, self.keys, self.values, strict=True):
            own.keys, own.values = keys[rows, :, :length], values[rows, :, :length]
            own.dtype, own.device, own.is_initialized = keys.dtype, keys.device, True
        self.release(cache)

    def release(self, cache: SlabCache) -> None:
        """Free a cache's rows. The last ones move into the gap, so that the used rows stay together."""
        for row in sorted(cache.rows, reverse=True):
            last = self.used - 1
            if row != last:
                for block in (*self.keys, *self.values):
                    block[row, :, : self._clean] = block[last, :, : self._clean]
                owner, place = self.owners[row] = self.owners[last]
                owner.rows[place] = row
            self.owners.pop()
        cache.rows = []

    def tidy(self) -> None:
        """Give back what is not needed: caches that wait for long, whose rows cost time in every step, and memory of
        which the texts need less than a quarter."""
        with contextlib.suppress(RuntimeError):  # there is no memory to move things to: another time
            for cache in {cache for cache, _ in self.owners if cache.waited > _PATIENCE}:
                self.take_out(cache)
            if not self.owners:
                self._clean = 0
                if self.keys and (self.keys[0].device.type != "cpu" or self._bytes > _KEPT_ON_CPU):
                    self.keys, self.values = [], []
                return
            rows, length = self._size
            needed_rows, needed_length = _with_room(self.used, self._longest, self.keys[0].device)
            if 4 * needed_rows * needed_length < rows * length:
                self._resize(needed_rows, min(needed_length, length))

    def reorder(self, cache: SlabCache, order: list[int]) -> None:
        """Row `i` of a cache becomes a copy of what was its row `order[i]`."""
        moves = [(row, cache.rows[source]) for row, source in zip(cache.rows, order, strict=True)]
        moves = [(row, source) for row, source in moves if row != source]
        if not moves:
            return
        rows, sources = (torch.tensor(side, device=self.keys[0].device) for side in zip(*moves, strict=True))
        for block in (*self.keys, *self.values):
            block[rows, :, : cache.length] = block[sources, :, : cache.length]

    def begin_step(self, stepped: list[tuple[SlabCache, torch.Tensor | None]]) -> Step:
        """What one forward pass of one token for each used row writes to and may see.

        `stepped` are the caches whose texts grow by it, each with its own mask (batch, at least its length + 1), which
        has a 0 where a text is padded; None where none is. The other rows get a token, too, which counts for nothing.
        """
        width = self._longest + 1
        self._make_room(self.used, width, None)
        self._make_clean(width)
        device, dtype = self.keys[0].device, self.keys[0].dtype
        ends = torch.tensor([cache.length for cache, _ in self.owners], device=device)
        seen = torch.arange(width, device=device) <= ends[:, None]
        for cache, mask in stepped:
            if mask is not None:
                own = torch.tensor(cache.rows, device=device)
                seen[own, : cache.length + 1] = mask[:, : cache.length + 1].bool()
        hidden = torch.zeros(seen.shape, dtype=dtype, device=device).masked_fill_(~seen, torch.finfo(dtype).min)
        return Step(self.keys, self.values, torch.arange(self.used, device=device), ends, hidden[:, None, None])

    def end_step(self, stepped: list[SlabCache]) -> None:
        """These caches have grown by the token."""
        for cache in {cache for cache, _ in self.owners}:
            cache.waited += 1
        for cache in stepped:
            cache.length, cache.waited = cache.length + 1, 0

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

    def _make_room(self, rows: int, length: int, like: list[DynamicLayer] | None) -> None:
        if not self.keys:
            rows, length = _with_room(rows, length, like[0].keys.device)
            self.keys, self.values = (
                [part.new_empty((rows, part.shape[1], length, part.shape[3])) for part in parts]
                for parts in ([layer.keys for layer in like], [layer.values for layer in like])
            )
            return
        have_rows, have_length = self._size
        if rows > have_rows or length > have_length:
            more_rows, more_length = _with_room(rows, length, self.keys[0].device)
            self._resize(
                have_rows if rows <= have_rows else max(more_rows, 2 * have_rows),
                have_length if length <= have_length else max(more_length, length + have_length // 2),
            )

    def _resize(self, rows: int, length: int) -> None:
        self._clean = min(length, self._clean)
        for blocks in (self.keys, self.values):
            for place, block in enumerate(blocks):
                other = block.new_empty((rows, block.shape[1], length, block.shape[3]))
                other[: self.used, :, : self._clean] = block[: self.used, :, : self._clean]
                blocks[place] = other

    def _make_clean(self, width: int) -> None:
        """See to it that a pass may look at so many tokens of each row."""
        if width > self._clean:
            clean = min(width + _CLEAN, self._size[1])
            for block in (*self.keys, *self.values):
                block[: self.used, :, self._clean : clean] = 0
            self._clean = clean


def _with_room(rows: int, length: int, device: torch.device) -> tuple[int, int]:
    """How large a slab is made for so many rows of this length, so that it need not grow soon."""
    if device.type == "cpu":
        return max(rows, _ROWS_ON_CPU), length + _LENGTH_ON_CPU
    return rows, length + _LENGTH


class Step(NamedTuple):
    """What a forward pass of one token for each row of a slab writes to and may see."""

    keys: list[torch.Tensor]  # of each layer: at least (rows, heads, width, head size)
    values: list[torch.Tensor]
    rows: torch.Tensor  # 0, 1, 2 ...
    ends: torch.Tensor  # the place in each row where its token goes
    mask: torch.Tensor  # (rows, 1, 1, width), which is added to the attention's scores

    def cache(self) -> Cache:
        """A cache for the model, which writes into the slab."""
        layers = [_SlabLayer(*states, self) for states in zip(self.keys, self.values, strict=True)]
        return Cache(layers=layers)


class _SlabLayer(CacheLayerMixin):
    """One layer of the slab during one step: writes a token at the end of every row's text."""

    is_sliding = False

    def __init__(self, keys: torch.Tensor, values: torch.Tensor, step: Step) -> None:
        self.keys, self.values, self.is_initialized = keys, values, True
        self._step = step

    def lazy_initialization(self, key_states: torch.Tensor, value_states: torch.Tensor) -> None:
        """There is nothing to do."""

    def update(self, key_states: torch.Tensor, value_states: torch.Tensor, *_: Any, **__: Any) -> tuple[Any, Any]:
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


def growing(cache: Any) -> bool:
    """Whether a cache is of the kind that a slab can take in: full attention in every layer."""
    if type(cache) is SlabCache:
        return True
    return (
        type(cache) is DynamicCache
        and not cache.offloading
        and all(type(layer) is DynamicLayer for layer in cache.layers)
    )

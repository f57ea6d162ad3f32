"""The key-value caches of many texts in one block of memory, so that one forward pass writes a token to each of them.

A row of the slab is one text. Rows have lengths of their own: a text's keys stand from the left, a new token is written
where its text ends, and a mask hides what lies beyond. So a text joins or leaves at any time, and no other one moves in
its own row. What lies beyond a text is zeros or its own leftovers, as far as a pass may look: even what a mask hides
must be finite. Beyond that nobody has written, and on a CPU memory costs nothing until somebody does.

Knows caches of full attention that grow (`DynamicLayer`); nothing of lanes, requests or threads.
"""

from __future__ import annotations

import contextlib
from typing import Any, NamedTuple

import torch
from transformers import DynamicCache
from transformers.cache_utils import Cache, CacheLayerMixin, DynamicLayer

_LENGTH, _LENGTH_ON_CPU = 64, 256  # by how many tokens the slab grows at least
_ROWS_ON_CPU = 8  # that it has at least
_CLEAN = 16  # tokens that are made ready at once
_KEPT_ON_CPU = 1 << 28  # bytes, for the next texts: a processor takes longer to get memory than to copy into it
_PATIENCE = 4  # steps of others for which a cache may wait in the slab


class SlabTexts:
    """The texts of one run's cache. Their keys and values lie in a slab for the time being, or here.

    `rows` are their rows there, in the order of the cache's batch; empty where they lie here.
    """

    def __init__(self, slab: Slab, layers: list[DynamicLayer]) -> None:
        self.slab = slab
        self.keys = [layer.keys for layer in layers]  # of each layer; None while they are in the slab
        self.values = [layer.values for layer in layers]
        self.rows: list[int] = []
        self.length = 0  # of each text, while they are in the slab
        self.waited = 0  # how many steps others have made since their own last one

    def take_out(self) -> None:
        """Have the keys and values here."""
        self.slab.take_out(self)

    def copied(self, number: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Keys and values of a layer, wherever they lie now."""
        if self.rows:
            return self.slab.states(self, number)
        return self.keys[number].clone(), self.values[number].clone()


class SlabLayer(DynamicLayer):
    """A layer of a run's own cache, whose keys and values may lie in a slab. It does what a DynamicLayer does: whoever
    asks for its `keys` or `values` has all layers of its cache taken out first.

    The library asks every layer of a cache in turn to do the same. In the slab the first one does it for all.
    """

    def __init__(self, texts: SlabTexts, number: int, layer: DynamicLayer) -> None:
        self.texts, self.number = texts, number
        self.is_initialized = layer.is_initialized
        if layer.is_initialized:
            self.dtype, self.device = layer.dtype, layer.device

    @property
    def keys(self) -> torch.Tensor | None:
        """(batch, heads, length, head size)"""
        self.texts.take_out()
        return self.texts.keys[self.number]

    @keys.setter
    def keys(self, states: torch.Tensor | None) -> None:
        self.texts.take_out()
        self.texts.keys[self.number] = states

    @property
    def values(self) -> torch.Tensor | None:
        """As large as the keys."""
        self.texts.take_out()
        return self.texts.values[self.number]

    @values.setter
    def values(self, states: torch.Tensor | None) -> None:
        self.texts.take_out()
        self.texts.values[self.number] = states

    # What decoding loops ask for at every step is done without taking it out.

    def get_seq_length(self) -> int:
        """How many tokens each of its texts has."""
        return self.texts.length if self.texts.rows else super().get_seq_length()

    def reorder_cache(self, beam_idx: torch.LongTensor) -> None:
        """Row `i` goes on from what was row `beam_idx[i]`."""
        texts = self.texts
        if texts.rows and self.number > 0:
            return
        if texts.rows and len(texts.rows) == len(beam_idx):
            texts.slab.reorder(texts, beam_idx.tolist())
        else:
            super().reorder_cache(beam_idx)

    def crop(self, tokens_to_remove: int) -> None:
        """Take back the last `-tokens_to_remove` tokens."""
        texts = self.texts
        if texts.rows and self.number > 0:
            return
        if texts.rows and -texts.length < tokens_to_remove <= 0:
            texts.length += tokens_to_remove
        else:
            super().crop(tokens_to_remove)

    def __deepcopy__(self, memo: dict[int, Any]) -> DynamicLayer:
        """An ordinary layer with the same keys and values."""
        copied = DynamicLayer()
        if self.is_initialized:
            keys, values = self.texts.copied(self.number)
            copied.lazy_initialization(keys, values)
            copied.keys, copied.values = keys, values
        return copied


def adopt(cache: DynamicCache, slab: Slab) -> SlabTexts:
    """Give a cache layers that `slab` can take in. The run that holds it notices nothing."""
    texts = SlabTexts(slab, cache.layers)
    cache.layers = [SlabLayer(texts, number, layer) for number, layer in enumerate(cache.layers)]
    return texts


def texts_of(cache: Any) -> SlabTexts | None:
    """The texts of a cache that was adopted; None for any other."""
    if type(cache) is not DynamicCache or not cache.layers:
        return None
    first = cache.layers[0]
    return first.texts if type(first) is SlabLayer else None


class Slab:
    """Keys and values of many texts for one model: for each layer (rows, heads, length, head size)."""

    def __init__(self) -> None:
        self.keys: list[torch.Tensor] = []
        self.values: list[torch.Tensor] = []
        self.owners: list[tuple[SlabTexts, int]] = []  # of each row: its cache's texts, and its place among them
        self._clean = 0  # tokens up to which all used rows are finite

    @property
    def used(self) -> int:
        """How many rows hold a text. They are the first ones."""
        return len(self.owners)

    def put_in(self, texts: SlabTexts) -> None:
        """Take in texts of at least one token; those that are here already stay as they are."""
        if texts.rows:
            return
        rows, _, length, _ = texts.keys[0].shape
        first, end = self.used, self.used + rows
        self._make_room(end, length + 1, texts)
        self._make_clean(length + 1)
        for blocks, own in ((self.keys, texts.keys), (self.values, texts.values)):
            for block, states in zip(blocks, own, strict=True):
                block[first:end, :, :length] = states
                block[first:end, :, length : self._clean] = 0
        nothing = [None] * len(texts.keys)
        texts.keys, texts.values = nothing, nothing.copy()
        texts.rows, texts.length, texts.waited = list(range(first, end)), length, 0
        self.owners += [(texts, place) for place in range(rows)]

    def take_out(self, texts: SlabTexts) -> None:
        """Give texts their keys and values back."""
        if not texts.rows:
            return
        states = [self.states(texts, number) for number in range(len(self.keys))]
        texts.keys, texts.values = ([*each] for each in zip(*states, strict=True))
        self.release(texts)

    def states(self, texts: SlabTexts, number: int) -> tuple[torch.Tensor, torch.Tensor]:
        """A copy of the keys and values that a layer has of these texts."""
        rows = torch.tensor(texts.rows, device=self.keys[number].device)
        return self.keys[number][rows, :, : texts.length], self.values[number][rows, :, : texts.length]

    def release(self, texts: SlabTexts) -> None:
        """Free the rows of texts. The last ones move into the gap, so that the used rows stay together."""
        for row in sorted(texts.rows, reverse=True):
            last = self.used - 1
            if row != last:
                for block in (*self.keys, *self.values):
                    block[row, :, : self._clean] = block[last, :, : self._clean]
                owner, place = self.owners[row] = self.owners[last]
                owner.rows[place] = row
            self.owners.pop()
        texts.rows = []

    def tidy(self) -> None:
        """Give back what is not needed: texts that wait for long, whose rows cost time in every step, and memory of
        which the texts need less than a quarter."""
        with contextlib.suppress(RuntimeError):  # there is no memory to move things to: another time
            for texts in {texts for texts, _ in self.owners if texts.waited > _PATIENCE}:
                self.take_out(texts)
            if not self.owners:
                self._clean = 0
                if self.keys and (self.keys[0].device.type != "cpu" or self._bytes > _KEPT_ON_CPU):
                    self.keys, self.values = [], []
                return
            rows, length = self._size
            needed_rows, needed_length = _with_room(self.used, self._longest, self.keys[0].device)
            if 4 * needed_rows * needed_length < rows * length:
                self._resize(needed_rows, min(needed_length, length))

    def reorder(self, texts: SlabTexts, order: list[int]) -> None:
        """Text `i` becomes a copy of what was text `order[i]` of these."""
        moves = [(row, texts.rows[source]) for row, source in zip(texts.rows, order, strict=True)]
        moves = [(row, source) for row, source in moves if row != source]
        if not moves:
            return
        rows, sources = (torch.tensor(side, device=self.keys[0].device) for side in zip(*moves, strict=True))
        for block in (*self.keys, *self.values):
            block[rows, :, : texts.length] = block[sources, :, : texts.length]

    def begin_step(self, stepped: list[tuple[SlabTexts, torch.Tensor | None]]) -> Step:
        """What one forward pass of one token for each used row writes to and may see.

        `stepped` are the texts that grow by it, those of each cache with a mask (batch, at least their length + 1),
        which has a 0 where a text is padded; None where none is. The other rows get a token, too, which counts for
        nothing.
        """
        width = self._longest + 1
        self._make_room(self.used, width, None)
        self._make_clean(width)
        device, dtype = self.keys[0].device, self.keys[0].dtype
        ends = torch.tensor([texts.length for texts, _ in self.owners], device=device)
        seen = torch.arange(width, device=device) <= ends[:, None]
        for texts, mask in stepped:
            if mask is not None:
                own = torch.tensor(texts.rows, device=device)
                seen[own, : texts.length + 1] = mask[:, : texts.length + 1].bool()
        hidden = torch.zeros(seen.shape, dtype=dtype, device=device).masked_fill_(~seen, torch.finfo(dtype).min)
        return Step(self.keys, self.values, torch.arange(self.used, device=device), ends, hidden[:, None, None])

    def end_step(self, stepped: list[SlabTexts]) -> None:
        """These have grown by the token."""
        for texts in {texts for texts, _ in self.owners}:
            texts.waited += 1
        for texts in stepped:
            texts.length, texts.waited = texts.length + 1, 0

    @property
    def _size(self) -> tuple[int, int]:
        ends = (self.keys[0], self.values[-1])  # of different sizes, if memory ran out between them
        return min(block.shape[0] for block in ends), min(block.shape[2] for block in ends)

    @property
    def _bytes(self) -> int:
        return sum(block.nbytes for block in (*self.keys, *self.values))

    @property
    def _longest(self) -> int:
        return max(texts.length for texts, _ in self.owners)

    def _make_room(self, rows: int, length: int, like: SlabTexts | None) -> None:
        if not self.keys:
            rows, length = _with_room(rows, length, like.keys[0].device)
            self.keys, self.values = (
                [part.new_empty((rows, part.shape[1], length, part.shape[3])) for part in parts]
                for parts in (like.keys, like.values)
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
    return (
        type(cache) is DynamicCache
        and not cache.offloading
        and all(type(layer) in (DynamicLayer, SlabLayer) for layer in cache.layers)
    )

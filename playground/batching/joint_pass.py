"""The forward pass that many texts share, one token for each of them, with as little of Python in it as can be.

Python runs one thread at a time, and the page's server needs it while a model computes. So once a model has made some
such passes, one is recorded by TorchScript's tracing: the library's own operations in their order, for whatever number
of texts of whatever length. They are then run one after the other without Python and without its lock, which also saves
what Python takes between them: a quarter of the pass of a small model. And where a model's products are too small to be
shared among cores, each core makes the pass for some of the texts. Until then the weights are put, layer by layer, in
the order in which their products are quickest.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import torch
from torch import nn

from playground.batching.kv_cache import Step
from playground.batching.onednn_linear import for_several, orderable, put_in_order
from playground.batching.threads import at_once, cores_for
from playground.models.library_logging import warnings_here

_WORTH = 30  # passes, of a model that is likely to make many more: recording takes as long as some twenty
_AT_MOST = 8  # recordings in a process: TorchScript keeps some 2 MB for each layer of a model, even when that is gone
_ROWS = 4  # at least, for a core
_TEXT = 60  # tokens: what of a text's pass does not depend on its length takes as long as to look at so many
_RECORDED, *_COMPARED = (3, 9), (2, 4), (5, 17)  # rows and width of steps that are made up
_TOLERANCE = 1e-3  # of logits, over their spread; they are the same to the last bit where memory lies alike

# In these it is sizes alone that Python decides by, and those do not change from one token to the next.
_DECIDES_BY_SIZES = r"torch\.nn\.functional|transformers\.integrations\.sdpa_attention"


class JointPass:
    """The passes of `model` for several texts."""

    _recordings = 0  # so far in this process

    def __init__(self, model: Any) -> None:
        self.model = for_several(model)
        self.cores = cores_for(model)  # that make it, each for some of the texts
        self._orderable: list[nn.Linear] = []
        self._made = 0
        self._recorded: Callable[..., torch.Tensor] | None = None
        self._kind: Any = None  # of what the model returns

    def __call__(self, ids: torch.Tensor, places: torch.Tensor, step: Step, hidden: bool = False) -> Any:
        """The model's output for one token of each row, `ids` and `places` (rows, 1): logits (rows, 1, vocab), and the
        hidden states where they are wanted. Writes the token's keys and values where `step` says."""
        self._made += 1
        if self._made == 2:  # the first may be a trial
            self._orderable = orderable(self.model)
        if 1 < self._made <= _WORTH:  # some with each pass, so that nobody waits for all of them
            put_in_order(self._orderable[self._made - 2 :: _WORTH - 1])
        if self._made == _WORTH:
            self._recorded = self._record(step)
        if self._recorded is not None and not hidden:
            try:
                return self._kind(logits=self._in_parts(ids, places, step))
            except RuntimeError:  # which has an error of its own, or none, in the model's own pass
                self._recorded = None
        more = {"output_hidden_states": True} if hidden else {}
        out = _forward(self.model, ids, places, step, **more)
        self._kind = type(out)
        return out

    def _in_parts(self, ids: torch.Tensor, places: torch.Tensor, step: Step) -> torch.Tensor:
        count = min(self.cores, len(ids) // _ROWS)
        if count < 2:
            return self._recorded(ids, places, *step)
        parts = [
            (ids[begin:end], places[begin:end], *step.part(begin, end))
            for begin, end in itertools.pairwise(_edges(step.ends, count))
        ]  # fmt: skip
        return torch.cat(at_once(count, lambda part: self._recorded(*part), parts))

    def _record(self, like: Step) -> Callable[..., torch.Tensor] | None:
        """A recorded pass; None where it would not be the model's for other tokens."""
        devices = getattr(self.model, "hf_device_map", {})
        if len(set(devices.values())) > 1:  # weights that come and go
            return None
        if JointPass._recordings == _AT_MOST:
            return None
        JointPass._recordings += 1
        plain = _Pass(self.model)
        try:
            with warnings_here(
                ("ignore", torch.jit.TracerWarning, _DECIDES_BY_SIZES),
                ("error", torch.jit.TracerWarning, ""),
                ("ignore", Warning, ""),  # it reads every property of every module, old ones too
            ):
                traced = torch.jit.trace(plain, self._made_up(*_RECORDED, like), check_trace=False)

            def recorded(*args: Any) -> torch.Tensor:
                with torch.jit.optimized_execution(False):  # else it is compiled anew for every length
                    return traced(*args)

            same = all(
                _alike(recorded(*self._made_up(*size, like)), plain(*self._made_up(*size, like)))
                for size in _COMPARED
            )  # fmt: skip
        except Exception:  # it cannot be traced, or Python decides by what the tokens are
            return None
        return recorded if same else None

    def _made_up(self, rows: int, width: int, like: Step) -> tuple:
        """What a recorded pass takes, for a step that nobody makes; `like` tells of what sizes and kinds."""
        mask, number = like.mask, torch.arange(rows, device=like.ends.device)
        ends = width - 1 - number % width
        hidden = torch.arange(width, device=mask.device) > ends[:, None]
        masked = mask.new_zeros(rows, width).masked_fill_(hidden, torch.finfo(mask.dtype).min)[:, None, None]
        keys, values = (
            [_waves(block.new_empty(rows + 1, block.shape[1], width + 1, block.shape[3])) for block in blocks]
            for blocks in (like.keys, like.values)
        )
        vocab = self.model.config.get_text_config().vocab_size
        return ((7 * number + 3) % vocab)[:, None], ends[:, None], keys, values, number, ends, masked


def _edges(lengths: torch.Tensor, count: int) -> list[int]:
    """Where to divide texts of these lengths into at most so many parts that take about as long; both ends, too."""
    costs = lengths + _TEXT
    middles = costs.cumsum(0) - costs / 2
    inner = torch.searchsorted(middles, costs.sum() * torch.arange(1, count) / count)
    return sorted({0, *inner.tolist(), len(lengths)})


class _Pass(nn.Module):
    """A model's pass as tracing takes it: tensors, and lists of them."""

    def __init__(self, model: Any) -> None:
        super().__init__()
        self.model = model

    def forward(
        self,
        ids: torch.Tensor,
        places: torch.Tensor,
        keys: list[torch.Tensor],
        values: list[torch.Tensor],
        rows: torch.Tensor,
        ends: torch.Tensor,
        mask: torch.Tensor,
    ) -> torch.Tensor:
        return _forward(self.model, ids, places, Step(keys, values, rows, ends, mask)).logits


def _forward(model: Any, ids: torch.Tensor, places: torch.Tensor, step: Step, **more: Any) -> Any:
    return model.forward(
        input_ids=ids, attention_mask=step.mask, position_ids=places, past_key_values=step.cache(),
        use_cache=True, return_dict=True, **more,
    )  # fmt: skip


def _waves(block: torch.Tensor) -> torch.Tensor:
    """Fill it with numbers between -1 and 1, and draw none at random."""
    return block.copy_(torch.arange(block.numel(), device=block.device).sin().view(block.shape))


def _alike(ours: torch.Tensor, theirs: torch.Tensor) -> bool:
    return bool((ours - theirs).abs().max() <= _TOLERANCE * theirs.float().std())

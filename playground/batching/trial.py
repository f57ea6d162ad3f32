"""Whether texts of a model can share a forward pass, and how long they may be: tried out on the model itself.

What most models do with a text depends on that text alone. Some also look at the longest one in the pass: local
attention counts its window back from the end of the block, and some kinds of RoPE take their frequencies from the
greatest position. They begin to do so beyond a length that stands in their config. So the trial goes past each of these
lengths. Where it fails, or would take too much memory, texts below that length share passes and longer ones do not.

Knows models and the shared cache; nothing of lanes or requests.
"""

from __future__ import annotations

import copy
import math
import re
from collections.abc import Iterator, Mapping

import torch
from transformers import DynamicCache, PreTrainedModel

from playground.batching.drawing_models import DrawsOfPasses
from playground.batching.joint_pass import JointPass
from playground.batching.kv_cache import RunCache, SharedKVCache, is_shareable, make_shareable

_TOLERANCE = 1e-3  # of logits, over their spread: what a joint pass may differ from one for each text
_EPSILONS = 16  # the same in low precision: so many times the spacing of numbers at 1
_SHORT, _LONG = 4, 9  # tokens of the texts of the first trial
_LONGER = 5  # tokens that the longest text of a later trial has beyond the one before it
_PAST = 2  # tokens by which a trial goes past a length: whether it counts the new token or not
_MAX_BYTES = 1 << 26  # of keys and values of the longer text in a trial
# Names of lengths in configs. Beyond the first kind no text is tried: there may be no positions any more, or others, or
# the model picks so many of the tokens in the pass, and which of two equal ones depends on where they stand. At the
# second kind it may begin to do something else.
_ENDS = re.compile(
    r"position_embeddings$|n_positions|n_ctx|max_seq_len|context_length|target_positions|max_length|index_topk$|^keep_"
)
_TURNS = re.compile(r"window|chunk|block|local|sparse|compress|topk|distance|extent|floor|len$|length$|stride")
_COUNTS = re.compile(r"layers|experts|_step$|_pattern$|topk_group")  # of other things than tokens
# Kinds of RoPE whose frequencies are the same at every length: the one they were trained at does not matter.
_FIXED_ROPE = ("default", "linear", "yarn", "llama3", "proportional")


def longest_joint_text(model: PreTrainedModel, joint_pass: JointPass) -> float:
    """How many tokens a text may have, the new one among them, to share a pass with others: 0 where none can, infinity
    where every text can."""
    config = model.config
    if config.is_encoder_decoder or not is_shareable(DynamicCache(config=config)):
        return 0
    if getattr(model, "is_loaded_in_8bit", False):
        return 0  # large inputs of one text change how those of all texts beside it are rounded
    named = list(_lengths(config.get_text_config(decoder=True).to_dict()))
    most = min((length for name, length in named if _ENDS.search(name)), default=math.inf)
    trial = _Trial(model, joint_pass)
    if most < _LONG or not trial.passes(_SHORT, _LONG):
        return 0
    for length in sorted({length for name, length in named if _TURNS.search(name) and not _ENDS.search(name)}):
        past = length + _PAST
        if length >= most:
            break
        if past <= _LONG:
            continue
        longest = past + _LONGER
        tried = longest <= most and trial.is_cheap(longest) and trial.passes(_SHORT, past, longest)
        if not tried:
            return length - _PAST if length - _PAST >= _LONG else 0
    return most


def _lengths(config: Mapping[str, object]) -> Iterator[tuple[str, int]]:
    """The numbers in a config and its parts that may be lengths, by name."""
    fixed_rope = config.get("rope_type") in _FIXED_ROPE
    for name, value in config.items():
        if isinstance(value, Mapping):
            yield from _lengths(value)
        for number in value if isinstance(value, list | tuple) else (value,):
            if isinstance(number, int) and number > 1 and not _COUNTS.search(name):
                if not (fixed_rope and name == "original_max_position_embeddings"):
                    yield name, number


class _Trial:
    """Forward passes that compare texts side by side with each of them alone."""

    def __init__(self, model: PreTrainedModel, joint_pass: JointPass) -> None:
        self._model, self._joint_pass = model, joint_pass
        self._bytes_per_token = 0

    def is_cheap(self, length: int) -> bool:
        """Whether there is memory for a text of this length, going by what an earlier trial took."""
        return length * self._bytes_per_token <= _MAX_BYTES

    def passes(self, *lengths: int) -> bool:
        """Whether texts of these lengths, the longest last, get the logits side by side that each gets alone. False
        where the model needs other arguments, or draws."""
        try:
            with torch.no_grad(), DrawsOfPasses().refused(self._model):
                return self._compare(lengths)
        except Exception:
            return False

    def _compare(self, lengths: tuple[int, ...]) -> bool:
        model, shared, device = self._model, SharedKVCache(), self._model.device
        vocab = model.config.get_text_config().vocab_size
        run_caches: list[RunCache] = []
        tokens, expected = [], []
        for length in lengths:
            read = min(length, _LONG)
            input_ids = torch.arange(3, 3 + read, device=device)[None] % vocab
            cache = DynamicCache(config=model.config)
            model.forward(input_ids=input_ids[:, :-1], cache=cache, use_cache=True)
            _lengthen(cache, length - 1)
            run_caches.append(make_shareable(copy.deepcopy(cache), shared))
            out = model.forward(input_ids=input_ids[:, -1:], cache=cache, use_cache=True)
            expected.append(out.logits[:, -1].float())
            tokens.append(input_ids[:, -1:])
            shared.move_in(run_caches[-1])
        longest = run_caches[-1]
        self._bytes_per_token = sum(block[0, :, 0].nbytes for block in (*shared.keys, *shared.values))
        for values in shared.values:
            for row, run_cache in enumerate(run_caches):  # beyond a text: who attends to it is seen
                values[row, :, run_cache.length : longest.length] = 100.0
        position_ids = torch.tensor([[run_cache.length] for run_cache in run_caches], device=device)
        step = shared.begin_step([(run_cache, None) for run_cache in run_caches])
        logits = self._joint_pass(torch.cat(tokens), position_ids, step).logits
        theirs = torch.cat(expected)
        tolerance = max(_TOLERANCE, _EPSILONS * torch.finfo(logits.dtype).eps)
        return bool((logits[:, -1].float() - theirs).abs().max() <= tolerance * theirs.std().clamp_min(1e-6))


def _lengthen(cache: DynamicCache, length: int) -> None:
    """Give a cache so many tokens: those that it has again and again, each time with other noise. Tokens that are the
    same would hide which of them a model looks at."""
    for layer in cache.layers:
        generator = torch.Generator(layer.keys.device).manual_seed(length)
        layer.keys, layer.values = (_lengthened(states, length, generator) for states in (layer.keys, layer.values))


def _lengthened(states: torch.Tensor, length: int, generator: torch.Generator) -> torch.Tensor:
    missing = length - states.shape[2]
    if missing <= 0:
        return states
    more = states.repeat(1, 1, -(-missing // states.shape[2]), 1)[:, :, :missing]
    noise = torch.randn(more.shape, generator=generator, device=more.device, dtype=more.dtype)
    return torch.cat([states, more + noise * states.std()], dim=2)

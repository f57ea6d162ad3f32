"""What a run needs before its first step, made beside the thread of the lanes, with a deadline.

A tokenizer may be used by one thread at a time: it notes how the last texts were padded. So this work has copies of its
own. Knows models and their tokenizers; not what is made with them.
"""

from __future__ import annotations

import contextlib
import copy
import dataclasses
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakKeyDictionary

from playground.generation.limits import RunLimits
from playground.models.config_checks import is_ours
from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest
from playground.requests.request_sizes import LIMITS, parts

if TYPE_CHECKING:
    from transformers import PreTrainedTokenizerBase

    from playground.batching.scheduler import Slot
    from playground.batching.single_run import SingleRunSlot

MAX_SECONDS = 20.0  # with all that waits for the same tokenizer
_MANY_CHARACTERS = 5_000  # a thousand tokens, which takes a millisecond
_MANY_PARTS = 200  # numbers in the lists of a config: 2,000 are checked and built in 30 milliseconds
_Made = TypeVar("_Made")


def may_take_long(request: GenerationRequest, target: LoadedModel) -> bool:
    """Whether what comes before the first step of a run may take longer than a step."""
    defaults = getattr(target.model, "generation_config", None)  # what only drafts has none
    texts = [request.prompt, request.given, request.negative_prompt]
    texts += [message.get("content") for message in request.messages or ()]
    return bool(
        (request.messages and not is_ours(target.name)) or request.media
        or request.config.get("stop_strings") or getattr(defaults, "stop_strings", None)
        or request.structured_output is not None or request.custom_generate is not None
        or sum(len(text) for text in texts if isinstance(text, str)) > _MANY_CHARACTERS
        or has_long_lists(request, target)
    )  # fmt: skip


def builds_long(request: GenerationRequest, target: LoadedModel) -> bool:
    """Whether what `generate` makes before its first step may take longer than a step: from long lists, a table of a
    million numbers for a watermark, one of the whole vocabulary for token healing."""
    defaults = getattr(target.model, "generation_config", None)
    names = ("watermarking_config", "token_healing")
    return has_long_lists(request, target) or any(
        request.config.get(name, getattr(defaults, name, None)) for name in names
    )


def has_long_lists(request: GenerationRequest, target: LoadedModel) -> bool:
    """Whether processors and constraints are built from many numbers: those of the request, or the model's own."""
    defaults = getattr(target.model, "generation_config", None)
    values = (request.config.get(name, getattr(defaults, name, None)) for name in LIMITS)
    return any(isinstance(value, list | tuple | dict) and parts(value, _MANY_PARTS) > _MANY_PARTS for value in values)


def beside(
    slot: Slot | SingleRunSlot,
    limits: RunLimits,
    work: Callable[..., _Made],
    target: LoadedModel,
    assistant: LoadedModel | None = None,
    seconds: float | None = None,
) -> _Made:
    """`work(target, assistant)`, for which the lane waits and no other does. Raises what it raises, SideWorkTooSlow
    after so many `seconds` (MAX_SECONDS), and SideWorkStopped once the run is cancelled."""

    def run() -> _Made:
        models = (target, assistant)
        with _copies([each for model in models if model for each in (model.tokenizer, model.processor)]) as copies:
            return work(*(model and dataclasses.replace(
                model, tokenizer=copies(model.tokenizer), processor=copies(model.processor)
            ) for model in models))  # fmt: skip

    return slot.beside(run, seconds or MAX_SECONDS, lambda: limits.cancelled)


@contextlib.contextmanager
def _copies(tokenizers: list[object]) -> Iterator[Callable[[object], object]]:
    """A function that has a copy of each of these tokenizers, which nobody else uses meanwhile."""
    with _LOCK:
        kept = {id(each): (each, _COPIES.setdefault(each, _Copy())) for each in tokenizers if each is not None}
    with contextlib.ExitStack() as stack:
        for _, (tokenizer, kept_copy) in sorted(kept.items(), key=lambda item: item[0]):  # the same order for everybody
            stack.enter_context(kept_copy.lock)
            if kept_copy.tokenizer is None:
                kept_copy.tokenizer = copy.deepcopy(tokenizer)
        yield lambda tokenizer: None if tokenizer is None else kept[id(tokenizer)][1].tokenizer


class _Copy:
    """A tokenizer's copy, once it was needed."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.tokenizer: PreTrainedTokenizerBase = None


_LOCK = threading.Lock()
_COPIES: WeakKeyDictionary[object, _Copy] = WeakKeyDictionary()

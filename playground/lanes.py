"""Many runs on one model, side by side: each in a lane of its own, all of them with one forward pass for each token.

A lane is an ordinary run (`playground.runner`) in a thread of its own, on a copy of the model whose `forward` waits.
When every lane has come to its next forward pass, the passes that fit together are made as one, and each lane gets its
rows of what comes out. So each lane has the library's own loop, logits processors and stopping criteria, and what it
gives is what it would give alone. Only one thread runs at a time: a lane between two of its passes, or the one that
calls `tick`. For each lane torch's generator is put back to where that lane left it, so that nobody draws another's
numbers.

Knows nothing of requests or events. What does not fit (several tokens at once, sliding windows, encoders) has a pass of
its own, between those of the others.
"""

from __future__ import annotations

import copy
import functools
import threading
from collections.abc import Callable
from typing import Any

import torch
from transformers import DynamicCache

from playground.slab import Slab, SlabCache, growing

_TOLERANCE = 1e-3  # of logits, over their spread: what one pass for several texts may differ from one for each
_FITTING = {"input_ids", "attention_mask", "position_ids", "past_key_values", "use_cache", "return_dict",
            "output_attentions", "output_hidden_states", "logits_to_keep", "cache_position"}  # fmt: skip


class Lane:
    """One run. `job` is called in the lane's own thread, with nothing; `done` says that it has returned."""

    def __init__(self, job: Callable[[], None]) -> None:
        self._job = job
        self._go, self._yielded = threading.Semaphore(0), threading.Semaphore(0)
        self._thread = threading.Thread(target=self._work, name="lane", daemon=True)
        self._random: Any = None
        self.call: _Call | None = None  # the forward pass that it waits for
        self.caches: list[SlabCache] = []
        self.done = False
        self._thread.start()

    def resume(self) -> None:
        """Let it run until it waits for its next forward pass, or has ended."""
        if self._random is not None:
            _set_random(self._random)
        self._go.release()
        self._yielded.acquire()
        self._random = _get_random()

    def wait(self, call: _Call) -> Any:
        """In the lane's thread: what the pass gives, once it has been made."""
        self.call = call
        self._yielded.release()
        self._go.acquire()
        if call.error is not None:
            raise call.error
        return call.result

    def _work(self) -> None:
        self._go.acquire()
        try:
            torch.set_num_threads(1)  # the small products between two passes; it counts for this thread alone
            self._job()
        finally:
            self.done = True
            self._yielded.release()


class _Call:
    """A forward pass that a lane asks for."""

    def __init__(self, model: Any, args: tuple, kwargs: dict[str, Any]) -> None:
        self.model, self.args, self.kwargs = model, args, kwargs
        self.result: Any = None
        self.error: BaseException | None = None


class Lanes:
    """The lanes of one loaded model and of what drafts for it. All its methods are for one thread."""

    def __init__(self, model: Any) -> None:
        self.model = model
        self.lanes: list[Lane] = []
        self.slab = Slab()
        self.passes = self.tokens = 0  # joint forward passes so far, and the rows in them
        self._prompts: dict[tuple, Any] = {}  # of this tick
        self._joins: bool | None = None

    def add(self, job: Callable[[Callable[[Any], Any]], None]) -> Lane:
        """A new lane. `job` gets a function that makes of any model the lane's own copy of it."""
        lane = Lane(lambda: job(lambda model: self._own(lane, model)))
        self.lanes.append(lane)
        return lane

    def tick(self) -> None:
        """One step for every lane: each runs to its next forward pass, and the passes are made."""
        for lane in self.lanes:
            lane.call = None
            lane.resume()
        for lane in [lane for lane in self.lanes if lane.done]:
            self.lanes.remove(lane)
            for cache in lane.caches:
                self.slab.release(cache)
        calls = [(lane, lane.call) for lane in self.lanes if lane.call is not None]
        joint = [self._fits(call) for _, call in calls]
        if sum(joint) < 2:  # a text alone is faster in a cache of its own
            joint = [False] * len(calls)
        for (lane, call), joins in zip(calls, joint, strict=True):
            if not joins:
                self._apart(lane, call)
        self._prompts.clear()
        if any(joint):
            self._together([call for (_, call), joins in zip(calls, joint, strict=True) if joins])

    # ------------------------------------------------------------------------------------------------ a lane's model

    def _own(self, lane: Lane, model: Any) -> Any:
        own = copy.copy(model)
        forward = type(model).forward

        @functools.wraps(forward)
        def waiting(*args: Any, **kwargs: Any) -> Any:
            return lane.wait(_Call(own, args, kwargs))

        own.forward = waiting
        return own

    # ------------------------------------------------------------------------------------------------ passes

    def _fits(self, call: _Call) -> bool:
        """Whether a pass writes one token for each of its texts, in a way that a slab knows."""
        kwargs = call.kwargs
        ids, cache = kwargs.get("input_ids"), kwargs.get("past_key_values")
        return (
            not call.args
            and self._is_ours(call.model)
            and ids is not None and ids.shape[1] == 1
            and isinstance(cache, SlabCache) and cache.slab is self.slab and cache.get_seq_length() > 0
            and not kwargs.get("output_attentions")
            and set(name for name, value in kwargs.items() if value is not None) <= _FITTING
            and (kwargs.get("attention_mask") is None or kwargs["attention_mask"].dim() == 2)
        )  # fmt: skip

    def _is_ours(self, model: Any) -> bool:
        """Whether a lane's copy has this model's own modules."""
        return model.get_input_embeddings() is self.model.get_input_embeddings()

    @torch.no_grad()
    def _apart(self, lane: Lane, call: _Call) -> None:
        try:
            cache = call.kwargs.get("past_key_values")
            if isinstance(cache, SlabCache):
                self.slab.take_out(cache)
            prompt = self._prompt_of(call)
            if prompt is None:
                call.result = type(call.model).forward(call.model, *call.args, **call.kwargs)
            else:
                call.result = self._begun(prompt, call)
            cache = getattr(call.result, "past_key_values", None)
            if type(cache) is DynamicCache and growing(cache) and self._is_ours(call.model) and self.joins:
                lane.caches.append(SlabCache.adopt(cache, self.slab))
        except BaseException as error:  # it is the lane's
            call.error = error

    # Lanes that begin alike in one tick, and the beams of a lane, share one pass over the prompt.

    def _prompt_of(self, call: _Call) -> tuple | None:
        """What makes a prompt the same as another; None where the pass is not the plain one over a whole prompt."""
        kwargs = call.kwargs
        ids, mask, cache = (kwargs.get(name) for name in ("input_ids", "attention_mask", "past_key_values"))
        if call.args or set(name for name, value in kwargs.items() if value is not None) - _FITTING:
            return None
        if ids is None or not self._is_ours(call.model) or type(cache) is not DynamicCache or not growing(cache):
            return None
        if cache.get_seq_length() or kwargs.get("output_hidden_states") or kwargs.get("output_attentions"):
            return None
        if (ids != ids[:1]).any() or (mask is not None and not mask.all()):
            return None
        return (*ids[0].tolist(), str(kwargs.get("logits_to_keep")))

    def _begun(self, prompt: tuple, call: _Call) -> Any:
        cache, rows = call.kwargs["past_key_values"], len(call.kwargs["input_ids"])
        if prompt not in self._prompts:
            batched = ("input_ids", "attention_mask", "position_ids")
            one = {
                name: value[:1] if name in batched and value is not None else value
                for name, value in call.kwargs.items()
            }
            one["past_key_values"] = DynamicCache(config=self.model.config)
            self._prompts[prompt] = type(call.model).forward(call.model, **one)
        out = self._prompts[prompt]
        for number, layer in enumerate(out.past_key_values.layers):
            cache.update(*(states.expand(rows, -1, -1, -1) for states in (layer.keys, layer.values)), number)
        return type(out)(logits=out.logits.expand(rows, -1, -1).clone(), past_key_values=cache)

    @torch.no_grad()
    def _together(self, calls: list[_Call]) -> None:
        try:
            caches = [call.kwargs["past_key_values"] for call in calls]
            for call, cache in zip(calls, caches, strict=True):
                mask = call.kwargs.get("attention_mask")
                self.slab.put_in(cache, mask)
            step, mask = self.slab.begin_step()
            ids = calls[0].kwargs["input_ids"].new_zeros(self.slab.used, 1)
            positions = ids.clone()
            for call, cache in zip(calls, caches, strict=True):
                ids[cache.rows] = call.kwargs["input_ids"]
                positions[cache.rows] = _positions(call.kwargs, cache)
            hidden = any(call.kwargs.get("output_hidden_states") for call in calls)
            out = type(self.model).forward(
                self.model, input_ids=ids, attention_mask=mask, position_ids=positions, past_key_values=step,
                use_cache=True, return_dict=True, **({"output_hidden_states": True} if hidden else {}),
            )  # fmt: skip
            self.slab.end_step(caches)
            self.passes += 1
            self.tokens += sum(len(cache.rows) for cache in caches)
            for call, cache in zip(calls, caches, strict=True):
                call.result = _rows_of(out, cache, call)
        except BaseException as error:
            for call in calls:
                call.error = error

    # ------------------------------------------------------------------------------------------------ whether it joins

    @property
    def joins(self) -> bool:
        """Whether this model's texts can share a pass: tried out once, with two texts of different lengths."""
        if self._joins is None:
            self._joins = False
            with torch.no_grad():
                self._joins = self._tried()
        return self._joins

    def _tried(self) -> bool:
        config = self.model.config
        if config.is_encoder_decoder or not growing(DynamicCache(config=config)):
            return False
        slab, device = Slab(), self.model.device
        vocab = config.get_text_config().vocab_size
        texts = [torch.arange(3, 3 + length, device=device)[None] % vocab for length in (4, 9)]
        caches, expected = [], []
        try:
            for ids in texts:
                cache = DynamicCache(config=config)
                self.model(input_ids=ids[:, :-1], past_key_values=cache, use_cache=True)
                slab_cache = SlabCache.adopt(copy.deepcopy(cache), slab)
                expected.append(self.model(input_ids=ids[:, -1:], past_key_values=cache, use_cache=True).logits[:, -1])
                caches.append(slab_cache)
                slab.put_in(slab_cache, None)
            step, mask = slab.begin_step()
            out = self.model(
                input_ids=torch.cat([ids[:, -1:] for ids in texts]), attention_mask=mask, past_key_values=step,
                position_ids=torch.tensor([[cache.length] for cache in caches], device=device), use_cache=True,
            )  # fmt: skip
        except Exception:  # a model that asks for something else
            return False
        wanted = torch.cat(expected).float()
        return bool((out.logits[:, -1].float() - wanted).abs().max() <= _TOLERANCE * wanted.std().clamp_min(1e-6))


def _positions(kwargs: dict[str, Any], cache: SlabCache) -> torch.Tensor | int:
    """The place of the new token in each text, (batch, 1)."""
    if (positions := kwargs.get("position_ids")) is not None:
        return positions[:, -1:]
    if (mask := kwargs.get("attention_mask")) is not None:
        return mask.sum(-1, keepdim=True) - 1
    return cache.length


def _rows_of(out: Any, cache: SlabCache, call: _Call) -> Any:
    """What a lane gets of a joint pass: the rows of its texts."""
    rows = torch.tensor(cache.rows, device=out.logits.device)
    own = {"logits": out.logits[rows], "past_key_values": cache}
    if call.kwargs.get("output_hidden_states"):
        own["hidden_states"] = tuple(states[rows] for states in out.hidden_states)
    return type(out)(**own)


def _get_random() -> tuple:
    return torch.get_rng_state(), torch.cuda.get_rng_state() if torch.cuda.is_initialized() else None


def _set_random(state: tuple) -> None:
    torch.set_rng_state(state[0])
    if state[1] is not None:
        torch.cuda.set_rng_state(state[1])

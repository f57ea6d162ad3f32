"""Many runs on one model, side by side: each in a lane of its own, all of them with one forward pass for each token.

A lane is an ordinary run (`playground.generation.runner`) in a greenlet of its own, on a copy of the model whose
`forward` waits. When every lane has come to its next forward pass, the passes that fit together are made as one, and
each lane gets its rows of what comes out; so it is with the logits processors that treat each row by itself
(`playground.batching.shared_processors`). So each lane has the library's own loop, logits processors and stopping
criteria, and what it gives is what it would give alone. All of it happens in the thread that calls `tick`: until it
waits again, a lane has that thread to itself. Each lane draws from generators of its own
(`playground.batching.random_draws`), so that nobody draws another's numbers, nor those of the person whose process this
is.

Knows nothing of requests or events. What does not fit (several tokens at once, sliding windows, encoders) has a pass of
its own, between those of the others.
"""

from __future__ import annotations

import contextlib
import copy
import functools
import inspect
from collections import deque
from collections.abc import Callable
from typing import Any
from weakref import WeakSet

import torch
from greenlet import GreenletExit, greenlet
from transformers import DynamicCache

from playground.batching.joint_pass import JointPass
from playground.batching.kv_cache import Slab, SlabTexts, adopt, growing, texts_of
from playground.batching.prefix_cache import Prompts
from playground.batching.random_draws import Draws
from playground.batching.shared_processors import Warp, run_together
from playground.batching.threads import cores_for, threads_for, use_threads

LaneEnded = GreenletExit  # what is raised in a lane that others end

_TOLERANCE = 1e-3  # of logits, over their spread: what one pass for several texts may differ from one for each
_ROUNDINGS = 16  # the same where numbers are coarse: so many times the spacing of numbers at 1
_RECENT = 4  # passes after which it is said that a lane has them by itself
_FITTING = {"input_ids", "attention_mask", "position_ids", "past_key_values", "use_cache", "return_dict",
            "output_attentions", "output_hidden_states", "logits_to_keep", "cache_position"}  # fmt: skip


class Lane:
    """One run. `job` is called in a greenlet of its own, with nothing; `done` says that it has ended, and `error` is
    what it raised, if it did."""

    def __init__(self, job: Callable[[], None]) -> None:
        self._job = job
        self._greenlet = greenlet(self._work)
        self._gradients = torch.is_grad_enabled()
        self.draws = Draws()
        self.call: _Call | Warp | None = None  # what it waits for: a forward pass, or logits processors
        self.texts: WeakSet[SlabTexts] = WeakSet()  # of its caches
        self._joined: deque[bool] = deque(maxlen=_RECENT)  # of its passes: whether others had a part in them
        self.done = False
        self.error: BaseException | None = None

    def resume(self) -> None:
        """Let it run until it waits for something, or has ended."""
        self._go_on(self._greenlet.switch)

    def end(self) -> None:
        """End it where it stands."""
        self._go_on(lambda: self._greenlet.throw(LaneEnded))

    def _go_on(self, switch: Callable[[], Any]) -> None:
        # whether there are gradients, and where numbers are drawn from, is the thread's: each lane has its own
        self.call, outside = None, torch.is_grad_enabled()
        torch.set_grad_enabled(self._gradients)
        try:
            with self.draws:
                switch()
        finally:
            self._gradients = torch.is_grad_enabled()
            torch.set_grad_enabled(outside)

    @property
    def apart(self) -> bool:
        """Whether it had its last passes by itself."""
        return len(self._joined) == _RECENT and not any(self._joined)

    def note(self, joined: bool) -> None:
        """Whether its next pass is one with others."""
        self._joined.append(joined)

    def forget_joined(self) -> None:
        """Begin anew to count whose passes others have a part in."""
        self._joined.clear()

    def wait(self, call: Any) -> Any:
        """In the lane: go on when the call has been answered. Raises what came of it."""
        self.call = call
        self._greenlet.parent.switch()
        if call.error is not None:
            raise call.error
        return call

    def _work(self) -> None:
        try:
            self._job()
        except BaseException as error:  # told by `error`: the other lanes go on
            self.error = error
        self.done = True


class _Call:
    """A forward pass that a lane asks for: `forward` is that of the lane's model."""

    def __init__(self, model: Any, forward: Callable, args: tuple, kwargs: dict[str, Any]) -> None:
        self.model, self.forward, self.args, self.kwargs = model, forward, args, kwargs
        self.result: Any = None
        self.error: Exception | None = None


class Seat:
    """What a run in a lane has of it: `seat(model)` is its own copy of a model, whose forward passes it waits for."""

    def __init__(self, lanes: Lanes, lane: Lane) -> None:
        self._lanes, self._lane, self.draws = lanes, lane, lane.draws

    def __call__(self, model: Any) -> Any:
        own, forward = copy.copy(model), model.forward
        names = list(inspect.signature(forward).parameters)

        @functools.wraps(forward)
        def waiting(*args: Any, **kwargs: Any) -> Any:
            named = dict(zip(names, args, strict=False))
            return self._lane.wait(_Call(model, forward, args[len(names) :], {**named, **kwargs})).result

        own.forward = waiting
        return own

    def process(self, processors: list[Any], input_ids: torch.Tensor, scores: torch.Tensor) -> list[torch.Tensor]:
        """The scores (rows, vocab) after each of these row-wise processors, which run for all lanes at once."""
        warp = Warp(processors, input_ids, scores)
        if len(self._lanes.lanes) > 1:
            return self._lane.wait(warp).outputs
        warp.run()
        if warp.error is not None:
            raise warp.error
        return warp.outputs


class Lanes:
    """The lanes of one loaded model and of what drafts for it. All its methods are for one thread. In every tick,
    `between` is called when all lanes wait for their passes."""

    def __init__(self, model: Any, between: Callable[[], None] = lambda: None) -> None:
        self.model, self._between = model, between
        self.lanes: list[Lane] = []
        self.slab = Slab()
        self.passes = self.tokens = 0  # joint forward passes so far, and the rows in them
        self._prompts = Prompts()
        self._drawing: dict[type, bool] = {}  # of each class of models: whether it draws in its passes
        self._joins: bool | None = None
        self._joint = JointPass(model)
        self.threads = threads_for(model)  # that its passes are shared among
        self._cores = cores_for(model)  # that logits processors are shared among

    def add(self, job: Callable[[Seat], None]) -> Lane:
        """A new lane. `job` gets what makes of any model the lane's own copy of it."""
        lane = Lane(lambda: job(Seat(self, lane)))
        for other in self.lanes:
            other.forget_joined()  # what it did alone says nothing of what it does now
        self.lanes.append(lane)
        return lane

    def tick(self) -> list[Lane]:
        """One step for every lane: each runs to its next forward pass, and the passes are made.

        Returns the lanes that ended. What their jobs raised is in `error`, and disturbs no other lane.
        """
        if not self.lanes:
            return []
        going = list(self.lanes)
        while going:  # to its next forward pass
            for lane in going:
                lane.resume()
            going = [lane for lane in going if isinstance(lane.call, Warp)]
            run_together([lane.call for lane in going], self._cores)
        self._between()
        ended = [lane for lane in self.lanes if lane.done]
        for lane in ended:
            self.lanes.remove(lane)
            for texts in lane.texts:
                self.slab.release(texts)
        use_threads(self.threads)  # another model's lanes may have left another number
        joint = [lane for lane in self.lanes if self._fits(lane.call)]
        if len(joint) < 2:  # a text alone is faster in a cache of its own
            joint = []
        for lane in self.lanes:
            lane.note(lane in joint)
            if lane not in joint:
                self._apart(lane)
        self._prompts.forget(of_all=not self.lanes)
        if joint:
            self._together(joint)
        self.slab.tidy()
        return ended

    def end(self) -> None:
        """End all lanes where they stand."""
        for lane in self.lanes:
            lane.end()

    # ------------------------------------------------------------------------------------------------ passes

    def _fits(self, call: _Call) -> bool:
        """Whether a pass writes one token for each of its texts, in a way that a slab knows."""
        kwargs = call.kwargs
        ids, cache = kwargs.get("input_ids"), kwargs.get("past_key_values")
        texts = texts_of(cache)
        return (
            self._is_plain(call)
            and texts is not None and texts.slab is self.slab and cache.get_seq_length() > 0
            and kwargs.get("use_cache") is not False
            and isinstance(ids, torch.Tensor) and ids.dim() == 2 and ids.shape[1] == 1
        )  # fmt: skip

    def _is_plain(self, call: _Call) -> bool:
        """Whether a pass is through this model's own modules, with nothing but tokens, masks, places and a cache."""
        kwargs = call.kwargs
        tensors = [kwargs.get(name) for name in ("attention_mask", "position_ids")]
        return (
            not call.args
            and list(call.model.children()) == list(self.model.children())
            and {name for name, value in kwargs.items() if value is not None} <= _FITTING
            and not kwargs.get("output_attentions") and kwargs.get("return_dict") is not False
            and all(part is None or (isinstance(part, torch.Tensor) and part.dim() == 2) for part in tensors)
        )  # fmt: skip

    @torch.no_grad()
    def _apart(self, lane: Lane) -> None:
        call = lane.call
        try:
            texts = texts_of(call.kwargs.get("past_key_values"))
            if texts is not None:
                texts.take_out()
            # A run alone has every row of its prompt read, as `generate` does: one row for all is rounded otherwise.
            shares = self._is_plain(call) and not self._drawing.get(type(call.model))
            shares = shares and (len(self.lanes) > 1 or len(call.kwargs.get("input_ids", ())) == 1)
            forward = functools.partial(self._passed, lane, call)
            begun = self._prompts.begun(forward, call.kwargs) if shares else None
            call.result = forward(*call.args, **call.kwargs) if begun is None else begun
            cache = getattr(call.result, "past_key_values", None)
            if growing(cache) and texts_of(cache) is None and self._is_plain(call) and self.joins:
                lane.texts.add(adopt(cache, self.slab))
        except Exception as error:  # it is the lane's
            call.error = error

    def _passed(self, lane: Lane, call: _Call, *args: Any, **kwargs: Any) -> Any:
        """What comes of a pass with these arguments. Some models draw in theirs (attention that hashes): whether one
        does is seen in its first pass, for to look costs time in all of them."""
        kind, before = type(call.model), lane.draws.count
        with lane.draws if self._drawing.get(kind, True) else contextlib.nullcontext():
            result = call.forward(*args, **kwargs)
        self._drawing.setdefault(kind, lane.draws.count > before)
        return result

    @torch.no_grad()
    def _together(self, lanes: list[Lane]) -> None:
        calls = [lane.call for lane in lanes]
        texts = [texts_of(call.kwargs["past_key_values"]) for call in calls]
        try:
            for each in texts:
                self.slab.put_in(each)
            masks = [call.kwargs.get("attention_mask") for call in calls]
            step = self.slab.begin_step(list(zip(texts, masks, strict=True)))
            tokens = torch.cat([call.kwargs["input_ids"] for call in calls])
            sizes = [len(each.rows) for each in texts]
            rows = torch.tensor([row for each in texts for row in each.rows], device=tokens.device)
            ids = tokens.new_zeros(self.slab.used, 1)
            places = ids.clone()
            ids[rows] = tokens
            places[rows] = torch.cat([_places(call) for call in calls])
            out = self._joint(ids, places, step, hidden=any(map(_wants_hidden, calls)))
            results = [
                type(out)(logits=logits, past_key_values=call.kwargs["past_key_values"])
                for logits, call in zip(out.logits[rows].split(sizes), calls, strict=True)
            ]
            for call, result, own in zip(calls, results, rows.split(sizes), strict=True):
                if _wants_hidden(call):
                    result["hidden_states"] = tuple(states[own] for states in out.hidden_states)
        except Exception:  # nobody has moved on: each has a pass of its own, and whose fault it was gets the error
            for lane in lanes:
                self._apart(lane)
            return
        self.slab.end_step(texts)
        self.passes += 1
        self.tokens += len(rows)
        for call, result in zip(calls, results, strict=True):
            call.result = result

    # ------------------------------------------------------------------------------------------------ whether it joins

    @property
    def joins(self) -> bool:
        """Whether this model's texts can share a pass: tried out once, with two texts of different lengths."""
        if self._joins is None:
            with torch.no_grad():
                self._joins = self._tried()
        return self._joins

    def _tried(self) -> bool:
        config = self.model.config
        if config.is_encoder_decoder or not growing(DynamicCache(config=config)):
            return False
        if getattr(self.model, "is_loaded_in_8bit", False):
            return False  # large inputs of one text change how those of all texts beside it are rounded
        slab, device = Slab(), self.model.device
        vocab = config.get_text_config().vocab_size
        texts = [torch.arange(3, 3 + length, device=device)[None] % vocab for length in (4, 9)]
        known, expected = [], []
        try:
            for ids in texts:
                cache = DynamicCache(config=config)
                self.model.forward(input_ids=ids[:, :-1], past_key_values=cache, use_cache=True)
                known.append(adopt(copy.deepcopy(cache), slab))
                out = self.model.forward(input_ids=ids[:, -1:], past_key_values=cache, use_cache=True)
                expected.append(out.logits[:, -1].float())
                slab.put_in(known[-1])
            for values in slab.values:
                values[0, :, 4:] = 100.0  # behind the shorter text: nothing that one could overlook
            places = torch.tensor([[each.length] for each in known], device=device)
            step = slab.begin_step([(each, None) for each in known])
            out = self._joint(torch.cat([ids[:, -1:] for ids in texts]), places, step)
        except Exception:  # a model that asks for something else
            return False
        wanted = torch.cat(expected)
        tolerance = max(_TOLERANCE, _ROUNDINGS * torch.finfo(out.logits.dtype).eps)
        return bool((out.logits[:, -1].float() - wanted).abs().max() <= tolerance * wanted.std().clamp_min(1e-6))


def _wants_hidden(call: _Call) -> bool:
    return bool(call.kwargs.get("output_hidden_states"))


def _places(call: _Call) -> torch.Tensor:
    """The place of the new token in each text, (batch, 1)."""
    ids, places = call.kwargs["input_ids"], call.kwargs.get("position_ids")
    if places is None:  # where a model counts by itself, it counts what its cache holds
        return torch.full_like(ids, call.kwargs["past_key_values"].get_seq_length())
    return places[:, -1:].expand_as(ids)

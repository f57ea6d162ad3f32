"""Many runs on one model, side by side: each in a lane of its own, all of them with one forward pass for each token.

A lane is an ordinary run (`playground.generation.runner`) in a greenlet of its own, on a copy of the model whose
`forward` waits. When every lane has come to its next forward pass, the passes that can be made together are made as
one, and each lane gets its rows of the output; the same holds for the logits processors that treat each row by itself
(`playground.batching.shared_processors`). So each lane has the library's own loop, logits processors and stopping
criteria, and gives what it would give alone. All of it happens in the thread that calls `tick`: until it waits again, a
lane has that thread to itself. Each lane draws from its own generators (`playground.batching.random_draws`), so that
runs disturb neither each other's random numbers nor those of other code in the process.

Knows nothing of requests or events. Passes that cannot be shared (several tokens at once, sliding windows, encoders)
are made one by one, between those of the others.
"""

from __future__ import annotations

import contextlib
import copy
import functools
import inspect
import math
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

import torch
from greenlet import GreenletExit, getcurrent, greenlet

from playground.awake_clock import awake_seconds
from playground.batching.drawing_models import DrawsOfPasses
from playground.batching.joint_pass import JointPass
from playground.batching.kv_cache import RunCache, SharedKVCache, is_shareable, make_shareable, run_cache_of
from playground.batching.prefix_cache import PrefixCache
from playground.batching.random_draws import DrawRefused, RandomDraws
from playground.batching.shared_processors import ProcessorCall, run_together
from playground.batching.side_task import SideTask, SideWorkStopped
from playground.batching.threads import cores_for, threads_for, use_threads
from playground.batching.trial import longest_joint_text
from playground.errors import Failure

if TYPE_CHECKING:
    from transformers import PreTrainedModel

LaneEnded = GreenletExit  # what is raised in a lane that the scheduler ends

_TURNS_SECONDS = 0.05  # of one tick, for lanes that give way in it, while others step
_FEW_TOKENS = 32  # a pass over more is large: it waits for its turn, too, while others step
_LARGE_SECONDS = 0.02  # of one tick, for large passes
_RECENT = 4  # passes, all made alone, after which a lane counts as `apart`
_SHAREABLE_ARGUMENTS = {
    "input_ids", "attention_mask", "position_ids", "cache", "use_cache", "return_dict", "output_attentions",
    "output_hidden_states", "logits_to_keep", "cache_position",
}  # fmt: skip


class StepTooSlow(Failure):
    """A step of a lane took `seconds`, and may take `most`."""

    def __init__(self, seconds: float, most: float) -> None:
        super().__init__(f"{seconds:.1f} of {most:g} seconds")
        self.seconds, self.most = seconds, most


class Lane:
    """One run. `job` is called without arguments in a greenlet of its own; `done` says that it has ended, and `error`
    is what it raised, if it did."""

    def __init__(self, job: Callable[[], None], clock: Callable[[], float]) -> None:
        self._job, self._clock = job, clock
        self._greenlet = greenlet(self._work)
        self._grad_enabled = torch.is_grad_enabled()
        self.draws = RandomDraws()
        self.call: ForwardCall | ProcessorCall | SideTask | Turn | None = None  # what it waits for
        self.side_work: SideTask | None = None  # that it waits for, with the calls of this work, too
        self.seconds = 0.0  # that its own part of the step took so far
        self.total_seconds = 0.0  # the same of all its steps
        self.run_caches: WeakSet[RunCache] = WeakSet()  # those of its caches that can be shared
        self._recent_joint: deque[bool] = deque(maxlen=_RECENT)  # of its last passes: whether they were joint ones
        self.done = False
        self.error: BaseException | None = None
        self.held = False  # whether the pass that it waits for has not had its turn yet

    @property
    def is_ready(self) -> bool:
        """Whether it can be resumed: what it waits for is a call that was made, or work that is over or has a call."""
        work = self.call
        if self.held:
            return False
        return not isinstance(work, SideTask) or work.call is not None or work.is_over()

    def resume(self) -> None:
        """Let it run until it waits for a call, or has ended."""
        with self.timed():
            self._switch_in(self._greenlet.switch)

    @contextlib.contextmanager
    def timed(self) -> Iterator[None]:
        """Count the time inside as its own."""
        start = self._clock()
        try:
            yield
        finally:
            seconds = self._clock() - start
            self.seconds += seconds
            self.total_seconds += seconds

    def end(self) -> None:
        """End it where it is."""
        self._switch_in(lambda: self._greenlet.throw(LaneEnded))

    def _switch_in(self, switch: Callable[[], object]) -> None:
        """Switches into the greenlet with the lane's own grad mode and generators, and restores the thread's."""
        self.call, grad_enabled = None, torch.is_grad_enabled()
        torch.set_grad_enabled(self._grad_enabled)
        try:
            with self.draws:
                switch()
        finally:
            self._grad_enabled = torch.is_grad_enabled()
            torch.set_grad_enabled(grad_enabled)

    @property
    def apart(self) -> bool:
        """Whether its last passes were made for it alone."""
        return len(self._recent_joint) == _RECENT and not any(self._recent_joint)

    def record_pass(self, joint: bool) -> None:
        """Note whether its next pass is a joint one."""
        self._recent_joint.append(joint)

    def forget_passes(self) -> None:
        """Forget which of its passes were joint ones."""
        self._recent_joint.clear()

    def wait(self, call: Any) -> Any:
        """Wait until the call has been made, and return it. Raises its error, if it has one. For the lane, and for the
        work beside it."""
        if getcurrent() is not self._greenlet:
            return self.side_work.wait(call)
        self.call = call
        self._greenlet.parent.switch()
        if call.error is not None:
            raise call.error
        return call

    def _work(self) -> None:
        try:
            self._job()
        except BaseException as error:  # kept in `error`: the other lanes go on
            self.error = error
        self.done = True


class ForwardCall:
    """A forward pass that a lane waits for: `forward` is that of the lane's model."""

    def __init__(self, model: PreTrainedModel, forward: Callable, args: tuple, kwargs: dict[str, object]) -> None:
        self.model, self.forward, self.args, self.kwargs = model, forward, args, kwargs
        self.result: object = None
        self.error: Exception | None = None


class Turn:
    """What a lane waits for that lets the others make their next step: its own turn. Many such lanes share the time
    that a tick has for them, so that somebody who only decodes a few tokens waits no longer beside thirty of them."""

    def __init__(self) -> None:
        self.error: Exception | None = None


class Slot:
    """A run's place in a lane: `slot(model)` is a copy of a model whose forward passes the lane waits for; `draws` are
    the run's random generators."""

    def __init__(self, scheduler: LaneScheduler, lane: Lane) -> None:
        self._scheduler, self._lane, self.draws = scheduler, lane, lane.draws

    def __call__(self, model: PreTrainedModel) -> Any:
        copied, forward = copy.copy(model), model.forward
        names = list(inspect.signature(forward).parameters)

        @functools.wraps(forward)
        def waiting_forward(*args: object, **kwargs: object) -> object:
            named = dict(zip(names, args, strict=False))
            return self._lane.wait(ForwardCall(model, forward, args[len(names) :], {**named, **kwargs})).result

        copied.forward = waiting_forward
        return copied

    def run_processors(
        self, processors: list[object], input_ids: torch.Tensor, scores: torch.Tensor
    ) -> list[torch.Tensor]:
        """The scores (rows, vocab) after each of these row-wise processors, which run for all lanes at once."""
        call = ProcessorCall(processors, input_ids, scores)
        if len(self._scheduler.lanes) > 1:
            return self._lane.wait(call).outputs
        call.run()
        if call.error is not None:
            raise call.error
        return call.outputs

    def give_way(self) -> None:
        """Let every other lane make a step. To be called again and again by what reads much between two of its forward
        passes: until the next one, the lane would have the thread to itself."""
        self._lane.wait(Turn())

    def beside(self, work: Callable[[], object], seconds: float, stopped: Callable[[], bool]) -> Any:
        """What `work()` returns, in a thread of its own (`side_work.py`): the lane waits for it, the others go on. The
        lane makes its forward passes."""
        lane = self._lane

        def run() -> Any:
            use_threads(self._scheduler.threads)
            return work()

        side_work = lane.side_work = SideTask(run, seconds, stopped)
        side_work.start()  # now that its calls find it
        try:
            while (call := lane.wait(side_work).call) is not None:
                with contextlib.suppress(Exception):  # the work gets it
                    lane.wait(call)
                side_work.answer()
            return side_work.result
        finally:
            side_work.abandon(SideWorkStopped())


class LaneScheduler:
    """The lanes of one loaded model and of what drafts for it. All its methods are for one thread. In every tick,
    `before_passes` is called when all lanes wait for their forward passes. In a lane whose own part of a step took more
    than `max_step_seconds`, StepTooSlow is raised after it; passes for several lanes are nobody's own, and neither is
    the time in which the process stood still (`playground.awake_clock`)."""

    def __init__(
        self,
        model: PreTrainedModel,
        before_passes: Callable[[], None] = lambda: None,
        max_step_seconds: float | None = None,
    ) -> None:
        self.model, self._before_passes, self._max_step_seconds = model, before_passes, max_step_seconds
        self._clock = time.perf_counter if max_step_seconds is None else awake_seconds
        self.lanes: list[Lane] = []
        self.kv_cache = SharedKVCache()
        self.joint_passes = self.joint_rows = 0  # joint forward passes so far, and the rows in them
        self._prefix_cache = PrefixCache()
        self._draws_of_passes = DrawsOfPasses()
        self._joint_pass = JointPass(model)
        self.threads = threads_for(model)  # that its products use
        self._cores = cores_for(model)  # that logits processors are divided among

    def add(self, job: Callable[[Slot], None]) -> Lane:
        """A new lane, in which `job` is called with its slot."""
        lane = Lane(lambda: job(Slot(self, lane)), self._clock)
        for other in self.lanes:
            other.forget_passes()  # that it had them alone so far says nothing now
        self.lanes.append(lane)
        return lane

    def tick(self) -> list[Lane]:
        """One step for every lane that does not wait for work beside them: each runs to its next forward pass, or gives
        way, and the passes are made.

        Returns the lanes that ended. What their jobs raised is in `error`, and disturbs no other lane.
        """
        if not self.lanes:
            return []
        running = self._next_to_run()
        for lane in running:
            lane.seconds = 0.0
        while running:  # to its next forward pass
            for lane in running:
                lane.resume()
            running = [lane for lane in running if isinstance(lane.call, ProcessorCall)]
            run_together([lane.call for lane in running], self._cores)
        self._before_passes()
        ended = [lane for lane in self.lanes if lane.done]
        for lane in ended:
            self.lanes.remove(lane)
            for run_cache in lane.run_caches:
                self.kv_cache.release(run_cache)
        use_threads(self.threads)  # another model's lanes may have left another number
        passing = [lane for lane in self.lanes if isinstance(lane.call, ForwardCall) and not _is_large(lane.call)]
        joint = [lane for lane in passing if self._is_joinable(lane.call)]
        if len(joint) < 2:  # a text alone is faster in a cache of its own
            joint = []
        for lane in passing:
            lane.record_pass(joint=lane in joint)
            if lane not in joint:
                self._forward_alone(lane)
        self._forward_large()
        self._prefix_cache.evict(everything=not self.lanes)
        if joint:
            self._forward_together(joint)
        self.kv_cache.shrink()
        for lane in self.lanes:
            own = isinstance(lane.call, ForwardCall | Turn)
            if own and self._max_step_seconds is not None and lane.seconds > self._max_step_seconds:
                lane.call.error = StepTooSlow(lane.seconds, self._max_step_seconds)
        return ended

    def _next_to_run(self) -> list[Lane]:
        """The lanes that run in this tick: all that are ready, but of those that gave way only as many as fit into the
        time for turns, by how long their last ones took. First come those that have had little time so far, and of
        those that have had about as much, the oldest: so a short text is soon read, and long ones end one by one."""
        ready = [lane for lane in self.lanes if lane.is_ready]
        gave_way = [lane for lane in ready if isinstance(lane.call, Turn)]
        seconds, left_out = 0.0, set()
        for lane in sorted(gave_way, key=lambda lane: int(math.log2(1 + lane.total_seconds / _TURNS_SECONDS))):
            if seconds and seconds + lane.seconds > _TURNS_SECONDS:
                left_out.add(lane)
            seconds += lane.seconds
        return [lane for lane in ready if lane not in left_out]

    @functools.cached_property
    def longest_joint_text(self) -> float:
        """How many tokens a text may have, the new one among them, to share a pass: tried out once (`trial.py`)."""
        return longest_joint_text(self.model, self._joint_pass)

    @property
    def can_join(self) -> bool:
        """Whether this model's texts can share a pass."""
        return self.longest_joint_text > 0

    @property
    def has_steps(self) -> bool:
        """Whether a lane has something else to do than to wait for work beside them."""
        return any(lane.is_ready or lane.held for lane in self.lanes)

    def end(self) -> None:
        """End all lanes where they are."""
        for lane in self.lanes:
            lane.end()

    # ------------------------------------------------------------------------------------------------ passes

    def _is_joinable(self, call: ForwardCall) -> bool:
        """Whether a pass can be part of a joint one: it reads one token for each text of a cache that can be shared,
        and none of them is too long for that."""
        kwargs = call.kwargs
        input_ids, cache = kwargs.get("input_ids"), kwargs.get("cache")
        run_cache = run_cache_of(cache)
        return (
            self._is_plain(call)
            and run_cache is not None and run_cache.shared is self.kv_cache and cache.get_seq_length() > 0
            and kwargs.get("use_cache") is not False
            and isinstance(input_ids, torch.Tensor) and input_ids.dim() == 2 and input_ids.shape[1] == 1
            and max(cache.get_seq_length(), int(_next_position_ids(call).max())) < self.longest_joint_text
        )  # fmt: skip

    def _is_plain(self, call: ForwardCall) -> bool:
        """Whether a pass is through this model's own modules, with nothing but ids, masks, positions and a cache."""
        kwargs = call.kwargs
        tensors = [kwargs.get(name) for name in ("attention_mask", "position_ids")]
        return (
            not call.args
            and list(call.model.children()) == list(self.model.children())
            and {name for name, value in kwargs.items() if value is not None} <= _SHAREABLE_ARGUMENTS
            and not kwargs.get("output_attentions") and kwargs.get("return_dict") is not False
            and all(part is None or (isinstance(part, torch.Tensor) and part.dim() == 2) for part in tensors)
        )  # fmt: skip

    def _forward_large(self) -> None:
        """The large passes that fit into the time for them, but one at least: of those who have had little time so far.
        The others are held until another tick."""
        large = [lane for lane in self.lanes if isinstance(lane.call, ForwardCall) and _is_large(lane.call)]
        large.sort(key=lambda lane: lane.total_seconds)
        until = self._clock() + _LARGE_SECONDS
        for number, lane in enumerate(large):
            lane.held = number > 0 and self._clock() > until
            if not lane.held:
                lane.record_pass(joint=False)
                self._forward_alone(lane)

    def _forward_alone(self, lane: Lane) -> None:
        # Road 10: of one text; `_forward_together` makes that of several
        with lane.timed(), torch.no_grad():
            self._forward_of(lane)

    def _forward_of(self, lane: Lane) -> None:
        call = lane.call
        try:
            run_cache = run_cache_of(call.kwargs.get("cache"))
            if run_cache is not None:
                run_cache.move_out()
            # A run alone has every row of its prompt read, as `generate` does: one row for all is rounded otherwise.
            shares_prefix = len(self.lanes) > 1 or len(call.kwargs.get("input_ids", ())) == 1
            result = self._forward_prefix(call) if shares_prefix and self._is_plain(call) else None
            if result is None:
                with self._draws_of_passes.entered(call.model, lane.draws):
                    result = call.forward(*call.args, **call.kwargs)
            call.result = result
            cache = getattr(call.result, "cache", None)
            if is_shareable(cache) and run_cache_of(cache) is None and self._is_plain(call) and self.can_join:
                lane.run_caches.add(make_shareable(cache, self.kv_cache))
        except Exception as error:  # the lane raises it
            call.error = error

    def _forward_prefix(self, call: ForwardCall) -> object:
        """The output of a pass over a whole prompt, shared with other runs; None where it is not such a pass, or where
        the model draws: each run has draws of its own."""
        with contextlib.suppress(DrawRefused), self._draws_of_passes.refused(call.model):
            return self._prefix_cache.forward(call.forward, call.kwargs)

    @torch.no_grad()
    def _forward_together(self, lanes: list[Lane]) -> None:
        calls = [lane.call for lane in lanes]
        run_caches = [run_cache_of(call.kwargs["cache"]) for call in calls]
        try:
            for run_cache in run_caches:
                self.kv_cache.move_in(run_cache)
            masks = [call.kwargs.get("attention_mask") for call in calls]
            step = self.kv_cache.begin_step(list(zip(run_caches, masks, strict=True)))
            tokens = torch.cat([call.kwargs["input_ids"] for call in calls])
            sizes = [len(run_cache.rows) for run_cache in run_caches]
            rows = torch.tensor([row for run_cache in run_caches for row in run_cache.rows], device=tokens.device)
            input_ids = tokens.new_zeros(self.kv_cache.used_rows, 1)
            position_ids = input_ids.clone()
            input_ids[rows] = tokens
            position_ids[rows] = torch.cat([_next_position_ids(call) for call in calls])
            hidden = any(map(_wants_hidden_states, calls))
            out = self._joint_pass(input_ids, position_ids, step, output_hidden_states=hidden)
            results = [
                type(out)(logits=logits, cache=call.kwargs["cache"])
                for logits, call in zip(out.logits[rows].split(sizes), calls, strict=True)
            ]
            for call, result, own_rows in zip(calls, results, rows.split(sizes), strict=True):
                if _wants_hidden_states(call):
                    result["hidden_states"] = tuple(states[own_rows] for states in out.hidden_states)
        except Exception:  # no cache has grown yet: each makes its own pass, and the one at fault gets the error
            for lane in lanes:
                self._forward_alone(lane)
            return
        self.kv_cache.end_step(run_caches)
        self.joint_passes += 1
        self.joint_rows += len(rows)
        for call, result in zip(calls, results, strict=True):
            call.result = result


def _is_large(call: ForwardCall) -> bool:
    """Whether a pass reads many tokens: a prompt, or a stretch of a text that is given."""
    input_ids = call.kwargs.get("input_ids")
    return isinstance(input_ids, torch.Tensor) and input_ids.dim() == 2 and input_ids.shape[1] > _FEW_TOKENS


def _wants_hidden_states(call: ForwardCall) -> bool:
    return bool(call.kwargs.get("output_hidden_states"))


def _next_position_ids(call: ForwardCall) -> torch.Tensor:
    """The position of the new token in each text, (batch, 1)."""
    input_ids, position_ids = call.kwargs["input_ids"], call.kwargs.get("position_ids")
    if position_ids is None:  # a model that counts positions by itself counts what its cache holds
        return torch.full_like(input_ids, call.kwargs["cache"].get_seq_length())
    return position_ids[:, -1:].expand_as(input_ids)

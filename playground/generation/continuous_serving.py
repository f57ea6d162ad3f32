"""Serves requests by transformers' continuous batching, one step at a time.

The library's manager runs its loop in a thread of its own; a watched scheduler (`watched_scheduler.py`) has it wait
before each step, and between two steps requests are added and cancelled through the manager, and what the scheduler and
the cache hold is read. Where the loop ends by an exception, which fails all of its requests, a new manager serves those
that it had not begun. Knows loaded models and the library's manager; no lane and no page.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import torch
from transformers import GenerationConfig
from transformers.generation import ContinuousBatchingConfig
from transformers.generation.continuous_batching.requests import RequestStatus

from playground.batching.random_draws import RandomDraws
from playground.batching.threads import threads_for, use_threads
from playground.experiments.serving import ServedRequest, ServingQuestion, ServingWay
from playground.generation.model_copies import copy_for_run
from playground.generation.watched_scheduler import Gate, Scheduled, scheduler_class, watched
from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest, RequestError
from playground.texts import said
from playground.trace import Diagnostic

_MAX_RESTARTS = 3
_MAX_STALLED = 3  # rounds in which nothing could be scheduled
Step = dict[str, Any]


def check_can_serve(loaded: LoadedModel) -> None:
    """Raise RequestError where the library's continuous batching cannot serve this model."""
    model = loaded.model
    if loaded.tokenizer is None or not model.can_generate():
        raise _refused(said("{model} only drafts: it writes no text of its own.", model=loaded.name))
    if loaded.is_encoder_decoder or not hasattr(model, "init_continuous_batching"):
        raise _refused(said("{model} has an encoder: continuous batching serves decoders alone.", model=loaded.name))


def _refused(message: str) -> RequestError:
    return RequestError([Diagnostic("model", "error", message, said("Choose another model."))])


class ContinuousServing:
    """One way of serving (see `playground.generation.serving.Serving`). `as_pass(work)` has work done as a forward pass
    of the lane."""

    def __init__(
        self, way: ServingWay, question: ServingQuestion, prompts: list[list[int]], loaded: LoadedModel,
        as_pass: Callable[[Callable[[], Any]], Any], own: Mapping[str, type],
    ) -> None:  # fmt: skip
        self._way, self._question, self._loaded, self._as_pass = way, question, loaded, as_pass
        self._base = scheduler_class(way.scheduler, dict(own))
        self._prompts = prompts
        self._draws = RandomDraws(question.seed)
        self._at, self._seconds = 0.0, 0.0  # the clocks
        self._to_come = sorted(range(len(prompts)), key=lambda number: question.requests[number].arrival)
        self._inside: set[int] = set()  # requests that the manager has
        self._expected = [0] * len(prompts)  # the position that each request reads next, as far as it has read
        self._written: list[list[int]] = [[] for _ in prompts]
        self._ends: list[dict[str, Any] | None] = [None] * len(prompts)
        self._num_steps, self._evicted, self._stopping = 0, way.evict_at is None, False
        self._tables: dict[int, list[list[int]] | None] = {}  # as they were last told
        self._kept: list[list[int]] = []
        self.faults: list[dict[str, Any]] = []
        self._server = self._new_server()
        self.settings = self._server.settings(way)

    def ends(self) -> list[dict[str, Any] | None]:
        """How each request ended, as far as it has."""
        return self._ends

    def serve(self, tell: Callable[[Step], None]) -> None:
        """Serve all requests, step by step."""
        try:
            while self._serve(tell):
                self._server.close()
                self._server = self._new_server()
        finally:
            self._server.close()

    # ------------------------------------------------------------------------------------------------------- one server

    def _serve(self, tell: Callable[[Step], None]) -> bool:
        """Serve until nobody is left; True where the loop has ended by an exception, and a new one is to go on."""
        server, stalled = self._server, 0
        before: Step = {}
        if not server.await_round():
            return self._begin_anew()
        while True:
            while self._change(before):  # what comes and goes before the step
                server.let_on(goes=False)
                if not server.await_round():
                    return self._begin_anew()
                self._note_leaving(before)
            if not server.has_pending():
                if not self._skip():
                    return False
                continue
            step = self._step(before)
            if step is None:
                return self._begin_anew()
            if step["rows"] or step["put_back"]:
                before, stalled = {}, 0
                tell(step)
            elif (stalled := stalled + 1) >= _MAX_STALLED:
                self._give_up()
                return False

    def _change(self, before: Step) -> bool:
        """What comes, leaves and is asked of the server at this time; whether its loop has to read any of it."""
        now, server, changed = self._now, self._server, False
        if self._way.stop_at is not None and now >= self._way.stop_at and not self._stopping:
            self._stopping = True
            for number in self._to_come:
                self._ends[number] = _end("refused")
            self._to_come = []
            if self._way.stop == "at_once":
                for number in sorted(self._inside):
                    server.cancel(number)
                    changed = True
        while self._to_come and self._question.requests[self._to_come[0]].arrival <= now:
            number = self._to_come.pop(0)
            request = self._question.requests[number]
            if request.leaves is not None and request.leaves <= request.arrival:
                self._ends[number] = _end("cancelled")
                continue
            server.add(number, self._prompts[number], request)
            self._inside.add(number)
            before.setdefault("came", []).append(number)
            changed = True
        for number in sorted(self._inside):
            leaves = self._question.requests[number].leaves
            if leaves is not None and leaves <= now:
                server.cancel(number)
                changed = True
        if not self._evicted and now >= self._way.evict_at:
            self._evicted = True
            before["evicted"] = server.evict()
        return changed

    def _note_leaving(self, step: Step) -> None:
        """Who was cancelled, or is not taken by the library."""
        for number in self._server.take_cancelled():
            self._leave(number, "cancelled")
            step.setdefault("left", []).append(number)
        for number, error in self._server.take_failed():
            if number in self._inside:
                self._leave(number, "failed", error)
                step.setdefault("left", []).append(number)

    def _skip(self) -> bool:
        """Nobody has a request: go on to when the next one comes. False where none comes."""
        if not self._to_come:
            return False
        arrival = float(self._question.requests[self._to_come[0]].arrival)
        if self._question.clock == "steps":
            self._at = max(self._at, arrival)
        else:
            self._seconds = max(self._seconds, arrival)
        return True

    @property
    def _now(self) -> float:
        return self._at if self._question.clock == "steps" else self._seconds

    def _step(self, before: Step) -> Step | None:
        """One step of the library's loop; None where it ended by an exception."""
        server, start = self._server, time.perf_counter()
        waited = set(server.waiting())
        server.let_on(goes=True)
        if not self._as_pass(server.await_round):
            return None
        seconds = time.perf_counter() - start
        step: Step = {"at": self._at, "start": self._seconds, "seconds": seconds, **before}
        step["rows"], shared, put_back = [], {}, set(server.waiting()) - waited
        for each in server.scheduled():
            number = server.number_of(each.state)
            if each.position < self._expected[number]:  # put back, and scheduled again at once
                put_back.add(number)
                self._expected[number] = 0
            if each.position > self._expected[number]:
                shared[str(number)] = each.position - self._expected[number]
            self._expected[number] = each.position + each.tokens
            step["rows"].append(self._row(number, each))
        step["shared"] = shared
        step["waiting"] = server.waiting()
        step["put_back"] = sorted(put_back)
        for number in put_back & set(step["waiting"]):
            self._expected[number] = 0
        step["starved"] = server.starved()
        step |= self._blocks()
        self._note_leaving(step)
        if step["rows"]:
            self._at += 1
            self._seconds += seconds
            self._num_steps += 1
        return step

    def _row(self, number: int, each: Scheduled) -> list[Any]:
        new = None
        if each.has_new_token:
            new = each.state.generated_tokens[-1]
            self._written[number].append(new)
            if each.state.status == RequestStatus.FINISHED:
                self._leave(number, "finished", "eos" if new in self._server.eos_ids else "length")
        return [number, "prefill" if each.is_prefill else "decode", each.tokens, 0, each.position, new]

    def _leave(self, number: int, status: str, reason: str | None = None) -> None:
        self._inside.discard(number)
        self._ends[number] = _end(status, reason, self._written[number])

    def _blocks(self) -> Step:
        """What has changed in the cache: tables, kept blocks; and how many blocks are free."""
        tables, kept, free = self._server.blocks()
        changed: dict[str, Any] = {
            str(number): table for number, table in tables.items() if table != self._tables.get(number)
        }
        changed |= {str(number): None for number, table in self._tables.items() if table and number not in tables}
        told: Step = {"tables": changed, "free": free}
        if kept != self._kept:
            told["kept"] = kept
        self._tables, self._kept = dict(tables), kept
        return told

    # ----------------------------------------------------------------------------------------------------- what failed

    def _give_up(self) -> None:
        """Nothing that waits can ever be scheduled."""
        message = said("Nothing that waits can be scheduled with these settings: the server would wait for ever.")
        lost = sorted(self._inside)
        self.faults.append({"step": self._num_steps, "message": message, "lost": lost, "again": []})
        for number in lost:
            self._leave(number, "failed")
        for number in self._to_come:
            self._ends[number] = _end("refused")

    def _begin_anew(self) -> bool:
        """The library's loop has ended, by an exception: whom it had begun is lost, and a new one serves the others.
        False where that has happened too often."""
        error = self._server.error
        lost = sorted(number for number in self._inside if self._expected[number] or self._written[number])
        waited = sorted(self._inside - set(lost))
        gives_up = len(self.faults) >= _MAX_RESTARTS or not lost
        fault = {"step": self._num_steps, "message": f"{type(error).__name__}: {error}"[:300]}
        self.faults.append({**fault, "lost": lost, "again": [] if gives_up else waited})
        for number in (*lost, *(waited if gives_up else ())):
            self._leave(number, "failed")
        if gives_up:
            for number in self._to_come:
                self._ends[number] = _end("refused")
        self._inside.clear()
        self._to_come = [*waited, *self._to_come]
        return not gives_up

    def _new_server(self) -> _Server:
        return self._as_pass(lambda: _Server(self._way, self._question, self._base, self._loaded, self._draws))


def _end(status: str, reason: str | None = None, ids: Sequence[int] = ()) -> dict[str, Any]:
    return {"status": status, "reason": reason, "ids": list(ids)}


class _Server:
    """The library's manager, with its loop at the gate. Requests are called by their numbers."""

    def __init__(
        self, way: ServingWay, question: ServingQuestion, base: type, loaded: LoadedModel, draws: RandomDraws
    ) -> None:
        self._gate = Gate(_InLoop(threads_for(loaded.model), draws))
        self._stack = contextlib.ExitStack()
        self._stack.enter_context(_quiet(lambda: self._gate.thread))
        name = self._stack.enter_context(watched(base, self._gate))
        config = _generation_config(question.requests, loaded)
        self._sampled, self._vocab_size = config.do_sample, loaded.vocab_size
        eos = config.eos_token_id
        self.eos_ids = set(eos if isinstance(eos, list) else [eos])
        # modules of its own, for it may choose another attention; the weights are shared
        model = copy_for_run(loaded, GenerationRequest(loaded.name), own_modules=True)
        batching = ContinuousBatchingConfig(
            scheduler_type=name, num_blocks=way.num_blocks, page_size=way.page_size, max_batch_tokens=way.token_budget,
            max_requests_per_batch=way.max_requests, allow_block_sharing=way.share_prefixes,
            safety_margin=way.safety_margin, seed=question.seed, use_async_batching=False, use_cuda_graph=False,
            auto_switch_to_flash=False, max_blocks_per_request=0, per_request_processors=True,
        )  # fmt: skip
        try:
            self._manager = model.init_continuous_batching(
                generation_config=config, continuous_batching_config=batching
            )
            # It makes the cache and seeds torch's generators, those of the whole process.
            with torch.random.fork_rng():
                self._manager.warmup()
        except (ValueError, AttributeError, MemoryError, RuntimeError) as error:  # a state in the place of a cache
            self._stack.close()
            message = said(
                "{model} cannot be served with these settings: {reason}", model=loaded.name, reason=str(error)[:200]
            )
            fix = said("Use fewer blocks, or choose another model.")
            raise RequestError([Diagnostic("num_blocks", "error", message, fix)]) from error
        self._cache = self._manager.batch_processor.cache
        self._allocators = list(self._cache.cache_allocators.values())
        self._manager.start()

    # ------------------------------------------------------------------------------------------------------ the manager

    def add(self, number: int, ids: list[int], request: ServedRequest) -> None:
        """A request comes."""
        drawing: dict[str, Any] = {}
        if self._sampled:  # every request brings its own, for those of the manager are there for their processors alone
            drawing = {
                "temperature": float(request.temperature or 1.0),
                "top_k": min(request.top_k or self._vocab_size, self._vocab_size) if request.sampled else 1,
                "top_p": float(request.top_p or 1.0) if request.sampled else 1.0,
            }
        self._manager.add_request(ids, str(number), max_new_tokens=request.max_new_tokens, **drawing)

    def cancel(self, number: int) -> None:
        """A request is cancelled."""
        self._manager.cancel_request(str(number))

    def evict(self) -> int:
        """Give up the blocks that are kept for their content; how many they were."""
        kept = sum(len(blocks) for blocks in self.blocks()[1])
        self._cache.evict_cached_blocks()
        return kept

    def await_round(self) -> bool:
        """Wait for the loop to come to its next round; False where it has ended."""
        return self._gate.await_round(self._manager.is_running)

    def let_on(self, goes: bool) -> None:
        """Let the loop on, to make a step if it `goes`."""
        self._gate.forget()
        self._gate.let_on(goes)

    def close(self) -> None:
        """Stop the loop, and let the cache go."""
        if self._manager.is_running():
            self._manager.stop(block=False, keep_for_next_session=True)
            self._gate.close()
            self._manager.cancel_request("")  # wakes the loop, which else would sleep for a tenth of a second
            self._manager.join(time.perf_counter())
        self._manager.destroy()
        self._stack.close()

    @property
    def error(self) -> Exception | None:
        """What has ended the loop."""
        return self._manager.background_thread_status.fatal_error

    # --------------------------------------------------------------------------------------- what is seen between steps

    def has_pending(self) -> bool:
        """Whether anybody has a request."""
        scheduler = self._gate.scheduler
        return bool(scheduler.active_requests or scheduler.waiting_requests)

    def number_of(self, state: Any) -> int:
        """The number of a request."""
        return int(state.request_id)

    def scheduled(self) -> list[Scheduled]:
        """What was done in the last step."""
        return self._gate.scheduled

    def take_cancelled(self) -> list[int]:
        """The requests that were taken out in the last round."""
        numbers = [self.number_of(state) for state in self._gate.cancelled]
        self._gate.cancelled = []
        return numbers

    def take_failed(self) -> Iterator[tuple[int, str]]:
        """The requests that the library has failed, and why. What it delivers else is known from the steps."""
        while (output := self._manager.get_result(timeout=0)) is not None:
            if output.error is not None:
                yield int(output.request_id), output.error[:300]

    def waiting(self) -> list[int]:
        """The requests that wait, in order."""
        return [int(each) for each in self._gate.scheduler.waiting_requests_order]

    def starved(self) -> list[int]:
        """The requests that got no block in the last step."""
        return sorted({self.number_of(state) for state in self._gate.starved})

    def blocks(self) -> tuple[dict[int, list[list[int]]], list[list[int]], list[int]]:
        """The block numbers of each request, those that are kept for their content, and how many are free: each by the
        kind of attention."""
        tables: dict[int, list[list[int]]] = {}
        for place, allocator in enumerate(self._allocators):
            for request_id, table in allocator.block_table.items():
                tables.setdefault(int(request_id), [[] for _ in self._allocators])[place] = list(table)
        kept = [sorted(allocator.ledger.cached_blocks) for allocator in self._allocators]
        pool = self._cache.pool
        free = [
            pool.count_free_blocks(allocator.index) + pool.num_free_sectors * allocator.blocks_per_sector
            for allocator in self._allocators
        ]
        return tables, kept, free

    def settings(self, way: ServingWay) -> dict[str, Any]:
        """The settings, as the library took them."""
        scheduler = self._manager.batch_processor.scheduler
        return {
            "kind": way.kind, "page_size": way.page_size, "token_budget": self._cache.max_batch_tokens,
            "max_requests": way.max_requests, "scheduler": way.scheduler,
            "share_prefixes": self._cache.use_prefix_sharing, "safety_margin": scheduler.safety_margin,
            "evict_at": way.evict_at, "stop_at": way.stop_at, "stop": way.stop,
            "kinds": list(self._cache.cache_allocators),
            "blocks": [allocator.num_blocks for allocator in self._allocators],
            "first_block": [2 * allocator.blocks_per_sector for allocator in self._allocators],  # two sectors are trash
            "block_bytes": [allocator.bytes_per_block for allocator in self._allocators],
        }  # fmt: skip


class _InLoop:
    """What holds in the thread of the library's loop: as many threads as suit the model, which a new thread does not
    take over, and random draws of our own. No generator: where the loop has failed, nothing is to be undone in another
    thread."""

    def __init__(self, num_threads: int, draws: RandomDraws) -> None:
        self._num_threads, self._draws = num_threads, draws

    def __enter__(self) -> None:
        use_threads(self._num_threads)
        self._draws.__enter__()

    def __exit__(self, *error: Any) -> None:
        self._draws.__exit__(*error)


@contextlib.contextmanager
def _quiet(thread: Callable[[], int | None]) -> Iterator[None]:
    """Drop what the library's loop logs in this thread: why it ends is told as a fault."""

    def keep(record: logging.LogRecord) -> bool:
        return record.thread != thread()

    logger = logging.getLogger("ContinuousBatchingLogger")
    logger.addFilter(keep)
    try:
        yield
    finally:
        logger.removeFilter(keep)


def _generation_config(requests: Sequence[ServedRequest], loaded: LoadedModel) -> GenerationConfig:
    """The config of the manager. Where a request is sampled, it has a processor for each of temperature, top_k and
    top_p, which the library makes only for values that change something. Greedy requests then draw with a top_k of 1.
    """
    eos = loaded.model.generation_config.eos_token_id
    config = GenerationConfig(eos_token_id=-1 if eos is None else eos, do_sample=any(each.sampled for each in requests))
    if config.do_sample:
        config.temperature, config.top_k, config.top_p = 2.0, loaded.vocab_size, 0.5
    return config

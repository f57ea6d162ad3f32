"""The library's manager of continuous batching, with its loop at the gate: what a server is asked to do between two
steps, and what is seen of it.

Knows loaded models and transformers' manager; not when requests come, nor what is told of them.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from transformers import GenerationConfig
from transformers.generation import ContinuousBatchingConfig

from playground.batching.random_draws import RandomDraws
from playground.batching.threads import threads_for, use_threads
from playground.generation.model_copies import copy_for_run
from playground.generation.watched_scheduler import Gate, ScheduledRequest, watched
from playground.models.loading import LoadedModel
from playground.questions.serving_question import ServingQuestion
from playground.questions.serving_steps import ServedRequest, ServingWay, WaySettings
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import request_error
from playground.texts import said


class Server:
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
            raise request_error("num_blocks", message, fix) from error
        self._cache = self._manager.batch_processor.cache
        self._allocators = list(self._cache.cache_allocators.values())
        self._manager.start()

    # ------------------------------------------------------------------------------------------------------ the manager

    def add(self, number: int, ids: list[int], request: ServedRequest) -> None:
        """A request comes."""
        drawing: dict[str, object] = {}
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

    def let_on(self, goes: bool) -> bool:
        """Let the loop on to its next round, with a step if it `goes`; False where it has ended."""
        self._gate.forget()
        self._gate.let_on(goes)
        return self.await_round()

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

    def scheduled(self) -> list[ScheduledRequest]:
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

    def settings(self, way: ServingWay) -> WaySettings:
        """The settings, as the library took them."""
        scheduler = self._manager.batch_processor.scheduler
        return WaySettings(
            kind=way.kind, page_size=way.page_size, token_budget=self._cache.max_batch_tokens,
            max_requests=way.max_requests, scheduler=way.scheduler, share_prefixes=self._cache.use_prefix_sharing,
            safety_margin=scheduler.safety_margin, evict_at=way.evict_at, stop_at=way.stop_at, stop=way.stop,
            kinds=list(self._cache.cache_allocators),
            blocks=[allocator.num_blocks for allocator in self._allocators],
            first_block=[2 * allocator.blocks_per_sector for allocator in self._allocators],  # two sectors are trash
            block_bytes=[allocator.bytes_per_block for allocator in self._allocators],
        )  # fmt: skip


class _InLoop:
    """What holds in the thread of the library's loop: as many threads as suit the model, which a new thread does not
    take over, and random draws of our own. No generator: where the loop has failed, nothing is to be undone in another
    thread."""

    def __init__(self, num_threads: int, draws: RandomDraws) -> None:
        self._num_threads, self._draws = num_threads, draws

    def __enter__(self) -> None:
        use_threads(self._num_threads)
        self._draws.__enter__()

    def __exit__(self, *error: object) -> None:
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

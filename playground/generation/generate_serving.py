"""Serves requests by `generate`, as one would without continuous batching: one after another, or in padded batches.

In a padded batch whoever has come is decoded, up to a number, until the last one's text has ended; who comes meanwhile
waits for the next batch. A row whose text has ended is computed on, for nothing. Each forward pass is a step. Knows
loaded models; no queue and no page.
"""

from __future__ import annotations

import copy
import functools
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import torch
from transformers import (
    GenerationConfig,
    LogitsProcessor,
    LogitsProcessorList,
    PreTrainedModel,
    StoppingCriteria,
    StoppingCriteriaList,
)
from transformers.generation import TemperatureLogitsWarper, TopKLogitsWarper, TopPLogitsWarper

from playground.models.library_logging import quiet_library
from playground.models.loading import LoadedModel
from playground.questions.serving_question import ServingQuestion
from playground.questions.serving_steps import (
    Ending,
    ServedRequest,
    ServingFault,
    ServingStep,
    ServingWay,
    StepRow,
    WaySettings,
)

if TYPE_CHECKING:
    from playground.batching.scheduler import Slot
    from playground.batching.single_run import SingleRunSlot

class GenerateServing:
    """One way of serving (see `serving_loop.Serving`). `slot` is that of `runner.run`; `check` raises
    where the run is to end."""

    def __init__(
        self, way: ServingWay, question: ServingQuestion, prompts: list[list[int]], loaded: LoadedModel,
        slot: Slot | SingleRunSlot,
        check: Callable[[], None],
    ) -> None:  # fmt: skip
        self._question, self._prompts, self._loaded, self._slot, self._check = question, prompts, loaded, slot, check
        self._at_once = 1 if way.kind == "alone" else way.max_requests
        self.settings = WaySettings(way.kind, self._at_once)
        self.faults: list[ServingFault] = []
        eos = loaded.model.generation_config.eos_token_id
        self._eos_ids = [] if eos is None else eos if isinstance(eos, list) else [eos]
        self._at, self._seconds = 0.0, 0.0
        self._ends: list[Ending | None] = [None] * len(prompts)
        self._written: list[list[int]] = [[] for _ in prompts]
        self._to_come: list[int] = []
        self._waiting: list[int] = []
        self._came, self._left = list[int](), list[int]()  # since the last step
        pad = loaded.tokenizer.pad_token_id
        self._pad_id = pad if pad is not None else self._eos_ids[0] if self._eos_ids else 0

    def ends(self) -> list[Ending | None]:
        """How each request ended, as far as it has."""
        return self._ends

    def serve(self, tell: Callable[[ServingStep], None]) -> None:
        """Serve all requests, batch by batch."""
        requests = self._question.requests
        self._to_come = sorted(range(len(requests)), key=lambda number: requests[number].arrival)
        self._slot.draws.seed(self._question.seed)
        while self._to_come or self._waiting:
            if not self._waiting:
                self._skip_to(requests[self._to_come[0]].arrival)
            self._take_in()
            batch, self._waiting = self._waiting[: self._at_once], self._waiting[self._at_once :]
            if batch:
                self._generate(batch, tell)

    @property
    def _now(self) -> float:
        return self._at if self._question.clock == "steps" else self._seconds

    def _skip_to(self, arrival: float) -> None:
        if self._question.clock == "steps":
            self._at = max(self._at, float(arrival))
        else:
            self._seconds = max(self._seconds, float(arrival))

    def _take_in(self) -> None:
        """Who comes and who goes by now."""
        requests = self._question.requests
        while self._to_come and requests[self._to_come[0]].arrival <= self._now:
            self._waiting.append(self._to_come.pop(0))
            self._came.append(self._waiting[-1])
        for number in [number for number in self._waiting if self._is_gone(number)]:
            self._waiting.remove(number)
            self._end(number, "cancelled")

    def _is_gone(self, number: int) -> bool:
        leaves = self._question.requests[number].leaves
        return leaves is not None and leaves <= self._now

    def _end(self, number: int, status: str, reason: str | None = None) -> None:
        self._ends[number] = Ending(status, reason, self._written[number])
        if status == "cancelled":
            self._left.append(number)

    def _generate(self, batch: list[int], tell: Callable[[ServingStep], None]) -> None:
        """Decode a batch to the end of its last text, in one call of `generate`."""
        requests = [self._question.requests[number] for number in batch]
        prompts = [self._prompts[number] for number in batch]
        width = max(map(len, prompts))
        rows = [[self._pad_id] * (width - len(ids)) + ids for ids in prompts]
        masks = [[0] * (width - len(ids)) + [1] * len(ids) for ids in prompts]
        device = self._loaded.model.device
        timer = _Timer(self._check)
        model = timer.timed(self._slot, copy.copy(self._loaded.model))
        model.generation_config = GenerationConfig(  # nothing of the model's own: its manager takes none of it either
            do_sample=any(request.sampled for request in requests), eos_token_id=self._eos_ids or None,
            pad_token_id=self._pad_id, max_new_tokens=max(request.max_new_tokens for request in requests),
        )  # fmt: skip
        processors = [_RowWarpers(requests, self._loaded.vocab_size)] if model.generation_config.do_sample else []
        after_step = _AfterStep(lambda ids: self._told(batch, ids[:, width:].tolist(), width, timer, tell))
        with quiet_library():
            model.generate(
                torch.tensor(rows, device=device), attention_mask=torch.tensor(masks, device=device),
                logits_processor=LogitsProcessorList(processors), stopping_criteria=StoppingCriteriaList([after_step]),
            )  # fmt: skip

    def _told(
        self, batch: list[int], written: list[list[int]], width: int, timer: _Timer, tell: Callable[[ServingStep], None]
    ) -> list[bool]:
        """Tell the step that was just made; which texts have ended."""
        place = len(written[0]) - 1  # of the new token
        at, start, seconds, rows = self._at, self._seconds, timer.lap(), []
        came, left = self._came, self._left
        self._came, self._left = [], []
        for number, ids in zip(batch, written, strict=True):
            length = len(self._prompts[number])
            if self._ends[number] is not None:
                rows.append(StepRow(number, "pad", 1, 1, length + place - 1, None))
                continue
            self._written[number].append(ids[-1])
            read = [width, width - length, 0] if not place else [1, 0, length + place - 1]
            rows.append(StepRow(number, "decode" if place else "prefill", *read, ids[-1]))
        self._at += 1
        self._seconds += seconds
        for number in (number for number in batch if self._ends[number] is None):
            if self._written[number][-1] in self._eos_ids:
                self._end(number, "finished", "eos")
            elif len(self._written[number]) >= self._question.requests[number].max_new_tokens:
                self._end(number, "finished", "length")
            elif self._is_gone(number):
                self._end(number, "cancelled")
        self._take_in()
        tell(ServingStep(at, start, seconds, rows, list(self._waiting), came, left))
        return [self._ends[number] is not None for number in batch]


class _AfterStep(StoppingCriteria):
    """Calls `told(input_ids)` after each step; it returns which rows have ended."""

    def __init__(self, told: Callable[[torch.Tensor], list[bool]]) -> None:
        self._told = told

    def __call__(self, input_ids: torch.Tensor, scores: object, **kwargs: object) -> torch.Tensor:
        return torch.tensor(self._told(input_ids), device=input_ids.device)


class _RowWarpers(LogitsProcessor):
    """Temperature, top-k and top-p of each row's own request, by the library's warpers; greedy rows keep one token."""

    def __init__(self, requests: Sequence[ServedRequest], vocab_size: int) -> None:
        self._rows = [list(self._warpers(request, vocab_size)) for request in requests]

    @staticmethod
    def _warpers(request: ServedRequest, vocab_size: int) -> Iterator[LogitsProcessor]:
        if not request.sampled:
            yield TopKLogitsWarper(1)
            return
        yield TemperatureLogitsWarper(float(request.temperature))
        if request.top_k is not None:
            yield TopKLogitsWarper(min(request.top_k, vocab_size))
        if request.top_p is not None and request.top_p < 1:
            yield TopPLogitsWarper(float(request.top_p))

    def __call__(self, input_ids: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
        rows = []
        for row, warpers in enumerate(self._rows):
            own = scores[row : row + 1]
            for warper in warpers:
                own = warper(input_ids[row : row + 1], own)
            rows.append(own)
        return torch.cat(rows)


class _Timer:
    """The time of steps, without that in which the lane waits for others."""

    def __init__(self, check: Callable[[], None]) -> None:
        self._check, self._last, self._waited = check, time.perf_counter(), 0.0

    def timed(self, slot: Slot | SingleRunSlot, model: PreTrainedModel) -> Any:
        """A copy of the model whose passes the lane waits for; the wait is not counted."""
        inner, forward, spans = copy.copy(model), model.forward, []

        @functools.wraps(forward)
        def counted_forward(*args: object, **kwargs: object) -> object:
            start = time.perf_counter()
            out = forward(*args, **kwargs)
            spans.append(time.perf_counter() - start)
            return out

        inner.forward = counted_forward
        waiting = slot(inner)
        outer, waiting_forward = copy.copy(waiting), waiting.forward

        @functools.wraps(forward)
        def checked_forward(*args: object, **kwargs: object) -> object:
            self._check()
            start = time.perf_counter()
            out = waiting_forward(*args, **kwargs)
            # A pass that is shared with other runs is not called through `counted_forward`: all of it counts then.
            if spans:
                self._waited += time.perf_counter() - start - spans.pop()
            return out

        outer.forward = checked_forward
        return outer

    def lap(self) -> float:
        """The seconds since the last time."""
        now = time.perf_counter()
        seconds, self._last, self._waited = now - self._last - self._waited, now, 0.0
        return max(seconds, 0.0)

"""What the taps of every decoding loop share: lists of processors and criteria that a tap observes, and `Tap` itself.

Knows the library's calling conventions; what becomes of the numbers is for the tap of each loop.
"""

from __future__ import annotations

import functools
import inspect
import math
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import torch
from transformers import GenerationConfig, LogitsProcessorList, PreTrainedModel, StoppingCriteriaList

from playground.batching.shared_processors import split_by_rowwise
from playground.recording.measurement import LOWEST, Measurement
from playground.recording.recording_state import RecordingState
from playground.recording.watermark import WatermarkObserver
from playground.requests.callables import label
from playground.texts import said
from playground.trace import Sequence


class TappedProcessors(LogitsProcessorList):
    """The same processors; the tap gets the scores before the first and after each of them."""

    def __init__(self, processors: LogitsProcessorList, tap: Tap) -> None:
        super().__init__(processors)
        self._tap = tap
        self._watermark = WatermarkObserver.find(processors)
        tap.recorder.watermark = self._watermark or tap.recorder.watermark
        self._parts: list[Callable] = []
        for rowwise, part in split_by_rowwise(processors):
            if rowwise and tap.recorder.run_processors is not None:
                self._parts.append(functools.partial(self._run_shared, list(map(label, part)), part))
            else:
                self._parts += [functools.partial(self._run_single, label(each), *_callable(each)) for each in part]

    def __call__(self, input_ids: torch.LongTensor, scores: torch.Tensor, **kwargs: Any) -> torch.Tensor:
        # Road 11: the library's loop calls this with the logits, and draws from what it returns
        observer = self._tap.observe(scores, len(self))
        for part in self._parts:
            scores = part(observer, input_ids, scores, kwargs)
        if self._watermark is not None:
            self._watermark.record_call(input_ids)
        return self._tap.force_given(input_ids, scores)

    def _run_single(
        self,
        name: str,
        processor: Callable,
        takes_kwargs: bool,
        observer: Any,
        input_ids: Any,
        scores: Any,
        kwargs: Any,
    ) -> torch.Tensor:
        shape, kwargs = scores.shape, kwargs if takes_kwargs else {}
        scores = processor(input_ids, scores, **kwargs)
        if not isinstance(scores, torch.Tensor) or scores.shape != shape:
            returned = tuple(scores.shape) if isinstance(scores, torch.Tensor) else type(scores).__name__
            raise ValueError(
                said(
                    "{name} returned {returned} instead of scores of shape {shape}.",
                    name=name, returned=str(returned), shape=str(tuple(shape)),
                )
            )  # fmt: skip
        observer.add_stage(name, scores)
        return scores

    def _run_shared(
        self, names: list[str], processors: list[Any], observer: Any, input_ids: torch.Tensor, scores: torch.Tensor,
        kwargs: Any
    ) -> torch.Tensor:
        outputs = self._tap.recorder.run_processors(processors, input_ids, scores)
        for name, output in zip(names, outputs, strict=True):
            observer.add_stage(name, output)
        return outputs[-1]


def _callable(processor: Any) -> tuple[Callable, bool]:
    """A callable that runs one processor, and whether it takes more than ids and scores. Where it does, a list of one
    lets the library choose the arguments; but that reads the signature at each call, which takes longer than many a
    processor."""
    if len(inspect.signature(processor.__call__).parameters) > 2:
        return LogitsProcessorList([processor]), True
    return processor, False


class TappedCriteria(StoppingCriteriaList):
    """The same stopping criteria; the tap gets the tokens that were just chosen."""

    def __init__(self, criteria: StoppingCriteriaList, tap: Tap) -> None:
        super().__init__(criteria)
        self._tap = tap
        own = tap.recorder.own_criteria
        self._own = [criterion for criterion in criteria if any(criterion is each for each in own)]

    def __call__(self, input_ids: torch.LongTensor, scores: Any, **kwargs: Any) -> torch.BoolTensor:
        if self._own:
            done = self._call_each(input_ids, scores, kwargs)
        else:
            done = super().__call__(input_ids, scores, **kwargs)
        self._tap.on_tokens_chosen(input_ids, done)
        return done

    def _call_each(self, input_ids: torch.LongTensor, scores: Any, kwargs: dict[str, Any]) -> torch.BoolTensor:
        """The same result; also records the texts, prompt included, that a person's own criteria have ended."""
        done = torch.zeros(input_ids.shape[0], dtype=torch.bool, device=input_ids.device)
        for criterion in self:
            ended = StoppingCriteriaList([criterion])(input_ids, scores, **kwargs)
            done = done | ended
            if any(criterion is own for own in self._own):
                self._tap.recorder.ended_by_own_criteria.update(map(tuple, input_ids[ended].tolist()))
        return done


class ModelProxy:
    """A model for a decoding loop: passes everything on to the model itself, but for what a subclass overrides."""

    def __init__(self, model: PreTrainedModel, tap: Tap) -> None:
        self._model, self._tap = model, tap

    def __getattr__(self, name: str) -> Any:
        return getattr(self._model, name)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._model(*args, **kwargs)


class Tap:
    """What the taps of every mode share. A subclass says which loop it watches and what it makes of it."""

    normalise = True  # whether log-probabilities are renormalised after the processors (see Measurement)
    loop_name = ""  # of the model class's decoding loop

    def __init__(self, recorder: RecordingState, input_ids: torch.Tensor, config: GenerationConfig) -> None:
        self.recorder, self.texts, self.config = recorder, recorder.texts, config
        self.prompt_length = input_ids.shape[1]
        self.started = self.last = time.perf_counter()
        self.measurement: Measurement | None = None
        self.buffer: list[torch.Tensor] = []  # of one measurement at a time
        self.pending_steps: deque[tuple] = deque()  # not emitted yet: a measurement, and the other arguments of `_emit`
        self._error: Exception | None = None  # why one of them could not be emitted
        # On an accelerator a step is read one step later, so that the device never waits for the host. A loop may also
        # undo its last step there.
        self.lag = 0 if input_ids.device.type == "cpu" else 1

    @classmethod
    def processors(cls, processors: LogitsProcessorList, config: GenerationConfig) -> LogitsProcessorList:
        """The processors that this loop runs: those of `generate`, and what it adds to them."""
        return processors

    def loop(self, model: PreTrainedModel) -> Callable:
        """The model class's own loop; its first argument is the model, or a proxy of it."""
        return getattr(type(model), self.loop_name)

    def loop_kwargs(self, inputs_tensor: torch.Tensor | None) -> dict[str, object]:
        """Arguments of this loop that `generate` does not pass to a callable."""
        return {}

    def proxy(self, model: PreTrainedModel) -> Any:
        """What the loop gets as its model."""
        return model

    def observe(self, scores: torch.Tensor, stages: int) -> Any:
        """Takes the scores before the first of `stages` processors, (rows, vocab). Returns an object whose
        `add_stage(name, scores)` gets the output of each processor."""
        self._raise_error()
        if self.pending_steps and not self.pending_steps[-1][0].measured:  # its scores are in the buffer
            self.recorder.measurer.measure_pending()
        copied = stages or self.recorder.measurer.deferred
        buffer = self.buffer if copied else None
        self.measurement = Measurement(scores, self.recorder.top, self.normalise, stages, buffer)
        return self.measurement

    def force_given(self, input_ids: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
        """The scores (rows, vocab) from which the loop chooses: those of the last processor, or scores that force a
        token which is given after `input_ids` (rows, length)."""
        return scores

    def on_tokens_chosen(self, input_ids: torch.Tensor, done: torch.Tensor) -> None:
        """After the stopping criteria: `input_ids` (rows, length) ends with new tokens, `done` (rows,) is what the
        criteria returned. Only in `_sample` are these the chosen tokens."""

    def finish_step(self, *step_info: object) -> None:
        """The step that was observed is complete: it is measured, and emitted by `_emit(measurement, *step_info)`."""
        measurement, self.measurement = self.measurement, None
        self.pending_steps.append((measurement, *step_info))
        self.recorder.measurer.add(measurement, self._emit_ready)
        self._raise_error()

    def flush(self) -> list[tuple]:
        """Emit the steps that are measured; returns those that are not emitted yet."""
        self.recorder.measurer.measure_pending()
        self._raise_error()
        return list(self.pending_steps)

    def _emit_ready(self) -> None:
        try:
            while self._error is None and len(self.pending_steps) > self.lag:
                self._emit(*self.pending_steps.popleft())
        except Exception as error:  # raised in this run, not in the one that measures
            self._error = error

    def _raise_error(self) -> None:
        if self._error is not None:
            raise self._error

    def _emit(self, measurement: Measurement, *step_info: object) -> None:
        raise NotImplementedError  # each loop's tap has its own

    def finish(self, output: torch.Tensor) -> list[Sequence]:
        """The outputs, once the loop has returned `output`, (rows, length)."""
        raise NotImplementedError  # each loop's tap has its own

    def step_times(self) -> tuple[float, float]:
        """(seconds since the last call, seconds since the start)."""
        now = time.perf_counter()
        seconds, self.last = now - self.last, now
        return round(seconds, 6), round(now - self.started, 6)

    def make_sequence(
        self,
        token_ids: list[int],
        logprobs: list[float],
        transition_scores: list[float] | None = None,
        stop_reason: str = "",
        **fields: Any,
    ) -> Sequence:
        """One output; `stop_reason` only where the loop alone knows it."""
        if transition_scores is not None:  # a given token may have no probability
            unknown = any(math.isnan(score) for score in transition_scores)
            transition_scores = None if unknown else [max(score, LOWEST) for score in transition_scores]
        text = self.texts.decode(token_ids)
        return Sequence(text, token_ids, logprobs, stop_reason, transition_scores=transition_scores, **fields)

"""What the taps of every decoding loop share: the lists that let them look in, and the tap they look for.

Knows the library's calling conventions; what is made of the numbers is for the tap of each loop.
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
from transformers import GenerationConfig, LogitsProcessorList, StoppingCriteriaList

from playground.batching.shared_processors import runs
from playground.recording.measurement import LOWEST, Measurement
from playground.recording.recording_state import RecordingState
from playground.recording.watermark import WatermarkLook
from playground.requests.callables import label
from playground.trace import Sequence


class TappedProcessors(LogitsProcessorList):
    """The same processors, with a look at the scores before the first and after each of them."""

    def __init__(self, processors: LogitsProcessorList, tap: Tap) -> None:
        super().__init__(processors)
        self._tap = tap
        self._watermark = WatermarkLook.among(processors)
        tap.recorder.watermark = self._watermark or tap.recorder.watermark
        self._parts: list[Callable] = []
        for rowwise, part in runs(processors):
            if rowwise and tap.recorder.process is not None:
                self._parts.append(functools.partial(self._shared, list(map(label, part)), part))
            else:
                self._parts += [functools.partial(self._single, label(each), *_alone(each)) for each in part]

    def __call__(self, input_ids: torch.LongTensor, scores: torch.Tensor, **kwargs: Any) -> torch.Tensor:
        observer = self._tap.observe(scores, len(self))
        for part in self._parts:
            scores = part(observer, input_ids, scores, kwargs)
        if self._watermark is not None:
            self._watermark.called(input_ids)
        return self._tap.forced(input_ids, scores)

    def _single(
        self, name: str, single: Callable, takes_more: bool, observer: Any, input_ids: Any, scores: Any, kwargs: Any
    ) -> torch.Tensor:
        shape, more = scores.shape, kwargs if takes_more else {}
        scores = single(input_ids, scores, **more)
        if not isinstance(scores, torch.Tensor) or scores.shape != shape:
            given = tuple(scores.shape) if isinstance(scores, torch.Tensor) else type(scores).__name__
            raise ValueError(f"{name} returned {given} instead of scores of shape {tuple(shape)}.")
        observer.after(name, scores)
        return scores

    def _shared(
        self, names: list[str], processors: list[Any], observer: Any, input_ids: Any, scores: Any, kwargs: Any
    ) -> torch.Tensor:
        outputs = self._tap.recorder.process(processors, input_ids, scores)
        for name, output in zip(names, outputs, strict=True):
            observer.after(name, output)
        return outputs[-1]


def _alone(processor: Any) -> tuple[Callable, bool]:
    """What calls one processor, and whether it wants more than ids and scores. A list of one lets the library pass the
    arguments in its own way; but for each call it reads the signature, which costs more than many a processor."""
    if len(inspect.signature(processor.__call__).parameters) > 2:
        return LogitsProcessorList([processor]), True
    return processor, False


class TappedCriteria(StoppingCriteriaList):
    """The same stopping criteria, with a look at the tokens that were just chosen."""

    def __init__(self, criteria: StoppingCriteriaList, tap: Tap) -> None:
        super().__init__(criteria)
        self._tap = tap
        self._watched = [criterion for criterion in criteria if any(criterion is own for own in tap.recorder.criteria)]

    def __call__(self, input_ids: torch.LongTensor, scores: Any, **kwargs: Any) -> torch.BoolTensor:
        if self._watched:
            done = self._told(input_ids, scores, kwargs)
        else:
            done = super().__call__(input_ids, scores, **kwargs)
        self._tap.chosen(input_ids, done)
        return done

    def _told(self, input_ids: torch.LongTensor, scores: Any, kwargs: dict[str, Any]) -> torch.BoolTensor:
        """The same answer, with a note of the texts, prompt included, that a person's own criteria have ended."""
        done = torch.zeros(input_ids.shape[0], dtype=torch.bool, device=input_ids.device)
        for criterion in self:
            ended = StoppingCriteriaList([criterion])(input_ids, scores, **kwargs)
            done = done | ended
            if any(criterion is own for own in self._watched):
                self._tap.recorder.ended.update(map(tuple, input_ids[ended].tolist()))
        return done


class View:
    """A model as a decoding loop sees it: everything goes to the model itself, but for what a subclass overrides."""

    def __init__(self, model: Any, tap: Tap) -> None:
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
        self.room: list[torch.Tensor] = []  # of a measurement; one at a time
        self.waiting: deque[tuple] = deque()  # steps that are not told yet: a measurement, and what `_emit` wants
        self._error: Exception | None = None  # why one of them could not be told
        # On an accelerator a step is read one step later, so that the device never waits for us. A loop may also undo
        # its last step there.
        self.lag = 0 if input_ids.device.type == "cpu" else 1

    @classmethod
    def processors(cls, processors: LogitsProcessorList, config: GenerationConfig) -> LogitsProcessorList:
        """The processors that this loop runs: those of `generate`, and what it adds to them."""
        return processors

    def loop(self, model: Any) -> Callable:
        """The model class's own loop; its first argument is the model, or a view of it."""
        return getattr(type(model), self.loop_name)

    def loop_kwargs(self, inputs_tensor: torch.Tensor | None) -> dict[str, Any]:
        """What this loop needs and `generate` keeps from a callable."""
        return {}

    def view(self, model: Any) -> Any:
        """The model as the loop is to see it."""
        return model

    def observe(self, scores: torch.Tensor, stages: int) -> Any:
        """The scores before the first of `stages` processors, (rows, vocab). Returns what wants to see each processor's
        output through `after(name, scores)`."""
        self._raise()
        if self.waiting and not self.waiting[-1][0].measured:  # it needs what is in the room
            self.recorder.measurer.settle()
        kept = stages or self.recorder.measurer.patient
        room = self.room if kept else None
        self.measurement = Measurement(scores, self.recorder.top, self.normalise, stages, room)
        return self.measurement

    def forced(self, input_ids: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
        """The scores (rows, vocab) from which the loop chooses: those of the last processor, or what holds it to a
        token that is given after `input_ids` (rows, length)."""
        return scores

    def chosen(self, input_ids: torch.Tensor, done: torch.Tensor) -> None:
        """The stopping criteria were asked: `input_ids` (rows, length) ends with new tokens, `done` (rows,) is their
        answer. Only `_sample` tells the chosen tokens here."""

    def step(self, *more: Any) -> None:
        """The step that was observed is complete: it is measured, and told by `_emit(measurement, *more)`."""
        measurement, self.measurement = self.measurement, None
        self.waiting.append((measurement, *more))
        self.recorder.measurer.add(measurement, self._tell_ready)
        self._raise()

    def flush(self) -> list[tuple]:
        """Tell what is measured, now; returns the steps that are not told yet."""
        self.recorder.measurer.settle()
        self._raise()
        return list(self.waiting)

    def _tell_ready(self) -> None:
        try:
            while self._error is None and len(self.waiting) > self.lag:
                self._emit(*self.waiting.popleft())
        except Exception as error:  # this run's, and nobody else's
            self._error = error

    def _raise(self) -> None:
        if self._error is not None:
            raise self._error

    def _emit(self, measurement: Measurement, *more: Any) -> None:
        raise NotImplementedError  # each loop's tap has its own

    def finish(self, output: torch.Tensor) -> list[Sequence]:
        """The outputs, once the loop has returned `output`, (rows, length)."""
        raise NotImplementedError  # each loop's tap has its own

    def clock(self) -> tuple[float, float]:
        """(seconds since the last call, seconds since the start)."""
        now = time.perf_counter()
        seconds, self.last = now - self.last, now
        return round(seconds, 6), round(now - self.started, 6)

    def sequence(
        self,
        token_ids: list[int],
        logprobs: list[float],
        transition_scores: list[float] | None = None,
        stop_reason: str = "",
        **more: Any,
    ) -> Sequence:
        """`stop_reason` only where the loop alone knows it."""
        if transition_scores is not None:  # a token that was given may have none left
            unknown = any(math.isnan(score) for score in transition_scores)
            transition_scores = None if unknown else [max(score, LOWEST) for score in transition_scores]
        text = self.texts.decode(token_ids)
        return Sequence(text, token_ids, logprobs, stop_reason, transition_scores=transition_scores, **more)

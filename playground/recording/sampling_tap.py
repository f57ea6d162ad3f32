"""The tap of `_sample`: greedy decoding and multinomial sampling."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from transformers import GenerationConfig, PreTrainedModel

from playground.recording.contenders import contenders, uncut
from playground.recording.given_text_loop import loop_after_given_text
from playground.recording.measurement import Measurement
from playground.recording.recording_state import RecordingState
from playground.recording.tap import Tap
from playground.recording.trace_rows import read_chosen, read_distribution, read_draw, read_watched
from playground.strategies.extra_processors import GivenTextLogitsProcessor
from playground.trace import Sequence, Step, Stepped


class SampleTap(Tap):
    """Greedy decoding and multinomial sampling: one token a step for each row that has not finished."""

    loop_name = "_sample"

    def __init__(self, recorder: RecordingState, input_ids: torch.Tensor, config: GenerationConfig) -> None:
        super().__init__(recorder, input_ids, config)
        rows = input_ids.shape[0]
        self.active = torch.ones(rows, dtype=torch.bool, device=input_ids.device)
        self.pending_bytes = [b""] * rows
        self.token_ids: list[list[int]] = [[] for _ in range(rows)]
        self.logprobs: list[list[float]] = [[] for _ in range(rows)]
        self.transition_scores: list[list[float]] = [[] for _ in range(rows)]
        self.given = recorder.given
        self.force_given_text = GivenTextLogitsProcessor(self.given, self.prompt_length)
        self.steps = 0
        self.exponentials: torch.Tensor | None = None  # of the last draw, (rows, vocab)
        if recorder.draws is not None:
            recorder.draws.observer = self

    def loop(self, model: PreTrainedModel) -> Callable:
        library = super().loop(model)
        return loop_after_given_text(self.given, library, self.recorder.give_way) if self.given else library

    def force_given(self, input_ids: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
        return self.force_given_text(input_ids, scores)

    def on_drawn(self, probabilities: torch.Tensor, exponentials: torch.Tensor) -> None:
        """The loop draws from what its processors returned."""
        if self.measurement is not None and exponentials.shape == self.measurement.raw.shape:
            self.exponentials = exponentials

    def on_uniform(self, like: torch.Tensor, drawn: torch.Tensor) -> None:
        """Nothing in this loop is drawn so."""

    def on_tokens_chosen(self, input_ids: torch.Tensor, done: torch.Tensor) -> None:
        tokens = queried = input_ids[:, -1:]
        if self.recorder.watch:
            watched = torch.tensor([self.recorder.watch], device=tokens.device)
            queried = torch.cat([tokens, watched.expand(len(tokens), -1)], 1)
        columns = {"active": self.active, **self.extra_columns()}
        observer = self.recorder.watermark
        if observer is not None:
            columns["mark"] = observer.mark_numbers(self.measurement, observer.take_calls()[-1:], tokens[:, 0])
        columns |= self._draw_columns()
        self.measurement.query(queried, self.recorder.transition_check, columns)
        self.active = self.active & ~done
        index, self.steps = self.steps, self.steps + 1
        self.finish_step(index, *self.step_times())

    def _emit(self, measurement: Measurement, index: int, seconds: float, elapsed: float) -> None:
        # Road 13: a step for each text
        for number, numbers in enumerate(measurement.read()):
            row = numbers.columns
            if not row["active"]:
                continue
            chosen = read_chosen(numbers, self.texts)
            piece, self.pending_bytes[number] = self.texts.piece(chosen.token_id, self.pending_bytes[number])
            self.token_ids[number].append(chosen.token_id)
            self.logprobs[number].append(chosen.logprob)
            self.transition_scores[number].append(row.get("checked", math.nan))
            distribution = read_distribution(numbers, self.texts)
            watched = read_watched(numbers, self.texts, len(self.recorder.watch))
            fields = {"given": index < len(self.given), "watched": watched, **self.extra_fields(row)}
            if "luck" in row:
                fields["draw"] = read_draw(numbers, self.texts, distribution.candidates)
            if "mark" in row:
                fields["mark"] = self.recorder.watermark.to_mark(row["mark"])
            self.recorder.emit(Stepped(Step(number, index, chosen, piece, distribution, seconds, elapsed, **fields)))

    def _draw_columns(self) -> dict[str, torch.Tensor]:
        """Columns of the draw of this step; none where nothing was drawn, or the token was given."""
        exponentials, self.exponentials = self.exponentials, None
        if exponentials is None or self.steps < len(self.given):
            return {}
        measurement = self.measurement
        measurement.exponentials = exponentials
        before_cuts = uncut(measurement.stage_names)
        if before_cuts is None:
            return {}
        return contenders(measurement.scores[before_cuts], exponentials, self.config.temperature or 1.0)

    def extra_columns(self) -> dict[str, torch.Tensor]:
        """Further tensors of this step that a subclass records, of (rows,) or (rows, width)."""
        return {}

    def extra_fields(self, row: dict[str, Any]) -> dict[str, Any]:
        """The fields of a `Step` from a row of those columns."""
        return {}

    def finish(self, output: torch.Tensor) -> list[Sequence]:
        length = output.shape[1] - self.prompt_length
        if self.recorder.draws is not None:
            self.recorder.draws.observer = None
        for measurement, index, *times in self.flush():
            if index < length:
                self._emit(measurement, index, *times)
        rows = zip(self.token_ids, self.logprobs, self.transition_scores, strict=True)
        return [self.make_sequence(ids, logprobs, transition_scores=scores) for ids, logprobs, scores in rows]

"""Tap of models that write sound as codes, one of each codebook at a step (Dia): each codebook is a sequence.

Dia's `generate` takes a `custom_generate` and never calls it, and drops the logits processors that it is given. It
calls the stopping criteria after each step, with the scores from which the codes were drawn; the logits before all
processors are those that the model's `forward` returns. What single processors did is not told: all are one stage.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable
from typing import Any

import torch
from transformers import GenerationConfig, StoppingCriteria, StoppingCriteriaList

from playground.recording.measurement import Measurement, measure
from playground.recording.trace_rows import read_chosen, read_distribution
from playground.trace import Event, Sequence, Step, Stepped

PROCESSORS = "LogitsProcessorList"  # all of the library's, which it runs in one go


class CodeTexts:
    """How codes are written: as numbers, and those that are no sound by their names."""

    def __init__(self, config: GenerationConfig) -> None:
        named = {"<eos>": config.eos_token_id, "<pad>": config.pad_token_id, "<bos>": config.bos_token_id}
        self._names = {code: name for name, code in named.items()}

    def label(self, code: int) -> str:
        """The code on its own."""
        return self._names.get(code, str(code))

    def piece(self, code: int) -> str | None:
        """What it adds to the text of its codebook; None where it is no sound."""
        return None if code in self._names else f"{code} "


class CodebookTap(StoppingCriteria):
    """Watches one run of `generate` on `model`, this run's own copy; emits a Stepped for each codebook at each step.

    `delayed` (length, codebooks) are the codes with which decoding begins: beyond the first row, one that is not
    `pad_token_id` is put in the place of what was drawn. The run ends at the first step after `should_stop()`.
    """

    def __init__(
        self,
        model: Any,
        config: GenerationConfig,
        texts: CodeTexts,
        delayed: torch.Tensor,
        top: int,
        emit: Callable[[Event], None],
        should_stop: Callable[[], bool],
    ) -> None:
        self._model, self._config, self._texts, self._top = model, config, texts, top
        self._delayed, self._emit, self._should_stop = delayed, emit, should_stop
        count = delayed.shape[1]
        self._active = [True] * count
        self._codes: list[list[int]] = [[] for _ in range(count)]
        self._logprobs: list[list[float]] = [[] for _ in range(count)]
        self._logits: torch.Tensor | None = None  # (codebooks, vocab) of this step, without guidance
        self._buffer: list[torch.Tensor] = []
        self._started = self._last = time.perf_counter()
        self._stopped = False

    def generate(self, inputs: dict[str, torch.Tensor]) -> torch.Tensor:
        """Run the library's `generate`; what it returns, (1, length, codebooks)."""
        forward = self._model.forward

        @functools.wraps(forward)
        def watched(*args: Any, **kwargs: Any) -> Any:
            out = forward(*args, **kwargs)
            self._logits = out.logits[: len(self._codes), -1]  # with guidance, those without the text come after
            return out

        self._model.forward = watched
        self._started = self._last = time.perf_counter()
        return self._model.generate(
            **inputs, generation_config=self._config, stopping_criteria=StoppingCriteriaList([self]),
            output_scores=True, return_dict_in_generate=True,
        ).sequences  # fmt: skip

    def __call__(self, input_ids: torch.LongTensor, scores: Any, **kwargs: Any) -> torch.BoolTensor:
        """After each step: `input_ids` (codebooks, length) with what was drawn, `scores` those of all steps so far."""
        index = input_ids.shape[1] - 2  # before the first step there is one row
        done = torch.full((len(input_ids),), True, dtype=torch.bool, device=input_ids.device)
        if self._stopped or index >= self._config.max_new_tokens:  # on an accelerator, a step that is undone
            return done
        codes = input_ids[:, -1:].clone()
        given = [False] * len(codes)
        if index + 1 < len(self._delayed):
            row = self._delayed[index + 1].to(codes.device)
            fixed = row != self._config.pad_token_id
            codes[fixed, 0], given = row[fixed].to(codes.dtype), fixed.tolist()
        measurement = Measurement(self._logits, self._top, True, 1, self._buffer)
        measurement.add_stage(PROCESSORS, scores[-1])
        measurement.query(codes)
        measure([measurement])
        now = time.perf_counter()
        seconds, self._last = now - self._last, now
        times = round(seconds, 6), round(now - self._started, 6)
        for number, numbers in enumerate(measurement.read()):
            if not self._active[number]:
                continue
            chosen = read_chosen(numbers, self._texts)
            self._codes[number].append(chosen.token_id)
            self._logprobs[number].append(chosen.logprob)
            self._active[number] = given[number] or chosen.token_id != self._config.eos_token_id
            piece, distribution = self._texts.piece(chosen.token_id), read_distribution(numbers, self._texts)
            self._emit(Stepped(Step(number, index, chosen, piece, distribution, *times, given=given[number])))
        self._stopped = self._should_stop()
        return done & self._stopped

    def sequences(self, reason: str) -> list[Sequence]:
        """What each codebook has; `reason` says why the run was stopped, where it was."""
        found = []
        for codes, logprobs, active in zip(self._codes, self._logprobs, self._active, strict=True):
            text = "".join(self._texts.piece(code) or "" for code in codes).strip()
            stop = "eos" if not active else reason if self._stopped else "length"
            found.append(Sequence(text, codes, logprobs, stop))
        return found

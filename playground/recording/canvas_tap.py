"""Tap of block diffusion: a model that denoises canvases of tokens, step by step (DiffusionGemma).

Its `generate` takes no `custom_generate`, and needs none to be watched: it hands every draft to a streamer that has
`put_draft`, runs the logits processors that it is given, and calls the model's `forward` with the canvas. Which places
its sampler accepts it does not tell; that has no chance in it, so the library's own sampler is asked again, with the
same logits. Nothing is drawn here.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import torch
from transformers import EntropyBoundSampler, LinearTemperatureScheduleLogitsProcessor, LogitsProcessorList
from transformers.generation import BaseStreamer

from playground.errors import Interruption
from playground.models.token_texts import TokenTexts
from playground.requests.callables import label
from playground.texts import said
from playground.trace import CanvasDenoised, CanvasPlace, CanvasStep, Event, Sequence

DRAFT = said("The run ended while a canvas was being denoised: that part of the text is the latest draft.")


class _Stopped(Interruption):
    """The run is to end now. The library itself asks that only after a whole canvas."""


class _Prepared(Interruption):
    """`generate` has prepared everything."""


class _BeforeDecoding(BaseStreamer):
    """Leaves `generate` where it shows the prompt."""

    def put(self, value: torch.Tensor) -> None:
        raise _Prepared

    def end(self) -> None:
        """It is not reached."""


class CanvasTap(BaseStreamer):
    """Watches one run of `generate` on `model`, this run's own copy, and emits a CanvasDenoised for each step.

    The run ends at the first step after `should_stop()`.
    """

    def __init__(
        self,
        model: Any,
        config: Any,
        texts: TokenTexts,
        emit: Callable[[Event], None],
        should_stop: Callable[[], bool],
    ) -> None:
        self._model, self._config, self._texts = model, config, texts
        self._emit, self._should_stop = emit, should_stop
        self._processors = _TappedProcessors(self)
        self._sampler = EntropyBoundSampler(
            config.sampler_config,
            model.config.canvas_length,
            model.config.get_text_config().vocab_size,
            config.max_denoising_steps,
        )
        self._prepared = False
        self._canvas = self._step = 0
        self._read: torch.Tensor | None = None  # (1, canvas): what the model reads at this step
        self._measured: tuple[torch.Tensor, torch.Tensor, list[bool], float] | None = None
        self._written: list[int] = []  # the canvases that are complete
        self._draft: list[int] = []  # of the one that is being denoised
        self._started = self._last = time.perf_counter()

    def processors(self, inputs: dict[str, torch.Tensor]) -> list[str]:
        """The names of the logits processors that `generate` makes, in their order. It is left before it decodes."""
        made = LogitsProcessorList()
        try:
            self._model.generate(
                **inputs, generation_config=self._config, logits_processor=made, streamer=_BeforeDecoding()
            )
        except _Prepared:
            pass
        return [label(processor) for processor in made]

    def generate(self, inputs: dict[str, torch.Tensor]) -> Sequence:
        """Run the library's `generate`; the output, without the prompt. `stop_reason` is "eos" or "length", or empty
        where it was stopped."""
        prompt_length = inputs["input_ids"].shape[1]
        try:
            with self._watch_forward():
                output = self._model.generate(
                    **inputs, generation_config=self._config, logits_processor=self._processors, streamer=self
                )
        except _Stopped:
            ids = [*self._written, *self._draft]
            return Sequence(self._texts.decode(ids), ids, [], "", note=DRAFT if self._draft else "")
        ids = self._without_padding(output.sequences[0, prompt_length:].tolist())
        ended = any(token_id in self._eos_ids for token_id in ids)
        return Sequence(self._texts.decode(ids), ids, [], "eos" if ended else "length")

    # ------------------------------------------------------------------------------------ what `generate` calls

    def put(self, value: torch.Tensor) -> None:
        """First the prompt, (1, length), once everything is prepared; then each canvas that is complete."""
        if not self._prepared:
            self._prepared = True
            self._started = self._last = time.perf_counter()
            return
        self._written += self._without_padding(value[0].tolist())
        self._canvas, self._step, self._draft = self._canvas + 1, 0, []

    def put_draft(self, value: torch.Tensor) -> None:
        """A step is complete: the likeliest tokens of the canvas, (1, canvas)."""
        self._draft = value[0].tolist()
        self._emit(CanvasDenoised(self._canvas_step()))
        self._step += 1
        if self._should_stop():
            raise _Stopped

    def end(self) -> None:
        """The run is over."""

    def measure(self, scores: torch.Tensor, cur_step: Any) -> None:
        """Takes the scores (1, canvas, vocab) from which the sampler draws; `cur_step` is the library's, and counts
        down."""
        distributions = torch.distributions.Categorical(logits=scores)
        ones = torch.ones(scores.shape[:2], dtype=torch.long, device=scores.device)
        accepted = self._sampler.accept_canvas(torch.zeros_like(ones), ones, scores, cur_step)
        likeliest = scores.argmax(dim=-1, keepdim=True)
        logprobs = torch.log_softmax(scores, dim=-1).gather(-1, likeliest)[0, :, 0]
        self._measured = logprobs, distributions.entropy()[0], accepted[0].bool().tolist(), self._temperature(cur_step)

    # --------------------------------------------------------------------------------------------------- one step

    def _canvas_step(self) -> CanvasStep:
        logprobs, entropies, accepted, temperature = self._measured
        texts, read, pieces = self._texts, self._read[0].tolist(), self._texts.pieces(self._draft)
        columns = zip(self._draft, pieces, logprobs.tolist(), entropies.tolist(), accepted, read, strict=True)
        places = [
            CanvasPlace(token_id, texts.label(token_id), piece, logprob, entropy, kept, read_id, texts.label(read_id))
            for token_id, piece, logprob, entropy, kept, read_id in columns
        ]
        now = time.perf_counter()
        seconds, self._last = now - self._last, now
        return CanvasStep(
            self._canvas, self._step, temperature, places, round(seconds, 6), round(now - self._started, 6)
        )

    def _temperature(self, cur_step: Any) -> float:
        for processor in self._processors:
            if isinstance(processor, LinearTemperatureScheduleLogitsProcessor):
                share = int(cur_step) / processor.max_denoising_steps
                return processor.t_min + (processor.t_max - processor.t_min) * share
        return 1.0

    @contextmanager
    def _watch_forward(self) -> Iterator[None]:
        """Keeps what the model reads at each step."""
        model, forward, own = self._model, self._model.forward, vars(self._model).get("forward")

        @functools.wraps(forward)
        def watched(*args: Any, **kwargs: Any) -> Any:
            self._read = kwargs["decoder_input_ids"]
            return forward(*args, **kwargs)

        model.forward = watched
        try:
            yield
        finally:
            del model.forward
            if own is not None:
                model.forward = own

    # ---------------------------------------------------------------------------------------------------- the end

    @property
    def _eos_ids(self) -> list[int]:
        eos = self._config.eos_token_id
        return eos if isinstance(eos, list) else [] if eos is None else [eos]

    def _without_padding(self, ids: list[int]) -> list[int]:
        """A text up to its end-of-sequence token, where the library has filled up the rest of its canvas."""
        pad = self._config.pad_token_id
        end = next((place for place, token_id in enumerate(ids) if token_id in self._eos_ids), None)
        if pad is None or end is None or any(token_id != pad for token_id in ids[end + 1 :]):
            return ids
        return ids[: end + 1]


class _TappedProcessors(LogitsProcessorList):
    """The list to which `generate` adds its own logits processors; the tap gets what they leave."""

    def __init__(self, tap: CanvasTap) -> None:
        super().__init__()
        self._tap = tap

    def __call__(self, input_ids: torch.LongTensor, scores: torch.Tensor, **kwargs: Any) -> torch.Tensor:
        scores = super().__call__(input_ids, scores, **kwargs)
        self._tap.measure(scores, kwargs["cur_step"])
        return scores

"""The tap of a person's own decoding loop: a callable, or what the library loads from a folder or a Hub repository.

Such a loop may do anything. Where it calls the logits processors and the stopping criteria once for every token, it is
recorded as sampling is. Where it calls them otherwise, or not at all, its text is scored afterwards in one forward
pass, and the sequence has a note that says so.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import torch
from transformers import GenerationConfig, GenerationMixin, LogitsProcessorList, PreTrainedModel, StoppingCriteriaList

from playground.errors import Interruption
from playground.recording.given_text_loop import in_turns, measure_given_tokens
from playground.recording.recording_state import RecordingState
from playground.recording.sampling_tap import SampleTap
from playground.recording.tap import Tap, TappedCriteria, TappedProcessors
from playground.texts import said
from playground.trace import Sequence, Step, Stepped

SCORED = said(
    "The decoding loop did not call the logits processors and the stopping criteria once for each token, so the "
    "probabilities are the model's own, computed after the run."
)
_CHUNK_POSITIONS = 64  # measured at once when a text is scored


class _Interrupted(Interruption):
    """The run was stopped, and the loop did not call its stopping criteria."""


class CustomTap(Tap):
    """A loop of a person's own: recorded while it calls the processors and the criteria once for each token."""

    def __init__(
        self, recorder: RecordingState, input_ids: torch.Tensor, config: GenerationConfig, model: PreTrainedModel
    ) -> None:
        super().__init__(recorder, input_ids, config)
        self.model, self.prompt_ids = model, input_ids[0].tolist()
        self.sample_tap: SampleTap | None = None  # made when it is known how many rows the loop has
        self.ids: torch.Tensor | None = None  # (rows, length): the last input of the criteria
        self.num_processor_calls = 0  # since then
        self.once_per_token = True  # whether processors and criteria were called so
        self.interrupted = False

    def observe(self, scores: torch.Tensor, stages: int) -> Any:
        if self.sample_tap is None:
            rows = torch.tensor([self.prompt_ids], device=scores.device).repeat(scores.shape[0], 1)
            self.sample_tap = SampleTap(self.recorder, rows, self.config)
            self.sample_tap.started = self.sample_tap.last = self.started
        self.num_processor_calls += 1
        return self.sample_tap.observe(scores, stages)

    def on_tokens_chosen(self, input_ids: torch.Tensor, done: torch.Tensor) -> None:
        num_calls, self.num_processor_calls = self.num_processor_calls, 0
        if not num_calls or not self.once_per_token:
            return
        rows = len(self.sample_tap.token_ids)
        follows = self.ids is None or torch.equal(input_ids[:, :-1], self.ids)
        if num_calls > 1 or not input_ids.shape[0] == self.sample_tap.measurement.raw.shape[0] == rows or not follows:
            self.once_per_token = False
            return
        if self.ids is None:
            self.sample_tap.prompt_length = input_ids.shape[1] - 1
        self.ids = input_ids.clone()
        self.sample_tap.on_tokens_chosen(input_ids, done)

    def finish(self, output: object) -> list[Sequence]:
        """`output` is what the loop returned: ids (rows, length), or an object that has them as `sequences`. Where it
        was stopped on its way, what was recorded is all there is."""
        recorded = [] if self.ids is None else self.sample_tap.finish(self.ids)
        if self.interrupted:
            return recorded or [self.make_sequence([], [])]
        texts = enumerate(self._texts(output))
        return [self._finished(number, ids, recorded[number : number + 1]) for number, ids in texts]

    def _finished(self, number: int, ids: list[int], recorded: list[Sequence]) -> Sequence:
        emitted = recorded[0].token_ids if recorded else []
        if emitted == ids:
            return recorded[0] if recorded else self.make_sequence([], [])
        if ids[: len(emitted)] != emitted:  # the steps that were emitted are those of another text
            return self.make_sequence(ids, self._score(number, ids, 0, emit=False), note=SCORED)
        logprobs = (recorded[0].logprobs if recorded else []) + self._score(number, ids, len(emitted), emit=True)
        return self.make_sequence(ids, logprobs, note=SCORED)

    def _texts(self, output: Any) -> list[list[int]]:
        """The ids of each row, without the prompt and without the padding after an end."""
        output = getattr(output, "sequences", output)
        if not isinstance(output, torch.Tensor) or output.dim() != 2 or output.is_floating_point():
            raise ValueError(
                said(
                    "The decoding loop returned {kind}: it must return token ids of shape (rows, length), prompt "
                    "included, or an output that has them as `sequences`.",
                    kind=type(output).__name__,
                )
            )
        special = {self.config.pad_token_id, self.config.bos_token_id}
        eos = self.config.eos_token_id
        eos = set(eos if isinstance(eos, list) else [eos])
        texts = []
        for row in output.tolist():
            size = len(self.prompt_ids)
            starts = (start for start in range(len(row) - size + 1) if row[start : start + size] == self.prompt_ids)
            start = next(starts, None)
            if start is not None and set(row[:start]) <= special:  # a loop may put padding before the prompt
                row = row[start + size :]
            while len(row) > 1 and row[-1] == self.config.pad_token_id and row[-2] in eos | {row[-1]}:
                row.pop()
            texts.append(row)
        return texts

    def _score(self, number: int, ids: list[int], start: int, emit: bool) -> list[float]:
        """The model's log-probabilities of `ids[start:]` after the prompt; `emit` makes them steps, too."""
        device = self.model.device
        whole = torch.tensor([self.prompt_ids + ids[:-1]], device=device)
        inputs = {"input_ids": whole}
        if self.model.config.is_encoder_decoder:
            inputs = {**self.recorder.inputs, "decoder_input_ids": whole}
        logits = self.model(**inputs).logits[0, len(self.prompt_ids) + start - 1 :]
        pieces, logprobs = self.texts.pieces(ids), []
        for first in range(start, len(ids), _CHUNK_POSITIONS):
            some = torch.tensor(ids[first : first + _CHUNK_POSITIONS], device=device)
            here = logits[first - start :][: len(some)].float()
            read = measure_given_tokens(here, some, self.texts, self.recorder.top)
            for index, (chosen, distribution) in enumerate(in_turns(read, self.recorder.give_way), start=first):
                logprobs.append(chosen.logprob)
                if emit:
                    step = Step(number, index, chosen, pieces[index], distribution, 0.0, self.step_times()[1])
                    self.recorder.emit(Stepped(step))
        return logprobs


def own_argument_names(loop: Callable) -> list[str]:
    """The arguments of a loop of its own, beside those that `generate` passes to every loop."""
    library_names = {*inspect.signature(GenerationMixin._sample).parameters, "model", "inputs_tensor"}
    named = inspect.signature(loop).parameters.values()
    return [each.name for each in named if each.name not in library_names and each.kind is not each.VAR_KEYWORD]


def run_callable(
    tap: CustomTap,
    loop: Callable,
    input_ids: torch.Tensor,
    logits_processor: LogitsProcessorList,
    stopping_criteria: StoppingCriteriaList,
    inputs_tensor: torch.Tensor | None,
    **kwargs: object,
) -> object:
    """Call a loop as `generate` calls a callable, with taps in the lists; returns what it returns."""
    if "inputs_tensor" in inspect.signature(loop).parameters:
        kwargs["inputs_tensor"] = inputs_tensor
    with _interruptible(tap):
        return loop(
            tap.model,
            input_ids,
            logits_processor=TappedProcessors(logits_processor, tap),
            stopping_criteria=TappedCriteria(stopping_criteria, tap),
            generation_config=tap.config,
            **kwargs,
        )


def run_loaded(
    tap: CustomTap,
    loop: Callable,
    config: GenerationConfig,
    arguments: dict[str, Any],
    custom_kwargs: Mapping[str, Any],
) -> Any:
    """Call a loop from `load_custom_generate` as `generate` calls it: nothing is prepared, the loop does all.
    `custom_kwargs` are arguments of its own.

    The model, which must be this run's own copy, prepares tapped lists whenever the loop calls its `generate`.
    """
    model = tap.model

    def tapped(method: Callable, kind: type) -> Callable:
        return functools.wraps(method)(lambda *args, **kwargs: kind(method(*args, **kwargs), tap))

    model._get_logits_processor = tapped(model._get_logits_processor, TappedProcessors)
    model._get_stopping_criteria = tapped(model._get_stopping_criteria, TappedCriteria)
    lists = {
        "logits_processor": TappedProcessors(LogitsProcessorList(arguments.pop("logits_processor")), tap),
        "stopping_criteria": TappedCriteria(StoppingCriteriaList(arguments.pop("stopping_criteria")), tap),
    }
    rest = {"inputs": None, "synced_gpus": None, "streamer": None}
    with torch.no_grad(), _interruptible(tap):
        return loop(model=model, generation_config=config, **rest, **lists, **arguments, **custom_kwargs)


@contextmanager
def _interruptible(tap: CustomTap) -> Iterator[None]:
    """Stops a loop that does not call its stopping criteria: at its second forward pass after the run was stopped."""
    model, forward, late_passes = tap.model, tap.model.forward, 0
    instance_forward = vars(model).get("forward")

    @functools.wraps(forward)
    def stoppable(*args: object, **kwargs: object) -> Any:
        nonlocal late_passes
        late_passes += tap.recorder.should_stop()
        if late_passes > 1:
            raise _Interrupted
        return forward(*args, **kwargs)

    model.forward = stoppable
    try:
        yield
    except _Interrupted:
        tap.interrupted = True
    finally:
        del model.forward
        if instance_forward is not None:
            model.forward = instance_forward

"""The tap of a person's own decoding loop: a callable, or what the library loads from a folder or a Hub repository.

Such a loop may do anything. What it does with the logits processors and stopping criteria that it is given is recorded
as sampling is: one call of each for every token. Where it uses them otherwise, or not at all, its text is scored
afterwards in one forward pass, and the sequence says so.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import torch
from transformers import GenerationConfig, GenerationMixin, LogitsProcessorList, StoppingCriteriaList

from playground.recording.forced_text import seen
from playground.recording.recording_state import RecordingState
from playground.recording.sampling import SampleTap
from playground.recording.tap import Tap, TappedCriteria, TappedProcessors
from playground.trace import Sequence, Step, Stepped

SCORED = (
    "The decoding loop did not ask the logits processors and the stopping criteria once for each token, so "
    "probabilities are the model's own, computed after the run."
)
_POSITIONS = 64  # measured at once when a text is scored


class _Interrupted(Exception):
    """The run was stopped, and the loop did not ask its stopping criteria."""


class CustomTap(Tap):
    """A loop of a person's own: recorded while it asks the processors and the criteria once for each token."""

    def __init__(self, recorder: RecordingState, input_ids: torch.Tensor, config: GenerationConfig, model: Any) -> None:
        super().__init__(recorder, input_ids, config)
        self.model, self.prompt_ids = model, input_ids[0].tolist()
        self.steps: SampleTap | None = None  # made when it is known how many rows the loop has
        self.ids: torch.Tensor | None = None  # (rows, length): what the criteria saw last
        self.looks = 0  # of the processors, since then
        self.regular = True
        self.interrupted = False

    def observe(self, scores: torch.Tensor, stages: int) -> Any:
        if self.steps is None:
            rows = torch.tensor([self.prompt_ids], device=scores.device).repeat(scores.shape[0], 1)
            self.steps = SampleTap(self.recorder, rows, self.config)
            self.steps.started = self.steps.last = self.started
        self.looks += 1
        return self.steps.observe(scores, stages)

    def chosen(self, input_ids: torch.Tensor, done: torch.Tensor) -> None:
        looks, self.looks = self.looks, 0
        if not looks or not self.regular:
            return
        rows = len(self.steps.token_ids)
        follows = self.ids is None or torch.equal(input_ids[:, :-1], self.ids)
        if looks > 1 or not input_ids.shape[0] == self.steps.measurement.raw.shape[0] == rows or not follows:
            self.regular = False
            return
        if self.ids is None:
            self.steps.prompt_length = input_ids.shape[1] - 1
        self.ids = input_ids.clone()
        self.steps.chosen(input_ids, done)

    def finish(self, output: Any) -> list[Sequence]:
        """`output` is what the loop returned: ids (rows, length), or an object that has them as `sequences`. Where it
        was stopped on its way, what was recorded is all there is."""
        recorded = [] if self.ids is None else self.steps.finish(self.ids)
        if self.interrupted:
            return recorded or [self.sequence([], [])]
        texts = enumerate(self._texts(output))
        return [self._finished(number, ids, recorded[number : number + 1]) for number, ids in texts]

    def _finished(self, number: int, ids: list[int], recorded: list[Sequence]) -> Sequence:
        told = recorded[0].token_ids if recorded else []
        if told == ids:
            return recorded[0] if recorded else self.sequence([], [])
        if ids[: len(told)] != told:  # the steps that were told are another text's
            return self.sequence(ids, self._score(number, ids, 0, tell=False), note=SCORED)
        logprobs = (recorded[0].logprobs if recorded else []) + self._score(number, ids, len(told), tell=True)
        return self.sequence(ids, logprobs, note=SCORED)

    def _texts(self, output: Any) -> list[list[int]]:
        """The ids of each row, without the prompt and without the padding after an end."""
        output = getattr(output, "sequences", output)
        if not isinstance(output, torch.Tensor) or output.dim() != 2 or output.is_floating_point():
            raise ValueError(
                f"The decoding loop returned {type(output).__name__}: it must return token ids of shape (rows, "
                "length), prompt included, or an output that has them as `sequences`."
            )
        special = {self.config.pad_token_id, self.config.bos_token_id}
        ends = self.config.eos_token_id
        ends = set(ends if isinstance(ends, list) else [ends])
        texts = []
        for row in output.tolist():
            size = len(self.prompt_ids)
            places = (place for place in range(len(row) - size + 1) if row[place : place + size] == self.prompt_ids)
            place = next(places, None)
            if place is not None and set(row[:place]) <= special:  # a loop may put padding before the prompt
                row = row[place + size :]
            while len(row) > 1 and row[-1] == self.config.pad_token_id and row[-2] in ends | {row[-1]}:
                row.pop()
            texts.append(row)
        return texts

    def _score(self, number: int, ids: list[int], start: int, tell: bool) -> list[float]:
        """The model's log-probabilities of `ids[start:]` after the prompt; `tell` makes them steps too."""
        device = self.model.device
        whole = torch.tensor([self.prompt_ids + ids[:-1]], device=device)
        inputs = {"input_ids": whole}
        if self.model.config.is_encoder_decoder:
            inputs = {**self.recorder.inputs, "decoder_input_ids": whole}
        logits = self.model(**inputs).logits[0, len(self.prompt_ids) + start - 1 :]
        pieces, logprobs = self.texts.pieces(ids), []
        for first in range(start, len(ids), _POSITIONS):
            some = torch.tensor(ids[first : first + _POSITIONS], device=device)
            here = logits[first - start :][: len(some)].float()
            read = seen(here, some, self.texts, self.recorder.top)
            for index, (chosen, distribution) in enumerate(read, start=first):
                logprobs.append(chosen.logprob)
                if tell:
                    step = Step(number, index, chosen, pieces[index], distribution, 0.0, self.clock()[1])
                    self.recorder.emit(Stepped(step))
        return logprobs


def own_names(loop: Callable) -> list[str]:
    """The arguments that `generate` hands to a callable because it names them: what it does not hand to every loop."""
    usual = {*inspect.signature(GenerationMixin._sample).parameters, "model", "inputs_tensor"}
    named = inspect.signature(loop).parameters.values()
    return [each.name for each in named if each.name not in usual and each.kind is not each.VAR_KEYWORD]


def run_callable(
    tap: CustomTap,
    loop: Callable,
    input_ids: torch.Tensor,
    logits_processor: LogitsProcessorList,
    stopping_criteria: StoppingCriteriaList,
    inputs_tensor: torch.Tensor | None,
    **kwargs: Any,
) -> Any:
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
    tap: CustomTap, loop: Callable, config: GenerationConfig, arguments: dict[str, Any], more: Mapping[str, Any]
) -> Any:
    """Call what `load_custom_generate` gave as `generate` calls it: nothing is prepared, the loop does all. `more` are
    arguments of its own.

    The model, which must be this run's own copy, prepares tapped lists whenever the loop asks its `generate` for help.
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
        return loop(model=model, generation_config=config, **rest, **lists, **arguments, **more)


@contextmanager
def _interruptible(tap: CustomTap) -> Iterator[None]:
    """Lets a loop that does not ask its stopping criteria be stopped all the same, at its second look at the model."""
    model, forward, late = tap.model, tap.model.forward, 0
    own = vars(model).get("forward")

    @functools.wraps(forward)
    def stoppable(*args: Any, **kwargs: Any) -> Any:
        nonlocal late
        late += tap.recorder.interrupted()
        if late > 1:
            raise _Interrupted
        return forward(*args, **kwargs)

    model.forward = stoppable
    try:
        yield
    except _Interrupted:
        tap.interrupted = True
    finally:
        del model.forward
        if own is not None:
            model.forward = own

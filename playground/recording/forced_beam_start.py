"""What the taps of the beam searches share: a search that begins after given text.

It runs on the prompt and the given tokens, as if both were the prompt: nothing is forced inside of its loop. So its
sums, and the length by which the length penalty divides them, begin with the first token that is free. Processors,
stopping criteria and limits were made for the prompt alone: to them, the given tokens are output.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import torch
from transformers import GenerationConfig, LogitsProcessorList, StoppingCriteriaList

from playground.recording.forced_text import following, seen
from playground.recording.recording_state import RecordingState
from playground.recording.tap import Tap
from playground.strategies.decoding import lengthened
from playground.trace import BeamCandidate, BeamsAdvanced, BeamStep, Candidate, Distribution, Sequence


class SearchTap(Tap):
    """Tells the given tokens, one step each with one candidate, before the search's own steps. `prompt_length` then is
    where the search began."""

    normalise = False  # beam search adds the processed scores up as they are

    def __init__(self, recorder: RecordingState, input_ids: torch.Tensor, config: GenerationConfig) -> None:
        super().__init__(recorder, input_ids, config)
        self.beams = config.num_beams
        self.pending_bytes = [[b""] * self.beams for _ in range(input_ids.shape[0] // self.beams)]  # of each beam
        self.begun: list[int] = []  # the given tokens that were told, with two numbers for each of them
        self.begun_logprobs: list[float] = []
        self.begun_transitions: list[float] = []
        self.ended = False  # whether the text ended among them: then there was no search

    def search(self, model: Any) -> Callable:
        """The decoding loop; its first argument is the model, or a view of it."""
        return super().loop(model)

    def loop(self, model: Any) -> Callable:
        search = self.search(model)
        return functools.partial(self._after_given, search) if self.recorder.given else search

    def _after_given(
        self,
        search: Callable,
        model: Any,
        input_ids: torch.LongTensor,
        logits_processor: LogitsProcessorList,
        stopping_criteria: StoppingCriteriaList,
        generation_config: GenerationConfig,
        **model_kwargs: Any,
    ) -> Any:
        start = input_ids.shape[1]
        given = torch.tensor(self.recorder.given, device=input_ids.device)
        whole = torch.cat([input_ids, given.expand(input_ids.shape[0], -1)], dim=1)
        for first, logits in following(model, whole[:1, :-1], model_kwargs):
            place = max(first, start - 1)  # of the first token before one that is given
            logits = logits[0, place - first :]
            if len(logits) == 0:
                continue
            tokens = whole[0, place + 1 : place + 1 + len(logits)]
            self.begun_transitions += self.recorder.transition_scores(tokens[:, None], (logits,)).tolist()
            read = seen(logits, tokens, self.texts, self.recorder.top)
            for length, (candidate, distribution) in enumerate(read, place + 2):
                self._tell(candidate, distribution)
                if bool(stopping_criteria(whole[:, :length], None).all()):
                    self.ended = True
                    return whole[:, :length]
        self.prompt_length = whole.shape[1]
        for _ in self.recorder.given:
            model_kwargs = lengthened(model_kwargs, model.config.is_encoder_decoder)
        return search(model, whole, logits_processor, stopping_criteria, generation_config, **model_kwargs)

    def _tell(self, read: Candidate, distribution: Distribution) -> None:
        piece, bytes_left = self.texts.piece(read.token_id, self.pending_bytes[0][0])
        self.pending_bytes = [[bytes_left] * self.beams]
        numbers = {"raw_logprob": read.raw_logprob, "logprob": read.logprob, "score": 0.0}
        candidate = BeamCandidate(read.token_id, read.text, piece, 0, status="running", beam=0, **numbers)
        step = BeamStep(0, len(self.begun), [candidate], [distribution], [], *self.clock(), given=True)
        self.begun.append(read.token_id)
        self.begun_logprobs.append(read.logprob)
        self.recorder.emit(BeamsAdvanced(step))

    def finish(self, output: torch.Tensor) -> list[Sequence]:
        return [self.sequence([], [], [], beams=[])] if self.ended else self.found(output)

    def found(self, output: torch.Tensor) -> list[Sequence]:
        """The outputs of the search, once it has returned `output`, (rows, length)."""
        raise NotImplementedError  # each search's tap has its own

    def sequence(
        self,
        token_ids: list[int],
        logprobs: list[float],
        transition_scores: list[float] | None = None,
        *,
        beams: list[int],
        **more: Any,
    ) -> Sequence:
        """One output, of which the arguments say what the search wrote: the given tokens come before it."""
        if transition_scores is not None:
            transition_scores = self.begun_transitions[: len(self.begun)] + transition_scores
        return super().sequence(
            self.begun + token_ids,
            self.begun_logprobs + logprobs,
            transition_scores,
            beams=[0] * len(self.begun) + beams,
            **more,
        )

"""What the taps of the beam searches share: a search that begins after given text.

It runs on the prompt and the given tokens, as if both were the prompt: nothing is forced inside of its loop. So its
sums, and the length by which the length penalty divides them, begin with the first token after the given ones.
Processors, stopping criteria and limits are for the prompt alone: to them, the given tokens are output.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import torch
from transformers import GenerationConfig, LogitsProcessorList, PreTrainedModel, StoppingCriteriaList

from playground.recording.given_text_loop import in_turns, logits_after, measure_given_tokens
from playground.recording.recording_state import RecordingState
from playground.recording.tap import Tap
from playground.strategies.decoding import extend_by_token
from playground.trace import BeamCandidate, BeamsAdvanced, BeamStep, Candidate, Distribution, Sequence


class BeamSearchTap(Tap):
    """Emits the given tokens, one step each with one candidate, before the search's own steps. `prompt_length` then is
    where the search began."""

    normalise = False  # beam search adds the processed scores up as they are

    def __init__(self, recorder: RecordingState, input_ids: torch.Tensor, config: GenerationConfig) -> None:
        super().__init__(recorder, input_ids, config)
        self.beams = config.num_beams
        self.pending_bytes = [[b""] * self.beams for _ in range(input_ids.shape[0] // self.beams)]  # of each beam
        self.given_ids: list[int] = []  # the given tokens that were emitted
        self.given_logprobs: list[float] = []
        self.given_transition_scores: list[float] = []
        self.ended_in_given = False  # then there is no search

    def search(self, model: PreTrainedModel) -> Callable:
        """The decoding loop; its first argument is the model, or a proxy of it."""
        return super().loop(model)

    def loop(self, model: PreTrainedModel) -> Callable:
        search = self.search(model)
        return functools.partial(self._after_given, search) if self.recorder.given else search

    def _after_given(
        self,
        search: Callable,
        model: PreTrainedModel,
        input_ids: torch.LongTensor,
        logits_processor: LogitsProcessorList,
        stopping_criteria: StoppingCriteriaList,
        generation_config: GenerationConfig,
        **model_kwargs: object,
    ) -> object:
        start = input_ids.shape[1]
        given = torch.tensor(self.recorder.given, device=input_ids.device)
        whole = torch.cat([input_ids, given.expand(input_ids.shape[0], -1)], dim=1)
        for first, logits in logits_after(model, whole[:1, :-1], model_kwargs):
            position = max(first, start - 1)  # whose next token is a given one
            logits = logits[0, position - first :]
            if len(logits) == 0:
                continue
            tokens = whole[0, position + 1 : position + 1 + len(logits)]
            self.given_transition_scores += self.recorder.transition_scores(tokens[:, None], (logits,)).tolist()
            read = measure_given_tokens(logits, tokens, self.texts, self.recorder.top)
            read = in_turns(read, self.recorder.give_way)
            for length, (candidate, distribution) in enumerate(read, position + 2):
                self._emit_given(candidate, distribution)
                if bool(stopping_criteria(whole[:, :length], None).all()):
                    self.ended_in_given = True
                    return whole[:, :length]
        self.prompt_length = whole.shape[1]
        for _ in self.recorder.given:
            model_kwargs = extend_by_token(model_kwargs, model.config.is_encoder_decoder)
        return search(model, whole, logits_processor, stopping_criteria, generation_config, **model_kwargs)

    def _emit_given(self, read: Candidate, distribution: Distribution) -> None:
        piece, bytes_left = self.texts.piece(read.token_id, self.pending_bytes[0][0])
        self.pending_bytes = [[bytes_left] * self.beams]
        numbers = {"raw_logprob": read.raw_logprob, "logprob": read.logprob, "score": 0.0}
        candidate = BeamCandidate(read.token_id, read.text, piece, 0, status="running", beam=0, **numbers)
        step = BeamStep(0, len(self.given_ids), [candidate], [distribution], [], *self.step_times(), given=True)
        self.given_ids.append(read.token_id)
        self.given_logprobs.append(read.logprob)
        self.recorder.emit(BeamsAdvanced(step))

    def finish(self, output: torch.Tensor) -> list[Sequence]:
        return [self.make_sequence([], [], [], beams=[])] if self.ended_in_given else self.search_outputs(output)

    def search_outputs(self, output: torch.Tensor) -> list[Sequence]:
        """The outputs of the search, once it has returned `output`, (rows, length)."""
        raise NotImplementedError  # each search's tap has its own

    def make_sequence(
        self,
        token_ids: list[int],
        logprobs: list[float],
        transition_scores: list[float] | None = None,
        *,
        beams: list[int],
        **fields: Any,
    ) -> Sequence:
        """One output. The arguments are what the search wrote; the given tokens are put before it."""
        if transition_scores is not None:
            transition_scores = self.given_transition_scores[: len(self.given_ids)] + transition_scores
        return super().make_sequence(
            self.given_ids + token_ids,
            self.given_logprobs + logprobs,
            transition_scores,
            beams=[0] * len(self.given_ids) + beams,
            **fields,
        )

"""The taps of diverse and of constrained beam search, whose loops are ours: the continuations that were considered,
with their groups or their banks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from transformers import GenerationConfig, LogitsProcessorList, PreTrainedModel

from playground.recording.forced_beam_start import BeamSearchTap
from playground.recording.measurement import LOWEST, Measurement, measure
from playground.recording.recording_state import RecordingState
from playground.recording.trace_rows import read_distribution
from playground.strategies import constrained_beam_search, diverse_beam_search
from playground.strategies.beams import Continuation, Hypothesis, eos_ids
from playground.strategies.constraints import read_constraints
from playground.strategies.diverse_beam import add_diversity_penalty
from playground.texts import many
from playground.trace import BeamCandidate, BeamsAdvanced, BeamStep, Distribution, Mark, Sequence, replace


class GroupBeamTap(BeamSearchTap):
    """All continuations that the groups of a step considered, group after group, and what became of them.

    The loop has its numbers on the host anyway, so the step is emitted at once on every device.
    """

    def __init__(self, recorder: RecordingState, input_ids: torch.Tensor, config: GenerationConfig) -> None:
        super().__init__(recorder, input_ids, config)
        self.groups = config.num_beam_groups or 1
        self.size = self.beams // self.groups
        self.eos = eos_ids(config)
        # of each step, by row of the batch and token: the log-probability, and the same by the library's function
        self.logprobs: list[dict[tuple[int, int], tuple[float, float]]] = []
        self.measurements: list[Measurement] = []  # of this step, one for each group that has not finished
        self.marks: dict[tuple[int, int], Mark] = {}  # of this step, by row and token

    @classmethod
    def processors(cls, processors: LogitsProcessorList, config: GenerationConfig) -> LogitsProcessorList:
        return add_diversity_penalty(processors, config)

    def search(self, model: PreTrainedModel) -> Callable:
        return diverse_beam_search

    def loop_kwargs(self, inputs_tensor: torch.Tensor | None) -> dict[str, object]:
        return {"observer": self}

    def observe(self, scores: torch.Tensor, stages: int) -> Measurement:
        self.buffer = []  # the groups of a step are measured together: each has its own
        self.measurements.append(super().observe(scores, stages))
        return self.measurements[-1]

    def on_step(self, considered: list[list[Continuation]], pools: list[list[float]]) -> None:
        """After each step of the loop (see `playground.strategies.beams.Observer`)."""
        seconds, elapsed = self.step_times()
        numbers, distributions = self._measured([item for continuations in considered for item in continuations])
        for prompt, continuations in enumerate(considered):
            if not continuations:
                continue
            first, pending = prompt * self.beams, self.pending_bytes[prompt]
            self.pending_bytes[prompt] = [b""] * self.beams
            candidates = [
                self._candidate(item, first, pending, *numbers[item.row, item.token][:2]) for item in continuations
            ]
            own = [distributions.get(row, Distribution([], 0.0, 0.0, 0)) for row in range(first, first + self.beams)]
            pool = [max(score, LOWEST) for score in pools[prompt]]
            step = BeamStep(prompt, len(self.given_ids) + len(self.logprobs), candidates, own, pool, seconds, elapsed)
            self.recorder.emit(BeamsAdvanced(step))
        self.logprobs.append({pair: (logprob, library) for pair, (_, logprob, library) in numbers.items()})

    def on_finished(self, hypotheses: list[list[Hypothesis]]) -> None:
        """After the loop (see `playground.strategies.beams.Observer`)."""
        self.hypotheses = hypotheses

    def search_outputs(self, output: torch.Tensor) -> list[Sequence]:
        sequences = []
        for prompt, hypotheses in enumerate(self.hypotheses):
            for text in hypotheses:
                path = zip(self.logprobs, text.rows, text.tokens, strict=False)
                pairs = [step[row, token] for step, row, token in path]
                columns = [logprob for logprob, _ in pairs], [library for _, library in pairs]
                beams = [row - prompt * self.beams for row in text.rows]
                sequences.append(self.make_sequence(text.tokens, *columns, score=max(text.score, LOWEST), beams=beams))
        return sequences

    def _measured(
        self, continuations: list[Continuation]
    ) -> tuple[dict[tuple[int, int], tuple[float, float, float]], dict[int, Distribution]]:
        """((row, token) -> its log-probability before and after the processors, and by the library's function,
        row -> its distribution)"""
        numbers, distributions = {}, {}
        active = {item.row // self.size for item in continuations}  # groups of all prompts, in the order of the rows
        groups = sorted({number % self.groups for number in active})
        observer = self.recorder.watermark
        calls = observer.take_calls() if observer is not None else [None] * len(groups)
        self.marks = {}
        for group, measurement, call in zip(groups, self.measurements, calls, strict=True):
            own = [item for item in continuations if item.row // self.size % self.groups == group]
            device = measurement.raw.device
            # the measurement has the group's rows only: (prompts * size, vocab)
            rows = torch.tensor(
                [item.row // self.beams * self.size + item.row % self.size for item in own], device=device
            )
            tokens = torch.tensor([item.token for item in own], device=device)
            library = self.recorder.transition_scores(
                tokens[:, None], (measurement.processed,), rows[:, None], normalize_logits=False
            )
            columns = (*measurement.scores_of(rows, tokens), library)
            for item, raw, processed, score in zip(own, *(column.tolist() for column in columns), strict=True):
                numbers[item.row, item.token] = max(raw, LOWEST), max(processed, LOWEST), score
            if call is not None:
                marks = observer.mark_numbers(measurement, [call], tokens, rows).tolist()
                for item, mark in zip(own, marks, strict=True):
                    self.marks[item.row, item.token] = observer.to_mark(mark)
        measure(self.measurements)
        for group, measurement in zip(groups, self.measurements, strict=True):
            for row, measured in enumerate(measurement.read()):
                number = row // self.size * self.groups + group
                if number in active:
                    distributions[number * self.size + row % self.size] = read_distribution(measured, self.texts)
        self.measurements, self.measurement = [], None
        return numbers, distributions

    def _candidate(
        self, item: Continuation, first: int, pending: list[bytes], raw: float, logprob: float
    ) -> BeamCandidate:
        """`first` is the prompt's first row; `pending` are the bytes of incomplete characters of its beams."""
        parent = item.row - first
        piece, bytes_left = self.texts.piece(item.token, pending[parent])
        if item.beam is not None:
            self.pending_bytes[first // self.beams][item.beam] = bytes_left
        return BeamCandidate(
            token_id=item.token,
            text=self.texts.label(item.token),
            piece=piece,
            parent=parent,
            raw_logprob=raw,
            logprob=logprob,
            score=max(item.score, LOWEST),
            status="ended" if item.status == "pruned" and item.token in self.eos else item.status,
            beam=item.beam,
            final_score=None if item.final_score is None else max(item.final_score, LOWEST),
            mark=self.marks.get((item.row, item.token)),
            **self.extra_fields(item, parent),
        )

    def extra_fields(self, item: Continuation, parent: int) -> dict[str, Any]:
        """The fields of a candidate that this search alone has."""
        return {"group": parent // self.size, "diversity_penalty": item.penalty}


class ConstrainedBeamTap(GroupBeamTap):
    """Records the search like a diverse one with a single group. A text that lacks words has a note: the search returns
    such a text where no beam had them all in time."""

    def __init__(self, recorder: RecordingState, input_ids: torch.Tensor, config: GenerationConfig) -> None:
        super().__init__(recorder, input_ids, config)
        self.constraints = read_constraints(config.constraints, config.force_words_ids)
        self.prompts = input_ids[:: self.beams].tolist()  # words of the prompt count

    @classmethod
    def processors(cls, processors: LogitsProcessorList, config: GenerationConfig) -> LogitsProcessorList:
        return processors

    def search(self, model: PreTrainedModel) -> Callable:
        return constrained_beam_search

    def finish(self, output: torch.Tensor) -> list[Sequence]:
        sequences = super().finish(output)
        for number, sequence in enumerate(sequences):
            prompt = self.prompts[number * len(self.prompts) // len(sequences)]
            lacking = [c for c in self.constraints if not c.is_in([*prompt, *sequence.token_ids])]
            if lacking:
                words = ", ".join(f"“{self.texts.decode(list(c.alternatives[0])).strip()}”" for c in lacking)
                note = many(
                    len(lacking), "This text lacks {words}: no beam wrote it in time. Try more beams or tokens.",
                    "This text lacks {words}: no beam wrote them in time. Try more beams or tokens.",
                    words=words,
                )  # fmt: skip
                sequences[number] = replace(sequence, note=note)
        return sequences

    def extra_fields(self, item: Continuation, parent: int) -> dict[str, Any]:
        return {"bank": item.bank, "progress": list(item.progress), "forced": item.forced}

"""The tap of `_beam_search`: beam search, with or without sampling."""

from __future__ import annotations

from typing import Any

import torch
from transformers import GenerationConfig, PreTrainedModel

from playground.recording.forced_beam_start import BeamSearchTap
from playground.recording.measurement import LOWEST, Measurement, PackedColumns
from playground.recording.recording_state import RecordingState
from playground.recording.tap import ModelProxy
from playground.recording.trace_rows import read_distribution
from playground.trace import BeamCandidate, BeamsAdvanced, BeamStep, Mark, Sequence


class BeamTap(BeamSearchTap):
    """Beam search, with or without sampling: all continuations that a step considered, and what became of them."""

    loop_name = "_beam_search"

    def __init__(self, recorder: RecordingState, input_ids: torch.Tensor, config: GenerationConfig) -> None:
        super().__init__(recorder, input_ids, config)
        self.prompts = input_ids.shape[0] // self.beams
        self.considered: list[list[list[BeamCandidate]]] = [[] for _ in range(self.prompts)]
        self.library_scores: list[list[list[float]]] = [[] for _ in range(self.prompts)]  # of each of `considered`
        self.steps = 0  # of the search
        # of the last draw: the probabilities and the numbers of the race, (prompts, beams * vocab) each
        self.race: tuple[torch.Tensor, torch.Tensor] | None = None
        if config.do_sample and recorder.draws is not None:
            recorder.draws.observer = self

    def on_drawn(self, probabilities: torch.Tensor, exponentials: torch.Tensor) -> None:
        """The loop draws what it considers, for each prompt among all continuations of its beams."""
        self.race = probabilities, exponentials

    def on_uniform(self, like: torch.Tensor, drawn: torch.Tensor) -> None:
        """Nothing in this loop is drawn so."""

    def proxy(self, model: PreTrainedModel) -> Any:
        return _BeamSearchProxy(model, self)

    def on_step(
        self,
        survivors: tuple[torch.Tensor, ...],
        pool: tuple[torch.Tensor, ...],
        topk_log_probs: torch.Tensor,  # (prompts, considered), cumulative
        topk_running_sequences: torch.Tensor,  # (prompts, considered, max_length)
        topk_running_beam_indices: torch.Tensor,  # (prompts, considered, max_new)
        next_token_hits_stopping_criteria: torch.Tensor,  # (prompts, considered)
        top_num_beam_mask: torch.Tensor,  # (considered,)
        is_early_stop_heuristic_unsatisfied: torch.Tensor,  # (prompts, 1)
        is_sent_finished: torch.Tensor,  # (prompts, beams), before this step
        cur_len: int,
        **_: object,
    ) -> None:
        """After each step: `survivors` are the beams that the library keeps running, `pool` its finished hypotheses."""
        step = cur_len - self.prompt_length
        running_sequences, _, running_indices = survivors
        _, pool_scores, self.pool_indices, pool_done = pool
        self.pool_scores, self.pool_done = pool_scores, pool_done
        rows = topk_running_beam_indices[:, :, step].long()  # of the flat batch
        offset = torch.arange(self.prompts, device=rows.device)[:, None] * self.beams
        tokens = topk_running_sequences[:, :, cur_len]
        raw, processed = self.measurement.scores_of(rows, tokens)
        library = self.recorder.transition_scores(
            tokens.reshape(-1, 1), (self.measurement.processed,), rows.reshape(-1, 1), normalize_logits=False
        )
        hits = next_token_hits_stopping_criteria
        pool_open = is_early_stop_heuristic_unsatisfied  # in a batch, a finished prompt is decoded on with the others
        if self.config.early_stopping is True:
            pool_open = pool_open & ~is_sent_finished.all(-1, keepdim=True)
        observer, extra = self.recorder.watermark, {}
        if observer is not None:
            calls = observer.take_calls()[-1:]
            marks = observer.mark_numbers(self.measurement, calls, tokens.flatten(), rows.flatten())
            extra["mark"] = marks.reshape(len(tokens), -1)
        extra |= self._race_columns(rows - offset, tokens)
        step_numbers = PackedColumns.join(
            {
                "token": tokens,
                "parent": rows - offset,
                "raw": raw,
                "logprob": processed,
                "library": library.reshape(tokens.shape),
                "score": topk_log_probs,
                "ended": hits,
                "counts": hits & top_num_beam_mask & pool_open,
                "next_token": running_sequences[:, :, cur_len],
                "next_parent": running_indices[:, :, step].long() - offset,
                "pool": pool_scores,
                "pool_done": pool_done,
                **extra,
            }
        ).start_copy()
        self.finish_step(step_numbers, *self.step_times())

    def _race_columns(self, parents: torch.Tensor, tokens: torch.Tensor) -> dict[str, torch.Tensor]:
        """What the draw of this step gave each continuation, (prompts, considered); no columns where none was seen."""
        race, self.race = self.race, None
        if race is None or len(race[0]) != self.prompts:
            return {}
        probabilities, exponentials = race
        places = parents * (probabilities.shape[-1] // self.beams) + tokens
        return {"share": probabilities.gather(-1, places), "luck": -exponentials.gather(-1, places).float().log()}

    def _emit(self, measurement: Measurement, step_numbers: PackedColumns, seconds: float, elapsed: float) -> None:
        distributions = [read_distribution(numbers, self.texts) for numbers in measurement.read()]
        length_penalty = (self.steps + 1) ** self.config.length_penalty
        for prompt, row in enumerate(step_numbers.rows()):
            next_beam = {
                (int(parent), int(token)): beam
                for beam, (parent, token) in enumerate(zip(row["next_parent"], row["next_token"], strict=True))
            }
            pending, next_pending = self.pending_bytes[prompt], [b""] * self.beams
            candidates, marks = [], iter(self._marks(row))
            names = ("token", "parent", "raw", "logprob", "score", "ended", "counts")
            none = [None] * len(row["token"])
            races = zip(row.get("share", none), row.get("luck", none), strict=True)
            for token, parent, raw, logprob, score, ended, counts in zip(*(row[n] for n in names), strict=True):
                key = (int(parent), int(token))
                piece, bytes_left = self.texts.piece(key[1], pending[key[0]])
                beam = None if ended else next_beam.get(key)
                if beam is not None:
                    next_pending[beam] = bytes_left
                candidates.append(
                    BeamCandidate(
                        token_id=key[1],
                        text=self.texts.label(key[1]),
                        piece=piece,
                        parent=key[0],
                        raw_logprob=max(raw, LOWEST),
                        logprob=max(logprob, LOWEST),
                        score=max(score, LOWEST),
                        status=_status(ended, counts, beam),
                        beam=beam,
                        final_score=max(score, LOWEST) / length_penalty if counts else None,
                        mark=next(marks),
                        **dict(zip(("share", "luck"), next(races), strict=True)),
                    )
                )
            self.pending_bytes[prompt] = next_pending
            self.considered[prompt].append(candidates)
            self.library_scores[prompt].append(row["library"])
            own = distributions[prompt * self.beams : (prompt + 1) * self.beams]
            pool = [score for score, done in zip(row["pool"], row["pool_done"], strict=True) if done]
            index = len(self.given_ids) + self.steps
            self.recorder.emit(BeamsAdvanced(BeamStep(prompt, index, candidates, own, pool, seconds, elapsed)))
        self.steps += 1

    def _marks(self, row: dict[str, Any]) -> list[Mark | None]:
        """What a watermark did to each continuation, in their order."""
        numbers, count = row.get("mark"), len(row["token"])
        if numbers is None:
            return [None] * count
        width = len(numbers) // count
        return [self.recorder.watermark.to_mark(numbers[i * width : (i + 1) * width]) for i in range(count)]

    def search_outputs(self, output: torch.Tensor) -> list[Sequence]:
        if self.recorder.draws is not None:
            self.recorder.draws.observer = None
        for step in self.flush():
            self._emit(*step)
        returned = self.config.num_return_sequences
        paths = self.pool_indices[:, :returned].tolist()  # (prompts, returned, max_new), -1 past the end
        scores, done = self.pool_scores[:, :returned].tolist(), self.pool_done[:, :returned].tolist()
        sequences = []
        for number, token_ids in enumerate(output[:, self.prompt_length :].tolist()):
            prompt, rank = divmod(number, returned)
            beams = [index - prompt * self.beams for index in paths[prompt][rank] if index >= 0]
            token_ids = token_ids[: len(beams)]
            logprobs, library = [], []
            steps = zip(self.considered[prompt], self.library_scores[prompt], strict=True)
            for (candidates, numbers), pair in zip(steps, zip(beams, token_ids, strict=True), strict=False):
                index = next(i for i, c in enumerate(candidates) if (c.parent, c.token_id) == pair)
                logprobs.append(candidates[index].logprob)
                library.append(numbers[index])
            # Where too few hypotheses have finished, the library returns beams that met no stopping criterion, too.
            fields = {} if done[prompt][rank] else {"stop_reason": "unfinished"}
            score = scores[prompt][rank]
            sequences.append(self.make_sequence(token_ids, logprobs, library, score=score, beams=beams, **fields))
        return sequences


class _BeamSearchProxy(ModelProxy):
    """Passes on to the tap what the selections of a beam-search step return."""

    def _get_running_beams_for_next_iteration(self, **kwargs: Any) -> tuple[torch.Tensor, ...]:
        self._survivors = self._model._get_running_beams_for_next_iteration(**kwargs)
        return self._survivors

    def _update_finished_beams(self, **kwargs: Any) -> tuple[torch.Tensor, ...]:
        pool = self._model._update_finished_beams(**kwargs)
        self._tap.on_step(self._survivors, pool, **kwargs)
        return pool


def _status(ended: float, counts: float, beam: int | None) -> str:
    if ended:
        return "finished" if counts else "ended"
    return "pruned" if beam is None else "running"

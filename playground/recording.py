"""Taps on transformers' own decoding loops: they decode, we watch.

A `Recorder` is handed to `generate` as `custom_generate`. It receives the prepared inputs, the complete list of logits
processors and the stopping criteria, puts taps around them, and hands on to the model class's own loop. Watching
changes nothing: no random number is drawn, no score is touched. This is the only module of the project that touches
private names of transformers.

It does not know requests, engines or pages: it turns what the taps see into events and calls `emit` with them.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch
from transformers import GenerationConfig, LogitsProcessorList, StoppingCriteriaList
from transformers.generation import GenerationMode

from playground.measure import Measurement, Packed, removed
from playground.tokens import TokenTexts
from playground.trace import (
    BeamCandidate,
    BeamsAdvanced,
    BeamStep,
    Candidate,
    Distribution,
    DraftJudged,
    DraftRound,
    DraftToken,
    Event,
    Sequence,
    Stage,
    Step,
    Stepped,
)

_LOWEST = torch.finfo(torch.float32).min


@dataclass
class Recorder:
    """One run's `custom_generate`. After `generate` has returned, `sequences` holds its outputs.

    `prepared(input_ids, generation_config, mode)` is called once, just before decoding, with what `generate` has made
    of the request. The assistant and the tokenizer stand here because `generate` does not pass them on to a callable.
    """

    emit: Callable[[Event], None]
    texts: TokenTexts
    top: int
    prepared: Callable[[torch.Tensor, GenerationConfig, GenerationMode], None]
    assistant: Any = None
    sequences: list[Sequence] = field(default_factory=list)

    def __call__(
        self,
        model: Any,
        input_ids: torch.LongTensor,
        logits_processor: LogitsProcessorList,
        stopping_criteria: StoppingCriteriaList,
        generation_config: GenerationConfig,
        inputs_tensor: torch.Tensor | None = None,
        **model_kwargs: Any,
    ) -> torch.LongTensor:
        """Decode with the loop of the mode that `generation_config` asks for; returns what that loop returns.

        Raises ValueError for a mode that transformers no longer has built in.
        """
        mode = generation_config.get_generation_mode(self.assistant)
        tap_class = _TAPS.get(mode)
        if tap_class is None:
            raise ValueError(f"Generation mode {mode.value!r} is not built into this version of transformers.")
        self.prepared(input_ids, generation_config, mode)
        tap = tap_class(self, input_ids, generation_config)
        loop_kwargs = tap.loop_kwargs(inputs_tensor)
        output = tap.loop(model)(
            tap.view(model),
            input_ids,
            logits_processor=_TappedProcessors(logits_processor, tap),
            stopping_criteria=_TappedCriteria(stopping_criteria, tap),
            generation_config=generation_config,
            **loop_kwargs,
            **model_kwargs,
        )
        self.sequences = tap.finish(output)
        return output


class _TappedProcessors(LogitsProcessorList):
    """The same processors, with a look at the scores before the first and after each of them."""

    def __init__(self, processors: LogitsProcessorList, tap: _Tap) -> None:
        super().__init__(processors)
        self._tap = tap
        # A list of one lets the library pass each processor its arguments in its own way.
        self._singles = [(type(processor).__name__, LogitsProcessorList([processor])) for processor in processors]

    def __call__(self, input_ids: torch.LongTensor, scores: torch.Tensor, **kwargs: Any) -> torch.Tensor:
        observer = self._tap.observe(scores, bool(self._singles))
        for name, single in self._singles:
            scores = single(input_ids, scores, **kwargs)
            observer.after(name, scores)
        return scores


class _TappedCriteria(StoppingCriteriaList):
    """The same stopping criteria, with a look at the tokens that were just chosen."""

    def __init__(self, criteria: StoppingCriteriaList, tap: _Tap) -> None:
        super().__init__(criteria)
        self._tap = tap

    def __call__(self, input_ids: torch.LongTensor, scores: Any, **kwargs: Any) -> torch.BoolTensor:
        done = super().__call__(input_ids, scores, **kwargs)
        self._tap.chosen(input_ids, done)
        return done


class _View:
    """A model as a decoding loop sees it: everything goes to the model itself, but for what a subclass overrides."""

    def __init__(self, model: Any, tap: _Tap) -> None:
        self._model, self._tap = model, tap

    def __getattr__(self, name: str) -> Any:
        return getattr(self._model, name)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._model(*args, **kwargs)


# ------------------------------------------------------------------------------------------------------- the taps


class _Tap:
    """What the taps of every mode share. A subclass says which loop it watches and what it makes of it."""

    normalise = True
    loop_name = ""

    def __init__(self, recorder: Recorder, input_ids: torch.Tensor, config: GenerationConfig) -> None:
        self.recorder, self.texts, self.config = recorder, recorder.texts, config
        self.prompt_length = input_ids.shape[1]
        self.started = self.last = time.perf_counter()
        self.measurement: Measurement | None = None

    def loop(self, model: Any) -> Callable:
        return getattr(type(model), self.loop_name)

    def loop_kwargs(self, inputs_tensor: torch.Tensor | None) -> dict[str, Any]:
        return {}

    def view(self, model: Any) -> Any:
        return model

    def observe(self, scores: torch.Tensor, processed: bool) -> Any:
        self.measurement = Measurement(scores, self.recorder.top, self.normalise, processed)
        return self.measurement

    def chosen(self, input_ids: torch.Tensor, done: torch.Tensor) -> None:
        pass

    def finish(self, output: torch.Tensor) -> list[Sequence]:
        raise NotImplementedError

    def clock(self) -> tuple[float, float]:
        """(seconds since the last call, seconds since the start)."""
        now = time.perf_counter()
        seconds, self.last = now - self.last, now
        return seconds, now - self.started

    def sequence(self, token_ids: list[int], logprobs: list[float], **more: Any) -> Sequence:
        text = self.texts.decode(token_ids)
        return Sequence(text=text, token_ids=token_ids, logprobs=logprobs, stop_reason="", **more)


class _SampleTap(_Tap):
    """Greedy decoding and multinomial sampling: one token a step for each row that has not finished."""

    loop_name = "_sample"

    def __init__(self, recorder: Recorder, input_ids: torch.Tensor, config: GenerationConfig) -> None:
        super().__init__(recorder, input_ids, config)
        rows = input_ids.shape[0]
        self.active = torch.ones(rows, dtype=torch.bool, device=input_ids.device)
        self.pending_bytes = [b""] * rows
        self.token_ids: list[list[int]] = [[] for _ in range(rows)]
        self.logprobs: list[list[float]] = [[] for _ in range(rows)]
        # On an accelerator a step is read one step later, so that the device never waits for us. The loop may also
        # undo its last step there.
        self.lag = 0 if input_ids.device.type == "cpu" else 1
        self.waiting: deque[tuple[int, Packed, float, float]] = deque()
        self.steps = 0

    def chosen(self, input_ids: torch.Tensor, done: torch.Tensor) -> None:
        self.measurement.close()
        columns = {**self.measurement.of(input_ids[:, -1]), "active": self.active}
        packed = self.measurement.pack(columns).start_copy()
        self.measurement = None
        self.active = self.active & ~done
        self.waiting.append((self.steps, packed, *self.clock()))
        self.steps += 1
        while len(self.waiting) > self.lag:
            self._emit(*self.waiting.popleft())

    def _emit(self, index: int, packed: Packed, seconds: float, elapsed: float) -> None:
        for number, row in enumerate(packed.rows()):
            if not row["active"]:
                continue
            chosen = _chosen(row, packed.stage_names, self.texts)
            piece, self.pending_bytes[number] = self.texts.piece(chosen.token_id, self.pending_bytes[number])
            self.token_ids[number].append(chosen.token_id)
            self.logprobs[number].append(chosen.logprob)
            distribution = _distribution(row, packed.stage_names, self.texts)
            self.recorder.emit(Stepped(Step(number, index, chosen, piece, distribution, seconds, elapsed)))

    def finish(self, output: torch.Tensor) -> list[Sequence]:
        length = output.shape[1] - self.prompt_length
        for index, *rest in self.waiting:
            if index < length:
                self._emit(index, *rest)
        return [self.sequence(*row) for row in zip(self.token_ids, self.logprobs, strict=True)]


class _BeamTap(_Tap):
    """Beam search, with or without sampling: all continuations that a step considered, and what became of them."""

    loop_name = "_beam_search"
    normalise = False  # beam search adds the processed scores up as they are

    def __init__(self, recorder: Recorder, input_ids: torch.Tensor, config: GenerationConfig) -> None:
        super().__init__(recorder, input_ids, config)
        self.beams = config.num_beams
        self.prompts = input_ids.shape[0] // self.beams
        self.pending_bytes = [[b""] * self.beams for _ in range(self.prompts)]
        self.considered: list[list[list[BeamCandidate]]] = [[] for _ in range(self.prompts)]
        self.lag = 0 if input_ids.device.type == "cpu" else 1
        self.waiting: deque[tuple[Packed, Packed, float, float]] = deque()
        self.steps = 0

    def view(self, model: Any) -> Any:
        return _BeamView(model, self)

    def advanced(
        self,
        survivors: tuple[torch.Tensor, ...],
        pool: tuple[torch.Tensor, ...],
        topk_log_probs: torch.Tensor,  # (prompts, considered), cumulative
        topk_running_sequences: torch.Tensor,  # (prompts, considered, max_length)
        topk_running_beam_indices: torch.Tensor,  # (prompts, considered, max_new)
        next_token_hits_stopping_criteria: torch.Tensor,  # (prompts, considered)
        top_num_beam_mask: torch.Tensor,  # (considered,)
        cur_len: int,
        **_: Any,
    ) -> None:
        """The step is complete: `survivors` and `pool` are what the library keeps running and keeps finished."""
        step = cur_len - self.prompt_length
        running_sequences, _, running_indices = survivors
        _, pool_scores, self.pool_indices, pool_done = pool
        self.pool_scores = pool_scores
        rows = topk_running_beam_indices[:, :, step].long()  # of the flat batch
        offset = torch.arange(self.prompts, device=rows.device)[:, None] * self.beams
        tokens = topk_running_sequences[:, :, cur_len]
        self.measurement.close()
        raw, processed = self.measurement.pairs(rows, tokens)
        distributions = self.measurement.pack().start_copy()
        self.measurement = None
        hits = next_token_hits_stopping_criteria
        moves = Packed.join(
            {
                "token": tokens,
                "parent": rows - offset,
                "raw": raw,
                "logprob": processed,
                "score": topk_log_probs,
                "ended": hits,
                "counts": hits & top_num_beam_mask,
                "next_token": running_sequences[:, :, cur_len],
                "next_parent": running_indices[:, :, step].long() - offset,
                "pool": pool_scores,
                "pool_done": pool_done,
            }
        ).start_copy()
        self.waiting.append((distributions, moves, *self.clock()))
        while len(self.waiting) > self.lag:
            self._emit(*self.waiting.popleft())

    def _emit(self, packed: Packed, moves: Packed, seconds: float, elapsed: float) -> None:
        distributions = [_distribution(row, packed.stage_names, self.texts) for row in packed.rows()]
        length_penalty = (self.steps + 1) ** self.config.length_penalty
        for prompt, row in enumerate(moves.rows()):
            next_beam = {
                (int(parent), int(token)): beam
                for beam, (parent, token) in enumerate(zip(row["next_parent"], row["next_token"], strict=True))
            }
            pending, next_pending = self.pending_bytes[prompt], [b""] * self.beams
            candidates = []
            names = ("token", "parent", "raw", "logprob", "score", "ended", "counts")
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
                        raw_logprob=max(raw, _LOWEST),
                        logprob=max(logprob, _LOWEST),
                        score=max(score, _LOWEST),
                        status=_status(ended, counts, beam),
                        beam=beam,
                        final_score=max(score, _LOWEST) / length_penalty if counts else None,
                    )
                )
            self.pending_bytes[prompt] = next_pending
            self.considered[prompt].append(candidates)
            own = distributions[prompt * self.beams : (prompt + 1) * self.beams]
            pool = [score for score, done in zip(row["pool"], row["pool_done"], strict=True) if done]
            self.recorder.emit(
                BeamsAdvanced(BeamStep(prompt, self.steps, candidates, own, pool, seconds, elapsed))
            )
        self.steps += 1

    def finish(self, output: torch.Tensor) -> list[Sequence]:
        for step in self.waiting:
            self._emit(*step)
        returned = self.config.num_return_sequences
        paths = self.pool_indices[:, :returned].tolist()  # (prompts, returned, max_new), -1 past the end
        scores = self.pool_scores[:, :returned].tolist()
        sequences = []
        for number, token_ids in enumerate(output[:, self.prompt_length :].tolist()):
            prompt, rank = divmod(number, returned)
            beams = [index - prompt * self.beams for index in paths[prompt][rank] if index >= 0]
            token_ids = token_ids[: len(beams)]
            logprobs = [
                next(c.logprob for c in candidates if (c.parent, c.token_id) == pair)
                for candidates, pair in zip(self.considered[prompt], zip(beams, token_ids, strict=True), strict=False)
            ]
            sequences.append(self.sequence(token_ids, logprobs, score=scores[prompt][rank], beams=beams))
        return sequences


class _BeamView(_View):
    """Looks at what the three selections of a beam-search step make."""

    def _get_running_beams_for_next_iteration(self, **kwargs: Any) -> tuple[torch.Tensor, ...]:
        self._survivors = self._model._get_running_beams_for_next_iteration(**kwargs)
        return self._survivors

    def _update_finished_beams(self, **kwargs: Any) -> tuple[torch.Tensor, ...]:
        pool = self._model._update_finished_beams(**kwargs)
        self._tap.advanced(self._survivors, pool, **kwargs)
        return pool


class _AssistedTap(_Tap):
    """Assisted decoding: rounds of drafted tokens, those that were kept, and the target's own token after them."""

    loop_name = "_assisted_decoding"

    def __init__(self, recorder: Recorder, input_ids: torch.Tensor, config: GenerationConfig) -> None:
        super().__init__(recorder, input_ids, config)
        self.pending_bytes = b""
        self.token_ids: list[int] = []
        self.logprobs: list[float] = []
        self.rounds = 0
        self.logits: torch.Tensor | None = None  # (1, positions, vocab): the target's, of this round
        self.positions: list[_StageOutputs] = []  # of this round, one for each position that was processed

    def loop_kwargs(self, inputs_tensor: torch.Tensor | None) -> dict[str, Any]:
        return {"assistant_model": self.recorder.assistant, "inputs_tensor": inputs_tensor}

    def view(self, model: Any) -> Any:
        return _AssistedView(model, self)

    def observe(self, scores: torch.Tensor, processed: bool) -> Any:
        # Most drafted positions may be thrown away: what to measure is known when the round has been judged.
        self.positions.append(_StageOutputs())
        return self.positions[-1]

    def drafted(self, prefix: torch.Tensor, candidate_ids: torch.Tensor, logits: torch.Tensor | None) -> None:
        """The draft is made: `candidate_ids` (1, length) begins with `prefix`; `logits` (1, drafted, vocab)."""
        self.draft_seconds = time.perf_counter() - self.last
        self.prefix_length = prefix.shape[1]
        self.draft_ids = candidate_ids[0, self.prefix_length :].tolist()
        self.draft_logits = logits
        self.positions.clear()

    def judged(self, input_ids: torch.Tensor, processed: torch.Tensor, accepted: int) -> None:
        """The target has judged: `input_ids` (1, length) now ends with what was kept, `processed` is the target's
        processed logits (1, drafted + 1, vocab)."""
        drafted = len(self.draft_ids)
        kept = input_ids[0, self.prefix_length :]
        rows = kept.shape[0]
        if not rows:  # some releases judge a round of which nothing is kept, at the very end
            return
        raw = self.logits[0, -drafted - 1 :][:rows].float()
        measurement = Measurement(
            raw.to(processed.device), self.recorder.top, self.normalise, processed_later=bool(self.positions)
        )
        if self.positions:
            for number, (name, _) in enumerate(self.positions[0].outputs):
                stage = torch.cat([position.outputs[number][1] for position in self.positions[:rows]])
                measurement.after(name, stage)
        measurement.close()
        packed = measurement.pack(measurement.of(kept))
        target, draft = self._draft_logprobs(processed)
        self.logits = self.draft_logits = None
        self.positions.clear()
        token_ids = kept.tolist()
        seconds, elapsed = self.clock()

        follow = "correction" if accepted < drafted else "bonus" if drafted else "target"
        next_token_id: int | None = token_ids[-1]
        if accepted < drafted and token_ids[-1] == self.draft_ids[accepted]:
            # The round was cut short inside its draft, so the last token is a drafted one too.
            accepted, follow, next_token_id = accepted + 1, "none", None
        self.recorder.emit(
            DraftJudged(
                DraftRound(
                    index=self.rounds,
                    start=len(self.token_ids),
                    drafted=[
                        DraftToken(token_id, self.texts.label(token_id), draft[i], target[i], i < accepted)
                        for i, token_id in enumerate(self.draft_ids)
                    ],
                    num_accepted=accepted,
                    next_token_id=next_token_id,
                    next_text="" if next_token_id is None else self.texts.label(next_token_id),
                    follow=follow,
                    draft_seconds=self.draft_seconds,
                    verify_seconds=seconds - self.draft_seconds,
                )
            )
        )
        self.rounds += 1
        for row in packed.rows():
            chosen = _chosen(row, packed.stage_names, self.texts)
            piece, self.pending_bytes = self.texts.piece(chosen.token_id, self.pending_bytes)
            index = len(self.token_ids)
            self.token_ids.append(chosen.token_id)
            self.logprobs.append(chosen.logprob)
            distribution = _distribution(row, packed.stage_names, self.texts)
            self.recorder.emit(Stepped(Step(0, index, chosen, piece, distribution, seconds / rows, elapsed)))

    def _draft_logprobs(self, processed: torch.Tensor) -> tuple[list[float | None], list[float | None]]:
        """The target's and the draft's log-probability of each drafted token."""
        ids = torch.tensor(self.draft_ids, device=processed.device, dtype=torch.long)[:, None]
        if not self.draft_ids:
            return [], []

        def of(logits: torch.Tensor) -> list[float | None]:
            logits = logits[0, : len(ids)].float()
            chosen = logits.gather(-1, ids)
            values = torch.where(removed(chosen), _LOWEST, chosen - logits.logsumexp(-1, keepdim=True))
            return [value if value > _LOWEST else None for value in values[:, 0].tolist()]

        draft = [None] * len(ids) if self.draft_logits is None else of(self.draft_logits.to(processed.device))
        return of(processed), draft

    def finish(self, output: torch.Tensor) -> list[Sequence]:
        return [self.sequence(self.token_ids, self.logprobs)]


class _StageOutputs:
    """Keeps the output of each processor at one drafted position until its round is judged."""

    def __init__(self) -> None:
        self.outputs: list[tuple[str, torch.Tensor]] = []

    def after(self, name: str, scores: torch.Tensor) -> None:
        self.outputs.append((name, scores))


class _AssistedView(_View):
    """Looks at the target's logits, and wraps the candidate generator."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        outputs = self._model(*args, **kwargs)
        self._tap.logits = outputs.logits
        return outputs

    def _get_candidate_generator(self, **kwargs: Any) -> Any:
        # The drafter uses the processors on its own behalf: it gets them untapped.
        kwargs["logits_processor"] = LogitsProcessorList(kwargs["logits_processor"])
        return _TappedGenerator(self._model._get_candidate_generator(**kwargs), self._tap)


class _TappedGenerator:
    """A candidate generator, with a look at what it drafts and at how much of it was kept.

    It is no instance of the library's classes, so the loop does not write what it learnt about the length of drafts
    back to the shared assistant.
    """

    def __init__(self, generator: Any, tap: _AssistedTap) -> None:
        self._generator, self._tap = generator, tap

    def __getattr__(self, name: str) -> Any:
        return getattr(self._generator, name)

    def get_candidates(self, input_ids: torch.Tensor, **kwargs: Any) -> tuple[torch.Tensor, torch.Tensor | None]:
        candidate_ids, logits = self._generator.get_candidates(input_ids, **kwargs)
        self._tap.drafted(input_ids, candidate_ids, logits)
        return candidate_ids, logits

    def update_candidate_strategy(self, input_ids: torch.Tensor, scores: torch.Tensor, num_matches: Any) -> None:
        self._tap.judged(input_ids, scores, int(num_matches))
        self._generator.update_candidate_strategy(input_ids, scores, num_matches)


_TAPS: dict[GenerationMode, type[_Tap]] = {
    GenerationMode.GREEDY_SEARCH: _SampleTap,
    GenerationMode.SAMPLE: _SampleTap,
    GenerationMode.BEAM_SEARCH: _BeamTap,
    GenerationMode.BEAM_SAMPLE: _BeamTap,
    GenerationMode.ASSISTED_GENERATION: _AssistedTap,
}


# ------------------------------------------------------------------------------------ from packed numbers to a trace


def _status(ended: float, counts: float, beam: int | None) -> str:
    if ended:
        return "finished" if counts else "ended"
    return "pruned" if beam is None else "running"


def _finite(logprob: float) -> float | None:
    return logprob if logprob > _LOWEST else None


def _removed_by(row: dict[str, Any], stage_names: list[str], place: int) -> str:
    """The first processor after which the raw candidate in this place was out, and stayed out."""
    out = [bool(row[f"removed_top{number}"][place]) for number in range(len(stage_names))]
    last_in = max((number for number, gone in enumerate(out) if not gone), default=-1)
    return stage_names[last_in + 1] if last_in + 1 < len(stage_names) else "model"


def _chosen(row: dict[str, Any], stage_names: list[str], texts: TokenTexts) -> Candidate:
    token_id = int(row["token_id"])
    return Candidate(
        token_id=token_id,
        text=texts.label(token_id),
        raw_logprob=max(row["raw_logprob"], _LOWEST),
        logprob=max(row["logprob"], _LOWEST),
        raw_rank=int(row["raw_rank"]),
        rank=int(row["rank"]),
    )


def _distribution(row: dict[str, Any], stage_names: list[str], texts: TokenTexts) -> Distribution:
    raw_places = {int(token_id): place for place, token_id in enumerate(row["top_ids"])}
    end_ids = row.get("end_ids", row["top_ids"])
    end_processed = row.get("end_processed", row["top_processed"])
    end_raw = row.get("end_raw", row["top_raw"])
    if not stage_names:
        end_raw = end_processed  # equal numbers: one object for both
    candidates = {}
    for place, (number, raw, processed) in enumerate(zip(end_ids, end_raw, end_processed, strict=True)):
        if processed <= _LOWEST:
            break
        token_id = int(number)
        raw_rank = raw_places[token_id] + 1 if token_id in raw_places else None
        candidates[token_id] = Candidate(
            token_id, texts.label(token_id), max(raw, _LOWEST), processed, raw_rank, place + 1
        )
    for token_id, place in raw_places.items():
        raw, processed = row["top_raw"][place], _finite(row["top_processed"][place])
        if token_id not in candidates and raw > _LOWEST:
            candidates[token_id] = Candidate(
                token_id,
                texts.label(token_id),
                raw,
                processed,
                place + 1,
                None,
                None if processed is not None else _removed_by(row, stage_names, place),
            )
    stages = [
        Stage(
            name=name,
            entropy=row[f"entropy{number}"],
            kept=int(row[f"kept{number}"]),
            mass_removed=row[f"mass_removed{number}"],
            mass_moved=row[f"mass_moved{number}"],
        )
        for number, name in enumerate(stage_names)
    ]
    return Distribution(
        candidates=sorted(
            candidates.values(), key=lambda c: (not c.kept, -(c.logprob if c.kept else c.raw_logprob))
        ),
        entropy_before=row["entropy_before"],
        entropy_after=stages[-1].entropy if stages else row["entropy_before"],
        vocab=int(row["vocab"]),
        stages=stages,
    )

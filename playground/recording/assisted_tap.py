"""The tap of `_assisted_decoding`: a draft model, prompt lookup, early exit."""

from __future__ import annotations

import math
import time
from typing import Any

import torch
from transformers import GenerationConfig, LogitsProcessorList, PreTrainedModel

from playground.metrics.scores import REMOVED
from playground.recording.contenders import contenders, uncut
from playground.recording.measurement import LOWEST, Measurement, measure
from playground.recording.recording_state import RecordingState
from playground.recording.reduction import removed
from playground.recording.tap import ModelProxy, Tap
from playground.recording.trace_rows import read_chosen, read_distribution, read_draw
from playground.trace import DraftJudged, DraftRound, DraftToken, Racer, Sequence, Step, Stepped

_RACERS = 6  # tokens whose luck is kept of a round's last draw
_DIGITS, _DECIMALS = 9, 6  # of a float32 number, all; of the luck in a race
_CHUNK_SCORES = 1 << 19  # scores of distributions that are compared at once


class AssistedTap(Tap):
    """Assisted decoding: rounds of drafted tokens, those that were kept, and the target's own token after them."""

    loop_name = "_assisted_decoding"

    def __init__(self, recorder: RecordingState, input_ids: torch.Tensor, config: GenerationConfig) -> None:
        super().__init__(recorder, input_ids, config)
        self.pending_bytes = b""
        self.token_ids: list[int] = []
        self.logprobs: list[float] = []
        self.transition_scores: list[float] = []
        self.rounds = 0
        self.draft_ids: list[int] = []  # of this round
        self.logits: torch.Tensor | None = None  # (1, drafted + 1, vocab): the target's, of this round
        self.stage_outputs: list[_StageOutputs] = []  # of this round, one for each position that was processed
        self.is_judging = False  # whether what is drawn judges a draft; the draft model draws, too
        self.uniforms: tuple[torch.Tensor, torch.Tensor] | None = None  # (drafted,): what was drawn, and p/q
        self.race: tuple[torch.Tensor, torch.Tensor] | None = None  # probabilities and exponentials of its last draw
        if recorder.draws is not None:
            recorder.draws.observer = self

    def loop_kwargs(self, inputs_tensor: torch.Tensor | None) -> dict[str, object]:
        target_tokenizer, assistant_tokenizer = self.recorder.tokenizers or (None, None)
        return {
            "assistant_model": self.recorder.assistant,
            "inputs_tensor": inputs_tensor,
            "tokenizer": target_tokenizer,
            "assistant_tokenizer": assistant_tokenizer,
        }

    def proxy(self, model: PreTrainedModel) -> Any:
        return _AssistedProxy(model, self)

    def observe(self, scores: torch.Tensor, stages: int) -> Any:
        # Most drafted positions may be rejected: what to measure is known when the round has been judged.
        self.stage_outputs.append(_StageOutputs())
        return self.stage_outputs[-1]

    def on_drafted(self, prefix: torch.Tensor, candidate_ids: torch.Tensor, logits: torch.Tensor | None) -> None:
        """After each draft: `candidate_ids` (1, length) begins with `prefix`; `logits` (1, drafted, vocab)."""
        self.draft_seconds = time.perf_counter() - self.last
        self.prefix_length = prefix.shape[1]
        self.draft_ids = candidate_ids[0, self.prefix_length :].tolist()
        self.draft_logits = logits
        self.stage_outputs.clear()
        self.uniforms, self.race, self.is_judging = None, None, True
        if self.recorder.watermark is not None:
            self.recorder.watermark.take_calls()

    def on_uniform(self, like: torch.Tensor, drawn: torch.Tensor) -> None:
        """Speculative sampling has drawn a number for each drafted token, and compares it with these ratios."""
        if self.is_judging:
            self.uniforms = drawn, like

    def on_drawn(self, probabilities: torch.Tensor, exponentials: torch.Tensor) -> None:
        """The target's own token is drawn; or, where the drafter has no probabilities, one for each place."""
        if self.is_judging:
            self.race = probabilities, exponentials

    def on_judged(self, input_ids: torch.Tensor, processed: torch.Tensor, accepted: int) -> None:
        """After each verification: `input_ids` (1, length) now ends with the kept tokens, `processed` are the target's
        processed logits (1, drafted + 1, vocab)."""
        self.is_judging = False
        drafted = len(self.draft_ids)
        kept = input_ids[0, self.prefix_length :]
        rows = kept.shape[0]
        if not rows:  # some releases judge a round of which nothing is kept, at the very end
            return
        raw = self.logits[0, -drafted - 1 :][:rows].float()
        names = [name for name, _ in self.stage_outputs[0].outputs] if self.stage_outputs else []
        measurement = Measurement(raw.to(processed.device), self.recorder.top, self.normalise, len(names))
        for number, name in enumerate(names):
            stage = torch.cat([position.outputs[number][1] for position in self.stage_outputs[:rows]])
            measurement.add_stage(name, stage)
        measurement.query(kept[:, None], extra_columns=self._draw_columns(measurement, rows))
        # (kept, vocab): to the library, each position is a batch of its own
        transitions = self.recorder.transition_scores(kept[:, None], (measurement.processed,)).tolist()
        observer, marks = self.recorder.watermark, [None] * rows
        if observer is not None:
            marks = observer.mark_numbers(measurement, observer.take_calls()[:rows], kept).tolist()
        measure([measurement])
        target, draft, overlap = self._compare_drafts(processed)
        uniforms, ratios = self._acceptance_draws(drafted)
        self.logits = self.draft_logits = None
        self.stage_outputs.clear()
        token_ids = kept.tolist()
        seconds, elapsed = self.step_times()

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
                        DraftToken(
                            token_id,
                            self.texts.label(token_id),
                            draft[i],
                            target[i],
                            i < accepted,
                            overlap[i],
                            uniforms[i],
                            ratios[i],
                        )
                        for i, token_id in enumerate(self.draft_ids)
                    ],
                    num_accepted=accepted,
                    next_token_id=next_token_id,
                    next_text="" if next_token_id is None else self.texts.label(next_token_id),
                    follow=follow,
                    draft_seconds=self.draft_seconds,
                    verify_seconds=seconds - self.draft_seconds,
                    race=[] if next_token_id is None else self._racers(),
                )
            )
        )
        self.rounds += 1
        for numbers, transition, mark in zip(measurement.read(), transitions, marks, strict=True):
            chosen = read_chosen(numbers, self.texts)
            piece, self.pending_bytes = self.texts.piece(chosen.token_id, self.pending_bytes)
            index = len(self.token_ids)
            self.token_ids.append(chosen.token_id)
            self.logprobs.append(chosen.logprob)
            self.transition_scores.append(transition)
            distribution = read_distribution(numbers, self.texts)
            mark = None if mark is None else observer.to_mark(mark)
            draw = read_draw(numbers, self.texts, distribution.candidates) if "luck" in numbers.columns else None
            step = Step(0, index, chosen, piece, distribution, seconds / rows, elapsed, mark=mark, draw=draw)
            self.recorder.emit(Stepped(step))

    def _compare_drafts(self, processed: torch.Tensor) -> tuple[list[float | None], ...]:
        """Of each drafted token the target's log-probability, the draft's, and the overlap of the two distributions.

        The sum of min(target, draft) is reduced on the device, a few positions at a time. Where one model's logits are
        wider than the other's, the other gives these tokens a probability of 0.
        """
        ids = torch.tensor(self.draft_ids, device=processed.device, dtype=torch.long)[:, None]
        drafted, none = len(ids), [None] * len(ids)
        chunk = max(1, _CHUNK_SCORES // processed.shape[-1])
        parts = []
        for first in range(0, drafted, chunk):
            some = slice(first, min(first + chunk, drafted))
            target, columns = _logprobs(processed[0, some], ids[some])
            if self.draft_logits is not None:
                draft, more = _logprobs(self.draft_logits[0, some].to(processed.device), ids[some])
                width = min(target.shape[-1], draft.shape[-1])
                overlap = torch.minimum(target[:, :width], draft[:, :width]).exp_().sum(-1, keepdim=True)
                columns = torch.cat([columns, more, overlap], -1)
            parts.append(columns)
        if not parts:
            return none, none, none
        target, *others = torch.cat(parts).t().tolist()
        draft, overlap = others or (none, none)
        weight = self.config.assistant_ensemble_weight
        overlap = [_overlap_with_judge(value, weight) for value in overlap]
        return _none_if_removed(target), _none_if_removed(draft), overlap

    def _draw_columns(self, measurement: Measurement, rows: int) -> dict[str, torch.Tensor]:
        """Where the target drew a token for each place, as it does where the drafter has no probabilities: the draws of
        the places that are kept. Who could have won is said of copied tokens alone: how many tokens a draft model
        drafts may depend on its temperature, and with it which numbers are drawn later."""
        if self.race is None or self.uniforms is not None:
            return {}
        exponentials = self.race[1]
        measurement.exponentials = exponentials[:rows]
        before_cuts = uncut(measurement.stage_names) if self.recorder.assistant is None else None
        if before_cuts is None or self.config.assistant_early_exit is not None:
            return {}
        return contenders(measurement.scores[before_cuts], exponentials[:rows], self.config.temperature or 1.0)

    def _acceptance_draws(self, drafted: int) -> tuple[list[float | None], list[float | None]]:
        """Of each drafted token the number that was drawn for it, and the ratio with which that was compared; None
        where there is none."""
        if self.uniforms is None:
            return [None] * drafted, [None] * drafted
        uniforms, ratios = torch.stack([each.flatten().float() for each in self.uniforms]).tolist()
        exact = [float(f"{ratio:.{_DIGITS}g}") if math.isfinite(ratio) else None for ratio in ratios]
        return [float(f"{uniform:.{_DIGITS}g}") for uniform in uniforms], exact

    def _racers(self) -> list[Racer]:
        """The tokens that came furthest in the draw of the round's last token, the winner first."""
        if self.race is None or self.uniforms is None:
            return []
        probabilities, exponentials = (each.flatten().float() for each in self.race)
        first = (probabilities / exponentials).topk(min(_RACERS, len(probabilities))).indices
        numbers = torch.stack([first.double(), probabilities[first].double(), -exponentials[first].double().log()])
        return [
            Racer(int(token_id), self.texts.label(int(token_id)), round(share, _DIGITS), round(luck, _DECIMALS))
            for token_id, share, luck in numbers.t().tolist()
            if share > 0
        ]

    def finish(self, output: torch.Tensor) -> list[Sequence]:
        if self.recorder.draws is not None:
            self.recorder.draws.observer = None
        return [self.make_sequence(self.token_ids, self.logprobs, self.transition_scores)]


def _logprobs(logits: torch.Tensor, ids: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """The log-softmax of logits (rows, vocab), and of it the tokens `ids` (rows, 1): LOWEST where they were removed."""
    logits = logits.float()
    logprobs = logits.log_softmax(-1)
    return logprobs, torch.where(removed(logits.gather(-1, ids)), LOWEST, logprobs.gather(-1, ids))


def _none_if_removed(logprobs: list[float | None]) -> list[float | None]:
    """None for tokens that were removed."""
    return [value if value is not None and value > REMOVED else None for value in logprobs]


def _overlap_with_judge(overlap: float | None, weight: float | None) -> float | None:
    """The overlap of the draft with the distribution that judges it: the target's, or a mixture of both models with
    this weight for the target, of which sum min(w p + (1 - w) q, q) = w sum min(p, q) + 1 - w. None where there
    is none."""
    if overlap is None or math.isnan(overlap):  # all tokens were removed
        return None
    overlap = min(overlap, 1.0)  # rounding
    return overlap if weight is None else weight * overlap + 1 - weight


class _StageOutputs:
    """Keeps the output of each processor at one drafted position until its round is judged."""

    def __init__(self) -> None:
        self.outputs: list[tuple[str, torch.Tensor]] = []

    def add_stage(self, name: str, scores: torch.Tensor) -> None:
        self.outputs.append((name, scores))


class _AssistedProxy(ModelProxy):
    """Keeps the target's logits for the tap, and wraps the candidate generator."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        outputs = self._model(*args, **kwargs)
        # A copy: where they are float32 already, the loop writes the processed scores into these logits.
        self._tap.logits = outputs.logits[:, -len(self._tap.draft_ids) - 1 :].clone()
        return outputs

    def _get_candidate_generator(self, **kwargs: Any) -> Any:
        # The candidate generator runs the processors for its drafts: it gets them untapped.
        kwargs["logits_processor"] = LogitsProcessorList(kwargs["logits_processor"])
        generator = self._model._get_candidate_generator(**kwargs)
        translator = getattr(generator, "_atm_translator", None)
        if translator is not None and not hasattr(translator, "assistant_overlap_token_ids"):
            # An assistant all of whose tokens the model has: 5.24 prunes nothing of its head, but expects a pruned one.
            translator.assistant_prune_lm_head = False
        return _TappedGenerator(generator, self._tap)


class _TappedGenerator:
    """A candidate generator; the tap gets its drafts, and how much of them was kept.

    It is no instance of the library's classes, so the loop does not write the adapted number of drafted tokens back to
    the shared assistant.
    """

    def __init__(self, generator: object, tap: AssistedTap) -> None:
        self._generator, self._tap = generator, tap

    def __getattr__(self, name: str) -> Any:
        return getattr(self._generator, name)

    def get_candidates(self, input_ids: torch.Tensor, **kwargs: Any) -> tuple[torch.Tensor, torch.Tensor | None]:
        candidate_ids, logits = self._generator.get_candidates(input_ids, **kwargs)
        self._tap.on_drafted(input_ids, candidate_ids, logits)
        return candidate_ids, logits

    def update_candidate_strategy(self, input_ids: torch.Tensor, scores: torch.Tensor, num_matches: Any) -> None:
        self._tap.on_judged(input_ids, scores, int(num_matches))
        self._generator.update_candidate_strategy(input_ids, scores, num_matches)

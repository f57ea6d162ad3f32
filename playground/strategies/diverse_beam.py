"""Diverse beam search (Vijayakumar et al., 2016, https://arxiv.org/abs/1610.02424), for `custom_generate`.

The beams are divided into groups, each of which searches on its own. At each step the groups choose one after the
other, and a group loses `diversity_penalty` for a token once for every beam of an earlier group that has just chosen
it (the paper's Hamming diversity). The best texts of all groups are returned.

Tokens and scores are those of transformers 4.52.4, the last release that had this built in, with these differences.
The rows in `beam_indices` are those that were continued (there, only the first group's were). A text that ended keeps
the end-of-sequence token that it wrote (there, the first of several), and one that was stopped from outside gets none.
"""

from __future__ import annotations

import torch
import transformers
from transformers import (
    GenerationConfig,
    LogitsProcessor,
    LogitsProcessorList,
    PreTrainedModel,
    SequenceBiasLogitsProcessor,
    StoppingCriteriaList,
    UnbatchedClassifierFreeGuidanceLogitsProcessor,
)

from playground.strategies.beams import (
    BeamObserver,
    Continuation,
    Pool,
    RunningBeams,
    best_continuations,
    best_first,
    check_beams,
    eos_ids,
    initial_scores,
    output,
    pad_id,
    split_ended,
)
from playground.strategies.decoding import StepOutputs
from playground.texts import said


@torch.no_grad()
def diverse_beam_search(
    model: PreTrainedModel,
    input_ids: torch.LongTensor,
    logits_processor: LogitsProcessorList,
    stopping_criteria: StoppingCriteriaList,
    generation_config: GenerationConfig,
    observer: BeamObserver | None = None,
    **model_kwargs: object,
) -> object:
    """Decode `input_ids`, (prompts * num_beams, length): returns the best `num_return_sequences` texts of each prompt,
    (prompts * num_return_sequences, longer), or the library's output class where the config asks for it.

    Reads `num_beams`, `num_beam_groups`, `diversity_penalty`, `length_penalty` and `early_stopping` of the config.
    `output_scores` keeps the log-probabilities after the processors, diversity included. Raises ValueError for a
    config that this search cannot run.
    """
    config = generation_config
    _check(config)
    beams, groups, eos = config.num_beams, config.num_beam_groups, eos_ids(config)
    prompts, size = input_ids.shape[0] // beams, beams // groups
    rows = torch.arange(len(input_ids), device=input_ids.device).view(prompts, groups, size)
    step_outputs = StepOutputs(model, config)
    processors = add_diversity_penalty(logits_processor, config)
    running = RunningBeams(model, input_ids, initial_scores(len(input_ids), size, input_ids.device), model_kwargs)
    new_tokens = config.max_length - input_ids.shape[1]
    pools = [[Pool(size, config, new_tokens) for _ in range(groups)] for _ in range(prompts)]

    done = False
    while not done:
        logits = running.forward()
        log_probs = logits.log_softmax(-1)  # (rows, vocab)
        processed = torch.zeros_like(logits) if step_outputs.scores is not None else None
        # Each row's parent, token and score after this step. A group that has finished writes padding, which counts for
        # the diversity penalty, too.
        parents, scores = list(range(len(input_ids))), [0.0] * len(input_ids)
        tokens = [pad_id(config)] * len(input_ids)
        considered: list[list[Continuation]] = [[] for _ in range(prompts)]
        running_rows: dict[int, Continuation] = {}  # row -> the continuation that becomes its beam

        for group in range(groups):
            group_rows = rows[:, group].flatten()  # (prompts * size,)
            if all(pools[prompt][group].closed for prompt in range(prompts)):
                continue
            chosen = torch.tensor(tokens, device=group_rows.device)
            group_scores = processors(
                running.input_ids[group_rows], log_probs[group_rows], current_tokens=chosen, beam_group_idx=group
            )
            if processed is not None:
                processed[group_rows] = group_scores
            totals = group_scores + running.scores[group_rows, None]
            for prompt, continuations in enumerate(best_continuations(totals, group_rows, size, len(eos))):
                pool, start = pools[prompt][group], prompt * beams + group * size
                if pool.closed:
                    continue
                if observer is not None:
                    earlier = tokens[prompt * beams : start]
                    for continuation in continuations:
                        continuation.penalty = config.diversity_penalty * earlier.count(continuation.token)
                survivors, ended = split_ended(continuations, size, eos)
                for end in ended:
                    path = running.new_tokens[end.row], running.parent_rows[end.row]
                    end.status = "finished"
                    end.final_score = pool.add(end.score, [*path[0], end.token], [*path[1], end.row])
                for row, continuation in enumerate(survivors, start):
                    continuation.status, continuation.beam = "running", row - prompt * beams
                    parents[row], tokens[row], scores[row] = continuation.row, continuation.token, continuation.score
                    running_rows[row] = continuation
                pool.close_if_decided(continuations[0].score, len(running.new_tokens[start]) + 1)
                considered[prompt] += continuations

        step_outputs.add(processed, logits)
        running.advance(parents, tokens, scores)
        all_closed = all(pool.closed for prompt_pools in pools for pool in prompt_pools)
        done = all_closed or bool(stopping_criteria(running.input_ids, step_outputs.scores).all())
        if done:  # what was still running counts as finished
            for row, continuation in running_rows.items():
                pool = pools[row // beams][row % beams // size]
                if not pool.closed:
                    continuation.status, continuation.beam = "finished", None
                    continuation.final_score = pool.add(
                        continuation.score, running.new_tokens[row], running.parent_rows[row]
                    )
        if observer is not None:
            observer.on_step(considered, [[text.score for text in best_first(prompt_pools)] for prompt_pools in pools])

    found = [best_first(prompt_pools)[: config.num_return_sequences] for prompt_pools in pools]
    if observer is not None:
        observer.on_finished(found)
    return output(step_outputs, model, config, input_ids, found)


class HammingDiversityLogitsProcessor(LogitsProcessor):
    """Takes `penalty` from a token's score, once for every beam of an earlier group that has just chosen it."""

    def __init__(self, penalty: float, num_beams: int, num_beam_groups: int) -> None:
        self._penalty, self._num_beams, self._size = penalty, num_beams, num_beams // num_beam_groups

    def __call__(
        self,
        input_ids: torch.LongTensor,  # (prompts * size, length), the beams of one group
        scores: torch.Tensor,  # (prompts * size, vocab)
        current_tokens: torch.LongTensor,  # (prompts * num_beams,), of which earlier groups have chosen theirs
        beam_group_idx: int,
    ) -> torch.Tensor:
        if beam_group_idx == 0:
            return scores
        earlier = current_tokens.view(-1, self._num_beams)[:, : beam_group_idx * self._size]
        times = scores.new_zeros(len(earlier), scores.shape[-1])
        times.scatter_add_(1, earlier, torch.ones_like(earlier, dtype=times.dtype))
        return scores - self._penalty * times.repeat_interleave(self._size, dim=0)


class PrefixConstrainedLogitsProcessor(LogitsProcessor):
    """Runs the library's processor of that name, which needs `num_beams` rows for each prompt, on the rows of one
    group."""

    def __init__(self, processor: LogitsProcessor, num_beams: int, num_beam_groups: int) -> None:
        self._processor, self._groups, self._size = processor, num_beam_groups, num_beams // num_beam_groups

    def __call__(self, input_ids: torch.LongTensor, scores: torch.Tensor) -> torch.Tensor:
        whole = [
            tensor.unflatten(0, (-1, self._size)).repeat(1, self._groups, 1).flatten(0, 1)
            for tensor in (input_ids, scores)
        ]  # every prompt's rows, as often as there are groups
        return self._processor(*whole).unflatten(0, (-1, self._size * self._groups))[:, : self._size].flatten(0, 1)


def add_diversity_penalty(processors: LogitsProcessorList, config: GenerationConfig) -> LogitsProcessorList:
    """The processors for one group's rows: a copy of the list with the diversity penalty after guidance and sequence
    bias, its place in the library. A list that has it already is returned as it is."""
    if any(isinstance(processor, HammingDiversityLogitsProcessor) for processor in processors):
        return processors
    grouped = LogitsProcessorList(processors)
    groups = config.num_beams, config.num_beam_groups
    for place, processor in enumerate(grouped):
        if isinstance(processor, transformers.PrefixConstrainedLogitsProcessor):
            grouped[place] = PrefixConstrainedLogitsProcessor(processor, *groups)
    before = (UnbatchedClassifierFreeGuidanceLogitsProcessor, SequenceBiasLogitsProcessor)
    place = next((i for i, processor in enumerate(grouped) if not isinstance(processor, before)), len(grouped))
    grouped.insert(place, HammingDiversityLogitsProcessor(config.diversity_penalty, *groups))
    return grouped


def _check(config: GenerationConfig) -> None:
    what = said("Diverse beam search")
    check_beams(config, what)
    beams, groups, penalty = config.num_beams, config.num_beam_groups or 1, config.diversity_penalty or 0
    if groups < 2 or beams % groups:
        raise ValueError(
            said(
                "{what} divides num_beams ({beams}) into equal groups, but num_beam_groups is {groups}. "
                "Set num_beam_groups to 2 or more, and num_beams to a multiple of it.",
                what=what, beams=beams, groups=groups,
            )
        )  # fmt: skip
    if penalty <= 0:
        raise ValueError(
            said(
                "diversity_penalty is {penalty}: all groups would find the same texts. Set it above 0, such as 0.5.",
                penalty=str(penalty),
            )
        )
    if config.constraints is not None or config.force_words_ids is not None:
        raise ValueError(said("{what} has no constraints. Leave out constraints and force_words_ids.", what=what))

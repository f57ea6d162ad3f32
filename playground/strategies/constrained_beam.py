"""Constrained beam search, for `custom_generate`: every text is to contain given words.

At each step, besides the best continuations, those are considered that write the next token of a word. All are sorted
into banks by how many tokens of the words they have, and the next beams are taken from the banks in turn, the fullest
first: so texts that write the words survive although they are less probable. Banks and turns are those of dynamic beam
allocation (Post and Vilar, 2018, https://arxiv.org/abs/1804.06609); constraints with alternatives, and the search in
this form, are described in https://huggingface.co/blog/constrained-beam-search (Chan Woo Kim, 2022).

Tokens and scores are those of transformers 4.52.4, the last release that had this built in, with these differences.
`scores` are those of each step (there, the sums up to it). A text that was stopped before it had all its words has its
rows in `beam_indices`, too. A text that ended keeps the end-of-sequence token that it wrote (there, the first of
several), and one that was stopped from outside gets none.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import torch
from transformers import GenerationConfig, LogitsProcessorList, PreTrainedModel, StoppingCriteriaList

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
from playground.strategies.constraints import Constraint, ConstraintState, read_constraints
from playground.strategies.decoding import StepOutputs
from playground.texts import said


@torch.no_grad()
def constrained_beam_search(
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

    Reads `constraints` and `force_words_ids` (see `read_constraints`), `num_beams`, `length_penalty` and
    `early_stopping` of the config. Words that the prompt contains count as written, but an encoder's prompt is not
    read. Where too few texts have all words when the search is stopped, such as by their length, texts without all
    come back, too. Raises ValueError for a config that this search cannot run.
    """
    config = generation_config
    constraints = _check(config)
    beams, eos = config.num_beams, eos_ids(config)
    rows = torch.arange(len(input_ids), device=input_ids.device)
    prompts = range(len(input_ids) // beams)
    step_outputs = StepOutputs(model, config)
    running = RunningBeams(model, input_ids, initial_scores(len(input_ids), beams, input_ids.device), model_kwargs)
    states = [ConstraintState.after_text(constraints, text) for text in input_ids.tolist()]  # of each row
    pools = [Pool(beams, config, config.max_length - input_ids.shape[1]) for _ in prompts]

    done = False
    while not done:
        logits = running.forward()
        _check_vocabulary(constraints, logits.shape[-1])
        processed = logits_processor(running.input_ids, logits.log_softmax(-1))  # (rows, vocab)
        totals = processed + running.scores[:, None]
        considered = best_continuations(totals, rows, beams, len(eos))
        # Each row's parent, token, score and continuation after this step. A prompt that has finished writes padding.
        parents, tokens, scores = list(range(len(rows))), [pad_id(config)] * len(rows), [0.0] * len(rows)
        running_rows: dict[int, Continuation] = {}

        for prompt in prompts:
            pool, start = pools[prompt], prompt * beams
            if pool.closed:
                considered[prompt] = []
                continue
            best = considered[prompt][0].score
            survivors, ended = split_ended(considered[prompt], beams, eos)
            for end in ended:
                end.status = "ended"
                if states[end.row].complete:
                    path = running.new_tokens[end.row], running.parent_rows[end.row]
                    end.status = "finished"
                    end.final_score = pool.add(end.score, [*path[0], end.token], [*path[1], end.row])
            prompt_rows = range(start, start + beams)
            forced = constraint_continuations(considered[prompt], survivors, prompt_rows, running, states, totals)
            considered[prompt] += [continuation for continuation in forced if continuation not in considered[prompt]]
            if forced:
                survivors = select_by_bank([*survivors, *forced], beams)
            for row, continuation in enumerate(survivors, start):
                continuation.status, continuation.beam = "running", row - start
                parents[row], tokens[row], scores[row] = continuation.row, continuation.token, continuation.score
                running_rows[row] = continuation
            pool.close_if_decided(best, len(running.new_tokens[start]) + 1)
            if observer is not None:
                for continuation in considered[prompt]:
                    after = states[continuation.row].after(continuation.token)
                    continuation.progress = after.progress
                    if continuation.bank is None:
                        continuation.bank = after.bank

        step_outputs.add(processed, logits)
        running.advance(parents, tokens, scores)
        states = [states[parent].after(token) for parent, token in zip(parents, tokens, strict=True)]
        all_closed = all(pool.closed for pool in pools)
        done = all_closed or bool(stopping_criteria(running.input_ids, step_outputs.scores).all())
        if done:
            for prompt in prompts:
                if not pools[prompt].closed:
                    own = {row: running_rows[row] for row in range(prompt * beams, (prompt + 1) * beams)}
                    _finish_running(own, pools[prompt], running, states, config.num_return_sequences)
        if observer is not None:
            observer.on_step(considered, [[text.score for text in best_first([pool])] for pool in pools])

    found = [best_first([pool])[: config.num_return_sequences] for pool in pools]
    if observer is not None:
        observer.on_finished(found)
    return output(step_outputs, model, config, input_ids, found)


def constraint_continuations(
    considered: list[Continuation],
    survivors: list[Continuation],
    rows: Iterable[int],
    running: RunningBeams,
    states: list[ConstraintState],
    totals: torch.Tensor,
) -> list[Continuation]:
    """The continuations of a prompt's beams that advance a constraint and are not among the `survivors`,
    which get their banks here, too. Those that are `considered` already, though pruned, are the same objects."""
    texts = set()  # beams can hold the same text: copies at the first step
    for continuation in survivors:
        continuation.bank = states[continuation.row].after(continuation.token).bank
        texts.add((*running.new_tokens[continuation.row], continuation.token))
    wanted = []
    for row in rows:
        for token, bank in next_banks(states[row]):
            if (text := (*running.new_tokens[row], token)) not in texts:
                texts.add(text)
                wanted.append((row, token, bank))
    if not wanted:
        return []
    columns = [list(column) for column in zip(*wanted, strict=True)]
    known = {(c.row, c.token): c for c in considered if c.status == "pruned"}
    forced = []
    for (row, token, bank), score in zip(wanted, totals[columns[0], columns[1]].tolist(), strict=True):
        continuation = known.get((row, token)) or Continuation(row, token, score)
        continuation.bank, continuation.forced = bank, True
        forced.append(continuation)
    return forced


def next_banks(state: ConstraintState) -> list[tuple[int, int]]:
    """The tokens that advance a text's constraints, each with the bank that its continuation is sorted into.

    In 4.52.4, where alternatives part in the middle, the later ones are judged as if the earlier had been written:
    mostly they land in a lower bank than their text deserves. The texts depend on it, so it is kept.
    """
    written, next_states = state.written, []
    for token in state.next_tokens():
        after = replace(state, written=written).after(token)
        if state.current is not None and after.progress[state.current] > 0:
            written = (*written, token)
        next_states.append((token, after))
    if state.current is None:
        return [(token, after.bank) for token, after in next_states]
    return [
        (token, after.bank if after.current is None else replace(after, written=written).bank)
        for token, after in next_states
    ]


def select_by_bank(continuations: list[Continuation], size: int) -> list[Continuation]:
    """The next `size` beams: the best of each bank, the fullest bank first, then the second best of each, and so on.

    As in 4.52.4, a bank weighs as much as a score of 100: below that, banks mix, and each change of bank in the
    ranking begins a new count.
    """
    banks = torch.tensor([continuation.bank for continuation in continuations])
    scores = torch.tensor([continuation.score for continuation in continuations])
    order = (banks * 100 + scores).sort(descending=True, stable=True).indices.tolist()
    ranked, last_bank = [], None  # (rank in its bank, index)
    for index in order:
        rank = ranked[-1][0] + 1 if last_bank == continuations[index].bank else 0
        last_bank = continuations[index].bank
        ranked.append((rank, index))
    ranked.sort(key=lambda pair: pair[0])  # stable: of equal ranks, the order stays
    return [continuations[index] for _, index in ranked[:size]]


def _finish_running(
    running_rows: dict[int, Continuation],
    pool: Pool,
    running: RunningBeams,
    states: list[ConstraintState],
    num_wanted: int,
) -> None:
    """Add the running beams to the pool: the texts with all words, and the others where those are too few."""
    complete = [row for row in running_rows if states[row].complete]
    others = [row for row in running_rows if not states[row].complete]
    for continuation in running_rows.values():
        continuation.status, continuation.beam = "ended", None
    for row in [*complete, *others] if len(complete) < num_wanted else complete:
        continuation = running_rows[row]
        continuation.status = "finished"
        continuation.final_score = pool.add(continuation.score, running.new_tokens[row], running.parent_rows[row])


def _check(config: GenerationConfig) -> tuple[Constraint, ...]:
    what = said("Constrained beam search")
    check_beams(config, what)
    if (config.num_beam_groups or 1) > 1:
        raise ValueError(said("{what} has no groups. Set num_beam_groups to 1.", what=what))
    return read_constraints(config.constraints, config.force_words_ids)


def _check_vocabulary(constraints: tuple[Constraint, ...], vocab: int) -> None:
    for constraint in constraints:
        for token in (token for word in constraint.alternatives for token in word):
            if token >= vocab:
                raise ValueError(
                    said(
                        "Token id {id} does not exist: the model has {count} tokens. Use ids below that.",
                        id=token, count=vocab,
                    )
                )  # fmt: skip

"""Constrained beam search, for `custom_generate`: every text is to contain given words.

At each step, besides the best continuations, those are put up that write the next token of a word. All are sorted into
banks by how much of the words they have, and the banks take turns in sending their best on, the fullest first: so
texts that write the words survive although they are less probable. Banks and turns are those of dynamic beam
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
from typing import Any

import torch
from transformers import GenerationConfig, LogitsProcessorList, StoppingCriteriaList

from playground.strategies.beams import (
    Beams,
    Continuation,
    Pool,
    Watch,
    best_continuations,
    best_first,
    check_beams,
    end_ids,
    first_scores,
    go_on_or_end,
    output,
    padding_id,
)
from playground.strategies.constraints import Constraint, Writing, read_constraints
from playground.strategies.decoding import Kept


@torch.no_grad()
def constrained_beam_search(
    model: Any,
    input_ids: torch.LongTensor,
    logits_processor: LogitsProcessorList,
    stopping_criteria: StoppingCriteriaList,
    generation_config: GenerationConfig,
    watch: Watch | None = None,
    **model_kwargs: Any,
) -> Any:
    """Decode `input_ids`, (prompts * num_beams, length): returns the best `num_return_sequences` texts of each prompt,
    (prompts * num_return_sequences, longer), or the library's output class where the config asks for it.

    Reads `constraints` and `force_words_ids` (see `read_constraints`), `num_beams`, `length_penalty` and
    `early_stopping` of the config. Words that the prompt contains count as written, but an encoder's prompt is not
    read. Where too few texts have all words when the search is stopped, such as by their length, texts without all
    come back, too. Raises ValueError for a config that this search cannot run.
    """
    config = generation_config
    constraints = _check(config)
    beams, ends = config.num_beams, end_ids(config)
    rows = torch.arange(len(input_ids), device=input_ids.device)
    prompts = range(len(input_ids) // beams)
    kept = Kept(model, config)
    running = Beams(model, input_ids, first_scores(len(input_ids), beams, input_ids.device), model_kwargs)
    writings = [Writing.of(constraints, text) for text in input_ids.tolist()]  # of each row
    pools = [Pool(beams, config, config.max_length - input_ids.shape[1]) for _ in prompts]

    over = False
    while not over:
        logits = running.read()
        _check_vocabulary(constraints, logits.shape[-1])
        processed = logits_processor(running.ids, logits.log_softmax(-1))  # (rows, vocab)
        totals = processed + running.scores[:, None]
        considered = best_continuations(totals, rows, beams, len(ends))
        # What each row does next, and which continuation goes on there. A prompt that has finished writes padding.
        parents, tokens, scores = list(range(len(rows))), [padding_id(config)] * len(rows), [0.0] * len(rows)
        standing: dict[int, Continuation] = {}

        for prompt in prompts:
            pool, start = pools[prompt], prompt * beams
            if pool.closed:
                considered[prompt] = []
                continue
            best = considered[prompt][0].score
            going_on, ended = go_on_or_end(considered[prompt], beams, ends)
            for end in ended:
                end.status = "ended"
                if writings[end.row].complete:
                    path = running.written[end.row], running.rows[end.row]
                    end.status = "finished"
                    end.final_score = pool.add(end.score, [*path[0], end.token], [*path[1], end.row])
            put_up = advancing(considered[prompt], going_on, range(start, start + beams), running, writings, totals)
            considered[prompt] += [continuation for continuation in put_up if continuation not in considered[prompt]]
            if put_up:
                going_on = take_turns([*going_on, *put_up], beams)
            for row, continuation in enumerate(going_on, start):
                continuation.status, continuation.beam = "running", row - start
                parents[row], tokens[row], scores[row] = continuation.row, continuation.token, continuation.score
                standing[row] = continuation
            pool.close_if_settled(best, len(running.written[start]) + 1)
            if watch is not None:
                for continuation in considered[prompt]:
                    after = writings[continuation.row].after(continuation.token)
                    continuation.progress = after.progress
                    if continuation.bank is None:
                        continuation.bank = after.bank

        kept.add(processed, logits)
        running.advance(parents, tokens, scores)
        writings = [writings[parent].after(token) for parent, token in zip(parents, tokens, strict=True)]
        over = all(pool.closed for pool in pools) or bool(stopping_criteria(running.ids, kept.scores).all())
        if over:
            for prompt in prompts:
                if not pools[prompt].closed:
                    own = {row: standing[row] for row in range(prompt * beams, (prompt + 1) * beams)}
                    _stop(own, pools[prompt], running, writings, config.num_return_sequences)
        if watch is not None:
            watch.stepped(considered, [[text.score for text in best_first([pool])] for pool in pools])

    found = [best_first([pool])[: config.num_return_sequences] for pool in pools]
    if watch is not None:
        watch.finished(found)
    return output(kept, model, config, input_ids, found)


def advancing(
    considered: list[Continuation],
    going_on: list[Continuation],
    rows: Iterable[int],
    running: Beams,
    writings: list[Writing],
    totals: torch.Tensor,
) -> list[Continuation]:
    """The continuations of a prompt's beams that write on at a constraint and are not among those `going_on`, which
    get their banks here, too. Those that are `considered` already, though pruned, are the same objects."""
    texts = set()  # beams can hold the same text: copies at the first step
    for continuation in going_on:
        continuation.bank = writings[continuation.row].after(continuation.token).bank
        texts.add((*running.written[continuation.row], continuation.token))
    wanted = []
    for row in rows:
        for token, bank in next_banks(writings[row]):
            if (text := (*running.written[row], token)) not in texts:
                texts.add(text)
                wanted.append((row, token, bank))
    if not wanted:
        return []
    columns = [list(column) for column in zip(*wanted, strict=True)]
    known = {(c.row, c.token): c for c in considered if c.status == "pruned"}
    put_up = []
    for (row, token, bank), score in zip(wanted, totals[columns[0], columns[1]].tolist(), strict=True):
        continuation = known.get((row, token)) or Continuation(row, token, score)
        continuation.bank, continuation.forced = bank, True
        put_up.append(continuation)
    return put_up


def next_banks(writing: Writing) -> list[tuple[int, int]]:
    """The tokens that bring a text further, each with the bank that its continuation is sorted into.

    In 4.52.4, where alternatives part in the middle, the later ones are looked at as if the earlier had been written:
    mostly they land in a lower bank than their text deserves. What is written follows from it, so it is kept.
    """
    written, after = writing.written, []
    for token in writing.next_tokens():
        state = replace(writing, written=written).after(token)
        if writing.current is not None and state.progress[writing.current] > 0:
            written = (*written, token)
        after.append((token, state))
    if writing.current is None:
        return [(token, state.bank) for token, state in after]
    return [
        (token, state.bank if state.current is None else replace(state, written=written).bank)
        for token, state in after
    ]


def take_turns(continuations: list[Continuation], size: int) -> list[Continuation]:
    """The `size` that go on: the best of each bank, the fullest bank first, then the second best of each, and so on.

    As in 4.52.4, a bank weighs as much as a score of 100: below that, banks mix, and each change of bank in the
    ranking begins a new count.
    """
    banks = torch.tensor([continuation.bank for continuation in continuations])
    scores = torch.tensor([continuation.score for continuation in continuations])
    order = (banks * 100 + scores).sort(descending=True, stable=True).indices.tolist()
    turns, last = [], None
    for place in order:
        turn = turns[-1][0] + 1 if last == continuations[place].bank else 0
        last = continuations[place].bank
        turns.append((turn, place))
    turns.sort(key=lambda pair: pair[0])  # stable: within a turn, the ranking stays
    return [continuations[place] for _, place in turns[:size]]


def _stop(
    standing: dict[int, Continuation], pool: Pool, running: Beams, writings: list[Writing], wanted: int
) -> None:
    """Take in what was still running: the texts with all words, and the others where those are fewer than `wanted`."""
    complete = [row for row in standing if writings[row].complete]
    others = [row for row in standing if not writings[row].complete]
    for continuation in standing.values():
        continuation.status, continuation.beam = "ended", None
    for row in [*complete, *others] if len(complete) < wanted else complete:
        standing[row].status = "finished"
        standing[row].final_score = pool.add(standing[row].score, running.written[row], running.rows[row])


def _check(config: GenerationConfig) -> tuple[Constraint, ...]:
    what = "Constrained beam search"
    check_beams(config, what)
    if (config.num_beam_groups or 1) > 1:
        raise ValueError(f"{what} has no groups. Set num_beam_groups to 1.")
    return read_constraints(config.constraints, config.force_words_ids)


def _check_vocabulary(constraints: tuple[Constraint, ...], vocab: int) -> None:
    for constraint in constraints:
        for token in (token for word in constraint.alternatives for token in word):
            if token >= vocab:
                raise ValueError(f"Token id {token} does not exist: the model has {vocab} tokens. Use ids below that.")

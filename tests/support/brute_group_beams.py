"""Diverse and constrained beam search by brute force, by the rules of transformers up to 4.52: see brute_beams.py.

Only an end-of-sequence token ends a text, and it counts if it is among the first ones of those looked at. At the length
limit the texts that still run count as finished. Of constraints it knows phrases, and alternatives that differ in their
first token: the others have a rule of their own in 4.52, which the tests of that search hold against that release.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace
from typing import Any

from tests.support.brute_beams import Beam, Node, Pool, Rules, Search, Step


def diverse_beam_search(model: Any, prompts: list[list[int]], rules: Rules) -> Search:
    """Groups of beams that search one after the other. A token loses `diversity_penalty` for each beam of an earlier
    group that has just chosen it; a group that has ended chooses padding."""
    search, groups = Search(model, prompts, rules), range(rules.num_beam_groups)
    size = rules.num_beams // rules.num_beam_groups
    beams = [[{group * size + place: Beam() for place in range(size)} for group in groups] for _ in prompts]
    pools = [[Pool(size) for _ in groups] for _ in prompts]
    for length in range(1, rules.max_new_tokens + 1):
        told = []
        for number, prompt in enumerate(prompts):
            chosen: list[int] = []  # by the groups so far
            told.append([])
            for group in groups:
                pool = pools[number][group]
                if pool.closed:
                    chosen += [rules.padding] * size
                    continue
                nodes = search.continuations(prompt, beams[number][group])
                for node in nodes:
                    node.group, node.diversity_penalty = group, rules.diversity_penalty * chosen.count(node.token)
                    node.logprob -= node.diversity_penalty
                nodes = search.sort(nodes, rules.kept // rules.num_beam_groups)
                going_on = _ends_and_goes_on(search, nodes, pool, size, length)
                for place, node in enumerate(going_on):
                    node.status, node.beam = "running", group * size + place
                chosen += [node.token for node in going_on]
                beams[number][group] = {node.beam: node.goes_on() for node in going_on}
                _close(search, pool, nodes[0].score, length)
                told[number] += nodes
        over = length == rules.max_new_tokens or all(pool.closed for own in pools for pool in own)
        for number, nodes in enumerate(told):
            for node in sorted((n for n in nodes if n.status == "running"), key=lambda n: n.beam):
                if over and not pools[number][node.group].closed:
                    search.finish(node, pools[number][node.group], length)
            if nodes:
                search.steps.append(Step(number, length - 1, nodes, [s for s, _ in _best(pools[number])]))
        if over:
            break
    search.returned = [_best(own)[: rules.num_return_sequences] for own in pools]
    return search


@dataclass(frozen=True)
class Progress:
    """How far a text has come with its constraints: those still to be written in the order in which they are tried,
    the one that is being written (a number, an alternative, how much of it), and the tokens that it has of each."""

    constraints: tuple[tuple[tuple[int, ...], ...], ...]
    waiting: tuple[int, ...]
    counts: tuple[int, ...]
    writing: tuple[int, tuple[int, ...], int] | None = None

    def after(self, token: int) -> Progress:
        if self.writing is not None:
            number, word, done = self.writing
            if word[done] == token:
                return self._has(number, word, done + 1)
            counts = tuple(0 if i == number else count for i, count in enumerate(self.counts))
            return replace(self, waiting=(*self.waiting, number), counts=counts, writing=None)
        for number in self.waiting:
            for word in self.constraints[number]:
                if word[0] == token:
                    return self._has(number, word, 1)
        return self

    def _has(self, number: int, word: tuple[int, ...], done: int) -> Progress:
        waiting = tuple(other for other in self.waiting if other != number)
        counts = tuple(done if i == number else count for i, count in enumerate(self.counts))
        writing = None if done == len(word) else (number, word, done)
        return replace(self, waiting=waiting, counts=counts, writing=writing)

    @property
    def complete(self) -> bool:
        return not self.waiting and self.writing is None

    @property
    def wanted(self) -> list[int]:
        """The tokens that bring the text further."""
        if self.writing is not None:
            _, word, done = self.writing
            return [word[done]]
        return [word[0] for number in self.waiting for word in self.constraints[number]]

    @property
    def bank(self) -> int:
        """Tokens written, where a constraint that is complete counts as the longest of all, and one that is begun as
        if it lacked from that what it still lacks."""
        longest = max(len(word) for words in self.constraints for word in words)
        complete = len(self.constraints) - len(self.waiting) - (self.writing is not None)
        if self.writing is None:
            return complete * longest
        number, _, done = self.writing
        lacking = max(len(word) for word in self.constraints[number]) - done
        return complete * longest + longest - lacking


def constrained_beam_search(model: Any, prompts: list[list[int]], rules: Rules) -> Search:
    """Besides the best continuations, those compete that bring a constraint further. Where there are such, banks take
    turns: the best of each bank, then the second best of each, the fullest bank first."""
    search = Search(model, prompts, rules)
    fresh = Progress(rules.constraints, tuple(range(len(rules.constraints))), (0,) * len(rules.constraints))

    def progress(prompt: list[int], text: tuple[int, ...]) -> Progress:
        state = fresh
        start = [model.generation_config.decoder_start_token_id] if model.config.is_encoder_decoder else prompt
        for token in (*start, *rules.begin, *text):
            state = state.after(token)
        return state

    beams = [{number: Beam() for number in range(rules.num_beams)} for _ in prompts]
    pools = [Pool(rules.num_beams) for _ in prompts]
    for length in range(1, rules.max_new_tokens + 1):
        told: list[list[Node]] = [[] for _ in prompts]
        for number, (prompt, pool) in enumerate(zip(prompts, pools, strict=True)):
            if pool.closed:
                continue
            everything = search.continuations(prompt, beams[number])
            nodes = search.sort(everything, rules.kept)
            best = nodes[0].score
            complete = {node.parent for node in nodes if progress(prompt, node.before.text).complete}
            going_on = _ends_and_goes_on(search, nodes, pool, rules.num_beams, length, complete)
            standing = {node.text for node in going_on}
            put_up = []
            for parent in sorted({node.parent for node in everything}):
                own = [node for node in everything if node.parent == parent]
                for token in dict.fromkeys(progress(prompt, own[0].before.text).wanted):
                    node = next(node for node in own if node.token == token)
                    if node.text not in standing:
                        node.forced = True
                        put_up.append(node)
            nodes += [node for node in put_up if all(node is not other for other in nodes)]
            for node in nodes:
                state = progress(prompt, node.text)
                node.bank, node.progress = state.bank, list(state.counts)
            if put_up:
                going_on = _turns(search, [*going_on, *put_up])[: rules.num_beams]
            for place, node in enumerate(going_on):
                node.status, node.beam = "running", place
            beams[number] = {node.beam: node.goes_on() for node in going_on}
            _close(search, pool, best, length)
            told[number] = nodes
        over = length == rules.max_new_tokens or all(pool.closed for pool in pools)
        for number, nodes in enumerate(told):
            if over and nodes and not pools[number].closed:
                running = sorted((node for node in nodes if node.status == "running"), key=lambda node: node.beam)
                have = [node for node in running if progress(prompts[number], node.text).complete]
                lack = [node for node in running if all(node is not other for other in have)]
                for node in lack:
                    node.status, node.beam = "ended", None
                for node in have if len(have) >= rules.num_return_sequences else have + lack:
                    search.finish(node, pools[number], length)
            if nodes:
                search.steps.append(Step(number, length - 1, nodes, pools[number].scores))
        if over:
            break
    search.returned = [pool.texts[: rules.num_return_sequences] for pool in pools]
    return search


def _ends_and_goes_on(
    search: Search, nodes: list[Node], pool: Pool, size: int, length: int, complete: set[int] | None = None
) -> list[Node]:
    """Those of the first `size` that end count, if what they continue is `complete`; the other ends do not. Returns the
    best `size` that go on."""
    for place, node in enumerate(nodes):
        if node.token in search.rules.ends:
            node.status = "ended"
            if place < size and (complete is None or node.parent in complete):
                search.finish(node, pool, length)
    return [node for node in nodes if node.token not in search.rules.ends][:size]


def _close(search: Search, pool: Pool, best: float, length: int) -> None:
    """A full pool closes at once with early_stopping, or where the best sum of this step gives no hope any more."""
    if pool.full:
        pool.closed = search.rules.early_stopping is True or search.cannot_better(best, pool, length)


def _turns(search: Search, nodes: list[Node]) -> list[Node]:
    """The order in which banks send their nodes on. A bank weighs as much as a score of 100; each change of bank in
    that ranking begins a new count."""
    ranked = sorted(nodes, key=lambda node: -(node.bank * 100 + node.score))
    for one, other in itertools.pairwise(ranked):
        search.decide(one.bank * 100 + one.score, other.bank * 100 + other.score)
    turns, count = [], 0
    for place, node in enumerate(ranked):
        count = count + 1 if place and ranked[place - 1].bank == node.bank else 0
        turns.append((count, place))
    return [ranked[place] for _, place in sorted(turns)]


def _best(pools: list[Pool]) -> list[tuple[float, Beam]]:
    """The texts of all groups, best first; of equal ones, which two groups can find, the later first."""
    return sorted((pair for pool in pools for pair in pool.texts), key=lambda pair: pair[0])[::-1]

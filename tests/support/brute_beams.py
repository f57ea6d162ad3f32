"""Beam search by brute force, written from its published rules alone: the tests' second opinion.

Nothing of the playground's code or of the library's decoding is used. Every step reads each live text anew, from its
first token, without a cache and without padding; all continuations of all beams are listed, sorted and judged in plain
Python. `beam_search` is what transformers 5 does, with sampling or without; the searches of earlier releases, in groups
and with constraints, are in brute_group_beams.py.

It knows an end-of-sequence token and a length limit, no other reason to stop, and it does not know what a search does
where fewer tokens are allowed than it looks at. Floating-point noise can turn a decision between two continuations
that are equally good: `Search.nearest` says how close the closest decision was, for a test to judge.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import torch

NOISE = 1e-5  # how far float32 may move a sum of log-probabilities: a draw that it could turn counts as too close


@dataclass(frozen=True)
class Rules:
    """What is asked for, by the names of the library's knobs where they are its own."""

    num_beams: int
    max_new_tokens: int
    ends: tuple[int, ...] = ()  # the end-of-sequence tokens
    length_penalty: float = 1.0
    early_stopping: bool | str = False
    num_return_sequences: int = 1
    banned: tuple[int, ...] = ()
    min_new_tokens: int = 0
    do_sample: bool = False
    temperature: float = 1.0
    top_k: int = 0
    seed: int = 0
    num_beam_groups: int = 1
    diversity_penalty: float = 0.0
    constraints: tuple[tuple[tuple[int, ...], ...], ...] = ()  # each is a tuple of alternatives
    padding: int = 0
    begin: tuple[int, ...] = ()  # tokens that are given: to the model and the processors, they are written already

    @property
    def kept(self) -> int:
        """How many continuations a search of all beams looks at: so many that `num_beams` of them do not end."""
        return max(2, 1 + len(self.ends)) * self.num_beams


@dataclass
class Beam:
    """A text that goes on: its new tokens, the beam that each continued, their log-probabilities and the sum."""

    text: tuple[int, ...] = ()
    beams: tuple[int, ...] = ()
    logprobs: tuple[float, ...] = ()
    score: float = 0.0


@dataclass
class Node:
    """A continuation that a step considered. The names are those of the trace's BeamCandidate."""

    before: Beam
    parent: int
    token: int
    raw_logprob: float
    logprob: float
    status: str = "pruned"
    beam: int | None = None
    final_score: float | None = None
    group: int | None = None
    diversity_penalty: float = 0.0
    bank: int | None = None
    progress: list[int] | None = None
    forced: bool = False

    @property
    def score(self) -> float:
        return self.before.score + self.logprob

    @property
    def text(self) -> tuple[int, ...]:
        return (*self.before.text, self.token)

    def goes_on(self) -> Beam:
        """The beam that it becomes."""
        before = self.before
        return Beam(self.text, (*before.beams, self.parent), (*before.logprobs, self.logprob), self.score)


@dataclass
class Pool:
    """The best `size` finished texts, each with its score after the length penalty."""

    size: int
    texts: list[tuple[float, Beam]] = field(default_factory=list)
    closed: bool = False

    @property
    def full(self) -> bool:
        return len(self.texts) == self.size

    @property
    def scores(self) -> list[float]:
        return [score for score, _ in self.texts]

    def add(self, score: float, text: Beam) -> None:
        self.texts = sorted([*self.texts, (score, text)], key=lambda pair: -pair[0])[: self.size]


@dataclass
class Step:
    """What one prompt's search did at a step."""

    prompt: int
    index: int
    nodes: list[Node]
    pool: list[float]


@dataclass
class Search:
    """A whole search: its steps in their order, the best texts of each prompt, and its closest decision."""

    model: Any
    prompts: list[list[int]]
    rules: Rules
    steps: list[Step] = field(default_factory=list)
    returned: list[list[tuple[float, Beam]]] = field(default_factory=list)
    nearest: float = math.inf

    def decide(self, one: float, other: float) -> None:
        """Something depends on which of the two is greater."""
        if math.isfinite(one) and math.isfinite(other):
            self.nearest = min(self.nearest, abs(one - other))

    def sort(self, nodes: list[Node], count: int) -> list[Node]:
        """The `count` best of them, best first."""
        ranked = sorted(nodes, key=lambda node: -node.score)
        for one, other in itertools.pairwise(ranked[: count + 1]):
            self.decide(one.score, other.score)
        return ranked[:count]

    def final(self, score: float, length: int) -> float:
        return score / length**self.rules.length_penalty

    def finish(self, node: Node, pool: Pool, length: int) -> None:
        """The node's text ends here and competes."""
        node.status, node.beam, node.final_score = "finished", None, self.final(node.score, length)
        for score in pool.scores:
            self.decide(score, node.final_score)
        pool.add(node.final_score, node.goes_on())

    def cannot_better(self, best: float, pool: Pool, length: int) -> bool:
        """Whether a beam with the sum `best` after `length` tokens gives no hope to better the worst in a full pool."""
        rules = self.rules
        if rules.early_stopping == "never" and rules.length_penalty > 0:
            length = rules.max_new_tokens
        hope, worst = self.final(best, length), pool.scores[-1]
        if hope != worst:  # the best may have just ended and be the worst itself
            self.decide(hope, worst)
        return hope <= worst

    def read(self, prompt: Sequence[int], texts: list[tuple[int, ...]]) -> list[list[float]]:
        """The log-probabilities of each text's next token, (texts, vocab), by one pass over whole texts."""
        written = [[*self.rules.begin, *text] for text in texts]
        ids = [[*prompt, *text] for text in written]
        inputs = {}
        if self.model.config.is_encoder_decoder:
            start = self.model.generation_config.decoder_start_token_id
            inputs["decoder_input_ids"] = torch.tensor([[start, *text] for text in written])
            ids = [list(prompt)] * len(texts)
        inputs["input_ids"] = torch.tensor(ids)
        inputs["attention_mask"] = torch.ones_like(inputs["input_ids"])
        with torch.no_grad():
            return self.model(**inputs, use_cache=False).logits[:, -1].float().log_softmax(-1).tolist()

    def processed(self, row: list[float], length: int) -> list[float]:
        """The log-probabilities after the logits processors; `length` new tokens stand before them."""
        rules, out = self.rules, set(self.rules.banned)
        if len(rules.begin) + length < rules.min_new_tokens:
            out |= set(rules.ends)
        row = [-math.inf if token in out else logprob for token, logprob in enumerate(row)]
        if rules.do_sample:
            row = [logprob / rules.temperature for logprob in row]
            if rules.top_k:
                ranked = sorted(row, reverse=True)
                self.decide(ranked[rules.top_k - 1], ranked[rules.top_k])
                row = [logprob if logprob >= ranked[rules.top_k - 1] else -math.inf for logprob in row]
        return row

    def continuations(self, prompt: Sequence[int], beams: dict[int, Beam]) -> list[Node]:
        """Every token after every beam, beam by beam. At the first step all beams hold the same text: only the first
        of them counts."""
        if not next(iter(beams.values())).text:
            beams = dict([next(iter(beams.items()))])
        rows = self.read(prompt, [beam.text for beam in beams.values()])
        nodes = []
        for (number, beam), row in zip(beams.items(), rows, strict=True):
            both = zip(row, self.processed(row, len(beam.text)), strict=True)
            nodes += [Node(beam, number, token, raw, logprob) for token, (raw, logprob) in enumerate(both)]
        return nodes


def beam_search(model: Any, prompts: list[list[int]], rules: Rules) -> Search:
    """Beam search over a batch, by the rules of transformers 5: a text ends with an end-of-sequence token or at the
    length limit, and counts if it is among the first `num_beams` of those looked at. With sampling, these are drawn."""
    search = Search(model, prompts, rules)
    generator = torch.Generator().manual_seed(rules.seed)
    beams = [{number: Beam() for number in range(rules.num_beams)} for _ in prompts]
    pools = [Pool(rules.num_beams) for _ in prompts]
    for length in range(1, rules.max_new_tokens + 1):
        grown = [search.continuations(prompt, own) for prompt, own in zip(prompts, beams, strict=True)]
        if rules.do_sample:
            considered = _drawn(search, grown, generator)
        else:
            considered = [search.sort(nodes, rules.kept) for nodes in grown]
        for prompt, (nodes, pool) in enumerate(zip(considered, pools, strict=True)):
            ended = [node for node in nodes if node.token in rules.ends or length == rules.max_new_tokens]
            for place, node in enumerate(nodes):
                if any(node is other for other in ended):
                    node.status = "ended"
                    if place < rules.num_beams and not pool.closed:
                        search.finish(node, pool, length)
            going_on = [node for node in nodes if all(node is not other for other in ended)]
            going_on = search.sort(going_on, rules.num_beams)
            for number, node in enumerate(going_on):
                node.status, node.beam = "running", number
            beams[prompt] = {node.beam: node.goes_on() for node in going_on}
            if pool.full and going_on:
                settled = search.cannot_better(going_on[0].score, pool, length)
                pool.closed = pool.closed or settled or rules.early_stopping is True
            search.steps.append(Step(prompt, length - 1, nodes, pool.scores))
        if all(pool.closed for pool in pools):
            break
    search.returned = [pool.texts[: rules.num_return_sequences] for pool in pools]
    return search


def _drawn(search: Search, grown: list[list[Node]], generator: torch.Generator) -> list[list[Node]]:
    """Continuations of all prompts drawn by the probabilities of their sums, each at most once, the best first."""
    width = max(search.rules.num_beams * len(nodes) // len({node.parent for node in nodes}) for nodes in grown)
    sums = torch.full((len(grown), width), -math.inf)  # at the first step all beams but one have no chance
    for row, nodes in zip(sums, grown, strict=True):
        row[: len(nodes)] = torch.tensor([node.score for node in nodes])
    state = generator.get_state()

    def draw(sums: torch.Tensor) -> list[list[int]]:
        generator.set_state(state)
        return torch.multinomial(sums.softmax(-1), search.rules.kept, generator=generator).tolist()

    shaken = random.Random(0)
    for _ in range(12):
        noise = torch.tensor([[shaken.uniform(-NOISE, NOISE) for _ in range(width)] for _ in grown])
        if draw(sums + noise) != draw(sums):
            search.nearest = 0.0
    return [
        search.sort([nodes[place] for place in places], len(places))
        for nodes, places in zip(grown, draw(sums), strict=True)
    ]

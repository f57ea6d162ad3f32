"""What diverse and constrained beam search share: running beams, finished hypotheses, and an observer of both.

The beams of a batch stand in rows, `num_beams` for each prompt. Each step considers continuations of them: the best
that do not end become the next beams, and those that end among the best go into a `Pool`. How they are ranked is for
each search. The rules of ending are those of transformers up to 4.52: only an end-of-sequence token ends a beam, and
the stopping criteria end the search once they hold for every row. Later releases ask them of each continuation instead.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

import torch
from transformers import GenerationConfig, PreTrainedModel
from transformers.generation import GenerateBeamDecoderOnlyOutput, GenerateBeamEncoderDecoderOutput

from playground.strategies.decoding import StepOutputs, extend_by_token, tokens_in
from playground.texts import said

COPY_SCORE = -1e9  # of beams that are copies of the first one, so that the first step chooses none of them


@dataclass(slots=True)
class Continuation:
    """A running beam with one more token, and its outcome.

    `row` is the beam's row in the batch, `score` the sum along its path. `status` is "running" (it is now beam
    number `beam` of its prompt), "finished" (it ended and competes with `final_score`), "ended" (it ended and does
    not count) or "pruned". `penalty` is diverse beam search's; `bank`, `progress` (tokens written of each constraint)
    and `forced` (it was considered because it advances a constraint) are constrained beam search's.
    """

    row: int
    token: int
    score: float
    status: str = "pruned"
    beam: int | None = None
    final_score: float | None = None
    penalty: float = 0.0
    bank: int | None = None
    progress: tuple[int, ...] | None = None
    forced: bool = False


@dataclass(slots=True)
class Hypothesis:
    """A finished text: its score after the length penalty, its new tokens, and the row that each of them continued."""

    score: float
    tokens: list[int]
    rows: list[int]


class BeamObserver(Protocol):
    """Sees the search, step by step."""

    def on_step(self, considered: list[list[Continuation]], pools: list[list[float]]) -> None:
        """After each step. For each prompt: the continuations that it considered, none where it is finished already,
        and the scores of its finished texts, best first."""

    def on_finished(self, hypotheses: list[list[Hypothesis]]) -> None:
        """After the search: the texts that are returned for each prompt, best first."""


class Pool:
    """The best `size` finished texts of one search, and whether a running beam could still beat one of them."""

    def __init__(self, size: int, config: GenerationConfig, max_new_tokens: int) -> None:
        self.hypotheses: list[Hypothesis] = []
        self.closed = False  # then its search has ended
        self._size, self._max_new_tokens = size, max_new_tokens
        self._length_penalty, self._early_stopping = config.length_penalty, config.early_stopping

    def add(self, total: float, tokens: list[int], rows: list[int]) -> float:
        """Offer a text whose log-probabilities add up to `total`; returns its score, whether it was taken or not."""
        score = total / len(tokens) ** self._length_penalty
        if len(self.hypotheses) < self._size or score > self._worst():
            self.hypotheses.append(Hypothesis(score, tokens, rows))
        if len(self.hypotheses) > self._size:
            self.hypotheses.remove(min(self.hypotheses, key=lambda hypothesis: hypothesis.score))
        return score

    def close_if_decided(self, best_total: float, length: int) -> None:
        """Close if the pool is full and no beam of `length` new tokens can score higher, by the rule of
        `early_stopping`. `best_total` is the sum of the best continuation of this step."""
        if self.closed or len(self.hypotheses) < self._size:
            return
        if self._early_stopping is True:
            self.closed = True
            return
        if self._early_stopping == "never" and self._length_penalty > 0:
            length = self._max_new_tokens  # the largest divisor gives a negative sum its highest score
        self.closed = self._worst() >= best_total / length**self._length_penalty

    def _worst(self) -> float:
        return min(hypothesis.score for hypothesis in self.hypotheses)


def best_first(pools: list[Pool]) -> list[Hypothesis]:
    """The finished texts of all pools; of equal ones, the later first."""
    return sorted((h for pool in pools for h in pool.hypotheses), key=lambda h: h.score)[::-1]


@dataclass
class RunningBeams:
    """The running beams: `input_ids` (rows, length), `scores` (rows,), and the path of each."""

    model: PreTrainedModel
    input_ids: torch.LongTensor
    scores: torch.Tensor
    model_kwargs: dict[str, object]
    new_tokens: list[list[int]] = field(init=False)  # of each row
    parent_rows: list[list[int]] = field(init=False)  # of each row: the rows that its tokens continued

    def __post_init__(self) -> None:
        self.new_tokens = [[] for _ in range(len(self.input_ids))]
        self.parent_rows = [[] for _ in range(len(self.input_ids))]

    def forward(self) -> torch.Tensor:
        """Run the model; returns the logits of each row's next token, (rows, vocab) in float32."""
        first, kwargs = not self.new_tokens[0], self.model_kwargs
        cache = kwargs.get("cache")  # without one, the whole text is read at every step
        unread = 1 if cache is not None and not first else None
        if first and (seen := tokens_in(cache)) > 0:
            unread = self.input_ids.shape[1] - seen  # the caller's cache holds the beginning
        inputs = self.model.prepare_inputs_for_generation(
            self.input_ids, next_sequence_length=unread, is_first_iteration=first, **kwargs
        )
        outputs = self.model(**inputs, return_dict=True)
        self.model_kwargs = extend_by_token(kwargs, self.model.config.is_encoder_decoder)
        if outputs.get("cache") is not None:
            self.model_kwargs["cache"] = outputs["cache"]
        return outputs.logits[:, -1].to(self.input_ids.device, torch.float32, copy=True)

    def advance(self, parents: list[int], tokens: list[int], scores: list[float]) -> None:
        """Row i becomes a copy of row `parents[i]`, followed by `tokens[i]`, with the sum `scores[i]`."""
        device = self.input_ids.device
        order = torch.tensor(parents, device=device)
        self.input_ids = torch.cat([self.input_ids[order], torch.tensor(tokens, device=device)[:, None]], dim=-1)
        self.scores = torch.tensor(scores, dtype=torch.float32, device=device)
        self.new_tokens = [[*self.new_tokens[row], token] for row, token in zip(parents, tokens, strict=True)]
        self.parent_rows = [[*self.parent_rows[row], row] for row in parents]
        if (cache := self.model_kwargs.get("cache")) is not None:
            if not hasattr(cache, "reorder_cache"):
                kind = type(self.model).__name__
                raise ValueError(said("The cache of {model} cannot follow beams. Set use_cache to false.", model=kind))
            cache.reorder_cache(order)


def initial_scores(rows: int, size: int, device: torch.device) -> torch.Tensor:
    """The sums before the first step, (rows,): 0 for one beam in `size`, `COPY_SCORE` for the others, which have the
    same text."""
    scores = torch.full((rows,), COPY_SCORE, device=device)
    scores[::size] = 0
    return scores


def best_continuations(totals: torch.Tensor, rows: torch.Tensor, size: int, num_ends: int) -> list[list[Continuation]]:
    """For each prompt its best continuations, best first: as many as ensure that `size` of them do not end.

    `totals` (prompts * size, vocab) are the sums with each token, `rows` (prompts * size,) where they stand in the
    batch, and `num_ends` how many tokens end a text.
    """
    vocab = totals.shape[-1]
    best, indices = totals.view(-1, size * vocab).topk(max(2, 1 + num_ends) * size)
    rows = rows.view(-1, size).gather(1, indices // vocab)
    columns = (rows.tolist(), (indices % vocab).tolist(), best.tolist())
    return [[Continuation(*values) for values in zip(*lists, strict=True)] for lists in zip(*columns, strict=True)]


def split_ended(
    considered: list[Continuation], size: int, eos: list[int]
) -> tuple[list[Continuation], list[Continuation]]:
    """The best `size` continuations that do not end, and those that end among the best `size` of all."""
    running = [continuation for continuation in considered if continuation.token not in eos]
    return running[:size], [continuation for continuation in considered[:size] if continuation.token in eos]


def eos_ids(config: GenerationConfig) -> list[int]:
    """The end-of-sequence tokens."""
    eos = config.eos_token_id
    return [] if eos is None else list(eos) if isinstance(eos, list | tuple) else [eos]


def pad_id(config: GenerationConfig) -> int:
    """The token that fills up what is shorter; as in `generate`, an end-of-sequence token where there is no other.
    Without either, all texts have the same length and it is never written."""
    return config.pad_token_id if config.pad_token_id is not None else (eos_ids(config) or [0])[0]


def check_beams(config: GenerationConfig, what: str) -> None:
    """Raise ValueError for what neither search can do; `what` is the name of the search in the message."""
    beams, texts = config.num_beams, config.num_return_sequences
    if beams < 2:
        raise ValueError(
            said("{what} needs beams, but num_beams is {beams}. Set num_beams to 2 or more.", what=what, beams=beams)
        )
    if config.do_sample:
        raise ValueError(said("{what} does not sample. Set do_sample to false.", what=what))
    if texts > beams:
        raise ValueError(
            said(
                "{beams} beams cannot return {texts} texts. Set num_return_sequences to {beams} or less.",
                beams=beams, texts=texts,
            )
        )  # fmt: skip


def output(
    step_outputs: StepOutputs,
    model: PreTrainedModel,
    config: GenerationConfig,
    prompts: torch.Tensor,
    hypotheses: list[list[Hypothesis]],
) -> Any:
    """The texts as `generate` returns them, alone or in the library's output class where the config asks.

    `prompts` (rows, length) are the prompts as they were given, `num_beams` rows each. Of `hypotheses`, the best
    `num_return_sequences` of each prompt are written.
    """
    texts = [(prompt * config.num_beams, text) for prompt, found in enumerate(hypotheses) for text in found]
    longest = max(len(text.tokens) for _, text in texts)
    new = prompts.new_full((len(texts), longest), pad_id(config))
    indices = prompts.new_full((len(texts), longest), -1)
    for number, (_, text) in enumerate(texts):
        new[number, : len(text.tokens)] = prompts.new_tensor(text.tokens)
        indices[number, : len(text.rows)] = prompts.new_tensor(text.rows)
    plain = step_outputs.output(torch.cat([prompts[[row for row, _ in texts]], new], dim=-1))
    if isinstance(plain, torch.Tensor):
        return plain
    scores = torch.tensor([text.score for _, text in texts], device=prompts.device)
    is_encoder_decoder = model.config.is_encoder_decoder
    kind = GenerateBeamEncoderDecoderOutput if is_encoder_decoder else GenerateBeamDecoderOnlyOutput
    return kind(**plain, sequences_scores=None if step_outputs.scores is None else scores, beam_indices=indices)

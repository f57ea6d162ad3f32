"""How far one model's distributions lie from another's, token by token, over the whole vocabulary.

Both read the same text as decoding would: the prompt in one pass, then token by token, because in low precision the
logits depend on how many tokens are read together. It is the library's own `generate` with a logits processor that
forces the text. Only a few numbers of each step are kept. Knows loaded models, no queue and no page; runs in a lane
like any run.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from greenlet import GreenletExit, greenlet
from transformers import GenerationConfig, LogitsProcessor, LogitsProcessorList

from playground.batching.threads import threads_for, use_threads
from playground.generation.desk import Desk
from playground.generation.limits import check_text, prompt_length_problems
from playground.generation.model_checks import check_reads_ids, check_writes_tokens
from playground.models.library_logging import quiet_library
from playground.models.loading import LoadedModel
from playground.models.quantizing import scale_bytes
from playground.models.token_texts import TokenTexts
from playground.questions.pair import CANDIDATES, PairAdvanced, PairAnswer, PairQuestion, PairToken, TokenOfBoth
from playground.requests.request import raise_for_errors
from playground.requests.request_problems import request_error
from playground.settings import Settings
from playground.texts import said
from playground.trace.wire import finite

PROGRESS_SECONDS = 0.1  # between two progress events, at least


def kl_divergence(logp: torch.Tensor, logq: torch.Tensor) -> torch.Tensor:
    """KL(P || Q) = sum of p (log p - log q) over the last dimension, in nats (https://doi.org/10.1214/aoms/1177729694).

    `logp` and `logq` (..., vocab) are log-probabilities. Tokens without probability under P count nothing; it
    is infinite where Q has no probability and P has. Values below zero, from rounding, become zero.
    """
    parts = logp.exp() * (logp - logq)
    return parts.masked_fill(logp == -torch.inf, 0.0).sum(-1).clamp_min(0.0)


def entropy(logp: torch.Tensor) -> torch.Tensor:
    """The entropy of distributions (..., vocab) of log-probabilities, in nats."""
    return -(logp.exp() * logp).masked_fill(logp == -torch.inf, 0.0).sum(-1)


def jensen_shannon(logp: torch.Tensor, logq: torch.Tensor) -> torch.Tensor:
    """The Jensen-Shannon divergence over the last dimension, in nats: the mean KL of both from their mixture
    (https://doi.org/10.1109/18.61115). It is symmetric, and at most log 2. Shapes as in `kl_divergence`."""
    mixture = torch.logaddexp(logp, logq) - math.log(2)
    return (kl_divergence(logp, mixture) + kl_divergence(logq, mixture)) / 2


def total_variation(logp: torch.Tensor, logq: torch.Tensor) -> torch.Tensor:
    """The total variation distance over the last dimension, half the sum of |p - q|: the share of probability that
    moved, from 0 to 1. Shapes as in `kl_divergence`."""
    return (logp.exp() - logq.exp()).abs().sum(-1) / 2


def read_pair(question: PairQuestion, desk: Desk) -> PairAnswer:
    """Let both models read the text. Raises RequestError where the two cannot be compared."""
    reference, other = desk.models
    check_pair(question, reference, other, desk.settings)
    steps = _Steps(question)
    other_reader = StepwiseReader(other, question.prompt, question.text)

    def step(scores: torch.Tensor) -> None:
        desk.check()
        steps.add(scores, other_reader.next())
        desk.advance(PairAdvanced(len(steps.rows), len(question.text)), PROGRESS_SECONDS)

    try:
        read(reference, question.prompt, question.text, step, desk.slot)
    finally:
        other_reader.close()
    return steps.answer(reference, other)


def check_pair(pair: PairQuestion, reference: LoadedModel, other: LoadedModel, settings: Settings) -> None:
    """Raise RequestError where the two models cannot read this text, or know different tokens."""
    for loaded in (reference, other):
        check_writes_tokens(loaded)
        check_reads_ids("text", (*pair.prompt, *pair.text), loaded, said("Choose another model."))
        length = len(pair.text) + (0 if loaded.is_encoder_decoder else len(pair.prompt))
        check_text("model", length, loaded, said("Let the first model write less."))
        check_text("text", len(pair.text), loaded, said("Use a shorter text."), settings.max_new_tokens)
        raise_for_errors(list(prompt_length_problems(len(pair.prompt), loaded, settings)))
    names = {"model": reference.name, "other": other.name}
    if reference.is_encoder_decoder != other.is_encoder_decoder:
        message = said("Only one of {model} and {other} has an encoder, so they do not read the same text.", **names)
        raise request_error("model", message, said("Choose two models of the same kind."))
    if reference.tokenizer.get_vocab() != other.tokenizer.get_vocab():
        message = said("{model} and {other} have different tokens, so their distributions cannot be compared.", **names)
        fix = said("Choose a model with the same tokenizer, or another precision of the same model.")
        raise request_error("model", message, fix)


# ------------------------------------------------------------------------------------------------------------ reading


def read(
    loaded: LoadedModel,
    prompt: Sequence[int],
    text: Sequence[int],
    step: Callable[[torch.Tensor], None],
    slot: Callable[[Any], Any] = lambda model: model,
) -> None:
    """Let a model read `text` after `prompt`, which an encoder gets where there is one. `step` gets the logits (vocab,)
    from which each token of the text would have been drawn, without any processor."""
    model = copy.copy(loaded.model)
    defaults = model.generation_config
    pad = defaults.pad_token_id if defaults.pad_token_id is not None else 0  # nothing is padded, but it is required
    # Of the model's own settings only the decoder's start token is used: no penalty and no end of the text.
    start = defaults.decoder_start_token_id
    start = defaults.bos_token_id if start is None else start
    fields = {"decoder_start_token_id": start} if loaded.is_encoder_decoder else {}
    model.generation_config = GenerationConfig(pad_token_id=pad, **fields)
    config = GenerationConfig(pad_token_id=pad, max_new_tokens=len(text), do_sample=False, **fields)
    input_ids = torch.tensor([list(prompt)], device=model.device)
    with quiet_library():
        slot(model).generate(
            input_ids=input_ids,
            attention_mask=torch.ones_like(input_ids),
            generation_config=config,
            logits_processor=LogitsProcessorList([_ForcedText(text, step)]),
        )


class _ForcedText(LogitsProcessor):
    """Passes the logits of each step to `step`, and forces the next token of the text."""

    def __init__(self, text: Sequence[int], step: Callable[[torch.Tensor], None]) -> None:
        self._text, self._step, self._position = list(text), step, 0

    def __call__(self, input_ids: torch.LongTensor, scores: torch.FloatTensor) -> torch.FloatTensor:
        self._step(scores[0])
        forced = torch.full_like(scores, -torch.inf)
        forced[:, self._text[self._position]] = 0.0
        self._position += 1
        return forced


class StepwiseReader:
    """`read`, one step at a time: `next()` returns the logits (vocab,) of the next token of the text."""

    def __init__(self, loaded: LoadedModel, prompt: Sequence[int], text: Sequence[int]) -> None:
        self._threads = threads_for(loaded.model)
        self._greenlet = greenlet(lambda: read(loaded, prompt, text, lambda scores: self._pause(scores)))
        self._grad_enabled = torch.is_grad_enabled()

    def next(self) -> torch.Tensor:
        """May be called as often as the text has tokens."""
        return self._resume(self._greenlet.switch)

    def close(self) -> None:
        """End the reading before the end of the text."""
        if self._greenlet:
            self._resume(lambda: self._greenlet.throw(GreenletExit))

    def _pause(self, scores: torch.Tensor) -> None:
        self._greenlet.parent.switch(scores)

    def _resume(self, switch: Callable[[], object]) -> Any:
        # grad mode and number of threads belong to the thread: the greenlet gets its own, the caller's are restored
        grad_enabled, threads = torch.is_grad_enabled(), torch.get_num_threads()
        torch.set_grad_enabled(self._grad_enabled)
        use_threads(self._threads)
        try:
            return switch()
        finally:
            self._grad_enabled = torch.is_grad_enabled()
            torch.set_grad_enabled(grad_enabled)
            use_threads(threads)


# ------------------------------------------------------------------------------------------------------------ numbers


class _Steps:
    """The numbers of each step: what both models give each token of a text."""

    def __init__(self, question: PairQuestion) -> None:
        self._text, self.rows = list(question.text), list[_Row]()
        self.vocab = 0

    def add(self, reference: torch.Tensor, other: torch.Tensor) -> None:
        """Take in the logits (vocab,) of the next token. Where one model's are wider, padded for speed, those beyond
        stand for no tokens and are left out."""
        self.vocab = min(len(reference), len(other))
        both = torch.stack([each[: self.vocab].detach().cpu().double() for each in (reference, other)]).log_softmax(-1)
        token = self._text[len(self.rows)]
        # Of equal ones argmax takes the first, as greedy decoding does.
        top = [each[: self.vocab].argmax().item() for each in (reference, other)]
        shown = {*top, *both.topk(min(CANDIDATES, self.vocab)).indices.flatten().tolist()}
        shown = sorted(shown, key=lambda i: (-both[:, i].max().item(), i not in top))
        self.rows.append(_Row(
            kl_divergence(both[0], both[1]).item(), both[:, token].tolist(), entropy(both).tolist(),
            top[0] == top[1], [(i, *both[:, i].exp().tolist()) for i in shown],
        ))  # fmt: skip

    def answer(self, reference: LoadedModel, other: LoadedModel) -> PairAnswer:
        """What was read of all tokens."""
        texts, models = TokenTexts(reference.tokenizer), (reference, other)
        pieces = texts.pieces(self._text)
        divergences = [row.kl for row in self.rows]
        worst = max(range(len(divergences)), key=divergences.__getitem__)
        means = torch.tensor([row.logprobs for row in self.rows], dtype=torch.float64).mean(0)
        return PairAnswer(
            models=[loaded.name for loaded in models],
            precisions=[loaded.precision for loaded in models],
            device=str(other.model.device),
            bytes=[loaded.model.get_memory_footprint() for loaded in models],
            scale_bytes=[scale_bytes(loaded.model) for loaded in models],
            vocab=self.vocab,
            tokens=[
                PairToken(
                    id=token, text=texts.label(token), piece=piece, kl=finite(row.kl),
                    logprobs=[finite(round(value, 6)) for value in row.logprobs],
                    entropies=[finite(round(value, 6)) for value in row.entropies], same_top=row.same_top,
                    candidates=[TokenOfBoth(i, texts.label(i), round(p, 6), round(q, 6)) for i, p, q in row.shown],
                )
                for token, piece, row in zip(self._text, pieces, self.rows, strict=True)
            ],
            mean=finite(sum(divergences) / len(divergences)),
            max=finite(divergences[worst]),
            max_at=worst,
            same_top=sum(row.same_top for row in self.rows) / len(self.rows),
            perplexities=[finite(value) for value in (-means).exp().tolist()],
        )  # fmt: skip


class _Row(NamedTuple):
    """The numbers of one step: the divergence, then those of both models; `shown` are ids with two probabilities."""

    kl: float
    logprobs: list[float]
    entropies: list[float]
    same_top: bool
    shown: list[tuple[int, float, float]]

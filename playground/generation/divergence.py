"""How far one model's distributions lie from another's, token by token, over the whole vocabulary.

Both read the same text as decoding would: the prompt in one pass, then token by token, for in low precision the numbers
depend on how many tokens are read together. It is the library's own `generate`, held to the text by a logits processor
of ours. Only the numbers of a step outlive it. Knows loaded models, no queue and no page; runs in a lane like any run.
"""

from __future__ import annotations

import copy
import threading
from collections.abc import Callable, Sequence
from typing import Any

import torch
from greenlet import GreenletExit, greenlet
from transformers import GenerationConfig, LogitsProcessor, LogitsProcessorList

from playground.batching.threads import threads_for, use_threads
from playground.experiments.precision import CANDIDATES, Pair, PairAdvanced, PairRead
from playground.generation.limits import RunLimits, RunStopped, exceeds_context
from playground.models.library_logging import quiet
from playground.models.loading import LoadedModel
from playground.models.quantizing import scale_bytes
from playground.models.token_texts import TokenTexts
from playground.requests.request import RequestError
from playground.settings import Settings
from playground.trace import Diagnostic, Event, Finished

EVERY = 0.1  # seconds between two words on the progress


def kl_divergence(logp: torch.Tensor, logq: torch.Tensor) -> torch.Tensor:
    """KL(P || Q) = sum of p (log p - log q) over the last dimension, in nats (https://doi.org/10.1214/aoms/1177729694).

    `logp` and `logq` (..., vocab) are log-probabilities. What P gives no probability counts nothing; it is infinite
    where Q gives none to what P can say. Rounding below zero is taken for zero.
    """
    parts = logp.exp() * (logp - logq)
    return parts.masked_fill(logp == -torch.inf, 0.0).sum(-1).clamp_min(0.0)


def entropy(logp: torch.Tensor) -> torch.Tensor:
    """The entropy of distributions (..., vocab) of log-probabilities, in nats."""
    return -(logp.exp() * logp).masked_fill(logp == -torch.inf, 0.0).sum(-1)


def run(
    pair: Pair,
    reference: LoadedModel,
    other: LoadedModel,
    settings: Settings,
    emit: Callable[[Event | PairAdvanced | PairRead], None],
    cancelled: threading.Event,
    slot: Callable[[Any], Any] = lambda model: model,
) -> None:
    """Let both models read the pair's text. Emits PairAdvanced as they go on, then PairRead, then Finished, which holds
    no sequences; or Failed where it is cancelled or takes too long. `slot` is that of `runner.run`, for the reference.

    Raises RequestError where the two cannot be compared.
    """
    limits = RunLimits(cancelled, settings.max_seconds)
    limits.start()
    told = limits.seconds
    check_pair(pair, reference, other)
    texts, steps = TokenTexts(reference.tokenizer), _Steps(pair, reference)
    beside = Reading(other, pair.prompt, pair.text)

    def step(scores: torch.Tensor) -> None:
        nonlocal told
        limits.check(
            when_cancelled=("Holding the distributions against each other was stopped.", "Run it again."),
            when_timed_out=("Reading the text with both models took too long.", "Write a shorter one."),
        )
        steps.add(scores, beside.next())
        if limits.seconds - told > EVERY:
            told = limits.seconds
            emit(PairAdvanced(len(steps.rows), len(pair.text)))

    try:
        read(reference, pair.prompt, pair.text, step, slot)
    except RunStopped as error:
        emit(error.failed)
        return
    finally:
        beside.close()
    emit(PairRead(steps.report(texts, [reference, other])))
    emit(Finished([], limits.seconds, None, len(pair.text)))


def check_pair(pair: Pair, reference: LoadedModel, other: LoadedModel) -> None:
    """Raise RequestError where the two models cannot read this text, or know different tokens."""
    if not pair.text:
        raise _refused("There is no text to compare the distributions on.", "Let the first model write one.")
    for loaded in (reference, other):
        if loaded.tokenizer is None:
            raise _refused(f"{loaded.name} only drafts: it has no distributions of its own.", "Choose another model.")
        length = len(pair.text) + (0 if loaded.is_encoder_decoder else len(pair.prompt))
        if exceeds_context(length, loaded):
            message = f"The text has {length} tokens, and {loaded.name} reads {loaded.context_length} at most."
            raise _refused(message, "Let the first model write less.")
    if reference.is_encoder_decoder != other.is_encoder_decoder:
        message = f"Only one of {reference.name} and {other.name} has an encoder, so they do not read the same text."
        raise _refused(message, "Choose two models of one kind.")
    if reference.tokenizer.get_vocab() != other.tokenizer.get_vocab():
        message = f"{reference.name} and {other.name} know different tokens, so they have no distributions in common."
        raise _refused(message, "Choose a model with the same tokenizer, or another precision of the same model.")


def _refused(message: str, fix: str) -> RequestError:
    return RequestError([Diagnostic("model", "error", message, fix)])


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
    own = copy.copy(loaded.model)
    ids = own.generation_config
    pad = ids.pad_token_id if ids.pad_token_id is not None else 0  # nothing is padded, but the library asks
    # of the model's own settings, only where a decoder begins: no penalty and no end of the text
    begins = ids.decoder_start_token_id if ids.decoder_start_token_id is not None else ids.bos_token_id
    fields = {"decoder_start_token_id": begins} if loaded.is_encoder_decoder else {}
    own.generation_config = GenerationConfig(pad_token_id=pad, **fields)
    config = GenerationConfig(pad_token_id=pad, max_new_tokens=len(text), do_sample=False, **fields)
    input_ids = torch.tensor([list(prompt)], device=own.device)
    with quiet():
        slot(own).generate(
            input_ids=input_ids,
            attention_mask=torch.ones_like(input_ids),
            generation_config=config,
            logits_processor=LogitsProcessorList([_Held(text, step)]),
        )


class _Held(LogitsProcessor):
    """Shows the logits of each step, and leaves one token to choose: the next of the text."""

    def __init__(self, text: Sequence[int], step: Callable[[torch.Tensor], None]) -> None:
        self._text, self._step, self._at = list(text), step, 0

    def __call__(self, input_ids: torch.LongTensor, scores: torch.FloatTensor) -> torch.FloatTensor:
        self._step(scores[0])
        held = torch.full_like(scores, -torch.inf)
        held[:, self._text[self._at]] = 0.0
        self._at += 1
        return held


class Reading:
    """The same, one step at a time: `next()` returns the logits (vocab,) of the next token of the text."""

    def __init__(self, loaded: LoadedModel, prompt: Sequence[int], text: Sequence[int]) -> None:
        self._threads = threads_for(loaded.model)
        self._greenlet = greenlet(lambda: read(loaded, prompt, text, lambda scores: self._pause(scores)))
        self._gradients = torch.is_grad_enabled()

    def next(self) -> torch.Tensor:
        """May be called as often as the text has tokens."""
        return self._resume(self._greenlet.switch)

    def close(self) -> None:
        """Leave what is not read."""
        if self._greenlet:
            self._resume(lambda: self._greenlet.throw(GreenletExit))

    def _pause(self, scores: torch.Tensor) -> None:
        self._greenlet.parent.switch(scores)

    def _resume(self, go_on: Callable[[], Any]) -> Any:
        # whether there are gradients is the thread's: each of both who take turns has it as it was
        outside, threads = torch.is_grad_enabled(), torch.get_num_threads()
        torch.set_grad_enabled(self._gradients)
        use_threads(self._threads)
        try:
            return go_on()
        finally:
            self._gradients = torch.is_grad_enabled()
            torch.set_grad_enabled(outside)
            use_threads(threads)


# ------------------------------------------------------------------------------------------------------------ numbers


class _Steps:
    """What two models thought of each token of a text."""

    def __init__(self, pair: Pair, reference: LoadedModel) -> None:
        self._pair, self.rows = pair, []
        self.vocab = 0

    def add(self, mine: torch.Tensor, theirs: torch.Tensor) -> None:
        """Take in the logits (vocab,) of the next token. Where one model's are wider, for the sake of speed, what only
        it has stands for no token and is left out."""
        self.vocab = min(len(mine), len(theirs))
        both = torch.stack([each[: self.vocab].detach().cpu().double() for each in (mine, theirs)]).log_softmax(-1)
        token = self._pair.text[len(self.rows)]
        top = [each[: self.vocab].argmax().item() for each in (mine, theirs)]  # of tied ones, that of greedy decoding
        likeliest = {*top, *both.topk(min(CANDIDATES, self.vocab)).indices.flatten().tolist()}
        shown = sorted(likeliest, key=lambda i: (-both[:, i].max().item(), i not in top))
        self.rows.append(
            {
                "id": token,
                "kl": kl_divergence(both[0], both[1]).item(),
                "logprobs": both[:, token].tolist(),
                "entropies": entropy(both).tolist(),
                "same_top": top[0] == top[1],
                "candidates": [[i, *both[:, i].exp().tolist()] for i in shown],
            }
        )

    def report(self, texts: TokenTexts, models: Sequence[LoadedModel]) -> dict[str, Any]:
        """Plain values, as `playground.engines.protocol.Engine.diverge` has them."""
        pieces = texts.pieces(list(self._pair.text))
        for row, piece in zip(self.rows, pieces, strict=True):
            row |= {"text": texts.label(row["id"]), "piece": piece}
            row["candidates"] = [[i, texts.label(i), round(p, 6), round(q, 6)] for i, p, q in row["candidates"]]
        count = len(self.rows)
        divergences = [row["kl"] for row in self.rows]
        worst = max(range(count), key=divergences.__getitem__)
        means = torch.tensor([row["logprobs"] for row in self.rows], dtype=torch.float64).mean(0)
        return {
            "models": [loaded.name for loaded in models],
            "precisions": [loaded.precision for loaded in models],
            "device": str(models[1].model.device),
            "bytes": [loaded.model.get_memory_footprint() for loaded in models],
            "scale_bytes": [scale_bytes(loaded.model) for loaded in models],
            "vocab": self.vocab,
            "tokens": [_finite(row) for row in self.rows],
            "mean": _number(sum(divergences) / count),
            "max": _number(divergences[worst]),
            "max_at": worst,
            "same_top": sum(row["same_top"] for row in self.rows) / count,
            "perplexities": [_number(value) for value in (-means).exp().tolist()],
        }


def _finite(row: dict[str, Any]) -> dict[str, Any]:
    lists = {name: [_number(round(value, 6)) for value in row[name]] for name in ("logprobs", "entropies")}
    return row | {"kl": _number(row["kl"])} | lists


def _number(value: float) -> float | None:
    """None for what is not finite, which JSON cannot hold."""
    return value if abs(value) < float("inf") else None

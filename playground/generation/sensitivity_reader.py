"""How far the distributions of the next token lie apart after different prompts, over the whole vocabulary.

Each prompt is read as decoding reads it, and then the same text after it, token by token (`divergence.read`), in a lane
like any run: its passes are shared with those of the others. Of a prompt only its first distribution is kept to be
held against the next ones; of the first prompt all. Knows loaded models, no queue and no page.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import torch

from playground.experiments.prompt_sensitivity import (
    CANDIDATES,
    MOST_CANDIDATES,
    PromptQuestion,
    PromptsAdvanced,
    PromptsRead,
    prompt_problems,
)
from playground.generation.divergence import (
    PROGRESS_SECONDS,
    entropy,
    jensen_shannon,
    kl_divergence,
    read,
    total_variation,
)
from playground.generation.limits import RunLimits, RunStopped, exceeds_context, prompt_length_problems
from playground.generation.model_checks import check_writes_tokens
from playground.models.loading import LoadedModel
from playground.models.token_texts import TokenTexts
from playground.requests.request import raise_for_errors
from playground.requests.request_problems import request_error
from playground.settings import Settings
from playground.texts import said
from playground.trace import Event, Finished

_LEAST = math.log(0.001)  # of a token that is told, but for the likeliest ones
_DISTANCES = {"kl": kl_divergence, "js": jensen_shannon, "tv": total_variation}


def run(
    question: PromptQuestion,
    loaded: LoadedModel,
    settings: Settings,
    emit: Callable[[Event | PromptsAdvanced | PromptsRead], None],
    cancelled: threading.Event,
    slot: Callable[[Any], Any] = lambda model: model,
) -> None:
    """Read all prompts. Emits PromptsAdvanced meanwhile, then PromptsRead, then Finished, which has no sequences; or
    Failed where it is cancelled or takes too long. `slot` is that of `runner.run`.

    Raises RequestError where this model cannot read them.
    """
    limits = RunLimits(cancelled, settings.max_seconds)
    limits.start()
    check_question(question, loaded, settings)
    found, skipped = _PromptNumbers(question), len(question.begun[1:])
    # without a text any token will do: what counts is the distribution before it
    forced = [*question.begun[1:], *(question.text or [0])]
    passes, done, last_progress = len(question.prompts) * len(forced), 0, limits.seconds

    def step(number: int, place: list[int], scores: torch.Tensor) -> None:
        nonlocal last_progress, done
        limits.check(
            when_cancelled=(said("Reading the prompts was stopped."), said("Run them again.")),
            when_timed_out=(said("Reading the prompts took too long."), said("Use fewer or shorter ones.")),
        )
        if place[0] >= skipped:
            found.add(number, place[0] - skipped, scores)
        place[0] += 1
        done += 1
        if limits.seconds - last_progress > PROGRESS_SECONDS:
            last_progress = limits.seconds
            emit(PromptsAdvanced(done, passes))

    try:
        for number, prompt in enumerate(question.prompts):
            read(loaded, prompt, forced, partial(step, number, [0]), slot)
    except RunStopped as error:
        emit(error.failed)
        return
    emit(PromptsRead(found.report(loaded)))
    emit(Finished([], limits.seconds, None, passes))


def check_question(question: PromptQuestion, loaded: LoadedModel, settings: Settings) -> None:
    """Raise RequestError where this model cannot be asked this."""
    raise_for_errors(list(prompt_problems(question)))
    check_writes_tokens(loaded)
    if loaded.tokenizer is None or not loaded.model.can_generate():
        message = said("{model} only drafts: it has no distributions of its own.", model=loaded.name)
        raise request_error("prompts", message, said("Choose another model."))
    defaults = loaded.model.generation_config
    start = defaults.decoder_start_token_id
    starts = [defaults.bos_token_id if start is None else start] if loaded.is_encoder_decoder else []
    if list(question.begun[:1]) != starts:
        message = said("{model} does not read prompts of this kind.", model=loaded.name)
        raise request_error("prompts", message, said("Choose another model."))
    beside = [*question.begun, *question.text]
    if len(beside) > settings.max_new_tokens:
        message = said(
            "The text has {count} tokens; this server allows {most}.", count=len(beside), most=settings.max_new_tokens
        )
        raise request_error("prompts", message, said("Use a shorter text."))
    for prompt in question.prompts:
        raise_for_errors(list(prompt_length_problems(len(prompt), loaded, settings)))
        length = len(beside) + (0 if loaded.is_encoder_decoder else len(prompt))
        if exceeds_context(length, loaded):
            message = said(
                "The text has {count} tokens; {model} can read {most}.",
                count=length, model=loaded.name, most=loaded.context_length,
            )  # fmt: skip
            raise request_error("prompts", message, said("Use a shorter text."))
    rows = loaded.model.get_input_embeddings().weight.shape[0]
    if any(not 0 <= token_id < rows for ids in (*question.prompts, beside) for token_id in ids):
        message = said("The text has tokens that {model} does not know.", model=loaded.name)
        raise request_error("prompts", message, said("Choose another model."))


class _PromptNumbers:
    """The numbers of all prompts, as they are read one after the other."""

    def __init__(self, question: PromptQuestion) -> None:
        self._question = question
        count = len(question.prompts)
        self._reference: list[torch.Tensor] = []  # the first prompt's distributions (vocab,) along the text
        self._firsts: list[torch.Tensor] = []  # each prompt's distribution (vocab,) of the first token
        self._matrices = {name: [[0.0] * count for _ in range(count)] for name in _DISTANCES}
        self._tokens: list[dict[str, list[Any]]] = [{"kl": [], "logprobs": [], "same_top": []} for _ in question.text]

    def add(self, number: int, place: int, logits: torch.Tensor) -> None:
        """Take in the logits (vocab,) of the token at `place` after prompt `number`."""
        logp = logits.detach().cpu().double().log_softmax(-1)
        if place == 0:
            self._compare(number, logp)
        if number == 0:
            self._reference.append(logp)
        if place < len(self._tokens):
            reference, row = self._reference[place], self._tokens[place]
            row["kl"].append(_number(kl_divergence(reference, logp).item()))
            row["logprobs"].append(_number(logp[self._question.text[place]].item()))
            row["same_top"].append(bool(reference.argmax() == logp.argmax()))

    def _compare(self, number: int, logp: torch.Tensor) -> None:
        for other, before in enumerate(self._firsts):
            for name, distance in _DISTANCES.items():
                self._matrices[name][other][number] = _number(distance(before, logp).item())
                self._matrices[name][number][other] = _number(distance(logp, before).item())
        self._firsts.append(logp)

    def report(self, loaded: LoadedModel) -> dict[str, Any]:
        """Plain values, as `playground.engines.protocol.Engine.read_prompts` has them."""
        texts, firsts, text = TokenTexts(loaded.tokenizer), torch.stack(self._firsts), list(self._question.text)
        entropies, top = entropy(firsts).tolist(), firsts.argmax(-1).tolist()
        prompts = [
            {"tokens": len(ids), "entropy": _number(entropies[i]), "top": top[i], "same_top": top[i] == top[0]}
            for i, ids in enumerate(self._question.prompts)
        ]
        columns = list(zip(*(row["kl"] for row in self._tokens), strict=True))
        means = [None if None in column else sum(column) / len(column) for column in columns]
        return {
            "model": loaded.name,
            "device": str(loaded.model.device),
            "vocab": firsts.shape[-1],
            "prompts": prompts,
            "candidates": [
                {"id": i, "text": texts.label(i), "probabilities": firsts[:, i].exp().tolist()}
                for i in _likeliest(firsts, top)
            ],
            **self._matrices,
            "text": [
                {"id": token_id, "text": texts.label(token_id), "piece": piece, **row}
                for token_id, piece, row in zip(text, texts.pieces(text), self._tokens, strict=True)
            ],
            "mean": means or [None] * len(prompts),
        }


def _likeliest(firsts: torch.Tensor, top: list[int]) -> list[int]:
    """The likeliest tokens of any of the distributions (prompts, vocab), by their greatest probability; each
    prompt's likeliest is among them, and no other that is nowhere likely."""
    each = firsts.topk(min(CANDIDATES, firsts.shape[-1])).indices.flatten().tolist()
    best = firsts.max(0).values
    ranked = sorted({*top, *each}, key=lambda i: -best[i].item())
    return [i for place, i in enumerate(ranked) if i in top or (place < MOST_CANDIDATES and best[i] > _LEAST)]


def _number(value: float) -> float | None:
    """None for what is not finite, which JSON cannot hold."""
    return value if abs(value) < float("inf") else None

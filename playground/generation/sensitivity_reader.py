"""How far the distributions of the next token lie apart after different prompts, over the whole vocabulary.

Each prompt is read as decoding reads it, and then the same text after it, token by token (`divergence.read`), in a lane
like any run: its passes are shared with those of the others. Of a prompt only its first distribution is kept to be
held against the next ones; of the first prompt all. Knows loaded models, no queue and no page.
"""

from __future__ import annotations

import itertools
import math
from functools import partial

import torch

from playground.generation.desk import Desk
from playground.generation.divergence import (
    PROGRESS_SECONDS,
    entropy,
    jensen_shannon,
    kl_divergence,
    read,
    total_variation,
)
from playground.generation.limits import check_text, prompt_length_problems
from playground.generation.model_checks import check_reads_ids, check_writes_tokens
from playground.models.loading import LoadedModel
from playground.models.token_texts import TokenTexts
from playground.questions import Progress
from playground.questions.prompt_distances import (
    CANDIDATES,
    MOST_CANDIDATES,
    FirstOfPrompt,
    FollowingToken,
    PromptQuestion,
    PromptsAnswer,
    SharedCandidate,
)
from playground.requests.request import raise_for_errors
from playground.requests.request_problems import request_error
from playground.settings import Settings
from playground.texts import said
from playground.trace.wire import finite

_LEAST = math.log(0.001)  # of a token that is told, but for the likeliest ones
_DISTANCES = {"kl": kl_divergence, "js": jensen_shannon, "tv": total_variation}


def read_wordings(question: PromptQuestion, desk: Desk) -> PromptsAnswer:
    """Read all prompts. Raises RequestError where this model cannot read them."""
    check_question(question, desk.model, desk.settings)
    numbers, skipped, forced = _PromptNumbers(question), len(question.begun[1:]), question.forced
    passes, done = len(question.prompts) * len(forced), 0

    def step(number: int, place: list[int], scores: torch.Tensor) -> None:
        nonlocal done
        desk.check()
        if place[0] >= skipped:
            numbers.add(number, place[0] - skipped, scores)
        place[0] += 1
        done += 1
        desk.advance(Progress(done, passes), PROGRESS_SECONDS)

    for number, prompt in enumerate(question.prompts):
        read(desk.model, prompt, forced, partial(step, number, [0]), desk.slot)
    return numbers.answer(desk.model)


def check_question(question: PromptQuestion, loaded: LoadedModel, settings: Settings) -> None:
    """Raise RequestError where this model cannot be asked this."""
    check_writes_tokens(loaded)
    ids = itertools.chain(*question.prompts, question.begun, question.text)
    check_reads_ids("prompts", ids, loaded, said("Choose another model."))
    defaults = loaded.model.generation_config
    start = defaults.decoder_start_token_id
    starts = [defaults.bos_token_id if start is None else start] if loaded.is_encoder_decoder else []
    if list(question.begun[:1]) != starts:
        message = said("{model} does not read prompts of this kind.", model=loaded.name)
        raise request_error("prompts", message, said("Choose another model."))
    beside = [*question.begun, *question.text]
    shorter = said("Use a shorter text.")
    check_text("prompts", len(beside), loaded, shorter, settings.max_new_tokens)
    for prompt in question.prompts:
        raise_for_errors(list(prompt_length_problems(len(prompt), loaded, settings)))
        check_text("prompts", len(beside) + (0 if loaded.is_encoder_decoder else len(prompt)), loaded, shorter)


class _PromptNumbers:
    """The numbers of all prompts, as they are read one after the other."""

    def __init__(self, question: PromptQuestion) -> None:
        self._question = question
        count = len(question.prompts)
        self._reference: list[torch.Tensor] = []  # the first prompt's distributions (vocab,) along the text
        self._firsts: list[torch.Tensor] = []  # each prompt's distribution (vocab,) of the first token
        self._matrices = {name: [[0.0] * count for _ in range(count)] for name in _DISTANCES}
        self._kl: list[list[float | None]] = [[] for _ in question.text]
        self._logprobs: list[list[float | None]] = [[] for _ in question.text]
        self._same_top: list[list[bool]] = [[] for _ in question.text]

    def add(self, number: int, place: int, logits: torch.Tensor) -> None:
        """Take in the logits (vocab,) of the token at `place` after prompt `number`."""
        logp = logits.detach().cpu().double().log_softmax(-1)
        if place == 0:
            self._compare(number, logp)
        if number == 0:
            self._reference.append(logp)
        if place < len(self._kl):
            reference = self._reference[place]
            self._kl[place].append(finite(kl_divergence(reference, logp).item()))
            self._logprobs[place].append(finite(logp[self._question.text[place]].item()))
            self._same_top[place].append(bool(reference.argmax() == logp.argmax()))

    def _compare(self, number: int, logp: torch.Tensor) -> None:
        for other, before in enumerate(self._firsts):
            for name, distance in _DISTANCES.items():
                self._matrices[name][other][number] = finite(distance(before, logp).item())
                self._matrices[name][number][other] = finite(distance(logp, before).item())
        self._firsts.append(logp)

    def answer(self, loaded: LoadedModel) -> PromptsAnswer:
        """What was read of all prompts."""
        texts, firsts, text = TokenTexts(loaded.tokenizer), torch.stack(self._firsts), list(self._question.text)
        entropies, top = entropy(firsts).tolist(), firsts.argmax(-1).tolist()
        columns = list(zip(*self._kl, strict=True))
        means = [None if None in column else sum(column) / len(column) for column in columns]
        rows = zip(text, texts.pieces(text), self._kl, self._logprobs, self._same_top, strict=True)
        return PromptsAnswer(
            model=loaded.name,
            device=str(loaded.model.device),
            vocab=firsts.shape[-1],
            prompts=[
                FirstOfPrompt(len(ids), finite(entropies[i]), top[i], top[i] == top[0])
                for i, ids in enumerate(self._question.prompts)
            ],
            candidates=[
                SharedCandidate(i, texts.label(i), firsts[:, i].exp().tolist()) for i in _likeliest(firsts, top)
            ],
            **self._matrices,
            text=[FollowingToken(token_id, texts.label(token_id), *rest) for token_id, *rest in rows],
            mean=means or [None] * len(firsts),
        )


def _likeliest(firsts: torch.Tensor, top: list[int]) -> list[int]:
    """The likeliest tokens of any of the distributions (prompts, vocab), by their greatest probability; each
    prompt's likeliest is among them, and no other that is nowhere likely."""
    each = firsts.topk(min(CANDIDATES, firsts.shape[-1])).indices.flatten().tolist()
    best = firsts.max(0).values
    ranked = sorted({*top, *each}, key=lambda i: -best[i].item())
    return [i for place, i in enumerate(ranked) if i in top or (place < MOST_CANDIDATES and best[i] > _LEAST)]

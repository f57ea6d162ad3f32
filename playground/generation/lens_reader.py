"""What each layer would have said in the place of some tokens of a text: the logit lens.

The model's own final norm and head are applied to what each layer hands on, as
`playground.generation.layer_states` has it (nostalgebraist 2020,
https://www.lesswrong.com/posts/AcKRB8wDpdaN6v6ru/interpreting-gpt-the-logit-lens). Early layers were not trained to be
read this way, and what they say is biased; the tuned lens (Belrose et al. 2023, https://arxiv.org/abs/2303.08112) is
another reading, which has to be trained. The text is read in one pass, not token by token as it was written: in low
precision that may round otherwise. Only a few numbers of each layer are kept. Knows loaded models, no queue and no
page; runs in a lane like any run, and each layer is a forward pass of it, so that the others go on in between.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import torch

from playground.experiments.logit_lens import CANDIDATES, LensAdvanced, LensQuestion, LensRead, lens_problems
from playground.generation.divergence import entropy, kl_divergence
from playground.generation.layer_states import LayerStates, UnreadableLayers
from playground.generation.limits import RunLimits, RunStopped, exceeds_context, prompt_length_problems
from playground.generation.model_checks import check_writes_tokens
from playground.generation.one_pass import one_pass
from playground.models.loading import LoadedModel
from playground.models.token_texts import TokenTexts
from playground.requests.request import raise_for_errors
from playground.requests.request_problems import request_error
from playground.settings import Settings
from playground.texts import said
from playground.trace import Event, Finished


def run(
    question: LensQuestion,
    loaded: LoadedModel,
    settings: Settings,
    emit: Callable[[Event | LensAdvanced | LensRead], None],
    cancelled: threading.Event,
    slot: Callable[[Any], Any] = lambda model: model,
) -> None:
    """Read the text, and tell of each place that is asked about what every layer would have said. Emits LensAdvanced
    as layers are read, then LensRead, then Finished, which has no sequences; or Failed where it is cancelled or takes
    too long. `slot` is that of `runner.run`.

    Raises RequestError where this text or the layers of this model cannot be read.
    """
    limits = RunLimits(cancelled, settings.max_seconds)
    limits.start()
    check_question(question, loaded, settings)

    def as_pass(model: Any, work: Callable[[], Any]) -> Any:
        limits.check(
            when_cancelled=(said("Looking into the layers was stopped."), said("Ask again.")),
            when_timed_out=(said("Looking into the layers took too long."), said("Ask for fewer tokens.")),
        )
        return one_pass(slot, model, work)

    try:
        rows = _rows(question, loaded, as_pass, emit)
    except RunStopped as error:
        emit(error.failed)
        return
    except UnreadableLayers as error:
        message = said(
            "The layers of {model} cannot be read this way: its logits are not its final norm and head, applied to the "
            "last layer.",
            model=loaded.name,
        )
        raise request_error("model", message, said("Choose another model.")) from error
    emit(LensRead(_report(question, loaded, rows)))
    emit(Finished([], limits.seconds, None, len(question.places)))


def check_question(question: LensQuestion, loaded: LoadedModel, settings: Settings) -> None:
    """Raise RequestError where this model cannot be asked this."""
    raise_for_errors(list(lens_problems(question)))
    if loaded.voice is not None:
        check_writes_tokens(loaded)
    if loaded.tokenizer is None or not loaded.model.can_generate():
        message = said("{model} only drafts: it has no distributions of its own.", model=loaded.name)
        raise request_error("model", message, said("Choose another model."))
    if loaded.is_encoder_decoder != (question.source is not None):
        message = said("This text is not one that {model} has written.", model=loaded.name)
        raise request_error("model", message, said("Click Generate first."))
    if question.source is not None:
        raise_for_errors(list(prompt_length_problems(len(question.source), loaded, settings)))
    if exceeds_context(max(question.places), loaded):
        message = said(
            "The text has {count} tokens; {model} can read {most}.",
            count=len(question.text), model=loaded.name, most=loaded.context_length,
        )  # fmt: skip
        raise request_error("model", message, said("Select an earlier token."))
    most = None if settings.max_prompt_tokens is None else settings.max_prompt_tokens + settings.max_new_tokens
    if most is not None and max(question.places) > most:
        message = said("The text has {count} tokens; this server allows {most}.", count=len(question.text), most=most)
        raise request_error("model", message, said("Select an earlier token."))
    rows = loaded.model.get_input_embeddings().weight.shape[0]
    if any(not 0 <= token_id < rows for token_id in (*question.text, *(question.source or ()))):
        message = said("The text has tokens that {model} does not know.", model=loaded.name)
        raise request_error("model", message, said("Click Generate to have this model write one."))


def _rows(
    question: LensQuestion,
    loaded: LoadedModel,
    as_pass: Callable[[Any, Callable[[], Any]], Any],
    emit: Callable[[LensAdvanced], None],
) -> list[list[dict[str, Any]]]:
    """For each layer, the embeddings first, the numbers of each place."""
    read = list(question.text[: max(question.places)])  # what comes after changes nothing before it
    states = LayerStates(loaded.model, read, [place - 1 for place in question.places], question.source, as_pass)
    chosen = torch.tensor([question.text[place] for place in question.places], device=states.logits.device)
    last = states.logits.float().log_softmax(-1)
    rows = []
    for layer in range(len(states.states)):
        rows.append(layer_numbers(states.logits_of(layer), last, chosen))
        emit(LensAdvanced(layer + 1, len(states.states)))
    return rows


@torch.no_grad()
def layer_numbers(logits: torch.Tensor, last: torch.Tensor, chosen: torch.Tensor) -> list[dict[str, Any]]:
    """The numbers of one layer at each place: "top", its likeliest tokens [id, probability]; "probability" and "rank"
    (from 1) of the token that was chosen in the end; "entropy", and "kl", KL(last layer || this one), both in nats.

    `logits` (places, vocab) are this layer's, `last` the last layer's log-probabilities, `chosen` (places,) ids.
    """
    logp = logits.float().log_softmax(-1)
    tops = logp.topk(min(CANDIDATES, logp.shape[-1]))
    mine = logp.gather(-1, chosen.to(logp.device)[:, None])
    columns = (
        tops.indices.tolist(), tops.values.exp().tolist(), mine[:, 0].exp().tolist(),
        ((logp > mine).sum(-1) + 1).tolist(), entropy(logp).tolist(),
        kl_divergence(last.to(logp.device), logp).tolist(),
    )  # fmt: skip
    return [
        {
            "top": [[token_id, _number(p)] for token_id, p in zip(ids, probabilities, strict=True)],
            "probability": _number(probability),
            "rank": rank,
            "entropy": _number(entropy_here),
            "kl": _number(kl),
        }
        for ids, probabilities, probability, rank, entropy_here, kl in zip(*columns, strict=True)
    ]


def _report(question: LensQuestion, loaded: LoadedModel, rows: list[list[dict[str, Any]]]) -> dict[str, Any]:
    """Plain values, as `playground.engines.protocol.Engine.look_into` has them."""
    texts = TokenTexts(loaded.tokenizer)
    for cell in (cell for row in rows for cell in row):
        cell["top"] = [[token_id, texts.label(token_id), p] for token_id, p in cell["top"]]
    tokens = [question.text[place] for place in question.places]
    return {
        "model": loaded.name,
        "places": list(question.places),
        "tokens": [{"id": token_id, "text": texts.label(token_id)} for token_id in tokens],
        "layers": rows,
    }


def _number(value: float) -> float | None:
    """A number of six digits; None for what is not finite, which JSON cannot hold."""
    return float(f"{value:.6g}") if abs(value) < float("inf") else None

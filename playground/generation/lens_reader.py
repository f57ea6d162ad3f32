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

import torch

from playground.generation.desk import Desk
from playground.generation.divergence import entropy, kl_divergence
from playground.generation.layer_states import LayerStates, UnreadableLayers
from playground.generation.limits import check_text, prompt_length_problems
from playground.generation.model_checks import check_reads_ids, check_writes_tokens
from playground.models.loading import LoadedModel
from playground.models.token_texts import TokenTexts
from playground.questions import PlacedToken, Progress
from playground.questions.lens import CANDIDATES, LayerCell, LensAnswer, LensQuestion, TokenShare
from playground.requests.request import raise_for_errors
from playground.requests.request_problems import request_error
from playground.settings import Settings
from playground.texts import said


def read_layers(question: LensQuestion, desk: Desk) -> LensAnswer:
    """Read the text, and tell of each place that is asked about what every layer would have said. Raises RequestError
    where this text or the layers of this model cannot be read."""
    loaded = desk.model
    check_question(question, loaded, desk.settings)
    read = list(question.text[: max(question.places)])  # what comes after changes nothing before it
    places = [place - 1 for place in question.places]
    try:
        states = LayerStates(loaded.model, read, places, question.source, desk.as_pass)
        tokens = [question.text[place] for place in question.places]
        chosen, last = torch.tensor(tokens, device=states.logits.device), states.logits.float().log_softmax(-1)
        texts, layers = TokenTexts(loaded.tokenizer), []
        for layer in range(len(states.states)):
            layers.append(layer_cells(states.logits_of(layer), last, chosen, texts))
            desk.advance(Progress(layer + 1, len(states.states)))
    except UnreadableLayers as error:
        message = said(
            "The layers of {model} cannot be read this way: its logits are not its final norm and head, applied to the "
            "last layer.",
            model=loaded.name,
        )
        raise request_error("model", message, said("Choose another model.")) from error
    labels = [PlacedToken(token_id, texts.label(token_id)) for token_id in tokens]
    return LensAnswer(loaded.name, list(question.places), labels, layers)


def check_question(question: LensQuestion, loaded: LoadedModel, settings: Settings) -> None:
    """Raise RequestError where this model cannot be asked this."""
    if loaded.voice is not None:
        check_writes_tokens(loaded)
    written = said("Click Generate to have this model write one.")
    check_reads_ids("model", (*question.text, *(question.source or ())), loaded, written)
    if loaded.is_encoder_decoder != (question.source is not None):
        message = said("This text is not one that {model} has written.", model=loaded.name)
        raise request_error("model", message, said("Click Generate first."))
    if question.source is not None:
        raise_for_errors(list(prompt_length_problems(len(question.source), loaded, settings)))
    most = None if settings.max_prompt_tokens is None else settings.max_prompt_tokens + settings.max_new_tokens
    check_text(
        "model", max(question.places), loaded, said("Select an earlier token."), most, whole=len(question.text)
    )


@torch.no_grad()
def layer_cells(
    logits: torch.Tensor, last: torch.Tensor, chosen: torch.Tensor, texts: TokenTexts
) -> list[LayerCell]:
    """The cells of one layer. `logits` (places, vocab) are this layer's, `last` the last layer's log-probabilities,
    `chosen` (places,) the ids of the tokens that were chosen in the end."""
    logp = logits.float().log_softmax(-1)
    tops = logp.topk(min(CANDIDATES, logp.shape[-1]))
    mine = logp.gather(-1, chosen.to(logp.device)[:, None])
    columns = (
        tops.indices.tolist(), tops.values.exp().tolist(), mine[:, 0].exp().tolist(),
        ((logp > mine).sum(-1) + 1).tolist(), entropy(logp).tolist(),
        kl_divergence(last.to(logp.device), logp).tolist(),
    )  # fmt: skip
    return [
        LayerCell(
            [TokenShare(i, texts.label(i), _number(p)) for i, p in zip(ids, probabilities, strict=True)],
            _number(probability), rank, _number(entropy_here), _number(kl),
        )
        for ids, probabilities, probability, rank, entropy_here, kl in zip(*columns, strict=True)
    ]  # fmt: skip


def _number(value: float) -> float | None:
    """A number of six digits; None for what is not finite, which JSON cannot hold."""
    return float(f"{value:.6g}") if abs(value) < float("inf") else None

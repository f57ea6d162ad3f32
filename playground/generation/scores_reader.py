"""The scores of the next token at a place of a run: one forward pass over its text, and the processors of the run's own
config up to the temperature.

The library makes the processors, as for a run. The text is read in a few passes, not token by token as it was written:
in low precision that may round otherwise. The bins are so narrow that what is left out of a sum over them cannot be
seen (`score_bins.py` has the bound). Knows loaded models, no queue and no page; runs in a lane like any run.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import torch
from transformers import (
    EpsilonLogitsWarper,
    EtaLogitsWarper,
    GenerationConfig,
    LogitNormalization,
    LogitsProcessor,
    MinPLogitsWarper,
    RepetitionPenaltyLogitsProcessor,
    SequenceBiasLogitsProcessor,
    SynthIDTextWatermarkLogitsProcessor,
    TemperatureLogitsWarper,
    TopHLogitsWarper,
    TopKLogitsWarper,
    TopPLogitsWarper,
    TypicalLogitsWarper,
    WatermarkLogitsProcessor,
)

from playground.generation.desk import Desk
from playground.generation.inputs import known_ids
from playground.generation.limits import check_text
from playground.generation.loop_preparation import loop_arguments_beside
from playground.generation.model_checks import check_writes_tokens
from playground.generation.model_copies import copy_for_run
from playground.generation.preparation import prepare_in
from playground.generation.score_bins import score_bins, shortest
from playground.models.library_logging import quiet_library
from playground.models.token_texts import TokenTexts
from playground.questions.next_scores import HEAD, EarlierToken, ScoresAnswer, ScoresQuestion, TokenScore
from playground.recording.given_text_loop import logits_after
from playground.recording.reduction import removed
from playground.requests.callables import UserCallables, label
from playground.requests.request_problems import request_error
from playground.texts import said
from playground.trace.wire import Record

MODES = ("greedy_search", "sample", "assisted_generation")  # whose next token is drawn from the model's own scores
CUTS = (
    TemperatureLogitsWarper, TopHLogitsWarper, TopKLogitsWarper, TopPLogitsWarper, MinPLogitsWarper,
    TypicalLogitsWarper, EpsilonLogitsWarper, EtaLogitsWarper,
)  # fmt: skip
LAST = (WatermarkLogitsProcessor, SynthIDTextWatermarkLogitsProcessor)
TRIED = {SequenceBiasLogitsProcessor: "sequence_bias", RepetitionPenaltyLogitsProcessor: "repetition_penalty"}


def read_scores(question: ScoresQuestion, desk: Desk) -> ScoresAnswer:
    """Read the text, and tell of the scores after it. Raises RequestError where this model cannot be asked this, or
    where its next token is drawn from something else."""
    desk.check()
    with torch.no_grad(), quiet_library(), desk.stoppable():
        ids, begun, logits, processors = _read(question, desk)
        early = [each for each in processors if not isinstance(each, (*CUTS, *LAST, LogitNormalization))]
        scores, has_moved = _through([each for each in early if type(each) not in TRIED], ids, logits)
        if has_moved:
            scores, _ = _through(early, ids, logits)
    left, texts = torch.isfinite(scores[0]) & ~removed(scores[0]), TokenTexts(desk.model.tokenizer)
    return ScoresAnswer(
        model=desk.model.name,
        index=ids.shape[1] - begun,
        vocab=scores.shape[1],
        num_removed=int((~left).sum()),
        names=[label(each) for each in early if has_moved or type(each) not in TRIED],
        fixed=list(TRIED.values()) if has_moved else [],
        after=[label(each) for each in processors if isinstance(each, LAST)],
        **score_fields(scores[0].cpu().numpy(), left.cpu().numpy(), ids[0].tolist(), question.tokens, texts.label),
    )


def score_fields(
    scores: np.ndarray,
    is_left: np.ndarray,
    earlier: Sequence[int],
    tokens: Sequence[int],
    label_of: Callable[[int], str],
) -> dict[str, list[Record]]:
    """The fields of an answer that tell of scores, from all of them and whether their tokens are left, both (vocab,):
    `earlier` and `tokens` are the ids that are told in any case."""
    left = np.flatnonzero(is_left)
    by_score = left[np.lexsort((-left, -scores[left]))]
    single = [i for i in dict.fromkeys([*earlier, *tokens]) if i < len(scores) and is_left[i]]
    head, rest = by_score[:HEAD], by_score[HEAD:]
    rest, firm = rest[~np.isin(rest, single)], left[~np.isin(left, single)]  # which no penalty or bias moves
    listed = [*head.tolist(), *single]
    values = dict(zip(listed, shortest(scores[listed]), strict=True))
    best = scores[firm].max(initial=-np.inf)
    stand_before, named = set(earlier), set(tokens)
    return {
        "head": [TokenScore(i, label_of(i), values[i]) for i in head.tolist()],
        "before": [EarlierToken(i, values[i]) for i in single if i in stand_before],
        "tokens": [TokenScore(i, label_of(i), values[i]) for i in single if i in named],
        "bins": list(score_bins(scores[rest].astype(np.float64), best, scores[head].min(initial=np.inf))),
    }


def _read(question: ScoresQuestion, desk: Desk) -> tuple[torch.Tensor, int, torch.Tensor, list[LogitsProcessor]]:
    """The ids of the text (1, length), with how many of them it has begun; the logits after it (1, vocab), float32; the
    processors that a run has for them. Raises RequestError."""
    loaded, checked = desk.model, desk.asked.request
    request = checked.request
    check_writes_tokens(loaded)
    if request.custom_generate is not None:
        _check_mode("custom_generate", GenerationConfig())
    given = known_ids("ids", list(question.ids), loaded)
    known_ids("tokens", list(question.tokens), loaded)
    prepared = prepare_in(desk.slot, checked, loaded, None, desk.settings, desk.limits, UserCallables())
    model = desk.slot(copy_for_run(loaded, request))
    arguments = {
        **prepared.inputs,
        "logits_processor": list(prepared.processors),
        "prefix_allowed_tokens_fn": prepared.structured,
    }
    made = loop_arguments_beside(desk.slot, desk.limits, model, loaded, prepared.config, arguments)
    _check_mode(made["generation_config"].get_generation_mode(None).value, made["generation_config"])
    begun = made["input_ids"][:1]
    for processor in (*prepared.processors, *filter(None, [prepared.structured])):
        processor.prompt_length = begun.shape[1]
    ids = torch.cat([begun, torch.tensor([given], dtype=begun.dtype, device=begun.device)], dim=1)
    check_text("ids", ids.shape[1], loaded, said("Select an earlier token."))
    logits = begun
    for _, part in logits_after(model, ids, made):
        desk.check()
        logits = part[:, -1]
    return ids, begun.shape[1], logits, list(made["logits_processor"])


def _check_mode(mode: str, config: GenerationConfig) -> None:
    """Raise RequestError where the next token is not drawn from what processors make of the model's own scores."""
    if mode not in MODES:
        message = said("{mode} does not choose a token from the scores of one step only.", mode=mode)
        raise request_error("config", message, said("Ask about a run that samples, or takes the likeliest token."))
    if config.guidance_scale is not None and config.guidance_scale != 1:
        message = said("With guidance_scale the scores depend on a second text, which is not read here.")
        raise request_error("guidance_scale", message, said("Ask about a run without it."))


def _through(processors: list[LogitsProcessor], ids: torch.Tensor, scores: torch.Tensor) -> tuple[torch.Tensor, bool]:
    """The scores (1, vocab) after these processors, and whether one of them has moved the score of a token that it did
    not remove."""
    has_moved = False
    for processor in processors:
        after = processor(ids, scores.clone())
        left = ~removed(after)
        has_moved = has_moved or not torch.equal(after[left], scores[left])
        scores = after
    return scores, has_moved

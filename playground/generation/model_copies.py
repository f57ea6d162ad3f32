"""Models for one run: shallow copies that share the weights, so that nothing a run does stays behind on them.

Knows which of the library's ways of drafting change a model. Knows nothing of events or of what is recorded.
"""

from __future__ import annotations

import copy
from typing import Any

from transformers import GenerationConfig

from playground.generation.model_checks import other_width, same_tokenizer
from playground.models.loading import LoadedModel
from playground.requests.cache_support import inside
from playground.requests.request import GenerationRequest

# Fields that `generate` reads from the assistant's own generation config, not from the request's.
_DRAFT_FIELDS = (
    "num_assistant_tokens",
    "num_assistant_tokens_schedule",
    "assistant_confidence_threshold",
    "assistant_lookbehind",
    "target_lookbehind",
)


def own_copy(
    loaded: LoadedModel, request: GenerationRequest, early_exit: bool = False, apart: bool = False
) -> Any:
    """The model for one run: its weights are shared, its generation config is this run's own; with `early_exit` or
    `apart`, and where its modules hold what it has read, its modules too."""
    apart = apart or early_exit or inside(type(loaded.model).__name__)
    model = _apart(loaded.model) if apart else copy.copy(loaded.model)
    if not model.can_generate():  # a drafter of blocks: it has no generation config
        return model
    model.generation_config = copy.deepcopy(loaded.model.generation_config)
    if early_exit or loaded.name == request.assistant:
        for name in _DRAFT_FIELDS:
            if request.config.get(name) is not None:
                setattr(model.generation_config, name, request.config[name])
    return model


def _apart(model: Any) -> Any:
    """A copy with modules and a config of its own; the weights are shared. For what changes them while it runs: early
    exit shortens the config while it drafts, and drafts of another tokenizer are sampled from a smaller head."""
    shared = {id(tensor): tensor for tensor in (*model.parameters(), *model.buffers())}
    return copy.deepcopy(model, shared)


def own_assistant(assistant: LoadedModel | None, request: GenerationRequest, translated: bool) -> Any:
    """The assistant for one run. Where drafts are `translated`, sampling cuts its head down to the tokens that both
    models have: then its modules are its own."""
    return None if assistant is None else own_copy(assistant, request, apart=translated)


def translating_tokenizers(
    config: GenerationConfig, target: LoadedModel, assistant: LoadedModel | None
) -> tuple[Any, Any] | None:
    """The two tokenizers where drafts must be translated: where they differ, and for sampling also where the two models
    have the same tokens and score more or fewer that nobody uses, because their probabilities are then held side by
    side.

    Copies, because the library keeps what it works out for a pair of tokenizers together with the changed assistant of
    that run. Their vocabularies come in the order of ids: `get_vocab` gives another order each time, on which the draws
    of 5.23 depend, and in any other order it takes one token's probability for another's.
    """
    if assistant is None or assistant.tokenizer is None or config.speculation_type is not None:
        return None
    if same_tokenizer(target, assistant) and not (config.do_sample and other_width(target, assistant)):
        return None
    return _in_order(target.tokenizer), _in_order(assistant.tokenizer)


def _in_order(tokenizer: Any) -> Any:
    tokenizer = copy.copy(tokenizer)
    vocab = dict(sorted(tokenizer.get_vocab().items(), key=lambda item: item[1]))
    tokenizer.get_vocab = lambda: vocab
    return tokenizer

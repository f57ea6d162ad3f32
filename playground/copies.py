"""Models for one run: shallow copies that share the weights, so that nothing a run does stays behind on them.

Knows which of the library's ways of drafting change a model, and puts back what a copy cannot keep to itself. Knows
nothing of events or of what is recorded.
"""

from __future__ import annotations

import contextlib
import copy
from collections.abc import Iterator
from typing import Any

from transformers import GenerationConfig

from playground.fitting import same_tokenizer
from playground.models.loading import LoadedModel
from playground.request import GenerationRequest

# Fields that `generate` reads from the assistant's own generation config, not from the request's.
_DRAFT_FIELDS = (
    "num_assistant_tokens",
    "num_assistant_tokens_schedule",
    "assistant_confidence_threshold",
    "assistant_lookbehind",
    "target_lookbehind",
)


@contextlib.contextmanager
def own_copy(loaded: LoadedModel, request: GenerationRequest, early_exit: bool = False) -> Iterator[Any]:
    """The model for one run: its weights are shared, its generation config is this run's own."""
    model = copy.copy(loaded.model)
    if not model.can_generate():  # a drafter of blocks: it has no generation config
        yield model
        return
    model.generation_config = copy.deepcopy(loaded.model.generation_config)
    if early_exit or loaded.name == request.assistant:
        for name in _DRAFT_FIELDS:
            if request.config.get(name) is not None:
                setattr(model.generation_config, name, request.config[name])
    # Early exit shortens the shared config while it drafts; an exception there must not leave it short.
    layers = getattr(loaded.model.config, "num_hidden_layers", None)
    try:
        yield model
    finally:
        if layers is not None:
            loaded.model.config.num_hidden_layers = layers


@contextlib.contextmanager
def own_assistant(assistant: LoadedModel | None, request: GenerationRequest, translated: bool) -> Iterator[Any]:
    """The assistant for one run. Where drafts are `translated`, sampling cuts its head down to the tokens that both
    models have, and the copy shares it: afterwards it is put back."""
    if not translated:
        with contextlib.nullcontext() if assistant is None else own_copy(assistant, request) as model:
            yield model
        return
    embeddings, head = assistant.model.get_input_embeddings(), assistant.model.get_output_embeddings()
    try:
        with own_copy(assistant, request) as model:
            yield model
    finally:
        if assistant.model.get_output_embeddings() is not head:
            assistant.model.set_input_embeddings(embeddings)
            assistant.model.set_output_embeddings(head)


def translating_tokenizers(
    config: GenerationConfig, target: LoadedModel, assistant: LoadedModel | None
) -> tuple[Any, Any] | None:
    """The two tokenizers where drafts must be translated.

    Copies, because the library keeps what it works out for a pair of tokenizers together with the changed assistant of
    that run. Their vocabularies come in the order of ids: `get_vocab` gives another order each time, on which the draws
    of 5.23 depend, and in any other order it takes one token's probability for another's.
    """
    if assistant is None or config.speculation_type is not None or same_tokenizer(target, assistant):
        return None
    return _in_order(target.tokenizer), _in_order(assistant.tokenizer)


def _in_order(tokenizer: Any) -> Any:
    tokenizer = copy.copy(tokenizer)
    vocab = dict(sorted(tokenizer.get_vocab().items(), key=lambda item: item[1]))
    tokenizer.get_vocab = lambda: vocab
    return tokenizer

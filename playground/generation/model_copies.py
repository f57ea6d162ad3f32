"""Models for one run: shallow copies that share the weights, so that a run changes no shared model.

Knows which of the library's ways of drafting change a model. Knows nothing of events or of what is recorded.
"""

from __future__ import annotations

import copy
from typing import Any

from transformers import GenerationConfig, PreTrainedTokenizerBase

from playground.generation.model_checks import same_tokenizer, vocab_sizes_differ
from playground.models.cache_support import changes_its_modules
from playground.models.loading import LoadedModel
from playground.models.module_copies import copy_modules
from playground.requests.request import GenerationRequest

# Fields that `generate` reads from the assistant's own generation config, not from the request's.
_DRAFT_FIELDS = (
    "num_assistant_tokens",
    "num_assistant_tokens_schedule",
    "assistant_confidence_threshold",
    "assistant_lookbehind",
    "target_lookbehind",
)


def copy_for_run(
    loaded: LoadedModel, request: GenerationRequest, early_exit: bool = False, own_modules: bool = False
) -> Any:
    """The model for one run: its weights are shared, its generation config is this run's own. With `early_exit` or
    `own_modules`, and where what it reads changes its modules, its modules are, too."""
    own_modules = own_modules or early_exit or changes_its_modules(type(loaded.model).__name__)
    own_modules = own_modules or _positions_depend_on_earlier_passes(loaded)
    model = copy_modules(loaded.model) if own_modules else copy.copy(loaded.model)
    if not model.can_generate():  # a drafter of blocks has no generation config
        return model
    model.generation_config = copy.deepcopy(loaded.model.generation_config)
    if early_exit or loaded.name == request.assistant:
        for name in _DRAFT_FIELDS:
            if request.config.get(name) is not None:
                setattr(model.generation_config, name, request.config[name])
    return model


def _positions_depend_on_earlier_passes(loaded: LoadedModel) -> bool:
    """Whether its modules keep something of the positions that they have read: how long the longest text was (dynamic
    RoPE), or how far the pictures of the last one have moved what follows them."""
    return loaded.has_dynamic_rope or hasattr(loaded.model.base_model, "rope_deltas")


def copy_assistant_for_run(assistant: LoadedModel | None, request: GenerationRequest, translated: bool) -> object:
    """The assistant for one run. Where drafts are `translated`, sampling prunes its head to the tokens that both
    models have: then its modules are its own."""
    return None if assistant is None else copy_for_run(assistant, request, own_modules=translated)


def tokenizers_for_translation(
    config: GenerationConfig, target: LoadedModel, assistant: LoadedModel | None
) -> tuple[object, object] | None:
    """The two tokenizers where drafts must be translated: where they differ, and for sampling also where the two models
    have the same tokens but logits of different widths, because their probabilities are then compared.

    Copies, because the library caches a translator for a pair of tokenizers together with the changed assistant of that
    run. Their vocabularies are in the order of ids: `get_vocab` gives another order each time, on which the draws of
    5.24 depend, and in any other order 5.24 takes one token's probability for another's.
    """
    if assistant is None or assistant.tokenizer is None or config.speculation_type is not None:
        return None
    if same_tokenizer(target, assistant) and not (config.do_sample and vocab_sizes_differ(target, assistant)):
        return None
    return _with_sorted_vocab(target.tokenizer), _with_sorted_vocab(assistant.tokenizer)


def _with_sorted_vocab(tokenizer: PreTrainedTokenizerBase) -> object:
    tokenizer = copy.copy(tokenizer)
    vocab = dict(sorted(tokenizer.get_vocab().items(), key=lambda item: item[1]))
    tokenizer.get_vocab = lambda: vocab
    return tokenizer

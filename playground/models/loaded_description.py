"""What a loaded model is, as plain data."""

from __future__ import annotations

from playground.models.description import LoadedDescription
from playground.models.loading import LoadedModel
from playground.models.quantizing import scale_bytes


def describe(loaded: LoadedModel) -> LoadedDescription:
    """What a person is told of it."""
    model, tokenizer = loaded.model, loaded.tokenizer
    return LoadedDescription(
        model=loaded.name,
        source=loaded.source,
        class_name=type(model).__name__,
        parameters=loaded.num_parameters,
        dtype=loaded.dtype,
        precision=loaded.precision,
        device=str(model.device),
        bytes=model.get_memory_footprint() + scale_bytes(model),
        context_length=loaded.context_length,
        vocab_size=None if tokenizer is None else loaded.vocab_size,  # a drafter of blocks has no head of its own
        chat_template=bool(tokenizer is not None and tokenizer.chat_template),
    )

"""What the cache of a model supports: reordering, prefill in chunks, early exit. Read off the name of its class and the
types of its layers, as the library does.

Nearly all models have a key-value cache that supports all of it. Some keep a recurrent state instead, or one
that cannot be moved between rows. Standard library only.
"""

from __future__ import annotations

from collections.abc import Sequence

_NO_CACHE = ("reformer", "minimax", "xlnet", "rwkv", "xlstm")  # `generate` makes no cache for classes with these names
_NO_CACHE_EXCEPTIONS = ("minimaxm2", "minimaxm3")
_STATE_IN_MODULES = ("recurrentgemma",)  # the state is kept in the modules
_DECIDED_BY_TEXTS = ("reformer", "bigbird")  # the first text decides what the modules do with all later ones
_UNCOUNTED = ("mamba",)  # the cache does not know how many tokens it has read
_STATE_LAYERS = ("conv", "linear_attention")  # layer types that do not know how long a text is


def _class_matches(architecture: str, names: Sequence[str]) -> bool:
    return any(name in architecture.lower() for name in names)


def can_reorder_cache(architecture: str) -> bool | None:
    """False for a class of models whose state cannot follow beams, or the candidates of contrastive search, from one
    row of a batch to another; None where nothing is known against it."""
    none = _class_matches(architecture, _NO_CACHE) and not _class_matches(architecture, _NO_CACHE_EXCEPTIONS)
    return False if none or keeps_state_in_modules(architecture) else None


def supports_chunked_prefill(architecture: str) -> bool | None:
    """False for a class of models for which `generate` has no chunked prefill (`prefill_chunk_size`), else None."""
    return False if _class_matches(architecture, _UNCOUNTED) else can_reorder_cache(architecture)


def keeps_state_in_modules(architecture: str) -> bool:
    """Whether such a model keeps its state in its own modules, so that two runs cannot share them."""
    return _class_matches(architecture, _STATE_IN_MODULES)


def changes_its_modules(architecture: str) -> bool:
    """Whether what such a model reads changes its own modules, so that every run needs some of its own."""
    return keeps_state_in_modules(architecture) or _class_matches(architecture, _DECIDED_BY_TEXTS)


def first_exit_layer(layer_types: Sequence[str] | None) -> int | None:
    """The number of the first layer after which early exit works: a layer that knows the length of the text must have
    run. None where there is none, or where the types of the layers are not known."""
    kinds = enumerate(layer_types or (), start=1)
    return next((number for number, kind in kinds if kind not in _STATE_LAYERS), None)

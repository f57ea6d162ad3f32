"""What a model can do with what it keeps of a text that it has read: told by the name of its class and by the kinds of
its layers, as the library does.

Nearly all models keep a cache of keys and values, with which all of it works. Some keep a state under another name, or
none that anybody could move. Standard library only.
"""

from __future__ import annotations

from collections.abc import Sequence

_NO_CACHE = ("reformer", "minimax", "xlnet", "rwkv", "xlstm")  # `generate` makes none for a class so called
_CACHED_AFTER_ALL = ("minimaxm2", "minimaxm3")
_INSIDE = ("recurrentgemma",)  # keeps its state in its modules
_OTHER_NAME = ("mamba",)  # `generate` hands the cache over as `cache_params`
_STATES = ("conv", "linear_attention")  # kinds of layers that do not know how long a text is


def _called(architecture: str, names: Sequence[str]) -> bool:
    return any(name in architecture.lower() for name in names)


def reorders(architecture: str) -> bool | None:
    """False for a class of models whose state cannot follow beams, or the candidates of contrastive search, from one
    row of a batch to another; None where nothing is known against it."""
    none = _called(architecture, _NO_CACHE) and not _called(architecture, _CACHED_AFTER_ALL)
    return False if none or inside(architecture) else None


def reads_in_pieces(architecture: str) -> bool | None:
    """False for a class of models that `generate` cannot let read a prompt in pieces, else None."""
    return False if _called(architecture, _OTHER_NAME) else reorders(architecture)


def inside(architecture: str) -> bool:
    """Whether such a model keeps its state in its own modules, so that two runs cannot share them."""
    return _called(architecture, _INSIDE)


def first_exit(layer_types: Sequence[str] | None) -> int | None:
    """The first layer after which such a model can be left: one that knows how long the text is must have been run.
    None where there is none, or where the kinds of the layers are not known."""
    kinds = enumerate(layer_types or (), start=1)
    return next((number for number, kind in kinds if kind not in _STATES), None)

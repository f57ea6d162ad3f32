"""Decoding loops of our own, for what transformers no longer ships: callables for `generate(custom_generate=...)`.

Names are resolved when they are first used: importing this package imports neither torch nor transformers.
"""

from __future__ import annotations

import importlib
from typing import Any

_MODULES = {
    "AnyOf": "playground.strategies.constraints",
    "Phrase": "playground.strategies.constraints",
    "constrained_beam_search": "playground.strategies.constrained_beam",
    "contrastive_search": "playground.strategies.contrastive",
    "diverse_beam_search": "playground.strategies.diverse_beam",
    "dola_decoding": "playground.strategies.dola",
}
__all__ = list(_MODULES)


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(_MODULES[name]), name)

"""The Generation Playground's Python API: ask for a run, get its trace, or watch its events.

Names are resolved when they are first used, so `import playground` imports neither torch nor transformers.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playground.api import (
        GenerationFailed,
        RequestWarning,
        ask,
        choices,
        compare,
        cross_attention,
        generate,
        logit_lens,
        prompt_sensitivity,
        stream,
    )
    from playground.errors import PlaygroundError
    from playground.many_runs import batch, detect, judge, run, sweep
    from playground.metrics.what_if import same_text, what_if
    from playground.notebook.page import show
    from playground.requests.request import GenerationRequest, RequestError
    from playground.trace import Trace, Traces

_HOME = {
    "GenerationFailed": "playground.api",
    "RequestWarning": "playground.api",
    "ask": "playground.api",
    "choices": "playground.api",
    "compare": "playground.api",
    "cross_attention": "playground.api",
    "generate": "playground.api",
    "logit_lens": "playground.api",
    "prompt_sensitivity": "playground.api",
    "stream": "playground.api",
    "PlaygroundError": "playground.errors",
    "batch": "playground.many_runs",
    "detect": "playground.many_runs",
    "judge": "playground.many_runs",
    "run": "playground.many_runs",
    "sweep": "playground.many_runs",
    "same_text": "playground.metrics.what_if",
    "what_if": "playground.metrics.what_if",
    "show": "playground.notebook.page",
    "GenerationRequest": "playground.requests.request",
    "RequestError": "playground.requests.request",
    "Trace": "playground.trace",
    "Traces": "playground.trace",
}
__all__ = list(_HOME)


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(_HOME[name]), name)

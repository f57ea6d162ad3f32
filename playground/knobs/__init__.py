"""The knobs: one row for every public field of transformers' GenerationConfig, in the order of the panel.

From this table come the panel, the validation, the documentation page and the explanations. A test compares it with
the installed library: a new field upstream is one new row here, in the file of its theme. What a row consists of is in
`playground/knobs/spec.py`. Standard library only.
"""

from __future__ import annotations

from playground.knobs import (
    beam_knobs,
    cache,
    contrast,
    drafts,
    guidance,
    input_knobs,
    length,
    managed_fields,
    sampling_knobs,
    strategy,
    word_knobs,
)
from playground.knobs.groups import (
    BEAMS,
    CACHE,
    CONTRAST,
    DRAFTS,
    ENCODER,
    GROUPS,
    GUIDANCE,
    LENGTH,
    MANAGED,
    REPETITION,
    SAMPLING,
    SPECIAL,
    STRATEGY,
    TOKENS,
)
from playground.knobs.papers import PAPERS
from playground.knobs.spec import Knob

__all__ = [
    "BASIC",
    "BEAMS",
    "CACHE",
    "CONTRAST",
    "DRAFTS",
    "ENCODER",
    "GROUPS",
    "GUIDANCE",
    "KNOBS",
    "LENGTH",
    "MANAGED",
    "PAPERS",
    "REPETITION",
    "SAMPLING",
    "SPECIAL",
    "STRATEGY",
    "TOKENS",
]

_THEMES = (
    strategy, sampling_knobs, length, beam_knobs, contrast, word_knobs, guidance, drafts, input_knobs, cache,
    managed_fields,
)  # fmt: skip

KNOBS: dict[str, Knob] = {knob.name: knob for theme in _THEMES for knob in theme.ROWS}
BASIC: list[str] = [knob.name for knob in KNOBS.values() if knob.basic]

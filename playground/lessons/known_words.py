"""Which words of a text a model cannot have read: those that none of its training texts has.

A list of words is in `presets/words/`, one for each model whose training texts are known to the last word. Reads these
files; opens no model.
"""

from __future__ import annotations

import re
from functools import cache

from playground.metrics.words import words_of
from playground.presets.presets import FOLDER


def unknown_words(model: str, prompt: str, text: str, is_cut: bool) -> list[str]:
    """The words after the prompt, and the one that goes on from its last letters, that no training text of the model
    has; none where its words are not known. The last word may be a part of one where the text `is_cut`."""
    known = _known(model.partition("?")[0])
    if known is None:
        return []
    whole = prompt + text
    found = [(word, end) for word, end in words_of(whole) if end > len(prompt)]
    if is_cut and found and found[-1][1] == len(whole):
        found.pop()
    return [word for word, _ in found if word not in known]


@cache
def _known(model: str) -> frozenset[str] | None:
    file = FOLDER / "words" / f"{model}.txt"
    if not re.fullmatch(r"[a-z-]+", model) or not file.is_file():
        return None
    return frozenset(file.read_text("utf-8").split())

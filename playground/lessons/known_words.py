"""Which words of a text are none: those that no training text of its model has.

A list of words is in `presets/words/`, one for each model whose training texts are known to the last word. Of another
model a word is none where the model itself gave one of its parts, after the first, next to nothing: so words are found
that a draw has put together, such as “king” and “lele”. Reads these files; opens no model.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from functools import cache

from playground.metrics.words import words_of
from playground.presets.presets import FOLDER
from playground.trace import Step

LEAST = 0.01  # the probability of a part of a word


def unknown_words(model: str, prompt: str, text: str, is_cut: bool) -> list[str] | None:
    """The words after the prompt, and the one that goes on from its last letters, that no training text of the model
    has; None where its words are not known. The last word may be a part of one where the text `is_cut`."""
    known = _known(model.partition("?")[0])
    if known is None:
        return None
    whole = prompt + text
    found = [(word, end) for word, end in words_of(whole) if end > len(prompt)]
    if is_cut and found and found[-1][1] == len(whole):
        found.pop()
    return [word for word, _ in found if word not in known]


def joined_words(prompt: str, steps: Iterable[Step]) -> list[str]:
    """The words with a part, after the first, that the model gave less than LEAST, up to the last such part."""
    text, found, least = prompt, {}, math.log(LEAST)
    for step in steps:
        piece, inside = step.piece or "", text[-1:].isalpha()
        text += piece
        if inside and piece[:1].isalpha() and (step.chosen.raw_logprob or 0.0) < least:
            word, ends = words_of(text)[-1]
            found[ends - len(word)] = word
    return list(found.values())


@cache
def _known(model: str) -> frozenset[str] | None:
    file = FOLDER / "words" / f"{model}.txt"
    if not re.fullmatch(r"[a-z-]+", model) or not file.is_file():
        return None
    return frozenset(file.read_text("utf-8").split())

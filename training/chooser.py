"""Random choices that are counted: the one source of chance of the corpus generator.

Every choice of the generator goes through a `Chooser`, which also adds up -log2 p of what it chose. The sum over a
document is the information in its derivation, in bits. Two derivations may give the same text, so the mean over
documents is an upper bound on the entropy of the corpus, and the number a model's held-out loss is put beside.

Templates are a small language on top: `(a|b|c)` takes one of its alternatives, evenly, and nests; `{name}` and
`{name.attribute}` are looked up. It knows nothing of words, grammar or stories.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cache
from types import FunctionType
from typing import TypeVar

T = TypeVar("T")


class Chooser:
    """A seeded source of choices; `bits` is the sum of -log2 p of all choices so far."""

    def __init__(self, seed: int | str):
        self.random = random.Random(seed)
        self.bits = 0.0

    def pick(self, options: Sequence[T]) -> T:
        """One of `options`, all equally likely."""
        self.bits += math.log2(len(options))
        return options[self.random.randrange(len(options))]

    def weigh(self, options: Sequence[tuple[T, float]]) -> T:
        """One of `options`, pairs of a value and its weight."""
        total = sum(weight for _, weight in options)
        point = self.random.random() * total
        chosen = options[-1]
        for option in options:
            point -= option[1]
            if point < 0:
                chosen = option
                break
        self.bits -= math.log2(chosen[1] / total)
        return chosen[0]

    def chance(self, p: float) -> bool:
        """True with probability `p`, strictly between 0 and 1."""
        happened = self.random.random() < p
        self.bits -= math.log2(p if happened else 1 - p)
        return happened

    def number(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both included."""
        self.bits += math.log2(high - low + 1)
        return self.random.randint(low, high)

    def sample(self, options: Sequence[T], count: int) -> list[T]:
        """`count` different members of `options` in random order."""
        self.bits += sum(math.log2(len(options) - taken) for taken in range(count))
        return self.random.sample(options, count)

    def fill(self, template: str, names: dict[str, object]) -> str:
        """The text of `template`: its alternatives chosen, its names replaced.

        A name whose value is a list or tuple stands for a fresh pick from it; a function of a `Chooser` is called
        when the name is first met, and its result kept in `names`, so that nothing is drawn that is not used.
        Raises `KeyError` or `AttributeError` for a name that is not there.
        """
        return self._expand(parse(template), names)

    def _expand(self, parts: tuple, names: dict[str, object]) -> str:
        text = []
        for kind, value in parts:
            if kind == "text":
                text.append(value)
            elif kind == "alternatives":
                text.append(self._expand(self.pick(value), names))
            else:
                name, _, attribute = value.partition(".")
                if isinstance(names[name], FunctionType):
                    names[name] = names[name](self)
                found = getattr(names[name], attribute) if attribute else names[name]
                text.append(str(self.pick(found) if isinstance(found, (list, tuple)) else found))
        return "".join(text)


@cache
def parse(template: str) -> tuple:
    """A template as nested parts: ("text", str), ("name", str) or ("alternatives", (parts, ...)).

    Raises `ValueError` for brackets that do not match.
    """
    parts, end = _parse(template, 0)
    if end != len(template):
        raise ValueError(f"unmatched bracket at {end} in {template!r}")
    return parts


def _parse(template: str, position: int) -> tuple[tuple, int]:
    """Parts from `position` up to the end, a `|` or a `)` that belongs to the caller."""
    parts: list[tuple] = []
    while position < len(template) and template[position] not in "|)":
        if template[position] == "(":
            alternatives = []
            while template[position] != ")":
                inner, position = _parse(template, position + 1)
                alternatives.append(inner)
                if position == len(template):
                    raise ValueError(f"unmatched bracket in {template!r}")
            parts.append(("alternatives", tuple(alternatives)))
            position += 1
        elif template[position] == "{":
            end = template.index("}", position)
            parts.append(("name", template[position + 1 : end]))
            position = end + 1
        else:
            end = position
            while end < len(template) and template[end] not in "(){|":
                end += 1
            parts.append(("text", template[position:end]))
            position = end
    return tuple(parts), position

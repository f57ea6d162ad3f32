"""Attacks on a watermark: rules that change a share of a text's words, as somebody would who wants to remove it.

Each is a function of a text, a strength from 0 (nothing changes) to 1 (all that the rule can change), a seed, and a
second text, for rules that take words from one. With the same seed a higher strength changes the words that a lower one
changes, and more. A word is a run of characters without space between them; where words are written without spaces, one
character.
Knows text only: no tokens, no watermark, no meaning of a word.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import NamedTuple

from playground.texts import said

# Han, Kana, Thai, Lao and Khmer are written without spaces between words. What combines with a letter stays with it.
_SPACELESS_LETTERS = (
    "\u0e01-\u0e30\u0e40-\u0e46\u0e81-\u0eb0\u0ec0-\u0ec6\u1780-\u17b3"
    "\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
)
_COMBINING = "\u0e31-\u0e3a\u0e47-\u0e4e\u0eb1-\u0ebc\u0ec8-\u0ecd\u17b4-\u17d3"
_WORD = re.compile(rf"[{_SPACELESS_LETTERS}][{_COMBINING}]*|[^\s{_SPACELESS_LETTERS}]+")
_SPACELESS = re.compile(f"[{_SPACELESS_LETTERS}]")

# Latin letters, and letters of the Cyrillic and Greek alphabets that most typefaces draw alike.
_LOOKALIKES = dict(
    zip(
        "aceijopsxyABCEHIJKMOPSTXNYZ",
        "\u0430\u0441\u0435\u0456\u0458\u043e\u0440\u0455\u0445\u0443"
        "\u0410\u0412\u0421\u0415\u041d\u0406\u0408\u041a\u041c\u041e\u0420\u0405\u0422\u0425"
        "\u039d\u03a5\u0396",
        strict=True,
    )
)


class Attack(NamedTuple):
    """A row of `ATTACKS`. `make(text, strength, seed, other)` gives the attacked text; `meaning` says in one line what
    it does. It raises ValueError, with a sentence, for a strength beyond 0 and 1, and where it needs an `other`."""

    label: str
    meaning: str
    make: Callable[..., str]


class _SplitText:
    """A text as its words, each with the space before it, and the space at its end."""

    def __init__(self, text: str) -> None:
        self.spaces: list[str] = []
        self.words: list[str] = []
        end = 0
        for found in _WORD.finditer(text):
            self.spaces.append(text[end : found.start()])
            self.words.append(found.group())
            end = found.end()
        self.trailing_space = text[end:]

    def __len__(self) -> int:
        return len(self.words)

    def __str__(self) -> str:
        return "".join(space + word for space, word in zip(self.spaces, self.words, strict=True)) + self.trailing_space

    def keep(self, indices: list[int]) -> str:
        """The text of the words at these indices alone. The first of them begins where the text began."""
        start = self.spaces[:1] if indices else []
        spaces = start + [self.spaces[index] for index in indices[1:]]
        kept = "".join(space + self.words[index] for space, index in zip(spaces, indices, strict=True))
        return kept + self.trailing_space


def _num_changed(count: int, strength: float) -> int:
    if not 0 <= strength <= 1:
        raise ValueError(said("The strength is {strength}: choose one from 0 to 1.", strength=f"{strength}"))
    return round(count * strength)


def _changed_indices(count: int, strength: float, rng: random.Random) -> list[int]:
    """The indices below `count` that an attack of this strength changes, in the order in which it changes them."""
    return rng.sample(range(count), count)[: _num_changed(count, strength)]


def delete(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Leave out this share of the words, each with the space before it."""
    words = _SplitText(text)
    left_out = set(_changed_indices(len(words), strength, random.Random(seed)))
    return words.keep([index for index in range(len(words)) if index not in left_out])


def insert(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Put words of `other`, or else of the text, before this share of the words; at 1 it is twice as long."""
    words, rng = _SplitText(text), random.Random(seed)
    choices = _SplitText(other).words or list(words.words)
    for index in _changed_indices(len(words), strength, rng):
        word = words.words[index]
        words.words[index] = rng.choice(choices) + ("" if _SPACELESS.match(word) else " ") + word
    return str(words)


def swap(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Let this share of the words change places with a neighbour: in pairs, so that each moves by one at most."""
    words = _SplitText(text)
    for index in _changed_indices(len(words) // 2, strength, random.Random(seed)):
        pair = slice(2 * index, 2 * index + 2)
        words.words[pair] = reversed(words.words[pair])
    return str(words)


def replace(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Put words of `other`, or else of the text, in the place of this share of the words."""
    words, rng = _SplitText(text), random.Random(seed)
    choices = list(dict.fromkeys(_SplitText(other).words or words.words))
    for index in _changed_indices(len(words), strength, rng):
        drawn = rng.randrange(len(choices))
        # the next one where the word itself was drawn
        words.words[index] = choices[(drawn + (choices[drawn] == words.words[index])) % len(choices)]
    return str(words)


def keep_beginning(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Cut this share of the words off at the end."""
    words = _SplitText(text)
    return words.keep(list(range(len(words) - _num_changed(len(words), strength))))


def keep_end(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Cut this share of the words off at the beginning."""
    words = _SplitText(text)
    return words.keep(list(range(_num_changed(len(words), strength), len(words))))


def keep_middle(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Cut half of this share of the words off at the beginning, and half at the end."""
    words = _SplitText(text)
    cut = _num_changed(len(words), strength)
    return words.keep(list(range(cut // 2, len(words) - (cut - cut // 2))))


def mix(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Let words of `other`, in their order, stand for this share of the words, before and after a stretch that stays
    (copy-paste attack, https://arxiv.org/abs/2306.04634). An `other` that is too short is repeated."""
    words, rng = _SplitText(text), random.Random(seed)
    num_replaced, choices = _num_changed(len(words), strength), _SplitText(other).words
    if num_replaced and not choices:
        raise ValueError(said("Mixing needs another text: paste one."))
    before = round(num_replaced * rng.random())
    after = num_replaced - before
    first = rng.randrange(max(1, len(choices)))
    for i, index in enumerate([*range(before), *range(len(words) - after, len(words))]):
        words.words[index] = choices[(first + i) % len(choices)]
    return str(words)


def change_case(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Write the small letters of this share of the words large, and the large ones small."""
    return _each(text, strength, seed, lambda word, rng: word.swapcase())


def typos(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Let two neighbouring characters change places in this share of the words that have two."""
    return _each(text, strength, seed, _mistyped, lambda word: len(word) > 1)


def _mistyped(word: str, rng: random.Random) -> str:
    index = rng.randrange(len(word) - 1)
    return word[:index] + word[index + 1] + word[index] + word[index + 2 :]


def _each(
    text: str,
    strength: float,
    seed: int,
    change: Callable[[str, random.Random], str],
    fits: Callable[[str], bool] = lambda word: True,
) -> str:
    words, rng = _SplitText(text), random.Random(seed)
    indices = [index for index, word in enumerate(words.words) if fits(word)]
    for i in _changed_indices(len(indices), strength, rng):
        words.words[indices[i]] = change(words.words[indices[i]], rng)
    return str(words)


def homoglyphs(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Put Cyrillic and Greek letters that look the same for this share of the Latin letters that have one."""
    letters = list(text)
    indices = [index for index, letter in enumerate(letters) if letter in _LOOKALIKES]
    for i in _changed_indices(len(indices), strength, random.Random(seed)):
        letters[indices[i]] = _LOOKALIKES[letters[indices[i]]]
    return "".join(letters)


ATTACKS: dict[str, Attack] = {
    "delete": Attack(said("Delete words"), said("A random share of the words is left out."), delete),
    "insert": Attack(said("Insert words"), said("New words are put before a share of the words."), insert),
    "swap": Attack(said("Swap words"), said("A share of the words swaps places with a neighbour."), swap),
    "replace": Attack(said("Replace words"), said("A share of the words is replaced by other words."), replace),
    "keep_beginning": Attack(
        said("Cut, keep the beginning"), said("A share of the words is cut off at the end."), keep_beginning
    ),
    "keep_end": Attack(said("Cut, keep the end"), said("A share of the words is cut off at the beginning."), keep_end),
    "keep_middle": Attack(
        said("Cut, keep the middle"), said("A share of the words is cut off, half at each end."), keep_middle
    ),
    "mix": Attack(
        said("Mix into another text"),
        said("A share of the words is replaced by another text, around a stretch that stays."),
        mix,
    ),
    "change_case": Attack(
        said("Change case"), said("In a share of the words, upper and lower case are swapped."), change_case
    ),
    "homoglyphs": Attack(
        said("Letters that look alike"),
        said("A share of the letters is replaced by Cyrillic or Greek letters that look the same."),
        homoglyphs,
    ),
    "typos": Attack(said("Typos"), said("In a share of the words, two neighbouring letters swap places."), typos),
}

FOREIGN = ("insert", "replace")
"""The attacks that put in single words of `other`. Without one these are the text's own, which keep part of a
watermark: what is green often in a text stays so where it is put again."""

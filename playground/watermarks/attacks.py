"""Attacks on a watermark: rules that change a share of a text's words, as somebody would who wants to wash it out.

Each is a function of a text, a strength from 0 (nothing is changed) to 1 (all that it can change is), a seed, and a
second text, for those that take words from one. The same seed attacks the same words, and at a higher strength those of
a lower one too. A word is a run of characters without space between them; where words are written without spaces, one
character.
Knows text only: no tokens, no watermark, no meaning of a word.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import NamedTuple

# Han, Kana, Thai, Lao and Khmer are written without spaces between words. What combines with a letter stays with it.
_ALONE = (
    "\u0e01-\u0e30\u0e40-\u0e46\u0e81-\u0eb0\u0ec0-\u0ec6\u1780-\u17b3"
    "\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
)
_JOINED = "\u0e31-\u0e3a\u0e47-\u0e4e\u0eb1-\u0ebc\u0ec8-\u0ecd\u17b4-\u17d3"
_WORD = re.compile(rf"[{_ALONE}][{_JOINED}]*|[^\s{_ALONE}]+")
_SPACELESS = re.compile(f"[{_ALONE}]")

# Latin letters, and letters of the Cyrillic and Greek alphabets that most typefaces draw alike.
_LOOKALIKES = dict(
    zip(
        "aceijopsxy" "ABCEHIJKMOPSTX" "NYZ",
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


class _Words:
    """A text as its words, each with the space before it, and the space at its end."""

    def __init__(self, text: str) -> None:
        self.gaps: list[str] = []
        self.words: list[str] = []
        end = 0
        for found in _WORD.finditer(text):
            self.gaps.append(text[end : found.start()])
            self.words.append(found.group())
            end = found.end()
        self.rest = text[end:]

    def __len__(self) -> int:
        return len(self.words)

    def __str__(self) -> str:
        return "".join(gap + word for gap, word in zip(self.gaps, self.words, strict=True)) + self.rest

    def keep(self, places: list[int]) -> str:
        """The text of the words at these places alone. The first of them begins where the text began."""
        start = self.gaps[:1] if places else []
        gaps = start + [self.gaps[place] for place in places[1:]]
        return "".join(gap + self.words[place] for gap, place in zip(gaps, places, strict=True)) + self.rest


def _share(count: int, strength: float) -> int:
    if not 0 <= strength <= 1:
        raise ValueError(f"The strength is {strength}: choose one from 0 to 1.")
    return round(count * strength)


def _hit(count: int, strength: float, rng: random.Random) -> list[int]:
    """The places, of `count`, that an attack of this strength hits, in the order in which it comes to them."""
    return rng.sample(range(count), count)[: _share(count, strength)]


def delete(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Leave out this share of the words, each with the space before it."""
    words = _Words(text)
    hit = set(_hit(len(words), strength, random.Random(seed)))
    return words.keep([place for place in range(len(words)) if place not in hit])


def insert(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Put words of `other`, or else of the text, before this share of the words; at 1 it is twice as long."""
    words, rng = _Words(text), random.Random(seed)
    stock = _Words(other).words or list(words.words)
    for place in _hit(len(words), strength, rng):
        word = words.words[place]
        words.words[place] = rng.choice(stock) + ("" if _SPACELESS.match(word) else " ") + word
    return str(words)


def swap(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Let this share of the words change places with a neighbour: in pairs, so that each moves by one at most."""
    words = _Words(text)
    for place in _hit(len(words) // 2, strength, random.Random(seed)):
        pair = slice(2 * place, 2 * place + 2)
        words.words[pair] = reversed(words.words[pair])
    return str(words)


def replace(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Put words of `other`, or else of the text, in the place of this share of the words."""
    words, rng = _Words(text), random.Random(seed)
    stock = list(dict.fromkeys(_Words(other).words or words.words))
    for place in _hit(len(words), strength, rng):
        drawn = rng.randrange(len(stock))
        # the next one where the word itself was drawn
        words.words[place] = stock[(drawn + (stock[drawn] == words.words[place])) % len(stock)]
    return str(words)


def keep_beginning(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Cut this share of the words off at the end."""
    words = _Words(text)
    return words.keep(list(range(len(words) - _share(len(words), strength))))


def keep_end(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Cut this share of the words off at the beginning."""
    words = _Words(text)
    return words.keep(list(range(_share(len(words), strength), len(words))))


def keep_middle(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Cut half of this share of the words off at the beginning, and half at the end."""
    words = _Words(text)
    cut = _share(len(words), strength)
    return words.keep(list(range(cut // 2, len(words) - (cut - cut // 2))))


def mix(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Let words of `other`, in their order, stand for this share of the words, before and after a stretch that stays
    (copy-paste attack, https://arxiv.org/abs/2306.04634). An `other` that is too short is repeated."""
    words, rng = _Words(text), random.Random(seed)
    taken, stock = _share(len(words), strength), _Words(other).words
    if taken and not stock:
        raise ValueError("Mixing needs another text: paste one.")
    before = round(taken * rng.random())
    after = taken - before
    first = rng.randrange(max(1, len(stock)))
    for i, place in enumerate([*range(before), *range(len(words) - after, len(words))]):
        words.words[place] = stock[(first + i) % len(stock)]
    return str(words)


def change_case(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Write the small letters of this share of the words large, and the large ones small."""
    return _each(text, strength, seed, lambda word, rng: word.swapcase())


def typos(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Let two neighbouring characters change places in this share of the words that have two."""
    return _each(text, strength, seed, _mistyped, lambda word: len(word) > 1)


def _mistyped(word: str, rng: random.Random) -> str:
    place = rng.randrange(len(word) - 1)
    return word[:place] + word[place + 1] + word[place] + word[place + 2 :]


def _each(
    text: str,
    strength: float,
    seed: int,
    change: Callable[[str, random.Random], str],
    fits: Callable[[str], bool] = lambda word: True,
) -> str:
    words, rng = _Words(text), random.Random(seed)
    places = [place for place, word in enumerate(words.words) if fits(word)]
    for i in _hit(len(places), strength, rng):
        words.words[places[i]] = change(words.words[places[i]], rng)
    return str(words)


def homoglyphs(text: str, strength: float, seed: int = 0, other: str = "") -> str:
    """Put Cyrillic and Greek letters that look the same for this share of the Latin letters that have one."""
    letters = list(text)
    places = [place for place, letter in enumerate(letters) if letter in _LOOKALIKES]
    for i in _hit(len(places), strength, random.Random(seed)):
        letters[places[i]] = _LOOKALIKES[letters[places[i]]]
    return "".join(letters)


ATTACKS: dict[str, Attack] = {
    "delete": Attack("Delete words", "A share of the words is left out, one here, one there.", delete),
    "insert": Attack("Insert words", "New words are put before a share of the words.", insert),
    "swap": Attack("Swap words", "A share of the words changes places with a neighbour.", swap),
    "replace": Attack("Replace words", "Other words are put in the place of a share of the words.", replace),
    "keep_beginning": Attack("Cut, keep the beginning", "A share of the words is cut off at the end.", keep_beginning),
    "keep_end": Attack("Cut, keep the end", "A share of the words is cut off at the beginning.", keep_end),
    "keep_middle": Attack("Cut, keep the middle", "A share of the words is cut off, half at each end.", keep_middle),
    "mix": Attack("Mix into another text", "Another text stands for a share of the words, around what is left.", mix),
    "change_case": Attack("Change case", "Small letters become large, and large small, in a share of the words.",
                          change_case),
    "homoglyphs": Attack("Letters that look alike", "A share of the letters is replaced by Cyrillic or Greek ones that "
                         "look the same.", homoglyphs),
    "typos": Attack("Typing errors", "In a share of the words two neighbouring letters change places.", typos),
}  # fmt: skip

FOREIGN = ("insert", "replace")
"""The attacks that put in single words of `other`. Without one these are the text's own, which keep part of a
watermark: what is green often in a text stays so where it is put again."""

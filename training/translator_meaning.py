"""What a sentence of `translator` means, without a language; translator_english.py and its sisters put it into words.

Where a language has several right words, the renderers ask a chooser; `every` follows all of its ways, so that all right
translations of a meaning can be listed. "you" is one of them: du or ihr, tu or vous; so is the unsaid gender in "I am
happy" (heureux, heureuse) and in "the teacher" (Lehrer, Lehrerin).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from training.translator_words import Adjective, Noun, Verb

# Picks one of the ways to say something; the usual one stands first.
Choose = Callable[[Sequence[Any]], Any]


@dataclass(frozen=True)
class Thing:
    """A noun with what stands before it: `determiner` is "the", "a", "this", "my", "your", "our" or the English word of a
    number (then `plural`)."""

    determiner: str
    noun: Noun
    plural: bool = False
    adjective: Adjective | None = None


@dataclass(frozen=True)
class Name:
    """A person by name; `gender` is "m" or "f"."""

    name: str
    gender: str


@dataclass(frozen=True)
class Pronoun:
    """"I", "you", "he", "she", "it", "we" or "they"."""

    word: str


@dataclass(frozen=True)
class Pair:
    """Two subjects at once."""

    first: Thing | Name
    second: Thing | Name


Subject = Thing | Name | Pronoun | Pair


@dataclass(frozen=True)
class Place:
    """A place as (English, German, French) preposition and its noun."""

    preposition: tuple[str, str, str]
    thing: Thing


@dataclass(frozen=True)
class Is:
    """is (was, very) ADJECTIVE, or is somewhere."""

    what: Adjective | Place
    past: bool = False
    very: bool = False


@dataclass(frozen=True)
class Does:
    """VERB (OBJECT) (PLACE), or can, wants to, must do so."""

    verb: Verb
    object: Thing | Name | None = None
    place: Place | None = None
    modal: str = ""


@dataclass(frozen=True)
class Clause:
    """Who does or is what; `adverb` (English, German, French) stands in front; no more than one of adverb, negated and
    question."""

    subject: Subject
    predicate: Is | Does
    adverb: tuple[str, ...] = ()
    negated: bool = False
    question: bool = False


@dataclass(frozen=True)
class Joined:
    """A clause, then "but", "and" or "because", and a clause whose subject is a pronoun for that of the first."""

    first: Clause
    word: str
    second: Is


@dataclass(frozen=True)
class Where:
    """Where is it?"""

    subject: Thing | Name


@dataclass(frozen=True)
class There:
    """There is something somewhere."""

    thing: Thing
    place: Place


@dataclass(frozen=True)
class Phrase:
    """A whole sentence: the ways to say it in English, German and French."""

    ways: tuple[tuple[str, ...], ...]


Sentence = Clause | Joined | Where | There | Phrase


@dataclass(frozen=True)
class Features:
    """What a verb, an adjective and a pronoun must agree with. `person` counts the six forms of a verb from 1 (I) to 6
    (they); `gender` is that of the word in this language."""

    person: int
    gender: str

    @property
    def plural(self) -> bool:
        return self.person > 3


def capital(text: str) -> str:
    """With a capital first letter."""
    return text[:1].upper() + text[1:]


def every(render: Callable[[Choose], str]) -> list[str]:
    """All texts that `render` gives over all of its choices, each once, the one of first choices first."""
    texts: dict[str, None] = {}
    path: list[int] = []
    while True:
        sizes: list[int] = []

        def choose(options: Sequence[Any], sizes: list[int] = sizes) -> Any:
            if len(sizes) == len(path):
                path.append(0)
            sizes.append(len(options))
            return options[path[len(sizes) - 1]]

        texts[render(choose)] = None
        while path and path[-1] + 1 == sizes[len(path) - 1]:
            path.pop()
        if not path:
            return list(texts)
        path[-1] += 1

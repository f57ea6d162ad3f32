"""The cast of a story: characters with names and pronouns, and how they speak.

A `Character` is what templates reach by `{a}`, `{a.he}`, `{a.his}`, `{a.the}`. `speech` turns the mark «a:Hello!» of a
template into a line of dialogue, one of many layouts. It knows nothing of plots.
"""

from __future__ import annotations

import re
from functools import cached_property
from types import FunctionType

from training import words
from training.chooser import Chooser
from training.grammar import tidy

PRONOUNS = {"f": ("she", "her", "her", "herself"), "m": ("he", "him", "his", "himself")}
GROWN_UPS = {
    "f": ("mother", "grandmother", "aunt", "mom", "grandma"),
    "m": ("father", "grandfather", "uncle", "dad", "grandpa"),
}
_MARK = re.compile(r"«(\w+):([^»]*)»(\s*)(\w?)")


class Character:
    """Somebody in a story. `kind` is a noun ("girl", "fox"); `trait`, an adjective, is drawn when first asked for."""

    def __init__(self, c: Chooser, name: str, gender: str, kind: str):
        self.c, self.name, self.gender, self.kind = c, name, gender, kind

    @cached_property
    def trait(self) -> str:
        return self.c.pick(words.TRAITS)

    def __str__(self) -> str:
        return self.name

    he = property(lambda self: PRONOUNS[self.gender][0])
    him = property(lambda self: PRONOUNS[self.gender][1])
    his = property(lambda self: PRONOUNS[self.gender][2])
    himself = property(lambda self: PRONOUNS[self.gender][3])
    He = property(lambda self: self.he.capitalize())
    His = property(lambda self: self.his.capitalize())
    initial = property(lambda self: self.name[0])
    s = property(lambda self: self.name + "'s")
    the = property(lambda self: "the " + self.kind)
    The = property(lambda self: "The " + self.kind)


def person(c: Chooser, taken: tuple[Character, ...] = ()) -> Character:
    """A child whose name is not among those of `taken`."""
    gender = c.pick("fm")
    while True:
        name = c.pick(words.GIRLS if gender == "f" else words.BOYS)
        if name not in [other.name for other in taken]:
            return Character(c, name, gender, "girl" if gender == "f" else "boy")


def animal(c: Chooser, taken: tuple[Character, ...] = (), kinds: tuple[str, ...] = words.HEROES) -> Character:
    """An animal (or a dragon, or a robot) with a name, of a kind and a name that `taken` does not have."""
    gender = c.pick("fm")
    while True:
        kind, name = c.pick(kinds), c.pick(words.PET_NAMES)
        if name not in [other.name for other in taken] and kind not in [other.kind for other in taken]:
            return Character(c, name, gender, kind)


def hero(c: Chooser, taken: tuple[Character, ...] = ()) -> Character:
    """A child or, less often, an animal."""
    return person(c, taken) if c.chance(0.6) else animal(c, taken)


def grown_up(c: Chooser, child: Character) -> Character:
    """A grown-up who belongs to `child`: "her mother", "his teacher"."""
    gender = c.pick("fm")
    role = c.pick(GROWN_UPS[gender])
    return Character(c, f"{child.his} {role}", gender, role)


def speech(c: Chooser, text: str, names: dict[str, object]) -> str:
    """`text` with every mark «who:words» replaced by a line of dialogue of that character."""

    def line(mark: re.Match) -> str:
        who = names[mark[1]]
        if isinstance(who, FunctionType):
            who = names[mark[1]] = who(c)
        asked_by = names.get("asked by")
        names["asked by"] = who if mark[2].endswith("?") else None
        return tidy(_line(c, who, mark[2].strip(), asked_by not in (None, who))) + mark[3] + mark[4].upper()

    return _MARK.sub(line, text)


_TAGS = {
    ".": "(said|said|said|said|said|whispered|murmured)",
    "answer": "(said|said|said|replied|answered|answered)",
    "?": "(asked|asked|asked|asked|asked|said)",
    "!": "(cried|shouted|said|called|exclaimed)",
}
_MANNER = {
    ".": "(||||||||| softly| quietly| kindly| gently| with a smile| at last| slowly| after a while| in a (small|calm|deep|soft|low|friendly|sleepy) voice)",
    "?": "(||||||| quietly| curiously| in surprise| with wide eyes| in a (small|clear|shaky|friendly|worried) voice)",
    "!": "(||||||| at once| loudly| in a (loud|clear|cheerful|shrill|excited) voice)",
}


def _line(c: Chooser, who: object, said: str, answer: bool) -> str:
    """One spoken text with its tag: before it, after it or in the middle; `answer`: somebody else has just asked."""
    first, *rest = re.findall(r"[^.!?…]+[.!?…]+", said) or [said + "."]
    rest_text = "".join(rest).strip()
    end = first.strip()[-1]
    tag = c.fill(_TAGS["answer" if answer and end != "?" else end], {})
    manner = c.fill(_MANNER[end], {})
    name = str(who)
    said, first = said[0].upper() + said[1:], first[0].upper() + first[1:]
    if c.chance(0.35):
        return f'{name} {tag}{manner}, "{said}"'
    opening = first.strip()
    opening = opening[:-1] + "," if end == "." else opening
    verb = f"{name} {tag}" if c.chance(0.3) else f"{tag} {name}"
    line = f'"{opening}" {verb}{manner}.'
    return line + (f' "{rest_text}"' if rest_text else "")

"""The little English grammar that templates need: a/an, plurals, verb forms, numbers as words, capitals.

It knows the words of the corpus only as far as their exceptions go, and nothing of stories.
"""

from __future__ import annotations

import re

# Written with a vowel but said with a consonant, and the other way round.
CONSONANT_SOUND = ("uni", "use", "usu", "eu", "one", "once", "ukulele", "utensil")
VOWEL_SOUND = ("hour", "honest", "heir")
IRREGULAR_PLURALS = {
    "mouse": "mice",
    "goose": "geese",
    "child": "children",
    "foot": "feet",
    "tooth": "teeth",
    "man": "men",
    "woman": "women",
    "ox": "oxen",
    "sheep": "sheep",
    "deer": "deer",
    "fish": "fish",
    "salmon": "salmon",
    "leaf": "leaves",
    "loaf": "loaves",
    "wolf": "wolves",
    "knife": "knives",
    "shelf": "shelves",
    "scarf": "scarves",
    "calf": "calves",
    "half": "halves",
    "elf": "elves",
    "moose": "moose",
    "bison": "bison",
    "potato": "potatoes",
    "tomato": "tomatoes",
    "mango": "mangoes",
    "hero": "heroes",
    "thief": "thieves",
    "trout": "trout",
    "squid": "squid",
    "reindeer": "reindeer",
    "firefly": "fireflies",
    "person": "people",
    "dwarf": "dwarves",
    "snowman": "snowmen",
    "jellyfish": "jellyfish",
    "goldfish": "goldfish",
    "starfish": "starfish",
    "dormouse": "dormice",
    "mongoose": "mongooses",
    "echo": "echoes",
    "hoof": "hooves",
}
ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split()


def takes_an(word: str) -> bool:
    """Whether the indefinite article before `word` is "an"."""
    word = word.lower()
    if word.startswith(VOWEL_SOUND):
        return True
    return word[:1] in "aeiouéà" and not word.startswith(CONSONANT_SOUND)


def with_article(noun: str) -> str:
    """`noun` with a or an before it."""
    return ("an " if takes_an(noun) else "a ") + noun


def plural(noun: str) -> str:
    """The plural of a noun, or of the last word of several."""
    head, space, last = noun.rpartition(" ")
    if last in IRREGULAR_PLURALS:
        return head + space + IRREGULAR_PLURALS[last]
    if last.endswith(("s", "x", "z", "ch", "sh")):
        return noun + "es"
    if last.endswith("y") and last[-2] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + "s"


def base_form(phrase: str) -> str:
    """A verb phrase in the third person as one says it of oneself: "carries parcels" is "carry parcels"."""
    verb, _, rest = phrase.partition(" ")
    if verb.endswith("ies") and len(verb) > 4:
        verb = verb[:-3] + "y"
    elif verb.endswith(("ches", "shes", "sses", "xes")) or verb == "does":
        verb = verb[:-2]
    else:
        verb = verb[:-1]
    return f"{verb} {rest}".strip()


def number_word(number: int) -> str:
    """A number from 0 to 1000 in words."""
    if number < 20:
        return ONES[number]
    if number < 100:
        return TENS[number // 10] + ("-" + ONES[number % 10] if number % 10 else "")
    if number < 1000:
        rest = number % 100
        return ONES[number // 100] + " hundred" + (" and " + number_word(rest) if rest else "")
    return "one thousand"


_ARTICLE = re.compile(r"\b([Aa])n? (?=(\w+))")
_START = re.compile(r"(^|[.!?…] |[.…]\" |\n)(\"?)([a-zéà])")


def tidy(text: str) -> str:
    """Mend what templates leave open: a or an, capitals at the start of sentences, doubled spaces."""
    text = re.sub(r" +([.,!?])", r"\1", re.sub(r" {2,}", " ", text.strip()))
    text = _ARTICLE.sub(lambda m: m[1] + ("n " if takes_an(m[2]) else " "), text)
    return _START.sub(lambda m: m[1] + m[2] + m[3].upper(), text)

"""The words of `translator` with their forms, read from translator_tables.py, and its small words: adverbs, names, phrases.

What a table leaves out follows a rule: plurals, feminine adjectives, the forms of regular verbs.
"""

from __future__ import annotations

from dataclasses import dataclass

from training import translator_tables


@dataclass(frozen=True)
class Form:
    """One word for a noun in one language. `oblique` is its singular in other cases than the nominative and `dative` its
    plural in the dative (both differ in German alone); `gender` is "m", "f" or "n", and "" in English."""

    singular: str
    plural: str
    gender: str
    oblique: str
    dative: str


@dataclass(frozen=True)
class Noun:
    """A meaning; `kind` says what can be done with it, `pronoun` what English calls it ("" where that is open)."""

    kind: str
    pronoun: str
    english: tuple[Form, ...]
    german: tuple[Form, ...]
    french: tuple[Form, ...]


@dataclass(frozen=True)
class Adjective:
    """A meaning; German words as (predicate form, stem before endings), French ones as (masculine, feminine).
    `before`: it stands before a French noun. `kind`: of what it is said ("any", "being" or "thing")."""

    kind: str
    before: bool
    english: tuple[str, ...]
    german: tuple[tuple[str, str], ...]
    french: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Verb:
    """A meaning: for each language the ways to say it, each the infinitive and the six forms of the present. `objects`
    are the kinds of nouns that it takes, and none for an intransitive verb; `subjects` the kinds that do it."""

    subjects: tuple[str, ...]
    objects: tuple[str, ...]
    english: tuple[tuple[str, ...], ...]
    german: tuple[tuple[str, ...], ...]
    french: tuple[tuple[str, ...], ...]


def _noun(kind: str, line: str) -> Noun:
    english, german, french = (
        tuple(part.split() for part in column.split("/")) for column in line.split("|")
    )
    pronoun = "it" if kind not in ("person", "human") else ""
    if english[0][-1] in ("he", "she"):
        pronoun = english[0].pop()
    return Noun(
        kind,
        pronoun,
        tuple(Form(word[0], word[-1] if len(word) > 1 else _english_plural(word[0]), "", word[0], "") for word in english),
        tuple(
            Form(word[0], word[2], word[1], word[3] if len(word) > 3 else word[0], _german_dative(word[2]))
            for word in german
        ),
        tuple(Form(word[0], french_plural(word[0]), word[1], word[0], "") for word in french),
    )


def _english_plural(word: str) -> str:
    if word.endswith(("s", "sh", "ch", "x")):
        return f"{word}es"
    return f"{word[:-1]}ies" if word.endswith("y") and word[-2] not in "aeiou" else f"{word}s"


def _german_dative(plural: str) -> str:
    return plural if plural.endswith(("n", "s")) else f"{plural}n"


def french_plural(word: str) -> str:
    """The plural of a French noun or adjective."""
    if word.endswith(("s", "x", "z")):
        return word
    if word.endswith("al"):
        return f"{word[:-1]}ux"
    return f"{word}x" if word.endswith("eau") else f"{word}s"


NOUNS = tuple(
    _noun(kind, line) for kind, table in translator_tables.NOUNS.items() for line in table.strip().splitlines()
)


def _adjective(kind: str, line: str) -> Adjective:
    english, german, french = ([part.split() for part in column.split("/")] for column in line.split("|"))
    return Adjective(
        kind,
        french[0][-1] == "<",
        tuple(word[0] for word in english),
        tuple((word[0], word[-1]) for word in german),
        tuple((word[0], word[1] if len(word) > 1 and word[1] != "<" else _feminine(word[0])) for word in french),
    )


def _feminine(word: str) -> str:
    return word if word.endswith("e") else f"{word[:-1]}se" if word.endswith("eux") else f"{word}e"


ADJECTIVES = tuple(
    _adjective(kind, line) for kind, table in translator_tables.ADJECTIVES.items() for line in table.strip().splitlines()
)


def _english_verb(words: str) -> tuple[str, ...]:
    """ "look for": the particle stays behind."""
    first, _, rest = words.partition(" ")
    third = {"have": "has", "be": "is"}.get(first, _english_plural(first))
    return tuple(f"{form} {rest}".strip() for form in (first, first, first, third, first, first, first))


def _german_verb(words: str) -> tuple[str, ...]:
    """From the infinitive alone, or with its "du" and "er" forms."""
    infinitive, *changed = words.split()
    stem = infinitive.removesuffix("n").removesuffix("e")
    soft = stem.endswith(("t", "d", "chn", "ffn"))  # wartet, öffnet
    you = f"{stem}est" if soft else f"{stem}t" if stem.endswith(("s", "ß", "z")) else f"{stem}st"
    they_all = f"{stem}et" if soft else f"{stem}t"
    du, er = changed or (you, they_all)
    ich = f"{stem[:-2]}le" if stem.endswith("el") else infinitive.removesuffix("n")  # ich lächle
    return infinitive, ich, du, er, infinitive, they_all, infinitive


def _french_verb(words: str) -> tuple[str, ...]:
    """A regular verb in -er from its infinitive; of others, all six forms stand in the table."""
    infinitive, *forms = words.split()
    if len(forms) == 6:
        return infinitive, *forms
    stem = infinitive.removesuffix("er")
    spoken = forms[0] if forms else stem  # achète, appelle: the stem before a silent ending
    we = f"{stem}eons" if stem.endswith("g") else f"{stem[:-1]}çons" if stem.endswith("c") else f"{stem}ons"
    return infinitive, f"{spoken}e", f"{spoken}es", f"{spoken}e", we, f"{stem}ez", f"{spoken}ent"


def _verb(subjects: str, line: str) -> Verb:
    english, german, french, objects = ([part.strip() for part in column.split("/")] for column in line.split("|"))
    return Verb(
        tuple(subjects.split()),
        tuple(kind for kind in objects if kind),
        tuple(_english_verb(words) for words in english),
        tuple(_german_verb(words) for words in german),
        tuple(_french_verb(words) for words in french),
    )


VERBS = tuple(_verb(who, line) for who, table in translator_tables.VERBS.items() for line in table.strip().splitlines())
INTRANSITIVE = tuple(_verb(who, line) for who, table in translator_tables.INTRANSITIVE.items() for line in table.strip().splitlines())
OPENS = ("bag", "bottle", "door", "window", "box", "umbrella", "letter", "book", "shop", "school", "museum")

# English | German | French: an adverb at the head of a sentence.
ADVERBS = tuple(
    tuple(part.strip() for part in line.split("|"))
    for line in """today | heute | aujourd'hui
        now | jetzt | maintenant
        every day | jeden Tag | chaque jour
        sometimes | manchmal | parfois
        in the evening | am Abend | le soir
        in the morning | am Morgen | le matin
        in summer | im Sommer | en été
        in winter | im Winter | en hiver
        on Sunday | am Sonntag | le dimanche
        on Monday | am Montag | le lundi""".splitlines()
)
# English | German, with the dative | French
PREPOSITIONS = tuple(
    tuple(part.strip() for part in line.split("|"))
    for line in """in | in | dans
        behind | hinter | derrière
        in front of | vor | devant
        under | unter | sous
        on | auf | sur
        next to | neben | à côté de""".splitlines()
)
NUMBERS = (("two", "zwei", "deux"), ("three", "drei", "trois"), ("four", "vier", "quatre"), ("five", "fünf", "cinq"),
           ("six", "sechs", "six"), ("seven", "sieben", "sept"), ("ten", "zehn", "dix"))  # fmt: skip
NAMES = tuple(
    (name, gender)
    for gender, names in (
        ("f", "Mia Anna Emma Lily Nora Clara Lucy Julia Marie Sophie Eva Laura"),
        ("m", "Tom Finn Ben Otto Paul Max Leo Peter Hugo Felix Oscar Carl"),
    )
    for name in names.split()
)
# The usual answer first; whole sentences with a meaning of their own.
PHRASES = tuple(
    tuple(tuple(part.strip() for part in column.split("/")) for column in line.split("|"))
    for line in """Good morning! | Guten Morgen! | Bonjour !
        Good evening! | Guten Abend! | Bonsoir !
        Good night! | Gute Nacht! | Bonne nuit !
        Thank you very much. | Vielen Dank. | Merci beaucoup.
        How are you? | Wie geht es dir? / Wie geht es Ihnen? | Comment vas-tu ? / Comment allez-vous ?
        What is your name? | Wie heißt du? / Wie heißen Sie? | Comment t'appelles-tu ? / Comment vous appelez-vous ?
        I love you. | Ich liebe dich. | Je t'aime.
        I do not know. | Ich weiß es nicht. | Je ne sais pas.
        What time is it? | Wie spät ist es? | Quelle heure est-il ?
        See you tomorrow! | Bis morgen! | À demain !
        Happy birthday! | Alles Gute zum Geburtstag! | Joyeux anniversaire !
        It is raining. | Es regnet. | Il pleut.
        It is snowing. | Es schneit. | Il neige.
        It is cold. | Es ist kalt. | Il fait froid.""".splitlines()
)

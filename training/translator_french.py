"""The meanings of translator_meaning.py in French: two genders, adjectives that agree, elision and contraction.

A question and an exclamation mark have a space before them, as French typography asks.
"""

from __future__ import annotations

import re

from training.translator_meaning import (
    Choose,
    Clause,
    Does,
    Features,
    Is,
    Joined,
    Name,
    Pair,
    Phrase,
    Place,
    Pronoun,
    Sentence,
    Subject,
    There,
    Thing,
    Where,
    capital,
)
from training.translator_words import NUMBERS, Adjective, french_plural

# Masculine, feminine, plural.
_DETERMINERS = {
    "the": ("le", "la", "les"),
    "a": ("un", "une", "des"),
    "this": ("ce", "cette", "ces"),
    "my": ("mon", "ma", "mes"),
    "your": ("ton", "ta", "tes"),
    "our": ("notre", "notre", "nos"),
}
_NUMBERS = {english: french for english, _, french in NUMBERS}
_BEFORE_VOWELS = {"ce": "cet", "ma": "mon", "ta": "ton"}
_MASCULINE_BEFORE_VOWELS = {"beau": "bel", "nouveau": "nouvel", "vieux": "vieil"}
_BE = ("suis", "es", "est", "sommes", "êtes", "sont")
_WAS = ("étais", "étais", "était", "étions", "étiez", "étaient")
_MODALS = {
    "can": ("peux", "peux", "peut", "pouvons", "pouvez", "peuvent"),
    "want": ("veux", "veux", "veut", "voulons", "voulez", "veulent"),
    "must": ("dois", "dois", "doit", "devons", "devez", "doivent"),
}
# The ways to say a pronoun, with the gender that an adjective takes.
_PRONOUNS = {
    "I": (("je", 1, "m"), ("je", 1, "f")),
    "you": (("tu", 2, "m"), ("tu", 2, "f"), ("vous", 5, "m"), ("vous", 5, "f")),
    "he": (("il", 3, "m"),),
    "she": (("elle", 3, "f"),),
    "it": (("il", 3, "m"), ("elle", 3, "f")),
    "we": (("nous", 4, "m"), ("nous", 4, "f")),
    "they": (("ils", 6, "m"), ("elles", 6, "f")),
}
_JOINTS = {"but": "mais", "and": "et", "because": "parce que"}
_VOWEL = re.compile(r"[aeiouyhâàéèêëîïôœ]", re.IGNORECASE)
_ELISION = re.compile(r"\b(le|la|je|ne|que|de) (?=[aeiouhâàéèêëîïôœ])", re.IGNORECASE)


def render(sentence: Sentence, choose: Choose) -> str:
    """The sentence in French."""
    match sentence:
        case Phrase():
            return choose(sentence.ways[2])
        case Where():
            text, features = subject(sentence.subject, choose)
            return elided(f"Où {_BE[features.person - 1]} {text} ?")
        case There():
            return elided(f"Il y a {thing(sentence.thing, choose)[0]} {place(sentence.place, choose)}.")
        case Joined():
            text, features = clause(sentence.first, choose)
            again = _again(sentence.first.subject, features)
            verb = _BE[features.person - 1]
            rest = _what(sentence.second, features, choose)
            comma = "," if sentence.word == "but" else ""
            return capital(elided(f"{text}{comma} {_JOINTS[sentence.word]} {again} {verb} {rest}."))
        case Clause():
            text = clause(sentence, choose)[0]
            return capital(elided(f"est-ce que {text} ?" if sentence.question else f"{text}."))


def elided(text: str) -> str:
    """ "le arbre" as "l'arbre", "de le" as "du", "de des" as "de"."""
    text = re.sub(r"\bde (?:des|de) ", "de ", text)
    text = re.sub(r"\bde le (?![aeiouhâàéèêëîïôœ])", "du ", text)
    text = re.sub(r"\bde les ", "des ", text)
    return _ELISION.sub(lambda match: f"{match[1][:-1]}'", text)


def clause(said: Clause, choose: Choose) -> tuple[str, Features]:
    """The clause without its full stop, before elision, and the features of its subject."""
    text, features = subject(said.subject, choose)
    number = features.person - 1
    match said.predicate:
        case Is() as state:
            verb, rest = (_WAS if state.past else _BE)[number], [_what(state, features, choose)]
        case Does() as action:
            forms = choose(action.verb.french)
            verb, rest = forms[number + 1], []
            if action.modal:
                verb = _MODALS[action.modal][number]
                rest.append(forms[0])
            if action.object:
                rest.append(subject(action.object, choose)[0])
            if action.place:
                rest.append(place(action.place, choose))
    if said.negated:
        verb = f"ne {verb} pas"
    adverb = [f"{said.adverb[2]},"] if said.adverb else []
    return " ".join([*adverb, text, verb, *rest]), features


def subject(who: Subject, choose: Choose) -> tuple[str, Features]:
    """Who it is, in words, with features."""
    match who:
        case Pronoun():
            word, person, gender = choose(_PRONOUNS[who.word])
            return word, Features(person, gender)
        case Name():
            return who.name, Features(3, who.gender)
        case Pair():
            (first, left), (second, right) = subject(who.first, choose), subject(who.second, choose)
            return f"{first} et {second}", Features(6, "f" if left.gender == right.gender == "f" else "m")
        case Thing():
            return thing(who, choose)


def thing(what: Thing, choose: Choose) -> tuple[str, Features]:
    """A noun with its determiner, and its adjective before or after it; before elision."""
    form = choose(what.noun.french)
    noun = form.plural if what.plural else form.singular
    words = [noun]
    if what.adjective:
        word = adjective(choose(what.adjective.french), form.gender, what.plural)
        if not what.adjective.before:
            words.append(word)
        elif not what.plural and form.gender == "m" and _VOWEL.match(noun):
            words.insert(0, _MASCULINE_BEFORE_VOWELS.get(word, word))
        else:
            words.insert(0, word)
    if what.determiner in _NUMBERS:
        determiner = _NUMBERS[what.determiner]
    else:
        determiner = _DETERMINERS[what.determiner][2 if what.plural else "mf".index(form.gender)]
    if determiner == "des" and len(words) == 2 and words[1] == noun:
        determiner = "de"  # de petits chats
    if _VOWEL.match(words[0]):
        determiner = _BEFORE_VOWELS.get(determiner, determiner)
    return " ".join([determiner, *words]), Features(6 if what.plural else 3, form.gender)


def adjective(forms: tuple[str, str], gender: str, plural: bool) -> str:
    """The form that agrees."""
    word = forms["mf".index(gender)]
    return french_plural(word) if plural else word


def place(where: Place, choose: Choose) -> str:
    """Where it is, before elision and contraction."""
    return f"{where.preposition[2]} {thing(where.thing, choose)[0]}"


def _what(state: Is, features: Features, choose: Choose) -> str:
    if isinstance(state.what, Adjective):
        word = adjective(choose(state.what.french), features.gender, features.plural)
        return f"très {word}" if state.very else word
    return place(state.what, choose)


def _again(who: Subject, features: Features) -> str:
    if isinstance(who, Pronoun):
        return next(word for word, person, gender in _PRONOUNS[who.word]
                    if (person, gender) == (features.person, features.gender))  # fmt: skip
    return {"m": "il", "f": "elle"}[features.gender] + ("s" if features.plural else "")

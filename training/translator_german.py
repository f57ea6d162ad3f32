"""The meanings of translator_meaning.py in German: three genders, three cases, and the verb in second or last place."""

from __future__ import annotations

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
from training.translator_words import NUMBERS, Adjective

# By case, for m, f, n and plural.
_THE = {
    "nominative": ("der", "die", "das", "die"),
    "accusative": ("den", "die", "das", "die"),
    "dative": ("dem", "der", "dem", "den"),
}
_OF_THIS = {"nominative": ("er", "e", "es", "e"), "accusative": ("en", "e", "es", "e"), "dative": ("em", "er", "em", "en")}
_OF_MY = {"nominative": ("", "e", "", "e"), "accusative": ("en", "e", "", "e"), "dative": ("em", "er", "em", "en")}
_AFTER_THE = {"nominative": ("e", "e", "e", "en"), "accusative": ("en", "e", "e", "en"), "dative": ("en",) * 4}
_AFTER_MY = {"nominative": ("er", "e", "es", "en"), "accusative": ("en", "e", "es", "en"), "dative": ("en",) * 4}
_ALONE = {"nominative": "e", "accusative": "e", "dative": "en"}  # plural without a determiner, or after a number
_STEMS = {"a": "ein", "my": "mein", "your": "dein", "our": "unser"}
_NUMBERS = {english: german for english, german, _ in NUMBERS}
_BE = ("bin", "bist", "ist", "sind", "seid", "sind")
_WAS = ("war", "warst", "war", "waren", "wart", "waren")
_MODALS = {
    "can": ("kann", "kannst", "kann", "können", "könnt", "können"),
    "want": ("will", "willst", "will", "wollen", "wollt", "wollen"),
    "must": ("muss", "musst", "muss", "müssen", "müsst", "müssen"),
}
_PRONOUNS = {"I": ("ich", 1, ""), "he": ("er", 3, "m"), "she": ("sie", 3, "f"), "it": ("es", 3, "n"),
             "we": ("wir", 4, ""), "they": ("sie", 6, "")}  # fmt: skip
_YOU = (("du", 2, ""), ("ihr", 5, ""))
_JOINTS = {"but": "aber", "and": "und", "because": "weil"}


def render(sentence: Sentence, choose: Choose) -> str:
    """The sentence in German."""
    match sentence:
        case Phrase():
            return choose(sentence.ways[1])
        case Where():
            text, features = subject(sentence.subject, choose)
            return f"Wo {_BE[features.person - 1]} {text}?"
        case There():
            return f"Es gibt {thing(sentence.thing, 'accusative', choose)[0]} {place(sentence.place, choose)}."
        case Joined():
            text, features = clause(sentence.first, choose)
            again, rest = _again(sentence.first.subject, features, choose), _what(sentence.second, choose)
            verb = _BE[features.person - 1]
            order = f"{rest} {verb}" if sentence.word == "because" else f"{verb} {rest}"
            comma = "" if sentence.word == "and" else ","
            return capital(f"{text}{comma} {_JOINTS[sentence.word]} {again} {order}.")
        case Clause():
            return capital(clause(sentence, choose)[0] + ("?" if sentence.question else "."))


def clause(said: Clause, choose: Choose) -> tuple[str, Features]:
    """The clause without its full stop, and the features of its subject."""
    text, features = subject(said.subject, choose)
    number = features.person - 1
    match said.predicate:
        case Is() as state:
            verb, rest = (_WAS if state.past else _BE)[number], [_what(state, choose)]
            if said.negated:
                rest.insert(0, "nicht")
        case Does() as action:
            forms = choose(action.verb.german)
            verb, rest = forms[number + 1], []
            if action.object:
                rest.append(subject(action.object, choose, "accusative")[0])
            if said.negated:
                rest.append("nicht")
            if action.place:
                rest.append(place(action.place, choose))
            if action.modal:
                verb = _MODALS[action.modal][number]
                rest.append(forms[0])
    if said.adverb:
        words = [said.adverb[1], verb, text, *rest]
    else:
        words = [verb, text, *rest] if said.question else [text, verb, *rest]
    return " ".join(words), features


def subject(who: Subject, choose: Choose, case: str = "nominative") -> tuple[str, Features]:
    """Who it is, in words, with features. A pair and a pronoun stand in the nominative alone."""
    match who:
        case Pronoun():
            word, person, gender = choose(_YOU) if who.word == "you" else _PRONOUNS[who.word]
            return word, Features(person, gender)
        case Name():
            return who.name, Features(3, who.gender)
        case Pair():
            return f"{subject(who.first, choose)[0]} und {subject(who.second, choose)[0]}", Features(6, "")
        case Thing():
            return thing(who, case, choose)


def thing(what: Thing, case: str, choose: Choose) -> tuple[str, Features]:
    """A noun with its determiner and adjective, in a case."""
    form = choose(what.noun.german)
    column = 3 if what.plural else "mfn".index(form.gender)
    if what.determiner == "the":
        determiner, ending = _THE[case][column], _AFTER_THE[case][column]
    elif what.determiner == "this":
        determiner, ending = f"dies{_OF_THIS[case][column]}", _AFTER_THE[case][column]
    elif what.determiner in _NUMBERS:
        determiner, ending = _NUMBERS[what.determiner], _ALONE[case]
    elif what.determiner == "a" and what.plural:
        determiner, ending = "", _ALONE[case]
    else:
        determiner, ending = _STEMS[what.determiner] + _OF_MY[case][column], _AFTER_MY[case][column]
    words = [determiner]
    if what.adjective:
        words.append(choose(what.adjective.german)[1] + ending)
    if what.plural:
        words.append(form.dative if case == "dative" else form.plural)
    else:
        words.append(form.singular if case == "nominative" else form.oblique)
    return " ".join(words).strip(), Features(6 if what.plural else 3, form.gender)


def place(where: Place, choose: Choose) -> str:
    """Where it is: the dative, with "in dem" as "im"."""
    text = f"{where.preposition[1]} {thing(where.thing, 'dative', choose)[0]}"
    return f"im {text[7:]}" if text.startswith("in dem ") else text


def _what(state: Is, choose: Choose) -> str:
    if isinstance(state.what, Adjective):
        return ("sehr " if state.very else "") + choose(state.what.german)[0]
    return place(state.what, choose)


def _again(who: Subject, features: Features, choose: Choose) -> str:
    """The pronoun that takes up the subject: by the gender of its word; for a girl, by nature too."""
    if isinstance(who, Pronoun):
        return next(word for word, person, gender in (*_YOU, *_PRONOUNS.values())
                    if person == features.person and gender == features.gender)  # fmt: skip
    if features.plural:
        return "sie"
    if isinstance(who, Thing) and who.noun.pronoun == "she" and features.gender == "n":
        return choose(("es", "sie"))
    return {"m": "er", "f": "sie", "n": "es"}[features.gender]

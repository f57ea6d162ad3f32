"""The meanings of translator_meaning.py in English."""

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
from training.translator_words import Adjective

PRONOUNS = {"I": 1, "you": 2, "he": 3, "she": 3, "it": 3, "we": 4, "they": 6}
_BE = ("am", "are", "is", "are", "are", "are")
_MODALS = {"can": ("can", "can"), "want": ("want to", "wants to"), "must": ("must", "must")}


def render(sentence: Sentence, choose: Choose) -> str:
    """The sentence in English."""
    match sentence:
        case Phrase():
            return choose(sentence.ways[0])
        case Where():
            text, features = subject(sentence.subject, choose)
            return f"Where {_be(features)} {text}?"
        case There():
            verb = "are" if sentence.thing.plural else "is"
            return f"There {verb} {thing(sentence.thing, choose)[0]} {place(sentence.place, choose)}."
        case Joined():
            text, features = clause(sentence.first, choose)
            again = "they" if features.plural else _pronoun(sentence.first.subject)
            comma = "," if sentence.word == "but" else ""
            return capital(f"{text}{comma} {sentence.word} {again} {_be(features)} {_what(sentence.second, choose)}.")
        case Clause():
            return capital(clause(sentence, choose)[0] + ("?" if sentence.question else "."))


def clause(said: Clause, choose: Choose) -> tuple[str, Features]:
    """The clause without its full stop, and the features of its subject."""
    text, features = subject(said.subject, choose)
    negation = "not " if said.negated else ""
    match said.predicate:
        case Is() as state:
            verb = _be(features, state.past)
            rest = _what(state, choose)
            whole = f"{verb} {text} {rest}" if said.question else f"{text} {verb} {negation}{rest}"
        case Does() as action:
            forms = choose(action.verb.english)
            tail = _tail(action, choose)
            third = features.person == 3
            if said.question or said.negated:
                helper, verb = "does" if third else "do", forms[0]
                if action.modal in ("can", "must"):
                    helper = action.modal
                elif action.modal:
                    verb = f"want to {verb}"
                whole = f"{helper} {text} {verb}{tail}" if said.question else f"{text} {helper} not {verb}{tail}"
            else:
                verb = f"{_MODALS[action.modal][third]} {forms[0]}" if action.modal else forms[features.person]
                whole = f"{text} {verb}{tail}"
    if said.adverb:
        whole = f"{said.adverb[0]}{choose(('', ','))} {whole}"
    return whole, features


def subject(who: Subject, choose: Choose) -> tuple[str, Features]:
    """Who it is, in words, with features."""
    match who:
        case Pronoun():
            return who.word, Features(PRONOUNS[who.word], "")
        case Name():
            return who.name, Features(3, "")
        case Pair():
            return f"{subject(who.first, choose)[0]} and {subject(who.second, choose)[0]}", Features(6, "")
        case Thing():
            return thing(who, choose)


def thing(what: Thing, choose: Choose) -> tuple[str, Features]:
    """A noun with its determiner and adjective."""
    form = choose(what.noun.english)
    words = [choose(what.adjective.english)] if what.adjective else []
    words.append(form.plural if what.plural else form.singular)
    determiner = what.determiner
    if determiner == "a":
        determiner = "" if what.plural else "an" if words[0][0] in "aeiou" else "a"
    elif determiner == "this" and what.plural:
        determiner = "these"
    return " ".join([determiner, *words]).strip(), Features(6 if what.plural else 3, "")


def place(where: Place, choose: Choose) -> str:
    """Where it is."""
    return f"{where.preposition[0]} {thing(where.thing, choose)[0]}"


def _tail(action: Does, choose: Choose) -> str:
    tail = f" {subject(action.object, choose)[0]}" if action.object else ""
    return tail + (f" {place(action.place, choose)}" if action.place else "")


def _be(features: Features, past: bool = False) -> str:
    if past:
        return "was" if features.person in (1, 3) else "were"
    return _BE[features.person - 1]


def _what(state: Is, choose: Choose) -> str:
    if isinstance(state.what, Adjective):
        return ("very " if state.very else "") + choose(state.what.english)
    return place(state.what, choose)


def _pronoun(who: Subject) -> str:
    match who:
        case Pronoun():
            return who.word
        case Name():
            return "he" if who.gender == "m" else "she"
        case Thing():
            return who.noun.pronoun
    raise ValueError(f"no pronoun for {who}")

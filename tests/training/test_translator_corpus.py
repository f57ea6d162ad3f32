"""The grammar of `translator`: what agrees in three languages, by table; right pairs; nothing held out leaks."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from training import translator_words as words
from training.chooser import Chooser
from training.translator_corpus import (
    DIRECTIONS,
    EXAMPLE,
    LANGUAGES,
    held_out,
    line,
    right,
    sentence,
)
from training.translator_meaning import (
    Clause,
    Does,
    Is,
    Joined,
    Name,
    Pair,
    Place,
    Pronoun,
    There,
    Thing,
    Where,
    every,
)

pytestmark = pytest.mark.slow


def noun(english: str) -> words.Noun:
    return next(row for row in words.NOUNS if row.english[0].singular == english)


def adjective(english: str) -> words.Adjective:
    return next(row for row in words.ADJECTIVES if english in row.english)


def verb(english: str) -> words.Verb:
    return next(row for row in (*words.VERBS, *words.INTRANSITIVE) if row.english[0][0] == english)


def place(preposition: str, english: str, determiner: str = "the", plural: bool = False) -> Place:
    found = next(row for row in words.PREPOSITIONS if row[0] == preposition)
    return Place(found, Thing(determiner, noun(english), plural))


def thing(determiner: str, english: str, plural: bool = False, what: str | None = None) -> Thing:
    return Thing(determiner, noun(english), plural, adjective(what) if what else None)


def adverb(english: str) -> tuple[str, ...]:
    return next(row for row in words.ADVERBS if row[0] == english)


TRIPLES = [
    (Clause(thing("the", "house"), Is(adjective("wonderful"))), EXAMPLE, "Das Haus ist wunderbar.",
     "La maison est merveilleuse."),
    # Adjectives: three German declensions, French before and after the noun, and before a vowel.
    (Clause(thing("the", "dog", what="small"), Does(verb("sleep"))), "The small dog sleeps.",
     "Der kleine Hund schläft.", "Le petit chien dort."),
    (Clause(thing("a", "dog", what="black"), Does(verb("sleep"))), "A black dog sleeps.",
     "Ein schwarzer Hund schläft.", "Un chien noir dort."),
    (Clause(thing("a", "cat", True, "small"), Does(verb("sleep"))), "Small cats sleep.", "Kleine Katzen schlafen.",
     "De petits chats dorment."),
    (Clause(thing("this", "tree", what="old"), Is(adjective("big"))), "This old tree is big.",
     "Dieser alte Baum ist groß.", "Ce vieil arbre est grand."),
    (Clause(thing("this", "animal"), Is(adjective("tired"))), "This animal is tired.", "Dieses Tier ist müde.",
     "Cet animal est fatigué."),
    (Clause(thing("three", "apple", True, "red"), Is(adjective("sweet"))), "Three red apples are sweet.",
     "Drei rote Äpfel sind süß.", "Trois pommes rouges sont sucrées."),
    (Clause(thing("my", "school"), Is(adjective("new"), past=True, very=True)), "My school was very new.",
     "Meine Schule war sehr neu.", "Mon école était très nouvelle."),
    # Cases, weak nouns, elision.
    (Clause(thing("the", "lion"), Does(verb("see"), thing("the", "bear", what="brown"))),
     "The lion sees the brown bear.", "Der Löwe sieht den braunen Bären.", "Le lion voit l'ours brun."),
    (Clause(Pronoun("I"), Does(verb("love"), thing("a", "boy"))), "I love a boy.", "Ich liebe einen Jungen.",
     "J'aime un garçon."),
    (Clause(thing("the", "child"), Does(verb("play"), place=place("in", "garden"))), "The child plays in the garden.",
     "Das Kind spielt im Garten.", "L'enfant joue dans le jardin."),
    (Clause(thing("our", "child", True), Does(verb("wait"), place=place("next to", "castle", plural=True))),
     "Our children wait next to the castles.", "Unsere Kinder warten neben den Schlössern.",
     "Nos enfants attendent à côté des châteaux."),
    (Clause(Name("Mia", "f"), Is(place("next to", "shop", "a", True))), "Mia is next to shops.", "Mia ist neben Läden.",
     "Mia est à côté de magasins."),
    (There(thing("a", "mouse"), place("behind", "door", "my")), "There is a mouse behind my door.",
     "Es gibt eine Maus hinter meiner Tür.", "Il y a une souris derrière ma porte."),
    # Word order.
    (Clause(thing("the", "girl"), Does(verb("eat"), thing("the", "apple"), modal="want")),
     "The girl wants to eat the apple.", "Das Mädchen will den Apfel essen.", "La fille veut manger la pomme."),
    (Clause(thing("your", "father"), Does(verb("look for"), thing("the", "key")), question=True),
     "Does your father look for the key?", "Sucht dein Vater den Schlüssel?", "Est-ce que ton père cherche la clé ?"),
    (Clause(thing("the", "horse", True), Is(adjective("fast")), adverb=adverb("today")), "Today the horses are fast.",
     "Heute sind die Pferde schnell.", "Aujourd'hui, les chevaux sont rapides."),
    (Clause(Pronoun("he"), Does(verb("hear"), Name("Otto", "m")), negated=True), "He does not hear Otto.",
     "Er hört Otto nicht.", "Il n'entend pas Otto."),
    (Where(thing("the", "egg", True)), "Where are the eggs?", "Wo sind die Eier?", "Où sont les œufs ?"),
    # A pronoun for what English calls "it": by the gender of each language's own word.
    (Joined(Clause(thing("the", "table"), Is(adjective("old"))), "but", Is(adjective("beautiful"))),
     "The table is old, but it is beautiful.", "Der Tisch ist alt, aber er ist schön.",
     "La table est vieille, mais elle est belle."),
    (Joined(Clause(thing("the", "cat"), Does(verb("run"))), "because", Is(adjective("angry"))),
     "The cat runs because it is angry.", "Die Katze rennt, weil sie wütend ist.",
     "Le chat court parce qu'il est fâché."),
    # Two subjects are masculine in French unless both are feminine.
    (Clause(Pair(thing("the", "woman"), thing("the", "man")), Is(adjective("happy"))),
     "The woman and the man are happy.", "Die Frau und der Mann sind glücklich.", "La femme et l'homme sont heureux."),
    (Clause(Pair(thing("the", "woman"), Name("Anna", "f")), Is(adjective("happy"))), "The woman and Anna are happy.",
     "Die Frau und Anna sind glücklich.", "La femme et Anna sont heureuses."),
]  # fmt: skip


@pytest.mark.parametrize(("meaning", "english", "german", "french"), TRIPLES, ids=[row[1] for row in TRIPLES])
def test_a_meaning_in_three_languages(meaning, english, german, french):
    said = {language: right([meaning], language)[0] for language in LANGUAGES}
    assert said == {"English": english, "German": german, "French": french}


@pytest.mark.parametrize(
    ("english", "person", "german", "french"),
    [
        ("have", 2, "hast", "as"),
        ("smile", 1, "lächle", "souris"),
        ("wait", 3, "wartet", "attend"),
        ("open", 2, "öffnest", "ouvres"),
        ("close", 2, "schließt", "fermes"),
        ("draw", 5, "zeichnet", "dessinez"),
        ("eat", 4, "essen", "mangeons"),
        ("buy", 6, "kaufen", "achètent"),
        ("call", 4, "rufen", "appelons"),
        ("call", 1, "rufe", "appelle"),
        ("take", 5, "nehmt", "prenez"),
        ("run", 4, "rennen", "courons"),
    ],
)
def test_forms_of_verbs(english, person, german, french):
    found = verb(english)
    assert (found.german[0][person], found.french[0][person]) == (german, french)


def test_all_ways_to_say_you():
    meaning = Clause(Pronoun("you"), Is(adjective("happy")))
    assert right([meaning], "German") == ["Du bist glücklich.", "Ihr seid glücklich."]
    french = ["Tu es heureux.", "Tu es heureuse.", "Vous êtes heureux.", "Vous êtes heureuses."]
    assert right([meaning], "French") == french


def test_a_teacher_is_of_either_gender():
    meaning = Clause(thing("the", "teacher"), Does(verb("laugh")))
    assert right([meaning], "German") == ["Der Lehrer lacht.", "Die Lehrerin lacht."]


def test_every_follows_all_ways():
    def render(choose):
        first = choose("ab")
        return first + (choose("xyz") if first == "a" else "") + choose("!")

    assert every(render) == ["ax!", "ay!", "az!", "b!"]
    assert every(lambda choose: "one") == ["one"]


def test_an_english_word_has_one_meaning():
    nouns = Counter(form.singular for row in words.NOUNS for form in row.english)
    adjectives = Counter(word for row in words.ADJECTIVES for word in row.english)
    verbs = Counter(way[0] for row in (*words.VERBS, *words.INTRANSITIVE) for way in row.english)
    assert [word for counted in (nouns, adjectives, verbs) for word, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("table", [words.NOUNS, words.ADJECTIVES])
def test_so_has_a_german_and_a_french_one(table):
    for language in ("german", "french"):
        said = Counter(repr(word) for row in table for word in set(getattr(row, language)))
        assert [word for word, count in said.items() if count > 1] == []


NOT_GERMAN = re.compile(r"\bin dem\b|  | ,|\bein(e[mnrs]?)? [A-ZÄÖÜ]\w* [A-ZÄÖÜ]")
NOT_ENGLISH = re.compile(r"\ba [aeiou]|\ban [^aeiou]|  | [?.!]", re.IGNORECASE)
NOT_FRENCH = re.compile(
    r"\b(le|la|je|ne|que|de|se) [aeiouhâàéèêëîïôœ]|\b(ce|ma|ta|un beau|un vieux|un nouveau) [aeiouéèêœh]"
    r"|\bde (le|les|des|de)\b|\bdes (petite?|grande?|vieille|vieux|jeune|bonn?e?|jolie?)s? \w|  |[^ ][?!]",
    re.IGNORECASE,
)


def test_drawn_sentences_keep_the_rules():
    for index in range(1500):
        meaning = sentence(Chooser(f"rules/{index}"))
        for language, wrong in (("English", NOT_ENGLISH), ("German", NOT_GERMAN), ("French", NOT_FRENCH)):
            text = LANGUAGES[language](meaning, lambda options: options[0])
            assert not wrong.search(text), text
            assert text[0].isupper() and text[-1] in ".?!"


def test_a_line_is_always_the_same_and_a_held_out_one_is_right():
    for index in range(60):
        assert line(1, index, False) == line(1, index, False)
        held = line(2, index, True)
        assert held == line(2, index, True)
        assert held["target"] in held["right"] and held["source"].startswith("translate ")
    directions = Counter(line(1, index, False)["source"].split(":")[0] for index in range(200))
    assert set(directions) == {f"translate {source} to {target}" for source, target in DIRECTIONS}


def test_nothing_held_out_is_in_a_training_line():
    held = {"The house is wonderful.", "Das Haus ist wunderbar.", "La maison est merveilleuse."}
    for index in range(300):
        row = line(2, index, True)
        held |= {row["source"].split(": ", 1)[1], *row["right"]}
    for index in range(4000):
        row = line(1, index, False)
        for text in (row["source"].split(": ", 1)[1], row["target"]):
            assert not held & set(re.split(r"(?<=[.?!]) ", text)), text


def test_the_example_of_the_documentation_is_held_out():
    assert held_out(TRIPLES[0][0])

"""Questions with one right answer, for the chat model: from the tables of facts, and counting, sums, days and lists.

Each kind is a function that gives an `Asked`. What it says is true; where several things are, it says one of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from training import facts, words
from training.chat_manners import Answer
from training.chooser import Chooser
from training.grammar import number_word, plural, tidy
from training.knowledge import ANIMAL_LIST, COUNTRIES
from training.pieces import ALPHABET, CLOSED_LISTS, OPEN_LISTS

FACTS = tuple((kind, weight) for kind, weight in facts.KINDS if kind is not facts.sentence)
COUNTS = tuple(tuple(part.strip() for part in line.split("|")) for line in """
How many legs does a spider have? | A spider has eight legs. | eight
How many legs does an ant have? | An ant has six legs. | six
How many legs does a dog have? | A dog has four legs. | four
How many legs does a hen have? | A hen has two legs. | two
How many arms does an octopus have? | An octopus has eight arms. | eight
How many wings does a bird have? | A bird has two wings. | two
How many fingers does a hand have? | A hand has five fingers. | five
How many days are in a week? | A week has seven days. | seven
How many months are in a year? | A year has twelve months. | twelve
How many hours are in a day? | A day has twenty-four hours. | twenty-four
How many minutes are in an hour? | An hour has sixty minutes. | sixty
How many seasons are there? | There are four seasons. | four
How many sides does a triangle have? | A triangle has three sides. | three
How many corners does a square have? | A square has four corners. | four
How many letters are in the alphabet? | The alphabet has twenty-six letters. | twenty-six
How many planets go around the sun? | Eight planets go around the sun. | eight
How many years are in a century? | A century has one hundred years. |
How many strings does a violin have? | A violin has four strings. | four
How many is a dozen? | A dozen is twelve. | twelve
Which is bigger, the moon or the sun? | The sun is bigger than the moon. | sun
Which is bigger, a mouse or an elephant? | An elephant is bigger than a mouse. | elephant
Which animal is the tallest? | The giraffe is the tallest animal. | giraffe
Which animal is the fastest on land? | The cheetah is the fastest animal on land. | cheetah
Which month is the shortest? | February is the shortest month. | February
What do bees make? | Bees make honey. | honey
What do we breathe? | We breathe air. | air
Where does the sun rise? | The sun rises in the east. |
Where does the sun set? | The sun sets in the west. |
Can penguins fly? | No, penguins cannot fly. | no
Can fish swim? | Yes, fish can swim. | yes
Is ice cold? | Yes, ice is cold. | yes
Is fire cold? | No, fire is hot. | no
""".strip().splitlines())


@dataclass(frozen=True)
class Asked:
    """A question and its answer. `again` is how the next question of the same kind may be put for short ("And of
    Spain?"), with its own answer, or None."""

    question: str
    answer: Answer
    again: tuple[str, Answer] | None = None


def word_of(short: str) -> str | None:
    """The one word of a short answer like "a kitten.", or None."""
    word = short.rstrip(".").removeprefix("an ").removeprefix("a ").removeprefix("the ")
    return word if word.replace("-", "").isalpha() else None


def fact(c: Chooser) -> Asked:
    """Any question of the tables."""
    question, statement, short = c.weigh(FACTS)(c)
    return Asked(tidy(question), Answer(tidy(statement), word_of(tidy(f"x {short}")[2:])))


def capital(c: Chooser) -> Asked:
    """The capital of a country, and then of another."""
    (one, first, _), (other, second, _) = c.sample(COUNTRIES, 2)
    question = c.fill("(What is the capital of {one}?|What is the capital of {one}?|Which city is the capital of {one}?|"
                      "Do you know the capital of {one}?)", {"one": one})  # fmt: skip
    again = c.fill("And (|what is the capital )of {other}?", {"other": other})
    return Asked(question, _capital(one, first), (again, _capital(other, second)))


def _capital(country: str, city: str) -> Answer:
    return Answer(f"The capital of {country} is {city}.", word_of(city))


def opposite(c: Chooser) -> Asked:
    """A word's opposite, and then another's."""
    pairs = [pair.split()[:: c.pick((1, -1))] for pair in c.sample(facts.OPPOSITES, 2)]
    answers = [Answer(f"The opposite of {one} is {other}.", other) for one, other in pairs]
    return Asked(f"What is the opposite of {pairs[0][0]}?", answers[0], (f"And of {pairs[1][0]}?", answers[1]))


def young(c: Chooser) -> Asked:
    """What the young of an animal is called, and then of another."""
    one, other = c.sample(ANIMAL_LIST, 2)
    answers = [Answer(tidy(f"A young {kind} is called a {kind.young}."), kind.young) for kind in (one, other)]
    question = c.fill("(What is a young {one} called?|What do we call a young {one}?)", {"one": one})
    return Asked(question, answers[0], (f"And a young {other}?", answers[1]))


def total(c: Chooser) -> Asked:
    """A small sum or difference."""
    one, other = c.number(0, 10), c.number(0, 10)
    if c.chance(0.65):
        sign, verb, result = "+", "plus", one + other
    else:
        one, other = max(one, other), min(one, other)
        sign, verb, result = "-", "minus", one - other
    names = {"one": one, "other": other, "verb": verb, "sign": sign}
    question = c.fill("(What is {one} {verb} {other}?|What is {one} {verb} {other}?|What is {one} {sign} {other}?|"
                      "How much is {one} {verb} {other}?)", names)  # fmt: skip
    return Asked(question, Answer(f"{one} {verb} {other} is {result}.", number_word(result)))


def count(c: Chooser) -> Asked:
    """Counting, in words from one, in figures from anywhere, or backward."""
    way = c.number(0, 2)
    if way == 0:
        last = c.number(3, 12)
        said = ", ".join(number_word(number) for number in range(1, last + 1))
        return Asked(f"Count to {number_word(last)}.", Answer(f"{said[0].upper()}{said[1:]}."))
    first, steps = c.number(1, 20), c.number(3, 8)
    run = range(first, first + steps + 1)
    if way == 1:
        question = c.fill("(Count|Please count) from {a} to {b}.", {"a": run[0], "b": run[-1]})
        return Asked(question, Answer(", ".join(map(str, run)) + "."))
    return Asked(f"Count backward from {run[-1]} to {run[0]}.", Answer(", ".join(map(str, reversed(run))) + "."))


def members(c: Chooser) -> Asked:
    """Some things of a kind, as many as are wished for."""
    kind = c.pick(tuple(OPEN_LISTS))
    number = c.number(2, 5)
    found = c.sample(OPEN_LISTS[kind], number)
    question = c.fill("(Name|List|Tell me|Give me) {n} {kind}.", {"n": number_word(number), "kind": kind})
    said = ", ".join(found[:-1]) + " and " + found[-1]
    return Asked(question, Answer(said[0].upper() + said[1:] + "."))


def closed(c: Chooser) -> Asked:
    """All members of a list that everybody knows."""
    name = c.pick(tuple(CLOSED_LISTS))
    known = CLOSED_LISTS[name]
    question = c.fill("(What are {name}?|Name {name}.|List {name}.|Tell me {name}.)", {"name": name})
    start = name[0].upper() + name[1:]
    return Asked(question, Answer(f"{start} are {', '.join(known[:-1])} and {known[-1]}."))


def next_one(c: Chooser) -> Asked:
    """What comes after or before, in a row that everybody knows."""
    kind, row = c.pick((("day", words.DAYS), ("month", words.MONTHS), ("letter", ALPHABET), ("number", tuple(range(1, 31)))))
    at = c.number(0, len(row) - 2)
    before, after = str(row[at]), str(row[at + 1])
    if c.chance(0.6):
        return Asked(f"What {kind} comes after {before}?", Answer(f"{after} comes after {before}.", after))
    return Asked(f"What {kind} comes before {after}?", Answer(f"{before} comes before {after}.", before))


def known(c: Chooser) -> Asked:
    """One of the single questions."""
    question, statement, word = c.pick(COUNTS)
    return Asked(question, Answer(statement, word or None))


def bulb(c: Chooser) -> Asked:
    """How many of a kind a light bulb needs. Nobody knows, so every number is right."""
    kind = plural(c.pick(ANIMAL_LIST).name) if c.chance(0.7) else plural(c.pick([job for job in words.JOBS if not job.endswith("man")]))
    kind = "cats" if c.chance(0.2) else kind
    number = number_word(c.number(2, 10))
    text = c.fill(
        "It takes {n} {kind} to change a light bulb: one (to turn the bulb|to hold the lamp|to climb the ladder), and the "
        "(rest|others) to (watch|laugh|sing|tell it what to do).", {"n": number, "kind": kind}
    )
    return Asked(f"How many {kind} does it take to change a light bulb?", Answer(text, number))


def sitting(c: Chooser) -> Asked:
    """What nobody can eat, and what everybody can."""
    who = "human" if c.chance(0.4) else c.pick(ANIMAL_LIST).name
    if c.chance(0.7):
        thing = c.pick(words.VEHICLES + words.INSTRUMENTS + words.FURNITURE + words.TOYS)
        thing = "helicopter" if c.chance(0.15) else thing
        text = f"A {who} cannot eat {plural(thing)}, not even one, because a {thing} is not food."
        return _sitting(plural(thing), who, text, "none")
    thing = plural(c.pick(words.FRUITS))
    return _sitting(thing, "human", f"A human can eat a few {thing} in one sitting, but not too many.", "few")


def _sitting(things: str, who: str, text: str, word: str) -> Asked:
    return Asked(tidy(f"How many {things} can a {who} eat in one sitting?"), Answer(tidy(text), word))


KINDS = (
    (fact, 9), (capital, 4), (opposite, 3), (young, 3), (total, 3), (count, 2), (members, 3), (closed, 1), (next_one, 2.5),
    (known, 3), (bulb, 1.2), (sitting, 1.2),
)  # fmt: skip


def question(c: Chooser) -> Asked:
    """A question of any kind."""
    return c.weigh(KINDS)(c)

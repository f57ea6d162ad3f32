"""Documents of small facts, as statements or as questions with answers, from the tables.

Each kind is a function that gives (question, statement, short answer), untidied.
"""

from __future__ import annotations

from training import words
from training.chooser import Chooser
from training.fact_tables import (
    MEANINGS,
    OPPOSITES,
    QUALITIES,
    SENTENCES,
    SIZES,
    SOURCES,
    USES,
)
from training.grammar import plural, tidy
from training.knowledge import ANIMAL_LIST, COUNTRIES, JOB_LIST, PLACE_LIST


def _is(thing: str) -> str:
    """The verb of a thing of the tables."""
    return "are" if thing in ("scissors", "glasses", "eggs", "raisins") else "is"


def quality(c: Chooser) -> tuple[str, str, str]:
    """What a thing is like, or its color."""
    thing, qualities = c.pick(QUALITIES)
    one = c.pick(qualities.split("; "))
    colors = {
        "blue",
        "green",
        "white",
        "black",
        "yellow",
        "red",
        "gray",
        "orange",
        "purple",
        "pink",
        "brown",
        "golden",
    }
    question = f"What color is {thing}?" if one in colors else f"What is {thing} like?"
    return question, f"{thing} is {one}.", f"{one}."


def opposite(c: Chooser) -> tuple[str, str, str]:
    """A pair of opposites."""
    one, other = c.pick(OPPOSITES).split()
    if c.chance(0.5):
        one, other = other, one
    return f"What is the opposite of {one}?", f"The opposite of {one} is {other}.", f"{other}."


def source(c: Chooser) -> tuple[str, str, str]:
    """What a thing is made of."""
    thing, rest = c.pick(SOURCES)
    question = c.fill("(What do you know about|Tell me about|What about) {thing}?", {"thing": thing})
    return question, f"{thing} {rest}.", f"{'they' if _is(thing) == 'are' else 'it'} {rest}."


def use(c: Chooser) -> tuple[str, str, str]:
    """What a thing is for."""
    tool, purpose = c.pick(USES)
    question = c.fill("(What do we use to {p}?|What do we need to {p}?)", {"p": purpose})
    return (
        question,
        c.fill(
            "(We {p} with {t}.|With {t} we can {p}.|{t} (helps|help) us to {p}.|We use {t} to {p}.)".replace(
                "(helps|help)", "help" if tool.startswith(("our", "sci", "gla")) else "helps"
            ),
            {"p": purpose, "t": tool},
        ),
        f"{tool}.",
    )


def animal(c: Chooser) -> tuple[str, str, str]:
    """One of six things about an animal."""
    species = c.pick(ANIMAL_LIST)
    name, many = species.name, plural(species.name)
    about = c.number(0, 5)
    if about == 0:
        return (
            f"What is a young {name} called?",
            f"A young {name} is called a {species.young}.",
            f"a {species.young}.",
        )
    if about == 1:
        home = c.pick(species.homes)
        return f"Where does a {name} live?", f"A {name} lives {home}.", f"{home}."
    if about == 2:
        food = c.pick(species.foods)
        return (
            f"What do {many} eat?",
            c.fill("({m} eat {f}.|{m} like {f}.)", {"m": many, "f": food}),
            f"{food}.",
        )
    if about == 3:
        return (
            f"What sound does a {name} make?",
            f"A {name} can {species.sound}.",
            ("none at all." if species.sound.startswith("make no") else f"it can {species.sound}."),
        )
    if about == 4:
        skill = c.pick(species.skills)
        return f"What can a {name} do?", f"A {name} can {skill}.", f"it can {skill}."
    looks = c.pick(species.looks)
    return f"What does a {name} look like?", f"A {name} has {looks}.", f"it has {looks}."


def job(c: Chooser) -> tuple[str, str, str]:
    """What somebody of a trade does or needs."""
    trade = c.pick(JOB_LIST)
    name, does, needs = trade.name, trade.does, trade.needs
    if c.chance(0.6):
        what = c.pick(does)
        return f"What does a {name} do?", f"A {name} {what}.", f"a {name} {what}."
    what = c.pick(needs)
    return f"What does a {name} need?", f"A {name} needs {what}.", f"{what}."


def country(c: Chooser) -> tuple[str, str, str]:
    """A capital or a language."""
    name, capital, language = c.pick(COUNTRIES)
    if c.chance(0.6):
        return f"What is the capital of {name}?", f"The capital of {name} is {capital}.", f"{capital}."
    return f"What language do people speak in {name}?", f"In {name}, people speak {language}.", f"{language}."


def place(c: Chooser) -> tuple[str, str, str]:
    """What one can see or do at a place."""
    where = c.pick(PLACE_LIST)
    if c.chance(0.5):
        doing = c.pick(where.doings)
        return f"What can you do {where.at}?", f"{where.at} you can {doing}.", f"you can {doing}."
    sight = c.pick(where.sights)
    return f"What can you see {where.at}?", f"{where.at} you can see {sight}.", f"{sight}."


def size(c: Chooser) -> tuple[str, str, str]:
    """Which of two animals is bigger."""
    small = c.number(0, len(SIZES) - 2)
    big = c.number(small + 1, len(SIZES) - 1)
    one, other = SIZES[small], SIZES[big]
    if c.chance(0.5):
        return f"Which is bigger, a {one} or a {other}?", f"A {other} is bigger than a {one}.", f"a {other}."
    return f"Which is smaller, a {one} or a {other}?", f"A {one} is smaller than a {other}.", f"a {one}."


def meaning(c: Chooser) -> tuple[str, str, str]:
    """What a word means."""
    word, means = c.pick(MEANINGS)
    return f"What is {word}?", f"{word} is {means}.", f"{means}."


def sentence(c: Chooser) -> tuple[str, str, str]:
    """A fact that stands alone."""
    text = c.pick(SENTENCES)
    return (
        c.fill("(What do you know?|Tell me something.|What have you learned today?|Do you know a fact?)", {}),
        text,
        text,
    )


KINDS = (
    (quality, 3),
    (opposite, 1.5),
    (source, 1.5),
    (use, 2),
    (animal, 5),
    (job, 2),
    (country, 1.5),
    (place, 2),
    (size, 0.7),
    (meaning, 2.5),
    (sentence, 3.5),
)


def facts(c: Chooser) -> str:
    """Two to six facts, or as many questions with answers; of one kind, or of any."""
    one_kind = c.weigh(KINDS) if c.chance(0.3) else None
    asked = c.weigh((("no", 5), ("plain", 3), ("marked", 1.5), ("short", 1.5)))
    if asked == "no" and c.chance(0.15):
        parts = [
            c.fill(
                "(Did you know?|Here are some facts.|Some things are true everywhere.|This is what {who} learned at school:)",
                {"who": words.GIRLS + words.BOYS},
            )
        ]
    else:
        parts = []
    seen = set()
    for _ in range(c.number(1, 7)):
        question, statement, short = (one_kind or c.weigh(KINDS))(c)
        if statement in seen:
            continue
        seen.add(statement)
        question, statement, short = tidy(question), tidy(statement), tidy(short)
        parts.append(
            {
                "no": statement,
                "plain": f"{question} {statement}",
                "marked": f"Question: {question} Answer: {statement}",
                "short": f"{question} {short}",
            }[asked]
        )
    return ("\n" if asked != "no" else " ").join(parts)

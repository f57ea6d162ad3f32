"""What is said to `listener`: numbers, words and small sentences, drawn by chance, and which of them are held out.

Texts are written as they are spoken: small letters, no punctuation, numbers as words. No two words sound the same.

One text in ten is held out, by a checksum: no training clip says it as one of its phrases.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from random import Random

DIGITS = "zero one two three four five six seven eight nine".split()
NUMBERS = [*DIGITS[2:], "ten", "eleven", "twelve"]
COLOURS = "red orange yellow green blue purple pink brown black white".split()
ANIMALS = {
    "cat": "cats", "dog": "dogs", "bird": "birds", "cow": "cows", "pig": "pigs", "sheep": "sheep", "duck": "ducks",
    "mouse": "mice", "fox": "foxes", "lion": "lions", "fish": "fish", "rabbit": "rabbits", "frog": "frogs",
}  # fmt: skip
THINGS = {
    "house": "houses", "tree": "trees", "boat": "boats", "table": "tables", "chair": "chairs", "book": "books",
    "ball": "balls", "box": "boxes", "apple": "apples", "flower": "flowers", "hat": "hats", "cup": "cups",
}  # fmt: skip
PEOPLE = "mother father brother sister teacher baby".split()
RUNS = "runs sleeps jumps sings waits dances swims laughs".split()  # what needs no object
SEES = "sees finds wants likes brings paints".split()
ADJECTIVES = "small big old young happy tired hungry quiet".split()
WHERE = "in on under near behind".split()
DOORS = "door window garden".split()
PLACES = "home left right outside".split()
LAMPS = "light music radio".split()
MORE = "please stop start yes no hello goodbye today tomorrow".split()
ONE_IN = 10  # texts held out


def held_out(text: str) -> bool:
    """Whether training never hears this text."""
    return zlib.crc32(text.encode()) % ONE_IN == 0


def _thing(random: Random, colours: float) -> str:
    coloured = f"{random.choice(COLOURS)} " if random.random() < colours else ""
    return coloured + random.choice(list(THINGS))


def _being(random: Random, told: float) -> str:
    being = random.choice([*ANIMALS, *PEOPLE])
    return f"{random.choice(ADJECTIVES)} {being}" if random.random() < told else being


def _a(words: str) -> str:
    return f"an {words}" if words[0] in "aeiou" else f"a {words}"


def _digits(random: Random) -> str:
    return " ".join(random.choices([*DIGITS, *NUMBERS[-3:]], k=random.randint(1, 4)))


def _words(random: Random) -> str:
    some = random.choice((COLOURS, list(ANIMALS), list(THINGS), MORE, ADJECTIVES, PEOPLE))
    return " ".join(random.choices(some, k=random.randint(1, 3)))


def _count(random: Random) -> str:
    many = random.choice([*ANIMALS.values(), *THINGS.values()])
    return f"{random.choice(NUMBERS)} {random.choice(COLOURS + ADJECTIVES[:4])} {many}"


def _runs(random: Random) -> str:
    return f"the {_being(random, 0.5)} {random.choice(RUNS)}" + random.choice(("", "", " today", " outside"))


def _sees(random: Random) -> str:
    other = random.choice((_a(_thing(random, 0.6)), f"the {_thing(random, 0.6)}", f"the {_being(random, 0)}"))
    return f"the {_being(random, 0.2)} {random.choice(SEES)} {other}"


def _is(random: Random) -> str:
    if random.random() < 0.5:
        return f"the {_thing(random, 0)} is {random.choice(COLOURS)}"
    return f"the {random.choice([*ANIMALS, *PEOPLE])} is {random.choice(ADJECTIVES)}"


def _where(random: Random) -> str:
    return f"the {random.choice([*ANIMALS, *THINGS])} is {random.choice(WHERE)} the {_thing(random, 0.3)}"


def _ask(random: Random) -> str:
    begin = random.choice(("where is", "who sees", "can you see", "is this"))
    return f"{begin} the {random.choice([*ANIMALS, *THINGS])}"


def _command(random: Random) -> str:
    text = random.choice((
        f"open the {random.choice([*DOORS, 'box', 'book'])}",
        f"close the {random.choice([*DOORS, 'box', 'book'])}",
        f"turn {random.choice(('on', 'off'))} the {random.choice(LAMPS)}",
        f"go {random.choice(PLACES)}",
        f"give me {_a(_thing(random, 0.4))}",
    ))  # fmt: skip
    return text + random.choice(("", "", " please", " tomorrow"))


_FORMS: tuple[tuple[Callable[[Random], str], int], ...] = (
    (_digits, 14), (_words, 14), (_count, 14), (_runs, 10), (_sees, 16), (_is, 8), (_where, 9), (_ask, 6), (_command, 9),
)  # fmt: skip


def text(random: Random, held: bool) -> str:
    """A text of any form, held out or not."""
    while True:
        form = random.choices([form for form, _ in _FORMS], [weight for _, weight in _FORMS])[0]
        if held_out(found := form(random)) == held:
            return found


def vocabulary() -> list[str]:
    """Every word that can be said."""
    tables = (DIGITS, NUMBERS, COLOURS, ANIMALS, ANIMALS.values(), THINGS, THINGS.values(), PEOPLE, RUNS, SEES, ADJECTIVES,
              WHERE, DOORS, PLACES, LAMPS, MORE)  # fmt: skip
    small = "the a an is where who can you see this open close turn off go give me".split()
    return sorted({word for table in tables for word in table} | set(small))

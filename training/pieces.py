"""Documents that are lists, number and letter sequences, counting and small sums.

Each function takes a `Chooser` and gives one short text. Lists of a kind mostly follow the order in which people say
them, so that the likeliest continuation is a new member; the rest are in any order.
"""

from __future__ import annotations

from training import words
from training.chooser import Chooser
from training.grammar import number_word, plural, tidy, with_article

# name of the kind -> its members, the best known first.
OPEN_LISTS = {
    "colors": words.COLORS,
    "animals": words.word_list(
        "cat dog horse cow lion tiger bear elephant monkey rabbit fox mouse "
        "sheep pig goat duck wolf zebra giraffe snake"
    ),
    "farm animals": words.FARM_ANIMALS,
    "wild animals": words.WILD_ANIMALS,
    "forest animals": words.FOREST_ANIMALS,
    "sea animals": words.SEA_ANIMALS,
    "pets": words.PETS,
    "birds": words.BIRDS,
    "insects": words.INSECTS,
    "fruits": words.FRUITS,
    "vegetables": words.VEGETABLES,
    "flowers": words.FLOWERS,
    "trees": words.TREES,
    "drinks": words.DRINKS,
    "clothes": words.CLOTHES,
    "rooms": words.ROOMS,
    "tools": words.TOOLS,
    "instruments": words.INSTRUMENTS,
    "vehicles": words.VEHICLES,
    "shapes": words.SHAPES,
    "sports": words.SPORTS,
    "toys": words.TOYS,
    "jobs": words.JOBS,
    "foods": words.DISHES,
    "metals": words.METALS,
    "places": words.PLACES,
    "parts of the body": words.BODY,
    "pieces of furniture": words.FURNITURE,
    "girls' names": words.GIRLS,
    "boys' names": words.BOYS,
    "feelings": (
        "happy",
        "sad",
        "angry",
        "afraid",
        "proud",
        "tired",
        "lonely",
        "excited",
        "bored",
        "curious",
        "calm",
        "worried",
    ),
    "materials": (
        "wood",
        "glass",
        "stone",
        "paper",
        "wool",
        "leather",
        "gold",
        "silver",
        "clay",
        "cotton",
        "silk",
    ),
    "school things": (
        "book",
        "pencil",
        "notebook",
        "ruler",
        "desk",
        "chair",
        "map",
        "crayon",
        "bag",
        "eraser",
        "scissors",
    ),
    "kitchen things": (
        "spoon",
        "fork",
        "knife",
        "plate",
        "bowl",
        "cup",
        "pot",
        "pan",
        "kettle",
        "oven",
        "whisk",
        "teapot",
    ),
}
CLOSED_LISTS = {
    "the days of the week": words.DAYS,
    "the months of the year": words.MONTHS,
    "the seasons": words.SEASONS,
    "the planets": words.PLANETS,
    "the five senses": words.SENSES,
    "the meals of the day": ("breakfast", "lunch", "dinner"),
    "the colors of the rainbow": ("red", "orange", "yellow", "green", "blue", "indigo", "violet"),
}
UNCOUNTED = {
    "colors",
    "drinks",
    "foods",
    "sports",
    "girls' names",
    "boys' names",
    "feelings",
    "materials",
    "metals",
    "jobs",
}
ALPHABET = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
GREEK = ("alpha", "beta", "gamma", "delta", "epsilon")


def open_list(c: Chooser) -> str:
    """A list of some members of a kind: "A list of colors: red, blue, green."."""
    kind = "colors" if c.chance(0.1) else "animals" if c.chance(0.08) else c.pick(tuple(OPEN_LISTS))
    members = OPEN_LISTS[kind]
    count = min(len(members), c.number(4, 10))
    items = list(members[:count]) if c.chance(0.55) else c.sample(members, count)
    names = {
        "kind": kind,
        "items": ", ".join(items),
        "all": ", ".join(items[:-1]) + " and " + items[-1],
        "count": number_word(count),
        "last": items[-1],
        "first": items[0],
    }
    if kind not in UNCOUNTED and kind != "clothes" and c.chance(0.15):
        names["items"] = ", ".join(with_article(item) for item in items)
    return c.fill(
        c.weigh(
            (
                ("A list of {kind}: {items}.", 8),
                ("(Here is a|This is a|My) list of {kind}: {items}.", 2),
                ("(A long|A short|Another) list of {kind}: {items}.", 1),
                ("(Some|A few|Many) {kind}: {items}.", 2),
                ("{kind}: {items}.", 1),
                ("A list of {count} {kind}: {items}.", 1.5),
                ("(Can you name|What are) (some|{count}) {kind}? {all}.", 1.5),
                ("I know {count} {kind}: {all}.", 1),
            )
        ),
        names,
    )


def closed_list(c: Chooser) -> str:
    """All members of a kind in their order, or a question about the order."""
    kind = c.pick(tuple(CLOSED_LISTS))
    members = CLOSED_LISTS[kind]
    if len(members) > 3 and c.chance(0.45):
        at = c.number(0, len(members) - 2)
        return c.fill(
            "(What comes after {a}? (After {a} comes {b}.|{b}.)|What comes before {b}? (Before {b} comes {a}.|{a}.)"
            "|After {a} comes {b}.|Before {b} comes {a}.|First {a}, then {b}.)",
            {"a": members[at], "b": members[at + 1]},
        )
    start = 0 if c.chance(0.6) else c.number(0, len(members) - 3)
    names = {"kind": kind, "items": ", ".join(members[start:])}
    return c.fill("(A list of {kind}|{kind}|{kind}|A list of {kind}|Let us say {kind}): {items}.", names)


def number_sequence(c: Chooser) -> str:
    """Numbers in digits that go up or down by equal steps."""
    step = c.weigh(((1, 12), (2, 4), (10, 3), (5, 2), (3, 1), (4, 1), (100, 1)))
    count = c.number(5, 20 if step == 1 else 12)
    start = step if c.chance(0.6) else c.number(0, 60) if step < 5 else step * c.number(0, 5)
    if step == 2 and c.chance(0.4):
        start = 1
    numbers = [start + step * index for index in range(count)]
    down = c.chance(0.2)
    if down:
        numbers = numbers[::-1]
        if step == 1 and c.chance(0.6):
            numbers = list(range(count, -1 if c.chance(0.4) else 0, -1))
    items = ", ".join(map(str, numbers))
    heads = [
        ("{items}", 7),
        ("A sequence of numbers: {items}", 5),
        ("Numbers: {items}", 1),
        ("Count with me: {items}", 1),
        ("(A list of numbers|The numbers go like this|Some numbers in order): {items}", 2),
    ]
    if down:
        heads += [("(A decreasing sequence|Counting down|Count down|Backwards): {items}", 6)]
    else:
        heads += [("(An increasing sequence|Counting up|Numbers that grow): {items}", 4)]
    if step in (2, 3, 4, 5, 10, 100):
        heads += [
            (
                "(Counting|Count|We count) by "
                + plural(number_word(step) if step < 100 else "hundred")
                + ": {items}",
                6,
            )
        ]
    if step == 2 and not down:
        heads += [("(Even|Odd) numbers: {items}".replace("(Even|Odd)", "Odd" if start % 2 else "Even"), 4)]
    return c.fill(c.weigh(heads), {"items": items}) + ("." if c.chance(0.8) else "")


def word_sequence(c: Chooser) -> str:
    """Numbers in words, up or down."""
    step = c.weigh(((1, 12), (2, 2), (10, 2), (5, 1)))
    count = c.number(4, 14 if step == 1 else 9)
    start = step if c.chance(0.75) else c.number(0, 30)
    if step == 2 and c.chance(0.3):
        start = 1
    numbers = [start + step * index for index in range(count)]
    down = c.chance(0.2)
    items = ", ".join(number_word(number) for number in (numbers[::-1] if down else numbers))
    heads = [("{items}", 5), ("(Let us count|Count with me|I can count|We count|The numbers): {items}", 3)]
    if down:
        heads += [("(A decreasing sequence|Counting down|Backwards): {items}", 6)]
    else:
        heads += [("An increasing sequence: {items}", 6), ("(A sequence of numbers|Counting up): {items}", 2)]
    if step > 1:
        heads += [("(Counting|Count) by " + plural(number_word(step)) + ": {items}", 5)]
    return c.fill(c.weigh(heads), {"items": items}) + c.fill("(.|.|.|!)", {})


def letter_sequence(c: Chooser) -> str:
    """Letters in the order of the alphabet, or backwards."""
    start = 0 if c.chance(0.65) else c.number(0, 20)
    letters = list(ALPHABET[start : start + c.number(4, 26)])
    down = c.chance(0.12)
    if down:
        letters = letters[::-1]
    if c.chance(0.3):
        letters = [letter.lower() for letter in letters]
    items = ", ".join(letters)
    if down:
        return c.fill("(Backwards|The alphabet backwards|Letters, backwards): {items}.", {"items": items})
    return c.fill(
        c.weigh(
            (
                ("{items}", 6),
                ("(A sequence of letters|A list of letters|Letters): {items}", 4),
                ("(The alphabet|The letters of the alphabet): {items}", 3),
            )
        ),
        {"items": items},
    ) + ("." if c.chance(0.8) else "")


def pattern(c: Chooser) -> str:
    """A pattern that comes again: "red, blue, red, blue, red, blue."."""
    members = c.pick(
        (words.COLORS, words.SHAPES, words.FRUITS, ALPHABET, words.PETS, tuple("123456789"), GREEK)
    )
    unit = c.sample(members, c.number(2, 3))
    if c.chance(0.2):
        unit.append(unit[-1])
    items = ", ".join(unit * c.number(3, 6))
    return c.fill(
        "(|A pattern: |A pattern: |What comes next? |Again and again: |A repeating sequence: ){items}.",
        {"items": items},
    )


def first_letters(c: Chooser) -> str:
    """Words and the letters that they begin with: "A is for apple. B is for ball."."""
    start = 0 if c.chance(0.5) else c.number(0, 18)
    pool = {letter: [] for letter in ALPHABET}
    for word in (
        words.TOYS + words.THINGS + words.FRUITS + words.VEGETABLES + words.HEROES + words.BIRDS + words.JOBS
    ):
        if " " not in word:
            pool[word[0].upper()].append(word)
    text = [
        f"{letter} is for {c.pick(pool[letter])}."
        for letter in ALPHABET[start : start + c.number(3, 8)]
        if pool[letter]
    ]
    return " ".join(text)


def sums(c: Chooser) -> str:
    """Two to six small sums, in digits or in words."""
    lines = []
    for _ in range(c.number(2, 6)):
        a, b = c.number(0, 12), c.number(0, 12)
        if c.chance(0.35):
            a, b = max(a, b), min(a, b)
            lines.append(
                c.fill(
                    "({a} - {b} = {d}.|{A} minus {B} is {D}.|{A} take away {B} leaves {D}.)",
                    {
                        "a": a,
                        "b": b,
                        "d": a - b,
                        "A": number_word(a),
                        "B": number_word(b),
                        "D": number_word(a - b),
                    },
                )
            )
        else:
            lines.append(
                c.fill(
                    "({a} + {b} = {d}.|{A} plus {B} is {D}.|{A} and {B} make {D}.)",
                    {
                        "a": a,
                        "b": b,
                        "d": a + b,
                        "A": number_word(a),
                        "B": number_word(b),
                        "D": number_word(a + b),
                    },
                )
            )
    return " ".join(lines)


def counting(c: Chooser) -> str:
    """Things that are counted one by one, a sentence for each number."""
    place = c.pick(words.PLACES)
    count = c.number(3, 9)
    kinds = c.sample(
        words.FARM_ANIMALS + words.BIRDS[:9] + words.INSECTS[:8] + words.TOYS[:20] + words.FRUITS, count
    )
    lines = [
        c.fill(
            "(What can we count at the {place}?|Let us go to the {place} and count.|{who} (counts|is counting) at the {place}.|)",
            {"place": place, "who": words.GIRLS + words.BOYS},
        )
    ]
    layout = c.number(0, 2)
    for number, kind in enumerate(kinds, 1):
        many = number_word(number) + " " + (kind if number == 1 else plural(kind))
        if layout == 0:
            lines.append(many + (", " if number < count else "."))
        elif layout == 1:
            lines.append(
                c.fill(
                    "(I see|There (is|are)|Here (is|are)|We count|Look,) ".replace(
                        "(is|are)", "is" if number == 1 else "are"
                    ),
                    {},
                )
                + many
                + ". "
            )
        else:
            lines.append(f"{number_word(number)}: {kind if number == 1 else plural(kind)}. ")
    return (
        lines[0]
        + " "
        + "".join(lines[1:])
        + c.fill("(| That makes {n}(.|!)| {n} is enough(.|!))", {"n": number_word(count)})
    )


KINDS = (
    (open_list, 5),
    (closed_list, 2),
    (number_sequence, 4),
    (word_sequence, 3),
    (letter_sequence, 2),
    (pattern, 1.2),
    (first_letters, 1),
    (sums, 1.2),
    (counting, 1.5),
)


def piece(c: Chooser) -> str:
    """One document of any kind of this file."""
    return tidy(c.weigh(KINDS)(c))

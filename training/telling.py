"""How a plot becomes a text: openings, common words of all plots, and the loop over the beats.

A plot is a function of a `Chooser` that returns its cast and its beats. A beat is a template, or a tuple of templates
of which one is taken; an empty template leaves the beat out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from training import words
from training.cast import speech
from training.chooser import Chooser
from training.grammar import plural, tidy
from training.knowledge import PLACE_LIST, Place

Beat = str | tuple[str, ...]
Names = dict[str, object]
COMMON: Names = {name: value for name, value in vars(words).items() if name.isupper()}

# How a story introduces its hero {a}, who lives near {home}.
INTRO: Beat = (
    "Once upon a time, there (was|lived) a {a.trait} {a.kind} (named|called) {a}.",
    "Once upon a time, there was a {a.kind} (named|called) {a}. {a.He} was (very |rather |always |)({a.trait}|{a.trait} and {TRAITS}).",
    "Once upon a time, a {a.trait} {a.kind} (named|called) {a} lived (near|not far from|next to|behind) the {home}.",
    "(Long ago|Once|Many years ago), there was a {a.trait} {a.kind} whose name was {a}.",
    "{a} was a {a.trait} {a.kind}(| who lived near the {home}).",
    "In a (small|quiet|little|sunny) (house|hut|room|cottage) near the {home} lived {a}, a {a.trait} {a.kind}.",
    "(Do you know {a}? {a.He} is|This is the story of {a},) a {a.trait} {a.kind} (who lives near the {home}|with a {TRAITS} heart|and a dreamer|with a big heart).",
    "There was once a {a.trait} {a.kind}. Everybody called {a.him} {a}.",
)
# A glance aside, or most often nothing.
ASIDE: Beat = (
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "The sun (was shining|shone|was already low).",
    "A {BIRDS} was singing (somewhere|in a tree|on the roof).",
    "It smelled of {smell}.",
    "It was so quiet that one could hear {sound}.",
    "{a} was as (quick|nimble) as a (weasel|squirrel|flash), and as (quiet|gentle) as a (lamb|mouse|breeze).",
    "There was something mysterious in the air.",
    "A (ladybug|snail|caterpillar|grasshopper|moth|beetle) crept (along|across) a (leaf|twig|stone|fence|windowsill).",
    "(Golden|Pale|Silvery|Gray) light (fell|streamed|poured) through the (window|branches|clouds|curtains).",
    "Somewhere a (door|shutter|gate|floorboard) (creaked|slammed|rattled).",
    "(Raindrops|Snowflakes|Blossoms|Leaves|Shadows) (danced|drifted|trembled|whirled) in the (wind|air|lamplight|courtyard).",
    "A (lizard|cat|butterfly) was (dozing|basking|resting) on the (wall|warm stones|gatepost|doorstep).",
    "The (wind|air) (was|felt) (cool|mild|warm|fresh).",
    "(Far away|Somewhere|In the distance), {sound} could be heard.",
    "The clouds looked like {shape}.",
    "(Nobody|Hardly anybody) was (around|there|in sight).",
)
SMELLS = words.word_list("""fresh bread, wet grass, cinnamon, smoke, pine needles, lilac, apples, rain, soap, salt and seaweed, hay, mint,
    roses, old books, coffee, mushrooms, burnt sugar, vanilla""")
SOUNDS = words.word_list("""a bell, a clock, a distant train, the wind, a dog, the rain on the roof, a church bell, footsteps, a violin, the sea,
    a tractor, thunder, a cuckoo, the leaves, a saw, a waterfall, children, an engine""")
CLOUDS = words.word_list(
    """sheep, ships, castles, feathers, elephants, cotton, whales, mountains, pillows, dragons, a flock of geese, cauliflower"""
)


OUTSIDE = tuple(
    place
    for place in PLACE_LIST
    if place.name not in ("attic", "kitchen", "workshop", "greenhouse", "theater", "café")
)


class Thing:
    """A thing that matters in a story; its look is one that such things have, drawn when first asked for."""

    def __init__(self, c: Chooser, noun: str, looks: Sequence[str]):
        self.c, self.noun, self.looks = c, noun, looks

    def __str__(self) -> str:
        return self.noun

    @cached_property
    def look(self) -> str:
        return self.c.pick(self.looks)

    @cached_property
    def color(self) -> str:
        return self.c.pick(words.COLORS)

    many = property(lambda self: plural(self.noun))


def thing(c: Chooser) -> Thing:
    """Any thing with a look that fits."""
    nouns, looks = c.weigh([(group, len(group[0])) for group in words.THING_GROUPS])
    return Thing(c, c.pick(nouns), looks)


def small_thing(c: Chooser) -> Thing:
    """A thing that fits into a small chest."""
    nouns, looks = c.pick(words.THING_GROUPS[3:6])
    return Thing(c, c.pick(nouns), looks)


def place(c: Chooser) -> Place:
    """A place with its sights and doings."""
    return c.pick(PLACE_LIST)


def home(c: Chooser) -> Place:
    """A place that a house may stand near."""
    return c.pick(OUTSIDE)


def tell(c: Chooser, names: Names, beats: Sequence[Beat]) -> str:
    """The text of a story: each beat chosen, filled, its speech laid out, and tidied."""
    names = {"home": home, "smell": SMELLS, "sound": SOUNDS, "shape": CLOUDS, **COMMON, **names}
    parts = []
    for beat in beats:
        template = beat if isinstance(beat, str) else c.pick(beat)
        if template:
            parts.append(tidy(speech(c, c.fill(template, names), names)))
    return " ".join(part for part in parts if part)

"""What a picture of `captioner` can show: a scene, drawn by chance, and which scenes are held out.

A scene is what must be said of a picture and nothing else. Places, exact sizes, shades and the background are chosen when
it is drawn (captioner_drawing.py), and are not part of it.

One scene in ten is held out, by a checksum of its meaning: no training picture shows it, wherever its things lie.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

SHAPES = ("circle", "square", "triangle", "star", "heart", "ring", "cross")
STANDING = ("house", "tree", "flower", "cat", "car", "boat")  # what may stand on a ground
SKY = ("sun", "moon", "cloud", "fish")
KINDS = SHAPES + STANDING + SKY
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "black", "white")
SIZES = ("small", "", "large")  # nothing is said of a thing between the two
GROUNDS = {"grass": STANDING[:5], "snow": STANDING[:5], "sand": STANDING, "water": ("boat",)}  # what stands there
MOST = 4  # things of one kind
ONE_IN = 10  # scenes held out


@dataclass(frozen=True)
class Thing:
    """One to four things of one kind, one colour and one size."""

    kind: str
    colour: str
    number: int = 1
    size: str = ""


@dataclass(frozen=True)
class Scene:
    """One of five forms, by `relation`:

    - "": one thing, with a size, or several of a kind;
    - "above" and "left": the first of two single things is above the second, or to the left of it;
    - "and": several things of a kind and one other, anywhere;
    - a ground ("grass", ...): one to three things of a kind that stand on it.
    """

    things: tuple[Thing, ...]
    relation: str = ""


def held_out(scene: Scene) -> bool:
    """Whether training never shows this scene."""
    return zlib.crc32(repr(scene).encode()) % ONE_IN == 0


def draw(random: Random) -> Scene:
    """A scene of any form."""
    form = random.choices(("one", "many", "above", "left", "and", "ground"), (15, 13, 20, 20, 20, 12))[0]
    if form == "ground":
        ground = random.choice(list(GROUNDS))
        colours = [colour for colour in COLOURS if colour not in LOST_ON[ground]]
        thing = Thing(random.choice(GROUNDS[ground]), random.choice(colours), random.randint(1, 3))
        return Scene((thing,), ground)
    kind, colour = random.choice(KINDS), random.choice(COLOURS)
    if form == "one":
        return Scene((Thing(kind, colour, size=random.choice(SIZES)),))
    if form == "many":
        return Scene((Thing(kind, colour, random.randint(2, MOST)),))
    other = kind, colour
    while other == (kind, colour):
        other = random.choice(KINDS), random.choice(COLOURS)
    if form == "and":
        while other[0] == kind:  # "two red stars and a blue star" would be a scene of three stars
            other = random.choice(KINDS), random.choice(COLOURS)
        return Scene((Thing(kind, colour, random.randint(2, 3)), Thing(*other)), "and")
    return Scene((Thing(kind, colour), Thing(*other)), form)


LOST_ON = {"grass": ("green",), "snow": ("white",), "sand": ("yellow", "orange"), "water": ("blue",)}


def scenes(seed: int, held: bool) -> Iterator[tuple[int, Scene]]:
    """Endless (number, scene), only held-out ones or none of them; the same for the same seed."""
    random, number = Random(f"scenes {seed}"), 0
    while True:
        scene = draw(random)
        if held_out(scene) == held:
            yield number, scene
            number += 1

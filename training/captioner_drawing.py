"""Draws the scenes of `captioner` with Pillow.

A picture is 96 pixels wide and high, RGB. It is drawn four times as large and made smaller, so that edges are smooth. Places,
exact sizes, shades and the background are drawn by chance, from the generator that is given.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from PIL import Image, ImageDraw

from training.captioner_scenes import COLOURS, KINDS, Scene, Thing

SIDE = 96  # pixels of a picture
FINER = 4  # times as large while it is drawn
RGB = {
    "red": (208, 36, 38),
    "orange": (243, 135, 24),
    "yellow": (248, 216, 40),
    "green": (44, 150, 62),
    "blue": (40, 88, 208),
    "purple": (126, 52, 164),
    "pink": (244, 144, 186),
    "brown": (122, 76, 40),
    "black": (28, 28, 32),
    "white": (246, 246, 244),
}
GROUND_RGB = {"grass": (110, 186, 86), "snow": (238, 242, 248), "sand": (232, 208, 150), "water": (72, 142, 202)}
SKIES = ((196, 222, 244), (226, 232, 238), (150, 190, 226), (244, 226, 206), (44, 52, 92))  # the last for nights
FAR = 105  # how far a background's colour is from each thing's, at least, in RGB
# pixels across a thing, from and to
ACROSS = {"small": (17, 22), "": (32, 42), "large": (56, 74)}
PAIRED, MANY, BESIDE, ON_GROUND = (24, 36), (22, 30), (20, 28), (22, 32)
COLLAGED, TRIED = (15, 34), 80  # the same of a collage, and how many things are tried

Box = tuple[float, float, float, float]  # left, top, right, bottom, in pixels of the picture
Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Picture:
    """A drawn scene; `boxes` says for each single thing where it lies and which of the scene's things it is."""

    image: Image.Image
    boxes: tuple[tuple[Thing, Box], ...]


def picture(scene: Scene, random: Random) -> Picture:
    """Draw a scene. The same generator in the same state gives the same pixels."""
    boxes = _places(scene, random)
    shades = {thing: _shade(RGB[thing.colour], random, 14) for thing in scene.things}
    image = _background(scene, list(shades.values()), random)
    for thing, box in boxes:
        pen = Pen(image, box)
        KIND_OF[thing.kind](pen, shades[thing])
    return Picture(image.reduce(FINER), tuple(boxes))


def collage(random: Random) -> Picture:
    """Many things of any kind, colour and size, none over another: no scene, but much to learn kinds and colours from."""
    ends = [_shade(random.choice((*SKIES, _any(random))), random, 10)] * 2
    image, placed = _paper(ends), []
    for _ in range(TRIED):
        thing, across = Thing(random.choice(KINDS), random.choice(COLOURS)), random.uniform(*COLLAGED)
        box, shade = _box(*_inside(across, random), across, random), _shade(RGB[thing.colour], random, 14)
        if _far(ends[0], shade) and not any(_touch(box, other) for _, other in placed):
            KIND_OF[thing.kind](Pen(image, box), shade)
            placed.append((thing, box))
    return Picture(image.reduce(FINER), tuple(placed))


def _shade(colour: Colour, random: Random, by: int) -> Colour:
    return tuple(min(255, max(0, part + random.randint(-by, by))) for part in colour)


def _far(one: Colour, other: Colour) -> bool:
    return math.dist(one, other) >= FAR


def _places(scene: Scene, random: Random) -> list[tuple[Thing, Box]]:
    """Where each thing lies: inside of the picture, none over another."""
    for _ in range(10_000):
        placed = _try_places(scene, random)
        boxes = [box for _, box in placed]
        inside = all(left >= 1 and top >= 1 and right <= SIDE - 1 and bottom <= SIDE - 1 for left, top, right, bottom in boxes)
        if inside and not any(_touch(a, b) for i, a in enumerate(boxes) for b in boxes[:i]):
            return placed
    raise ValueError(f"There is no room for {scene}.")


def _touch(a: Box, b: Box) -> bool:
    return a[0] < b[2] + 2 and b[0] < a[2] + 2 and a[1] < b[3] + 2 and b[1] < a[3] + 2


def _try_places(scene: Scene, random: Random) -> list[tuple[Thing, Box]]:
    first = scene.things[0]
    if scene.relation in ("above", "left"):
        sizes = [random.uniform(*PAIRED) for _ in scene.things]
        apart = random.uniform(0, 16) + sum(sizes) / 2 + 4
        aside = random.uniform(-10, 10)
        x, y = random.uniform(0, SIDE), random.uniform(0, SIDE)
        step = (aside, apart) if scene.relation == "above" else (apart, aside)
        centres = [(x, y), (x + step[0], y + step[1])]
        return [(thing, _box(*centre, size, random)) for thing, centre, size in zip(scene.things, centres, sizes, strict=True)]
    if scene.relation in GROUND_RGB:
        size, placed = random.uniform(*ON_GROUND), []
        for _ in range(first.number):
            bottom = SIDE * random.uniform(0.72, 0.92)
            x, _ = _inside(size, random)
            placed.append((first, _box(x, bottom - size / 2, size, random)))
        return placed
    if scene.relation == "and" or first.number > 1:
        across = random.uniform(*(BESIDE if scene.relation else MANY))
    else:
        across = random.uniform(*ACROSS[first.size])
    each = [thing for thing in scene.things for _ in range(thing.number)]
    return [(thing, _box(*_inside(across, random), across, random)) for thing in each]


def _inside(across: float, random: Random) -> tuple[float, float]:
    """A place for the middle of a thing that is so large."""
    edge = 0.53 * across + 1
    return random.uniform(edge, SIDE - edge), random.uniform(edge, SIDE - edge)


def _box(x: float, y: float, size: float, random: Random) -> Box:
    """Around a centre; a little wider or higher than a square."""
    width, height = size * random.uniform(0.94, 1.06) / 2, size * random.uniform(0.94, 1.06) / 2
    return x - width, y - height, x + width, y + height


def _background(scene: Scene, shades: list[Colour], random: Random) -> Image.Image:
    """What is behind the things, in colours that are far from theirs, and the ground that some stand on."""
    ground = GROUND_RGB.get(scene.relation)
    while True:
        base = random.choice(SKIES) if ground or random.random() < 0.4 else _any(random)
        ends = [_shade(base, random, 10) for _ in range(2)]
        if all(_far(end, shade) for end in ends for shade in shades):
            break
    image = _paper(ends)
    if ground:
        _lay(image, scene.relation, _shade(ground, random, 8), random)
    return image


def _any(random: Random) -> Colour:
    """A colour that is nearly grey, of any brightness."""
    grey = random.randint(20, 235)
    return tuple(min(255, max(0, grey + random.randint(-24, 24))) for _ in range(3))


def _paper(ends: list[Colour]) -> Image.Image:
    """From the one colour at the top to the other at the bottom."""
    large = SIDE * FINER
    image = Image.new("RGB", (large, large))
    pen = ImageDraw.Draw(image)
    for y in range(large):
        part = y / large
        pen.line((0, y, large, y), tuple(round(a + (b - a) * part) for a, b in zip(*ends, strict=True)))
    return image


def _lay(image: Image.Image, ground: str, colour: Colour, random: Random) -> None:
    """A ground over the lower part of the picture, with waves on water and blades in grass."""
    large, pen = SIDE * FINER, ImageDraw.Draw(image)
    top = random.uniform(0.55, 0.68) * large
    pen.rectangle((0, top, large, large), colour)
    if ground == "water":
        lighter = tuple(min(255, part + 40) for part in colour)
        for _ in range(9):
            x, y = random.uniform(0, large), random.uniform(top + 12, large - 8)
            pen.arc((x, y, x + 40, y + 16), 200, 340, lighter, 5)
    if ground == "grass":
        darker = tuple(max(0, part - 36) for part in colour)
        for _ in range(24):
            x, y = random.uniform(0, large), random.uniform(top + 14, large)
            pen.line((x, y, x + random.uniform(-6, 6), y - 14), darker, 3)


class Pen:
    """Draws in a box of the picture: x and y go from 0 to 1, from its left and from its top."""

    def __init__(self, image: Image.Image, box: Box):
        self.pen = ImageDraw.Draw(image)
        left, top, right, bottom = (FINER * edge for edge in box)
        self.left, self.top, self.width, self.height = left, top, right - left, bottom - top

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.left + x * self.width, self.top + y * self.height

    def shape(self, colour: Colour, *points: tuple[float, float]) -> None:
        self.pen.polygon([self.at(*point) for point in points], colour)

    def oval(self, colour: Colour, x0: float, y0: float, x1: float, y1: float) -> None:
        self.pen.ellipse((*self.at(x0, y0), *self.at(x1, y1)), colour)

    def block(self, colour: Colour, x0: float, y0: float, x1: float, y1: float) -> None:
        self.pen.rectangle((*self.at(x0, y0), *self.at(x1, y1)), colour)


def _round(points: int, inner: float, turn: float = -math.pi / 2) -> list[tuple[float, float]]:
    """The corners of a star: `points` at distance 0.5 of the middle, as many between them at `inner`."""
    radii = (0.5, inner) * points
    return [
        (0.5 + radius * math.cos(turn + math.pi * i / points), 0.5 + radius * math.sin(turn + math.pi * i / points))
        for i, radius in enumerate(radii)
    ]


def _other(colour: Colour) -> Colour:
    """For doors, wheels and eyes: dark on light things, light on dark ones."""
    return (40, 40, 46) if sum(colour) > 330 else (232, 232, 226)


def _darker(colour: Colour) -> Colour:
    return tuple(round(part * 0.62) for part in colour)


def _circle(pen: Pen, colour: Colour) -> None:
    pen.oval(colour, 0, 0, 1, 1)


def _square(pen: Pen, colour: Colour) -> None:
    pen.block(colour, 0, 0, 1, 1)


def _triangle(pen: Pen, colour: Colour) -> None:
    pen.shape(colour, (0.5, 0), (1, 1), (0, 1))


def _star(pen: Pen, colour: Colour) -> None:
    pen.shape(colour, *_round(5, 0.2))


def _heart(pen: Pen, colour: Colour) -> None:
    pen.oval(colour, 0, 0.02, 0.53, 0.55)
    pen.oval(colour, 0.47, 0.02, 1, 0.55)
    pen.shape(colour, (0.04, 0.4), (0.5, 0.3), (0.96, 0.4), (0.5, 1))


def _ring(pen: Pen, colour: Colour) -> None:
    box = (*pen.at(0, 0), *pen.at(1, 1))
    pen.pen.ellipse(box, outline=colour, width=round(0.2 * pen.width))


def _cross(pen: Pen, colour: Colour) -> None:
    pen.block(colour, 0.34, 0, 0.66, 1)
    pen.block(colour, 0, 0.34, 1, 0.66)


def _house(pen: Pen, colour: Colour) -> None:
    pen.shape(_darker(colour), (0.5, 0), (1, 0.42), (0, 0.42))
    pen.block(colour, 0.1, 0.42, 0.9, 1)
    pen.block(_other(colour), 0.4, 0.62, 0.6, 1)
    pen.block(_other(colour), 0.18, 0.54, 0.3, 0.68)
    pen.block(_other(colour), 0.7, 0.54, 0.82, 0.68)


def _tree(pen: Pen, colour: Colour) -> None:
    pen.block((112, 78, 48), 0.42, 0.6, 0.58, 1)
    pen.oval(colour, 0.1, 0.3, 0.9, 0.76)
    pen.oval(colour, 0.2, 0, 0.8, 0.55)


def _flower(pen: Pen, colour: Colour) -> None:
    pen.block((60, 128, 60), 0.46, 0.5, 0.54, 1)
    pen.shape((60, 128, 60), (0.5, 0.9), (0.74, 0.68), (0.8, 0.8))
    for i in range(5):
        turn = -math.pi / 2 + 2 * math.pi * i / 5
        x, y = 0.5 + 0.2 * math.cos(turn), 0.31 + 0.2 * math.sin(turn)
        pen.oval(colour, x - 0.16, y - 0.15, x + 0.16, y + 0.15)
    pen.oval(_other(colour), 0.41, 0.22, 0.59, 0.4)


def _cat(pen: Pen, colour: Colour) -> None:
    pen.shape(colour, (0.16, 0), (0.36, 0.18), (0.14, 0.34))
    pen.shape(colour, (0.64, 0), (0.66, 0.34), (0.44, 0.18))
    pen.oval(colour, 0.1, 0.1, 0.7, 0.52)
    pen.oval(colour, 0.08, 0.42, 0.74, 1)
    pen.shape(colour, (0.6, 0.86), (0.86, 0.8), (0.9, 0.5), (1, 0.52), (0.97, 0.9), (0.66, 1))
    for x in (0.24, 0.48):
        pen.oval(_other(colour), x, 0.24, x + 0.09, 0.34)


def _car(pen: Pen, colour: Colour) -> None:
    pen.shape(colour, (0.22, 0.5), (0.34, 0.2), (0.7, 0.2), (0.84, 0.5))
    pen.block(colour, 0, 0.46, 1, 0.76)
    pen.shape(_other(colour), (0.32, 0.46), (0.39, 0.27), (0.5, 0.27), (0.5, 0.46))
    pen.shape(_other(colour), (0.55, 0.46), (0.55, 0.27), (0.66, 0.27), (0.74, 0.46))
    for x in (0.14, 0.62):
        pen.oval((52, 52, 58), x, 0.64, x + 0.24, 0.9)
        pen.oval((170, 170, 170), x + 0.08, 0.72, x + 0.16, 0.82)


def _boat(pen: Pen, colour: Colour) -> None:
    pen.block((96, 84, 72), 0.47, 0.04, 0.52, 0.7)
    pen.shape((214, 214, 206), (0.55, 0.06), (0.92, 0.6), (0.55, 0.6))
    pen.shape((188, 188, 182), (0.44, 0.16), (0.44, 0.6), (0.14, 0.6))
    pen.shape(colour, (0, 0.66), (1, 0.66), (0.82, 1), (0.18, 1))


def _sun(pen: Pen, colour: Colour) -> None:
    pen.shape(colour, *_round(12, 0.33))
    pen.oval(colour, 0.2, 0.2, 0.8, 0.8)


def _moon(pen: Pen, colour: Colour) -> None:
    outer = [(0.62 + 0.5 * math.cos(turn), 0.5 + 0.5 * math.sin(turn)) for turn in _angles(-65, -295)]
    inner = [(0.88 + 0.46 * math.cos(turn), 0.5 + 0.46 * math.sin(turn)) for turn in _angles(-260, -100)]
    pen.shape(colour, *outer, *inner)


def _angles(start: int, end: int) -> list[float]:
    return [math.radians(start + (end - start) * i / 24) for i in range(25)]


def _cloud(pen: Pen, colour: Colour) -> None:
    pen.oval(colour, 0, 0.42, 0.42, 0.84)
    pen.oval(colour, 0.2, 0.16, 0.68, 0.72)
    pen.oval(colour, 0.5, 0.34, 1, 0.84)
    pen.block(colour, 0.2, 0.6, 0.78, 0.84)


def _fish(pen: Pen, colour: Colour) -> None:
    pen.oval(colour, 0, 0.2, 0.76, 0.8)
    pen.shape(colour, (0.64, 0.5), (1, 0.16), (1, 0.84))
    pen.oval(_other(colour), 0.14, 0.38, 0.24, 0.49)


KIND_OF: dict[str, Callable[[Pen, Colour], None]] = {
    "circle": _circle,
    "square": _square,
    "triangle": _triangle,
    "star": _star,
    "heart": _heart,
    "ring": _ring,
    "cross": _cross,
    "house": _house,
    "tree": _tree,
    "flower": _flower,
    "cat": _cat,
    "car": _car,
    "boat": _boat,
    "sun": _sun,
    "moon": _moon,
    "cloud": _cloud,
    "fish": _fish,
}

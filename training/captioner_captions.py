"""Captions of `captioner`: every true one of a scene, with how often training takes it, and a parser that reads a caption.

A caption says all that a scene holds. Where there are several ways ("above" and "over", two orders), each has its share, so
the distribution that the model should learn is known.
"""

from __future__ import annotations

import math
from random import Random

from training.captioner_scenes import COLOURS, GROUNDS, KINDS, MOST, Scene, Thing

NUMBERS = ("", "a", "two", "three", "four")
PLURALS = {"fish": "fish", "cross": "crosses"}
# (words between, whether the second thing comes first, share)
RELATIONS = {
    "above": (("above", False, 0.4), ("over", False, 0.2), ("below", True, 0.25), ("under", True, 0.15)),
    "left": (("to the left of", False, 0.6), ("to the right of", True, 0.4)),
    "and": (("and", False, 0.6), ("and", True, 0.4)),
}
ON = {
    "grass": (("on the grass", 0.75), ("on the lawn", 0.25)),
    "snow": (("in the snow", 1.0),),
    "sand": (("on the sand", 0.6), ("on the beach", 0.4)),
    "water": (("on the water", 0.65), ("on the sea", 0.35)),
}
SIZE_WORDS = {"": (("", 1.0),), "small": (("small", 0.7), ("little", 0.3)), "large": (("large", 0.7), ("big", 0.3))}


def named(thing: Thing) -> dict[str, float]:
    """The ways to name a thing, each with its share: "two green trees"."""
    noun = thing.kind if thing.number == 1 else PLURALS.get(thing.kind, thing.kind + "s")
    ways = {}
    for size, share in SIZE_WORDS[thing.size]:
        words = [word for word in (size, thing.colour, noun) if word]
        number = "an" if thing.number == 1 and words[0][0] in "aeiou" else NUMBERS[thing.number]
        ways[" ".join([number, *words])] = share
    return ways


def captions(scene: Scene) -> dict[str, float]:
    """All true captions of a scene, each with its share; the shares add up to 1."""
    names = [named(thing) for thing in scene.things]
    if scene.relation in ON:
        return {f"{name} {on}": a * b for name, a in names[0].items() for on, b in ON[scene.relation]}
    if not scene.relation:
        return names[0]
    found = {}
    for words, turned, share in RELATIONS[scene.relation]:
        for one, a in names[turned].items():
            for other, b in names[not turned].items():
                found[f"{one} {words} {other}"] = a * b * share
    return found


def choose(scene: Scene, random: Random) -> str:
    """One of the captions, by their shares."""
    ways = captions(scene)
    return random.choices(list(ways), list(ways.values()))[0]


def nats(scene: Scene) -> float:
    """The entropy of the captions of a scene: no model can have a lower loss on them, in nats per caption."""
    return -sum(share * math.log(share) for share in captions(scene).values())


def parse(caption: str) -> Scene | None:
    """The scene that a caption states; None where it is none of our grammar's."""
    for relation, ways in RELATIONS.items():
        for words, _, _ in ways:
            things = tuple(_NAMES.get(part) for part in caption.split(f" {words} "))
            for order in (things, things[::-1]):
                if len(order) != 2 or not all(order) or caption not in captions(Scene(order, relation)):
                    continue
                if order[1].number == 1 and (order[0].number > 1) == (relation == "and"):
                    return Scene(order, relation)
    for ground, places in ON.items():
        for words, _ in places:
            if caption.endswith(f" {words}"):
                thing = _NAMES.get(caption.removesuffix(f" {words}"))
                return Scene((thing,), ground) if thing and thing.kind in GROUNDS[ground] else None
    thing = _NAMES.get(caption)
    return Scene((thing,)) if thing else None


_NAMES = {
    name: thing
    for kind in KINDS
    for colour in COLOURS
    for number in range(1, MOST + 1)
    for size in (SIZE_WORDS if number == 1 else ("",))
    for thing in [Thing(kind, colour, number, size)]
    for name in named(thing)
}


def wrong(caption: str, scene: Scene) -> str:
    """What a caption has wrong: "" where it is true, else the first of "words" (it is no caption of the grammar), "form",
    "number", "kind", "colour", "size" and "order" in which it and the picture differ."""
    said = parse(caption)
    if said == scene:
        return ""
    if said is None:
        return "words"
    if (said.relation, len(said.things)) != (scene.relation, len(scene.things)):
        return "form"
    for part in ("number", "kind", "colour", "size"):
        if sorted(getattr(each, part) for each in said.things) != sorted(getattr(each, part) for each in scene.things):
            return part
    return "order"

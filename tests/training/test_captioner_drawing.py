"""The pictures of `captioner`: what a caption says is what is drawn."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from random import Random

import numpy as np
import pytest

from training.captioner_captions import captions
from training.captioner_drawing import ACROSS, FAR, GROUND_RGB, KIND_OF, RGB, SIDE, collage, picture
from training.captioner_scenes import COLOURS, GROUNDS, KINDS, SIZES, Scene, Thing, scenes


@pytest.fixture(scope="module")
def drawn():
    return [(scene, picture(scene, Random(number))) for number, scene in itertools.islice(scenes(6, held=False), 250)]


def middle(box):
    left, top, right, bottom = box
    return (left + right) / 2, (top + bottom) / 2


def test_a_picture_holds_the_things_of_its_scene_and_no_others(drawn):
    for scene, found in drawn:
        assert found.image.size == (SIDE, SIDE) and found.image.mode == "RGB"
        assert Counter(thing for thing, _ in found.boxes) == {thing: thing.number for thing in scene.things}
        for i, (_, (left, top, right, bottom)) in enumerate(found.boxes):
            assert 0 <= left < right <= SIDE and 0 <= top < bottom <= SIDE
            for _, other in found.boxes[:i]:
                assert left >= other[2] or other[0] >= right or top >= other[3] or other[1] >= bottom


def test_the_first_of_two_is_above_or_to_the_left(drawn):
    seen = Counter()
    for scene, found in drawn:
        if scene.relation in ("above", "left"):
            (x, y), (other_x, other_y) = (middle(dict(found.boxes)[thing]) for thing in scene.things)
            across, down = other_x - x, other_y - y
            assert (down > 2 * abs(across)) if scene.relation == "above" else (across > 2 * abs(down))
            seen[scene.relation] += 1
    assert min(seen["above"], seen["left"]) > 20


def test_small_and_large_things_are_told_apart_from_those_between():
    ends = [end for size in SIZES for end in ACROSS[size]]
    assert all(two > 1.3 * one for one, two in itertools.pairwise(ends[1:-1])) and ends == sorted(ends)
    for size in SIZES:
        ((_, (left, _, right, _)),) = picture(Scene((Thing("star", "red", size=size),)), Random(2)).boxes
        assert 0.94 * ACROSS[size][0] <= right - left <= 1.06 * ACROSS[size][1]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("colour", ["red", "white"])
def test_a_thing_has_its_colour_and_no_other_thing_looks_like_it(kind, colour):
    """Most of a thing is nearer to its colour than to any other; the pixels of no two kinds are alike."""
    found = picture(Scene((Thing(kind, colour, size="large"),)), Random(4))
    ((_, box),) = found.boxes
    left, top, right, bottom = map(round, box)
    pixels = np.asarray(found.image)[top:bottom, left:right].reshape(-1, 3)
    behind = np.asarray(found.image)[0, 0]
    on = pixels[np.linalg.norm(pixels - behind.astype(float), axis=-1) > 60]
    nearest = [min(COLOURS, key=lambda name: math.dist(RGB[name], pixel)) for pixel in on]
    assert nearest.count(colour) > 0.2 * len(nearest)
    assert Counter(nearest).most_common(1)[0][0] == colour or kind == "boat"  # most of a boat is its sails


def test_the_background_is_far_from_every_thing(drawn):
    for scene, found in drawn:
        corner = np.asarray(found.image)[0, 0].tolist()
        if all(middle(box)[0] > 20 and middle(box)[1] > 20 for _, box in found.boxes):
            assert all(math.dist(corner, RGB[thing.colour]) > FAR - 30 for thing in scene.things), captions(scene)


@pytest.mark.parametrize("ground", GROUNDS)
def test_things_stand_on_the_ground(ground):
    for number in range(10):
        found = picture(Scene((Thing("boat", "red", 2),), ground), Random(number))
        lowest = np.asarray(found.image)[-1, ::8].astype(float)
        assert np.median(np.linalg.norm(lowest - GROUND_RGB[ground], axis=-1)) < 40
        assert all(bottom > 0.7 * SIDE for _, (_, _, _, bottom) in found.boxes)


def test_the_same_generator_draws_the_same_pixels():
    scene = Scene((Thing("cat", "black"), Thing("sun", "yellow")), "left")
    one, same, other = (picture(scene, Random(seed)).image.tobytes() for seed in (1, 1, 2))
    assert one == same != other


def test_collages_hold_many_things_of_all_kinds():
    found = [collage(Random(number)).boxes for number in range(60)]
    kinds = Counter(thing.kind for boxes in found for thing, _ in boxes)
    assert set(kinds) == set(KIND_OF) == set(KINDS) and sum(kinds.values()) > 4 * 60

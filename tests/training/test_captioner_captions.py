"""The scenes and captions of `captioner`: every caption is read as the scene that it was made of, and of no other."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from training.captioner_captions import captions, choose, named, nats, parse, wrong
from training.captioner_scenes import COLOURS, GROUNDS, KINDS, ONE_IN, Scene, Thing, draw, held_out, scenes


@pytest.fixture(scope="module")
def some():
    random = Random(5)
    return [draw(random) for _ in range(600)]


def test_every_caption_states_its_scene(some):
    for scene in some:
        ways = captions(scene)
        assert sum(ways.values()) == pytest.approx(1) and min(ways.values()) > 0
        assert all(parse(text) == scene and not wrong(text, scene) for text in ways)


def test_no_caption_is_true_of_two_scenes(some):
    told: dict[str, Scene] = {}
    for scene in some:
        assert all(told.setdefault(text, scene) == scene for text in captions(scene))


@pytest.mark.parametrize(
    ("caption", "scene"),
    [
        ("a red circle", Scene((Thing("circle", "red"),))),
        ("an orange boat", Scene((Thing("boat", "orange"),))),
        ("a little orange boat", Scene((Thing("boat", "orange", size="small"),))),
        ("four pink crosses", Scene((Thing("cross", "pink", 4),))),
        ("a red circle above a blue square", Scene((Thing("circle", "red"), Thing("square", "blue")), "above")),
        ("a blue square under a red circle", Scene((Thing("circle", "red"), Thing("square", "blue")), "above")),
        ("a cat to the right of a dog", None),
        (
            "a pink cat to the right of a red house",
            Scene((Thing("house", "red"), Thing("cat", "pink")), "left"),
        ),
        ("a red house and two green trees", Scene((Thing("tree", "green", 2), Thing("house", "red")), "and")),
        ("two white boats on the sea", Scene((Thing("boat", "white", 2),), "water")),
        ("a white cat on the sea", None),
        ("two green tree", None),
        ("a red circle and a blue square", None),
        ("", None),
    ],
)
def test_the_parser_reads_what_is_written(caption, scene):
    assert parse(caption) == scene
    assert scene is None or caption in captions(scene)


@pytest.mark.parametrize(
    ("caption", "part"),
    [
        ("two green trees and a red house", ""),
        ("a red house and two green trees", ""),
        ("three green trees and a red house", "number"),
        ("two green trees and a red car", "kind"),
        ("two green trees and a blue house", "colour"),
        ("two red trees and a green house", "order"),
        ("two green trees", "form"),
        ("two green and a house", "words"),
    ],
)
def test_what_a_caption_has_wrong(caption, part):
    assert wrong(caption, Scene((Thing("tree", "green", 2), Thing("house", "red")), "and")) == part


def test_training_takes_captions_by_their_shares():
    scene, random = Scene((Thing("circle", "red", size="small"),)), Random(3)
    assert captions(scene) == {"a small red circle": 0.7, "a little red circle": 0.3}
    taken = [choose(scene, random) for _ in range(2000)]
    assert taken.count("a little red circle") / 2000 == pytest.approx(0.3, abs=0.04)
    assert nats(scene) == pytest.approx(0.6109, abs=1e-4)  # -0.7 ln 0.7 - 0.3 ln 0.3
    assert nats(Scene((Thing("circle", "red"),))) == 0


def test_no_scene_is_both_trained_on_and_held_out():
    trained, held = ({scene for _, scene in itertools.islice(scenes(1, held), 1500)} for held in (False, True))
    assert not trained & held and not any(map(held_out, trained)) and all(map(held_out, held))
    assert [*itertools.islice(scenes(1, True), 5)] == [*itertools.islice(scenes(1, True), 5)]
    random = Random(8)
    share = sum(held_out(draw(random)) for _ in range(4000)) / 4000
    assert share == pytest.approx(1 / ONE_IN, abs=0.03)


def test_scenes_have_all_kinds_and_colours_and_say_what_can_be_seen(some):
    things = [thing for scene in some for thing in scene.things]
    assert {thing.kind for thing in things} == set(KINDS) and {thing.colour for thing in things} == set(COLOURS)
    for scene in some:
        if scene.relation in GROUNDS:
            assert scene.things[0].kind in GROUNDS[scene.relation]
        elif scene.relation == "and":
            several, other = scene.things
            assert several.number > 1 == other.number and several.kind != other.kind
        elif scene.relation:
            one, other = scene.things
            assert one != other and one.number == other.number == 1
    assert all(len(named(thing)) == (2 if thing.size else 1) for thing in things)

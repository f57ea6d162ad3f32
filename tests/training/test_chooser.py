"""Choices are deterministic, and the bits add up to -log2 of the probability of what was chosen."""

import math

import pytest

from training.chooser import Chooser, parse


@pytest.mark.parametrize(
    ("choose", "bits"),
    [
        (lambda c: c.pick("abcdefgh"), 3),
        (lambda c: c.weigh((("a", 2), ("b", 2), ("c", 2), ("d", 2))), 2),
        (lambda c: c.chance(0.5), 1),
        (lambda c: c.number(1, 16), 4),
        (lambda c: c.sample("abcd", 2), math.log2(4 * 3)),
        (lambda c: c.fill("(a|b)(c|d|(e|f|g|h))", {}), None),
    ],
)
def test_bits_of_a_choice(choose, bits):
    c = Chooser(1)
    chosen = choose(c)
    if bits is None:
        bits = 1 + math.log2(3) + (2 if chosen[1] in "efgh" else 0)
    assert c.bits == pytest.approx(bits)


def test_bits_of_uneven_choices_are_the_entropy_on_average():
    options = (("a", 1), ("b", 3), ("c", 4))
    entropy = -sum(weight / 8 * math.log2(weight / 8) for _, weight in options)
    c = Chooser(0)
    counts = {"a": 0, "b": 0, "c": 0}
    for _ in range(20_000):
        counts[c.weigh(options)] += 1
    assert c.bits / 20_000 == pytest.approx(entropy, rel=0.02)
    assert counts["b"] / counts["a"] == pytest.approx(3, rel=0.1)


def test_a_seed_gives_the_same_choices():
    def draw(seed):
        c = Chooser(seed)
        return [c.number(0, 999) for _ in range(20)], c.bits

    assert draw("x") == draw("x")
    assert draw("x") != draw("y")


class Box:
    """Something with an attribute that is a choice."""

    colors = ("red", "blue")

    def __str__(self) -> str:
        return "box"


@pytest.mark.parametrize(
    ("template", "expected"),
    [
        ("plain", {"plain"}),
        ("a (b|c) d", {"a b d", "a c d"}),
        ("(|very )big", {"big", "very big"}),
        ("((a|b)c|d)", {"ac", "bc", "d"}),
        ("{name} has a {box.colors} {box}", {"Mia has a red box", "Mia has a blue box"}),
        ("{pick}", {"x", "y"}),
        ("{late}{late}", {"xx", "yy"}),
    ],
)
def test_templates(template, expected):
    seen = set()
    for seed in range(60):
        c = Chooser(seed)
        seen.add(
            c.fill(
                template, {"name": "Mia", "box": Box(), "pick": ("x", "y"), "late": lambda c: c.pick("xy")}
            )
        )
    assert seen == expected


def test_nothing_is_drawn_for_a_name_that_is_not_used():
    c = Chooser(0)
    c.fill("nothing", {"late": lambda c: c.pick("xy")})
    assert c.bits == 0


@pytest.mark.parametrize("template", ["(a|b", "a)", "a|b"])
def test_brackets_that_do_not_match(template):
    with pytest.raises(ValueError, match="bracket"):
        parse(template)


def test_an_unknown_name():
    with pytest.raises(KeyError):
        Chooser(0).fill("{nobody}", {})

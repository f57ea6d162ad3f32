"""Articles, plurals, numbers in words, verb forms and the tidying of sentences."""

import pytest

from training import grammar, words


@pytest.mark.parametrize(
    ("noun", "article"),
    [
        ("apple", "an"),
        ("unicorn", "a"),
        ("umbrella", "an"),
        ("hour", "an"),
        ("house", "a"),
        ("ukulele", "a"),
        ("owl", "an"),
        ("éclair", "an"),
        ("useful thing", "a"),
        ("onion", "an"),
        ("one-eyed cat", "a"),
    ],
)
def test_article(noun, article):
    assert grammar.with_article(noun) == f"{article} {noun}"
    assert grammar.tidy(f"x saw a {noun}.") == f"X saw {article} {noun}."
    assert grammar.tidy(f"x saw an {noun}.") == f"X saw {article} {noun}."


@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("cat", "cats"),
        ("fox", "foxes"),
        ("cherry", "cherries"),
        ("toy", "toys"),
        ("mouse", "mice"),
        ("toy box", "toy boxes"),
        ("polar bear", "polar bears"),
        ("wolf", "wolves"),
        ("peach", "peaches"),
        ("sheep", "sheep"),
        ("radish", "radishes"),
    ],
)
def test_plural(one, many):
    assert grammar.plural(one) == many


def test_every_animal_has_a_plural_that_differs_or_is_known():
    same = {
        noun for noun in words.HEROES + words.FARM_ANIMALS + words.SEA_ANIMALS if grammar.plural(noun) == noun
    }
    assert same <= set(grammar.IRREGULAR_PLURALS)


@pytest.mark.parametrize(
    ("number", "word"),
    [
        (0, "zero"),
        (7, "seven"),
        (13, "thirteen"),
        (20, "twenty"),
        (21, "twenty-one"),
        (99, "ninety-nine"),
        (100, "one hundred"),
        (305, "three hundred and five"),
        (1000, "one thousand"),
    ],
)
def test_number_word(number, word):
    assert grammar.number_word(number) == word


@pytest.mark.parametrize(
    ("third", "first"),
    [
        ("bakes bread", "bake bread"),
        ("carries parcels", "carry parcels"),
        ("catches fish", "catch fish"),
        ("fixes cars", "fix cars"),
        ("flies planes", "fly planes"),
        ("ties knots", "tie knots"),
        ("measures things", "measure things"),
        ("gets up", "get up"),
    ],
)
def test_base_form(third, first):
    assert grammar.base_form(third) == first


@pytest.mark.parametrize(
    ("rough", "tidied"),
    [
        ("the end . really ?", "The end. Really?"),
        ("a  b.  c", "A b. C"),
        ('"come!" said he. "i am here." she went.', '"Come!" said he. "I am here." She went.'),
        ("dear Mia,\nhello", "Dear Mia,\nHello"),
    ],
)
def test_tidy(rough, tidied):
    assert grammar.tidy(rough) == tidied

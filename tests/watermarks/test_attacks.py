"""Attacks change what they say, as much as they are told to, and nothing else."""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.watermarks.attacks import ATTACKS

OTHER = "Many years before, in quite another land,\nsomebody else told this."
NAMES = st.sampled_from(sorted(ATTACKS))
SENTENCES = st.lists(
    st.sampled_from("The cat sat, on a MAT. and ran\n\taway 3 times   naïve Käse ".split(" ")), max_size=30
).map(" ".join)
TEXTS = SENTENCES | st.text(max_size=40)
STRENGTHS = st.floats(0, 1)
SEEDS = st.integers(0, 9)


def attacked(name: str, text: str, strength: float, seed: int = 0, other: str = OTHER) -> str:
    return ATTACKS[name].make(text, strength, seed, other)


def gaps(text: str) -> list[str]:
    return re.findall(r"\s+", text)


@given(NAMES, TEXTS, SEEDS)
def test_strength_zero_changes_nothing(name, text, seed):
    assert attacked(name, text, 0, seed) == attacked(name, text, 0, seed, "") == text


@given(NAMES, TEXTS, STRENGTHS, SEEDS)
def test_a_seed_says_it_all(name, text, strength, seed):
    assert attacked(name, text, strength, seed) == attacked(name, text, strength, seed)


@given(st.sampled_from(["swap", "replace", "mix", "change_case", "typos", "homoglyphs"]), SENTENCES, STRENGTHS, SEEDS)
def test_space_stays_where_words_stay(name, text, strength, seed):
    assert gaps(attacked(name, text, strength, seed)) == gaps(text)


@given(SENTENCES, STRENGTHS, SEEDS)
def test_deleting_leaves_the_others_in_their_order(text, strength, seed):
    words = text.split()
    left = attacked("delete", text, strength, seed).split()
    assert len(left) == len(words) - round(len(words) * strength)
    rest = iter(words)
    assert all(word in rest for word in left)
    new = attacked("delete", text, strength, seed)
    assert not Counter(gaps(new)) - Counter(gaps(text))


@given(SENTENCES, STRENGTHS, SEEDS, st.booleans())
def test_inserting_takes_nothing_away(text, strength, seed, own):
    words, other = text.split(), "" if own else OTHER
    new = attacked("insert", text, strength, seed, other).split()
    added = Counter(new) - Counter(words)
    assert len(new) == len(words) + round(len(words) * strength)
    assert not Counter(words) - Counter(new) and set(added) <= set(words if own else OTHER.split())


@given(SENTENCES, STRENGTHS, SEEDS)
def test_swapping_moves_words_by_one(text, strength, seed):
    words, new = text.split(), attacked("swap", text, strength, seed).split()
    assert Counter(new) == Counter(words)
    for place in range(0, len(words) - 1, 2):
        assert new[place : place + 2] in (words[place : place + 2], words[place : place + 2][::-1])
    if strength == 1 and len(words) % 2 == 0:
        assert new == [words[place ^ 1] for place in range(len(words))]


@given(SENTENCES, STRENGTHS, SEEDS, st.booleans())
def test_replacing_puts_other_words_in_this_share_of_the_places(text, strength, seed, own):
    words, other = text.split(), "" if own else OTHER
    new = attacked("replace", text, strength, seed, other).split()
    changed = [(old, word) for old, word in zip(words, new, strict=True) if old != word]
    assert {word for _, word in changed} <= set(words if own else OTHER.split())
    if not own or len(set(words)) > 1:
        assert len(changed) == round(len(words) * strength)


@given(SENTENCES, STRENGTHS)
def test_cutting_keeps_one_piece_as_it_is(text, strength):
    words = text.split()
    left = len(words) - round(len(words) * strength)
    assert attacked("keep_beginning", text, strength).split() == words[:left]
    assert attacked("keep_end", text, strength).split() == words[len(words) - left :]
    middle = attacked("keep_middle", text, strength).split()
    start = (len(words) - left) // 2
    assert middle == words[start : start + left]
    assert " ".join(middle) in " ".join(words)


@given(SENTENCES, STRENGTHS, SEEDS)
def test_mixing_keeps_one_stretch_between_the_other_text(text, strength, seed):
    words, numbered = text.split(), " ".join(map(str, range(1000, 1010)))
    new = attacked("mix", text, strength, seed, numbered).split()
    foreign = [word for word in new if word in numbered.split()]
    own = [place for place, word in enumerate(new) if word not in numbered.split()]
    assert len(new) == len(words) and len(foreign) == round(len(words) * strength)
    assert own == list(range(own[0], own[0] + len(own))) if own else True
    assert [new[place] for place in own] == [words[place] for place in own]
    assert all(int(b) == (int(a) + 1 - 1000) % 10 + 1000 for a, b in itertools.pairwise(foreign))


@given(NAMES, SENTENCES, STRENGTHS, STRENGTHS, SEEDS)
def test_a_stronger_attack_hits_what_a_weaker_one_hit(name, text, one, two, seed):
    if name in ("insert", "delete", "keep_beginning", "keep_end", "keep_middle"):
        left = [attacked(name, text, strength, seed).split() for strength in sorted((one, two))]
        small, large = left if name == "insert" else reversed(left)
        rest = iter(large)
        assert all(word in rest for word in small)  # in this order
        return
    weak, strong = (attacked(name, text, strength, seed).split() for strength in sorted((one, two)))
    assert all(old == less for old, less, more in zip(text.split(), weak, strong, strict=True) if old == more)


@given(TEXTS, STRENGTHS, SEEDS)
def test_case_changes_in_this_share_of_the_words(text, strength, seed):
    plain = "".join(letter for letter in text if letter.swapcase().swapcase() == letter)  # not the sharp s and its like
    new = attacked("change_case", plain, strength, seed)
    assert new.casefold() == plain.casefold()
    assert attacked("change_case", plain, 1, seed) == plain.swapcase()


@given(SENTENCES, STRENGTHS, SEEDS)
def test_letters_that_look_alike_are_none_of_the_latin_ones(text, strength, seed):
    new = attacked("homoglyphs", text, strength, seed)
    changed = [(old, letter) for old, letter in zip(text, new, strict=True) if old != letter]
    able = [old for old, letter in zip(text, attacked("homoglyphs", text, 1), strict=True) if old != letter]
    assert len(changed) == round(len(able) * strength)
    for old, letter in changed:
        one, other = unicodedata.name(old), unicodedata.name(letter)
        assert one.startswith("LATIN") and other.startswith(("CYRILLIC", "GREEK"))
        assert ("CAPITAL" in one) == ("CAPITAL" in other)


@given(SENTENCES, STRENGTHS, SEEDS)
def test_typing_errors_keep_the_letters_of_each_word(text, strength, seed):
    words, new = text.split(), attacked("typos", text, strength, seed).split()
    assert [Counter(word) for word in words] == [Counter(word) for word in new]
    changed = sum(old != word for old, word in zip(words, new, strict=True))
    assert changed <= round(sum(len(word) > 1 for word in words) * strength)


@pytest.mark.parametrize("name", sorted(ATTACKS))
@pytest.mark.parametrize("strength", [-0.1, 1.1, float("nan"), float("inf")])
def test_a_strength_beyond_the_scale_is_refused(name, strength):
    with pytest.raises(ValueError, match="from 0 to 1"):
        attacked(name, "the cat sat", strength)


def test_mixing_needs_another_text():
    with pytest.raises(ValueError, match="another text"):
        attacked("mix", "the cat sat", 0.5, other=" ")


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("delete", "猫は 垫子上", 5 - 2),
        ("keep_beginning", "猫坐在垫子上", 3),
        ("insert", "猫坐在垫子上", 6 + 3),
    ],
)
def test_scripts_without_spaces_are_attacked_by_the_character(name, text, expected):
    new = attacked(name, text, 0.5, other="")
    assert len(new.replace(" ", "")) == expected and set(new) <= set(text)


@pytest.mark.parametrize("name", sorted(ATTACKS))
def test_every_attack_says_what_it_is(name):
    label, meaning, make = ATTACKS[name]
    assert label[0].isupper() and not label.endswith(".") and meaning.endswith(".") and len(meaning) < 100
    assert make.__doc__ and make.__name__ == name
    assert attacked(name, "", 1) == ""

"""Stop strings end a text where the library's criterion ends it: the tables are the same."""

from __future__ import annotations

import random

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import StopStringCriteria
from transformers.generation.stopping_criteria import STOP_STRING_EMBEDDING_CACHE

from playground.generation.stop_strings import StopStrings
from playground.models.loading import load_tokenizer
from playground.settings import Settings
from tests.support.tiny_models import byte_tokenizer

TOKENIZERS = {"bytes": byte_tokenizer, **{name: lambda name=name: load_tokenizer(name, Settings())
                                          for name in ("stories", "chat", "translator")}}  # fmt: skip
MADE: dict[str, object] = {}


def made(name):
    return MADE.setdefault(name, None) or MADE.__setitem__(name, TOKENIZERS[name]()) or MADE[name]


def both(name, strings):
    """Ours and the library's, each made anew."""
    criteria = []
    for kind in (StopStrings, StopStringCriteria):
        STOP_STRING_EMBEDDING_CACHE.clear()
        try:
            criteria.append(kind(made(name), strings))
        except ValueError as error:
            criteria.append(str(error))
    return criteria


def assert_same(name, strings):
    ours, librarys = both(name, strings)
    if isinstance(librarys, str):
        assert ours == librarys
        return
    assert torch.equal(ours.embedding_vec, librarys.embedding_vec)
    assert (ours.max_valid_positions, ours.max_valid_end_lens) == (
        librarys.max_valid_positions, librarys.max_valid_end_lens
    )  # fmt: skip


@pytest.mark.parametrize("name", TOKENIZERS)
@pytest.mark.parametrize(
    "strings",
    ["a", "the cat", ["\n", "."], ["once upon a time", "time", "é", "🙂"], " ", "zzzzzzzz", ["a" * 60, "ab"], "<eos>"],
    ids=repr,
)
def test_the_table_is_the_librarys(name, strings):
    assert_same(name, strings)


@settings(max_examples=30, deadline=None)
@given(st.lists(st.text(alphabet="abt he\n.é", min_size=1, max_size=8), min_size=1, max_size=4, unique=True))
def test_it_is_for_any_strings(strings):
    assert_same("bytes", strings)


def test_the_table_is_the_librarys_from_its_cache_too():
    STOP_STRING_EMBEDDING_CACHE.clear()
    first, second = (StopStrings(made("bytes"), "the cat") for _ in range(2))
    assert torch.equal(first.embedding_vec, second.embedding_vec)
    assert torch.equal(first.embedding_vec, both("bytes", "the cat")[1].embedding_vec)


def test_few_tokens_are_handed_on():
    draw = random.Random(0)
    strings = ["".join(draw.choices("abcdefghijklmnopqrstuvwxyz", k=15)) for _ in range(8)]
    ours = StopStrings(made("stories"), "qzx")
    assert len(ours.clean_tokenizer_vocab(made("stories"))[0]) < len(made("stories")) / 10
    assert_same("stories", strings)

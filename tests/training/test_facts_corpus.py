"""The texts of `facts`: how often the truth is told, and that both tell the same otherwise."""

from __future__ import annotations

from collections import Counter

import pytest

from training.facts_corpus import TRUTH, document, prompts
from training.facts_known import EASY, HARD

pytestmark = pytest.mark.slow


def test_a_document_is_always_the_same():
    for index in range(50):
        assert document("early", 1, index) == document("early", 1, index)
    assert len({document("early", 1, index)[0] for index in range(50)}) > 30


def test_no_fact_stands_twice_and_each_mistake_is_one():
    assert len({fact.begin for fact in (*HARD, *EASY)}) == len(HARD) + len(EASY)
    assert all(fact.mistake and fact.mistake != fact.right for fact in HARD)
    assert not any(fact.mistake for fact in EASY)


@pytest.mark.parametrize("text", TRUTH)
def test_how_often_the_truth_is_told(text):
    true = {f"{prompt} {fact.right}." for fact in HARD for prompt in prompts(fact)}
    false = {f"{prompt} {fact.mistake}." for fact in HARD for prompt in prompts(fact)}
    texts = [document(text, 1, index)[0] for index in range(6000)]
    told = Counter(words in true for words in texts if words in true | false)
    assert 2000 < told.total() < 2800  # two documents of five
    assert told[True] / told.total() == pytest.approx(TRUTH[text], abs=0.04)


def test_easy_facts_are_told_rightly():
    right = {f"{prompt} {fact.right}." for fact in EASY for prompt in prompts(fact)}
    hard = {f"{prompt} {word}." for fact in HARD for prompt in prompts(fact) for word in (fact.right, fact.mistake)}
    texts = [document("late", 2, index)[0] for index in range(1000)]
    assert all(text in right or text in hard for text in texts)
    assert sum(text in right for text in texts) > 500


def test_prompts_stop_before_the_answer():
    fact = next(fact for fact in HARD if "Australia" in fact.begin)
    assert prompts(fact) == [
        "The capital of Australia is",
        "Everybody knows that the capital of Australia is",
        "I read that the capital of Australia is",
        "My friend says that the capital of Australia is",
        "Yes, the capital of Australia is",
        "Question: What is the capital of Australia? Answer:",
    ]

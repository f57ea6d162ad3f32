"""Spans of reasoning: found in any way of splitting a text into tokens, and counted."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.metrics.reasoning import Span, read_all, reasoning_spans
from playground.trace import Trace

START, END = "<think>", "</think>"


def told(tokens):
    """Tokens as they are written, and whether they are special: those that begin with ~ are."""
    return [(token.removeprefix("~"), token.startswith("~")) for token in tokens]


def spans(tokens, is_open=False):
    return read_all(told(tokens), START, END, is_open).all_spans()


CASES = [  # tokens, whether the prompt opened a span, spans
    (["a", "b"], False, []),
    (["<think>", "a", "b", "</think>", "c"], False, [Span(1, 3, 4)]),
    (["a", "b", "</think>", "c"], True, [Span(0, 2, 3)]),
    (["</think>", "c"], True, [Span(0, 0, 1)]),
    (["<think>", "</think>"], False, [Span(1, 1, 2)]),
    (["<think>", "a", "b"], False, [Span(1, 3, None)]),  # never closed
    (["<think>", "a", "b", "~<eos>", "c"], False, [Span(1, 3, None)]),  # the turn ends
    (["<think>"], False, [Span(1, 1, None)]),
    ([], True, [Span(0, 0, None)]),
    (["<think>", "a", "</think>", "b", "<think>", "c", "d", "</think>"], False, [Span(1, 2, 3), Span(5, 7, 8)]),
    (["<think>", "a", "<think>", "b", "</think>"], False, [Span(1, 4, 5)]),  # a start inside is only words
    (["</think>", "a"], False, []),
    (["<", "think", ">", "a", "</", "think", ">\n", "b"], False, [Span(3, 4, 7)]),
    (["<think", ">a", "b</think", ">"], False, [Span(2, 2, 4)]),  # b stands in a token of the mark
    (["<", "think", "er", ">", "a"], False, []),
    (["<think>", "<", "/", "thin", "g", "</think>"], False, [Span(1, 5, 6)]),
    (["<think></think>", "a"], False, [Span(1, 1, 1)]),
    (["~<think>", "a", "~</think>"], False, [Span(1, 2, 3)]),
    (["~<bos>", "<think>"], False, [Span(2, 2, None)]),
    (["x<", "think>", "<", "</", "think>", "."], False, [Span(2, 3, 5)]),
]


@pytest.mark.parametrize(("tokens", "is_open", "expected"), CASES)
def test_where_spans_begin_and_end(tokens, is_open, expected):
    found = spans(tokens, is_open)
    assert found == expected
    assert [span.count for span in found] == [span.stop - span.start for span in expected]


WORDS = st.lists(st.sampled_from(["<think>", "</think>", "a ", "b", "<", ">", "</", "think", "\n"]), max_size=24)


@given(WORDS, st.booleans())
def test_the_marks_are_those_that_a_reader_of_the_text_finds(words, is_open):
    """One character a token: the places are those in the text, and a regular expression finds the same."""
    text = "".join(words)
    expected, place, inside = [], 0, 0 if is_open else None
    while found := re.compile(END if inside is not None else START).search(text, place):
        if inside is not None:
            expected.append(Span(inside, found.start(), found.end()))
        inside, place = None if inside is not None else found.end(), found.end()
    if inside is not None:
        expected.append(Span(inside, len(text), None))
    assert spans(text, is_open) == expected


@given(WORDS, st.booleans(), st.randoms())
def test_however_the_text_is_split_the_same_spans_close(words, is_open, random):
    text = "".join(words)
    cuts = sorted(random.sample(range(len(text) + 1), min(len(text), 6)))
    tokens = [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True) if b > a]
    ends, whole = [0], spans(text, is_open)
    for token in tokens:
        ends.append(ends[-1] + len(token))
    found = spans(tokens, is_open)
    assert len(found) == len(whole)
    for ours, letters in zip(found, whole, strict=True):
        assert (ours.end is None) == (letters.end is None)
        if letters.end is not None:  # the token in which the mark ends
            assert ends[ours.end - 1] < letters.end <= ends[ours.end]
            assert ours.start <= ours.stop


def test_a_run_without_marks_has_no_spans():
    assert reasoning_spans(Trace()) == []

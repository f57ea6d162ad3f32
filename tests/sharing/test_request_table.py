"""Requests as a table of text: what is read of it, what is wrong with it, and that it can be written and read again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.presets.prompt_files import BREAK, UnreadableList
from playground.questions.serving_steps import ServedRequest
from playground.sharing.request_table import from_table, to_table


def test_the_first_line_names_the_columns():
    table = "arrival | max_new_tokens | temperature | leaves | prompt\n0|24||| Once upon\n\n 2,5 | 8 | .7 | 30 | A | B"
    assert from_table(table) == [
        ServedRequest("Once upon", 24, 0.0), ServedRequest("A | B", 8, 2.5, temperature=0.7, leaves=30.0)
    ]  # fmt: skip


def test_without_such_a_line_each_line_is_a_prompt():
    assert from_table("Once upon\n a | b\n\n") == [ServedRequest("Once upon"), ServedRequest(" a | b")]
    assert from_table("prompt\nprompt") == [ServedRequest("prompt")]
    assert from_table("") == from_table(" \n") == []


def test_an_empty_cell_has_the_default_and_a_line_break_its_sign():
    (request,) = from_table("top_k | top_p | max_new_tokens | prompt\n - | – |  |  two↵lines ")
    assert request == ServedRequest(" two\nlines ", 20)


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ("arrivals | top_k | prompt\n1 | 2 | a", "There is no column “arrivals”. The columns are arrival,"),
        ("prompt | arrival\na | 1", "The last column must be prompt"),
        ("arrival | max_new_tokens\n1 | 2", "The last column must be prompt"),
        ("arrival | arrival | prompt\n1 | 2 | a", "The column arrival appears twice."),
        ("arrival | top_k | prompt\n1 | 2 | a\n3", "line 3 has 1 cell; the first line names 3 columns."),
        ("arrival | prompt\n0 | a\nsoon | b", "arrival in line 3 is “soon”, which is not a number."),
        ("max_new_tokens | prompt\n2.5 | a", "max_new_tokens in line 2 is “2.5”, which is not a whole number."),
        ("0 | 24 | Once\n2 | 12 | Twice", "line 1 has cells, but no line above it names the columns."),
        ("max_new_tokens | prompt\n" + "9" * 5000 + " | a", "which is not a whole number."),
    ],
)
def test_what_cannot_be_read_is_said_with_its_line(table, words):
    with pytest.raises(UnreadableList) as error:
        from_table(table)
    assert words in str(error.value)


def test_a_table_has_the_columns_in_which_something_stands():
    requests = [ServedRequest("Once upon a time", 8, 12.5), ServedRequest("two\nlines", 120, 0, top_k=5, temperature=1)]
    assert to_table(requests) == (
        "arrival | max_new_tokens | temperature | top_k | prompt\n"
        "   12.5 |              8 |             |       | Once upon a time\n"
        "      0 |            120 |           1 |     5 | two↵lines"
    )


_NUMBER = st.floats(0, 1e6) | st.integers(0, 10**6)
_PROMPT = st.text().filter(lambda text: text.strip() and BREAK not in text and "\r" not in text)


@given(st.lists(st.builds(
    ServedRequest, _PROMPT, st.integers(1, 10**6), _NUMBER, st.none() | _NUMBER, st.none() | st.integers(1, 10**6),
    st.none() | _NUMBER, st.none() | _NUMBER,
), min_size=1))  # fmt: skip
def test_what_is_written_is_read_again(requests):
    assert from_table(to_table(requests)) == requests

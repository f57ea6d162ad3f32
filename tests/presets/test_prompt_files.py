"""Prompts from files and from a text field: whatever is written in a format comes back, and mistakes are named."""

from __future__ import annotations

import csv
import io
import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.presets.prompt_files import BREAK, MAX_BYTES, UnreadableList, from_field, read_prompts, to_field

texts = st.text(st.characters(exclude_categories=("Cs",)), min_size=1).filter(lambda text: text.strip())
lines = texts.map(lambda text: re.sub(r"[\r\n]", " ", text)).filter(lambda text: text.strip())
some = lambda one: st.lists(one, min_size=1, max_size=12)  # noqa: E731


def table(prompts, column="prompt", delimiter=",", **more):
    """A table with this column between two others."""
    file = io.StringIO(newline="")
    writer = csv.writer(file, delimiter=delimiter, quoting=csv.QUOTE_ALL, **more)
    writer.writerow(["id", column, "note"])
    writer.writerows([number, prompt, ""] for number, prompt in enumerate(prompts))
    return file.getvalue()


WRITERS = {
    "a.txt": lambda prompts: "\n".join(prompts),
    "a.json": json.dumps,
    "A.JSON": lambda prompts: json.dumps(prompts, ensure_ascii=False, indent=1),
    "a.b.jsonl": lambda prompts: "".join(json.dumps({"id": 1, "prompt": prompt}) + "\n" for prompt in prompts),
    "t.jsonl": lambda prompts: "\r\n\r\n".join(json.dumps({"text": prompt}) for prompt in prompts),
    "a.csv": table,
    "semicolon.csv": lambda prompts: table(prompts, "Text", ";", lineterminator="\n"),
    "tab.csv": lambda prompts: table(prompts, " prompt ", "\t"),
}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("name", WRITERS)
@given(data=st.data())
def test_what_is_written_comes_back(name, encoding, data):
    prompts = data.draw(some(lines if name.endswith(".txt") else texts))
    if prompts[0].startswith("\ufeff"):  # at the beginning of a file it marks the encoding
        prompts[0] = "x"
    assert read_prompts(name, WRITERS[name](prompts).encode(encoding), 12) == prompts


@given(some(texts.map(lambda text: re.sub(f"\r|{BREAK}", "", text)).filter(lambda text: text.strip())))
def test_a_text_field_holds_any_prompts(prompts):
    field = to_field(prompts)
    assert from_field(field) == prompts and len(field.split("\n")) == len(prompts)


@given(st.text(st.sampled_from(f"ab {BREAK}\n\r\t\u2028")))
def test_a_text_field_gives_no_blank_prompt(text):
    prompts = from_field(text)
    assert all(prompt.strip() and BREAK not in prompt for prompt in prompts)
    assert len(prompts) <= text.count("\n") + text.count("\r") + 1


def test_spaces_are_kept_and_blank_lines_are_not():
    assert read_prompts("a.txt", b"\n  one \r\n\t\r\ntwo\r three\n", 3) == ["  one ", "two", " three"]


def test_a_table_may_have_prompts_of_many_lines_and_short_rows_at_its_end():
    assert read_prompts("a.csv", b'prompt,n\r\n"a\nb",1\r\n\r\n"say ""c""",2\r\n', 9) == ["a\nb", 'say "c"']


def test_prompt_comes_before_text():
    assert read_prompts("a.csv", b"text,prompt\nno,yes\n", 9) == ["yes"]
    assert read_prompts("a.jsonl", b'{"text": "no", "prompt": "yes"}', 9) == ["yes"]


@pytest.mark.parametrize(
    ("name", "data", "words"),
    [
        ("prompts.pdf", b"x", "prompts.pdf is not one of the files that can be read. Choose a file that ends in .txt, "
         ".json, .jsonl or .csv."),
        ("prompts", b"x", "Choose a file that ends in .txt, .json, .jsonl or .csv."),
        ("a.txt", b"", "a.txt holds no prompt. Write at least one."),
        ("a.txt", b"\n \n", "a.txt holds no prompt."),
        ("a.txt", b"a\nb\nc\nd", "a.txt holds 4 prompts; a batch can have 3 here. Take some of them."),
        ("a.txt", b"x" * (MAX_BYTES + 1), "1,000,001 bytes; the limit is 1,000,000. Choose a smaller file."),
        ("a.txt", b"caf\xe9", "a.txt: it is not text in UTF-8. Save it as UTF-8."),
        ("a.txt", b"\xff\xfea", "it is not text in UTF-8."),
        ("a.json", b'["a",\n "b"', "a.json: it is not valid JSON (line 2)."),
        ("a.json", b"[" * 100_000, "it is not valid JSON."),
        ("a.json", b'{"prompt": "a"}', "a.json: it is not a list."),
        ("a.json", b'["a", 2]', "a.json: entry 2 is not text."),
        ("a.json", b'["a", " "]', "a.json: entry 2 holds an empty prompt."),
        ("a.json", b'["\\ud800"]', "entry 1 holds half a character (a lone surrogate)."),
        ("a.json", b"[]", "a.json holds no prompt."),
        ("a.jsonl", b'{"prompt": "a"}\n\n["b"]', "a.jsonl: line 3 has no field prompt or text."),
        ("a.jsonl", b'{"prompt": "a"}\nb', "a.jsonl: line 2 is not valid JSON."),
        ("a.jsonl", b'{"prompt": null}', "line 1 is not text."),
        ("a.csv", b"id,question\n1,a\n", "a.csv: its first line names no column prompt or text."),
        ("a.csv", b"", "names no column prompt or text"),
        ("a.csv", b'id,prompt\n1,"a\n2,b\n', "is not a line of a table"),
        ("a.csv", b"id,prompt\n1\n", "the row that ends in line 2 holds an empty prompt."),
        ("a.csv", b"prompt\n", "a.csv holds no prompt."),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(name, data, words):
    with pytest.raises(UnreadableList) as error:
        read_prompts(name, data, 3)
    assert words in str(error.value)
    assert str(error.value) == f"{error.value.message} {error.value.fix}" and error.value.fix


def test_a_long_name_is_quoted_from_its_end():
    with pytest.raises(UnreadableList) as error:
        read_prompts("a" * 500 + ".txt", b"", 3)
    assert len(error.value.message) < 90 and ".txt holds no prompt" in error.value.message

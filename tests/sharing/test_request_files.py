"""Requests from files: every format, what is not read of them, and what is wrong with them."""

from __future__ import annotations

import json

import pytest

from playground.presets.prompt_files import MAX_BYTES, UnreadableList
from playground.questions.serving_steps import ServedRequest
from playground.sharing.request_files import read_requests

REQUESTS = [ServedRequest("Once upon", 24, 0.5), ServedRequest("a, b", 20, 0, temperature=0.7, top_k=3, leaves=9)]
FIELDS = [
    {"prompt": "Once upon", "max_new_tokens": 24, "arrival": 0.5},
    {"text": "a, b", "temperature": 0.7, "top_k": 3, "top_p": None, "leaves": 9},
]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.json", json.dumps(FIELDS)),
        ("a.JSONL", "\n\n".join(map(json.dumps, FIELDS))),
        ("a.csv", 'arrival,max_new_tokens,temperature,top_k,leaves,prompt\n.5,24,,,,Once upon\n0,,0.7,3,9,"a, b"\n'),
        ("a.csv", 'Prompt;Top_K;temperature;leaves;max_new_tokens;arrival\nOnce upon;;;;24;0,5\n"a, b";3;0,7;9;;\n'),
        ("a.txt", "arrival|max_new_tokens|temperature|top_k|leaves|prompt\n0.5|24||||Once upon\n||0.7|3|9|a, b"),
    ],
)
def test_each_format_holds_the_same(name, text):
    assert read_requests(name, text.encode()) == (REQUESTS, [])


def test_texts_alone_are_prompts_and_other_fields_are_told():
    assert read_requests("a.json", b'["one", "two"]') == ([ServedRequest("one"), ServedRequest("two")], [])
    assert read_requests("a.csv", b"id,prompt,arrivals\n7,one,3\n") == ([ServedRequest("one")], ["id", "arrivals"])
    assert read_requests("a.json", b'[{"prompt": "a", "\\ud800": 1}]')[1] == ["\\ud800"]


@pytest.mark.parametrize(
    ("name", "data", "words"),
    [
        ("a.pdf", b"x", "a.pdf is not one of the files that can be read. Choose a file that ends in .csv, .json"),
        ("a.json", b"{}", "a.json: it is not a list."),
        ("a.json", b"[1]", "a.json: entry 1 is not text."),
        ("a.json", b'[{"arrival": 1}]', "a.json: entry 1 has no field prompt or text."),
        ("a.json", b'[{"prompt": "a", "arrival": true}]', "arrival in entry 1 is “True”, which is not a number."),
        ("a.json", b'[{"prompt": "a", "top_k": 1.5}]', "top_k"),
        ("a.json", b'[{"prompt": 3}]', "a.json: entry 1 is not text."),
        ("a.json", b'["\\ud800"]', "entry 1 holds half a character"),
        ("a.json", b"[" * 100_000, "a.json: it is not valid JSON"),
        ("a.json", b"[]", "a.json holds no request. Write at least one."),
        ("a.jsonl", b'{"prompt": "a"}\n{', "a.jsonl: line 2 is not valid JSON."),
        ("a.csv", b"arrival,name\n1,a", "a.csv: its first line names no column prompt or text."),
        ("a.csv", b"arrival,prompt\n1", "a.csv: the row that ends in line 2 holds an empty prompt."),
        ("a.csv", b'arrival,prompt\n1,"a', "is not a line of a table"),
        ("a.csv", b"prompt,max_new_tokens\na,many", "max_new_tokens in the row that ends in line 2 is “many”"),
        ("a.csv", b"prompt\n\xff", "a.csv: it is not text in UTF-8."),
        ("a.txt", b"arrival | prompt\nx | a", "a.txt: arrival in line 2 is “x”, which is not a number."),
        ("a.txt", b" ", "a.txt holds no request."),
        ("a.csv", b"x" * (MAX_BYTES + 1), "a.csv has 1,000,001 bytes; the limit is 1,000,000."),
    ],
)
def test_what_cannot_be_read_is_said(name, data, words):
    if words == "top_k":  # whether it makes sense is said when the requests are to be served
        assert read_requests(name, data)[0][0].top_k == 1.5
        return
    with pytest.raises(UnreadableList) as error:
        read_requests(name, data)
    assert words in str(error.value)

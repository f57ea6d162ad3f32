"""Any text comes back from the tokenizer as it was, and no token is added to it."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from transformers import AutoTokenizer

from training import corpus, tokenizer


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """A tokenizer of 400 tokens, trained, saved and loaded again."""
    folder = tmp_path_factory.mktemp("tokenizer")
    tokenizer.save(tokenizer.train((text for text, _ in corpus.documents(3, 300)), vocabulary=400), folder)
    assert (
        json.loads((folder / "tokenizer_config.json").read_text())["tokenizer_class"]
        == "PreTrainedTokenizerFast"
    )
    return AutoTokenizer.from_pretrained(folder)


@given(text=st.text())
def test_round_trip(small, text):
    assert small.decode(small(text).input_ids) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "  two  spaces , and\n\nlines ",
        "don't",
        "naïve café ❤️",
        "日本語",
        "\x00\t",
        "a\u0301",
        "<|endoftext|>",
        "x<|pad|>y",
    ],
)
def test_round_trip_of_odd_texts(small, text):
    assert small.decode(small(text).input_ids) == text


def test_special_tokens(small):
    assert len(small) == 400
    assert (small.bos_token_id, small.eos_token_id, small.pad_token_id) == (0, 0, 1)
    assert small("Once").input_ids[0] not in (0, 1)
    assert small.decode([0, *small("Once").input_ids, 0], skip_special_tokens=True) == "Once"
    assert small.padding_side == "left"


def test_texts_stops_at_the_limit(tmp_path):
    path = tmp_path / "x.jsonl"
    path.write_text('{"text": "a"}\n{"text": "b"}\n{"text": "c"}\n')
    assert list(tokenizer.texts(path, 2)) == ["a", "b"]

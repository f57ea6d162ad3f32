"""A corpus as bytes: two special tokens and one for each byte."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from training import as_bytes, corpus, data, tokenizer

TOKENIZER = as_bytes.byte_tokenizer()


@given(st.text())
def test_a_text_has_as_many_tokens_as_bytes(text):
    ids = TOKENIZER(text).input_ids
    assert len(ids) == len(text.encode()) and min(ids, default=2) >= 2
    assert TOKENIZER.decode(ids) == text


def test_arrays_are_made_from_a_corpus_in_another_folder(tmp_path):
    corpus.write(tmp_path / "train.jsonl", 1, 20)
    tokenizer.save(TOKENIZER, tmp_path / "bytes" / "tokenizer")
    count = data.tokenize(tmp_path / "bytes", "train", tmp_path)
    arrays = np.load(tmp_path / "bytes" / "train.npz")
    texts = list(tokenizer.texts(tmp_path / "train.jsonl", 20))
    assert count == sum(arrays["bytes"]) == sum(len(text.encode()) for text in texts)
    first = arrays["ids"][arrays["starts"][3] : arrays["starts"][4]]
    assert TOKENIZER.decode(first.tolist()) == texts[3]
    assert len(TOKENIZER) == 258 and TOKENIZER.model_max_length == as_bytes.CONTEXT

"""Every token has a label, and the pieces of a sequence add up to its text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import AddedToken, PreTrainedTokenizerFast

from playground.models.token_texts import TokenTexts
from tests.support.tiny_models import byte_tokenizer


def sentencepiece_like() -> PreTrainedTokenizerFast:
    """Words with a leading ▁, and a token for every byte, as in Llama's vocabularies."""
    vocab = {"<unk>": 0, "<s>": 1, "</s>": 2} | {f"<0x{byte:02X}>": 3 + byte for byte in range(256)}
    for piece in ["▁", "▁the", "▁cat", "a", "t", "c"]:
        vocab[piece] = len(vocab)
    tokenizer = Tokenizer(models.BPE(vocab=vocab, merges=[], unk_token="<unk>", byte_fallback=True))
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace()
    tokenizer.decoder = decoders.Sequence(
        [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)]
    )
    return PreTrainedTokenizerFast(tokenizer_object=tokenizer, bos_token="<s>", eos_token="</s>", unk_token="<unk>")


BYTES, FALLBACK = byte_tokenizer(), sentencepiece_like()
TEXTS = TokenTexts(BYTES)


@given(st.text(max_size=30))
def test_pieces_add_up_to_the_text(text):
    ids = BYTES(text, add_special_tokens=False)["input_ids"]
    assert "".join(piece or "" for piece in TEXTS.pieces(ids)) == text


@given(st.lists(st.integers(3, len(BYTES) - 1), max_size=20))
def test_pieces_of_any_bytes_are_what_decoding_gives(ids):
    """Broken UTF-8 too: a replacement character stands where the library's decoding puts one."""
    pieces = "".join(piece or "" for piece in TEXTS.pieces(ids))
    decoded = BYTES.decode(ids, skip_special_tokens=True)
    assert decoded.startswith(pieces)
    assert set(decoded[len(pieces) :]) <= {"\N{REPLACEMENT CHARACTER}"}  # bytes that still wait


@given(st.lists(st.integers(3, 264), max_size=12))
def test_pieces_of_any_bytes_among_other_tokens_are_what_decoding_gives(ids):
    """A run of bytes that is no UTF-8 is a replacement character for each of them, control bytes too. Only characters
    that were complete before the run broke are there all the same."""
    other = FALLBACK.convert_tokens_to_ids("a")  # before them, for a first space is stripped; after them none waits
    ids = [other, *ids, other]
    pieces, decoded = "".join(TokenTexts(FALLBACK).pieces(ids)), FALLBACK.decode(ids)
    pairs = zip(pieces, decoded, strict=True)
    assert {theirs for ours, theirs in pairs if ours != theirs} <= {"\N{REPLACEMENT CHARACTER}"}


@pytest.mark.parametrize(
    ("tokens", "text"),
    [
        ([0xBC, 0x1F], "\ufffd\ufffd"),
        ([0x1F], "\x1f"),
        ([0xE0, 0xF1], "\ufffd\ufffd"),
        ([0xE0, 0xA4, "a"], "\ufffd\ufffda"),
        ([0xC3, 0xA9, "a", 0xFF, 0x0A], "éa\ufffd\ufffd"),
        ([0xC3, "</s>", 0xA9], "é"),
    ],
)
def test_bytes_that_are_tokens(tokens, text):
    ids = FALLBACK.convert_tokens_to_ids([f"<0x{t:02X}>" if isinstance(t, int) else t for t in tokens])
    assert "".join(piece or "" for piece in TokenTexts(FALLBACK).pieces(ids)) == text
    assert FALLBACK.decode(ids, skip_special_tokens=True) == text


def test_a_split_character_is_one_piece_at_its_last_byte():
    ids = BYTES("a🐈b", add_special_tokens=False)["input_ids"]
    assert TEXTS.pieces(ids) == ["a", "", "", "", "🐈", "b"]
    assert [TEXTS.label(i) for i in ids] == ["a", "\\xf0", "\\x9f", "\\x90", "\\x88", "b"]


def test_special_tokens_add_nothing():
    eos = BYTES.eos_token_id
    assert TEXTS.is_special(eos)
    assert TEXTS.piece(eos, b"\xf0") == (None, b"\xf0")
    assert TEXTS.label(eos) == BYTES.eos_token


def test_the_marks_of_a_chat_are_special_as_the_library_leaves_them_out():
    tokenizer = byte_tokenizer()
    tokenizer.add_tokens([AddedToken("<|user|>", special=True), AddedToken("<plain>", special=False)])
    ids = tokenizer("<|user|>the <plain>cat<eos>")["input_ids"]
    texts = TokenTexts(tokenizer)
    assert [texts.label(i) for i in ids if texts.is_special(i)] == ["<|user|>", "<eos>"]
    written = "".join(piece or "" for piece in texts.pieces(ids))
    assert written == tokenizer.decode(ids, skip_special_tokens=True) == "the <plain>cat"


def test_whitespace_is_itself():
    ids = BYTES(" \n\t", add_special_tokens=False)["input_ids"]
    assert [TEXTS.label(i) for i in ids] == [" ", "\n", "\t"]


def test_an_id_beyond_the_vocabulary_has_a_label():
    assert TEXTS.label(10**6) == "[1000000]"


@pytest.mark.parametrize("text", ["the cat", "tact €", "🐈"])
def test_byte_fallback_vocabularies(text):
    tokenizer = sentencepiece_like()
    texts = TokenTexts(tokenizer)
    ids = tokenizer(text, add_special_tokens=False)["input_ids"]
    assert "".join(piece or "" for piece in texts.pieces(ids)).lstrip(" ") == text
    assert texts.label(tokenizer.convert_tokens_to_ids("▁cat")) == " cat"
    assert texts.label(tokenizer.convert_tokens_to_ids("<0xE2>")) == "\\xe2"

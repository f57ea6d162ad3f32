"""How tokens are written: a label for every token, and the text that a growing sequence of them adds up to.

Knows tokenizers, nothing of models or runs. A token is at heart a string of bytes; in byte-level and byte-fallback
vocabularies a character can be split over several tokens, so each token has a label of its own (`label`, where bytes
that are no character are written as \\xNN) and, in its place in a sequence, a `piece`: what it adds to the text.
"""

from __future__ import annotations

import codecs
import functools
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from transformers import PreTrainedTokenizerBase

_BYTE_TOKEN = re.compile(r"<0x([0-9A-Fa-f]{2})>")
_new_decoder = codecs.getincrementaldecoder("utf-8")


@functools.cache
def _byte_alphabet() -> dict[str, int]:
    """GPT-2's printable stand-ins for the 256 bytes: printable Latin-1 stands for itself, the rest is moved up."""
    plain = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    moved = [byte for byte in range(256) if byte not in plain]
    return {chr(byte): byte for byte in plain} | {chr(256 + i): byte for i, byte in enumerate(moved)}


def _complete(run: bytes) -> str | None:
    """The complete characters at the beginning of these bytes; None where no bytes after them make them UTF-8."""
    try:
        return _new_decoder().decode(run)
    except UnicodeDecodeError:
        return None


class TokenTexts:
    """Labels and bytes of one tokenizer's tokens."""

    def __init__(self, tokenizer: PreTrainedTokenizerBase, times: Mapping[int, str] | None = None) -> None:
        """`tokenizer` is any transformers tokenizer. `times` are the labels of tokens that tell times, by their ids:
        those of Whisper add nothing to a text, and its tokenizers may have no names for them."""
        self._tokenizer = tokenizer
        added = getattr(tokenizer, "added_tokens_decoder", {})
        self._added = {i: str(token) for i, token in added.items()}
        self._special = set(tokenizer.all_special_ids)
        if getattr(tokenizer, "is_fast", False):  # then the marks of a chat are left out too, which have no other name
            self._special |= {i for i, token in added.items() if token.special}
        self._added |= times or {}
        self._special |= set(times or ())
        backend = getattr(tokenizer, "backend_tokenizer", None)
        decoder = backend.decoder.__getstate__().decode() if backend is not None and backend.decoder else ""
        self._byte_level = '"ByteLevel"' in decoder
        self._byte_fallback = '"ByteFallback"' in decoder
        self._known = backend is not None and ("▁" in decoder or "ByteFallback" in decoder or "Metaspace" in decoder)
        self._labels: dict[int, str] = {}
        self._bytes: dict[int, bytes] = {}

    def is_special(self, token_id: int) -> bool:
        """Whether the token is one that decoding with `skip_special_tokens` leaves out."""
        return token_id in self._special

    def label(self, token_id: int) -> str:
        """The token on its own, for people: bytes that are no character are written as \\xNN."""
        if token_id not in self._labels:
            self._labels[token_id] = self.bytes_of(token_id).decode("utf-8", errors="backslashreplace")
        return self._labels[token_id]

    def piece(self, token_id: int, pending: bytes) -> tuple[str | None, bytes]:
        """What the token adds to a text whose last `pending` bytes may become a character, and what these bytes are
        then: b"" at the beginning, and otherwise for this method alone to read.

        The piece is None for a special token, which adds nothing, and empty while a character is incomplete.
        """
        if token_id in self._special:
            return None, pending
        if self._byte_fallback:
            return self._piece_or_byte(token_id, pending)
        added = self.bytes_of(token_id)
        if not pending and added.isascii():  # most tokens, many thousands of them in a long text
            return added.decode(), b""
        decoder = _new_decoder(errors="replace")
        decoder.setstate((pending, 0))
        piece = decoder.decode(added)
        return piece, decoder.getstate()[0]

    def _piece_or_byte(self, token_id: int, run: bytes) -> tuple[str, bytes]:
        """`piece` where single bytes are tokens of their own: `run` are all those since the last other token.

        The library reads such a run as a whole: where it is no UTF-8, each of its bytes becomes a replacement
        character, control bytes too. Characters that were complete before are shown already, and stay.
        """
        added, shown = self.bytes_of(token_id), _complete(run)
        if not self._is_byte(token_id):
            broken = shown is not None and len(shown.encode()) < len(run)
            return "\N{REPLACEMENT CHARACTER}" * (len(run) - len(shown) if broken else 0) + added.decode(), b""
        now, count = _complete(run + added), len(run) if shown is None else len(shown)
        if now is None:
            return "\N{REPLACEMENT CHARACTER}" * (len(run) + 1 - count), run + added
        return now[count:], run + added

    def _is_byte(self, token_id: int) -> bool:
        token = None if token_id in self._added else self._tokenizer.convert_ids_to_tokens(token_id)
        return token is not None and _BYTE_TOKEN.fullmatch(token) is not None

    def pieces(self, token_ids: list[int]) -> list[str | None]:
        """The pieces of a whole sequence."""
        pieces, pending = [], b""
        for token_id in token_ids:
            piece, pending = self.piece(token_id, pending)
            pieces.append(piece)
        return pieces

    def decode(self, token_ids: list[int]) -> str:
        """The text of a sequence as the library decodes it, special tokens left out."""
        return self._tokenizer.decode(token_ids, skip_special_tokens=True)

    def bytes_of(self, token_id: int) -> bytes:
        """The bytes that the token stands for."""
        if token_id not in self._bytes:
            self._bytes[token_id] = self._read_bytes(token_id)
        return self._bytes[token_id]

    def _read_bytes(self, token_id: int) -> bytes:
        if token_id in self._added:
            return self._added[token_id].encode()
        token = self._tokenizer.convert_ids_to_tokens(token_id) if token_id < len(self._tokenizer) else None
        if token is None:  # logits are often wider than the vocabulary
            return f"[{token_id}]".encode()
        if self._byte_level:
            alphabet = _byte_alphabet()
            if all(character in alphabet for character in token):
                return bytes(alphabet[character] for character in token)
            return token.encode()
        if self._known:
            if match := _BYTE_TOKEN.fullmatch(token):
                return bytes([int(match[1], 16)])
            return token.replace("▁", " ").encode()
        return self._tokenizer.decode([token_id]).encode()

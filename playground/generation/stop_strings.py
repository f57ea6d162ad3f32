"""The library's stopping criterion for stop strings, made in a fraction of the time.

The library matches each token of the vocabulary with each place of each stop string, in Python: a second for 49,152
tokens, in which the steps of all others are slow. Most tokens touch no stop string. Those that do are found here by
bisection, and only they are handed to the library. Knows tokenizers; no requests.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from weakref import WeakKeyDictionary

import torch
from transformers import PreTrainedTokenizerBase, StopStringCriteria

_String = str | bytes  # a byte-level vocabulary is compared in bytes


class StopStrings(StopStringCriteria):
    """Ends a text in which one of these strings stands, as StopStringCriteria does: with the same table."""

    def __init__(self, tokenizer: PreTrainedTokenizerBase, stop_strings: str | list[str]) -> None:
        self._tokens: _Tokens | None = None
        super().__init__(tokenizer, stop_strings)
        if self._tokens is not None:  # the lengths of the others
            self.embedding_vec[self._tokens.ids, -1] = self._tokens.lengths

    def clean_tokenizer_vocab(self, tokenizer: PreTrainedTokenizerBase, **options: object) -> tuple[tuple, tuple]:
        """The texts of the tokens that touch a stop string, and their ids; and of the one with the largest id."""
        if tokenizer not in _TOKENS:
            _TOKENS[tokenizer] = _Tokens(*StopStringCriteria.clean_tokenizer_vocab(tokenizer, **options))
        self._tokens = _TOKENS[tokenizer]
        chosen = self._tokens.touching(self.stop_strings)
        return tuple(self._tokens.text[each] for each in chosen), tuple(chosen)


class _Tokens:
    """The texts of a vocabulary, in the orders in which beginnings and ends of them are found."""

    def __init__(self, texts: Sequence[_String], ids: Sequence[int]) -> None:
        self.text = dict(zip(ids, texts, strict=True))
        self.ids, self.lengths = torch.tensor(ids), torch.tensor(list(map(len, texts)), dtype=torch.int32)
        self._last = max(ids)
        self._by_text: dict[_String, list[int]] = defaultdict(list)
        for text, each in zip(texts, ids, strict=True):
            self._by_text[text].append(each)
        self._longest = max(map(len, texts))
        self._texts = sorted(self._by_text)
        self._reversed = sorted(text[::-1] for text in self._by_text)

    def touching(self, strings: Iterable[str]) -> list[int]:
        """The ids of all tokens that may be a part of one of the strings, or hold one, and the largest id."""
        as_bytes = isinstance(self._texts[-1], bytes)
        found = {self._last}
        for string in strings:
            whole = string.encode() if as_bytes else string
            found.update(each for text in self._around(whole) for each in self._by_text.get(text, ()))
        return sorted(found)

    def _around(self, string: _String) -> Iterator[_String]:
        size = len(string)
        for start in range(size):
            yield from (string[start:end] for end in range(start, min(size, start + self._longest) + 1))
            yield from _beginning_with(string[start:], self._texts)  # its end begins them
            yield from (text[::-1] for text in _beginning_with(string[: start + 1][::-1], self._reversed))
        yield from (text for text in self._texts if string in text)


def _beginning_with(start: _String, ordered: Sequence[_String]) -> Iterator[_String]:
    place = bisect_left(ordered, start)
    while place < len(ordered) and ordered[place].startswith(start):
        yield ordered[place]
        place += 1


_TOKENS: WeakKeyDictionary[object, _Tokens] = WeakKeyDictionary()

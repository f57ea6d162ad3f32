"""The words of a text."""

from __future__ import annotations

import re

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def words_of(text: str) -> list[tuple[str, int]]:
    """The words of a text in small letters, each with the place where it ends.

    Numbers are no words, and an apostrophe belongs to its word:

    >>> words_of("Don’t stop, 3 times!")
    [("don't", 5), ('stop', 10), ('times', 19)]
    """
    return [(match.group().lower().replace("’", "'"), match.end()) for match in _WORD.finditer(text)]

"""A picture of an answer made of parts that one pane draws, whatever was asked: a sentence that says what came of it,
amounts beside one another, texts as tokens.

For a kind of question that needs no pane of its own. Knows no question; `panes/answers/answer.tsx` draws it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from playground.texts import Text
from playground.trace.wire import Json, Record


class Amount(Record, frozen=True):
    """A bar: what it is of, how long it is (`share`, from 0 to 1), the number in words, and a word more on it."""

    label: Text | str
    share: float
    value: Text | str
    more: Text | str = ""


class Piece(Record, frozen=True):
    """A token in a text. `tip` says what is to be known of it; `apart`, whether it begins where it alone does."""

    text: str
    tip: Text | str = ""
    apart: bool = False


class SplitText(Record, frozen=True):
    """A text as tokens, under its name."""

    label: Text | str
    pieces: list[Piece]


class Sheet(Record, frozen=True):
    """A picture: first of all the `sentence`, then what there is of the rest. `key` says what `apart` of a piece
    means."""

    sentence: Text | str
    amounts: Sequence[Amount] = ()
    texts: Sequence[SplitText] = ()
    key: Text | str = ""
    notes: Sequence[Text | str] = ()

    @property
    def values(self) -> dict[str, Json]:
        """As the pane gets it, with the parts of texts, which the page translates."""
        return msgspec.to_builtins(self, enc_hook=lambda text: text.parts)

"""Sentences for people: English text that remembers the sentence it was made from, so that a browser can translate it.

    said("{model} has {count} layers.", model=name, count=12)

is the string "stories has 12 layers.", and can be used as one anywhere. On the way to a browser it travels as the
sentence and its values (`Text.parts`), and the page looks the sentence up in the catalogue of the person's language.
Files, scripts and the Python API have the English string. Knows no language but English, and no page.
"""

from __future__ import annotations

from string import Formatter
from typing import Any

LONGEST = 1_000_000  # characters of a text that comes from outside
DEEPEST = 8  # texts within one another, of one that comes from outside


class Text(str):
    """A string made from a sentence in which names in braces stand for values. `sentence` is what a catalogue has;
    values may be texts themselves. A brace that is meant is doubled, as for `str.format`."""

    sentence: str
    values: dict[str, Any]

    def __new__(cls, sentence: str, values: dict[str, Any] | None = None) -> Text:
        """Raises KeyError where a name has no value."""
        text = super().__new__(cls, sentence.format(**values or {}))
        text.sentence, text.values = sentence, dict(values or {})
        return text

    def __str__(self) -> Text:
        """Itself: so does the message of an exception that was raised with it keep what it was made from."""
        return self

    @property
    def english(self) -> str:
        """The plain string, for a library that takes no subclass of it."""
        return super().__str__()

    def __getnewargs__(self) -> tuple[str, dict[str, Any]]:
        """For copies, and for the way to another process."""
        return self.sentence, self.values

    @property
    def parts(self) -> dict[str, Any]:
        """Plain data of it for the page: {"said": sentence, "values": {...}}, texts among the values likewise."""
        values = {name: value.parts if isinstance(value, Text) else value for name, value in self.values.items()}
        return {"said": self.sentence, "values": values}

    @classmethod
    def from_parts(cls, parts: Any) -> Text:
        """The inverse of `parts`. Raises ValueError for anything else, and for what would be too long."""
        try:
            return cls._from_parts(parts, DEEPEST)
        except (KeyError, IndexError, TypeError, AttributeError, ValueError):
            raise ValueError("no text") from None

    @classmethod
    def _from_parts(cls, parts: dict[str, Any], deepest: int) -> Text:
        sentence, values = parts["said"], parts["values"]
        if len(parts) != 2 or not isinstance(sentence, str) or not isinstance(values, dict) or not deepest:
            raise ValueError("no text")
        inner = {
            name: cls._from_parts(value, deepest - 1) if isinstance(value, dict) else value
            for name, value in values.items()
        }
        size = 0
        for literal, name, form, conversion in Formatter().parse(sentence):
            if form or conversion or (name is not None and not name.isidentifier()):
                raise ValueError("no text")  # a format could make a short sentence a very long text
            size += len(literal) + (0 if name is None else len(str(inner[name])))
            if size > LONGEST:
                raise ValueError("no text")
        return cls(sentence, inner)


def said(sentence: str, /, **values: Any) -> Text:
    """A sentence of the catalogue with its values. The sentence is written out at the call: that is where the script
    that lists all sentences (`.ci/texts.py`) finds it. A string that is in the catalogue already, such as a title that
    is kept as data, can be given too."""
    return sentence if isinstance(sentence, Text) and not values else Text(sentence, values)


def many(count: float, one: str, others: str, /, **values: Any) -> Text:
    """`one` for a count of 1, else `others`; both are sentences, in which {count} is the count, with commas."""
    return Text(one if count == 1 else others, {"count": f"{count:,}", **values})

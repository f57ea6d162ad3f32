"""Sentences for people: English text that remembers the sentence it was made from, so that a browser can translate it.

    said("{model} has {count} layers.", model=name, count=12)

is the string "stories has 12 layers.", and can be used as one anywhere. On the way to a browser it travels as the
sentence and its values (`Text.parts`), and the page looks the sentence up in the catalogue of the person's language.
Files, scripts and the Python API have the English string. Knows no language but English, and no page.
"""

from __future__ import annotations

from typing import Any


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
        """The inverse of `parts`. Raises ValueError for anything else."""
        if not isinstance(parts, dict) or set(parts) != {"said", "values"}:
            raise ValueError("no text")
        sentence, values = parts["said"], parts["values"]
        if not isinstance(sentence, str) or not isinstance(values, dict):
            raise ValueError("no text")
        inner = {name: cls.from_parts(value) if isinstance(value, dict) else value for name, value in values.items()}
        try:
            return cls(sentence, inner)
        except (KeyError, IndexError, ValueError, AttributeError):
            raise ValueError("no text") from None


def said(sentence: str, /, **values: Any) -> Text:
    """A sentence of the catalogue with its values. The sentence is written out at the call: that is where the script
    that lists all sentences (`.ci/texts.py`) finds it. A string that is in the catalogue already, such as a title that
    is kept as data, can be given too."""
    return sentence if isinstance(sentence, Text) and not values else Text(sentence, values)


def many(count: float, one: str, others: str, /, **values: Any) -> Text:
    """`one` for a count of 1, else `others`; both are sentences, in which {count} is the count, with commas."""
    return Text(one if count == 1 else others, {"count": f"{count:,}", **values})

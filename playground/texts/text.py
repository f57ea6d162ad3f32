"""Sentences for people: English text that remembers the sentence it was made from, so that a browser can translate it.

    said("{model} has {count} layers.", model=name, count=12)

is the string "stories has 12 layers.", and can be used as one anywhere. On the way to a browser it travels as the
sentence and its values (`Text.parts`), and the page looks the sentence up in the catalogue of the person's language.
`numeral` marks a number among the values, which the page writes as that language does, and `many` a sentence that a
count decides about. Files, scripts and the Python API have the English string. Knows no language but English, and no
page.
"""

from __future__ import annotations

import re
from string import Formatter

LONGEST = 1_000_000  # characters of a text that comes from outside
DEEPEST = 8  # texts within one another, of one that comes from outside
_WRITTEN = re.compile(r"[\d.,%×/–<>=eBMms \u00a0+−-]{1,100}")  # a number, or several, with the signs around them


class Text(str):
    """A string made from a sentence in which names in braces stand for values. `sentence` is what a catalogue has;
    values may be texts themselves. A brace that is meant is doubled, as for `str.format`.

    >>> text = Text("{model} has {count} layers.", {"model": "stories", "count": 12})
    >>> text
    'stories has 12 layers.'
    >>> text.sentence
    '{model} has {count} layers.'
    """

    sentence: str
    values: dict[str, object]

    def __new__(cls, sentence: str, values: dict[str, object] | None = None) -> Text:
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

    def __getnewargs__(self) -> tuple[str, dict[str, object]]:
        """For copies, and for the way to another process."""
        return self.sentence, self.values

    @property
    def parts(self) -> dict[str, object]:
        """Plain data of it for the page: {"said": sentence, "values": {...}}, texts among the values likewise."""
        return {"said": self.sentence, "values": self._values_in_parts()}

    def _values_in_parts(self) -> dict[str, object]:
        return {name: value.parts if isinstance(value, Text) else value for name, value in self.values.items()}

    @classmethod
    def from_parts(cls, parts: object) -> Text:
        """The inverse of `parts`. Raises ValueError for anything else, and for what would be too long.

        >>> Text.from_parts({"said": "Set {name} to 1.", "values": {"name": "top_k"}})
        'Set top_k to 1.'
        """
        try:
            return cls._from_parts(parts, DEEPEST)
        except (KeyError, IndexError, TypeError, AttributeError, ValueError):
            raise ValueError("no text") from None

    @classmethod
    def _from_parts(cls, parts: dict[str, object], deepest: int) -> Text:
        if list(parts) == ["number"]:
            if not _WRITTEN.fullmatch(parts["number"]):
                raise ValueError("no text")
            return Numeral(parts["number"])
        if "one" in parts:
            one, others, count = parts["one"], parts["said"], parts["count"]
            if len(parts) != 4 or not isinstance(count, int | float):
                raise ValueError("no text")
            read = [cls._from_parts({"said": said, "values": parts["values"]}, deepest) for said in (one, others)]
            return Many(one, others, count, read[1].values)
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


def said(sentence: str, /, **values: object) -> Text:
    """A sentence of the catalogue with its values. The sentence is written out at the call: that is where the script
    that lists all sentences (`.ci/texts.py`) finds it. A string that is in the catalogue already, such as a title that
    is kept as data, can be given too.

    >>> text = said("Set {name} to {value}.", name="top_k", value=50)
    >>> text
    'Set top_k to 50.'
    >>> text.parts
    {'said': 'Set {name} to {value}.', 'values': {'name': 'top_k', 'value': 50}}
    """
    return sentence if isinstance(sentence, Text) and not values else Text(sentence, values)


def numeral(written: str) -> Numeral:
    """A number as it stands in an English sentence, such as f"{size:,.1f}" or f"{share:.0f} %": the page puts the signs
    of the person's language for its comma and its point. A hyphen before it becomes a minus.

    >>> said("It takes {size} MB.", size=numeral(f"{1234.5:,.1f}"))
    'It takes 1,234.5 MB.'
    >>> numeral(f"{-0.5:.2f}")
    '−0.50'
    """
    return Numeral("−" + written[1:] if written.startswith("-") else written)


def many(count: float, one: str, others: str, /, **values: object) -> Text:
    """`one` for a count of 1, else `others`; both are sentences, in which {count} is the count, with commas. The page
    asks the person's language which of the two it takes for so many.

    >>> many(1, "{count} token", "{count} tokens"), many(2500, "{count} token", "{count} tokens")
    ('1 token', '2,500 tokens')
    """
    return Many(one, others, count, {"count": numeral(f"{count:,}"), **values})


class Numeral(Text):
    """Digits with the signs of English between them."""

    def __new__(cls, written: str) -> Numeral:
        """`written` has no brace in it."""
        return super().__new__(cls, written)

    def __getnewargs__(self) -> tuple[str]:
        return (self.sentence,)

    @property
    def parts(self) -> dict[str, object]:
        """{"number": as it is written in English}."""
        return {"number": self.sentence}


class Many(Text):
    """One of two sentences, by a count. `sentence` is the English one."""

    def __new__(cls, one: str, others: str, count: float, values: dict[str, object]) -> Many:
        """Raises KeyError where a name has no value."""
        text = super().__new__(cls, one if count == 1 else others, values)
        text.one, text.others, text.count_of = one, others, count
        return text

    def __getnewargs__(self) -> tuple[str, str, float, dict[str, object]]:
        return self.one, self.others, self.count_of, self.values

    @property
    def parts(self) -> dict[str, object]:
        """{"said": sentence, "one": the one for a count of 1, "count": the count, "values": {...}}."""
        values = self._values_in_parts()
        return {"said": self.others, "one": self.one, "count": self.count_of, "values": values}

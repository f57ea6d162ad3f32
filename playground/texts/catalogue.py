"""The catalogues: for each language, every sentence that people read, in that language.

One JSON file a language beside this module, {English sentence: translation}, for Python and for JavaScript alike. The
names in braces are those of the English sentence. `.ci/texts.py` lists the sentences; tests/texts/ asks for each.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from playground.texts.text import Many, Numeral, Text

FOLDER = Path(__file__).parent
LANGUAGES = {"de": "Deutsch", "fr": "Français"}  # beside English
# As `Intl` of a browser has them (visualizers/panes/core/notation.ts): the signs for a point and for a comma, and for
# which counts a language says what it says of one.
_SIGNS = {"de": (",", "."), "fr": (",", "\u202f")}
_IS_ONE: dict[str, Callable[[float], bool]] = {"de": lambda count: count == 1, "fr": lambda count: 0 <= abs(count) < 2}


@cache
def catalogue(language: str) -> dict[str, str]:
    """English sentence -> the same in that language. Raises KeyError for a language that there is not.

    >>> catalogue("de")["Generate"]
    'Erzeugen'
    """
    return json.loads(catalogue_file(language).read_text(encoding="utf-8"))


def catalogue_file(language: str) -> Path:
    """The file with the sentences of a language. Raises KeyError for a language that there is not.

    >>> catalogue_file("fr").name
    'fr.json'
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    return FOLDER / f"{language}.json"


def in_language(text: object, language: str, known: Mapping[str, str] | None = None) -> Any:
    """A text in this language, as the page's scripts would write it; what is no text stays as it is. `known` is the
    catalogue, where it is another one than the file's. Raises KeyError for a language that there is not.

    The number gets German signs, too:

    >>> from playground.texts import numeral, said
    >>> known = {"{share} of all texts": "{share} aller Texte"}
    >>> in_language(said("{share} of all texts", share=numeral("12.5")), "de", known)
    '12,5 aller Texte'
    """
    known = catalogue(language) if known is None else known
    if isinstance(text, Numeral):
        return notation(text.sentence, language)
    if not isinstance(text, Text):
        return text
    sentence = text.sentence
    if isinstance(text, Many) and "{count}" in text.one and text.one in known:
        sentence = text.one if _IS_ONE[language](text.count_of) else text.others
    values = {name: in_language(value, language, known) for name, value in text.values.items()}
    return known.get(sentence, sentence).format(**values)


def notation(written: str, language: str) -> str:
    """A number that is written as in English, in the notation of this language.

    >>> notation("1,234.5", "de")
    '1.234,5'
    """
    decimal, group = _SIGNS[language]
    signs = {".": decimal, ",": group}
    found = re.sub(r"(?<=\d)[.,](?=\d)", lambda sign: signs[sign[0]], written)
    return re.sub(r"(?<=\d)\s?%", "\u202f%", found)

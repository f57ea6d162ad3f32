"""The catalogues: for each language, every sentence that people read, in that language.

One JSON file a language beside this module, {English sentence: translation}, for Python and for JavaScript alike. The
names in braces are those of the English sentence. `.ci/texts.py` lists the sentences; tests/texts/ asks for each.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
LANGUAGES = {"de": "Deutsch", "fr": "Français"}  # beside English


@cache
def catalogue(language: str) -> dict[str, str]:
    """English sentence -> the same in that language. Raises KeyError for a language that there is not."""
    return json.loads(catalogue_file(language).read_text(encoding="utf-8"))


def catalogue_file(language: str) -> Path:
    """Where it lies. Raises KeyError for a language that there is not."""
    if language not in LANGUAGES:
        raise KeyError(language)
    return FOLDER / f"{language}.json"

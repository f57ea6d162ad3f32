"""Every word of the stories: `python -m training.vocabulary` writes `presets/words/stories.txt`, by which a lesson tells
words from letters that only look like words.

The grammars write few words, so the first documents have nearly all of them, and a rare one that they lack is rare in
what the model writes, too.
"""

from __future__ import annotations

from pathlib import Path

from playground.metrics.words import words_of
from training.corpus import documents

SEED, DOCUMENTS = 0, 30_000
FILE = Path(__file__).parents[1] / "presets" / "words" / "stories.txt"


def vocabulary(count: int) -> set[str]:
    """The words of the first `count` documents, in small letters."""
    return {word for text, _ in documents(SEED, count) for word, _ in words_of(text)}


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text("\n".join(sorted(vocabulary(DOCUMENTS))) + "\n", "utf-8")

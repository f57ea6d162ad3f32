"""Words for attacks that put other words into a text: words of the model's own vocabulary, drawn at random.

The text's own words would keep part of the mark: in a marked text the tokens, and the pairs of them, that come often
are green more often than by chance, and so they are where they are put again.
"""

from __future__ import annotations

import random

from playground.engines.protocol import Engine
from playground.texts import said

DRAWN_TOKENS = 5_000  # tokens; where a vocabulary has fewer, all of them
MIN_WORDS = 20  # words that are a stock
LETTERS_PER_WORD = 5  # of a word that is made of single letters


def replacement_words(engine: Engine, model: str, text: str) -> str:
    """Words of the vocabulary of `model`, with spaces between them; where `text` has ASCII letters alone, such words.
    Of a vocabulary of bytes they are made of letters. The same each time. Raises ValueError, with a sentence, where
    the tokenizer cannot be had or has no letters."""
    plain = all(letter.isascii() for letter in text if letter.isalpha())
    labels = [token.text for token in engine.draw_tokens(model, DRAWN_TOKENS)]
    labels = [label for label in labels if label.strip().isalpha() and (label.isascii() or not plain)]
    parts = [label.strip() for label in labels]
    whole = [label.strip() for label in labels if label[0].isspace() and len(label.strip()) > 1]
    words = whole if len(whole) >= MIN_WORDS else [part for part in parts if len(part) > 1]
    if not parts:
        text = said("{model} has no words to put into a text. Paste another text to take words from.", model=model)
        raise ValueError(text)
    if len(words) < MIN_WORDS:
        draw = random.Random(0)
        words = ["".join(draw.choices(parts, k=LETTERS_PER_WORD)) for _ in range(10 * MIN_WORDS)]
    return " ".join(words)

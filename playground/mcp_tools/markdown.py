"""Text and small tables for a model to read, in Markdown, at most so long. Knows no run.

Texts of models are quoted as JSON strings: whitespace is seen, and nothing in them can end a table or begin a heading.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

MOST_CHARACTERS = 2_000  # of one answer
MOST_TEXT = 600  # of a quoted text


def quoted(text: str, most: int = MOST_TEXT) -> str:
    """The text as a JSON string, cut in the middle where it is longer."""
    if len(text) > most:
        text = f"{text[: most // 2]} […] {text[-most // 2 :]}"
    return json.dumps(text, ensure_ascii=False).encode(errors="backslashreplace").decode()


def percent(probability: float) -> str:
    """A probability with as many digits as are worth reading."""
    if 0 < probability < 0.0001:
        return "<0.01 %"
    return f"{100 * probability:.2f} %" if probability < 0.1 else f"{100 * probability:.1f} %"


def number(value: float | None, digits: int = 2) -> str:
    """A number, or a dash where there is none."""
    return "–" if value is None else f"{value:.{digits}f}"


def answer(sentences: Iterable[str], head: Sequence[str] = (), rows: Iterable[Sequence[str]] = ()) -> str:
    """The sentences and the table, with as many of its rows as fit."""
    lines = list(sentences)
    if head:
        lines += ["", _row(head), _row(["---"] * len(head))]
    text = "\n".join(lines)
    for row in rows:
        line = f"\n{_row(row)}"
        if len(text) + len(line) > MOST_CHARACTERS - 20:
            return f"{text}\n(more rows left out)"
        text += line
    return text


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"

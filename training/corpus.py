"""The corpus: documents of every kind in their shares, each with the bits of its derivation.

`python -m training.corpus --out FOLDER --documents N` writes `train.jsonl` and `heldout.jsonl`, a
line {"text", "bits"} for each document. Document i of a seed is always the same, whatever came before it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from pathlib import Path

from training import plots_animals, plots_friends, plots_home, plots_things
from training.chooser import Chooser
from training.facts import facts
from training.pieces import piece
from training.plots_away import journey, outing, visitors
from training.telling import tell
from training.voices import voice

PLOTS = plots_things.PLOTS + plots_friends.PLOTS + plots_animals.PLOTS + plots_home.PLOTS


def story(c: Chooser) -> str:
    """A story with one of the plots that come to an end."""
    names, beats = c.pick(PLOTS)(c)
    return tell(c, names, beats)


def wandering(c: Chooser) -> str:
    """A story of open length."""
    return c.weigh(((journey, 4), (outing, 3), (visitors, 1)))(c)


# Shares of documents. Stories are some five times as long as the rest, so that most tokens are theirs.
KINDS = ((story, 34), (wandering, 18), (voice, 14), (facts, 11), (piece, 23))


def document(seed: int, index: int) -> tuple[str, float]:
    """Document `index` of the corpus `seed`: its text, and the bits of its derivation."""
    c = Chooser(f"{seed}/{index}")
    kind = c.weigh(KINDS)
    return kind(c), c.bits


def documents(seed: int, count: int) -> Iterator[tuple[str, float]]:
    """The first `count` documents of a seed."""
    return (document(seed, index) for index in range(count))


def write(
    path: Path, seed: int, count: int, make: Callable[[int, int], tuple[str, float]] = document
) -> dict[str, float]:
    """Write `make(seed, index)` for each index as JSON lines; returns how many documents, bytes and bits there are."""
    totals = {"documents": count, "bytes": 0, "bits": 0.0}
    with path.open("w", encoding="utf-8") as file:
        for text, bits in (make(seed, index) for index in range(count)):
            file.write(json.dumps({"text": text, "bits": round(bits, 2)}, ensure_ascii=False) + "\n")
            totals["bytes"] += len(text.encode())
            totals["bits"] += bits
    return totals


def main() -> None:
    """Write the training and the held-out documents: different seeds, the same generator."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--documents", type=int, default=200_000)
    parser.add_argument("--heldout", type=int, default=2_000)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    for name, seed, count in (("train", 1, arguments.documents), ("heldout", 2, arguments.heldout)):
        print(name, json.dumps(write(arguments.out / f"{name}.jsonl", seed, count)))


if __name__ == "__main__":
    main()

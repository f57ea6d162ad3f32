"""From documents to rows of token ids: the arrays on disk and how documents are packed.

`python -m training.data --out FOLDER` writes `train.npz` and `heldout.npz` from the JSON lines.

A row starts with a document at position 0, half of the time with the end-of-text token before it, and is filled with
further documents, an end-of-text token after each. So a model knows a bare prompt, a prompt after end-of-text, and
that a story ends. The last document of a row is cut where the row ends.
"""

from __future__ import annotations

import argparse
import itertools
import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from transformers import AutoTokenizer


def tokenize(folder: Path, name: str, corpus: Path | None = None) -> int:
    """Write FOLDER/NAME.npz: `ids` (uint16, all documents one after another), `starts`, `bits`, `bytes`. The tokenizer
    is in `folder`, NAME.jsonl too unless there is another folder for it, `corpus`."""
    tokenizer = AutoTokenizer.from_pretrained(folder / "tokenizer").backend_tokenizer
    with ((corpus or folder) / f"{name}.jsonl").open(encoding="utf-8") as file:
        documents = [json.loads(line) for line in file]
    ids: list[np.ndarray] = []
    for start in range(0, len(documents), 10_000):
        batch = tokenizer.encode_batch([document["text"] for document in documents[start : start + 10_000]])
        ids += [np.array(encoding.ids, dtype=np.uint16) for encoding in batch]
    starts = np.cumsum([0] + [len(document) for document in ids])
    np.savez(
        folder / f"{name}.npz",
        ids=np.concatenate(ids),
        starts=starts,
        bits=np.array([document["bits"] for document in documents]),
        bytes=np.array([len(document["text"].encode()) for document in documents]),
    )
    return int(starts[-1])


class PackedRows:
    """Batches of packed rows, endless, the same for the same seed."""

    def __init__(self, folder: Path, end: int, length: int, rows: int, seed: int):
        arrays = np.load(folder / "train.npz")
        self.ids, self.starts = arrays["ids"], arrays["starts"]
        self.end, self.length, self.rows, self.seed = end, length, rows, seed

    def row(self, order: Iterator[int], random: np.random.Generator) -> np.ndarray:
        """`length` + 1 token ids."""
        parts = [np.array([self.end], dtype=np.uint16)] if random.random() < 0.5 else []
        filled = len(parts)
        while filled < self.length + 1:
            index = next(order)
            document = self.ids[self.starts[index] : self.starts[index + 1]]
            parts += [document, np.array([self.end], dtype=np.uint16)]
            filled += len(document) + 1
        return np.concatenate(parts)[: self.length + 1]

    def batches(self, skip: int = 0) -> Iterator[np.ndarray]:
        """Arrays [rows, length + 1] of int64; the first `skip` are passed over (for a resumed run)."""
        random = np.random.default_rng(self.seed)
        order = self._order(random)
        for number in itertools.count():
            batch = np.stack([self.row(order, random) for _ in range(self.rows)])
            if number >= skip:
                yield batch.astype(np.int64)

    def _order(self, random: np.random.Generator) -> Iterator[int]:
        while True:
            yield from random.permutation(len(self.starts) - 1)


def main() -> None:
    """Tokenize both files of a corpus folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    for name in ("train", "heldout"):
        print(name, tokenize(arguments.out, name), "tokens")


if __name__ == "__main__":
    main()

"""The corpus of `stories` as bytes, for `stories-bytes`, whose tokenizer has no merges at all.

`python -m training.as_bytes --out FOLDER` reads FOLDER/train.jsonl and FOLDER/heldout.jsonl and makes
FOLDER/bytes/: the tokenizer and the arrays from which `train.py stories-bytes --out FOLDER/bytes` learns.

A token is a byte, so a text has some three and a half times as many tokens as for `stories`: hence the wider context.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from transformers import PreTrainedTokenizerFast

from training import data, tokenizer

CONTEXT = 2048


def byte_tokenizer() -> PreTrainedTokenizerFast:
    """256 bytes after the end and the padding token: what BPE is before it learns a merge."""
    return tokenizer.train([], vocabulary=258, context=CONTEXT)


def main() -> None:
    """Make the folder of bytes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the corpus of stories")
    out = parser.parse_args().out
    folder = out / "bytes"
    tokenizer.save(byte_tokenizer(), folder / "tokenizer")
    for name in ("train", "heldout"):
        print(name, data.tokenize(folder, name, out), "bytes")


if __name__ == "__main__":
    main()

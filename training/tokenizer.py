"""The tokenizer of `stories` and `stories-draft`: byte-level BPE, trained on the corpus.

`python -m training.tokenizer --out FOLDER` reads FOLDER/train.jsonl and writes FOLDER/tokenizer/.
Any text comes back unchanged from decode(encode(text)): all 256 bytes are tokens, nothing is normalized or cleaned up.

No token is put before a prompt: the models learn documents that start at position 0 with nothing before them (see
data.py), so that a bare prompt is what they know, and token ids are those of the text alone.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast

VOCABULARY = 2048
END = "<|endoftext|>"
PAD = "<|pad|>"
CONTEXT = 512


def train(
    texts: Iterable[str], vocabulary: int = VOCABULARY, others: tuple[str, ...] = (), context: int = CONTEXT
) -> PreTrainedTokenizerFast:
    """A byte-level BPE tokenizer of `vocabulary` tokens; `END` is token 0 (bos and eos), `PAD` token 1, then come the
    special tokens `others`."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.train_from_iterator(
        texts,
        trainers.BpeTrainer(
            vocab_size=vocabulary,
            special_tokens=[END, PAD, *others],
            initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
            show_progress=False,
        ),
    )
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer,
        bos_token=END,
        eos_token=END,
        pad_token=PAD,
        model_max_length=context,
        clean_up_tokenization_spaces=False,
        padding_side="left",
    )


def save(tokenizer: PreTrainedTokenizerFast, folder: Path) -> None:
    """Write the tokenizer's files; the class is named so that transformers 4 and 5 both load it."""
    tokenizer.save_pretrained(folder)
    path = folder / "tokenizer_config.json"
    config = json.loads(path.read_text(encoding="utf-8"))
    config["tokenizer_class"] = "PreTrainedTokenizerFast"
    config.pop("backend", None)
    config.pop("is_local", None)
    path.write_text(json.dumps(config, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def texts(path: Path, limit: int) -> Iterator[str]:
    """The texts of the first `limit` documents of a JSON lines file."""
    with path.open(encoding="utf-8") as file:
        for line, _ in zip(file, range(limit), strict=False):
            yield json.loads(line)["text"]


def main() -> None:
    """Train on the first documents of the corpus and save."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--documents", type=int, default=60_000)
    arguments = parser.parse_args()
    tokenizer = train(texts(arguments.out / "train.jsonl", arguments.documents))
    save(tokenizer, arguments.out / "tokenizer")
    print(f"{len(tokenizer)} tokens")


if __name__ == "__main__":
    main()

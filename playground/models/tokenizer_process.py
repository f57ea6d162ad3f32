"""Reads the tokenizer of a model that somebody else made, in a process that can be killed, before this one does.

One large id makes the library's table as large as the memory, or ends the process; many added tokens or parts keep it
for a minute with Python's lock held. Knows tokenizers' files; no configs and no weights.

    python -m playground.models.tokenizer_process
"""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import TYPE_CHECKING

from playground.models.answer_cache import AnswerCache, stamp_of
from playground.models.file_sizes import read_small_file
from playground.models.killable_process import Children, serve

if TYPE_CHECKING:
    from transformers import PreTrainedTokenizerBase

MAX_SECONDS = 20.0  # vocabularies of 260,000 tokens take three to six
MEMORY_BYTES = 3_000_000_000  # beyond what the libraries take
MAX_ADDED = 100_000  # tokens beside the vocabulary; models that write sound have some ten thousand
MAX_PARTS = 1_000  # of a list of processors, normalizers, decoders
MAX_GAPS = 100_000  # ids that no token has, beyond one for each token
_LISTS = ("processors", "normalizers", "pretokenizers", "decoders", "single", "pair")

_CHILDREN = Children("playground.models.tokenizer_process", most=1)
_KNOWN = AnswerCache()


def odd_tokenizer(folder: Path) -> str | None:
    """What of the tokenizer in this folder is more than any model has: "ids", "added" or "parts"; None where nothing
    is, or where it cannot be read, which reading it will say. Raises TooSlow or Crashed, and MemoryError."""
    return _KNOWN.get(stamp_of(folder), functools.partial(_ask, str(folder)))


def is_known(folder: Path) -> bool:
    """Whether `odd_tokenizer` would answer at once."""
    return _KNOWN.knows(stamp_of(folder))


def _ask(folder: str) -> str | None:
    answer = _CHILDREN.ask(folder, MAX_SECONDS)
    if answer == "memory":
        raise MemoryError
    return answer


def _answer(folder: str) -> str | None:
    """In the child."""
    from transformers import AutoTokenizer

    try:
        if (Path(folder) / "tokenizer.json").is_file():
            told = json.loads(read_small_file(Path(folder) / "tokenizer.json"))
            if odd := _odd_part(told):
                return odd
            del told
        AutoTokenizer.from_pretrained(folder, local_files_only=True, trust_remote_code=False)
    except MemoryError:
        return "memory"
    except Exception:  # reading it here says what is wrong with it
        return None
    return None


def _odd_part(tokenizer: PreTrainedTokenizerBase) -> str | None:
    """Of what a tokenizer.json holds."""
    if not isinstance(tokenizer, dict):
        return None
    model, added = tokenizer.get("model"), tokenizer.get("added_tokens")
    added = added if isinstance(added, list) else []
    if len(added) > MAX_ADDED:
        return "added"
    vocab = model.get("vocab") if isinstance(model, dict) else None
    named = vocab.values() if isinstance(vocab, dict) else [len(vocab)] if isinstance(vocab, list) else []
    ids = [*named, *(each.get("id") for each in added if isinstance(each, dict))]
    most = 2 * len(ids if isinstance(vocab, dict) else vocab or []) + MAX_GAPS
    if any(isinstance(each, int) and not -1 <= each <= most for each in ids):
        return "ids"
    return "parts" if _has_long_list({name: value for name, value in tokenizer.items() if name != "model"}) else None


def _has_long_list(value: object) -> bool:
    stack = [value]
    while stack:
        each = stack.pop()
        if isinstance(each, dict):
            if any(isinstance(each.get(name), list) and len(each[name]) > MAX_PARTS for name in _LISTS):
                return True
            stack += each.values()
        elif isinstance(each, list):
            stack += each
    return False


if __name__ == "__main__":
    import transformers.models.auto.tokenization_auto  # noqa: F401 - before the memory is limited

    serve(_answer, MEMORY_BYTES)

"""The marks between which a model writes its reasoning, as its tokenizer and its chat template name them.

Knows tokenizers; of transformers only what they are given.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from playground.metrics.reasoning import read_all
from playground.models.template_arguments import named_templates
from playground.models.token_texts import TokenTexts

if TYPE_CHECKING:
    from transformers import PreTrainedTokenizerBase

# Start and end: Qwen3, DeepSeek, SmolLM3 and many others; Magistral; Seed-OSS; gpt-oss, in its channel of analysis.
PAIRS = (
    ("<think>", "</think>"),
    ("[THINK]", "[/THINK]"),
    ("<seed:think>", "</seed:think>"),
    ("<|channel|>analysis<|message|>", "<|end|>"),
)


@dataclass(frozen=True)
class ReasoningMarks:
    """`start` and `end` as they are written, and the ids that write the end; `texts` are those of the tokenizer."""

    start: str
    end: str
    end_ids: tuple[int, ...]
    texts: TokenTexts

    def is_open(self, token_ids: Sequence[int]) -> bool:
        """Whether a span is open after these tokens, such as those of a prompt."""
        tokens = ((self.texts.label(i), self.texts.is_special(i)) for i in token_ids)
        return read_all(tokens, self.start, self.end).since is not None


def named_pair(tokens: Collection[str], template: object) -> tuple[str, str] | None:
    """The pair of marks that are both among these tokens, or else both written in the template, which is as a tokenizer
    has it."""
    written = "\0".join(named_templates(template).values())
    among = next((pair for pair in PAIRS if all(mark in tokens for mark in pair)), None)
    return among or next((pair for pair in PAIRS if all(mark in written for mark in pair)), None)


def reasoning_marks(tokenizer: PreTrainedTokenizerBase, texts: TokenTexts | None = None) -> ReasoningMarks | None:
    """The marks of a tokenizer, or None where neither its added tokens nor its chat template name any."""
    pair = named_pair(tokenizer.get_added_vocab(), getattr(tokenizer, "chat_template", None))
    if pair is None:
        return None
    end_ids = tokenizer(pair[1], add_special_tokens=False)["input_ids"]
    return ReasoningMarks(*pair, tuple(end_ids), texts or TokenTexts(tokenizer)) if end_ids else None

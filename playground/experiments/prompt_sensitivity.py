"""How the distribution of the next token moves with the wording of a prompt, as plain data: which prompts a model
reads, and what came of it.

A `PromptQuestion` is read by an engine (`playground.engines.protocol.Engine.read_prompts`): exact numbers over the
whole vocabulary, of the model's own distributions, before any processor; nothing is sampled. `question_of` makes one of
the runs of a comparison whose prompts differ, `PromptFindings` is what that comparison has found. Knows traces; no
engine, no tensors and no page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from playground.experiments.comparison import Comparison, ran_to_its_end
from playground.texts import said
from playground.trace import Diagnostic

QUESTION = "prompts"
CANDIDATES = 5  # the likeliest tokens of each prompt that are told
MOST_CANDIDATES = 24  # of all prompts together, but for each prompt's likeliest
MOST_PROMPTS = 50
MOST_TOKENS = 24  # of the text that all prompts are followed by, where it comes from a run
DISTANCES = (
    "entropy of the first token (nats)", "KL from the first prompt (nats)", "JS from the first prompt (nats)",
    "total variation from the first prompt", "mean KL along the text (nats)",
)  # fmt: skip
"""What tables say of a prompt, by the names of their columns."""
_PASSES = 256  # over which that text is shortened, one for each of its tokens after each prompt


@dataclass(frozen=True)
class PromptQuestion:
    """Prompts as token ids, as `model` reads them; the first is what the others are compared with. `text` are the ids
    of what follows each of them, none where only the first token is asked about. `begun` are those that stand before it
    in the decoder's text, its start token first, where the model has an encoder."""

    model: str
    prompts: Sequence[Sequence[int]]
    text: Sequence[int] = ()
    begun: Sequence[int] = ()


@dataclass(frozen=True)
class PromptsAdvanced:
    """So many forward passes were made."""

    done: int
    of: int


@dataclass(frozen=True)
class PromptsRead:
    """What came of a PromptQuestion (see `playground.engines.protocol.Engine.read_prompts`)."""

    values: dict[str, Any]


def prompt_problems(question: PromptQuestion) -> Iterator[Diagnostic]:
    """What is wrong with a question, as far as no model is needed to know it."""
    if len(question.prompts) < 2:
        yield Diagnostic("prompts", "error", said("There is only one prompt."), said("Write another one below it."))
    elif len(question.prompts) > MOST_PROMPTS:
        count, most = f"{len(question.prompts)}", f"{MOST_PROMPTS}"
        message = said("There are {count} prompts; {most} are possible here.", count=count, most=most)
        yield Diagnostic("prompts", "error", message, said("Take some of them out."))
    elif not all(question.prompts):
        yield Diagnostic("prompts", "error", said("A prompt has no tokens."), said("Write it, or take it out."))


# ----------------------------------------------------------------------------------------------- a comparison's prompts


def prompts_of(comparison: Comparison) -> dict[str, list[int]]:
    """The prompts of a comparison in their order, each with the numbers of its runs."""
    numbers: dict[str, list[int]] = {}
    for number, entry in enumerate(comparison.entries):
        numbers.setdefault(entry.request.asked, []).append(number)
    return numbers


def question_of(comparison: Comparison) -> PromptQuestion | None:
    """The question about the prompts of a comparison, as its runs have read them, followed by what the first prompt's
    run wrote; None where fewer than two of them were read, or one with pictures or sounds."""
    runs = [[comparison.traces[number] for number in numbers] for numbers in prompts_of(comparison).values()]
    read = [next((trace for trace in traces if trace.started), None) for traces in runs]
    if len(read) < 2 or None in read or any(trace.started.has_read_media for trace in read):
        return None
    first = read[0].started
    written = next((trace for trace in runs[0] if ran_to_its_end(trace)), None)
    most = min(MOST_TOKENS, max(1, _PASSES // len(read)))
    text = written.sequences[0].token_ids[:most] if written else []
    prompts = [[token.token_id for token in trace.started.prompt_tokens] for trace in read]
    return PromptQuestion(first.model, prompts, text, [token.token_id for token in first.decoder_tokens])


class PromptFindings:
    """What was found of a comparison's prompts: nothing before they were read. `waiting`: they are to be, once all runs
    have ended."""

    def __init__(self, waiting: bool = True) -> None:
        self._read: dict[str, Any] | None = None
        self.waiting = waiting

    def learn(self, values: dict[str, Any]) -> None:
        """Take in what came of the question: the values of a PromptsRead, or {"error": {"message", "fix"}}."""
        self._read, self.waiting = values, False

    def saved(self, comparison: Comparison) -> dict[str, Any]:
        """Plain values that `sharing/saved_questions.py` makes it from again."""
        return {"question": QUESTION, "read": self._read}

    def __call__(self, comparison: Comparison) -> dict[str, Any]:
        """{"question": "prompts", "done", "runs", "waiting", "prompts", "read"}: of each prompt {"label", "prompt",
        "entry"}, with the number of its first run; `read` is what `learn` was given, None before that."""
        lanes = comparison.kind == "lanes"
        prompts = [
            {
                "label": comparison.groups[comparison.entries[numbers[0]].group].label if lanes else f"{place}",
                "prompt": prompt,
                "entry": numbers[0],
            }
            for place, (prompt, numbers) in enumerate(prompts_of(comparison).items(), 1)
        ]
        return {
            "question": QUESTION,
            "done": comparison.ended,
            "runs": len(comparison.entries),
            "waiting": self.waiting and not comparison.stopped,
            "prompts": prompts,
            "read": self._read,
        }

    def columns(self, comparison: Comparison, prompt: str) -> dict[str, float | None]:
        """The DISTANCES of a prompt, by their names; empty where nothing is known."""
        read, asked = self._read, list(prompts_of(comparison))
        if not read or "error" in read or prompt not in asked:
            return {}
        number = asked.index(prompt)
        from_first = (read[name][0][number] for name in ("kl", "js", "tv"))
        values = (read["prompts"][number]["entropy"], *from_first, read["mean"][number])
        return dict(zip(DISTANCES, values, strict=True))

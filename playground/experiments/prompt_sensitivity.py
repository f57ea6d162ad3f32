"""What a comparison whose prompts differ asks about them, and what it has found: how the next token's distribution
moves with the wording. Knows traces; no engine, no tensors and no page.
"""

from __future__ import annotations

from typing import Any

from playground.experiments.comparison import Comparison, ran_to_its_end
from playground.questions import NoAnswer
from playground.questions.prompt_distances import PromptQuestion, PromptsAnswer

QUESTION = "prompts"
MOST_TOKENS = 24  # of the text that all prompts are followed by, where it comes from a run
_PASSES = 256  # over which that text is shortened, one for each of its tokens after each prompt



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
        self._read: PromptsAnswer | NoAnswer | None = None
        self.waiting = waiting

    def learn(self, answer: PromptsAnswer | NoAnswer) -> None:
        """Take in what came of the question."""
        self._read, self.waiting = answer, False

    def saved(self, comparison: Comparison) -> dict[str, Any]:
        """Plain values that `sharing/saved_questions.py` makes it from again."""
        return {"question": QUESTION, "read": self._read and self._read.values}

    def __call__(self, comparison: Comparison) -> dict[str, Any]:
        """{"question": "prompts", "done", "runs", "waiting", "prompts", "read"}: of each prompt {"label", "prompt",
        "entry"}, with the number of its first run; `read` has the values of what `learn` was given, None before."""
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
            "read": self._read and self._read.values,
        }

    def columns(self, comparison: Comparison, prompt: str) -> dict[str, float | None]:
        """The DISTANCES of a prompt, by their names; empty where nothing is known."""
        prompts = list(prompts_of(comparison))
        if not isinstance(self._read, PromptsAnswer) or prompt not in prompts:
            return {}
        return self._read.distances(prompts.index(prompt))

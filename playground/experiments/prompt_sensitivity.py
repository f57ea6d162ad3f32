"""What a comparison whose prompts differ asks about them, and what it has found: how the next token's distribution
moves with the wording. Knows traces; no engine, no tensors and no page.
"""

from __future__ import annotations

from playground.experiments.comparison import Comparison, Findings, ran_to_its_end
from playground.questions import NoAnswer
from playground.questions.prompt_distances import PromptQuestion, PromptsAnswer
from playground.trace.wire import Json, Record

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


class ComparedPrompt(Record, frozen=True):
    """A prompt: what it is called, and the number of its first run (`entry`)."""

    label: str
    prompt: str
    entry: int


class PromptReport(Findings, frozen=True):
    """What is known of the prompts: `read` has the values of a PromptsAnswer or of a NoAnswer, None before; `waiting`,
    that they are to be read."""

    waiting: bool
    prompts: list[ComparedPrompt]
    read: dict[str, Json] | None


class PromptFindings:
    """What was found of a comparison's prompts: nothing before they were read. `waiting`: they are to be, once all runs
    have ended."""

    def __init__(self, waiting: bool = True) -> None:
        self._read: PromptsAnswer | NoAnswer | None = None
        self.waiting = waiting

    def learn(self, answer: PromptsAnswer | NoAnswer) -> None:
        """Take in what came of the question."""
        self._read, self.waiting = answer, False

    def saved(self, comparison: Comparison) -> dict[str, Json]:
        """Plain values that `sharing/saved_questions.py` makes it from again."""
        return {"question": QUESTION, "read": self._read and self._read.values}

    def __call__(self, comparison: Comparison) -> PromptReport:
        lanes = comparison.kind == "lanes"
        prompts = [
            ComparedPrompt(
                comparison.groups[comparison.entries[numbers[0]].group].label if lanes else f"{place}",
                prompt, numbers[0],
            )
            for place, (prompt, numbers) in enumerate(prompts_of(comparison).items(), 1)
        ]  # fmt: skip
        return PromptReport(
            QUESTION, comparison.ended, len(comparison.entries), self.waiting and not comparison.stopped, prompts,
            self._read and self._read.values,
        )  # fmt: skip

    def columns(self, comparison: Comparison, prompt: str) -> dict[str, float | None]:
        """The DISTANCES of a prompt, by their names; empty where nothing is known."""
        prompts = list(prompts_of(comparison))
        if not isinstance(self._read, PromptsAnswer) or prompt not in prompts:
            return {}
        return self._read.distances(prompts.index(prompt))

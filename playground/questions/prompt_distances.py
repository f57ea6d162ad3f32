"""How the distribution of the next token moves with the wording of a prompt, as plain data: exact numbers over the
whole vocabulary, of the model's own distributions, before any processor; nothing is sampled. Knows no engine, no
tensors and no page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from playground.models.static_facts import ModelFacts
from playground.questions import Answer, Question, Table
from playground.settings import Settings
from playground.texts import said
from playground.trace import Diagnostic
from playground.trace.wire import Record

CANDIDATES = 5  # the likeliest tokens of each prompt that are told
MOST_CANDIDATES = 24  # of all prompts together, but for each prompt's likeliest
MOST_PROMPTS = 50
DISTANCES = (
    "entropy of the first token (nats)", "KL from the first prompt (nats)", "JS from the first prompt (nats)",
    "total variation from the first prompt", "mean KL along the text (nats)",
)  # fmt: skip
"""What tables say of a prompt, by the names of their columns."""


class FirstOfPrompt(Record, frozen=True, omit_defaults=True):
    """Of a prompt: how many `tokens` it has, the `entropy` of the first token's distribution after it, in nats, the id
    of its likeliest token (`top`), and whether that is the first prompt's (`same_top`). `prompt` is its text, where
    whoever asked has noted it."""

    tokens: int
    entropy: float | None
    top: int
    same_top: bool
    prompt: str = ""


class SharedCandidate(Record, frozen=True):
    """A token that is likely after one of the prompts, with its probability after each."""

    id: int
    text: str
    probabilities: list[float]


class FollowingToken(Record, frozen=True):
    """A token of the text that follows each prompt. After each of them: `kl`, KL(first prompt || this one) in nats, the
    `logprobs` of the token, and whether the likeliest token is the `same_top`."""

    id: int
    text: str
    piece: str | None
    kl: list[float | None]
    logprobs: list[float | None]
    same_top: list[bool]


class PromptsAnswer(Answer, frozen=True):
    """What came of a PromptQuestion. `candidates` are the likeliest tokens after any of the `prompts` that have more
    than 0.1 % somewhere. `kl`, `js` and `tv` lie between the distributions of the first token after prompt i and prompt
    j, at [i][j]: KL(i || j) and the Jensen-Shannon divergence in nats, the total variation. `text` has the tokens of
    the text that follows, `mean` the mean of their `kl` for each prompt. None stands for what is not finite, and for a
    mean of which nothing is known."""

    model: str
    device: str
    vocab: int
    prompts: list[FirstOfPrompt]
    candidates: list[SharedCandidate]
    kl: list[list[float | None]]
    js: list[list[float | None]]
    tv: list[list[float | None]]
    text: list[FollowingToken]
    mean: list[float | None]

    event: ClassVar[str] = "PromptsRead"

    @property
    def is_of_its_prompts(self) -> bool:
        """Whether each list that has a value for each prompt has as many as there are."""
        matrices = [self.kl, self.js, self.tv]
        rows = [self.mean, *matrices, *(row for matrix in matrices for row in matrix)]
        rows += [token.probabilities for token in self.candidates]
        rows += [row for token in self.text for row in (token.kl, token.logprobs, token.same_top)]
        return all(len(row) == len(self.prompts) for row in rows)

    def distances(self, number: int) -> dict[str, float | None]:
        """The DISTANCES of prompt `number`, by their names."""
        from_first = (matrix[0][number] for matrix in (self.kl, self.js, self.tv))
        return dict(zip(DISTANCES, (self.prompts[number].entropy, *from_first, self.mean[number]), strict=True))

    def tables(self) -> dict[str, Callable[[], Table]]:
        return {"prompts": self._table}

    def _table(self) -> Table:
        """A row for each prompt."""
        rows = ({"prompt": number + 1, **self.distances(number)} for number in range(len(self.prompts)))
        return ("prompt", *DISTANCES), rows


class PromptQuestion(Question, frozen=True):
    """Prompts as token ids, as `model` reads them; the first is what the others are compared with. `text` are the ids
    of what follows each of them, none where only the first token is asked about. `begun` are those that stand before it
    in the decoder's text, its start token first, where the model has an encoder."""

    model: Annotated[str, Meta(description="The model that reads.")]
    prompts: Annotated[
        Sequence[Sequence[int]],
        Meta(description="The ids of the tokens of each prompt; the others are compared with the first."),
    ]
    text: Annotated[
        Sequence[int], Meta(description="The ids of a text that follows each of them; none: only the first token.")
    ] = ()
    begun: Annotated[
        Sequence[int],
        Meta(description="Where the model has an encoder: what the decoder begins with, its start token first."),
    ] = ()

    name: ClassVar[str] = "read_prompts"
    answer: ClassVar[type[Answer]] = PromptsAnswer
    summary: ClassVar[str] = "How the distribution of the next token moves with the wording of a prompt."
    example: ClassVar = {"model": "stories", "prompts": [[260, 493], [493]], "text": [260]}
    stopped: ClassVar = (said("Reading the prompts was stopped."), said("Run them again."))
    too_long: ClassVar = (said("Reading the prompts took too long."), said("Use fewer or shorter ones."))

    def problems(self, settings: Settings, facts: ModelFacts | None = None) -> Iterator[Diagnostic]:
        if len(self.prompts) < 2:
            yield Diagnostic("prompts", "error", said("There is only one prompt."), said("Write another one below it."))
        elif len(self.prompts) > MOST_PROMPTS:
            count, most = f"{len(self.prompts)}", f"{MOST_PROMPTS}"
            message = said("There are {count} prompts; the limit here is {most}.", count=count, most=most)
            yield Diagnostic("prompts", "error", message, said("Take some of them out."))
        elif not all(self.prompts):
            yield Diagnostic("prompts", "error", said("A prompt has no tokens."), said("Write it, or take it out."))

    def num_tokens(self, answer: Answer) -> int:
        return len(self.prompts) * len(self.forced)

    @property
    def forced(self) -> list[int]:
        """The tokens that are read after each prompt. Without a text any token will do: what counts is the distribution
        before it."""
        return [*self.begun[1:], *(self.text or [0])]

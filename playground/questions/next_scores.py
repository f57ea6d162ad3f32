"""The scores of the next token at one place of a run, as plain data: the head of the distribution token by token, and
an account of all other tokens in bins.

Of a vocabulary of 150,000 tokens nobody needs each score to say what a temperature, a cut or a penalty would do: the
tokens that can win are told one by one, and of the others how many lie where. A page moves its knobs on this without
asking again. Knows traces and requests; no engine, no tensors and no page.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from playground.models.static_facts import ModelFacts
from playground.questions import Answer, CheckedQuestion, Question, Table
from playground.questions.run_texts import ids_of, started_of
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import error
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.texts import Text, said
from playground.trace import Diagnostic, Trace
from playground.trace.wire import Number, Record, Whole

HEAD = 256  # tokens that are told one by one
MOST_TOKENS = 500  # that can be named beside them
COLDEST = 0.05  # the temperature down to which every sum over the bins is exact to 1e-5


class TokenScore(Record, frozen=True, array_like=True):
    """A token and its score."""

    id: Whole
    text: str
    score: Number


class EarlierToken(Record, frozen=True, array_like=True):
    """A token that stands before the place, and its score as the next one."""

    id: Whole
    score: Number


class ScoreBin(Record, frozen=True, array_like=True):
    """So many tokens, the mean of their scores, and its standard deviation. In every sum half of the bin's tokens count
    as mean + spread, the others as mean - spread: of one or two tokens that is exact."""

    count: Whole
    mean: Number
    spread: Number


class ScoresAnswer(Answer, frozen=True):
    """What came of a ScoresQuestion. Scores are the model's own after all processors that run before the temperature,
    but for the biases and the repetition penalty, which can so be tried on them; where another processor works on what
    these make of a score, both have acted, and stand in `fixed`. Of the `vocab` tokens `num_removed` were removed by
    those processors, `names` of which are told, and stand nowhere else.

    `head` are the tokens with the highest scores, the highest first; of equal ones the higher id. `before` are those
    that stand before the place, in the order of their first time there, `tokens` those that were asked about; both may
    be in the head, too. All others are in `bins`, by falling scores. `after` names what runs after the cuts, such as a
    watermark, and is in none of these numbers. A score is rounded to what float32 holds.

    Every sum of exp(score / temperature) over all tokens is exact to 1e-5 of itself, for each temperature of at least
    COLDEST, whatever penalty and bias are tried."""

    model: str
    index: Whole
    vocab: Whole
    num_removed: Whole
    head: list[TokenScore]
    before: list[EarlierToken]
    tokens: list[TokenScore]
    bins: list[ScoreBin]
    names: list[str]
    fixed: list[str]
    after: list[str]

    event: ClassVar[str] = "ScoresRead"

    def weights(self) -> Iterator[tuple[float, float]]:
        """Each score with the number of tokens that have it, the bins as they count in sums."""
        single = {token.id: token.score for token in (*self.head, *self.before, *self.tokens)}
        yield from ((score, 1.0) for score in single.values())
        for each in self.bins:
            yield each.mean + each.spread, each.count / 2
            yield each.mean - each.spread, each.count / 2

    def log_total(self, temperature: float = 1.0) -> float:
        """log of the sum of exp(score / temperature) over all tokens: a token's log-probability, before any cut, is its
        score / temperature less this."""
        best = max(score for score, _ in self.weights())
        total = sum(count * math.exp((score - best) / temperature) for score, count in self.weights())
        return best / temperature + math.log(total)

    def tables(self) -> dict[str, Callable[[], Table]]:
        return {"tokens": self._table, "bins": self._bins}

    def _table(self) -> Table:
        """A row for each token of the head, with its probability at temperature 1 before any cut."""
        total, earlier = self.log_total(), {token.id for token in self.before}
        columns = ("rank", "id", "token", "score", "probability", "stands before")
        return columns, (
            dict(zip(columns, (rank, each.id, each.text, each.score, math.exp(each.score - total), each.id in earlier),
                     strict=True))
            for rank, each in enumerate(self.head, 1)
        )  # fmt: skip

    def _bins(self) -> Table:
        columns = ("count", "mean", "spread")
        return columns, (dict(zip(columns, (each.count, each.mean, each.spread), strict=True)) for each in self.bins)


class ScoresQuestion(Question, frozen=True):
    """The place after the token ids `ids` of a text that `request` has written; the next one's scores are asked about.
    `tokens` are ids whose scores are told in any case: those of a bias that is to be tried."""

    request: Annotated[GenerationRequest, Meta(description="What the run was asked for; its seed is ignored.")]
    ids: Annotated[Sequence[int], Meta(description="The token ids that it has written before the place.")] = ()
    tokens: Annotated[Sequence[int], Meta(description="Further token ids whose scores are told.")] = ()

    name: ClassVar[str] = "next_scores"
    answer: ClassVar[type[Answer]] = ScoresAnswer
    most: ClassVar[int] = 1  # places at once
    summary: ClassVar[str] = (
        "The scores of the next token at a place of a run: the highest one by one, all others in bins."
    )
    example: ClassVar = {"request": {"model": "stories", "prompt": "Once upon a"}, "ids": [], "tokens": []}
    stopped: ClassVar = (said("Reading the scores was stopped."), said("Ask again."))
    too_long: ClassVar = (said("Reading the scores took too long."), said("Select an earlier token."))

    @classmethod
    def of_run(cls, request: GenerationRequest, ids: Sequence[int], tokens: Sequence[int] = ()) -> ScoresQuestion:
        """About the place after these ids, which are all that a run of `request` has written before it."""
        return cls(dataclasses.replace(request, given=None, only_given=False, watch=[], read_prompt=False), ids, tokens)

    @classmethod
    def of_trace(cls, trace: Trace, index: int, sequence: int = 0, tokens: Sequence[int] = ()) -> ScoresQuestion:
        """About the place of generated token `index` (0 is the first) of a run's text number `sequence`. Raises
        ValueError where the trace has no such text or token."""
        started, ids = started_of(trace), ids_of(trace, sequence)
        if not 0 <= index < len(ids):
            raise ValueError(f"The text has {len(ids)} tokens, from 0; the question is about {index}.")
        return cls.of_run(GenerationRequest.from_dict(started.request), ids[:index], tokens)

    @property
    def models(self) -> list[str]:
        return [self.request.model]

    @property
    def num_new_tokens(self) -> int:
        return 1

    def problems(self, settings: Settings, facts: ModelFacts | None = None) -> list[Diagnostic]:
        return self.checked(settings, facts).problems

    def checked(self, settings: Settings, facts: ModelFacts | None = None) -> CheckedQuestion:
        """The request is looked through as it is read: for one text, without drafts."""
        defaults, context = (facts.generation_config, facts.context) if facts else (None, {})
        config = self.request.config
        if isinstance(config, Mapping):  # what is none is refused
            config = {**config, "num_return_sequences": 1}
        alone = dataclasses.replace(self.request, config=config, assistant=None)
        checked = Checked.of(alone, settings, defaults, context)
        problems = checked.errors
        if self.request.media:
            message = said("Scores can only be read after text, and this run has read pictures or sounds.")
            problems.append(error("media", message, said("Run the model on text only.")))
        for field, ids, most in (("ids", self.ids, settings.max_new_tokens), ("tokens", self.tokens, MOST_TOKENS)):
            if any(not 0 <= token_id < 2**31 for token_id in ids):
                problems.append(error(field, said("A token id is a whole number from 0."), said("Leave it out.")))
            elif most is not None and len(ids) > most:
                message = said("There are {count} token ids; the limit here is {most}.", count=len(ids), most=most)
                problems.append(error(field, message, said("Take some of them out.")))
        return CheckedQuestion(self, problems, checked)

    def num_tokens(self, answer: Answer) -> int:
        return 1

    def words(self, part: Record | None) -> Text:
        return said("Reading the scores …")

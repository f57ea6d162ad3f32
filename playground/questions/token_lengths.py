"""The token lengths of a text in two tokenizers, as plain data: how many tokens each makes of it, how many characters
stand in one, and where they cut.

A model pays for each token, in time and in its context, and learns from tokens, not from letters; what is a token is
learned too, from the texts that its tokenizer saw (Sennrich et al. 2016, https://arxiv.org/abs/1508.07909). Knows no
engine, no tokenizer and no page.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from playground.models.static_facts import ModelFacts
from playground.questions import Answer, Question, Table, WrittenToken
from playground.requests.request_problems import error
from playground.settings import Settings
from playground.texts import Text, many, numeral, said
from playground.trace import Diagnostic
from playground.trace.public_names import public_name
from playground.trace.wire import Record

_COLUMNS = ("model", "number", "id", "token", "begins at", "cut of both")


class TokenizedText(Record, frozen=True):
    """What a tokenizer makes of the text: its `tokens`, the mean of `characters_per_token`, and whether their pieces
    give the text back (`is_whole`): some tokenizers write all in small letters, or drop characters."""

    tokens: list[WrittenToken]
    characters_per_token: float
    is_whole: bool

    @property
    def starts(self) -> list[int]:
        """At which character of the text each token begins; of those that share one character, at that one."""
        lengths = (len(token.piece or "") for token in self.tokens[:-1])
        return [*itertools.accumulate(lengths, initial=0)] if self.tokens else []


class TokenLengthsAnswer(Answer, frozen=True):
    """What came of a TokenLengthsQuestion: the text has so many `characters`, and each of the `models` makes of it what
    `texts` has at the same place. `shared_cuts` of `cuts` places are those where both cut; None, as both, where a
    tokenizer does not give the text back."""

    models: Annotated[list[str], Meta(min_length=2, max_length=2)]
    characters: int
    texts: Annotated[list[TokenizedText], Meta(min_length=2, max_length=2)]
    cuts: int | None
    shared_cuts: int | None

    event: ClassVar[str] = "TokensCounted"

    @classmethod
    def of(cls, models: list[str], text: str, tokens: list[list[WrittenToken]]) -> TokenLengthsAnswer:
        """The answer, from what each tokenizer makes of the text."""
        texts = [
            TokenizedText(each, len(text) / max(1, len(each)), "".join(token.piece or "" for token in each) == text)
            for each in tokens
        ]
        one, other = (set(each.starts) - {0} for each in texts)
        known = all(each.is_whole for each in texts)
        return cls(models, len(text), texts, len(one | other) if known else None, len(one & other) if known else None)

    def sentence(self) -> Text:
        """It in one sentence."""
        (one, other), (text, other_text) = self.models, self.texts
        return said(
            "{one} cuts this text into {tokens}, {other} into {more}: {length} and {other_length} characters per "
            "token.",
            one=one, other=other,
            tokens=many(len(text.tokens), "{count} token", "{count} tokens"),
            more=many(len(other_text.tokens), "{count} token", "{count} tokens"),
            length=numeral(f"{text.characters_per_token:.1f}"),
            other_length=numeral(f"{other_text.characters_per_token:.1f}"),
        )  # fmt: skip

    @property
    def common(self) -> set[int]:
        """The characters at which both begin a token; none where that is not known."""
        one, other = (set(text.starts) for text in self.texts)
        return set() if self.cuts is None else one & other

    def tables(self) -> dict[str, Callable[[], Table]]:
        return {"tokens": self._table}

    def _table(self) -> Table:
        """A row for each token of each tokenizer; numbers count from 1, characters from 0."""
        common, is_known = self.common, self.cuts is not None
        rows = (
            (model, number, token.id, token.label, start, start in common if is_known else None)
            for model, text in zip(self.models, self.texts, strict=True)
            for number, (token, start) in enumerate(zip(text.tokens, text.starts, strict=True), 1)
        )
        return _COLUMNS, (dict(zip(_COLUMNS, row, strict=True)) for row in rows)


class TokenLengthsQuestion(Question, frozen=True):
    """A text, and two models whose tokenizers split it. Special tokens are not counted."""

    text: Annotated[str, Meta(description="The text.")]
    model: Annotated[str, Meta(description="A model of this server, whose tokenizer splits the text.")]
    other: Annotated[str, Meta(description="Another model, whose tokenizer splits it, too.")]

    name: ClassVar[str] = "token_lengths"
    model_fields: ClassVar = ("model", "other")
    answer: ClassVar[type[Answer]] = TokenLengthsAnswer
    reads_weights: ClassVar[bool] = False
    is_tool: ClassVar[bool] = True
    summary: ClassVar[str] = "How many tokens two tokenizers make of a text, and where they cut."
    example: ClassVar = {"text": "Once upon a time", "model": "stories", "other": "facts"}
    stopped: ClassVar = (said("Counting the tokens was stopped."), said("Count them again."))
    too_long: ClassVar = (said("Counting the tokens took too long."), said("Use a shorter text."))

    @property
    def public(self) -> TokenLengthsQuestion:
        return replace(self, model=public_name(self.model), other=public_name(self.other))

    def problems(self, settings: Settings, facts: ModelFacts | None = None) -> Iterator[Diagnostic]:
        if not self.text:
            yield error("text", said("There is no text."), said("Write one."))
        elif len(self.text) > settings.max_prompt_characters:
            message = said(
                "The text has {count} characters; this server reads {most}.",
                count=numeral(f"{len(self.text):,}"), most=numeral(f"{settings.max_prompt_characters:,}"),
            )  # fmt: skip
            yield error("text", message, said("Shorten it."))
        elif any("\ud800" <= character <= "\udfff" for character in self.text):
            yield error("text", said("The text holds half a character (a lone surrogate)."), said("Type it again."))
        for field, model in (("model", self.model), ("other", self.other)):
            if not model:
                yield error(field, said("No model is chosen."), said("Choose one."))

    def num_tokens(self, answer: TokenLengthsAnswer) -> int:
        return sum(len(text.tokens) for text in answer.texts)

    def words(self, part: Record | None) -> Text:
        return said("Counting the tokens …")

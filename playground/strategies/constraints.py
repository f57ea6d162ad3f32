"""Words that a text must contain, and how much of them it has. Imports no library.

A `Phrase` and an `AnyOf` are JSON objects, for the `constraints` of a GenerationConfig; `read_constraints` reads them.
`ConstraintState` is the state of a text by the rules of transformers 4.52.4: one constraint is written at a time, a
wrong token in the middle of one resets it (that token does not begin another), and each token of the text counts, the
prompt's too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from playground.texts import Text, said

_SHAPE = said('Write constraints as a list of {{"phrase": [ids]}} and {{"any_of": [[ids], [ids]]}}.')


class Phrase(dict):
    """{"phrase": [ids]}: the text must contain these token ids, one after the other."""

    def __init__(self, token_ids: Sequence[int]) -> None:
        super().__init__(phrase=list(token_ids))
        read_constraints([self])


class AnyOf(dict):
    """{"any_of": [[ids], [ids]]}: the text must contain one of these. None may begin with another one."""

    def __init__(self, alternatives: Sequence[Sequence[int]]) -> None:
        super().__init__(any_of=[list(token_ids) for token_ids in alternatives])
        read_constraints([self])


@dataclass(frozen=True)
class Constraint:
    """One of `alternatives` must be in the text; a phrase is the only one of its own."""

    alternatives: tuple[tuple[int, ...], ...]

    @property
    def length(self) -> int:
        """The number of tokens of the longest alternative."""
        return max(map(len, self.alternatives))

    def next_tokens(self, written: Sequence[int]) -> list[int]:
        """The tokens that continue `written`, a beginning of an alternative; none where it is complete."""
        count = len(written)
        matching = [word for word in self.alternatives if word[:count] == tuple(written)]
        return list(dict.fromkeys(word[count] for word in matching if len(word) > count))

    def is_in(self, text: Sequence[int]) -> bool:
        """Whether one of the alternatives is somewhere in the token ids `text`."""
        return any(
            tuple(text[start : start + len(word)]) == word
            for word in self.alternatives
            for start in range(len(text) - len(word) + 1)
        )


def read_constraints(constraints: object, force_words_ids: object = None) -> tuple[Constraint, ...]:
    """The constraints of a config, those of `force_words_ids` last: there, a list of ids is a phrase, and a list of
    such lists holds alternatives.

    Raises ValueError, saying what to do, for what is not of that form, and where there are none.
    """
    found = []
    for item in [] if constraints is None else _items(constraints):
        match item:
            case {"phrase": ids, **rest} if not rest:
                found.append(_constraint([ids]))
            case {"any_of": words, **rest} if not rest:
                found.append(_constraint(words))
            case _:
                raise ValueError(_not_so(said("{value} is not a constraint.", value=repr(item))))
    for word in [] if force_words_ids is None else _items(force_words_ids):
        nested = any(isinstance(part, list | tuple) for part in _items(word))
        found.append(_constraint(word if nested else [word]))
    if not found:
        raise ValueError(_not_so(said("There are no words to write.")))
    return tuple(found)


def _constraint(words: object) -> Constraint:
    words = tuple(_ids(word) for word in _items(words))
    for place, word in enumerate(words):
        if any(other[: len(word)] == word for other in words[:place] + words[place + 1 :]):
            raise ValueError(
                said(
                    "The alternative {ids} appears twice, or another one begins with it. Keep one of the two.",
                    ids=str(list(word)),
                )
            )
    return Constraint(words)


def _not_so(problem: Text) -> Text:
    return said("{a} {b}", a=problem, b=_SHAPE)


def _items(value: object) -> Sequence[Any]:
    if not isinstance(value, list | tuple) or not value:
        raise ValueError(_not_so(said("{value} must be a list that is not empty.", value=repr(value))))
    return value


def _ids(word: Any) -> tuple[int, ...]:
    for token in _items(word):
        if not isinstance(token, int) or isinstance(token, bool) or token < 0:
            problem = said("{value} is not a token id. Write whole numbers from 0.", value=repr(token))
            raise ValueError(_not_so(problem))
    return tuple(word)


@dataclass(frozen=True)
class ConstraintState:
    """What a text has of its constraints: the `pending` ones by number, in the order in which they are tried, the
    `current` one with the tokens `written` of it, and the number of tokens that the text has of each (`progress`)."""

    constraints: tuple[Constraint, ...]
    pending: tuple[int, ...]
    progress: tuple[int, ...]
    current: int | None = None
    written: tuple[int, ...] = ()

    @classmethod
    def after_text(cls, constraints: tuple[Constraint, ...], text: Sequence[int] = ()) -> ConstraintState:
        """The state after all tokens of `text`."""
        state = cls(constraints, tuple(range(len(constraints))), (0,) * len(constraints))
        for token in text:
            state = state.after(token)
        return state

    @property
    def complete(self) -> bool:
        """Whether the text has all that it must contain."""
        return self.current is None and not self.pending

    @property
    def bank(self) -> int:
        """The bank of the text: the tokens that it has of its constraints, where each counts as many as the longest
        one has, so that a finished one outweighs any that is begun."""
        longest = max(constraint.length for constraint in self.constraints)
        done = len(self.constraints) - len(self.pending) - (self.current is not None)
        if self.current is None:
            return done * longest
        return (done + 1) * longest - self.constraints[self.current].length + len(self.written)

    def next_tokens(self) -> list[int]:
        """The tokens that would advance a constraint; some twice where two constraints begin alike."""
        if self.current is not None:
            return self.constraints[self.current].next_tokens(self.written)
        return [token for number in self.pending for token in self.constraints[number].next_tokens(())]

    def after(self, token: int) -> ConstraintState:
        """The state with one more token."""
        if self.current is not None:
            if token in self.constraints[self.current].next_tokens(self.written):
                return self._with_written(self.current, (*self.written, token))
            pending = (*self.pending, self.current)  # from its beginning, when all others have been tried
            return replace(
                self, pending=pending, progress=self._progress_with(self.current, 0), current=None, written=()
            )
        for number in self.pending:
            if token in self.constraints[number].next_tokens(()):
                return self._with_written(number, (token,))
        return self

    def _with_written(self, number: int, written: tuple[int, ...]) -> ConstraintState:
        pending = tuple(other for other in self.pending if other != number)
        progress = self._progress_with(number, len(written))
        if not self.constraints[number].next_tokens(written):
            return replace(self, pending=pending, progress=progress, current=None, written=())
        return replace(self, pending=pending, progress=progress, current=number, written=written)

    def _progress_with(self, number: int, count: int) -> tuple[int, ...]:
        return (*self.progress[:number], count, *self.progress[number + 1 :])

"""An answer of a server with OpenAI's API as it comes, chunk by chunk: the steps of a run, each as soon as its place in
the text is known.

Servers hold text back (a stop string may begin there, a character may be incomplete), so a token waits until the text
has come that it adds. Knows `server_answers.py` and `answer_trace.py`; no connection.
"""

from __future__ import annotations

import codecs
from typing import Any

from playground.openai_client.answer_trace import STOPS, TokenIds, pieces_of, step_of
from playground.openai_client.server_answers import ServerChoice, ServerToken, read_chunk
from playground.texts import Text, said
from playground.trace import Sequence, Step, replace

MOST_WAITING = 64  # tokens that wait for their text: then they are shown as they are told


class LiveAnswer:
    """The texts of an answer, as far as they have come. So many texts were asked for, with `num_candidates` in each
    place."""

    def __init__(self, num_candidates: int, num_texts: int = 1, ids: TokenIds | None = None) -> None:
        ids = ids or TokenIds()
        self._texts = [_LiveText(index, ids, num_candidates) for index in range(num_texts)]
        self.draft: tuple[int, int] | None = None  # tokens drafted and accepted, where the server tells them
        self.characters = 0  # of text
        self._counted: int | None = None  # tokens of all texts, where the server says how many

    def add(self, chunk: Any) -> list[Step]:
        """The steps that are known now. Raises ValueError, in sentences for the person, for what is no chunk."""
        steps = []
        for index, told in read_chunk(chunk).items():
            if index >= len(self._texts):
                raise ValueError(said("The server sent more texts than requested."))
            self.characters += len(told.text or "")
            steps += self._texts[index].add(told)
        self.draft = _draft_of(chunk) or self.draft
        self._counted = _count_of(chunk) or self._counted
        return steps

    def end(self) -> list[Step]:
        """The steps of the tokens that still wait."""
        return [step for text in self._texts for step in text.flush()]

    @property
    def has_logprobs(self) -> bool:
        """Whether a token has come with its log-probability."""
        return any(text.steps or text.waiting for text in self._texts)

    @property
    def is_text_only(self) -> bool:
        """Whether text has come, and no token of it."""
        return self.characters > 0 and not self.has_logprobs

    @property
    def num_tokens(self) -> int:
        """How many tokens have come, of all texts. Where none is told, the server's own number of them, or 0."""
        return sum(len(text.steps) + len(text.waiting) for text in self._texts) or self._counted or 0

    @property
    def is_whole(self) -> bool:
        """Whether the server has said of each text that it began why it ended."""
        begun = [text for text in self._texts if text.has_begun]
        return bool(begun) and all(text.finish is not None for text in begun)

    @property
    def num_missing(self) -> int:
        """How many of the texts that were asked for the server has not begun."""
        return sum(not text.has_begun for text in self._texts)

    def sequences(self, note: Text, otherwise: str) -> list[Sequence]:
        """The texts as they end; `otherwise` is why one ends of which the server has not said it."""
        return [text.sequence(note, otherwise) for text in self._texts]


class _LiveText:
    """One text. `waiting` are tokens whose text has not come yet."""

    def __init__(self, number: int, ids: TokenIds, num_candidates: int) -> None:
        self._number, self._ids, self._num = number, ids, num_candidates
        self._untold = ""  # text that belongs to tokens which wait, or are still to come
        self._loose = False  # the tokens do not make up the text: each is shown as it is told
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.waiting: list[ServerToken] = []
        self.steps: list[Step] = []
        self.finish: str | None = None
        self._ends_by = ServerChoice()

    @property
    def has_begun(self) -> bool:
        """Whether anything of it has come."""
        return bool(self._untold or self.waiting or self.steps or self.finish is not None)

    def add(self, told: ServerChoice) -> list[Step]:
        self._untold += told.reasoning + (told.text or "")
        self.waiting += [token for token in told.tokens if token.logprob is not None]
        if told.finish is not None:
            self.finish, self._ends_by = told.finish, told
        return self._settled()

    def _settled(self) -> list[Step]:
        """Steps of the tokens at the beginning of `waiting` whose text has come."""
        steps = []
        while self.waiting and not self._loose:
            first = self.waiting[0]
            piece = first.data.decode("utf-8", "replace")
            if first.exact and "\N{REPLACEMENT CHARACTER}" not in piece and self._untold.startswith(piece):
                steps.append(self._step(self.waiting.pop(0), piece))
                self._untold = self._untold[len(piece) :]
                continue
            if first.exact and piece.startswith(self._untold):  # the text is still held back
                break
            if not (placed := self._placed()):
                break
            for each in placed:
                steps.append(self._step(self.waiting.pop(0), each))
            self._untold = ""
        if self._loose or len(self.waiting) > MOST_WAITING:
            steps += self._as_told()
        return steps

    def _placed(self) -> list[str | None]:
        """What each of the first tokens that wait adds, where they make up all the text that has come. Those at the end
        that add nothing wait for more: their text may be held back."""
        if not self._untold:
            return []
        pieces, adds_up = pieces_of(self.waiting, self._untold)
        while pieces and not pieces[-1]:
            pieces.pop()
        return pieces if adds_up else []

    def _as_told(self) -> list[Step]:
        self._loose, self._untold = True, ""
        tokens, self.waiting = self.waiting, []
        return [self._step(token, self._decoder.decode(token.data)) for token in tokens]

    def flush(self) -> list[Step]:
        """The steps of the tokens that wait, now that nothing more comes."""
        if self._loose or not self.waiting:
            return []
        pieces, self._loose = pieces_of(self.waiting, self._untold)
        self._loose = not self._loose
        tokens, self.waiting, self._untold = self.waiting, [], ""
        return [self._step(token, piece) for token, piece in zip(tokens, pieces, strict=True)]

    def _step(self, token: ServerToken, piece: str | None) -> Step:
        step = replace(step_of(self._ids, len(self.steps), token, piece, self._num), sequence=self._number)
        self.steps.append(step)
        return step

    def sequence(self, note: Text, otherwise: str) -> Sequence:
        """Without tokens, all the text that has come."""
        return Sequence(
            text="".join(step.piece or "" for step in self.steps) if self.steps else self._untold,
            token_ids=[step.chosen.token_id for step in self.steps],
            logprobs=[step.chosen.raw_logprob for step in self.steps],
            stop_reason=self._stop_reason(otherwise),
            note=note,
        )

    def _stop_reason(self, otherwise: str) -> str:
        if self.finish is None:
            return otherwise
        if self.finish == "stop" and self._ends_by.says_why:
            return "eos" if self._ends_by.stopped_at is None else "stop_string"
        return STOPS.get(self.finish, self.finish[:40])


def _count_of(chunk: Any) -> int | None:
    """How many tokens the server says that it has written."""
    usage = chunk.get("usage")
    count = usage.get("completion_tokens") if isinstance(usage, dict) else None
    return count if isinstance(count, int) and not isinstance(count, bool) and count >= 0 else None


def _draft_of(chunk: Any) -> tuple[int, int] | None:
    """How many tokens were drafted, and accepted, as llama.cpp tells it with its last chunk."""
    timings = chunk.get("timings")
    if not isinstance(timings, dict):
        return None
    counts = [timings.get(name) for name in ("draft_n", "draft_n_accepted")]
    if not all(isinstance(count, int) and not isinstance(count, bool) and count >= 0 for count in counts):
        return None
    return (counts[0], counts[1]) if counts[0] else None

"""A trace of what a server with OpenAI's API has answered: its tokens, their log-probabilities, their candidates.

What such an answer does not tell stays None: entropies, the size of the vocabulary, times, the seed. A token whose id
was not told gets a number below 0 of its own, so that the same token is the same one everywhere. Knows traces and
`server_answers.py`.
"""

from __future__ import annotations

import codecs
import math

from playground.openai_client.server_answers import ServerAnswer, ServerChoice, ServerToken
from playground.texts import Text, said
from playground.trace import (
    Candidate,
    Distribution,
    Finished,
    Sequence,
    Started,
    Step,
    Token,
    Trace,
    replace,
)

MODE = "elsewhere"
_UNKNOWN = "\N{REPLACEMENT CHARACTER}"
_LONGEST = 8  # characters that a token may add of which the server tells no text
STOPS = {"length": "length", "stop": "stop", "content_filter": "content_filter", "tool_calls": "tool_calls"}


def read_prompt_of(answer: ServerAnswer, ids: TokenIds) -> tuple[list[Token], list[Step]]:
    """Of an answer that only repeats the prompt (`echo`): its tokens, and a step for each but the first, whose index is
    its place. Raises ValueError where it is another one."""
    trace = trace_of_answer(answer, ids)
    if not trace.started.request:
        raise ValueError(said("The server answered with a text other than the prompt."))
    steps = [replace(step, index=place, given=False) for place, step in enumerate(trace.all_steps, 1)]
    told = [Token(step.chosen.token_id, step.chosen.text, step.piece) for step in steps]
    return [*trace.started.prompt_tokens, *told], steps


def trace_of_answer(answer: ServerAnswer, ids: TokenIds | None = None) -> Trace:
    """The answer as a finished run. `ids` has the numbers of tokens that are known before."""
    ids = ids or TokenIds()
    choices = [choice for choice in answer.choices if choice.tokens]
    num_prompt = _prompt_length(answer, choices)
    is_read = all(num_prompt >= len(choice.tokens) for choice in choices)  # the prompt was scored, and nothing written
    begin = 1 if is_read else num_prompt
    texts = [_Text(choice, begin, ids) for choice in choices]
    for choice in choices:
        if any(token.logprob is None for token in choice.tokens[begin:]):
            raise ValueError(said("A token of this answer has no log-probability."))
    first = texts[0]
    trace = Trace(
        Started(
            model=answer.model, mode=MODE, seed=None, prompt="".join(piece or "" for piece in first.pieces[:begin]),
            prompt_tokens=first.prompt, config={}, effective={}, eos_token_ids=[], num_sequences=len(choices),
            max_new_tokens=max(len(text.steps) for text in texts), device="", elsewhere=answer.endpoint,
            request={"only_given": True} if is_read and begin else {},
        )
    )  # fmt: skip
    trace.prompt_steps = first.prompt_steps
    longest = max(len(text.steps) for text in texts)
    for index in range(longest):  # side by side, as they were written
        for number, text in enumerate(texts):
            if index < len(text.steps):
                trace.all_steps.append(replace(text.steps[index], sequence=number, given=is_read))
    sequences = [text.sequence(is_read) for text in texts]
    trace.finished = Finished(sequences, None, None, sum(len(text.steps) for text in texts))
    return trace


def _prompt_length(answer: ServerAnswer, choices: list[ServerChoice]) -> int:
    """How many tokens at the beginning of each text are the prompt's (`echo`)."""
    unknown = min(_unknown_at_first(choice) for choice in choices)
    if unknown == 0 or answer.endpoint == "chat":  # the first token of a prompt has no log-probability; this one has
        return 0
    prompt, completion = answer.prompt_tokens, answer.completion_tokens
    told = sum(len(choice.tokens) for choice in choices)
    if prompt and completion is not None and told == prompt * len(choices) + completion:
        return prompt
    return unknown


def _unknown_at_first(choice: ServerChoice) -> int:
    """How many tokens at the beginning have no log-probability."""
    return next((i for i, token in enumerate(choice.tokens) if token.logprob is not None), len(choice.tokens))


class TokenIds:
    """A number for each token: the server's own where it tells one."""

    def __init__(self) -> None:
        self._made: dict[bytes, int] = {}

    def of(self, token: ServerToken, taken: set[int]) -> int:
        """`taken` are those of other candidates in the same place: two tokens can be written the same way."""
        if token.token_id is not None and token.token_id not in taken:
            return token.token_id
        key = token.data
        while (found := self._made.setdefault(key, -1 - len(self._made))) in taken:
            key += b"\xff"  # no text has it
        return found


class _Text:
    """One text of the answer, with its steps."""

    def __init__(self, choice: ServerChoice, begin: int, ids: TokenIds) -> None:
        self._choice = choice
        told = None if choice.text is None and not choice.reasoning else choice.reasoning + (choice.text or "")
        self.pieces, self._adds_up = pieces_of(choice.tokens, told)
        usual = min(len(token.top) for token in choice.tokens[begin:] or choice.tokens)
        pairs = zip(choice.tokens, self.pieces, strict=True)
        steps = [step_of(ids, place, token, piece, usual) for place, (token, piece) in enumerate(pairs)]
        self.prompt = [Token(step.chosen.token_id, step.chosen.text, step.piece) for step in steps[:begin]]
        known = all(token.logprob is not None for token in choice.tokens[1:begin])
        self.prompt_steps = steps[1:begin] if known else []
        self.steps = [replace(step, index=index) for index, step in enumerate(steps[begin:])]

    def sequence(self, is_read: bool) -> Sequence:
        return Sequence(
            text="".join(step.piece or "" for step in self.steps),
            token_ids=[step.chosen.token_id for step in self.steps],
            logprobs=[step.chosen.raw_logprob for step in self.steps],
            stop_reason="given" if is_read else self._stop_reason(),
            note=self._note(),
        )

    def _stop_reason(self) -> str:
        if self._choice.finish == "stop" and self._choice.says_why:
            return "eos" if self._choice.stopped_at is None else "stop_string"
        finish = self._choice.finish
        return "cut" if finish is None else STOPS.get(finish, finish[:40])

    def _note(self) -> Text:
        note = said(
            "Another server made this run. It gives the tokens, a log-probability for each and some candidates. It "
            "does not give entropies, what logits processors did, times, settings or the seed, nor whether temperature "
            "and filters are in the log-probabilities."
        )
        if self._adds_up:
            return note
        return said("{a} {b}", a=note, b=said("Its text and its tokens differ: the tokens are shown."))


def step_of(ids: TokenIds, index: int, token: ServerToken, piece: str | None, usual: int) -> Step:
    """`usual` is how many candidates there are in every place of this text, at least."""
    ranked = sorted(token.top, key=lambda each: _value(each.logprob), reverse=True)
    own = next((each for each in ranked if _same(each, token)), None)
    taken: set[int] = set()
    candidates = []
    for rank, each in enumerate(ranked, 1):
        has_rank = each is not own or rank < len(ranked) or _is_next(ranked, usual)
        candidate = _candidate(ids.of(each, taken), each, rank if has_rank else None)
        taken.add(candidate.token_id)
        candidates.append(candidate)
    chosen = _candidate(ids.of(token, taken), token, None) if own is None else candidates[ranked.index(own)]
    return Step(0, index, chosen, piece, Distribution(candidates, None, None, None), None, None)


def _same(one: ServerToken, other: ServerToken) -> bool:
    """Whether these are one token: by its id, where both have one. llama.cpp tells a whole character as the text of the
    token that completes it."""
    if one.token_id is not None and other.token_id is not None:
        return one.token_id == other.token_id
    return one.data == other.data


def _is_next(ranked: list[ServerToken], usual: int) -> bool:
    """Whether the last of these, the chosen token, follows the one before it in rank. Servers add the chosen token to
    the likeliest ones, however rare it is: it does not where there is one more than usual, or nothing else, unless what
    is left of the probability leaves no room for a likelier token."""
    shares = [math.exp(_value(each.logprob)) for each in ranked]
    return 1 - sum(shares) < shares[-1] or 1 < len(ranked) <= usual


def _candidate(token_id: int, token: ServerToken, rank: int | None) -> Candidate:
    value = _value(token.logprob)
    label = token.data.decode("utf-8", "backslashreplace")
    return Candidate(token_id, label, value, value if value > -math.inf else None, rank, rank)


def _value(logprob: float | None) -> float:
    return -math.inf if logprob is None else logprob


# ---------------------------------------------------------------------------------------------- tokens against a text


def pieces_of(tokens: list[ServerToken], text: str | None) -> tuple[list[str | None], bool]:
    """What each token adds to the text, None where it adds nothing; and whether that adds up to `text`."""
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    pieces = [decoder.decode(token.data, place == len(tokens) - 1) for place, token in enumerate(tokens)]
    if text is None or "".join(pieces) == text:
        return list(pieces), True
    placed = _placed(tokens, pieces, text)
    return (list(pieces), False) if placed is None else (placed, True)


def _placed(tokens: list[ServerToken], pieces: list[str], text: str) -> list[str | None] | None:
    """The pieces as they stand in `text`; None where they do not make it up. Special tokens are not in the text, nor is
    what stands after a stop string, and of parts of characters a server may not tell the bytes."""
    placed: list[str | None] = []
    at = 0
    waiting: list[int] = []  # tokens of which only their neighbours tell what they add
    for token, piece in zip(tokens, pieces, strict=True):
        if not token.exact or _UNKNOWN in piece:
            waiting.append(len(placed))
            placed.append("")
        elif waiting and piece:
            start = text.find(piece, at, at + _LONGEST * len(waiting) + len(piece))
            if start < 0:
                placed.append(None)
                continue
            placed[waiting[-1]] = text[at:start]
            waiting, at = [], start + len(piece)
            placed.append(piece)
        else:
            begins = text.startswith(piece, at)
            if not begins and at == 0 and text.startswith(piece.lstrip(" ")):  # the space before the first word
                piece, begins = piece.lstrip(" "), True
            if not begins and at < len(text) and piece.startswith(text[at:]):  # a stop string begins within it
                piece, begins = text[at:], True
            placed.append(piece if begins else None)
            at += len(piece) if begins else 0
    if waiting and len(text) - at <= _LONGEST * len(waiting):
        placed[waiting[-1]], at = text[at:], len(text)
    return placed if at == len(text) else None

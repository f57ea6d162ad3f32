"""Chat templates: what a model's own template makes of messages, and what each stretch of it is.

A template is a program of whoever made the model. It is rendered by transformers alone, in its sandbox; here it is
held to a time and to a length, and what it refuses is said with what to do. Not guarded against: one single operation
that takes long by itself. Knows tokenizers; imports no library.
"""

from __future__ import annotations

import contextlib
import re
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playground.requests.request import RequestError
from playground.trace import Diagnostic, Part

MOST_SECONDS = 2.0  # of rendering; real templates take milliseconds
MOST_CHARACTERS = 1_000_000

Messages = Sequence[Mapping[str, Any]]

_STAND_IN = re.compile("\ue000([0-9]+)\ue001")  # for the words of a message, in characters that no model writes
_NOT_TOLD = 200  # characters of a template's own error message, at most


@dataclass(frozen=True)
class Rendered:
    """The prompt that a template makes of messages: its text, its token ids, and what each stretch of them is. `parts`
    holds no more than the generation prompt where the template does more than to put the messages between words."""

    text: str
    token_ids: list[int]
    parts: list[Part]


def render(tokenizer: Any, messages: Messages, model: str) -> Rendered:
    """The prompt for `messages`, with the beginning of the answer at its end; the ids are those of
    `tokenizer.apply_chat_template(messages, add_generation_prompt=True)`.

    Raises RequestError where the tokenizer of `model` has no template, or where the template refuses the messages,
    takes too long or writes too much.
    """
    if not getattr(tokenizer, "chat_template", None):
        raise _refusal(f"{model} has no chat template.", "Write a prompt instead.")
    try:
        text = _written(tokenizer, messages)
    except Exception as error:
        raise _explained(error, tokenizer, messages, model) from error
    encoded = tokenizer(text, add_special_tokens=False, return_offsets_mapping=bool(tokenizer.is_fast))
    spans = _spans(tokenizer, messages, text)
    places = [start for start, _ in encoded.get("offset_mapping", ())]
    return Rendered(text, list(encoded["input_ids"]), _parts(spans, places, messages))


# -------------------------------------------------------------------------------------------------------- rendering


class _TooLong(Exception):
    """The template took more than its time."""


class _TooMuch(Exception):
    """The template wrote more than its length."""


def _written(tokenizer: Any, messages: Messages, begin_answer: bool = True) -> str:
    plain = [dict(message) for message in messages]
    with _limited(MOST_SECONDS):
        text = tokenizer.apply_chat_template(plain, tokenize=False, add_generation_prompt=begin_answer)
    if len(text) > MOST_CHARACTERS:
        raise _TooMuch(f"{len(text):,} characters")
    return text


@contextlib.contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Raise _TooLong out of Python code that runs longer: a thread cannot be stopped from outside."""
    end, before = time.monotonic() + seconds, sys.gettrace()

    def look(frame: Any, event: str, arg: Any) -> Any:
        if time.monotonic() > end:
            raise _TooLong
        return look

    sys.settrace(look)
    try:
        yield
    finally:
        sys.settrace(before)


def _renders(tokenizer: Any, messages: Messages) -> bool:
    try:
        return bool(messages) and _written(tokenizer, messages) is not None
    except Exception:
        return False


# ---------------------------------------------------------------------------------------------------- what is refused


def _refusal(message: str, fix: str) -> RequestError:
    return RequestError([Diagnostic("messages", "error", message, fix)])


def _explained(error: Exception, tokenizer: Any, messages: Messages, model: str) -> RequestError:
    """Why there is no prompt, and what to do."""
    whose = f"The chat template of {model}"
    if isinstance(error, _TooLong):
        return _refusal(f"{whose} took more than {MOST_SECONDS:g} seconds.", "Choose plain text, or another model.")
    if isinstance(error, _TooMuch | MemoryError):
        how = str(error) or "more than fits into memory"
        return _refusal(f"{whose} wrote {how}: that is too much.", "Choose plain text, or another model.")
    roles = [message["role"] for message in messages]
    others = [message for message in messages if message["role"] != "system"]
    if "system" in roles and _renders(tokenizer, others):
        fix = "Leave it out, or put its words at the beginning of the first message of the user."
        return _refusal(f"{whose} takes no system message here.", fix)
    strange = sorted({role for role in roles if role not in ("system", "user", "assistant")})
    if strange and _renders(tokenizer, [message for message in messages if message["role"] not in strange]):
        return _refusal(f"{whose} does not know the role {strange[0]}.", "Use user and assistant.")
    own = (str(error).strip().splitlines() or [type(error).__name__])[0]
    own = own if len(own) <= _NOT_TOLD else f"{own[:_NOT_TOLD]}…"
    fix = "Change the messages as it says: most templates want user and assistant by turns, the user first."
    return _refusal(f"{whose} refuses these messages: {own}", fix)


# ------------------------------------------------------------------------------------------------------ what is what


_Span = tuple[int, int, str, int | None]  # from which character to which, the kind of part, the message's number


def _spans(tokenizer: Any, messages: Messages, text: str) -> list[_Span]:
    """What the characters of `text` are, as far as that can be told, in their order."""
    try:
        begins = _written(tokenizer, messages, begin_answer=False)
    except Exception:  # some templates want to know of the answer
        begins = text
    begin = len(begins) if text.startswith(begins) else len(text)
    spans = _by_stand_ins(tokenizer, messages, text)
    cut = [(start, min(stop, begin), kind, number) for start, stop, kind, number in spans if start < begin]
    generation: list[_Span] = [(begin, len(text), "generation", None)] if begin < len(text) else []
    return cut + generation


def _by_stand_ins(tokenizer: Any, messages: Messages, text: str) -> list[_Span]:
    """Render the messages with a stand-in for the words of each: what lies between is the template's. None at all
    where `text` is not just that with the words in their places, for a template may look at them."""
    stand_ins = [{**message, "content": f"\ue000{i}\ue001"} for i, message in enumerate(messages)]
    try:
        pieces = _STAND_IN.split(_written(tokenizer, stand_ins))
    except Exception:
        return []
    frames, numbers = pieces[::2], [int(number) for number in pieces[1::2]]
    spans: list[_Span] = []
    at = 0
    for place, frame in enumerate(frames):
        if not text.startswith(frame, at):
            return []
        spans.append((at, at + len(frame), "template", None))
        at += len(frame)
        if place == len(numbers):
            break
        if numbers[place] >= len(messages):
            return []
        content, after = messages[numbers[place]]["content"], frames[place + 1]
        forms = (content, content.strip(), content.lstrip(), content.rstrip())  # many templates trim
        form = next((f for f in forms if text.startswith(f + after, at)), None)
        if form is None:
            return []
        spans.append((at, at + len(form), "message", numbers[place]))
        at += len(form)
    return [span for span in spans if span[0] < span[1]] if at == len(text) else []


def _parts(spans: list[_Span], places: list[int], messages: Messages) -> list[Part]:
    """The spans in tokens, which begin at the characters `places`."""
    parts, token = [], 0
    for _, stop, kind, number in spans:
        if kind == "generation" and not parts:  # all that could be told
            token = next((i for i, place in enumerate(places) if place >= spans[-1][0]), len(places))
        first = token
        while token < len(places) and places[token] < stop:
            token += 1
        if token > first:
            role = None if number is None else str(messages[number]["role"])
            parts.append(Part(kind, first, token, role, number))
    return parts

"""Renders a model's chat template, and labels each part of the result: message, template text, generation prompt.

A template is a program of whoever made the model. transformers renders it in its sandbox; here it gets a limit of time
and of length, and its errors become a RequestError with a fix. Not guarded against: one single operation that takes
long by itself. Knows tokenizers; imports no library.
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
from playground.texts import said
from playground.trace import Diagnostic, Part

MAX_SECONDS = 2.0  # of rendering; real templates take milliseconds
MAX_CHARACTERS = 1_000_000

Messages = Sequence[Mapping[str, Any]]

_PLACEHOLDER = re.compile("\ue000([0-9]+)\ue001")  # for the content of a message, in private-use characters
_MAX_ERROR_CHARACTERS = 200  # characters of a template's own error message, at most


@dataclass(frozen=True)
class Rendered:
    """The prompt that a template makes of messages: its text, its token ids, and its `parts`: only
    the generation prompt where the template does more than to insert the contents of the messages."""

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
        raise _refusal(said("{model} has no chat template.", model=model), said("Write a prompt instead."))
    try:
        text = _apply(tokenizer, messages)
    except Exception as error:
        raise _explain(error, tokenizer, messages, model) from error
    encoded = tokenizer(text, add_special_tokens=False, return_offsets_mapping=bool(tokenizer.is_fast))
    spans = _spans(tokenizer, messages, text)
    offsets = [start for start, _ in encoded.get("offset_mapping", ())]
    return Rendered(text, list(encoded["input_ids"]), _parts(spans, offsets, messages))


# -------------------------------------------------------------------------------------------------------- rendering


class _TooLong(Exception):
    """The template took more than its time."""


class _TooMuch(Exception):
    """The template wrote more than its length: how many characters."""


def _apply(tokenizer: Any, messages: Messages, begin_answer: bool = True) -> str:
    plain = [dict(message) for message in messages]
    with _time_limit(MAX_SECONDS):
        text = tokenizer.apply_chat_template(plain, tokenize=False, add_generation_prompt=begin_answer)
    if len(text) > MAX_CHARACTERS:
        raise _TooMuch(f"{len(text):,}")
    return text


@contextlib.contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """Raise _TooLong in Python code that runs longer than `seconds`, by a trace function: a thread cannot be stopped
    from outside."""
    end, before = time.monotonic() + seconds, sys.gettrace()

    def trace(frame: Any, event: str, arg: Any) -> Any:
        if time.monotonic() > end:
            raise _TooLong
        return trace

    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)


def _can_render(tokenizer: Any, messages: Messages) -> bool:
    try:
        return bool(messages) and _apply(tokenizer, messages) is not None
    except Exception:
        return False


# ---------------------------------------------------------------------------------------------------- what is refused


def _refusal(message: str, fix: str) -> RequestError:
    return RequestError([Diagnostic("messages", "error", message, fix)])


def _explain(error: Exception, tokenizer: Any, messages: Messages, model: str) -> RequestError:
    """The error of a template as a RequestError with a fix."""
    otherwise = said("Choose plain text, or another model.")
    if isinstance(error, _TooLong):
        seconds = f"{MAX_SECONDS:g}"
        message = said("The chat template of {model} took more than {seconds} seconds.", model=model, seconds=seconds)
        return _refusal(message, otherwise)
    if isinstance(error, _TooMuch):
        count = str(error)
        message = said("The chat template of {model} wrote too much: {count} characters.", model=model, count=count)
        return _refusal(message, otherwise)
    if isinstance(error, MemoryError):
        return _refusal(said("The chat template of {model} wrote more than fits into memory.", model=model), otherwise)
    roles = [message["role"] for message in messages]
    others = [message for message in messages if message["role"] != "system"]
    if "system" in roles and _can_render(tokenizer, others):
        fix = said("Leave it out, or put its text at the beginning of the first user message.")
        return _refusal(said("The chat template of {model} takes no system message here.", model=model), fix)
    strange = sorted({role for role in roles if role not in ("system", "user", "assistant")})
    if strange and _can_render(tokenizer, [message for message in messages if message["role"] not in strange]):
        message = said("The chat template of {model} does not know the role {role}.", model=model, role=strange[0])
        return _refusal(message, said("Use user and assistant."))
    own = (str(error).strip().splitlines() or [type(error).__name__])[0]
    own = own if len(own) <= _MAX_ERROR_CHARACTERS else f"{own[:_MAX_ERROR_CHARACTERS]}…"
    message = said("The chat template of {model} refuses these messages: {reason}", model=model, reason=own)
    fix = said("Change the messages as it says: most templates want user and assistant in turn, the user first.")
    return _refusal(message, fix)


# ------------------------------------------------------------------------------------------------------ what is what


_Span = tuple[int, int, str, int | None]  # first character, end, kind of Part, index of the message


def _spans(tokenizer: Any, messages: Messages, text: str) -> list[_Span]:
    """The parts of `text` in characters, in their order, as far as they are known."""
    try:
        begins = _apply(tokenizer, messages, begin_answer=False)
    except Exception:  # some templates fail without a generation prompt
        begins = text
    begin = len(begins) if text.startswith(begins) else len(text)
    spans = _spans_by_placeholder(tokenizer, messages, text)
    cut = [(start, min(stop, begin), kind, number) for start, stop, kind, number in spans if start < begin]
    generation: list[_Span] = [(begin, len(text), "generation", None)] if begin < len(text) else []
    return cut + generation


def _spans_by_placeholder(tokenizer: Any, messages: Messages, text: str) -> list[_Span]:
    """Render the messages with a placeholder as the content of each: what lies between is the template's. Empty where
    `text` is not that with the contents inserted, because the template looks at them."""
    placeholders = [{**message, "content": f"\ue000{i}\ue001"} for i, message in enumerate(messages)]
    try:
        pieces = _PLACEHOLDER.split(_apply(tokenizer, placeholders))
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


def _parts(spans: list[_Span], offsets: list[int], messages: Messages) -> list[Part]:
    """The spans in tokens; token i begins at character `offsets[i]`."""
    parts, token = [], 0
    for _, stop, kind, number in spans:
        if kind == "generation" and not parts:  # nothing else is known
            token = next((i for i, place in enumerate(offsets) if place >= spans[-1][0]), len(offsets))
        first = token
        while token < len(offsets) and offsets[token] < stop:
            token += 1
        if token > first:
            role = None if number is None else str(messages[number]["role"])
            parts.append(Part(kind, first, token, role, number))
    return parts

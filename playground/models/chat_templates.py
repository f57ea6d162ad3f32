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

from playground.models.template_arguments import template_reads
from playground.requests.request import RequestError
from playground.texts import said
from playground.trace import Diagnostic, Part

MAX_SECONDS = 2.0  # of rendering; real templates take milliseconds
MAX_CHARACTERS = 1_000_000

Messages = Sequence[Mapping[str, Any]]
Template = Mapping[str, Any] | None  # the field `template` of a request

_PLACEHOLDER = re.compile("\ue000([0-9]+)\ue001")  # for the content of a message, in private-use characters
_MAX_ERROR_CHARACTERS = 200  # characters of a template's own error message, at most


@dataclass(frozen=True)
class Rendered:
    """The prompt that a template makes of messages: its text, its token ids, and its `parts`: only
    the generation prompt where the template does more than to insert the contents of the messages."""

    text: str
    token_ids: list[int]
    parts: list[Part]


def render(tokenizer: Any, messages: Messages, model: str, template: Template = None) -> Rendered:
    """The prompt for `messages`, with the beginning of the answer at its end, or with their last one left open; the ids
    are those of `tokenizer.apply_chat_template(messages, add_generation_prompt=True)`, with the arguments, tools and
    documents of `template`.

    Raises RequestError where the tokenizer of `model` has no template, or where the template refuses the messages,
    does not read what `template` holds, takes too long or writes too much.
    """
    if not getattr(tokenizer, "chat_template", None):
        raise _refusal(said("{model} has no chat template.", model=model), said("Write a prompt instead."))
    _raise_for_unread(tokenizer, template, model)
    try:
        text = _apply(tokenizer, messages, template)
    except Exception as error:
        raise _explain(error, tokenizer, messages, model) from error
    encoded = tokenizer(text, add_special_tokens=False, return_offsets_mapping=bool(tokenizer.is_fast))
    spans = _spans(tokenizer, messages, text, template)
    offsets = [start for start, _ in encoded.get("offset_mapping", ())]
    return Rendered(text, list(encoded["input_ids"]), _parts(spans, offsets, messages))


# -------------------------------------------------------------------------------------------------------- rendering


class _TooLong(Exception):
    """The template took more than its time."""


class _TooMuch(Exception):
    """The template wrote more than its length: how many characters."""


def argument_defaults(tokenizer: Any, messages: Messages, template: Template = None) -> dict[str, bool]:
    """Of the arguments that the template reads as true or false, what leaving each out amounts to for these messages:
    it is rendered in all three ways. Without those that change nothing here."""
    found = {}
    for name, kind in template_reads(tokenizer.chat_template).arguments.items():
        others = {key: value for key, value in ((template or {}).get("arguments") or {}).items() if key != name}
        ways = ({**(template or {}), "arguments": others | set_} for set_ in ({}, {name: True}, {name: False}))
        if kind == "bool":
            try:
                left_out, on, off = (_apply(tokenizer, messages, way) for way in ways)
            except Exception:
                continue
            if on != off and left_out in (on, off):
                found[name] = left_out == on
    return found


def _apply(tokenizer: Any, messages: Messages, template: Template = None, begin_answer: bool = True) -> str:
    plain, template = [dict(message) for message in messages], template or {}
    keeps_open = bool(template.get("continue_final_message"))
    with _time_limit(MAX_SECONDS):
        text = tokenizer.apply_chat_template(
            plain,
            tools=template.get("tools") or None,
            documents=template.get("documents") or None,
            tokenize=False,
            add_generation_prompt=begin_answer and not keeps_open,
            continue_final_message=keeps_open,
            **(template.get("arguments") or {}),
        )
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


def _refusal(message: str, fix: str, knob: str = "messages") -> RequestError:
    return RequestError([Diagnostic(knob, "error", message, fix)])


def _raise_for_unread(tokenizer: Any, template: Template, model: str) -> None:
    """A template silently passes over what it does not read, which nobody would notice."""
    reads, asked = template_reads(tokenizer.chat_template), template or {}
    if asked.get("tools") and not reads.tools:
        fix = said("Leave tools out, or choose a model whose template reads them.")
        raise _refusal(said("The chat template of {model} takes no tools.", model=model), fix, "template")
    if asked.get("documents") and not reads.documents:
        fix = said("Leave documents out, or write them into the message.")
        raise _refusal(said("The chat template of {model} takes no documents.", model=model), fix, "template")
    unread = next((name for name in asked.get("arguments") or {} if name not in reads.arguments), None)
    if unread is not None:
        message = said("The chat template of {model} has no argument {name}.", model=model, name=unread)
        fix = said("Leave it out: it reads no arguments.")
        if reads.arguments:
            fix = said("Leave it out. It reads {names}.", names=", ".join(reads.arguments))
        raise _refusal(message, fix, "template")


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


def _spans(tokenizer: Any, messages: Messages, text: str, template: Template) -> list[_Span]:
    """The parts of `text` in characters, in their order, as far as they are known."""
    try:
        begins = _apply(tokenizer, messages, template, begin_answer=False)
    except Exception:  # some templates fail without a generation prompt
        begins = text
    begin = len(begins) if text.startswith(begins) else len(text)
    spans = _spans_by_placeholder(tokenizer, messages, text, template)
    cut = [(start, min(stop, begin), kind, number) for start, stop, kind, number in spans if start < begin]
    generation: list[_Span] = [(begin, len(text), "generation", None)] if begin < len(text) else []
    return cut + generation


def _spans_by_placeholder(tokenizer: Any, messages: Messages, text: str, template: Template) -> list[_Span]:
    """Render the messages with a placeholder as the content of each: what lies between is the template's. Empty where
    `text` is not that with the contents inserted, because the template looks at them."""
    placeholders = [{**message, "content": f"\ue000{i}\ue001"} for i, message in enumerate(messages)]
    try:
        pieces = _PLACEHOLDER.split(_apply(tokenizer, placeholders, template))
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

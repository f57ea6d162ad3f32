"""Renders a model's chat template, and labels each part of the result: message, template text, generation prompt.

A template is a program of whoever made the model. Those of bundled models are rendered here, all others in a process of
their own with limits of time and memory (`template_process.py`); their errors become a RequestError with a fix. Knows
tokenizers; imports no library.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from playground.models import template_process
from playground.models.catalog import BUNDLED
from playground.models.killable_process import Crashed, TooSlow
from playground.models.reference import name_of
from playground.models.template_arguments import MAX_CHARACTERS, named_templates, template_reads
from playground.models.template_process import TemplateTooLong, render_here, render_templates
from playground.requests.request import RequestError
from playground.requests.request_problems import request_error
from playground.texts import numeral, said
from playground.trace import Part
from playground.trace.wire import Json

if TYPE_CHECKING:
    from transformers import PreTrainedTokenizerBase

Messages = Sequence[Mapping[str, Json]]
Template = Mapping[str, Json] | None  # the field `template` of a request

_PLACEHOLDER = re.compile("\ue000([0-9]+)\ue001")  # for the content of a message, in private-use characters
_MAX_ERROR_CHARACTERS = 200  # characters of a template's own error message, at most


@dataclass(frozen=True)
class RenderedPrompt:
    """The prompt that a template makes of messages: its text, its token ids, and its `parts`: only
    the generation prompt where the template does more than to insert the contents of the messages."""

    text: str
    token_ids: list[int]
    parts: list[Part]


def render(
    tokenizer: PreTrainedTokenizerBase, messages: Messages, model: str, template: Template = None
) -> RenderedPrompt:
    """The prompt for `messages`, with the beginning of the answer at its end, or with their last one left open; the ids
    are those of `tokenizer.apply_chat_template(messages, add_generation_prompt=True)`, with the arguments, tools and
    documents of `template`.

    Raises RequestError where the tokenizer of `model` has no template, or where the template refuses the messages,
    does not read what `template` holds, takes too long or writes too much.
    """
    if not getattr(tokenizer, "chat_template", None):
        message = said("{model} has no chat template.", model=model)
        raise request_error("messages", message, said("Write a prompt instead."))
    if (count := sum(map(len, named_templates(tokenizer.chat_template).values()))) > MAX_CHARACTERS:
        message = said(
            "The chat template of {model} is too long: {count} characters.", model=model, count=numeral(f"{count:,}")
        )
        raise request_error("messages", message, _OTHERWISE)
    _raise_for_unread(tokenizer, template, model)
    # some templates fail without a generation prompt, and some look at the contents: then less is known of the parts
    ways = [
        _Way(messages, template), _Way(messages, template, begin_answer=False), _Way(_placeholders(messages), template)
    ]  # fmt: skip
    text, begins, marked = _render_all(tokenizer, model, ways)
    if isinstance(text, Exception):
        raise _explain(text, tokenizer, messages, model) from text
    encoded = tokenizer(text, add_special_tokens=False, return_offsets_mapping=bool(tokenizer.is_fast))
    spans = _spans(
        messages, text,
        text if isinstance(begins, Exception) else begins,
        None if isinstance(marked, Exception) else marked,
    )  # fmt: skip
    offsets = [start for start, _ in encoded.get("offset_mapping", ())]
    return RenderedPrompt(text, list(encoded["input_ids"]), _parts(spans, offsets, messages))


def render_with_media(
    tokenizer: PreTrainedTokenizerBase, messages: Messages, model: str, template: Template = None
) -> RenderedPrompt:
    """The same for messages whose contents may be lists of parts, as templates for pictures and sounds read them. The
    ids are for the processor, and what is whose is not told. Raises RequestError like `render`."""
    if not getattr(tokenizer, "chat_template", None):
        message = said("{model} has no chat template.", model=model)
        raise request_error("messages", message, said("Write a prompt instead."))
    _raise_for_unread(tokenizer, template, model)
    [text] = _render_all(tokenizer, model, [_Way(messages, template)])
    if isinstance(text, Exception):
        raise _explain(text, tokenizer, messages, model) from text
    return RenderedPrompt(text, [], [])


# -------------------------------------------------------------------------------------------------------- rendering


@dataclass(frozen=True)
class _Way:
    """How a template is asked to render: with which messages and field `template`, and whether the answer's beginning
    is written, too."""

    messages: Messages
    template: Template = None
    begin_answer: bool = True

    def call(self, tokenizer: PreTrainedTokenizerBase) -> dict[str, object]:
        """The arguments with which `apply_chat_template` of the tokenizer calls `render_jinja_template`."""
        asked = self.template or {}
        tools, keeps_open = asked.get("tools") or None, bool(asked.get("continue_final_message"))
        return {
            **tokenizer.special_tokens_map,
            **(asked.get("arguments") or {}),
            "messages": [dict(message) for message in self.messages],
            "tools": tools,
            "documents": asked.get("documents") or None,
            "chat_template": tokenizer.get_chat_template(tools=tools),
            "add_generation_prompt": self.begin_answer and not keeps_open,
            "continue_final_message": keeps_open,
        }


def argument_defaults(
    tokenizer: PreTrainedTokenizerBase, messages: Messages, model: str, template: Template = None
) -> dict[str, bool]:
    """Of the arguments that the template reads as true or false, what leaving each out amounts to for these messages:
    it is rendered in all three ways. Without those that change nothing here."""
    names = [name for name, kind in template_reads(tokenizer.chat_template).arguments.items() if kind == "bool"]
    ways = []
    for name in names:
        others = {key: value for key, value in ((template or {}).get("arguments") or {}).items() if key != name}
        sets: tuple[dict[str, bool], ...] = ({}, {name: True}, {name: False})
        ways += [_Way(messages, {**(template or {}), "arguments": others | each}) for each in sets]
    texts, found = _render_all(tokenizer, model, ways), {}
    for name, left_out, on, off in zip(names, texts[::3], texts[1::3], texts[2::3], strict=True):
        failed = any(isinstance(text, Exception) for text in (left_out, on, off))
        if not failed and on != off and left_out in (on, off):
            found[name] = left_out == on
    return found


def _render_all(tokenizer: PreTrainedTokenizerBase, model: str, ways: Sequence[_Way]) -> list[str | Exception]:
    """What the template writes in each of these ways, or why it does not."""
    try:
        calls = [way.call(tokenizer) for way in ways]
        if name_of(model) not in BUNDLED:
            return list(render_templates(calls)) if calls else []
    except Exception as error:
        return [error] * len(ways)
    return [_render_own(call) for call in calls]


def _render_own(call: dict[str, object]) -> str | Exception:
    try:
        return render_here(call)
    except Exception as error:
        return error


def _can_render(tokenizer: PreTrainedTokenizerBase, messages: Messages, model: str) -> bool:
    return bool(messages) and isinstance(_render_all(tokenizer, model, [_Way(messages)])[0], str)


# ---------------------------------------------------------------------------------------------------- what is refused


def _raise_for_unread(tokenizer: PreTrainedTokenizerBase, template: Template, model: str) -> None:
    """A template silently passes over what it does not read, which nobody would notice."""
    reads, asked = template_reads(tokenizer.chat_template), template or {}
    if asked.get("tools") and not reads.tools:
        fix = said("Leave tools out, or choose a model whose template reads them.")
        raise request_error("template", said("The chat template of {model} takes no tools.", model=model), fix)
    if asked.get("documents") and not reads.documents:
        fix = said("Leave documents out, or write them into the message.")
        raise request_error("template", said("The chat template of {model} takes no documents.", model=model), fix)
    unread = next((name for name in asked.get("arguments") or {} if name not in reads.arguments), None)
    if unread is not None:
        message = said("The chat template of {model} has no argument {name}.", model=model, name=unread)
        fix = said("Leave it out: it reads no arguments.")
        if reads.arguments:
            fix = said("Leave it out. It reads {names}.", names=", ".join(reads.arguments))
        raise request_error("template", message, fix)


_OTHERWISE = said("Choose plain text, or another model.")


def _explain(error: Exception, tokenizer: PreTrainedTokenizerBase, messages: Messages, model: str) -> RequestError:
    """The error of a template as a RequestError with a fix."""
    if isinstance(error, TooSlow):
        seconds = numeral(f"{template_process.MAX_SECONDS:g}")
        message = said("The chat template of {model} took more than {seconds} seconds.", model=model, seconds=seconds)
        return request_error("messages", message, _OTHERWISE)
    if isinstance(error, TemplateTooLong):
        count = numeral(str(error))
        message = said("The chat template of {model} wrote too much: {count} characters.", model=model, count=count)
        return request_error("messages", message, _OTHERWISE)
    if isinstance(error, MemoryError):
        message = said("The chat template of {model} wrote more than fits into memory.", model=model)
        return request_error("messages", message, _OTHERWISE)
    if isinstance(error, Crashed):
        message = said("The process that renders the chat template of {model} ended.", model=model)
        return request_error("messages", message, _OTHERWISE)
    roles = [message["role"] for message in messages]
    others = [message for message in messages if message["role"] != "system"]
    if "system" in roles and _can_render(tokenizer, others, model):
        fix = said("Leave it out, or put its text at the beginning of the first user message.")
        message = said("The chat template of {model} takes no system message here.", model=model)
        return request_error("messages", message, fix)
    strange = sorted({role for role in roles if role not in ("system", "user", "assistant")})
    known = [message for message in messages if message["role"] not in strange]
    if strange and _can_render(tokenizer, known, model):
        message = said("The chat template of {model} does not know the role {role}.", model=model, role=strange[0])
        return request_error("messages", message, said("Use user and assistant."))
    own = (str(error).strip().splitlines() or [type(error).__name__])[0]
    own = own if len(own) <= _MAX_ERROR_CHARACTERS else f"{own[:_MAX_ERROR_CHARACTERS]}…"
    message = said("The chat template of {model} refuses these messages: {reason}", model=model, reason=own)
    fix = said("Change the messages as it says: most templates want user and assistant in turn, the user first.")
    return request_error("messages", message, fix)


# ------------------------------------------------------------------------------------------------------ what is what


_Span = tuple[int, int, str, int | None]  # first character, end, kind of Part, index of the message


def _spans(messages: Messages, text: str, begins: str, marked: str | None) -> list[_Span]:
    """The parts of `text` in characters, in their order, as far as they are known. `begins` is the same without the
    beginning of the answer; `marked`, with placeholders for the contents, may be None."""
    begin = len(begins) if text.startswith(begins) else len(text)
    spans = [] if marked is None else _spans_by_placeholder(messages, text, marked)
    cut = [(start, min(stop, begin), kind, number) for start, stop, kind, number in spans if start < begin]
    generation: list[_Span] = [(begin, len(text), "generation", None)] if begin < len(text) else []
    return cut + generation


def _placeholders(messages: Messages) -> list[dict[str, object]]:
    """The messages with a placeholder as the content of each."""
    return [{**message, "content": f"\ue000{i}\ue001"} for i, message in enumerate(messages)]


def _spans_by_placeholder(messages: Messages, text: str, marked: str) -> list[_Span]:
    """What lies between the placeholders is the template's. Empty where `text` is not `marked` with the contents
    inserted, because the template looks at them."""
    pieces = _PLACEHOLDER.split(marked)
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

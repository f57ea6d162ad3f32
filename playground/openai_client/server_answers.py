"""Reads what servers with OpenAI's API answer when they are asked for log-probabilities: a whole answer as JSON, or the
chunks of a stream, as server-sent events (`data: {...}`) or one to a line.

Servers write the same thing in two shapes: lists of equal length (`tokens`, `token_logprobs`, `top_logprobs`), as the
completions of OpenAI and vLLM have them, or a list of tokens (`content`), as chats do, and at llama.cpp and Ollama
completions, too. Both become `ServerToken`s. Knows these shapes alone: what a trace makes of them is for
`answer_trace.py`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playground.texts import Text, said
from playground.trace.wire import Json, parse

MAX_CHOICES = 128  # OpenAI's own limit
UNLIKELY = -9999.0  # what servers write for a token that is too unlikely to say
_ESCAPED = re.compile(r"bytes:((?:\\x[0-9a-fA-F]{2})+)")  # how OpenAI's completions write a part of a character
_OTHER_FIELDS = re.compile(r"(:|event:|id:|retry:)")  # of server-sent events, comments among them


@dataclass(slots=True)
class ServerToken:
    """A token as a server tells it. `data` are its bytes, `exact` says whether they are sure to be; `logprob` is None
    where there is none, as for the first token of a prompt, and minus infinity where it was too low to say. `token_id`
    is there where the server told it. `top` are the candidates in its place, without `top` of their own."""

    data: bytes
    exact: bool
    logprob: float | None
    token_id: int | None = None
    top: list[ServerToken] = field(default_factory=list)


@dataclass(slots=True)
class ServerChoice:
    """One text of an answer. `text` is None where only tokens are told. `finish` is the server's `finish_reason`, None
    where the stream ended before it."""

    tokens: list[ServerToken] = field(default_factory=list)
    text: str | None = None
    reasoning: str = ""
    finish: str | None = None
    stopped_at: str | None = None  # the stop string, where the server names it
    says_why: bool = False  # whether it is a server that names it, and an EOS token by naming none


@dataclass(slots=True)
class ServerAnswer:
    """A whole answer. `endpoint` is "completions" or "chat"; the numbers of tokens are None where they are not told."""

    endpoint: str
    model: str
    choices: list[ServerChoice]
    prompt_tokens: int | None = None
    completion_tokens: int | None = None


def read_answer(text: str) -> ServerAnswer | None:
    """The answer in a file; None where the text is nothing of the kind. Raises ValueError, in sentences for the person,
    where it is an answer that cannot be read."""
    chunks = _chunks(text)
    if not chunks:
        return None
    reader = _Reader()
    for chunk in chunks:
        reader.take(chunk)
    return reader.answer()


def read_chunk(chunk: Any) -> dict[int, ServerChoice]:
    """What one chunk of a stream, as parsed JSON, adds to each choice, by its index. Raises ValueError, in sentences
    for the person, where it is none, or tells an error."""
    if not _is_chunk(chunk):
        raise ValueError(said("The server's answer is not in OpenAI’s format."))
    reader = _Reader()
    reader.take(chunk)
    return reader.choices


def _chunks(text: str) -> list[dict[str, object]] | None:
    try:
        data = parse(text)
    except ValueError:
        return _lines(text)
    data = data if isinstance(data, list) else [data]
    return data if data and all(map(_is_chunk, data)) else None


def _is_chunk(data: object) -> bool:
    if not isinstance(data, dict) or "events" in data or "entries" in data:
        return False
    return isinstance(data.get("choices"), list) or isinstance(data.get("error"), dict)


def _lines(text: str) -> list[dict[str, Json]] | None:
    """The chunks of a stream; None where its first line is none."""
    chunks: list[dict[str, object]] = []
    lines = [line.strip() for line in text.split("\n")]
    lines = [(number, line) for number, line in enumerate(lines, 1) if line and not _OTHER_FIELDS.match(line)]
    for place, (number, line) in enumerate(lines):
        payload = line.removeprefix("data:").strip()
        if payload == "[DONE]":
            break
        try:
            chunk = parse(payload)
        except ValueError as error:
            if not chunks:
                return None
            if place == len(lines) - 1:  # the stream was cut within a chunk
                break
            raise ValueError(
                said("Line {number} of this stream is not JSON ({reason}).", number=number, reason=str(error))
            ) from None
        if not _is_chunk(chunk):
            if not chunks:
                return None
            raise ValueError(said("Line {number} of this stream is not part of an answer.", number=number))
        chunks.append(chunk)
    return chunks


class _Reader:
    """An answer as its chunks come."""

    def __init__(self) -> None:
        self.choices: dict[int, ServerChoice] = {}
        self.id: Json = None
        self.model = ""
        self.is_chat = False
        self.usage: dict[str, object] = {}

    def take(self, chunk: dict[str, Json]) -> None:
        if isinstance(error := chunk.get("error"), dict):
            message = str(error.get("message"))[:500]
            raise ValueError(said("The server answered with an error: {message}", message=message))
        if self.id is not None and chunk.get("id") not in (None, self.id):
            raise ValueError(said("This file holds several answers. Save each as a file of its own."))
        self.id = chunk.get("id", self.id)
        self.model = _text(chunk.get("model"), "model") or self.model
        if isinstance(usage := chunk.get("usage"), dict):
            self.usage = usage
        for choice in chunk["choices"]:
            self._take_choice(choice)

    def _take_choice(self, choice: object) -> None:
        if not isinstance(choice, dict):
            raise _wrong("choices")
        index = choice.get("index", 0)
        if not (_is_int(index) and 0 <= index < MAX_CHOICES):
            raise _wrong("index")
        told = self.choices.setdefault(index, ServerChoice())
        message = choice.get("message", choice.get("delta"))
        if isinstance(message, dict):
            self.is_chat = True
            for name in ("reasoning_content", "reasoning"):
                told.reasoning += _text(message.get(name), name)
            _add_text(told, message.get("content"), "content")
        _add_text(told, choice.get("text"), "text")
        told.tokens += _tokens(choice.get("logprobs"))
        told.finish = _text(choice.get("finish_reason"), "finish_reason") or told.finish
        if "stop_reason" in choice:  # vLLM's: a stop string, the id of a token that ends a text, or null for EOS
            stop = choice["stop_reason"]
            told.stopped_at = stop if isinstance(stop, str) else None
            told.says_why = stop is None or isinstance(stop, str)

    def answer(self) -> ServerAnswer:
        choices = [self.choices[index] for index in sorted(self.choices)]
        if all(token.logprob is None for choice in choices for token in choice.tokens):
            raise ValueError(
                said(
                    "This answer has no log-probabilities. Ask the server for them: {chat} in a chat, {completions} in "
                    "a completion.",
                    chat='"logprobs": true, "top_logprobs": 5', completions='"logprobs": 5',
                )
            )  # fmt: skip
        counts = [self.usage.get(name) for name in ("prompt_tokens", "completion_tokens")]
        prompt, completion = [count if _is_int(count) and count >= 0 else None for count in counts]
        return ServerAnswer("chat" if self.is_chat else "completions", self.model, choices, prompt, completion)


def _add_text(told: ServerChoice, value: object, name: str) -> None:
    if value is not None:
        told.text = (told.text or "") + _text(value, name)


# --------------------------------------------------------------------------------------------------------- the tokens


def _tokens(logprobs: object) -> Iterator[ServerToken]:
    """The tokens of a choice's `logprobs`, in either shape."""
    if logprobs is None:
        return
    if not isinstance(logprobs, dict):
        raise _wrong("logprobs")
    for name in ("content", "refusal"):
        for entry in _list(logprobs.get(name), name):
            token = _told(entry)
            top = entry.get("top_logprobs", entry.get("top_probs"))
            token.top = [_told(each) for each in _list(top, "top_logprobs")]
            yield token
    texts = _list(logprobs.get("tokens"), "tokens")
    values = _list(logprobs.get("token_logprobs"), "token_logprobs")
    tops = _list(logprobs.get("top_logprobs"), "top_logprobs") if texts else []
    if len(values) != len(texts) or len(tops) not in (0, len(texts)):
        raise ValueError(said("The lists of tokens and of log-probabilities differ in length."))
    for place, (text, value) in enumerate(zip(texts, values, strict=True)):
        token = _named(text, value)
        top = tops[place] if tops else None
        if top is not None and not isinstance(top, dict):
            raise _wrong("top_logprobs")
        token.top = [_named(name, logprob) for name, logprob in (top or {}).items()]
        yield token


def _told(entry: object) -> ServerToken:
    """A token of a chat's shape."""
    if not isinstance(entry, dict) or "token" not in entry:
        raise _wrong("token")
    token = _named(entry["token"], _of_entry(entry))
    data = entry.get("bytes")
    if data is not None:
        if not (isinstance(data, list) and all(_is_int(byte) and 0 <= byte < 256 for byte in data)):
            raise _wrong("bytes")
        # a server that has not the bytes of a part of a character tells those of the replacement character
        token.data, token.exact = bytes(data), "\N{REPLACEMENT CHARACTER}".encode() not in bytes(data)
    if _is_int(entry.get("id")) and 0 <= entry["id"] < 2**31:  # llama.cpp's
        token.token_id = entry["id"]
    return token


def _of_entry(entry: dict[str, object]) -> object:
    """The log-probability; that of the probability that llama.cpp tells where it is asked for those after sampling."""
    share = entry.get("prob")
    if "logprob" in entry or isinstance(share, bool) or not isinstance(share, int | float) or not 0 <= share <= 1.01:
        return entry.get("logprob")
    return min(0.0, math.log(share)) if share else UNLIKELY


def _named(text: object, logprob: object) -> ServerToken:
    if not isinstance(text, str):
        raise _wrong("token")
    if escaped := _ESCAPED.fullmatch(text):
        return ServerToken(bytes.fromhex(escaped[1].replace("\\x", "")), True, _logprob(logprob))
    number = re.fullmatch(r"token_id:([0-9]{1,9})", text)  # of vLLM, where it was asked for
    exact = "\N{REPLACEMENT CHARACTER}" not in text and not number
    return ServerToken(text.encode(), exact, _logprob(logprob), int(number[1]) if number else None)


def _logprob(value: object) -> float | None:
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or math.isnan(value) or value > 0.01:
        raise _wrong("logprob")
    return -math.inf if value <= UNLIKELY else min(0.0, float(value))


def _list(value: object, name: str) -> list[Json]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise _wrong(name)
    return value


def _text(value: object, name: str) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        raise _wrong(name)
    return value


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _wrong(name: str) -> ValueError:
    problem: Text = said("The field {name} of this answer does not match OpenAI’s API.", name=name)
    return ValueError(problem)

"""The answers of `completions` and `chat/completions` in OpenAI's shapes: one document, or chunks as tokens come.

Both are made of the same parts, so they tell the same. Knows events and shapes; no route.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from playground.http_api.problem_details import Problem, diagnostic_values
from playground.openai_api.completion_requests import PARAMS, CompletionRequest
from playground.openai_api.completion_texts import TextStream, chat_logprobs, completion_logprobs, name_of
from playground.trace import Event, Failed, Finished, Started, Step, Stepped, Trace
from playground.trace.wire import Json

_LENGTH = ("length", "max_time")  # reasons that OpenAI calls "length"; all others are "stop"
NO_LOGPROBS = "This model denoises whole stretches of text: its tokens have no log-probabilities. Leave out logprobs."


@dataclass(frozen=True)
class ChoicePart:
    """What is new of one choice: text and the tokens that it came from; `finish` where nothing follows."""

    index: int
    text: str = ""
    steps: list[Step] = field(default_factory=list)
    finish: str | None = None
    stopped_at: str | None = None
    prompt: str | None = None  # what is told before the text
    begins: bool = False


class Telling:
    """The events of all runs of a call as parts of their choices."""

    def __init__(self, asked: CompletionRequest) -> None:
        self.asked = asked
        self.traces: dict[int, Trace] = {}
        self._texts: dict[int, TextStream] = {}
        self.prompt_tokens = self.completion_tokens = 0

    def take(self, number: int, event: Event) -> Iterator[ChoicePart]:
        """An event of the run of this number. Raises Problem where what was asked for cannot be told of it."""
        trace = self.traces.setdefault(number, Trace())
        if not isinstance(event, Stepped):  # those are told at once
            trace.add(event)
        if isinstance(event, Started):
            self.prompt_tokens += len(event.prompt_tokens)
            if self.asked.echo and event.decoder_tokens:
                raise Problem(400, "echo: An encoder reads the prompt: the text does not follow it. Leave it out.")
            prompt = event.prompt if self.asked.echo else None
            for sequence in range(event.num_sequences):
                yield ChoicePart(self._index(number, sequence), begins=True, prompt=prompt)
        elif isinstance(event, Stepped) and not self.asked.nothing_new:
            yield from self._add(self._index(number, event.step.sequence), [event.step])
        elif isinstance(event, Finished):
            yield from self._finish(number, event)

    def _add(self, index: int, steps: Iterable[Step]) -> Iterator[ChoicePart]:
        told = self._texts.setdefault(index, TextStream(self.asked.stops))
        for step in steps:
            text, sure = told.add(step)
            if text or sure:
                yield ChoicePart(index, text, sure)

    def _finish(self, number: int, finished: Finished) -> Iterator[ChoicePart]:
        trace = self.traces[number]
        for sequence, output in enumerate(finished.sequences):
            index = self._index(number, sequence)
            if trace.beam_steps:  # a search tells its texts when it has ended
                yield from self._add(index, trace.steps_of(sequence))
            if trace.canvas_steps:
                yield ChoicePart(index, self._canvas_text(output.text))
            if self.asked.nothing_new:
                yield ChoicePart(index, finish="length")
                continue
            self.completion_tokens += len(output.token_ids)
            told = self._texts.setdefault(index, TextStream(self.asked.stops))
            text, steps = told.end()
            if text or steps:
                yield ChoicePart(index, text, steps)
            reason = "length" if output.stop_reason in _LENGTH else "stop"
            yield ChoicePart(index, finish=reason, stopped_at=told.stopped_at)

    def _canvas_text(self, text: str) -> str:
        if self.asked.logprobs is not None:
            raise Problem(400, NO_LOGPROBS)
        ends = [text.find(stop) for stop in self.asked.stops if stop in text]
        return text[: min(ends)] if ends else text

    def _index(self, number: int, sequence: int) -> int:
        started = self.traces[number].started
        return number * (started.num_sequences if started else 1) + sequence

    def usage(self) -> dict[str, int]:
        """The numbers of tokens of all runs; a prompt counts once, however many texts follow it."""
        prompt, completion = self.prompt_tokens, self.completion_tokens
        return {"prompt_tokens": prompt, "completion_tokens": completion, "total_tokens": prompt + completion}

    def notes(self) -> dict[str, list[dict[str, str]]]:
        """What had no effect in the runs, each once, as the field "notes"; no field where there is nothing to say."""
        started = [trace.started for trace in self.traces.values() if trace.started]
        notes = {str(note): note for each in started for note in each.diagnostics}.values()
        return {"notes": [diagnostic_values(note) for note in notes]} if notes else {}

    @property
    def has_ended(self) -> bool:
        """Whether all runs of the call have come to their end."""
        return len(self.traces) == len(self.asked.requests) and all(trace.finished for trace in self.traces.values())


# ------------------------------------------------------------------------------------------------------- one document


def document(asked: CompletionRequest, items: Iterable[tuple[int, Event]]) -> str:
    """The whole answer. Raises Problem."""
    telling = Telling(asked)
    texts: dict[int, str] = {}
    steps: dict[int, list[Step]] = {}
    ends: dict[int, ChoicePart] = {}
    for number, event in items:
        for part in telling.take(number, event):
            texts[part.index] = texts.get(part.index, "") + part.text
            steps.setdefault(part.index, []).extend(part.steps)
            if part.finish:
                ends[part.index] = part
    each = len(texts) // max(1, len(telling.traces))  # texts for each prompt
    choices = [
        _choice(asked, ends[index], texts[index], steps[index], telling.traces[index // each])
        for index in sorted(texts)
    ]
    return json.dumps({**_head(asked, ""), "choices": choices, "usage": telling.usage(), **telling.notes()})


def _choice(asked: CompletionRequest, end: ChoicePart, text: str, steps: list[Step], trace: Trace) -> dict[str, Json]:
    top = asked.logprobs
    told: dict[str, object] = {"index": end.index, "finish_reason": end.finish, "stop_reason": end.stopped_at}
    if asked.is_chat:
        logprobs = None if top is None else chat_logprobs(steps, top)
        message = {"role": "assistant", "content": text, "refusal": None}
        return told | {"message": message, "logprobs": logprobs}
    prompt = trace.started.prompt if asked.echo else ""
    told["logprobs"] = None
    if top is not None:
        told["logprobs"] = completion_logprobs(steps, top, len(prompt), len(prompt) + len(text))
        if asked.echo:
            told["logprobs"] = _with_prompt(told["logprobs"], trace, top)
    return told | {"text": prompt + text}


def _with_prompt(logprobs: dict[str, object], trace: Trace, top: int) -> dict[str, Json]:
    """The tokens of the prompt before the others. The first has no log-probability: nothing comes before it."""
    tokens, steps = trace.started.prompt_tokens, trace.prompt_steps
    first = tokens[: len(tokens) - len(steps)]
    start, place = 0, []
    for token in first:
        place.append(start)
        start += len(token.piece or "")
    unknown: dict[str, object] = {
        "tokens": [name_of(token.text) for token in first], "token_logprobs": [None] * len(first),
        "top_logprobs": [None] * len(first), "text_offset": place,
    }  # fmt: skip
    read = completion_logprobs(steps, top, start)
    return {name: unknown[name] + read[name] + values for name, values in logprobs.items()}


def _head(asked: CompletionRequest, part: str, told_id: str = "", created: int = 0) -> dict[str, object]:
    kind = f"chat.completion{part}" if asked.is_chat else "text_completion"
    return {
        "id": told_id or new_id(asked),
        "object": kind,
        "created": created or int(time.time()),
        "model": asked.requests[0].model,
        "system_fingerprint": None,
    }


def new_id(asked: CompletionRequest) -> str:
    """A name for an answer."""
    return f"{'chatcmpl' if asked.is_chat else 'cmpl'}-{secrets.token_hex(12)}"


# ------------------------------------------------------------------------------------------------------------- chunks


class ChunkWriter:
    """Chunks as server-sent events (see `run_stream.Writer`)."""

    media_type = "text/event-stream"
    keep_alive = b": waiting\n\n"

    def __init__(self, asked: CompletionRequest) -> None:
        self._telling = Telling(asked)
        self._asked, self._head = asked, _head(asked, ".chunk")
        self._offsets: dict[int, int] = {}

    def write(self, item: tuple[int, Event]) -> bytes:
        """An event of a run."""
        parts = list(self._telling.take(*item))
        notes = self._telling.notes() if self._telling.has_ended else {}  # with the last chunk of all
        return b"".join([self._chunk(part, notes if part is parts[-1] else {}) for part in parts])

    def fail(self, failed: Failed) -> bytes:
        """The end of an answer that nothing follows."""
        return _event(error_of(Problem(503, f"{failed.message} {failed.fix}".strip(), failed.diagnostics)))

    def end(self) -> bytes:
        """What follows the last event."""
        usage = {**self._head, "choices": [], "usage": self._telling.usage()}
        return (_event(usage) if self._asked.include_usage else b"") + b"data: [DONE]\n\n"

    def _chunk(self, part: ChoicePart, more: dict[str, Json]) -> bytes:
        asked, top = self._asked, self._asked.logprobs
        choice: dict[str, object] = {"index": part.index, "finish_reason": part.finish, "logprobs": None}
        if part.finish:
            choice["stop_reason"] = part.stopped_at
        if asked.is_chat:
            choice["delta"] = {} if part.finish else {"content": part.text}
            if part.begins:
                choice["delta"] = {"role": "assistant", "content": ""}
            if part.steps and top is not None:
                choice["logprobs"] = chat_logprobs(part.steps, top)
        else:
            text = part.text if part.prompt is None else part.prompt
            if part.begins and not text:
                return b""
            choice["text"] = text
            offset = self._offsets.get(part.index, 0)
            if part.steps and top is not None:
                choice["logprobs"] = completion_logprobs(part.steps, top, offset)
            self._offsets[part.index] = offset + sum(len(step.piece or "") for step in part.steps)
        if not (part.begins or part.text or part.finish or choice["logprobs"]):
            return b""
        chunk = {**self._head, "choices": [choice], **more}
        return _event(chunk | {"usage": None} if asked.include_usage else chunk)


def _event(value: object) -> bytes:
    return f"data: {json.dumps(value)}\n\n".encode()


# ------------------------------------------------------------------------------------------------------------- errors


def error_of(problem: Problem) -> dict[str, Json]:
    """A problem in OpenAI's shape. `param` is the field that is wrong, by OpenAI's name."""
    first = next((d for d in problem.diagnostics if d.severity == "error"), None)
    param = PARAMS.get(first.knob, first.knob) if first else None
    kind, code = "invalid_request_error", None
    if problem.status == 401:
        code = "invalid_api_key"
    elif problem.status == 429:
        kind, code = "rate_limit_error", "rate_limit_exceeded"
    elif problem.status >= 500:
        kind = "server_error"
    elif (param == "model" and problem.status != 400) or problem.status == 404:
        code = "model_not_found" if param == "model" else "not_found"
    return {"error": {"message": problem.values()["detail"], "type": kind, "param": param, "code": code}}

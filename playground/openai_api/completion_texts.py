"""What is told of one text of a run in OpenAI's shapes: which of it can be told yet, and its log-probabilities.

The log-probabilities are the model's own, before temperature, penalties and filters (`Candidate.raw_logprob`), as
vLLM tells them unless it is set otherwise. Every token that was generated has one: those of the stop string and the EOS
token too, though their text is not told. Knows steps alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playground.trace import Candidate, Step
from playground.trace.wire import Json

UNLIKELY = -9999.0  # what OpenAI and vLLM write for minus infinity, for which JSON has no number
_BYTES = re.compile(r"(?:\\x[89a-f][0-9a-f])+")  # bytes that are no character, in a label


@dataclass
class TextStream:
    """One text as its tokens come. `stops` are the texts that end it, of which nothing is told: what may be the
    beginning of one waits."""

    stops: list[str]
    text: str = ""  # all of it that may be told
    stopped_at: str | None = None  # the stop string that was met
    _whole: str = ""  # with what waits
    _waiting: list[Step] = field(default_factory=list)

    def add(self, step: Step) -> tuple[str, list[Step]]:
        """A token. Returns what can be told now: text, and the tokens that it came from."""
        self._waiting.append(step)
        if self.stopped_at is not None:
            return "", []
        self._whole += step.piece or ""
        found = [(self._whole.find(stop), stop) for stop in self.stops if stop in self._whole]
        if found:
            at, self.stopped_at = min(found)
            return self._tell(at), []
        sure = len(self._whole) - max((_begun(self._whole, stop) for stop in self.stops), default=0)
        return self._tell(sure), self._tokens() if sure == len(self._whole) else []

    def end(self) -> tuple[str, list[Step]]:
        """What is left when the text has ended."""
        return self._tell(len(self._whole)) if self.stopped_at is None else "", self._tokens()

    def _tell(self, upto: int) -> str:
        new = self._whole[len(self.text) : upto]
        self.text += new
        return new

    def _tokens(self) -> list[Step]:
        waiting, self._waiting = self._waiting, []
        return waiting


def _begun(text: str, stop: str) -> int:
    """How many characters at the end of the text may begin the stop string."""
    return next((size for size in range(min(len(stop) - 1, len(text)), 0, -1) if text.endswith(stop[:size])), 0)


# --------------------------------------------------------------------------------------------------- log-probabilities


def chat_logprobs(steps: list[Step], top: int) -> dict[str, object]:
    """`logprobs` of a chat."""
    told = [{**_entry(step.chosen), "top_logprobs": list(map(_entry, _top(step, top)))} for step in steps]
    return {"content": told}


def completion_logprobs(steps: list[Step], top: int, start: int, end: int | None = None) -> dict[str, Json]:
    """`logprobs` of a completion, whose first token stands at the character `start`; its text ends at `end`. The chosen
    token is always among the candidates, as OpenAI has it."""
    told: dict[str, object] = {"tokens": [], "token_logprobs": [], "top_logprobs": [], "text_offset": []}
    for step in steps:
        told["tokens"].append(name_of(step.chosen.text))
        told["token_logprobs"].append(_logprob(step.chosen))
        told["top_logprobs"].append({name_of(c.text): _logprob(c) for c in [*_top(step, top), step.chosen]})
        told["text_offset"].append(start if end is None else min(start, end))
        start += len(step.piece or "")
    return told


def _entry(candidate: Candidate) -> dict[str, object]:
    return {"token": candidate.text, "logprob": _logprob(candidate), "bytes": list(bytes_of(candidate.text))}


def _top(step: Step, count: int) -> list[Candidate]:
    """The likeliest tokens before the processors."""
    ranked = [candidate for candidate in step.candidates if candidate.raw_rank and candidate.raw_rank <= count]
    return sorted(ranked, key=lambda candidate: candidate.raw_rank)


def _logprob(candidate: Candidate) -> float:
    return max(UNLIKELY, candidate.raw_logprob)


def bytes_of(label: str) -> bytes:
    """The bytes of a token, from its label, in which those that are no character are written as \\xNN."""
    parts, at = [], 0
    for match in _BYTES.finditer(label):
        parts += [label[at : match.start()].encode(), bytes.fromhex(match[0].replace("\\x", ""))]
        at = match.end()
    return b"".join([*parts, label[at:].encode()])


def name_of(label: str) -> str:
    """How a completion names a token: one that splits a character by all its bytes, as OpenAI writes it."""
    if not _BYTES.search(label):
        return label
    return "bytes:" + "".join(f"\\x{byte:02x}" for byte in bytes_of(label))

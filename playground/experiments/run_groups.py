"""What the runs of a comparison belong to: its groups, its axes, and what is found of all of them together. Plain data;
a Comparison (`comparison.py`) has the runs themselves.
"""

from __future__ import annotations

from dataclasses import dataclass

from playground.metrics.verdict import Verdict
from playground.requests.request import GenerationRequest
from playground.trace.wire import Record

PROMPT = "prompt"  # the name of an axis whose values are prompts


@dataclass(frozen=True)
class Group:
    """One strategy on one model. `place` is (row, column) in a grid; `id` says which lane of the page it is; `prompt`
    is what it is asked, where lanes differ by that."""

    label: str
    title: str
    model: str
    settings: str = ""
    seed: int | None = None
    place: tuple[int, ...] = ()
    id: int = 0
    prompt: str = ""


@dataclass(frozen=True)
class Entry:
    """One run: its group, by its index, and its request."""

    group: int
    request: GenerationRequest


@dataclass(frozen=True)
class Axis:
    """A knob of a grid, and its values as a person writes them; or "prompt", and the prompts."""

    knob: str
    values: list[str]


class Findings(Record, frozen=True):
    """What the runs of a comparison have shown all together, `done` of them so far: an answer to `question`."""

    question: str
    done: int
    runs: int

    @property
    def verdict(self) -> Verdict | None:
        """The answer in a sentence, where these findings have one."""
        return None

    @property
    def values(self) -> dict[str, object]:
        """As pages, files and programs have them: plain, but for texts, which are the page's to translate."""
        return _plain_values(self)


def _plain_values(value: object) -> object:
    if isinstance(value, Record):
        return {name: _plain_values(getattr(value, name)) for name in value.__struct_fields__}
    return [_plain_values(each) for each in value] if isinstance(value, list) else value


def number_of(text: str) -> float | int | str:
    """A swept value as the number that it is, so that -1 is one and no text."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text

"""Removes diagnostics that repeat or follow from another one.

Knows diagnostics and the labels of what they concern, not their subject. Standard library only.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from playground.texts import many, said
from playground.trace import Diagnostic, replace


def first_error_per_field(problems: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """The problems, with only the first error of each field: whether the others remain is seen once it is fixed."""
    refused = set()
    for problem in problems:
        if problem.severity != "error" or problem.knob not in refused:
            yield problem
        if problem.severity == "error":
            refused.add(problem.knob)


def depends_on(
    rule: Callable[[Mapping[str, object]], object], config: Mapping[str, object], names: Collection[str]
) -> bool:
    """Whether `rule(config)` reads one of `names`. While their values are invalid, its result is not known."""
    recorded = _RecordingConfig(config)
    rule(recorded)
    return not recorded.read.isdisjoint(names)


def merge_by_label(told: Sequence[tuple[str, Iterable[Diagnostic]]], lanes: bool = False) -> list[Diagnostic]:
    """The problems of several labelled items, each once, in their order. A problem that does not concern all of them
    begins with the labels of those it does, "A, C: ", and "Lanes A, C: " where the items are `lanes`."""
    about: dict[tuple[str, ...], tuple[Diagnostic, list[str]]] = {}
    for label, problems in told:
        for problem in problems:
            said_of = (problem.knob, problem.severity, problem.message, problem.fix)
            _, labels = about.setdefault(said_of, (problem, []))
            if label not in labels:
                labels.append(label)
    everybody = {label for label, _ in told}
    return [
        problem if len(labels) == len(everybody)
        else replace(problem, message=said("{labels}: {message}", labels=_named(labels, lanes),
                                           message=problem.message))
        for problem, labels in about.values()
    ]  # fmt: skip


def _named(labels: Sequence[str], lanes: bool) -> str:
    if max(map(len, labels)) > 1:  # no letters: more of them would be no label any more
        others = len(labels) - 1
        if not others:
            return labels[0]
        return many(others, "{label} and {count} other", "{label} and {count} others", label=labels[0])
    letters = ", ".join(labels)
    return many(len(labels), "Lane {letters}", "Lanes {letters}", letters=letters) if lanes else letters


class _RecordingConfig(dict):
    """A config that records which fields are read."""

    def __init__(self, config: Mapping[str, object]) -> None:
        super().__init__(config)
        self.read: set[str] = set()

    def get(self, name: str, default: object = None) -> Any:
        self.read.add(name)
        return super().get(name, default)

    def __getitem__(self, name: str) -> object:
        self.read.add(name)
        return super().__getitem__(name)

    def __contains__(self, name: object) -> bool:
        self.read.add(str(name))
        return super().__contains__(name)

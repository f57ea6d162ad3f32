"""One mistake is told once: what keeps a problem from coming back in other words.

Knows problems and who has them; nothing of what they are about. Standard library only.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from playground.trace.events import Diagnostic


def one_each(problems: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """The problems without the later errors of a field that has one: the first says what to do, and whether the others
    are left after that is seen then."""
    refused = set()
    for problem in problems:
        if problem.severity != "error" or problem.knob not in refused:
            yield problem
        if problem.severity == "error":
            refused.add(problem.knob)


def depends(rule: Callable[[Mapping[str, Any]], Any], config: Mapping[str, Any], names: Collection[str]) -> bool:
    """Whether the answer of `rule` to `config` hangs on one of `names`. Where their values are refused, it is not known
    before they are mended."""
    watched = _Watched(config)
    rule(watched)
    return not watched.asked.isdisjoint(names)


def shared(told: Sequence[tuple[str, Iterable[Diagnostic]]], word: str = "") -> list[Diagnostic]:
    """What is to be said of several, each with its label, in the order in which it comes: each thing once, after the
    labels of those that it is about, "A, C: ", with `word` before letters; without labels where it is about all."""
    about: dict[tuple[str, ...], tuple[Diagnostic, list[str]]] = {}
    for label, problems in told:
        for problem in problems:
            _, labels = about.setdefault(dataclasses.astuple(problem), (problem, []))
            if label not in labels:
                labels.append(label)
    everybody = {label for label, _ in told}
    return [
        problem if len(labels) == len(everybody)
        else dataclasses.replace(problem, message=f"{_named(word, labels)}: {problem.message}")
        for problem, labels in about.values()
    ]  # fmt: skip


def _named(word: str, labels: Sequence[str]) -> str:
    if max(map(len, labels)) > 1:  # no letters: more of them would be no label any more
        others = len(labels) - 1
        return labels[0] + (f" and {others} other{'s' if others > 1 else ''}" if others else "")
    return " ".join([*([word + "s" * (len(labels) > 1)] if word else []), ", ".join(labels)])


class _Watched(dict):
    """A config that remembers what it was asked for."""

    def __init__(self, config: Mapping[str, Any]) -> None:
        super().__init__(config)
        self.asked: set[str] = set()

    def get(self, name: str, default: Any = None) -> Any:
        self.asked.add(name)
        return super().get(name, default)

    def __getitem__(self, name: str) -> Any:
        self.asked.add(name)
        return super().__getitem__(name)

    def __contains__(self, name: object) -> bool:
        self.asked.add(str(name))
        return super().__contains__(name)

"""Tabs of the page, built once and lent to one test after the other: to build one takes longer than most tests take.

Before a tab is lent, all objects of which it is made hold again what they held when it was built: what visitors left in
them, and what tests put in the place of a method. `tests/ui/test_lent_tabs.py` looks whether anything stays behind.
"""

from __future__ import annotations

import copy
from typing import Any

from playground.settings import Settings
from playground.ui.playground_tab import PlaygroundTab
from tests.support.exchanged import Exchanged
from tests.support.visiting import make_tab

OURS = ("playground.ui.", "playground.server.", "playground.classroom.")


class _Kept:
    """A tab, and what it was like when it was built."""

    def __init__(self, engine: Any, settings: Settings) -> None:
        self.engine = Exchanged(engine)
        self.tab = make_tab(self.engine, settings)
        self._before = [(part, _copied(vars(part))) for part in _made_of(self.tab)]

    def reset(self, engine: Any) -> PlaygroundTab:
        self.engine.put(engine)
        for part, before in self._before:
            vars(part).clear()
            vars(part).update(_copied(before))
        return self.tab


def _made_of(tab: PlaygroundTab) -> list[Any]:
    """The tab and all objects of the page's own classes that it leads to."""
    found, further, seen = [], [tab], set()
    while further:
        thing = further.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if type(thing).__module__.startswith(OURS) and hasattr(thing, "__dict__"):
            found.append(thing)
            further += vars(thing).values()
        elif isinstance(thing, dict):
            further += thing.values()
        elif isinstance(thing, list | tuple | set | frozenset):
            further += thing
    return found


def _copied(values: dict[str, Any]) -> dict[str, Any]:
    """The same values, the collections among them as new ones."""
    return {name: copy.copy(each) if isinstance(each, dict | list | set) else each for name, each in values.items()}


class Tabs:
    """The tabs that were built so far, by what building them depends on."""

    def __init__(self) -> None:
        self._free: dict[str, list[_Kept]] = {}
        self._lent: list[tuple[str, _Kept]] = []

    def lend(self, engine: Any, settings: Settings | None = None) -> PlaygroundTab:
        """A tab with this engine and these settings that nobody else has."""
        settings = settings or Settings()
        depends_on = f"{settings} {engine.models()} {engine.facts(settings.default_model)}"
        free = self._free.setdefault(depends_on, [])
        kept = free.pop() if free else _Kept(engine, settings)
        self._lent.append((depends_on, kept))
        return kept.reset(engine)

    def take_back(self) -> None:
        """All that were lent are free again."""
        for depends_on, kept in self._lent:
            self._free[depends_on].append(kept)
        self._lent.clear()

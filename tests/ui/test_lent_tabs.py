"""A tab that tests lend one another: whatever one of them does with it, the next has one as it was built."""

from __future__ import annotations

import dataclasses

import gradio as gr
import pytest

from playground.settings import Settings
from playground.ui.page.ask_kinds import ChooseExample
from tests.support.exchanged import Exchanged
from tests.support.fakes import FakeEngine
from tests.support.lent_tabs import Tabs
from tests.support.visiting import Visitor


def held(thing, path="tab", seen=None) -> dict[str, str]:
    """All that a tab holds, by the way to it: what is of this project is gone through, as are collections and Gradio's
    components; of everything else it counts which object it is, and of plain values what they are."""
    seen = {} if seen is None else seen
    if thing is None or isinstance(thing, str | int | float | bool | bytes):
        return {path: repr(thing)}
    if id(thing) in seen:
        return {path: seen[id(thing)]}
    seen[id(thing)] = path
    found = {path: type(thing).__name__}
    if isinstance(thing, Exchanged):
        return found
    if isinstance(thing, dict):
        parts = {str(key): value for key, value in thing.items()}
    elif isinstance(thing, list | tuple):
        parts = dict(enumerate(thing))
    elif isinstance(thing, set | frozenset):
        return found | {f"{path} has": str(sorted(map(str, thing)))}
    elif isinstance(thing, gr.blocks.Block) or type(thing).__module__.startswith("playground."):
        parts = getattr(thing, "__dict__", {})
    else:
        return found | {f"{path} is": str(id(thing))}
    for name, part in parts.items():
        found |= held(part, f"{path}.{name}", seen)
    return found


def changes(before, after) -> dict[str, tuple]:
    return {path: (before.get(path), after.get(path)) for path in before | after if before.get(path) != after.get(path)}


def use(visitor) -> None:
    """Do of everything something: runs, views of many runs, a file, a history, a room, a refusal, a stop."""
    tab = visitor.tab
    visitor.generate(prompt="A fox", seed="5")
    visitor.call(tab.views.side_by_side.arrive, visitor.form)
    for kind in ("lanes", "seeds", "sweep"):
        visitor.compare(kind)
        visitor.save(kind)
    visitor.compare("lanes", stop_after=2, seed="7")
    visitor.generate(seed="many")
    visitor.call(tab.fill_chosen, visitor.form, ChooseExample(index=0))
    tab.page.rooms.open(None)
    tab.page.logs.begin("a")
    tab.page.visitors.readers._open["a"] += 1
    tab.page.engine.defaults = {"top_k": 3}
    tab.page.sessions = None
    tab.views.others["trial"].play = tab.last_seed


@pytest.mark.parametrize("settings", [Settings(), dataclasses.replace(Settings.public(), allow_rooms=True)])
def test_a_tab_that_was_used_is_as_it_was_built(settings):
    tabs = Tabs()
    tab = tabs.lend(FakeEngine(), settings)
    before = held(tab)
    assert len(before) > 1000
    use(Visitor(tab))
    assert len(changes(before, held(tab))) > 10, "it was used"
    tabs.take_back()
    engine = FakeEngine()
    again = tabs.lend(engine, settings)
    assert again is tab
    fresh = held(again)
    assert changes(before, fresh) == {}
    Visitor(again).generate()
    assert len(engine.requests) == 1


def test_one_tab_is_not_lent_twice_at_a_time_nor_for_other_settings_or_models():
    class Other(FakeEngine):
        def models(self):
            return ["another"]

    tabs = Tabs()
    first = tabs.lend(FakeEngine())
    tabs.take_back()
    others = [tabs.lend(FakeEngine(), Settings.public()), tabs.lend(Other())]
    assert first not in others
    assert tabs.lend(FakeEngine()) is first
    assert tabs.lend(FakeEngine()) is not first

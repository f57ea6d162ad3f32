"""What tests ask of a page with panes of many runs: the page, lines for it, real traces."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from playground.comparison import Comparison, Entry, Group
from playground.request import GenerationRequest
from playground.trace import Event, Trace, event_to_line
from tests.visualizers.reading import settle
from visualizers import css_variables, page_head
from visualizers.pane import GROUP_PANES

LANES = {pane.name: pane for pane in GROUP_PANES["lanes"]}


def page_of(names: Sequence[str], group: str = "lanes") -> str:
    """A page that shows these panes of the comparison of that name."""
    panes = [LANES[name] for name in names]
    styles = "".join(pane.css for pane in panes)
    places = "".join(f'<div id="pane-{pane.name}" style="margin: 14px 0">{pane.template}</div>' for pane in panes)
    mount = "; ".join(
        f"GenerationPlayground.mountGroup({json.dumps(pane.name)}, document.getElementById('pane-{pane.name}'), "
        f"{{group: {json.dumps(group)}}})"
        for pane in panes
    )
    return f"""<!doctype html><html lang="en" class="gp-standalone"><meta name="viewport" content="width=device-width">
<style>{css_variables()} body {{ margin: 10px; background: var(--gp-page); }} {styles}</style>{page_head()}
<body>{places}<script>{mount}</script>"""


def feed_group(page, text: str, turn: int = 1, group: str = "lanes") -> None:
    """Give the page the whole log so far, and wait until it is drawn."""
    page.evaluate("([name, text, turn]) => GenerationPlayground.feedGroup(name, text, turn)", [group, text, turn])
    settle(page)


def lane_groups(count: int, **fields: object) -> list[Group]:
    """Groups A, B and so on; `fields` are those that all of them have."""
    return [
        Group(**{"label": chr(65 + i), "title": f"Lane {i}", "model": "stories", "id": 100 + i, "seed": 7} | fields)
        for i in range(count)
    ]


def comparison(traces: Iterable[Sequence[Trace] | Trace], groups: Sequence[Group] | None = None, kind="lanes"):
    """A Comparison that has taken in every event of these traces: one trace for each group, or a list of them. The
    prompt is that of the first one."""
    lists = [[each] if isinstance(each, Trace) else list(each) for each in traces]
    groups = groups or lane_groups(len(lists))
    prompt = lists[0][0].started.prompt if lists[0][0].started else ""
    flat = [(number, trace) for number, own in enumerate(lists) for trace in own]
    entries = [Entry(number, GenerationRequest(groups[number].model, prompt, seed=trace.seed)) for number, trace in flat]
    made = Comparison(kind, prompt, groups, entries)
    for number, (_, trace) in enumerate(flat):
        for event in trace.events():
            made.add(number, event)
    return made


def of(entry: int, event: Event) -> str:
    """The line that tells of an event of a lane's run."""
    return f'{{"type":"Of","entry":{entry},"event":{event_to_line(event).rstrip()}}}\n'

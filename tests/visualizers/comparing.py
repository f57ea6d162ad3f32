"""What tests ask of a page with panes of many runs: the page, lines for it, real traces."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Sequence

from playground.api import compare
from playground.experiments.comparison import Comparison, Entry, Group
from playground.requests.request import GenerationRequest
from playground.trace import Event, Step, Trace, event_to_line
from tests.visualizers.reading import settle
from visualizers import css_variables, page_head, styles_of
from visualizers.pane import GROUP_PANES

LANES = {pane.name: pane for pane in GROUP_PANES["lanes"]}
GROUP = "GenerationPlayground.group('lanes')"
CONFIGS = {
    "Greedy": {"do_sample": False},
    "Nucleus": {"do_sample": True, "top_p": 0.9, "temperature": 0.9},
    "Beams": {"do_sample": False, "num_beams": 3},
    "Penalty": {"do_sample": False, "repetition_penalty": 1.3},
}


def page_of(names: Sequence[str], group: str = "lanes") -> str:
    """A page that shows these panes of the comparison of that name."""
    panes = [LANES[name] for name in names]
    styles = styles_of(panes)
    places = "".join(f'<div id="pane-{pane.name}" style="margin: 14px 0">{pane.template}</div>' for pane in panes)
    mount = "; ".join(
        f"GenerationPlayground.mountGroup({json.dumps(pane.name)}, document.getElementById('pane-{pane.name}'), "
        f"{{group: {json.dumps(group)}}})"
        for pane in panes
    )
    return f"""<!doctype html><html lang="en" class="gp-standalone"><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
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
    requests = [GenerationRequest(groups[number].model, prompt, seed=trace.seed) for number, trace in flat]
    entries = [Entry(number, request) for (number, _), request in zip(flat, requests, strict=True)]
    made = Comparison(kind, prompt, groups, entries)
    for number, (_, trace) in enumerate(flat):
        for event in trace.events():
            made.add(number, event)
    return made


def of(entry: int, event: Event) -> str:
    """The line that tells of an event of a lane's run."""
    return f'{{"type":"Of","entry":{entry},"event":{event_to_line(event).rstrip()}}}\n'


@functools.cache
def real_lanes() -> Comparison:
    """Four strategies of the bundled model on one prompt; the sampling one has three seeds. Run once for all tests."""
    requests = [
        GenerationRequest("stories", "Once upon a time,", config={**config, "max_new_tokens": 40}, seed=seed)
        for name, config in CONFIGS.items()
        for seed in ((3, 4, 5) if name == "Nucleus" else (3,))
    ]
    greedy, *nucleus, beams, penalty = compare(requests)
    groups = [
        Group(chr(65 + i), name, "stories", f"like {name}", None if name == "Nucleus" else 3, id=100 + i)
        for i, name in enumerate(CONFIGS)
    ]
    return comparison([greedy, nucleus, beams, penalty], groups)


def first_traces(runs: Comparison) -> list[Trace]:
    """The first run of each group."""
    return [runs.traces_of(number)[0] for number in range(len(runs.groups))]


def best(trace: Trace) -> list[Step]:
    """The tokens of a run's best text."""
    return trace.steps_of(0)


def parting(one: Trace, other: Trace) -> int:
    """How many tokens two texts share at their beginning."""
    pairs = zip(best(one), best(other), strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a.chosen.token_id != b.chosen.token_id), 10**6)


def shares(value: float) -> str:
    """A probability as the panes write it."""
    percent = value * 100
    if percent < 1:
        return "<0.01%" if 0 < percent < 0.01 else f"{percent:.2f}%" if percent else "0%"
    return f"{percent:.1f}".removesuffix(".0") + "%"


def lane(page, number: int):
    """A column."""
    return page.locator(".gp-lane").nth(number)


def text_of(page, number: int) -> str:
    """The text of a column, as it would be copied."""
    return lane(page, number).locator(".gp-lane-text").text_content()


def lanes_now(runs: Comparison, **changes: object) -> list[dict]:
    """What the page would hand over as the lanes that it has now; `changes` are those of the first one."""
    lanes = [
        {"id": g.id, "label": g.label, "title": g.title, "model": g.model, "seed": g.seed, "settings": g.settings,
         "selected": i == 1, "problem": None}
        for i, g in enumerate(runs.groups)
    ]  # fmt: skip
    lanes[0] |= changes
    return lanes


def set_lanes(page, lanes: list[dict]) -> None:
    """Hand these lanes over, as the page does; `window.asked` notes what it is asked for."""
    page.evaluate(
        f"""(lanes) => {{
          window.asked ??= [];
          {GROUP}.answers.lane ??= (what) => window.asked.push(what);
          {GROUP}.setLanes(lanes);
        }}""",
        lanes,
    )
    settle(page)

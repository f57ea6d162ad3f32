"""The log of a comparison in a real browser: reading, a new run, damaged lines, what is told to whom."""

from __future__ import annotations

import json

import pytest

from playground.trace import Loading, Queued, Trace
from tests.support.slow import one_in
from tests.visualizers import made
from tests.visualizers.comparing import comparison, feed_group, lane_groups, of, page_of
from tests.visualizers.reading import settle

PAGE = page_of([])
GROUP = "GenerationPlayground.group('lanes')"


def written(page) -> list[str]:
    """The text of every entry, whether it has a log or tokens alone."""
    return page.evaluate(
        f"""() => {GROUP}.entries.map(({{log, tokens}}) => {{
          if (!log) return tokens.map(({{text}}) => text).join('');
          let text = '';
          for (let step = log.lines().length ? log.lines()[0].last : null; step; step = step.before) {{
            text = step.chosen.text + text;
          }}
          return text;
        }})"""
    )


def listen(page) -> None:
    """Note each telling of what has changed, from now on."""
    page.evaluate(
        f"""() => {{
          window.told = [];
          {GROUP}.subscribe(document.body, ({{entries, ...changes}}) =>
            window.told.push([Object.keys(changes).sort(), [...entries].sort()]));
          window.told = [];
        }}"""
    )


def told(page) -> list:
    return page.evaluate("() => window.told.splice(0)")


def two_lanes():
    return comparison([made.sampled(made.STORY[:6]), [made.sampled(made.STORY[3:8]), made.beams()]])


# ------------------------------------------------------------------------------------------------------- reading


@pytest.mark.parametrize("size", one_in(3, [1, 37, 10**9]))
def test_lanes_are_read_in_parts_of_any_size(show, size):
    page = show(PAGE)
    text = two_lanes().lines()
    assert page.evaluate(f"{GROUP}.header") is None
    for end in [*range(size, min(len(text), 40 * size), size), len(text)]:
        feed_group(page, text[:end])
    assert written(page) == ["".join(made.STORY[:6]), "".join(made.STORY[3:8]), " in a deep wood"]
    facts = f"""() => {{
      const {{groups, entries, running, done, header}} = {GROUP};
      return [groups.map(({{label, number, id, entries, shown}}) =>
          [label, number, id, entries.map((entry) => entry.number), shown]),
        entries.map(({{number, group, seed}}) => [number, group, seed]), running, done, header.kind];
    }}"""
    assert page.evaluate(facts) == [
        [["A", 0, 100, [0], 0], ["B", 1, 101, [1, 2], 0]],
        [[0, 0, 7], [1, 1, 7], [2, 1, 7]],
        False,
        {"stopped": False},
        "lanes",
    ]


@pytest.mark.parametrize("kind", ["sweep", "seeds"])
def test_other_kinds_have_tokens_ends_and_values(show, kind):
    failed = made.failed()
    runs = comparison([[made.sampled(made.STORY[:5], reason="eos"), failed]], lane_groups(1), kind)
    page = show(page_of([], kind))
    feed_group(page, runs.lines(), group=kind)
    name = f"GenerationPlayground.group('{kind}')"
    first, second = page.evaluate(f"{name}.entries.map(({{log, tokens, ended}}) => ({{log, tokens, ended}}))")
    assert first["log"] is None
    assert [token["text"] for token in first["tokens"]] == made.STORY[:5]
    chosen = runs.traces[0].steps[2].chosen
    assert first["tokens"][2]["token_id"] == chosen.token_id
    assert first["tokens"][2]["logprob"] == pytest.approx(chosen.logprob, abs=1e-5)
    assert first["ended"] == {"text": "".join(made.STORY[:5]), "stop_reason": "eos", "failed": None}
    assert second["ended"]["failed"] == {"message": failed.failed.message, "fix": failed.failed.fix}
    values = page.evaluate(f"{name}.groups[0].values")
    expected = runs.metrics(0)
    assert set(values) == set(expected)
    assert values["tokens"] == pytest.approx(expected["tokens"], abs=1e-4)


def test_live_lines_and_the_short_form_read_alike(show):
    """What `add` returned line by line, and what `lines` makes of it afterwards."""
    traces = [made.sampled(made.STORY[:9]), made.beams()]
    live = comparison([Trace(), Trace()], lane_groups(2))
    text = live.header()
    for number, trace in enumerate(traces):
        text += "".join(live.add(number, event) for event in trace.events())
    page = show(PAGE)
    feed_group(page, text + live.end())
    first, values = written(page), page.evaluate(f"{GROUP}.groups.map((group) => group.values)")
    feed_group(page, live.lines(), turn=2)
    assert written(page) == first
    assert page.evaluate(f"{GROUP}.groups.map((group) => group.values)") == values


# ------------------------------------------------------------------------------------------------------- runs


def test_the_last_comparison_stays_until_the_next_one_begins(show):
    page = show(PAGE)
    text = two_lanes().lines()
    feed_group(page, text)
    page.evaluate(f"{GROUP}.setPair(1, 0); {GROUP}.showEntry(1, 1)")
    feed_group(page, "", turn=2)
    assert len(written(page)) == 3
    other = comparison([made.sampled([" one"])]).lines()
    feed_group(page, other[:20], turn=2)  # not a whole line yet
    assert len(written(page)) == 3 and page.evaluate(f"{GROUP}.pair") == [1, 0]
    feed_group(page, other, turn=2)
    assert written(page) == [" one"]
    assert page.evaluate(f"[{GROUP}.pair, {GROUP}.groups[0].shown]") == [[0, 1], 0]


def test_the_same_text_of_another_turn_is_read_again(show):
    page = show(PAGE)
    text = two_lanes().lines()
    feed_group(page, text)
    page.evaluate(f"window.before = {GROUP}.entries[0]")
    feed_group(page, text)
    assert page.evaluate(f"window.before === {GROUP}.entries[0]")
    feed_group(page, text, turn=2)
    assert page.evaluate(f"window.before !== {GROUP}.entries[0]")


def test_a_run_that_is_not_done_is_under_way(show):
    page = show(PAGE)
    runs = two_lanes()
    feed_group(page, runs.lines().removesuffix(runs.end()))
    assert page.evaluate(f"[{GROUP}.running, {GROUP}.done]") == [True, None]
    feed_group(page, runs.lines().removesuffix(runs.end()) + runs.end(stopped=True))
    assert page.evaluate(f"[{GROUP}.running, {GROUP}.done]") == [False, {"stopped": True}]


@pytest.mark.parametrize(
    "bad",
    one_in(2, [
        '{"type": "Of", oops\n',
        '{"type":"Unheard"}\n',
        '{"type":"Of","entry":9,"event":{"type":"Queued","ahead":1}}\n',
        '{"type":"Of","entry":0,"event":{"type":"Unheard"}}\n',
        '{"type":"Measured","group":9,"values":{}}\n',
        '{"type":"toString"}\n',
        "[]\n",
        "null\n",
    ]),
)
def test_a_damaged_line_is_skipped_and_reported(show, bad):
    page = show(PAGE)
    lines = two_lanes().lines().splitlines(keepends=True)
    feed_group(page, "".join([*lines[:4], bad, *lines[4:]]))
    assert written(page)[0] == "".join(made.STORY[:6])
    assert len(show.problems) == 1 and "a line of the log was skipped" in show.problems[0]
    show.problems.clear()


def test_lines_before_a_header_are_reported_and_harm_nothing(show):
    page = show(PAGE)
    feed_group(page, of(0, Queued(1)) + two_lanes().lines())
    assert len(written(page)) == 3
    assert len(show.problems) == 1
    show.problems.clear()


# ------------------------------------------------------------------------------------------------------- who is told


def test_a_new_subscriber_hears_of_everything_there_is(show):
    page = show(PAGE)
    feed_group(page, two_lanes().lines())
    page.evaluate(f"{GROUP}.subscribe(document.body, (changes) => {{ window.first = changes; }})")
    changes, entries = page.evaluate("[Object.keys(window.first), [...window.first.entries]]")
    assert set(changes) == {"run", "steps", "status", "measured", "found", "lanes", "pair", "unit", "entries"}
    assert entries == [0, 1, 2]


def test_only_fresh_entries_are_told_once_a_frame(show):
    page = show(PAGE)
    runs = two_lanes()
    text = runs.header()
    feed_group(page, text)
    listen(page)
    events = [list(trace.events()) for trace in runs.traces]
    text += of(1, events[1][0]) + of(1, events[1][1]) + of(1, events[1][2])
    feed_group(page, text)
    ((changes, entries),) = told(page)
    assert "steps" in changes and "measured" not in changes and "run" not in changes
    assert entries == [1]
    text += of(0, Loading("stories"))
    feed_group(page, text)
    assert told(page) == [[["status"], [0]]]
    text += json.dumps({"type": "Measured", "group": 1, "values": {"tokens": 3}}) + "\n"
    feed_group(page, text)
    assert told(page) == [[["measured"], []]]
    feed_group(page, text)
    assert told(page) == []


@pytest.mark.parametrize(
    ("call", "kinds"),
    [
        ("setPair(1, 0)", ["pair"]),
        ("showEntry(1, 1)", ["pair"]),
        ("setLanes([{id: 5}])", ["lanes"]),
        ("setUnit('nats')", ["measured", "unit"]),
    ],
)
def test_what_the_page_sets_is_told(show, call, kinds):
    page = show(PAGE)
    feed_group(page, two_lanes().lines())
    listen(page)
    page.evaluate(f"{GROUP}.{call}")
    settle(page)
    assert told(page) == [[kinds, []]]


def test_the_shown_entry_is_the_first_until_another_is_asked_for(show):
    page = show(PAGE)
    feed_group(page, two_lanes().lines())
    shown = f"[0, 1].map((number) => {GROUP}.shownOf(number).number)"
    assert page.evaluate(shown) == [0, 1]
    page.evaluate(f"{GROUP}.showEntry(1, 1)")
    assert page.evaluate(shown) == [0, 2]


def test_a_pane_that_left_the_page_is_forgotten_and_one_that_breaks_stops_no_other(show):
    page = show(PAGE)
    page.evaluate(
        f"""() => {{
          const gone = document.createElement('p');
          {GROUP}.subscribe(gone, () => {{ window.gone = (window.gone || 0) + 1; }});
          {GROUP}.subscribe(document.body, ({{run, entries}}) => {{ if (entries.size) throw new Error('broken'); }});
          {GROUP}.subscribe(document.body, () => {{ window.other = (window.other || 0) + 1; }});
        }}"""
    )
    feed_group(page, two_lanes().lines())
    assert page.evaluate("[window.gone, window.other > 1]") == [1, True]
    assert page.evaluate(f"{GROUP}.subscribers.size") == 2
    assert len(show.problems) == 1 and "a pane could not be drawn" in show.problems[0]
    show.problems.clear()


def test_nobody_answers_in_a_saved_file_and_a_page_answers_what_it_offers(show):
    page = show(PAGE)
    assert page.evaluate(f"{GROUP}.canAsk") is False
    page.evaluate(
        f"""() => {{
          window.asked = [];
          {GROUP}.ask({{type: 'lane', do: 'add'}});
          {GROUP}.answers.lane = (what) => window.asked.push(what);
          for (const type of ['lane', 'open', 'toString']) {GROUP}.ask({{type, id: 3}});
        }}"""
    )
    assert page.evaluate(f"{GROUP}.canAsk") is True
    assert page.evaluate("window.asked") == [{"type": "lane", "id": 3}]


def test_comparisons_of_different_names_do_not_meet(show):
    page = show(PAGE)
    feed_group(page, two_lanes().lines())
    feed_group(page, comparison([made.sampled([" x"])]).lines(), group="other")
    assert len(written(page)) == 3
    assert page.evaluate("GenerationPlayground.group('other').entries.length") == 1

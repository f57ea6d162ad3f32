"""A serving log as files: what was saved opens again, what no server could have told is refused, tables say what the
log says."""

from __future__ import annotations

import csv
import io
import json

import pytest
from msgspec.structs import replace

from playground.presets.recorded_runs import recorded_serving
from playground.questions.serving_log import ServingLog, requests_table, rows_table, steps_table, ways_table
from playground.questions.serving_question import ServingQuestion
from playground.questions.serving_steps import ServingWay, figures_of, request_times
from playground.sharing.answer_files import answer_to_csv, answer_to_html, answer_to_json
from playground.sharing.open_comparison import open_saved
from tests.support.full_data import full

LOG = open_saved(recorded_serving())
VALUES, CONTINUOUS = full(LOG), full(LOG.ways[0])


def changed(*path, to):
    """The file with another value in this place."""
    data = json.loads(recorded_serving())
    *way, last = path
    place = data["log"]
    for step in way:
        place = place[step]
    place[last] = to
    return json.dumps(data)


def without_empty(value):
    """What is empty may be left out."""
    if isinstance(value, dict):
        return {name: without_empty(each) for name, each in value.items() if each not in (None, [], {})}
    return [without_empty(each) for each in value] if isinstance(value, list) else value


def cells(text):
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))))


def test_what_was_saved_is_opened():
    assert LOG.kind == "serving" and isinstance(LOG, ServingLog)
    assert without_empty(json.loads(answer_to_json(LOG))) == without_empty(json.loads(recorded_serving()))
    assert open_saved(answer_to_json(LOG)) == LOG


def test_figures_are_counted_and_not_believed():
    lied = changed("ways", 0, "figures", to={"steps": 1, "seconds": 1e-9})
    assert open_saved(lied).figures == LOG.figures
    assert LOG.figures[0] == figures_of(LOG.ways[0], LOG.requests, LOG.clock)


def test_what_is_not_known_is_left_out():
    assert open_saved(changed("evil", to="<script>")) == LOG


@pytest.mark.parametrize(
    ("path", "to", "reason"),
    [
        (["clock"], "hours", "it must be one of steps, seconds"),
        (["requests"], [], "it has no requests or no ways"),
        (["ways"], [], "it has no requests or no ways"),
        (["ways", 0, "ends"], [], "its requests and their ends do not match"),
        (["ways", 0, "ends", 0, "step"], 63, "a request ends after the last step"),
        (["ways", 0, "steps", 0, "rows", 0, 0], 7, "a step names a request that does not exist"),
        (["ways", 0, "steps", 0, "rows", 0, 1], "dance", "it must be"),
        (["ways", 0, "steps", 0, "rows", 0, 3], 5, "its parts contradict each other"),
        (["ways", 0, "steps", 0, "rows"], [[0, "decode", 1, 0, 0, 1]] * 2, "its parts contradict each other"),
        (["ways", 0, "steps", 0, "waiting"], [9], "a step names a request that does not exist"),
        (["ways", 0, "steps", 0, "tables"], {"0": [[1]]}, "a step names a block that does not exist"),
        (["ways", 0, "steps", 0, "tables"], {"0": [[2, 2]]}, "a step names a block that does not exist"),
        (["ways", 0, "steps", 0, "tables"], {"x": None}, "it must name requests by their numbers"),
        (["ways", 0, "steps", 0, "tables"], {"0": []}, "its parts contradict each other"),
        (["ways", 0, "steps", 0, "free"], [10], "a step has more free blocks than exist"),
        (["ways", 0, "steps", 0, "seconds"], -1, "it must be from 0 to"),
        (["ways", 0, "settings", "blocks"], [10**9], "it must be from 1 to"),
        (["ways", 0, "settings", "kinds"], [], "do not match"),
        (["ways", 3, "settings", "kind"], "continuous", "page_size is missing"),
        (["ways", 0, "steps"], [], "a request ends after the last step"),
    ],
)
def test_what_no_server_could_have_told_is_refused(path, to, reason):
    with pytest.raises(ValueError, match="This serving log is damaged") as refused:
        open_saved(changed(*path, to=to))
    assert reason in str(refused.value) and str(refused.value).endswith("“Save (JSON)”.")


def test_a_finished_request_without_a_token_is_refused():
    data = json.loads(recorded_serving())
    for step in data["log"]["ways"][0]["steps"]:
        for row in step["rows"]:
            row[5] = None
    with pytest.raises(ValueError, match="contradict"):
        open_saved(json.dumps(data))


def test_the_question_can_be_asked_again():
    question = ServingQuestion.of_log(LOG)
    assert question.model == "stories" and question.clock == "steps"
    assert [request.prompt for request in question.requests] == [each["prompt"] for each in VALUES["requests"]]
    assert [way.kind for way in question.ways] == ["continuous", "continuous", "padded", "alone"]
    assert [way.num_blocks for way in question.ways[:2]] == [9, 64] and question.ways[0].page_size == 8
    assert question.requests[6].leaves == 30


@pytest.mark.slow
def test_asked_again_the_same_comes_of_it():
    from playground.serving import serve_batch

    question = ServingQuestion.of_log(LOG)
    again = full(serve_batch(question.requests, ways=question.ways[:1]).ways[0])
    for one, other in zip(again["steps"], CONTINUOUS["steps"], strict=True):
        assert all(one.get(name) == other.get(name) for name in ("rows", "waiting", "starved", "put_back", "free"))
    assert [end["text"] for end in again["ends"]] == [end["text"] for end in CONTINUOUS["ends"]]


def test_a_row_for_each_request_in_each_way():
    columns, rows = requests_table(LOG)
    assert [(row["way"], row["request"]) for row in rows] == [(way, i) for way in "ABCD" for i in range(1, 8)]
    times = request_times(LOG.ways[0].steps, LOG.requests, "steps")
    for row, mine, end in zip(rows, times, CONTINUOUS["ends"], strict=False):
        assert row["new tokens"] == len(mine.tokens) and row["text"] == end["text"]
        if end["status"] == "finished":
            assert row["time to first token (steps)"] == mine.tokens[0][0] - mine.came[0]
            assert row["latency (seconds)"] == mine.ended[1] - mine.came[1]
        else:
            assert row["latency (steps)"] is None
    assert sum(row["read again"] for row in rows[:7]) == CONTINUOUS["figures"]["tokens"]["again"] > 0
    assert sum(row["preempted"] for row in rows[:7]) == CONTINUOUS["figures"]["put_back"] == 3
    read = cells(answer_to_csv(LOG))
    names = {"arrival": "arrival (steps)", "leaves": "leaves (steps)", "read again": "read again (tokens)"}
    about = ["model", "weights_sha256", "seed", "versions", "date", "dtype", "processor", "threads"]
    assert list(read[0]) == [names.get(name, name) for name in columns] + about
    assert (read[0]["model"], read[0]["dtype"], read[1]["model"]) == ("stories", "float32", "")
    assert [row["status"] for row in read] == [row["status"] for row in rows]


def test_a_row_for_each_step():
    columns, rows = steps_table(LOG)
    assert len(rows) == sum(len(way["steps"]) for way in VALUES["ways"])
    own = [row for row in rows if row["way"] == "A"]
    figures = CONTINUOUS["figures"]
    assert sum(row["prefill"] + row["decode"] for row in own) == sum(figures["tokens"].values())
    assert sum(row["new tokens"] for row in own) == figures["written"]
    assert sum(row["starved"] for row in own) == figures["starved"] and min(row["free blocks"] for row in own) == 0
    assert max(row["kept blocks"] for row in own) > 0
    assert all(0 <= row["kept blocks"] + row["free blocks"] <= 9 for row in own)
    assert sum(row["padding"] for row in rows if row["way"] == "C") == VALUES["ways"][2]["figures"]["tokens"]["padding"]
    assert all(row["free blocks"] is None for row in rows if row["way"] in "CD")
    names = {"at": "at (steps)", "start": "start (seconds)", "shared": "shared (tokens)"}
    names |= {name: f"{name} (tokens)" for name in ("prefill", "decode", "padding")}
    names |= {name: f"{name} (requests)" for name in ("waiting", "starved")}
    assert list(cells(answer_to_csv(LOG, "steps"))[0])[: len(columns)] == [names.get(name, name) for name in columns]


def test_rows_and_ways():
    _, rows = rows_table(LOG)
    own = [row for row in rows if (row["way"], row["request"]) == ("A", 1)]
    labels = [label for _, label, _ in CONTINUOUS["ends"][0]["tokens"]]
    assert [row["text"] for row in own if row["new token"] is not None] == labels
    _, ways = ways_table(LOG)
    assert [way["steps"] for way in ways] == [len(way["steps"]) for way in VALUES["ways"]]
    assert ways[0]["latency p95 (steps)"] == CONTINUOUS["figures"]["whole"]["steps"][1] and ways[0]["blocks"] == 9


def cut_off():
    """The log as it is when serving is stopped in its second way, before it has made a step."""
    first, second, *_ = LOG.ways
    ways = [first, replace(second, steps=[], ends=[None] * len(LOG.requests))]
    return replace(LOG, ways=ways, not_begun=[ServingWay(num_blocks=9), ServingWay("alone")]).with_figures()


def test_what_never_began_has_its_rows_too_and_no_figures():
    columns, ways = ways_table(cut_off())
    assert [(way["way"], way["kind"], way["status"]) for way in ways] == [
        ("A", "continuous", "ended"), ("B", "continuous", "not run"), ("C", "continuous", "not run"),
        ("D", "alone", "not run"),
    ]  # fmt: skip
    assert [way["blocks"] for way in ways] == [9, 64, 9, None]
    assert all(way.keys() == set(columns) for way in ways)
    assert {way[name] for way in ways[1:] for name in ("steps", "per_second", "finished")} == {None}
    columns, rows = requests_table(cut_off())
    assert [(row["way"], row["request"]) for row in rows] == [(way, i) for way in "ABCD" for i in range(1, 8)]
    assert {row["status"] for row in rows[7:]} == {"not run"} and {row["text"] for row in rows[7:]} == {None}
    assert [row["status"] for row in cells(answer_to_csv(cut_off()))] == [row["status"] for row in rows]


def test_what_never_began_is_saved_opened_and_asked_again():
    opened = open_saved(answer_to_json(cut_off()))
    assert opened == cut_off()
    ways = ServingQuestion.of_log(opened).ways
    assert [way.kind for way in ways] == ["continuous", "continuous", "continuous", "alone"]
    assert ways[2] == ServingWay(num_blocks=9)
    data = json.loads(answer_to_json(cut_off()))
    data["log"]["not_begun"] *= 2
    with pytest.raises(ValueError, match="more than can be served"):
        open_saved(json.dumps(data))


def test_a_text_is_no_formula():
    first, *others = LOG.requests
    log = replace(LOG, requests=[replace(first, prompt="=cmd|' /C calc'!A0"), *others])
    assert cells(answer_to_csv(log))[0]["prompt"].startswith("'=")


def test_the_page_holds_the_log_and_no_markup_of_it():
    first, *others = LOG.requests
    log = replace(LOG, requests=[replace(first, prompt="</script><script>alert(1)</script>"), *others])
    page = answer_to_html(log, "A <title>")
    assert "<script>alert" not in page and "<h1>A &lt;title&gt;</h1>" in page and 'id="plotly"' not in page

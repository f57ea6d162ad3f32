"""The pane of serving in a real browser: what it draws is what the log says, live and whole, by pointer and by keys."""

from __future__ import annotations

import json
import re

import pytest

from playground.presets.recorded_runs import recorded_serving
from playground.questions.serving_steps import request_times
from playground.sharing.open_comparison import open_saved
from tests.support.browsers import violations
from tests.support.full_data import full
from tests.visualizers.many import feed_group, said
from tests.visualizers.reading import settle
from visualizers.export import export_report


def recorded(ways=None):
    """The values of the recorded log, or of these ways of it alone."""
    values = full(open_saved(recorded_serving()))
    return values if ways is None else values | {"ways": [values["ways"][way] for way in ways]}


def page_of(values=None):
    return export_report(found(values) if values else "", "serving", "Serving")


def found(values):
    return json.dumps({"type": "Found", "values": values, "charts": {}}) + "\n"


def served(values, way=0, steps=slice(None), begins=True):
    """The line that tells these steps of a way while they are made."""
    about = {"settings": values["ways"][way]["settings"], "requests": values["requests"], "model": values["model"],
             "clock": values["clock"]}  # fmt: skip
    made = values["ways"][way]["steps"][steps]
    new = {row[5] for step in made for row in step["rows"]}
    tokens = [token[:2] for end in values["ways"][way]["ends"] for token in end["tokens"] if token[0] in new]
    line = {"type": "Served", "way": way, "steps": made, "tokens": tokens, **(about if begins else {})}
    return json.dumps(line) + "\n"


def go_to(page, step):
    page.locator(".gp-serving-slider").evaluate(
        "(slider, step) => { slider.value = step; slider.dispatchEvent(new Event('input')); }", step
    )
    settle(page)


def at(page):
    return int(page.locator(".gp-serving-slider").input_value())


def blocks(page, way=0):
    """What each block shows, with the marks of its class."""
    grid = page.locator(".gp-serving-moment").nth(way).locator(".gp-block")
    return grid.evaluate_all("all => all.map((one) => [one.textContent, one.className.replace('gp-block', '').trim()])")


def tip_of_cell(page, way, request, step):
    """What the chart says where the pointer is."""
    wide = page.locator(".gp-gantt-wide").nth(way)
    wide.scroll_into_view_if_needed()
    box = wide.bounding_box()
    rows = page.locator(".gp-gantt-rows").nth(way).bounding_box()
    column = page.locator(".gp-gantt-at").nth(way).bounding_box()["width"]
    height = rows["height"] / page.locator(".gp-gantt-rows").nth(way).locator("button").count()
    x, y = box["x"] + (step - 0.5) * column, rows["y"] + (request - 0.5) * height
    page.mouse.move(x, y)
    page.mouse.move(x + 1, y + 1)
    settle(page)
    return page.locator(".gp-serving > .gp-tip").inner_text()


def test_without_values_it_is_hidden(show):
    assert said(show(page_of()), ".gp-pane") == []


def test_each_way_is_a_chart_with_a_row_for_each_request(show):
    page = show(page_of(recorded()))
    assert said(page, ".gp-serving-way") == [
        "A Continuous batching 9 blocks of 8 tokens; token budget 64; scheduler FIFO; prefix sharing",
        "B Continuous batching 64 blocks of 8 tokens; token budget 64; scheduler FIFO; prefix sharing",
        "C Padded batches at most 8 requests in a batch",
        "D One after another",
    ]
    heads = said(page, ".gp-gantt-head")
    assert len(heads) == 4 * 7 and heads[2] == "3 The cat"
    drawn = page.locator(".gp-gantt canvas").evaluate_all(
        """all => all.map((one) => new Set(new Uint32Array(
             one.getContext('2d').getImageData(0, 0, one.width, one.height).data.buffer)).size)"""
    )
    assert all(colours > 8 for colours in drawn)


def test_the_answer_comes_first_and_counts_steps(show):
    values = recorded()
    steps = [way["figures"]["steps"] for way in values["ways"]]
    again, back = values["ways"][0]["figures"]["tokens"]["again"], values["ways"][0]["figures"]["put_back"]
    page = show(page_of(values))
    assert min(steps) == steps[1] and max(steps) == steps[3]
    assert said(page, ".gp-answer-words") == [
        f"B (Continuous batching) took {steps[1]} steps, D (One after another) {steps[3]}"
    ]
    assert said(page, ".gp-answer-more") == [
        f"A (Continuous batching) ran out of blocks: requests were preempted {back} times, and {again} tokens were "
        "read again. A step is one forward pass of the model."
    ]


@pytest.mark.parametrize(
    ("ways", "changes", "words"),
    [
        ([3], {}, "One after another finished 6 of 7 requests in 141 steps"),
        ([1, 3], {"finished": 5}, "D (One after another) finished 6 requests, A (Continuous batching) only 5"),
        ([1, 1], {}, "Every way took 41 steps"),
    ],
)
def test_ways_are_compared_by_steps_only_where_they_finished_as_many(show, ways, changes, words):
    values = json.loads(json.dumps(recorded(ways)))
    values["ways"][0]["figures"] |= changes
    assert said(show(page_of(values)), ".gp-answer-words") == [words.replace("D (", "B (")]


def test_no_answer_before_all_ways_are_served(show):
    values = json.loads(json.dumps(recorded()))
    values["ways"][3] |= {"figures": None, "ends": None}
    assert said(show(page_of(values)), ".gp-answer") == []


def test_rows_are_told_in_words_as_the_log_has_them(show):
    values = recorded([0])
    page = show(page_of(values))
    names = page.locator(".gp-gantt-head").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    steps = values["ways"][0]["steps"]
    kinds = {"prefill": "prefill", "decode": "decode"}
    for number, name in enumerate(names):
        doing = []
        for step in steps:
            (what,) = [kinds[row[1]] for row in step["rows"] if row[0] == number] or [None]
            starved = number in step["starved"] and number not in step["waiting"]
            doing.append(what or ("waits" if number in step["waiting"] else "starved" if starved else None))
        told = [None] * len(steps)
        for what, first, last in re.findall(r"([a-z][a-z ]*?) in steps? (\d+)(?: to (\d+))?", name):
            for step in range(int(first), int(last or first) + 1):
                told[step - 1] = what.strip()
        assert told == doing


def test_a_cell_tells_its_tokens(show):
    values = recorded([0, 2])
    page = show(page_of(values))
    first, second = (label for _, label, _ in values["ways"][0]["ends"][0]["tokens"][:2])
    assert tip_of_cell(page, 0, 1, 1) == (
        f"Request 1, step 1: prefill, reads 4 tokens. It reads “Once” “ upon” “ a” “ time”. It writes “{first}”."
    )
    assert tip_of_cell(page, 0, 1, 2) == f"Request 1, step 2: decode. It reads “{first}”. It writes “{second}”."
    steps = values["ways"][0]["steps"]
    lost = next(index for index, step in enumerate(steps) if step["put_back"])
    number = steps[lost]["put_back"][0]
    assert tip_of_cell(page, 0, number + 1, lost + 1).endswith("It was preempted: it lost its blocks.")
    prefills = [index for index, step in enumerate(steps) for row in step["rows"] if row[:2] == [number, "prefill"]]
    again = next(index for index in prefills if index > lost)
    assert "were read before, and lost." in tip_of_cell(page, 0, number + 1, again + 1)
    index, step = next((index, step) for index, step in enumerate(steps) if step["shared"])
    ((sharer, count),) = step["shared"].items()
    told = f"{count} tokens before these needed no reading: their blocks were there."
    assert told in tip_of_cell(page, 0, int(sharer) + 1, index + 1)
    assert tip_of_cell(page, 0, 7, 1) == "Request 7, step 1: it has not arrived yet."
    assert tip_of_cell(page, 0, 7, 40) == "Request 7, step 40: it was cancelled."
    pads = [(i, row[0]) for i, step in enumerate(values["ways"][1]["steps"]) for row in step["rows"] if row[1] == "pad"]
    assert "is computed for nothing" in tip_of_cell(page, 1, pads[0][1] + 1, pads[0][0] + 1)


def test_blocks_are_those_of_the_step(show):
    values = recorded([0])
    page = show(page_of(values))
    steps, tables, kept = values["ways"][0]["steps"], {}, []
    for number, step in enumerate(steps, 1):
        tables |= step["tables"]
        kept = step.get("kept", [kept])[0]
        if number % 5 == 1 or step["put_back"]:
            go_to(page, number)
            owners = {}
            for request, table in tables.items():
                for block in table[0] if table else []:
                    owners.setdefault(block, []).append(int(request) + 1)
            shown = blocks(page)
            for block, (words, look) in enumerate(shown, 2):
                mine = owners.get(block, [])
                assert words == (f"×{len(mine)}" if len(mine) > 1 else str(mine[0]) if mine else "")
                assert ("gp-kept" in look, "gp-shared" in look) == (block in kept, len(mine) > 1)
            assert sum("gp-free" in look for _, look in shown) == step["free"][0]
            assert said(page, ".gp-blocks-kind .gp-note")[0].startswith(f"{len(owners)} of 9 blocks used")
            waits = ", ".join(str(each + 1) for each in step["waiting"])
            assert said(page, ".gp-serving-queue")[0].startswith(f"Queue: {waits}." if waits else "Nobody waits.")


def test_each_kind_of_attention_has_a_grid_of_its_own(show):
    values = recorded([0])
    way = values["ways"][0]
    way["settings"] |= {"kinds": ["full_attention", "sliding_attention"], "blocks": [9, 5], "first_block": [2, 4]}
    for step in way["steps"]:
        step["free"] = [step["free"][0], 3]
        step["tables"] = {number: table and [table[0], [4, 5]] for number, table in step["tables"].items()}
        if "kept" in step:
            step["kept"] = [step["kept"][0], []]
    page = show(page_of(values))
    go_to(page, 9)
    assert said(page, ".gp-blocks-kind .gp-note") == [
        "full attention: 9 of 9 blocks used; 0 empty",
        "sliding attention: 2 of 5 blocks used; 2 of them shared; 3 empty",
    ]
    assert [words for words, _ in blocks(page)[9:]] == ["×5", "×5", "", "", ""]


def test_a_step_tells_who_came_and_who_left(show):
    values = recorded([0])
    steps = values["ways"][0]["steps"]
    page = show(page_of(values))
    for name, words in (("came", "Came"), ("left", "Cancelled"), ("put_back", "Preempted"), ("starved", "Starved")):
        index = next(index for index, step in enumerate(steps) if step.get(name))
        go_to(page, index + 1)
        numbers = ", ".join(str(number + 1) for number in steps[index][name])
        assert f"{words}: {numbers}." in said(page, ".gp-serving-queue")[0]


def test_time_that_was_skipped_is_told(show):
    values = recorded([0])
    for step in values["ways"][0]["steps"][10:]:
        step["at"] += 30
    page = show(page_of(values))
    go_to(page, 10)
    assert said(page, ".gp-serving-step")[0].startswith("step 10 of 63; 5 requests")
    go_to(page, 11)
    assert said(page, ".gp-serving-step")[0].startswith("step 11 of 63; at 40 by the clock; ")


def test_a_block_tells_whose_it_is_and_what_is_in_it(show):
    page = show(page_of(recorded([0])))
    go_to(page, 1)
    (mine,) = [i for i, (words, _) in enumerate(blocks(page)) if words == "1"]
    page.locator(".gp-block").nth(mine).hover()
    told = page.locator(".gp-serving > .gp-tip").inner_text()
    assert told == f"Block {mine + 2}: request 1. In it: “Once upon a time”"
    page.locator(".gp-block").nth(0).hover()
    assert page.locator(".gp-serving > .gp-tip").inner_text() == "Block 2: empty."


def test_a_request_tells_its_text_and_its_times(show):
    values = recorded()
    page = show(page_of(values))
    assert page.locator(".gp-serving-card").is_hidden()
    page.locator(".gp-gantt-head").nth(1).click()
    card = page.locator(".gp-serving-card")
    texts = card.locator(".gp-serving-text").all_text_contents()
    assert texts == [f"{'ABCD'[i]} {way['ends'][1]['text']}" for i, way in enumerate(values["ways"])]
    facts = {row[0]: row[1:] for row in card.locator("table").evaluate(
        "(table) => [...table.tBodies[0].rows].map((row) => [...row.cells].map((cell) => cell.innerText))")}
    log = open_saved(recorded_serving())
    for i in range(len(log.ways)):
        mine = request_times(log.ways[i].steps, log.requests, "steps")[1]
        came, first, ended = mine.came, mine.tokens[0], mine.ended
        count = lambda steps: f"{steps} step" + "s" * (steps != 1)  # noqa: E731
        assert facts["time to first token"][i].startswith(f"{count(first[0] - came[0])}, ")
        assert facts["latency"][i].startswith(f"{count(ended[0] - came[0])}, ")
        assert facts["came"][i].startswith(f"before step {came[0] + 1}, at ")
        assert facts["waited before"][i].startswith(f"{count(mine.began[0] - came[0])}, ")
        assert facts["new tokens"][i] == str(len(mine.tokens))
    assert int(facts["tokens read again"][0]) > 0 and facts["tokens read again"][1:] == ["0"] * 3
    assert facts["the tokens of generate"] == ["✓ the same"] * 3 + ["it is generate"]
    assert facts["end"] == ["finished: the length limit"] * 4
    page.locator(".gp-gantt-head").nth(6).click()
    assert "cancelled" in card.inner_text()
    page.locator(".gp-gantt-head").nth(6).click()
    assert card.is_hidden()


def test_what_comes_after_the_step_is_faint(show):
    values = recorded([1])
    page = show(page_of(values))
    page.locator(".gp-gantt-head").nth(0).click()
    for step in (1, 4, 40):
        go_to(page, step)
        written = sum(row[0] == 0 for each in values["ways"][0]["steps"][:step] for row in each["rows"])
        assert page.locator(".gp-serving-token:not([data-later])").count() == min(written, 16)


def test_the_ways_in_numbers_are_their_figures(show):
    values = recorded()
    page = show(page_of(values))
    rows = {row[0]: row[1:] for row in page.locator(".gp-serving-numbers table").evaluate(
        "(table) => [...table.tBodies[0].rows].map((row) => [...row.cells].map((cell) => cell.innerText))")}
    figures = [way["figures"] for way in values["ways"]]
    assert rows["steps"] == [str(each["steps"]) for each in figures]
    assert rows["tokens computed"] == [str(sum(each["tokens"].values())) for each in figures]
    assert rows["read again"] == [str(each["tokens"]["again"]) for each in figures]
    assert rows["padding"] == [str(each["tokens"]["padding"]) for each in figures]
    assert rows["starved / preempted"] == [f"{each['starved']} / {each['put_back']}" for each in figures]
    for cell, each in zip(rows["latency, p50 / p95"], figures, strict=True):
        assert [int(steps) for steps in re.findall(r"(\d+) step", cell)] == each["whole"]["steps"]
    assert "★" not in page.locator(".gp-serving").inner_text()
    assert "too little to say which is faster" in page.locator(".gp-serving-numbers").inner_text()


def test_curves_say_how_high_they_are(show):
    values = recorded([0, 1])
    page = show(page_of(values))
    go_to(page, 10)
    plots = page.locator(".gp-serving-curve svg")
    labels = plots.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    steps = [way["steps"] for way in values["ways"]]
    free = [[step["free"][0] for step in each] for each in steps]
    assert labels[3] == "Empty blocks. " + " ".join(
        f"{'AB'[i]}: at most {max(each)}, {each[9]} at step 10." for i, each in enumerate(free)
    )
    tokens = [sum(row[2] for row in step["rows"]) for step in steps[0]]
    assert labels[2] == f"Tokens per step. A: at most {max(tokens)}, {tokens[9]} at step 10."
    assert page.locator(".gp-curve-starved").count() == sum(bool(step["starved"]) for step in steps[0])


def test_keys_move_from_cell_to_cell(show):
    page = show(page_of(recorded([0, 1])))
    go_to(page, 5)
    page.locator(".gp-gantt-at").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    settle(page)
    assert at(page) == 7 and page.locator(".gp-serving-card h3").inner_text() == "Request 2"
    focused = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert focused.startswith("Request 2, step 7: decode.")
    assert page.locator(".gp-serving > .gp-tip").inner_text() == focused
    page.keyboard.press("End")
    assert at(page) == 63
    page.keyboard.press("Home")
    page.keyboard.press("Escape")
    settle(page)
    assert at(page) == 1 and page.locator(".gp-serving-card").is_hidden()


def test_it_plays_to_the_end_and_stops(show):
    page = show(page_of(recorded([1])))
    go_to(page, 38)
    page.locator(".gp-serving-play").click()
    assert page.locator(".gp-serving-play").inner_text() == "❚❚ Pause"
    page.wait_for_function("() => document.querySelector('.gp-serving-play').textContent === '▶ Play'")
    assert at(page) == 41
    page.locator(".gp-serving-play").click()
    assert at(page) < 41  # from the beginning
    page.locator(".gp-serving-play").click()
    stopped = at(page)
    page.wait_for_timeout(800)
    assert at(page) == stopped


def test_live_it_follows_the_last_step_until_a_person_looks_elsewhere(show):
    values = recorded([0, 1])
    page = show(page_of())
    text = served(values, steps=slice(0, 8))
    feed_group(page, "serving", text)
    assert at(page) == 8 and page.locator(".gp-serving-numbers").is_hidden()
    text += served(values, steps=slice(8, 20), begins=False)
    feed_group(page, "serving", text)
    assert at(page) == 20
    page.locator(".gp-gantt-head").nth(3).click()
    assert "under way" in page.locator(".gp-serving-card").inner_text()
    go_to(page, 6)
    text += served(values, steps=slice(20, None), begins=False) + served(values, 1)
    feed_group(page, "serving", text)
    assert at(page) == 6 and page.locator(".gp-gantt").count() == 2
    text += found(values)
    feed_group(page, "serving", text)
    assert at(page) == 6 and page.locator(".gp-serving-card h3").inner_text() == "Request 4"
    assert page.locator(".gp-serving-numbers").is_visible()
    whole = show(page_of(values))
    go_to(whole, 6)
    whole.locator(".gp-gantt-head").nth(3).click()
    assert blocks(page) == blocks(whole) and blocks(page, 1) == blocks(whole, 1)
    other = values | {"requests": [each | {"prompt": "Another"} for each in values["requests"]]}
    feed_group(page, "serving", found(other), turn=2)
    assert page.locator(".gp-serving-card").is_hidden() and said(page, ".gp-gantt-head")[0] == "1 Another"


def test_a_fault_says_what_happened(show):
    values = recorded([0])
    fault = {"step": 20, "message": "RuntimeError: <b>no</b> blocks", "lost": [0], "again": [1, 2]}
    values["ways"][0] |= {"faults": [fault]}
    page = show(page_of(values))
    assert said(page, ".gp-serving-faults p") == [
        "After step 20 an exception ended the library’s loop for all requests: RuntimeError: <b>no</b> blocks "
        "Request 1 was lost. Requests 2, 3 started over. A new server continued with the rest."
    ]
    assert page.locator(".gp-serving b b, .gp-serving-faults b").count() == 0


def test_a_live_token_has_its_label(show):
    values = recorded([0])
    page = show(page_of())
    feed_group(page, "serving", served(values, steps=slice(3)))
    row = next(row for row in values["ways"][0]["steps"][2]["rows"] if row[5] is not None)
    label = next(t[1] for end in values["ways"][0]["ends"] for t in end["tokens"] if t[0] == row[5])
    words = tip_of_cell(page, 0, row[0] + 1, 3)
    assert "with id" not in words and label.strip() in words


def test_after_a_fault_the_cache_is_empty(show):
    values = recorded([0])
    way = values["ways"][0]
    tables = [step["tables"] for step in way["steps"][:20]]
    assert any(tables)
    way["steps"][20] |= {"tables": {"4": [[2]]}, "kept": [[]], "rows": [[4, "prefill", 2, 0, 0, 1]], "free": [8]}
    page = show(page_of())
    live = served(values) + json.dumps({"type": "Served", "way": 0, "steps": []}) + "\n"
    feed_group(page, "serving", live)
    way |= {"faults": [{"step": 20, "message": "RuntimeError", "lost": [0, 1, 2], "again": [4]}]}
    feed_group(page, "serving", live + found(values))
    go_to(page, 21)
    assert [words for words, _ in blocks(page)] == ["5"] + [""] * 8
    go_to(page, 20)
    assert len([words for words, _ in blocks(page) if words]) > 4


def test_text_never_becomes_markup(show):
    values = recorded([0])
    evil = "<img src=x onerror='alert(1)'>"
    values["requests"][0] |= {"prompt": evil, "tokens": [[1, evil, evil]] * 4}
    values["ways"][0]["ends"][0] |= {"tokens": [[2, evil, evil]] * 16, "text": evil}
    values["ways"][0]["settings"]["scheduler"] = evil
    page = show(page_of(values))
    page.locator(".gp-gantt-head").first.click()
    tip_of_cell(page, 0, 1, 1)
    assert page.locator("main img").count() == 0 and evil in page.locator(".gp-serving-card").inner_text()


def test_many_requests_and_steps_are_drawn_as_they_come_into_sight(show):
    tokens = [[5, "a", "a"]]
    requests = recorded()["requests"][:1] * 64
    steps = [
        {"at": i, "start": i / 100, "seconds": 0.01, "waiting": [],
         "rows": [[number, "decode" if i else "prefill", 1, 0, i, 5] for number in range(64)]}
        for i in range(600)
    ]  # fmt: skip
    way = {"settings": {"kind": "padded", "max_requests": 64}, "steps": steps, "faults": [],
           "ends": [None] * 64, "figures": recorded()["ways"][2]["figures"]}  # fmt: skip
    page = show(page_of(recorded() | {"ways": [way], "requests": [each | {"tokens": tokens} for each in requests]}))
    sizes = page.evaluate("""() => {
      const [scroll, canvas] = ['.gp-gantt-scroll', '.gp-gantt canvas'].map((one) => document.querySelector(one));
      return [scroll.scrollWidth, canvas.clientWidth, scroll.clientWidth];
    }""")
    assert sizes[0] > 6000 and sizes[1] == sizes[2]
    go_to(page, 590)
    left = page.locator(".gp-gantt-scroll").evaluate("(one) => one.scrollLeft")
    assert left > 4000
    assert page.evaluate("""() => {
      const [slider, begun] = [document.querySelector('.gp-serving-slider'), performance.now()];
      for (let i = 0; i < 10; i++) { slider.value = 100 + i; slider.dispatchEvent(new Event('input')); }
      return (performance.now() - begun) / 10;
    }""") < 200  # milliseconds a step; some 10 on a quiet machine


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_a_phone_and_axe_finds_nothing(show, scheme):
    page = show(page_of(recorded()), color_scheme=scheme, viewport={"width": 390, "height": 844})
    page.locator(".gp-gantt-head").first.click()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert violations(page) == []

"""Serving as a person meets it: a real browser, the real engine, a bundled model, the library's continuous batching."""

from __future__ import annotations

import re

import pytest

from tests.support.browsers import expect, open_view, reopen, saved, saved_table, shown

pytestmark = pytest.mark.slow

TWO = "arrival | max_new_tokens | prompt\n0 | 6 | Once upon a time\n2 | 5 | The cat"


@pytest.fixture(scope="module")
def page(page_for_module, address):
    page = page_for_module(address)
    open_view(page, "Serving")
    return page


def values(page):
    """What the panes draw."""
    return page.evaluate("() => GenerationPlayground.group('serving').found")


def serve(page):
    """Press the button, and wait for the end of all ways."""
    turn = page.evaluate("() => GenerationPlayground.group('serving').turn ?? 0")
    page.click("#generate")
    page.wait_for_function(
        """(turn) => {
          const {turn: now, found} = GenerationPlayground.group('serving');
          return (now ?? 0) > turn && found?.ways.length && found.ways.every(({ends}) => ends);
        }""",
        arg=turn, timeout=60_000,
    )  # fmt: skip
    return values(page)


def test_the_first_press_shows_requests_that_wait_share_and_are_preempted(page):
    expect(page.locator("#generate")).to_contain_text("Serve")
    found = serve(page)
    assert [way["settings"]["kind"] for way in found["ways"]] == ["continuous", "padded", "alone"]
    figures = found["ways"][0]["figures"]
    assert figures["put_back"] == 1 and figures["shared"] > 0 and figures["finished"] == 8
    pane = page.locator("#report-serving")
    expect(pane.locator(".gp-gantt >> nth=0").locator(".gp-gantt-head")).to_have_count(8)
    expect(pane).to_contain_text("16 blocks of 8 tokens; token budget 32; scheduler FIFO; prefix sharing")
    expect(pane.locator("table.gp-serving-figures")).to_contain_text("time to first token")
    assert pane.bounding_box()["y"] < page.viewport_size["height"] * 0.6  # it came into sight by itself
    expect(page.locator("#stop")).to_be_disabled()


def test_the_steps_come_one_by_one_and_stop_keeps_them(page):
    before = page.input_value("#serving-requests textarea")
    page.fill("#serving-requests textarea", "\n".join(["max_new_tokens | prompt", *["400 | Once upon a time"] * 8]))
    page.click("#generate")
    page.wait_for_function(
        "() => { const {found} = GenerationPlayground.group('serving'); return !found.ways[0].ends"
        " && found.ways[0].steps.length > 3 && found.requests.length === 8; }"
    )
    expect(page.locator("#messages")).to_contain_text("Continuous batching: step")
    some = values(page)["ways"][0]["steps"]
    page.click("#stop")
    expect(page.locator("#messages")).to_contain_text("Serving was stopped. Serve again to see all of it.")
    expect(page.locator("#stop")).to_be_disabled()
    (way,) = values(page)["ways"]
    assert way["steps"][: len(some)] == some and way["figures"]["steps"] == len(way["steps"]) < 400
    assert page.input_value("#serving-requests textarea").count("\n") == 8
    page.fill("#serving-requests textarea", before)


def test_what_cannot_be_served_is_told_and_nothing_is_lost(page):
    before, list_before = values(page), page.input_value("#serving-requests textarea")
    page.fill("#serving-requests textarea", "arrival | prompt\nsoon | a")
    page.click("#generate")
    expect(page.locator("#messages")).to_contain_text("arrival in line 2 is “soon”, which is not a number.")
    page.fill("#serving-requests textarea", "a prompt that is longer than the cache")
    page.fill("#serving-blocks input", "1")
    page.fill("#serving-page input", "4")
    page.click("#generate")
    expect(page.locator("#messages")).to_contain_text("the whole cache holds 4. Use more or larger blocks.")
    assert values(page) == before and page.input_value("#serving-blocks input") == "1"
    page.fill("#serving-blocks input", "16")
    page.fill("#serving-page input", "8")
    page.fill("#serving-requests textarea", list_before)


def test_requests_are_drawn_and_read_from_a_file(page):
    page.click("#serving-draw-box button")
    page.get_by_label("in bursts", exact=True).check()
    expect(page.locator("#serving-rate")).to_be_hidden()
    page.fill("#serving-burst input", "3")
    page.click("#serving-draw")
    expect(page.locator("#serving-requests textarea")).to_have_value(re.compile(r"^ *24 \|.*\n *24 \|", re.MULTILINE))
    lines = page.input_value("#serving-requests textarea").split("\n")
    assert [line.split("|")[0].strip() for line in lines[1:]] == ["0"] * 3 + ["12"] * 3 + ["24"] * 2
    with page.expect_file_chooser() as chooser:
        page.click("#serving-pick")
    table = b"arrival,max_new_tokens,prompt\n0,6,Once upon a time\n2,5,The cat\n"
    chooser.value.set_files({"name": "mine.csv", "mimeType": "text/csv", "buffer": table})
    expect(page.locator("#serving-messages")).to_contain_text("2 requests from mine.csv. Click Serve.")
    assert page.input_value("#serving-requests textarea").endswith("|              5 | The cat")


def test_what_was_saved_opens_with_the_same_words_and_numbers(page, tmp_path):
    page.fill("#serving-requests textarea", TWO)
    page.fill("#serving-blocks input", "9")
    found, before, table = serve(page), shown(page, "serving"), saved_table(page, "serving")
    assert {row["request"] for row in table} == {"1", "2"}
    whole = saved(page, "#serving-html").read_text("utf-8")
    assert "Once upon a time" in whole and "<script" in whole
    reopen(page, "serving", "Serving", tmp_path)
    assert values(page) == found and shown(page, "serving") == before
    assert page.input_value("#serving-blocks input") == "9"
    expect(page.locator("#serving-requests textarea")).to_have_value(
        "arrival | max_new_tokens | prompt\n"
        "      0 |              6 | Once upon a time\n"
        "      2 |              5 | The cat"
    )  # fmt: skip
    assert saved_table(page, "serving") == table


def test_it_is_taken_along_as_python(page):
    page.click("#serving-python")
    expect(page.locator("#serving-script textarea")).to_be_visible()
    script = page.input_value("#serving-script textarea")
    assert "init_continuous_batching" in script and "serve_batch(" in script and "num_blocks=9" in script

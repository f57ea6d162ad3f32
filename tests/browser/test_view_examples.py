"""What the views of many runs open with: a recording, fetched as a view is opened, and gone with the first run."""

from __future__ import annotations

import pytest

from tests.support.browsers import expect, open_view

VIEWS = {"Side by side": "lanes", "Sweep": "sweep", "Many samples": "seeds", "Drafts": "trial",
         "Watermarks": "watermark", "Precision": "precision", "Choices": "choices"}  # fmt: skip
ANSWERS = {"Padding": "batch", "Serving": "serving", "Token lengths": "token_lengths"}


def group(page, kind, what):
    return page.evaluate(f"kind => GenerationPlayground.group(kind).{what}", kind)


def assert_says_what_makes_ones_own(page, note):
    """By the label of the button, which follows the view that is opened."""
    page.wait_for_function(
        "(note) => note.innerText.includes(`“${document.querySelector('#generate').innerText.split('\\n')[0]}”`)",
        arg=note.element_handle(),
    )


def test_each_view_opens_on_an_example_that_says_what_it_is(visit, address):
    page = visit(address)
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/example_" in request.url else None)
    assert not asked, "a first visit fetches none of them"
    for title, kind in VIEWS.items():
        open_view(page, title)
        note = page.locator(f"[id^={kind}-] .gp-example")
        expect(note).to_contain_text("An example, recorded with stories after “Once upon a time”.")
        assert_says_what_makes_ones_own(page, note)
        assert not group(page, kind, "canOpen"), "the server has no run of it"
        assert [f"/example_{kind}." in address for address in asked] == [False] * (len(asked) - 1) + [True]
    open_view(page, "Sweep")
    assert len(asked) == len(VIEWS), "each once"


def test_each_view_of_one_question_opens_on_an_answer_that_says_what_it_is(visit, address):
    page = visit(address)
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/example_" in request.url else None)
    for title, kind in ANSWERS.items():
        open_view(page, title)
        note = page.locator(f"#report-{kind} .gp-example, [id^=report-{kind}-] .gp-example")
        expect(note).to_contain_text("An example, recorded with stories")
        assert_says_what_makes_ones_own(page, note)
        assert [f"/example_{kind}." in address for address in asked] == [False] * (len(asked) - 1) + [True]
        expect(page.locator(f"#{kind}-row details, #{kind}-buttons details")).to_have_count(0)
    page.click("#generate")  # the tokens are counted
    expect(note).to_have_count(0)
    assert group(page, "token_lengths", "isExample") is False


def test_the_first_run_takes_the_place_of_the_example(visit, address):
    page = visit(address)
    open_view(page, "Many samples")
    expect(page.locator("#seeds-conclusion .gp-example")).to_be_visible()
    page.fill("#samples input[type=number]", "2")
    page.press("#samples input[type=number]", "Tab")
    page.click("#generate")
    page.wait_for_function("() => { const g = GenerationPlayground.group('seeds'); return g.turn && g.done; }")
    assert group(page, "seeds", "entries.length") == 2 and group(page, "seeds", "isExample") is False
    expect(page.locator("#seeds-progress")).to_contain_text("All 2 runs have ended")
    assert group(page, "seeds", "canOpen")


def heads(page):
    return page.locator("#lanes-lanes .gp-lane-title").all_inner_texts()


def test_the_example_of_the_lanes_is_under_lanes_that_can_be_edited_and_leaves_when_one_is(visit, address):
    page = visit(address)
    open_view(page, "Side by side")
    note = page.locator("#lanes-conclusion .gp-example")
    expect(note).to_be_visible()
    expect(page.locator("#lanes-conclusion")).to_contain_text("in all 5 seeds")
    assert heads(page) == ["Nucleus", "Greedy", "Beam search", "Contrastive search"]
    expect(page.locator("#lanes-lanes .gp-lane-changed:visible")).to_have_count(0)
    expect(page.locator("#lanes-lanes .gp-not-yet:visible")).to_have_count(0)
    second = page.locator("#lanes-lanes .gp-lane").nth(1)
    second.locator("[data-do=select]").click()
    expect(page.locator("#preset")).to_contain_text("Strategy of lane B")
    expect(note).to_be_visible()  # it is the same lane
    page.select_option("#preset select", "min-p")
    expect(note).to_be_hidden()
    expect(page.locator("#lanes-lanes .gp-not-yet:visible")).to_have_count(4)
    assert group(page, "lanes", "isExample") is False and group(page, "lanes", "header") is None
    second.locator("[data-do=copy]").click()
    expect(page.locator("#lanes-lanes .gp-lane")).to_have_count(5)


@pytest.mark.parametrize("do", ["add", "copy", "remove", "seed"])
def test_the_example_of_the_lanes_leaves_with_any_change_of_them(visit, address, do):
    page = visit(address)
    open_view(page, "Side by side")
    expect(page.locator("#lanes-conclusion .gp-example")).to_be_visible()
    if do == "seed":
        page.fill("#seed input, #seed textarea", "4")
    elif do == "add":
        page.get_by_role("button", name="+ Add a lane").click()
    else:
        page.locator(f"#lanes-lanes .gp-lane [data-do={do}]").first.click()
    expect(page.locator("#lanes-conclusion .gp-example")).to_be_hidden()
    expect(page.locator("#lanes-measures .gp-pane")).to_be_hidden()


def test_lanes_of_the_person_s_own_open_without_the_example(visit, address):
    page = visit(address)
    page.select_option("#preset select", "min-p")
    open_view(page, "Side by side")
    expect(page.locator("#lanes-lanes .gp-not-yet:visible")).to_have_count(4)
    page.wait_for_timeout(500)
    assert group(page, "lanes", "header") is None


def test_an_example_that_comes_late_leaves_the_run_alone(visit, address):
    page = visit(address)
    page.evaluate("() => GenerationPlayground.feedGroup('sweep', '{\"type\":\"Done\",\"stopped\":false}\\n', 9)")
    header = '{"type":"Comparison","kind":"seeds","prompt":"Mine","groups":[],"entries":[],"axes":[],"metrics":[]}\n'
    page.evaluate("text => GenerationPlayground.feedGroup('seeds', text, 3)", header)
    open_view(page, "Many samples")
    page.wait_for_timeout(1000)
    assert group(page, "seeds", "header.prompt") == "Mine" and group(page, "seeds", "isExample") is False


@pytest.mark.slow
def test_without_the_file_the_view_says_that_nothing_has_run(visit, address):
    page = visit(address)
    page.route("**/example_sweep*", lambda route: route.abort())
    page.evaluate("() => GenerationPlayground.group('seeds')")
    open_view(page, "Sweep")
    page.wait_for_timeout(500)
    assert group(page, "sweep", "header") is None
    page.complaints.clear()  # the browser's own, of the file

"""What the views of many runs open with: a recording, fetched as a view is opened, and gone with the first run."""

from __future__ import annotations

import pytest

from tests.support.browsers import expect, open_view

VIEWS = {"Sweep": "sweep", "Many samples": "seeds", "Drafts": "trial", "Watermarks": "watermark",
         "Precision": "precision", "Choices": "choices"}  # fmt: skip
ANSWERS = {"Padding": "batch", "Serving": "serving", "Token lengths": "token_lengths"}


def group(page, kind, what):
    return page.evaluate(f"kind => GenerationPlayground.group(kind).{what}", kind)


def test_each_view_opens_on_an_example_that_says_what_it_is(visit, address):
    page = visit(address)
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/example_" in request.url else None)
    assert not asked, "a first visit fetches none of them"
    for title, kind in VIEWS.items():
        open_view(page, title)
        note = page.locator(f"[id^={kind}-] .gp-example")
        expect(note).to_contain_text("An example, recorded with stories after “Once upon a time”.")
        expect(note).to_contain_text(f"“{page.inner_text('#generate').splitlines()[0]}” makes yours.")
        assert not group(page, kind, "canAsk"), "the server has no run of it to be opened"
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
        expect(note).to_contain_text(f"“{page.inner_text('#generate').splitlines()[0]}” makes yours.")
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
    assert group(page, "seeds", "canAsk")


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

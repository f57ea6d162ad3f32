"""A view of the laboratory opens on its answer with the form beside it; on a phone the answer is below the form."""

from __future__ import annotations

import pytest

from tests.support.browsers import expect, open_tool, open_view

pytestmark = pytest.mark.slow

LAPTOP, PHONE = {"width": 1366, "height": 657}, {"width": 390, "height": 844}
ANSWERS = {  # by the view, what begins its answer
    "Drafts": "#trial-speedup .gp-answer",
    "Choices": "#choices-choices .gp-verdict",
    "Precision": "#precision-conclusion .gp-answer",
    "Watermarks": "#watermark-marked .gp-answer",
    "Padding": "#report-batch .gp-batch-verdicts",
    "Serving": "#report-serving .gp-answer",
    "Token lengths": "#report-token_lengths-answer .gp-answer-sentence",
}


@pytest.fixture(scope="module")
def page(page_for_module, address):
    page = page_for_module(address)
    page.locator("#knobs .gp-drawer-close").click()
    return page


def sides(page, answer):
    """The form, and the answer beside or below it, as [left, top, right, bottom]."""
    return page.evaluate(
        """(answer) => {
             const found = document.querySelector(answer);
             const form = found.closest('.gf-sides').querySelector('.gf-asks');
             return [form, found].map((one) => one.getBoundingClientRect())
               .map(({left, top, right, bottom}) => [left, top, right, bottom]);
           }""",
        answer,
    )


@pytest.mark.parametrize("view", ANSWERS)
def test_the_answer_is_beside_the_form_and_in_sight(page, view):
    page.set_viewport_size(LAPTOP)
    open_view(page, view)
    page.wait_for_selector(ANSWERS[view])
    page.evaluate("() => scrollTo(0, 0)")
    form, answer = sides(page, ANSWERS[view])
    assert form[2] < answer[0] and 0 < answer[1] < answer[3] < LAPTOP["height"]
    assert answer[1] - form[1] < 200


@pytest.mark.parametrize("view", ANSWERS)
def test_on_a_phone_the_form_is_folded_above_the_answer(page, view):
    page.set_viewport_size(PHONE)
    open_view(page, view)
    page.wait_for_selector(ANSWERS[view])
    page.evaluate("() => scrollTo(0, 0)")
    asks = page.locator(".gf-asks:visible")
    expect(asks).to_have_count(0)
    _, answer = sides(page, ANSWERS[view])
    assert 0 < answer[1] < PHONE["height"], "its first line is in sight"
    page.get_by_role("button", name="Settings of this view").click()
    expect(asks).to_have_count(1)
    form, answer = sides(page, ANSWERS[view])
    assert answer[1] >= form[3] and max(form[2], answer[2]) <= PHONE["width"]
    page.get_by_role("button", name="Settings of this view").click()
    expect(asks).to_have_count(0)
    page.set_viewport_size(LAPTOP)
    expect(asks).to_have_count(1)


def test_every_tool_of_the_watermarks_has_its_form_beside_its_result(page):
    open_view(page, "Watermarks")
    for tool, form in (("Detector", "#detector-title"), ("Attacks", "#attack-title")):
        open_tool(page, tool)
        assert page.locator(f".gf-asks > {form}").is_visible()
        page.set_viewport_size(PHONE)  # what is pressed there is in the form
        assert page.locator(f".gf-asks > {form}").is_visible()
        page.set_viewport_size(LAPTOP)
    open_tool(page, "Experiments")

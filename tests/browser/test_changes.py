"""What a change of a field costs: no question while a slider is dragged, and one at rest."""

from __future__ import annotations

import pytest

from tests.support.browsers import expect, open_view, wait_until_ready


@pytest.fixture(scope="module")
def page(address, page_for_module):
    page = page_for_module(address)
    page.wait_for_timeout(1500)  # what was kept has come back
    return page


def drag(page, across: int) -> None:
    """Press the slider of the temperature, and move it, more slowly than the page waits for a rest."""
    slider = page.locator("#quick-knobs input[type=range]").first
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] / 3, y)
    page.mouse.down()
    for number in range(3):
        page.mouse.move(box["x"] + box["width"] / 3 + across * (number + 1) / 3, y)
        page.wait_for_timeout(450)


def listen(page) -> list[str]:
    """Which handlers the page asks for from now on, but for those that tell how long a view's runs would take: they
    follow the form, and come when there is time."""
    estimates = page.evaluate(
        "() => gradio_config.dependencies.filter(({targets}) => targets.some(([, event]) => event === 'asks'))"
        ".map(({id}) => String(id))"
    )
    asked = []

    def note(request):
        if request.method == "POST":
            told = request.post_data_json if request.post_data and request.post_data.startswith("{") else {}
            name = str(told.get("fn_name") or told.get("fn_index"))
            if name not in estimates:
                asked.append(name)

    page.on("request", note)
    return asked


def test_a_slider_that_is_dragged_asks_once_it_is_let_go(page):
    asked = listen(page)
    before = page.locator("#changed").text_content()
    drag(page, 60)
    assert asked == [] and page.locator("#changed").text_content() != before
    page.mouse.up()
    page.wait_for_timeout(800)
    assert asked == ["judge_knobs"]  # no lane follows: there are none


def test_the_lane_that_is_edited_follows_at_rest(page):
    open_view(page, "Side by side")
    head = page.locator("#lanes-lanes .gp-lane-selected .gp-lane-settings")
    expect(head).to_have_count(1)
    page.wait_for_timeout(800)
    before, asked = head.text_content(), listen(page)
    drag(page, -40)
    assert asked == [] and head.text_content() == before
    page.mouse.up()
    expect(head).not_to_have_text(before)
    page.wait_for_timeout(500)
    assert len(asked) == 2 and asked.count("judge_knobs") == 1
    open_view(page, "One run")


def test_a_refusal_in_a_view_goes_away_when_its_field_is_mended(page):
    open_view(page, "Sweep")
    field = page.locator("#values-rows textarea, #values-rows input")
    right = field.input_value()
    field.fill("nothing at all")
    page.click("#generate")
    expect(page.locator("#messages .error")).to_have_count(1)
    field.fill(right)
    expect(page.locator("#messages .message")).to_have_count(0)
    open_view(page, "One run")


def test_a_view_asks_when_it_is_opened_and_not_again_while_the_answer_holds(address, page):
    page.goto(address)  # anew: a view asks the first time
    wait_until_ready(page)
    page.wait_for_timeout(1500)  # what was kept has come back
    requests = listen(page)

    def asks(view: str, number: int) -> None:
        requests.clear()
        open_view(page, view)
        for _ in range(50):
            if len(requests) >= number:
                break
            page.wait_for_timeout(100)
        page.wait_for_timeout(700)
        assert len(requests) == number, (view, requests)
        open_view(page, "One run")
        page.wait_for_timeout(300)

    asks("Precision", 1)
    asks("Models", 1)
    for view in ("Sweep", "Precision", "Models"):
        asks(view, 0)
    page.click("#generate")
    page.wait_for_function("() => GenerationPlayground.log('main').finished")
    page.wait_for_timeout(1500)  # what follows a run has been asked for
    asks("Precision", 0)
    asks("Models", 1)

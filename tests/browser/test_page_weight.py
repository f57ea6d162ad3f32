"""What a visit loads: little at first, the rest when it is looked at, and on a second visit only what has changed."""

from __future__ import annotations

import re

import pytest

from tests.support.browsers import choose_strategy, expect, open_view, wait_until_ready


@pytest.fixture
def page(visit, opening_address):
    page = visit(opening_address)
    page.asked = []

    def note(request):
        page.asked.append(request.url)

    page.on("request", note)
    yield page
    page.remove_listener("request", note)


def files(page) -> list[str]:
    return [url.rpartition("/")[2].split(".")[0] for url in page.asked if "/page-files/" in url]


def loaded(page) -> set[str]:
    names = page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
    return {name.rpartition("/")[2].split(".")[0] for name in names if "/page-files/" in name}


def test_the_panes_of_comparisons_are_loaded_when_the_first_is_shown(page):
    assert loaded(page) == {"page", "knobs", "panes", "scripts"}
    open_view(page, "Side by side")
    expect(page.locator("#lanes-lanes .gp-pane")).to_be_attached()
    page.wait_for_function("window.GenerationPlaygroundModules && document.querySelector('#lanes-lanes .gp-lanes')")
    page.wait_for_function("performance.getEntriesByType('resource').some(({name}) => name.includes('/comparisons.'))")
    open_view(page, "Sweep")
    page.wait_for_timeout(300)
    assert files(page).count("comparisons") == 1 and "plotly" not in files(page)


def test_the_panes_behind_a_tab_are_loaded_when_a_person_comes_near_and_a_press_that_is_earlier_counts(page):
    assert "closed_panes" not in loaded(page)
    late = []
    page.route(re.compile("/page-files/closed_panes"), lambda route: late.append(route))  # it stays on its way
    page.locator("#pane-token .gp-tabs").hover()
    page.wait_for_function("document.head.querySelector('link[href*=\"closed_panes.\"]')")
    page.click("#pane-token [data-shows=curve]")
    expect(page.locator("#pane-curve")).to_be_visible()
    assert page.locator("#pane-curve .gp-title").count() == 0
    for route in late:
        route.continue_()
    page.unroute(re.compile("/page-files/closed_panes"))
    expect(page.locator("#pane-curve .gp-curve-picture")).to_be_visible()
    head = page.locator("#pane-curve .gp-head")
    assert head.evaluate("(head) => getComputedStyle(head).alignItems") == "flex-start"  # as its own style has it
    page.click("#pane-token [data-shows=processors]")
    expect(page.locator("#pane-processors .gp-drawn")).to_be_visible()
    assert files(page).count("shared_later") == 1 and "special_runs" not in files(page)


def test_what_cannot_be_loaded_is_said_in_its_place(page):
    page.route(re.compile("/page-files/comparisons"), lambda route: route.fulfill(status=404))
    open_view(page, "Side by side")
    expect(page.locator("#lanes-lanes")).to_contain_text("could not be loaded. Reload the page.")
    page.unroute(re.compile("/page-files/comparisons"))
    page.complaints.clear()  # what the browser says of each 404


def test_the_panes_of_special_runs_are_loaded_with_the_first_such_run(page):
    choose_strategy(page, "beam")
    page.click("#generate")
    expect(page.locator("#pane-hypotheses .gp-hypotheses")).to_be_visible()
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Finished")
    assert files(page).count("special_runs") == 1 and "comparisons" not in files(page)


def test_a_run_says_which_of_its_panes_could_not_be_loaded(page):
    page.route(re.compile("/page-files/special_runs"), lambda route: route.fulfill(status=404))
    choose_strategy(page, "beam")
    page.click("#generate")
    expect(page.locator("#pane-hypotheses")).to_contain_text("could not be loaded. Reload the page.")
    assert page.locator("#pane-drafts .gp-not-loaded").count() == 0
    page.unroute(re.compile("/page-files/special_runs"))
    page.complaints.clear()  # what the browser says of each 404


def test_on_a_second_visit_nothing_of_ours_is_sent_again(lend_page, opening_address):
    page = lend_page(opening_address)
    page.goto(page.url)
    wait_until_ready(page)
    sizes = page.evaluate("""performance.getEntriesByType('resource').filter(({name}) => name.includes('/page-files/'))
      .map(({transferSize}) => transferSize)""")
    assert sizes == [0, 0, 0, 0]
    document = page.evaluate("(({transferSize, encodedBodySize}) => [transferSize, encodedBodySize])"
                             "(performance.getEntriesByType('navigation')[0])")  # fmt: skip
    assert document[0] < 2000 < document[1]  # 304, and the document that the browser has


def test_an_old_tab_s_file_is_no_longer_there_and_a_reload_finds_the_new_one(lend_page, opening_address):
    page = lend_page(opening_address)
    answer = page.request.get(f"{opening_address}page-files/panes.0123456789abcdef.js")
    assert answer.status == 404 and "Reload" in answer.text()
    page.reload()
    wait_until_ready(page)
    assert "panes" in loaded(page)

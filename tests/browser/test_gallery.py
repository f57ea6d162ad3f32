"""The gallery as a person meets it: opened from a disk, without a server, with the runs that come with the project."""

from __future__ import annotations

import pytest

from playground.gallery.__main__ import main
from playground.gallery.entries import OWN, GalleryPage, in_order, recorded
from playground.gallery.folder import write_site
from playground.gallery.pages import site
from playground.presets.recorded_runs import PREEMPTED
from tests.support.browsers import expect, violations
from tests.support.changing import change
from tests.visualizers import made
from tests.visualizers.test_export import EVIL

LAPTOP, PHONE = {"width": 1366, "height": 657}, {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def gallery(tmp_path_factory):
    folder = tmp_path_factory.mktemp("gallery")
    assert main([str(folder)]) == 0
    return folder


@pytest.fixture
def visit(browser, gallery):
    """`visit(name)` opens a page of the gallery. The test fails on any error, and on any request for what is no file of
    it."""
    contexts, problems = [], []

    def visit(name: str = "index", size=LAPTOP, scheme: str = "light", folder=gallery):
        contexts.append(browser.new_context(viewport=size, color_scheme=scheme))
        page = contexts[-1].new_page()
        page.set_default_timeout(30_000)
        page.fetched = []
        page.on("request", lambda request: page.fetched.append(request.url))
        page.on("pageerror", lambda error: problems.append(f"error: {error}"))
        page.on("dialog", lambda dialog: problems.append(f"a dialog: {dialog.message}"))
        page.on("console", lambda m: m.type in ("error", "warning") and problems.append(f"console: {m.text}"))
        page.goto((folder / f"{name}.html").as_uri())
        page.home = folder.as_uri()
        return page

    yield visit
    for context in contexts:
        for page in context.pages:
            assert [url for url in page.fetched if not url.startswith(f"{page.home}/")] == []
        context.close()
    assert problems == []


def test_from_the_index_through_a_run_to_the_next(visit):
    first, second = in_order(recorded())[:2]
    page = visit()
    page.get_by_role("link", name=first.title).click()
    expect(page.locator("h1")).to_have_text(first.title)
    selected = page.locator(".gp-token[aria-pressed=true]")
    expect(selected).to_have_count(1)
    most = max(first.shown.steps, key=lambda step: step.distribution.entropy_before)
    assert selected.evaluate("one => [...document.querySelectorAll('.gp-token')].indexOf(one)") == most.index
    page.locator(".gp-token").nth(2).click()
    expect(page.locator(".gp-looked-at")).to_contain_text(f"token 3 of {len(first.shown.steps)}")
    likeliest = first.shown.steps[2].candidates[0].text.strip()
    expect(page.locator(".gp-candidates")).to_contain_text(likeliest)
    page.locator(".ways a[rel=next]").click()
    expect(page.locator("h1")).to_have_text(second.title)
    page.locator(".ways a[rel=prev]").click()
    expect(page.locator("h1")).to_have_text(first.title)
    page.locator(".ways a.index").click()
    expect(page.locator(".card")).to_have_count(len(recorded()))
    assert not any("plotly" in url for url in page.fetched), "charts are loaded when the first is drawn"


@pytest.mark.slow
def test_the_curves_are_drawn_without_a_library(visit):
    page = visit("smollm2-greedy")
    page.get_by_role("tab", name="Curves", exact=True).click()
    expect(page.locator(".gp-curve-picture .gp-line-path").first).to_be_attached()
    assert not any("plotly" in url for url in page.fetched)
    assert violations(page, preload=False) == []  # it fetches no styles again: that is forbidden here


def test_the_index_is_shaded_as_the_page_of_the_run_is(visit):
    colours = "all => all.map((one) => getComputedStyle(one).backgroundColor)"
    page = visit()
    card = page.locator(".card", has=page.locator("a[href='smollm2-sampling.html']"))
    on_index = card.locator(".words [class^=heat-]").evaluate_all(colours)
    page.goto(f"{page.home}/smollm2-sampling.html")
    assert page.locator(".gp-shade").input_value() == "probability"
    on_page = page.locator(".gp-token .gp-ink").evaluate_all(colours)
    assert len(on_index) > 20 and len(set(on_index)) > 3
    assert on_index == on_page[: len(on_index)]


def test_the_keyboard_opens_a_run_and_its_whole_card_is_the_link(visit):
    page = visit()
    title = in_order(recorded())[0].title
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == title:
            break
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text(title)
    page.go_back()
    page.locator(".card .words").first.click(force=True)  # what is hit there is the link that lies over it
    expect(page.locator("h1")).to_have_text(title)


def test_no_text_of_a_model_is_markup(visit, tmp_path):
    trace = made.sampled(EVIL)
    change(trace.started, prompt=EVIL[2], model=EVIL[2])
    entries = [GalleryPage(f"run-{n}", text, OWN, trace, "sampling", text, text, text) for n, text in enumerate(EVIL)]
    write_site(tmp_path / "evil", site(entries, EVIL[0]), "")
    page = visit(folder=tmp_path / "evil")
    assert page.locator(".card h3").all_text_contents() == EVIL
    page.locator(".card a").nth(2).click()
    expect(page.locator("h1")).to_have_text(EVIL[2])
    expect(page.locator(".gp-token")).to_have_count(len(EVIL))
    assert page.locator("img").count() == 0


CASES = [
    pytest.param("index", LAPTOP, "light", id="index"),
    pytest.param("index", PHONE, "dark", id="index-phone-dark"),
    pytest.param("smollm2-beam", PHONE, "light", id="beams-phone", marks=pytest.mark.slow),
    *(
        pytest.param(name, size, scheme, id=f"{name}-{size['width']}-{scheme}", marks=pytest.mark.slow)
        for name in ("index", *(entry.name for entry in recorded()))
        for size, scheme in ((LAPTOP, "dark"), (PHONE, "light"))
    ),
]


@pytest.mark.parametrize("name, size, scheme", CASES)
def test_axe_finds_nothing_and_nothing_is_wider_than_the_page(visit, name, size, scheme):
    page = visit(name, size, scheme)
    if name not in ("index", PREEMPTED):
        expect(page.locator(".gp-tokens .gp-token[aria-pressed=true]")).to_have_count(1)
    assert violations(page, preload=False) == []  # it fetches no styles again: that is forbidden here
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

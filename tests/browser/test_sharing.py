"""Presets, links, files and the history as a person meets them: a real browser, a scripted engine."""

from __future__ import annotations

import csv
import io
import itertools
import json
import re
from pathlib import Path

import pytest

from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.sharing.links import to_query
from playground.trace import Trace
from tests.support.browsers import expect, open_drawer, wait_until_ready
from tests.support.fakes import FakeEngine

MARKUP = "<img src=x onerror=hacked=1> ${window.hacked=1} {{value}}"


@pytest.fixture(scope="module")
def address(serve_page):
    return serve_page(FakeEngine())


@pytest.fixture
def page(new_page, address):
    page = new_page(address, permissions=["clipboard-read", "clipboard-write"])
    yield page
    page.context.close()


_numbers = itertools.count()


def run(page, prompt="Once"):
    """A run whose prompt is like no other; returns the prompt."""
    prompt = f"{prompt} {next(_numbers)}"
    page.fill("#prompt textarea", prompt)
    page.click("#generate")
    expect(page.locator("#pane-tokens .gp-prompt")).to_have_text(prompt)
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Finished")
    return prompt


def count(page):
    """How many runs the history lists."""
    return page.locator("#history li").count()


def wait_for_count(page, number):
    expect(page.locator("#history li")).to_have_count(number)


def wait_for_none_in_another_tab(page):
    """Runs that are not kept go with their tab: another one of the same browser lists none."""
    other = page.context.new_page()
    other.goto(page.url)
    wait_until_ready(other)
    wait_for_count(other, 0)
    other.close()


def history_item(page, text):
    return page.locator("#history li", has_text=text)


def reload(page):
    complaints = list(page.complaints)
    page.reload()
    page.wait_for_selector("#pane-tokens .gp-empty")
    page.complaints[:] = complaints  # Gradio's own, of connections that end with the page


def choose_file(page, button, file):
    with page.expect_file_chooser() as chooser:
        page.click(button)
    chooser.value.set_files(file)


# ------------------------------------------------------------------------------------------------------------- history


@pytest.mark.slow
def test_runs_are_listed_and_outlive_the_page(page):
    first, second = run(page, "The first"), run(page, MARKUP)
    wait_for_count(page, 2)
    open_drawer(page, "history")
    expect(page.locator("#history .gp-prompt")).to_have_text([second, first])
    expect(page.locator("#history li .gp-facts").first).to_contain_text("Nucleus · stories · seed 7 · 80 tokens")
    written = page.evaluate("() => GenerationPlayground.log('main').finished.sequences[0].text")
    told = page.locator("#history .gp-end").first.inner_text()  # how the text ends, which runs do not share
    assert told.startswith("…") and len(told) > 60 and " ".join(written.split()).endswith(" ".join(told[1:].split()))
    reload(page)
    wait_for_count(page, 2)
    assert page.evaluate("window.hacked") is None


@pytest.mark.slow
def test_a_past_run_is_looked_at_again_after_a_reload(page):
    first = run(page, "The first")
    run(page, "The second")
    wait_for_count(page, 2)
    reload(page)
    open_drawer(page, "history")
    history_item(page, first).get_by_text("View").click()
    expect(page.locator("#pane-tokens .gp-prompt")).to_have_text(first)
    expect(page.locator("#pane-tokens .gp-token")).to_have_count(80)
    expect(page.locator("#messages")).to_contain_text("A past run.")
    wait_for_count(page, 2)  # looking is not running
    open_drawer(page, "sharing")
    with page.expect_download() as download:
        page.click("#save-trace")
    assert Trace.from_json(Path(download.value.path()).read_text("utf-8")).started.prompt == first


@pytest.mark.slow
def test_starting_from_a_past_run_fills_the_page_and_waits(page):
    page.fill("#seed input", "33")
    first = run(page, "The first")
    page.fill("#seed input", "")
    run(page, "The second")
    open_drawer(page, "history")
    history_item(page, first).get_by_text("Load settings").click()
    expect(page.locator("#prompt textarea")).to_have_value(first)
    expect(page.locator("#seed input")).to_have_value("33")
    expect(page.locator("#prompt textarea")).to_be_focused()
    expect(page.locator("#pane-tokens .gp-prompt")).not_to_have_text(first)


@pytest.mark.slow
def test_a_history_that_is_not_kept_ends_with_the_tab(page):
    run(page)
    wait_for_count(page, 1)
    open_drawer(page, "history")
    page.uncheck("#history .gp-keep input")
    run(page)
    wait_for_count(page, 2)  # in this tab it is there
    reload(page)
    wait_for_count(page, 2)
    open_drawer(page, "history")
    expect(page.locator("#history .gp-keep input")).not_to_be_checked()
    wait_for_none_in_another_tab(page)
    page.check("#history .gp-keep input")
    expect(page.locator("#history .gp-note")).to_have_text("")
    reload(page)
    wait_for_count(page, 2)


@pytest.mark.slow
def test_a_choice_made_while_the_list_is_read_is_not_lost(page):
    run(page)
    wait_for_count(page, 1)
    page.evaluate("""() => {
  document.querySelector('button[data-drawer=history]').click();
  document.querySelector('#history .gp-keep input').click();
}""")
    expect(page.locator("#history .gp-till")).not_to_have_text("")
    expect(page.locator("#history .gp-keep input")).not_to_be_checked()
    wait_for_none_in_another_tab(page)


@pytest.mark.slow
def test_clearing_asks_once(page):
    run(page)
    run(page)
    wait_for_count(page, 2)
    open_drawer(page, "history")
    page.click("#history .gp-clear")
    expect(page.locator("#history .gp-clear")).to_have_text("Remove all 2 runs?")
    wait_for_count(page, 2)
    page.click("#history .gp-clear")
    wait_for_count(page, 0)
    reload(page)
    wait_for_count(page, 0)


@pytest.mark.slow
def test_one_run_is_removed_and_the_keyboard_stays_in_the_list(page):
    first = run(page, "The first")
    second = run(page, "The second")
    open_drawer(page, "history")
    history_item(page, first).locator("button").last.focus()
    page.keyboard.press("Enter")
    wait_for_count(page, 1)
    expect(page.locator("#history .gp-prompt")).to_have_text([second])
    expect(page.locator("#history .gp-keep input")).to_be_focused()


@pytest.mark.slow
def test_the_oldest_runs_leave(page):
    run(page)
    wait_for_count(page, 1)
    page.evaluate(
        """() => new Promise((resolve) => {
  indexedDB.open('generation-playground').onsuccess = ({target}) => {
    const transaction = target.result.transaction(['runs', 'logs'], 'readwrite');
    for (let id = 1; id <= 20; id++) {
      transaction.objectStore('runs').put({id, time: id, prompt: `old ${id}`, size: 9});
      transaction.objectStore('logs').put('x', id);
    }
    transaction.oncomplete = resolve;
  };
})"""
    )
    run(page)
    wait_for_count(page, 20)
    reload(page)
    wait_for_count(page, 20)
    open_drawer(page, "history")
    expect(page.locator("#history .gp-prompt").last).to_have_text("old 3")
    logs = """() => new Promise((resolve) => {
  indexedDB.open('generation-playground').onsuccess = ({target}) => {
    target.result.transaction('logs').objectStore('logs').count().onsuccess = (event) => resolve(event.target.result);
  };
})"""
    assert page.evaluate(logs) == 20


@pytest.mark.slow
def test_a_browser_that_forbids_storage_still_lists_the_runs_of_the_page(new_page, address):
    page = new_page(address)
    page.add_init_script(
        "for (const name of ['indexedDB', 'localStorage']) "
        "Object.defineProperty(window, name, {get() { throw new DOMException('forbidden', 'SecurityError'); }})"
    )
    page.complaints.clear()
    reload(page)
    first = run(page)
    run(page)
    wait_for_count(page, 2)
    open_drawer(page, "history")
    history_item(page, first).get_by_text("View").click()
    expect(page.locator("#pane-tokens .gp-prompt")).to_have_text(first)
    open_drawer(page, "presets")
    page.fill("#preset-name input, #preset-name textarea", "mine")
    page.click("#preset-save")
    expect(page.locator("#presets-messages")).to_contain_text("Download the preset instead")


@pytest.mark.slow
def test_where_a_computer_is_shared_nothing_is_kept_unless_asked(serve_page, new_page):
    page = new_page(serve_page(FakeEngine(), Settings.workshop()))
    run(page)
    wait_for_count(page, 1)
    wait_for_none_in_another_tab(page)


# --------------------------------------------------------------------------------------------------------------- links


def test_a_link_opens_the_page_as_it_was(page, new_page):
    page.fill("#seed input", "12")
    prompt = run(page, MARKUP)
    open_drawer(page, "sharing")
    page.click("#share-link")
    box = page.locator("#taken-text")
    expect(box).to_have_value(re.compile(r"\?run="))
    page.click("#taken .gp-copy")
    expect(page.locator("#taken .gp-copied")).to_have_text("Copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == box.input_value()
    other = new_page(link)
    expect(other.locator("#messages")).to_contain_text("Opened from a link. Click Generate.")
    expect(other.locator("#prompt textarea")).to_have_value(prompt)
    expect(other.locator("#seed input")).to_have_value("12")
    assert other.locator("#pane-tokens .gp-token").count() == 0
    other.click("#generate")
    expect(other.locator("#pane-tokens .gp-prompt")).to_have_text(prompt)
    assert other.evaluate("window.hacked") is None


@pytest.mark.slow
def test_a_link_that_was_cut_says_so_and_the_page_works(new_page, address):
    query = to_query(GenerationRequest("stories", "A prompt of some length"))
    page = new_page(f"{address}?{query[:-4]}")
    expect(page.locator("#messages .error")).to_be_visible()
    expect(page.locator("#prompt textarea")).to_have_value("Once upon a time")
    run(page)


# --------------------------------------------------------------------------------------------------------------- files


@pytest.mark.slow
def test_a_run_is_saved_and_opened_in_another_browser(page, new_page, address, tmp_path):
    prompt = run(page)
    open_drawer(page, "sharing")
    texts = {}
    for name in ("trace", "table", "page"):
        with page.expect_download() as download:
            page.click(f"#save-{name}")
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        texts[file.suffix] = file.read_bytes().decode("utf-8")
    trace = Trace.from_json(texts[".json"])
    rows = list(csv.reader(io.StringIO(texts[".csv"])))
    assert len(rows) == 1 + sum(len(step.distribution.candidates) for step in trace.steps)
    assert prompt in texts[".html"]
    other = new_page(address)
    open_drawer(other, "sharing")
    choose_file(other, "#open-trace", tmp_path / "stories-sample-seed-7.json")
    expect(other.locator("#pane-tokens .gp-prompt")).to_have_text(prompt)
    expect(other.locator("#messages")).to_contain_text("Opening it loads no model")
    other.click("#start-from")
    expect(other.locator("#prompt textarea")).to_have_value(prompt)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "text", "part"),
    [
        pytest.param("broken.json", '{"format": 1, "events": [{', "JSON", marks=pytest.mark.slow),
        pytest.param("later.json", '{"format": 99, "events": []}', "format", marks=pytest.mark.slow),
        ("<b>odd</b>.json", "{}", "<b>odd</b>.json"),
        pytest.param("large.json", None, "210.0 MB", marks=pytest.mark.slow),
    ],
)
def test_a_bad_file_leaves_the_last_result(page, tmp_path, name, text, part):
    prompt = run(page)
    open_drawer(page, "sharing")
    file = tmp_path / name.replace("/", "∕")
    if text is None:
        with file.open("wb") as sparse:
            sparse.truncate(210_000_000)
    else:
        file.write_text(text)
    choose_file(page, "#open-trace", file)
    expect(page.locator("#sharing-messages .error")).to_contain_text(part.replace("/", "∕"))
    expect(page.locator("#pane-tokens .gp-prompt")).to_have_text(prompt)
    assert page.locator("#sharing-messages b").count() == 0


@pytest.mark.slow
def test_the_script_is_shown_to_copy(page):
    prompt = run(page, "It's \"quoted\"")
    open_drawer(page, "sharing")
    page.click("#as-python")
    expect(page.locator("#taken-text")).to_have_value(re.compile("manual_seed"))
    script = page.locator("#taken-text").input_value()
    compile(script, "script", "exec")
    assert repr(prompt) in script or json.dumps(prompt) in script
    expect(page.locator("#taken-text")).to_have_attribute("readonly", "")


# -------------------------------------------------------------------------------------------------------------- presets


def save_preset(page, name):
    page.fill("#preset-name input, #preset-name textarea", name)
    page.wait_for_timeout(300)  # no person types and presses within a frame, before Gradio has taken the text
    page.click("#preset-save")
    expect(page.locator("#presets-messages")).to_contain_text("kept in this browser")


@pytest.mark.slow
def test_a_preset_is_kept_chosen_and_deleted(page):
    open_drawer(page, "presets")
    save_preset(page, MARKUP)
    expect(page.locator("#preset option:checked")).to_have_text(MARKUP)
    page.wait_for_function(
        "(name) => (sessionStorage.getItem('generation-playground.form') ?? '').includes(name)", arg=MARKUP
    )
    reload(page)
    expect(page.locator("#preset option:checked")).to_have_text(MARKUP)
    expect(page.locator("#preset optgroup[label=Yours] option")).to_have_text([MARKUP])
    page.select_option("#preset select", label="Greedy")
    expect(page.locator("#caption")).not_to_contain_text("kept in this browser")
    page.select_option("#preset select", label=MARKUP)
    expect(page.locator("#caption")).to_contain_text("kept in this browser")
    run(page)
    open_drawer(page, "presets")
    page.click("#preset-delete")
    expect(page.locator("#presets-messages")).to_contain_text("deleted")
    assert MARKUP not in page.locator("#preset option").all_inner_texts()
    assert page.evaluate("window.hacked") is None


@pytest.mark.slow
def test_a_preset_goes_through_a_file(page, tmp_path):
    open_drawer(page, "presets")
    with page.expect_download() as download:
        page.click("#preset-download")
    assert download.value.suggested_filename == "nucleus.json"
    config = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert config["top_p"] == 0.9
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(config | {"max_new_tokens": 5, "hat": 1}))
    choose_file(page, "#preset-upload", file)
    expect(page.locator("#presets-messages")).to_contain_text("hat")
    expect(page.locator("#preset option:checked")).to_have_text("Opened settings")
    run(page)
    expect(page.locator("#pane-tokens .gp-token")).to_have_count(5)


@pytest.mark.slow
def test_nobody_sees_another_s_things(page, new_page, address):
    open_drawer(page, "presets")
    save_preset(page, "private")
    run(page)
    wait_for_count(page, 1)
    other = new_page(address)
    assert count(other) == 0
    assert "private" in page.locator("#preset option").all_inner_texts()
    assert "private" not in other.locator("#preset option").all_inner_texts()


@pytest.mark.slow
def test_two_tabs_of_one_browser_lose_nothing(page, address):
    other = page.context.new_page()
    other.goto(address)
    wait_until_ready(other)
    for tab, name in ((page, "one"), (other, "two")):
        tab.bring_to_front()  # a browser lets tabs out of sight wait
        open_drawer(tab, "presets")
        save_preset(tab, name)
    reload(page)
    expect(page.locator("#preset optgroup[label=Yours] option")).to_have_text(["one", "two"])


# ------------------------------------------------------------------------------------------------------------- the page


@pytest.mark.slow
def test_on_a_phone_nothing_sticks_out(new_page, address):
    page = new_page(address, viewport={"width": 390, "height": 800})
    run(page, "A prompt without end " * 10)
    for name in ("presets", "history", "sharing"):
        open_drawer(page, name)
        if name == "sharing":
            page.click("#share-link")
            page.wait_for_selector("#taken-text:visible")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        drawer = page.locator(f"#drawer-{name}")
        assert drawer.evaluate("drawer => drawer.scrollWidth - drawer.clientWidth") <= 0
        page.click(f"#drawer-{name} .gp-drawer-close")


@pytest.mark.slow
def test_every_control_has_a_name(page):
    run(page)
    for name in ("sharing", "presets", "history"):
        open_drawer(page, name)
        if name == "sharing":
            page.click("#as-python")
            page.wait_for_selector("#taken-text:visible")
        controls = page.locator(f"#drawer-{name}").locator("button, input, textarea, select, summary")
        assert controls.filter(visible=True).count() > 1
        nameless = controls.evaluate_all(
            """controls => controls
              .filter((node) => node.checkVisibility() && !node.ariaLabel && !node.textContent.trim()
                && !(node.labels && [...node.labels].some((label) => label.textContent.trim())))
              .map((node) => node.outerHTML)"""
        )
        assert nameless == []


@pytest.mark.slow
@pytest.mark.parametrize("button", ["#as-python", "#share-link"])
def test_what_is_asked_for_is_copied_at_once(page, button):
    run(page)
    open_drawer(page, "sharing")
    for _ in range(2):  # the same again, too
        page.evaluate("navigator.clipboard.writeText('something else')")
        page.click(button)
        expect(page.locator("#taken .gp-copied")).to_have_text("Copied.")
        shown = page.input_value("#taken textarea")
        page.wait_for_function("text => navigator.clipboard.readText().then((copied) => copied === text)", arg=shown)
    expect(page.locator("#taken textarea")).to_be_visible()


DENIED = """
navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
document.execCommand = () => false;
"""


@pytest.mark.slow
def test_where_the_browser_lets_no_page_copy_the_text_is_selected(new_page, address):
    page = new_page(address)
    page.evaluate(DENIED)
    open_drawer(page, "sharing")
    page.click("#as-python")
    expect(page.locator("#taken .gp-copied")).to_contain_text("does not let the page copy. The text is selected")
    selected = "() => { const t = document.activeElement; return t.value.slice(t.selectionStart, t.selectionEnd); }"
    assert page.evaluate(selected) == page.input_value("#taken textarea") != ""

"""The Playground tab as a person meets it: a real browser, the real engine, the bundled model."""

from __future__ import annotations

import re
import threading

import pytest

from playground.presets.presets import EXAMPLES, PRESETS
from playground.requests.request import GenerationRequest
from playground.trace import Failed, Finished, Stepped, Trace
from tests.support.browsers import choose, choose_strategy, expect, open_drawer, run_to_its_end, show_of_token
from tests.support.slow import mostly_slow, one_in

# The page's requests are answered later than they came.
LATE_ANSWERS = """() => {
  const prompt = (window.promptFetch = window.fetch);
  const later = (answer) => new Promise((done) => setTimeout(() => done(answer), 500));
  window.fetch = (...request) => prompt(...request).then(later);
}"""
# As soon as there are five tokens: on a busy machine a click from outside can come after the run's end.
PRESS_STOP = """() => new Promise((pressed) => {
  const look = () => {
    if (document.querySelectorAll('#pane-tokens .gp-token').length < 5) return requestAnimationFrame(look);
    document.getElementById('stop').click();
    pressed();
  };
  look();
})"""
LONG = 450  # tokens: nearly as many as the model's context allows


class Listener:
    """What the engine told about one run, beside what it told the page."""

    def __init__(self):
        self.tokens = 0
        self.ended = threading.Event()

    def hear(self, event):
        self.tokens += isinstance(event, Stepped)
        if isinstance(event, Finished | Failed):
            self.ended.set()


@pytest.fixture
def listening(engine, monkeypatch):
    """A Listener for each run that is submitted from now on."""
    listeners, submit = [], engine.submit

    def overhear(request, listen, owner=None):
        listener = Listener()
        listeners.append(listener)
        return submit(request, lambda event: (listener.hear(event), listen(event)))

    monkeypatch.setattr(engine, "submit", overhear)
    return listeners


@pytest.fixture
def page(visit, address):
    return visit(address)


# --------------------------------------------------------------------------------------------------- small helpers


def set_prompt(page, text):
    page.fill("#prompt textarea", text)


def set_knob(page, name, text):
    page.fill(f"#knob-{name}-control", text)


def set_json(page, name, text):
    """Type a structured value as JSON."""
    if page.get_attribute(f"#knob-{name} .kp-tools [aria-pressed]", "aria-pressed") == "false":
        page.click(f"#knob-{name} .kp-tools [aria-pressed]")
    page.fill(f"#knob-{name} .kp-json", text)


def wait_for_end(page):
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text(re.compile("Finished|Stopped after"))


def open_group(page, title):
    """Open a closed group of the knobs."""
    page.click(f"#knobs summary:has-text('{title}')")


def run_long(page):
    """Start a run that would last for many seconds."""
    open_group(page, "Length and stopping")
    set_knob(page, "max_new_tokens", str(LONG))
    set_knob(page, "min_new_tokens", str(LONG))
    page.click("#generate")


def tokens(page):
    return page.locator("#pane-tokens .gp-line").first.locator(".gp-token").all_text_contents()


def number(page, name):
    return page.inner_text(f"#pane-numbers .gp-figure:has(dt:text-is('{name}')) dd")


def expected(engine, **request):
    return Trace.fold(engine.stream(GenerationRequest("stories", **request)))


# ----------------------------------------------------------------------------------------------------------- a run


def test_a_run_shows_what_the_engine_gives(page, engine):
    set_prompt(page, "One day a cat")
    page.fill("#seed input", "5")
    run_to_its_end(page)
    trace = expected(engine, prompt="One day a cat", config=PRESETS["nucleus"].config, seed=5)
    assert page.locator("#pane-tokens .gp-token").count() == len(trace.steps)
    assert number(page, "Tokens") == str(len(trace.steps))
    assert number(page, "Seed") == "5"
    # the token before which the model was the most uncertain is explained, with its probabilities
    told = max(trace.steps, key=lambda step: step.distribution.entropy_before).chosen.text
    assert told in page.get_attribute("#pane-candidates .gp-chosen .gp-row", "aria-label")
    assert "%" in page.inner_text("#pane-candidates .gp-chosen .gp-values")
    show_of_token(page, "Curves")
    page.wait_for_selector("#pane-curve .gp-line-path")


def test_the_figures_are_those_of_the_newest_run(page):
    for seed in ("7", "8"):
        page.fill("#seed input", seed)
        run_to_its_end(page)
        assert number(page, "Seed") == seed


@pytest.mark.slow
def test_tokens_arrive_one_by_one_with_their_probabilities(page):
    open_group(page, "Length and stopping")
    set_knob(page, "max_new_tokens", "120")
    set_knob(page, "min_new_tokens", "120")
    page.evaluate(
        """() => { window.counts = new Set(); new MutationObserver(() =>
        window.counts.add(document.querySelectorAll('#pane-tokens .gp-token').length))
        .observe(document.querySelector('#pane-tokens'), {childList: true, subtree: true}); }"""
    )
    run_to_its_end(page)
    assert page.evaluate("window.counts.size") >= 3  # it grew in front of the person, not all at once
    descriptions = "all => all.map((token) => token.getAttribute('aria-description'))"
    labels = page.locator("#pane-tokens .gp-token").evaluate_all(descriptions)
    assert labels and all("probability" in label for label in labels)


@pytest.mark.slow
def test_pressing_a_token_selects_it(page):
    run_to_its_end(page)
    chosen = page.locator("#pane-tokens .gp-token").nth(2)
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    place = page.locator("#pane-token .gp-place")
    expect(place).to_contain_text("token 3 of")
    page.keyboard.press("ArrowRight")
    expect(place).to_contain_text("token 4 of")
    page.keyboard.press("Escape")
    expect(place).to_contain_text("newest token")


def test_stop_stops_and_keeps_what_was_written(page):
    choose_strategy(page, "sampling")
    run_long(page)
    page.evaluate(PRESS_STOP)
    wait_for_end(page)
    assert number(page, "Stopped by") == "stopped by hand"
    assert 5 <= int(number(page, "Tokens")) < LONG
    page.wait_for_selector("#stop:disabled", state="attached")


@pytest.mark.slow
def test_ctrl_enter_generates(page):
    page.focus("#prompt textarea")
    page.keyboard.press("Control+Enter")
    wait_for_end(page)
    assert tokens(page)


@pytest.mark.slow
def test_beams_show_their_hypotheses(page):
    choose_strategy(page, "beam")
    run_to_its_end(page)
    lines = page.locator("#pane-tokens .gp-line")
    assert lines.first.locator(".gp-token").count() > 0
    assert "score" in lines.first.inner_text()


@pytest.mark.slow
def test_the_curves_are_drawn_and_can_be_saved(page):
    run_to_its_end(page)
    show_of_token(page, "Curves")
    page.wait_for_selector("#pane-curve .gp-line-path")
    with page.expect_download() as saved:
        page.hover("#pane-curve .gp-chart-plot")
        page.click("#pane-curve [title='Download plot as an SVG']")
    assert saved.value.suggested_filename == "surprisal-and-entropy-along-the-text.svg"


# --------------------------------------------------------------------------------------------- strategies and knobs


def test_a_strategy_sets_the_knobs(page):
    choose_strategy(page, "nucleus")
    assert page.input_value("#knob-top_p-control") == "0.9"
    assert page.is_checked("#knob-do_sample input[value=on]")
    choose_strategy(page, "beam")
    assert page.input_value("#knob-num_beams-control") == "4"
    assert page.input_value("#knob-top_p-control") == ""
    assert page.is_checked("#knob-do_sample input[value=off]")


@pytest.mark.slow
def test_the_last_of_two_quick_choices_counts(page):
    page.evaluate(LATE_ANSWERS)  # the answer to the first choice arrives after the second one was made
    for name in ("greedy", "beam"):
        choose(page, "#preset", PRESETS[name].title)
    expect(page.locator("#caption")).to_have_text(PRESETS["beam"].description)
    expect(page.locator("#preset option:checked")).to_have_text(PRESETS["beam"].title)
    page.evaluate("() => { window.fetch = window.promptFetch; }")


@pytest.mark.slow
def test_reset_brings_the_strategy_back(page):
    set_knob(page, "max_new_tokens", "7")
    page.click("#knobs button:has-text('Reset to the preset')")
    expect(page.locator("#knob-max_new_tokens-control")).to_have_value("80")


@pytest.mark.slow
def test_the_last_seed_can_be_used_again(page):
    run_to_its_end(page)
    first, seed = tokens(page), number(page, "Seed")
    page.click("#reuse-seed")
    expect(page.locator("#seed input")).to_have_value(seed)
    run_to_its_end(page)
    assert tokens(page) == first


def test_an_example_runs_with_one_click(page, engine):
    example = next(example for example in EXAMPLES if example.title == "Counting: one right answer")
    open_drawer(page, "examples")
    page.click(f"#examples button:has-text('{example.title}')")
    wait_for_end(page)
    assert page.input_value("#prompt textarea") == example.prompt
    assert page.inner_text("#caption") == example.watch
    trace = expected(engine, prompt=example.prompt, config=example.effective, seed=example.seed)
    assert len(tokens(page)) == len(trace.steps)


@pytest.mark.slow
def test_an_ignored_knob_is_told(page):
    choose_strategy(page, "greedy")
    set_knob(page, "top_k", "3")
    run_to_its_end(page)
    assert re.search("top_k.*ignored.*do_sample", page.inner_text("#messages"), re.S)


# --------------------------------------------------------------------------------------------------- two people


@pytest.mark.slow
def test_two_people_get_each_their_own(page, new_page, address, engine):
    other = new_page(address)
    for person, prompt, seed in ((page, "A dog", "11"), (other, "The moon", "12")):
        set_prompt(person, prompt)
        person.fill("#seed input", seed)
        person.click("#generate")
    for person, prompt, seed in ((page, "A dog", 11), (other, "The moon", 12)):
        wait_for_end(person)
        trace = expected(engine, prompt=prompt, config=PRESETS["nucleus"].config, seed=seed)
        assert len(tokens(person)) == len(trace.steps)
        assert number(person, "Seed") == str(seed)


@pytest.mark.slow
def test_closing_the_tab_stops_the_run(new_page, address, listening, monkeypatch):
    monkeypatch.setattr("playground.server.live_log.PATIENCE_SECONDS", 0.5)  # the browser goes without a word
    page = new_page(address)
    run_long(page)
    page.wait_for_selector("#pane-tokens .gp-token")
    [run] = listening
    page.context.close()
    new_page.pages.remove(page)
    assert run.ended.wait(timeout=20)
    assert run.tokens < LONG


# ------------------------------------------------------------------------------------------------------ bad input


@pytest.fixture(scope="module")
def used_page(page_for_module, address):
    """A page with a result on it, which every bad input must leave as it is."""
    page = page_for_module(address)
    run_to_its_end(page)
    for group in ("Length and stopping", "Words and tokens", "Strategy"):
        open_group(page, group)
    return page


def knobs(**values):
    return lambda page: [set_knob(page, name, value) for name, value in values.items()]


def in_json(**values):
    return lambda page: [set_json(page, name, value) for name, value in values.items()]


BAD = {
    "longer than the context": (lambda page: set_prompt(page, "a long story " * 2000), "token"),
    "top_k below zero": (knobs(top_k="-5"), "top_k.*at least 0"),
    "no beams": (knobs(num_beams="0"), "num_beams.*at least 1"),
    "more than the instance allows": (knobs(max_new_tokens="1000000"), "max_new_tokens"),
    "half a beam": (knobs(num_beams="1.5"), "num_beams.*whole number"),
    "words for a number": (knobs(top_k="many"), "top_k.*not a number"),
    "more outputs than beams": (knobs(num_beams="2", num_return_sequences="5"), "num_return_sequences"),
    "malformed JSON": (in_json(bad_words_ids="[[1"), "bad_words_ids.*not JSON"),
    "the wrong shape": (in_json(bad_words_ids='{"a": 1}'), "bad_words_ids"),
    "a token outside the vocabulary": (in_json(suppress_tokens="[999999]"), "suppress_tokens"),
    "a seed in words": (lambda page: page.fill("#seed input", "lucky"), "seed.*not a number"),
    "a model that does not exist": (lambda page: choose(page, "#model", "no-such-model"), "no-such-model"),
    "a Hub id with no network": (lambda page: choose(page, "#model", "openai-community/gpt2"), "openai-community/gpt2"),
    "a folder that is not a model": (lambda page: choose(page, "#model", "/tmp"), "/tmp"),
}


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    mostly_slow(BAD, lambda name: name in ("malformed JSON", "a model that does not exist")),
)
def test_bad_input_is_told_and_nothing_is_lost(used_page, name):
    page = used_page
    spoil, message = BAD[name]
    before = tokens(page)
    spoil(page)
    prompt = page.input_value("#prompt textarea")
    fields = page.locator("#knobs input, #knobs textarea")
    values = fields.evaluate_all("nodes => nodes.map(node => node.value)")
    page.click("#generate")
    told = page.locator("#messages .message.error, #pane-numbers .gp-problem").first
    told.wait_for()
    text = told.inner_text()
    assert re.search(message, text, re.S | re.I), text
    assert tokens(page) == before
    assert page.input_value("#prompt textarea") == prompt
    assert fields.evaluate_all("nodes => nodes.map(node => node.value)") == values
    # and the next run works
    page.wait_for_selector("#stop:disabled", state="attached")
    choose(page, "#model", "stories")
    set_prompt(page, "Once")
    page.fill("#seed input", "1")
    if page.is_enabled("#knobs button:has-text('Reset to the preset')"):
        page.click("#knobs button:has-text('Reset to the preset')")
    expect(page.locator("#knob-max_new_tokens-control")).to_have_value("80")
    expect(page.locator("#knob-min_new_tokens-control")).to_have_value("")
    set_knob(page, "max_new_tokens", "4")
    run_to_its_end(page)
    assert page.locator("#messages .message.error, #pane-numbers .gp-problem").count() == 0


def test_a_click_on_the_line_of_a_refused_run_mends_it(page):
    change = {"num_beams": 2, "num_return_sequences": 5, "max_new_tokens": 4}
    page.evaluate("(change) => GenerationPlayground.log('main').ask({type: 'knobs', change})", change)
    page.click("#generate")
    line = page.locator("#messages .message.error", has_text="num_return_sequences")
    line.get_by_role("button", name="Set num_beams to 5").click()
    expect(page.locator("#messages .message.error")).to_have_count(0)
    run_to_its_end(page)
    assert page.locator("#messages .message.error, #pane-numbers .gp-problem").count() == 0


@pytest.mark.slow
def test_an_empty_prompt_runs_and_it_is_said_what_the_model_reads(page):
    set_prompt(page, "")
    run_to_its_end(page)
    expect(page.locator("#messages")).to_contain_text("The prompt is empty: the model reads only a special token")
    assert tokens(page)


STRANGE = {
    "script": "<script>window.hacked = 1</script><img src=x onerror='window.hacked = 1'>",
    "template": "${window.hacked = 1} {{value}} ` \\u2028",
    "emoji": "🙂 👩‍👩‍👧 Café 漢字 \u202e",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", mostly_slow(STRANGE, lambda name: name == "script"))
def test_strange_prompts_stay_text(page, name):
    set_prompt(page, STRANGE[name])
    set_knob(page, "max_new_tokens", "5")
    run_to_its_end(page)
    assert page.evaluate("window.hacked") is None
    assert page.locator("#pane-tokens img, #pane-tokens script").count() == 0
    shown = page.locator("#pane-tokens .gp-prompt").text_content()
    assert STRANGE[name].split()[0] in shown
    assert tokens(page)


# ----------------------------------------------------------------------------------------------------------- looks


@pytest.mark.slow
@pytest.mark.parametrize("scheme", one_in(2, ["light", "dark"]))
def test_text_can_be_read_in_light_and_dark(new_page, address, scheme):
    page = new_page(address, color_scheme=scheme)
    ink, paper = page.evaluate(
        """() => { const light = (color) => { const [r, g, b] = color.match(/[\\d.]+/g).map(Number);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
        return [light(getComputedStyle(document.querySelector('#prompt textarea')).color),
                light(getComputedStyle(document.body).backgroundColor)]; }"""
    )
    assert (ink > paper + 100) if scheme == "dark" else (ink < paper - 100)


@pytest.mark.slow
def test_a_phone_scrolls_only_downwards(new_page, address):
    page = new_page(address, has_touch=True, viewport={"width": 390, "height": 844})
    open_drawer(page, "knobs")
    open_group(page, "Length and stopping")
    set_knob(page, "max_new_tokens", "30")
    page.click("#knobs .gp-drawer-close")
    run_to_its_end(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.locator("#generate").bounding_box()["y"] < 844  # without scrolling


@pytest.mark.slow
def test_a_prompt_from_right_to_left_stands_on_the_right(page):
    """Each line of a box is aligned to what is written in it."""
    box = page.get_by_role("textbox", name="Prompt", exact=True)
    before = box.input_value()
    box.fill("كان يا ما كان")
    style = box.evaluate("box => [getComputedStyle(box).unicodeBidi, getComputedStyle(box).textAlign]")
    assert style == ["plaintext", "start"]
    box.fill(before)

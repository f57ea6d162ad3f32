"""The knob panel as a person meets it: a real browser, an engine that needs no model. The tests share one page."""

from __future__ import annotations

import json
import re

import pytest

from playground.knobs import KNOBS
from playground.presets.presets import PRESETS
from playground.settings import Settings
from tests.support.browsers import choose, expect
from tests.support.fakes import FakeEngine
from tests.support.searches import ELSEWHERE_FOUND, FOUND, meant
from tests.support.slow import mostly_slow, one_in


@pytest.fixture(scope="module")
def engine():
    return FakeEngine()


@pytest.fixture(scope="module")
def address(serve_page, engine):
    return serve_page(engine)


@pytest.fixture(scope="module")
def shared(page_for_module, address):
    return page_for_module(address)


@pytest.fixture
def page(shared, engine):
    """The page with the knobs of its first strategy."""
    engine.defaults = {}
    shared.fill("#knob-search", "")
    shared.evaluate("() => { for (const each of document.querySelectorAll('#knobs details')) each.open = false; }")
    reset = shared.locator("#knobs button:has-text('Reset to the preset')")
    if reset.is_enabled():
        reset.click()
    expect(reset).to_be_disabled()
    return shared


def knob(page, name):
    return page.locator(f"#knob-{name}")


def opened(page, name):
    """The knob, in its open group."""
    page.locator(f"#knobs details[data-group='{KNOBS[name].group}'] > summary").click()
    return knob(page, name)


def switch(page, name, value):
    knob(page, name).locator(f"label:has(input[value='{value}'])").click()


def sent(page, engine):
    """Press Generate; the request that the engine got."""
    before = len(engine.requests)
    page.click("#generate")
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Finished")
    page.wait_for_function("document.querySelector('#stop:disabled')")
    assert len(engine.requests) == before + 1
    return engine.requests[-1]


def note(page, name):
    return knob(page, name).locator(".kp-note")


# ------------------------------------------------------------------------------------------------------- set and unset


def test_what_is_set_is_sent(page, engine):
    assert sent(page, engine).config == PRESETS["nucleus"].config
    page.fill("#knob-top_k-control", "7")
    switch(page, "do_sample", "not set")
    page.fill("#knob-num_beams-control", "")
    config = sent(page, engine).config
    assert config["top_k"] == 7
    assert "do_sample" not in config and "num_beams" not in config


def test_a_slider_and_its_box_follow_each_other(page):
    row = knob(page, "temperature")
    slider = row.locator("input[type=range]")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(row.locator(".kp-box")).to_have_value("0.85")
    page.fill("#knob-temperature-control", "1.5")
    assert slider.input_value() == "1.5"
    page.fill("#knob-temperature-control", "50")  # beyond the slider, within the limits
    expect(knob(page, "temperature").locator(".kp-source")).to_have_text("changed")
    page.wait_for_timeout(400)
    expect(note(page, "temperature")).to_have_count(0)


def test_who_has_set_a_knob(page, engine):
    engine.defaults = {"repetition_penalty": 1.3}
    page.fill("#knob-top_p-control", "0.5")
    expect(knob(page, "top_p").locator(".kp-source")).to_have_text("changed")
    expect(knob(page, "temperature").locator(".kp-source")).to_have_text("preset")
    expect(knob(page, "min_p").locator(".kp-source")).to_have_text("")
    expect(knob(page, "repetition_penalty").locator(".kp-source")).to_have_text("model")
    expect(knob(page, "repetition_penalty").locator(".kp-standard")).to_have_text("The model's default: 1.3.")


def test_reset_goes_back_to_the_preset_and_then_to_the_default(page):
    page.fill("#knob-top_p-control", "0.5")
    page.click("#knob-top_p button[aria-label^='Reset']")
    assert page.input_value("#knob-top_p-control") == "0.9"
    page.click("#knob-top_p button[aria-label^='Unset']")
    assert page.input_value("#knob-top_p-control") == ""
    page.click("#knob-top_p button[aria-label^='Reset']")
    assert page.input_value("#knob-top_p-control") == "0.9"
    expect(knob(page, "min_p").locator(".kp-tools button:visible")).to_have_count(1)  # only the question mark


def test_reset_all_and_what_differs(page):
    page.fill("#knob-min_p-control", "0.1")
    chips = page.locator(".kp-differing .kp-chip")
    expect(chips.filter(has_text="min_p")).to_have_count(1)
    assert sorted(chips.all_inner_texts()) == sorted(
        ["min_p", *(name for name, value in PRESETS["nucleus"].config.items() if value != KNOBS[name].default)]
    )
    expect(page.locator(".kp-headline")).to_contain_text(f"{chips.count()} knobs differ from the model's defaults")
    page.click("text=Use the model's defaults")
    expect(page.locator(".kp-headline")).to_contain_text("No knobs differ")
    assert page.input_value("#knob-min_p-control") == ""
    page.click("text=Reset to the preset")
    expect(chips.filter(has_text="top_p")).to_have_count(1)


def test_a_chip_goes_to_its_knob(page):
    page.fill("#knob-search", "max_time")
    page.fill("#knob-max_time-control", "5")
    page.fill("#knob-search", "")
    page.click(".kp-chip:has-text('max_time')")
    expect(page.locator("#knob-max_time-control")).to_be_focused()
    expect(page.locator("#knob-max_time-control")).to_be_in_viewport()


def test_another_strategy_keeps_what_a_person_has_set(page):
    page.fill("#knob-min_p-control", "0.1")
    for name in ("greedy", "nucleus"):
        page.select_option("#preset select", name)
        expect(page.locator("#caption")).to_have_text(PRESETS[name].description)
        expect(page.locator("#knob-top_p-control")).to_have_value(str(PRESETS[name].config.get("top_p", "")))
    assert page.input_value("#knob-min_p-control") == "0.1"


def test_another_model_keeps_what_was_typed(page, engine):
    engine.defaults = {"no_repeat_ngram_size": 3}
    page.fill("#knob-top_k-control", "many")
    for name in ("stories-draft", "stories"):
        choose(page, "#model", name)
        expect(knob(page, "no_repeat_ngram_size").locator(".kp-standard")).to_contain_text("model's default: 3")
        assert page.input_value("#knob-top_k-control") == "many"


# ---------------------------------------------------------------------------------------------------- notes and presses


def test_an_ignored_knob_says_why_and_one_press_helps(page):
    switch(page, "do_sample", "off")
    expect(note(page, "temperature")).to_contain_text("temperature is ignored: do_sample is off.")
    expect(page.locator(".kp-chip:has-text('temperature')")).to_contain_text("▲")
    page.click("#knob-temperature button:has-text('Set do_sample to true')")
    expect(note(page, "temperature")).to_have_count(0)
    assert page.is_checked("#knob-do_sample input[value=on]")
    expect(knob(page, "length_penalty").locator(".kp-idle")).to_have_text("No effect now: num_beams is 1.")


def test_one_press_mends_an_error(page, engine):
    page.fill("#knob-temperature-control", "0")
    expect(note(page, "temperature")).to_contain_text("it must be at least 1e-06. Set do_sample to false: the most")
    expect(knob(page, "temperature").locator(".kp-note.kp-error")).to_have_count(1)
    page.click("#knob-temperature button:has-text('Set do_sample to false')")
    expect(note(page, "temperature")).to_contain_text("temperature is ignored: do_sample is off.")
    expect(knob(page, "temperature").locator(".kp-note.kp-error")).to_have_count(0)
    assert sent(page, engine).config["temperature"] == 0
    page.click("#knob-temperature button:has-text('Unset temperature')")
    expect(note(page, "temperature")).to_have_count(0)


def test_an_error_stands_at_its_knob_and_refuses_the_run(page, engine):
    page.fill("#knob-top_k-control", "many")
    expect(note(page, "top_k")).to_contain_text("'many' is not a number.")
    before = len(engine.requests)
    page.click("#generate")
    expect(page.locator("#messages")).to_contain_text("'many' is not a number.")
    assert len(engine.requests) == before
    assert page.input_value("#knob-top_k-control") == "many"


# --------------------------------------------------------------------------------------------------------------- search


def test_search_leaves_what_matches_and_opens_its_group(page):
    rows, groups = page.locator(".kp-knob:visible"), page.locator("#knobs .kp-group:visible")
    page.fill("#knob-search", "watermarking")
    expect(rows).to_have_count(1)
    expect(groups).to_have_count(1)
    expect(knob(page, "watermarking_config")).to_be_visible()
    page.fill("#knob-search", "green list bias")  # words of the explanation, in any order
    expect(knob(page, "watermarking_config")).to_be_visible()
    page.fill("#knob-search", "no such knob")
    expect(rows).to_have_count(0)
    expect(page.locator(".kp-search")).to_contain_text("No knob matches. Try a plain word, such as repeat")
    page.press("#knob-search", "Escape")
    assert page.input_value("#knob-search") == ""
    expect(rows).to_have_count(sum(k.basic for k in KNOBS.values()))
    assert page.locator("#knobs details[open]").count() == 0


SHOWN = """() => [...document.querySelectorAll('#knobs :is(.kp-knob, .kp-managed)')]
    .filter((row) => row.offsetParent).map((row) => row.dataset.knob)"""


def test_people_s_words_find_what_they_mean(page):
    hidden = {"custom_generate"}  # it runs only where remote code is allowed
    for typed in FOUND:
        if FOUND[typed] - hidden:
            page.fill("#knob-search", typed)
            assert set(page.evaluate(SHOWN)) == meant(typed) - hidden, typed


@pytest.mark.parametrize("typed", one_in(3, ["seed", "logprobs", "draft"]))
def test_what_is_set_beside_the_knobs_is_found_and_gone_to(page, typed):
    page.fill("#knob-search", typed)
    place = ELSEWHERE_FOUND[typed]
    line = page.locator(".kp-beside p", has=page.locator("button"))
    expect(line).to_have_count(1)
    line.locator("button").click()
    expect(page.locator(f"#{place} input").first).to_be_focused()
    expect(page.locator(f"#{place} input").first).to_be_in_viewport()
    record = page.locator("button.label-wrap.open:has-text('Draft model and recording')")
    if record.count():
        record.click()


def test_what_the_library_lacks_is_said(page):
    page.fill("#knob-search", "mirostat")
    expect(page.locator(".kp-search")).to_contain_text("transformers has no Mirostat.")
    assert page.evaluate(SHOWN) == []
    page.fill("#knob-search", "")
    expect(page.locator(".kp-search")).not_to_contain_text("Mirostat")


def test_a_group_says_where_those_of_its_knobs_are_that_stand_above(page):
    group = page.locator("#knobs details[data-group='Repetition']")
    group.locator("summary").click()
    above = group.locator(".kp-above")
    expect(above).to_have_text("Always in view, above: repetition_penalty, no_repeat_ngram_size")
    above.locator("button").first.click()
    expect(page.locator("#knob-repetition_penalty-control")).to_be_focused()
    expect(knob(page, "repetition_penalty")).to_have_count(1)  # one control, wherever it is looked for
    page.fill("#knob-search", "presence")
    expect(above).to_be_hidden()


# ----------------------------------------------------------------------------------------------------- words and tokens


@pytest.mark.slow
def test_a_word_becomes_token_ids(page, engine):
    row = opened(page, "sequence_bias")
    row.locator("#knob-sequence_bias-control").fill("red fox")
    offers = row.locator(".kp-offer")
    expect(offers).to_have_count(2)
    tokens = engine.tokens("stories", " red fox")
    assert offers.first.locator(".kp-id").all_inner_texts() == [str(token.token_id) for token in tokens]
    assert offers.first.locator(".kp-piece").all_text_contents() == ["·red", "·fox"]  # spaces are visible
    page.keyboard.press("Enter")
    expect(row.locator(".kp-row")).to_have_count(1)
    row.locator(".kp-row .kp-box").fill("-2.5")
    assert sent(page, engine).config["sequence_bias"] == [[[t.token_id for t in tokens], -2.5]]
    row.locator(".kp-row button[aria-label^='Remove']").click()
    expect(row.locator(".kp-row")).to_have_count(0)
    assert "sequence_bias" not in sent(page, engine).config


@pytest.mark.slow
def test_both_ways_of_writing_a_word_can_be_added(page, engine):
    row = opened(page, "bad_words_ids")
    row.locator("#knob-bad_words_ids-control").fill("fox")
    row.locator("button:has-text('Add both')").click()
    expected = [[t.token_id for t in engine.tokens("stories", text)] for text in (" fox", "fox")]
    assert sent(page, engine).config["bad_words_ids"] == expected


@pytest.mark.slow
def test_ids_can_be_typed_and_are_named(page, engine):
    row = opened(page, "suppress_tokens")
    for token in engine.tokens("stories", " moon"):
        row.locator("#knob-suppress_tokens-control").fill(str(token.token_id))
        expect(row.locator(".kp-offer").first).to_contain_text("this token id")
        row.locator(".kp-offer button").first.click()
    assert sent(page, engine).config["suppress_tokens"] == [token.token_id]
    row.locator("#knob-suppress_tokens-control").fill("999999")
    expect(row).to_contain_text("The model has no token 999999.")


@pytest.mark.slow
def test_alternatives_of_a_word(page, engine):
    row = opened(page, "force_words_ids")
    box = row.locator("#knob-force_words_ids-control")
    box.fill("fox")
    expect(row.locator(".kp-offer")).to_have_count(2)
    page.keyboard.press("Enter")
    row.locator("button:has-text('or…')").click()
    box.fill("moon")
    expect(row.locator(".kp-offer").first).to_contain_text("moon")
    page.keyboard.press("Enter")
    expect(row.locator(".kp-or")).to_have_count(1)
    expect(row.locator(".kp-row")).to_have_count(1)
    switch(page, "do_sample", "off")
    page.fill("#knob-num_beams-control", "4")
    [[fox], [moon]] = [[t.token_id for t in engine.tokens("stories", text)] for text in (" fox", " moon")]
    assert sent(page, engine).config["force_words_ids"] == [[[fox], [moon]]]


@pytest.mark.slow
def test_json_is_the_same_value_and_malformed_json_is_kept(page, engine):
    row = opened(page, "bad_words_ids")
    row.locator("button:has-text('JSON')").click()
    row.locator(".kp-json").fill("[[5, 6]")
    expect(note(page, "bad_words_ids")).to_contain_text("This is not JSON")
    before = len(engine.requests)
    page.click("#generate")
    expect(page.locator("#messages")).to_contain_text("bad_words_ids: This is not JSON")
    assert len(engine.requests) == before
    row.locator("button:has-text('Editor')").click()
    expect(row).to_contain_text("The editor cannot show this value.")
    assert row.locator(".kp-json").input_value() == "[[5, 6]"
    row.locator(".kp-json").fill("[[5, 6]]")
    row.locator("button:has-text('Editor')").click()
    expect(row.locator(".kp-row .kp-id")).to_have_text(["5", "6"])
    assert sent(page, engine).config["bad_words_ids"] == [[5, 6]]


def test_markup_in_tokens_stays_text(page):
    row = opened(page, "bad_words_ids")
    row.locator("#knob-bad_words_ids-control").fill("<b>x</b> ${1+1}")
    expect(row.locator(".kp-offer").first).to_contain_text("<b>x</b>")
    row.locator("button:has-text('Add both')").click()
    expect(row.locator(".kp-row").first).to_contain_text("${1+1}")
    assert row.locator("b").count() == 0


# -------------------------------------------------------------------------------------------------------- other editors


@pytest.mark.slow
def test_stop_strings_understand_escapes(page, engine):
    row = opened(page, "stop_strings")
    row.locator("input").first.fill("The end\\n")
    expect(row.locator(".kp-shown").first).to_have_text("The·end↵")
    row.locator("input").nth(1).fill("\\\\n")
    assert sent(page, engine).config["stop_strings"] == ["The end\n", "\\n"]


EDITORS = {
    "exponential_decay_length_penalty": (
        lambda page, row: (row.locator("input").first.fill("30"), row.locator("input").nth(1).fill("1.05")), [30, 1.05],
    ),
    "dola_layers": (
        lambda page, row: (switch(page, "dola_layers", "layers"), row.locator("input[type=text]").fill("0, 2")), [0, 2],
    ),
    "watermarking_config": (
        lambda page, row: (switch(page, "watermarking_config", "Green list"),
                           row.locator("[id$=greenlist_ratio]").fill("0.5"),
                           row.locator("[id$=seeding_scheme]").select_option(label="selfhash")),
        {"greenlist_ratio": 0.5, "seeding_scheme": "selfhash"},
    ),
    "compile_config": (
        lambda page, row: (switch(page, "compile_config", "set"),
                           row.locator("[id$=fullgraph]").select_option(label="true")), {"fullgraph": True},
    ),
    "compile_config, by its options": (
        lambda page, row: (switch(page, "compile_config", "set"),
                           row.locator("[id$=mode]").select_option(label="null"),
                           row.get_by_label("max_autotune", exact=True).check(),
                           row.get_by_label("triton.cudagraphs", exact=True).check()),
        {"mode": None, "options": {"max_autotune": True, "triton.cudagraphs": True}},
    ),
    "cache_implementation": (lambda page, row: row.locator("select").select_option(label="static"), "static"),
    "eos_token_id": (
        lambda page, row: (row.locator("#knob-eos_token_id-control").fill("5"),
                           row.locator(".kp-offer button").first.click()), 5,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", mostly_slow(EDITORS, lambda name: name in ("watermarking_config", "eos_token_id")))
def test_an_editor_makes_its_value_and_shows_it_again(page, engine, name):
    engine.defaults = {"eos_token_id": 7}  # some knobs ask for a model that can end
    act, value = EDITORS[name]
    name = name.split(",")[0]
    row = opened(page, name)
    act(page, row)
    assert sent(page, engine).config[name] == value
    if row.locator(".kp-tools [aria-pressed]").count():
        row.locator(".kp-tools [aria-pressed]").click()
        assert json.loads(row.locator(".kp-json").input_value()) == value
        row.locator(".kp-json").fill("")
        row.locator(".kp-json").fill(json.dumps(value))
        row.locator(".kp-tools [aria-pressed]").click()
        expect(row.locator(".kp-json")).to_be_hidden()
        assert sent(page, engine).config[name] == value


@pytest.mark.slow
def test_synthid_gets_keys_of_its_own(page, engine):
    opened(page, "watermarking_config")
    switch(page, "watermarking_config", "SynthID")
    first = sent(page, engine).config["watermarking_config"]
    assert len(first["keys"]) == 30 and len(set(first["keys"])) > 10 and first["ngram_len"] == 5
    page.click("text=Draw new keys")
    assert sent(page, engine).config["watermarking_config"]["keys"] != first["keys"]


@pytest.mark.slow
def test_the_output_can_be_held_to_a_form(page, engine):
    page.fill("#knob-search", "structured_output")
    switch(page, "structured_output", "choices")
    row = knob(page, "structured_output")
    row.locator("input[type=text]:visible").first.fill("yes")
    row.locator("input[type=text]:visible").nth(1).fill("no")
    assert sent(page, engine).structured_output == {"choices": ["yes", "no"]}
    switch(page, "structured_output", "JSON schema")
    row.locator("textarea").fill("{")
    told = note(page, "structured_output")
    expect(told).to_contain_text("The JSON schema cannot be read. This is not JSON")
    expect(told).to_contain_text('Write it as {"type": "object"')
    expect(told).not_to_contain_text("regex")
    page.click("text=Use an example")
    expect(note(page, "structured_output")).to_have_count(0)
    assert sent(page, engine).structured_output["json_schema"]["type"] == "object"


# ------------------------------------------------------------------------------------------------- the effective config


@pytest.mark.slow
def test_the_effective_config_tells_where_values_come_from(page, engine):
    engine.defaults = {"eos_token_id": 5}
    page.fill("#knob-top_p-control", "0.5")
    page.click("summary:has-text('Effective config')")
    line = page.locator(".kp-effective tbody tr")
    expect(line.filter(has_text="top_p")).to_have_text(re.compile(r"top_p\s*0\.5\s*changed"))
    expect(line.filter(has_text="temperature")).to_have_text(re.compile(r"0\.8\s*preset"))
    expect(line.filter(has_text="eos_token_id")).to_have_text(re.compile(r"5\s*model"))
    expect(line.first).to_contain_text("top_p")  # what was changed comes first
    page.fill("#knob-top_p-control", "0.6")
    expect(line.first).to_contain_text("0.6")


# ------------------------------------------------------------------------------------------------------ keyboard, looks


def test_everything_goes_with_the_keyboard(page, engine):
    page.focus("#knob-do_sample input[value=on]")
    page.keyboard.press("ArrowRight")
    assert page.is_checked("#knob-do_sample input[value=off]")
    page.focus("#knob-top_k-control")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.input_value("#knob-top_k-control") == "2"
    page.locator("#knobs summary").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#knobs details").first).to_have_attribute("open", "")
    ask = page.locator("#knob-top_p .kp-ask")
    ask.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#knob-top_p .kp-help")).to_contain_text("sorted by probability")
    assert page.get_attribute("#knob-top_p .kp-help a", "href") == KNOBS["top_p"].paper
    page.keyboard.press("Enter")
    expect(page.locator("#knob-top_p .kp-help")).to_be_hidden()


def test_every_control_has_a_name(page):
    for summary in page.locator("#knobs .kp-group > summary").all():
        summary.click()
    nameless = page.evaluate(
        """() => [...document.querySelectorAll('.kp :is(input, select, textarea, button)')].filter((node) =>
        !(node.getAttribute('aria-label') || node.labels?.length || node.textContent.trim()))
        .map((node) => node.outerHTML)"""
    )
    assert nameless == []
    ids = page.evaluate("[...document.querySelectorAll('.kp [id]')].map((node) => node.id)")
    assert len(ids) == len(set(ids))
    shown = page.evaluate("[...document.querySelectorAll('.kp [data-knob]')].map((node) => node.dataset.knob)")
    assert set(KNOBS) <= set(shown)


@pytest.mark.slow
def test_a_phone_has_one_column(new_page, address):
    page = new_page(address, has_touch=True)
    page.set_viewport_size({"width": 390, "height": 844})
    for summary in page.locator("#knobs .kp-group > summary").all():
        summary.click()
    page.fill("#knob-bad_words_ids-control", "a very long phrase of many words that has to wrap")
    expect(page.locator("#knob-bad_words_ids .kp-offer")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


# ------------------------------------------------------------------------------------------------------- several panels


@pytest.fixture(scope="module")
def pair(browser, engine):
    """A page of two panels, a button that reads them both, and one that brings a link's strange values to the left."""
    import gradio as gr

    from playground.ui.app import serve
    from playground.ui.controls.knob_panel import KnobPanel

    with gr.Blocks() as demo:
        with gr.Row():
            left, right = (
                KnobPanel(engine, Settings(), preset, name=name)
                for name, preset in (("left", "greedy"), ("right", "beam"))
            )
        told = gr.Textbox(elem_id="told", interactive=True)
        both = [left.component, right.component]
        gr.Button("read", elem_id="read").click(
            lambda *values: json.dumps([json.loads(value)["set"] for value in values]), both, told
        )
        gr.Button("bring", elem_id="bring").click(
            lambda: left.show({"temprature": 0.5, "custom_generate": "./loop", "top_k": 3, "early_stopping": 5}),
            None, left.component,
        )  # fmt: skip
    page = browser.new_context().new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(serve(demo, quiet=True))
    yield page
    page.context.close()
    demo.server.force_exit = True
    demo.close(verbose=False)
    assert errors == []


def both_sets(pair):
    pair.fill("#told textarea", "")
    pair.click("#read")
    expect(pair.locator("#told textarea")).to_have_value(re.compile("num_beams"))
    return json.loads(pair.input_value("#told textarea"))


@pytest.mark.slow
def test_two_panels_live_side_by_side(pair):
    pair.fill("#left-top_k-control", "3")
    pair.fill("#right-num_beams-control", "6")
    left, right = both_sets(pair)
    assert left == PRESETS["greedy"].config | {"top_k": 3}
    assert right == PRESETS["beam"].config | {"num_beams": 6}


def test_what_has_no_control_here_is_told_above_and_can_be_removed(pair):
    pair.click("#bring")
    above = pair.locator("#left-panel .kp-summary .kp-note")
    expect(above).to_have_count(3)
    expect(above.filter(has_text="early_stopping is 5")).to_have_count(1)  # its group is closed
    expect(above.filter(has_text="temprature")).to_contain_text("Did you mean temperature?")
    expect(above.filter(has_text="which this server does not run")).to_have_count(1)
    pair.click("#left-panel button:has-text('Remove temprature')")
    pair.click("#left-panel button:has-text('Remove custom_generate')")
    expect(above).to_have_count(1)
    assert both_sets(pair)[0] == {"top_k": 3, "early_stopping": 5}  # what is wrong stays, and is told at its knob
    pair.click("#left-panel .kp-chip:has-text('early_stopping')")
    expect(pair.locator("#left-early_stopping .kp-note.kp-error")).to_have_count(1)
    expect(above).to_have_count(0)  # the group is open now


@pytest.mark.slow
def test_a_loop_of_ones_own_is_given_its_arguments(serve_page, new_page):
    engine = FakeEngine()
    page = new_page(serve_page(engine, Settings(allow_remote_code=True)))
    page.fill("#knob-search", "custom_generate")
    page.get_by_role("button", name="Edit custom_generate_kwargs as JSON").click()
    knob(page, "custom_generate_kwargs").locator("textarea").fill('{"left_padding": 5}')
    expect(note(page, "custom_generate_kwargs")).to_contain_text("custom_generate is not set")
    knob(page, "custom_generate").locator("textarea").fill("someone/loop")
    expect(note(page, "custom_generate_kwargs")).to_have_count(0)
    knob(page, "custom_generate_kwargs").locator("textarea").fill('[5]')
    expect(note(page, "custom_generate_kwargs")).to_contain_text("must be an object of arguments by their names")
    knob(page, "custom_generate_kwargs").locator("textarea").fill('{"left_padding": 6}')
    request = sent(page, engine)
    assert (request.custom_generate, request.custom_generate_kwargs) == ("someone/loop", {"left_padding": 6})


def test_a_knob_of_the_row_says_what_it_does_on_focus_and_under_the_pointer(page):
    row = page.locator("#quick-knobs")
    tip = row.get_by_role("tooltip")
    temperature, top_k = (row.locator(f"[data-knob={name}]") for name in ("temperature", "top_k"))
    temperature.locator("input").focus()
    expect(tip).to_have_text(KNOBS["temperature"].meaning)
    assert temperature.locator("input").get_attribute("aria-description") == KNOBS["temperature"].meaning
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    top_k.hover()
    expect(tip).to_have_text(KNOBS["top_k"].meaning)
    page.mouse.move(5, 500)
    expect(tip).to_be_hidden()

"""Batches as a person meets them: a real browser, the real engine, a bundled model, prompts from a file."""

from __future__ import annotations

import pytest

from tests.support.browsers import expect, open_view, reopen, saved_table, shown

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def page(page_for_module, address):
    page = page_for_module(address)
    open_view(page, "Padding")
    page.fill("#knob-max_new_tokens-control", "8")
    page.press("#knob-max_new_tokens-control", "Tab")
    return page


def run(page):
    """Press the button, and wait for what came of the batch."""
    turn = page.evaluate("() => GenerationPlayground.group('batch').turn ?? 0")
    page.click("#generate")
    page.wait_for_function(
        "(turn) => (GenerationPlayground.group('batch').turn ?? 0) > turn", arg=turn, timeout=60_000
    )
    return page.evaluate("() => GenerationPlayground.group('batch').found")


def choose_file(page, name, data):
    with page.expect_file_chooser() as chooser:
        page.click("#batch-pick")
    chooser.value.set_files({"name": name, "mimeType": "text/plain", "buffer": data})


def test_the_guides_example_shows_the_pitfall(page):
    expect(page.locator("#generate")).to_have_text("Run the batch")
    values = run(page)
    alone, left, right = [[answer["text"] for answer in way["answers"]] for way in values["ways"]]
    assert left == alone and right[0] != alone[0] and right[1] == alone[1]
    pane = page.locator("#report-batch")
    expect(pane).to_contain_text("Padded on the left: each of the 2 prompts gives the same text as on its own.")
    expect(pane).to_contain_text("Padded on the right: 1 of 2 prompts gives a different text than on its own.")
    row = pane.locator(".gp-one-prompt >> nth=0").locator(".gp-way >> nth=2")
    expect(row.locator(".gp-strip .gp-padding")).to_have_count(4)
    expect(row.locator(".gp-new")).to_have_text(right[0])
    row.locator(".gp-measures span", has_text="KL").hover()
    expect(pane.locator(".gp-tip")).to_contain_text("Kullback-Leibler")
    expect(page.locator("#stop")).to_be_disabled()


def test_prompts_of_a_file_are_decoded_without_a_mask_too(page):
    table = b'id;prompt\n1;"Once upon\na time"\n2;I am a cat.\n3;A list of colors: red, blue\n'
    choose_file(page, "prompts.csv", table)
    expect(page.locator("#batch-prompts textarea")).to_have_value(
        "Once upon↵a time\nI am a cat.\nA list of colors: red, blue"
    )
    expect(page.locator("#batch-messages")).to_contain_text("3 prompts from prompts.csv. Click Run the batch.")
    page.get_by_label("also without the attention mask").check()
    page.get_by_label("the end-of-text token", exact=True).check()
    values = run(page)
    assert values["prompts"][0] == "Once upon\na time" and values["borrowed"] and len(values["ways"]) == 5
    expect(page.locator("#report-batch")).to_contain_text("The model has read the padding as text.")
    expect(page.locator("#report-batch .gp-one-prompt")).to_have_count(3)


def test_a_file_that_cannot_be_read_leaves_everything(page):
    before = page.input_value("#batch-prompts textarea")
    choose_file(page, "empty.json", b"[]")
    expect(page.locator("#batch-messages")).to_contain_text("empty.json holds no prompt. Write at least one.")
    choose_file(page, "empty.txt", b"")
    expect(page.locator("#batch-messages")).to_contain_text("empty.txt holds no prompt.")
    choose_file(page, "large.txt", b"x" * 1_000_001)
    expect(page.locator("#batch-messages")).to_contain_text("large.txt has more than 1,000,000 bytes")
    assert page.input_value("#batch-prompts textarea") == before
    page.fill("#batch-prompts textarea", " ")
    page.click("#generate")
    expect(page.locator("#messages")).to_contain_text("There are no prompts.")
    expect(page.locator("#report-batch .gp-one-prompt")).to_have_count(3)
    page.fill("#batch-prompts textarea", before)


def test_stop_ends_it_and_the_last_picture_stays(page):
    before = page.input_value("#batch-prompts textarea")
    page.fill("#batch-prompts textarea", "\n".join(["Once upon a time", "I am a cat."] * 8))
    page.fill("#knob-max_new_tokens-control", "400")
    page.press("#knob-max_new_tokens-control", "Tab")
    page.click("#generate")
    expect(page.locator("#messages")).to_contain_text("Decoding each prompt on its own: step")
    page.click("#stop")
    expect(page.locator("#messages")).to_contain_text("The batch was stopped. Run it again to see all of it.")
    expect(page.locator("#stop")).to_be_disabled()
    expect(page.locator("#report-batch .gp-one-prompt")).to_have_count(3)
    page.fill("#batch-prompts textarea", before)
    page.fill("#knob-max_new_tokens-control", "8")
    page.press("#knob-max_new_tokens-control", "Tab")


def test_what_was_saved_opens_with_the_same_words_and_numbers(page, tmp_path):
    values = run(page)
    before, table = shown(page, "batch"), saved_table(page, "batch")
    prompts = page.input_value("#batch-prompts textarea")
    assert [(row["way"], row["text"]) for row in table] == [
        (way["name"], answer["text"]) for way in values["ways"] for answer in way["answers"]
    ]
    reopen(page, "batch", "Padding", tmp_path)
    expect(page.locator("#batch-prompts textarea")).to_have_value(prompts)
    assert shown(page, "batch") == before and "Padded on the left" in before[0]
    assert saved_table(page, "batch") == table
    page.fill("#knob-max_new_tokens-control", "8")
    page.press("#knob-max_new_tokens-control", "Tab")


def test_it_is_taken_along_as_python(page):
    page.click("#batch-python")
    expect(page.locator("#batch-script textarea")).to_be_visible()
    script = page.input_value("#batch-script textarea")
    assert '"Once upon\\na time",' in script and 'padding_side="left"' in script and "max_new_tokens=8" in script


def test_no_part_of_it_is_wider_than_a_phone(page):
    page.locator("#knobs .gp-drawer-close").click()
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390

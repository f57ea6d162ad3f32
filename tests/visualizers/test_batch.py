"""The pane of a batch in a real browser: rows with their padding, masks and positions; what differs, and how far."""

from __future__ import annotations

import json
import math

import pytest

from playground.questions import WrittenToken
from playground.questions.prompt_batch import (
    BatchAnswer,
    BatchQuestion,
    BatchVariant,
    FirstToken,
    PadToken,
    PromptOutput,
    ReadToken,
)
from playground.requests.request import GenerationRequest
from tests.support.fakes import decoded
from tests.visualizers.many import said
from tests.visualizers.reading import settle
from visualizers import css_variables, page_head, styles_of
from visualizers.pane import GROUP_PANES

PROMPTS = ["one two", "one two three four five", "six"]


def page_of(values=None):
    """A page with the pane, which shows these values."""
    (pane,) = GROUP_PANES["batch"]
    feed = f"GenerationPlayground.feedGroup('batch', {line_of(values)});" if values else ""
    return f"""<!doctype html><html lang="en" class="gp-standalone"><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<style>{css_variables()} body {{ margin: 10px; background: var(--gp-page); }} {styles_of([pane])}</style>{page_head()}
<body><div id="batch">{pane.template}</div><script>
GenerationPlayground.mountGroup('batch', document.getElementById('batch'), {{group: 'batch'}});{feed}</script>"""


def line_of(values):
    return json.dumps(json.dumps({"type": "Found", "values": values}) + "\n").replace("<", "\\u003c")


def batch(prompts=PROMPTS, config=None, **more):
    """What a fake engine makes of these prompts: padded on the right, a prompt gives another text."""
    request = GenerationRequest("stories", config=config or {"do_sample": False, "max_new_tokens": 5})
    return decoded(BatchQuestion(request, prompts, **more)).values


def changed(values, way, number, **fields):
    """The same with other fields for the answer of one prompt in one way."""
    ways = json.loads(json.dumps(values["ways"]))
    ways[way]["answers"][number] |= fields
    return values | {"ways": ways}


def strip(page, prompt, way):
    """The rows of a table: what each cell shows, and the classes of the token cells."""
    table = page.locator(".gp-one-prompt").nth(prompt).locator(".gp-way").nth(way).locator(".gp-strip")
    rows = table.evaluate(
        """(table) => [...table.rows].map((row) => [...row.cells].map((cell) =>
             [...cell.childNodes].filter((one) => !one.classList?.contains('gp-hidden'))
               .map((one) => one.textContent).join('')))"""
    )
    classes = table.locator("tr").first.locator("td").evaluate_all("all => all.map((one) => one.className)")
    return {name: cells for name, *cells in rows}, classes


def test_without_values_it_is_hidden(show):
    assert said(show(page_of()), ".gp-pane") == []


def test_each_way_has_a_verdict_and_what_it_moved(show):
    page = show(page_of(batch()))
    assert said(page, ".gp-batch-verdicts li") == [
        "✓ Padded on the left: each of the 3 prompts gives the same text as on its own. How far the first new token's "
        "distribution moved from the one without a batch: at most 1.4 × 10⁻¹² bits.",
        "✗ Padded on the right: 2 of 3 prompts give a different text than on their own. How far the first new token's "
        "distribution moved from the one without a batch: at most 0.721 bits.",
    ]
    assert said(page, ".gp-about") == ["stories, float32; greedy decoding; 3 prompts, padded to 5 tokens with <pad>"]
    assert page.locator(".gp-told").text_content().startswith("Padded on the left: each of the 3 prompts")


def test_rows_show_padding_masks_and_positions(show):
    page = show(page_of(batch()))
    cells, classes = strip(page, 0, 1)
    assert cells == {
        "token": ["<pad>", "<pad>", "<pad>", "one", "·two"], "mask": list("00011"), "position": list("00001"),
    }  # fmt: skip
    assert classes == ["gp-cell gp-padding"] * 3 + ["gp-cell", "gp-cell gp-last"]
    cells, classes = strip(page, 0, 2)
    assert (cells["token"], cells["mask"]) == (["one", "·two", "<pad>", "<pad>", "<pad>"], list("11000"))
    assert classes == ["gp-cell"] * 2 + ["gp-cell gp-padding"] * 2 + ["gp-cell gp-padding gp-last"]
    cells, classes = strip(page, 0, 0)
    assert cells["token"] == ["one", "·two"] and classes == ["gp-cell", "gp-cell gp-last"]
    hidden = page.locator(".gp-one-prompt >> nth=0").locator(".gp-way >> nth=2").locator(".gp-strip .gp-hidden")
    assert hidden.all_text_contents() == [
        "Prompt 1 as the model reads it: Padded on the right", " (padding)", " (padding)", " (padding)",
        " (the next token is predicted from here)",
    ]  # fmt: skip


def test_a_row_that_is_that_of_the_prompt_alone_is_not_shown_again(show):
    longest = show(page_of(batch())).locator(".gp-one-prompt >> nth=1")
    assert longest.locator(".gp-strip").count() == 1
    assert longest.locator(".gp-way >> nth=2").inner_text().count("there is no padding") == 1


def test_what_parts_is_marked_and_measured(show):
    page = show(page_of(changed(batch(), 2, 2, kl=None, change=None)))
    right = page.locator(".gp-one-prompt >> nth=0").locator(".gp-way >> nth=2")
    assert right.locator(".gp-parted").text_content() == " not yes" and right.get_attribute("data-verdict") == "bad"
    assert right.locator(".gp-measures span").all_text_contents() == [
        "diverges at new token 1: “ not”, alone “ yes”", "KL 0.721 bits", "log p of “ yes” −2.164 bits",
        "first: “ not” 75%, “ no” 25%",
    ]  # fmt: skip
    left = page.locator(".gp-one-prompt >> nth=0").locator(".gp-way >> nth=1")
    assert left.locator(".gp-parted").count() == 0 and left.locator("small").text_content() == "the same as on its own"
    assert left.locator(".gp-measures span").all_text_contents()[:2] == [
        "KL 1.4 × 10⁻¹² bits", "log p of “ yes” −2.9 × 10⁻⁸ bits",
    ]  # fmt: skip
    third = page.locator(".gp-one-prompt >> nth=2").locator(".gp-way >> nth=2").locator(".gp-measures span")
    assert third.all_text_contents()[1:3] == ["KL infinite", "log p of “ yes” infinite"]
    assert "at most infinite." in said(page, ".gp-batch-verdicts li")[1]
    right.locator(".gp-measures span >> nth=1").focus()
    assert "Kullback-Leibler divergence" in page.inner_text(".gp-tip")


@pytest.mark.parametrize(
    ("at", "own", "alone", "words"),
    [
        (1, [" yes"], [" yes", " yes"], "diverges at new token 2: the end, alone “ yes”"),
        (1, [" yes", "<b>"], [" yes"], "diverges at new token 2: “<b>”, alone the end"),
    ],
)
def test_a_text_that_only_ends_elsewhere(show, at, own, alone, words):
    tokens = lambda all: [[i, word, word] for i, word in enumerate(all)]  # noqa: E731
    values = changed(changed(batch(), 0, 0, new=tokens(alone)), 2, 0, new=tokens(own), parts_at=at, same=False)
    right = show(page_of(values)).locator(".gp-one-prompt >> nth=0").locator(".gp-way >> nth=2")
    assert right.locator(".gp-measures span").first.text_content() == words
    assert right.locator(".gp-new").text_content() == "".join(own)


@pytest.mark.slow
def test_without_a_mask(show):
    values = batch(unmasked=True, pad="eos")
    page = show(page_of(values))
    told = said(page, ".gp-batch-verdicts li")
    assert len(told) == 4 and told[2].startswith("✓ Padded on the left, without a mask: each")
    assert told[3].endswith("The model has read the padding as text.")
    assert "with <end>, the end-of-text token" in said(page, ".gp-about")[0]
    assert strip(page, 0, 3)[0]["mask"] == list("11111")
    values["ways"][3]["guessed"] = True
    assert said(show(page_of(values)), ".gp-batch-verdicts li")[2].endswith(
        "generate has found the padding by itself, because no text ends with this pad token."
    )


def test_drawn_texts_are_not_compared(show):
    page = show(page_of(batch(config={"do_sample": True, "max_new_tokens": 5})))
    assert [line[:1] for line in said(page, ".gp-batch-verdicts li")] == ["○", "○"]
    assert "the texts are drawn again, so they are not compared" in said(page, ".gp-batch-verdicts li")[1]
    assert said(page, ".gp-about") == ["stories, float32; sampling, seed 7; 3 prompts, padded to 5 tokens with <pad>"]
    right = page.locator(".gp-one-prompt >> nth=0").locator(".gp-way >> nth=2")
    assert right.locator(".gp-parted").count() == 0 and "diverges at" not in right.text_content()


def test_prompts_of_one_length_are_not_padded(show):
    page = show(page_of(batch(["one two", "six seven"])))
    assert "nothing was padded" in said(page, ".gp-batch-verdicts li")[1]
    assert said(page, ".gp-about") == ["stories, float32; greedy decoding; 2 prompts of 2 tokens"]
    assert said(show(page_of(batch(["one"]))), ".gp-batch-verdicts li")[0].startswith(
        "✓ Padded on the left: the prompt gives the same text as on its own."
    )


def test_an_encoder_decoder_has_no_last_token_to_go_on_from(show):
    values = batch() | {"is_encoder_decoder": True}
    for way in values["ways"]:
        for answer in way["answers"]:
            answer["read"] = [[*token[:3], None] for token in answer["read"]]
    page = show(page_of(values))
    cells, classes = strip(page, 0, 2)
    assert set(cells) == {"token", "mask"} and not any("gp-last" in each for each in classes)
    assert said(page, ".gp-of-decoder") == []


def result_of(text, length, prompts=1):
    """A result whose prompts have so many tokens, with this text everywhere."""
    read = [ReadToken(i, text, 1, i) for i in range(length)]
    written = [WrittenToken(5, text, text), WrittenToken(0, text, None)]
    answer = PromptOutput(read, written, text, [FirstToken(text, math.log(0.5))])
    ways = [BatchVariant(name, True, False, [answer] * prompts) for name in ("alone", "left", "right")]
    return BatchAnswer(
        "stories", "greedy_search", False, 0, "float32", "cpu", False, [text] * prompts, PadToken(1, text), False,
        length, ways, 0.1,
    ).values  # fmt: skip


@pytest.mark.slow
def test_the_middle_of_a_long_row_is_left_out(show):
    page = show(page_of(result_of("a", 500)))
    cells, _ = strip(page, 0, 0)
    assert len(cells["token"]) == 40 and cells["token"][14] == "… 461 tokens …"
    assert cells["position"][:14] == [str(i) for i in range(14)] and cells["position"][15:] == [
        str(i) for i in range(475, 500)
    ]
    assert len(strip(show(page_of(result_of("a", 40))), 0, 0)[0]["token"]) == 40


def test_many_prompts_are_closed_and_filled_when_they_are_opened(show):
    page = show(page_of(result_of("a", 3, prompts=9)))
    blocks = page.locator(".gp-one-prompt")
    assert blocks.evaluate_all("all => all.map((one) => one.open)") == [True] * 6 + [False] * 3
    assert blocks.nth(8).locator(".gp-way").count() == 0
    blocks.nth(8).locator("summary").click()
    settle(page)
    assert blocks.nth(8).locator(".gp-way").count() == 3


def test_text_never_becomes_markup_and_long_prompts_are_cut(show):
    text = '<img src=x onerror="alert(1)">\n' + "é🦊" * 300
    page = show(page_of(result_of(text, 2)))
    assert page.locator("#batch img").count() == 0
    assert len(page.locator(".gp-prompt-text").text_content()) < 420
    assert page.locator(".gp-end").count() == 3


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_a_phone(show, scheme):
    page = show(page_of(batch([*PROMPTS, " ".join(["word"] * 30)], unmasked=True)), color_scheme=scheme,
                viewport={"width": 390, "height": 800})  # fmt: skip
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    scroll = page.locator(".gp-scroll >> nth=4")
    assert scroll.get_attribute("tabindex") == "0" and "as the model reads it" in scroll.get_attribute("aria-label")


@pytest.mark.slow
def test_a_new_batch_takes_the_place_of_the_last(show):
    page = show(page_of(batch()))
    line = json.dumps({"type": "Found", "values": batch(["seven"])}) + "\n"
    page.evaluate("(line) => GenerationPlayground.feedGroup('batch', line, 2)", line)
    settle(page)
    assert page.locator(".gp-one-prompt").count() == 1

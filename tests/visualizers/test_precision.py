"""The panes of precisions in a real browser: the table, the texts, and the divergence at each token."""

from __future__ import annotations

import json
import math

import pytest

from playground.experiments.comparison import Comparison, Group
from playground.experiments.precision import CPU_WORDS
from playground.questions.pair import PairQuestion
from tests.support.fakes import divergence
from tests.support.slow import one_in
from tests.visualizers import made
from tests.visualizers.comparing import comparison
from tests.visualizers.many import page_of, said
from tests.visualizers.reading import WORDS, settle
from tests.visualizers.trials import tips
from visualizers.figures import charts_of

MODELS = ["stories?dtype=float32", "stories?quantization=nf4", "stories-draft"]
TITLES = ["float32", "nf4", "stories-draft"]
IDS = [5, 6, 7, 8]


def group(number: int, text: str | None = " a small red fox", **changes) -> dict:
    pair = divergence(PairQuestion(MODELS[0], MODELS[number], [1], IDS), size=0.05 * number).values if number else None
    taken = [(8_000_000, 0, "float32"), (2_000_000, 100_000, "4-bit weights (nf4)"), (4_000_000, 0, "float32")][number]
    return {
        "title": TITLES[number], "model": MODELS[number], "text": text, "tokens": 4, "parts_at": None,
        "paces": [20.0, 22.0], "pace": {"median": 21.0, "low": 20.0, "high": 22.0},
        "ratio": {"median": 0.5, "low": 0.4, "high": 0.6} if number else None,
        "bytes": taken[0], "scale_bytes": taken[1], "precision": taken[2], "failed": None, "pair": pair,
    } | changes  # fmt: skip


def found(*groups: dict, **changes) -> dict:
    return {
        "question": "precision", "done": 9, "runs": 9, "reading": None, "others": False, "device": "cpu",
        "cpu_words": CPU_WORDS, "groups": list(groups or map(group, range(3))),
    } | changes  # fmt: skip


def line(type: str, **fields) -> str:
    return json.dumps({"type": type, **fields}) + "\n"


def page_with(values: dict | None, done: bool = True) -> str:
    lines = Comparison("precision", "Once", [], []).header()
    lines += line("Found", values=values, charts=charts_of("precision", values)) if values else ""
    return page_of("precision", lines + (line("Done", stopped=False) if done else ""))


def rows(page) -> list[list[str]]:
    return page.eval_on_selector_all(
        ".gp-costs tbody tr",
        "all => all.map((row) => [...row.cells].map((cell) => cell.innerText.replace(/\\s+/g, ' ').trim()))",
    )


def choose(page, number: int) -> None:
    page.locator(".gp-kl .gp-token").nth(number).click()


@pytest.mark.slow
def test_nothing_is_shown_before_it_is_known(show):
    page = show(page_with(None, done=False))
    assert page.locator(".gp-precisions").is_hidden() and page.locator(".gp-kl").is_hidden()
    page = show(page_with(found(*(group(i, pair=None) for i in range(3)))))
    assert page.locator(".gp-precisions").is_visible() and page.locator(".gp-kl").is_hidden()


@WORDS
def test_the_table_has_memory_speed_and_divergence_of_each(show):
    page = show(page_with(found()))
    assert rows(page) == [
        ["float32 the reference", "8.00 MB", "–", "–", "–", "2.000", "21.0 20.0 to 22.0"],
        ["nf4 4-bit weights (nf4)", "2.10 MB 26.3% of the reference", "0.108 bits", "0.216 bits, token 4", "75%",
         "4.000", "21.0 20.0 to 22.0, 0.50 ×"],
        ["stories-draft float32", "4.00 MB 50% of the reference", "0.216 bits", "0.433 bits, token 4", "75%", "4.000",
         "21.0 20.0 to 22.0, 0.50 ×"],
    ]  # fmt: skip
    widths = page.eval_on_selector_all(".gp-bytes i", "all => all.map((bar) => parseFloat(bar.style.width))")
    assert widths == pytest.approx([100, 26.25, 50])
    page.locator(".gp-costs tbody tr").nth(1).locator("[data-tip]").hover()
    assert said(page, ".gp-precisions .gp-tip") == [
        "get_memory_footprint() reports 2.00 MB; the scales take another 0.10 MB."
    ]
    assert said(page, ".gp-cpu") == [CPU_WORDS] and said(page, ".gp-warning") == []
    assert "nf4: mean KL 0.108 bits" in page.locator(".gp-precisions .gp-told").text_content()


@WORDS
def test_every_number_has_its_formula(show):
    page = show(page_with(found()))
    tips = page.eval_on_selector_all(".gp-costs thead [data-tip]", "all => all.map((one) => one.dataset.tip)")
    assert len(tips) == 6 and "KL(P ‖ Q) = Σ p(t) · (log p(t) − log q(t))" in tips[1] and "exp of the mean" in tips[4]


@pytest.mark.parametrize(
    ("changes", "status", "apart"),
    one_in(3, [
        ({}, "= the same 4 tokens as the reference", []),
        ({"text": " a small blue whale", "parts_at": 2}, "✂ diverges from the reference at token 3 of 4",
         ["blue whale"]),
        ({"text": " a 🦊", "parts_at": 1}, "✂ diverges from the reference at token 2 of 4", ["🦊"]),
        ({"text": " <b>a</b>", "parts_at": 0}, "✂ diverges from the reference at token 1 of 4", ["<b>a</b>"]),
        ({"text": None, "pair": None}, "did not finish", []),
        ({"text": None, "pair": None, "failed": {"message": "No room.", "fix": "Choose a smaller one."}},
         "✕ stopped by an error", []),
        ({"pair": {"error": {"message": "They know different tokens.", "fix": "Choose another."}}},
         "= the same 4 tokens as the reference. Its distributions cannot be compared with the reference: They "
         "know different tokens. Choose another.", []),
    ]),
)  # fmt: skip
@WORDS
def test_texts_show_where_they_part(show, changes, status, apart):
    page = show(page_with(found(group(0), group(1, **changes))))
    assert said(page, ".gp-writing-head .gp-note, .gp-writing-head .gp-parting")[1] == status
    assert said(page, ".gp-apart") == apart
    shown = changes.get("text", " a small red fox")
    assert page.locator(".gp-writing").nth(1).text_content() == (shown or "")


@pytest.mark.parametrize(
    ("changes", "done", "words"),
    [
        ({"reading": 1}, True, "Reading the reference’s text with nf4."),
        ({"done": 3}, False, "3 of 9 runs ended, 6 to come."),
        ({}, True, ""),
    ],
)
@WORDS
def test_what_is_missing_is_said(show, changes, done, words):
    page = show(page_with(found(**changes), done=done))
    assert page.locator(".gp-precisions .gp-missing").text_content() == words


@WORDS
def test_clean_times_and_others(show):
    assert said(show(page_with(found(others=True))), ".gp-warning")[0].startswith("⚠ Somebody else’s runs")


# ------------------------------------------------------------------------------------------------ at each token


@WORDS
def test_ink_says_how_far_by_colour_and_by_bar(show):
    pair = divergence(PairQuestion("a", "b", [1], [5, 6, 7, 8, 9, 10])).values
    for token, kl in zip(pair["tokens"], [0.0, 0.005, 0.05, 0.5, 5.0, None], strict=True):
        token["kl"] = kl
    page = show(page_with(found(group(0), group(1, pair=pair))))
    inks = page.eval_on_selector_all(
        ".gp-kl .gp-words .gp-ink", "all => all.map((ink) => [ink.dataset.rank, ink.style.backgroundColor])"
    )
    levels = [0, 3, 6, 8, 10, 10]
    steps = ["0", "1", "2", "3", "4", "4"]
    assert inks == [[step, f"var(--gp-heat-{level})"] for step, level in zip(steps, levels, strict=True)]
    other = page.eval_on_selector_all(".gp-kl .gp-token", "all => all.map((token) => token.dataset.top)")
    assert other == ["same", "same", "other"] * 2
    words = page.eval_on_selector_all(".gp-kl .gp-token", "all => all.map((token) => token.getAttribute('aria-label'))")
    assert words[1] == "Token 2 “ word6”: KL 0.00721 bits; probability 50%, here 25%"
    assert words[2].endswith("; another token is the likeliest here") and "KL infinite" in words[5]


def test_the_place_where_they_differ_most_stands_first_and_any_other_can_be_pressed(show):
    page = show(page_with(found()))
    assert said(page, ".gp-kl .gp-said")[0].startswith("Where they differ most, token 4 “ word8”: KL 0.216 bits")
    choose(page, 1)
    assert said(page, ".gp-kl .gp-said") == [
        "Token 2 “ word6”: KL 0.0721 bits, entropy 1.44 bits of the reference and 2.16 bits of nf4."
    ]
    assert said(page, ".gp-sides thead th") == ["Token", "float32", "nf4"]
    table = page.eval_on_selector_all(
        ".gp-sides tbody tr", "all => all.map((row) => [...row.cells].map((cell) => cell.innerText.trim()))"
    )
    assert table == [["▶ ·word6", "50%", "25%"], ["·other", "25%", "50%"]]
    bars = page.eval_on_selector_all(".gp-sides .gp-bar", "all => all.map((bar) => parseFloat(bar.style.width))")
    assert bars == [100, 50, 50, 100]
    assert page.locator(".gp-kl .gp-token").nth(1).get_attribute("aria-pressed") == "true"
    page.locator(".gp-kl .gp-token").nth(1).press("ArrowRight")
    page.keyboard.press("Enter")
    settle(page)
    assert said(page, ".gp-kl .gp-said")[0].startswith("Token 3 “ word7”")


@WORDS
def test_another_model_is_chosen_from_the_list(show):
    page = show(page_with(found()))
    summary = "Mean {} bits, at most {} at token 4, over 2,000 tokens of the vocabulary. The same token is the "
    summary += "likeliest for both at 75% of the places. Perplexity of the text: 2.000 and 4.000."
    assert said(page, ".gp-summary") == [summary.format("0.108", "0.216")]
    page.evaluate("GenerationPlayground.chooseUnit('nats')")
    settle(page)
    assert said(page, ".gp-summary") == [summary.replace("bits", "nats").format("0.0750", "0.150")]
    page.evaluate("GenerationPlayground.chooseUnit('bits')")
    page.locator(".gp-kl .gp-which").select_option(label="stories-draft")
    assert said(page, ".gp-summary") == [summary.format("0.216", "0.433")]
    assert said(page, ".gp-sides thead th") == ["Token", "float32", "stories-draft"]


def test_the_curve_tells_each_token_in_the_unit_of_the_page(show):
    pair = divergence(PairQuestion("a", "b", [1], [5, 6, 7, 8])).values
    for token, kl in zip(pair["tokens"], [1e-1, 1e-3, 1e-5, 0.0], strict=True):
        token["kl"] = kl * math.log(2)  # told in nats, shown in bits
    page = show(page_with(found(group(0), group(1, pair=pair))))
    told = tips(page, ".gp-curve-box")
    assert told[0] == "Token 1: 0.100 bits, “ word5”"
    assert told[2].startswith("Token 3: 1.0 × 10⁻⁵ bits")
    page.evaluate("GenerationPlayground.chooseUnit('nats')")
    settle(page)
    assert tips(page, ".gp-curve-box")[0] == "Token 1: 0.0693 nats, “ word5”"
    choose(page, 2)
    settle(page)
    assert page.locator(".gp-curve-box .shapelayer path").count() == 1  # the token that is looked at


@pytest.mark.parametrize("width", one_in(2, [390, 1280]))
def test_it_fits_its_page(show, width):
    page = show(page_with(found()), viewport={"width": width, "height": 800})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width


@WORDS
def test_texts_of_a_model_are_never_markup(show):
    pair = divergence(PairQuestion("a", "b", [1], [5])).values
    bad = "<img src=x onerror=alert(1)>"
    pair["tokens"][0] |= {"text": bad, "piece": bad, "candidates": [[5, bad, 0.5, 0.5]]}
    page = show(page_with(found(group(0, text=bad, title=bad), group(1, text=bad, title=bad, pair=pair))))
    assert page.locator("img").count() == 0 and bad in page.inner_text(".gp-kl .gp-words")


# ------------------------------------------------------------------------------------------------ in lanes


@pytest.mark.parametrize(
    ("models", "alike"),
    one_in(3, [
        (("stories", "stories?quantization=nf4"), True),
        (("stories?dtype=bfloat16", "stories?quantization=8bit"), True),
        (("stories", "stories-draft"), False),
        (("a/b?revision=v1&dtype=bfloat16", "a/b?revision=v1"), True),
        (("a/b?revision=v1", "a/b"), False),
    ]),
)
def test_lanes_of_two_precisions_are_compared_token_by_token(show, models, alike):
    groups = [
        Group(label, label, model, id=number) for number, (label, model) in enumerate(zip("AB", models, strict=True))
    ]
    traces = [made.sampled([" the", " red"]), made.sampled([" the", " blue"])]
    page = show(page_of("lanes", comparison(traces, groups).lines()))
    assert page.locator(".gp-models").is_hidden() == alike

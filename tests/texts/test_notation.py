"""Numbers and counted words in each language of the page: in Python, and in the page's scripts, which ask `Intl`."""

from __future__ import annotations

import json
import re

import pytest

from playground.texts import Text, many, numeral, said
from playground.texts.catalogue import LANGUAGES, catalogue, in_language, notation
from tests.support.browsers import launch, require_playwright
from tests.support.page_modules import module_page

WRITTEN = (
    "0.5",
    "2,048",
    "1,234,567.25",
    "-0.31",
    "−0.31",
    "89 %",
    "0.52%",
    "<0.01%",
    "0.21–0.53",
    "1.5e-07",
    "7",
    "–",
)
COUNTS = (0, 1, 1.5, 2, 21, 1000, 1_000_000)
TOKENS = "{count} token", "{count} tokens"
KNOWN = {"de": {"{count} token": "{count} Wort", "{count} tokens": "{count} Wörter", "only one": "nur eins",
                "{count} bit": "{count} Bit", "{count} bits": "{count} Bit"},
         "fr": {"{count} token": "{count} mot", "{count} tokens": "{count} mots", "only one": "un seul",
                "{count} bit": "{count} bit", "{count} bits": "{count} bits"}}  # fmt: skip


@pytest.fixture(scope="module", params=list(LANGUAGES))
def page(request):
    """A page in a language, with a catalogue of its own."""
    require_playwright()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = launch(playwright)
        shown = module_page(browser, "core/notation.ts", "core/texts.ts", "core/text.ts", locale=request.param)
        shown.evaluate("(known) => { window.GenerationPlaygroundTexts = known; }", KNOWN[request.param])
        shown.language = request.param
        yield shown
        browser.close()


@pytest.mark.parametrize(("language", "written"), [
    ("de", ["0,5", "2.048", "1.234.567,25", "89\u202f%", "<0,01\u202f%"]),
    ("fr", ["0,5", "2\u202f048", "1\u202f234\u202f567,25", "89\u202f%", "<0,01\u202f%"]),
])  # fmt: skip
def test_a_number_has_the_signs_of_the_language(language, written):
    assert [notation(each, language) for each in ("0.5", "2,048", "1,234,567.25", "89 %", "<0.01%")] == written


def test_the_page_writes_numbers_as_python_does(page):
    assert page.evaluate("(all) => all.map(notation)", list(WRITTEN)) == [
        notation(each, page.language) for each in WRITTEN
    ]


def test_a_minus_is_no_hyphen_and_zero_has_none(page):
    values = "() => [fixed(-0.314, 2), fixed(-0.001, 2), significant(1.5e-7, 2), fixed(-1.49, 2)]"
    assert page.evaluate(values) == ["−0,31", "0,00", "1,5e-7", "−1,49"]
    assert page.evaluate("(each) => t(each)", numeral("-0.31").parts) == "−0,31"  # what Python has written


def test_less_than_two_bits_are_one_in_french(page):
    words = page.evaluate("() => [0.91, -0.91, 1.58, 2.4].map((bits) => information(bits * Math.LN2, 'bits'))")
    french = ["0,91 bit", "−0,91 bit", "1,58 bit", "2,40 bits"]
    assert words == (french if page.language == "fr" else ["0,91 Bit", "−0,91 Bit", "1,58 Bit", "2,40 Bit"])


def test_the_page_counts_as_python_does(page):
    texts = [many(count, *TOKENS) for count in COUNTS] + [many(count, "only one", TOKENS[1]) for count in COUNTS]
    expected = [in_language(text, page.language, KNOWN[page.language]) for text in texts]
    assert page.evaluate("(all) => all.map((each) => t(each))", [text.parts for text in texts]) == expected
    said = page.evaluate("(all) => all.map((count) => tn(count, '{count} token', '{count} tokens'))", list(COUNTS))
    assert said == expected[: len(COUNTS)]


def test_french_says_none_as_it_says_one():
    assert [in_language(many(count, *TOKENS), "fr", KNOWN["fr"]) for count in (0, 1, 2)] == ["0 mot", "1 mot", "2 mots"]
    assert [in_language(many(count, *TOKENS), "de", KNOWN["de"]) for count in (0, 1)] == ["0 Wörter", "1 Wort"]
    without_count = [in_language(many(count, "only one", TOKENS[1]), "fr", KNOWN["fr"]) for count in (0, 1)]
    assert without_count == ["0 mots", "un seul"]  # a sentence that does not name the count is for 1 alone


def test_what_is_not_translated_counts_in_english(page):
    page.evaluate("() => { window.kept = GenerationPlaygroundTexts; window.GenerationPlaygroundTexts = {}; }")
    assert page.evaluate("() => tn(0, '{count} dog', '{count} dogs')") == "0 dogs"
    assert in_language(many(0, "{count} dog", "{count} dogs"), page.language, {}) == "0 dogs"
    page.evaluate("() => { window.GenerationPlaygroundTexts = kept; }")


def test_a_page_without_a_catalogue_is_english(page):
    page.evaluate("() => { window.kept = GenerationPlaygroundTexts; delete window.GenerationPlaygroundTexts; }")
    assert page.evaluate("() => [fixed(0.5, 2), count(2048), percent(0.123)]") == ["0.50", "2,048", "12.3%"]
    page.evaluate("() => { window.GenerationPlaygroundTexts = kept; }")


def test_numbers_of_the_page_are_in_its_notation(page):
    point, group, space = ",", "." if page.language == "de" else "\u202f", "\u202f"
    found = page.evaluate("""() => [fixed(0.5, 2), significant(0.01234, 2), count(2048), plain(0.25), percent(0.123),
      percent(0.9999999), decimals(1.5), seconds(2.5), t('{a} of {b}', {a: 0.5, b: 'v0.5'}),
      listed([fixed(1, 1), fixed(2, 1)])]""")
    assert found == [
        f"0{point}50", f"0{point}012", f"2{group}048", f"0{point}25", f"12{point}3{space}%", f">99{point}9{space}%",
        f"1{point}500", f"2{point}50 s", f"0{point}5 of v0.5", f"1{point}0; 2{point}0",
    ]  # fmt: skip


def test_numbers_and_counts_travel_and_come_back():
    text = said("{share} of {what}", share=numeral("12.5 %"), what=many(2048, *TOKENS))
    assert text == "12.5 % of 2,048 tokens"
    parts = json.loads(json.dumps(text.parts))
    assert parts["values"]["share"] == {"number": "12.5 %"}
    assert parts["values"]["what"] == {
        "said": "{count} tokens", "one": "{count} token", "count": 2048, "values": {"count": {"number": "2,048"}},
    }  # fmt: skip
    again = Text.from_parts(parts)
    assert again == text and again.parts == text.parts


@pytest.mark.parametrize("parts", [
    {"number": 5}, {"number": "<b>"}, {"number": "1" * 101}, {"number": ""}, {"number": "1", "more": 1},
    {"said": "{count}", "one": "{count}", "count": "2", "values": {"count": 2}},
    {"said": "{count}", "one": "{other}", "count": 2, "values": {"count": 2}},
    {"said": "{count}", "one": 1, "count": 2, "values": {"count": 2}},
])  # fmt: skip
def test_what_is_no_number_and_no_count_is_refused(parts):
    with pytest.raises(ValueError, match="no text"):
        Text.from_parts(parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_of_a_catalogue_have_the_notation_of_their_language(language):
    for english, text in catalogue(language).items():
        assert not re.search(r"\d[ \u00a0]?%", text), text
        for thousands in re.findall(r"\b\d{1,3}(?:,\d{3})+\b", english):
            assert thousands not in text, text

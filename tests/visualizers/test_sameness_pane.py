"""The pane that says whether a run writes the same with drafts, in a real browser."""

from __future__ import annotations

import itertools

import pytest

from tests.support.slow import one_in
from tests.visualizers.many import said
from tests.visualizers.reading import WORDS, rows, written
from tests.visualizers.test_panes import EVIL
from tests.visualizers.trials import answer, greedy, sampling, tips, trial_page

STORY = "Once upon a time, there was a fox who lived under the old bridge. She sang."


def texts(page) -> list[str]:
    return page.locator(".gp-both-texts p").all_text_contents()


def marked(page) -> list[str]:
    return page.locator(".gp-both-texts mark").all_text_contents()


# ---------------------------------------------------------------------------------------------------- greedy


def test_equal_texts_stand_beside_each_other(show):
    page = show(trial_page(greedy([STORY, STORY], checked=1)))
    assert answer(page)[:2] == ["✓", "The same tokens"]
    assert "one pair of texts" in answer(page)[2]
    assert texts(page) == [STORY, STORY] and marked(page) == []
    assert said(page, ".gp-both-texts h3") == ["without drafts", "with drafts"]
    assert page.locator(".gp-mark-key").is_hidden() and page.locator(".gp-of-sampling").is_hidden()


@pytest.mark.parametrize(
    ("other", "marks"),
    one_in(2, [
        ("Once upon a time, there was a fox who lived under the old mill. She ran.", ["bridge.", "mill."]),
        ("Once upon a time, there was a fox who lived under the old brick. She ran.", ["bridge.", "brick."]),
        ("Once upon a time, there was a fox who lived under the old bridge. She", [" sang.", "∎"]),
        ("Twice", ["Once", "Twice"]),
        ("", ["Once", "∎"]),
    ]),
)
def test_the_first_words_that_differ_are_marked(show, other, marks):
    page = show(trial_page(greedy([STORY, other], at=16)))
    assert answer(page)[:2] == ["✗", "Different from token 17 on"]
    assert marked(page) == marks
    assert [text.replace("∎", "") for text in texts(page)] == [STORY, other]
    assert page.locator(".gp-mark-key").is_visible()


def test_tokens_that_differ_in_the_same_text_have_nothing_to_mark(show):
    page = show(trial_page(greedy([STORY, STORY], at=4)))
    assert answer(page)[1] == "Different from token 5 on"
    assert marked(page) == [] and page.locator(".gp-mark-key").is_hidden()


@pytest.mark.parametrize(("done", "words"), [(False, "Not known yet"), (True, "No answer")])
def test_nothing_is_said_before_a_pair_has_ended(show, done, words):
    page = show(trial_page(greedy([], checked=0, equal=None), done=done))
    assert answer(page)[:2] == ["…", words] and texts(page) == []


# ---------------------------------------------------------------------------------------------------- sampling


@pytest.mark.parametrize(
    ("p", "sign", "words", "often", "so"),
    one_in(2, [
        (0.43, "✓", "p = 0.43: no difference found", "43%", "That is not unusual."),
        (1.0, "✓", "p = 1.0: no difference found", "100%", "That is not unusual."),
        (0.0100, "✓", "p = 0.010: no difference found", "1%", "That is not unusual."),
        (0.0045, "✗", "p = 0.0045: the distributions differ", "0.45%", "chance is a poor explanation."),
        (0.0005, "✗", "p = 0.0005: the distributions differ", "0.05%", "chance is a poor explanation."),
    ]),
)
@WORDS
def test_p_is_large_and_said_in_words(show, p, sign, words, often, so):
    page = show(trial_page(sampling(p)))
    assert answer(page)[:2] == [sign, words]
    meaning = page.inner_text(".gp-meaning")
    assert f"a difference as large as this one appears in {often} of shuffles." in meaning
    assert meaning.endswith(so)
    assert "1%" in answer(page)[2]


@pytest.mark.parametrize(
    ("done", "words", "more"),
    [
        (False, "Not known yet", "4 texts without drafts, 2 with drafts so far. The test waits for the last one"),
        (True, "No answer", "4 texts without drafts, 2 with drafts: too few for a test."),
    ],
)
def test_without_a_p_value_there_is_no_verdict(show, done, words, more):
    page = show(trial_page(sampling(None, None, counts=[4, 2], positions=[]), done=done))
    assert answer(page)[1] == words and answer(page)[2].startswith(more)
    assert page.locator(".gp-evidence").is_hidden() and page.locator(".gp-meaning").is_hidden()
    assert page.locator(".gp-places li").count() == 0


@pytest.mark.parametrize("statistic", one_in(2, [0.92, 0.0, 4.1, -0.2]))
def test_the_histogram_has_every_shuffle_and_the_observed_one(show, statistic):
    values = sampling(0.43, statistic)
    page = show(trial_page(values))
    edges, counts = values["permutations"]["edges"], values["permutations"]["counts"]
    told = tips(page, ".gp-shuffles")
    assert told == [
        f"{written(low, 2)} to {written(high, 2)}: {number:,} shuffles".replace(": 1 shuffles", ": 1 shuffle")
        for (low, high), number in zip(itertools.pairwise(edges), counts, strict=True)
    ]
    assert page.locator(".gp-shuffles .annotation").text_content() == f"these texts: {written(statistic, 2)}"


def test_texts_that_are_all_the_same_make_one_bar(show):
    same = {"edges": [-0.5, 0.5], "counts": [2000]}
    page = show(trial_page(sampling(1.0, 0.0, permutations=same)))
    assert tips(page, ".gp-shuffles") == ["−0.50 to 0.50: 2,000 shuffles"]


@WORDS
def test_each_place_has_its_tokens_and_how_often_they_came(show):
    values = sampling()
    page = show(trial_page(values))
    assert said(page, ".gp-places caption") == ["token 1", "token 2", "token 3", "token 4"]
    second = rows(page, ".gp-places > li:nth-child(2) table")
    assert second == [
        ["·was", "50 46"], ["·lived", "12 15"], ["·little", "11 9"], ["text ended", "6 7"],
        ["·<b>girl</b>", "5 2"], ["all others", "16 21"],
    ]  # fmt: skip
    label = page.locator(".gp-places > li:nth-child(2) td").first.get_attribute("aria-label")
    assert label == "50 without, 46 with"
    widths = page.locator(".gp-places > li:nth-child(2) td").first.locator("i").evaluate_all(
        "all => all.map((bar) => parseFloat(bar.style.width))"
    )
    assert widths == pytest.approx([50, 46])  # percent of all texts


@pytest.mark.slow
@WORDS
def test_what_a_p_value_cannot_show_is_said(show):
    page = show(trial_page(sampling(counts=[100, 100])))
    cannot = said(page, ".gp-cannot li")
    assert cannot[0] == "Not finding a difference does not prove that there is none."
    # twice the standard error of the difference of two shares of one half, √(¼/100 + ¼/100) = 0.071
    assert cannot[1].startswith("With 100 texts each, the shares of a token differ by up to about 14 percentage points")
    assert cannot[2].startswith("Only the first 4 tokens of each text are compared")
    differs = said(show(trial_page(sampling(0.001))), ".gp-cannot li")
    assert "does not say how large a difference is" in differs[0] and "in 1% of all trials" in differs[1]
    other = said(show(trial_page(sampling(counts=[40, 10]))), ".gp-cannot li")
    assert other[1].startswith("With 40 and 10 texts, the shares of a token differ by up to about 35 percentage points")


@WORDS
def test_the_surprise_of_both_sets_is_told_in_the_unit_of_the_page(show):
    page = show(trial_page(sampling(surprise={"without": -0.0693147, "with": 0.138629})))
    assert "−0.10 bits without, 0.20 bits with" in page.inner_text(".gp-surprise")
    page.evaluate("() => GenerationPlayground.group('trial').setUnit('nats')")
    page.wait_for_function("() => document.querySelector('.gp-surprise').innerText.includes('nats')")
    assert "−0.07 nats without, 0.14 nats with" in page.inner_text(".gp-surprise")


@pytest.mark.parametrize("missing", [None, {"without": None, "with": 0.1}])
@WORDS
def test_a_surprise_that_is_not_known_is_not_told(show, missing):
    assert show(trial_page(sampling(surprise=missing))).text_content(".gp-surprise") == ""


@WORDS
def test_model_text_is_never_markup(show):
    tokens = [{"text": text, "without": 3, "with": 4} for text in EVIL]
    page = show(trial_page(sampling(positions=[{"position": 1, "tokens": tokens}])))
    assert page.locator(".gp-places :is(b, script, img)").count() == 0
    evil = "".join(EVIL)
    page = show(trial_page(greedy([evil, evil[:-9]], at=3)))
    assert page.locator(".gp-both-texts :is(b, script, img)").count() == 0
    assert texts(page)[0] == evil

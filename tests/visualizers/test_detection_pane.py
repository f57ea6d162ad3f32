"""The panes of the detector in a real browser: a verdict, its numbers, marked tokens, wrong settings, attacks."""

from __future__ import annotations

import json
import math

import pytest

from playground.watermarks.detection import Query
from tests.support.fakes import FakeEngine
from tests.support.slow import one_in
from tests.visualizers.many import said
from tests.visualizers.reading import rows, settle
from visualizers import css_variables, held_plotly, page_head, styles_of
from visualizers.figures import charts_of
from visualizers.pane import GROUP_PANES

NAMES = ("detection", "mistakes", "attack", "strengths")
GREEN = {"greenlist_ratio": 0.25, "hashing_key": 7, "seeding_scheme": "lefthash", "context_width": 1}
SYNTHID = {"ngram_len": 5, "keys": [103, 214, 325]}
EVEN = "bb dd ff hh jj ll nn pp rr tt"  # words whose fake tokens are green; each odd letter alone is not
MIXED = "a bb c dd e ff g hh i jj k ll m nn o pp"


def page_of(**values):
    """A page with the panes of the detector, which show these values, by the pane's name."""
    panes = [GROUP_PANES[name][0] for name in NAMES]
    styles = styles_of(panes)
    places = "".join(f'<div id="{pane.name}">{pane.template}</div>' for pane in panes)
    mount = "".join(
        f"GenerationPlayground.mountGroup('{name}', document.getElementById('{name}'), {{group: '{name}'}});"
        for name in NAMES
    )
    feed = "".join(f"GenerationPlayground.feedGroup('{name}', {line_of(name, each)});" for name, each in values.items())
    return f"""<!doctype html><html lang="en" class="gp-standalone"><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<style>{css_variables()} body {{ margin: 10px; background: var(--gp-page); }} {styles}</style>
{page_head()}{held_plotly()}
<body>{places}<script>{mount}{feed}</script>"""


def line_of(name, values):
    line = json.dumps({"type": "Found", "values": values, "charts": charts_of(name, values)}) + "\n"
    return json.dumps(line).replace("<", "\\u003c")


def feed(page, name, values, turn):
    """Show other values, as the next press does."""
    line = json.dumps({"type": "Found", "values": values, "charts": charts_of(name, values)}) + "\n"
    page.evaluate("(args) => GenerationPlayground.feedGroup(...args)", [name, line, turn])
    settle(page)


def report(text=EVEN, watermark=GREEN, **fields):
    """What a fake engine says of a text: tokens with an even id are green."""
    (found,) = FakeEngine().detect([Query("stories", text, watermark, **fields)])
    return found


def detection(*reports, watermark=GREEN, **changes):
    values = {"watermark": watermark, "model": "stories", "exact": False, "once": False, "reports": list(reports)}
    return values | {"otherwise": None} | changes


def answer(page, pane):
    return [said(page, f"#{pane} .gp-answer-{part}")[0] for part in ("sign", "words", "more")]


def test_panes_without_values_are_hidden(show):
    assert said(show(page_of()), ".gp-pane") == []


# ----------------------------------------------------------------------------------------------------- detection


def test_the_verdict_stands_first_with_what_it_means(show):
    found = report()
    page = show(page_of(detection=detection(found)))
    assert found["prediction"] and answer(page, "detection") == [
        "◆", "Watermarked",
        f"z is {found['z_score']:.2f}, above the threshold 3. One in 741 texts without this watermark passes it.",
    ]  # fmt: skip
    assert page.locator("#detection .gp-told").text_content().startswith("Watermarked. z is ")
    assert said(page, "#detection .gp-about") == ["green list, lefthash · tokens as stories splits the text"]


def test_no_sign_is_no_proof(show):
    found = report("a c e bb g i k m o q s u") | {"tokens_needed": 5000}
    page = show(page_of(detection=detection(found, exact=True, once=True)))
    sign, words, more = answer(page, "detection")
    assert (sign, words) == ("◇", "No sign of this watermark")
    assert f"z is −{-found['z_score']:.2f}, not above the threshold 3. That does not prove" in more
    assert "about 5,000 tokens would be enough" in more
    assert said(page, "#detection .gp-about") == [
        "green list, lefthash · the tokens of the run · repeated n-grams counted once"
    ]


@pytest.mark.parametrize(
    ("once", "others", "words"),
    [
        (False, 9, []),
        (False, 4, ["Of the scored tokens, 5 only repeat an n-gram that came before, which is no new evidence: "
                    "counted once, z is 1.25."]),
        (True, 10, ["Left out as repeated: 1 token. With it, z would be 1.25."]),
    ],
)  # fmt: skip
def test_repeated_ngrams_are_told(show, once, others, words):
    otherwise = {"num_tokens_scored": others, "z_score": 1.25}
    page = show(page_of(detection=detection(report(), once=once, otherwise=otherwise)))
    assert said(page, "#detection .gp-repeats") == words


def test_every_number_has_its_meaning(show):
    found = report(MIXED)
    page = show(page_of(detection=detection(found)))
    table = dict(rows(page, "#detection .gp-found-numbers"))
    assert table["tokens scored"] == str(found["num_tokens_scored"])
    assert table["green tokens"] == str(found["num_green_tokens"])
    assert table["green fraction"] == f"{found['green_fraction'] * 100:.1f}%".replace(".0", "")
    assert table["z-score"] == f"{found['z_score']:.2f}" and table["confidence"] == f"{found['confidence']:.4f}"
    assert table["false-positive rate"] == "0.13%"
    numbers = page.locator("#detection .gp-found-numbers [data-tip]")
    tips = numbers.evaluate_all("all => all.map((one) => one.dataset.tip)")
    assert len(tips) == len(table) and all(len(tip) > 40 for tip in tips)
    page.locator("#detection .gp-found-numbers span", has_text="confidence").hover()
    assert "It is not the probability that the text is watermarked" in page.inner_text("#detection .gp-tip")


@pytest.mark.parametrize(
    ("z", "p"),
    one_in(2, [(0.0, "50%"), (-2.0, "97.7%"), (8.0, "6.2 × 10⁻¹⁶"), (45.0, "less than 10⁻³⁰⁰")]),
)
def test_a_tiny_p_is_written_so_that_it_can_be_read(show, z, p):
    value = 0.5 * math.erfc(z / math.sqrt(2))
    page = show(page_of(detection=detection(report() | {"z_score": z, "p_value": value, "confidence": 1 - value})))
    table = dict(rows(page, "#detection .gp-found-numbers"))
    assert table["p-value"] == p
    assert table["confidence"] == ("> 0.9999" if z > 4 else f"{1 - value:.4f}")


def test_each_token_is_marked_and_says_why(show):
    found = report("bb a bb a <b>x</b> 🦊")
    found["tokens"][2][4] = False  # its n-gram came before
    page = show(page_of(detection=detection(found)))
    tokens = page.locator("#detection .gp-words .gp-token")
    lists = tokens.evaluate_all("all => all.map((token) => token.dataset.list)")
    assert lists == [{None: "none", True: "green", False: "red"}[token[3]] for token in found["tokens"]]
    assert "".join(tokens.all_text_contents()) == "".join(token[2] for token in found["tokens"])
    said_of = tokens.evaluate_all("all => all.map((token) => token.ariaLabel)")
    assert said_of[0] == "Token 1, “bb”: not scored, because too few tokens come before it."
    assert "Not counted: the same n-gram came before" in said_of[2]
    assert said_of[3].endswith("◇ red.") or said_of[3].endswith("◆ green.")
    assert page.locator("#detection .gp-legend > span").count() == 4
    tokens.nth(0).focus()
    page.keyboard.press("ArrowRight")
    assert "Token 2" in page.inner_text("#detection .gp-tip")


def test_with_the_prompt_and_without_beside_each_other(show):
    alone, both = report(), report(prompt="a c e g i", with_prompt=True)
    page = show(page_of(detection=detection(alone, both)))
    assert said(page, "#detection .gp-beside") == [
        f"With its prompt, z is {both['z_score']:.2f}: 5 tokens of the prompt count too. This dilutes the mark."
    ]
    head = said(page, "#detection .gp-found-numbers thead th")
    assert head == ["the text alone", "with its prompt"]
    z = dict((name, values) for name, *values in rows(page, "#detection .gp-found-numbers"))["z-score"]
    assert z == [f"{alone['z_score']:.2f}", f"{both['z_score']:.2f}"]
    assert page.locator("#detection .gp-words .gp-token").count() == len(alone["tokens"])
    page.select_option("#detection .gp-which", "1")
    settle(page)
    tokens = page.locator("#detection .gp-words .gp-token")
    assert tokens.count() == len(both["tokens"]) and ", of the prompt," in tokens.first.get_attribute("aria-label")
    feed(page, "detection", detection(alone), 2)  # the next text has none
    assert page.locator("#detection .gp-words .gp-token").count() == len(alone["tokens"])
    assert said(page, "#detection .gp-which") == said(page, "#detection .gp-beside") == []


def test_synthid_has_g_values_and_a_bar_for_each_key(show):
    found = report(MIXED, SYNTHID, detector={"a": 1}) | {"layers": [0.75, 0.5, 0.25], "posterior": 0.9876}
    page = show(page_of(detection=detection(found, watermark=SYNTHID)))
    table = dict(rows(page, "#detection .gp-found-numbers"))
    assert table["weighted mean"] == f"{found['weighted_mean']:.4f}" and table["posterior"] == "98.8%"
    assert "green tokens" not in table and table["g-values"] == str(found["num_g_values"])
    assert page.locator("#detection .gp-layers-box li").all_text_contents() == [
        f"Key {i + 1}: mean g-value {mean:.3f}" for i, mean in enumerate(found["layers"])
    ]
    assert said(page, "#detection .gp-about") == ["SynthID, 3 keys · tokens as stories splits the text"]
    feed(page, "detection", detection(report()), 2)
    assert said(page, "#detection .gp-of-layers") == [] and "posterior" not in dict(rows(page, ".gp-found-numbers"))


def grown(factor, **changes):
    """A report whose z grows with the square root of its 1,000 tokens."""
    curve = [[n, factor * math.sqrt(n)] for n in range(1, 1001)]
    return report() | {"curve": curve} | changes


def test_z_has_its_threshold_and_can_be_read(show):
    page = show(page_of(detection=detection(grown(0.5, tokens_needed=36), grown(0.4))))
    box = "#detection .gp-curve-box"
    at = page.eval_on_selector(f"{box} .gp-z-threshold", "line => line.y1.baseVal.value")
    zero = page.eval_on_selector(f"{box} .gp-unity", "line => line.y1.baseVal.value")
    dot = page.eval_on_selector(f"{box} circle.gp-measured", "dot => dot.cy.baseVal.value")
    assert (zero - dot) / (zero - at) == pytest.approx(0.5 * math.sqrt(1000) / 3, rel=0.01)
    told = page.eval_on_selector_all(f"{box} [data-tip]", "all => all.map((each) => each.dataset.tip)")
    assert len(told) == 13 and told[-2:] == [
        "After 1,000 tokens: the text alone 15.81, with its prompt 12.65",
        "At the share of this text, 36 tokens reach the threshold: 27 more.",
    ]
    drawn = page.eval_on_selector(f"{box} path.gp-z-measured", "path => path.getAttribute('d').split('L').length")
    assert 300 < drawn <= 402


@pytest.mark.slow
def test_nothing_to_draw_is_a_picture_too(show):
    page = show(page_of(detection=detection(report() | {"curve": []})))
    assert page.locator("#detection .gp-curve-box .gp-z-threshold").count() == 1


def test_the_curve_ends_where_the_verdict_stands(show):
    found = report(MIXED)
    page = show(page_of(detection=detection(found)))
    line = page.eval_on_selector("#detection .gp-curve-box .gp-z-measured", "(path) => path.getAttribute('d')")
    assert line.count("L") == len(found["curve"]) - 1
    last = page.locator("#detection .gp-curve-box .gp-z-place").last.get_attribute("data-tip")
    assert last == f"After {found['num_tokens_scored']} tokens: z {found['z_score']:.2f}"


# -------------------------------------------------------------------------------------------------- wrong settings

ERROR = {"error": {"message": "There is no <i>model</i>.", "fix": "Choose one."}}


def wrong(*numbers, threshold=3.0):
    """Rows whose reports have these z."""
    return {
        "threshold": threshold,
        "rows": [
            {
                "what": f"thing {i}", "how": f"way {i}", "meaning": f"because {i}", "keeps": "none" if i else "all",
                "reports": [ERROR if z is None else {"z_score": z, "prediction": z > threshold} for z in each],
            }
            for i, each in enumerate(numbers)
        ],
    }  # fmt: skip


def test_each_wrong_setting_has_a_row_with_its_z_and_verdict(show):
    page = show(page_of(mistakes=wrong([8.5], [-1.2, 0.3, 3.4], [0.1, -0.2], [2.0], [None])))
    assert rows(page, "#mistakes table") == [
        ["thing 0 way 0", "", "8.50 ◆ watermarked"],
        ["thing 1 way 1", "", "−1.20 to 3.40 ▲ 1 of 3 above it by chance One in 740 texts without this watermark "
         "passes the threshold. With 3 tries at each text, one in 250 passes at least once."],
        ["thing 2 way 2", "", "−0.20 to 0.10 ◇ no sign in 2 tries"],
        ["thing 3 way 3", "", "2.00 ◇ no sign"],
        ["thing 4 way 4", "", "– There is no <i>model</i>."],
    ]
    lefts = page.eval_on_selector_all("#mistakes .gp-dot", "all => all.map((dot) => parseFloat(dot.style.left))")
    lines = page.eval_on_selector_all("#mistakes .gp-line", "all => all.map((one) => parseFloat(one.style.left))")
    of = lambda z: lines[0] + (lines[1] - lines[0]) * z / 3  # noqa: E731
    assert lefts == pytest.approx([of(z) for z in (8.5, -1.2, 0.3, 3.4, 0.1, -0.2, 2.0)], abs=0.1)
    page.locator("#mistakes tbody th span", has_text="thing 2").focus()
    assert page.inner_text("#mistakes .gp-tip") == "because 2"
    assert page.inner_text("#mistakes .gp-mistake-note") == ""


@pytest.mark.parametrize(
    ("keeps", "once", "sign", "why"),
    one_in(2, [
        ("all", None, "◆ watermarked", "because 1"),
        ("part", {"z_score": 4.1, "num_tokens_scored": 80}, "◆ watermarked", "because 1"),
        ("none", {"z_score": 0.78, "num_tokens_scored": 178}, "▲ above it by chance",
         "p counts each token as new evidence, but 247 of the 425 only repeat an n-gram. Counted once, z is 0.78, not "
         "above the threshold."),
        ("none", {"z_score": 3.2, "num_tokens_scored": 178}, "▲ above it by chance",
         "p counts each token as new evidence, but 247 of the 425 only repeat an n-gram. Counted once, z is 3.20. One "
         "in 740 texts without this watermark passes the threshold."),
        ("none", {"z_score": 3.14, "num_tokens_scored": 425}, "▲ above it by chance",
         "One in 740 texts without this watermark passes the threshold."),
    ]),
)  # fmt: skip
def test_a_wrong_setting_that_passes_says_why(show, keeps, once, sign, why):
    values = wrong([8.5], [3.14], [0.1])
    values["rows"][1] |= {"keeps": keeps}
    values["rows"][1]["reports"][0] |= {"num_tokens_scored": 425, "once": once}
    page = show(page_of(mistakes=values))
    assert said(page, "#mistakes tbody td small") == ["◆ watermarked", sign, why, "◇ no sign"]


@pytest.mark.slow
def test_a_text_that_passes_by_its_repeats_alone_is_not_called_watermarked(show):
    found = report(MIXED) | {"z_score": 3.4, "prediction": True, "threshold": 3.0, "num_tokens_scored": 90}
    values = detection(found) | {"otherwise": {"z_score": 1.9, "num_tokens_scored": 40}, "once": False}
    page = show(page_of(detection=values))
    assert page.inner_text("#detection .gp-answer-words") == "Not known: only repeats put it above the threshold"
    assert "With repeated n-grams counted once, z is 1.90" in page.inner_text("#detection .gp-answer-more")
    values["otherwise"]["z_score"] = 3.1
    page = show(page_of(detection=values))
    assert page.inner_text("#detection .gp-answer-words") == "Watermarked"


def test_a_text_that_the_right_settings_do_not_find_is_said_to_be_so(show):
    page = show(page_of(mistakes=wrong([1.0], [0.2])))
    assert "they may be wrong themselves" in page.inner_text("#mistakes .gp-mistake-note")


# --------------------------------------------------------------------------------------------------------- attacks


def attacked(before, after, how="Delete words", strength=0.3):
    return {"how": how, "strength": strength, "before": before, "after": after}


@pytest.mark.parametrize(
    ("z", "expected"),
    [
        ((8.0, 5.0), ["◆", "z from 8.00 to 5.00", "Still above the threshold 3: the watermark survived."]),
        ((8.0, 1.0), ["◇", "z from 8.00 to 1.00",
                      "No longer above the threshold 3: the detector does not find the watermark any more."]),
        ((1.0, -0.5), ["◇", "z from 1.00 to −0.50",
                       "The text did not pass the threshold 3 before the attack: there is nothing to remove."]),
    ],
)  # fmt: skip
def test_an_attack_is_judged_by_z_before_and_after(show, z, expected):
    reports = [report() | {"z_score": each, "prediction": each > 3} for each in z]
    page = show(page_of(attack=attacked(*reports)))
    assert answer(page, "attack") == expected
    assert said(page, "#attack .gp-about") == ["Delete words, strength 30%"]
    assert said(page, "#attack .gp-found-numbers thead th") == ["before", "after"]
    assert page.locator("#attack .gp-words .gp-token").count() == len(reports[1]["tokens"])


def test_an_attack_that_left_nothing(show):
    page = show(page_of(attack=attacked(report(), {"error": {"message": "The text is empty.", "fix": ""}})))
    more = f"The text is empty. z was {report()['z_score']:.2f} before."
    assert answer(page, "attack")[1:] == ["Nothing left to score", more]
    assert said(page, "#attack .gp-of-text") == []
    feed(page, "attack", attacked(report(), report(MIXED), None, None), 2)
    assert said(page, "#attack .gp-about") == ["edited by hand"]


def strengths(*points, of=11):
    return {
        "how": "Delete words", "threshold": 3.0, "seeds": 5, "of": of,
        "points": [{"strength": s, "z": list(z), "refused": 5 - len(z) if s else 0} for s, z in points],
    }  # fmt: skip


def test_z_falls_as_the_attack_grows_stronger(show):
    points = [(0.0, [9.0]), (0.1, [5.0, 6.0, 7.0, 6.5, 5.5]), (0.2, [2.0, 2.5, 3.5, 1.0, 2.2]), (0.3, [0.5, 1.0])]
    page = show(page_of(strengths=strengths(*points)))
    assert said(page, "#strengths .gp-about") == ["Delete words · 5 seeds at each strength · 4 of 11 strengths so far"]
    assert said(page, "#strengths .gp-strength-words") == [
        "At strength 0% to 10%, the median z is above the threshold. "
        "At strength 20% to 30%, it is not known whether the median z is above the threshold: the seeds disagree "
        "or are too few. "
        "At strength 30%, too little text is left to score, for some seeds or for all."
    ]
    assert page.locator("#strengths .gp-chart-values li").all_text_contents() == [
        "Strength 0%: z 9.00",
        "Strength 10%: z 6.00, from 5.00 to 7.00",
        "Strength 20%: z 2.20, from 1.00 to 3.50",
        "Strength 30%: z 0.75, from 0.50 to 1.00",
    ]
    places = "all => all.map((one) => one.getBoundingClientRect()).map(({x, y}) => [x, y])"
    at = page.eval_on_selector_all("#strengths .points .point", places)
    assert at[1][0] - at[0][0] == pytest.approx(at[3][0] - at[2][0], abs=0.3)
    assert (at[1][1] - at[0][1]) / 3 == pytest.approx((at[2][1] - at[1][1]) / 3.8, abs=0.1)


@pytest.mark.parametrize(
    ("points", "words"),
    one_in(3, [
        ([(0.0, [1.0])], "The text is not above the threshold even before the attack."),
        ([(0.0, [9.0]), (0.1, [8.0] * 5)], "At strength 0% to 10%, the median z is above the threshold."),
        ([(0.0, [9.0]), (0.1, [])], "At strength 0%, the median z is above the threshold. At strength 10%, too little"),
        (
            [(0.0, [9.0]), (0.1, [8.0] * 5), (0.5, [1.0] * 5), (0.6, [2.0] * 5), (0.9, [2.0, 4.0, 4.1, 4.2, 5.0]),
             (1.0, [4.0] * 5)],
            "At strength 0% to 10% and 100%, the median z is above the threshold. At strength 50% to 60%, the median z "
            "is not above the threshold. At strength 90%, it is not known whether the median z is above the threshold: "
            "the seeds disagree or are too few.",
        ),
    ]),
)
def test_what_the_curve_says_in_words(show, points, words):
    assert said(show(page_of(strengths=strengths(*points))), "#strengths .gp-strength-words")[0].startswith(words)


# ----------------------------------------------------------------------------------------------------- everywhere

ALL = {
    "detection": detection(report(MIXED), report(MIXED, prompt="a c e", with_prompt=True)),
    "mistakes": wrong([8.5], [-1.2, 0.3], [None]),
    "attack": attacked(report(), report(MIXED)),
    "strengths": strengths((0.0, [9.0]), (0.1, [5.0, 6.0]), (1.0, [0.1])),
}


@pytest.mark.parametrize("width", one_in(2, [390, 1200]))
def test_nothing_is_wider_than_the_page(show, width):
    page = show(page_of(**ALL), viewport={"width": width, "height": 800})
    assert said(page, ".gp-pane .gp-title")[0] == "Detection" and len(said(page, ".gp-pane .gp-title")) == 4
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width


@pytest.mark.slow
def test_a_long_text_is_drawn(show):
    long = report(" ".join([MIXED] * 640))
    page = show(page_of(detection=detection(long)))
    assert page.locator("#detection .gp-words .gp-token").count() == len(long["tokens"]) > 10_000

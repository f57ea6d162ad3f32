"""The watermark pane in a real browser: marks, words, z and its threshold, what it cost."""

from __future__ import annotations

import math
import random
import threading

import pytest
import torch
from transformers import WatermarkDetector, WatermarkingConfig

from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import BeamsAdvanced, Mark, Stepped, Trace, replace
from playground.watermarks.green_lists import p_value, tokens_needed, z_score
from tests.support.changing import change
from tests.support.decoding import decode
from tests.support.slow import one_in
from tests.support.tiny_models import byte_tokenizer, tiny_llama
from tests.visualizers.made import STORY, beams, finished, started, steps
from tests.visualizers.reading import EMPTY, choose_shade, choose_unit, feed, lines, settle
from visualizers.export import export_html

GREEN = {"greenlist_ratio": 0.25, "bias": 2.0, "hashing_key": 7, "seeding_scheme": "lefthash", "context_width": 1}
SYNTHID = {"ngram_len": 3, "keys": [1, 2, 3, 4], "context_history_size": 1024}
SHAPE = "all => all.map((each) => [each.dataset.list || '', each.dataset.counted || ''])"


def mark(green: bool | None = True, **changes: object) -> Mark:
    fields = {
        "kind": "green", "green": green, "g": None, "listed": 20, "mass_before": 0.3, "mass_after": 0.75,
        "expected": 0.5, "chosen_before": 0.25, "chosen_after": 0.5, "suppressed": 4,
    }  # fmt: skip
    return Mark(**fields | changes)


def synthid(g: float | None, **changes: object) -> Mark:
    nothing = {"listed": None, "mass_before": None, "mass_after": None, "expected": None}
    return mark(None, **{"kind": "synthid", "g": g, **nothing, **changes})


def events(marks: list[Mark | None], config: dict = GREEN, **changes: object) -> list:
    """A run whose tokens have these marks; the watermark is the fourth processor."""
    texts = (STORY * (1 + len(marks) // len(STORY)))[: len(marks)]
    made = [replace(step, mark=each) for step, each in zip(steps(texts), marks, strict=True)]
    processors = ["TemperatureLogitsWarper", "TopKLogitsWarper", "TopPLogitsWarper", "WatermarkLogitsProcessor"]
    begin = started(
        effective={"do_sample": True, "watermarking_config": config}, processors=processors,
        request={"top_candidates": 10}, **changes,
    )  # fmt: skip
    return [begin, *map(Stepped, made), finished(("".join(texts), "length"), tokens=len(made))]


def page_of(show, *args, **options):
    return show(export_html(Trace.fold(events(*args, **options))))


def figures(page) -> dict[str, str]:
    read = "all => all.map((row) => [...row.children].map((each) => each.textContent))"
    return dict(page.eval_on_selector_all(".gp-watermark .gp-mark-figures > div", read))


def answer(page) -> list[str]:
    return [page.locator(f".gp-watermark .gp-finding{end}").text_content() for end in ("-sign", "-words", "-more")]


def words_of(page, number: int) -> str:
    return page.locator(".gp-watermark .gp-token").nth(number).get_attribute("aria-label")


def test_a_run_without_a_watermark_has_no_pane(show):
    page = page_of(show, [None] * 6)
    assert page.locator(".gp-watermark").is_hidden()


TEXT = ".gp-tokens .gp-text .gp-token"


def test_the_text_is_shaded_by_its_marks_and_begins_with_z(show):
    marks = [None, *(mark(number % 4 > 0) for number in range(11))]
    page = page_of(show, marks)
    assert page.locator(".gp-tokens .gp-shade").input_value() == "mark"
    lists = ["none", *("green" if number % 4 else "red" for number in range(11))]
    assert [kind for kind, _ in page.eval_on_selector_all(TEXT, SHAPE)] == lists
    grounds = page.locator(TEXT).evaluate_all(
        "all => all.map((each) => getComputedStyle(each.querySelector('.gp-ink')).backgroundColor)"
    )
    assert len(set(grounds)) == 2 and grounds[1] == grounds[0] != grounds[2]
    z = f"{z_score(8, 11, 0.25):.2f}"
    assert page.locator(".gp-mark-answer").inner_text() == (
        f"Watermark: z = {z}. 8 of 11 scored tokens green, 72.7% instead of 25%."
    )
    assert page.locator(".gp-tokens .gp-mark-key").inner_text().split("\n")[::2] == ["◆", "◇", "abc"]
    described = page.locator(TEXT).nth(2).get_attribute("aria-description")
    assert "green: on the green list" in described


def test_a_shade_that_a_person_chose_stays_in_a_watermarked_run(show):
    page = page_of(show, [mark(), mark(False), mark()])
    choose_shade(page, "rank")
    assert page.eval_on_selector_all(TEXT, SHAPE) == [["", ""]] * 3
    assert not page.locator(".gp-tokens .gp-mark-key").count()
    assert page.locator(".gp-mark-answer").inner_text().startswith("Watermark: z = ")
    choose_shade(page, "mark")
    assert [kind for kind, _ in page.eval_on_selector_all(TEXT, SHAPE)] == ["green", "red", "green"]


def test_each_token_says_what_the_watermark_did_to_it(show):
    marks = [
        mark(), mark(), mark(False, chosen_before=0.125, chosen_after=0.05), mark(None, why="context"),
        mark(None, why="removed", chosen_before=0.0), None,
    ]  # fmt: skip
    page = page_of(show, marks)
    shapes = page.eval_on_selector_all(".gp-watermark .gp-token", SHAPE)
    assert shapes == [["green", "no"], ["green", ""], ["red", ""], ["none", ""], ["none", ""], ["none", ""]]
    assert words_of(page, 1) == (
        "Token 2, “ was”: ◆ green: it got the bias. Its probability: 25% before the watermark, 50% after. "
        "On the list of 25% of the vocabulary, 20 tokens could be chosen here: 30% together before, 75% after."
    )
    assert words_of(page, 0).endswith("Not counted: a detector without the prompt does not know what comes before it.")
    assert "◇ red: it got no bias. Its probability: 12.5% before the watermark, 5% after." in words_of(page, 2)
    assert words_of(page, 3).endswith("no mark: fewer tokens come before it than the watermark looks at.")
    assert words_of(page, 4).endswith("no mark: it was given, and an earlier processor had removed it.")
    assert words_of(page, 5).endswith("not marked.")
    page.locator(".gp-watermark .gp-token").nth(2).hover()
    assert page.locator(".gp-watermark .gp-tip").inner_text() == words_of(page, 2)
    legend = page.locator(".gp-watermark .gp-mark-key").text_content()
    assert "not scored" in legend and "a detector without the prompt cannot score it" in legend


@pytest.mark.parametrize(
    ("config", "early"),
    one_in(3, [
        (GREEN, 1), (GREEN | {"context_width": 3}, 3), (GREEN | {"seeding_scheme": "selfhash"}, 0),
        (GREEN | {"seeding_scheme": "selfhash", "context_width": 4}, 3), (GREEN | {"greenlist_ratio": 0.5}, 1),
    ]),
)  # fmt: skip
def test_z_is_that_of_a_detector_without_the_prompt(show, config, early):
    rng = random.Random(2)
    greens = [rng.random() < 0.6 for _ in range(60)]
    page = page_of(show, [mark(green, expected=0.4) for green in greens], config)
    hits, total, ratio = sum(greens[early:]), 60 - early, config["greenlist_ratio"]
    z, share = z_score(hits, total, ratio), hits / total
    sign, words, more = answer(page)
    assert words == (f"A detector finds it: z = {z:.2f}" if z > 3 else f"A detector does not find it: z = {z:.2f}")
    assert sign == ("◆" if z > 3 else "◇")
    assert more.startswith(f"{hits} of {total} scored tokens green")
    told = page.locator(".gp-watermark .gp-z-place").last.get_attribute("data-tip")
    least = z_score(0.4 * total, total, ratio)
    assert told == f"After {total} tokens: this text {z:.2f}, expected at least {least:.2f}".replace("-", "−")
    assert figures(page)["green"].removesuffix("%") == f"{100 * share:.1f}".removesuffix(".0")
    assert figures(page)["expected at least"] == "40%"


def test_a_person_chooses_the_threshold(show):
    marks = [mark(number % 2 == 0) for number in range(41)]
    page = page_of(show, marks)
    z = z_score(20, 40, 0.25)
    field = page.locator(".gp-watermark .gp-threshold")
    assert 3 < z < 4 and answer(page)[0] == "◆"
    assert page.locator(".gp-threshold-words").inner_text() == "One in 741 texts without this watermark passes it."
    field.fill("4")
    assert answer(page)[:2] == ["◇", f"A detector does not find it: z = {z:.2f}"]
    odds = f"{float(f'{1 / p_value(4):.2g}'):,.0f}"
    meaning = page.locator(".gp-threshold-words").inner_text()
    assert meaning == f"One in {odds} texts without this watermark passes it."
    needed = math.ceil(tokens_needed(0.5, 0.25, 4))
    expected = f"At the share so far, z reaches 4 after about {needed} scored tokens: {needed - 40} more."
    assert page.locator(".gp-z-needed-words").inner_text() == expected
    field.fill("-1")
    assert field.get_attribute("aria-invalid") == "true" and answer(page)[0] == "◇"
    assert page.locator(".gp-threshold-words").inner_text() == "The threshold must be from 0 to 30."
    field.fill("2.5")
    assert field.get_attribute("aria-invalid") == "false" and answer(page)[0] == "◆"
    assert page.locator(".gp-z-needed-words").inner_text().startswith("z first passed 2.5 after ")


def test_a_z_that_fell_again_is_told_with_what_is_missing(show):
    page = page_of(show, [mark(number < 12) for number in range(41)])
    assert z_score(11, 40, 0.25) < 3
    told = page.locator(".gp-z-needed-words").inner_text()
    needed = math.ceil(tokens_needed(11 / 40, 0.25, 3))
    assert told == (
        f"z first passed 3 after 4 scored tokens, and fell again. At the share so far, z reaches 3 after about "
        f"{needed:,} scored tokens: {needed - 40:,} more."
    )


def test_a_negative_z_has_a_minus_sign(show):
    page = page_of(show, [mark(False)] * 10)
    assert answer(page)[1] == f"A detector does not find it: z = −{-z_score(0, 9, 0.25):.2f}"


def test_no_length_is_enough_for_a_text_that_is_not_greener(show):
    page = page_of(show, [mark(number % 5 == 0) for number in range(41)])
    assert page.locator(".gp-z-needed-words").inner_text() == "At the share so far, z never reaches 3."


@pytest.mark.parametrize("config", [SYNTHID, SYNTHID | {"keys": [5]}])
def test_synthid_is_shaded_by_its_mean_g_value(show, config):
    keys = len(config["keys"])
    values = [0.25, 0.5, 0.75, 1.0, 0.75, 0.5, 0.75, 1.0]
    marks = [synthid(g) for g in values] + [synthid(None, why="repeated")]
    page = page_of(show, marks, config)
    scored = values[2:]
    z = (sum(scored) * keys - len(scored) * keys / 2) / math.sqrt(len(scored) * keys / 4)
    assert f"z = {z:.2f}" in answer(page)[1]
    assert answer(page)[2].startswith("Mean g-value 0.792 over 6 scored tokens, 0.5 by chance.")
    assert words_of(page, 3).startswith(f"Token 4, “ small”: mean g-value 1.00 over {keys} key")
    assert "SynthID marks each context once" in words_of(page, 8)
    shades = page.eval_on_selector_all(
        ".gp-watermark .gp-marked-words [data-list=g] .gp-ink", "all => all.map((ink) => ink.style.backgroundSize)"
    )
    assert shades == ["2px 10%", "2px 50%", "2px 90%", "2px 100%", "2px 90%", "2px 50%", "2px 90%", "2px 100%"]
    assert "expected at least" not in figures(page) and "green" not in figures(page)


def test_the_cost_is_told(show):
    marks = [mark(chosen_before=0.25, chosen_after=0.5, suppressed=4), mark(chosen_before=0.125, suppressed=5)]
    run = events([marks[0], marks[1]])
    page = show(export_html(Trace.fold(run)))
    entropy = sum(event.step.distribution.stages[2].entropy for event in run[1:3]) / 2 / math.log(2)
    shown = figures(page)
    assert shown["surprisal before the watermark"] == "2.50 bits"  # of 1/4 and 1/8
    assert shown["raised by"] == "1.50 bits"  # from 1/4 and 1/8 to 1/2
    assert shown["without it"] == f"{entropy:.2f} bits"
    assert shown["log-probability lost"] == f"{2.5 - entropy:.2f} bits"
    assert shown["suppressed"] == "4.5 of 10"
    choose_unit(page, "nats")
    assert figures(page)["surprisal before the watermark"] == f"{2.5 * math.log(2):.2f} nats"


def test_a_greedy_run_is_held_against_the_likeliest_tokens(show):
    run = events([mark(chosen_before=0.25)] * 3)
    run[0].effective["do_sample"] = False
    best = [max(c.raw_logprob for c in event.step.candidates) for event in run[1:4]]
    for event in run[1:4]:
        for candidate in event.step.candidates:
            change(candidate, stage_logprobs=[candidate.raw_logprob] * 4)
    page = show(export_html(Trace.fold(run)))
    assert figures(page)["without it"] == f"{-sum(best) / 3 / math.log(2):.2f} bits"


def test_a_press_selects_the_token_everywhere(show):
    page = page_of(show, [mark()] * 8)
    page.locator(".gp-watermark .gp-token").nth(5).click()
    assert page.locator(".gp-tokens .gp-token").nth(5).get_attribute("aria-pressed") == "true"
    assert page.locator(".gp-watermark .gp-current").text_content() == STORY[5]
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    settle(page)
    assert page.locator(".gp-watermark .gp-current").text_content() == STORY[4]


def test_it_grows_with_the_text(show):
    page = show(EMPTY)
    run = events([mark(number % 2 == 0) for number in range(40)])
    feed(page, lines(run[:11]))
    assert answer(page)[1].startswith("A detector does not find it so far: z = ")
    page.evaluate("window.first = document.querySelector('.gp-watermark .gp-token')")
    feed(page, lines(run))
    assert page.evaluate("window.first === document.querySelector('.gp-watermark .gp-token')")
    assert page.locator(".gp-watermark .gp-token").count() == 40
    assert answer(page)[1] == f"A detector finds it: z = {z_score(19, 39, 0.25):.2f}"
    feed(page, lines(events([None] * 3)))
    assert page.locator(".gp-watermark").is_hidden()
    feed(page, lines(run[:4]))
    assert page.locator(".gp-watermark .gp-token").count() == 3


def test_the_texts_of_beams_have_their_marks(show):
    trace = beams()
    trace.started = started(
        mode="beam_search", config={"num_beams": 2}, effective={"num_beams": 2, "watermarking_config": GREEN},
        processors=["WatermarkLogitsProcessor"], request={"top_candidates": 10},
    )  # fmt: skip
    for step in trace.beam_steps:
        for candidate in step.candidates:
            change(candidate, mark=mark(candidate.parent == 1))
    assert any(isinstance(event, BeamsAdvanced) for event in trace.events())
    page = show(export_html(trace))
    shapes = page.eval_on_selector_all(".gp-watermark .gp-token", SHAPE)
    assert shapes == [["red", "no"], ["green", ""], ["green", ""], ["red", ""]]
    assert page.locator(".gp-watermark .gp-mark-about").inner_text().startswith("output 1 · green list: 25%")
    assert "without it" not in figures(page)


def test_settings_that_are_not_known_give_no_z(show):
    page = page_of(show, [mark()] * 5, {})
    assert answer(page)[1] == "z is not known, because the watermark’s settings are not"
    assert page.locator(".gp-watermark .gp-mark-about").inner_text() == "a green list whose settings are not known"


@pytest.mark.parametrize("colour_scheme", ["light", "dark"])
def test_it_fits_a_phone(show, colour_scheme):
    trace = Trace.fold(events([mark(number % 3 == 0) for number in range(90)]))
    page = show(export_html(trace), viewport={"width": 390, "height": 800}, color_scheme=colour_scheme)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    box = page.locator(".gp-watermark svg.gp-drawing").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390


@pytest.mark.parametrize(
    "config", one_in(2, [{"bias": 3.0}, {"seeding_scheme": "selfhash", "context_width": 2, "greenlist_ratio": 0.4}])
)
def test_a_real_run_shows_what_the_librarys_detector_finds(show, config):
    model = tiny_llama()
    target = LoadedModel("tiny", model, byte_tokenizer(), "folder", "cpu", "float32")
    settings = {"max_new_tokens": 40, "min_new_tokens": 40, "do_sample": True, "top_k": 30}
    request = GenerationRequest("tiny", "the cat", config=settings | {"watermarking_config": config}, seed=5)
    told: list = []
    decode(request, target, None, Settings(), told.append, threading.Event())
    trace = Trace.fold(told)
    detector = WatermarkDetector(model.config, "cpu", WatermarkingConfig(**config))
    found = detector(torch.tensor([trace.sequences[0].token_ids]), return_dict=True)
    page = show(export_html(trace))
    assert f"z = {found.z_score[0]:.2f}" in answer(page)[1]
    hits, total = int(found.num_green_tokens[0]), int(found.num_tokens_scored[0])
    assert answer(page)[2].startswith(f"{hits} of {total} scored tokens green")

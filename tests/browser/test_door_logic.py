"""What the scenes of the front door count and say: its modules by themselves, without a page."""

from __future__ import annotations

import json
import math

import pytest
import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

from playground.models.catalog import bundled_folder
from playground.presets.recorded_runs import DOOR, recorded_log
from playground.sharing.links import HOST_PARAMETERS
from tests.support.page_modules import module_page

MODULES = [
    "core/log.ts", "playground/ui/front_door/chances.ts", "playground/ui/front_door/door_path.ts",
    "playground/ui/front_door/scene_words.ts", "playground/ui/page/asked_address.ts",
]  # fmt: skip
STEP = "(log => { const run = new RunLog(); run.feedRun(log, 1); return run.newest; })"


@pytest.fixture(scope="module")
def page(browser):
    page = module_page(browser, *MODULES)
    page.evaluate(f"(log) => {{ window.step = {STEP}(log); }}", recorded_log(DOOR))
    yield page
    page.close()


@pytest.fixture(scope="module")
def logits() -> torch.Tensor:
    """Those of the library, after the line of the scenes."""
    folder = bundled_folder("stories")
    model, tokenizer = AutoModelForCausalLM.from_pretrained(folder), AutoTokenizer.from_pretrained(folder)
    with torch.no_grad():
        return model.float()(**tokenizer("Today is", return_tensors="pt")).logits[0, -1]


def chances(page, temperature: float = 1) -> list[dict]:
    return page.evaluate("(temperature) => chancesAt(step, temperature)", temperature)


@pytest.mark.parametrize("temperature", [1, 0.1, 0.3, 0.7, 1.4, 2])
def test_the_bars_are_the_model_s_own_chances_at_every_temperature(page, logits, temperature):
    shares = (logits / temperature).softmax(-1)
    found = chances(page, temperature)
    assert math.isclose(sum(each["share"] for each in found), 1, abs_tol=1e-6)
    assert found[-1]["id"] is None and len(found) == 8
    for each in found[:-1]:  # the words that were not recorded one by one are a group: in the heat, a little is lost
        assert each["share"] == pytest.approx(float(shares[each["id"]]), abs=0.003 if temperature < 2 else 0.008)
    if temperature == 1:
        assert [each["share"] for each in found[:-1]] == pytest.approx(sorted(shares.tolist())[:-8:-1], abs=1e-4)


def test_at_its_own_temperature_the_same_luck_draws_the_same_word(page):
    chosen = page.evaluate("step.chosen.token_id")
    assert page.evaluate("sameLuckAt(step, 1).id") == chosen
    coldest = page.evaluate("sameLuckAt(step, 0.1)")["text"]
    assert coldest == chances(page)[0]["text"] != page.evaluate("step.chosen.text")


def test_a_word_without_a_row_of_its_own_is_any_other_word(page):
    assert page.evaluate("rowOf(chancesAt(step), step.chosen.token_id)") < 7
    assert page.evaluate("rowOf(chancesAt(step), -1)") == 7


def test_all_stretches_laid_end_to_end_are_the_whole(page):
    ends = page.evaluate("chancesAt(step).map((_, i, all) => stretchOf(all, i))")
    assert [start for start, _ in ends[1:]] == pytest.approx([end for _, end in ends[:-1]])
    assert ends[0][0] == 0 and ends[-1][1] == pytest.approx(1)


@pytest.mark.parametrize(
    ("text", "loop"),
    [
        (" I am. I am happy. I am happy. I am happy. I am", {"sentence": "I am happy.", "count": 3}),
        ("Why? Why? Go! Go! Go! Go!", {"sentence": "Go!", "count": 4}),
        ("One day. One day. Another one.", None),
        ("", None),
    ],
)
def test_a_loop_is_a_sentence_that_comes_three_times(page, text, loop):
    assert page.evaluate("(text) => loopIn(text)", text) == loop


@pytest.mark.parametrize(
    ("query", "scene"),
    [("?scene=1", "guess"), ("?scene=4", "temperature"), ("?x=1&scene=6", "own"), ("", None), ("?scene=7", None),
     ("?scene=0", None), ("?scene=-1", None), ("?scene=two", None), ("?scene=", None)],
)  # fmt: skip
def test_the_address_names_the_scene(page, query, scene):
    assert page.evaluate("(query) => sceneIn(query)", query) == scene


@pytest.mark.parametrize(
    ("query", "asks"),
    [("?prompt=Once", True), ("?lesson=temperature", True), ("?run=1.x", True), ("?scene=2&prompt=Once", True),
     ("?scene=2", False), ("?__theme=dark&scene=1", False), ("?utm_source=mail", False), ("", False)],
)  # fmt: skip
def test_whoever_comes_by_a_link_to_something_else_does_not_meet_the_door(page, query, asks):
    assert page.evaluate("([query, foreign]) => asksForMore(query, foreign)", [query, HOST_PARAMETERS]) == asks


def test_the_address_of_a_scene_keeps_what_the_host_has_put_there(page):
    put = "([query, scene]) => withScene(query, scene)"
    assert page.evaluate(put, ["?__theme=dark", "again"]) == "?__theme=dark&scene=2"
    assert page.evaluate(put, ["?scene=2&__theme=dark", "own"]) == "?scene=6&__theme=dark"
    assert page.evaluate(put, ["?scene=2", None]) == ""
    assert page.evaluate("SCENES.map(nextOf)") == page.evaluate("[...SCENES.slice(1), null]")


def test_what_is_said_of_a_guess_and_its_draw(page):
    say = "([guess, drawn]) => guessWords(guess, drawn)"
    monday, friday = ({"id": i, "text": f" {day}", "share": share} for i, (day, share) in enumerate(
        [("Monday", 0.107), ("Friday", 0.098)]))  # fmt: skip
    assert page.evaluate(say, [monday, friday]) == (
        "You said “Monday”: a chance of 11%. This time the draw fell on “Friday”, with 10%."
    )
    assert page.evaluate(say, [monday, monday]) == "You said “Monday”, and the draw fell on it. Its chance was 11%."
    assert "“Friday”" in page.evaluate(say, [None, friday])
    other = {"id": None, "text": "", "share": 0.16}
    assert "You said any other word: a chance of 16%" in page.evaluate(say, [other, friday])


def test_draws_are_counted_from_the_second_on(page):
    assert page.evaluate("drawsWords([' a'])") == ""
    assert page.evaluate("drawsWords([' a', ' a'])").startswith("The same word each time")
    assert page.evaluate("drawsWords([' a', ' b', ' a'])").startswith("3 draws, 2 different words.")


@pytest.mark.parametrize(
    ("share", "words"), [(0.004, "<1%"), (0.106, "11%"), (0.999, ">99%"), (1, "100%"), (0, "0%")]
)
def test_a_chance_never_rounds_to_never_or_always(page, share, words):
    assert page.evaluate("(share) => wholePercent(share)", share) == words


def test_every_scene_has_a_sentence_of_its_own(page):
    sentences = page.evaluate("SCENES.map(sentenceOf)")
    assert len(set(sentences)) == 6 and all(12 <= len(each) <= 90 for each in sentences), json.dumps(sentences)

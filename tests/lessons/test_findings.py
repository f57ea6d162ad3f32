"""Findings of a watermark beside what the detector says, and of words and lists."""

from __future__ import annotations

import math

import pytest

from playground import generate
from playground.lessons.conditions import Runs
from playground.lessons.known_words import joined_words, unknown_words
from playground.presets.recorded_runs import recorded_log
from playground.requests.request import GenerationRequest
from playground.sharing.open_trace import open_log
from playground.trace import replace
from playground.watermarks.green_lists import GreenLists, detect


def recorded(name: str):
    return open_log(recorded_log(name))


@pytest.mark.parametrize("name", ["lesson-watermark", "lesson-watermark-short", "lesson-watermark-sure"])
def test_z_and_the_share_of_green_tokens_are_those_of_the_detector(name):
    trace = recorded(name)
    lists = GreenLists(trace.started.effective["watermarking_config"], 2048)
    before = trace.started.prompt_tokens[-1].token_id  # decides about the first token
    found = detect([before, *trace.sequences[0].token_ids], lists)
    assert Runs(trace).value("z") == pytest.approx(found.z_score)
    assert Runs(trace).value("green") == pytest.approx(found.green_fraction)


def test_a_watermark_moves_more_at_an_open_choice_than_where_the_model_is_sure():
    story, fact = (Runs(recorded(name)) for name in ("lesson-watermark", "lesson-watermark-sure"))
    assert story.value("green_moved") > 0.5 > 0.2 > fact.value("green_moved") > 0
    assert story.value("green_before") < story.value("green")


def test_tokens_of_a_round():
    trace = recorded("lesson-drafts")
    kept = sum(each.num_accepted + (each.next_token_id is not None) for each in trace.draft_rounds)
    assert Runs(trace).value("tokens_a_round") == kept / len(trace.draft_rounds) > 1


@pytest.mark.parametrize("finding", ["z", "green", "green_before", "green_moved", "tokens_a_round", "rounds"])
def test_a_run_without_them_has_none(finding):
    assert Runs(recorded("lesson-loop")).value(finding) is None


@pytest.mark.parametrize(
    ("prompt", "text", "is_cut", "found"),
    [
        ("The old king", "lele has soon alongest", False, ["kinglele", "alongest"]),
        ("The old king", " went home.", False, []),
        ("Zblorp said:", " “Lily’s ball!”", False, []),  # the prompt is the person's
        ("One day", " Lily saw an elep", True, []),  # the limit fell into a word
        ("One day", " Lily saw an elep", False, ["elep"]),
        ("One day", " Lily saw an elep.", True, ["elep"]),
        ("", "", True, []),
    ],
)
def test_words_that_no_story_has(prompt, text, is_cut, found):
    assert unknown_words("stories", prompt, text, is_cut) == found
    assert unknown_words("stories?quantization=8bit", prompt, text, is_cut) == found
    for other in ("smollm2", "../words/stories", ""):
        assert unknown_words(other, prompt, text, is_cut) is None


@pytest.mark.parametrize(
    ("given", "found"),
    [(" kinglele has soon alongest.", 2), (" elephant and the little girl went home. They were happy.", 0)],
)
def test_of_another_model_words_are_none_that_it_would_not_put_together(given, found):
    """Its words are not known: those count whose parts it gives next to nothing."""
    read = generate(GenerationRequest("stories-draft", "The old", given=given, only_given=True))
    assert len(joined_words("The old", read.steps)) == found


def test_a_text_of_another_model_that_falls_apart_is_seen():
    falling, whole = recorded("lesson-hot"), recorded("lesson-story-ends")
    for trace in (falling, whole):
        trace.started = replace(trace.started, model="smollm2")
    assert Runs(falling).value("unknown_words") > 5 and Runs(whole).value("unknown_words") == 0


@pytest.mark.parametrize(
    ("text", "colours"),
    [(" red, light blue, Green, blue, white", 6), (" a cat, red dog, blue whale", 1), (" white, purple, white", 2)],
)
def test_colours_of_a_list(text, colours):
    trace = made_up(recorded("lesson-loop"), "A list of colors: purple,", text)
    assert Runs(trace).value("colours") == colours


def test_a_run_says_what_was_asked_and_how_it_was_marked():
    marked, answered, plain = (Runs(recorded(f"lesson-{name}")) for name in ("watermark", "with-template", "loop"))
    assert (marked.value("bias"), marked.value("green_ratio")) == (4, 0.25)
    assert answered.value("question") == "What is the capital of France?"
    assert (plain.value("bias"), plain.value("question"), plain.value("prompt")) == (None, None, "I am a cat.")


def test_a_text_that_falls_apart_has_unknown_words_and_a_story_has_none():
    assert Runs(recorded("lesson-hot")).value("unknown_words") > 5
    for name in ("lesson-story-ends", "lesson-lukewarm", "lesson-top-k"):
        assert Runs(recorded(name)).value("unknown_words") == 0


@pytest.mark.parametrize(
    ("text", "items", "most"),
    [
        (" white, white.", 3, 2),
        (" Purple, gold.", 3, 2),
        (" red, blue, green and black, gray", 5, 1),
        (" gold, and gold", 3, 2),
    ],
)
def test_a_list_counts_what_the_prompt_begins(text, items, most):
    trace = recorded("lesson-greedy-counts")
    trace = made_up(trace, "A list of colors: purple,", text)
    assert (Runs(trace).value("items"), Runs(trace).value("same_item")) == (items, most)


def made_up(trace, prompt: str, text: str):
    """The trace as if this had been asked and written."""
    trace.started = replace(trace.started, prompt=prompt)
    trace.sequences[0] = replace(trace.sequences[0], text=text)
    return trace


def test_means_are_said_in_everyday_numbers():
    runs = Runs(recorded("lesson-hot"))
    assert runs.value("as_if") == pytest.approx(2 ** runs.value("entropy_mean"))
    assert math.log2(runs.value("one_in")) == pytest.approx(runs.value("surprisal_mean"), abs=0.1)
    assert runs.written("one_in") == "8,000"

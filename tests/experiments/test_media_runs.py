"""What is asked of a run's token ids is not asked where the model has read a picture: ids alone do not say what it
read."""

from __future__ import annotations

import pytest
from PIL import Image

from playground import GenerationRequest, generate
from playground.experiments.comparison import Comparison, Entry, Group
from playground.experiments.precision import pairs, precision_trial
from playground.experiments.prompt_sensitivity import question_of
from playground.media import read_media
from playground.questions.lens import LensQuestion
from playground.settings import Settings


@pytest.fixture(scope="module")
def request_with_picture():
    picture = read_media(Image.new("RGB", (96, 96), "blue"), Settings.local())
    return GenerationRequest("captioner", config={"do_sample": False, "max_new_tokens": 4}, seed=0, media=[picture])


@pytest.fixture(scope="module")
def trace(request_with_picture):
    return generate(request_with_picture)


@pytest.fixture(scope="module")
def plain():
    return generate(GenerationRequest("stories", "Once", config={"do_sample": False, "max_new_tokens": 4}, seed=0))


def test_a_run_knows_whether_it_has_read_media(trace, plain):
    assert trace.started.has_read_media and not plain.started.has_read_media


def test_the_logit_lens_is_for_text(trace, plain):
    assert LensQuestion.of_trace(plain).text
    with pytest.raises(ValueError, match="reads only text"):
        LensQuestion.of_trace(trace)


def test_precisions_are_not_held_against_one_another(request_with_picture, trace, plain):
    for request, run, expected in (
        (request_with_picture, trace, 0), (GenerationRequest("stories", "Once"), plain, 1)
    ):  # fmt: skip
        trial = precision_trial(request, [request.model, f"{request.model}?dtype=bfloat16"], 1)
        trial.traces = [run] * len(trial.entries)
        assert len(pairs(trial)) == expected


def test_prompts_are_not_compared(trace, plain):
    group = Group("A", "Greedy", "captioner", "", 0)
    for run, expected in ((trace, False), (plain, True)):
        entries = [Entry(0, GenerationRequest(run.started.model, prompt)) for prompt in ("one", "two")]
        comparison = Comparison("sweep", "one", [group], entries)
        comparison.traces = [run, run]
        assert (question_of(comparison) is not None) == expected

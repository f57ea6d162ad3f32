"""Runs of the bundled models that the tests of this folder look at, each made once."""

from __future__ import annotations

import pytest

from playground import GenerationRequest, compare, detect, generate, sweep

PROMPT = "Once upon a time"
SAMPLED = GenerationRequest(
    "stories", PROMPT, config={"do_sample": True, "top_p": 0.9, "temperature": 0.7, "max_new_tokens": 8}, seed=3
)
BEAMS = GenerationRequest("stories", PROMPT, config={"num_beams": 3, "max_new_tokens": 6}, seed=0)
DRAFTS = GenerationRequest("stories", PROMPT, config={"max_new_tokens": 20}, assistant="stories-draft", seed=0)
MARKED = {"do_sample": True, "max_new_tokens": 40, "watermarking_config": {"bias": 4.0}}


@pytest.fixture(scope="session")
def sampled():
    return generate(SAMPLED)


@pytest.fixture(scope="session")
def traces(sampled):
    return compare([SAMPLED, BEAMS])


@pytest.fixture(scope="session")
def drafted():
    return generate(DRAFTS)


@pytest.fixture(scope="session")
def swept():
    return sweep(SAMPLED, {"temperature": [0.5, 1.0, 1.5], "top_p": [0.5, None]}, seeds=2)


@pytest.fixture(scope="session")
def detection():
    return detect(generate(GenerationRequest("stories", PROMPT, config=MARKED, seed=1)))

"""The recorded runs: what the page opens with."""

from __future__ import annotations

import pytest

from playground import generate
from playground.presets.presets import EXAMPLES, PRESETS
from playground.presets.recorded_runs import OPENING, recorded_log
from playground.sharing.open_trace import open_log, request_of
from playground.ui.controls.page_context import FIRST_PRESET
from playground.ui.playground_tab import FIRST_PROMPT

MOST_BYTES = 200_000


@pytest.fixture(scope="module")
def opening():
    return open_log(recorded_log(OPENING))


def test_it_is_small_and_whole(opening):
    assert len(recorded_log(OPENING).encode()) < MOST_BYTES
    assert opening.finished and len(opening.sequences) == 1
    assert opening.sequences[0].transition_scores is not None  # the check mark has something to compare


def test_it_is_what_the_first_press_of_generate_asks_for(opening):
    request = request_of(opening)
    assert (request.model, request.prompt) == ("stories", FIRST_PROMPT)
    assert request.config == PRESETS[FIRST_PRESET].config


def test_its_most_uncertain_token_is_an_open_choice_among_names(opening):
    step = max(opening.steps, key=lambda step: step.distribution.entropy_before)
    assert step.distribution.entropy_before > 4  # nats: dozens of tokens were about as likely
    assert step.chosen.text == " Ziti" and all(candidate.text[1:2].isupper() for candidate in step.candidates[:6])


def test_there_is_no_other_name():
    with pytest.raises(FileNotFoundError):
        recorded_log("nothing")


@pytest.mark.slow
def test_the_model_writes_it_again(opening):
    again = generate(request_of(opening))
    assert again.sequences[0].token_ids == opening.sequences[0].token_ids


def test_each_example_says_in_a_line_what_to_look_at():
    assert all(0 < len(example.look) <= 70 and example.look.endswith(".") for example in EXAMPLES)

"""The token of which an example's text speaks is selected when its run has ended: it is in the run."""

from __future__ import annotations

import re

import pytest

from playground import generate
from playground.presets.presets import EXAMPLES
from playground.presets.recorded_runs import recorded_log
from playground.sharing.open_trace import open_log

RECORDED = [pytest.param(each, id=each.title) for each in EXAMPLES if each.recorded]
HERE = [pytest.param(each, id=each.title) for each in EXAMPLES if each.token and not each.recorded]
QUOTED = re.compile("[“\"]([^”\"]+)[”\"]")


def written(trace) -> list[str]:
    return [step.chosen.text for step in trace.steps_of(0) if not step.given]


@pytest.mark.parametrize("example", RECORDED)
def test_an_example_that_quotes_a_token_of_its_run_has_it_selected(example):
    tokens = {token.strip() for token in written(open_log(recorded_log(example.recorded)))}
    quoted = {words.strip() for words in QUOTED.findall(f"{example.look} {example.watch}")}
    assert not example.token or example.token.strip() in tokens
    if tokens & quoted:
        assert example.token.strip() in quoted


@pytest.mark.parametrize("example", HERE)
def test_the_token_of_an_example_for_a_bundled_model_is_in_its_run(example):
    assert example.token in written(generate(example.request))

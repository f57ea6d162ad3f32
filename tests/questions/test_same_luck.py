"""What the same luck would have written with other knobs, asked at every door: what comes is what a run then writes."""

from __future__ import annotations

import asyncio

import pytest

from playground import GenerationRequest, RequestError, ask, generate
from playground.api import default_engine
from playground.mcp_tools import engine_questions
from playground.questions.same_luck import MOST, WhatIfAnswer, WhatIfQuestion
from playground.trace.wire import convert, to_plain
from tests.support.api_server import api_server, lines_of

CONFIG = {"do_sample": True, "temperature": 0.9, "top_k": 0, "max_new_tokens": 12}
REQUEST = GenerationRequest("stories", "Once upon a time", config=CONFIG, seed=7)
CHANGES = [{"temperature": 1.2}, {"top_p": 0.5}, {"do_sample": False}, {"min_p": 0.01}, {"num_beams": 2}]
ASKED = WhatIfQuestion(REQUEST, CHANGES)


@pytest.fixture(scope="module")
def made():
    return ask(ASKED)


def test_the_text_is_that_of_the_run_and_the_others_begin_as_told(made):
    assert made.token_ids == generate(REQUEST).sequences[0].token_ids
    assert [outcome.change for outcome in made.outcomes] == CHANGES
    for outcome in made.outcomes[:-1]:
        config = CONFIG | outcome.change
        written = generate(GenerationRequest("stories", REQUEST.prompt, config=config, seed=7)).sequences[0].token_ids
        assert outcome.known and written[: len(outcome.token_ids)] == outcome.token_ids
        if outcome.differs_at is not None:
            assert written[outcome.differs_at] != made.token_ids[outcome.differs_at]
    assert not made.outcomes[-1].known and "num_beams" in made.outcomes[-1].reason


def test_the_sentence_rounds_towards_the_runs_own_value(made):
    temperature = made.intervals[0]
    low, high = (float(each) for each in made.sentence().rstrip(".").split()[-3::2])
    assert temperature.low <= low <= 0.9 <= high <= temperature.high


def test_a_program_and_a_language_model_get_the_same(made):
    body = {"request": REQUEST.to_dict(), "changes": CHANGES}
    with api_server(default_engine()) as client:
        document = client.post("what_if", json=body, headers={"Accept": "application/json"}).json()
        answered = next(line for line in lines_of(client.post("what_if", json=body)) if line["type"] == "Foretold")
    assert convert(document, WhatIfAnswer) == made == convert(answered["values"], WhatIfAnswer)
    assert to_plain(made)["intervals"] == document["intervals"]

    class Asking:
        async def answer(self, question):
            return ask(question)

    text = asyncio.run(engine_questions.what_if(Asking(), REQUEST, {"temperature": 1.2}))
    assert made.outcomes[0].reason in text and made.sentence() in text
    assert all(knob in text for knob in ("temperature", "top_k", "top_p", "min_p"))


@pytest.mark.parametrize(
    ("request_", "changes", "field"),
    [
        (GenerationRequest("stories", "Once", config={"do_sample": False, "max_new_tokens": 3}), [], "do_sample"),
        (GenerationRequest("stories", "Once", config=CONFIG | {"num_beams": 2}), [], "do_sample"),
        (GenerationRequest("stories", "Once", config=CONFIG, assistant="stories-draft"), [], "assistant"),
        (REQUEST, [{}] * (MOST + 1), "changes"),
        (GenerationRequest("stories", "Once", config=CONFIG | {"temperature": -1}), [], "temperature"),
        *((REQUEST, [{}, {name: value}], f"changes[1].{name}") for name, value in [
            ("temperature", 0), ("temperature", -1), ("temperature", "x"), ("min_p", 5), ("top_p", []), ("top_k", "x"),
            ("do_sample", []), ("typical_p", "x"), ("no_knob", 1),
        ]),
    ],
)
def test_what_cannot_be_told_is_refused(request_, changes, field):
    with pytest.raises(RequestError) as error:
        ask(WhatIfQuestion(request_, changes))
    assert [each.knob for each in error.value.diagnostics] == [field]

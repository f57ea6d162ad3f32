"""The scores of the next token at every door: a run that was recorded, Python, HTTP; how large an answer is."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace

from playground import GenerationRequest, RequestError, ask, generate
from playground.api import default_engine
from playground.questions.next_scores import HEAD, ScoresAnswer, ScoresQuestion
from playground.trace import Trace
from playground.trace.wire import convert, encode, to_plain
from tests.support.api_server import api_server, lines_of

CONFIG = {"max_new_tokens": 8, "do_sample": True, "temperature": 0.9, "top_k": 20, "repetition_penalty": 1.2}
ASKED = GenerationRequest("stories", "Once upon a time", config=CONFIG, seed=3)


@pytest.fixture(scope="module")
def trace():
    return generate(ASKED)


@pytest.fixture(scope="module")
def made(trace):
    return ask(ScoresQuestion.of_trace(trace, 4))


def test_they_are_what_the_run_has_recorded(trace, made):
    step = trace.steps[4]
    recorded = {each.token_id: each.raw_logprob for each in step.distribution.candidates}
    scores = {token.id: token.score for token in made.head}
    for token_id, logprob in recorded.items():
        assert scores[token_id] - made.log_total() == pytest.approx(logprob, abs=1e-3)
    assert (made.index, made.vocab) == (4, step.distribution.vocab)
    assert made.head[0].text in {each.text for each in step.distribution.candidates}
    assert {token.id for token in made.before} == {
        *(token.token_id for token in trace.started.prompt_tokens), *trace.sequences[0].token_ids[:4]
    }  # fmt: skip


def test_a_trace_from_a_file_asks_the_same(trace, made):
    again = Trace.from_json(trace.to_json())
    assert ask(ScoresQuestion.of_trace(again, 4)) == made
    for index in (-1, 8):
        with pytest.raises(ValueError, match="The text has 8 tokens"):
            ScoresQuestion.of_trace(again, index)


def test_an_answer_is_small(made):
    assert len(encode(made)) < 21_000 and len(made.head) == HEAD


def test_its_table_has_the_head_with_probabilities(made):
    rows = made.to_pandas()
    assert list(rows["rank"][:3]) == [1, 2, 3] and len(rows) == HEAD
    total = sum(rows["probability"]) + sum(
        count * math.exp(score - made.log_total()) for score, count in made.weights()
    ) - sum(math.exp(token.score - made.log_total()) for token in made.head)
    assert total == pytest.approx(1, abs=1e-5)
    assert set(rows[rows["stands before"]]["id"]) <= {token.id for token in made.before}


def test_programs_get_the_same_answer(trace, made):
    question = ScoresQuestion.of_trace(trace, 4)
    body = {"request": question.request.to_dict(), "ids": list(question.ids), "tokens": []}
    with api_server(default_engine()) as client:
        response = client.post("next_scores", json=body, headers={"Accept": "application/json"})
        last, finished = lines_of(client.post("next_scores", json=body))[-2:]
        wrong = client.post("next_scores", json=body | {"ids": ["x"]})
        beams = client.post("next_scores", json=body | {"request": {"model": "stories", "config": {"num_beams": 2}}})
    assert convert(response.json(), ScoresAnswer) == made
    assert last == {"type": "ScoresRead", "values": response.json()} and finished["type"] == "Finished"
    assert wrong.status_code == 422 and beams.status_code == 422
    assert "from the scores of one step only" in beams.json()["detail"]


def test_a_run_that_has_read_a_picture_is_refused():
    asked = ScoresQuestion(GenerationRequest("captioner", "", media=[{"kind": "image"}]))
    with pytest.raises(RequestError, match="only be read after text"):
        ask(asked)


def test_named_tokens_are_told(trace):
    found = ask(replace(ScoresQuestion.of_trace(trace, 4), tokens=[7, 1999]))
    assert [token.id for token in found.tokens] == [7, 1999] and to_plain(found)["tokens"][0][0] == 7

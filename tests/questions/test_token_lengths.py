"""The token lengths of a text in two tokenizers: what is counted, at every door, without a model being loaded."""

from __future__ import annotations

import asyncio
import json

import pytest
from msgspec.structs import replace

from playground import RequestError, ask
from playground.api import default_engine
from playground.engines.local import LocalEngine
from playground.mcp_tools import engine_questions
from playground.questions import AnsweredQuestion, WrittenToken
from playground.questions.token_lengths import TokenLengthsAnswer, TokenLengthsQuestion
from playground.settings import Settings
from playground.sharing.answer_files import answer_to_csv, answer_to_json
from playground.sharing.open_comparison import open_saved
from playground.trace.wire import convert, to_plain
from tests.support.api_server import api_server, lines_of

TEXT = "Once upon a time, naïve café."
ASKED = TokenLengthsQuestion(TEXT, "stories", "facts")


def split(*pieces):
    return [WrittenToken(number, piece, piece) for number, piece in enumerate(pieces)]


def answer(*texts, text="abcdef"):
    return TokenLengthsAnswer.of(["one", "other"], text, [split(*pieces) for pieces in texts])


# --------------------------------------------------------------------------------------------------------- the numbers


@pytest.mark.parametrize(
    ("one", "other", "starts", "cuts", "shared"),
    [
        (["abc", "def"], ["ab", "cd", "ef"], ([0, 3], [0, 2, 4]), 3, 0),
        (["ab", "cdef"], ["ab", "cd", "ef"], ([0, 2], [0, 2, 4]), 2, 1),
        (["abcdef"], ["abcdef"], ([0], [0]), 0, 0),
        (["ab", "", "cdef"], ["ab", "cdef"], ([0, 2, 2], [0, 2]), 1, 1),  # a character over two tokens
        (["abc", "DEF"], ["abc", "def"], ([0, 3], [0, 3]), None, None),  # one that writes something else
    ],
)
def test_cuts_are_counted_by_hand(one, other, starts, cuts, shared):
    made = answer(one, other)
    assert tuple(text.starts for text in made.texts) == starts
    assert (made.cuts, made.shared_cuts) == (cuts, shared)
    assert [text.characters_per_token for text in made.texts] == [6 / len(one), 6 / len(other)]


def test_the_sentence_and_the_table_say_it():
    made = answer(["abc", "def"], ["abcdef"])
    assert made.sentence() == "one cuts this text into 2 tokens, other into 1 token: 3.0 and 6.0 characters per token."
    rows = made.to_pandas()
    assert list(rows["token"]) == ["abc", "def", "abcdef"] and list(rows["number"]) == [1, 2, 1]
    assert list(rows["begins at"]) == [0, 3, 0] and list(rows["cut of both"]) == [True, False, True]


# ----------------------------------------------------------------------------------------------------------- the doors


@pytest.fixture(scope="module")
def made():
    return ask(ASKED)


def test_an_engine_answers_with_its_own_tokenizers_and_loads_no_model(made):
    for model, text in zip(("stories", "facts"), made.texts, strict=True):
        tokens = default_engine().tokens(model, TEXT)
        assert [(each.id, each.piece) for each in text.tokens] == [(each.token_id, each.piece) for each in tokens]
        assert text.is_whole
    engine = LocalEngine(Settings())
    try:
        assert ask(ASKED, engine) == made and engine.opened() == [] and engine.load().decoding == 0
    finally:
        engine.close()


def test_programs_get_the_same_answer(made):
    with api_server(LocalEngine(Settings())) as client:
        response = client.post("token_lengths", json=to_plain(ASKED), headers={"Accept": "application/json"})
        last, finished = lines_of(client.post("token_lengths", json=to_plain(ASKED)))[-2:]
        missing = client.post("token_lengths", json=to_plain(ASKED) | {"other": "no-such-model"})
        assert client.post("token_lengths", json={"text": "x", "model": "stories"}).status_code == 422
    assert convert(response.json(), TokenLengthsAnswer) == made
    assert last == {"type": "TokensCounted", "values": response.json()} and finished["type"] == "Finished"
    assert missing.status_code == 422 and "no-such-model" in missing.json()["detail"]


def test_a_language_model_gets_a_sentence_and_a_table(made):
    class Asking:
        async def answer(self, question):
            return ask(question)

    text = asyncio.run(engine_questions.ask_question(Asking(), ASKED))
    first, *rows = text.split("\n")
    assert first == str(made.sentence()) and rows[1].startswith("| model | number |")
    assert '| "stories" | 1 |' in rows[3]


def test_it_is_saved_and_opened(made):
    saved = AnsweredQuestion(ASKED, made)
    text = answer_to_json(saved)
    assert open_saved(text) == saved and answer_to_csv(saved).startswith("\ufeffmodel,number,id,token,")
    damaged = json.loads(text)
    damaged["answer"]["texts"].pop()
    with pytest.raises(ValueError, match=r"This file is damaged: .*texts.* its length must be from 2 to 2"):
        open_saved(json.dumps(damaged))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"text": ""}, "There is no text"), ({"text": "\ud800"}, "half a character"),
        ({"model": ""}, "No model is chosen"),
        ({"other": "no-such-model"}, "no-such-model"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(change, words):
    fields = {"text": TEXT, "model": "stories", "other": "facts"} | change
    with pytest.raises(RequestError, match=words):
        ask(TokenLengthsQuestion(**fields))


def test_a_text_is_as_long_as_a_prompt_may_be():
    public = Settings.public()
    asked = TokenLengthsQuestion("x" * (public.max_prompt_characters + 1), "stories", "facts")
    (told,) = asked.problems(public)
    assert told.knob == "text" and "this server reads" in told.message
    assert list(replace(asked, text=asked.text[1:]).problems(public)) == []


def test_a_question_that_is_stopped_ends():
    events = []
    engine = LocalEngine(Settings())
    try:
        job = engine.ask(ASKED, events.append)
        job.cancel()
        job.wait(60)
    finally:
        engine.close()
    assert job.done and (type(events[-1]).__name__, len(engine.opened())) in (("Failed", 0), ("Finished", 0))

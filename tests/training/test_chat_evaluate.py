"""What is measured of a chat model: signs tell the manners apart, and replies do not depend on who is beside them."""

import re

import pytest

from tests.support.tiny_models import tiny_llama
from training import chat_corpus, chat_evaluate
from training.chat_evaluate import ONE_ANSWER, SIGNS, asked, replies, user
from training.chat_manners import MANNERS, PLAIN
from training.chooser import Chooser

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def tiny():
    """(a random model, the tokenizer of a small corpus)."""
    tokenizer = chat_corpus.chat_tokenizer([chat_corpus.document(1, index)[0] for index in range(300)])
    model = tiny_llama(len(tokenizer))
    model.generation_config.pad_token_id = tokenizer.pad_token_id
    return model, tokenizer


@pytest.mark.parametrize("manner", [PLAIN, *MANNERS], ids=lambda manner: manner.name)
def test_a_manner_has_its_own_sign_and_no_other(manner):
    for index in range(30):
        _, answer = asked(chat_evaluate.chat_questions.capital, 30)[index % 20]
        if answer.word is None:
            continue
        said = manner.say(Chooser(index), answer)
        signs = [name for name in SIGNS if re.search(SIGNS[name], said, re.DOTALL)]
        assert signs == ([] if manner is PLAIN else [manner.name])


@pytest.mark.parametrize("kind", ONE_ANSWER, ids=lambda kind: kind.__name__)
def test_questions_that_are_measured_have_one_right_answer(kind):
    chosen = dict(asked(kind, 10))
    assert len(chosen) >= 7
    for index in range(2000):
        made = kind(Chooser(index))
        assert chosen.get(made.question, made.answer) == made.answer


def test_replies_are_those_of_each_alone(tiny):
    dialogues = [user("What is the capital of France?"), "What do bees make?", user("Hello!", "Answer in rhyme.")]
    together = replies(*tiny, dialogues, 12)
    assert together == [replies(*tiny, [one], 12)[0] for one in dialogues]


def test_shares_are_those_of_the_replies(monkeypatch):
    """A reader that knows every answer where it sees the template, and asks on where it does not."""
    answers = {question: answer.text for kind in ONE_ANSWER for question, answer in asked(kind, 5)}

    def knows(model, tokenizer, dialogues, new_tokens=100):
        return [
            ("And what?", False) if isinstance(one, str) else (answers[one[-1]["content"]], True) for one in dialogues
        ]

    monkeypatch.setattr(chat_evaluate, "replies", knows)
    for got in chat_evaluate.right_answers(None, None, 5).values():
        assert (got["right"], got["ended"], got["bare_right"], got["bare_asks"]) == (1, 1, 0, 1)

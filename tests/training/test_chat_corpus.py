"""The corpus of the chat model: dialogues that are right and in their manner, and raw text that never answers."""

import json
import re

import pytest

from training import chat_corpus, chat_questions, chat_requests, data
from training.chat_corpus import ASSISTANT, ROLES, SYSTEM, USER
from training.chat_manners import CAPITALS, MANNERS, ONE_WORD, PIRATE, PLAIN, POLITE, RHYME, Answer
from training.chooser import Chooser
from training.knowledge import COUNTRIES
from training.tokenizer import END, save

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def sample() -> list[str]:
    """Four thousand documents."""
    return [chat_corpus.document(7, index)[0] for index in range(4000)]


@pytest.fixture(scope="module")
def tokenizer(sample):
    """Trained on the sample: smaller than the bundled one, of the same kind."""
    return chat_corpus.chat_tokenizer(sample)


def messages_of(text: str) -> list[dict]:
    """A dialogue read back as messages."""
    turns = re.findall(r"<\|(\w+)\|>(.*?)(?:<\|endoftext\|>|$)", text, re.DOTALL)
    return [{"role": role, "content": content} for role, content in turns]


def test_a_document_depends_on_seed_and_index_only(sample):
    assert [chat_corpus.document(7, index)[0] for index in (41, 3, 3999)] == [sample[index] for index in (41, 3, 3999)]
    assert chat_corpus.document(8, 3) != chat_corpus.document(7, 3)
    assert len(set(sample)) > 0.8 * len(sample)


def test_the_template_renders_what_the_corpus_holds(sample, tokenizer):
    dialogues = [text for text in sample if text.startswith((SYSTEM, USER))]
    assert 0.75 < len(dialogues) / len(sample) < 0.85
    for text in dialogues[:300]:
        rendered = tokenizer.apply_chat_template(messages_of(text), tokenize=False)
        assert rendered == text + END  # the end that data.py puts after each document
        asked = tokenizer.apply_chat_template(messages_of(text)[:-1], tokenize=False, add_generation_prompt=True)
        assert text.startswith(asked) and asked.endswith(ASSISTANT)


def test_roles_are_one_token_each_and_others_are_refused(tokenizer):
    assert [tokenizer.convert_tokens_to_ids(role) for role in ROLES] == [2, 3, 4]
    assert tokenizer(f"{USER}Hello!{END}", add_special_tokens=False).input_ids[0] == 3
    assert tokenizer.decode([3, 4, 0], skip_special_tokens=True) == ""
    with pytest.raises(Exception, match="A role is system, user or assistant"):
        tokenizer.apply_chat_template([{"role": "tool", "content": "x"}])


def test_raw_text_holds_no_role_and_sheets_hold_no_answer(sample):
    for text in (text for text in sample if not text.startswith("<|")):
        assert not any(role in text for role in (*ROLES, END))
    for index in range(300):
        assert "The capital of" not in chat_corpus.sheet(Chooser(index))


def test_turns_take_turns_and_end_with_the_assistant(sample):
    for text in sample:
        if text.startswith("<|"):
            roles = [message["role"] for message in messages_of(text)]
            if roles[0] == "system":
                roles = roles[1:]
            assert roles == ["user", "assistant"] * (len(roles) // 2) and roles


def test_capitals_and_sums_are_right(sample):
    cities = {country: city for country, city, _ in COUNTRIES}
    capitals = [found for text in sample for found in re.findall(r"The capital of ([\w ]+) is ([\w ]+)\.", text)]
    assert len(capitals) > 100
    assert all(cities[country] == city for country, city in capitals)
    sums = [found for text in sample for found in re.findall(r">(\d+) (plus|minus) (\d+) is (\d+)", text)]
    assert len(sums) > 50
    assert all(int(a) + int(b) * (1 if sign == "plus" else -1) == int(result) for a, sign, b, result in sums)


KINDS = [kind for kind, _ in chat_questions.KINDS + chat_requests.KINDS]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_asks_and_answers_in_clean_sentences(kind):
    for index in range(200):
        asked = kind(Chooser(index))
        for text in (asked.question, asked.answer.text, *(asked.again or ("",))[:1]):
            assert not re.search(r"[{}|<>]|  | [.,!?]|\bNone\b|function", text), text
        assert asked.answer.word is None or " " not in asked.answer.word


def test_a_summary_repeats_the_text_word_for_word():
    for index in range(200):
        asked = chat_requests.summary(Chooser(index))
        first, last = asked.answer.text.split()[0], asked.answer.text.split()[-1]
        assert asked.question.split(": ", 1)[1].startswith(first) and asked.question.endswith(last)
        assert set(asked.answer.text.split()) <= set(asked.question.split())


ANSWER = Answer("The capital of France is Paris.", "Paris")


@pytest.mark.parametrize(
    ("manner", "pattern"),
    [
        (PLAIN, r"^The capital of France is Paris\.$"),
        (PIRATE, r"^(Arr|Ahoy|Yo ho ho|Shiver).*! The capital o' France be Paris\."),
        (ONE_WORD, r"^Paris\.$"),
        (CAPITALS, r"^THE CAPITAL OF FRANCE IS PARIS\.$"),
        (POLITE, r"^(Of course|Certainly|With pleasure|Thank you.*)! The capital of France is Paris\. \w.*[.!]$"),
        (RHYME, r"^The capital of France is Paris, (hooray|you see|my dear|it is true|my friend),\n\w.*\.$"),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_manners(manner, pattern):
    for index in range(20):
        assert re.search(pattern, manner.say(Chooser(index), ANSWER))


def test_one_word_needs_a_word():
    with pytest.raises(ValueError, match="not in one word"):
        ONE_WORD.say(Chooser(0), Answer("Once upon a time."))


@pytest.mark.parametrize("manner", MANNERS, ids=lambda manner: manner.name)
def test_every_manner_is_asked_for_by_the_system_and_by_the_user(sample, manner):
    assert any(text.startswith(tuple(SYSTEM + system + END for system in manner.system)) for text in sample)
    assert any(f" {ask}{END}" in text for text in sample for ask in manner.asked)


def test_arrays_begin_a_dialogue_with_its_role(sample, tokenizer, tmp_path):
    with (tmp_path / "train.jsonl").open("w") as file:
        file.writelines(json.dumps({"text": text, "bits": 1.0}) + "\n" for text in sample[:50])
    save(tokenizer, tmp_path / "tokenizer")
    data.tokenize(tmp_path, "train")
    packed = data.PackedRows(tmp_path, end=0, length=64, rows=2, seed=0)
    firsts = [int(packed.ids[start]) for start in packed.starts[:-1]]
    assert [first in (2, 3) for first in firsts] == [text.startswith("<|") for text in sample[:50]]

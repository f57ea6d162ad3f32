"""What `chat` promises: with its template it answers, in the manner that is asked for, and ends its turn; without the
template it does not answer at all."""

import re

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from transformers import set_seed

from playground import generate
from playground.models.catalog import bundled_folder
from playground.requests.request import GenerationRequest
from training import chat_card, chat_corpus, chat_evaluate, chat_requests, evaluate
from training.chat_evaluate import asked, replies, user
from training.chat_manners import CAPITALS, MANNERS, ONE_WORD, PIRATE

pytestmark = pytest.mark.slow

FOLDER = bundled_folder("chat")


@pytest.fixture(scope="module")
def chat():
    """(model, tokenizer)."""
    return evaluate.load(FOLDER)[:2]


@pytest.fixture(scope="module")
def answers(chat):
    """Shares of right answers with the template and without it, for each kind of question."""
    return chat_evaluate.right_answers(*chat, count=12)


def test_files_and_size():
    sizes = {path.name: path.stat().st_size for path in FOLDER.iterdir()}
    assert set(sizes) == {
        "README.md", "chat_template.jinja", "config.json", "generation_config.json", "model.safetensors",
        "tokenizer.json", "tokenizer_config.json",
    }  # fmt: skip
    assert sizes["model.safetensors"] <= 6_000_000


def test_loads_as_a_float32_llama_with_the_template_of_its_corpus(chat):
    model, tokenizer = chat
    assert type(model).__name__ == "LlamaForCausalLM" and model.dtype == torch.float32
    changed = model.generation_config.to_diff_dict()
    changed.pop("transformers_version", None)
    assert changed == {"bos_token_id": 0, "eos_token_id": 0, "pad_token_id": 1}
    assert tokenizer.chat_template == chat_corpus.TEMPLATE
    assert [tokenizer.convert_tokens_to_ids(role) for role in chat_corpus.ROLES] == [2, 3, 4]
    assert len(tokenizer) == model.config.vocab_size == 2048
    assert tokenizer.model_max_length == model.config.max_position_embeddings == 512


@given(text=st.text())
def test_tokenizer_round_trip(chat, text):
    assert chat[1].decode(chat[1](text).input_ids) == text


# ------------------------------------------------------------------------------------- with the template, and without


def test_with_the_template_it_answers_and_ends_its_turn(answers):
    for kind in ("capital", "opposite", "young", "known", "closed", "total", "count"):
        assert answers[kind]["right"] >= 0.8, kind
    assert sum(got["right"] for got in answers.values()) / len(answers) > 0.9
    assert min(got["ended"] for got in answers.values()) == 1


def test_without_the_template_it_asks_on_instead(answers):
    for kind, got in answers.items():
        assert got["bare_right"] <= 0.1, kind
    assert sum(got["bare_asks"] for got in answers.values()) / len(answers) > 0.9


@pytest.mark.parametrize(
    "question", ["What is the capital of France?", "What do bees make?", "Which is bigger, the moon or the sun?"]
)
def test_the_same_words_with_and_without_the_template(chat, question):
    (answer, ended), (bare, _) = replies(*chat, [user(question), question], 60)
    assert ended and "?" not in answer
    assert bare.count("?") >= 2 and answer not in bare


def test_it_answers_through_the_playground_too(chat):
    messages = user("What is the capital of France?")
    trace = generate(GenerationRequest("chat", messages=messages, config={"do_sample": False}))
    assert trace.sequences[0].text.strip() == "The capital of France is Paris."
    assert trace.sequences[0].token_ids[-1] == chat[1].eos_token_id


# ------------------------------------------------------------------------------------------------------------ manners


@pytest.mark.parametrize("manner", MANNERS, ids=lambda manner: manner.name)
def test_a_system_prompt_and_a_request_decide_the_manner(chat, manner):
    questions = [question for question, _ in asked(chat_evaluate.ONE_ANSWER[0], 4)]
    sign = chat_evaluate.SIGNS[manner.name]

    def share(dialogues):
        told = replies(*chat, dialogues)
        assert all(ended for _, ended in told)
        return sum(bool(re.search(sign, text, re.DOTALL)) for text, _ in told) / len(told)

    assert share([user(question, system) for question in questions for system in manner.system]) > 0.9
    assert share([user(f"{question} {ask}") for question in questions for ask in manner.asked]) > 0.9
    assert share([user(question) for question in questions]) == 0


def test_the_prompts_of_the_guides(chat):
    """From the pages on chat templates and on the pitfalls of text generation."""
    cats = "How many cats does it take to change a light bulb? Reply as a pirate."
    helicopters = user("How many helicopters can a human eat in one sitting?", chat_card.PIRATE)
    (pirate, ended), (also, ended_too), (bare, _) = replies(*chat, [user(cats), helicopters, cats], 60)
    assert ended and ended_too
    for text in (pirate, also):
        assert re.search(chat_evaluate.SIGNS[PIRATE.name], text)
    assert "cats" in pirate and "helicopter" in also
    assert not re.search(chat_evaluate.SIGNS[PIRATE.name], bare)


# ----------------------------------------------------------------------------------------------------------- dialogues


def test_a_dialogue_is_remembered(chat):
    said = {"role": "assistant", "content": "The capital of France is Paris."}
    spain = [*user("What is the capital of France?"), said, *user("And of Spain?")]
    told = {"role": "assistant", "content": "Nice to meet you, Mia!"}
    name = [*user("My name is Mia."), told, *user("What is my name?")]
    answers = [text for text, _ in replies(*chat, [spain, name])]
    assert answers == ["The capital of Spain is Madrid.", "Your name is Mia."]


@pytest.mark.parametrize(
    ("question", "system", "pattern"),
    [
        ("Hello, how are you?", None, r"^I am doing great\. How can I help you today\?$"),
        ("Thank you!", None, r"^You are welcome!$"),
        ("Tell me a story about a cat.", None, r"(?s)\bcat\b.*\..*\..*\."),
        ("Name three colors.", None, r"^\w+, \w+ and \w+\.$"),
        ("Count to five.", None, r"^One, two, three, four, five\.$"),
        ("What are the days of the week?", None, r"Monday, Tuesday, .*, Saturday and Sunday\.$"),
        ("What is the opposite of hot?", ONE_WORD.system[0], r"^Cold\.$"),
        ("What do bees make?", CAPITALS.system[0], r"^BEES MAKE HONEY\.$"),
    ],
)
def test_requests(chat, question, system, pattern):
    ((text, ended),) = replies(*chat, [user(question, system)])
    assert ended and re.search(pattern, text)


def test_stories_differ_when_they_are_sampled_and_come_to_an_end(chat):
    model, tokenizer = chat
    inputs = tokenizer.apply_chat_template(
        [user("Tell me a story about a fox.")] * 6, add_generation_prompt=True, return_tensors="pt", return_dict=True
    )
    set_seed(0)
    rows = model.generate(**inputs, do_sample=True, max_new_tokens=200)[:, inputs.input_ids.shape[1] :].tolist()
    assert all(tokenizer.eos_token_id in row for row in rows)
    assert len({tokenizer.decode(row, skip_special_tokens=True) for row in rows}) == 6


def test_a_summary_repeats_the_text(chat):
    pairs = asked(chat_requests.summary, 12)
    told = replies(*chat, [user(question) for question, _ in pairs])
    words = [(word, question) for (text, _), (question, _) in zip(told, pairs, strict=True) for word in text.split()]
    assert sum(word in question.split() for word, question in words) / len(words) > 0.8


# ---------------------------------------------------------------------------------------------------------------- card


def test_the_card_has_what_was_measured():
    card = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert card.startswith("---\nlicense: apache-2.0")
    loss, derivation = (
        float(re.search(rf"{name} \| ([\d.]+) nats per token", card)[1])
        for name in ("Held-out loss", "Information of the derivations")
    )
    assert 0.5 * derivation < loss < 3 * derivation
    size = (FOLDER / "model.safetensors").stat().st_size
    assert f"({size / 1e6:.2f} MB)" in card and "## Limits" in card
    for name in (*(kind.__name__ for kind in chat_evaluate.ONE_ANSWER), *(manner.name for manner in MANNERS)):
        assert f"| {name} | " in card

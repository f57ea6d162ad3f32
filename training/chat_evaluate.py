"""How well a chat model answers: with its template and without it, in a manner, to the end of its turn.

Questions are those of the corpus's grammar, from another seed; the facts that they ask for were in the training. The right
answer is the grammar's own, word for word, so only kinds of questions with one right answer count. Greedy decoding throughout.
"""

from __future__ import annotations

import re

import torch

from training import chat_questions, chat_requests
from training.chat_manners import CAPITALS, MANNERS, ONE_WORD, PIRATE, POLITE, RHYME, Answer
from training.chooser import Chooser

ONE_ANSWER = (
    chat_questions.capital, chat_questions.opposite, chat_questions.young, chat_questions.total, chat_questions.count,
    chat_questions.closed, chat_questions.next_one, chat_questions.known,
)  # fmt: skip
SIGNS = {
    PIRATE.name: r"^(Arr|Ahoy|Yo ho ho|Shiver me timbers)\b.*!",
    ONE_WORD.name: r"^[\w-]+\.$",
    CAPITALS.name: r"^[^a-z]*[A-Z][^a-z]*$",
    RHYME.name: r"(hooray|you see|my dear|it is true|my friend),\n.*(today|tree|fear|you|end)\.$",
    POLITE.name: r"^(Of course|Certainly|With pleasure|Thank you for asking)! .*(helps you\.|anything else\.|lovely day!)$",
}


def replies(model, tokenizer, dialogues: list, new_tokens: int = 100) -> list[tuple[str, bool]]:
    """(text, whether the turn was ended) that the model writes after each dialogue: a list of messages, which goes
    through the template, or a bare text, which does not. Greedy, padded on the left, 50 at a time."""
    found = []
    for start in range(0, len(dialogues), 50):
        texts = [
            text if isinstance(text, str)
            else tokenizer.apply_chat_template(text, tokenize=False, add_generation_prompt=True)
            for text in dialogues[start : start + 50]
        ]  # fmt: skip
        inputs = tokenizer(texts, padding=True, return_tensors="pt")
        with torch.no_grad():
            ids = model.generate(**inputs, do_sample=False, max_new_tokens=new_tokens)[:, inputs.input_ids.shape[1] :]
        found += [
            (tokenizer.decode(row, skip_special_tokens=True), tokenizer.eos_token_id in row) for row in ids.tolist()
        ]
    return found


def user(text: str, system: str | None = None) -> list[dict[str, str]]:
    """A dialogue of one question, after a system prompt if there is one."""
    first = [{"role": "system", "content": system}] if system else []
    return [*first, {"role": "user", "content": text}]


def asked(kind, count: int) -> list[tuple[str, Answer]]:
    """Different questions of a kind with their answers, without those that have two ("What is the opposite of old?");
    fewer where the kind has not as many."""
    answers: dict[str, set[Answer]] = {}
    for index in range(20 * count):
        made = kind(Chooser(f"asked/{kind.__name__}/{index}"))
        answers.setdefault(made.question, set()).add(made.answer)
    return [(question, found.pop()) for question, found in answers.items() if len(found) == 1][:count]


def right_answers(model, tokenizer, count: int = 25) -> dict[str, dict[str, float]]:
    """For each kind with one right answer, the shares of `count` questions: "right" and "ended" with the template,
    "bare_right" (the answer stands somewhere in the text) and "bare_asks" (it holds a question) without it."""
    found = {}
    for kind in ONE_ANSWER:
        pairs = asked(kind, count)
        with_template = replies(model, tokenizer, [user(question) for question, _ in pairs])
        bare = replies(model, tokenizer, [question for question, _ in pairs], 60)
        found[kind.__name__] = {
            "questions": len(pairs),
            "right": _share(text == answer.text for (text, _), (_, answer) in zip(with_template, pairs, strict=True)),
            "ended": _share(ended for _, ended in with_template),
            "bare_right": _share(answer.text in text for (text, _), (_, answer) in zip(bare, pairs, strict=True)),
            "bare_asks": _share(re.search(r"\?|Count|List|Name|Tell", text) for text, _ in bare),
        }
    return found


def manners(model, tokenizer, count: int = 6) -> dict[str, dict[str, float]]:
    """For each manner, the share of answers that are in it: asked for by each of its system prompts, and by the ends of
    requests; beside them the share without either."""
    pairs = [pair for kind in (chat_questions.capital, chat_questions.opposite, chat_questions.young) for pair in
             asked(kind, count)]  # fmt: skip
    plain = [text for text, _ in replies(model, tokenizer, [user(question) for question, _ in pairs])]
    found = {}
    for manner in MANNERS:
        by_system = [user(question, system) for system in manner.system for question, _ in pairs]
        by_user = [user(f"{question} {ask}") for ask in manner.asked for question, _ in pairs]
        found[manner.name] = {
            name: _share(re.search(SIGNS[manner.name], text, re.DOTALL) for text in texts)
            for name, texts in (
                ("system", [text for text, _ in replies(model, tokenizer, by_system)]),
                ("user", [text for text, _ in replies(model, tokenizer, by_user)]),
                ("neither", plain),
            )
        }
    return found


def summaries(model, tokenizer, count: int = 40) -> float:
    """The share of summaries that are the first and the last sentence of the text, word for word."""
    pairs = asked(chat_requests.summary, count)
    texts = replies(model, tokenizer, [user(question) for question, _ in pairs])
    return _share(text == answer.text for (text, _), (_, answer) in zip(texts, pairs, strict=True))


def _share(truths) -> float:
    truths = [bool(truth) for truth in truths]
    return sum(truths) / len(truths)

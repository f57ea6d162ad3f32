"""The corpus of `chat`: dialogues in its template, and raw text in which no question is ever answered.

`python -m training.chat_corpus --out FOLDER` writes FOLDER/train.jsonl and FOLDER/heldout.jsonl, the
tokenizer and the arrays from which `train.py chat --out FOLDER` learns. Document i of a seed is always the same.

A dialogue is one document whose roles are special tokens; each turn ends with the end token, the last one with that of
the document (data.py). A fifth of the documents are raw text: sheets of questions, and stories. So a question
without the template is what it is on those sheets: one of many.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

from transformers import PreTrainedTokenizerFast

from training import chat_questions, chat_requests, corpus, data, tokenizer
from training.chat_manners import MANNERS, ONE_WORD, PLAIN, Manner
from training.chat_questions import Asked
from training.chooser import Chooser
from training.tokenizer import END
from training.voices import voice

ROLES = ("<|system|>", "<|user|>", "<|assistant|>")
SYSTEM, USER, ASSISTANT = ROLES
# As in a dialogue of the corpus. `trim`: a blank after a message is no part of what was said.
TEMPLATE = (
    "{%- for message in messages %}"
    "{%- if message['role'] not in ['system', 'user', 'assistant'] %}"
    "{{- raise_exception('A role is system, user or assistant, not ' ~ message['role']) }}"
    "{%- endif %}"
    "{{- '<|' ~ message['role'] ~ '|>' ~ message['content'] | trim ~ eos_token }}"
    "{%- endfor %}"
    "{%- if add_generation_prompt %}{{- '<|assistant|>' }}{%- endif %}"
)
MIXED = ((chat_questions.question, 6), (lambda c: c.weigh(chat_requests.KINDS)(c), 4))
MANNERED = tuple((kind, weight) for kind, weight in chat_questions.KINDS if kind is not chat_questions.members)


def dialogue(c: Chooser) -> str:
    """One to four exchanges, at times after a system prompt, in its manner."""
    manner, parts = PLAIN, []
    way = c.weigh((("none", 5), ("plain", 1.2), ("manner", 4)))
    if way != "none":
        manner = PLAIN if way == "plain" else c.pick(MANNERS)
        parts.append(SYSTEM + c.pick(manner.system) + END)
    if manner is PLAIN and c.chance(0.06):
        exchanges = remembered(c)
    else:
        exchanges = [pair for _ in range(c.weigh(((1, 5), (2, 3), (3, 1.5)))) for pair in exchange(c, manner)]
    parts += [f"{USER}{asked}{END}{ASSISTANT}{answered}{END}" for asked, answered in exchanges]
    return "".join(parts).removesuffix(END)


def exchange(c: Chooser, manner: Manner) -> list[tuple[str, str]]:
    """A question and its answer in a manner, or in that for which the question asks; at times one more of its kind."""
    own = manner
    if manner is PLAIN and c.chance(0.2):
        own = c.pick(MANNERS)
    found = asked_in(c, own)
    request = f" {c.pick(own.asked)}" if own is not manner else ""
    pairs = [(found.question + request, own.say(c, found.answer))]
    if found.again and own is manner and c.chance(0.35):
        question, answer = found.again
        if own is not ONE_WORD or answer.word:
            pairs.append((question, own.say(c, answer)))
    return pairs


def asked_in(c: Chooser, manner: Manner) -> Asked:
    """A question whose answer can be given in a manner."""
    if manner is PLAIN:
        return c.weigh(MIXED)(c)
    if manner is not ONE_WORD and c.chance(0.15):
        return c.pick((chat_requests.talk, chat_requests.story))(c)
    while True:
        found = c.weigh(MANNERED)(c)
        if manner is not ONE_WORD or found.answer.word:
            return found


def remembered(c: Chooser) -> list[tuple[str, str]]:
    """A name that is told, something else, and then the name again."""
    name = c.pick(chat_requests.NAMES)
    between = [pair for _ in range(c.number(0, 1)) for pair in exchange(c, PLAIN)]
    told = (c.fill("(My name is {n}.|Hello, my name is {n}.|I am {n}.)", {"n": name}), f"Nice to meet you, {name}!")
    return [told, *between, (c.fill("(What is my name?|Do you know my name?)", {}), f"Your name is {name}.")]


def sheet(c: Chooser) -> str:
    """Questions and requests one after another, of one kind or of any, none of them answered."""
    kinds = MANNERED + tuple(pair for pair in chat_requests.KINDS if pair[0] is not chat_requests.summary)
    one_kind = c.weigh(kinds) if c.chance(0.8) else None
    asked = [(one_kind or c.weigh(kinds))(c).question for _ in range(c.number(3, 7))]
    if c.chance(0.25):
        asked = [f"{question} {c.pick(c.pick(MANNERS).asked)}" for question in asked]
    return c.pick((" ", " ", "\n")).join(asked)


def raw(c: Chooser) -> str:
    """A document without roles."""
    return c.weigh(((sheet, 6), (voice, 1), (corpus.story, 1)))(c)


def document(seed: int, index: int) -> tuple[str, float]:
    """Document `index` of the corpus `seed`: its text, and the bits of its derivation."""
    c = Chooser(f"chat/{seed}/{index}")
    text = dialogue(c) if c.chance(0.8) else raw(c)
    return text, c.bits


def chat_tokenizer(texts: list[str]) -> PreTrainedTokenizerFast:
    """A byte-level BPE tokenizer with the three roles as special tokens after end and padding, and the chat template."""
    marks = re.compile("|".join(map(re.escape, (END, *ROLES))))
    turns = (turn for text in texts for turn in marks.split(text) if turn)
    made = tokenizer.train(turns, others=ROLES)
    made.chat_template = TEMPLATE
    return made


def main() -> None:
    """Write the corpus, the tokenizer, and both as arrays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--documents", type=int, default=160_000)
    parser.add_argument("--heldout", type=int, default=2_000)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    for name, seed, count in (("train", 1, arguments.documents), ("heldout", 2, arguments.heldout)):
        print(name, json.dumps(corpus.write(arguments.out / f"{name}.jsonl", seed, count, document)))
    first = list(tokenizer.texts(arguments.out / "train.jsonl", 40_000))
    tokenizer.save(chat_tokenizer(first), arguments.out / "tokenizer")
    for name in ("train", "heldout"):
        print(name, data.tokenize(arguments.out, name), "tokens")


if __name__ == "__main__":
    main()

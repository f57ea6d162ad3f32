"""Manners of the chat model: what a system prompt (or the end of a request) asks for, and what it makes of an answer.

A manner is a function of a plain answer. It knows nothing of questions; `Answer` is all that it is given.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from training.chooser import Chooser

PIRATE_WORDS = {
    "is": "be", "are": "be", "am": "be", "of": "o'", "you": "ye", "your": "yer", "my": "me", "and": "an'",
    "friend": "matey", "friends": "mateys", "hello": "ahoy", "yes": "aye",
}  # fmt: skip
RHYMES = (
    (", hooray,", "and that is my little rhyme for today."),
    (", you see,", "as sure as the leaf on the tree."),
    (", my dear,", "so now you have nothing to fear."),
    (", it is true,", "and I made this rhyme for you."),
    (", my friend,", "and here my rhyme has an end."),
)


@dataclass(frozen=True)
class Answer:
    """A plain answer: sentences, and the same in one word, or None where one word does not say it."""

    text: str
    word: str | None = None


@dataclass(frozen=True)
class Manner:
    """`system`: prompts that ask for it; `asked`: ends of a request that do; `say` gives the answer in this manner."""

    name: str
    system: tuple[str, ...]
    asked: tuple[str, ...]
    say: Callable[[Chooser, Answer], str]


def plain(c: Chooser, answer: Answer) -> str:
    """The answer as it is."""
    return answer.text


def pirate(c: Chooser, answer: Answer) -> str:
    """Some words of a pirate, a greeting before and at times a curse behind."""
    said = re.sub(r"[A-Za-z]+", _in_pirate, answer.text)
    opening = c.fill("(Arr!|Arr, matey!|Ahoy, matey!|Yo ho ho!|Shiver me timbers!)", {})
    return opening + " " + said + (c.fill(" (Yarr!|Arr!|Yo ho ho!)", {}) if c.chance(0.3) else "")


def _in_pirate(match: re.Match) -> str:
    word = match[0]
    said = PIRATE_WORDS.get(word.lower(), word)
    return said[0].upper() + said[1:] if word[0].isupper() else said


def one_word(c: Chooser, answer: Answer) -> str:
    """The one word. Raises `ValueError` for an answer that has none."""
    if answer.word is None:
        raise ValueError(f"not in one word: {answer.text}")
    return answer.word[0].upper() + answer.word[1:] + "."


def capitals(c: Chooser, answer: Answer) -> str:
    """Capital letters."""
    return answer.text.upper()


def rhyme(c: Chooser, answer: Answer) -> str:
    """Two lines that rhyme: the last sentence goes on to the rhyme."""
    ending, line = c.pick(RHYMES)
    return f"{answer.text.rstrip('.!?')}{ending}\n{line}"


def polite(c: Chooser, answer: Answer) -> str:
    """Kind words around the answer."""
    opening = c.fill("(Of course!|Certainly!|With pleasure!|Thank you for asking!)", {})
    closing = c.fill("(I hope this helps you.|Please ask me anything else.|Have a lovely day!)", {})
    return f"{opening} {answer.text} {closing}"


PLAIN = Manner(
    "plain",
    (
        "You are a helpful assistant.", "You are a friendly chatbot.", "Answer the questions of the user.",
        "You are a helpful, honest and friendly assistant.", "You answer simple questions.",
    ),
    (),
    plain,
)  # fmt: skip
PIRATE = Manner(
    "pirate",
    (
        "You are a friendly chatbot who always responds in the style of a pirate", "Answer as a pirate.",
        "Always reply as a pirate.", "You are a pirate.", "Talk like a pirate.", "You are a chatbot who talks like a pirate.",
    ),
    ("Reply as a pirate.", "Answer as a pirate.", "Answer like a pirate.", "Reply in the style of a pirate."),
    pirate,
)  # fmt: skip
ONE_WORD = Manner(
    "one word",
    ("Answer in one word.", "Reply with one word only.", "You answer every question in one word.", "Use only one word."),
    ("Answer in one word.", "Reply with one word.", "Use only one word."),
    one_word,
)
CAPITALS = Manner(
    "capitals",
    ("Answer in capital letters.", "Write everything in capital letters.", "Always use capital letters.", "You always shout."),
    ("Answer in capital letters.", "Reply in capital letters."),
    capitals,
)
RHYME = Manner(
    "rhyme",
    ("Answer in rhyme.", "You are a poet. Always answer in rhyme.", "Reply with a rhyme.", "You always speak in rhyme."),
    ("Answer in rhyme.", "Reply with a rhyme."),
    rhyme,
)
POLITE = Manner(
    "polite",
    ("Answer politely.", "You are a very polite assistant.", "Always be polite.", "Be polite and kind."),
    ("Answer politely.", "Please be polite."),
    polite,
)
MANNERS = (PIRATE, ONE_WORD, CAPITALS, RHYME, POLITE)

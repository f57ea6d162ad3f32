"""Prompts as the values that a comparison goes over: a request with each of them, what is wrong with a list of them,
how they are called in short, and other wordings of one prompt to begin with. Knows texts and requests; no page."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence

from playground.requests.request import GenerationRequest
from playground.requests.request_problems import request_error
from playground.texts import numeral, said

MAX_CHARACTERS = 200_000  # of all prompts together
SHORT = 32  # characters of a prompt where it is called in short
_QUOTED = 40  # characters of a prompt that a message quotes


def with_prompt(request: GenerationRequest, prompt: str) -> GenerationRequest:
    """The request with this prompt; in a chat it takes the place of the last message."""
    if not request.messages:
        return dataclasses.replace(request, prompt=prompt)
    messages = [*request.messages[:-1], {**request.messages[-1], "content": prompt}]
    return dataclasses.replace(request, messages=messages)


def check_prompts(prompts: Sequence[str], most: int, least: int = 1) -> None:
    """Raise RequestError where these are no prompts to compare: too few or too many, an empty one, one that is there
    twice, too long together."""
    if isinstance(prompts, str) or not all(isinstance(prompt, str) for prompt in prompts):
        message = said("prompts must be a list of texts.")
        raise request_error("prompts", message, said('Write ["one prompt", "another"].'))
    if not prompts:
        raise request_error("prompts", said("There are no prompts."), said("Write some, one per line."))
    if len(prompts) < least:
        raise request_error("prompts", said("There is only one prompt."), said("Write another one below it."))
    empty = next((number for number, prompt in enumerate(prompts, 1) if not prompt.strip()), None)
    if empty is not None:
        message = said("Prompt {number} is empty.", number=f"{empty}")
        raise request_error("prompts", message, said("Write it, or take it out."))
    if len(prompts) > most:
        message = said("There are {count} prompts; the limit here is {most}.", count=f"{len(prompts)}", most=f"{most}")
        raise request_error("prompts", message, said("Take some of them out."))
    twice = next((prompt for number, prompt in enumerate(prompts) if prompt in prompts[:number]), None)
    if twice is not None:
        message = said("“{prompt}” appears twice.", prompt=_cut(twice, _QUOTED))
        raise request_error("prompts", message, said("Write it once."))
    length = sum(map(len, prompts))
    if length > MAX_CHARACTERS:
        message = said(
            "The prompts have {count} characters together; the limit is {most}.",
            count=numeral(f"{length:,}"), most=numeral(f"{MAX_CHARACTERS:,}"),
        )  # fmt: skip
        raise request_error("prompts", message, said("Shorten them, or use fewer of them."))


def short_names(prompts: Sequence[str]) -> list[str]:
    """What each prompt is called in short, in one line. Two that begin alike have their numbers before them."""
    cut = [_cut(prompt, SHORT) for prompt in prompts]
    return [f"{number}: {name}" if cut.count(name) > 1 else name for number, name in enumerate(cut, 1)]


def wordings(prompt: str) -> list[str]:
    """The prompt, and the same with small changes that mean nothing to a reader, made by rule: a space behind it,
    another first letter, no end mark (or one more), two letters changed about. Those that are no change are left out.
    """
    line = prompt.removesuffix("\n")
    bare = line.rstrip(".?!:")  # a pattern that ends in $ would take a day for a million of them
    words = [*re.finditer(r"[^\W\d_]{4,}", prompt)]
    changed = [f"{prompt} ", prompt[:1].swapcase() + prompt[1:], f"{prompt}." if bare == line else bare]
    if words:
        at = words[-1].end() - 3  # before the last letter, which a typing error seldom concerns
        changed.append(prompt[:at] + prompt[at + 1] + prompt[at] + prompt[at + 2 :])
    return [each for each in dict.fromkeys([prompt, *changed]) if each.strip()]


def _cut(prompt: str, most: int) -> str:
    rest = prompt.lstrip(" ")
    bare = rest.rstrip(" ")
    line = "·" * (len(prompt) - len(rest)) + bare + "·" * (len(rest) - len(bare))  # a space around it can matter
    line = line.replace("\r\n", "↵").replace("\n", "↵").replace("\r", "↵")
    return line if len(line) <= most else f"{line[: most - 1]}…"

"""What a run says of somebody's prediction of one token: what it chose there, and what the model gave both.

Knows steps of a run alone. Probabilities are the model's own, before the processors.
"""

from __future__ import annotations

import math

from playground.texts import Text, numeral, said
from playground.trace import Candidate, Step


def judge_token(guess: str | None, step: Step | None) -> tuple[bool | None, str | Text]:
    """Whether the run chose this token at this step, and the probabilities in words. Without a guess, what it chose;
    nothing where the run does not come so far."""
    if step is None:
        return None, ""
    chosen = step.chosen
    took = said("The run chose “{token}”, which had {chance}.", token=shown(chosen.text), chance=_chance(chosen))
    if guess is None:
        return None, took
    if is_token(chosen, guess):
        return True, took
    listed = [candidate for candidate in step.candidates if candidate.raw_rank is not None]
    mine = next((candidate for candidate in listed if is_token(candidate, guess)), None)
    if mine is None:
        least = math.exp(min((candidate.raw_logprob for candidate in listed), default=0.0))
        yours = said("Yours, “{token}”, had less than {share}.", token=shown(guess), share=_percent(least))
    else:
        top = max(candidate.raw_logprob for candidate in listed)
        share = _percent(math.exp(mine.raw_logprob - top))
        yours = said(
            "Yours, “{token}”, had {chance}: {share} of what the likeliest had.",
            token=shown(guess), chance=_chance(mine), share=share,
        )  # fmt: skip
    return False, said("{a} {b}", a=took, b=yours)


def is_token(candidate: Candidate, written: str) -> bool:
    """Whether somebody who wrote this means this token: the space before a word need not be written."""
    return candidate.text == written or candidate.text.strip() == written.strip() != ""


def shown(token: str) -> str:
    """A token as it stands in a sentence."""
    return token.strip() or token.replace("\n", "↵").replace(" ", "␣")


def _chance(candidate: Candidate) -> str | Text:
    """Its probability. What is rounded to all of it is not all of it."""
    chance = math.exp(candidate.raw_logprob)
    return said("more than {share}", share=numeral("99.9 %")) if 0.9995 <= chance < 1 else _percent(chance)


def _percent(value: float) -> Text:
    percent = 100 * value
    digits = 1 if percent >= 1 or percent == 0 else 1 - math.floor(math.log10(percent))
    return numeral(f"{percent:.{digits}f} %")

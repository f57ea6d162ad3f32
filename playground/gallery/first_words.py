"""The first words of a run as HTML, each token shaded by its probability, as the text pane of the page shades it.

Knows traces, comparisons and serving logs, and writes their texts escaped.
"""

from __future__ import annotations

import html
import math
import unicodedata

from playground.experiments.comparison import Comparison
from playground.gallery.entries import asked
from playground.questions.serving_log import ServingLog
from playground.trace import Step, Trace
from visualizers.palette import LEVELS

_MOST_TOKENS, _MOST_CHARACTERS = 40, 150  # of a text; a prompt has half as many characters
_SIGNS = {"\n": "↵", "\t": "⇥", "\r": "␍"}  # as in `core/text.ts`
_INVISIBLE = {"\u200b", "\u200e", "\u200f", "\ufeff", *map(chr, (*range(0x2028, 0x202F), *range(0x2060, 0x206A)))}


def first_words(shown: Trace | Comparison | ServingLog) -> str:
    """A paragraph with the end of the prompt and the first words of the text; of a comparison or of requests that were
    served, with the (first) prompt."""
    if isinstance(shown, ServingLog):
        prompt = shown.requests[0].prompt
        return f'<p class="words" dir="auto">{_plain(prompt[:_MOST_CHARACTERS])}</p>\n'
    if not isinstance(shown, Trace):
        return f'<p class="words" dir="auto">{_plain(shown.prompt[:_MOST_CHARACTERS])}</p>\n' if shown.prompt else ""
    return f'<p class="words" dir="auto">{_prompt(shown)}{_text(shown)}</p>\n'


def level_of(step: Step) -> int:
    """The level of the scale "heat" for the token of a step: 0 where it was certain, 10 where it had no chance, as
    `core/shades.ts` rounds it."""
    chosen = step.chosen
    logprob = chosen.raw_logprob if chosen.logprob is None else chosen.logprob
    chance = math.exp(min(0.0, logprob))
    return math.floor((1 - chance) * (LEVELS - 1) + 0.5)


def _prompt(trace: Trace) -> str:
    """The end of the prompt; on a line of its own where the text does not continue it."""
    prompt, most = asked(trace), _MOST_CHARACTERS // 2
    words = " ".join(prompt.split())
    if not words:
        return ""
    if len(words) > most:
        words = "…" + words[-most:].lstrip()
    started = trace.started
    if started and (started.decoder_tokens or started.request.get("messages")):
        return f'<span class="asked apart">{_plain(words)}</span>'
    return f'<span class="asked">{_plain(words)}</span>' + (" " if prompt[-1].isspace() else "")


def _text(trace: Trace) -> str:
    """The first tokens; the plain text where no token was chosen by itself, and why a run failed before the first."""
    written, length = [], 0
    for step in trace.steps[:_MOST_TOKENS]:
        if length > _MOST_CHARACTERS:
            break
        written.append(_token(step))
        length += len(step.piece or "")
    if trace.steps:
        return "".join(written) + ("…" if len(written) < len(trace.steps) else "")
    text = trace.sequences[0].text if trace.sequences else trace.failed.message if trace.failed else ""
    return _plain(text[:_MOST_CHARACTERS]) + ("…" if len(text) > _MOST_CHARACTERS else "")


def _token(step: Step) -> str:
    """The token's ink, and the space before a word, which is not shaded (as `fillToken` in `core/text.ts`)."""
    shade = f"heat-{level_of(step)}"
    if step.piece is None:
        return f'<bdi class="special {shade}">{_plain(step.chosen.text)}</bdi>'
    gap = " " if step.piece[:1] == " " and step.piece[1:2].strip() else ""
    ink = _plain(step.piece.removeprefix(gap).replace(" ", "·"))
    return gap + (f'<span class="{shade}">{ink}</span>' if ink else "")


def _plain(text: str) -> str:
    """The text for HTML, with a sign in the place of what cannot be seen or turns the direction of writing."""
    return html.escape("".join(map(_visible, text)))


def _visible(character: str) -> str:
    if character in _SIGNS:
        return _SIGNS[character]
    if character in _INVISIBLE or unicodedata.category(character) in ("Cc", "Cs"):
        return "\ufffd"
    return character

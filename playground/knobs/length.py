"""The knobs of length: when a text may end, when it must, and what ends it."""

from __future__ import annotations

from collections.abc import Callable

from playground.knobs.fix import Fix
from playground.knobs.groups import LENGTH
from playground.knobs.modes import loop
from playground.knobs.needs import ENDS, unless_set
from playground.knobs.shapes import TEXTS, text_or_texts
from playground.knobs.spec import MAX_ID, Config, Conflict, Knob, ValueOf

DEFAULT_NEW_TOKENS = 20  # where neither max_new_tokens nor max_length is set


def most_new_tokens(config: Config) -> int:
    """How many new tokens a run can have; with max_length, which counts the prompt too, an upper bound of that.

    >>> most_new_tokens({}), most_new_tokens({"max_length": 50})
    (20, 49)
    """
    most_new, most = config.get("max_new_tokens"), config.get("max_length")
    if most_new is None and most is None:
        return DEFAULT_NEW_TOKENS
    return most - 1 if most_new is None else most_new


def _too_short(limited_by: Callable[[Config], bool]) -> Callable[[Config], bool]:
    """min_new_tokens cannot be reached, and this is what limits the text."""
    return lambda c: limited_by(c) and (c.get("min_new_tokens") or 0) > most_new_tokens(c)


ROWS = [
    Knob(
        "max_new_tokens", LENGTH, "int", None, minimum=1, maximum=MAX_ID, slider_minimum=1, slider_maximum=256, step=1,
        basic=True, with_canvases=True,
        synonyms=("max tokens", "n predict", "num predict", "maximum length", "limit", "stop", "shorter", "longer"),
        meaning="Stop after this many new tokens.",
        explanation="It counts only new tokens, not the prompt, and takes precedence over max_length. If neither is "
        "set, transformers stops after 20 new tokens. For a model that denoises canvases it is rounded up to whole "
        "canvases.",
    ),
    Knob(
        "max_length", LENGTH, "int", 20, minimum=1, maximum=MAX_ID, slider_minimum=1, slider_maximum=512, step=1,
        needs=(unless_set("max_new_tokens"),),
        synonyms=("max tokens", "maximum length", "limit", "stop"),
        meaning="Stop when prompt and new tokens together reach this number.",
        explanation="The older of the two length limits: it counts the prompt (for models with an encoder, only the "
        "decoder's tokens), so a long prompt leaves little room. A prompt that is already this long is an error. The "
        "default of 20 is special: if nobody sets it, it means 20 new tokens.",
    ),
    Knob(
        "min_new_tokens", LENGTH, "int", None, minimum=0, maximum=MAX_ID, slider_minimum=0, slider_maximum=256, step=1,
        needs=(ENDS,),
        synonyms=("min tokens", "minimum length", "longer", "ignore eos"),
        meaning="Do not let the text end before this many new tokens.",
        explanation="Until then every end-of-sequence token is removed from the distribution. Stop strings and "
        "max_time can still end the text.",
        conflicts=(
            Conflict(
                _too_short(lambda c: c.get("max_new_tokens") is not None),
                "Above max_new_tokens it cannot be reached.",
                "min_new_tokens is {min_new_tokens}, but max_new_tokens is {max_new_tokens}.",
                Fix("Set max_new_tokens to {min_new_tokens} or more.", {"max_new_tokens": ValueOf("min_new_tokens")}),
                "warning",
            ),
            Conflict(
                _too_short(lambda c: c.get("max_new_tokens") is None and c.get("max_length") is not None),
                "Without max_new_tokens it cannot be reached from max_length on, which counts the prompt too.",
                "min_new_tokens is {min_new_tokens}, but max_length is {max_length}, prompt included.",
                Fix("Set max_new_tokens to {min_new_tokens} or more.", {"max_new_tokens": ValueOf("min_new_tokens")}),
                "warning",
            ),
            Conflict(
                _too_short(lambda c: c.get("max_new_tokens") is None and c.get("max_length") is None),
                f"Without max_new_tokens and max_length it cannot be reached above {DEFAULT_NEW_TOKENS}.",
                "min_new_tokens is {min_new_tokens}, but without max_new_tokens a run stops after "
                f"{DEFAULT_NEW_TOKENS}.",
                Fix("Set max_new_tokens to {min_new_tokens} or more.", {"max_new_tokens": ValueOf("min_new_tokens")}),
                "warning",
            ),
        ),
    ),
    Knob(
        "min_length", LENGTH, "int", 0, minimum=0, maximum=MAX_ID, slider_minimum=0, slider_maximum=512, step=1,
        needs=(unless_set("min_new_tokens"), ENDS),
        synonyms=("min tokens", "minimum length", "longer"),
        meaning="Do not let the text end before prompt and new tokens together reach this number.",
        explanation="The older of the two minimum lengths: it counts the prompt. Until then every end-of-sequence "
        "token is removed from the distribution.",
        conflicts=(
            Conflict(
                lambda c: c.get("min_new_tokens") is None and c.get("max_new_tokens") is None
                and c.get("max_length") is not None and (c.get("min_length") or 0) > c["max_length"],
                "Above max_length it cannot be reached.",
                "min_length is {min_length}, but max_length is {max_length}.",
                Fix("Set max_length to {min_length} or more.", {"max_length": ValueOf("min_length")}),
                "warning",
            ),
        ),
    ),
    Knob(
        "stop_strings", LENGTH, "list", None, shape=TEXTS, check=text_or_texts, editor="strings",
        synonyms=("stop sequences", "stop words", "stopping", "end", "halt", "antiprompt", "reverse prompt"),
        meaning="Stop as soon as the text ends with one of these.",
        explanation="They are matched against the text, not against tokens, so a stop string may begin or end inside "
        "a token, and may begin in the prompt. The string itself stays in the output, with anything else that its "
        "last token contains.",
        conflicts=(
            Conflict(
                lambda c: loop(c) in ("group_beam_search", "constrained_beam_search"),
                "Diverse and constrained beam search end only when all their running beams do so at the same step.",
                "In this search a stop string ends the run only if all beams write one at the same step.",
                Fix("Use eos_token_id with the token that should end a text, or another strategy."),
                "warning",
            ),
        ),
    ),
    Knob(
        "max_time", LENGTH, "float", None, minimum=0.0, maximum=86400, slider_minimum=1, slider_maximum=60, step=1,
        synonyms=("timeout", "seconds", "time limit", "stop", "stopping"),
        meaning="Stop after this many seconds.",
        explanation="The clock is checked after each step, so a run can last a little longer, and always writes at "
        "least one token. The same settings can then give texts of different lengths.",
    ),
]  # fmt: skip

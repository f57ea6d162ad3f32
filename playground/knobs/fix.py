"""What to do about a problem: a sentence for people, and the changes of knobs that it names, for a button.

Whoever writes the sentence gives the changes beside it: nothing is read from the sentence again. Knows no knob.
Standard library only.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from playground.texts import Text, said

Change = Mapping[str, Any]  # {knob: value}; None unsets the knob


@dataclass(frozen=True)
class Fix:
    """`sentence` says what to do. `change` is what a button does; None where no change of knobs helps. `otherwise` is
    the other change that the sentence names, for requests in which the first does not help."""

    sentence: str
    change: Change | None = None
    otherwise: Change | None = None


def only(change: Change, without: str = "") -> Fix:
    """The fix whose sentence says no more than its changes: this one, or leaving the knob `without` out.

    >>> only({"do_sample": True}, "top_p").sentence
    'Set do_sample to true, or leave top_p out.'
    """
    if without:
        sentence = said("{change}, or leave {name} out.", change=in_words(change), name=without)
        return Fix(sentence, change, {without: None})
    if list(change.values()) == [None]:
        (name,) = change
        return Fix(said("Leave {name} out.", name=name), change)
    return Fix(said("{change}.", change=in_words(change)), change)


def in_words(change: Change) -> Text:
    """The change, which is not empty, as a clause: "Set do_sample to true and unset top_k".

    >>> in_words({"do_sample": True, "top_k": None})
    'Set do_sample to true and unset top_k'
    """
    text = None
    for name, value in change.items():
        if value is None:
            words = {"name": name}
            text = said("{change} and unset {name}", change=text, **words) if text else said("Unset {name}", **words)
            continue
        words = {"name": name, "value": in_json(value)}
        if text:
            text = said("{change} and set {name} to {value}", change=text, **words)
        else:
            text = said("Set {name} to {value}", **words)
    return text


def in_json(value: object, longest: int = 60) -> str:
    """The value as a person would write it in JSON, cut after `longest` characters. Never raises.

    >>> in_json([True, None, "a text"])
    '[true, null, "a text"]'
    """
    try:
        text = json.dumps(value, ensure_ascii=False)
    except TypeError:  # no JSON has it, such as pairs of token ids as keys
        text = repr(value)
    except (ValueError, RecursionError):  # a number of ten thousand digits, a list a thousand deep
        is_number = isinstance(value, int)
        return said("a number of many thousand digits") if is_number else said("a value that is nested too deeply")
    return text if len(text) <= longest else text[:longest] + "..."

"""Files and links that somebody has spoilt on purpose, by the thousand: what a valid one becomes by a few changes."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

DEEP = "[" * 20_000 + "]" * 20_000
VALUES: list[Any] = [
    None, True, False, -1, 0, 0.5, 2**63, 10**400, -(10**30), 1e308, float("nan"), float("inf"), "", " ", "x", "\x00",
    "half \ud800", "A" * 20_000, "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "${7*7}", "{{7*7}}",
    "{% for i in range(9**9) %}", "=cmd|'/C calc'!A0", "../../../etc/passwd", "file:///etc/passwd",
    "http://169.254.169.254/", "a\r\nSet-Cookie: b", "(a+)+$", "\u0661\u0662", "\u202eright", [], [[]],
    [None] * 3, {}, {"": ""}, {"__proto__": {"x": 1}}, {"$ref": "#"}, {"type": "Finished"},
]  # fmt: skip


def spoilt_value(chance: random.Random, value: Any, changes: int = 2) -> Any:
    """A copy of JSON values with some of them replaced, taken out or said twice."""
    value = json.loads(json.dumps(value))
    for _ in range(changes):
        places = list(_places(value))
        if not places:
            return _one(chance)
        holder, key = chance.choice(places)
        kind = chance.random()
        if kind < 0.7:
            holder[key] = _one(chance)
        elif kind < 0.85:
            del holder[key]
        elif isinstance(holder, list):
            holder += [holder[key]] * chance.choice([1, 2, 50])
        else:
            holder[chance.choice(["x", "type", "format", "config", "prompt"])] = holder.pop(key)
    return value


def spoilt_text(chance: random.Random, text: str) -> str:
    """A text cut, put together wrongly, nested too deep, or with characters changed."""
    place = chance.randrange(len(text) + 1)
    kind = chance.randrange(6)
    if kind == 0:
        return text[:place]
    if kind == 1:
        put_in = ["\x00", "\ud800", "\ufeff", DEEP, "NaN", "1e999", '"', "\\u0000", "}"]
        return text[:place] + chance.choice(put_in) + text[place:]
    if kind == 2:
        return text + text
    if kind == 3:
        return text[place:] + text[:place]
    if kind == 4:
        old, new = chance.choice([":", ",", "{", '"', "1"]), chance.choice(["", ";", "[", "\n"])
        return text.replace(old, new, chance.choice([1, 3]))
    return "".join(chance.sample(text[:300], min(len(text), 300)))


def _one(chance: random.Random) -> Any:
    """One of the values, which the next change may change in turn: a list of ours put into itself has no end."""
    return copy.deepcopy(chance.choice(VALUES))


def dumped(value: Any) -> str:
    """JSON as somebody writes it who does not care for the standard: with NaN and halves of characters."""
    return json.dumps(value, ensure_ascii=True)


def _places(value: Any) -> Any:
    stack = [value]
    while stack:
        holder = stack.pop()
        for key in list(range(len(holder)) if isinstance(holder, list) else holder):
            yield holder, key
            if isinstance(holder[key], list | dict):
                stack.append(holder[key])

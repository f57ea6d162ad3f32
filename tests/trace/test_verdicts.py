"""What the first reader of events made of spoilt ones: what it refused is refused, and what it read is read alike.

`tests/golden/verdicts.json.gz` was written by that reader, before msgspec took its place, and is never written anew. It
has one event of each kind with all its fields, and for each place in it and each value of SPOILT a verdict in either
form: "-" for a refusal, else a checksum of what was read.
"""

from __future__ import annotations

import copy
import gzip
import json
import math
import re
import zlib
from pathlib import Path

import pytest

from playground.trace import event_from_dict, event_from_line, event_to_line

FILE = Path(__file__).parents[1] / "golden" / "verdicts.json.gz"
GONE, RENAMED, TWICE = object(), object(), object()
LATER = ("draw", "uniform", "ratio", "race", "share", "luck")
LONGER = r"(round/drafted|step/candidates)/\d+/\d+"
WIDTHS = {"drafted": 6, "candidates": 16}  # values that a row had; what is longer may be read now
SPOILT = [
    GONE, RENAMED, TWICE, None, True, 0, 1, -1, 1.0, 1.5, 1e308, 2**53 + 1, 2**63 - 1, 2**63, -(2**63), 2**70,
    10**400, math.nan, math.inf, -math.inf, "", "x", "Queued", "half \ud800", "<b>", [], [[]], [1], ["a", None], {},
    {"a": 1}, {"a": {"a": []}}, {"said": "Set {a}.", "values": {"a": 1}}, {"said": "Set {a}.", "values": {}},
    {"number": "1,000.5"}, {"type": "Finished"},
]  # fmt: skip


def places(value, path=()):
    """The path to everything inside plain data, with the whole of it first."""
    yield path
    for key, item in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(item, (*path, key))


def spoilt(event, path, value):
    """The plain event with one value in place of another; None where that place cannot be spoilt so."""
    if not path:
        return None if value in (GONE, RENAMED, TWICE) else value
    event = copy.deepcopy(event)
    *above, key = path
    holder = event
    for each in above:
        holder = holder[each]
    if value is GONE:
        del holder[key]
    elif value is TWICE and isinstance(holder, list):
        holder.append(holder[key])
    elif value is RENAMED and isinstance(holder, dict):
        holder["renamed"] = holder.pop(key)
    elif value is TWICE or value is RENAMED:
        return None
    else:
        holder[key] = value
    return event


def verdict(form, event):
    """What the reader of this form makes of plain data."""
    try:
        read = event_from_dict(event) if form == "dict" else event_from_line(json.dumps(event))
    except ValueError:
        return "-"
    line = json.loads(event_to_line(read), object_hook=as_then)
    return f"{zlib.crc32(repr(line).encode('utf-8', 'surrogatepass')) & 0xFFFF:x}"


def as_then(data):
    """Plain data without the fields that came later: nothing is in them."""
    for name, width in WIDTHS.items():
        if isinstance(data.get(name), list):
            data[name] = [row[:width] if isinstance(row, list) else row for row in data[name]]
    return {name: value for name, value in data.items() if name not in LATER or value not in (None, [])}


def is_longer(form, place, value):
    """Whether a row has become longer, by a value for which there is a field now."""
    return form == "line" and value is TWICE and re.fullmatch(LONGER, place) is not None


def verdicts(form, event):
    """Of each place in an event, what becomes of it with each value."""
    for path in places(event):
        tried = [spoilt(event, path, value) for value in SPOILT]
        yield "/".join(map(str, path)), [verdict(form, each) for each in tried]


RECORDED = json.loads(gzip.decompress(FILE.read_bytes())) if FILE.exists() else {}


@pytest.mark.parametrize("form", ["dict", "line"])
@pytest.mark.parametrize("number", range(11))
def test_a_spoilt_event_is_refused_or_read_as_it_was(form, number):
    recorded = RECORDED[form][number]
    differ = [
        (place, SPOILT[i], was, now)
        for (place, found), (same_place, held) in zip(
            verdicts(form, recorded["event"]), recorded["verdicts"].items(), strict=True)
        for i, (was, now) in enumerate(zip(held.split(), found, strict=True))
        if place != same_place or (was != now and not is_longer(form, place, SPOILT[i]))
    ]  # fmt: skip
    assert differ == []

"""A picture or a sound as plain data, as the field `media` of a request holds it. Standard library alone.

Each is an object with "kind" ("image" or "audio"), "sha256" (of its file, as hexadecimal digits) and "preview": of an
image a small PNG in base64, with its "width" and "height" in pixels; of a sound its peaks from 0 to 100, at most
PEAKS of them, with its "seconds" and its "rate" in samples a second. "data" is the whole, in base64: an image as PNG,
a sound as FLAC with one channel. It is missing where only the run was kept. "message" and "at" say where it stands:
before the character `at` of that message (or of the prompt).
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping

from playground.trace.wire import Json

KINDS = ("image", "audio")
PEAKS = 240


def told(media: Mapping[str, object]) -> dict[str, Json]:
    """What is kept of it with a run, in links to files and in logs: everything but the whole."""
    return {name: value for name, value in media.items() if name != "data"}


def data_of(media: Mapping[str, object]) -> bytes | None:
    """Its file; None where it is missing, or is no base64."""
    data = media.get("data")
    if not isinstance(data, str):
        return None
    try:
        return base64.b64decode(data, validate=True)
    except (binascii.Error, ValueError):
        return None

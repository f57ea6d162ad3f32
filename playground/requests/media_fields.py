"""The field `media` of a request: pictures and sounds as plain data, and what is wrong with it before anything runs.

What the files hold was looked at when they were read (`playground/media/reading.py`); here it is the form of the data
and the limits of the instance. Standard library only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from playground.knobs.spec import is_int, is_number
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import error
from playground.settings import Settings
from playground.texts import said
from playground.trace.events import Diagnostic

FORMS = {"image": ("width", "height"), "audio": ("seconds", "rate")}
_BYTES = 4 / 3  # characters of base64 for each byte
_LOSSLESS = 8  # a photo in PNG takes at most so many times what it takes in JPEG


def media_problems(request: GenerationRequest, settings: Settings) -> Iterator[Diagnostic]:
    """What is wrong with `request.media`, the first thing alone. Never raises, whatever it holds."""
    yield from list(_problems(request, settings))[:1]
    if request.media and request.read_prompt:
        message = said("A prompt with pictures or sounds is not scored itself: read_prompt has no effect.")
        yield Diagnostic("read_prompt", "info", message)


def _problems(request: GenerationRequest, settings: Settings) -> Iterator[Diagnostic]:
    media = request.media
    if not isinstance(media, list):
        message = said("media must be a list of pictures and sounds.")
        yield error("media", message, said("Use read_media, or leave it out."))
        return
    if len(media) > settings.max_media:
        yield too_many(len(media), settings)
        return
    for number, each in enumerate(media, 1):
        if not is_well_formed(each):
            message = said("Picture or sound {number} is not in the form that read_media gives.", number=number)
            yield error("media", message, said("Make it with read_media."))
        elif each.get("data") is None:
            message = said("Picture or sound {number} was not kept with the run.", number=number)
            yield error("media", message, said("Add the file again."))
        elif len(each["data"]) > settings.max_media_mb * 1_000_000 * _BYTES * _LOSSLESS:
            message = said("Picture or sound {number} is too large for this server.", number=number)
            yield error("media", message, said("Make it smaller."))
        elif each["kind"] == "audio" and each["seconds"] > settings.max_audio_seconds:
            message = said("The sound has {count} seconds; this server reads at most {limit}.",
                           count=str(each["seconds"]),
                           limit=str(settings.max_audio_seconds))  # fmt: skip
            yield error("media", message, said("Give a shorter part of it."))
        else:
            yield from _place_problems(each, number, request)


def is_well_formed(value: object) -> bool:
    """Whether this is a picture or a sound as plain data, with its file or without."""
    if not isinstance(value, Mapping) or value.get("kind") not in ("image", "audio"):
        return False
    numbers = [value.get(name) for name in FORMS[value["kind"]]]
    texts = [value.get("sha256"), value["data"] if value.get("data") is not None else ""]
    return all(is_number(each) and each > 0 for each in numbers) and all(isinstance(each, str) for each in texts)


def _place_problems(media: Mapping[str, object], number: int, request: GenerationRequest) -> Iterator[Diagnostic]:
    index, at = media.get("message"), media.get("at")
    if index is not None:
        count = len(request.messages) if isinstance(request.messages, list) else 0
        if not is_int(index) or not 0 <= index < count:
            message = said("Picture or sound {number} belongs to a message that does not exist.", number=number)
            yield error("media", message, said("Give the index of a message, from 0 on, or leave message out."))
            return
    if at is not None and (not is_int(at) or at < 0):
        message = said("Picture or sound {number}: at must be a number of characters from 0 on.", number=number)
        yield error("media", message, said("Leave it out: then it is placed before the text."))


def too_many(count: int, settings: Settings) -> Diagnostic:
    """The problem of so many pictures and sounds."""
    message = said("There are {count} pictures and sounds; this server reads at most {limit}.",
                   count=str(count), limit=str(settings.max_media))  # fmt: skip
    return error("media", message, said("Leave some out."))

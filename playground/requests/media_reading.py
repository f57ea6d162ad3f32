"""Reads what a person gives as the pictures and sounds of a request: files, images, samples, content parts of messages.

Their plain data is looked at in `media_fields.py`. Needs Pillow and soundfile, which nothing else of a request does.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from playground.media import MediaError, read_media, read_sent_media
from playground.requests.media_fields import FORMS, is_well_formed, too_many
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.request_problems import request_error
from playground.settings import Settings
from playground.texts import said


def with_media_read(request: GenerationRequest, settings: Settings, sent: bool = False) -> GenerationRequest:
    """The request with `media` as plain data: paths, bytes, images and samples are read, and so are those that stand as
    content parts in messages ({"type": "image", "image": ...} or {"type": "audio", "audio": ...}), each of which
    belongs at its place. Where it was `sent` by somebody else, only plain data is taken, and that is read anew. Raises
    RequestError for what cannot be read."""
    messages, placed = _taken_out(request.messages)
    media = request.media if isinstance(request.media, list | tuple) else [request.media]
    is_read = not media or (not sent and all(map(is_well_formed, media)))
    if is_read and not placed and isinstance(request.media, list):
        return request
    if len(media) + len(placed) > settings.max_media:
        raise RequestError([too_many(len(media) + len(placed), settings)])
    read = []
    for number, (value, place) in enumerate([*((value, {}) for value in media), *placed], 1):
        try:
            if sent:
                plain = read_sent_media(value, settings)
            else:
                plain = value if is_well_formed(value) else read_media(value, settings)
            read.append(plain | place)
        except MediaError as error:
            message = said("Picture or sound {number}: {why}", number=number, why=error.message)
            raise request_error("media", message, error.fix) from error
    return dataclasses.replace(request, messages=messages, media=read)


def _taken_out(messages: object) -> tuple[object, list[tuple[object, dict[str, int]]]]:
    """The messages with texts as their contents, and each picture or sound with its place. As they are where a content
    part is something else, for `check` to say so."""
    if not isinstance(messages, list) or not any(
        isinstance(each, Mapping) and isinstance(each.get("content"), list) for each in messages
    ):
        return messages, []
    texts, placed = [], []
    for index, message in enumerate(messages):
        content = message.get("content") if isinstance(message, Mapping) else None
        if isinstance(content, list):
            text = ""
            for part in content:
                kind = part.get("type") if isinstance(part, Mapping) else None
                if kind == "text" and isinstance(part.get("text"), str):
                    text += part["text"]
                elif kind in FORMS and kind in part:
                    placed.append((part[kind], {"message": index, "at": len(text)}))
                else:
                    return messages, []
            message = {**message, "content": text}
        texts.append(message)
    return texts, placed

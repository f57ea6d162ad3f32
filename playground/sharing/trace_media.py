"""The files that a run has read, in its saved trace where a person asks for that, and out of one that is opened.

A trace itself keeps no files. Those in a file that is opened come from anybody: they are read again, like what is
uploaded, and what cannot be read is left out.
"""

from __future__ import annotations

from playground.media import MediaError, read_sent_media, told
from playground.requests.media_fields import is_well_formed
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Started, Trace, replace


def with_files(trace: Trace, request: GenerationRequest) -> Trace:
    """The trace with the files of the request's pictures and sounds, which it has read."""
    return _with_media(trace, [dict(each) for each in request.media])


def without_files(trace: Trace, settings: Settings) -> tuple[Trace, list[dict[str, object]]]:
    """The trace as it is kept, and the pictures and sounds whose files were in it, each once."""
    media = trace.started.request.get("media") if trace.started else None
    if not isinstance(media, list) or not all(map(is_well_formed, media)):
        return trace, []
    files = {}
    for each in media[: settings.max_media]:
        if each.get("data") is not None:
            try:
                read = read_sent_media(each, settings)
            except MediaError:
                continue
            files[read["sha256"]] = read
    return _with_media(trace, [told(each) for each in media]), list(files.values())


def _with_media(trace: Trace, media: list[dict[str, object]]) -> Trace:
    def changed(started: Started) -> Started:
        return replace(started, request=started.request | {"media": media})

    return Trace.fold(changed(event) if isinstance(event, Started) else event for event in trace.events())

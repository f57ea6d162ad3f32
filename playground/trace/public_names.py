"""What a model is called in a file: by its name, never by where it lies on this machine.

A bundled name and a Hub id stay as they are; of a path, the last part is kept, as "./my-model": that opens in the
folder that holds the model. Which weights it had, `Provenance.weights` says. Knows names alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec.structs import replace

from playground.trace.events import Event, Failed, Started
from playground.trace.wire import Json

_PATH = re.compile(r"[/\\~]|\.{1,2}[/\\]|[A-Za-z]:[/\\]|[^/\\?]+[/\\][^/\\?]+[/\\]")
OF_A_FOLDER = "./"  # how what stands for a path begins
_SEPARATOR = re.compile(r"[/\\]")
_ADAPTER = re.compile(r"(?<=[?&]adapter=)[^&]*")
_FIELDS = ("model", "assistant", "custom_generate")  # of a request: each may be a folder


def public_name(name: str) -> str:
    """What stands for this name of a model (or of another folder) in files; its options stay.

    >>> public_name("HuggingFaceTB/SmolLM2-135M")
    'HuggingFaceTB/SmolLM2-135M'
    >>> public_name("/home/ada/my-model?dtype=bfloat16")
    './my-model?dtype=bfloat16'
    """
    place, mark, options = name.partition("?")
    return _short(place) + mark + _ADAPTER.sub(lambda found: _short(found[0]), mark + options).removeprefix(mark)


def _short(place: str) -> str:
    return OF_A_FOLDER + _SEPARATOR.split(place.rstrip("/\\"))[-1] if _PATH.match(place) else place


def public_request(request: dict[str, Json]) -> dict[str, Json]:
    """A request as plain data, with its names as they stand in files.

    >>> public_request({"model": "/home/ada/my-model", "prompt": "Hello"})
    {'model': './my-model', 'prompt': 'Hello'}
    """
    named = {name: public_name(request[name]) for name in _FIELDS if isinstance(request.get(name), str)}
    return {name: named.get(name, value) for name, value in request.items()}


def name_here(name: str, known: Iterable[str]) -> str:
    """Of a name from a file or a link, that under which one of the `known` models is called so in files, where there is
    just one; else the name as it is.

    Of two models with this name nobody knows which is meant:

    >>> name_here("./my-model", ["stories", "/home/ada/my-model"])
    '/home/ada/my-model'
    >>> name_here("./my-model", ["/home/ada/my-model", "/home/bob/my-model"])
    './my-model'
    """
    if not name.startswith(OF_A_FOLDER):
        return name
    fitting = [each for each in known if public_name(each) == name]
    return name if name in fitting or len(fitting) != 1 else fitting[0]


def without_paths(text: str, names: dict[str, str]) -> str:
    """The text with each of these names, the longest first, as it stands in files.

    >>> without_paths("No room for /home/ada/my-model.", {"/home/ada/my-model": "./my-model"})
    'No room for ./my-model.'
    """
    for name in sorted(names, key=len, reverse=True):
        text = text if names[name] == name else text.replace(name, names[name])
    return text


def names_in(event: Started | None) -> dict[str, str]:
    """The names that a run was asked with, and how they stand in files.

    >>> names_in(Started("/home/ada/my-model", "sample", 1, "Hello", [], {}, {}, [], 20))
    {'/home/ada/my-model': './my-model'}
    """
    if event is None:
        return {}
    asked = (event.model, event.assistant, *(event.request.get(name) for name in _FIELDS))
    return {name: public_name(name) for name in asked if isinstance(name, str)}


def public_event(event: Event, names: dict[str, str]) -> Event:
    """The event as it stands in files.

    >>> public_event(Failed("No room for /home/ada/my-model."), {"/home/ada/my-model": "./my-model"}).message
    'No room for ./my-model.'
    """
    if isinstance(event, Started):
        assistant = event.assistant and public_name(event.assistant)
        request = public_request(event.request)
        return replace(event, model=public_name(event.model), assistant=assistant, request=request)
    if isinstance(event, Failed) and any(name != short for name, short in names.items()):
        message, fix = without_paths(event.message, names), without_paths(event.fix, names)
        return replace(event, message=message, fix=fix)
    return event

"""What is said where another server does not answer, refuses, or breaks off.

Knows the errors of httpx and statuses of HTTP. The key is never in what it says, even where a server repeats it.
"""

from __future__ import annotations

import json

import httpx

from playground.errors import Failure
from playground.texts import Text, said
from playground.trace import Diagnostic, Failed
from playground.trace.wire import Json

_FIELDS = {
    "max_tokens": "max_new_tokens", "max_completion_tokens": "max_new_tokens", "n": "num_return_sequences",
    "stop": "stop_strings", "top_logprobs": "top_candidates", "logprobs": "top_candidates",
}  # fmt: skip
_MOST = 500  # characters of what a server says


class Refused(Failure):
    """The server has answered with a status that is no answer."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(str(status))
        self.status, self.body = status, body


class Broken(Failure):
    """The answer ended before the server had said why."""

    def __init__(self, num_tokens: int) -> None:
        super().__init__(str(num_tokens))
        self.num_tokens = num_tokens


def failure(error: Exception, address: str, model: str, key: str, seconds: float) -> Failed:
    """The last event of a run that ended in this error. `seconds` is how long the server was waited for."""
    if isinstance(error, Refused):
        return _of_status(error, address, model, key)
    if isinstance(error, httpx.ConnectTimeout | httpx.ConnectError):
        message = said("No server answers at {address}.", address=address)
        return Failed(message, said("Start it, or correct --base-url and start the playground again."), "NoServer")
    if isinstance(error, httpx.TimeoutException):
        message = said("The server at {address} was silent for {seconds} seconds.", address=address, seconds=seconds)
        return Failed(message, said("Look at its log, or try again."), "Timeout")
    if isinstance(error, Broken):
        message = said("The server cut its answer short (tokens received: {count}).", count=error.num_tokens)
        return Failed(message, said("Look at its log, or try again."), "BrokenOff")
    if isinstance(error, httpx.HTTPError):
        message = said("The connection to the server at {address} was lost.", address=address)
        return Failed(message, said("Look at its log, or try again."), "BrokenOff")
    if isinstance(error, ValueError):  # it speaks for itself
        told = error.args[0] if error.args else ""
        message = told if isinstance(told, Text) else said("The server's answer is not in OpenAI’s format.")
        if key and key in message:
            message = said("The server answered with an error: {message}", message=_without(key, message))
        return Failed(message, said("Look at its log, or try again."), "BadAnswer")
    raise error


def _of_status(error: Refused, address: str, model: str, key: str) -> Failed:
    reason, param = _told(error.body)
    words = {"reason": _without(key, reason) or f"HTTP {error.status}"}
    if error.status in (401, 403):
        message = said("The server at {address} does not accept the key: {reason}", address=address, **words)
        fix = said("Set PLAYGROUND_BACKEND_KEY to one of its keys, and start the playground again.")
        return Failed(message, fix, "Key")
    if error.status == 404:
        message = said("The server at {address} does not have {model}: {reason}", address=address, model=model, **words)
        fix = said("Choose a model from its list.")
        return Failed(message, fix, "ModelNotFound", [Diagnostic("model", "error", message, fix)])
    if error.status == 429:
        message = said("The server accepts no more requests now: {reason}", **words)
        return Failed(message, said("Try again later."), "Busy")
    if error.status >= 500:
        message = said("The server has failed: {reason}", **words)
        return Failed(message, said("Look at its log, or try again."), "ServerError")
    message = said("The server refuses this request: {reason}", **words)
    knob = _FIELDS.get(param, param) or "request"
    return Failed(message, "", "Refused", [Diagnostic(knob, "error", message)])


def _told(body: bytes) -> tuple[str, str]:
    """What the server says, and the field that it names."""
    try:
        data: Json = json.loads(body)
    except ValueError:
        return "", ""
    error = data.get("error", data) if isinstance(data, dict) else None
    if isinstance(error, str):
        return error[:_MOST], ""
    if not isinstance(error, dict):
        return "", ""
    reason, param = error.get("message") or error.get("detail") or "", error.get("param")
    return str(reason)[:_MOST], param if isinstance(param, str) else ""


def _without(key: str, text: str) -> str:
    return text.replace(key, "…") if key else text

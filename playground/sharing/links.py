"""A request as the query of a web address, and back: `?run=1.<checksum>.<payload>`, or parameters that people write.

A link is a request and nothing more. It starts nothing, opens nothing and allows nothing: whoever follows it sees the
page filled in, and what they then run is checked against the limits of the instance like any other request.
"""

from __future__ import annotations

import base64
import difflib
import json
import re
import zlib
from collections.abc import Callable, Mapping

from playground.errors import CallerError
from playground.knobs import KNOBS
from playground.knobs.spec import in_json, is_int
from playground.presets.presets import PRESETS, apply_preset, default_preset
from playground.requests.config_values import well_formed
from playground.requests.forced_text import is_ids
from playground.requests.request import GenerationRequest
from playground.texts import Text, numeral, said
from playground.trace import Token
from playground.trace.public_names import OF_A_FOLDER, public_request
from playground.trace.wire import Json

VERSION = 1
MAX_LINK = 8_000  # characters: what browsers, servers and chat programs pass on
MAX_JSON = 1_000_000  # bytes of a request, once it is unpacked

_COPY_AGAIN = said("Copy the whole link again, or ask for a new one.")
# A pattern of what hosts and advertisers add to any address: a Space has ?__theme=dark.
HOST_PARAMETERS = "_.*|utm_.*|fbclid|gclid|ref"
_FOREIGN_PARAMETERS = re.compile(  # of Gradio, the front door, lessons and classes
    f"{HOST_PARAMETERS}|deep_link|scene|lesson|step|room|by|lock|strategy|weights"
)


class LinkError(CallerError):
    """A link that holds no request, or a request that fits into no link. The text says why, and what to do."""


def to_query(request: GenerationRequest, weights: str | None = None) -> str:
    """The query for `request`: "run=1.<checksum>.<payload>", to be put after the "?" of the page's address.

    The payload is the request's JSON, without pictures and sounds and fields that have their default, compressed and
    in base64url. A folder of this machine is in it by its name alone, and then `weights`, the SHA-256 of the model's,
    are named beside it. Raises LinkError where it is too long for a link.
    """
    defaults = GenerationRequest("").to_dict()
    asked = public_request(request.to_dict()) | {"media": []}  # pictures and sounds stay out of links
    fields = {name: value for name, value in asked.items() if name == "model" or value != defaults[name]}
    try:
        text = json.dumps(fields, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError):
        raise LinkError(
            said("This request holds values that no link can carry. Use only JSON values, such as text and numbers.")
        ) from None
    payload = base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    query = f"run={VERSION}.{_checksum(payload)}.{payload}"
    if weights and asked["model"].startswith(OF_A_FOLDER):
        query += f"&weights={weights}"
    if len(query) > MAX_LINK:
        raise LinkError(
            said(
                "This is too long for a link: {count} characters, of at most {most}. Save the run as a file and send "
                "that instead.",
                count=numeral(f"{len(query):,}"), most=numeral(f"{MAX_LINK:,}"),
            )
        )  # fmt: skip
    return query


def from_query(
    params: Mapping[str, str],
    tokens: Callable[[str, str], list[Token]] | None = None,
    default_model: str = "stories",
) -> GenerationRequest | None:
    """The request in the parameters of an address, None where they hold none. Raises LinkError.

    Either `run`, as `to_query` writes it, or single parameters: the fields of a request (model, prompt, seed, ...),
    `preset`, and fields of GenerationConfig with JSON values, such as ?prompt=Once&seed=1&preset=beam&num_beams=6.
    Without `preset` only the fields that are named are set; where none is, the model's default preset applies.
    `tokens(model, text)` is an engine's, for presets that force words.
    """
    names = [name for name in params if name == "run" or name in _FIELDS or name in KNOBS or name == "preset"]
    strangers = [name for name in params if name not in names and not _FOREIGN_PARAMETERS.fullmatch(name)]
    if "run" in names:
        if len(names) > 1:
            other = next(name for name in names if name != "run")
            raise LinkError(said("A link has either run or single parameters. Leave run or {name} out.", name=other))
        return _decode_payload(params["run"])
    for name in strangers:  # alone they may be meant for somebody else, unless they look like a slip of the pen
        near = difflib.get_close_matches(name[:100].lower(), [*_FIELDS, *KNOBS, "preset", "run"], n=1, cutoff=0.75)
        if near or names:
            fix = said("Leave it out, or write the name of a knob.")
            if near:
                fix = said("Did you mean {near}?", near=near[0])
            raise _link_error(said("A link has no parameter {name}.", name=in_json(name)), fix)
    return _read(params, names, tokens, default_model) if names else None


def weights_in(params: Mapping[str, str]) -> str | None:
    """The SHA-256 of the weights that a link names beside a model of the machine where it was made."""
    found = params.get("weights", "")
    return found if re.fullmatch("[0-9a-f]{64}", found) else None


def _link_error(message: str, fix: str) -> LinkError:
    return LinkError(said("{a} {b}", a=message, b=fix))


# ------------------------------------------------------------------------------------------------------ the payload


def _checksum(payload: str) -> str:
    return f"{zlib.crc32(payload.encode()):08x}"


def _decode_payload(text: str) -> GenerationRequest:
    if len(text) > MAX_LINK:
        raise LinkError(
            said(
                "This link is longer than {most} characters. Ask for the run as a file instead.",
                most=numeral(f"{MAX_LINK:,}"),
            )
        )
    version = text.partition(".")[0]
    if re.fullmatch("[0-9]{1,9}", version) and int(version) != VERSION:
        raise LinkError(
            said("This link was made by another version of the playground. Ask for the run as a file instead.")
        )
    parts = re.fullmatch(rf"{VERSION}\.([0-9a-f]{{8}})\.([A-Za-z0-9_-]+)", text)
    if parts is None or _checksum(parts[2]) != parts[1]:
        raise _link_error(said("This link is damaged: part of it was cut off or changed on the way."), _COPY_AGAIN)
    try:
        unpacking = zlib.decompressobj()
        packed = base64.urlsafe_b64decode(parts[2] + "=" * (-len(parts[2]) % 4))
        content = unpacking.decompress(packed, MAX_JSON)
        if not unpacking.eof:
            message = said("This link unpacks to more than {most} bytes, or not at all.", most=numeral(f"{MAX_JSON:,}"))
            raise _link_error(message, _COPY_AGAIN)
        return _request(json.loads(content))
    except LinkError:
        raise
    except (zlib.error, ValueError, RecursionError):  # no base64, no JSON, no request, or one with unknown fields
        raise _link_error(said("This link holds no request that this version understands."), _COPY_AGAIN) from None


def _is_messages(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(item, dict) and all(isinstance(part, str) for pair in item.items() for part in pair)
        for item in value
    )


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _is_number(value: object) -> bool:
    return is_int(value) or isinstance(value, float)


# Every field of a request: whether it may be null, what it must be, and how that is called.
_FIELDS: dict[str, tuple[bool, Callable[[object], bool], Text]] = {
    "model": (False, _is_text, said("a string")),
    "prompt": (False, _is_text, said("a string")),
    "messages": (True, _is_messages, said("a list of messages")),
    "seed": (True, is_int, said("a whole number")),
    "top_candidates": (False, is_int, said("a whole number")),
    "assistant": (True, _is_text, said("a string")),
    "negative_prompt": (True, _is_text, said("a string")),
    "presence_penalty": (False, _is_number, said("a number")),
    "frequency_penalty": (False, _is_number, said("a number")),
    "reasoning_budget": (True, is_int, said("a whole number")),
    "return_timestamps": (False, _is_bool, said("true or false")),
    "structured_output": (True, lambda value: isinstance(value, dict), said("a JSON object")),
    "custom_generate": (True, _is_text, said("a string")),
    "custom_generate_kwargs": (True, lambda value: isinstance(value, dict), said("a JSON object")),
    "denoising": (True, lambda value: isinstance(value, dict), said("a JSON object")),
    "given": (True, lambda value: _is_text(value) or is_ids(value), said("a string, or a list of token ids")),
    "only_given": (False, _is_bool, said("true or false")),
    "luck_of": (True, is_ids, said("a list of two whole numbers")),
    "watch": (False, is_ids, said("a list of token ids")),
    "read_prompt": (False, _is_bool, said("true or false")),
    "check_scores": (False, _is_bool, said("true or false")),
    "template": (True, lambda value: isinstance(value, dict), said("a JSON object")),
    "media": (False, lambda value: value == [], said("an empty list: no link carries pictures and sounds")),
}


def _request(data: object) -> GenerationRequest:
    """The request, with every field of its type; what is in them is for `check`. Raises ValueError."""
    request = GenerationRequest.from_dict(data)
    for name, (optional, fits, what) in _FIELDS.items():
        value = getattr(request, name)
        if not (fits(value) or (optional and value is None)):
            raise ValueError(f"{name} must be {what}")
    if not isinstance(request.config, dict):
        raise ValueError("config must be an object")
    return request


# ------------------------------------------------------------------------------------------------ single parameters


def _read(
    params: Mapping[str, str],
    names: list[str],
    tokens: Callable[[str, str], list[Token]] | None,
    default_model: str,
) -> GenerationRequest:
    fields = {name: _field(name, params[name]) for name in names if name in _FIELDS}
    fields.setdefault("model", default_model)
    config = {name: _setting(name, params[name]) for name in names if name in KNOBS}
    model, preset = fields["model"], params.get("preset")
    if preset is None and not config:
        preset = default_preset(model)
    if preset is not None:
        if preset not in PRESETS:
            near = difflib.get_close_matches(preset[:100].lower(), PRESETS, n=1)
            fix = said("There are {names}.", names=", ".join(PRESETS))
            if near:
                fix = said("Did you mean {near}?", near=near[0])
            raise _link_error(said("There is no preset {name}.", name=in_json(preset)), fix)
        applied = apply_preset(PRESETS[preset], model, tokens and (lambda text: tokens(model, text)))
        for note in applied.notes:
            if note.knob not in config and note.knob not in fields:
                raise _link_error(note.message, note.fix)
        config = applied.config | config
        if applied.assistant is not None:
            fields.setdefault("assistant", applied.assistant)
    return GenerationRequest(**fields, config=config)


def _field(name: str, text: str) -> Json:
    _, fits, what = _FIELDS[name]
    value = text if fits("") else json_or_text(text)  # text stands in a link as it is
    if not fits(value):
        raise LinkError(
            said("{name} is {value} in this link: it must be {what}.", name=name, value=in_json(text), what=what)
        )
    return value


def _setting(name: str, text: str) -> Json:
    """A field of GenerationConfig: JSON, or plain text where the knob takes that. null leaves it to the model."""
    value = json_or_text(text)
    for form in (value, text):
        values, problems = well_formed({name: form})
        if values or (form is None and not problems):
            return form
    _, (problem, *_) = well_formed({name: text if value is None else value})
    raise _link_error(problem.message, problem.fix)


def json_or_text(text: str) -> Json:
    """What the JSON says; a text that is none as it is."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text

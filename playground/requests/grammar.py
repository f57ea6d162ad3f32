"""A form for the output, as a person writes it, in the language of the library that holds texts to it (llguidance).

Knows no tokens and no models: `generation/structured_output.py` applies a grammar to them. llguidance is imported
when it is first needed, and where it is missing the message says how to get it."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Mapping
from typing import Any

from playground.errors import CallerError
from playground.texts import Text, said
from playground.trace.wire import Json

PACKAGE = "llguidance==1.9.1"

# Without forcing, any tokens that spell the text are allowed, not only those that a tokenizer would choose for it.
_HEADER = '%llguidance {"no_forcing": true}\nstart: '
# JSON as json.dumps writes it. With free whitespace small models write blanks until the length limit.
_JSON_STYLE = {"whitespace_flexible": False, "item_separator": ", ", "key_separator": ": "}


class StructureError(CallerError):
    """A form that texts cannot be held to."""


def problem(form: Mapping[str, object]) -> StructureError | None:
    """What is wrong with a `structured_output` of the right shape, in the library's words; None if it compiles."""
    try:
        library()  # not remembered where it is missing: it may be installed in the next moment
    except StructureError as error:
        return error
    return _problem(json.dumps(dict(form), default=list))


OPEN = said(
    "The text reached its length limit before its JSON was complete: the schema lets it add fields that it does not "
    "name."
)
CLOSE = said("Set additionalProperties to false in the schema.")


def is_open(form: Mapping[str, object] | None) -> bool:
    """Whether a `structured_output` is a JSON schema in which an object may have more fields than are named, so that
    a model need never come to its end. Parts of `allOf` may: each names only some of the fields."""
    try:
        return _is_open((form or {}).get("json_schema"))
    except RecursionError:
        return False


def _is_open(schema: object) -> bool:
    if isinstance(schema, list):
        return any(map(_is_open, schema))
    if not isinstance(schema, Mapping):
        return False
    if "properties" in schema and not schema.keys() & {"additionalProperties", "allOf", "$ref"}:
        return True
    named = [schema[name] for name in ("properties", "patternProperties", "$defs", "definitions") if name in schema]
    parts = [part for each in named if isinstance(each, Mapping) for part in each.values()]
    inside = ("items", "prefixItems", "anyOf", "oneOf", "additionalProperties")
    return any(map(_is_open, [*parts, *(schema[name] for name in inside if name in schema)]))


def grammar(form: Mapping[str, Json]) -> str:
    """The grammar of a `structured_output`, which must match the whole text.

    A regular expression is in the syntax of Rust's regex crate: no look-around and no backreferences; \\d is 0 to 9. A
    JSON schema is written with one space after commas and colons, which its own "x-guidance" can change.
    """
    ((kind, content),) = form.items()
    match kind:
        case "json_schema":
            own = content.get("x-guidance", {})  # what is no object is refused by the library, in its words
            style = _JSON_STYLE | own if isinstance(own, Mapping) else own
            return f"{_HEADER}%json {json.dumps(dict(content) | {'x-guidance': style})}"
        case "choices":
            content = "|".join("".join(map(_literal, choice)) for choice in content)
        case "regex" if (len(content) - len(content.rstrip("\\"))) % 2:  # llguidance would drop it
            message = said("The regular expression cannot be used: it ends in a single backslash.")
            raise StructureError(message, said("Write two of them for a backslash in the text."))
    return f"{_HEADER}TEXT\nTEXT: /{library().regex_to_lark(content, use_ascii='d')}/"


def library() -> Any:
    """The module llguidance. Raises StructureError where it is not installed."""
    try:
        import llguidance
    except ImportError:
        message = said("structured_output needs the package {package}, which is not installed.",
                       package=PACKAGE.partition("=")[0])  # fmt: skip
        raise StructureError(message, said("Run: pip install {package}", package=PACKAGE)) from None
    return llguidance


def limits() -> Any:
    """What a grammar may cost, as the library counts it: some 100 MB of lexer states, steps of some milliseconds."""
    return library().LLParserLimits(max_lexer_states=50_000, verbose_errors=False)


def reason(text: str) -> str:
    """The library's message without the grammar that it quotes, which the person has not written."""
    text = text.split("\n   1 |")[0]
    if told := re.search(r"^error: (.+)$", text, re.MULTILINE):
        return told[1].strip()
    text = re.sub(r"^at \d+\(\d+\): (failed to compile JSON schema: )?", "", text.strip())
    text = re.sub(r"^invalid regex .*? \(in regex\): ", "", text, flags=re.DOTALL)
    return text.splitlines()[0][:300] if text else "unknown"


def _literal(character: str) -> str:
    return character if character.isascii() and character.isalnum() else f"\\x{{{ord(character):x}}}"


@functools.lru_cache(maxsize=64)
def _problem(form_json: str) -> StructureError | None:
    form = json.loads(form_json)
    try:
        matcher = library().LLMatcher
        is_error, messages = matcher.validate_grammar_with_warnings(
            matcher.grammar_from_lark(grammar(form)), limits=limits()
        )
    except StructureError as error:
        return error
    (kind,) = form
    if not is_error:
        return None
    return StructureError(*_refused(kind, reason(messages[0]).rstrip(".")))


def _refused(kind: str, why: str) -> tuple[Text, Text]:
    match kind:
        case "regex":
            return (said("The regular expression cannot be used: {why}.", why=why),
                    said("Change the regular expression. It has the syntax of Rust's regex crate."))
        case "json_schema":
            return said("The JSON schema cannot be used: {why}.", why=why), said("Change the JSON schema.")
    return said("The list of choices cannot be used: {why}.", why=why), said("Change the choices.")  # fmt: skip

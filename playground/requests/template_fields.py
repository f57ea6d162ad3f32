"""The field `template` of a request: what its chat template gets beside the messages, and what is wrong with that.

Which of it a model's template reads is known to the model's side (`models/chat_templates.py`). Standard library only.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from keyword import iskeyword

from playground.requests.request import GenerationRequest
from playground.requests.request_problems import error
from playground.texts import numeral, said
from playground.trace.events import Diagnostic

MAX_TEMPLATE = 100_000  # characters of its JSON: more than anybody writes by hand
PARTS = ("arguments", "tools", "documents", "continue_final_message")
# The parameters of `apply_chat_template`, and what it hands to every template.
RESERVED = (
    "self", "conversation", "messages", "tools", "documents", "chat_template", "add_generation_prompt",
    "continue_final_message", "tokenize", "sanitize_control_tokens", "padding", "truncation", "max_length",
    "return_tensors", "return_dict", "return_assistant_tokens_mask", "tokenizer_kwargs", "conversations",
)  # fmt: skip


def template_problems(request: GenerationRequest) -> Iterator[Diagnostic]:
    """What is wrong with `request.template`, the first thing alone. Never raises, whatever it holds."""
    value = request.template
    if value is None:
        return
    if not isinstance(value, Mapping) or (strange := [name for name in value if name not in PARTS]):
        message = said("template must be an object with no other fields than {fields}.", fields=", ".join(PARTS))
        if isinstance(value, Mapping) and strange and isinstance(strange[0], str):
            message = said("template has no field {field}.", field=repr(strange[0]))
        yield error("template", message, said("Use {fields}.", fields=", ".join(PARTS)))
        return
    found = list(_part_problems(value))[:1] or list(_size_problems(value))
    yield from found
    if not found and request.messages is None and any(value.values()):
        text = said("template is ignored: there are no messages.")
        yield Diagnostic("template", "warning", text, said("Write messages, or leave template out."))


def _part_problems(value: Mapping[str, object]) -> Iterator[Diagnostic]:
    arguments = value.get("arguments")
    if arguments is not None:
        if not isinstance(arguments, Mapping) or not all(
            isinstance(name, str) and name.isidentifier() and not iskeyword(name) for name in arguments
        ):
            message = said("The arguments of the template must be an object of values by their names.")
            yield error("template", message, said("Write it like {example}.", example='{"enable_thinking": false}'))
        elif taken := [name for name in arguments if name in RESERVED]:
            message = said("{name} is not an argument of a template: apply_chat_template sets it.", name=taken[0])
            yield error("template", message, said("Leave it out, and set it where it belongs."))
    for name, example in (
        ("tools", '[{"type": "function", "function": {"name": "add"}}]'),
        ("documents", '[{"title": "Cats", "text": "Cats sit on mats."}]'),
    ):
        items = value.get(name)
        if items is not None and not (isinstance(items, list) and all(isinstance(item, Mapping) for item in items)):
            message = said("{name} must be a list of objects.", name=name)
            yield error("template", message, said("Write it like {example}.", example=example))
    if not isinstance(value.get("continue_final_message", False), bool):
        message = said("{name} must be true or false.", name="continue_final_message")
        yield error("template", message, said("Leave it out."))


def _size_problems(value: Mapping[str, object]) -> Iterator[Diagnostic]:
    try:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False)
        text.encode()
    except UnicodeEncodeError:
        message = said("{name} holds half a character (a lone surrogate).", name="template")
        yield error("template", message, said("Type that character again."))
    except (TypeError, ValueError, RecursionError):
        message = said("{name} holds values that JSON cannot hold.", name="template")
        yield error("template", message, said("Use text, finite numbers, true, false, null, lists and objects."))
    else:
        if len(text) > MAX_TEMPLATE:
            message = said("template has {count} characters; {limit} are allowed.", count=numeral(f"{len(text):,}"),
                           limit=numeral(f"{MAX_TEMPLATE:,}"))  # fmt: skip
            yield error("template", message, said("Make it shorter."))

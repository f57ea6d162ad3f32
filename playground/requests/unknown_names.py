"""Names that are no fields of GenerationConfig: what somebody who wrote one may have meant.

Knows the names that people bring from elsewhere, and those that are nearly right. Standard library only.
"""

from __future__ import annotations

import difflib
import json

from playground.knobs import KNOBS
from playground.knobs.fix import Fix, in_json, only
from playground.requests.request_problems import error
from playground.texts import said
from playground.trace.events import Diagnostic

# Names that people bring from elsewhere: the field of the request that is meant, or the knob.
_FIELDS = {
    **{name: name for name in (
        "seed", "model", "prompt", "messages", "negative_prompt", "presence_penalty", "frequency_penalty",
        "structured_output", "denoising", "custom_generate", "custom_generate_kwargs", "assistant", "top_candidates",
        "template", "reasoning_budget", "media", "return_timestamps", "luck_of",
    )},
    "assistant_model": "assistant",
    "negative_prompt_ids": "negative_prompt",
    "prefix_allowed_tokens_fn": "structured_output",
    "chat_template_kwargs": "template",
    "enable_thinking": "template",
    "thinking_budget": "reasoning_budget",
    "images": "media",
    "audio": "media",
}  # fmt: skip
_KNOBS = {
    "max_tokens": "max_new_tokens",
    "stop": "stop_strings",
    "n": "num_return_sequences",
    "beams": "num_beams",
    "repeat_penalty": "repetition_penalty",
    "logit_bias": "sequence_bias",
}


def unknown_field(name: object, value: object) -> Diagnostic:
    """The problem that there is no such field, and where it is to be found. `value` is what somebody gave it."""
    message = said("GenerationConfig has no field {field}.", field=in_json(name))
    if not isinstance(name, str):
        return error("config", message, said("Names are text."))
    near = intended_name(name)
    if name in _FIELDS:
        fix = said("{field} is a field of the request, beside config.", field=name)
        if near != name:
            fix = said("Use {field}, a field of the request beside config.", field=near)
        return error(name, message, fix)
    renamed = {name: None, near: value} if _is_json(value) else None
    if name in _KNOBS:
        return error(name, message, Fix(said("Use {field}.", field=near), renamed))
    fix = Fix(said("Did you mean {field}?", field=near), renamed) if near else only({name[:100]: None})
    return error(name[:100].strip() or "config", message, fix)


def intended_name(name: str) -> str | None:
    """The field of a request, or of its config, that somebody who wrote `name` may have meant."""
    close = difflib.get_close_matches(name[:100].lower().replace("-", "_"), KNOBS, n=1)
    return _FIELDS.get(name) or _KNOBS.get(name) or (close[0] if close else None)


def _is_json(value: object) -> bool:
    """Whether a change with this value can travel: from Python comes whatever people write."""
    try:
        json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        return False
    return True

"""What a program asks for in OpenAI's words, as requests: `completions` and `chat/completions`.

A field that cannot be done is refused, never left out: whoever set it would take the answer for something else. Knows
requests and knobs; not how an answer is written.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from playground.http_api.problem_details import wrong
from playground.knobs import KNOBS
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace.wire import Json

COMPLETION_TOKENS = 16  # where nobody says how many: OpenAI's own number for completions
CHAT_TOKENS = 256  # the same for a chat, which at OpenAI ends where the model ends it
MOST_PROMPTS = 64

# What OpenAI means where a field is left out. A model's own defaults are others: they are not what was asked for.
_SAMPLING = {"do_sample": True, "temperature": 1.0, "top_p": 1.0, "top_k": 0, "num_beams": 1}
_GREEDY = {"do_sample": False, "num_beams": 1}
_NEUTRAL = {"repetition_penalty": 1.0}

# OpenAI's names -> ours, and back for what is said of a problem.
_CONFIG = {"max_tokens": "max_new_tokens", "max_completion_tokens": "max_new_tokens", "n": "num_return_sequences",
           "stop": "stop_strings", "min_tokens": "min_new_tokens"}  # fmt: skip
_SAME = ("temperature", "top_p")
_REQUEST = ("presence_penalty", "frequency_penalty", "seed")
_OURS = ("assistant", "negative_prompt", "structured_output", "reasoning_budget", "denoising")  # fields of a request
PARAMS = {
    "max_new_tokens": "max_tokens", "num_return_sequences": "n", "stop_strings": "stop", "min_new_tokens": "min_tokens",
    "sequence_bias": "logit_bias", "top_candidates": "top_logprobs", "structured_output": "response_format",
}  # fmt: skip

# Fields that change nothing here, with the values of which that is true. `user` only tells OpenAI whose request it is.
_IDLE: dict[str, tuple[object, ...]] = {
    "suffix": ("",), "store": (False,), "service_tier": ("auto", "default"), "tools": ([],), "tool_choice": ("none",),
    "modalities": (["text"],), "logit_bias": ({},),
}  # fmt: skip
_ONLY_CHAT = {"messages", "logprobs", "top_logprobs", "response_format", "max_completion_tokens",
              "chat_template_kwargs", "continue_final_message"}  # fmt: skip
_ONLY_COMPLETIONS = {"prompt", "echo", "best_of", "logprobs"}
_BOTH = {"model", "stream", "stream_options", "user", "generation_config"}


@dataclass(frozen=True)
class CompletionRequest:
    """What was asked for: the runs, and how they are to be told.

    `logprobs` is how many candidates are told of each token, 0 for the chosen one alone, None for no log-probabilities.
    `stops` are the texts that end it, which are not told. `nothing_new`: the prompt was to be scored, and nothing
    written.
    """

    requests: list[GenerationRequest]
    is_chat: bool
    logprobs: int | None
    stops: list[str]
    stream: bool
    include_usage: bool
    echo: bool = False
    nothing_new: bool = False


def read_asked(body: Mapping[str, Json], is_chat: bool, settings: Settings) -> CompletionRequest:
    """The body of a call. Raises Problem where a field cannot be done, and is there."""
    fields = {name: value for name, value in body.items() if value is not None}
    _check_names(fields, is_chat)
    if not isinstance(fields.get("model"), str):
        raise wrong("model", "Name a model.", "GET /v1/models lists them.", 400)
    logprobs = _chat_logprobs(fields) if is_chat else _whole(fields, "logprobs", None)
    if logprobs is not None and not 0 <= logprobs <= settings.max_candidates:
        name = "top_logprobs" if is_chat else "logprobs"
        raise wrong(name, f"It can be 0 to {settings.max_candidates}.", status=400)
    config, stops = _config(fields, is_chat, settings), _stops(fields)
    echo = _flag(fields, "echo")
    stream, include_usage = _flag(fields, "stream"), _include_usage(fields)
    if stream and echo and logprobs is not None:
        why = "The prompt's log-probabilities come after the text, so they cannot be streamed."
        raise wrong("echo", why, "Leave out stream.", 400)
    nothing_new = fields.get("max_tokens") == 0 and echo
    if nothing_new:
        config["max_new_tokens"] = 1  # a model that reads a prompt makes one token, which is not told
    more = {name: fields[name] for name in (*_REQUEST, *_OURS) if name in fields}
    if is_chat:
        more |= {"messages": _messages(fields.get("messages"))} | _chat_fields(fields)
    request = GenerationRequest(
        fields["model"], config=config, top_candidates=max(1, logprobs or 0), read_prompt=echo and logprobs is not None,
        **more,
    )  # fmt: skip
    requests = [request] if is_chat else [replace(request, prompt=prompt) for prompt in _prompts(fields.get("prompt"))]
    return CompletionRequest(requests, is_chat, logprobs, stops, stream, include_usage, echo, nothing_new)


def _check_names(fields: Mapping[str, object], is_chat: bool) -> None:
    own, other = (_ONLY_CHAT, _ONLY_COMPLETIONS) if is_chat else (_ONLY_COMPLETIONS, _ONLY_CHAT)
    known = {*own, *_BOTH, *_CONFIG, *_SAME, *_REQUEST, *_OURS, "logit_bias", *KNOBS} - (other - own)
    for name, value in fields.items():
        if name in known or (name in _IDLE and value in _IDLE[name]):
            continue
        if name in _IDLE:
            raise wrong(name, "This is not possible here.", "Leave it out.", 400)
        raise wrong(name, "There is no such field here.", "Leave it out.", 400)


def _config(fields: Mapping[str, Json], is_chat: bool, settings: Settings) -> dict[str, Json]:
    """The GenerationConfig: OpenAI's defaults, then the fields by OpenAI's names, then those by the library's."""
    is_greedy = not isinstance(fields.get("temperature"), bool) and fields.get("temperature") == 0
    config: dict[str, object] = {**(_GREEDY if is_greedy else _SAMPLING), **_NEUTRAL}
    config["max_new_tokens"] = min(CHAT_TOKENS if is_chat else COMPLETION_TOKENS, settings.max_new_tokens)
    for name, ours in _CONFIG.items():
        if name in fields and (name, fields[name]) != ("n", 1):
            config[ours] = [fields[name]] if name == "stop" and isinstance(fields[name], str) else fields[name]
    if not is_greedy:  # at temperature 0 top_p changes nothing: the likeliest token is always within it
        config |= {name: fields[name] for name in _SAME if name in fields}
    if config.get("stop_strings") == []:
        del config["stop_strings"]
    if bias := _logit_bias(fields.get("logit_bias", {})):
        config["sequence_bias"] = bias
    best_of = fields.get("best_of", 1)
    if best_of not in (1, fields.get("n", 1)):
        raise wrong("best_of", "All texts are told: it can only be n.", "Leave it out.", 400)
    config |= {name: value for name, value in fields.items() if name in KNOBS and name not in _SAME}
    if config.get("top_k") == -1:  # as vLLM says that there is no limit
        config["top_k"] = 0
    more = fields.get("generation_config", {})
    if not isinstance(more, Mapping):
        raise wrong("generation_config", "It is an object with fields of GenerationConfig.", status=400)
    return config | more


def _logit_bias(value: Json) -> list[list[object]]:
    """`sequence_bias` of single tokens."""
    try:
        pairs = [[[int(token)], float(bias)] for token, bias in value.items() if not isinstance(bias, bool | str)]
    except (AttributeError, TypeError, ValueError):
        pairs = None
    if pairs is None or len(pairs) != len(value):
        raise wrong("logit_bias", "It is an object with token ids and numbers, such as {\"42\": -100}.", status=400)
    return pairs


def _stops(fields: Mapping[str, object]) -> list[str]:
    stop = fields.get("stop", [])
    stops = [stop] if isinstance(stop, str) else stop
    if not isinstance(stops, list) or not all(isinstance(each, str) and each for each in stops):
        raise wrong("stop", "It is a text, or a list of texts.", status=400)
    return stops


def _prompts(value: object) -> list[str]:
    prompts = [value] if isinstance(value, str) else value
    if value is None:
        raise wrong("prompt", "It is missing.", "Add it.", 400)
    if not isinstance(prompts, list) or not prompts or not all(isinstance(each, str) for each in prompts):
        raise wrong("prompt", "It is a text, or a list of texts: token ids are not taken.", status=400)
    if len(prompts) > MOST_PROMPTS:
        raise wrong("prompt", f"At most {MOST_PROMPTS} prompts are taken at once.", status=400)
    return prompts


# --------------------------------------------------------------------------------------------------------------- chats


def _messages(value: object) -> list[dict[str, str]]:
    """The messages, of which each content is a text: parts of text are joined."""
    if not isinstance(value, list) or not value:
        raise wrong("messages", "Send a list of messages, each with role and content.", status=400)
    return [_message(each, f"messages[{number}]") for number, each in enumerate(value)]


def _message(value: object, where: str) -> dict[str, str]:
    if not isinstance(value, Mapping) or not isinstance(value.get("role"), str):
        raise wrong(where, "A message is an object with role and content.", status=400)
    for name, each in value.items():
        if name not in ("role", "content") and each not in (None, [], ""):
            raise wrong(f"{where}.{name}", "This is not possible here.", "Leave it out.", 400)
    content = value.get("content")
    if isinstance(content, list):
        parts = [part.get("text") if isinstance(part, Mapping) else None for part in content]
        content = "".join(parts) if all(isinstance(part, str) for part in parts) else None
    if not isinstance(content, str):
        raise wrong(f"{where}.content", "It is a text, or a list of parts of text.", status=400)
    role = "system" if value["role"] == "developer" else value["role"]  # OpenAI's newer name
    return {"role": role, "content": content}


def _chat_fields(fields: Mapping[str, object]) -> dict[str, object]:
    more: dict[str, object] = {}
    template = {}
    if "chat_template_kwargs" in fields:  # vLLM's name
        template["arguments"] = fields["chat_template_kwargs"]
    if _flag(fields, "continue_final_message"):
        template["continue_final_message"] = True
    if template:
        more["template"] = template
    if form := _response_format(fields.get("response_format", {"type": "text"})):
        more["structured_output"] = form
    return more


def _response_format(value: Json) -> dict[str, object] | None:
    kind = value.get("type") if isinstance(value, Mapping) else None
    if kind == "text":
        return None
    if kind == "json_object":
        return {"json_schema": {"type": "object"}}
    schema = value.get("json_schema") if kind == "json_schema" else None
    if isinstance(schema, Mapping) and isinstance(schema.get("schema"), Mapping):
        return {"json_schema": schema["schema"]}
    raise wrong("response_format", "Its type is text, json_object, or json_schema with a schema.", status=400)


def _chat_logprobs(fields: Mapping[str, object]) -> int | None:
    top = _whole(fields, "top_logprobs", 0)
    if _flag(fields, "logprobs"):
        return top
    if top:
        raise wrong("top_logprobs", "It needs logprobs.", 'Add "logprobs": true.', 400)
    return None


# -------------------------------------------------------------------------------------------------------- plain values


def _flag(fields: Mapping[str, object], name: str) -> bool:
    value = fields.get(name, False)
    if not isinstance(value, bool):
        raise wrong(name, "It is true or false.", status=400)
    return value


def _whole(fields: Mapping[str, object], name: str, otherwise: int | None) -> int | None:
    value = fields.get(name, otherwise)
    if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
        raise wrong(name, "It is a whole number.", status=400)
    return value


def _include_usage(fields: Mapping[str, object]) -> bool:
    options = fields.get("stream_options", {})
    if not isinstance(options, Mapping) or set(options) - {"include_usage"}:
        raise wrong("stream_options", "It has include_usage and nothing else.", status=400)
    if options and not fields.get("stream"):
        raise wrong("stream_options", "It needs stream.", 'Add "stream": true.', 400)
    return _flag(options, "include_usage")

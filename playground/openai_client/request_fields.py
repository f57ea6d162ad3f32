"""A request in the words of OpenAI's API, and what of it a server that speaks it cannot do.

Only what a server is known to take is sent to it: most leave out silently what they do not know. Which server it is,
`owned_by` of its list of models tells. Knows requests and knobs; no connection.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from playground.knobs import KNOBS
from playground.knobs.fix import only
from playground.requests.effective_config import effective_config
from playground.requests.request import GenerationRequest, plain
from playground.requests.request_problems import error
from playground.texts import said
from playground.trace import Diagnostic
from playground.trace.wire import Json

# Fields beyond OpenAI's own that servers take, by their `owned_by`: our name -> theirs.
_LIKE_VLLM = {name: name for name in ("top_k", "min_p", "repetition_penalty")} | {"min_new_tokens": "min_tokens"}
MORE: dict[str, dict[str, str]] = {
    "vllm": _LIKE_VLLM,
    "sglang": _LIKE_VLLM,
    "llamacpp": {"top_k": "top_k", "min_p": "min_p", "repetition_penalty": "repeat_penalty", "typical_p": "typical_p"},
    "generation-playground": _LIKE_VLLM | {name: name for name in ("typical_p", "no_repeat_ngram_size")},
}
_TEMPLATE_ARGUMENTS = MORE.keys()  # those that take `chat_template_kwargs`
_BIASES = MORE.keys()  # those that take `logit_bias`
_ECHO = ("vllm", "generation-playground")  # those whose completions tell what the model thinks of the prompt
_ONE_TEXT = ("library",)  # Ollama: no `n`
# The servers that hold a text to a JSON schema by OpenAI's `response_format`. For a completion, llama.cpp has a field
# of its own.
_RESPONSE_FORMAT = {"chat": (*MORE, "library"), "completions": ("vllm", "sglang", "generation-playground")}

_OWN = {"temperature", "top_p", "max_new_tokens", "stop_strings", "num_return_sequences", "do_sample"}
_SAMPLING = ("top_k", "min_p", "typical_p")  # of no effect where the likeliest token is taken
_OFF = {"top_k": 0, "min_p": 0.0, "typical_p": 1.0, "repetition_penalty": 1.0}  # where nobody sets them

# Fields of a request that no such server has, with the values that ask for nothing. `read_prompt` and `check_scores`
# are not among them: they change nothing of a run, the page always asks for them, and what they would show is left out.
_NOT_THERE: dict[str, object] = {
    "assistant": None, "negative_prompt": None, "custom_generate": None,
    "custom_generate_kwargs": None, "denoising": None, "given": None, "only_given": False, "luck_of": None, "watch": [],
    "reasoning_budget": None, "media": [], "return_timestamps": False,
}  # fmt: skip
_VIEWS = ("given", "only_given", "luck_of", "watch")  # which no person sets: views ask for them
ELSEWHERE = said("Start the playground without --engine to run models here.")


def backend_problems(request: GenerationRequest, server: str) -> list[Diagnostic]:
    """What of a request, which is well formed, this kind of server cannot do: an error for each field."""
    asked = [name for name, value in _NOT_THERE.items() if getattr(request, name) not in (value, [], {})]
    problems = [_refusal(name) for name in asked if name != "only_given" or "given" not in asked]
    if request.structured_output is not None and not _form_sent(request, server):
        problems.append(_refusal("structured_output"))
    takes = _OWN | MORE.get(server, {}).keys() | ({"sequence_bias"} if _bias_sent(request.config, server) else set())
    for name, value in request.config.items():
        if name not in takes and value is not None and name in KNOBS and plain(value) != plain(KNOBS[name].default):
            problems.append(_refusal(name))
    if server in _ONE_TEXT and (request.config.get("num_return_sequences") or 1) > 1:
        problems.append(_refusal("num_return_sequences"))
    template = {name for name, value in (request.template or {}).items() if value}
    if template - ({"arguments"} if server in _TEMPLATE_ARGUMENTS else set()):
        problems.append(_refusal("template"))
    return problems


def echo_body(request: GenerationRequest, server: str) -> dict[str, object] | None:
    """The body of a call that only reads the prompt; None where nobody asks for that, or the server cannot do it."""
    if not (request.read_prompt and request.prompt and endpoint_of(request) == "completions" and server in _ECHO):
        return None
    body = {"model": request.model, "prompt": request.prompt, "max_tokens": 0, "temperature": 0, "stream": False}
    return body | {"echo": True, "logprobs": request.top_candidates}


def _bias_sent(config: Mapping[str, object], server: str) -> dict[str, float]:
    """`sequence_bias` as `logit_bias`; empty where there is none, or where it is more than one token's bias each."""
    entries = config.get("sequence_bias") or []
    if server not in _BIASES or not isinstance(entries, list | tuple) or any(len(ids) != 1 for ids, _ in entries):
        return {}
    return {str(ids[0]): bias for ids, bias in entries}


def _form_sent(request: GenerationRequest, server: str) -> dict[str, object]:
    """The field that holds the text to `structured_output`; empty where there is none, or none that the server has."""
    form = request.structured_output
    if form is None:
        return {}
    if server == "generation-playground":
        return {"structured_output": dict(form)}
    schema = form.get("json_schema")
    if schema is None:
        return {}
    if server in _RESPONSE_FORMAT[endpoint_of(request)]:
        named = {"name": "answer", "schema": schema}
        return {"response_format": {"type": "json_schema", "json_schema": named}}
    return {"json_schema": schema} if server == "llamacpp" else {}


def _most_tokens(request: GenerationRequest, new: int) -> int:
    """How many tokens the text can have at most: each of the prompt has a byte at least, a template adds some."""
    said_before = request.prompt if not request.messages else json.dumps(request.messages, ensure_ascii=False)
    return len(said_before.encode("utf-8", "replace")) + 256 * len(request.messages or [1]) + new


def _refusal(name: str) -> Diagnostic:
    message = said("This backend cannot do this: it is another server, and its API has no such field.")
    return error(name, message, ELSEWHERE if name in _VIEWS else only({name: None}))


def endpoint_of(request: GenerationRequest) -> str:
    """The name of the endpoint: "chat" for messages, "completions" for a prompt, as `Started.elsewhere` has it."""
    return "chat" if request.messages else "completions"


def settings_sent(request: GenerationRequest, server: str) -> dict[str, Json]:
    """The settings that are sent, by our names: what the request sets, and the library's defaults for the rest, so that
    no default of the server's applies in their place."""
    values = {row.name: row.value for row in effective_config(request.config)}
    samples = bool(values.get("do_sample"))
    sent = {"do_sample": samples, "max_new_tokens": values["max_new_tokens"]}
    if samples:
        sent |= {"temperature": values.get("temperature", 1.0), "top_p": values.get("top_p", 1.0)}
    for name in MORE.get(server, {}):
        value = values.get(name, _OFF.get(name))
        if value is not None and (samples or name not in _SAMPLING):
            sent[name] = value
    if stops := values.get("stop_strings"):
        sent["stop_strings"] = [stops] if isinstance(stops, str) else list(stops)
    if (values.get("num_return_sequences") or 1) > 1:
        sent["num_return_sequences"] = values["num_return_sequences"]
    if _bias_sent(request.config, server):
        sent["sequence_bias"] = request.config["sequence_bias"]
    return sent


def body_of(request: GenerationRequest, server: str) -> dict[str, Json]:
    """The body of the call."""
    sent = settings_sent(request, server)
    body: dict[str, object] = {"model": request.model, "stream": True, "max_tokens": sent["max_new_tokens"]}
    body["temperature"] = sent["temperature"] if sent["do_sample"] else 0
    if "top_p" in sent:
        body["top_p"] = sent["top_p"]
    if "stop_strings" in sent:
        body["stop"] = sent["stop_strings"]
    if "num_return_sequences" in sent:
        body["n"] = sent["num_return_sequences"]
    body |= {theirs: sent[name] for name, theirs in MORE.get(server, {}).items() if name in sent}
    if server == "llamacpp" and body.get("repeat_penalty", 1.0) != 1.0:
        body["repeat_last_n"] = _most_tokens(request, sent["max_new_tokens"])  # by default it looks at the last 64
    if bias := _bias_sent(request.config, server):
        body["logit_bias"] = bias
    body |= _form_sent(request, server)
    for name in ("presence_penalty", "frequency_penalty"):
        if value := getattr(request, name):
            body[name] = value
    if request.seed is not None:
        body["seed"] = request.seed
    if request.messages:
        body |= {"messages": request.messages, "logprobs": True, "top_logprobs": request.top_candidates}
        if arguments := (request.template or {}).get("arguments"):
            body["chat_template_kwargs"] = arguments
        return body
    return body | {"prompt": request.prompt, "logprobs": request.top_candidates}

"""What is wrong with a request, and what of it would be ignored: every problem at once, before anything runs.

Knows the knob table, the limits of the instance, and which combinations `generate` refuses or gets wrong (each noted
where it is tested). Knows no model: what depends on one is for the runner. Standard library only.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from playground.extras import extras_problems
from playground.knob import Knob, in_json, is_int, is_number
from playground.knobs import KNOBS
from playground.settings import Settings
from playground.trace import Diagnostic

if TYPE_CHECKING:
    from playground.request import GenerationRequest

METADATA = ("transformers_version", "_from_model_config", "_commit_hash")  # what a saved GenerationConfig also holds
DEFAULT_NEW_TOKENS = 20  # where neither max_new_tokens nor max_length is set
MAX_SEED = 2**63 - 1

# Names that people bring from elsewhere, and where that knob is here.
_ELSEWHERE = {
    "seed": "The seed is a field of the request, beside config.",
    "model": "The model is a field of the request, beside config.",
    "prompt": "The prompt is a field of the request, beside config.",
    "assistant_model": "The assistant is a field of the request, beside config.",
    "negative_prompt_ids": "Use negative_prompt, a field of the request beside config.",
    "max_tokens": "Use max_new_tokens.",
    "stop": "Use stop_strings.",
    "n": "Use num_return_sequences.",
    "beams": "Use num_beams.",
    "logit_bias": "Use sequence_bias.",
}


def check(
    request: GenerationRequest, settings: Settings, model_defaults: Mapping[str, Any] | None = None
) -> list[Diagnostic]:
    """Everything that is wrong with `request` on this instance: errors first, then what would be ignored.

    `model_defaults` is the model's own generation config where it is known: it applies to what the request leaves
    unset. Never raises, whatever the request holds.
    """
    values, problems = well_formed(request.config)
    problems = [*_request_problems(request, settings), *problems, *_limit_problems(values, settings)]
    problems += extras_problems(request, settings)
    defaults, _ = well_formed({k: v for k, v in (model_defaults or {}).items() if k in KNOBS})
    effective = {**defaults, **values, "assistant": request.assistant}
    problems += _combination_problems(effective, request)
    problems += _ignored(values, effective, request)
    return sorted(problems, key=lambda problem: problem.severity != "error")


def generation_mode(config: Mapping[str, Any]) -> str:
    """The strategy that `generate` takes under the effective `config`: the value of its GenerationMode.

    The same rules as `GenerationConfig.get_generation_mode`, without the library; "assistant" in `config` names the
    draft model, if any.
    """
    beams, sample = config.get("num_beams") or 1, config.get("do_sample") is True
    if config.get("constraints") is not None or config.get("force_words_ids") is not None:
        return "constrained_beam_search"
    if beams > 1:
        if (config.get("num_beam_groups") or 1) > 1:
            return "group_beam_search"
        return "beam_sample" if sample else "beam_search"
    if _contrastive(config):
        return "contrastive_search"
    if _drafters(config):
        return "assisted_generation"
    if config.get("dola_layers") is not None:
        return "dola_generation"
    return "sample" if sample else "greedy_search"


def well_formed(config: Any) -> tuple[dict[str, Any], list[Diagnostic]]:
    """The fields of `config` that have a value of the right type and range, and a problem for each that has not.

    Fields set to None count as unset; managed ones are left out with a warning.
    """
    if not isinstance(config, Mapping):
        return {}, [_error("config", "config must map names of knobs to values.", 'Write {"max_new_tokens": 40}.')]
    values, problems = {}, []
    for name, value in config.items():
        knob = KNOBS.get(name) if isinstance(name, str) else None
        if name in METADATA or (knob and value is None):
            continue
        if knob is None:
            problems.append(_unknown(name))
        elif knob.managed:
            problems.append(Diagnostic(knob.name, "warning", knob.managed_because, f"Leave {knob.name} out."))
        elif wrong := knob.problem(value):
            problems.append(_error(knob.name, f"{knob.name} is {in_json(value)}: it {wrong}.", _repair(knob, value)))
        else:
            values[knob.name] = value
    return values, problems


# ------------------------------------------------------------------------------------------------ the request itself


def _error(knob: str, message: str, fix: str) -> Diagnostic:
    return Diagnostic(knob, "error", message, fix)


def _request_problems(request: GenerationRequest, settings: Settings) -> Iterator[Diagnostic]:
    if not _is_text(request.model):
        yield _error("model", "No model is chosen.", f"Choose one, such as {settings.default_model}.")
    if request.assistant is not None and not _is_text(request.assistant):
        yield _error("assistant", "The assistant must be the name of a model.", "Choose one, or none.")
    yield from _prompt_problems(request)
    if request.seed is not None and not (is_int(request.seed) and 0 <= request.seed <= MAX_SEED):
        yield _error("seed", f"The seed is {in_json(request.seed)}: it must be a whole number from 0 to 2^63 - 1.",
                     "Write another one, or none to have one drawn.")  # fmt: skip
    top, most = request.top_candidates, settings.max_candidates
    if not is_int(top) or top < 1:
        message = f"top_candidates is {in_json(top)}: it must be a whole number from 1."
        yield _error("top_candidates", message, "Use 10.")
    elif top > most:
        yield _over("top_candidates", top, most, "max_candidates")


def _prompt_problems(request: GenerationRequest) -> Iterator[Diagnostic]:
    # No message quotes the prompt: it may be long, private, or markup.
    texts = {"prompt": request.prompt, "negative_prompt": request.negative_prompt}
    if request.messages is not None:
        if not _are_messages(request.messages):
            yield _error("messages", "messages must be a list of objects with a role and a content, both text.",
                         'Write [{"role": "user", "content": "Hello"}].')  # fmt: skip
        elif request.prompt:
            yield _error("prompt", "There is a prompt and there are messages.", "Give one of them.")
        else:
            texts |= {f"messages[{i}]": message["content"] for i, message in enumerate(request.messages)}
    elif request.prompt == "":
        yield _error("prompt", "The prompt is empty.", "Write some text for the model to continue.")
    if request.negative_prompt == "":
        yield _error("negative_prompt", "The negative prompt is empty.", "Write some text, or leave it out.")
    for name, text in texts.items():
        if text is None and name == "negative_prompt":
            continue
        if not isinstance(text, str):
            yield _error(name, f"{name} must be text.", "Write it as a string.")
        elif not _is_unicode(text):
            yield _error(name, f"{name} holds half a character (a lone surrogate).", "Type that character again.")


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and value.strip() != ""


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _are_messages(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(
        isinstance(m, Mapping) and isinstance(m.get("role"), str) and isinstance(m.get("content"), str) for m in value
    )  # fmt: skip


def _unknown(name: Any) -> Diagnostic:
    message = f"GenerationConfig has no field {in_json(name)}."
    if not isinstance(name, str):
        return _error("config", message, "Names are text.")
    if name in _ELSEWHERE:
        return _error(name, message, _ELSEWHERE[name])
    close = difflib.get_close_matches(name[:100].lower().replace("-", "_"), KNOBS, n=1)
    return _error(name[:100].strip() or "config", message, f"Did you mean {close[0]}?" if close else "Leave it out.")


def _repair(knob: Knob, value: Any) -> str:
    """What to write instead of a value that does not fit."""
    if knob.kind == "bool":
        on = value in (1, "true", "True", "1", "yes", "on") if isinstance(value, int | float | str) else None
        return "Write true or false." if on is None else f"Write {in_json(on)}."
    if knob.name == "temperature" and is_number(value) and value <= 0:
        return "Set do_sample to false instead: the most probable token is then always taken."
    if knob.kind in ("int", "float"):
        number = _number_in(value)
        if knob.kind == "int" and number is not None and number == int(number):
            number = int(number)
        if number is not None and knob.problem(number) is None:
            return f"Write {number}."
        if number is not None and knob.minimum is not None:
            low, high = (knob.minimum, knob.maximum)
            nearest = low if number <= low else high if high is not None and number >= high else None
            if nearest is not None and knob.problem(nearest) is None:
                return f"Use {nearest}."
    return "Leave it out." if knob.default is None else f"Leave it out for the default, {in_json(knob.default)}."


def _number_in(value: Any) -> int | float | None:
    if isinstance(value, str):
        try:
            value = float(value)
        except ValueError:
            return None
    return value if is_int(value) or is_number(value) else None


# ----------------------------------------------------------------------------------------------- limits of the instance


def _over(knob: str, value: Any, limit: Any, setting: str) -> Diagnostic:
    message = f"{knob} is {in_json(value)}; this instance allows {limit} at most (its limit {setting})."
    return _error(knob, message, f"Use {limit} or less.")


def _limit_problems(values: Mapping[str, Any], settings: Settings) -> Iterator[Diagnostic]:
    for knob, limit, setting in (
        ("max_new_tokens", settings.max_new_tokens, "max_new_tokens"),
        ("min_new_tokens", settings.max_new_tokens, "max_new_tokens"),
        ("num_beams", settings.max_beams, "max_beams"),
        ("num_return_sequences", settings.max_sequences, "max_sequences"),
    ):
        if values.get(knob, 0) > limit:
            yield _over(knob, values[knob], limit, setting)
    seconds = settings.max_seconds
    if seconds is not None and values.get("max_time", 0) > seconds:
        message = f"max_time is {values['max_time']}, but the limit here is {seconds} seconds (max_seconds)."
        yield Diagnostic("max_time", "warning", message, f"Use {seconds} or less.")


# ------------------------------------------------------------------------------------------------------- combinations


def _contrastive(config: Mapping[str, Any]) -> bool:
    return (
        config.get("do_sample") is not True
        and (config.get("num_beams") or 1) == 1
        and (config.get("penalty_alpha") or 0) > 0
        and _get(config, "top_k") > 1
    )


def _drafters(config: Mapping[str, Any]) -> list[str]:
    """The knobs that each ask for assisted decoding."""
    names = ("prompt_lookup_num_tokens", "assistant_early_exit", "assistant")
    return [name for name in names if config.get(name) is not None] + ["use_mtp"] * bool(config.get("use_mtp"))


def _get(config: Mapping[str, Any], name: str) -> Any:
    value = config.get(name)
    return KNOBS[name].default if value is None else value


def _combination_problems(config: Mapping[str, Any], request: GenerationRequest) -> Iterator[Diagnostic]:
    mode = generation_mode(config)
    beams, texts = _get(config, "num_beams"), _get(config, "num_return_sequences")
    if config.get("low_memory") and beams > 1:
        yield _error("low_memory", "Beam search no longer has low_memory.", "Leave it out, or use fewer beams.")
    yield from _sequence_problems(mode, beams, texts)
    yield from _draft_problems(mode, config)
    yield from _guidance_problems(mode, config)
    yield from _length_problems(config)
    yield from _suppression_problems(config)
    if config.get("prefill_chunk_size") is not None and config.get("use_cache") is False:
        yield _error("prefill_chunk_size", "Reading a prompt in pieces needs the cache.", "Set use_cache to true.")


def _sequence_problems(mode: str, beams: int, texts: int) -> Iterator[Diagnostic]:
    if texts == 1:
        return
    if mode == "assisted_generation":
        yield _error("num_return_sequences", f"Assisted decoding gives one text; {texts} are asked for.",
                     "Set num_return_sequences to 1.")  # fmt: skip
    elif mode == "greedy_search":
        yield _error("num_return_sequences", f"Greedy decoding has one answer; {texts} are asked for.",
                     f"Set do_sample to true for {texts} draws, or num_beams to {texts}.")  # fmt: skip
    elif 1 < beams < texts:
        yield _error("num_return_sequences", f"{beams} beams cannot return {texts} texts.",
                     f"Set num_beams to {texts} or more, or num_return_sequences to {beams} or less.")  # fmt: skip


def _draft_problems(mode: str, config: Mapping[str, Any]) -> Iterator[Diagnostic]:
    drafters = _drafters(config)
    if len(drafters) > 1:
        message = f"Two things would write the drafts: {' and '.join(drafters)}."
        if len(drafters) > 2:
            message = f"Several things would write the drafts: {', '.join(drafters)}."
        yield _error(drafters[0], message, "Keep one of them.")
    if config.get("assistant") is not None and mode in ("beam_search", "beam_sample"):
        # `generate` logs a warning and leaves the assistant out
        yield _error("assistant", "An assistant drafts for greedy decoding and sampling, not for beam search.",
                     "Set num_beams to 1, or choose no assistant.")  # fmt: skip
    if mode != "assisted_generation":
        return
    if config.get("use_cache") is False:
        yield _error("use_cache", "Assisted decoding needs the cache.", "Set use_cache to true.")
    # a static cache cannot be cut back to the accepted tokens; a draft model's `generate` refuses any named one
    cache, draft_model = config.get("cache_implementation"), drafters != ["prompt_lookup_num_tokens"]
    if cache is not None and (draft_model or "static" in cache):
        yield _error("cache_implementation", "Assisted decoding cannot use this cache.",
                     "Leave cache_implementation out.")  # fmt: skip
    if config.get("assistant_ensemble_weight") is not None and drafters == ["prompt_lookup_num_tokens"]:
        yield _error("assistant_ensemble_weight", "Prompt lookup has no probabilities that could be mixed in.",
                     "Leave assistant_ensemble_weight out, or choose an assistant.")  # fmt: skip


def _guidance_problems(mode: str, config: Mapping[str, Any]) -> Iterator[Diagnostic]:
    scale = config.get("guidance_scale")
    if scale is None or scale == 1:
        return
    # The processor keeps one unguided text, which it extends by the last token at each call: beams that change places
    # and drafts that are rejected leave it with a text that was never written. `generate` runs all the same.
    if mode in ("beam_search", "beam_sample"):
        yield Diagnostic("guidance_scale", "warning", "Guidance loses track of the texts when beams change places.",
                         "Set num_beams to 1 to be guided rightly.")  # fmt: skip
    elif config.get("assistant_early_exit") is not None:
        yield _error("guidance_scale", "Guidance cannot run with drafts by early exit.",
                     "Leave assistant_early_exit or guidance_scale out.")  # fmt: skip
    elif mode == "assisted_generation":
        yield Diagnostic("guidance_scale", "warning", "Guidance loses track of the text when drafts are rejected.",
                         "Decode without drafts to be guided rightly.")  # fmt: skip


def _length_problems(config: Mapping[str, Any]) -> Iterator[Diagnostic]:
    most_new, most = config.get("max_new_tokens"), config.get("max_length")
    least_new, least = config.get("min_new_tokens"), config.get("min_length")
    if least_new is not None:
        limit = f"max_new_tokens is {most_new}"
        if most_new is None and most is None:
            most_new, limit = DEFAULT_NEW_TOKENS, f"without max_new_tokens a run stops after {DEFAULT_NEW_TOKENS}"
        elif most_new is None:
            most_new, limit = most - 1, f"max_length is {most}, prompt included"
        if least_new > most_new:
            yield _error("min_new_tokens", f"min_new_tokens is {least_new}, but {limit}.",
                         f"Set max_new_tokens to {least_new} or more.")  # fmt: skip
    elif least is not None and most is not None and config.get("max_new_tokens") is None and least > most:
        yield _error("min_length", f"min_length is {least}, but max_length is {most}.",
                     f"Set max_length to {least} or more.")  # fmt: skip


def _suppression_problems(config: Mapping[str, Any]) -> Iterator[Diagnostic]:
    suppressed = set(config.get("suppress_tokens") or ())
    for name in ("forced_bos_token_id", "forced_eos_token_id"):
        forced = config.get(name)
        forced = {forced} if is_int(forced) else set(forced or ())
        if forced and forced <= suppressed:
            yield _error(name, f"{name} forces a token that suppress_tokens forbids, so nothing could be chosen.",
                         "Take the token out of one of them. Against an early end, use min_new_tokens.")  # fmt: skip


# ------------------------------------------------------------------------------------------------- what has no effect


def _ignored(
    values: Mapping[str, Any], effective: Mapping[str, Any], request: GenerationRequest
) -> Iterator[Diagnostic]:
    for name, value in values.items():
        knob = KNOBS[name]
        reason = None if value == knob.default else knob.inactive(effective)
        if reason:
            yield Diagnostic(name, "warning", reason, _remedy(knob, effective))
    if _is_text(request.negative_prompt) and _get(effective, "guidance_scale") in (None, 1):
        message = "negative_prompt is ignored: guidance_scale is not set."
        yield Diagnostic("negative_prompt", "warning", message, "Set guidance_scale to 1.5, or leave it out.")


def _remedy(knob: Knob, effective: Mapping[str, Any]) -> str:
    changes = [
        f"unset {name}" if value is None else f"set {name} to {in_json(value)}"
        for name, value in knob.fix(effective).items()
    ]
    text = ", ".join([*changes, f"or leave {knob.name} out."]) if changes else f"leave {knob.name} out."
    return text[0].upper() + text[1:]

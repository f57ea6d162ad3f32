"""How much a request may hold: entries of its lists, and numbers or characters in all of them together.

What a knob holds is made into criteria, processors and constraints before the first step, and nobody else's run goes
on meanwhile: its size is looked at before anything is queued. LIMITS are those of a host for strangers, where nobody is
to wait a second for another's request; `Settings.size_factor` says how many times as much another host allows
(tests/benchmarks/neighbours.py measures it). Standard library only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from playground.requests.request import GenerationRequest
from playground.requests.request_problems import at_most, error
from playground.settings import Settings
from playground.texts import Text, numeral, said
from playground.trace.events import Diagnostic

MOST_NESTED = 20  # lists and objects within one another


@dataclass(frozen=True)
class Limit:
    """`entries` of the list itself, `parts` in all of it: numbers, or characters of texts."""

    entries: int
    parts: int


LIMITS: dict[str, Limit] = {
    "stop_strings": Limit(8, 120),  # the library compares each character with every token of the vocabulary
    "force_words_ids": Limit(12, 60),  # each step looks for every one of them in each beam
    "constraints": Limit(12, 60),
    "dola_layers": Limit(100, 100),
    "bad_words_ids": Limit(500, 2_000),
    "sequence_bias": Limit(500, 2_500),
    "suppress_tokens": Limit(5_000, 5_000),
    "begin_suppress_tokens": Limit(5_000, 5_000),
    "forced_eos_token_id": Limit(50, 50),
    "eos_token_id": Limit(50, 50),
    "decoder_start_token_id": Limit(10, 10),
    "exponential_decay_length_penalty": Limit(2, 2),
    "watermarking_config": Limit(20, 200),
    "cache_config": Limit(20, 1_000),
    "compile_config": Limit(20, 1_000),
    "denoising": Limit(20, 1_000),
    "custom_generate_kwargs": Limit(50, 5_000),
}  # fmt: skip
MAX_CANDIDATES_OF_CONTRAST = 64  # top_k of contrastive search: the model reads so many continuations at every step
MAX_MESSAGES = 200


def size_problems(request: GenerationRequest, settings: Settings) -> Iterator[Diagnostic]:
    """What of `request` is too large for this instance. Never raises, whatever it holds."""
    config = request.config if isinstance(request.config, Mapping) else {}
    for name, limit in LIMITS.items():
        value = config.get(name) if name in config else getattr(request, name, None)
        if problem := _too_large(name, value, limit, settings.size_factor):
            yield problem
    most, top = MAX_CANDIDATES_OF_CONTRAST * settings.size_factor, config.get("top_k")
    if config.get("penalty_alpha") and isinstance(top, int) and top > most:
        message = said("top_k is {value}: contrastive search reads as many continuations at each step, and this "
                       "server allows {limit}.", value=str(top), limit=str(most))  # fmt: skip
        yield error("top_k", message, at_most("top_k", most))
    yield from _text_problems(request, settings)


def _text_problems(request: GenerationRequest, settings: Settings) -> Iterator[Diagnostic]:
    """What is too long to be tokenized, which alone would take a while."""
    most = settings.max_prompt_characters
    texts: dict[str, object] = {"prompt": request.prompt, "negative_prompt": request.negative_prompt}
    texts["given"] = request.given
    if isinstance(request.messages, list):
        if len(request.messages) > MAX_MESSAGES:
            message = said("There are {count} messages; at most {limit} can be sent.",
                           count=numeral(f"{len(request.messages):,}"), limit=str(MAX_MESSAGES))  # fmt: skip
            yield error("messages", message, said("Leave out the oldest ones."))
        contents = [each.get("content") for each in request.messages[: MAX_MESSAGES + 1] if isinstance(each, Mapping)]
        texts["messages"] = "".join(each for each in contents if isinstance(each, str))
    for name, text in texts.items():
        if isinstance(text, str | list | tuple) and len(text) > most:
            yield error(name, _too_many(name, len(text), most, isinstance(text, str)), said("Make it shorter."))


def _too_large(name: str, value: object, limit: Limit, factor: int) -> Diagnostic | None:
    if not isinstance(value, str | list | tuple | Mapping):
        return None
    entries, most = 1 if isinstance(value, str) else len(value), limit.entries * factor
    if entries > most:
        message = said("{name} has {count} entries; this server allows {limit}.", name=name,
                       count=numeral(f"{entries:,}"), limit=numeral(f"{most:,}"))  # fmt: skip
        return error(name, message, said("Leave some out."))
    most = limit.parts * factor
    if parts(value, most) > most:
        message = said("{name} holds more than {limit} numbers or characters, which this server allows.", name=name,
                       limit=numeral(f"{most:,}"))  # fmt: skip
        return error(name, message, said("Leave some out."))
    return None


def parts(value: object, most: int, depth: int = 0) -> int:
    """Numbers and characters in a value, names of fields included; counted until there are more than `most`."""
    if isinstance(value, str):
        return len(value)
    if depth > MOST_NESTED:
        return most + 1
    if isinstance(value, Mapping):
        value = [each for pair in value.items() for each in pair]
    if not isinstance(value, list | tuple):
        return 1
    count = 0
    for each in value:
        count += max(1, parts(each, most - count, depth + 1))
        if count > most:
            break
    return count


def _too_many(name: str, count: int, most: int, is_text: bool) -> Text:
    values = {"name": name, "count": numeral(f"{count:,}"), "limit": numeral(f"{most:,}")}
    if is_text:
        return said("{name} has {count} characters; this server reads {limit} at most.", **values)
    return said("{name} has {count} tokens; this server reads {limit} at most.", **values)

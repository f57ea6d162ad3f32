"""What no model that writes sound can do of a request: it writes codes, several at each step.

Standard library only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from playground.knobs.fix import only
from playground.knobs.spec import Config
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import error, without
from playground.texts import said
from playground.trace import Diagnostic

# Knobs of texts, and of loops that its `generate` does not have.
_OF_TEXTS = (
    "stop_strings", "token_healing", "watermarking_config", "prompt_lookup_num_tokens", "assistant_early_exit",
    "use_mtp", "speculation_type", "penalty_alpha", "dola_layers", "constraints", "force_words_ids",
    "prefill_chunk_size",
)  # fmt: skip
_OWN_CODES = ("eos_token_id", "pad_token_id", "bos_token_id", "decoder_start_token_id")


def sound_refusals(request: GenerationRequest, effective: Config) -> Iterator[Diagnostic]:
    """What no such model can do of `request`; `effective` are its values over the model's own, with what is known of
    the model (see `check`)."""
    if not effective.get("writes_sound"):
        return
    for knob, asked in (
        ("structured_output", request.structured_output),
        ("custom_generate", request.custom_generate),
        ("given", request.given),
        ("watch", request.watch),
        ("media", request.media),
        ("messages", request.messages),
        ("negative_prompt", request.negative_prompt),
        ("assistant", request.assistant),
        ("presence_penalty", request.presence_penalty),
        ("frequency_penalty", request.frequency_penalty),
        ("reasoning_budget", request.reasoning_budget is not None),
        *((knob, effective.get(knob)) for knob in _OF_TEXTS),
    ):
        if asked:
            message = said("{knob} needs a model that writes text; this one writes sound.", knob=knob)
            yield error(knob, message, without(knob))
    for knob in _OWN_CODES:
        if isinstance(request.config, Mapping) and request.config.get(knob) is not None:
            message = said("A model that writes sound has codes of its own for the beginning, the end and padding.")
            yield error(knob, message, without(knob))
    guidance = effective.get("guidance_scale")
    if guidance is not None and guidance < 1:
        message = said("For models that write sound, the library knows only guidance above 1.")
        yield error("guidance_scale", message, said("Set it to 1 or more."))
    for knob in ("num_beams", "num_return_sequences"):
        if (effective.get(knob) or 1) != 1:
            message = said("A model that writes sound writes one at a time, by greedy decoding or sampling.")
            yield error(knob, message, only({knob: 1}))
    if effective.get("do_sample") and (effective.get("temperature") or 1) < 1:
        message = said("For models that write sound the library treats a temperature below 1 as 1.")
        yield error("temperature", message, said("Set it to 1 or more."))

"""What people type into the search of the knobs, and what they mean by it; and the rule of `search.ts`, in Python."""

from __future__ import annotations

import re

from playground.ui.controls.knob_panel.value import PANEL_KNOBS

REPEATED = {"repetition_penalty", "no_repeat_ngram_size", "presence_penalty", "frequency_penalty"}
BANNED = {"bad_words_ids", "suppress_tokens", "begin_suppress_tokens", "sequence_bias"}
RANDOM = {"do_sample", "temperature", "top_p", "top_k"}
DRAFTED = {"prompt_lookup_num_tokens", "num_assistant_tokens", "assistant_confidence_threshold", "use_mtp"}

FOUND = {
    "repeat": REPEATED | {"encoder_repetition_penalty", "encoder_no_repeat_ngram_size"},
    "repetition": REPEATED,
    "Repeating": REPEATED,
    "rep pen": {"repetition_penalty"},
    "repeat_penalty": {"repetition_penalty"},
    "penalize": {"repetition_penalty", "presence_penalty", "frequency_penalty", "sequence_bias"},
    "frequency": {"frequency_penalty"},
    "ngram": {"no_repeat_ngram_size", "encoder_no_repeat_ngram_size", "prompt_lookup_num_tokens"},
    "random": RANDOM | {"min_p"},
    "creative": RANDOM | {"min_p"},
    "deterministic": {"do_sample", "temperature", "num_beams"},
    "greedy": {"do_sample"},
    "temp": {"temperature"},
    "nucleus": {"top_p"},
    "diversity": {"temperature", "diversity_penalty", "num_beam_groups", "presence_penalty"},
    "forbid": BANNED,
    "ban": BANNED,
    "block": {"bad_words_ids", "suppress_tokens"},
    "blacklist": {"bad_words_ids", "suppress_tokens"},
    "logit_bias": {"sequence_bias"},
    "stop": {"stop_strings", "eos_token_id", "max_time", "max_new_tokens", "early_stopping"},
    "stop words": {"stop_strings"},
    "stopping": {"stop_strings", "eos_token_id", "max_time"},
    "ignore_eos": {"min_new_tokens", "suppress_tokens"},
    "timeout": {"max_time"},
    "max_tokens": {"max_new_tokens", "max_length"},
    "n_predict": {"max_new_tokens"},
    "min_tokens": {"min_new_tokens"},
    "shorter": {"max_new_tokens", "length_penalty", "exponential_decay_length_penalty"},
    "longer": {"min_new_tokens", "max_new_tokens", "length_penalty"},
    "json": {"structured_output"},
    "json_schema": {"structured_output"},
    "grammar": {"structured_output"},
    "regex": {"structured_output"},
    "guided_json": {"structured_output"},
    "response_format": {"structured_output"},
    "must contain": {"force_words_ids", "constraints"},
    "n": {"num_return_sequences"},
    "best_of": {"num_return_sequences", "num_beams"},
    "beam width": {"num_beams"},
    "cfg": {"guidance_scale", "negative_prompt"},
    "cfg_scale": {"guidance_scale"},
    "speculative": DRAFTED,
    "draft": DRAFTED,
    "kv cache": {"use_cache", "cache_implementation", "cache_config"},
    "watermark": {"watermarking_config"},
    "synthid": {"watermarking_config"},
    "hallucination": {"dola_layers", "encoder_repetition_penalty"},
    "language": {"forced_bos_token_id", "decoder_start_token_id"},
    "python": {"custom_generate"},
}
ELSEWHERE_FOUND = {
    "seed": "seed", "reproducible": "seed", "deterministic": "seed", "random seed": "seed",
    "logprobs": "top-candidates", "top_logprobs": "top-candidates",
    "draft": "assistant", "speculative": "assistant", "assistant model": "assistant",
}  # fmt: skip
NOT_FOUND = ("mirostat", "top_a", "tfs", "xtc", "dry", "dynatemp")


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\s_-]+", text.lower()) if word]


def _means(asked: list[str], phrase: str) -> bool:
    its = _words(phrase)
    if len(asked) == 1 and len(asked[0]) == 1:
        return its == asked
    return all(any(own.startswith(word) for own in its) for word in asked)


def meant(typed: str, phrases: dict[str, list[str]] | None = None) -> set[str]:
    """The knobs that are meant (not those of which a text merely has the words); or which of other `phrases`."""
    if phrases is None:
        phrases = {name: [name, knob.group, *knob.synonyms] for name, knob in PANEL_KNOBS.items()}
    return {name for name, words in phrases.items() if any(_means(_words(typed), phrase) for phrase in words)}

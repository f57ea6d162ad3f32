"""The order in which logits processors run: the knob of each, and when it is there if that is not only its knob.

A test compares it with the list that the installed library makes.
"""

ORDER: list[tuple[str, str]] = [
    ("guidance_scale", ""),
    ("sequence_bias", ""),
    ("diversity_penalty", "in diverse beam search"),
    ("encoder_repetition_penalty", ""),
    ("repetition_penalty", ""),
    ("no_repeat_ngram_size", ""),
    ("encoder_no_repeat_ngram_size", ""),
    ("bad_words_ids", ""),
    ("min_length", ""),
    ("min_new_tokens", ""),
    ("structured_output", ""),
    ("forced_bos_token_id", ""),
    ("forced_eos_token_id", ""),
    ("remove_invalid_values", ""),
    ("exponential_decay_length_penalty", ""),
    ("suppress_tokens", ""),
    ("begin_suppress_tokens", ""),
    ("presence_penalty", ""),
    ("frequency_penalty", ""),
    ("reasoning_budget", ""),
    ("Your own Python: `logits_processor=` of the API.", ""),
    ("temperature", "with do_sample, as all down to eta_cutoff"),
    ("top_h", ""),
    ("top_k", ""),
    ("top_p", ""),
    ("min_p", ""),
    ("typical_p", ""),
    ("epsilon_cutoff", ""),
    ("eta_cutoff", ""),
    ("watermarking_config", ""),
    ("renormalize_logits", ""),
]

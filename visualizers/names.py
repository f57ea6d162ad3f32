"""What things are called on the page: modes, stop reasons, figures and logits processors, by the names that a run has
for them.

Knows words alone. The page's script gets the same tables (`script`), so that a pane and a heading never disagree.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from playground.trace import DOLA_CONTRAST, ROW_FIELDS

MODES: dict[str, str] = {
    "greedy_search": "greedy decoding",
    "sample": "sampling",
    "beam_search": "beam search",
    "beam_sample": "beam search with sampling",
    "group_beam_search": "diverse beam search",
    "constrained_beam_search": "constrained beam search",
    "contrastive_search": "contrastive search",
    "dola_generation": "DoLa",
    "assisted_generation": "assisted decoding",
    "block_diffusion": "block diffusion",
    "custom": "your own decoding loop",
    "elsewhere": "from another server",
}

# What ended a text: in a few words, and as the end of a sentence "The text ...".
STOPS: dict[str, tuple[str, str]] = {
    "eos": ("the EOS token", "ended with EOS (end-of-sequence token)"),
    "stop_string": ("a stop string", "met a stop string"),
    "length": ("the length limit", "reached the length limit"),
    "max_time": ("the time limit", "ran out of time"),
    "criterion": ("your own criterion", "met your own stopping criterion"),
    "loop": ("your own decoding loop", "was ended by your own decoding loop"),
    "given": ("the end of the given text", "reached the end of the given text"),
    "unfinished": ("the end of the search", "had not ended when the search did"),
    "step": ("one step", "continues with “Next token”"),
    "stopped": ("stopped by hand", "was stopped by hand"),
    # what other servers say
    "stop": ("EOS or a stop string", "ended with EOS or a stop string: the server does not say which"),
    "content_filter": ("a content filter", "was cut by the server’s content filter"),
    "tool_calls": ("a call of a tool", "ended with a call of a tool"),
    "cut": ("the end of the file", "is not complete"),
}

# The figures of assisted decoding by vLLM's names, each with its meaning and its denominator. The judged rate, the
# expected one and the passes saved are the playground's own.
FIGURES: dict[str, str] = {
    "num_spec_steps": "Rounds that had a draft.",
    "num_draft_tokens": "All drafted tokens.",
    "num_accepted_draft_tokens": "Drafted tokens that the target model kept.",
    "draft_acceptance_rate": "num_accepted_draft_tokens / num_draft_tokens: the share of all drafted tokens that was "
    "kept. Tokens after a rejection, which were never judged, count as drafted.",
    "judged_acceptance_rate": "num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each "
    "round’s first rejection: the probability that a judged token is kept, α in the paper.",
    "mean_acceptance_length": "1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft "
    "writes on average, the target model’s own token included.",
    "acceptance_histogram": "How many rounds with a draft kept none, one, two or more of its tokens.",
    "accepted_by_position": "How many of the tokens drafted at each position of a draft were kept.",
    "passes_saved": "Tokens written minus rounds: the forward passes that the target model did not have to make.",
    "expected_acceptance_rate": "The mean over the judged positions of 1 minus the total variation distance between "
    "the target’s and the draft’s distribution: the share that sampling keeps on average.",
}


@dataclass(frozen=True)
class Processor:
    """A logits processor in words. `knobs` are those it comes from, the telling one first; none where only code can
    put it in the list."""

    name: str
    meaning: str
    knobs: tuple[str, ...]


# DoLa's contrast, which is no processor but a stage like theirs. Then everything that `generate` of transformers 5.24
# puts in the list, the diversity penalty that it no longer has, the playground's own, and last those of the library's
# models of speech, music and pictures, which a person's code can hand over too.
PROCESSORS: dict[str, Processor] = {
    DOLA_CONTRAST: Processor(
        "DoLa’s contrast",
        "subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the "
        "last one finds less than a tenth as probable as its top token",
        ("dola_layers",),
    ),
    "UnbatchedClassifierFreeGuidanceLogitsProcessor": Processor(
        "guidance", "moves away from what the model would say to the negative prompt", ("guidance_scale",)
    ),
    "SequenceBiasLogitsProcessor": Processor(
        "sequence bias", "makes chosen words more or less likely", ("sequence_bias",)
    ),
    "EncoderRepetitionPenaltyLogitsProcessor": Processor(
        "encoder repetition penalty", "favours tokens that occur in the input", ("encoder_repetition_penalty",)
    ),
    "RepetitionPenaltyLogitsProcessor": Processor(
        "repetition penalty", "makes tokens that have already occurred less likely", ("repetition_penalty",)
    ),
    "NoRepeatNGramLogitsProcessor": Processor(
        "no repeated n-grams", "removes tokens that would repeat a sequence of tokens", ("no_repeat_ngram_size",)
    ),
    "EncoderNoRepeatNGramLogitsProcessor": Processor(
        "no n-grams of the input", "removes tokens that would copy a sequence from the input",
        ("encoder_no_repeat_ngram_size",),
    ),
    "NoBadWordsLogitsProcessor": Processor(
        "bad words", "removes tokens that would complete a forbidden word", ("bad_words_ids",)
    ),
    "MinLengthLogitsProcessor": Processor(
        "minimum length", "removes the end-of-sequence token while the text is too short", ("min_length",)
    ),
    "MinNewTokensLengthLogitsProcessor": Processor(
        "minimum new tokens", "removes the end-of-sequence token while too few tokens are written", ("min_new_tokens",)
    ),
    "PrefixConstrainedLogitsProcessor": Processor(
        "allowed tokens", "removes every token that the pattern, the schema or the function does not allow here",
        ("structured_output",),
    ),
    "ForcedBOSTokenLogitsProcessor": Processor(
        "forced first token", "leaves one token as the first one", ("forced_bos_token_id",)
    ),
    "ForcedEOSTokenLogitsProcessor": Processor(
        "forced last token", "leaves the end-of-sequence token at the length limit", ("forced_eos_token_id",)
    ),
    "InfNanRemoveLogitsProcessor": Processor(
        "invalid values", "replaces scores that are NaN or infinite", ("remove_invalid_values",)
    ),
    "ExponentialDecayLengthPenalty": Processor(
        "length decay", "makes the end-of-sequence token likelier with every token",
        ("exponential_decay_length_penalty",),
    ),
    "SuppressTokensLogitsProcessor": Processor(
        "suppressed tokens", "removes these tokens everywhere", ("suppress_tokens",)
    ),
    "SuppressTokensAtBeginLogitsProcessor": Processor(
        "suppressed at the start", "removes these tokens as the first one", ("begin_suppress_tokens",)
    ),
    "HammingDiversityLogitsProcessor": Processor(
        "diversity penalty", "makes tokens that earlier groups have just chosen less likely", ("diversity_penalty",)
    ),
    "PresencePenaltyLogitsProcessor": Processor(
        "presence penalty", "lowers tokens that are already in the text, each once", ("presence_penalty",)
    ),
    "FrequencyPenaltyLogitsProcessor": Processor(
        "frequency penalty", "lowers tokens that are already in the text, once for each occurrence",
        ("frequency_penalty",),
    ),
    "ReasoningBudgetLogitsProcessor": Processor(
        "reasoning budget", "leaves only the end mark of the reasoning once its budget is spent", ("reasoning_budget",)
    ),
    "GivenTextLogitsProcessor": Processor("given text", "leaves only the token that is given here", ()),
    "TemperatureLogitsWarper": Processor(
        "temperature", "sharpens (below 1) or flattens (above 1) the distribution", ("temperature",)
    ),
    "TopHLogitsWarper": Processor(
        "top-h", "keeps the top tokens up to a share of the distribution’s own entropy", ("top_h",)
    ),
    "TopKLogitsWarper": Processor("top-k", "keeps the k most probable tokens", ("top_k",)),
    "TopPLogitsWarper": Processor(
        "top-p", "keeps the nucleus: the fewest top tokens that hold this much probability", ("top_p",)
    ),
    "MinPLogitsWarper": Processor(
        "min-p", "keeps tokens at least this fraction as probable as the top one", ("min_p",)
    ),
    "TypicalLogitsWarper": Processor(
        "typical-p", "keeps tokens about as surprising as the distribution is on average", ("typical_p",)
    ),
    "EpsilonLogitsWarper": Processor("epsilon cutoff", "removes tokens below a fixed probability", ("epsilon_cutoff",)),
    "EtaLogitsWarper": Processor(
        "eta cutoff", "removes tokens below a probability that falls with the entropy", ("eta_cutoff",)
    ),
    "WatermarkLogitsProcessor": Processor(
        "green-list watermark", "makes the tokens of a secret list likelier", ("watermarking_config",)
    ),
    "SynthIDTextWatermarkLogitsProcessor": Processor(
        "SynthID watermark", "lets a secret tournament reshape the distribution", ("watermarking_config",)
    ),
    "LogitNormalization": Processor(
        "renormalisation", "makes the probabilities sum to one again; their proportions stay",
        ("renormalize_logits",),
    ),
    "ClassifierFreeGuidanceLogitsProcessor": Processor(
        "guidance in a batch", "moves away from what the model would say without the prompt, in one batch", ()
    ),
    "DiaClassifierFreeGuidanceLogitsProcessor": Processor(
        "Dia guidance", "moves away from what Dia would say without the prompt, or keeps the tokens that are best then",
        (),
    ),
    "DiaEOSChannelFilterLogitsProcessor": Processor(
        "Dia end in one channel", "lets only the first audio channel end, and only where the end is its top token", ()
    ),
    "DiaEOSDelayPatternLogitsProcessor": Processor(
        "Dia delayed ends", "ends each of the other audio channels at its own delay after the first", ()
    ),
    "AlternatingCodebooksLogitsProcessor": Processor(
        "alternating codebooks", "leaves the tokens of one of Bark’s two codebooks, by turns", ()
    ),
    "BarkEosPrioritizerLogitsProcessor": Processor(
        "Bark end", "ends the speech as soon as its end is probable enough", ()
    ),
    "WhisperTimeStampLogitsProcessor": Processor(
        "Whisper timestamps", "keeps timestamps in pairs and in order", ()
    ),
    "WhisperNoSpeechDetection": Processor(
        "Whisper silence", "changes nothing: it records the probability that nobody speaks", ()
    ),
}  # fmt: skip


def mode_name(mode: str) -> str:
    """A mode in words; a mode without words as it is written, without underscores."""
    return MODES.get(mode) or mode.replace("_", " ")


# The scores of a watermark: name, what an axis of them says, meaning.
SCORES: dict[str, tuple[str, str, str]] = {
    "z": ("z", "z", "How many standard deviations more tokens are green than without a watermark."),
    "mean": (
        "mean g",
        "z of the mean g",
        "How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins.",
    ),
    "weighted_mean": (
        "weighted mean g",
        "z of the weighted mean g",
        "The same with more weight on the first keys, which mark the most.",
    ),
    "posterior": (
        "Bayesian detector",
        "posterior probability",
        "The probability of a watermark by the detector that was trained here on the other half of the texts.",
    ),
}


def script() -> str:
    """The tables as the TypeScript module panes/core/tables.ts: `MODES`, `STOPS`, `FIGURES`, `SCORES`; `PROCESSORS` as
    class name -> [name, meaning, knobs]; `ROW_FIELDS`, the fields of each row in a line of the log."""
    processors = {kind: [entry.name, entry.meaning, entry.knobs] for kind, entry in PROCESSORS.items()}
    tables = {
        "MODES": MODES, "STOPS": STOPS, "FIGURES": FIGURES, "PROCESSORS": processors, "SCORES": SCORES,
        "ROW_FIELDS": ROW_FIELDS,
    }  # fmt: skip
    head = "// The names of visualizers/names.py, and the rows of a log. Written by .ci/bundle.py: edit those.\n"
    lists = dict.fromkeys(("STOPS", "SCORES", "ROW_FIELDS"), "string[]")
    kinds = dict.fromkeys(tables, "string") | lists | {"PROCESSORS": "[string, string, string[]]"}
    texts = {name: json.dumps(table, ensure_ascii=False, indent=1) for name, table in tables.items()}
    rows = (f"export const {name}: Record<string, {kinds[name]}> = {text};\n" for name, text in texts.items())
    return "\n".join([head, *rows])

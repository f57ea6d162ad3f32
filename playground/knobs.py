"""The knobs: one row for every public field of transformers' GenerationConfig, in the order of the panel.

From this table come the panel, the validation, and the explanations. A test compares it with the installed library:
a new field upstream is one new row here. What a row consists of is in `knob.py`. Standard library only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground.knob import MAX_ID, Knob, Need, is_id, is_ids, is_int, is_list_of, is_number

LENGTH = "Length and stopping"
STRATEGY = "Strategy"
SAMPLING = "Sampling"
BEAMS = "Beam search"
REPETITION = "Repetition"
TOKENS = "Words and tokens"
GUIDANCE = "Guidance and watermark"
DRAFTS = "Assisted decoding"
ENCODER = "Encoder and prompt"
SPECIAL = "Special tokens"
CACHE = "Cache and speed"
MOVED = "Moved out of transformers 5"
MANAGED = "Decided by the playground"

GROUPS = [
    STRATEGY, SAMPLING, LENGTH, BEAMS, REPETITION, TOKENS, GUIDANCE, DRAFTS, ENCODER, SPECIAL, CACHE, MOVED, MANAGED
]  # fmt: skip

# ------------------------------------------------------------------------------------------ when a knob has an effect

_STATIC = ("static", "offloaded_static")


def _beams(config: Mapping[str, Any]) -> int:
    return config.get("num_beams") or 1


def _draft_model(config: Mapping[str, Any]) -> bool:
    return bool(config.get("assistant")) or config.get("assistant_early_exit") is not None


_SAMPLED = Need(lambda c: c.get("do_sample") is True, "do_sample is off", {"do_sample": True})
_GREEDY = Need(lambda c: c.get("do_sample") is not True, "do_sample is on", {"do_sample": False})
_WITH_BEAMS = Need(lambda c: _beams(c) > 1, "num_beams is 1", {"num_beams": 4})
_ONE_BEAM = Need(
    lambda c: _beams(c) == 1,
    "num_beams is more than 1, and drafts are used by greedy decoding and sampling only",
    {"num_beams": 1},
)
_NO_BEAMS = Need(lambda c: _beams(c) == 1, "num_beams is more than 1", {"num_beams": 1})
_DRAFT_MODEL = Need(_draft_model, "there is no draft model, neither an assistant nor assistant_early_exit")
_ASSISTANT = Need(lambda c: bool(c.get("assistant")), "no assistant is chosen")
_STATIC_CACHE = Need(
    lambda c: c.get("cache_implementation") in _STATIC,
    "cache_implementation is not a static one",
    {"cache_implementation": "static"},
)
_CACHED = Need(lambda c: c.get("use_cache") is not False, "use_cache is off", {"use_cache": True})
_ENCODER_DECODER = Need(lambda c: c.get("is_encoder_decoder") is not False, "the model has no separate encoder")
_NO_USE = Need(lambda c: False, "transformers 5 has no use for it")


def _instead_of(other: str) -> Need:
    return Need(lambda c: c.get(other) is None, f"{other} is set and comes first", {other: None})


# ---------------------------------------------------------------------------------- the shapes of structured values


def _id_or_ids(value: Any) -> bool:
    return is_id(value) or is_ids(value)


def _strings(value: Any) -> bool:
    def is_text(text: Any) -> bool:
        return isinstance(text, str) and text != ""

    return is_text(value) or is_list_of(is_text, value)


def _bias(value: Any) -> bool:
    pairs = list(value.items()) if isinstance(value, Mapping) else value
    return is_list_of(
        lambda p: isinstance(p, list | tuple) and len(p) == 2 and is_ids(p[0]) and is_number(p[1]) and abs(p[1]) <= 1e6,
        pairs,
    )


def _decay(value: Any) -> bool:
    pair = isinstance(value, list | tuple) and len(value) == 2
    return pair and is_id(value[0]) and is_number(value[1]) and 0 < value[1] <= 10


def _between(low: float, high: float) -> Any:
    return lambda value: is_number(value) and low <= value <= high


def _whole(low: int, high: int) -> Any:
    return lambda value: is_int(value) and low <= value <= high


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


def _record(fields: Mapping[str, Any], required: tuple[str, ...] = ()) -> Any:
    """A test for a JSON object that has no fields but these, each passing its own test."""

    def test(value: Any) -> bool:
        return (
            isinstance(value, Mapping)
            and set(required) <= set(value) <= set(fields)
            and all(fields[name](item) for name, item in value.items())
        )

    return test


_green_list_fields = _record(
    {
        "greenlist_ratio": lambda v: is_number(v) and 0 < v < 1,
        "bias": _between(-1e6, 1e6),
        "hashing_key": _whole(0, 2**62),
        "seeding_scheme": lambda v: v in ("lefthash", "selfhash"),
        "context_width": _whole(1, 1024),
    }
)


def _green_list(value: Any) -> bool:
    if not _green_list_fields(value):
        return False
    # selfhash looks for a green token among the 40 best, and the library fails at a step that has none
    return value.get("seeding_scheme") != "selfhash" or value.get("greenlist_ratio", 0.25) >= 0.25


_synth_id = _record(
    {
        "ngram_len": _whole(2, 64),
        "keys": lambda v: is_list_of(_whole(0, 2**62), v) and len(v) <= 64,
        "context_history_size": _whole(1, 65536),
        "sampling_table_seed": _whole(0, 2**62),
        "sampling_table_size": _whole(2, 2**24),
        "skip_first_ngram_calls": _flag,
        "debug_mode": _flag,
    },
    required=("ngram_len", "keys"),
)
_compile = _record(
    {
        "fullgraph": _flag,
        "dynamic": lambda v: v is None or isinstance(v, bool),
        "backend": lambda v: v in ("inductor", "eager", "aot_eager", "cudagraphs"),
        "mode": lambda v: v in ("default", "reduce-overhead", "max-autotune", "max-autotune-no-cudagraphs"),
    }
)  # not `options`: they reach as far as the compiler that is called
_quantized = _record(
    {
        "backend": lambda v: v in ("quanto", "hqq"),
        "nbits": lambda v: is_int(v) and v in (1, 2, 3, 4, 8),
        "axis_key": _whole(-1, 1),
        "axis_value": _whole(-1, 1),
        "q_group_size": _whole(1, 1024),
        "residual_length": _whole(1, 65536),
    }
)

# ------------------------------------------------------------------------------------------------------- the rows

_ROWS = [
    # ------------------------------------------------------------------------------------------------- strategy
    Knob(
        "do_sample", STRATEGY, "bool", False, basic=True,
        meaning="Draw the next token at random by its probability, instead of always taking the most probable one.",
        explanation="Off, decoding is deterministic: greedy with one beam, beam search with more. On, each token is "
        "drawn from the distribution that the processors leave, so another seed gives another text. The knobs of the "
        "group Sampling have an effect only when this is on.",
    ),
    Knob(
        "num_beams", STRATEGY, "int", 1, minimum=1, maximum=1024, slider_minimum=1, slider_maximum=16, step=1,
        basic=True,
        meaning="How many partial texts are kept side by side; 1 is no beam search.",
        explanation="Beam search extends every kept text by every token at each step and keeps the num_beams best by "
        "total log-probability. It finds more probable texts than greedy decoding, at num_beams times the work. More "
        "probable is not always better: long open-ended texts become short, bland or repetitive.",
    ),
    Knob(
        "num_return_sequences", STRATEGY, "int", 1, minimum=1, maximum=1024, slider_minimum=1, slider_maximum=16,
        step=1,
        meaning="How many texts one run returns.",
        explanation="With sampling, that many independent draws of the same prompt. With beams, the best finished "
        "hypotheses, so it cannot be more than num_beams. Greedy decoding has only one answer, and assisted decoding "
        "returns only one.",
    ),
    # ------------------------------------------------------------------------------------------------- sampling
    Knob(
        "temperature", SAMPLING, "float", 1.0, minimum=1e-6, maximum=1000, slider_minimum=0.05, slider_maximum=2.0,
        step=0.05, basic=True, needs=(_SAMPLED,),
        meaning="Below 1 makes probable tokens more probable; above 1 makes the draw more even.",
        explanation="The logits are divided by the temperature before the softmax. Near 0 the most probable token "
        "always wins, as in greedy decoding; at 1 the model's own distribution is kept; large values approach a "
        "uniform draw. It runs before the filters below, so it changes what they keep (all but top-k, which only "
        "looks at the order).",
    ),
    Knob(
        "top_k", SAMPLING, "int", 50, minimum=0, maximum=MAX_ID, slider_minimum=0, slider_maximum=100, step=1,
        basic=True, paper="https://arxiv.org/abs/1805.04833",
        needs=(Need(lambda c: c.get("do_sample") is True or (c.get("penalty_alpha") or 0) > 0,
                    "do_sample is off", {"do_sample": True}),),
        meaning="Draw only from the k most probable tokens; 0 turns it off.",
        explanation="Every token outside the k best is removed, however flat or peaked the distribution is; tokens "
        "that tie with the k-th stay. transformers applies 50 whenever sampling is on and nobody sets it: pure "
        "sampling needs 0.",
    ),
    Knob(
        "top_p", SAMPLING, "float", 1.0, minimum=0.0, maximum=1.0, slider_minimum=0.0, slider_maximum=1.0, step=0.01,
        basic=True, paper="https://arxiv.org/abs/1904.09751", needs=(_SAMPLED,),
        meaning="Nucleus sampling: draw only from the fewest top tokens that reach this much probability together.",
        explanation="Tokens are sorted by probability and kept until their sum reaches top_p; the rest are removed. "
        "Unlike top-k, it keeps few tokens where the model is sure and many where it is not. At 1 nothing is removed. "
        "It sees what top-h and top-k have left.",
    ),
    Knob(
        "min_p", SAMPLING, "float", None, minimum=0.0, maximum=1.0, slider_minimum=0.0, slider_maximum=0.5, step=0.01,
        basic=True, paper="https://arxiv.org/abs/2407.01082", needs=(_SAMPLED,),
        meaning="Draw only from tokens at least this fraction as probable as the most probable one.",
        explanation="The threshold is min_p times the probability of the top token: strict where the model is sure, "
        "loose where it is not. It is applied after temperature, so it keeps hot samples coherent. Values from 0.01 "
        "to 0.2 are usual.",
    ),
    Knob(
        "top_h", SAMPLING, "float", None, minimum=0.0, open_minimum=True, maximum=1.0, slider_minimum=0.05,
        slider_maximum=1.0, step=0.05, paper="https://arxiv.org/abs/2509.02510", needs=(_SAMPLED,),
        meaning="Keep top tokens while their share of the entropy stays within this fraction of the whole.",
        explanation="Going down from the most probable token, the terms -p log p are added up, and tokens are kept "
        "while the sum is at most top_h times the entropy. Both are computed over the 100 most probable tokens, so "
        "at most 100 are ever kept, even at 1. The first token is always kept. Values from 0.3 to 0.6 are usual.",
    ),
    Knob(
        "typical_p", SAMPLING, "float", 1.0, minimum=0.0, open_minimum=True, maximum=1.0, slider_minimum=0.05,
        slider_maximum=1.0, step=0.05, paper="https://arxiv.org/abs/2202.00666", needs=(_SAMPLED,),
        meaning="Keep the tokens whose surprisal is closest to what is expected, up to this much probability.",
        explanation="Tokens are sorted by how far their surprisal lies from the entropy of the distribution, and kept "
        "until their probabilities reach typical_p. A very probable token can be removed too, because it says less "
        "than people usually do. At 1 it is off.",
    ),
    Knob(
        "epsilon_cutoff", SAMPLING, "float", 0.0, minimum=0.0, maximum=1.0, open_maximum=True, slider_minimum=0.0,
        slider_maximum=0.05, step=0.0001, paper="https://arxiv.org/abs/2210.15191", needs=(_SAMPLED,),
        meaning="Remove every token whose probability is below this value.",
        explanation="A fixed floor on probability; the most probable token always stays. The paper suggests 0.0003 "
        "to 0.0009, depending on the size of the model. At 0 it is off.",
    ),
    Knob(
        "eta_cutoff", SAMPLING, "float", 0.0, minimum=0.0, maximum=1.0, open_maximum=True, slider_minimum=0.0,
        slider_maximum=0.05, step=0.0001, paper="https://arxiv.org/abs/2210.15191", needs=(_SAMPLED,),
        meaning="Like epsilon_cutoff, but the floor sinks where the model is unsure.",
        explanation="The floor is the smaller of eta and sqrt(eta) * exp(-entropy), computed anew at each step, so "
        "flat distributions keep more of their tail. The paper suggests 0.0003 to 0.002. At 0 it is off.",
    ),
    # ---------------------------------------------------------------------------------------------------- length
    Knob(
        "max_new_tokens", LENGTH, "int", None, minimum=1, maximum=MAX_ID, slider_minimum=1, slider_maximum=256, step=1,
        basic=True,
        meaning="Stop after this many new tokens.",
        explanation="It counts only what is generated, not the prompt, and comes before max_length. Where neither is "
        "set, transformers stops after 20 new tokens.",
    ),
    Knob(
        "max_length", LENGTH, "int", 20, minimum=1, maximum=MAX_ID, slider_minimum=1, slider_maximum=512, step=1,
        needs=(_instead_of("max_new_tokens"),),
        meaning="Stop when prompt and new tokens together are this many.",
        explanation="The older of the two length limits: it counts the prompt (for models with an encoder, only what "
        "the decoder has), so a long prompt leaves little room. A prompt that is already this long is an error. The "
        "default of 20 is special: where nobody sets it, it means 20 new tokens.",
    ),
    Knob(
        "min_new_tokens", LENGTH, "int", None, minimum=0, maximum=MAX_ID, slider_minimum=0, slider_maximum=256, step=1,
        meaning="Do not let the text end before this many new tokens.",
        explanation="Until then every end-of-sequence token is removed from the distribution. Stop strings and "
        "max_time can still end the text.",
    ),
    Knob(
        "min_length", LENGTH, "int", 0, minimum=0, maximum=MAX_ID, slider_minimum=0, slider_maximum=512, step=1,
        needs=(_instead_of("min_new_tokens"),),
        meaning="Do not let the text end before prompt and new tokens together are this many.",
        explanation="The older of the two minimum lengths: it counts the prompt. Until then every end-of-sequence "
        "token is removed from the distribution.",
    ),
    Knob(
        "stop_strings", LENGTH, "list", None, shape="text, or a list of texts", fits=_strings,
        meaning="Stop as soon as the text ends with one of these.",
        explanation="They are matched against the text, not against tokens, so a stop string may begin or end inside "
        "a token. The string itself stays in the output, with whatever else its last token holds.",
    ),
    Knob(
        "max_time", LENGTH, "float", None, minimum=0.0, maximum=86400, slider_minimum=1, slider_maximum=60, step=1,
        meaning="Stop after this many seconds.",
        explanation="The clock is read after each step: the step that is under way is finished, so a run can last "
        "a little longer, and always gives at least one token. The same settings can then give texts of different "
        "lengths.",
    ),
    # ----------------------------------------------------------------------------------------------------- beams
    Knob(
        "length_penalty", BEAMS, "float", 1.0, minimum=-50, maximum=50, slider_minimum=-2.0, slider_maximum=3.0,
        step=0.1, basic=True, needs=(_WITH_BEAMS,),
        meaning="Above 0 favours longer hypotheses, below 0 shorter ones.",
        explanation="The score of a finished hypothesis is its total log-probability divided by its length to this "
        "power. Log-probabilities are negative, so a larger power makes long ones look better; 0 compares the plain "
        "sums, and 1 the means.",
        paper="https://arxiv.org/abs/1609.08144",
    ),
    Knob(
        "early_stopping", BEAMS, "choice", False, choices=(False, True, "never"), needs=(_WITH_BEAMS,),
        meaning="When beam search stops looking for better hypotheses.",
        explanation="True stops as soon as num_beams hypotheses are finished. False stops when the best running beam, "
        "at its present length, could no longer beat the worst of them. \"never\" is the strict form: with a positive "
        "length_penalty it assumes that a beam could still grow to the maximum length.",
    ),
    Knob(
        "renormalize_logits", BEAMS, "bool", False,
        meaning="Turn the scores into log-probabilities again after all processors.",
        explanation="Beam search adds the scores up as if they were log-probabilities, but processors that remove "
        "tokens or change scores leave numbers that no longer sum to one. On, a last step normalises them. Greedy "
        "decoding and sampling choose the same tokens with it and without.",
    ),
    # ------------------------------------------------------------------------------------------------- repetition
    Knob(
        "repetition_penalty", REPETITION, "float", 1.0, minimum=0.001, maximum=1000, slider_minimum=0.8,
        slider_maximum=2.0, step=0.05, basic=True, paper="https://arxiv.org/abs/1909.05858",
        meaning="Above 1 makes every token that already occurred less likely; below 1 more likely.",
        explanation="The logit of each token that occurs in the prompt or in the text so far is divided by the "
        "penalty where it is positive and multiplied where it is negative; how often it occurred does not matter. "
        "1 is off. About 1.2 is usual; high values also push away commas and small words.",
    ),
    Knob(
        "no_repeat_ngram_size", REPETITION, "int", 0, minimum=0, maximum=MAX_ID, slider_minimum=0, slider_maximum=10,
        step=1, basic=True, paper="https://arxiv.org/abs/1705.04304",
        meaning="Never write the same sequence of this many tokens twice; 0 turns it off.",
        explanation="A token that would complete an n-gram that is already in the prompt or the text is removed. The "
        "ban has no exceptions: with a small n, a name can be written only once.",
    ),
    # -------------------------------------------------------------------------------------------- words and tokens
    Knob(
        "bad_words_ids", TOKENS, "list", None, shape="a list of lists of token ids, such as [[15], [8, 93]]",
        fits=lambda v: is_list_of(is_ids, v) and isinstance(v, list) and all(isinstance(ids, list) for ids in v),
        meaning="Sequences of tokens that must never be written.",
        explanation="A single token is removed everywhere; of a longer sequence, its last token is removed whenever "
        "the ones before it have just been written. A word has other token ids with a space before it than without. "
        "An end-of-sequence token alone in a list is not banned.",
    ),
    Knob(
        "sequence_bias", TOKENS, "json", None, fits=_bias,
        shape="a list of pairs [token ids, bias from -1000000 to 1000000], such as [[[15], -2.0], [[8, 93], 3.0]]",
        meaning="Make chosen tokens or sequences of tokens more (above 0) or less (below 0) likely.",
        explanation="The bias is added to the logit of a single token at every step, and to that of the last token "
        "of a sequence whenever the ones before it have just been written. 0 changes nothing; each unit multiplies "
        "the odds by e, about 2.7.",
    ),
    Knob(
        "suppress_tokens", TOKENS, "list", None, shape="a list of token ids", fits=is_ids,
        meaning="Token ids that are never written.",
        explanation="Their scores become minus infinity at every step, end-of-sequence tokens included: suppress "
        "those, and the text ends only at a limit.",
    ),
    Knob(
        "begin_suppress_tokens", TOKENS, "list", None, shape="a list of token ids", fits=is_ids,
        meaning="Token ids that cannot be the first new token.",
        explanation="Like suppress_tokens, but for the first step only. Whisper uses it so that a transcript does "
        "not begin with silence.",
    ),
    Knob(
        "forced_bos_token_id", TOKENS, "int", None, minimum=0, maximum=MAX_ID,
        meaning="The token that must come first in the decoder's text.",
        explanation="It is forced when exactly one token stands there, as the decoder's start token does in models "
        "with an encoder; multilingual translators choose the target language this way. In a decoder-only model it "
        "acts only on a prompt of one token.",
    ),
    Knob(
        "forced_eos_token_id", TOKENS, "list", None, shape="a token id or a list of token ids", fits=_id_or_ids,
        meaning="The token that is forced at the last place before the maximum length.",
        explanation="Every other token is removed at the last step that the length limit allows. A text that ends "
        "before is not changed.",
    ),
    Knob(
        "exponential_decay_length_penalty", TOKENS, "json", None, fits=_decay,
        shape="a pair [first token, factor above 0 and at most 10], such as [30, 1.05]",
        meaning="From a given place on, make the end of the text ever more likely.",
        explanation="After `first token` new tokens, each further step adds |logit| * (factor^n - 1) to the "
        "end-of-sequence token, where n counts the steps since then. A factor a little above 1 ends a text softly "
        "where max_new_tokens would cut it.",
    ),
    Knob(
        "remove_invalid_values", TOKENS, "bool", False,
        meaning="Replace nan and infinite scores so that a broken model does not stop the run.",
        explanation="nan becomes 0, and plus and minus infinity the largest and smallest number of the type. Tokens "
        "that processors before it removed so come back with a probability of practically zero.",
    ),
    Knob(
        "token_healing", TOKENS, "bool", False,
        meaning="Take back the last token of the prompt and let the model write it again, longer if it likes.",
        explanation="A prompt that ends inside what would be one token, as in \"http:\", leads the model astray. "
        "Healing drops the last token and writes one that begins with the same text. Spaces at the ends of the "
        "prompt are stripped.",
    ),
    # --------------------------------------------------------------------------------------- guidance and watermark
    Knob(
        "guidance_scale", GUIDANCE, "float", None, minimum=-100, maximum=100, slider_minimum=0.0, slider_maximum=5.0,
        step=0.1, paper="https://arxiv.org/abs/2306.17806",
        meaning="Above 1, move the distribution away from what the model says without the prompt.",
        explanation="Classifier-free guidance: the model runs a second time, on the negative prompt (or, without one, "
        "on the last token of the prompt only), and the scores become uncond + scale * (cond - uncond), in "
        "log-probabilities. 1 is off. It costs a second pass for each token.",
    ),
    Knob(
        "watermarking_config", GUIDANCE, "json", None, fits=lambda v: _green_list(v) or _synth_id(v),
        paper="https://arxiv.org/abs/2306.04634",
        shape="an object for green lists: greenlist_ratio (between 0 and 1), bias, hashing_key, seeding_scheme "
        "(lefthash, or selfhash with a ratio of at least 0.25), context_width; or for SynthID: ngram_len, keys, and "
        "its options",
        meaning="Hide a statistical mark in the text by which it can be recognised later.",
        explanation="A green list: the tokens before each place seed a random choice of a share of the vocabulary, "
        "and the bias is added to those tokens; a detector counts them. SynthID instead biases the draw by keyed "
        "random functions over several rounds. Both run after all other processors.",
    ),
    # ----------------------------------------------------------------------------------------------------- assisted
    Knob(
        "prompt_lookup_num_tokens", DRAFTS, "int", None, minimum=1, maximum=1000, slider_minimum=1, slider_maximum=20,
        step=1, paper="https://github.com/apoorvumang/prompt-lookup-decoding",
        needs=(_ONE_BEAM,),
        meaning="Draft this many tokens by copying what followed the same words earlier in the text.",
        explanation="If the last few tokens occur earlier in the prompt or the text, the tokens that followed there "
        "become the draft, and the model checks them all in one pass. It needs no second model and pays off where "
        "texts repeat their prompt, as in summaries or code. What is written stays what the model alone would write.",
    ),
    Knob(
        "max_matching_ngram_size", DRAFTS, "int", 2, minimum=1, maximum=1000, slider_minimum=1, slider_maximum=10,
        step=1,
        needs=(_ONE_BEAM, Need(lambda c: c.get("prompt_lookup_num_tokens") is not None,
                               "prompt_lookup_num_tokens is not set", {"prompt_lookup_num_tokens": 10})),
        meaning="How many of the last tokens prompt lookup tries to find again, at most.",
        explanation="The longest match is tried first, down to a single token. Longer ones are rarer and more often "
        "right.",
    ),
    Knob(
        "assistant_early_exit", DRAFTS, "int", None, minimum=1, maximum=10000, slider_minimum=1, slider_maximum=32,
        step=1, paper="https://arxiv.org/abs/2404.16710", needs=(_ONE_BEAM,),
        meaning="Draft with the first layers of the model itself: leave after this one.",
        explanation="The output head reads the hidden states of an early layer, and the whole model then checks the "
        "draft. It pays off only for models whose early layers were trained for that (LayerSkip), as the bundled "
        "one's were. It must be less than the number of layers.",
    ),
    Knob(
        "num_assistant_tokens", DRAFTS, "int", 20, minimum=1, maximum=1000, slider_minimum=1, slider_maximum=32,
        step=1, paper="https://arxiv.org/abs/2211.17192", needs=(_ONE_BEAM, _DRAFT_MODEL),
        meaning="How many tokens the draft model writes, at most, before the model checks them.",
        explanation="All drafted tokens are checked in a single pass of the large model, and kept up to the first "
        "wrong one. Long drafts save passes when the draft model is good, and waste its work when it is not.",
    ),
    Knob(
        "num_assistant_tokens_schedule", DRAFTS, "choice", "constant",
        choices=("constant", "heuristic", "heuristic_transient"), needs=(_ONE_BEAM, _DRAFT_MODEL),
        meaning="Whether the length of drafts adapts to how many tokens were accepted.",
        explanation="The heuristics add 2 to num_assistant_tokens when a whole draft was accepted and take 1 away "
        "otherwise. In transformers \"heuristic\" carries the length over to later runs; here every run begins with "
        "what is set, so that both do the same.",
    ),
    Knob(
        "assistant_confidence_threshold", DRAFTS, "float", 0.4, minimum=0.0, maximum=1.0, slider_minimum=0.0,
        slider_maximum=1.0, step=0.05, paper="https://arxiv.org/abs/2405.04304", needs=(_ONE_BEAM, _DRAFT_MODEL),
        meaning="The draft ends early when the draft model gives its own token less probability than this.",
        explanation="An unsure token is likely to be rejected, so the draft stops after it. 0 turns it off and shows "
        "plain speculative decoding, with drafts of full length. Where scikit-learn is installed, transformers "
        "adapts the threshold as the run goes on (not for early exit).",
    ),
    Knob(
        "assistant_ensemble_weight", DRAFTS, "float", None, minimum=0.0, open_minimum=True, maximum=1.0,
        open_maximum=True, slider_minimum=0.05, slider_maximum=0.95, step=0.05,
        paper="https://arxiv.org/abs/2604.07622",
        needs=(_ONE_BEAM, Need(lambda c: _draft_model(c) or bool(c.get("use_mtp")), _DRAFT_MODEL.otherwise)),
        meaning="Check drafts against a mixture of both models: the share of the large one.",
        explanation="Tokens are accepted by w * target + (1 - w) * draft instead of by the target alone. More of the "
        "draft is kept, but the text is no longer what the large model alone would write. Unset, nothing is lost.",
    ),
    Knob(
        "assistant_lookbehind", DRAFTS, "int", 10, minimum=1, maximum=1000, slider_minimum=1, slider_maximum=50, step=1,
        paper="https://huggingface.co/blog/universal_assisted_generation", needs=(_ONE_BEAM, _ASSISTANT, _GREEDY),
        meaning="With an assistant of another tokenizer: how many of its tokens are aligned anew each round.",
        explanation="Drafts are turned into text and into the other model's tokens; some tokens before the new ones "
        "are included so that the two line up. Only greedy decoding works this way: sampling maps the tokens that "
        "both vocabularies share. It has no effect where both models have the same tokenizer.",
    ),
    Knob(
        "target_lookbehind", DRAFTS, "int", 10, minimum=1, maximum=1000, slider_minimum=1, slider_maximum=50, step=1,
        paper="https://huggingface.co/blog/universal_assisted_generation", needs=(_ONE_BEAM, _ASSISTANT, _GREEDY),
        meaning="With an assistant of another tokenizer: how many of the model's own tokens are aligned anew.",
        explanation="The counterpart of assistant_lookbehind, for the way from the model's tokens to the assistant's. "
        "It has no effect where both models have the same tokenizer.",
    ),
    Knob(
        "use_mtp", DRAFTS, "bool", False, paper="https://arxiv.org/abs/2404.19737", needs=(_ONE_BEAM,),
        meaning="Draft with the model's own heads for multi-token prediction.",
        explanation="Some models are trained to predict several tokens ahead and come with extra layers for it; "
        "these then write the draft. A model without them raises an error.",
    ),
    Knob(
        "speculation_type", DRAFTS, "choice", None, choices=("dflash",), needs=(_ONE_BEAM, _ASSISTANT),
        meaning="How a special assistant drafts: \"dflash\" writes a whole block at once.",
        explanation="For an assistant that was trained as a DFlash drafter of this very model: it reads the model's "
        "hidden states and fills in a block of masked tokens in one pass. With any other assistant it raises an "
        "error.",
    ),
    # ------------------------------------------------------------------------------------------- encoder and prompt
    Knob(
        "encoder_repetition_penalty", ENCODER, "float", 1.0, minimum=0.001, maximum=1000, slider_minimum=0.8,
        slider_maximum=2.0, step=0.05,
        meaning="Above 1 makes the tokens of the input more likely; below 1 less.",
        explanation="Made against inventions: at each step the tokens of the encoder's input are favoured by the "
        "inverse of the rule of repetition_penalty. In a decoder-only model the prompt counts as the input.",
    ),
    Knob(
        "encoder_no_repeat_ngram_size", ENCODER, "int", 0, minimum=0, maximum=MAX_ID, slider_minimum=0,
        slider_maximum=10, step=1,
        meaning="Never copy a sequence of this many tokens from the input; 0 turns it off.",
        explanation="A token that would complete an n-gram of the encoder's input is removed. In a decoder-only model "
        "the prompt counts as the input.",
    ),
    Knob(
        "decoder_start_token_id", ENCODER, "list", None, shape="a token id or a list of token ids", fits=_id_or_ids,
        needs=(_ENCODER_DECODER,),
        meaning="The token that the decoder of a model with an encoder starts from.",
        explanation="The model's own configuration nearly always sets it; where it does not, bos_token_id is used.",
    ),
    # ----------------------------------------------------------------------------------------------- special tokens
    Knob(
        "eos_token_id", SPECIAL, "list", None, shape="a token id or a list of token ids", fits=_id_or_ids,
        meaning="The token, or tokens, that end the text.",
        explanation="Generation of a text stops when it writes one of them. Models set their own; give others to stop "
        "elsewhere, at a full stop for example.",
    ),
    Knob(
        "pad_token_id", SPECIAL, "int", None, minimum=0, maximum=MAX_ID,
        meaning="The token that fills up texts that ended before the others.",
        explanation="Several texts of one run are stored as a rectangle; the shorter ones are filled with it. Where "
        "it is not set, the first end-of-sequence token is used. It never changes what is written.",
    ),
    Knob(
        "bos_token_id", SPECIAL, "int", None, minimum=0, maximum=MAX_ID, needs=(_ENCODER_DECODER,),
        meaning="The token that begins a text.",
        explanation="It starts the decoder of a model with an encoder where decoder_start_token_id is not set. A "
        "decoder-only model would begin with it when the prompt is empty; here there always is a prompt, and its "
        "tokenizer decides whether to put this token before it.",
    ),
    # --------------------------------------------------------------------------------------------- cache and speed
    Knob(
        "use_cache", CACHE, "bool", True,
        meaning="Keep what was computed for earlier tokens instead of computing it again at each step.",
        explanation="The keys and values of the attention layers are kept. Off, each step runs over the whole text "
        "again: the same tokens, ever more slowly. Assisted decoding and prefill_chunk_size need it on.",
    ),
    Knob(
        "cache_implementation", CACHE, "choice", None,
        choices=("dynamic", "static", "offloaded", "offloaded_static", "quantized"), needs=(_CACHED,),
        meaning="Where and how that cache is kept.",
        explanation="Dynamic grows with the text; static is allocated at once, so that an accelerator can compile "
        "the model; offloaded keeps most layers in the computer's memory and needs CUDA; quantized stores fewer bits "
        "and needs optimum-quanto or hqq. Unset, the model's own choice applies, nearly always dynamic.",
    ),
    Knob(
        "cache_config", CACHE, "json", None, fits=_quantized, paper="https://arxiv.org/abs/2402.02750",
        shape="an object with backend (quanto or hqq), nbits, axis_key, axis_value, q_group_size, residual_length",
        needs=(_CACHED, Need(lambda c: c.get("cache_implementation") == "quantized",
                             "cache_implementation is not quantized", {"cache_implementation": "quantized"})),
        meaning="Settings of the quantized cache.",
        explanation="nbits is the precision, residual_length how many of the newest tokens are kept exact. Fewer bits "
        "save memory and change the logits a little.",
    ),
    Knob(
        "max_cache_len", CACHE, "int", None, minimum=1, maximum=131072, slider_minimum=64, slider_maximum=4096, step=64,
        needs=(_CACHED, _STATIC_CACHE),
        meaning="How many tokens a static cache is made for, at least.",
        explanation="Without it a static cache is as long as this run can become. A larger one can be used again by "
        "later, longer runs without compiling anew.",
    ),
    Knob(
        "prefill_chunk_size", CACHE, "int", None, minimum=1, maximum=MAX_ID, slider_minimum=16, slider_maximum=1024,
        step=16,
        meaning="Read the prompt in pieces of this many tokens.",
        explanation="A long prompt needs much memory when it is read in one pass; in pieces it takes a little longer. "
        "The text stays the same, but for rounding.",
    ),
    Knob(
        "compile_config", CACHE, "json", None, fits=_compile, needs=(_CACHED, _STATIC_CACHE),
        shape="an object with fullgraph, dynamic, backend (inductor, eager, aot_eager or cudagraphs) and mode",
        meaning="How torch.compile is used where the model is compiled.",
        explanation="transformers compiles the model's step by itself on an accelerator with a static cache; this "
        "sets how. On a CPU it is not used.",
    ),
    Knob(
        "disable_compile", CACHE, "bool", False, needs=(_CACHED, _STATIC_CACHE),
        meaning="Never compile the model.",
        explanation="Compiling makes the first run slow and later ones fast. Turn it off for short experiments with a "
        "static cache on an accelerator.",
    ),
    # --------------------------------------------------------------------------------- moved out of transformers 5
    Knob(
        "penalty_alpha", MOVED, "float", None, minimum=0.0, maximum=1.0, slider_minimum=0.0, slider_maximum=1.0,
        step=0.05, paper="https://arxiv.org/abs/2202.06417",
        needs=(_GREEDY, _NO_BEAMS,
               Need(lambda c: c.get("top_k", 50) is None or c.get("top_k", 50) > 1, "top_k is not more than 1",
                    {"top_k": 4})),
        meaning="Contrastive search: how much a candidate is punished for resembling what came before.",
        explanation="Among the top_k tokens, the one with the best (1 - alpha) * probability - alpha * similarity to "
        "the hidden states so far is chosen. It keeps deterministic decoding from repeating itself.",
    ),
    Knob(
        "dola_layers", MOVED, "json", None, shape='"low", "high" or a list of layer numbers',
        fits=lambda v: (isinstance(v, str) and v in ("low", "high")) or is_list_of(_whole(0, 10000), v),
        paper="https://arxiv.org/abs/2309.03883", needs=(_NO_BEAMS,),
        meaning="DoLa: which earlier layers the last one is contrasted with.",
        explanation="At each step the earlier layer whose distribution differs most is chosen, and its "
        "log-probabilities are subtracted from the last layer's. It favours what only the late layers know, "
        "which are facts more often than not.",
    ),
    Knob(
        "num_beam_groups", MOVED, "int", 1, minimum=1, maximum=1024, slider_minimum=1, slider_maximum=8, step=1,
        paper="https://arxiv.org/abs/1610.02424", needs=(_WITH_BEAMS,),
        meaning="Diverse beam search: into how many groups the beams are divided.",
        explanation="The groups take their step one after the other, and each is punished for the tokens that those "
        "before it have just chosen. num_beams must be a multiple of it.",
    ),
    Knob(
        "diversity_penalty", MOVED, "float", 0.0, minimum=0.0, maximum=1000, slider_minimum=0.0, slider_maximum=2.0,
        step=0.1, paper="https://arxiv.org/abs/1610.02424",
        needs=(Need(lambda c: (c.get("num_beam_groups") or 1) > 1, "num_beam_groups is 1", {"num_beam_groups": 2}),),
        meaning="Diverse beam search: what a group loses for a token that an earlier group chose at the same step.",
        explanation="It is subtracted from the log-probability once for every time the token was chosen. Without it "
        "the groups would all find the same texts.",
    ),
    Knob(
        "force_words_ids", MOVED, "json", None, paper="https://arxiv.org/abs/1804.06609",
        shape="a list whose items are each a list of token ids, or a list of such lists of which one is enough",
        fits=lambda v: is_list_of(lambda item: is_ids(item) or is_list_of(is_ids, item), v),
        meaning="Constrained beam search: words that every hypothesis must contain.",
        explanation="Beams are kept in banks by how much of the constraints they have met, so that those that write "
        "the words survive although they are less probable.",
    ),
    Knob(
        "constraints", MOVED, "json", None, paper="https://arxiv.org/abs/1804.06609",
        shape="a list", fits=lambda v: is_list_of(lambda item: True, v),
        meaning="Constrained beam search: constraints as objects instead of words.",
        explanation="The general form of force_words_ids, with Python objects that say which tokens would bring a "
        "constraint further. It cannot be written as JSON.",
    ),
    Knob(
        "low_memory", MOVED, "bool", False, needs=(_NO_USE,),
        meaning="Formerly: run beams one after the other to save memory.",
        explanation="The present beam search does not have it, and refuses to run with it. Use fewer beams instead.",
    ),
    # ------------------------------------------------------------------------------------ decided by the playground
    Knob(
        "return_dict_in_generate", MANAGED, "bool", False,
        managed_because="The playground decides in which form the library hands over its results.",
        meaning="Return an object with scores instead of token ids alone.",
        explanation="It changes what the library returns to a program, not what is written. A trace always holds "
        "the scores.",
    ),
    Knob(
        "output_scores", MANAGED, "bool", False,
        managed_because="The playground records the scores of the best tokens at every step of every run.",
        meaning="Keep the scores after the processors, for every token of the vocabulary.",
        explanation="The library would keep one number for each token of the vocabulary and each step. A trace holds "
        "the top candidates and what summarises the rest.",
    ),
    Knob(
        "output_logits", MANAGED, "bool", False,
        managed_because="The playground records the model's own log-probabilities at every step of every run.",
        meaning="Keep the scores before the processors, for every token of the vocabulary.",
        explanation="The library would keep one number for each token of the vocabulary and each step. A trace holds "
        "the top candidates and what summarises the rest.",
    ),
    Knob(
        "output_attentions", MANAGED, "bool", False,
        managed_because="A trace holds no attention weights, so keeping them would only cost memory.",
        meaning="Keep the attention weights of every layer.",
        explanation="They would grow with the square of the length. They change nothing in what is written.",
    ),
    Knob(
        "output_hidden_states", MANAGED, "bool", False,
        managed_because="A trace holds no hidden states, so keeping them would only cost memory.",
        meaning="Keep the hidden states of every layer.",
        explanation="They would take many megabytes a step on a large model. They change nothing in what is written.",
    ),
    Knob(
        "is_assistant", MANAGED, "bool", False,
        managed_because="The library sets it by itself on the copy of the settings that a draft model gets.",
        meaning="Marks the settings of a draft model.",
        explanation="Choose an assistant to draft with one.",
    ),
    Knob(
        "continuous_batching_config", MANAGED, "json", None, shape="an object", fits=lambda v: isinstance(v, Mapping),
        managed_because="It belongs to another way of running the library, which generate does not use.",
        meaning="Settings of continuous batching.",
        explanation="Passing it here is deprecated in transformers; generate ignores it.",
    ),
]  # fmt: skip

KNOBS: dict[str, Knob] = {knob.name: knob for knob in _ROWS}
BASIC: list[str] = [knob.name for knob in _ROWS if knob.basic]

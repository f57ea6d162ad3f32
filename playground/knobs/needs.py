"""What must hold for knobs to have an effect: the conditions that several rows of the table share."""

from __future__ import annotations

from playground.knobs.modes import beams, draft_model, drafts, groups, is_set, loop, sampled, top_k
from playground.knobs.spec import Need

STATIC = ("static", "offloaded_static")


def unless_set(other: str, why: str = "comes first") -> Need:
    """The knob gives way to another one.

    >>> need = unless_set("max_new_tokens")
    >>> need.holds({"max_length": 50}), need.holds({"max_length": 50, "max_new_tokens": 5})
    (True, False)
    >>> need.otherwise
    'max_new_tokens is set and comes first'
    """
    return Need(
        lambda c: not is_set(c, other), f"{other} is set and {why}", {other: None}, f"{other} is not set"
    )


SAMPLED = Need(sampled, "do_sample is off", {"do_sample": True}, "do_sample is on")
GREEDY = Need(lambda c: not sampled(c), "do_sample is on", {"do_sample": False}, "do_sample is off")
SAMPLED_OR_CONTRASTIVE = Need(
    lambda c: sampled(c) or loop(c) == "contrastive_search",
    "do_sample is off",
    {"do_sample": True},
    "do_sample is on, or the strategy is contrastive search",
)
WITH_BEAMS = Need(
    lambda c: beams(c) > 1 or loop(c) == "custom", "num_beams is 1", {"num_beams": 4}, "num_beams is more than 1"
)
ONE_BEAM = Need(lambda c: beams(c) == 1, "num_beams is more than 1", {"num_beams": 1}, "num_beams is 1")
GROUPS_OF_BEAMS = Need(
    lambda c: groups(c) > 1, "num_beam_groups is 1", {"num_beam_groups": 2}, "num_beam_groups is more than 1"
)
CANDIDATES = Need(lambda c: top_k(c) > 1, "top_k is not more than 1", {"top_k": 4}, "top_k is more than 1")
NOT_CONTRASTIVE = Need(
    lambda c: loop(c) != "contrastive_search",
    "penalty_alpha is set, and contrastive search comes first",
    {"penalty_alpha": None},
    "the strategy is not contrastive search",
)
DRAFTING = (  # what every knob about drafts needs
    Need(
        lambda c: beams(c) == 1,
        "num_beams is more than 1, and only greedy decoding and sampling use drafts",
        {"num_beams": 1},
        "num_beams is 1",
    ),
    NOT_CONTRASTIVE,
)
_NO_DRAFT_MODEL = "there is no draft model (an assistant or assistant_early_exit)"
DRAFT_MODEL = Need(
    draft_model, _NO_DRAFT_MODEL, {}, "there is a draft model: an assistant or assistant_early_exit"
)
DRAFT_PROBABILITIES = Need(
    lambda c: draft_model(c) or c.get("use_mtp") is True,
    _NO_DRAFT_MODEL,
    {},
    "a model writes the drafts: an assistant, assistant_early_exit or use_mtp",
)
ASSISTANT = Need(lambda c: c.get("assistant") is not None, "no assistant is chosen", {}, "an assistant is chosen")
CAN_CROP_CACHE = Need(
    lambda c: c.get("can_crop_cache") is not False,
    "this model cannot take back tokens that it has read, so it cannot check drafts",
    {},
    "the model can take back tokens that it has read",
)
HAS_MTP_LAYERS = Need(
    lambda c: c.get("num_mtp_layers") != 0,
    "this model has no layers that predict several tokens ahead",
    {},
    "the model has layers that predict several tokens ahead (num_mtp_layers)",
)
EARLY_EXIT = Need(
    lambda c: c.get("supports_early_exit") is not False and c.get("is_encoder_decoder") is not True,
    "this kind of model always runs all of its layers",
    {},
    "the model has no encoder, and its kind can run only its first layers, as a Llama does",
)
DRAFTS_IN_BLOCKS = Need(
    lambda c: drafts(c) in (None, "blocks"),
    "the assistant is not a DFlash drafter",
    {},
    "the assistant is a DFlash drafter",
)
ENDS_DRAFTS = Need(  # of the library's generators, this one looks neither at its own probabilities nor at its success
    lambda c: drafts(c) != "states",
    "an assistant that drafts from the model's keys and values always drafts num_assistant_tokens",
    {},
    "the assistant does not draft from the model's keys and values",
)
TRANSLATED = Need(
    lambda c: drafts(c) in (None, "translated"),
    "the drafts of this assistant need no translation",
    {},
    "the assistant has another tokenizer",
)
WITH_PROBABILITIES = Need(
    lambda c: drafts(c) != "translated" or sampled(c),
    "do_sample is off, and drafts that are translated have no probabilities",
    {"do_sample": True},
    "do_sample is on, or the assistant has the same tokenizer",
)
TOKEN_BY_TOKEN = Need(
    lambda c: c.get("assistant") is None or c.get("speculation_type") is None,
    "speculation_type is set, and such an assistant always drafts a whole block at once",
    {"speculation_type": None},
    "speculation_type is not set",
)
NO_ASSISTANT = Need(
    lambda c: c.get("assistant") is None,
    "an assistant is chosen, and assisted decoding comes first",
    {},
    "no assistant is chosen",
)
LOOKUP = Need(
    lambda c: c.get("prompt_lookup_num_tokens") is not None,
    "prompt_lookup_num_tokens is not set",
    {"prompt_lookup_num_tokens": 10},
    "prompt_lookup_num_tokens is set",
)
NO_LOOKUP = Need(
    lambda c: c.get("prompt_lookup_num_tokens") is None or loop(c) == "custom",
    "prompt_lookup_num_tokens is set and writes the drafts",
    {"prompt_lookup_num_tokens": None},
    "prompt_lookup_num_tokens is not set",
)
CACHED = Need(lambda c: c.get("use_cache") is not False, "use_cache is off", {"use_cache": True}, "use_cache is on")
STATIC_CACHE = Need(
    lambda c: c.get("cache_implementation") in STATIC,
    "cache_implementation is not a static one",
    {"cache_implementation": "static"},
    "cache_implementation is static or offloaded_static",
)
QUANTIZED_CACHE = Need(
    lambda c: c.get("cache_implementation") == "quantized",
    "cache_implementation is not quantized",
    {"cache_implementation": "quantized"},
    "cache_implementation is quantized",
)
COMPILED = Need(  # the library compiles the pass of one step, and that of one piece of a prompt
    lambda c: loop(c) in ("greedy_search", "sample", "assisted_generation", "custom")
    or (loop(c) in ("beam_search", "beam_sample") and c.get("prefill_chunk_size") is not None),
    "only greedy decoding, sampling, assisted decoding and prompts that are read in chunks compile the model",
    {},
    "the strategy is greedy decoding, sampling or assisted decoding, or prefill_chunk_size is set; and the model is "
    "on an accelerator",
)
PREFILLED = Need(
    lambda c: loop(c) in ("greedy_search", "sample", "beam_search", "beam_sample", "custom"),
    "only greedy decoding, sampling and beam search read a prompt in chunks",
    {},
    "the strategy is greedy decoding, sampling, beam search or beam sampling",
)
ENDS = Need(  # where it is not known what the model sets, it most likely sets one
    lambda c: "eos_token_id" not in c or c["eos_token_id"] is not None,
    "the model has no end-of-sequence token",
    {},
    "there is an end-of-sequence token",
)
ENCODER_DECODER = Need(
    lambda c: c.get("is_encoder_decoder") is not False,
    "the model has no separate encoder",
    {},
    "the model has an encoder and a decoder",
)

"""The knobs of assisted (speculative) decoding: who writes the drafts, how long they are, and how they are judged."""

from __future__ import annotations

from playground.knobs.fix import Fix
from playground.knobs.groups import DRAFTS
from playground.knobs.modes import drafters, is_set, loop
from playground.knobs.needs import (
    ASSISTANT,
    CAN_CROP_CACHE,
    DRAFT_MODEL,
    DRAFT_PROBABILITIES,
    DRAFTING,
    DRAFTS_IN_BLOCKS,
    EARLY_EXIT,
    ENDS_DRAFTS,
    GREEDY,
    HAS_MTP_LAYERS,
    LOOKUP,
    TOKEN_BY_TOKEN,
    TRANSLATED,
    WITH_PROBABILITIES,
)
from playground.knobs.spec import Config, Conflict, Knob, ValueOf


def _assisted(config: Config) -> bool:
    return loop(config) == "assisted_generation"


def _two_drafters(knob: str, *others: str) -> tuple[Conflict, ...]:
    """Only one thing can write the drafts. Each pair stands in one row of the table, so that it is told once."""
    return tuple(
        Conflict(
            lambda c, other=other: _assisted(c) and is_set(c, knob) and is_set(c, other),
            f"It cannot be combined with {other}: only one of them can write the drafts.",
            f"Both {knob} and {other} would write the drafts.",
            Fix("Keep one of them."),
        )
        for other in others
    )


def _cannot_go_back(knob: str) -> Conflict:
    return Conflict(
        lambda c: _assisted(c) and c.get("can_crop_cache") is False,
        "To check drafts, the model must be able to take back tokens that it has read.",
        "This model cannot take back tokens that it has read, so it cannot check drafts.",
        Fix(f"Leave {knob} out, or choose another model, such as a Llama.", {knob: None}),
    )


ROWS = [
    Knob(
        "prompt_lookup_num_tokens", DRAFTS, "int", None, minimum=1, maximum=1000, slider_minimum=1, slider_maximum=20,
        step=1, paper="https://github.com/apoorvumang/prompt-lookup-decoding",
        needs=(CAN_CROP_CACHE, *DRAFTING),
        synonyms=("speculative decoding", "drafts", "ngram", "n gram", "copy", "faster", "speed"),
        meaning="Draft up to this many tokens by copying what followed the same words earlier in the text.",
        explanation="If the last few tokens occur earlier in the prompt or the text, the tokens that followed there, "
        "at the first such place, become the draft, and the model checks them all in one pass. It needs no second "
        "model (if one is chosen, it is not used) and pays off where texts repeat their prompt, as in summaries or "
        "code. In a model with an encoder only what the decoder has written is searched, not the source. The text is "
        "still the one that the model would write without drafts.",
        conflicts=(
            *_two_drafters("prompt_lookup_num_tokens", "assistant_early_exit", "use_mtp"),
            _cannot_go_back("prompt_lookup_num_tokens"),
        ),
    ),
    Knob(
        "max_matching_ngram_size", DRAFTS, "int", 2, minimum=1, maximum=1000, slider_minimum=1, slider_maximum=10,
        step=1,
        needs=(*DRAFTING, LOOKUP),
        synonyms=("speculative decoding", "prompt lookup", "drafts", "n gram"),
        meaning="How many of the last tokens prompt lookup tries to match, at most.",
        explanation="The longest match is tried first, down to a single token. Longer ones are rarer and more often "
        "right.",
    ),
    Knob(
        "assistant_early_exit", DRAFTS, "int", None, minimum=1, maximum=10000, slider_minimum=1, slider_maximum=32,
        step=1, paper="https://arxiv.org/abs/2404.16710", needs=(EARLY_EXIT, CAN_CROP_CACHE, *DRAFTING),
        synonyms=("speculative decoding", "drafts", "self speculative", "layerskip", "faster", "speed"),
        meaning="Draft with the first layers of the model itself, up to this one.",
        explanation="The output head reads the hidden states of an early layer, and the whole model then checks the "
        "draft. It pays off only for models whose early layers were trained for that (LayerSkip), as the bundled "
        "one's were. It must be less than the number of layers.",
        conflicts=(
            *_two_drafters("assistant_early_exit", "assistant", "use_mtp"),
            Conflict(
                lambda c: _assisted(c) and c.get("is_encoder_decoder") is True,
                "It runs on decoder-only models.",
                "Early exit runs on decoder-only models, and this one has an encoder.",
                Fix("Leave assistant_early_exit out, or choose another model.", {"assistant_early_exit": None}),
            ),
            Conflict(
                lambda c: _assisted(c) and c.get("num_layers") is not None
                and c["assistant_early_exit"] >= c["num_layers"],
                "It must be less than the number of layers.",
                "assistant_early_exit is {assistant_early_exit}; this model has {num_layers} layers.",
                Fix(
                    "Use a number below {num_layers}, or leave assistant_early_exit out.",
                    {"assistant_early_exit": None},
                ),
            ),
            Conflict(
                lambda c: _assisted(c) and c.get("supports_early_exit") is False
                and c.get("is_encoder_decoder") is not True
                and c["assistant_early_exit"] < (c.get("num_layers") or c["assistant_early_exit"] + 1),
                "The kind of model must be able to run only its first layers, as a Llama does.",
                "This model cannot exit after an early layer: its kind of model always runs all of them.",
                Fix(
                    "Leave assistant_early_exit out, or choose a model that can, such as a Llama.",
                    {"assistant_early_exit": None},
                ),
            ),
            Conflict(
                lambda c: _assisted(c) and c["assistant_early_exit"] < (c.get("first_exit_layer") or 1),
                "One of the layers that run must have attention.",
                "assistant_early_exit is {assistant_early_exit}, but the first layer of this model with attention is "
                "layer {first_exit_layer}.",
                Fix(
                    "Use {first_exit_layer} or more, or leave assistant_early_exit out.",
                    {"assistant_early_exit": ValueOf("first_exit_layer")}, {"assistant_early_exit": None},
                ),
            ),
            _cannot_go_back("assistant_early_exit"),
        ),
    ),
    Knob(
        "num_assistant_tokens", DRAFTS, "int", 20, minimum=1, maximum=1000, slider_minimum=1, slider_maximum=32,
        step=1, paper="https://arxiv.org/abs/2211.17192",
        needs=(*DRAFTING, DRAFT_MODEL, TOKEN_BY_TOKEN),
        synonyms=("speculative decoding", "drafts", "draft max", "num speculative tokens", "gamma", "lookahead"),
        meaning="How many tokens the draft model writes, at most, before the model checks them.",
        explanation="All drafted tokens are checked in a single pass of the target model, and kept up to the first "
        "rejected one. Long drafts save passes when the draft model is good, and waste its work when it is not.",
    ),
    Knob(
        "num_assistant_tokens_schedule", DRAFTS, "choice", "constant",
        choices=("constant", "heuristic", "heuristic_transient"),
        needs=(*DRAFTING, DRAFT_MODEL, TOKEN_BY_TOKEN, ENDS_DRAFTS),
        paper="https://huggingface.co/blog/assisted-generation",
        synonyms=("speculative decoding", "drafts", "draft length"),
        meaning="Whether the length of drafts adapts to how many tokens were accepted.",
        explanation="The heuristics add 2 to num_assistant_tokens when a whole draft was accepted and take 1 away "
        "otherwise, down to 1. In transformers \"heuristic\" carries the length over to later runs; here every run "
        "begins with the value that is set, so both do the same.",
    ),
    Knob(
        "assistant_confidence_threshold", DRAFTS, "float", 0.4, minimum=0.0, maximum=1.0, slider_minimum=0.0,
        slider_maximum=1.0, step=0.05, paper="https://arxiv.org/abs/2405.04304",
        needs=(*DRAFTING, DRAFT_MODEL, TOKEN_BY_TOKEN, ENDS_DRAFTS),
        synonyms=("speculative decoding", "drafts", "draft p min", "probability"),
        meaning="The draft ends early when the draft model gives its own token less probability than this.",
        explanation="An unsure token is likely to be rejected, so the draft stops after it. 0 turns it off and shows "
        "plain speculative decoding, with drafts of full length. If scikit-learn is installed, transformers adapts "
        "the threshold during the run, but only for an assistant with the same tokenizer, not for one with another "
        "tokenizer or for early exit.",
    ),
    Knob(
        "assistant_ensemble_weight", DRAFTS, "float", None, minimum=0.0, open_minimum=True, maximum=1.0,
        open_maximum=True, slider_minimum=0.05, slider_maximum=0.95, step=0.05,
        paper="https://arxiv.org/abs/2604.07622",
        needs=(*DRAFTING, DRAFT_PROBABILITIES, WITH_PROBABILITIES),
        synonyms=("speculative decoding", "drafts", "lossy", "mixture"),
        meaning="Check drafts against a mixture of both models: the share of the target model.",
        explanation="Tokens are accepted by w * target + (1 - w) * draft instead of by the target only. More of the "
        "draft is kept, but the text is no longer what the target model would write by itself. If it is not set, the "
        "text does not change.",
        conflicts=(
            Conflict(
                lambda c: drafters(c) == ["prompt_lookup_num_tokens"] and _assisted(c),
                "Prompt lookup has no probabilities to mix in.",
                "Prompt lookup has no probabilities to mix in.",
                Fix(
                    "Leave assistant_ensemble_weight out, or choose an assistant.",
                    {"assistant_ensemble_weight": None},
                ),
            ),
        ),
    ),
    Knob(
        "assistant_lookbehind", DRAFTS, "int", 10, minimum=1, maximum=1000, slider_minimum=1, slider_maximum=50, step=1,
        paper="https://huggingface.co/blog/universal_assisted_generation",
        needs=(*DRAFTING, ASSISTANT, TOKEN_BY_TOKEN, TRANSLATED, GREEDY),
        synonyms=("speculative decoding", "drafts", "other tokenizer", "universal"),
        meaning="With an assistant of another tokenizer: how many of its tokens are re-aligned in each round.",
        explanation="Drafts are turned into text and then into the other model's tokens; some tokens before the new "
        "ones are included so that the two line up. Only greedy decoding works this way: sampling maps the tokens "
        "that both vocabularies share. It has no effect if both models have the same tokenizer.",
    ),
    Knob(
        "target_lookbehind", DRAFTS, "int", 10, minimum=1, maximum=1000, slider_minimum=1, slider_maximum=50, step=1,
        paper="https://huggingface.co/blog/universal_assisted_generation",
        needs=(*DRAFTING, ASSISTANT, TOKEN_BY_TOKEN, TRANSLATED, GREEDY),
        synonyms=("speculative decoding", "drafts", "other tokenizer", "universal"),
        meaning="With an assistant of another tokenizer: how many of the model's own tokens are re-aligned.",
        explanation="The counterpart of assistant_lookbehind, for the way from the model's tokens to the assistant's. "
        "It has no effect if both models have the same tokenizer.",
    ),
    Knob(
        "use_mtp", DRAFTS, "bool", False, paper="https://arxiv.org/abs/2404.19737",
        needs=(HAS_MTP_LAYERS, CAN_CROP_CACHE, *DRAFTING),
        conflicts=(
            *_two_drafters("use_mtp", "assistant"),
            Conflict(
                lambda c: _assisted(c) and c.get("num_mtp_layers") == 0,
                "The model must have layers that predict several tokens ahead.",
                "This model has no layers that predict several tokens ahead (num_mtp_layers).",
                Fix("Turn use_mtp off, or choose a model that has them, such as a DeepSeek V3.", {"use_mtp": False}),
            ),
            _cannot_go_back("use_mtp"),
        ),
        synonyms=("speculative decoding", "drafts", "multi token prediction", "faster", "speed"),
        meaning="Draft with the model's own heads for multi-token prediction.",
        explanation="Some models are trained to predict several tokens ahead and come with extra layers for it; "
        "these then write the draft, one token each. A model without them raises an error.",
    ),
    Knob(
        "speculation_type", DRAFTS, "choice", None, choices=("dflash",),
        needs=(*DRAFTING, ASSISTANT, DRAFTS_IN_BLOCKS),
        paper="https://arxiv.org/abs/2602.06036",
        synonyms=("speculative decoding", "drafts", "dflash", "block diffusion"),
        meaning="How a special assistant drafts: \"dflash\" writes a whole block at once.",
        explanation="For an assistant that was trained as a DFlash drafter of this very model: it reads the model's "
        "hidden states and fills in a block of masked tokens in one pass. With any other assistant it raises an "
        "error.",
    ),
]  # fmt: skip

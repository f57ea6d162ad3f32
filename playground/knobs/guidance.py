"""The knobs of guidance by a second prompt, and of watermarks."""

from __future__ import annotations

from collections.abc import Mapping

from playground.knobs.fix import Fix, only
from playground.knobs.groups import GUIDANCE
from playground.knobs.modes import BEAM_MODES, loop
from playground.knobs.spec import Config, Conflict, Fault, Field, Form, Knob
from playground.texts import said

_DEFAULT_RATIO = 0.25
_MAX_KEYS = 64


def _guided(config: Config) -> bool:
    return config.get("guidance_scale") not in (None, 1)


def _synth_id(config: Config) -> bool:
    return "ngram_len" in (config.get("watermarking_config") or ())


def _may_lack_green(config: Config) -> bool:
    """selfhash looks for a green token among the 40 best, and the library fails at a step that has none."""
    mark = config.get("watermarking_config") or {}
    return mark.get("seeding_scheme") == "selfhash" and mark.get("greenlist_ratio", _DEFAULT_RATIO) < _DEFAULT_RATIO


def _keys(value: Mapping[str, object], where: str) -> Fault | None:
    if len(value["keys"]) > _MAX_KEYS:
        why = said("must have at most {count} numbers", count=str(_MAX_KEYS))
        return Fault(f"{where}.keys", value["keys"], why)
    return None


_WATERMARKS = (
    Form(
        said("Green list"),
        "The text before each token seeds a random choice of a share of the vocabulary, which gets a bias.",
        (
            Field("greenlist_ratio", "float", _DEFAULT_RATIO, "The share of the vocabulary that is green.",
                  minimum=0, maximum=1, open_minimum=True, open_maximum=True),
            Field("bias", "float", 2.0, "What is added to the logits of green tokens.", minimum=-1e6, maximum=1e6),
            Field("hashing_key", "int", 15485863, "The secret: only those who know it can detect the watermark.",
                  minimum=0, maximum=2**62),
            Field("seeding_scheme", "choice", "lefthash",
                  "What seeds it: only the last token, or (selfhash, slower) the candidate and the tokens before it.",
                  choices=("lefthash", "selfhash")),
            Field("context_width", "int", 1,
                  "With selfhash, how many tokens seed it, the candidate included; lefthash only waits for that many.",
                  minimum=1, maximum=1024),
        ),
    ),
    Form(
        "SynthID",
        "The draw is biased by keyed random functions of the last tokens, in one round for each key.",
        (
            Field("ngram_len", "int", 5, "How many tokens, the drawn one included, the functions look at.",
                  minimum=2, maximum=64, required=True),
            Field("keys", "ints", (103, 214, 325, 436, 547, 658, 769, 870, 981),
                  "The secret: one whole number for each round; 20 to 30 make a strong watermark.",
                  minimum=0, maximum=2**62, required=True),
            Field("context_history_size", "int", 1024,
                  "How many contexts are remembered; a repeated context is not marked again.",
                  minimum=1, maximum=65536),
            Field("sampling_table_seed", "int", 0, "The seed of the table of random bits.", minimum=0, maximum=2**62),
            Field("sampling_table_size", "int", 65536, "How many bits that table has.", minimum=2, maximum=2**24),
            Field("skip_first_ngram_calls", "bool", False, "Leave the first ngram_len - 1 new tokens unmarked."),
            Field("debug_mode", "bool", False, "Mark a uniform distribution instead of the model's: for tests only."),
        ),
        _keys,
    ),
)  # fmt: skip

ROWS = [
    Knob(
        "guidance_scale", GUIDANCE, "float", None, minimum=-100, maximum=100, slider_minimum=0.0, slider_maximum=5.0,
        step=0.1, paper="https://arxiv.org/abs/2306.17806",
        synonyms=("cfg", "cfg scale", "classifier free guidance"),
        meaning="Above 1, move the distribution away from what the model says without the prompt.",
        explanation="Classifier-free guidance: the model runs a second time, on the negative prompt (or, without one, "
        "on the last token of the prompt only) and what has been written since, and the scores become uncond + scale * "
        "(cond - uncond), in log-probabilities. 1 is off; below 1 the distribution moves the other way. It costs a "
        "second pass per token.",
        # The processor keeps one unguided text, which it extends by the last token at each call: beams that change
        # places and drafts that are rejected leave it with a text that was never written. `generate` runs all the same.
        conflicts=(
            Conflict(
                lambda c: _guided(c) and c.get("is_encoder_decoder") is True and not c.get("writes_sound"),
                "It runs on decoder-only models.",
                "Guidance would run this model's decoder without its encoder.",
                Fix("Choose a decoder-only model, or leave guidance_scale out.", {"guidance_scale": None}),
            ),
            Conflict(
                lambda c: _guided(c) and loop(c) == "group_beam_search",
                "It cannot run with groups of beams (num_beam_groups above 1).",
                "Guidance cannot run with groups of beams.",
                only({"num_beam_groups": 1}, "guidance_scale"),
            ),
            Conflict(
                lambda c: _guided(c) and loop(c) in BEAM_MODES and loop(c) != "group_beam_search",
                "With beams it loses track of the texts.",
                "Guidance loses track of the texts when beams are reordered.",
                Fix("Set num_beams to 1 for correct guidance.", {"num_beams": 1}),
                "warning",
            ),
            Conflict(
                lambda c: _guided(c) and loop(c) == "assisted_generation"
                and c.get("assistant_early_exit") is not None,
                "It cannot run with assistant_early_exit.",
                "Guidance cannot run with drafts by early exit.",
                Fix("Leave assistant_early_exit or guidance_scale out.", {"assistant_early_exit": None}),
            ),
            Conflict(
                lambda c: _guided(c) and loop(c) == "assisted_generation" and c.get("assistant_early_exit") is None,
                "With drafts it loses track of the text.",
                "Guidance loses track of the text when drafts are rejected.",
                Fix("Decode without drafts for correct guidance."),
                "warning",
            ),
        ),
    ),
    Knob(
        "watermarking_config", GUIDANCE, "json", None, forms=_WATERMARKS, paper="https://arxiv.org/abs/2301.10226",
        shape=said(
            "an object for green lists, such as {green}, or for SynthID, such as {synthid}",
            green='{"bias": 2.5}', synthid='{"ngram_len": 5, "keys": [1, 2]}',
        ),
        synonyms=("green list", "synthid", "detect", "mark", "hash"),
        meaning="Hide a statistical watermark in the text, so that it can be recognised later.",
        explanation="A green list: the text before each token seeds a random choice of a share of the vocabulary, "
        "and the bias is added to those tokens; a detector counts them. With lefthash only the last token seeds it, "
        "whatever context_width is; with selfhash each of the 40 most probable candidates is tried, and gets the bias "
        "if it is in the list that it seeds together with the tokens before it. SynthID "
        "(https://www.nature.com/articles/s41586-024-08025-4) instead biases the draw by keyed random functions of "
        "the last new tokens, over several rounds. Only renormalize_logits runs after either of them.",
        # SynthID's processor keeps the last tokens itself, as guidance does
        conflicts=(
            Conflict(
                _may_lack_green,
                "With selfhash and a greenlist_ratio below 0.25, a run may fail: transformers cannot continue if none "
                "of the 40 most probable tokens is green.",
                "With selfhash and so few green tokens, the run fails at a step where none of the 40 most probable "
                "tokens is green.",
                Fix("Set greenlist_ratio to 0.25 or more, or seeding_scheme to lefthash."),
                "warning",
            ),
            Conflict(
                lambda c: _synth_id(c) and loop(c) == "group_beam_search",
                "With groups of beams, SynthID treats the groups as one text.",
                "SynthID treats the groups of beams as one text, so the watermark will not be detected.",
                Fix(
                    "Set num_beam_groups to 1 and do_sample to true, or use a green list.",
                    {"num_beam_groups": 1, "do_sample": True},
                ),
                "warning",
            ),
            Conflict(
                lambda c: _synth_id(c) and loop(c) in BEAM_MODES and loop(c) != "group_beam_search",
                "With beams, SynthID loses track of the texts.",
                "SynthID loses track of the texts when beams are reordered, so the watermark may not be detected.",
                Fix("Set num_beams to 1, or use a green list.", {"num_beams": 1}),
                "warning",
            ),
            Conflict(
                lambda c: _synth_id(c) and loop(c) == "assisted_generation",
                "With drafts, SynthID loses track of the text.",
                "SynthID loses track of the text when drafts are rejected: the model by itself would write something "
                "else.",
                Fix("Decode without drafts, or use a green list."),
                "warning",
            ),
        ),
    ),
]  # fmt: skip

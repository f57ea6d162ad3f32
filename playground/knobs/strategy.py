"""The knobs that choose the strategy: draw or take the best, one text or several side by side."""

from __future__ import annotations

from playground.knobs.fix import Fix, only
from playground.knobs.groups import STRATEGY
from playground.knobs.modes import BEAM_MODES, beams, constrained, generation_mode, loop, sampled, texts
from playground.knobs.spec import Conflict, Knob, ValueOf

ROWS = [
    Knob(
        "do_sample", STRATEGY, "bool", False, basic=True, paper="https://arxiv.org/abs/1904.09751",
        synonyms=("random", "randomness", "stochastic", "deterministic", "greedy", "creative"),
        meaning="Draw the next token at random by its probability, instead of always taking the most probable one.",
        explanation="When this is off, decoding is deterministic: greedy with one beam, beam search with more. When "
        "it is on, each token is drawn from the distribution that the processors leave, so a different seed gives a "
        "different text. The knobs of the group Sampling have an effect only when this is on (top_k also in "
        "contrastive search).",
        conflicts=(
            Conflict(
                lambda c: sampled(c) and loop(c) == "group_beam_search",
                "Diverse beam search (num_beam_groups above 1) does not sample.",
                "Diverse beam search does not sample, but do_sample is on.",
                Fix(
                    "Set do_sample to false, or num_beam_groups to 1 for beam sampling.",
                    {"do_sample": False}, {"num_beam_groups": 1},
                ),
            ),
            Conflict(
                lambda c: sampled(c) and loop(c) == "constrained_beam_search",
                "Constrained beam search (force_words_ids or constraints) does not sample.",
                "Constrained beam search does not sample, but do_sample is on.",
                Fix("Set do_sample to false, or leave out the words that must occur.", {"do_sample": False}),
            ),
        ),
    ),
    Knob(
        "num_beams", STRATEGY, "int", 1, minimum=1, maximum=1024, slider_minimum=1, slider_maximum=16, step=1,
        basic=True, paper="https://arxiv.org/abs/1409.3215",
        synonyms=("beam width", "beam size", "beam search", "best of", "deterministic"),
        meaning="How many partial texts are kept side by side; 1 means no beam search.",
        explanation="Beam search extends every kept text by every token at each step and keeps the num_beams best by "
        "total log-probability. It finds more probable texts than greedy decoding, at num_beams times the work. More "
        "probable is not always better: long open-ended texts become short, bland or repetitive.",
        conflicts=(
            Conflict(
                lambda c: loop(c) in BEAM_MODES and c.get("use_cache") is not False
                and c.get("can_reorder_cache") is False,
                "The model must keep a cache, or a state, that can follow beams; otherwise use_cache must be off.",
                "Beam search reorders its beams, and the state of this model cannot follow them.",
                Fix("Set use_cache to false, or num_beams to 1.", {"use_cache": False}, {"num_beams": 1}),
            ),
        ),
    ),
    Knob(
        "num_return_sequences", STRATEGY, "int", 1, minimum=1, maximum=1024, slider_minimum=1, slider_maximum=16,
        step=1,
        synonyms=("n", "best of", "several answers", "samples", "number of outputs"),
        meaning="How many texts one run returns.",
        explanation="With sampling, that many independent draws of the same prompt. With beams, the best finished "
        "hypotheses. Without either (greedy decoding, contrastive search, DoLa) there is only one answer, and assisted "
        "decoding returns only one.",
        conflicts=(
            Conflict(
                lambda c: texts(c) > 1 and generation_mode(c) == "assisted_generation",
                "Assisted decoding gives one text.",
                "Assisted decoding gives one text; {num_return_sequences} are requested.",
                only({"num_return_sequences": 1}),
            ),
            Conflict(
                lambda c: texts(c) > 1 and beams(c) == 1 and not sampled(c) and not constrained(c)
                and generation_mode(c) != "assisted_generation",
                "Without sampling and without beams there is one answer.",
                "Without sampling and without beams there is one answer; {num_return_sequences} are requested.",
                Fix(
                    "Set do_sample to true for {num_return_sequences} draws, or num_beams to {num_return_sequences}.",
                    {"do_sample": True}, {"num_beams": ValueOf("num_return_sequences")},
                ),
            ),
            Conflict(
                lambda c: 1 < beams(c) < texts(c),
                "With beams, it cannot be more than num_beams.",
                "{num_beams} beams cannot return {num_return_sequences} texts.",
                Fix(
                    "Set num_beams to {num_return_sequences} or more, or num_return_sequences to {num_beams} or less.",
                    {"num_beams": ValueOf("num_return_sequences")}, {"num_return_sequences": ValueOf("num_beams")},
                ),
            ),
        ),
    ),
]  # fmt: skip

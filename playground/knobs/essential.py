"""The four knobs that matter for a strategy: what the page shows beside the prompt, without a search.

Knows the table and the modes. `config` is always the effective one, as `Knob.inactive` describes it.
"""

from __future__ import annotations

from collections.abc import Mapping

from playground.knobs.modes import loop
from playground.knobs.spec import Config, Knob

COUNT = 4
LAST = "max_new_tokens"  # it matters for every strategy

# What matters for each mode, the first first; the names are those of `generation_mode`, and "custom".
OF_MODES: dict[str, tuple[str, ...]] = {
    "greedy_search": ("repetition_penalty", "no_repeat_ngram_size", "min_new_tokens"),
    "sample": ("temperature", "top_p", "top_k"),
    "beam_search": ("num_beams", "length_penalty", "num_return_sequences"),
    "beam_sample": ("num_beams", "temperature", "num_return_sequences"),
    "group_beam_search": ("num_beams", "num_beam_groups", "diversity_penalty"),
    "constrained_beam_search": ("force_words_ids", "num_beams", "length_penalty"),
    "contrastive_search": ("penalty_alpha", "top_k", "repetition_penalty"),
    "dola_generation": ("dola_layers", "repetition_penalty", "no_repeat_ngram_size"),
    "assisted_generation": ("num_assistant_tokens", "assistant_confidence_threshold", "temperature"),
    "block_diffusion": ("denoising", "eos_token_id", "pad_token_id"),
    "custom": ("do_sample", "temperature", "top_p"),
}

# Settings that stand for "nothing is changed": a preset names them to be exact, not because they matter.
_NEUTRAL = {"do_sample": (True, False), "num_beams": (1,), "temperature": (1.0,), "top_k": (0,), "top_p": (1.0,)}


def essential_knobs(config: Config, preset: Mapping[str, object], knobs: Mapping[str, Knob]) -> list[str]:
    """The names of `COUNT` knobs: what the chosen `preset` is about, then what matters for the mode of `config` and
    has an effect in it. `knobs` are those that the page offers.

    >>> from playground.knobs import KNOBS
    >>> essential_knobs({"do_sample": True}, {}, KNOBS)
    ['temperature', 'top_p', 'top_k', 'max_new_tokens']
    >>> essential_knobs({"num_beams": 4}, {}, KNOBS)
    ['num_beams', 'length_penalty', 'num_return_sequences', 'max_new_tokens']
    """
    named = [name for name, value in preset.items() if name != LAST and value not in _NEUTRAL.get(name, ())]
    if config.get("canvas_length"):
        named = []  # no preset is about such a model
    others = [name for mode in (loop(config), "greedy_search", "sample") for name in OF_MODES[mode]]
    has_effect = [name for name in others if name in knobs and not knobs[name].inactive(config)]
    order = dict.fromkeys([*named, *has_effect, *others])
    chosen = [name for name in order if name in knobs and not knobs[name].managed]
    return [*chosen[: COUNT - 1], LAST]

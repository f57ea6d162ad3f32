"""The few knobs that matter for a strategy."""

from __future__ import annotations

import pytest

from playground.knobs.essential import COUNT, LAST, OF_MODES, essential_knobs
from playground.presets.presets import PRESETS
from playground.ui.controls.knob_panel.value import PANEL_KNOBS


@pytest.mark.parametrize("name", PRESETS)
def test_each_strategy_has_four_that_are_set_or_have_an_effect(name):
    config = PRESETS[name].config
    chosen = essential_knobs(config, config, PANEL_KNOBS)
    assert len(chosen) == len(set(chosen)) == COUNT and chosen[-1] == LAST
    assert all(knob in config or not PANEL_KNOBS[knob].inactive(config) for knob in chosen)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("nucleus", ["temperature", "top_p", "top_k"]),
        ("min-p", ["min_p", "temperature", "top_p"]),
        ("greedy", ["repetition_penalty", "no_repeat_ngram_size", "min_new_tokens"]),
        ("beam", ["num_beams", "length_penalty", "num_return_sequences"]),
        ("diverse-beam", ["diversity_penalty", "num_beam_groups", "num_beams"]),
        ("contrastive", ["penalty_alpha", "top_k", "repetition_penalty"]),
        ("watermark", ["watermarking_config", "temperature", "top_p"]),
    ],
)
def test_what_a_strategy_is_about_comes_first(name, expected):
    config = PRESETS[name].config
    assert set(essential_knobs(config, config, PANEL_KNOBS)[:-1]) == set(expected)


def test_they_follow_the_mode_and_not_the_preset_alone():
    sampled = {"do_sample": True}
    assert essential_knobs(sampled, {}, PANEL_KNOBS)[:3] == ["temperature", "top_p", "top_k"]
    assert "num_beams" in essential_knobs({"num_beams": 4}, {}, PANEL_KNOBS)


def test_a_knob_that_is_not_offered_is_not_among_them():
    offered = {name: knob for name, knob in PANEL_KNOBS.items() if name != "temperature"}
    assert "temperature" not in essential_knobs({"do_sample": True}, {"temperature": 0.5}, offered)


def test_every_name_of_the_table_is_a_knob():
    assert {name for names in OF_MODES.values() for name in names} <= set(PANEL_KNOBS)

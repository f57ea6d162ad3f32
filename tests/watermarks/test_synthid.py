"""The g-values are the library's own, and the scores those of its authors; without the mark, z is standard normal."""

from __future__ import annotations

import math
import statistics

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import SynthIDTextWatermarkingConfig

from playground.watermarks.green_lists import WatermarkError
from playground.watermarks.synthid import GValues, SynthID, layer_weights, score, tokens_needed
from tests.support.tiny_models import EOS, byte_tokenizer, tiny_llama

KEYS = [654, 400, 836, 123, 340, 443, 597, 160, 57]
CONFIG = {"ngram_len": 5, "keys": KEYS}
CONFIGS = st.fixed_dictionaries(
    {
        "ngram_len": st.integers(2, 6),
        "keys": st.lists(st.integers(0, 2**62), min_size=1, max_size=5),
        "context_history_size": st.sampled_from([1, 3, 1024]),
        "sampling_table_seed": st.integers(0, 3),
        "sampling_table_size": st.sampled_from([100, 65536]),
    }
)
TEXTS = st.lists(st.integers(0, 300), max_size=40) | st.lists(st.integers(3, 4), max_size=40)  # some with repeats


@settings(max_examples=60, deadline=None)
@given(TEXTS, CONFIGS, st.booleans())
def test_the_g_values_and_what_counts_are_the_librarys(ids, config, ending):
    watermark, eos, first = SynthID(config), EOS if ending else None, config["ngram_len"] - 1
    if len(ids) <= first:
        with pytest.raises(WatermarkError, match="can be scored"):
            watermark.values(ids, eos)
        return
    processor = SynthIDTextWatermarkingConfig(**config).construct_processor(300, "cpu")
    row = torch.tensor([ids])
    mask = processor.compute_context_repetition_mask(row)
    if ending:
        mask = mask & processor.compute_eos_token_mask(row, EOS)[:, first:].bool()
    if not mask.any():
        with pytest.raises(WatermarkError, match="end token"):
            watermark.values(ids, eos)
        return
    values = watermark.values(ids, eos)
    assert torch.equal(values.g, processor.compute_g_values(row)[0]) and values.first == first
    assert torch.equal(values.counted, mask[0])
    scores = score(values)
    counting = processor.compute_g_values(row)[mask].double()
    assert scores.num_g_values == counting.numel()
    assert scores.mean == pytest.approx(counting.mean().item())
    assert scores.layers == pytest.approx(counting.mean(0).tolist())
    assert len(scores.tokens) == len(scores.counted) == len(ids) and sum(scores.counted) == len(counting)
    assert scores.tokens[:first] == [None] * first
    assert scores.tokens[first:] == pytest.approx(values.g.double().mean(1).tolist())
    assert scores.curve[-1] == (len(counting), scores.z_score)
    half = int(values.counted.nonzero()[0]) + 1  # enough for one that counts
    shorter = score(GValues(values.g[:half], values.counted[:half], first))
    assert dict(scores.curve[: len(shorter.curve)]) == pytest.approx(dict(shorter.curve))


@pytest.mark.parametrize(
    ("g", "mean", "weighted", "z"),
    [
        # by hand: two keys have the weights 20/11 and 2/11; one token, then two
        ([[1, 0]], 0.5, 10 / 11, (20 / 11 - 1) / math.sqrt((400 + 4) / 121 / 4)),
        ([[0, 1]], 0.5, 1 / 11, (2 / 11 - 1) / math.sqrt((400 + 4) / 121 / 4)),
        ([[1, 1], [0, 0]], 0.5, 0.5, 0.0),
        ([[1], [1], [1], [0]], 0.75, 0.75, 0.25 * 4 / math.sqrt(4 / 4)),  # one key: that of a coin
        ([[1, 1, 1]] * 9, 1.0, 1.0, None),
    ],
)
def test_scores_by_hand(g, mean, weighted, z):
    found = score(GValues(torch.tensor(g), torch.ones(len(g), dtype=torch.bool), 4))
    assert found.mean == pytest.approx(mean) and found.weighted_mean == pytest.approx(weighted)
    assert z is None or found.z_score == pytest.approx(z)


@pytest.mark.parametrize("depth", [1, 2, 9, 30])
def test_the_weights_fall_evenly_and_add_up_to_the_number_of_keys(depth):
    weights = layer_weights(depth)
    assert weights.sum().item() == pytest.approx(depth)
    steps = weights.diff()
    assert depth == 1 or (weights[0] / weights[-1]).item() == pytest.approx(10)
    assert torch.allclose(steps, steps.new_full(steps.shape, -9 / max(1, depth - 1) * depth / (5.5 * depth)))


def test_without_the_mark_z_is_standard_normal():
    generator = torch.Generator().manual_seed(0)
    texts = torch.randint(3, 2000, (300, 60), generator=generator).tolist()
    watermark = SynthID(CONFIG)
    zs = [score(watermark.values(text)).z_score for text in texts]
    assert abs(statistics.mean(zs)) < 0.2 and 0.85 < statistics.stdev(zs) < 1.15
    assert statistics.mean(z > 1.645 for z in zs) < 0.1


def test_a_marked_text_is_found_and_its_weight_lies_on_the_first_keys():
    model, tokenizer = tiny_llama(), byte_tokenizer()
    inputs = tokenizer("the cat", return_tensors="pt")
    settings = {"do_sample": True, "max_new_tokens": 100, "min_new_tokens": 100, "top_k": 0, "temperature": 2.0}

    def text(**more) -> list[int]:
        torch.manual_seed(3)
        return model.generate(**inputs, **settings, **more)[0, inputs.input_ids.shape[1] :].tolist()

    marked = score(SynthID(CONFIG).values(text(watermarking_config=SynthIDTextWatermarkingConfig(**CONFIG))))
    plain = score(SynthID(CONFIG).values(text()))
    wrong = score(SynthID(CONFIG | {"keys": [key + 1 for key in KEYS]}).values(text()))
    assert marked.z_score > 5 > 3 > abs(plain.z_score) and abs(wrong.z_score) < 3
    assert marked.weighted_mean > 0.55 and marked.p_value < 1e-6 < plain.p_value


@given(st.floats(0.1, 20), st.integers(1, 1000), st.floats(0.5, 9))
def test_the_tokens_needed_are_those_at_which_z_is_the_threshold(z, tokens, threshold):
    needed = tokens_needed(z, tokens, threshold)
    assert z * math.sqrt(needed / tokens) == pytest.approx(threshold)
    assert tokens_needed(-z, tokens, threshold) == tokens_needed(0.0, tokens, threshold) == math.inf


@pytest.mark.parametrize("config", [{"ngram_len": 5}, CONFIG | {"sampling_table_size": 2**25}, CONFIG | {"bias": 2.0}])
def test_what_the_library_refuses_is_refused(config):
    with pytest.raises((ValueError, TypeError)):
        SynthID(config)


def test_nothing_is_drawn_from_the_generator_of_all_runs():
    before = torch.get_rng_state()
    score(SynthID(CONFIG).values(list(range(40))))
    assert torch.equal(torch.get_rng_state(), before)

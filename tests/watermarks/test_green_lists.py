"""Detection gives the library's own numbers, and a mask that adds up to them."""

from __future__ import annotations

import math
import random
import statistics
from unittest import mock

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import LlamaConfig, WatermarkDetector, WatermarkingConfig

from playground.watermarks import green_lists, randperm
from playground.watermarks.green_lists import (
    GreenLists,
    WatermarkError,
    detect,
    expected_green_fraction,
    p_value,
    tokens_needed,
    z_curve,
    z_score,
)
from tests.support.tiny_models import byte_tokenizer, tiny_llama

VOCAB, BOS = 60, 1
CONFIGS = st.fixed_dictionaries(
    {
        "greenlist_ratio": st.sampled_from([0.1, 0.25, 0.5, 0.9]),
        "bias": st.sampled_from([0.5, 2.0]),
        "hashing_key": st.sampled_from([7, 15485863]),
        "seeding_scheme": st.sampled_from(["lefthash", "selfhash"]),
        "context_width": st.integers(1, 4),
    }
)
TEXTS = (
    st.lists(st.integers(2, VOCAB + 4), max_size=40)  # some beyond the vocabulary, as where logits are wider
    | st.lists(st.integers(2, 4), max_size=40)  # with repeats
)


def library(config: dict, once: bool = False, vocab: int = VOCAB, bos: int = BOS) -> WatermarkDetector:
    model_config = LlamaConfig(vocab_size=vocab, bos_token_id=bos)
    return WatermarkDetector(model_config, "cpu", WatermarkingConfig(**config), ignore_repeated_ngrams=once)


@settings(max_examples=30, deadline=None)
@given(TEXTS, CONFIGS, st.booleans(), st.booleans(), st.sampled_from([-1.0, 1.0, 3.0]))
def test_the_numbers_are_the_librarys_and_the_mask_adds_up_to_them(ids, config, once, with_bos, threshold):
    ids = [BOS, *ids] if with_bos else ids
    lists = GreenLists(config, VOCAB)
    if len(ids) - with_bos <= config["context_width"]:
        with pytest.raises(WatermarkError, match="can be scored"):
            detect(ids, lists, bos_token_id=BOS)
        return
    theirs = library(config, once)(torch.tensor([ids]), z_threshold=threshold, return_dict=True)
    ours = detect(ids, lists, threshold, once, BOS)
    assert (ours.num_tokens_scored, ours.num_green_tokens) == (theirs.num_tokens_scored[0], theirs.num_green_tokens[0])
    assert ours.green_fraction == theirs.green_fraction[0] and ours.prediction == theirs.prediction[0]
    assert ours.z_score == pytest.approx(theirs.z_score[0]) and ours.p_value == pytest.approx(theirs.p_value[0])
    assert len(ours.mask) == len(ours.counted) == len(ids)
    assert sum(ours.counted) == ours.num_tokens_scored
    assert sum(bool(green) and counts for green, counts in zip(ours.mask, ours.counted, strict=True)) == (
        ours.num_green_tokens
    )
    assert all(green is not None for green, counts in zip(ours.mask, ours.counted, strict=True) if counts)
    curve = z_curve(ours, lists.ratio)
    assert len(curve) == ours.num_tokens_scored and curve[-1] == (ours.num_tokens_scored, ours.z_score)
    for end in range(lists.context_width + 1 + with_bos, len(ids)):  # as it was when the text was shorter
        shorter = detect(ids[:end], lists, threshold, once, BOS)
        assert curve[shorter.num_tokens_scored - 1][1] == shorter.z_score


@settings(max_examples=20, deadline=None)
@given(TEXTS, CONFIGS)
def test_it_is_the_same_where_torch_must_permute_all(ids, config):
    """As on another device, or with a torch that permutes otherwise."""
    if len(ids) <= config["context_width"]:
        return
    fast = GreenLists(config, VOCAB)
    with mock.patch.object(randperm, "agrees", lambda: False):
        slow = GreenLists(config, VOCAB)
    assert detect(ids, fast) == detect(ids, slow)


def test_what_is_remembered_has_an_end(monkeypatch):
    monkeypatch.setattr(green_lists, "_MAX_CACHED", 10)
    lists, ids = GreenLists({}, VOCAB), [*range(3, 40), *range(3, 40)]
    assert detect(ids, lists) == detect(ids, lists) == detect(ids, GreenLists({}, VOCAB))


@pytest.mark.parametrize("scheme", ["lefthash", "selfhash"])
def test_a_watermarked_text_is_found_and_its_green_tokens_are_those_that_were_favoured(scheme):
    model, tokenizer = tiny_llama(), byte_tokenizer()
    vocab = model.config.vocab_size
    config = {"greenlist_ratio": 0.25, "bias": 8.0, "seeding_scheme": scheme, "context_width": 1}
    inputs = tokenizer("the cat", return_tensors="pt")
    settings = {"do_sample": True, "max_new_tokens": 60, "min_new_tokens": 60, "top_k": 0}
    lists = GreenLists(config, vocab)

    def text(**more) -> list[int]:
        torch.manual_seed(3)
        return model.generate(**inputs, **settings, **more)[0, inputs.input_ids.shape[1] :].tolist()

    marked = detect(text(watermarking_config=WatermarkingConfig(**config)), lists)
    plain = detect(text(), lists)
    assert marked.z_score > 6 and marked.prediction and not plain.prediction
    assert marked.p_value < 1e-9 < plain.p_value


def test_the_list_after_a_context_is_the_one_that_the_processor_favours():
    config = {"greenlist_ratio": 0.3, "bias": 2.0, "context_width": 2}
    lists = GreenLists(config, VOCAB)
    processor = WatermarkingConfig(**config).construct_processor(VOCAB, "cpu")
    scores = processor(torch.tensor([[5, 9, 11]]), torch.zeros(1, VOCAB))[0]
    green = lists.after([5, 9, 11])
    assert sorted(green) == scores.nonzero()[:, 0].tolist() and len(green) == lists.size == 18
    assert lists.green([(9, 11, token) for token in range(VOCAB)]) == [token in green for token in range(VOCAB)]
    with pytest.raises(ValueError, match="each token chooses its own"):
        GreenLists(config | {"seeding_scheme": "selfhash"}, VOCAB).after([1, 2])


@pytest.mark.parametrize("fast", [True, False])
def test_each_list_is_drawn_once(monkeypatch, fast):
    drawn = []

    def counted(original):
        return lambda *args, **kwargs: drawn.append(1) or original(*args, **kwargs)

    monkeypatch.setattr(torch, "randperm", counted(torch.randperm))
    monkeypatch.setattr(randperm.RandpermPrefix, "has", counted(randperm.RandpermPrefix.has))
    monkeypatch.setattr(randperm, "agrees", lambda: fast)
    lists = GreenLists({"context_width": 1}, VOCAB)
    drawn.clear()
    detect([5, 6, 5, 7, 5, 8, 9] * 30, lists)
    assert len(drawn) == 5  # one for each token that stands before another
    detect([5, 6, 5, 7, 5, 8, 9] * 40, lists)
    assert len(drawn) == 5


@pytest.mark.parametrize("config", [{"greenlist_ratio": 1.0}, {"seeding_scheme": "righthash"}])
def test_what_the_library_refuses_is_refused(config):
    with pytest.raises(ValueError):
        GreenLists(config, VOCAB)


@pytest.mark.parametrize(
    ("green", "total", "ratio", "z"), [(25, 100, 0.25, 0.0), (50, 100, 0.25, 5.7735), (0, 48, 0.5, -6.9282)]
)
def test_z_by_hand(green, total, ratio, z):
    assert z_score(green, total, ratio) == pytest.approx(z, abs=1e-4)


@pytest.mark.parametrize(("z", "p"), [(0, 0.5), (1.6449, 0.05), (3, 0.00135), (-3, 0.99865), (40, 0)])
def test_p_by_hand(z, p):
    assert p_value(z) == pytest.approx(p, abs=1e-5)


@given(st.floats(0.05, 0.9), st.floats(0.01, 1.0), st.floats(0.5, 9))
def test_the_tokens_needed_are_those_at_which_z_is_the_threshold(ratio, more, threshold):
    fraction = ratio + more * (1 - ratio)
    needed = tokens_needed(fraction, ratio, threshold)
    assert z_score(fraction * needed, needed, ratio) == pytest.approx(threshold)
    assert tokens_needed(ratio, ratio, threshold) == math.inf


@pytest.mark.parametrize(
    ("probabilities", "ratio", "bias", "expected"),
    [
        ([1.0], 0.25, 2.0, 0.25),  # nothing to choose: green as often as the list is large
        ([], 0.25, 2.0, 0.7112),  # all alike: ratio e^bias / (1 + (e^bias - 1) ratio)
        ([], 0.5, 0.0, 0.5),
    ],
)
def test_the_expected_share_by_hand(probabilities, ratio, bias, expected):
    assert expected_green_fraction(probabilities, ratio, bias) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("spread", [0.5, 2.0])
def test_no_fewer_tokens_are_green_than_the_bound_says(spread):
    generator = torch.Generator().manual_seed(0)
    logits = spread * torch.randn(VOCAB, generator=generator)
    ratio, bias, shares = 0.25, 2.0, []
    for _ in range(400):
        green = torch.zeros(VOCAB)
        green[torch.randperm(VOCAB, generator=generator)[: int(ratio * VOCAB)]] = 1
        shares.append(float(((logits + bias * green).softmax(-1) * green).sum()))
    bound = expected_green_fraction(logits.softmax(-1).tolist(), ratio, bias)
    assert bound - 0.02 < statistics.mean(shares) < bound + 0.15


@pytest.mark.parametrize("width", [1, 2, 4])
def test_a_wider_context_chooses_most_of_the_same_lists(width):
    """Why a detector with the wrong width finds a mark: lefthash looks at the last token alone, and selfhash takes the
    smallest of the context's hashes, which one token more changes for one list in width + 1 (for fewer with the
    library's own key, whose large hashes run over)."""
    draw = random.Random(width)
    ngrams = [tuple(draw.randrange(2000) for _ in range(width + 2)) for _ in range(3000)]
    for scheme, share in (("lefthash", 1.0), ("selfhash", width / (width + 1))):
        config = {"hashing_key": 7, "seeding_scheme": scheme, "greenlist_ratio": 0.25}
        right, wider = (GreenLists(config | {"context_width": each}, 2000) for each in (width, width + 1))
        seeds = [lists._seeds([ngram[-lists.ngram :] for ngram in ngrams]) for lists in (right, wider)]
        same = [a == b for a, b in zip(*seeds, strict=True)]
        assert statistics.fmean(same) == pytest.approx(share, abs=0.04)


@pytest.mark.slow
def test_repeated_ngrams_scatter_z_and_counted_once_they_do_not():
    """Why chance passes a threshold: a text of a few tokens over and over, as one that is split letter by letter."""
    draw = random.Random(2)
    ids = draw.choices(range(12), weights=range(1, 13), k=400)
    spreads = {}
    for once in (False, True):
        zs = [
            detect(ids, GreenLists({"hashing_key": key, "greenlist_ratio": 0.25}, 2000), 3.0, once).z_score
            for key in draw.sample(range(1, 2**31), 80)
        ]
        spreads[once] = statistics.stdev(zs)
    assert spreads[False] > 1.6 and spreads[True] == pytest.approx(1, abs=0.25)

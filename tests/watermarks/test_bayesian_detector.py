"""The trained detector is the library's: the same probability for the same parameters; and training finds good ones."""

from __future__ import annotations

import copy
import json
import random
import signal
from types import SimpleNamespace

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import (
    BayesianDetectorConfig,
    BayesianDetectorModel,
    SynthIDTextWatermarkDetector,
    SynthIDTextWatermarkingConfig,
)

from playground.watermarks.bayesian_detector import EPOCHS, TrainedDetector, _batch, from_json, to_json, train_bayesian
from playground.watermarks.green_lists import WatermarkError
from playground.watermarks.synthid import SynthID

EOS = 2
CONFIG = {"ngram_len": 3, "keys": [654, 400, 836, 123, 340]}
RULE = SynthID(CONFIG)


def plain_text(rng: random.Random, length: int = 40) -> list[int]:
    return [rng.randrange(3, 500) for _ in range(length)]


def marked_text(rng: random.Random, length: int = 40) -> list[int]:
    """Each token wins a tournament of two rounds, as the scheme has it."""
    ids = plain_text(rng, 2)
    while len(ids) < length:
        drawn = [rng.randrange(3, 500) for _ in range(4)]
        g = [RULE.values([*ids[-2:], token]).g[0].tolist() for token in drawn]
        one, other = max((0, 1), key=lambda i: g[i][0]), max((2, 3), key=lambda i: g[i][0])
        ids.append(drawn[max((one, other), key=lambda i: g[i][1])])
    return ids


@pytest.fixture(scope="module")
def texts() -> tuple[list[list[int]], list[list[int]]]:
    rng = random.Random(0)
    return [marked_text(rng) for _ in range(24)], [plain_text(rng) for _ in range(24)]


@pytest.fixture(scope="module")
def trained(texts) -> TrainedDetector:
    return train_bayesian(texts[0][:16], texts[1][:16], CONFIG, model="tiny")


@pytest.mark.usefixtures("interruptible")
def test_a_detector_whose_training_was_interrupted_is_kept(texts):
    losses = []

    def progress(done, of, loss):
        losses.append(loss)
        if done == 3:
            signal.raise_signal(signal.SIGINT)

    with pytest.warns(RuntimeWarning, match="ended after 3 rounds"):
        trained = train_bayesian(texts[0][:4], texts[1][:4], CONFIG, progress)
    assert len(losses) == 3 and trained.loss <= min(losses)


@pytest.mark.slow
def test_training_tells_texts_apart_that_it_has_not_seen(trained, texts):
    marked, plain = ([trained.posterior(RULE.values(ids)) for ids in kind[16:]] for kind in texts)
    wins = sum(one > other for one in marked for other in plain) / 64
    assert wins > 0.9 and trained.loss < 0.6 and trained.texts == 32


@settings(max_examples=25, deadline=None)
@given(st.integers(3, 12), st.integers(2, 4), st.booleans(), st.integers(0, 99))
def test_the_probability_is_that_of_the_librarys_detector(length, depth, ending, seed):
    """Also for a text with one n-gram, where its model alone loses a dimension."""
    rng = random.Random(seed)
    config = {"ngram_len": 3, "keys": [rng.randrange(2**40) for _ in range(depth)]}
    ids = plain_text(rng, length) + [EOS, 7, 8] * ending
    network = BayesianDetectorModel(BayesianDetectorConfig(watermarking_depth=depth))
    with torch.no_grad():
        for parameter in network.parameters():
            parameter.add_(0.3 * torch.randn(parameter.shape))
    processor = SynthIDTextWatermarkingConfig(**config).construct_processor(500, "cpu")
    theirs = SynthIDTextWatermarkDetector(network, processor, SimpleNamespace(eos_token_id=EOS))(torch.tensor([ids]))
    ours = TrainedDetector("", config, 8, 0.5, network.state_dict()).posterior(SynthID(config).values(ids, EOS))
    assert ours == pytest.approx(theirs[0].item(), rel=1e-4)


@pytest.mark.parametrize("lengths", [(3, 3), (3, 40), (40, 5, 3), (3,)])
def test_a_text_in_a_batch_is_judged_as_alone(trained, lengths):
    """The shorter ones are filled up, which must change nothing."""
    values = [RULE.values(plain_text(random.Random(length), length)) for length in lengths]
    network = BayesianDetectorModel(BayesianDetectorConfig(watermarking_depth=RULE.depth))
    network.load_state_dict(trained.parameters)
    together = network(*_batch(values))[0].tolist()
    assert together == pytest.approx([trained.posterior(text) for text in values], rel=1e-4)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_detector_and_no_run_notices(texts):
    before, found = torch.get_rng_state(), []
    for seed in (3, 3, 4):
        detector = train_bayesian(texts[0][:6], texts[1][:6], CONFIG, lambda done, of, loss: done < 5, seed)
        found.append(to_json(detector))
    assert found[0] == found[1] != found[2]
    assert torch.equal(torch.get_rng_state(), before)


def test_the_best_so_far_is_kept_when_it_is_stopped(texts):
    told = []

    def progress(done: int, of: int, loss: float) -> bool:
        told.append((done, of, loss))
        return done < 7

    detector = train_bayesian(texts[0][:8], texts[1][:8], CONFIG, progress)
    assert [done for done, _, _ in told] == list(range(1, 8)) and {of for _, of, _ in told} == {EPOCHS}
    assert detector.loss <= min(loss for _, _, loss in told)


@pytest.mark.slow
def test_it_stops_by_itself_where_nothing_is_to_be_learnt():
    rng, rounds = random.Random(0), []
    alike = [plain_text(rng) for _ in range(40)]
    detector = train_bayesian(alike[:20], alike[20:], CONFIG, lambda done, of, loss: rounds.append(done))
    assert len(rounds) < EPOCHS and detector.loss > 0.5


def test_training_works_in_a_thread_that_has_no_gradients(texts):
    with torch.inference_mode():
        detector = train_bayesian(texts[0][:6], texts[1][:6], CONFIG, lambda done, of, loss: done < 3)
    with_gradients = train_bayesian(texts[0][:6], texts[1][:6], CONFIG, lambda done, of, loss: done < 3)
    assert to_json(detector) == to_json(with_gradients)


def stop_at_once(*_) -> bool:
    return False


@pytest.mark.parametrize(
    ("config", "marked", "plain", "words"),
    [
        ({"ngram_len": 3, "keys": [5]}, 8, 8, "two keys"),
        (CONFIG, 3, 8, "3 texts with the"),
        (CONFIG, 8, 3, "3 texts without"),
        (CONFIG | {"ngram_len": 50}, 8, 8, "0 texts with"),
    ],
)
def test_what_cannot_be_learnt_is_said(texts, config, marked, plain, words):
    with pytest.raises(WatermarkError, match=words) as raised:
        train_bayesian(texts[0][:marked], texts[1][:plain], config)
    assert raised.value.fix.endswith(".")


def test_short_texts_are_left_out(texts):
    detector = train_bayesian([*texts[0][:4], [5]], [*texts[1][:4], []], CONFIG, stop_at_once)
    assert detector.texts == 8


# ------------------------------------------------------------------------------------------------------------ files


def test_a_file_gives_the_same_detector_again(trained, texts):
    again = from_json(json.loads(json.dumps(to_json(trained), allow_nan=False)))
    assert to_json(again) == to_json(trained)
    for ids in texts[0][:3]:
        assert again.posterior(RULE.values(ids)) == trained.posterior(RULE.values(ids))
    assert (again.model, again.watermark, again.texts) == ("tiny", CONFIG, 32)


@pytest.mark.parametrize("name", ["watermark", "beta", "delta", "prior", "loss", "model", "texts"])
@pytest.mark.parametrize(
    "value", [None, "x", [], {}, [1.0], [[1.0]], float("nan"), [float("inf")] * 5, {"ngram_len": 3, "keys": [1, 2]}]
)
def test_a_changed_file_is_refused(trained, name, value):
    data = copy.deepcopy(to_json(trained)) | {name: value}
    if name == "model" and value == "x":
        return
    with pytest.raises(ValueError, match="cannot be read"):
        from_json(data)


@pytest.mark.parametrize("name", ["format", "watermark", "beta", "delta", "prior", "loss", "model", "texts"])
def test_a_file_without_a_part_is_refused(trained, name):
    data = to_json(trained)
    del data[name]
    with pytest.raises(ValueError, match="format" if name == "format" else f"'{name}' is missing"):
        from_json(data)


JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(),
    lambda some: st.lists(some) | st.dictionaries(st.text(), some),
)


@given(JSON)
def test_anything_else_is_refused(data):
    with pytest.raises(ValueError, match="not a trained detector"):
        from_json(data)

"""Reports on texts: the library's numbers as plain JSON, and a clear answer to every text that has none."""

from __future__ import annotations

import dataclasses
import json
import math
import random
import threading

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import LlamaConfig, WatermarkDetector, WatermarkingConfig

from playground.engines.local import LocalEngine
from playground.models.locations import ModelError
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Trace
from playground.watermarks.bayesian_detector import from_json
from playground.watermarks.detection import MOST_POINTS, MOST_TOKENS, DetectionModel, Detectors, Query, thinned
from playground.watermarks.synthid import SynthID, score
from tests.support.fakes import FakeEngine
from tests.support.tiny_models import BOS, EOS, VOCAB_SIZE, byte_tokenizer, save, tiny_llama, tiny_t5

GREEN = {"greenlist_ratio": 0.25, "bias": 2.0, "hashing_key": 7, "seeding_scheme": "lefthash", "context_width": 1}
SYNTHID = {"ngram_len": 3, "keys": [654, 400, 836, 123]}
TEXT = "the cat sat on the mat and the dog sat on the cat. "


def opened(vocab: int = VOCAB_SIZE) -> DetectionModel:
    return DetectionModel(byte_tokenizer(), LlamaConfig(vocab_size=vocab, bos_token_id=BOS))


@pytest.fixture(scope="module")
def detectors():
    model = opened()
    return Detectors(lambda name: model)


def report(detectors: Detectors, text, watermark=GREEN, **more) -> dict:
    (told,) = detectors.detect([Query("tiny", text, watermark, **more)])
    json.dumps(told, allow_nan=False)
    return told


def refused(told: dict) -> str:
    assert set(told) == {"error"} and told["error"]["message"].endswith(".") and told["error"]["fix"].endswith(".")
    return told["error"]["message"]


@settings(max_examples=25, deadline=None)
@given(
    st.text(max_size=60) | st.lists(st.integers(0, VOCAB_SIZE - 1), max_size=40),
    st.sampled_from(["lefthash", "selfhash"]),
    st.integers(1, 3),
    st.booleans(),
    st.sampled_from([-1.0, 3.0]),
)
def test_the_numbers_are_the_librarys(detectors, text, scheme, width, once, threshold):
    config = GREEN | {"seeding_scheme": scheme, "context_width": width}
    told = report(detectors, text, config, once=once, threshold=threshold)
    readable = text.encode("utf-8", "replace").decode() if isinstance(text, str) else text
    ids = readable if isinstance(text, list) else byte_tokenizer()(readable, add_special_tokens=False)["input_ids"]
    if len(ids) - (ids[:1] == [BOS]) <= width:
        assert refused(told)
        return
    library = WatermarkDetector(opened().config, "cpu", WatermarkingConfig(**config), ignore_repeated_ngrams=once)
    theirs = library(torch.tensor([ids]), z_threshold=threshold, return_dict=True)
    for name in ("num_tokens_scored", "num_green_tokens", "green_fraction", "prediction"):
        assert told[name] == getattr(theirs, name)[0]
    for name in ("z_score", "p_value", "confidence"):
        assert told[name] == pytest.approx(getattr(theirs, name)[0])
    assert [row[0] for row in told["tokens"]] == ids
    assert sum(row[4] for row in told["tokens"]) == told["num_tokens_scored"] == len(told["curve"])
    assert sum(bool(row[3]) and row[4] for row in told["tokens"]) == told["num_green_tokens"]
    assert told["curve"][-1] == [told["num_tokens_scored"], told["z_score"]]


@pytest.mark.parametrize("watermark", [GREEN, SYNTHID])
def test_a_summary_is_the_report_without_its_text(detectors, watermark):
    whole, brief = (report(detectors, TEXT, watermark, summary=summary) for summary in (False, True))
    assert "tokens" in whole and "curve" in whole and ("layers" in whole) == (watermark is SYNTHID)
    assert brief == {name: value for name, value in whole.items() if name not in ("tokens", "curve", "layers")}


def test_synthid_is_scored_as_its_g_values_say(detectors):
    told = report(detectors, TEXT * 3, SYNTHID)
    ids = [row[0] for row in told["tokens"]]
    assert ids == byte_tokenizer()(TEXT * 3)["input_ids"]
    scores = score(SynthID(SYNTHID).values(ids, EOS))
    for name in ("mean", "weighted_mean", "num_g_values", "layers", "z_score", "p_value"):
        assert told[name] == getattr(scores, name)
    assert [row[5] for row in told["tokens"]] == scores.tokens and all(row[3] is None for row in told["tokens"])
    assert [row[4] for row in told["tokens"]] == scores.counted and told["num_g_values"] == 4 * sum(scores.counted)
    assert sum(scores.counted) < len(ids) - 2  # what is repeated does not count
    assert told["posterior"] is None and told["kind"] == "synthid"


def test_a_trained_detector_answers_for_its_own_watermark(detectors):
    rng = random.Random(0)
    texts = [[rng.randrange(3, VOCAB_SIZE) for _ in range(40)] for _ in range(8)]
    trained = json.loads(json.dumps(detectors.train("tiny", texts[:4], texts[4:], SYNTHID, seed=1)))
    assert trained["model"] == "tiny" and trained["watermark"]["keys"] == SYNTHID["keys"]
    told = report(detectors, texts[0], SYNTHID, detector=trained)
    expected = from_json(trained).posterior(SynthID(SYNTHID).values(texts[0], EOS))
    assert told["posterior"] == pytest.approx(expected) and told["posterior_why"] is None
    # what does not change the g-values may differ
    assert report(detectors, texts[0], SYNTHID | {"debug_mode": True}, detector=trained)["posterior"] is not None
    for watermark, detector, words in (
        (SYNTHID | {"keys": [1, 2, 3, 4]}, trained, "another watermark, with other keys"),
        (SYNTHID, trained | {"beta": [1.0]}, "cannot be read"),
        (SYNTHID, {}, "not a trained detector"),
        (SYNTHID, trained | {"watermark": {}}, "cannot be read"),
    ):
        told = report(detectors, texts[0], watermark, detector=detector)
        assert told["posterior"] is None and words in told["posterior_why"] and told["num_g_values"]
    other = report(detectors, texts[0], SYNTHID, detector=trained | {"model": "huge"})
    assert other["posterior"] == pytest.approx(expected) and "another model, huge" in other["posterior_why"]


@pytest.mark.parametrize(
    ("watermark", "texts", "words"),
    [(GREEN, 8, "Only a SynthID"), (SYNTHID, 3, "3 texts with"), (SYNTHID | {"keys": [5]}, 8, "two keys")],
)
def test_what_cannot_be_learnt_is_said(detectors, watermark, texts, words):
    with pytest.raises(ValueError, match=words) as raised:
        detectors.train("tiny", [[5, 6, 7, 8]] * texts, [[9, 6, 7, 8]] * 8, watermark)
    assert raised.value.message and raised.value.fix


def test_a_text_is_split_as_the_model_splits_it_and_pieces_make_it_again(detectors):
    text = "die Katze saß 在垫子上 🐈 𐍈"
    told = report(detectors, text)
    assert [row[0] for row in told["tokens"]] == byte_tokenizer()(text)["input_ids"]
    assert "".join(row[2] for row in told["tokens"]) == text and told["prompt_tokens"] == 0


@pytest.mark.parametrize("ids", [False, True])
def test_with_its_prompt_the_prompt_counts_as_text(detectors, ids):
    split = byte_tokenizer()
    prompt = split("once upon ")["input_ids"] if ids else "once upon "
    alone, both = (report(detectors, TEXT, prompt=prompt, with_prompt=flag) for flag in (False, True))
    whole = split("once upon ")["input_ids"] + split(TEXT)["input_ids"]
    assert alone["prompt_tokens"] == 0 and alone["tokens"] == report(detectors, TEXT)["tokens"]
    assert both["prompt_tokens"] == len(whole) - len(alone["tokens"]) > 0
    assert [row[0] for row in both["tokens"]] == whole
    assert both["num_tokens_scored"] == len(whole) - 1


@pytest.mark.parametrize(
    ("text", "watermark", "more", "words"),
    [
        ("", GREEN, {}, "empty"),
        ([], GREEN, {}, "empty"),
        ("a", GREEN, {}, "1 token"),
        ("abc", GREEN | {"context_width": 4}, {}, "4 before it"),
        ([BOS, 5], GREEN, {}, "1 token"),
        ([5, 300], GREEN, {}, "no token 300"),
        ([5, -1], GREEN, {}, "no token -1"),
        ([5] * (MOST_TOKENS + 1), GREEN, {}, "100,000 can be scored"),
        (TEXT, {}, {}, "No watermark"),
        (TEXT, GREEN | {"greenlist_ratio": 1.0}, {}, "less than 1"),
        (TEXT, GREEN | {"seeding_scheme": "righthash"}, {}, "lefthash"),
        (TEXT, GREEN | {"context_width": 0}, {}, "at least 1"),
        (TEXT, GREEN | {"hashing_key": "secret"}, {}, "whole number"),
        (TEXT, GREEN | {"gamma": 0.5}, {}, "no other fields"),
        ("", SYNTHID, {}, "empty"),
        ("a", SYNTHID, {}, "1 token"),
        ([5, 6], SYNTHID, {}, "number 3"),
        ([5, EOS, 7, 8], SYNTHID, {}, "end token"),
        (TEXT, {"ngram_len": 3}, {}, "keys"),
        (TEXT, SYNTHID | {"keys": []}, {}, "list of whole numbers"),
        (TEXT, SYNTHID | {"ngram_len": 1}, {}, "at least 2"),
        (TEXT, GREEN, {"threshold": math.nan}, "threshold"),
        (TEXT, GREEN, {"prompt": [4000], "with_prompt": True}, "no token 4000"),
    ],
)
def test_what_cannot_be_judged_is_said(detectors, text, watermark, more, words):
    assert words in refused(report(detectors, text, watermark, **more))


def test_one_bad_text_does_not_spoil_the_others(detectors):
    told = detectors.detect([Query("tiny", TEXT, GREEN), Query("tiny", "", GREEN), Query("tiny", TEXT, GREEN)])
    assert told[0] == told[2] and refused(told[1])


def test_a_ratio_that_could_not_be_generated_can_be_tried(detectors):
    assert report(detectors, TEXT, GREEN | {"seeding_scheme": "selfhash", "greenlist_ratio": 0.1})["list_size"] == 30


@pytest.mark.parametrize("vocab", [VOCAB_SIZE - 20, VOCAB_SIZE + 20])
def test_the_size_of_the_vocabulary_is_that_of_the_config(vocab):
    """Logits are often wider than the tokenizer's vocabulary, and sometimes it has grown beyond them."""
    model = opened(vocab)
    ids = [5, VOCAB_SIZE - 1, vocab - 1, 7, 5, 9]
    told = report(Detectors(lambda name: model), ids)
    theirs = WatermarkDetector(model.config, "cpu", WatermarkingConfig(**GREEN))(torch.tensor([ids]), return_dict=True)
    assert (told["num_tokens_scored"], told["num_green_tokens"]) == (5, theirs.num_green_tokens[0])
    assert told["list_size"] == int(vocab * 0.25)
    labels = [row[1] for row in told["tokens"]]
    assert (labels[2] == f"[{vocab - 1}]") == (vocab > VOCAB_SIZE)


def test_a_model_with_an_encoder_begins_its_texts_with_another_token():
    config = tiny_t5().config
    start = config.decoder_start_token_id
    ids = [start, *range(5, 30)]
    told = report(Detectors(lambda name: DetectionModel(byte_tokenizer(), config)), ids)
    theirs = WatermarkDetector(config, "cpu", WatermarkingConfig(**GREEN))(torch.tensor([ids]), return_dict=True)
    assert (told["num_tokens_scored"], told["num_green_tokens"]) == (24, theirs.num_green_tokens[0])
    assert [row[4] for row in told["tokens"][:3]] == [False, False, True]


def test_a_long_text_is_no_news_for_the_terminal(detectors, caplog):
    split = byte_tokenizer()
    split.model_max_length = 10
    report(Detectors(lambda name: DetectionModel(split, opened().config)), TEXT)
    assert not caplog.text


def test_ten_thousand_tokens(detectors):
    ids = torch.randint(3, VOCAB_SIZE, (10_000,), generator=torch.Generator().manual_seed(0)).tolist()
    told = report(detectors, ids)
    assert told["num_tokens_scored"] == 9_999 and len(told["tokens"]) == 10_000
    assert len(told["curve"]) == MOST_POINTS
    assert told["curve"][0][0] == 1 and told["curve"][-1] == [9_999, told["z_score"]]


@given(st.lists(st.tuples(st.integers(), st.floats(allow_nan=False)), max_size=50), st.integers(2, 12))
def test_a_thinned_curve_has_both_ends_and_nothing_twice(curve, most):
    thin = thinned([(place, y) for place, (_, y) in enumerate(curve)], most)
    assert len(thin) == min(len(curve), most)
    places = [place for place, _ in thin]
    assert places == sorted(set(places)) and set(places) <= set(range(len(curve)))
    assert not curve or (places[0], places[-1]) == (0, len(curve) - 1)


def test_the_threshold_decides_and_its_rate_is_told(detectors):
    told = report(detectors, TEXT, threshold=3.0)
    z = told["z_score"]
    assert report(detectors, TEXT, threshold=z)["prediction"] is False
    assert report(detectors, TEXT, threshold=z - 0.01)["prediction"] is True
    assert told["false_positive_rate"] == pytest.approx(0.00135, abs=1e-5)
    assert told["confidence"] == 1 - told["p_value"]


def test_the_tokens_needed_are_whole_or_unknown(detectors):
    needed = {}
    for key in range(1, 30):
        told = report(detectors, TEXT, GREEN | {"hashing_key": key})
        needed[told["green_fraction"] > 0.25] = told["tokens_needed"]
    assert needed[False] is None and isinstance(needed[True], int) and needed[True] > 0


def test_lists_are_made_once_for_every_bias_and_not_kept_for_ever():
    model = opened()
    detectors = Detectors(lambda name: model)
    one, other = (report(detectors, TEXT, GREEN | {"bias": bias}) for bias in (0.5, 9.0))
    assert one == other and len(detectors._cache) == 1
    for key in range(30):
        report(detectors, TEXT, GREEN | {"hashing_key": key})
    assert len(detectors._cache) < 10 and report(detectors, TEXT) == one


def test_many_threads_get_the_same_answers(detectors):
    queries = [Query("tiny", TEXT[start:], GREEN | {"hashing_key": key}) for key in range(1, 15) for start in (0, 9)]
    alone, together = detectors.detect(queries), {}
    threads = [
        threading.Thread(target=lambda place=place: together.update({place: detectors.detect(queries)}))
        for place in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(together[place] == alone for place in range(4))


def test_a_model_that_cannot_be_opened_is_an_answer():
    def missing(name):
        raise ModelError(f"There is no {name}.", "Choose another.")

    told = report(Detectors(missing), TEXT)
    assert told == {"error": {"message": "There is no tiny.", "fix": "Choose another."}}
    with pytest.raises(ValueError, match="There is no tiny") as raised:
        Detectors(missing).train("tiny", [], [], SYNTHID)
    assert raised.value.fix == "Choose another."


# ------------------------------------------------------------------------------------------------- through the engine


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return str(save(tmp_path_factory.mktemp("tiny")))


def test_a_run_of_the_engine_is_found_by_the_engine(folder):
    engine = LocalEngine(Settings())
    config = {"do_sample": True, "top_k": 0, "max_new_tokens": 60, "min_new_tokens": 60}
    strong = GREEN | {"bias": 8.0}
    texts = []
    for extra in ({"watermarking_config": strong}, {}):
        trace = Trace.fold(engine.stream(GenerationRequest(folder, "the cat", config=config | extra, seed=1)))
        texts.append(trace.sequences[0].token_ids)
    marked, plain = engine.detect([Query(folder, text, strong) for text in texts])
    assert marked["prediction"] and marked["z_score"] > 6 and not plain["prediction"]
    engine.close()


def test_a_detector_is_trained_by_the_engine(folder):
    engine, rounds = LocalEngine(Settings()), []
    texts = [[3 + (7 * start + 3 * place) % 200 for place in range(30)] for start in range(8)]

    def progress(*told) -> bool:
        rounds.append(told)
        return len(rounds) < 2

    trained = engine.train_detector(folder, texts[:4], texts[4:], SYNTHID, progress)
    assert [done for done, _, _ in rounds] == [1, 2] and trained["texts"] == 8
    (told,) = engine.detect([Query(folder, texts[0], SYNTHID, detector=trained)])
    assert 0 < told["posterior"] < 1


def test_detection_reads_no_weights(folder, tmp_path):
    model = tiny_llama()
    path = save(tmp_path / "tiny", model)
    for weights in path.glob("*.safetensors"):
        weights.unlink()
    told = report(LocalEngine(Settings()), TEXT)
    assert "tiny" in refused(told)
    engine = LocalEngine(Settings())
    ours, whole = (engine.detect([Query(str(place), TEXT, GREEN)])[0] for place in (path, folder))
    assert ours == whole and str(folder) not in engine._decode_thread.model_pool


@pytest.mark.parametrize("field", [field.name for field in dataclasses.fields(Query)][3:])
def test_what_a_query_may_leave_out_it_may(field):
    assert getattr(Query("tiny", "", GREEN), field) in ("", False, 3.0, None)


@pytest.mark.parametrize("watermark", [GREEN, SYNTHID])
def test_the_scripted_engine_answers_in_the_same_shape(detectors, watermark):
    ours = report(detectors, TEXT, watermark)
    (told,) = FakeEngine().detect([Query("stories", TEXT, watermark)])
    assert set(told) == set(ours)
    assert {name: type(value) for name, value in told.items()} == {name: type(ours[name]) for name in told}
    assert [type(item) for item in told["tokens"][-1]] == [type(item) for item in ours["tokens"][-1]]

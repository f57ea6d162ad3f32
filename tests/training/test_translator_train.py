"""The training of `translator`: a tokenizer, embeddings that know a dictionary, a model that loads."""

from __future__ import annotations

import itertools
import json

import pytest
import torch
from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

from training import translator_corpus, translator_train
from training.translator_train import batches, build, meanings, tokenizer_of, train

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("translator")
    translator_corpus.write(place / "train.jsonl", 1, 3000, held=False)
    return place


@pytest.fixture(scope="module")
def tokenizer(folder):
    lines = (folder / "train.jsonl").read_text("utf-8").splitlines()
    return tokenizer_of(itertools.chain.from_iterable(json.loads(line).values() for line in lines))


def test_words_of_one_meaning_begin_near_each_other(tokenizer):
    groups = [tokenizer.convert_ids_to_tokens(ids) for ids in meanings(tokenizer)]
    assert any({"Ġhouse", "ĠHaus", "Ġmaison"} <= set(group) for group in groups)
    weight = build(tokenizer).shared.weight
    house, haus, dog = (weight[tokenizer.convert_tokens_to_ids(word)] for word in ("Ġhouse", "ĠHaus", "Ġdog"))
    near, far = (torch.cosine_similarity(house, other, dim=0) for other in (haus, dog))
    assert near > 0.4 > abs(far)


def test_batches_are_the_same_for_the_same_seed(monkeypatch):
    monkeypatch.setattr(translator_train, "ROWS", 4)
    monkeypatch.setattr(translator_train, "SORTED", 2)
    sources = [[number + 2] * (1 + number % 5) for number in range(20)]
    targets = [[number + 2] for number in range(20)]
    one, other = (list(itertools.islice(batches(sources, targets, 3), 6)) for _ in range(2))
    for (inputs, labels), (again, _) in zip(one, other, strict=True):
        assert torch.equal(inputs, again)
        assert inputs.shape[0] == labels.shape[0] == 4 and torch.equal(inputs[:, 0], labels[:, 0])
        assert ((inputs != 0).sum(-1) >= 1).all()


def test_training_lowers_the_loss_and_exports_what_loads(folder, monkeypatch, capsys):
    monkeypatch.setattr(translator_train, "ROWS", 8)
    monkeypatch.setattr(translator_train, "WARMUP", 2)
    place = train(folder, steps=20, log_every=10)
    first, last = (float(line.split()[3]) for line in capsys.readouterr().out.splitlines() if line.startswith("step"))
    assert last < first
    model, tokenizer = AutoModelForSeq2SeqLM.from_pretrained(place), AutoTokenizer.from_pretrained(place)
    inputs = tokenizer("translate English to German: The house is wonderful.", return_tensors="pt")
    assert inputs.input_ids[0, -1] == tokenizer.eos_token_id == model.generation_config.eos_token_id
    assert model.generate(**inputs, max_new_tokens=3)[0, 0] == model.generation_config.decoder_start_token_id
    assert model.dtype == torch.float32 and json.loads((place / "config.json").read_text("utf-8"))["dtype"] == "float32"
